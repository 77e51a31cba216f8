"""What a position of Riff in Time is worth, for bots."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.hints import Hints, Term
from paradice.core.moves import Move
from paradice.core.table import Table
from paradice.games.riff.actions import SecondSpace, TakeActions, has_host
from paradice.games.riff.dice import AssemblePool
from paradice.games.riff.effects import ChooseEffect, ChooseFixed
from paradice.games.riff.hints_costs import DRAW, card_pays, effect_pays, task_appeal
from paradice.games.riff.hints_travel import gap, nearest, place_worth, way_pays
from paradice.games.riff.moves import (
    ABOARD,
    BLACK,
    BLANK,
    BOGUS,
    BOOTH,
    EXCELLENT,
    FIX,
    GO,
    HOME,
    IGNORE,
    INTERACT,
    KEEP,
    LOCATIONS,
    MOVE,
    OPEN,
    PAIR,
    PASS,
    PICK,
    REROLL,
    RETURN,
    ROLL_AGAIN,
    SAN_DIMAS,
    SUFFER,
)
from paradice.games.riff.rules import ChooseObjective, SwapRiff
from paradice.games.riff.table import Riff
from paradice.games.riff.tasks import PassOn, QuietRounds

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
# What a position is worth: fitted to the ends of 43,000 games of natural play, each from a position
# of such a game that was shaken up before, so that a figure says what a change brings. For one to
# four characters: the beginning, a level of San Dimas, a card of the deck.
BASE: Final = [5.85, 5.82, 1.57, -0.4]
PRESENT_LEVEL: Final = [-0.557, -0.442, -0.157, -0.078]
DECK_CARD: Final = [0.006, 0.063, 0.139, 0.161]
FITTED_TO: Final[i64] = 10
"""Where San Dimas ended in those games."""


SPOKEN: Final = [
    "", "rifts", "ways", "san-dimas", "deck", "objectives", "guests", "actions", "places",
]  # fmt: skip
"""The names of the terms that the chance of the team is made of; the first has none."""


class RiffHints(Hints):
    """Work left against cards and rounds left; then, what stands within reach of each character."""

    # How well the team stands

    def worth(self, table: Table, seat: Seat) -> float:
        """Return the chance to win, as natural play wins from such positions."""
        assert isinstance(table, Riff)
        if table.outcome() is not None:
            closed: i64 = table.count_fixed()
            return 1.0 if closed == LOCATIONS else 0.09 * float(closed)
        if table.round == 0:
            return 0.5
        san_dimas = float(table.level_at(SAN_DIMAS) + FITTED_TO - table.box.highest_san_dimas)
        crew: i64 = table.seats - 1
        score = BASE[crew] + PRESENT_LEVEL[crew] * san_dimas
        score -= 0.212 * max(san_dimas - 6.0, 0.0) + 0.588 * max(san_dimas - 8.0, 0.0)
        score += DECK_CARD[crew] * float(table.cards_left())
        score -= work_left(table)
        score += tasks_ahead(table) + guests_aboard(table) + in_hand(table)
        turn: i64 = table.active - table.first
        seats = float(table.seats)
        score -= 0.444 * float(turn if turn >= 0 else turn + table.seats) / seats
        look = 0.0
        other: i64
        for other in range(table.seats):
            look += place_worth(table, other, table.place_of(other))
        score += 0.165 * look / seats
        return 1.0 / (1.0 + exp(-score))

    def terms(self, table: Table, seat: Seat) -> list[Term]:
        """Dials and ways that are left, San Dimas, cards, objectives, guests, actions, places."""
        assert isinstance(table, Riff)
        if table.round == 0:
            return [Term(name, 0.0, 0.0) for name in SPOKEN]
        crew: i64 = table.seats - 1
        level: i64 = table.level_at(SAN_DIMAS)
        past = float(level + FITTED_TO - table.box.highest_san_dimas)
        urgent = -0.212 * max(past - 6.0, 0.0) - 0.588 * max(past - 8.0, 0.0)
        levels = 0.0
        rewarded = 0.0
        aboard = 0.0
        look = 0.0
        other: i64
        for other in range(LOCATIONS):
            levels += float(table.level_at(table.spot_of(other)))
            if ABOARD <= table.stand_of(other) < HOME:
                aboard += 1.0
        for other in range(table.seats):
            if table.done_of(other) != OPEN:
                rewarded += 1.0
            look += place_worth(table, other, table.place_of(other))
        cards = float(table.cards_left())
        dials = dials_left(table)
        turn: i64 = table.active - table.first
        late = float(turn if turn >= 0 else turn + table.seats) / float(table.seats)
        return [
            Term(SPOKEN[0], 0.0, BASE[crew] - 0.444 * late),
            Term(SPOKEN[1], -levels, -dials),
            Term(SPOKEN[2], 0.0, dials - work_left(table)),
            Term(SPOKEN[3], -float(level), PRESENT_LEVEL[crew] * past + urgent),
            Term(SPOKEN[4], cards, DECK_CARD[crew] * cards),
            Term(SPOKEN[5], rewarded, tasks_ahead(table)),
            Term(SPOKEN[6], aboard, guests_aboard(table)),
            Term(SPOKEN[7], 0.0, in_hand(table)),
            Term(SPOKEN[8], 0.0, 0.165 * look / float(table.seats)),
        ]

    # How natural a move looks

    def appeal(self, table: Table, seat: Seat, move: Move) -> float:
        assert isinstance(table, Riff)
        step = table.top()
        if isinstance(step, TakeActions):
            return exp(KEENNESS * log(act_appeal(table, seat, move)))
        if isinstance(step, SecondSpace):
            if move.kind is not GO:
                return 1.0
            return exp(2.0 * SHARPNESS * way_pays(table, seat, move.what))
        if isinstance(step, AssemblePool):
            return exp(1.5 * float(move.what))
        if isinstance(step, ChooseEffect):
            effect = table.box.cards[step.card].sections[step.section][step.index]
            return exp(SHARPNESS * effect_pays(table, effect.option(move.what)))
        if isinstance(step, SwapRiff):
            if move is KEEP:
                return exp(SHARPNESS * card_pays(table, step.card))
            return exp(SHARPNESS * effect_pays(table, DRAW))
        if isinstance(step, ChooseFixed):
            return exp(-0.5 * float(nearest(table, move.what)))
        if isinstance(step, ChooseObjective):
            return task_appeal(table, seat, table.offer_of(seat, move.what))
        return 1.0


# What is still to be done


def work_left(table: Riff) -> float:
    """Return what the open rifts, and those who are not home, cost."""
    work = 0.0
    personage: i64
    for personage in range(LOCATIONS):
        home: i64 = table.spot_of(personage)
        level: i64 = table.level_at(home)
        if level == 0:
            continue
        work += 0.104 * float(level) + 0.131
        stand: i64 = table.stand_of(personage)
        if stand == home:
            work += 0.166
        elif stand < ABOARD:
            work += 0.215 + 0.022 * float(table.box.distance(stand, home))
        elif stand < HOME:
            here: i64 = table.place_of(stand - ABOARD)
            work += 0.022 * float(table.box.distance(here, home)) - 0.026
    return work


def dials_left(table: Riff) -> float:
    """Return what the dials of the open rifts cost."""
    work = 0.0
    personage: i64
    for personage in range(LOCATIONS):
        level: i64 = table.level_at(table.spot_of(personage))
        if level != 0:
            work += 0.104 * float(level) + 0.131
    return work


def tasks_ahead(table: Riff) -> float:
    """Return what objectives rewarded, and those that still may be, are worth."""
    score = 0.0
    seat: i64
    for seat in range(table.seats):
        if table.done_of(seat) != OPEN:
            score += 0.465
        else:
            guest: i64 = table.box.objectives[table.task_of(seat)].task.personage()
            if guest < 0 or table.stand_of(guest) != HOME:
                score += 0.215
    return score


def guests_aboard(table: Riff) -> float:
    """Return what the dice and actions of those in booths are worth."""
    score = 0.0
    personage: i64
    for personage in range(LOCATIONS):
        if ABOARD <= table.stand_of(personage) < HOME:
            guest = table.box.personages[personage]
            score += 0.042 * float(guest.character_dice) - 0.319 * float(guest.bogus_dice)
            if guest.icon >= 0:
                score += 0.042
    return score


def in_hand(table: Riff) -> float:
    """Return what the actions of the active player are worth; before the dice fall, the usual."""
    if table.kind_of(0) < 0:
        return 0.25
    return (
        0.05 * float(min(table.left_of(MOVE), 2))
        + 0.02 * float(table.left_of(REROLL))
        + 0.08 * float(table.left_of(INTERACT))
        + 0.09 * float(table.left_of(EXCELLENT))
        - 0.045 * float(table.left_of(BOGUS))
    )


# Actions


def act_appeal(table: Riff, seat: Seat, move: Move) -> float:
    """Work that can be done here goes before travelling; rolling again waits for a reason."""
    kind = move.kind
    if kind is GO:
        return exp(2.0 * SHARPNESS * way_pays(table, seat, move.what)) * 0.6
    if kind is PICK:
        return TO_PICK + 2.0 * (
            3.0 - float(gap(table, seat, table.place_of(seat), table.spot_of(move.what)))
        )
    if kind is RETURN:
        return return_appeal(table, seat, move.what)
    if kind is PASS:
        return pass_appeal(table, seat, move.what, move.where)
    if move is FIX:
        return 25.0
    if kind is ROLL_AGAIN:
        return reroll_appeal(table, seat, move.what)
    if kind is PAIR:
        return pair_appeal(table, seat, move.what)
    if move is SUFFER:
        return 0.6
    if move is IGNORE:
        return 30.0
    if move is BOOTH:
        return booth_appeal(table, seat)
    return TO_STOP


def return_appeal(table: Riff, seat: Seat, personage: i64) -> float:
    """Who is home is home; only somebody the own objective still needs may wait."""
    if table.done_of(seat) == OPEN and table.stand_of(personage) == ABOARD + seat:
        task = table.box.objectives[table.task_of(seat)].task
        if task.personage() == personage and table.level_at(SAN_DIMAS) < 9:
            return 2.0
    return 40.0


def has_work(table: Riff, seat: Seat) -> bool:
    """Say whether an Interact can be used where *seat* is."""
    here: i64 = table.place_of(seat)
    if table.level_at(here) > 0 and has_host(table, here):
        return True
    personage: i64
    for personage in range(LOCATIONS):
        stand: i64 = table.stand_of(personage)
        if stand == here or (stand == ABOARD + seat and table.spot_of(personage) == here):
            return True
    return False


def useful(table: Riff, seat: Seat) -> float:
    """Return how much of what dice and cards show can be used now."""
    total = 1.2 * float(table.left_of(EXCELLENT))
    moves = float(table.left_of(MOVE))
    hands = float(table.left_of(INTERACT))
    if has_work(table, seat):
        total += hands + 0.35 * moves
    else:
        total += min(moves, 2.0) + 0.3 * max(moves - 2.0, 0.0)
        total += hands if moves > 0.0 else 0.35 * hands
    return total + 0.4 * float(table.left_of(REROLL)) - 0.9 * float(table.left_of(BOGUS))


def booth_appeal(table: Riff, seat: Seat) -> float:
    """The booth is for bad rolls."""
    if is_quiet(table, seat):
        return 0.02
    lack = BAD_ROLL - useful(table, seat)
    return 6.0 * exp(2.0 * lack) if lack > 0.0 else 0.05


def is_quiet(table: Riff, seat: Seat) -> bool:
    """Say whether a Reroll or the booth would spoil a round that counts."""
    return (
        table.done_of(seat) == OPEN
        and table.hasty_of(seat) == 0
        and isinstance(table.box.objectives[table.task_of(seat)].task, QuietRounds)
    )


def reroll_appeal(table: Riff, seat: Seat, die: i64) -> float:
    """A Bogus is rolled away; so is what cannot be used."""
    face: i64 = table.face_of(die)
    black: bool = table.kind_of(die) == BLACK
    scale = 0.05 if is_quiet(table, seat) else 1.0
    free = table.left_of(REROLL) > 0
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
    if table.left_of(BOGUS) > 0:
        return 0.05
    work = has_work(table, seat)
    if symbol == MOVE:
        return 4.0 if work and table.actions_for(INTERACT) == 0 else 0.03
    if symbol == INTERACT:
        return 3.0 if not work and table.actions_for(MOVE) == 0 else 0.02
    return 2.0


def pass_appeal(table: Riff, seat: Seat, personage: i64, other: i64) -> float:
    """Pass on for a task, or to somebody who will travel on sooner."""
    if table.done_of(seat) == OPEN:
        task = table.box.objectives[table.task_of(seat)].task
        if isinstance(task, PassOn) and task.guest == personage:
            return 15.0
    if table.done_of(other) == OPEN:
        wanted = table.box.objectives[table.task_of(other)].task
        if wanted.personage() == personage and not isinstance(wanted, PassOn):
            return 3.0
    return 0.02
