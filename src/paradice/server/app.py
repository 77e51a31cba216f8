"""The house on the network: pages, forms, sockets and the JSON face, all through one gate."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from paradice.core.contract import EVERYONE
from paradice.core.game import BadSetup
from paradice.core.record import write_record
from paradice.games import TITLES, find_game
from paradice.games.words import LANGUAGES
from paradice.server import gate
from paradice.server.api import api_routes
from paradice.server.asked import form_of, lobby_of
from paradice.server.course import Refusal
from paradice.server.lobby import Lobby, bot_name, bot_seat
from paradice.server.people import (
    COOKIE,
    LANGUAGE,
    NAME,
    YEAR,
    clean,
    hashed,
    language_of,
    new_secret,
    person_of,
    secret_of,
    whole,
)
from paradice.server.room import Room
from paradice.server.settings import Settings
from paradice.server.socket import serve_socket, token_of, write_chat, write_page_log
from paradice.server.stage import Viewer
from paradice.server.store import GATHERING, OVER, SeatRow, Store, TableRow
from paradice.server.thinkers import LEVELS
from paradice.web.assets import by_address
from paradice.web.faces import make_pen
from paradice.web.front import PACES, Standing, front_page, gather_page, join_page, set_page
from paradice.web.page import as_json, help_text, message_page, page, settings, table_page, top
from paradice.web.replay import replay_page
from paradice.web.rules import draw_provenance, rules_html

log: Final = logging.getLogger("paradice")

HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Every answer carries the same headers; a fault says one sentence and no more."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = list(message.get("headers", []))
                known = {name for name, _ in headers}
                headers += [pair for pair in HEADERS if pair[0] not in known]
                if b"cache-control" not in known:
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        try:
            await self.app(scope, receive, guarded)
        except Exception:
            log.exception("a request failed")
            if begun:
                raise
            await PlainTextResponse("something went wrong here", 500)(scope, receive, guarded)


async def room_of(request: Request) -> Room:
    """Return the room a path names, or answer that there is none."""
    room = await lobby_of(request).find(request.path_params["table"])
    if room is None:
        raise HTTPException(404)
    return room


def see_other(address: str) -> RedirectResponse:
    return RedirectResponse(address, 303)


def remember(response: Response, request: Request, secret: str, name: str = "") -> None:
    """Let the browser keep its secret, out of the reach of scripts."""
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
        return clean(bytes.fromhex(request.cookies.get(NAME, "")[:400]).decode(), 24)
    except ValueError:
        return ""


# The way in


async def front(request: Request) -> Response:
    pen = make_pen(language_of(request), "", ())
    person = person_of(request)
    mine: list[Standing] = []
    if person:
        lobby = lobby_of(request)
        rows = await lobby.desk.ask(lambda store: store.tables_of(person, 20))
        for row in rows:
            if row.game in TITLES:
                mine.append(await standing(lobby, row, person))
    return HTMLResponse(front_page(pen, mine))


async def standing(lobby: Lobby, row: TableRow, person: str) -> Standing:
    room = lobby.rooms.get(row.id)
    turn = room is not None and bool(room.must_decide(room.seats_of(person)))
    return Standing(row.id, row.game, [seat.name for seat in row.seats], row.state, turn)


async def play_now(request: Request) -> Response:
    """Two clicks: a table against bots."""
    form = await form_of(request)
    if form.get("game") not in TITLES:
        raise HTTPException(404)
    game = find_game(form["game"])
    secret = secret_of(request) or new_secret()
    name = name_of(request) or make_pen(language_of(request), "", ()).words("shell-me")
    count = max(game.fewest, min(3, game.most))
    seats = [SeatRow(0, "person", name, hashed(secret))]
    seats += [bot_seat(seat, "adept") for seat in range(1, count)]
    room = await lobby_of(request).set_table(game.id, seats, {}, hashed(secret), 700)
    response = see_other(f"/t/{room.row.id}")
    remember(response, request, secret)
    return response


async def set_form(request: Request) -> Response:
    if request.path_params["game"] not in TITLES:
        raise HTTPException(404)
    game = find_game(request.path_params["game"])
    pen = make_pen(language_of(request), game.id, ())
    return HTMLResponse(set_page(pen, game, name_of(request)))


async def set_table(request: Request) -> Response:
    form = await form_of(request)
    if request.path_params["game"] not in TITLES:
        raise HTTPException(404)
    game = find_game(request.path_params["game"])
    pen = make_pen(language_of(request), game.id, ())
    secret = secret_of(request) or new_secret()
    seats: list[SeatRow] = []
    longest = lobby_of(request).settings.name
    for place in range(game.most):
        kind = form.get(f"seat-{place}", "none")
        name = clean(form.get(f"name-{place}", ""), longest)
        seat = len(seats)
        if kind == "me":
            seats.append(SeatRow(seat, "person", name or pen.words("shell-me"), hashed(secret)))
        elif kind == "device":
            name = name or pen.words("seat", number=seat + 1)
            seats.append(SeatRow(seat, "person", name, hashed(secret)))
        elif kind == "open":
            seats.append(SeatRow(seat, "open"))
        elif kind.startswith("bot-"):
            level = kind[4:]
            seats.append(SeatRow(seat, "bot", name or bot_name(seat), "", level))
    options = {key[7:]: value for key, value in form.items() if key.startswith("option-")}
    pace = form.get("pace", "700")
    try:
        room = await lobby_of(request).set_table(
            game.id,
            seats,
            options,
            hashed(secret),
            int(pace) if pace in [str(each) for each in PACES] else 700,
        )
    except BadSetup as error:
        return HTMLResponse(set_page(pen, game, name_of(request), str(error)), 400)
    response = see_other(f"/t/{room.row.id}")
    own = next((seat.name for seat in seats if seat.person), "")
    remember(response, request, secret, own)
    return response


async def room_invited(request: Request) -> Room:
    lobby = lobby_of(request)
    invite = request.path_params["invite"]
    table_id = await lobby.desk.ask(lambda store: store.find_invite(invite))
    room = await lobby.find(table_id) if table_id else None
    if room is None:
        raise HTTPException(404)
    return room


async def join_form(request: Request) -> Response:
    room = await room_invited(request)
    if room.row.state != GATHERING or room.seats_of(person_of(request)):
        return see_other(f"/t/{room.row.id}")
    return HTMLResponse(draw_join(request, room))


def draw_join(request: Request, room: Room, fault: str = "") -> str:
    seats = [(seat.seat, seat.name, seat.kind == "open") for seat in room.row.seats]
    pen = make_pen(language_of(request), room.row.game, ())
    return join_page(pen, room.row.game, room.row.invite, seats, fault)


async def join(request: Request) -> Response:
    form = await form_of(request)
    room = await room_invited(request)
    pen = make_pen(language_of(request), room.row.game, ())
    name = clean(form.get("name", ""), lobby_of(request).settings.name)
    asked = form.get("seat", "")
    if not name:
        return HTMLResponse(draw_join(request, room, pen.words("shell-name-wanted")), 400)
    secret = secret_of(request) or new_secret()
    try:
        await room.sit(whole(asked), hashed(secret), name)
    except Refusal as refusal:
        return HTMLResponse(draw_join(request, room, pen.words(refusal.key)), 409)
    response = see_other(f"/t/{room.row.id}")
    remember(response, request, secret, name)
    return response


async def choose_language(request: Request) -> Response:
    form = await form_of(request)
    back = form.get("back", "/")
    if not back.startswith("/") or back.startswith("//") or "\\" in back:
        back = "/"
    response = see_other(back)
    if form.get("language") in LANGUAGES:
        response.set_cookie(LANGUAGE, form["language"], max_age=YEAR, samesite="lax", path="/")
    return response


# At the table


def eyes(request: Request, room: Room) -> Viewer:
    """Return the eyes a page is drawn for: the seat asked for if it is theirs, or their own."""
    person = person_of(request)
    mine = room.seats_of(person)
    asked = whole(request.query_params.get("seat", ""))
    seat = asked if asked in mine else EVERYONE
    if seat == EVERYONE and len(mine) == 1:
        seat = mine[0]
    return Viewer(person, seat, language_of(request))


async def table(request: Request) -> Response:
    room = await room_of(request)
    viewer = eyes(request, room)
    if room.table is None:
        return HTMLResponse(draw_gathering(request, room, viewer))
    room.settle_eyes(viewer)
    changes = room.draw_all(viewer)
    chapters = write_page_log(room, viewer)
    shown = whole(request.query_params.get("show", ""))
    show = shown if 0 <= shown < len(room.row.seats) else max(0, viewer.seat)
    html = table_page(
        room.pen(viewer.language),
        room.face,
        room.scene(viewer),
        changes.parts,
        chapters,
        write_chat(room, viewer.language),
        {
            "token": token_of(changes, chapters),
            "language": viewer.language,
            "lights": as_json(changes.lights),
            "ghosts": as_json(changes.ghosts),
            "marks": as_json(changes.marks),
        },
        show,
    )
    return HTMLResponse(html)


def draw_gathering(request: Request, room: Room, viewer: Viewer) -> str:
    seated = bool(room.seats_of(viewer.person)) or viewer.person == room.row.host
    invitation = f"{request.url.scheme}://{request.url.netloc}/join/{room.row.invite}"
    return gather_page(
        room.pen(viewer.language),
        room.row.game,
        room.row.id,
        [(seat.kind, seat.name) for seat in room.row.seats],
        invitation if seated else "",
        viewer.person == room.row.host,
        {"table": room.row.id, "gathering": "1"},
    )


async def play(request: Request) -> Response:
    """Without script: one form for moves, undo and consent."""
    form = await form_of(request)
    room = await room_of(request)
    viewer = eyes(request, room)
    asked = whole(form.get("seat", ""))
    if asked in room.seats_of(viewer.person):
        viewer.seat = asked
    place = whole(form.get("at", ""))
    seat = viewer.seat
    pen = room.pen(viewer.language)
    back = f"/t/{room.row.id}" + (f"?seat={seat}" if len(room.seats_of(viewer.person)) > 1 else "")
    try:
        if seat == EVERYONE:
            raise Refusal("shell-you-only-watch")
        if room.row.seats[seat].is_bot:
            raise Refusal("shell-bot-plays")
        if "move" in form:
            await room.play(seat, form["move"], place)
        elif "undo" in form:
            await room.undo(seat, place)
        elif "agree" in form:
            await room.agree(seat, form["agree"] == "yes")
    except Refusal as refusal:
        text = pen(f"rule-{refusal.key}") if refusal.is_rule else pen(refusal.key)
        if refusal.is_rule:
            link = f"/rules/{room.row.game}#{refusal.key}"
            text += f' <a href="{link}">{pen("shell-see-rule")}</a>'
        return HTMLResponse(message_page(pen, pen("shell-refused"), text, back), 409)
    await room_settled(room)
    mine = room.seats_of(viewer.person)
    if len(mine) > 1:
        back = f"/t/{room.row.id}"
    return see_other(back)


async def room_settled(room: Room) -> None:
    """Without script nobody sees the bots move one by one: wait a little for them."""
    if room.thinking is not None and not room.thinking.done():
        await asyncio.wait({room.thinking}, timeout=3.0)


async def chat(request: Request) -> Response:
    form = await form_of(request)
    room = await room_of(request)
    mine = room.seats_of(person_of(request))
    text = clean(form.get("text", ""), lobby_of(request).settings.chat)
    if not mine:
        raise HTTPException(403)
    if text:
        await room.say(mine[0], text)
    return see_other(f"/t/{room.row.id}")


async def hand_over(request: Request) -> Response:
    form = await form_of(request)
    room = await room_of(request)
    level = form.get("level", "")
    if level not in ("", *LEVELS):
        raise HTTPException(400)
    try:
        await room.stand_in(person_of(request), whole(form.get("seat", "")), level)
    except Refusal as refusal:
        return refuse(request, room, refusal)
    return see_other(f"/t/{room.row.id}")


async def fill(request: Request) -> Response:
    form = await form_of(request)
    room = await room_of(request)
    level = form.get("level", "adept")
    try:
        await room.fill(person_of(request), level if level in LEVELS else "adept", bot_name)
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
    pen = room.pen(language_of(request))
    text = message_page(pen, pen("shell-refused"), pen(refusal.key), f"/t/{room.row.id}")
    return HTMLResponse(text, 409)


async def record(request: Request) -> Response:
    """The whole game as text, seed included: only once nothing is secret any more."""
    room = await room_of(request)
    if room.row.state != OVER:
        return refuse(request, room, Refusal("shell-not-over"))
    text = write_record(room.game, room.record())
    name = f"{room.row.game}-{room.row.id[:8]}.txt"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def replay(request: Request) -> Response:
    """Any moment of the game: through any eyes once it is over, through one's own before."""
    room = await room_of(request)
    if room.table is None:
        return see_other(f"/t/{room.row.id}")
    mine = room.seats_of(person_of(request))
    over = room.row.state == OVER
    asked = request.query_params.get("eyes", "")
    seat = mine[0] if len(mine) == 1 else EVERYONE
    if 0 <= whole(asked) < len(room.row.seats):
        seat = whole(asked) if over or whole(asked) in mine else seat
    elif asked == "all":
        seat = EVERYONE
    at = whole(request.query_params.get("at", ""))
    last = len(room.line)
    upto = min(at, last) if at >= 0 else last
    pen = room.pen(language_of(request))
    told: list[Any] = []
    before = room.moment(max(0, upto - 1))
    if upto:
        played = room.line[upto - 1]
        before.events = told
        before.play(played.seat, room.game.catalogue.find(played.text))
        before.events = None
    sight = gate.watch(room.game, before, seat)
    parts = {part.name: part.draw(part.pick(sight), pen) for part in room.face.parts}
    who = room.line[upto - 1].seat if upto else EVERYONE
    lines = gate.tell(room.game.thing, told, seat)
    return HTMLResponse(
        replay_page(
            pen,
            room.face,
            room.row.game,
            room.row.id,
            sight,
            parts,
            upto,
            last,
            who,
            lines,
            over,
            mine,
            len(room.row.seats),
        )
    )


