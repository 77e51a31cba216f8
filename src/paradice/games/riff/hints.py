"""What a position of Riff in Time is worth, for bots."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from paradice.core.contract import Hints, Move, Seat, Table
from paradice.games.riff.actions import SecondSpace, TakeActions
from paradice.games.riff.effects import (
    ChooseEffect,
    ChooseFixed,
)
from paradice.games.riff.outlook import gap, nearest, outlook, way_pays
from paradice.games.riff.pool import AssemblePool
from paradice.games.riff.prices import DRAW, card_pays, effect_pays, task_appeal
from paradice.games.riff.rules import ChooseObjective, SwapRiff
from paradice.games.riff.signs import (
    ABOARD,
    BLACK,
    BLANK,
    BOGUS,
    DONE,
    EXCELLENT,
    FIRST_BOOTH,
    FIRST_FIX,
    FIRST_IGNORE,
    FIRST_PAIR,
    FIRST_PASS,
    FIRST_PICK,
    FIRST_REROLL,
    FIRST_RETURN,
    FIRST_SUFFER,
    HOME,
    INTERACT,
    KEEP,
    LOCATIONS,
    MOVE,
    OPEN,
    POSITIONS,
    REROLL,
    REWARDED,
    SAN_DIMAS,
)
from paradice.games.riff.table import Riff
from paradice.games.riff.tasks import (
    PassOn,
    QuietRounds,
)

SHARPNESS: Final = 1.5
"""How much more natural a move looks for each point it brings."""
KEENNESS: Final = 2.0
"""How much a better action is preferred to a good one."""
TO_PICK: Final = 10.6
TO_REROLL: Final = 3.1
TO_STOP: Final = 0.17
"""How natural it looks to pick up, to roll an unwanted die again, to end the turn."""
BAD_ROLL: Final = 2.6
"""Fewer useful actions than this call for the booth."""
BASE: Final = [3.087, 5.259, 4.506, 2.984]
SLOPE: Final = [-0.219, -0.207, -0.034, 0.044]
"""For one to four characters: how natural play wins, and what a level of San Dimas changes.

