"""What everybody has gained: notoriety, undead, cleared buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.sets import number
from paradice.games.undead.moves import RANGER, SEATS, SLOTS
from paradice.games.undead.table import Undead

EACH_SLOT: Final[i64] = 0x1041041041041
"""The first seat in the set of each slot."""


def slain_worth(table: Undead, seat: Seat) -> i64:
    total: i64 = 0
    heads: i64 = table.slain[table.side(seat)]
    while heads != 0:
        total += table.box.undead[number(heads & -heads)].notoriety
        heads &= heads - 1
    return total


def buildings_worth(table: Undead, seat: Seat) -> i64:
    """A building counts for every gang that holds it, if no undead is in it."""
    total: i64 = 0
    held: i64 = table.held & (table.gang(seat) * EACH_SLOT)
    while held != 0:
        slot: i64 = number(held & -held) // SEATS
        held &= held - 1
        if table.is_clear(slot):
            total += table.box.buildings[table.building_at(slot)].notoriety
    return total


def score_of(table: Undead, seat: Seat) -> i64:
    """Tokens, undead and cleared buildings of the side of *seat*."""
    tokens: i64 = table.notoriety_of(seat)
    return tokens + slain_worth(table, seat) + buildings_worth(table, seat)


def solo_score(table: Undead) -> i64:
    """Alone: see the rules page; counted when the Dead Ranger falls."""
    total: i64 = table.box.solo_points + table.notoriety_of(0) + buildings_worth(table, 0)
    slot: i64
    for slot in range(SLOTS):
        if table.is_clear(slot):
            total += table.box.solo_clear
    total -= table.box.outlaws - table.grave_of(RANGER)
    return total - table.grave_of(0)