async def share(request: Request) -> Response:
    """The links of a table: for those who sit, and for those who look on."""
    room = await room_of(request)
    pen = room.pen(language_of(request))
    base = f"{request.url.scheme}://{request.url.netloc}"
    rows = [(pen("shell-watch-link"), f"{base}/t/{room.row.id}")]
    if room.seats_of(person_of(request)):
        rows.append((pen("shell-invite"), f"{base}/join/{room.row.invite}"))
    fields = "".join(
        f'<label class="field">{label}<input readonly value="{link}" data-copy></label>'
        for label, link in rows
    )
    body = (
        f'{top(pen)}<main class="sheet small"><h1>{pen("shell-share")}</h1>{fields}'
        f'<p><a class="btn-s" href="/t/{room.row.id}">{pen("shell-go-back")}</a></p></main>'
    )
    title = f"{pen('shell-share')} · Paradice"
    return HTMLResponse(page(pen, title, body, game=room.row.game, scripts=["house.js"]))


async def table_settings(request: Request) -> Response:
    room = await room_of(request)
    if room.table is None:
        return see_other(f"/t/{room.row.id}")
    viewer = eyes(request, room)
    pen = room.pen(viewer.language)
    body = f'{top(pen)}<main class="sheet small">{settings(pen, room.scene(viewer))}</main>'
    return HTMLResponse(page(pen, pen("shell-settings"), body, game=room.row.game))


