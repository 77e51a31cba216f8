"""A room: the match at one table, its stored list of moves, and the commands that change it."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from paradice.core.events import EVERYONE
from paradice.core.game import Game
from paradice.core.history import Entry
from paradice.core.match import Illegal, Match, NoSuchMove
from paradice.core.moves import Move
from paradice.core.outline import REDO, UNDO, Outline
from paradice.core.table import Table
from paradice.games import find_game
from paradice.server.audience import Audience
from paradice.server.bot_turns import BotTurns
from paradice.server.bots import BotPool
from paradice.server.chat import Chat
from paradice.server.claims import Claims
from paradice.server.consent import UndoVote, read_asks
from paradice.server.positions import positions_of
from paradice.server.refusal import Refusal
from paradice.server.rows import LAST, START
from paradice.server.seating import Seating
from paradice.server.settings import Rate
from paradice.server.store import (
    GATHERING,
    OVER,
    Conflict,
    Gone,
    MoveRow,
    PositionRow,
    TableRow,
)
from paradice.server.undoing import Undoing
from paradice.server.upgrade import keep, origin_of
from paradice.server.writer import StoreWriter

PIECE: Final = 1_000
"""How many stored lines are read at once when a table is loaded."""
SLICE: Final = 0.01
"""Seconds of processor time after which a replay yields to the event loop."""
KEYS: Final = msgspec.msgpack.Decoder(list[str])


class Room:
    """One table. Commands run one after another; nothing is shown before it is stored."""

    def __init__(self, row: TableRow, writer: StoreWriter, bots: BotPool, chats: Rate) -> None:
        self.row = row
        self.game: Final[Game[Any]] = find_game(row.game)
        self.match: Match | None = None
        """The game, once the cards are dealt."""
        self.audience: Final = Audience(self)
        self.bots: Final = BotTurns(self, bots)
        self.seating: Final = Seating(self)
        self.claims: Final = Claims(self)
        self.chat: Final = Chat(self, chats)
        self.vote: Final = UndoVote()
        self.undoing: Final = Undoing(self)
        self.writer: Final = writer
        self.seq = 0
        """How many lines are stored: moves, undos and redos."""
        self.obeyed: set[str] = set()
        self.resting = b""
        """While the room rests: the keys of commands that were carried out, compressed."""
        self.touches: Final[list[int]] = []
        """For each line the seat whose earlier commands it makes stale; EVERYONE for an undo."""
        self.lock: Final = asyncio.Lock()
        self.touched = time.monotonic()
        self.is_gone = False
        self.start: PositionRow | None = None
        """The first position by these rules, if it is not the deal."""
        self.kept = 0
        """The number of lines at which the position was stored last."""

    @property
    def table(self) -> Table | None:
        """The position, once the cards are dealt."""
        return None if self.match is None else self.match.table

    @property
    def commands(self) -> set[str]:
        """The keys of commands that were carried out."""
        if self.resting:
            self.obeyed = set(KEYS.decode(zlib.decompress(self.resting)))
            self.resting = b""
        return self.obeyed

    def rest(self) -> None:
        """Drop everything that can be computed again, until something happens."""
        if self.lock.locked() or self.bots.is_busy():
            return
        if self.match is not None:
            self.match.rest()
        if self.obeyed:
            self.resting = zlib.compress(msgspec.msgpack.encode(list(self.obeyed)))
            self.obeyed = set()
        self.audience.rest()

    def must_have_match(self) -> Match:
        """Return the game; Refusal before the cards are dealt."""
        if self.match is None:
            raise Refusal("shell-not-begun")
        return self.match

    def deal(self) -> None:
        """Deal, or set up the first position of an upgraded or forked game."""
        row, start = self.row, self.start
        data = None if start is None else json.loads(start.data)
        seats = len(row.seats)
        origin = None if start is None else origin_of(row.asks, start)
        names = row.names()
        self.match = Match(
            self.game, seats, row.options, row.seed, names, start=data, origin=origin
        )
        if start is not None:
            note = "upgrade" if origin is None else "fork"
            self.match.story.append(Entry(EVERYONE, [], note))

    def position(self) -> PositionRow | None:
        """Return the position, to be stored for newer rules; None if it is stored already."""
        if self.match is None or self.is_gone or self.kept == self.seq:
            return None
        self.kept = self.seq
        return keep(self.game, self.row, LAST, self.seq, self.game.write(self.match.table))

    # The store

    async def open(self) -> None:
        """Load the table from the store."""
        rows = await self.lines_after(-1)
        while rows and len(rows) % PIECE == 0:
            await asyncio.sleep(0)
            more = await self.lines_after(len(rows) - 1)
            if not more:
                break
            rows += more
        await self.chat.catch_up()
        for each in await self.writer.ask(lambda store: positions_of(store, self.row.id)):
            if each.version == self.row.version and each.kind == START:
                self.start = each
            elif each.version == self.row.version:
                self.kept = each.seq
        self.begin()
        await self.replay(rows)
        self.adopt_vote()
        self.bots.start()

    async def replay(self, rows: list[MoveRow]) -> None:
        """Replay the stored lines, yielding to the event loop from time to time."""
        outline = Outline()
        began = time.thread_time()
        first = 0 if self.start is None else self.start.seq
        for row in rows:
            if row.seq >= first:
                outline.read(row.seat, row.text)
            self.count(row)
            if time.thread_time() - began > SLICE:
                await asyncio.sleep(0)
                began = time.thread_time()
        if self.match is None:
            return
        for _ in self.match.replay(outline):
            if time.thread_time() - began > SLICE:
                await asyncio.sleep(0)
                began = time.thread_time()

    def adopt_vote(self) -> None:
        """Read the undo request, and the hints that were given, from the row of the table."""
        asks = read_asks(self.row.asks)
        self.vote.adopt(asks.undo, self.seq, len(self.row.seats))
        if self.match is not None:
            self.match.hinted.update(asks.hinted)

    async def lines_after(self, after: int) -> list[MoveRow]:
        """Read some of the stored lines."""
        return await self.writer.ask(lambda store: store.moves_of(self.row.id, after, PIECE))

    def begin(self) -> None:
        """Deal, unless the table is waiting for players."""
        if self.row.state != GATHERING:
            self.deal()

    async def write(self, seat: int, text: str, command: str, state: str = "") -> bool:
        """Store one line, and the state of the table after it if that changes.

        If another server has written first, read its lines and refuse; False where what it wrote
        is this very command, which was sent again because its answer was lost.
        """
        row = MoveRow(self.row.id, self.seq, seat, text, command, time.time())
        try:
            await self.writer.append(row, state)
        except Conflict:
            await self.catch_up()
            if command and command in self.commands:
                return False
            raise Refusal("shell-stale") from None
        except Gone:
            self.end()
            raise Refusal("shell-deleted") from None
        self.count(row)
        if state:
            self.row = replace(self.row, state=state)
        self.touched = time.monotonic()
        return True

    def count(self, row: MoveRow) -> None:
        """Count a stored line."""
        if row.command:
            self.commands.add(row.command)
        is_move = row.text.partition(" ")[0] not in (UNDO, REDO)
        self.touches.append(row.seat if is_move else EVERYONE)
        self.seq = row.seq + 1

    async def catch_up(self) -> None:
        """Read what other servers of the same store have written."""
        row = await self.writer.ask(lambda store: store.find_table(self.row.id))
        if row is None:
            self.end()
            return
        if row != replace(self.row, asks=row.asks):
            self.settle(row)
        if row.asks != self.row.asks:
            self.audience.age += 1
        self.row = row
        for line in await self.writer.ask(lambda store: store.moves_of(self.row.id, self.seq - 1)):
            if line.seq == self.seq and self.match is not None:
                self.follow(self.match, line)
                self.touched = time.monotonic()
        self.adopt_vote()
        await self.chat.catch_up()
        self.audience.show()
        self.bots.start()

    def follow(self, match: Match, line: MoveRow) -> None:
        """Carry out a line that is stored already."""
        verb, _, count = line.text.partition(" ")
        if verb == UNDO:
            self.take_back(match, line.seat, int(count))
        elif verb == REDO:
            self.restore(match)
        else:
            match.play(line.seat, match.find(line.text))
            self.vote.overtake(line.seat)
        self.count(line)

    def take_back(self, match: Match, seat: int, count: int) -> None:
        match.take_back(seat, count)
        self.vote.stop()
        self.audience.age += 1

    def restore(self, match: Match) -> None:
        match.redo()
        self.vote.stop()
        self.audience.age += 1

    def settle(self, row: TableRow) -> None:
        """Adopt a row of the store; deal if the table has begun meanwhile."""
        self.change(row)
        if self.match is None and row.state != GATHERING:
            self.deal()

    def change(self, row: TableRow) -> None:
        """Adopt a row with other people or seats."""
        self.row = row
        if self.match is not None:
            self.match.names = row.names()
        self.audience.renew()

    def is_busy(self) -> bool:
        """Return whether there are viewers, a running command, or a bot that computes."""
        return bool(self.audience.viewers) or self.lock.locked() or self.bots.is_busy()

    def end(self) -> None:
        """End the room of a deleted table."""
        self.is_gone = True
        self.audience.age += 1
        self.audience.show()

    def release(self) -> None:
        """Break the reference cycles, so that memory is freed without the garbage collector.

        The room must not be used afterwards.
        """
        del self.audience.room, self.bots.room, self.seating.room, self.claims.room, self.chat.room
        del self.undoing.room, self.audience.story.audience

    async def refresh(self) -> None:
        """Read what another server may have written to this table."""
        async with self.lock:
            await self.catch_up()

    # Commands

    async def play(self, seat: int, text: str, at: int, command: str = "") -> None:
        """Play a move for *seat*, who saw *at* lines of the list; Refusal where it cannot be."""
        async with self.lock:
            if command and command in self.commands:
                return
            match = self.must_have_match()
            attempt = match.attempt(seat, self.must_be_legal(match, seat, text, at))
            over = OVER if attempt.table.outcome() is not None else ""
            if await self.write(seat, text, command, over):
                match.accept(attempt)
                self.vote.overtake(seat)
                self.audience.show()
        self.bots.start()

    def must_be_legal(self, match: Match, seat: int, text: str, at: int) -> Move:
        """Return the move if *seat*, who saw *at* lines, can play it now; else Refusal."""
        try:
            move = match.find(text)
        except NoSuchMove:
            raise Refusal("shell-no-such-move") from None
        if self.is_stale(seat, at):
            raise Refusal("shell-stale")
        try:
            match.check(seat, move)
        except Illegal as error:
            raise Refusal(error.rule.key, is_rule=True) from None
        return move

    def is_stale(self, seat: int, at: int) -> bool:
        """Whether *seat* has moved, or somebody has undone, since a viewer saw *at* lines."""
        if not 0 <= at <= self.seq:
            return True
        for other in self.touches[at:]:
            if other in (seat, EVERYONE):
                return True
        return False

    def stake(self, seat: int, text: str, at: int) -> str:
        """Return why a legal move could not be undone freely; empty if it could."""
        match = self.must_have_match()
        return match.stake_of(seat, self.must_be_legal(match, seat, text, at))

    def must_decide(self, seats: list[int]) -> list[int]:
        """Return those of *seats* that owe a decision."""
        if self.match is None:
            return []
        deciders = self.match.table.deciders()
        return [seat for seat in seats if seat in deciders]

    # What is asked and set

    async def change_asks(self, change: Callable[[TableRow], str]) -> None:
        table_id = self.row.id
        try:
            row = await self.writer.change(lambda store: store.set_asks(table_id, change))
        except Gone:
            self.end()
            raise Refusal("shell-deleted") from None
        self.row = replace(self.row, asks=row.asks)

    async def set_pace(self, pace: int) -> None:
        """Let bots wait so many milliseconds between their moves from now on."""
        async with self.lock:
            table_id = self.row.id
            await self.writer.change(lambda store: store.set_pace(table_id, pace))
            self.row = replace(self.row, pace=pace)

    def has_people(self) -> bool:
        """Return whether a person plays here."""
        return any(seat.kind == "person" and not seat.is_bot for seat in self.row.seats)
