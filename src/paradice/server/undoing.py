"""Undo and redo at one table: who may take back how much, and whose consent it needs."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from paradice.core.events import EVERYONE
from paradice.core.match import Match
from paradice.core.outline import REDO, UNDO
from paradice.server.consent import UndoAsk, is_open, join_asks, read_asks, write_asks
from paradice.server.refusal import Refusal
from paradice.server.rows import TableRow
from paradice.server.store import OVER, Conflict, Gone, MoveRow, NewMove, Store

if TYPE_CHECKING:
    from paradice.server.room import Room


class Undoing:
    """Commands that take back moves of a room, or play them again."""

    __deletable__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    def undo_of(self, seat: int) -> tuple[str, int]:
        """Say whether *seat* may undo (``free``, ``ask``, ``never``, ``over``), and how many moves.

        Free is the latest move, as long as nothing has been revealed by it.
        """
        room = self.room
        if room.row.state == OVER or room.match is None:
            return "over", 0
        return room.match.undo_of(room.row.partners(seat))

    def can_redo(self, seat: int) -> bool:
        """Whether what *seat* has taken back last can be played again."""
        room = self.room
        undone = [] if room.match is None else room.match.undone
        return bool(undone) and undone[-1].seat in room.row.partners(seat)

    async def undo(self, seat: int, at: int, command: str = "") -> None:
        """Take back the latest move of *seat*; where more would be lost than that, ask first.

        All other people are asked; where there are none, whoever plays is asked whether to do it.
        """
        room = self.room
        async with room.lock:
            if command and command in room.commands:
                return
            match = room.match
            if match is None or room.is_stale(seat, at):
                raise Refusal("shell-stale")
            kind, count = self.undo_of(seat)
            if kind == "over":
                raise Refusal("shell-undo-over")
            if kind == "never":
                raise Refusal("shell-undo-nothing")
            asker = room.vote.asker
            if asker != EVERYONE and asker not in room.row.partners(seat):
                raise Refusal("shell-undo-taken")
            if kind == "free":
                await self.undo_now(match, seat, count, command)
            else:
                await self.ask(UndoAsk(room.seq, seat))
                if command:
                    room.commands.add(command)
                room.audience.show()
        room.bots.start()

    async def undo_now(self, match: Match, seat: int, count: int, command: str = "") -> None:
        room = self.room
        if await room.write(seat, f"{UNDO} {count}", command):
            room.take_back(match, seat, count)
            room.audience.show()

    async def redo(self, seat: int, at: int, command: str = "") -> None:
        """Play again what *seat* took back last, if nothing was played since."""
        room = self.room
        async with room.lock:
            if command and command in room.commands:
                return
            match = room.match
            if match is None or room.is_stale(seat, at):
                raise Refusal("shell-stale")
            if not self.can_redo(seat):
                raise Refusal("shell-redo-nothing")
            if await room.write(seat, f"{REDO} {len(match.undone[-1].moves)}", command):
                room.restore(match)
                room.audience.show()
        room.bots.start()

    async def agree(self, seat: int, yes: bool, at: int, command: str = "") -> None:
        """Answer somebody who asks to undo; who asks may withdraw, and alone decides.

        What was asked before another line was written is over, and so is an answer to it.
        """
        room = self.room
        async with room.lock:
            if command and command in room.commands:
                return
            match, vote = room.match, room.vote
            if match is None or vote.asker == EVERYONE or at != room.seq:
                raise Refusal("shell-stale")
            asker, voters = vote.asker, room.row.voters(vote.asker)
            is_asker = seat in room.row.seats_with(asker)
            known = tuple(sorted(vote.agreed))
            if not yes:
                refuser = asker if is_asker else seat
                await self.answer(match, UndoAsk(room.seq, asker, known, refuser))
            elif is_asker and voters:
                raise Refusal("shell-undo-others")
            else:
                agreed = tuple(room.row.seats_with(seat))
                await self.answer(match, UndoAsk(room.seq, asker, agreed), command)
            if command:
                room.commands.add(command)
        room.bots.start()

    async def answer(self, match: Match, undo: UndoAsk, command: str = "") -> None:
        """Store an answer; the last consent and the undo are one transaction.

        Where another server has heard another answer meanwhile, learn from it and refuse.
        """
        room = self.room
        table_id, voters = room.row.id, room.row.voters(undo.asker)
        count = self.undo_of(undo.asker)[1]
        line = MoveRow(table_id, undo.at, undo.asker, f"{UNDO} {count}", command, time.time())

        def change(row: TableRow) -> str:
            asks = read_asks(row.asks)
            if not is_open(asks.undo, undo):
                raise Conflict(table_id)
            return write_asks(msgspec.structs.replace(asks, undo=join_asks(asks.undo, undo)))

        def work(store: Store) -> tuple[TableRow, bool]:
            row = store.set_asks(table_id, change)
            asked = read_asks(row.asks).undo
            is_agreed = is_open(asked, undo) and asked is not None and voters <= set(asked.agreed)
            if is_agreed:
                store.append_one(NewMove(line))
            return row, is_agreed

        try:
            row, is_agreed = await room.writer.change(work)
        except Conflict:
            await room.catch_up()
            if command and command in room.commands:
                return  # sent again, and carried out there
            raise Refusal("shell-stale") from None
        except Gone:
            room.end()
            raise Refusal("shell-deleted") from None
        room.row = replace(room.row, asks=row.asks)
        if is_agreed:
            room.count(line)
            room.writer.meters.played()
            room.touched = time.monotonic()
            room.take_back(match, undo.asker, count)
        else:
            room.adopt_vote()
        room.audience.show()

    async def ask(self, undo: UndoAsk) -> None:
        """Store a question where the other servers of the store find it."""

        def change(row: TableRow) -> str:
            asks = read_asks(row.asks)
            return write_asks(msgspec.structs.replace(asks, undo=join_asks(asks.undo, undo)))

        room = self.room
        await room.change_asks(change)
        asked = read_asks(room.row.asks).undo
        room.adopt_vote()
        if asked is None or asked.asker != undo.asker:
            room.audience.show()
            raise Refusal("shell-undo-taken")
