"""The chat of one table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from paradice.server.refusal import Refusal
from paradice.server.settings import Rate, RateLimit
from paradice.server.store import ChatRow

if TYPE_CHECKING:
    from paradice.server.room import Room

KEPT: Final = 200
"""How many lines are held in memory; the store has all."""


class Chat:
    """The latest lines of a room."""

    def __init__(self, room: Room, rate: Rate) -> None:
        self.room = room
        self.rate: Final = rate
        self.lines: list[ChatRow] = []
        self.voices: dict[str, RateLimit] = {}
        """The rate limit of each person who wrote lately."""

    def last(self) -> int:
        """Return the place of the latest line."""
        return self.lines[-1].seq if self.lines else -1

    async def catch_up(self) -> None:
        """Read new lines from the store."""
        room, last = self.room, self.last()
        said = await room.writer.ask(lambda store: store.chats_of(room.row.id, after=last))
        room.commands.update(line.command for line in said)
        self.lines = [*self.lines, *said][-KEPT:]

    async def say(self, seat: int, text: str, command: str = "") -> None:
        """Add a line, which all viewers see."""
        room = self.room
        async with room.lock:
            if command and command in room.commands:
                return
            if room.row.seats[seat].removed:
                raise Refusal("shell-removed")
            self.must_be_calm(room.row.seats[seat].person)
            table_id, at = room.row.id, time.time()
            line = await room.writer.change(
                lambda store: store.add_chat(table_id, seat, text, command, at)
            )
            if command:
                room.commands.add(command)
            self.lines = [*self.lines, line][-KEPT:]
            room.touched = time.monotonic()
            room.audience.show()

    def must_be_calm(self, person: str) -> None:
        """Refuse a person who writes too often."""
        now = time.monotonic()
        if person not in self.voices:
            self.voices[person] = RateLimit(self.rate, now)
        if not self.voices[person].take(now):
            raise Refusal("shell-chat-often")
