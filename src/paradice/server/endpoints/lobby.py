"""The lobby: creating a table, joining by link, choosing a language."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from paradice.core.events import EVERYONE
from paradice.core.game import BadSetup
from paradice.core.names import NAME as LONGEST
from paradice.core.names import clean_name
from paradice.faces.html import Html
from paradice.games import find_game, game_names
from paradice.i18n.chances import EVEN, find_chances
from paradice.i18n.words import LANGUAGES
from paradice.server.consent import has_hints
from paradice.server.endpoints.table import draw_network, seat_entries
from paradice.server.identity import (
    COOKIE,
    LANGUAGE,
    NAME,
    YEAR,
    hashed,
    language_of,
    person_of,
    scenes_left,
    whole,
)
from paradice.server.lobby import Lobby, bot_name, bot_seat
from paradice.server.network import network_of
from paradice.server.refusal import OldRules, Refusal
from paradice.server.requests import form_of, lobby_of, may_begin, own_secret, see_other
from paradice.server.room import Room
from paradice.server.store import GATHERING, PLAYING, SeatRow, TableRow
from paradice.web.assets import make_pen
from paradice.web.front import Standing, front_page
from paradice.web.lobby import join_page, set_page
from paradice.web.page import PACES


def remember(response: Response, request: Request, secret: str, name: str = "") -> None:
    """Set the cookie with the browser's secret, which scripts cannot read."""
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
    )
    if name:
        response.set_cookie(
            NAME, name.encode().hex(), max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )


def name_of(request: Request) -> str:
    """The name a browser used last."""
    try:
        return clean_name(bytes.fromhex(request.cookies.get(NAME, "")[:400]).decode())
    except ValueError:
        return ""


def own_name(name: str, seat: int) -> str:
    """Return the name of a seat of a person who has several, no longer than names may be."""
    return name if seat == 0 else f"{name[: LONGEST - 2]} {seat + 1}"


async def front(request: Request) -> Response:
    pen = make_pen(language_of(request), "", ())
    person = person_of(request)
    mine: list[Standing] = []
    if person:
        lobby = lobby_of(request)
        rows = await lobby.writer.ask(lambda store: store.tables_of(person, 20))
        ids = [row.id for row in rows if row.state == PLAYING]
        moved = await lobby.writer.ask(lambda store: store.activity(ids)) if ids else {}
        for row in rows:
            if row.game in game_names():
                told = await standing(lobby, row, person)
                since = max(row.created, moved.get(row.id, (0, 0.0))[1])
                mine.append(replace(told, quiet=max(0, int(time.time() - since))))
    door = draw_network(pen, request, "/")
    return HTMLResponse(front_page(pen, mine, door, scenes_left(request), name_of(request)))


async def open_to_network(request: Request) -> Response:
    """Open the server to the home network, from the page of whoever started it."""
    form = await form_of(request)
    network = network_of(request)
    if not network.may_open(request) and not network.home:
        raise HTTPException(403)
    if not await network.open():
        raise Refusal("shell-no-network")
    return see_other(safe_path(form.get("back", "/")))


async def standing(lobby: Lobby, row: TableRow, person: str) -> Standing:
    """Return a summary of a table as a spectator may see it."""
    room = None
    if row.state == PLAYING:
        with suppress(OldRules):
            room = await lobby.find(row.id)
    told = Standing(
        row.id,
        row.game,
        [seat.name for seat in row.seats],
        row.state,
        row.seats_of(person),
        [seat.seat for seat in row.seats if seat.is_bot],
        [seat.seat for seat in row.seats if seat.kind == "open"],
    )
    if room is None or room.match is None:
        return told
    audience = room.audience
    view = audience.sight(EVERYONE).view
    deciders = room.must_decide([seat.seat for seat in row.seats])
    mine = [seat for seat in deciders if seat in told.seats]
    phase = audience.face.phase(view)
    return replace(
        told,
        deciders=deciders,
        in_turn=bool(mine) and audience.face.in_turn(view, mine[0]),
        phase=phase[0] if phase else None,
        last=audience.story.latest(),
    )


async def play_now(request: Request) -> Response:
    """Create a table at once: with bots, or alone with as many characters as the game has."""
    form = await form_of(request)
    if form.get("game") not in game_names():
        raise HTTPException(404)
    game = find_game(form["game"])
    may_begin(request)
    secret = await own_secret(request)
    name = name_of(request) or make_pen(language_of(request), "", ()).words("shell-me")
    alone = form.get("who") == "alone"
    own = game.alone if alone else 1
    bots = 0 if alone else max(game.fewest, min(3, game.most)) - own
    seats = [SeatRow(seat, "person", own_name(name, seat), hashed(secret)) for seat in range(own)]
    seats += [bot_seat(own + bot, "adept") for bot in range(bots)]
    room = await lobby_of(request).set_table(game.id, seats, {}, hashed(secret), 700)
    response = see_other(f"/t/{room.row.id}")
    remember(response, request, secret)
    return response


