"""Middleware for access control and for the host's messages."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from paradice.server.identity import language_of, person_of
from paradice.server.limits import address_of
from paradice.server.middleware import tell
from paradice.server.moderation import Moderation, Word
from paradice.web.access import asleep_page, draw_notice, removed_page, strangers_page, word_page
from paradice.web.assets import make_pen

WORD: Final = "word"
HOST: Final = "host"
HEARD: Final = "heard"
"""Cookies: the word was said, the key was shown, which message was closed."""
ALWAYS: Final = ("/static/", "/healthz", "/readyz", "/metrics", "/language", "/door", "/house")
RETURNS: Final = ("/back", "/come/")
"""Paths open to members who have lost their cookie."""


class AccessControl:
    """Answers removed people, and everybody who lacks the password or membership, with a refusal.

    It also refuses everybody while the server is closed, and puts the host's messages on top of
    every page.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        moderation: Moderation = scope["app"].state.moderation
        connection = HTTPConnection(scope)
        path: str = scope["path"]
        if not moderation.is_open and not path.startswith(ALWAYS):
            answer: Response | None
            try:
                answer = self.refuse(connection, moderation, path)
            except HTTPException as error:  # wrong words too often
                answer = tell(connection, "shell-status-429", 429, error.headers)
            if answer is not None:
                shut = answer if scope["type"] == "http" else WebSocketClose(4403)
                await shut(scope, receive, send)
                return
        notices = notices_for(moderation, connection, path) if scope["type"] == "http" else []
        await self.app(scope, receive, with_notices(send, notices, connection))

    def refuse(
        self, connection: HTTPConnection, moderation: Moderation, path: str
    ) -> Response | None:
        """Return the refusal for a request that may not pass; None for all others."""
        if moderation.is_host(connection.cookies.get(HOST, "")):
            return None
        pen = make_pen(language_of(connection), "", ())
        person = person_of(connection)
        removed = moderation.find("removed", person) if person else None
        asleep = moderation.find("asleep")
        status = 403
        if removed is not None:
            key, text = "shell-removed-house", removed_page(pen, removed.text)
        elif asleep is not None:
            key, text, status = "shell-asleep", asleep_page(pen, asleep.text), 503
        elif moderation.word and not self.has_word(connection, moderation):
            back = path if connection.scope["type"] == "http" else "/"
            key, text = "shell-word-wanted", word_page(pen, back)
        elif moderation.members_only and not (
            (person and moderation.find("member", person)) or path.startswith(RETURNS)
        ):
            key, text = "shell-members-only", strangers_page(pen)
        else:
            return None
        if path.startswith("/api"):
            return JSONResponse({"error": key[6:], "say": pen.words(key)}, status)
        return HTMLResponse(text, status)

    def has_word(self, connection: HTTPConnection, moderation: Moderation) -> bool:
        told = connection.headers.get("paradice-word", "")
        if told:  # programs say it each time
            limits, address = connection.app.state.limits, address_of(connection)
            limits.try_phrase(address)
            is_right = moderation.is_word(told)
            if is_right:
                limits.know_phrase(address)
            return is_right
        return moderation.has_word(connection.cookies.get(WORD, ""))


def notices_for(moderation: Moderation, connection: HTTPConnection, path: str) -> list[Word]:
    """Return the host's messages that a page shows: to all, and to its table."""
    if not any(kind == "notice" for kind, _ in moderation.words):
        return []
    heard = connection.cookies.get(HEARD, "").split(".")
    parts = path.split("/")
    table = parts[2] if parts[1:2] == ["t"] and len(parts) > 2 else ""
    found = [moderation.find("notice"), moderation.find("notice", table) if table else None]
    return [word for word in found if word is not None and mark_of(word) not in heard]


def mark_of(word: Word) -> str:
    return str(int(word.at * 1000))


def with_notices(send: Send, notices: list[Word], connection: HTTPConnection) -> Send:
    """Return a way to send that puts the messages on top of a page."""
    if not notices:
        return send
    start: Message | None = None

    async def told(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            kinds = [value for name, value in message["headers"] if name == b"content-type"]
            if kinds and kinds[0].startswith(b"text/html"):
                start = message
                return
        elif start is not None:
            body: bytes = message.get("body", b"")
            at = body.find(b"<body")
            if at >= 0:
                at = body.find(b">", at) + 1
                pen = make_pen(language_of(connection), "", ())
                lines = "".join(draw_notice(pen, word.text, mark_of(word)) for word in notices)
                body = body[:at] + lines.encode() + body[at:]
            kept = [pair for pair in start["headers"] if pair[0] != b"content-length"]
            length = (b"content-length", str(len(body)).encode())
            await send({**start, "headers": [*kept, length]})
            start = None
            message = {**message, "body": body}
        await send(message)

    return told
