"""Limits of HTTP connections: their number, and bytes and seconds for a request."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from paradice.server.limits import share_of
from paradice.server.settings import Settings

END: Final = b"\r\n\r\n"
API: Final = re.compile(rb"[A-Z]{3,7} /api[/? ]")
"""A request of a program, which is refused in JSON."""


class Callers:
    """The open HTTP connections, with limits for each address and for all together.

    Beyond a limit the oldest connection of the address that has most of them is closed; one that
    waits for an answer only if all of them do. Named proxies stand for many people and have no
    limit of their own.
    """

    def __init__(self, settings: Settings, proxies: Collection[str] = ()) -> None:
        self.settings: Final = settings
        self.proxies: Final = [ip_network(proxy) for proxy in proxies]
        self.open: Final[dict[str, dict[Intake, None]]] = {}
        self.count = 0

    def come(self, caller: Intake) -> None:
        held = self.open.setdefault(caller.address, {})
        held[caller] = None
        self.count += 1
        most = self.settings.connections_an_address
        if len(held) > most and not self.is_proxy(caller):
            self.drop(held, caller)
        elif self.count > self.settings.connections:
            self.drop(max(self.open.values(), key=len), caller)

    def is_proxy(self, caller: Intake) -> bool:
        if not self.proxies or not caller.client:
            return False
        try:
            address = ip_address(caller.client[0])
        except ValueError:
            return False
        return any(address in proxy for proxy in self.proxies)

    def drop(self, held: dict[Intake, None], newest: Intake) -> None:
        idle = (one for one in held if one is not newest and not one.is_answered())
        oldest = next(idle, next(iter(held)))
        self.leave(oldest)
        oldest.transport.abort()

    def leave(self, caller: Intake) -> None:
        held = self.open.get(caller.address)
        if held is None or caller not in held:
            return
        del held[caller]
        self.count -= 1
        if not held:
            del self.open[caller.address]


def release(transport: asyncio.BaseTransport) -> None:
    """Break the reference cycle in which a transport of asyncio holds one of its own methods.

    While somebody plays, the collector looks for cycles among young objects only, so it would stay
    in memory. A transport of uvloop has no such cycle.
    """
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


class Intake(HttpToolsProtocol):
    """The connection of the server, with limits and deadlines for what it reads."""

    def __init__(self, callers: Callers, **given: Any) -> None:
        super().__init__(**given)
        self.callers: Final = callers
        self.bounds: Final = callers.settings
        self.address = ""
        self.head = 0
        self.begins = b""
        """How the head that is being read begins."""
        self.in_body = False
        self.deadline: asyncio.TimerHandle | None = None
        self.drain: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = share_of(self.client[0]) if self.client else ""
        self.callers.come(self)
        self.wait(self.bounds.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.callers.leave(self)
        self.rest()
        self.resume_writing()
        super().connection_lost(exc)
        release(self.transport)

    def is_answered(self) -> bool:
        """Whether an answer is being made or sent."""
        return self.cycle is not None and not self.cycle.response_complete

    def wait(self, seconds: float) -> None:
        """Set the deadline for the next part of the request."""
        self.rest()
        self.deadline = self.loop.call_later(seconds, self.refuse, HTTPStatus.REQUEST_TIMEOUT)

    def rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        if not self.in_body:
            if self.deadline is None:
                self.wait(self.bounds.head_seconds)
            if not self.head:
                self.begins = data[:20]
            end = data.find(END)
            self.head += end if end >= 0 else len(data)
            if self.head > self.bounds.head:
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.in_body = True
        self.wait(self.bounds.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_body = False
        self.head = 0
        self.rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.callers.leave(self)
        self.rest()
        super().handle_websocket_upgrade()

    def refuse(self, status: HTTPStatus) -> None:
        """Answer with one line why this connection is closed, unless a response has begun.

        A connection without any request was opened by a browser in advance: it is closed silently.
        """
        self.rest()
        if self.transport.is_closing():
            return
        if self.head and not self.is_answered():
            kind, text = "text/plain", status.phrase
            if API.match(self.begins):
                kind = "application/json"
                text = f'{{"error":"status-{status.value}","say":"{text}"}}'
            self.transport.write(
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: {kind}\r\n"
                f"connection: close\r\ncontent-length: {len(text)}\r\n\r\n{text}".encode()
            )
        self.transport.close()
        self.loop.call_later(self.bounds.drain_seconds, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """What is no request of HTTP at all."""
        self.refuse(HTTPStatus.BAD_REQUEST)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.drain is None:
            self.drain = self.loop.call_later(self.bounds.drain_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drain is not None:
            self.drain.cancel()
            self.drain = None
