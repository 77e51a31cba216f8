"""The house on the network: pages, forms, sockets and the JSON face, all through one gate."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from paradice.server import doors, places, reading, seated
from paradice.server.api import api_routes
from paradice.server.asked import lobby_of
from paradice.server.course import Refusal
from paradice.server.guard import Guard, missing, refused
from paradice.server.limits import Limits
from paradice.server.lobby import Lobby
from paradice.server.logs import be_discreet
from paradice.server.network import Network
from paradice.server.settings import Settings
from paradice.server.socket import serve_socket
from paradice.server.sockets import Sockets
from paradice.server.store import Store


class Socket:
    """The sockets at tables."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        lobby = lobby_of(websocket)
        try:
            room = await lobby.find(websocket.path_params["table"])
        except Refusal:
            room = None
        sockets = websocket.app.state.sockets
        await serve_socket(websocket, receive, send, room, lobby.settings, sockets)


Endpoint = Callable[[Request], Awaitable[Response]]


def get(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["GET"])


def post(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["POST"])


def make_app(
    store: Store | str,
    bounds: Settings | None = None,
    workers: int = 0,
    network: Network | None = None,
) -> Starlette:
    """Return the house over a store, ready to be served."""
    be_discreet()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        held = Store(store) if isinstance(store, str) else store
        lobby = Lobby(held, bounds, workers)
        app.state.lobby = lobby
        app.state.network = network or Network()
        app.state.limits = Limits(lobby.settings, held.folder())
        app.state.sockets = Sockets(lobby.settings)
        sweeper = asyncio.create_task(sweep(lobby))
        try:
            yield
        finally:
            sweeper.cancel()
            await lobby.close()

    routes = [
        get("/", doors.front),
        post("/now", doors.play_now),
        post("/language", doors.choose_language),
        post("/open", doors.open_house),
        get("/set/{game}", doors.set_form),
        post("/set/{game}", doors.set_table),
        get("/join/{invite}", doors.join_form),
        post("/join/{invite}", doors.join),
        get("/come/{token}", places.come_form),
        post("/come/{token}", places.come),
        get("/back", places.back_form),
        post("/back", places.back),
        get("/t/{table}/place", places.place),
        post("/t/{table}/device", places.device),
        post("/t/{table}/keep", places.keep),
        post("/t/{table}/claim", places.claim),
        post("/t/{table}/grant", places.grant),
        get("/help", reading.help_page),
        get("/rules/{game}", reading.rules),
        get("/collection/{game}", reading.collection),
        get("/about/{game}", reading.stories),
        get("/about/{game}/{thing}", reading.about),
        get("/static/{mark}/{name:path}", reading.static),
        get("/t/{table}", seated.table),
        post("/t/{table}/play", seated.play),
        post("/t/{table}/chat", seated.chat),
        post("/t/{table}/seat", seated.hand_over),
        post("/t/{table}/pace", seated.pace),
        post("/t/{table}/fill", seated.fill),
        post("/t/{table}/rematch", seated.rematch),
        get("/t/{table}/record", reading.record),
        get("/t/{table}/replay", reading.replay),
        get("/t/{table}/share", seated.share),
        get("/t/{table}/dates", reading.dates),
        get("/t/{table}/journey", reading.journey),
        get("/t/{table}/settings", seated.table_settings),
        WebSocketRoute("/t/{table}/socket", Socket()),
        *api_routes(),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={HTTPException: missing, Refusal: refused},
    )
    app.router.redirect_slashes = False
    return app


async def sweep(lobby: Lobby) -> None:
    """Tidy up from time to time; where the store is away it is tried again next time."""
    while True:
        for _ in range(12):
            await asyncio.sleep(5)
            with contextlib.suppress(Refusal):
                await lobby.sweep()
        await lobby.desk.sweep()
