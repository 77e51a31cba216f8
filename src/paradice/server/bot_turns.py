"""The bots of one table: which of them owe a decision, and when they play."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from paradice.core.events import EVERYONE
from paradice.server.bots import BotPool
from paradice.server.refusal import Refusal
from paradice.server.waiting import Signal
from paradice.server.writer import StoreAway

if TYPE_CHECKING:
    from paradice.server.room import Room

AGAIN: Final = 1.0
"""Seconds after which a bot tries again when the store did not answer."""


class BotTurns:
    """Lets the bots of a room decide, one after another, while they owe a decision."""

    def __init__(self, room: Room, pool: BotPool) -> None:
        self.room = room
        self.pool: Final = pool
        self.task: asyncio.Task[None] | None = None
        self.hurry: Final = Signal()
        """Set while bots need not wait between their moves: until a person must decide."""

    def start(self) -> None:
        """Let the bots that owe a decision think."""
        if not self.is_busy() and self.owing():
            self.task = asyncio.create_task(self.run())

    def is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def skip(self) -> None:
        """Let the bots move without waiting, until a person must decide."""
        if self.owing():
            self.hurry.set()

    def owing(self) -> list[int]:
        """The bots that owe a decision; while somebody asks to undo they wait."""
        room = self.room
        if room.match is None or room.is_gone or room.vote.asker != EVERYONE:
            return []
        return [seat for seat in room.match.table.deciders() if room.row.seats[seat].is_bot]

    def place(self) -> str:
        """Return the table and how far its game is, for the log: nothing secret."""
        return f"table {self.room.row.id}, after {self.room.seq} lines"

    async def run(self) -> None:
        room = self.room
        while seats := self.owing():
            assert room.match is not None
            seat, seq = seats[0], room.seq
            began = time.monotonic()
            text = await self.pool.choose(
                room.game, room.match.table, room.row.options, seat, room.row.seats[seat].level,
                self.place, room.has_people(),
            )  # fmt: skip
            if room.audience.viewers:
                rest = room.row.pace / 1000 - (time.monotonic() - began)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.hurry.wait(), max(0.0, rest))
            if room.seq != seq or room.vote.asker != EVERYONE or not room.row.seats[seat].is_bot:
                continue
            try:
                await room.play(seat, text, seq)
            except StoreAway:
                await asyncio.sleep(AGAIN)
            except Refusal:
                await asyncio.sleep(0.05)
        self.hurry.clear()
