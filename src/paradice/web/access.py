"""Pages for access control: the forms for password and key, invitations, and the host's message."""

from __future__ import annotations

from paradice.faces.html import Html, escape
from paradice.faces.pen import Pen
from paradice.web.page import page, top


def sheet(pen: Pen, title: str, inside: str, back: str = "/") -> Html:
    body = f'{top(pen, back)}<main class="sheet small"><h1>{title}</h1>{inside}</main>'
    return page(pen, f"{title} · Paradice", body, scripts=["site.js"])


def removed_page(pen: Pen, reason: str) -> Html:
    return sheet(pen, pen("shell-removed-house"), why(pen, reason))


def closed_page(pen: Pen, reason: str) -> Html:
    kept = f'<p class="about">{pen("shell-table-kept")}</p>'
    back = f'<p><a class="btn-s" href="/">{pen("shell-go-back")}</a></p>'
    return sheet(pen, pen("shell-table-closed"), why(pen, reason) + kept + back)


def asleep_page(pen: Pen, reason: str) -> Html:
    return sheet(pen, pen("shell-asleep"), why(pen, reason))


def why(pen: Pen, reason: str) -> Html:
    return Html(f"<p>{pen('shell-host-says', reason=reason)}</p>" if reason else "")


def word_page(pen: Pen, back: str, *, is_wrong: bool = False) -> Html:
    """The form for the password of the server."""
    fault = f'<p class="fault" role="alert">{pen("shell-word-wrong")}</p>' if is_wrong else ""
    inside = (
        f'{fault}<form method="post" action="/door"><input type="hidden" name="back" '
        f'value="{escape(back)}"><label class="field">{pen("shell-word")}<input name="word" '
        f'required maxlength="100" autocomplete="off" autofocus></label>'
        f'<button class="btn go wide">{pen("shell-come-in")}</button></form>'
    )
    return sheet(pen, pen("shell-word-wanted"), inside)


def strangers_page(pen: Pen) -> Html:
    link = f'<p><a class="quiet" href="/back">{pen("shell-back")}</a></p>'
    return sheet(pen, pen("shell-members-only"), f"<p>{pen('shell-members-about')}</p>{link}")


def invited_page(pen: Pen, token: str, name: str) -> Html:
    inside = (
        f"<p>{pen('shell-invited-about', name=name)}</p>"
        f'<form method="post" action="/door/{escape(token)}">'
        f'<button class="btn go wide">{pen("shell-come-in")}</button></form>'
    )
    return sheet(pen, pen("shell-invited"), inside, f"/door/{escape(token)}")


def key_page(pen: Pen, *, is_wrong: bool = False) -> Html:
    """The form for the key printed at the start."""
    fault = f'<p class="fault" role="alert">{pen("shell-key-wrong")}</p>' if is_wrong else ""
    inside = (
        f'<p class="about">{pen("shell-key-about")}</p>{fault}'
        f'<form method="post" action="/house"><label class="field">{pen("shell-key")}'
        f'<input name="key" type="password" required maxlength="200" autocomplete="off" autofocus>'
        f'</label><button class="btn go wide">{pen("shell-come-in")}</button></form>'
    )
    return sheet(pen, pen("shell-house"), inside, "/house")


def draw_notice(pen: Pen, text: str, mark: str) -> Html:
    """The host's message: one line at the top, which never covers a table."""
    return Html(
        f'<aside class="notice" aria-label="{pen("shell-notice")}"><p role="status"><b>'
        f"{pen('shell-notice')}</b> {escape(text)}</p>"
        f'<form method="post" action="/door/heard"><input type="hidden" name="mark" '
        f'value="{escape(mark)}">'
        f"<button>{pen('shell-close')}</button></form></aside>"
    )
