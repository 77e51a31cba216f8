"""The host's page, protected by the key printed at the start: the server's state, and actions."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from paradice.core.names import clean_line, clean_name
from paradice.games import find_game, game_names
from paradice.server.access import HOST, mark_of
from paradice.server.endpoints.table import seat_entries
from paradice.server.identity import ID, language_of, whole
from paradice.server.limits import address_of
from paradice.server.lobby import Lobby
from paradice.server.meters import FAULT_LOG
from paradice.server.moderation import REASON, Moderation, Word, moderation_of
from paradice.server.network import network_of
from paradice.server.positions import last_positions
from paradice.server.recovery import lock_by_link
from paradice.server.requests import form_of, limits_of, lobby_of, see_other
from paradice.server.room import Room
from paradice.server.rows import PLAYING, PositionRow, TableRow
from paradice.server.writer import StoreAway
from paradice.web.access import key_page
from paradice.web.admin import (
    FILTERS,
    FaultLine,
    PersonLine,
    ServerState,
    TableLine,
    Vitals,
    admin_page,
)
from paradice.web.assets import make_pen

STUCK: Final = 3 * 86_400.0
"""Seconds without a move after which a running table counts as stuck."""
MUTE: Final = 86_400.0
MOST: Final = 200
"""How many tables the page lists at most."""


def host_of(request: Request) -> Moderation:
    """Return the moderation for a browser that has the key; 404 for all others."""
    moderation = moderation_of(request)
    if not moderation.is_host(request.cookies.get(HOST, "")):
        raise HTTPException(404)
    return moderation


async def show(request: Request) -> Response:
    moderation = moderation_of(request)
    if not moderation.key:
        raise HTTPException(404)
    pen = make_pen(language_of(request), "", ())
    if not moderation.is_host(request.cookies.get(HOST, "")):
        return HTMLResponse(key_page(pen))
    return HTMLResponse(admin_page(pen, await describe(request, moderation)))


async def enter(request: Request) -> Response:
    """Check the key and remember it in a cookie."""
    form = await form_of(request)
    moderation = moderation_of(request)
    if not moderation.key:
        raise HTTPException(404)
    limits_of(request).try_phrase(address_of(request))
    if not moderation.is_key(form.get("key", "").strip()):
        pen = make_pen(language_of(request), "", ())
        return HTMLResponse(key_page(pen, is_wrong=True), 403)
    limits_of(request).know_phrase(address_of(request))
    response = see_other("/house")
    response.set_cookie(
        HOST, moderation.mark("host", moderation.key), httponly=True, samesite="strict",
        secure=request.url.scheme == "https", path="/",
    )  # fmt: skip
    return response


# What the page shows


async def describe(request: Request, moderation: Moderation, link: str = "") -> ServerState:
    lobby, sockets = lobby_of(request), request.app.state.sockets
    here = {one.person for one in sockets.open if one.person}
    rows: list[TableRow] = []
    played: dict[str, tuple[int, float]] = {}
    waits: dict[str, list[int]] = {}
    is_up = True
    try:
        rows = await lobby.writer.ask(lambda store: store.latest_running(MOST))
        played = await lobby.writer.ask(lambda store: store.activity([row.id for row in rows]))
        waits = await waited_for(lobby, rows, played)
    except StoreAway:
        is_up = False
        rows = [room.row for room in lobby.rooms.values()][:MOST]
    now = time.time()
    tables = [
        describe_table(
            row, lobby.rooms.get(row.id), waits.get(row.id, ()),
            now - max(row.created, played.get(row.id, (0, 0.0))[1]), moderation,
        )
        for row in rows
        if row.game in game_names()
    ]  # fmt: skip
    tables.sort(key=lambda line: (not line.is_stuck, line.quiet))
    show = request.query_params.get("show", "all")
    asleep = moderation.find("asleep")
    notice = moderation.find("notice")
    door = "word" if moderation.word else "members" if moderation.members_only else "open"
    return ServerState(
        name=moderation.name,
        asleep=asleep.text if asleep else None,
        people_here=len(here),
        door=door,
        vitals=vitals(request),
        tables=tables,
        show=show if show in FILTERS else "all",
        people=list_people(rows, here, moderation),
        faults=[
            FaultLine(fault.text, fault.place, now - fault.last, fault.count)
            for fault in FAULT_LOG.latest()
        ],
        notice=notice.text if notice else "",
        is_store_up=is_up,
        members=len(moderation.all("member")),
        invitation=link,
    )


async def waited_for(
    lobby: Lobby, rows: list[TableRow], played: Mapping[str, tuple[int, float]]
) -> dict[str, list[int]]:
    """Return who must decide at running tables, from memory or from stored positions."""
    playing = [row for row in rows if row.state == PLAYING and row.game in game_names()]
    resting = [row for row in playing if row.id not in lobby.rooms]
    kept = await lobby.writer.ask(lambda store: last_positions(store, [row.id for row in resting]))
    found = await asyncio.to_thread(
        lambda: {row.id: deciders_of(row, kept.get(row.id), played.get(row.id)) for row in resting}
    )
    for row in playing:
        room = lobby.rooms.get(row.id)
        if room is not None and room.table is not None:
            found[row.id] = list(room.table.deciders())
    return found


def deciders_of(
    row: TableRow, position: PositionRow | None, played: tuple[int, float] | None
) -> list[int]:
    """Return who must decide at a table that is not in memory; nobody if that needs a replay."""
    game, count = find_game(row.game), played[0] if played else 0
    if row.version == game.version and position is None and count == 0:
        return list(game.start(len(row.seats), row.options, row.seed).deciders())
    if position is None or (position.version, position.seq) != (game.version, count):
        return []
    return list(game.read(json.loads(position.data)).deciders())


def vitals(request: Request) -> Vitals:
    lobby, sockets = lobby_of(request), request.app.state.sockets
    meters, bounds, turns = lobby.meters, lobby.settings, lobby.bots.turns
    hour = meters.hour()
    shares = (meters.busy, len(sockets.open) / bounds.sockets, len(lobby.rooms) / bounds.rooms)
    return Vitals(
        load=min(100, round(100 * max(shares))),
        rooms_left=max(0, bounds.rooms - len(lobby.rooms)),
        answer=round(meters.usual() * 1000),
        worst=round(max([*meters.latest, 0.0]) * 1000),
        moves=hour[-2].moves,
        most=meters.most,
        up=int(time.time() - meters.began),
        memory=meters.memory(),
        bots=(turns.count - turns.free, turns.count, len(turns.waiting) + len(turns.patient)),
        speeds=[minute.slowest for minute in hour],
        counts=[minute.moves for minute in hour],
    )


def describe_table(
    row: TableRow, room: Room | None, waits: Sequence[int], quiet: float, moderation: Moderation
) -> TableLine:
    """Return what is public of a table: its seats, and who is waited for."""
    names = [row.seats[seat].name for seat in waits]
    absent = [row.seats[seat].name for seat in waits if not row.seats[seat].is_bot]
    closed = moderation.find("closed", row.id)
    owner = next((seat.name for seat in row.seats if seat.person == row.host != ""), "")
    seated = {seat.person for seat in row.seats if seat.person}
    watching = sum(viewer.person not in seated for viewer in room.audience.viewers) if room else 0
    is_stuck = row.state == PLAYING and quiet > STUCK and closed is None
    return TableLine(
        row.id, row.game, owner, row.state, seat_entries(row.seats), names, absent, quiet, is_stuck,
        watching, closed.text if closed else None,
    )  # fmt: skip


def list_people(rows: list[TableRow], here: set[str], moderation: Moderation) -> list[PersonLine]:
    """Return people with a seat or an action of the host about them; those present come first."""
    names: dict[str, str] = {}
    tables: dict[str, set[str]] = {}
    for kind in ("removed", "muted", "member"):
        names |= {word.about: word.name for word in moderation.all(kind)}
    for row in reversed(rows):
        for seat in row.seats:
            if seat.person:
                names[seat.person] = seat.name
                tables.setdefault(seat.person, set()).add(row.id)

    def line(person: str, name: str) -> PersonLine:
        muted, removed = moderation.find("muted", person), moderation.find("removed", person)
        return PersonLine(
            person, name, len(tables.get(person, ())), person in here,
            muted.text if muted else None, removed.text if removed else None,
        )  # fmt: skip

    found = [line(person, name) for person, name in names.items()]
    found.sort(key=lambda one: (one.removed is None and one.muted is None, not one.is_here))
    return found


# What a host may do


async def read_action(request: Request) -> tuple[Moderation, str, dict[str, str]]:
    """Return the moderation, the text that was written, and the form."""
    moderation = host_of(request)
    form = await form_of(request)
    return moderation, clean_line(form.get("text", ""), REASON), form


def back() -> Response:
    return see_other("/house")


async def say(request: Request) -> Response:
    moderation, text, form = await read_action(request)
    hours = whole(form.get("hours", "1"))
    if text:
        word = await moderation.say("notice", "", text, seconds=3600.0 * min(max(hours, 1), 168))
        await announce(request, word, "")
    return back()


async def announce(request: Request, word: Word, table: str) -> None:
    """Send a message to all sockets; others see it with their next page."""
    for caller in list(request.app.state.sockets.open):
        if not table or caller.table == table:
            await caller.tell(word.text, mark_of(word))


async def unsay(request: Request) -> Response:
    moderation, _, _ = await read_action(request)
    await moderation.unsay("notice")
    return back()


async def sleep(request: Request) -> Response:
    moderation, text, _ = await read_action(request)
    await moderation.say("asleep", "", text)
    for caller in list(request.app.state.sockets.open):
        await caller.end()
    return back()


async def wake(request: Request) -> Response:
    moderation, _, _ = await read_action(request)
    await moderation.unsay("asleep")
    return back()


def table_of(request: Request) -> str:
    table: str = request.path_params["table"]
    if not ID.match(table):
        raise HTTPException(404)
    return table


async def say_table(request: Request) -> Response:
    moderation, text, _ = await read_action(request)
    table = table_of(request)
    if text:
        word = await moderation.say("notice", table, text, seconds=86_400.0)
        await announce(request, word, table)
    return back()


async def close_table(request: Request) -> Response:
    """Close a table and show the reason to all who open it. The game is kept."""
    moderation, text, _ = await read_action(request)
    table = table_of(request)
    await moderation.say("closed", table, text)
    await lobby_of(request).let_go(table)
    return back()


async def open_table(request: Request) -> Response:
    moderation, _, _ = await read_action(request)
    await moderation.unsay("closed", table_of(request))
    return back()


async def stand_in(request: Request) -> Response:
    """Let bots play for those a table waits for, until they are back."""
    await read_action(request)
    await lobby_of(request).stand_in(table_of(request))
    return back()


def person_of(request: Request) -> str:
    person: str = request.path_params["person"]
    if len(person) != 64 or any(char not in "0123456789abcdef" for char in person):
        raise HTTPException(404)
    return person


async def name_of(request: Request, person: str) -> str:
    rows = await lobby_of(request).writer.ask(lambda store: store.tables_of(person, 1))
    return next((seat.name for row in rows for seat in row.seats if seat.person == person), "")


async def mute(request: Request) -> Response:
    moderation, text, _ = await read_action(request)
    person = person_of(request)
    await moderation.say("muted", person, text, await name_of(request, person), MUTE)
    return back()


async def unmute(request: Request) -> Response:
    moderation, _, _ = await read_action(request)
    await moderation.unsay("muted", person_of(request))
    return back()


async def remove(request: Request) -> Response:
    """Remove a person for good: bots take their seats, and their pages show the reason."""
    moderation, text, _ = await read_action(request)
    person = person_of(request)
    lobby = lobby_of(request)
    await moderation.say("removed", person, text, await name_of(request, person))
    await moderation.unsay("member", person)
    await lobby.replace_person(person)
    for caller in list(request.app.state.sockets.open):
        if caller.person == person:
            await caller.end()
    return back()


async def readmit(request: Request) -> Response:
    moderation, _, _ = await read_action(request)
    await moderation.unsay("removed", person_of(request))
    return back()


async def invite(request: Request) -> Response:
    """Create an invitation, which lets in one browser."""
    moderation, text, _ = await read_action(request)
    name = clean_name(text)
    if not name:
        return back()
    token = secrets.token_urlsafe(16)
    await moderation.say("invited", lock_by_link(token).id, name=name, seconds=7 * 86_400.0)
    link = f"{network_of(request).base(request)}/door/{token}"
    pen = make_pen(language_of(request), "", ())
    return HTMLResponse(admin_page(pen, await describe(request, moderation, link)))
