"""What objectives ask for: one class for each of the nine kinds of tasks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.sets import count
from paradice.games.riff.box import Task
from paradice.games.riff.moves import ADVANCES, SAN_DIMAS
from paradice.games.riff.table import Riff


class LowerWith(Task):
    """Lower the rift at any location with a personage in your booth."""

    def __init__(self, personage: i64) -> None:
        self.guest: Final = personage

    def lowered(self, table: Riff, seat: Seat, position: i64) -> None:
        if table.is_aboard(self.guest, seat):
            table.accomplish(seat)

    def personage(self) -> i64:
        return self.guest


class QuietRounds(Task):
    """Complete so many full rounds without using a Reroll or the Booth; they may lie apart."""

    def __init__(self, rounds: i64) -> None:
        self.rounds: Final = rounds

    def rested(self, table: Riff, seat: Seat) -> None:
        advance(table, seat, self.rounds)


class Together(Task):
    """Have a personage and any other in your booth at the same time."""

    def __init__(self, personage: i64) -> None:
        self.guest: Final = personage

    def visited(self, table: Riff, seat: Seat) -> None:
        if table.is_aboard(self.guest, seat) and table.count_aboard(seat) > 1:
            table.accomplish(seat)

    def personage(self) -> i64:
        return self.guest


class LowerDifferent(Task):
    """Lower the rift at so many different places; the stage has a bit for each."""

    def __init__(self, places: i64) -> None:
        self.places: Final = places

    def lowered(self, table: Riff, seat: Seat, position: i64) -> None:
        places: i64 = table.stage_of(seat) | (1 << position)
        if places == table.stage_of(seat):
            return
        table.set_stage(seat, places)
        lowered: i64 = count(places)
        table.tell(ADVANCES, seat, table.task_of(seat), lowered)
        if lowered == self.places:
            table.accomplish(seat)


class LowerInCompany(Task):
    """Lower the rift at any location with another player present."""

    def lowered(self, table: Riff, seat: Seat, position: i64) -> None:
        other: i64
        for other in range(table.seats):
            if other != seat and table.place_of(other) == position:
                table.accomplish(seat)
                return


class Tour(Task):
    """Visit locations in this order with a personage in your booth; turns may lie between."""

    def __init__(self, personage: i64, stops: list[int]) -> None:
        self.guest: Final = personage
        self.stops = vec[i64](stops)

    def visited(self, table: Riff, seat: Seat) -> None:
        stop: i64 = self.stops[table.stage_of(seat)]
        if table.is_aboard(self.guest, seat) and table.place_of(seat) == table.spot_of(stop):
            advance(table, seat, len(self.stops))

    def personage(self) -> i64:
        return self.guest


class Gather(Task):
    """Visit San Dimas with at least so many personages in your booth at the same time."""

    def __init__(self, guests: i64) -> None:
        self.guests: Final = guests

    def visited(self, table: Riff, seat: Seat) -> None:
        if table.place_of(seat) == SAN_DIMAS and table.count_aboard(seat) >= self.guests:
            table.accomplish(seat)


class Visit(Task):
    """Visit a location with a personage in your booth."""

    def __init__(self, personage: i64, stop: i64) -> None:
        self.guest: Final = personage
        self.stop: Final = stop

    def visited(self, table: Riff, seat: Seat) -> None:
        if table.is_aboard(self.guest, seat) and table.place_of(seat) == table.spot_of(self.stop):
            table.accomplish(seat)

    def personage(self) -> i64:
        return self.guest


class PassOn(Task):
    """Pass a personage to another player."""

    def __init__(self, personage: i64) -> None:
        self.guest: Final = personage

    def passed(self, table: Riff, seat: Seat, personage: i64) -> None:
        if personage == self.guest:
            table.accomplish(seat)

    def personage(self) -> i64:
        return self.guest


def advance(table: Riff, seat: Seat, stages: i64) -> None:
    """Move the tracking token one stage on; at the last, the task is done."""
    stage: i64 = table.stage_of(seat) + 1
    table.set_stage(seat, stage)
    table.tell(ADVANCES, seat, table.task_of(seat), stage)
    if stage == stages:
        table.accomplish(seat)
