"""Theft: who may be robbed of what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.sets import has, number
from paradice.core.table import Question
from paradice.games.undead.box import ROB_MORE
from paradice.games.undead.moves import (
    BULLET,
    CHAMBER_IS_EMPTY,
    COIN,
    DONE,
    IS_GUARDED,
    NOTHING_TO_STEAL,
    OWN_GANG,
    STEAL,
    STEALS_BULLET,
    STEALS_COIN,
    STEALS_NOTORIETY,
    STRIP,
)
from paradice.games.undead.supplies import has_supply, load_bullets
from paradice.games.undead.table import Undead


def why_not_steal(table: Undead, seat: Seat, victim: i64, kind: i64) -> Rule | None:
    """Any other player may be robbed of what he has, unless a building guards it."""
    if victim >= table.seats:
        return None if has_supply(table, kind) else NOTHING_TO_STEAL
    if not table.are_foes(seat, victim):
        return OWN_GANG
    if is_guarded(table, victim, kind):
        return IS_GUARDED
    side: i64 = table.side(victim)
    if kind == COIN:
        owned: i64 = table.coins_at(side)
    elif kind == BULLET:
        owned = table.cells_of(victim)
    else:
        owned = table.notoriety_at(side)
    return None if owned > 0 else NOTHING_TO_STEAL


def is_guarded(table: Undead, victim: Seat, kind: i64) -> bool:
    """A guard protects its holder's bullets, or the whole purse of his side."""
    keepers: i64 = table.keepers(kind)
    if kind == BULLET:
        return has(keepers, victim)
    seat: i64 = 0
    while keepers != 0:
        if keepers & 1 == 1 and not table.are_foes(seat, victim):
            return True
        keepers >>= 1
        seat += 1
    return False


def steal(table: Undead, seat: Seat, victim: i64, kind: i64) -> None:
    """Take one resource; the Outlaw Hideout may take one more of the same."""
    if table.has_power(seat, ROB_MORE):
        table.push(RobMore(seat, victim, kind))
    if kind == BULLET and victim < table.seats:
        table.push(StripBullet(seat, victim))
    else:
        take_one(table, seat, victim, kind)


def take_one(table: Undead, seat: Seat, victim: i64, kind: i64) -> None:
    """One resource changes hands; what is taken from the Ranger comes from the supply."""
    other: i64 = table.named(victim)
    if kind == BULLET:
        table.push(load_bullets(seat, 1))
    elif kind == COIN:
        table.tell(STEALS_COIN, seat, other)
        table.hand_coin(victim, seat)
    else:
        table.tell(STEALS_NOTORIETY, seat, other)
        table.hand_notoriety(victim, seat)


def strip_bullet(table: Undead, seat: Seat, victim: i64, chamber: i64) -> None:
    """A bullet leaves a chamber of the victim for one of the thief's own."""
    table.tell(STEALS_BULLET, seat, victim, chamber)
    table.empty(victim, chamber)
    table.push(load_bullets(seat, 1))


class StripBullet(Question[Undead]):
    """The thief chooses which bullet of the victim's card he takes, then a chamber of his own."""

    def __init__(self, seat: i64, victim: i64) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def numbers(self) -> list[int]:
        return [self.seat, self.victim]

    def run(self, table: Undead) -> bool:
        """A single bullet is not asked for."""
        cells: i64 = table.cells_of(self.victim)
        if cells & (cells - 1) != 0:
            return False
        table.pop()
        strip_bullet(table, self.seat, self.victim, number(cells))
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return STRIP

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if table.is_loaded(self.victim, move.what) else CHAMBER_IS_EMPTY

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        strip_bullet(table, seat, self.victim, move.what)


class RobMore(Question[Undead]):
    """The Outlaw Hideout: take one more of the same from the same victim, or not."""

    def __init__(self, seat: i64, victim: i64, kind: i64) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.kind: Final = kind

    def numbers(self) -> list[int]:
        return [self.seat, self.victim, self.kind]

    def run(self, table: Undead) -> bool:
        """Nobody is asked where nothing is left to take."""
        if why_not_steal(table, self.seat, self.victim, self.kind) is None:
            return False
        table.pop()
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        if self.kind == BULLET and self.victim < table.seats:
            return [*STRIP, DONE]
        return [STEAL[self.victim], DONE]

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move is DONE or move is STEAL[self.victim]:
            return None
        return None if table.is_loaded(self.victim, move.what) else CHAMBER_IS_EMPTY

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if move is STEAL[self.victim]:
            take_one(table, seat, self.victim, self.kind)
        elif move is not DONE:
            strip_bullet(table, seat, self.victim, move.what)
