"""Theft: who may be robbed of what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.contract import Move, Question, Rule, Seat
from paradice.core.rows import wide_add, wide_at
from paradice.games.undead.box import ROB_MORE
from paradice.games.undead.moves import (
    BULLET,
    CHAMBER_IS_EMPTY,
    COIN,
    IS_GUARDED,
    NOTHING_TO_STEAL,
    OWN_GANG,
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
        owned: i64 = wide_at(table.coins, side)
    elif kind == BULLET:
        owned = wide_at(table.cells, victim)
    else:
        owned = wide_at(table.notoriety, side)
    return None if owned > 0 else NOTHING_TO_STEAL


def is_guarded(table: Undead, victim: Seat, kind: i64) -> bool:
    """A guard protects its holder's bullets, or the whole purse of his side."""
    keepers: i64 = table.keepers(kind)
    if kind == BULLET:
        return (keepers >> victim) & 1 == 1
    seat: i64 = 0
    while keepers != 0:
        if keepers & 1 == 1 and not table.are_foes(seat, victim):
            return True
        keepers >>= 1
        seat += 1
    return False


def steal(table: Undead, seat: Seat, victim: i64, kind: i64) -> None:
    """Take one resource; the Outlaw Hideout takes one more of the same. Alone: from the supply."""
    wanted: i64 = 2 if table.has_power(seat, ROB_MORE) else 1
    other: i64 = table.named(victim)
    if kind == BULLET:
        if victim >= table.seats:
            table.push(load_bullets(seat, wanted))
        else:
            table.push(StripBullet(seat, victim, wanted))
        return
    thief: i64 = table.side(seat)
    loser: i64 = table.side(victim)
    while wanted > 0 and why_not_steal(table, seat, victim, kind) is None:
        wanted -= 1
        if kind == COIN:
            table.tell(STEALS_COIN, seat, other)
            table.coins = wide_add(table.coins, thief, 1)
            if victim < table.seats:
                table.coins = wide_add(table.coins, loser, -1)
            else:
                table.coins_left -= 1
        else:
            table.tell(STEALS_NOTORIETY, seat, other)
            table.notoriety = wide_add(table.notoriety, thief, 1)
            if victim < table.seats:
                table.notoriety = wide_add(table.notoriety, loser, -1)
            else:
                table.notoriety_left -= 1


class StripBullet(Question[Undead]):
    """The thief chooses which bullet of the victim's card he takes, then a chamber of his own."""

    def __init__(self, seat: i64, victim: i64, left: i64) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.left: Final = left

    def numbers(self) -> list[int]:
        return [self.seat, self.victim, self.left]

    def run(self, table: Undead) -> bool:
        cells: i64 = wide_at(table.cells, self.victim)
        if self.left > 0 and cells & (cells - 1) != 0:
            return False
        if self.left == 0 or cells == 0:
            table.pop()
            return True
        chamber: i64 = 2
        while (cells >> chamber) & 1 == 0:
            chamber += 1
        self.take(table, chamber)
        return True

    def take(self, table: Undead, chamber: i64) -> None:
        table.pop()
        table.push(StripBullet(self.seat, self.victim, self.left - 1))
        table.tell(STEALS_BULLET, self.seat, self.victim, chamber)
        table.empty(self.victim, chamber)
        table.push(load_bullets(self.seat, 1))

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return STRIP

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if table.is_loaded(self.victim, move.what) else CHAMBER_IS_EMPTY

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        self.take(table, move.what)
