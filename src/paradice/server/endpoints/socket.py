"""A socket at a table: numbered commands in, acknowledgements and changed parts out."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import re
import time
from functools import partial
from typing import Any, Final

import msgspec
from starlette.types import Receive, Send
from starlette.websockets import WebSocket

from paradice.core.events import EVERYONE
from paradice.core.names import clean_line
from paradice.faces.html import Html
from paradice.i18n.rules_pages import explain
from paradice.server.audience import Viewer
from paradice.server.connections import Caller, Sockets
from paradice.server.identity import is_from_elsewhere
from paradice.server.limits import address_of
from paradice.server.moderation import Moderation, Muted, moderation_of
from paradice.server.protocol import DECODER, ENCODER, READY_TEXT, Command
from paradice.server.refusal import Refusal
from paradice.server.requests import eyes
from paradice.server.room import Room
from paradice.server.settings import RateLimit, Settings
from paradice.server.writer import StoreAway
from paradice.web.access import draw_notice
from paradice.web.page import said_line
from paradice.web.renderer import Changes

log: Final = logging.getLogger("paradice")

TAB: Final = re.compile(r"[A-Za-z0-9]{6,32}\Z")
LINES: Final = 80
"""How many chapters of the log a page begins with."""


def write_log(room: Room, viewer: Viewer, start: int) -> Html:
    """Return chapters of the log from *start* on, the newest first."""
    story = room.audience.story
    return Html(
        "".join(
            story.draw(place, viewer.seat, viewer.language)
            for place in range(story.length() - 1, start - 1, -1)
        )
    )


def write_page_log(room: Room, viewer: Viewer) -> Html:
    """Return the log a page begins with; what came since the viewer's latest move is marked."""
    story, seat, language = room.audience.story, viewer.seat, viewer.language
    start = max(0, story.length() - LINES)
    if seat == EVERYONE:
        return write_log(room, viewer, start)
    seen = max(start, story.since(seat))
    new = [story.draw(place, seat, language) for place in range(seen, story.length())]
    old = [story.draw(place, seat, language) for place in range(start, seen)]
    mark = ""
    if new and old:
        mark = f'<li class="hr since">{room.audience.pen(language)("shell-since")}</li>'
    return Html("".join([*reversed(new), mark, *reversed(old)]))


def write_chat(room: Room, language: str, after: int = -1) -> Html:
    """Return the chat after the line *after*."""
    pen = room.audience.pen(language)
    return Html(
        "".join(
            said_line(chat.seat, chat.text, pen) for chat in room.chat.lines if chat.seq > after
        )
    )


def read_command(text: str, longest: int) -> Command | None:
    """Return the command of a message; None for a message that is no command and needs no answer.

    A message with the number of a command that cannot be decoded becomes an unknown command, so
    that it is answered: the browser would send it again and again. Unpaired surrogates are
    replaced.
    """
    if len(text) <= longest:
        with contextlib.suppress(msgspec.DecodeError, UnicodeEncodeError):
            return DECODER.decode(text)
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = told.get("n") if isinstance(told, dict) else None
    if type(number) is not int or not 0 <= number < 1 << 53:
        return None
    if len(text) > longest:
        return Command(number, "long")
    whole = {
        key: value.encode("utf-8", "replace").decode() if isinstance(value, str) else value
        for key, value in told.items()
    }
    try:
        return msgspec.convert(whole, Command)
    except (msgspec.ValidationError, UnicodeEncodeError):  # half a character in a key, or deeper
        return Command(number, "unknown")