# What everybody may read


async def rules(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in TITLES:
        raise HTTPException(404)
    pen = make_pen(language_of(request), name, ())
    text = rules_html(name, pen.words.language) + draw_provenance(name, pen)
    if request.query_params.get("part") == "1":
        return HTMLResponse(f'<article class="rules">{text}</article>')
    body = (
        f'{top(pen, f"/rules/{name}")}<main class="sheet"><article class="rules">{text}'
        f"</article></main>"
    )
    return HTMLResponse(page(pen, f"{pen('shell-rules')} · {pen('game-name')}", body, game=name))


async def help_page(request: Request) -> Response:
    pen = make_pen(language_of(request), "", ())
    body = f'{top(pen, "/help")}<main class="sheet">{help_text(pen)}</main>'
    return HTMLResponse(page(pen, f"{pen('shell-help')} · Paradice", body))


async def static(request: Request) -> Response:
    asset = by_address().get(request.url.path)
    if asset is None:
        raise HTTPException(404)
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            asset.pressed, media_type=asset.type, headers={**headers, "content-encoding": "gzip"}
        )
    return Response(asset.plain, media_type=asset.type, headers=headers)


async def socket(websocket: WebSocket) -> None:
    lobby = lobby_of(websocket)
    try:
        room = await lobby.find(websocket.path_params["table"])
    except Refusal:
        room = None
    state = websocket.app.state
    if state.sockets >= lobby.settings.sockets:
        await websocket.close(1013)
        return
    state.sockets += 1
    try:
        await serve_socket(websocket, room, lobby.settings)
    finally:
        state.sockets -= 1


