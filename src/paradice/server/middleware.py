"""Response headers, and pages of one sentence for errors."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from paradice.faces.html import safe
from paradice.server.identity import language_of
from paradice.server.limits import NoSpace
from paradice.server.moderation import TableClosed
from paradice.server.network import host_of, is_loopback
from paradice.server.refusal import Refusal
from paradice.server.writer import StoreAway
from paradice.web.access import closed_page
from paradice.web.assets import make_pen
from paradice.web.page import message_page

ORIGIN: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,253}\Z")

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


class ResponseMiddleware:
    """Sets the headers of every response; an uncaught exception becomes a page of one sentence."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_here = scope["type"] == "lifespan" or scope["app"].state.network.is_here(scope)
        if scope["type"] != "http":
            await (self.app if is_here else WebSocketClose())(scope, receive, send)
            return
        begun = False

        async def send_with_headers(message: Message) -> None:
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
            if is_here:
                await self.app(scope, receive, send_with_headers)
            else:
                answer = await missing(Request(scope, receive), HTTPException(421))
                await answer(scope, receive, send_with_headers)
        except Exception:
            log.exception("a request failed")
            if begun:
                raise
            answer = tell(Request(scope, receive), "shell-status-500", 500)
            await answer(scope, receive, send_with_headers)


KNOWN: Final = frozenset({400, 403, 404, 405, 413, 421, 429})


async def missing(request: Request, error: Exception) -> Response:
    """The response to a client error: one sentence."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    headers = error.headers
    allowed = ""
    if status == 405:
        allowed = ", ".join(methods_of(request))
        headers = {"allow": allowed}
    key = f"shell-status-{status if status in KNOWN else 400}"
    return tell(request, key, status, headers, allowed or proxy_hint(request, status))


def proxy_hint(request: Request, status: int) -> str:
    """Return the command that helps the host if a proxy has hidden the name of the server."""
    if status not in (403, 421):
        return ""
    try:
        origin = urlsplit(request.headers.get("origin", ""))
    except ValueError:  # half an address of IPv6
        return ""
    host = host_of(request.scope)
    if not origin.hostname or not ORIGIN.match(origin.netloc):
        return ""
    if origin.hostname == host or is_loopback(origin.hostname) or not (
        status == 421 or is_loopback(host)
    ):  # fmt: skip
        return ""
    return f"paradice serve --public-url {origin.scheme}://{origin.netloc}"


def methods_of(request: Request) -> list[str]:
    """Return the methods allowed at an address."""
    return sorted(
        {
            method
            for route in request.app.routes
            if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE
            for method in route.methods or ()
        }
    )


async def refused(request: Request, error: Exception) -> Response:
    """The response to a refused command: one sentence."""
    assert isinstance(error, Refusal)
    if isinstance(error, TableClosed):
        pen = make_pen(language_of(request), "", ())
        if request.url.path.startswith("/api/"):
            said = f"{pen.words(error.key)} {error.reason}".strip()
            return JSONResponse({"error": error.key[6:], "say": said}, 410)
        return HTMLResponse(closed_page(pen, error.reason), 410)
    if isinstance(error, (StoreAway, NoSpace)):
        return tell(request, error.key, 503, {"retry-after": "5"})
    return tell(request, error.key, 409)


def tell(
    request: HTTPConnection,
    key: str,
    status: int,
    headers: Mapping[str, str] | None = None,
    allowed: str = "",
) -> Response:
    """Return an error message as a page, or as JSON to programs."""
    pen = make_pen(language_of(request), "", ())
    said = pen.words(key) + (f" ({allowed})" if allowed else "")
    if allowed.startswith("paradice "):
        said = pen.words("shell-proxy-hint", command=allowed)
    if request.url.path == "/api" or request.url.path.startswith("/api/"):
        return JSONResponse({"error": key[6:], "say": said}, status, headers)
    text = message_page(pen, pen("shell-refused"), safe(said))
    return HTMLResponse(text, status, headers)
