"""The vocabulary of buildings: one class for each verb of the data files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.sets import count
from paradice.core.table import Question
from paradice.games.undead.box import Ability
from paradice.games.undead.moves import (
    ABILITY_IS_PERMANENT,
    ALL_CHAMBERS,
    BOOT_HILL_IS_EMPTY,
    BULLET,
    COIN,
    EARN,
    EMPTY,
    FINDS_NOTHING,
    NO_CLEAR_BUILDING,
    NOTHING_TO_MOVE,
    NOTORIETY,
    REARRANGES,
    SHOW_COSTS_NOTORIETY,
    SLOTS,
    SUPPLY_IS_EXHAUSTED,
    TRADE_COSTS_A_COIN,
    TURNS_UP,
    WITHOUT_EFFECT,
)
from paradice.games.undead.supplies import PlaceUndead, gain, load_bullets, why_not_gain
from paradice.games.undead.table import Undead

NOTHING: Final[i64] = -1
LOSE_COIN: Final[i64] = -2
"""As results of a roll, beside the kinds of resources."""


class Gain(Ability):
    """Round start: gain one resource."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def is_free(self) -> bool:
        return True

    def why_not(self, table: Undead, seat: Seat, slot: i64) -> Rule | None:
        return why_not_gain(table, seat, self.kind)

    def use(self, table: Undead, seat: Seat, slot: i64) -> None:
        gain(table, seat, self.kind, 1)


class Reset(Ability):
    """Round start: the critical token shows its Skull again."""

    def is_free(self) -> bool:
        return True

    def why_not(self, table: Undead, seat: Seat, slot: i64) -> Rule | None:
        return WITHOUT_EFFECT if table.skull_of(seat) == 1 else None

    def use(self, table: Undead, seat: Seat, slot: i64) -> None:
        table.turn_skull(seat)


class Raise(Ability):
    """Round start: while somebody holds it and no undead is in it, one comes from Boot Hill."""

    def is_compulsory(self) -> bool:
        return True

    def why_not(self, table: Undead, seat: Seat, slot: i64) -> Rule | None:
        if not table.is_clear(slot):
            return WITHOUT_EFFECT
        return None if table.has_hill() else BOOT_HILL_IS_EMPTY

    def use(self, table: Undead, seat: Seat, slot: i64) -> None:
        table.add_undead(table.draw_undead(), slot)


class Roll(Ability):
    """Round start: roll the die and take what its face shows."""

    def __init__(self, faces: list[int], amounts: list[int]) -> None:
        self.faces: Final = faces
        self.amounts: Final = amounts
        self.has_no_risk: Final = LOSE_COIN not in faces

    def is_free(self) -> bool:
        return self.has_no_risk

    def use(self, table: Undead, seat: Seat, slot: i64) -> None:
        face: i64 = table.roll(seat)
        result: i64 = self.faces[face - 1]
        if result >= 0:
            gain(table, seat, result, self.amounts[face - 1])
        elif result == LOSE_COIN and table.coins_of(seat) > 0:
            table.pay_coins(seat, 1)
        else:
            table.tell(FINDS_NOTHING, seat, table.building_at(slot))


class Trade(Ability):
    """Round start: pay a coin for a bullet or a notoriety."""

    def why_not(self, table: Undead, seat: Seat, slot: i64) -> Rule | None:
        return TRADE_COSTS_A_COIN if table.coins_of(seat) == 0 else None

    def use(self, table: Undead, seat: Seat, slot: i64) -> None:
        table.pay_coins(seat, 1)
        table.push(ChooseGoods(seat))


class ChooseGoods(Question[Undead]):
    """The coin is paid: a bullet or a notoriety?"""

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return GOODS

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move.what == NOTORIETY and table.notoriety_left == 0:
            return SUPPLY_IS_EXHAUSTED
        return None

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        gain(table, seat, move.what, 1)


GOODS: Final = [EARN[BULLET], EARN[NOTORIETY]]


class Rearrange(Ability):
    """Round start: take the bullets out and put them back into any chambers."""

    def why_not(self, table: Undead, seat: Seat, slot: i64) -> Rule | None:
        cells: i64 = table.cells_of(seat)
        return NOTHING_TO_MOVE if cells == 0 or cells == ALL_CHAMBERS else None

    def use(self, table: Undead, seat: Seat, slot: i64) -> None:
        bullets = count(table.cells_of(seat))
        table.set_cells(seat, 0)
        table.tell(REARRANGES, seat, bullets)
        table.push(load_bullets(seat, bullets))


class Summon(Ability):
    """Round start: pay a notoriety to send an undead of Boot Hill to a building without any."""

    def why_not(self, table: Undead, seat: Seat, slot: i64) -> Rule | None:
        if table.notoriety_of(seat) == 0:
            return SHOW_COSTS_NOTORIETY
        if not table.has_hill():
            return BOOT_HILL_IS_EMPTY
        place: i64
        for place in range(SLOTS):
            if table.building_at(place) != EMPTY and table.is_clear(place):
                return None
        return NO_CLEAR_BUILDING

    def use(self, table: Undead, seat: Seat, slot: i64) -> None:
        table.pay_notoriety(seat, 1)
        card = table.draw_undead()
        table.tell(TURNS_UP, seat, card)
        table.push(PlaceUndead(seat, card, 1))


class Permanent(Ability):
    """A power that works by itself as long as the building is held; see where it is asked for."""

    def __init__(self, code: i64) -> None:
        self.code: Final = code

    def power(self) -> i64:
        return self.code

    def why_not(self, table: Undead, seat: Seat, slot: i64) -> Rule | None:
        return ABILITY_IS_PERMANENT


RESULTS: Final = {
    "coin": (COIN, 1),
    "two-coins": (COIN, 2),
    "bullet": (BULLET, 1),
    "notoriety": (NOTORIETY, 1),
    "nothing": (NOTHING, 0),
    "lose-coin": (LOSE_COIN, 1),
}
