"""A table with its people: what they command, where they sit, and the bots among them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from paradice.core.events import EVERYONE
from paradice.core.names import is_taken, tell_apart
from paradice.server.bots import Thinkers
from paradice.server.consent import Claim, UndoAsk, join_asks, read_asks, write_asks
from paradice.server.course import Refusal
from paradice.server.settings import Bucket, Rate
from paradice.server.stage import Stage
from paradice.server.store import (
    GATHERING,
    OVER,
    REDO,
    UNDO,
    ChatRow,
    Conflict,
    Gone,
    MoveRow,
    SeatRow,
    TableRow,
    with_seat,
)
from paradice.server.writer import Desk, StoreAway

AGAIN: Final = 1.0
"""Seconds after which a bot tries again what the store did not take."""
PIECE: Final = 1_000
"""Lines of the list that are read at once when a table is opened."""
SLICE: Final = 0.01
"""Seconds of processor time for which a table is played again before others have their turn."""


class Room(Stage):
    """One table. Commands run one after another; nothing is shown before it is stored."""

    def __init__(self, row: TableRow, desk: Desk, thinkers: Thinkers, chats: Rate) -> None:
        super().__init__(row)
        self.desk: Final = desk
        self.thinkers: Final = thinkers
        self.rate: Final = chats
        self.voices: dict[str, Bucket] = {}
        """Who has spoken lately, and how much."""
        self.chats: list[ChatRow] = []
        self.lock: Final = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.hurry: Final = asyncio.Event()
        """Set while bots need not wait between their moves: until a person must decide."""
        self.touched = time.monotonic()
        self.is_gone = False

    # The store

    async def open(self) -> None:
        """Play again what the store tells."""
        rows = await self.lines_after(-1)
        while rows and len(rows) % PIECE == 0:
            await asyncio.sleep(0)
            more = await self.lines_after(len(rows) - 1)
            if not more:
                break
            rows += more
        self.chats = await self.desk.ask(lambda store: store.chats_of(self.row.id))
        self.commands.update(chat.command for chat in self.chats)
        self.begin()
        began = time.thread_time()
        for _ in self.retell(rows):
            if time.thread_time() - began > SLICE:
                await asyncio.sleep(0)
                began = time.thread_time()
        self.adopt(read_asks(self.row.asks).undo)
        self.think()

    async def lines_after(self, after: int) -> list[MoveRow]:
        """Read a piece of the stored list."""
        return await self.desk.ask(lambda store: store.moves_of(self.row.id, after, PIECE))

    def begin(self) -> None:
        """Deal, if nobody is waited for any more."""
        if self.row.state != GATHERING:
            self.deal()

    async def write(self, seat: int, text: str, command: str, state: str = "") -> None:
        """Store one line, and the state of the table after it where that changes.

        Where another server has been quicker, learn from it and refuse.
        """
        row = MoveRow(self.row.id, self.seq, seat, text, command, time.time())
        try:
            await self.desk.append(row, state)
        except Conflict:
            await self.catch_up()
            raise Refusal("shell-stale") from None
        except Gone:
            self.end()
            raise Refusal("shell-deleted") from None
        self.count(row)
        if state:
            self.row = replace(self.row, state=state)
        self.touched = time.monotonic()

    async def catch_up(self) -> None:
        """Learn what other servers of the same store have written."""
        row = await self.desk.ask(lambda store: store.find_table(self.row.id))
        if row is None:
            self.end()
            return
        if row != replace(self.row, asks=row.asks):
            self.settle(row)
        if row.asks != self.row.asks:
            self.age += 1
        self.row = row
        for line in await self.desk.ask(lambda store: store.moves_of(self.row.id, self.seq - 1)):
            if line.seq == self.seq and self.table is not None:
                self.follow(line)
        self.adopt(read_asks(row.asks).undo)
        last = self.last_said()
        said = await self.desk.ask(lambda store: store.chats_of(self.row.id, after=last))
        self.commands.update(chat.command for chat in said)
        self.chats = [*self.chats, *said][-200:]
        self.show()
        self.think()

    def settle(self, row: TableRow) -> None:
        """Take over what the store tells of the table; deal where it has begun meanwhile."""
        self.change(row)
        if self.table is None and row.state != GATHERING:
            self.deal()

    def is_busy(self) -> bool:
        """Whether somebody looks on, plays, or thinks here."""
        thinking = self.thinking is not None and not self.thinking.done()
        return bool(self.viewers) or self.lock.locked() or thinking

    def end(self) -> None:
        """The table has been deleted: nobody plays or looks on any more."""
        self.is_gone = True
        self.age += 1
        self.show()

    async def refresh(self) -> None:
        """Somebody may have written to this table from another server."""
        async with self.lock:
            await self.catch_up()

    # Commands

    async def play(self, seat: int, text: str, at: int, command: str = "") -> None:
        """Play a move for *seat*, who saw *at* lines of the list; Refusal where it cannot be."""
        async with self.lock:
            if command and command in self.commands:
                return
            self.check(seat, text, at)
            table, events = self.try_move(seat, text)
            await self.write(seat, text, command, OVER if table.outcome() is not None else "")
            self.put(seat, text, table, events)
            self.show()
        self.think()

    def check(self, seat: int, text: str, at: int) -> None:
        """Refuse a move that cannot be played now by *seat*, who saw *at* lines."""
        if self.table is None:
            raise Refusal("shell-not-begun")
        try:
            move = self.game.catalogue.find(text)
        except KeyError:
            raise Refusal("shell-no-such-move") from None
        if self.is_stale(seat, at):
            raise Refusal("shell-stale")
        rule = self.table.why_not(seat, move)
        if rule is not None:
            raise Refusal(rule.key, is_rule=True)

    def stake(self, seat: int, text: str, at: int) -> str:
        """Return why a move that can be played now cannot simply be undone; empty where it can."""
        self.check(seat, text, at)
        return self.stake_of(seat, text)

    async def undo(self, seat: int, at: int, command: str = "") -> None:
        """Take back the latest move of *seat*; where more would be lost than that, ask first.

        All other people are asked; where there are none, whoever plays is asked whether to do it.
        """
        async with self.lock:
            if command and command in self.commands:
                return
            if self.table is None or self.is_stale(seat, at):
                raise Refusal("shell-stale")
            kind, count = self.undo_of(seat)
            if kind == "over":
                raise Refusal("shell-undo-over")
            if kind == "never":
                raise Refusal("shell-undo-nothing")
            if self.asking != EVERYONE and self.asking not in self.partners(seat):
                raise Refusal("shell-undo-taken")
            if kind == "free":
                await self.undo_now(seat, count, command)
            else:
                await self.ask(UndoAsk(self.seq, seat))
                if command:
                    self.commands.add(command)
                self.show()
        self.think()

    async def undo_now(self, seat: int, count: int, command: str = "") -> None:
        await self.write(seat, f"{UNDO} {count}", command)
        self.take_back(seat, count)
        self.show()

    async def redo(self, seat: int, at: int, command: str = "") -> None:
        """Play again what *seat* took back last, if nothing was played since."""
        async with self.lock:
            if command and command in self.commands:
                return
            if self.table is None or self.is_stale(seat, at):
                raise Refusal("shell-stale")
            if not self.can_redo(seat):
                raise Refusal("shell-redo-nothing")
            await self.write(seat, f"{REDO} {len(self.undone[-1].moves)}", command)
            self.restore()
            self.show()
        self.think()

    async def agree(self, seat: int, yes: bool) -> None:
        """Answer somebody who asks to undo; who asks may withdraw, and alone decides."""
        async with self.lock:
            if self.asking == EVERYONE:
                raise Refusal("shell-stale")
            asker, voters = self.asking, self.voters(self.asking)
            is_asker = seat in self.seats_with(asker)
            known = tuple(sorted(self.agreed))
            if not yes:
                await self.ask(UndoAsk(self.seq, asker, known, asker if is_asker else seat))
                self.show()
            elif is_asker and voters:
                raise Refusal("shell-undo-others")
            else:
                await self.ask(UndoAsk(self.seq, asker, tuple(self.seats_with(seat))))
                if voters <= self.agreed:
                    await self.undo_now(asker, self.undo_of(asker)[1])
                else:
                    self.show()
        self.think()

    async def ask(self, undo: UndoAsk) -> None:
        """Keep a question, or an answer to it, where the other servers of the store find it."""

        def change(row: TableRow) -> str:
            asks = read_asks(row.asks)
            return write_asks(msgspec.structs.replace(asks, undo=join_asks(asks.undo, undo)))

        await self.change_asks(change)
        asked = read_asks(self.row.asks).undo
        self.adopt(asked)
        if asked is None or asked.asker != undo.asker:
            self.show()
            raise Refusal("shell-undo-taken")

    async def change_asks(self, change: Callable[[TableRow], str]) -> None:
        table_id = self.row.id
        try:
            row = await self.desk.change(lambda store: store.set_asks(table_id, change))
        except Gone:
            self.end()
            raise Refusal("shell-deleted") from None
        self.row = replace(self.row, asks=row.asks)

    async def say(self, seat: int, text: str, command: str = "") -> None:
        """Say something to all who look on."""
        async with self.lock:
            if command and command in self.commands:
                return
            if self.row.seats[seat].removed:
                raise Refusal("shell-removed")
            self.must_be_calm(self.row.seats[seat].person)
            table_id = self.row.id
            at = time.time()
            chat = await self.desk.change(
                lambda store: store.add_chat(table_id, seat, text, command, at)
            )
            if command:
                self.commands.add(command)
            self.chats = [*self.chats[-199:], chat]
            self.show()

    def must_be_calm(self, person: str) -> None:
        """Refuse a line of who has said too much just now."""
        now = time.monotonic()
        if person not in self.voices:
            self.voices[person] = Bucket(self.rate, now)
        if not self.voices[person].take(now):
            raise Refusal("shell-chat-often")

    def last_said(self) -> int:
        """The place of the latest line of chat."""
        return self.chats[-1].seq if self.chats else -1

    # Seats

    async def sit(self, seat: int, person: str, name: str) -> None:
        """Take a free seat; when none is left the cards are dealt."""
        async with self.lock:
            if not 0 <= seat < len(self.row.seats) or self.row.seats[seat].kind != "open":
                raise Refusal("shell-seat-taken")
            if is_taken(name, self.names()):
                raise Refusal("shell-name-taken")
            await self.take([SeatRow(seat, "person", name, person)])
            if self.row.seats[seat].person != person:
                raise Refusal("shell-seat-taken")

    async def take(self, wanted: list[SeatRow]) -> None:
        """Fill free seats; with the last one the cards are dealt, in one transaction."""
        table_id = self.row.id
        try:
            row = await self.desk.change(lambda store: store.take_seats(table_id, wanted))
        except Gone:
            self.end()
            raise Refusal("shell-deleted") from None
        self.settle(row)
        self.show()
        self.think()

    async def fill(self, person: str, level: str, bot_name: Callable[[int], str]) -> None:
        """The host gives every free seat to a bot."""
        async with self.lock:
            self.must_host(person)
            names = self.names()
            await self.take(
                [
                    SeatRow(seat.seat, "bot", tell_apart(bot_name(seat.seat), names), "", level)
                    for seat in self.row.seats
                    if seat.kind == "open"
                ]
            )

    async def stand_in(self, person: str, seat: int, level: str) -> None:
        """Hand a person's seat to a bot (by the host or themselves), or give it back (no level).

        Whom the host has removed stays removed until the host gives the seat back.
        """
        async with self.lock:
            if not 0 <= seat < len(self.row.seats):
                raise Refusal("shell-no-such-seat")
            row = self.row.seats[seat]
            if row.kind != "person":
                raise Refusal("shell-no-such-seat")
            removed = row.removed
            if row.person != person:
                self.must_host(person)
                removed = int(level != "")
            elif removed and not level:
                raise Refusal("shell-removed")
            changed = replace(row, level=level, removed=removed)
            table_id = self.row.id
            await self.desk.change(lambda store: store.set_seat(table_id, changed))
            self.change(with_seat(self.row, changed))
            self.show()
        self.think()

    # Seats whose cookie was lost

    def can_be_claimed(self, seat: int) -> bool:
        """Whether a seat is somebody's who is not here, and somebody else could give it back."""
        if not 0 <= seat < len(self.row.seats):
            return False
        person = self.row.seats[seat].person
        here = any(viewer.person == person for viewer in self.viewers)
        return person != "" and not here and bool(self.givers(person))

    def givers(self, lost: str, claimant: str = "") -> set[str]:
        """The people who must agree that a seat is given back: all others, the host among them."""
        people = {seat.person for seat in self.row.seats if not seat.removed} | {self.row.host}
        return people - {"", lost, claimant}

    async def claim(self, seat: int, person: str, name: str) -> None:
        """A browser that has no seat here asks for one, by name."""
        async with self.lock:
            if self.seats_of(person) or not self.can_be_claimed(seat):
                raise Refusal("shell-claim-never")
            if read_asks(self.row.asks).claim is not None:
                raise Refusal("shell-claim-taken")
            await self.set_claim(Claim(person, seat, name))

    async def grant(self, person: str, yes: bool) -> None:
        """One of those at the table answers; when all agree the seat is given back."""
        async with self.lock:
            claim = read_asks(self.row.asks).claim
            if claim is None:
                raise Refusal("shell-stale")
            lost = self.row.seats[claim.seat].person
            if person not in self.givers(lost, claim.person):
                raise Refusal("shell-only-seated")
            if any(viewer.person == lost for viewer in self.viewers) or not yes:
                await self.set_claim(None)
                return
            agreed = tuple(sorted({*claim.agreed, person}))
            await self.set_claim(msgspec.structs.replace(claim, agreed=agreed))
            claim = read_asks(self.row.asks).claim
            if claim is None or not self.givers(lost, claim.person) <= set(claim.agreed):
                return
            table_id, fresh = self.row.id, claim.person
            row = await self.desk.change(lambda store: store.move_person(table_id, lost, fresh))
            self.settle(row)
            await self.set_claim(None)

    async def set_claim(self, claim: Claim | None) -> None:
        def change(row: TableRow) -> str:
            asks = read_asks(row.asks)
            merged = claim
            if claim is not None and asks.claim is not None and asks.claim.seat == claim.seat:
                agreed = tuple(sorted({*asks.claim.agreed, *claim.agreed}))
                merged = msgspec.structs.replace(claim, agreed=agreed)
            return write_asks(msgspec.structs.replace(asks, claim=merged))

        await self.change_asks(change)
        self.age += 1
        self.show()

    def must_host(self, person: str) -> None:
        if not person or person != self.row.host:
            raise Refusal("shell-only-host")

    # Bots

    def skip(self) -> None:
        """Let the bots move without waiting, until a person must decide."""
        if self.bots_to_move():
            self.hurry.set()

    async def set_pace(self, pace: int) -> None:
        """Let bots wait so many milliseconds between their moves from now on."""
        async with self.lock:
            table_id = self.row.id
            await self.desk.change(lambda store: store.set_pace(table_id, pace))
            self.row = replace(self.row, pace=pace)

    def think(self) -> None:
        """Let the bots that owe a decision think, one after another."""
        if (self.thinking is None or self.thinking.done()) and self.bots_to_move():
            self.thinking = asyncio.create_task(self.think_on())

    def bots_to_move(self) -> list[int]:
        """The bots that owe a decision; while somebody asks to undo they wait."""
        if self.table is None or self.asking != EVERYONE:
            return []
        return [seat for seat in self.table.deciders() if self.row.seats[seat].is_bot]

    def has_people(self) -> bool:
        """Whether somebody plays here who waits for the bots."""
        return any(seat.kind == "person" and not seat.is_bot for seat in self.row.seats)

    def place(self) -> str:
        """Where this game is, for whoever looks after the house: nothing secret."""
        return f"table {self.row.id}, after {self.seq} lines"

    async def think_on(self) -> None:
        while seats := self.bots_to_move():
            assert self.table is not None
            seat, seq = seats[0], self.seq
            began = time.monotonic()
            level = self.row.seats[seat].level
            text = await self.thinkers.choose(
                self.game, self.table, self.row.options, seat, level, self.place, self.has_people()
            )
            if self.viewers:
                rest = self.row.pace / 1000 - (time.monotonic() - began)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.hurry.wait(), max(0.0, rest))
            if self.seq != seq or self.asking != EVERYONE or not self.row.seats[seat].is_bot:
                continue
            try:
                await self.play(seat, text, seq)
            except StoreAway:
                await asyncio.sleep(AGAIN)
            except Refusal:
                await asyncio.sleep(0.05)
        self.hurry.clear()
