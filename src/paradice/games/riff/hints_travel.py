"""What calls a character to a place: for bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.hints import Memory
from paradice.core.sets import has
from paradice.games.riff.moves import (
    ABOARD,
    BILL,
    CHARACTERS,
    HOME,
    OPEN,
    POSITIONS,
    SAN_DIMAS,
)
from paradice.games.riff.table import Riff, first_of
from paradice.games.riff.tasks import (
    Gather,
    LowerDifferent,
    LowerInCompany,
    LowerWith,
    PassOn,
    Tour,
    Visit,
)

FADES: Final = 0.78
"""What lies a space further is worth this part."""
AT_WORK: Final = 4.5
"""What calls a character: a rift that can be lowered, and more for each level already gone."""
LEVEL_GONE: Final = 0.33
CARRIED_HOME: Final = 4.1
"""The home of somebody in the booth."""
STANDS_THERE: Final = 4.4
"""Somebody who stands at home and only has to be returned."""
LOST: Final = 3.2
"""Somebody to be picked up, less for each space to their home, more where their rift is high."""
WAY_HOME: Final = 0.14
HIGH_RIFT: Final = 0.055
MANNED: Final = 1.1
"""Another character is already there."""
PRESENT_IS_BAD: Final = 0.37
"""Nobody likes to be at San Dimas when a Bogus comes."""
ALL_CALLS: Final = 0.05
ERRAND: Final = 4.8
"""What serves the own objective."""
GUEST_HELPS: Final = 0.3
"""A die or an action that somebody brings along."""
GUEST_HARMS: Final = 1.0
"""A Bogus die that somebody brings along."""


def gap(table: Riff, seat: Seat, here: i64, there: i64) -> i64:
    """Return how many Moves lie between two positions for *seat*."""
    steps: i64 = table.box.distance(here, there)
    return (steps + 1) // 2 if table.character_of(seat) == BILL else steps


def way_pays(table: Riff, seat: Seat, there: i64) -> float:
    """Return how much better it is to be there than here."""
    return place_worth(table, seat, there) - place_worth(table, seat, table.place_of(seat))


def place_worth(table: Riff, seat: Seat, here: i64) -> float:
    """Return what is within reach of a position: the best aim, and a little of all others."""
    best = 0.0
    total = 0.0
    calls = find_calls(table, seat)
    position: i64
    for position in range(POSITIONS):
        call = calls[position]
        if call > 0.0:
            distance: i64 = gap(table, seat, here, position)
            while distance > 0:
                distance -= 1
                call *= FADES
            total += call
            if call > best:
                best = call
    return best + ALL_CALLS * total - (PRESENT_IS_BAD if here == SAN_DIMAS else 0.0)


class Calls:
    """What there is to do on each position for one seat: many moves are judged in one position."""

    def __init__(self) -> None:
        self.calls = vec[float]([0.0] * POSITIONS)
        self.seen: Final = Memory()

    def knows(self, table: Riff) -> bool:
        """Say if the calls were found for a table like this one, and remember it."""
        return self.seen.knows(
            vec[i64](
                [
                    table.seats,
                    table.level,
                    table.stand,
                    table.place,
                    table.disc,
                    table.done,
                    table.task,
                    table.stage,
                ]
            )
        )


CALLS: Final = [Calls() for _ in range(CHARACTERS)]


def find_calls(table: Riff, seat: Seat) -> vec[float]:
    """Return what there is to do on each position for *seat*."""
    found = CALLS[seat]
    if not found.knows(table):
        position: i64
        for position in range(POSITIONS):
            found.calls[position] = call_of(table, seat, position)
    return found.calls


def call_of(table: Riff, seat: Seat, position: i64) -> float:
    """Return what there is to do on a position for *seat*."""
    calls = 0.0
    level: i64 = table.level_at(position)
    manned = is_manned(table, seat, position)
    if position != SAN_DIMAS and level > 0:
        host: i64 = table.disc_at(position)
        stand: i64 = table.stand_of(host)
        if stand == HOME:
            calls = AT_WORK + LEVEL_GONE * float(5 - level)
        elif stand == ABOARD + seat:
            calls = CARRIED_HOME
            calls += GUEST_HARMS * float(table.box.personages[host].bogus_dice)
            calls -= helps(table, host)
        elif stand == position:
            calls = STANDS_THERE
        if calls > 0.0 and manned:
            calls -= MANNED * (1.5 if level < 4 else 0.6)
    lost: i64 = table.people_at(position)
    while lost != 0:
        personage: i64 = first_of(lost)
        lost &= lost - 1
        home: i64 = table.spot_of(personage)
        if home != position:
            pick = LOST + WAY_HOME * float(2 - table.box.distance(position, home))
            pick += HIGH_RIFT * float(table.level_at(home) - 5) + helps(table, personage)
            pick -= GUEST_HARMS * float(table.box.personages[personage].bogus_dice)
            if manned:
                pick -= MANNED
            calls = max(calls, pick) + 0.3
    if table.done_of(seat) == OPEN:
        calls += errand(table, seat, position, manned)
    return calls


def helps(table: Riff, personage: i64) -> float:
    """Return what somebody brings along in a booth."""
    guest = table.box.personages[personage]
    gifts: i64 = guest.character_dice
    if guest.icon >= 0:
        gifts += 1
    return GUEST_HELPS * float(gifts)


def errand(table: Riff, seat: Seat, position: i64, manned: bool) -> float:
    """Return what a position offers to the open objective of *seat*."""
    task = table.box.objectives[table.task_of(seat)].task
    guest: i64 = task.personage()
    if guest >= 0 and table.stand_of(guest) == position and table.spot_of(guest) != position:
        return 0.5 * ERRAND
    aboard = guest >= 0 and table.stand_of(guest) == ABOARD + seat
    if isinstance(task, Visit):
        return ERRAND if aboard and table.spot_of(task.stop) == position else 0.0
    if isinstance(task, Tour):
        next_stop: i64 = task.stops[table.stage_of(seat)]
        return ERRAND if aboard and table.spot_of(next_stop) == position else 0.0
    if isinstance(task, Gather):
        return 2.0 * ERRAND if position == SAN_DIMAS and table.count_aboard(seat) > 1 else 0.0
    if isinstance(task, PassOn):
        return ERRAND if aboard and manned else 0.0
    if position == SAN_DIMAS or table.level_at(position) == 0:
        return 0.0
    if table.stand_of(table.disc_at(position)) != HOME:
        return 0.0
    if isinstance(task, LowerWith):
        return ERRAND if aboard else 0.0
    if isinstance(task, LowerInCompany):
        return MANNED + ERRAND if manned else 0.0
    if isinstance(task, LowerDifferent):
        return 0.5 * ERRAND if not has(table.stage_of(seat), position) else 0.0
    return 0.0


def is_manned(table: Riff, seat: Seat, position: i64) -> bool:
    """Say whether another character is already there."""
    other: i64
    for other in range(table.seats):
        if other != seat and table.place_of(other) == position:
            return True
    return False


def nearest(table: Riff, position: i64) -> i64:
    """Return how far the nearest character is."""
    best: i64 = POSITIONS
    seat: i64
    for seat in range(table.seats):
        best = min(best, gap(table, seat, table.place_of(seat), position))
    return best
