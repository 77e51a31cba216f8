"""Shooting at undead: fire until a number comes twice, or stop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.sets import has
from paradice.core.table import Question
from paradice.games.undead.moves import (
    CARDS,
    FIRE,
    MISSES,
    PLACES,
    REPEATS,
    SHOOT,
    STOP,
    STOPS,
    TARGET_IS_DECLARED,
    TRIGGER,
)
from paradice.games.undead.shootouts import (
    CRITICAL,
    TRIGGER_OR_HOLD,
    backfire,
    can_trigger,
    is_backfire,
    retreat,
    spend_bullet,
    trigger,
)
from paradice.games.undead.supplies import kill_undead
from paradice.games.undead.table import Undead


def undead_in_town(table: Undead) -> i64:
    """Return all undead of the town, as a set."""
    found: i64 = 0
    place: i64
    for place in range(PLACES):
        found |= table.crowd[place]
    return found


def fire_at_undead(table: Undead, seat: Seat, card: i64, rolled: i64) -> None:
    """Fire once: a number seen before ends the attempt, a loaded weak point kills."""
    face = table.roll(seat)
    if has(rolled, face):
        table.tell(REPEATS, seat, face)
        return
    rolled |= 1 << face
    if is_backfire(table, seat, face):
        backfire(table, seat)
        retreat(table, seat)
    elif can_trigger(table, seat, face):
        table.push(UndeadCritical(seat, card, rolled))
    elif table.is_loaded(seat, face) and is_weak(table, card, face):
        spend_bullet(table, seat, face)
        kill_undead(table, seat, card)
    else:
        spend_bullet(table, seat, face)
        table.tell(MISSES, seat, face)
        table.push(KeepShooting(seat, card, rolled))


def is_weak(table: Undead, card: i64, face: i64) -> bool:
    return has(table.box.undead[card].weak, face)


class Attempt(Question[Undead]):
    """An attempt at an undead; ``rolled`` is the set of numbers that have come in it."""

    def __init__(self, seat: i64, card: i64, rolled: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.rolled: Final = rolled

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.rolled]


class KeepShooting(Attempt):
    """Shoot again at the same undead, or stop; each bullet fired is spent."""

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        others: i64 = undead_in_town(table) & ~(1 << self.card)
        if others == 0:
            return FIRE_OR_STOP
        moves = FIRE_OR_STOP[:]
        card: i64
        for card in range(CARDS):
            if has(others, card):
                moves.append(SHOOT[card])
        return moves

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if move is FIRE or move is STOP else TARGET_IS_DECLARED

    def moves(self, table: Undead, seat: Seat) -> list[Move]:
        return FIRE_OR_STOP

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if move is FIRE:
            fire_at_undead(table, seat, self.card, self.rolled)
        else:
            table.tell(STOPS, seat)


FIRE_OR_STOP: Final = [FIRE, STOP]


class UndeadCritical(Attempt):
    """An 8 with the Skull kills any undead without a bullet, if you want to."""

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return TRIGGER_OR_HOLD

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if move is TRIGGER:
            trigger(table, seat)
            kill_undead(table, seat, self.card)
        else:
            table.tell(MISSES, seat, CRITICAL)
            table.push(KeepShooting(seat, self.card, self.rolled))
