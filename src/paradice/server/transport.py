"""The network: uvicorn, WebSockets, and sending in batches."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from paradice.server.http_limits import Callers, Intake, release
from paradice.server.protocol import READY_TEXT
from paradice.server.settings import Settings
from paradice.server.waiting import Inbox, Signal

SPARE: Final = 200
"""File descriptors the server needs itself: the store, bots, modules."""
AT_EOF: Final = StreamReader.at_eof.__code__
"""Where the parser of a connection waits for the first byte of the next frame."""


class Outbox:
    """Collects what is sent to all sockets in one cycle of the event loop, and sends it at its end.

    A listening process is woken once and finds everything; with a wake-up for each message both
    sides would spend much of their time on that.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[asyncio.Transport, bytes]] = []

    def put(self, loop: asyncio.AbstractEventLoop, line: asyncio.Transport, data: bytes) -> None:
        if not self.waiting:
            loop.call_soon(self.send)
        self.waiting.append((line, data))

    def send(self) -> None:
        waiting, self.waiting = self.waiting, []
        for line, data in waiting:
            try:
                if not line.is_closing():
                    line.write(data)
            except (OSError, RuntimeError):  # cut off just now: the others are sent to all the same
                continue


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with less memory, and fast paths for commands and news."""

    def __init__(self, outbox: Outbox, **given: Any) -> None:
        super().__init__(**given)
        self.outbox: Final = outbox
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", Inbox[ASGIReceiveEvent]())
        self.writable = cast("asyncio.Event", Signal())
        self.writable.set()

    def data_received(self, data: bytes) -> None:
        """Read a short text in one whole frame, or leave it to the parser of the library."""
        text = short_text(data)
        if text is None or self.close_sent or not is_between_messages(self.conn):
            super().data_received(data)
            return
        is_behind = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if is_behind and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        self.scope["extensions"][READY_TEXT] = {}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        if message["type"] != READY_TEXT:
            self.outbox.send()
            await super().send(message)
            if message["type"] == "websocket.accept":
                del self.request, self.response
            return
        data: bytes = message["data"]
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set():
            self.outbox.send()
            await super().send({"type": "websocket.send", "text": data.decode()})
            return
        size = len(data)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.outbox.put(self.loop, self.transport, head + data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        release(self.transport)
        self.conn.parser = (None for _ in ())  # it and its protocol hold each other

    def shutdown(self) -> None:
        self.outbox.send()
        super().shutdown()


def is_between_messages(conn: Protocol) -> bool:
    """Whether the next byte begins a message: the parser holds no part of a frame, not even a head
    without its text, and no fragment."""
    if conn.state is not State.OPEN or conn.current_size is not None:
        return False
    waiting: Any = conn.parser
    while waiting.gi_yieldfrom is not None:
        waiting = waiting.gi_yieldfrom
    return waiting.gi_code is AT_EOF


def short_text(data: bytes) -> str | None:
    """Return the short text of a single frame; None for anything else."""
    size = len(data) - 6
    if not 0 <= size < 126 or data[0] != 0x81 or data[1] != 0x80 | size:
        return None
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


def fit(settings: Settings) -> Settings:
    """Return the settings with as many connections as the process may have open files."""
    if sys.platform == "win32":
        return settings
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.sockets + settings.connections + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        share = max(0, most - SPARE) / (wanted - SPARE)
        return replace(
            settings,
            sockets=max(1, int(settings.sockets * share)),
            connections=max(1, int(settings.connections * share)),
        )
    return settings


def make_server(
    app: ASGIApp,
    host: str,
    port: int,
    settings: Settings | None = None,
    proxies: Sequence[str] = (),
) -> uvicorn.Server:
    """Return a server that is ready to run.

    Messages are short and change little: compressing each would cost more than it saves. The
    garbage collector examines young objects only, so few at a time that nobody waits for it; all
    objects when nobody plays (`Lobby.collect`).
    """
    gc.freeze()
    gc.set_threshold(300, 0, 1_000_000)
    return uvicorn.Server(configure(app, host, port, settings, proxies))


def configure(
    app: ASGIApp,
    host: str,
    port: int,
    settings: Settings | None = None,
    proxies: Sequence[str] = (),
    lifespan: Literal["on", "off"] = "on",
) -> uvicorn.Config:
    """Configure uvicorn: forwarded addresses are accepted from the named proxies alone."""
    callers = Callers(settings or Settings(), proxies)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        lifespan=lifespan,
        http=cast("type[Intake]", partial(Intake, callers)),
        ws=cast("type[SocketProtocol]", partial(SocketProtocol, Outbox())),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=65536,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


LISTENING: Final[list[uvicorn.Server]] = []
"""Further servers of this process, referenced so that they are not collected."""


async def listen_too(app: ASGIApp, host: str, port: int, settings: Settings) -> None:
    """Serve a running app on another address of this machine, until the process ends."""
    config = configure(app, host, port, settings, lifespan="off")
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))  # where it is taken uvicorn would end the process
    await server.startup()
    LISTENING.append(server)
