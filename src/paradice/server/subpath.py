"""Middleware for a server that is mounted under a path of another site."""

from __future__ import annotations

import re
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LINK: Final = re.compile(rb'\b((?:xlink:)?href|src|action|formaction|data-[a-z-]+)="/(?!/)')
"""An address in an attribute. Users' text cannot match: its quotation marks are escaped."""
COOKIE: Final = re.compile(rb"(?i)(; path=)/(?=;|\Z)")


class SubPath:
    """Removes the path from requests, and adds it to every address in responses.

    Pages, redirects and cookies are made as if the server were at the root; what comes over a
    socket is changed by the page that shows it (``data-home``). Proxies may remove the path
    themselves, or leave it.
    """

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app: Final = app
        self.root: Final = root
        self.bytes: Final = root.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        if path == self.root or path.startswith(f"{self.root}/"):
            path = path[len(self.root) :] or "/"
        scope = {**scope, "path": path, "raw_path": path.encode()}
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        start: Message | None = None

        async def placed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                message = {**message, "headers": self.lead(message.get("headers", []))}
                if is_page(message):
                    start = message  # its length is known with the page
                    return
            elif start is not None:
                body = self.rewrite(message.get("body", b""))
                kept = [pair for pair in start["headers"] if pair[0] != b"content-length"]
                length = (b"content-length", str(len(body)).encode())
                await send({**start, "headers": [*kept, length]})
                start = None
                message = {**message, "body": body}
            await send(message)

        await self.app(scope, receive, placed)

    def lead(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """Return the headers with redirects and cookies under the path."""
        return [
            (name, self.bytes + value)
            if name == b"location" and value.startswith(b"/")
            else (name, COOKIE.sub(rb"\1" + self.bytes, value))
            if name == b"set-cookie"
            else (name, value)
            for name, value in headers
        ]

    def rewrite(self, page: bytes) -> bytes:
        led = LINK.sub(rb'\1="' + self.bytes + b"/", page)
        return led.replace(b"<body", b'<body data-home="' + self.bytes + b'"', 1)


def is_page(start: Message) -> bool:
    kinds = [value for name, value in start["headers"] if name == b"content-type"]
    return bool(kinds) and kinds[0].startswith(b"text/html")
