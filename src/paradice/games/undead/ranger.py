"""Alone in West Fort: the Dead Ranger and his outlaws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.sets import has
from paradice.core.table import Step
from paradice.games.undead.moves import (
    BULLET,
    COIN,
    EMPTY,
    FAST,
    HIGHEST,
    HORDE,
    INTIMIDATES,
    JOKER,
    LOWEST,
    RANGER,
    RANGER_COMES,
    RANGER_IN_TALES,
    REINFORCEMENTS,
    STEALS_BULLET,
    STEALS_COIN,
    STEALS_NOTORIETY,
)
from paradice.games.undead.supplies import RaiseUndead
from paradice.games.undead.table import Undead
from paradice.games.undead.thefts import is_guarded
from paradice.games.undead.threats import AnswerThreat

PLAYER: Final[i64] = 0
STALK: Final[i64] = 7
SCOUT: Final[i64] = 8


class SendRanger(Step[Undead]):
    """After your outlaw is placed, a die sends one of the Ranger's; a 1 sends it to yours."""

    def run(self, table: Undead) -> bool:
        table.pop()
        face = table.roll(RANGER)
        while face == JOKER and table.standing_of(PLAYER) == 0:
            face = table.roll(RANGER)
        space: i64 = table.standing_of(PLAYER) if face == JOKER else face
        table.tell(RANGER_COMES, RANGER_IN_TALES, space)
        rise_on(table, space)
        if space == STALK and table.harder & REINFORCEMENTS != 0:
            table.push(RaiseUndead(PLAYER))
        return True


def rise_on(table: Undead, space: i64) -> None:
    """An outlaw there stands up; else one comes from the graveyard, or from the lowest space."""
    if not table.is_lying(RANGER, space):
        if table.grave_of(RANGER) > 0:
            table.add_grave(RANGER, -1)
        else:
            lowest: i64 = LOWEST
            while not table.is_lying(RANGER, lowest):
                lowest += 1
            table.get_up(RANGER, lowest)
    table.get_up(RANGER, space)
    table.set_standing(RANGER, space)


class RangerActs(Step[Undead]):
    """His outlaw that came or stood up this round acts when its space is resolved."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def numbers(self) -> list[int]:
        return [self.space]

    def run(self, table: Undead) -> bool:
        table.pop()
        if table.standing_of(RANGER) != self.space:
            return True
        space = table.box.spaces[self.space]
        if space.reach != 0:
            target = find_target(table, space.reach)
            if target != EMPTY:
                table.tell(INTIMIDATES, RANGER_IN_TALES, PLAYER, target)
                table.push(AnswerThreat(PLAYER, RANGER, target))
            elif self.space == SCOUT and table.harder & HORDE != 0:
                table.push(RaiseUndead(PLAYER))
        if space.steal != EMPTY:
            rob(table, space.steal)
        return True


def find_target(table: Undead, reach: i64) -> i64:
    """Your standing outlaw; if the undead are fast, else the lying one on the highest space."""
    standing: i64 = table.standing_of(PLAYER)
    if standing != 0 and has(reach, standing):
        return standing
    if table.harder & FAST != 0:
        space: i64
        for space in range(HIGHEST, LOWEST - 1, -1):
            if has(table.lying_of(PLAYER) & reach, space):
                return space
    return EMPTY


def rob(table: Undead, kind: i64) -> None:
    """He steals a coin, a notoriety, or the bullet of the highest chamber: back to the supply."""
    if is_guarded(table, PLAYER, kind):
        return
    if kind == COIN:
        if table.coins_of(PLAYER) > 0:
            table.tell(STEALS_COIN, RANGER_IN_TALES, PLAYER)
            table.hand_coin(PLAYER, RANGER)
    elif kind == BULLET:
        chamber: i64
        for chamber in range(7, 1, -1):
            if table.is_loaded(PLAYER, chamber):
                table.tell(STEALS_BULLET, RANGER_IN_TALES, PLAYER, chamber)
                table.empty(PLAYER, chamber)
                return
    elif table.notoriety_of(PLAYER) > 0:
        table.tell(STEALS_NOTORIETY, RANGER_IN_TALES, PLAYER)
        table.hand_notoriety(PLAYER, RANGER)


def is_lost(table: Undead) -> bool:
    """At the end of a round: have you no outlaw but in the graveyard or unhired?"""
    return table.living(PLAYER) == 0