async def missing(request: Request, error: Exception) -> Response:
    """One sentence for every fault of the asker."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    known = {400, 403, 404, 405, 413, 429}
    pen = make_pen(language_of(request), "", ())
    key = f"shell-status-{status if status in known else 400}"
    if request.url.path.startswith("/api/"):
        return Response(f'{{"error":"{key[6:]}"}}', status, media_type="application/json")
    return HTMLResponse(message_page(pen, pen("shell-refused"), pen(key)), status)


async def refused(request: Request, error: Exception) -> Response:
    pen = make_pen(language_of(request), "", ())
    key = error.key if isinstance(error, Refusal) else "shell-status-400"
    return HTMLResponse(message_page(pen, pen("shell-refused"), pen(key)), 409)


Endpoint = Callable[[Request], Awaitable[Response]]


def get(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["GET"])


def post(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["POST"])


def make_app(store: Store | str, bounds: Settings | None = None, workers: int = 0) -> Starlette:
    """Return the house over a store, ready to be served."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        held = Store(store) if isinstance(store, str) else store
        lobby = Lobby(held, bounds, workers)
        app.state.lobby = lobby
        app.state.buckets = {}
        app.state.sockets = 0
        sweeper = asyncio.create_task(sweep(lobby))
        try:
            yield
        finally:
            sweeper.cancel()
            await lobby.close()

    routes = [
        get("/", front),
        post("/now", play_now),
        post("/language", choose_language),
        get("/set/{game}", set_form),
        post("/set/{game}", set_table),
        get("/join/{invite}", join_form),
        post("/join/{invite}", join),
        get("/help", help_page),
        get("/rules/{game}", rules),
        get("/static/{mark}/{name:path}", static),
        get("/t/{table}", table),
        post("/t/{table}/play", play),
        post("/t/{table}/chat", chat),
        post("/t/{table}/seat", hand_over),
        post("/t/{table}/fill", fill),
        post("/t/{table}/rematch", rematch),
        get("/t/{table}/record", record),
        get("/t/{table}/replay", replay),
        get("/t/{table}/share", share),
        get("/t/{table}/settings", table_settings),
        WebSocketRoute("/t/{table}/socket", socket),
        *api_routes(),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={HTTPException: missing, Refusal: refused},
    )


async def sweep(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(60)
        lobby.sweep()
