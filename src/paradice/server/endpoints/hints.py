"""Hints and reasons: as a part for the script, as a page without script, and as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from paradice.bots.reasons import Hint, unpack
from paradice.core.events import EVERYONE
from paradice.core.table import Table
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.server.identity import language_of, person_of, whole
from paradice.server.refusal import Refusal
from paradice.server.requests import form_of, lobby_of, room_of
from paradice.server.room import Room
from paradice.web.hint import Named, draw_hint, draw_saying, draw_why
from paradice.web.page import page, top

FAILED: Final = 503
"""The status of a hint that was not found in time: the script offers to ask again."""


def must_sit(request: Request, room: Room, asked: int) -> int:
    """Return the seat that asks: one of the person's own."""
    mine = room.row.seats_of(person_of(request))
    if asked not in mine and len(mine) == 1 and asked == EVERYONE:
        asked = mine[0]
    if asked not in mine:
        raise Refusal("shell-you-only-watch")
    if room.row.seats[asked].is_bot:
        raise Refusal("shell-bot-plays")
    return asked


def names_now(room: Room, seat: int) -> dict[str, Named]:
    """Return the names of the moves of *seat* on its table.

    To be called before the hint is computed: the table may have changed when it is there.
    """
    room.must_have_match()
    return {
        text: Named(offer.label, offer.brief, offer.key, offer.detail)
        for text, offer in room.audience.sight(seat).offers.items()
    }


def names_then(room: Room, before: Table, asker: int, hint: Hint) -> dict[str, Named]:
    """Return the names of the moves of another seat, as *asker* saw that table."""
    view = room.game.view(before, asker)
    find = room.game.catalogue.find
    return {move.move: Named(room.game.label(view, find(move.move))) for move in hint.moves}


async def hint(request: Request) -> Response:
    """The best moves of a seat whose turn it is."""
    form = await form_of(request)
    room = await room_of(request)
    pen = room.audience.pen(language_of(request))
    try:
        seat = must_sit(request, room, whole(form.get("seat", "")))
        names = names_now(room, seat)
        found = await lobby_of(request).adviser.hint(room, person_of(request), seat)
        drawn = draw_hint(pen, found, names)
        status = 200
    except Refusal as refusal:
        drawn, status = draw_saying(pen, pen(refusal.key)), status_of(refusal)
    return shown(request, room, pen, form, drawn, status)


async def why(request: Request) -> Response:
    """Why a bot may have moved so: the move at a place of the log."""
    form = await form_of(request)
    room = await room_of(request)
    pen = room.audience.pen(language_of(request))
    try:
        seat = must_sit(request, room, whole(form.get("seat", "")))
        found, before, played = await lobby_of(request).adviser.why(
            room, person_of(request), seat, whole(form.get("entry", ""))
        )
        drawn = draw_why(pen, found, names_then(room, before, seat, found), played)
        status = 200
    except Refusal as refusal:
        drawn, status = Html(f"<p>{pen(refusal.key)}</p>"), status_of(refusal)
    return shown(request, room, pen, form, drawn, status)


def status_of(refusal: Refusal) -> int:
    return FAILED if refusal.key == "hint-failed" else 409


def shown(
    request: Request, room: Room, pen: Pen, form: Mapping[str, str], drawn: str, status: int
) -> Response:
    """Return a part for the script, or a page of its own."""
    if form.get("part"):
        return HTMLResponse(drawn, status if status == FAILED else 200)
    body = (
        f'{top(pen)}<main class="sheet small"><section class="hint flat">{drawn}</section>'
        f'<p><a class="btn-s" href="/t/{safe(room.row.id)}">{pen("shell-go-back")}</a></p></main>'
    )
    return HTMLResponse(
        page(pen, f"{pen('hint')} · Paradice", body, game=room.row.game, styles=["hint.css"]),
        status,
    )


class Asking(msgspec.Struct, forbid_unknown_fields=True):
    """Ask for a hint as one seat; or with ``entry`` why the bot of that entry of the log moved so.

    Entries are counted from 0 on, from the beginning of the log.
    """

    seat: int = EVERYONE
    entry: int = -1


def as_json(pen: Pen, found: Hint, names: Mapping[str, Named]) -> dict[str, Any]:
    """Return a hint as data, for programs."""
    say = pen.words.say
    return {
        "seat": found.seat,
        "moves": [
            {
                "move": move.move,
                "label": say(names[move.move].label, pen.names),
                "wins": move.wins,
                "doubt": move.doubt,
                "brings": say(unpack(move.brings), pen.names),
                "risks": [say(unpack(risk), pen.names) for risk in move.risks],
            }
            for move in found.moves
        ],
        "equal": found.is_equal,
        "even": found.even,
        "rough": found.is_rough,
    }