def token_of(changes: Changes, log: str) -> str:
    """Return a token that differs if two viewers were shown different things."""
    text = "\0".join([*changes.parts.values(), repr(changes.highlights), repr(changes.marks), log])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Connection:
    """One open socket. Messages bypass Starlette and go by ASGI directly, for speed."""

    def __init__(
        self, receive: Receive, send: Send, room: Room, viewer: Viewer, settings: Settings
    ) -> None:
        self.receive: Final = receive
        self.send: Final = send
        self.room: Final = room
        self.viewer: Final = viewer
        self.settings: Final = settings
        self.acks: list[dict[str, Any]] = []
        self.heard = room.chat.last()
        self.tab = ""
        self.moderation: Moderation | None = None
        self.is_ready_text = False
        self.gathering = room.table is None
        self.bucket: Final = RateLimit(settings.messages, time.monotonic())

    def greet(self, token: str) -> dict[str, Any]:
        """Return the first message: everything, or little if the browser was shown the same."""
        room, viewer = self.room, self.viewer
        room.audience.settle_eyes(viewer)
        changes = room.audience.draw_all(viewer)
        log = write_page_log(room, viewer)
        viewer.told = room.audience.story.length()
        self.heard = room.chat.last()
        hello: dict[str, Any] = {"at": room.seq, "seat": viewer.seat}
        if not token or token != token_of(changes, log):
            hello |= {
                "parts": self.shorten(changes),
                "lights": changes.highlights,
                "ghosts": changes.ghosts,
                "marks": changes.marks,
                "log": log,
                "said": write_chat(room, viewer.language),
                "fresh": True,
            }
        return hello

    def shorten(self, changes: Changes) -> dict[str, Any]:
        """Return the changed parts, each as the difference from what was sent before."""
        viewer = self.viewer
        return self.room.audience.renderer.shorten(changes.parts, viewer.recall(), viewer.language)

    def news(self) -> dict[str, Any]:
        """Return what has changed for this viewer since the last message."""
        room, viewer = self.room, self.viewer
        if viewer.edition == room.audience.edition:
            return {}
        if viewer.seat == EVERYONE and len(room.row.seats_of(viewer.person)) == 1:
            return {"reload": True}  # a seat was given back to who looked on
        room.audience.settle_eyes(viewer)
        fresh = viewer.age != room.audience.age
        changes = room.audience.draw_changed(viewer)
        told, chapters = viewer.told, room.audience.story.length()
        said = room.chat.last()
        parts = self.shorten(changes)
        if not parts and told == chapters and self.heard == said:
            return {}
        message: dict[str, Any] = {"at": room.seq, "seat": viewer.seat, "parts": parts}
        if changes.highlights is not None:
            message["lights"] = changes.highlights
            message["ghosts"] = changes.ghosts
        if changes.marks is not None:
            message["marks"] = changes.marks
        if fresh or told < 0 or told > chapters:
            message["log"], message["fresh"] = write_page_log(room, viewer), True
        elif told < chapters:
            message["log"] = write_log(room, viewer, told)
            message["cues"] = room.audience.story.cues(viewer.seat, told)
            moments = room.audience.story.moments(viewer.seat, told, viewer.language)
            if moments:
                message["moments"] = moments
        viewer.told = chapters
        if "fresh" in message:
            message["said"] = write_chat(room, viewer.language)
        elif self.heard != said:
            message["said"] = write_chat(room, viewer.language, self.heard)
        self.heard = said
        return message

    async def keep_telling(self) -> None:
        """Send until the browser disconnects; on failure close the connection."""
        try:
            await self.tell()
        except (OSError, RuntimeError):
            pass
        except Exception:
            log.exception("a line failed")
        await self.close(1011)

    async def tell(self) -> None:
        """Send acknowledgements and news; whatever arrives meanwhile is sent together next.

        The latest acknowledgement travels with the news it belongs to.
        """
        viewer = self.viewer
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            acks, self.acks = self.acks, []
            for ack in acks[:-1]:
                await self.put(ack)
            message = acks[-1] if acks else {}
            if self.room.is_gone:
                message["reload"] = True
            elif not self.gathering:
                message |= self.news()
            elif self.room.audience.age != viewer.age:
                message["reload"] = True
            if message:
                await self.put(message)

    async def put(self, message: dict[str, Any]) -> None:
        data = ENCODER.encode(message)
        if self.is_ready_text:
            await self.send({"type": READY_TEXT, "data": data})
        else:
            await self.send({"type": "websocket.send", "text": data.decode()})

    async def announce(self, text: str, mark: str) -> None:
        """Show a message of the host on top of the page."""
        pen = self.room.audience.pen(self.viewer.language)
        with contextlib.suppress(OSError, RuntimeError):
            await self.put({"notice": draw_notice(pen, text, mark)})

    async def close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the browser was quicker
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    async def listen(self) -> None:
        """Carry out commands one by one, and acknowledge each, until the browser disconnects."""
        while True:
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:  # binary messages are not used
                await self.close(1003)
                return
            if not self.bucket.take(time.monotonic()):
                await self.close(1008)
                return
            command = read_command(text, self.settings.message)
            if command is None:
                await self.close(1003)
                return
            ack: dict[str, Any] = {"ack": command.n}
            came = time.monotonic()
            try:
                stake = await self.obey(command)
                if command.do == "play":
                    self.room.writer.meters.answered(time.monotonic() - came)
                if stake:
                    ack["stake"] = self.room.audience.pen(self.viewer.language).words(
                        f"shell-stake-{stake}"
                    )
            except Refusal as refusal:
                ack["no"] = self.explain(refusal)
            except Exception:  # answered, or the browser would send it again and again
                log.exception("a command failed")
                ack["no"] = self.explain(Refusal("shell-status-500"))
            self.acks.append(ack)
            self.viewer.wake.set()

    def explain(self, refusal: Refusal) -> dict[str, Any]:
        """Return why a command was refused, with the paragraph of the rules; or to try again."""
        pen = self.room.audience.pen(self.viewer.language)
        if refusal.is_rule:
            paragraph = explain(self.room.row.game, self.viewer.language, refusal.key)
            return {
                "say": pen.words(f"rule-{refusal.key}"),
                "rule": refusal.key,
                "title": paragraph.title if paragraph else "",
                "link": f"/rules/{self.room.row.game}#{refusal.key}",
            }
        said = {"say": pen.words(refusal.key)}
        if isinstance(refusal, Muted) and refusal.reason:
            said = {"say": pen.words("shell-muted-why", reason=refusal.reason)}
        return {**said, "again": True} if isinstance(refusal, StoreAway) else said

    async def obey(self, command: Command) -> str:
        """Carry out a command; return the consequence of a careful move that cannot be undone."""
        room, viewer = self.room, self.viewer
        if command.do == "ping":
            return ""
        if command.do == "long":
            raise Refusal("shell-status-413")
        if command.do == "look":
            room.audience.look(viewer, command.seat)
            return ""
        if command.do == "say":
            text = clean_line(command.text, self.settings.chat)
            if not text:
                raise Refusal("shell-chat-empty")
            if len(command.text) > self.settings.chat:
                raise Refusal("shell-chat-long")
            if viewer.person == "" or not room.row.seats_of(viewer.person):
                raise Refusal("shell-only-seated")
            if self.moderation is not None:
                self.moderation.must_speak(viewer.person)
            seat = viewer.seat if viewer.seat != EVERYONE else room.row.seats_of(viewer.person)[0]
            await room.chat.say(seat, text, self.key(command))
            return ""
        if viewer.seat == EVERYONE or viewer.seat not in room.row.seats_of(viewer.person):
            raise Refusal("shell-you-only-watch")
        if room.row.seats[viewer.seat].is_bot and command.do != "agree":
            raise Refusal("shell-bot-plays")
        if command.do == "skip":
            room.bots.skip()
        elif command.do == "play":
            if command.careful:
                stake = room.stake(viewer.seat, command.move, command.at)
                if stake:
                    return stake
            await room.play(viewer.seat, command.move, command.at, self.key(command))
        elif command.do == "undo":
            await room.undoing.undo(viewer.seat, command.at, self.key(command))
        elif command.do == "redo":
            await room.undoing.redo(viewer.seat, command.at, self.key(command))
        elif command.do == "agree":
            await room.undoing.agree(viewer.seat, command.yes, command.at, self.key(command))
        else:
            raise Refusal("shell-no-such-command")
        return ""

    def key(self, command: Command) -> str:
        """Return the key of a command, by which it is carried out once however often it is sent."""
        return f"{self.viewer.person[:12]}:{self.tab}:{command.n}"


