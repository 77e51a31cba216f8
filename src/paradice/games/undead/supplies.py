"""What is gained: resources from the supply, bullets into chambers, undead out of Boot Hill."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.sets import count, has
from paradice.core.table import Question, Step
from paradice.games.undead.box import UNDERTAKE
from paradice.games.undead.moves import (
    ALL_CHAMBERS,
    BULLET,
    CHAMBER_IS_LOADED,
    CLEAR_BUILDINGS_ONLY,
    COIN,
    EMPTY,
    HILL_IS_EMPTY,
    KILLS,
    LOAD,
    LOSES_BULLETS,
    NOBODY,
    SEATS,
    SLOTS,
    STREET,
    SUPPLY_IS_EXHAUSTED,
    TURNS_UP,
    WITHOUT_EFFECT,
)
from paradice.games.undead.table import Undead


def has_supply(table: Undead, kind: i64) -> bool:
    if kind == COIN:
        return table.coins_left > 0
    return kind == BULLET or table.notoriety_left > 0


def why_not_gain(table: Undead, seat: Seat, kind: i64) -> Rule | None:
    """Return why *seat* could gain nothing of a resource now."""
    if kind == BULLET:
        return WITHOUT_EFFECT if table.cells_of(seat) == ALL_CHAMBERS else None
    return None if has_supply(table, kind) else SUPPLY_IS_EXHAUSTED


def gain(table: Undead, seat: Seat, kind: i64, amount: i64) -> None:
    """Take resources from the supply; bullets wait for a chamber."""
    if amount <= 0:
        return
    if kind == COIN:
        table.gain_coins(seat, amount)
    elif kind == BULLET:
        table.push(load_bullets(seat, amount))
    else:
        table.gain_notoriety(seat, amount)


class LoadBullets(Question[Undead]):
    """Each bullet gained goes at once into an empty chamber of its owner's choice."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def run(self, table: Undead) -> bool:
        """Where the bullets fill the card there is nothing to choose; what is too many is lost."""
        free: i64 = ALL_CHAMBERS & ~table.cells_of(self.seat)
        room: i64 = count(free)
        if self.left < room and self.left > 0:
            return False
        table.pop()
        if self.left == 0:
            return True
        chamber: i64
        for chamber in range(2, 8):
            if has(free, chamber):
                table.load(self.seat, chamber)
        if self.left > room:
            table.tell(LOSES_BULLETS, self.seat, self.left - room)
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return LOAD

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return CHAMBER_IS_LOADED if table.is_loaded(seat, move.what) else None

    def moves(self, table: Undead, seat: Seat) -> list[Move]:
        return FREE_CHAMBERS[table.cells_of(seat) >> 2]

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        table.load(seat, move.what)
        if self.left > 1:
            table.push(load_bullets(seat, self.left - 1))


FREE_CHAMBERS: Final = [
    [move for move in LOAD if not has(cells, move.what - 2)] for cells in range(64)
]
"""What can be loaded, for each set of chambers that are."""
MOST_AT_ONCE: Final[i64] = 8
LOADINGS: Final = [
    LoadBullets(each // MOST_AT_ONCE, each % MOST_AT_ONCE) for each in range(SEATS * MOST_AT_ONCE)
]


def load_bullets(seat: Seat, amount: i64) -> LoadBullets:
    """Return the step that loads so many bullets; steps are immutable, so tables share them."""
    return LOADINGS[seat * MOST_AT_ONCE + amount]


class RaiseUndead(Step[Undead]):
    """Who lost an outlaw turns the top card of Boot Hill and adds it to the town."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, table: Undead) -> bool:
        """Nothing comes from an empty Boot Hill. Alone, the place is not chosen."""
        table.pop()
        card = table.draw_undead()
        if card == EMPTY:
            table.tell(HILL_IS_EMPTY, NOBODY)
        elif table.is_solo():
            place = first_clear_place(table)
            if place == EMPTY:
                overrun(table, card)
            else:
                table.add_undead(card, place)
        else:
            table.tell(TURNS_UP, self.seat, card)
            table.push(PlaceUndead(self.seat, card, 0))
        return True


def first_clear_place(table: Undead) -> i64:
    """Alone: the street, or the first building clockwise from the graveyard without undead."""
    if table.is_clear(STREET):
        return STREET
    slot: i64
    for slot in range(SLOTS):
        if table.is_clear(slot):
            return slot
    return EMPTY


def overrun(table: Undead, card: i64) -> None:
    """Alone: an undead must be placed and no place is left: the town is lost."""
    table.tell(TURNS_UP, 0, card)
    table.lose("overrun")


class PlaceUndead(Question[Undead]):
    """The undead goes to any building or to the street; some may only go where none is."""

    def __init__(self, seat: i64, card: i64, clear_only: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.clear_only: Final = clear_only

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.clear_only]

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return table.box.graves[table.seats]

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if self.clear_only == 1 and (move.what == STREET or not table.is_clear(move.what)):
            return CLEAR_BUILDINGS_ONLY
        return None

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        table.add_undead(self.card, move.what)


def kill_undead(table: Undead, seat: Seat, card: i64) -> None:
    """Collect a killed undead; the Undertaker is paid for each, whoever killed it."""
    table.tell(KILLS, seat, card)
    table.remove_undead(card, seat)
    keepers: i64 = table.keepers(UNDERTAKE)
    keeper: i64 = 0
    while keepers != 0:
        if keepers & 1 == 1:
            table.gain_notoriety(keeper, 1)
        keepers >>= 1
        keeper += 1
