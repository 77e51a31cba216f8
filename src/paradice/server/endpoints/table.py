"""The page of a table, and its form, by which everything can be done without scripts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from paradice.core.events import EVERYONE
from paradice.core.names import clean_line
from paradice.core.outline import outline_of
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games import find_game
from paradice.server.audience import Viewer
from paradice.server.bots import LEVELS
from paradice.server.consent import has_hints
from paradice.server.endpoints.socket import token_of, write_chat, write_page_log
from paradice.server.identity import (
    language_of,
    person_of,
    whole,
)
from paradice.server.lobby import bot_name
from paradice.server.moderation import Muted, moderation_of
from paradice.server.network import network_of
from paradice.server.refusal import OldRules, Refusal
from paradice.server.requests import eyes, form_of, lobby_of, room_of, see_other
from paradice.server.room import Room
from paradice.server.store import OVER, SeatRow, TableRow
from paradice.server.writer import StoreAway
from paradice.web.assets import make_pen
from paradice.web.invite import SeatEntry, link_field, network_notice, ticket
from paradice.web.lobby import gather_page
from paradice.web.page import PACES, as_json, message_page, page, settings, table_page, top
from paradice.web.stopped import stopped_page


async def table(request: Request) -> Response:
    try:
        room = await room_of(request)
    except OldRules as old:
        return await stopped(request, old.row)
    viewer = eyes(request, room)
    if room.table is None:
        return HTMLResponse(draw_gathering(request, room, viewer))
    room.audience.settle_eyes(viewer)
    changes = room.audience.draw_all(viewer)
    chapters = write_page_log(room, viewer)
    shown = whole(request.query_params.get("show", ""))
    show = shown if 0 <= shown < len(room.row.seats) else max(0, viewer.seat)
    html = table_page(
        room.audience.pen(viewer.language),
        room.audience.face,
        room.audience.scene(viewer),
        changes.parts,
        chapters,
        write_chat(room, viewer.language),
        {
            "token": token_of(changes, chapters),
            "language": viewer.language,
            "highlights": as_json(changes.highlights),
            "ghosts": as_json(changes.ghosts),
            "marks": as_json(changes.marks),
        },
        show,
    )
    return HTMLResponse(html)


def draw_gathering(request: Request, room: Room, viewer: Viewer) -> Html:
    seated = bool(room.row.seats_of(viewer.person)) or viewer.person == room.row.host
    pen = room.audience.pen(viewer.language)
    return gather_page(
        pen,
        room.row.game,
        room.row.id,
        seat_entries(room.row.seats),
        draw_ticket(request, room, pen) if seated else "",
        viewer.person == room.row.host,
        {"table": room.row.id, "gathering": "1"},
        has_hints(room.row.asks),
        room.row.seats_of(viewer.person),
    )


def seat_entries(seats: Sequence[SeatRow]) -> list[SeatEntry]:
    return [SeatEntry(seat.seat, seat.kind, seat.name, seat.level) for seat in seats]


def draw_ticket(request: Request, room: Room, pen: Pen) -> Html:
    """Return the invitation, with an address that works for the guests."""
    network = network_of(request)
    base = network.base(request)
    here = f"/t/{room.row.id}"
    host = next((seat.name for seat in room.row.seats if seat.person == room.row.host), "")
    return ticket(
        pen,
        room.row.game,
        host,
        f"{base}/join/{room.row.invite}",
        f"{base}{here}",
        is_local=network.is_local(request) and not network.home,
        door=draw_network(pen, request, here, with_code=False),
    )


def draw_network(pen: Pen, request: Request, back: str, *, with_code: bool = True) -> Html:
    """Return how whoever started the server opens it to the home network, or its address there."""
    network = network_of(request)
    if not network.is_local(request):
        return Html("")
    return network_notice(pen, network.home, network.may_open(request), back, with_code)


async def stopped(request: Request, row: TableRow) -> Response:
    """The page of a table of older rules that stopped: its moves, as far as they are no secret."""
    lines = await lobby_of(request).writer.ask(lambda store: store.moves_of(row.id))
    mine = row.seats_of(person_of(request))
    is_over = row.state == OVER
    told = outline_of([(line.seat, line.text) for line in lines]).moves
    shown = [(seat, text) for seat, text in told if is_over or seat in mine]
    pen = make_pen(language_of(request), row.game, row.names())
    rules = (row.version, find_game(row.game).version)
    return HTMLResponse(stopped_page(pen, f"/t/{row.id}", rules, is_over, shown), 409)


async def play(request: Request) -> Response:
    """The form for moves, undo, redo and consent."""
    form = await form_of(request)
    room = await room_of(request)
    viewer = eyes(request, room)
    asked = whole(form.get("seat", ""))
    if asked in room.row.seats_of(viewer.person):
        viewer.seat = asked
    place = whole(form.get("at", ""))
    seat = viewer.seat
    pen = room.audience.pen(viewer.language)
    back = f"/t/{room.row.id}" + (
        f"?seat={seat}" if len(room.row.seats_of(viewer.person)) > 1 else ""
    )
    try:
        if seat == EVERYONE:
            raise Refusal("shell-you-only-watch")
        if room.row.seats[seat].is_bot and "agree" not in form:
            raise Refusal("shell-bot-plays")
        if "move" in form:
            await room.play(seat, form["move"], place)
        elif "undo" in form:
            await room.undoing.undo(seat, place)
        elif "redo" in form:
            await room.undoing.redo(seat, place)
        elif "agree" in form:
            await room.undoing.agree(seat, form["agree"] == "yes", place)
    except Refusal as refusal:
        text = pen(f"rule-{refusal.key}") if refusal.is_rule else pen(refusal.key)
        if refusal.is_rule:
            link = safe(f"/rules/{room.row.game}#{refusal.key}")
            text = Html(f'{text} <a href="{link}">{pen("shell-see-rule")}</a>')
        return HTMLResponse(message_page(pen, pen("shell-refused"), text, back), 409)
    await room_settled(room)
    mine = room.row.seats_of(viewer.person)
    if len(mine) > 1:
        back = f"/t/{room.row.id}"
    return see_other(back)


async def room_settled(room: Room) -> None:
    """Wait a little for the bots, since without scripts their moves are not shown one by one."""
    if room.bots.task is not None and not room.bots.task.done():
        await asyncio.wait({room.bots.task}, timeout=3.0)


async def chat(request: Request) -> Response:
    form = await form_of(request)
    room = await room_of(request)
    mine = room.row.seats_of(person_of(request))
    text = clean_line(form.get("text", ""), lobby_of(request).settings.chat)
    if not mine:
        return refuse(request, room, Refusal("shell-only-seated"))
    if len(form.get("text", "")) > lobby_of(request).settings.chat:
        return refuse(request, room, Refusal("shell-chat-long"))
    try:
        if text:
            moderation_of(request).must_speak(person_of(request))
            await room.chat.say(mine[0], text)
    except StoreAway:
        raise
    except Refusal as refusal:
        return refuse(request, room, refusal)
    return see_other(f"/t/{room.row.id}")


async def hand_over(request: Request) -> Response:
    form = await form_of(request)
    room = await room_of(request)
    level = form.get("level", "")
    if level not in ("", *LEVELS):
        raise HTTPException(400)
    try:
        await room.seating.stand_in(person_of(request), whole(form.get("seat", "")), level)
    except Refusal as refusal:
        return refuse(request, room, refusal)
    return see_other(f"/t/{room.row.id}")


async def pace(request: Request) -> Response:
    """Set the pace of the bots."""
    form = await form_of(request)
    room = await room_of(request)
    wanted = whole(form.get("pace", ""))
    if wanted not in PACES:
        raise HTTPException(400)
    if not room.row.seats_of(person_of(request)):
        raise HTTPException(403)
    await room.set_pace(wanted)
    return see_other(f"/t/{room.row.id}")


async def fill(request: Request) -> Response:
    form = await form_of(request)
    room = await room_of(request)
    level = form.get("level", "adept")
    try:
        await room.seating.fill(person_of(request), level if level in LEVELS else "adept", bot_name)
    except Refusal as refusal:
        return refuse(request, room, refusal)
    return see_other(f"/t/{room.row.id}")


async def rematch(request: Request) -> Response:
    await form_of(request)
    room = await room_of(request)
    try:
        again = await lobby_of(request).rematch(room, person_of(request))
    except Refusal as refusal:
        return refuse(request, room, refusal)
    return see_other(f"/t/{again.row.id}")


def refuse(request: Request, room: Room, refusal: Refusal) -> Response:
    pen = room.audience.pen(language_of(request))
    said = pen(refusal.key)
    if isinstance(refusal, Muted):
        said = pen("shell-muted-why", reason=refusal.reason) if refusal.reason else said
    text = message_page(pen, pen("shell-refused"), said, f"/t/{room.row.id}")
    return HTMLResponse(text, 409)


async def share(request: Request) -> Response:
    """The links of a table: for its players, and for spectators."""
    room = await room_of(request)
    pen = room.audience.pen(language_of(request))
    base = network_of(request).base(request)
    rows = [(pen("shell-watch-link"), f"{base}/t/{room.row.id}")]
    if room.row.seats_of(person_of(request)):
        rows.append((pen("shell-invite"), f"{base}/join/{room.row.invite}"))
    fields = "".join(link_field(pen, label, link) for label, link in rows)
    body = (
        f'{top(pen)}<main class="sheet small"><h1>{pen("shell-share")}</h1>{fields}'
        f'<p><a class="btn-s" href="/t/{safe(room.row.id)}">{pen("shell-go-back")}</a></p></main>'
    )
    title = f"{pen('shell-share')} · Paradice"
    return HTMLResponse(page(pen, title, body, game=room.row.game, scripts=["site.js"]))


async def table_settings(request: Request) -> Response:
    room = await room_of(request)
    if room.table is None:
        return see_other(f"/t/{room.row.id}")
    viewer = eyes(request, room)
    pen = room.audience.pen(viewer.language)
    body = (
        f'{top(pen)}<main class="sheet small">{settings(pen, room.audience.scene(viewer))}</main>'
    )
    return HTMLResponse(page(pen, pen("shell-settings"), body, game=room.row.game))