async def serve_socket(
    socket: WebSocket,
    receive: Receive,
    send: Send,
    room: Room | None,
    settings: Settings,
    sockets: Sockets,
) -> None:
    """Serve a browser until it disconnects."""
    tab = socket.query_params.get("tab", "")
    if room is None or is_from_elsewhere(socket) or not TAB.match(tab):
        await socket.close(1008)
        return
    viewer = eyes(socket, room)
    line = Connection(receive, send, room, viewer, settings)
    line.tab = tab
    line.moderation = moderation_of(socket)
    line.is_ready_text = READY_TEXT in socket.scope.get("extensions", ())
    person = viewer.person
    seated = person != "" and (person == room.row.host or bool(room.row.seats_of(person)))
    caller = Caller(
        address_of(socket), person, room.row.id, seated, partial(line.close, 1013), line.announce
    )
    if not await sockets.come(caller):
        await socket.close(1013)
        return
    try:
        await socket.accept()
        await speak(line, room, viewer, socket.query_params.get("token", ""))
    finally:
        sockets.leave(caller)


async def speak(line: Connection, room: Room, viewer: Viewer, token: str) -> None:
    """Run the sending and the receiving side of a connection until it is closed."""
    room.audience.come(viewer)
    if line.gathering:
        viewer.age = room.audience.age
    else:
        room.audience.show()
        with contextlib.suppress(OSError):  # the browser is gone already
            await line.put(line.greet(token))
    sender = asyncio.create_task(line.keep_telling())
    try:
        await line.listen()
    finally:
        room.audience.leave(viewer)
        sender.cancel()
