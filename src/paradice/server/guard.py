"""What every answer passes: the same headers, one sentence for every fault."""

from __future__ import annotations

import logging
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paradice.server.course import Refusal
from paradice.server.desk import StoreAway
from paradice.server.people import language_of
from paradice.web.faces import make_pen
from paradice.web.page import message_page

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
    status = 503 if isinstance(error, StoreAway) else 409
    if request.url.path.startswith("/api/"):
        return Response(f'{{"error":"{key[6:]}"}}', status, media_type="application/json")
    return HTMLResponse(message_page(pen, pen("shell-refused"), pen(key)), status)
