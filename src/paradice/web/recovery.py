"""Pages for using another browser, and for recovering a seat."""

from __future__ import annotations

from collections.abc import Sequence

from paradice.faces.html import Html, escape, safe
from paradice.faces.pen import Pen
from paradice.web.invite import SeatEntry, code, draw_seat, link_field
from paradice.web.page import page, top


def sheet(pen: Pen, title: str, inside: str, back: str, game: str = "") -> Html:
    body = (
        f'{top(pen)}<main class="sheet small place"><h1>{title}</h1>{inside}'
        f'<p><a class="btn-s" href="{escape(back)}">{pen("shell-go-back")}</a></p></main>'
    )
    return page(pen, f"{title} · Paradice", body, game=game, scripts=["site.js"])


def press(pen: Pen, action: str, key: str) -> Html:
    button = f'<button class="btn go">{pen(key)}</button>'
    return Html(f'<form method="post" action="{safe(action)}">{button}</form>')


def place_page(
    pen: Pen, game: str, table_id: str, *, is_seated: bool, lost: Sequence[SeatEntry]
) -> Html:
    """For players: two ways to keep the seat. For others: two ways to recover one."""
    here = f"/t/{table_id}"
    if is_seated:
        inside = (
            f"<h2>{pen('shell-device')}</h2><p>{pen('shell-device-about')}</p>"
            f"{press(pen, f'{here}/device', 'shell-device-make')}"
            f"<h2>{pen('shell-keep')}</h2><p>{pen('shell-keep-about')}</p>"
            f"{press(pen, f'{here}/keep', 'shell-keep-make')}"
        )
        return sheet(pen, pen("shell-place"), inside, here, game)
    link = f'<a class="btn" href="/back">{pen("shell-back")}</a>'
    inside = f"<p>{pen('shell-back-about')}</p><p>{link}</p>"
    rows = "".join(
        f'<li><label class="choice"><input type="radio" name="seat" value="{seat.seat}" required> '
        f"{draw_seat(pen, seat)}</label></li>"
        for seat in lost
    )
    if rows:
        inside += (
            f"<h2>{pen('shell-claim')}</h2><p>{pen('shell-claim-about')}</p>"
            f'<form method="post" action="{safe(here)}/claim"><ol class="seats chairs">{rows}</ol>'
            f'<label class="field">{pen("shell-name")}<input name="name" maxlength="24" required '
            f'autocomplete="nickname"></label><button class="btn go">{pen("shell-claim-ask")}'
            f"</button></form>"
        )
    return sheet(pen, pen("shell-place-lost"), inside, here, game)


def device_page(pen: Pen, game: str, table_id: str, link: str, *, is_local: bool) -> Html:
    """A link and its code, for one use."""
    if is_local:
        shown = f'<p class="warn" role="alert">{pen("shell-local-link")}</p>'
    else:
        shown = code(link, pen.words("shell-device"))
    inside = (
        f'<div class="pass">{shown}<div>{link_field(pen, pen("shell-device-link"), link)}'
        f"<p>{pen('shell-device-once')}</p></div></div>"
    )
    return sheet(pen, pen("shell-device"), inside, f"/t/{table_id}", game)


def words_page(pen: Pen, game: str, table_id: str, words: str) -> Html:
    """Six words to write down."""
    rows = "".join(f"<li>{escape(word)}</li>" for word in words.split())
    inside = f'<ol class="six">{rows}</ol><p>{pen("shell-keep-write")}</p>'
    return sheet(pen, pen("shell-keep"), inside, f"/t/{table_id}", game)


def come_page(pen: Pen, token: str, table_id: str, has_own: bool) -> Html:
    """The page on the other device: a button, so that a preview of the link does not use it up."""
    warning = f'<p class="warn" role="alert">{pen("shell-device-own")}</p>' if has_own else ""
    inside = (
        f'<p>{pen("shell-device-here")}</p>{warning}<form method="post" '
        f'action="/come/{safe(token)}"><input type="hidden" name="table" '
        f'value="{escape(table_id)}">'
        f'<button class="btn go wide">{pen("shell-sit-down")}</button></form>'
    )
    return sheet(pen, pen("shell-device"), inside, "/")


def back_page(pen: Pen, has_own: bool, fault: str = "") -> Html:
    """The form for six words, which recover all seats of a person."""
    warning = f'<p class="fault" role="alert">{fault}</p>' if fault else ""
    if has_own:
        warning += f'<p class="warn" role="alert">{pen("shell-device-own")}</p>'
    inside = (
        f'{warning}<p>{pen("shell-back-words")}</p><form method="post" action="/back">'
        f'<label class="field">{pen("shell-six")}<input name="words" maxlength="200" required '
        f'autocomplete="off" autocapitalize="none" spellcheck="false"></label>'
        f'<button class="btn go wide">{pen("shell-back")}</button></form>'
    )
    return sheet(pen, pen("shell-back"), inside, "/")
