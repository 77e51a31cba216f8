"""The invitation: the seats, a link with its QR code, and opening the server to the network."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import segno

from paradice.faces.html import Html, escape, trusted
from paradice.faces.pen import Pen
from paradice.web.poster import poster_art


@dataclass(frozen=True)
class SeatEntry:
    """A seat before the deal: free, taken by somebody, or by a bot of some level."""

    seat: int
    kind: str
    name: str
    level: str

    @property
    def is_free(self) -> bool:
        return self.kind == "open"


def draw_seat(
    pen: Pen, seat: SeatEntry, free: str = "shell-seat-free", *, is_mine: bool = False
) -> Html:
    """A seat with its name; a bot has a badge and its level."""
    if seat.is_free:
        return Html(f'<i class="av vacant">{pen.avatar(seat.seat, 34)}</i><span>{pen(free)}</span>')
    badge = note = ""
    if seat.kind == "bot":
        badge = f'<b class="robot">{pen.icon("pd-bot", 13)}</b>'
        note = f" <small>{pen(f'shell-bot-{seat.level}')}</small>"
    elif is_mine:
        note = f" <small>{pen('shell-you')}</small>"
    return Html(
        f'<i class="av">{pen.avatar(seat.seat, 34)}{badge}</i>'
        f"<span>{escape(seat.name)}{note}</span>"
    )


def draw_seats(pen: Pen, game: str, seats: Sequence[SeatEntry], mine: Sequence[int]) -> Html:
    """A round table seen from above, the first of *mine* the nearest seat."""
    first = mine[0] if mine else 0
    rows = "".join(
        f"<li{' class=empty' if seat.is_free else ''}{place_at(seat.seat - first, len(seats))}>"
        f"{draw_seat(pen, seat, is_mine=seat.seat in mine)}</li>"
        for seat in seats
    )
    here = pen("shell-here", here=sum(not seat.is_free for seat in seats), count=len(seats))
    return Html(
        f'<div class="round">{felt(pen, game, here)}'
        f'<ol class="chairs" aria-live="polite">{rows}</ol></div>'
    )


def felt(pen: Pen, game: str, said: str = "") -> Html:
    """The table itself, with the box of the game on it."""
    return Html(f'<div class="felt">{poster_art(pen, game)}<p>{said}</p></div>')


def place_at(place: int, count: int) -> Html:
    """Return the position of a seat round the table, the first nearest, as attributes."""
    turn = math.tau * (0.25 + place / count)
    return Html(f' style="--x:{math.cos(turn):.3f};--y:{math.sin(turn):.3f}"')


def code(link: str, name: str) -> Html:
    """A QR code as SVG, dark on white for cameras."""
    drawn = trusted(segno.make(link, micro=False).svg_inline(border=2, omitsize=True))
    return Html(f'<div class="code" role="img" aria-label="{escape(name)}">{drawn}</div>')


def link_field(pen: Pen, label: str, link: str) -> Html:
    """An address with a button that copies it; without scripts it can be selected."""
    return Html(
        f'<div class="link"><label class="field">{label}<input readonly value="{escape(link)}" '
        f"data-copy></label>{copy_button(pen, 'btn-s')}</div>"
    )


def copy_button(pen: Pen, css: str) -> Html:
    """A button that copies the address beside it, or the first of the page; the script shows it."""
    return Html(
        f'<button class="{css}" type="button" data-copies hidden '
        f'data-done="{pen("shell-copied")}" data-keys="{pen("shell-copy-keys")}">'
        f"{pen.icon('pd-link', 16)}<span role=status>{pen('shell-copy')}</span></button>"
    )


def network_notice(pen: Pen, home: str, may_open: bool, back: str, with_code: bool) -> Html:
    """For whoever started the server: whether it is open to the network, and a button for that."""
    if home:
        shown = code(home, home) if with_code else ""
        return Html(
            f'<section class="door is-open">{shown}<div><p>{pen("shell-house-open")}</p>'
            f'<p class="where">{escape(home)}</p></div></section>'
        )
    if not may_open:
        return Html("")
    return Html(
        f'<section class="door"><p>{pen("shell-house-closed")}</p><form method="post" '
        f'action="/open"><input type="hidden" name="back" value="{escape(back)}">'
        f'<button class="btn-s">{pen("shell-open-house")}</button></form></section>'
    )


def ticket(
    pen: Pen, game: str, host: str, link: str, watch: str, *, is_local: bool, door: str
) -> Html:
    """The ticket: who invites to what, and the link, with a QR code if others can open it."""
    invites = pen("shell-invites", name=host) if host else ""
    if is_local:
        shown = f'<div class="code none">{pen.icon("pd-no", 26)}<p>{pen("shell-no-code")}</p></div>'
        warning = f'<p class="warn" role="alert">{pen("shell-local-link")}</p>'
    else:
        shown = code(link, link)
        warning = f'<p class="about">{pen("shell-invite-about")}</p>'
    return Html(
        f'<section class="ticket"><div class="ticket-top">{poster_art(pen, game)}<div>'
        f"<p>{invites}</p><h2>{pen('game-name')}</h2><p>{pen('game-about')}</p></div></div>"
        f'<div class="ticket-low">{shown}<div>{link_field(pen, pen("shell-invite"), link)}'
        f"{warning}{door}</div></div>"
        f"{link_field(pen, pen('shell-watch-link'), watch)}</section>"
    )
