"""What all shootouts share: critical hits and misses, the dead and who gains by them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.games.undead.box import REPORT
from paradice.games.undead.moves import BACKFIRES, GOES_HOME, HOLD, TRIGGER, TRIGGERS
from paradice.games.undead.supplies import RaiseUndead
from paradice.games.undead.table import Undead

CRITICAL: Final[i64] = 8
BLUNDER: Final[i64] = 1
TRIGGER_OR_HOLD: Final = [TRIGGER, HOLD]


def report(table: Undead, fighter: i64) -> None:
    """The Telegraph Office pays who holds it for each shootout between outlaws, before the dice."""
    if fighter < table.seats and table.has_power(fighter, REPORT):
        table.gain_notoriety(fighter, 1)


def can_trigger(table: Undead, fighter: i64, face: i64) -> bool:
    """An 8 is a critical hit if the token shows its Skull."""
    return face == CRITICAL and table.skull_of(fighter) == 1


def is_backfire(table: Undead, fighter: i64, face: i64) -> bool:
    """A 1 is a critical miss if the token shows its Backfire."""
    return face == BLUNDER and table.skull_of(fighter) == 0


def spend_bullet(table: Undead, fighter: i64, face: i64) -> None:
    """A bullet that was fired is spent; the Ranger never spends any."""
    if fighter < table.seats:
        table.empty(fighter, face)


def trigger(table: Undead, fighter: i64) -> None:
    """A critical hit needs no bullet, and turns the token to its Backfire."""
    table.set_skull(fighter, 0)
    table.tell(TRIGGERS, table.named(fighter))


def backfire(table: Undead, fighter: i64) -> None:
    """A critical miss turns the token to its Skull."""
    table.tell(BACKFIRES, table.named(fighter))
    table.set_skull(fighter, 1)


def retreat(table: Undead, fighter: i64) -> None:
    """After a critical miss the outlaw goes to the stash; the Ranger's goes to the graveyard."""
    if fighter < table.seats:
        table.go_home(fighter)
        table.tell(GOES_HOME, fighter)
    else:
        table.leave_space(fighter, table.standing_of(fighter))
        table.bury(fighter)


def shoot_down(table: Undead, victim: i64, space: i64) -> None:
    """An outlaw on a space goes to the graveyard."""
    table.leave_space(victim, space)
    table.bury(victim)


def count_kill(table: Undead, killer: i64, victim: i64) -> None:
    """The killer gains a notoriety, and for the dead an undead rises."""
    table.gain_notoriety(killer, 1)
    table.push(RaiseUndead(victim))
