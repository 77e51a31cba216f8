"""All tables of the server: creating, finding, loading and dropping them, rematches."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from paradice.core.fork import NoFork, fork
from paradice.core.game import BadSetup
from paradice.core.names import tell_apart
from paradice.games import find_game, game_names
from paradice.server.bots import LEVELS, BotPool
from paradice.server.consent import Asks, has_hints, write_asks
from paradice.server.hints import Adviser
from paradice.server.identity import ID, Seal, new_id
from paradice.server.positions import (
    keep_positions,
    positions_of,
    set_version,
    set_waiting,
    take_waiting,
)
from paradice.server.refusal import OldRules, Refusal
from paradice.server.room import SLICE, Room
from paradice.server.rows import START, PositionRow
from paradice.server.settings import Settings
from paradice.server.store import GATHERING, OVER, PLAYING, SeatRow, Store, TableRow
from paradice.server.upgrade import CARRIED, STOPS, judge, keep
from paradice.server.writer import StoreWriter

log: Final = logging.getLogger("paradice")

KEEP_EVERY: Final = 25
"""After so many lines the position of a table is stored for newer rules."""
RECONNECT: Final = 0.5
"""Seconds after which a broken connection to the other servers is opened again."""
BOT_NAMES: Final = ("Ada", "Blaise", "Hypatia", "Omar", "Sophie", "Tycho")


class Lobby:
    """Holds the rooms in use, and loads others on demand."""

    def __init__(self, store: Store, settings: Settings | None = None, workers: int = 0) -> None:
        self.settings: Final = settings or Settings()
        self.adviser: Final = Adviser(self.settings.hints)
        self.writer: Final = StoreWriter(store)
        self.meters: Final = self.writer.meters
        self.seal: Final = Seal(store.key)
        self.bots = BotPool(workers)
        self.rooms: Final[dict[str, Room]] = {}
        self.left: list[Room] = []
        """Dropped rooms, which may still be in use by a request that had found them."""
        self.opening: Final[dict[str, asyncio.Task[Room | None]]] = {}
        self.closed = False
        self.is_collected = True
        """Whether all garbage was collected since the last move."""
        self.waking: Final[set[asyncio.Task[None]]] = set()
        if store.is_postgres:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self.listen, args=(store, loop), daemon=True).start()

    def listen(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        """Listen to other servers of the same store; connect again if the connection breaks."""
        while not self.closed:
            try:
                store.listen(
                    lambda table: loop.call_soon_threadsafe(self.hear, table), lambda: self.closed
                )
            except Exception as error:
                log.warning("the line to the other servers is cut: %s", error)
                time.sleep(RECONNECT)

    def hear(self, table_id: str) -> None:
        """Refresh a table that a server of the store has written to, if it is in use here.

        Without an id refresh all: any may have been written to while the connection was broken.
        """
        held = list(self.rooms) if not table_id else [table_id] if table_id in self.rooms else []
        if held:
            task = asyncio.create_task(self.refresh(held))
            self.waking.add(task)
            task.add_done_callback(self.waking.discard)

    async def refresh(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            room = self.rooms.get(table_id)
            if room is not None:
                with contextlib.suppress(Refusal):  # without a store it will break again
                    await room.refresh()

    async def close(self) -> None:
        self.closed = True
        for room in self.rooms.values():
            room.bots.stop()
        waiting = [table_id for table_id, room in self.rooms.items() if room.bots.owing()]
        await self.keep_positions(list(self.rooms.values()))
        with contextlib.suppress(Refusal):
            await self.writer.change(lambda store: set_waiting(store, waiting))
        self.bots.close()
        await self.writer.close()

    async def find(self, table_id: str) -> Room | None:
        """Return the room of a table, loaded if need be; None if there is no such table."""
        room = self.rooms.get(table_id)
        if room is not None and not room.is_gone:
            room.touched = time.monotonic()
            return room
        if not ID.match(table_id):
            return None
        task = self.opening.get(table_id)
        if task is None:
            task = self.opening[table_id] = asyncio.create_task(self.open(table_id))
            task.add_done_callback(lambda _: self.opening.pop(table_id, None))
        return await task

    async def find_invited(self, invite: str) -> Room | None:
        """Return the room of an invitation."""
        if not ID.match(invite):
            return None
        table_id = await self.writer.ask(lambda store: store.find_invite(invite))
        return await self.find(table_id) if table_id else None

    async def open(self, table_id: str) -> Room | None:
        row = await self.writer.ask(lambda store: store.find_table(table_id))
        if row is None or row.game not in game_names():
            return None
        if row.version != find_game(row.game).version:
            row = await self.upgrade(row)
        room = Room(row, self.writer, self.bots, self.settings.chats)
        await room.open()
        self.rooms[table_id] = room
        if self.writer.store.is_postgres:
            await room.refresh()  # what another server wrote while this one played it again
        return room

    async def upgrade(self, row: TableRow) -> TableRow:
        """Upgrade a table of older rules to the present ones; OldRules if that is impossible."""
        game, table_id = find_game(row.game), row.id
        lines = await self.writer.ask(lambda store: store.moves_of(table_id))
        positions = await self.writer.ask(lambda store: positions_of(store, table_id))
        verdict = await asyncio.to_thread(judge, game, row, lines, positions)
        log.info("table %s, %s: rules %s to %s: it %s: %s", table_id, row.game, row.version,
                 game.version, verdict.kind, verdict.why)  # fmt: skip
        if verdict.kind == STOPS:
            raise OldRules(row)
        is_carried = verdict.kind == CARRIED
        await self.writer.change(
            lambda store: set_version(
                store, table_id, row.version, game.version, verdict.positions, is_carried
            )
        )
        found = await self.writer.ask(lambda store: store.find_table(table_id))
        return found or replace(row, version=game.version)

    async def keep_positions(self, rooms: Iterable[Room]) -> None:
        """Store positions for later versions of the rules; failures are tried again."""
        kept = [(room, room.kept, room.position()) for room in rooms]
        rows = [position for _, _, position in kept if position is not None]
        if not rows:
            return
        try:
            await self.writer.change(lambda store: keep_positions(store, rows))
        except Refusal:
            for room, before, _ in kept:
                room.kept = before

    async def resume(self) -> None:
        """Load the tables where bots had to move when the server ended."""
        waiting: list[str] = []
        with contextlib.suppress(Refusal):
            waiting = await self.writer.change(take_waiting)
        for table_id in waiting[: self.settings.rooms]:
            with contextlib.suppress(Refusal):
                await self.find(table_id)

    async def sweep(self) -> None:
        """Drop tables that need not be in memory; the store has them.

        A finished table that nobody watches is dropped at once, others when nobody has used them
        for a while, or the least recently used if there are too many.
        """
        await self.release()
        await self.drop_deleted()
        idle = time.monotonic() - self.settings.idle
        rooms = list(self.rooms.values())
        free = [room for room in rooms if not room.is_busy()]
        leaving = [r for r in free if r.is_gone or r.row.state == OVER or r.touched < idle]
        too_many = len(rooms) - len(leaving) - self.settings.rooms
        if too_many > 0:
            held = sorted((room for room in free if room not in leaving), key=last_touched)
            leaving += held[:too_many]
        behind = [room for room in rooms if room.seq - room.kept >= KEEP_EVERY]
        await self.keep_positions({*leaving, *behind})
        for room in leaving:
            if not room.is_busy():  # somebody may have come meanwhile
                self.drop(room.row.id)
        quiet = time.monotonic() - self.settings.quiet
        await self.rest(quiet)
        self.collect(all(room.touched < quiet for room in self.rooms.values()))

    def collect(self, is_quiet: bool) -> None:
        """Collect reference cycles, in steps too short to be noticed.

        Rooms are in none, since they are released. While somebody plays only objects since the last
        sweep are examined, and the survivors are frozen: no collection walks over all tables. All
        that was frozen is examined once nobody has played for a while.
        """
        if not is_quiet:
            gc.collect(1)
            gc.freeze()
        elif not self.is_collected:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        self.is_collected = is_quiet

    async def rest(self, since: float) -> None:
        """Let rooms drop their caches if nobody has played there since then."""
        began = time.thread_time()
        for room in list(self.rooms.values()):
            if room.touched < since:
                room.rest()
            if time.thread_time() - began > SLICE:
                await asyncio.sleep(0)
                began = time.thread_time()

    async def drop_deleted(self) -> None:
        """Close the tables that were deleted by another process."""
        held = list(self.rooms)
        for table_id in await self.writer.ask(lambda store: store.missing(held)):
            room = self.drop(table_id)
            if room is not None:
                room.end()

    def drop(self, table_id: str) -> Room | None:
        """Remove a room from memory."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            self.left.append(room)
        return room

    async def release(self) -> None:
        """Release the rooms that were dropped before the last sweep and are not in use."""
        left, self.left = self.left, []
        began = time.thread_time()
        for room in left:
            if room.is_busy():
                self.left.append(room)
            else:
                room.release()
            if time.thread_time() - began > SLICE:
                await asyncio.sleep(0)
                began = time.thread_time()

    async def let_go(self, table_id: str) -> None:
        """Disconnect all from a table that the host has closed; the store keeps it."""
        room = self.drop(table_id)
        if room is not None:
            room.end()
            room.bots.stop()

    async def replace_person(self, person: str) -> None:
        """Let bots play for a removed person, at every table that is not over."""
        for table_id, seat in await self.writer.ask(lambda store: store.seats_of_person(person)):
            room = await self.find(table_id)
            if room is not None and room.row.seats[seat].kind == "person":
                await room.seating.replace_person(seat, for_good=True)

    async def stand_in(self, table_id: str) -> None:
        """Let bots play at a table for those it waits for, until they are back."""
        room = await self.find(table_id)
        if room is None or room.table is None:
            return
        for seat in room.table.deciders():
            row = room.row.seats[seat]
            if row.kind == "person" and not row.level:
                await room.seating.replace_person(seat, for_good=False)

    async def set_table(
        self,
        game_name: str,
        seats: Sequence[SeatRow],
        options: Mapping[str, str],
        host: str,
        pace: int,
        seed: int | None = None,
        hints: bool = True,
        fork: Fork | None = None,
    ) -> Room:
        """Create a table; BadSetup if the game cannot be played like that.

        Without *hints* nobody is given any there. With a *fork* it begins with a position of
        another game.
        """
        game = find_game(game_name)
        complete = game.complete(len(seats), options)
        for seat in seats:
            if seat.level and seat.level not in LEVELS:
                raise BadSetup("level", seat.level, LEVELS)
        waits = any(seat.kind == "open" for seat in seats)
        seats = named_apart(seats)
        row = TableRow(
            id=new_id(),
            game=game_name,
            version=game.version,
            options=complete,
            seed=secrets.randbits(128) if seed is None else seed,
            state=GATHERING if waits else PLAYING,
            host=host,
            invite=new_id(),
            pace=pace,
            seats=tuple(seats),
            created=time.time(),
            asks=write_asks(Asks(no_hints=not hints, origin=None if fork is None else fork.origin)),
        )
        start = None if fork is None else keep(game, row, START, 0, fork.position)
        await self.writer.change(lambda store: add(store, row, start))
        room = Room(row, self.writer, self.bots, self.settings.chats)
        room.start = start
        room.begin()
        room.bots.start()
        self.rooms[row.id] = room
        return room

    async def fork(self, room: Room, moves: int, seat: int, name: str, host: str, bot: str) -> Room:
        """Create a table that begins with a finished game after so many *moves*.

        The person gets *seat*, bots all others. What that seat could not know then is imagined;
        Refusal if the game is running, or was over at that point.
        """
        match, row = room.match, room.row
        if row.state != OVER or match is None:
            raise Refusal("fork-running")
        try:
            position, origin = fork(match, moves, seat, secrets.randbits(62))
        except NoFork:
            raise Refusal("fork-over") from None
        seats = [
            SeatRow(seat, "person", name, host) if other == seat else bot_seat(other, bot)
            for other in range(len(row.seats))
        ]
        begun = Fork(position, (origin.position, origin.moves, origin.seat))
        return await self.set_table(row.game, seats, row.options, host, row.pace, fork=begun)

    async def rematch(self, room: Room, person: str) -> Room:
        """Create a rematch with the same people; each table has one."""
        mine = room.row.seats_of(person)
        if not mine:
            raise Refusal("shell-only-seated")
        if all(room.row.seats[seat].removed for seat in mine):
            raise Refusal("shell-removed")
        if room.row.state != "over":
            raise Refusal("shell-not-over")
        async with room.lock:
            if room.row.rematch:
                found = await self.find(room.row.rematch)
                if found is not None:
                    return found
            seats = [
                seat if seat.kind == "bot" or seat.removed else replace(seat, level="")
                for seat in room.row.seats
            ]
            row = room.row
            again = await self.set_table(
                row.game, seats, row.options, row.host, row.pace, hints=has_hints(row.asks)
            )
            first = await self.writer.change(lambda store: store.set_rematch(row.id, again.row.id))
            if first:
                room.change(replace(row, rematch=again.row.id))
                room.audience.show()
                return again
            await self.writer.change(lambda store: store.delete_table(again.row.id))
            self.drop(again.row.id)
            await room.catch_up()
        found = await self.find(room.row.rematch)
        if found is None:
            raise Refusal("shell-stale")
        return found


@dataclass(frozen=True)
class Fork:
    """The position of another game with which a table begins, and its origin."""

    position: Mapping[str, Any]
    origin: tuple[str, int, int]


def add(store: Store, row: TableRow, start: PositionRow | None) -> None:
    """Store a new table, and its first position if that is not the deal."""
    store.add_table(row)
    if start is not None:
        keep_positions(store, [start])


def named_apart(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats with names that are easy to tell apart; those of bots are changed first."""
    taken: list[str] = []
    named: dict[int, SeatRow] = {}
    order = sorted(enumerate(seats), key=lambda item: item[1].kind == "bot")
    for place, seat in order:
        name = tell_apart(seat.name, taken) if seat.name else ""
        taken.append(name)
        named[place] = replace(seat, seat=place, name=name)
    return [named[place] for place in range(len(seats))]


def last_touched(room: Room) -> float:
    return room.touched


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def bot_seat(seat: int, level: str) -> SeatRow:
    return SeatRow(seat, "bot", bot_name(seat), "", level)
