"""The ASGI application: pages, forms, sockets and the JSON API."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from paradice.server.access import AccessControl
from paradice.server.analyses import Analyses
from paradice.server.connections import Sockets
from paradice.server.endpoints import access as access_pages
from paradice.server.endpoints import (
    admin,
    analysis,
    documents,
    forks,
    health,
    hints,
    imagined,
    lessons,
    recovery,
    table,
)
from paradice.server.endpoints import lobby as lobby_pages
from paradice.server.endpoints.api import api_routes
from paradice.server.endpoints.socket import serve_socket
from paradice.server.limits import Limits
from paradice.server.lobby import Lobby
from paradice.server.logs import be_discreet
from paradice.server.metrics import make_registry
from paradice.server.middleware import ResponseMiddleware, missing, refused
from paradice.server.moderation import Moderation
from paradice.server.network import Network
from paradice.server.refusal import Refusal
from paradice.server.requests import lobby_of, room_of
from paradice.server.settings import Settings
from paradice.server.store import Store
from paradice.server.subpath import SubPath
from paradice.server.systemd import tell_ready

log: Final = logging.getLogger("paradice")


@dataclass(frozen=True)
class Access:
    """Who may come in, and the key of the host's page; without a key there is none."""

    word: str = ""
    members: bool = False
    key: str = ""
    name: str = ""


class Socket:
    """The sockets at tables."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        lobby = lobby_of(websocket)
        try:
            room = await room_of(websocket)
        except (Refusal, HTTPException):
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
    metrics: str = "local",
    access: Access | None = None,
) -> Starlette:
    """Return the application over a store."""
    be_discreet()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        held = Store(store) if isinstance(store, str) else store
        lobby = Lobby(held, bounds, workers)
        app.state.lobby = lobby
        app.state.network = network or Network()
        app.state.limits = Limits(lobby.settings, held.folder())
        allowed = access or Access()
        moderation = Moderation(lobby.writer, allowed.word, allowed.members, allowed.key)
        moderation.name = allowed.name
        await moderation.refresh()
        app.state.moderation = moderation
        app.state.sockets = Sockets(lobby.settings)
        app.state.metrics = metrics
        analyses = Analyses()
        app.state.analyses = analyses
        app.state.registry = make_registry(lobby, app.state.sockets)
        tasks = [
            asyncio.create_task(sweep(lobby, moderation)),
            asyncio.create_task(lobby.resume()),
        ]
        tell_ready()
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            analyses.close()
            await lobby.close()
            log.info("ended")

    routes = [
        get("/", lobby_pages.front),
        post("/now", lobby_pages.play_now),
        post("/language", lobby_pages.choose_language),
        post("/open", lobby_pages.open_to_network),
        get("/set/{game}", lobby_pages.set_form),
        post("/set/{game}", lobby_pages.set_table),
        get("/join/{invite}", lobby_pages.join_form),
        post("/join/{invite}", lobby_pages.join),
        get("/come/{token}", recovery.come_form),
        post("/come/{token}", recovery.come),
        get("/back", recovery.back_form),
        post("/back", recovery.back),
        get("/t/{table}/place", recovery.place),
        post("/t/{table}/device", recovery.device),
        post("/t/{table}/keep", recovery.keep),
        post("/t/{table}/claim", recovery.claim),
        post("/t/{table}/grant", recovery.grant),
        post("/door", access_pages.say_word),
        post("/door/heard", access_pages.close_notice),
        get("/door/{token}", access_pages.invited_form),
        post("/door/{token}", access_pages.invited),
        get("/house", admin.show),
        post("/house", admin.enter),
        post("/house/say", admin.say),
        post("/house/unsay", admin.unsay),
        post("/house/sleep", admin.sleep),
        post("/house/wake", admin.wake),
        post("/house/invite", admin.invite),
        post("/house/table/{table}/say", admin.say_table),
        post("/house/table/{table}/close", admin.close_table),
        post("/house/table/{table}/open", admin.open_table),
        post("/house/table/{table}/stand-in", admin.stand_in),
        post("/house/person/{person}/mute", admin.mute),
        post("/house/person/{person}/unmute", admin.unmute),
        post("/house/person/{person}/remove", admin.remove),
        post("/house/person/{person}/readmit", admin.readmit),
        get("/healthz", health.healthz),
        get("/readyz", health.readyz),
        get("/metrics", health.metrics),
        get("/tips/{game}", lessons.first_tips),
        get("/learn/{game}", lessons.learn),
        post("/learn/{game}/play", lessons.first_game),
        get("/learn/{game}/{scene}", lessons.scene),
        get("/help", documents.help_page),
        get("/rules/{game}", documents.rules),
        get("/collection/{game}", documents.collection),
        get("/about/{game}", documents.stories),
        get("/about/{game}/{thing}", documents.about),
        get("/static/{mark}/{name:path}", documents.static),
        get("/t/{table}", table.table),
        post("/t/{table}/play", table.play),
        post("/t/{table}/hint", hints.hint),
        post("/t/{table}/why", hints.why),
        get("/t/{table}/since", imagined.since),
        post("/t/{table}/what-if", imagined.what_if),
        post("/t/{table}/chat", table.chat),
        post("/t/{table}/seat", table.hand_over),
        post("/t/{table}/pace", table.pace),
        post("/t/{table}/fill", table.fill),
        post("/t/{table}/rematch", table.rematch),
        get("/t/{table}/record", documents.record),
        get("/t/{table}/replay", documents.replay),
        get("/t/{table}/analysis", analysis.analysis),
        get("/t/{table}/analysis.json", analysis.analysis_json),
        get("/t/{table}/line", analysis.best_line),
        get("/t/{table}/fork", forks.fork_form),
        post("/t/{table}/fork", forks.fork),
        get("/t/{table}/share", table.share),
        get("/t/{table}/dates", documents.dates),
        get("/t/{table}/journey", documents.journey),
        get("/t/{table}/settings", table.table_settings),
        WebSocketRoute("/t/{table}/socket", Socket()),
        *api_routes(),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
            *([Middleware(SubPath, root=network.root)] if network and network.root else []),
            Middleware(ResponseMiddleware),
            Middleware(AccessControl),
        ],
        exception_handlers={HTTPException: missing, Refusal: refused},
    )
    app.router.redirect_slashes = False
    return app


SWEEP: Final = 5.0
"""Seconds after which there is something to tidy up."""


async def sweep(lobby: Lobby, moderation: Moderation) -> None:
    """Clean up periodically; what fails is tried again the next time, and the rest is done."""
    while True:
        for _ in range(12):
            await asyncio.sleep(SWEEP)
            lobby.meters.sample()
            for work in (lobby.sweep, moderation.refresh):
                try:
                    await work()
                except Refusal:  # the store is away
                    continue
                except Exception:
                    log.exception("tidying up failed")
        await lobby.writer.sweep()