async def set_form(request: Request) -> Response:
    if request.path_params["game"] not in game_names():
        raise HTTPException(404)
    game = find_game(request.path_params["game"])
    pen = make_pen(language_of(request), game.id, ())
    return HTMLResponse(set_page(pen, game, name_of(request)))


async def set_table(request: Request) -> Response:
    form = await form_of(request)
    if request.path_params["game"] not in game_names():
        raise HTTPException(404)
    game = find_game(request.path_params["game"])
    pen = make_pen(language_of(request), game.id, ())
    may_begin(request)
    secret = await own_secret(request)
    seats: list[SeatRow] = []
    for place in range(game.most):
        kind = form.get(f"seat-{place}", "none")
        name = clean_name(form.get(f"name-{place}", ""))
        seat = len(seats)
        if kind == "me":
            me = clean_name(form.get("name-0", "")) or pen.words("shell-me")
            name = name or own_name(me, seat)
            seats.append(SeatRow(seat, "person", name, hashed(secret)))
        elif kind == "device":
            name = name or pen.words("seat", number=seat + 1)
            seats.append(SeatRow(seat, "person", name, hashed(secret)))
        elif kind == "open":
            seats.append(SeatRow(seat, "open"))
        elif kind.startswith("bot-"):
            level = kind[4:]
            seats.append(SeatRow(seat, "bot", name or bot_name(seat), "", level))
    options = {key[7:]: value for key, value in form.items() if key.startswith("option-")}
    chances = find_chances(game.id)
    if form.get("aim") == str(EVEN) and chances is not None:
        aimed = chances.nearest(len(seats), EVEN)
        options |= dict(aimed[0]) if aimed else {}
    pace = form.get("pace", "700")
    try:
        room = await lobby_of(request).set_table(
            game.id,
            seats,
            options,
            hashed(secret),
            int(pace) if pace in [str(each) for each in PACES] else 700,
            hints=form.get("hints") != "no",
        )
    except BadSetup as error:
        return HTMLResponse(set_page(pen, game, name_of(request), str(error)), 400)
    response = see_other(f"/t/{room.row.id}")
    own = next((seat.name for seat in seats if seat.person), "")
    remember(response, request, secret, own)
    return response


async def room_invited(request: Request) -> Room:
    lobby = lobby_of(request)
    room = await lobby.find_invited(request.path_params["invite"])
    if room is None:
        raise HTTPException(404)
    return room


async def join_form(request: Request) -> Response:
    room = await room_invited(request)
    if room.row.state != GATHERING or room.row.seats_of(person_of(request)):
        return see_other(f"/t/{room.row.id}")
    return HTMLResponse(draw_join(request, room))


def draw_join(request: Request, room: Room, fault: str = "") -> Html:
    pen = make_pen(language_of(request), room.row.game, ())
    seats = seat_entries(room.row.seats)
    hints = has_hints(room.row.asks)
    return join_page(pen, room.row.game, room.row.invite, seats, name_of(request), hints, fault)


async def join(request: Request) -> Response:
    form = await form_of(request)
    room = await room_invited(request)
    pen = make_pen(language_of(request), room.row.game, ())
    name = clean_name(form.get("name", ""))
    asked = form.get("seat", "")
    if not name:
        return HTMLResponse(draw_join(request, room, pen.words("shell-name-wanted")), 400)
    secret = await own_secret(request)
    try:
        await room.seating.sit(whole(asked), hashed(secret), name)
    except Refusal as refusal:
        return HTMLResponse(draw_join(request, room, pen.words(refusal.key)), 409)
    response = see_other(f"/t/{room.row.id}")
    remember(response, request, secret, name)
    return response


def safe_path(back: str) -> str:
    """Return a path of this server; that of the lobby for anything else."""
    outside = not back.startswith("/") or back.startswith("//") or "\\" in back
    return "/" if outside else back


async def choose_language(request: Request) -> Response:
    form = await form_of(request)
    response = see_other(safe_path(form.get("back", "/")))
    if form.get("language") in LANGUAGES:
        response.set_cookie(LANGUAGE, form["language"], max_age=YEAR, samesite="lax", path="/")
    return response