These and the figures of :meth:`RiffHints.worth` were fitted to 10,000 games of natural play.
"""


class RiffHints(Hints):
    """Work left against cards and rounds left; then, what stands within reach of each character."""

    # How well the crew stands

    def worth(self, table: Table, seat: Seat) -> float:
        """Return the chance to win, as natural play wins from such positions."""
        assert isinstance(table, Riff)
        if table.outcome() is not None:
            closed: i64 = table.count_fixed()
            return 1.0 if closed == LOCATIONS else 0.09 * float(closed)
        if table.round == 0:
            return 0.5
        san_dimas = float(table.level[SAN_DIMAS])
        work = work_left(table)
        seats = float(table.seats)
        score = BASE[table.seats - 1] + SLOPE[table.seats - 1] * san_dimas
        score -= 0.188 * max(san_dimas - 6.0, 0.0) + 0.6 * max(san_dimas - 8.0, 0.0)
        score -= 2.517 * work / (float(table.cards_left()) + 3.0) + 0.032 * work / seats
        score -= 0.0019 * work * san_dimas
        score += tasks_ahead(table) + guests_aboard(table)
        turn: i64 = table.active - table.first
        score -= 0.289 * float(turn if turn >= 0 else turn + table.seats) / seats
        if table.kind[0] >= 0:
            score += 0.11 * in_hand(table) - 0.296
        look = 0.0
        other: i64
        for other in range(table.seats):
            look += outlook(table, other, table.place[other])
        score += 0.224 * look / seats
        return 1.0 / (1.0 + exp(-score))

    # How natural a move looks

    def appeal(self, table: Table, seat: Seat, move: Move) -> float:
        assert isinstance(table, Riff)
        step = table.agenda[-1]
        if isinstance(step, TakeActions):
            return exp(KEENNESS * log(act_appeal(table, seat, move)))
        if isinstance(step, SecondSpace):
            if move.index >= FIRST_PICK:
                return 1.0
            return exp(2.0 * SHARPNESS * way_pays(table, seat, move.what))
        if isinstance(step, AssemblePool):
            return exp(1.5 * float(move.what))
        if isinstance(step, ChooseEffect):
            effect = table.box.cards[step.card].sections[step.section][step.index]
            return exp(SHARPNESS * effect_pays(table, effect.option(move.what)))
        if isinstance(step, SwapRiff):
            if move is KEEP[0]:
                return exp(SHARPNESS * card_pays(table, step.card))
            return exp(SHARPNESS * effect_pays(table, DRAW))
        if isinstance(step, ChooseFixed):
            return exp(-0.5 * float(nearest(table, move.what)))
        if isinstance(step, ChooseObjective):
            return task_appeal(table, seat, table.offer[2 * seat + move.what])
        return 1.0


# What is still to be done


def work_left(table: Riff) -> float:
    """Return how many actions are wanted: levels, boarding and returning, and the ways home."""
    work = 0.0
    personage: i64
    for personage in range(LOCATIONS):
        home: i64 = table.spot[personage]
        level: i64 = table.level[home]
        if level == 0:
            continue
        work += float(level) + 1.2
        stand: i64 = table.stand[personage]
        if stand == home:
            work += 1.0
        elif stand < ABOARD:
            work += 2.0 + 0.7 * float(table.box.steps[stand * POSITIONS + home])
        elif stand < HOME:
            here: i64 = table.place[stand - ABOARD]
            work += 1.3 + 0.7 * float(table.box.steps[here * POSITIONS + home])
    return work


def tasks_ahead(table: Riff) -> float:
    """Return what objectives rewarded, and those that still may be, are worth."""
    score = 0.0
    seat: i64
    for seat in range(table.seats):
        if table.done[seat] == REWARDED:
            score += 0.468
        else:
            guest: i64 = table.box.objectives[table.task[seat]].task.personage()
            if table.done[seat] == DONE or guest < 0 or table.stand[guest] != HOME:
                score += 0.175
    return score


def guests_aboard(table: Riff) -> float:
    """Return what the dice and actions of those in booths are worth."""
    score = 0.0
    personage: i64
    for personage in range(LOCATIONS):
        if ABOARD <= table.stand[personage] < HOME:
            guest = table.box.personages[personage]
            score += 0.198 * float(guest.character_dice) - 0.283 * float(guest.bogus_dice)
            if guest.icon >= 0:
                score += 0.198
    return score


def in_hand(table: Riff) -> float:
    """Return how many actions the active player has left, as they are mostly used."""
    left = table.left
    return (
        0.5 * float(left[MOVE])
        + float(left[INTERACT])
        + 0.4 * float(left[REROLL])
        + 1.2 * float(left[EXCELLENT])
        - 0.5 * float(left[BOGUS])
    )


# Actions


def act_appeal(table: Riff, seat: Seat, move: Move) -> float:
    """Work that can be done here goes before travelling; rolling again waits for a reason."""
    index: i64 = move.index
    if index < FIRST_PICK:
        return exp(2.0 * SHARPNESS * way_pays(table, seat, move.what)) * 0.6
    if index < FIRST_RETURN:
        return TO_PICK + 2.0 * (
            3.0 - float(gap(table, seat, table.place[seat], table.spot[move.what]))
        )
    if index < FIRST_PASS:
        return return_appeal(table, seat, move.what)
    if index < FIRST_FIX:
        return pass_appeal(table, seat, move.what, move.where)
    if index < FIRST_REROLL:
        return 25.0
    if index < FIRST_PAIR:
        return reroll_appeal(table, seat, move.what)
    if index < FIRST_SUFFER:
        return pair_appeal(table, seat, move.what)
    if index < FIRST_IGNORE:
        return 0.6
    if index < FIRST_BOOTH:
        return 30.0
    if index == FIRST_BOOTH:
        return booth_appeal(table, seat)
    return TO_STOP


def return_appeal(table: Riff, seat: Seat, personage: i64) -> float:
    """Who is home is home; only somebody the own objective still needs may wait."""
    if table.done[seat] == OPEN and table.stand[personage] == ABOARD + seat:
        task = table.box.objectives[table.task[seat]].task
        if task.personage() == personage and table.level[SAN_DIMAS] < 9:
            return 2.0
    return 40.0


def has_work(table: Riff, seat: Seat) -> bool:
    """Say whether an Interact can be used where *seat* is."""
    here: i64 = table.place[seat]
    if here != SAN_DIMAS and table.level[here] > 0 and table.stand[table.disc[here]] == HOME:
        return True
    personage: i64
    for personage in range(LOCATIONS):
        stand: i64 = table.stand[personage]
        if stand == here or (stand == ABOARD + seat and table.spot[personage] == here):
            return True
    return False


def useful(table: Riff, seat: Seat) -> float:
    """Return how much of what dice and cards show can be used now."""
    total = 1.2 * float(table.left[EXCELLENT])
    moves = float(table.left[MOVE])
    hands = float(table.left[INTERACT])
    if has_work(table, seat):
        total += hands + 0.35 * moves
    else:
        total += min(moves, 2.0) + 0.3 * max(moves - 2.0, 0.0)
        total += hands if moves > 0.0 else 0.35 * hands
    return total + 0.4 * float(table.left[REROLL]) - 0.9 * float(table.left[BOGUS])


def booth_appeal(table: Riff, seat: Seat) -> float:
    """The booth is for bad rolls."""
    if is_quiet(table, seat):
        return 0.02
    lack = BAD_ROLL - useful(table, seat)
    return 6.0 * exp(2.0 * lack) if lack > 0.0 else 0.05


def is_quiet(table: Riff, seat: Seat) -> bool:
    """Say whether a Reroll or the booth would spoil a round that counts."""
    return (
        table.done[seat] == OPEN
        and table.hasty[seat] == 0
        and isinstance(table.box.objectives[table.task[seat]].task, QuietRounds)
    )


def reroll_appeal(table: Riff, seat: Seat, die: i64) -> float:
    """A Bogus is rolled away; so is what cannot be used."""
    face: i64 = table.face[die]
    black: bool = table.kind[die] == BLACK
    scale = 0.05 if is_quiet(table, seat) else 1.0
    free = table.left[REROLL] > 0
    if face == BOGUS:
        return scale * (3.0 if black else 12.0) * (1.0 if free else 0.3)
    if black:
        return 0.001
    if not free or face in (EXCELLENT, BLANK):
        return 0.01
    work = has_work(table, seat)
    if face == REROLL:
        return 3.0 * scale
    if face == MOVE:
        return scale * (TO_REROLL if work else 0.1)
    return scale * (0.05 if work else 0.5)


def pair_appeal(table: Riff, seat: Seat, symbol: i64) -> float:
    """Two equal actions are worth one that is wanted."""
    if table.left[BOGUS] > 0:
        return 0.05
    work = has_work(table, seat)
    if symbol == MOVE:
        return 4.0 if work and table.left[INTERACT] + table.left[EXCELLENT] == 0 else 0.03
    if symbol == INTERACT:
        return 3.0 if not work and table.left[MOVE] + table.left[EXCELLENT] == 0 else 0.02
    return 2.0


def pass_appeal(table: Riff, seat: Seat, personage: i64, other: i64) -> float:
    """Pass on for a task, or to somebody who will travel on sooner."""
    if table.done[seat] == OPEN:
        task = table.box.objectives[table.task[seat]].task
        if isinstance(task, PassOn) and task.guest == personage:
            return 15.0
    if table.done[other] == OPEN:
        wanted = table.box.objectives[table.task[other]].task
        if wanted.personage() == personage and not isinstance(wanted, PassOn):
            return 3.0
    return 0.02
