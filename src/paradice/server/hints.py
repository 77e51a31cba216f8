"""Hints and reasons at a table: who may ask, the answers, and what is stored of them."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec

from paradice.bots.reasons import Hint, is_secret
from paradice.core.events import EVERYONE
from paradice.core.match import Match
from paradice.core.table import Table
from paradice.server.consent import has_hints, read_asks, write_asks
from paradice.server.refusal import Refusal
from paradice.server.room import Room
from paradice.server.settings import Rate, RateLimits
from paradice.server.store import OVER, TableRow

KEPT: Final = 400
"""The size of the cache of answers."""

Key = tuple[str, int, int, int]


class Adviser:
    """Answers requests for hints and for the reasons of a bot's move, rate-limited by person."""

    def __init__(self, rate: Rate) -> None:
        self.askers: Final = RateLimits(rate)
        self.known: Final[OrderedDict[Key, Hint]] = OrderedDict()

    async def hint(self, room: Room, person: str, seat: int) -> Hint:
        """Return the best moves of *seat* as it may know them, and store that it had a hint.

        Refusal if the table plays without hints, or it is not the turn of *seat*.
        """
        must_allow(room)
        match = room.must_have_match()
        table = match.table
        if room.vote.asker != EVERYONE or seat not in table.deciders():
            raise Refusal("hint-not-now")
        if len(table.moves(seat)) == 1:
            raise Refusal("hint-only")
        number = len(match.history)
        hint = await self.think(room, person, table, seat, seat, number)
        await keep(room, number, seat)
        return hint

    async def why(self, room: Room, person: str, asker: int, place: int) -> tuple[Hint, Table, str]:
        """Return why a bot may have moved as it did at a *place* of the log, as *asker* could know.

        Also the table before the move, and the move. Nothing of the bot's own search is used, since
        what the bot alone knew is no part of the answer.
        """
        must_allow(room)
        match = room.must_have_match()
        number = move_number(match, place)
        seat = match.history[number].seat
        if not room.row.seats[seat].is_bot:
            raise Refusal("why-not-a-bot")
        before = match.moment(number)
        played = match.history[number].move.text
        if is_secret(room.game, before, seat, played, asker):
            raise Refusal("hint-hidden")
        if len(before.moves(seat)) == 1:
            raise Refusal("hint-only")
        hint = await self.think(room, person, before, asker, seat, number, played)
        return hint, before, played

    async def think(
        self,
        room: Room,
        person: str,
        table: Table,
        asker: int,
        seat: int,
        number: int,
        played: str = "",
    ) -> Hint:
        key = (room.row.id, room.seq if not played else -number - 1, asker, seat)
        known = self.known.get(key)
        if known is not None:
            self.known.move_to_end(key)
            return known
        if not self.askers.take(person, time.monotonic()):
            raise Refusal("hint-often")
        hint = await room.bots.pool.hint(room.game, table, room.row.options, asker, seat, played)
        if hint is None:
            raise Refusal("hint-failed")
        self.known[key] = hint
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return hint


def must_allow(room: Room) -> None:
    if not has_hints(room.row.asks):
        raise Refusal("hint-forbidden")


def move_number(match: Match, place: int) -> int:
    """Return the place in the history of the move at a *place* of the log."""
    if not 0 <= place < len(match.story) or match.story[place].note:
        raise Refusal("shell-stale")
    return sum(1 for entry in match.story[:place] if not entry.note)


async def keep(room: Room, number: int, seat: int) -> None:
    """Store that *seat* had a hint for the move after *number* moves."""

    def change(row: TableRow) -> str:
        asks = read_asks(row.asks)
        hinted = tuple(sorted({*asks.hinted, (number, seat)}))
        return write_asks(msgspec.structs.replace(asks, hinted=hinted))

    if room.row.state != OVER and (number, seat) not in read_asks(room.row.asks).hinted:
        async with room.lock:
            await room.change_asks(change)
            if room.match is not None:
                room.match.hinted.add((number, seat))
