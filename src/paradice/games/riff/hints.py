"""What a position of Riff in Time is worth, for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from paradice.core.contract import Hints, Move, Seat, Table
from paradice.games.riff.actions import SecondSpace, TakeActions
from paradice.games.riff.box import Effect, Task
from paradice.games.riff.effects import (
    ChooseEffect,
    ChooseFixed,
    Discard,
    Draw,
    Either,
    EjectAll,
    LowerForFixed,
    LowerHere,
    LowerSanDimas,
    MoveAll,
    MoveMe,
    Peek,
    Raise,
    RaiseEachPlayer,
    RaiseNumbered,
    Unfix,
)
from paradice.games.riff.pool import AssemblePool
from paradice.games.riff.rules import ChooseObjective, SwapRiff
from paradice.games.riff.signs import (
    ABOARD,
    BILL,
    BLACK,
    BLANK,
    BOGUS,
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
    GREEN,
    HOME,
    INTERACT,
    KEEP,
    LOCATIONS,
    MAIN,
    MOVE,
    OPEN,
    POSITIONS,
    PRESENT,
    RED,
    REROLL,
    SAN_DIMAS,
)
from paradice.games.riff.table import Riff
from paradice.games.riff.tasks import (
    Gather,
    LowerDifferent,
    LowerInCompany,
    LowerWith,
    PassOn,
    QuietRounds,
    Together,
    Tour,
    Visit,
)

FADES: Final = 0.78
"""What lies a space further is worth this part."""
SHARPNESS: Final = 1.5
"""How much more natural a move looks for each point of worth it brings."""


class RiffHints(Hints):
    """Work left against cards and rounds left; then, what stands within reach of each character."""

    # How well the crew stands

    def worth(self, table: Table, seat: Seat) -> float:
        """Work still to be done against the cards and rounds there are to do it."""
        assert isinstance(table, Riff)
        if table.outcome() is not None:
            return 1.0 if table.count_fixed() == LOCATIONS else float(table.count_fixed()) / 10.0
        return 0.5

    # How natural a move looks

    def appeal(self, table: Table, seat: Seat, move: Move) -> float:
        assert isinstance(table, Riff)
        step = table.agenda[-1]
        if isinstance(step, TakeActions):
            return act_appeal(table, seat, move)
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
            return exp(SHARPNESS * USUAL_CARD) if table.cards_left() > 0 else 0.0
        if isinstance(step, ChooseFixed):
            return exp(-0.5 * float(nearest(table, move.what)))
        if isinstance(step, ChooseObjective):
            return task_appeal(table, seat, table.offer[2 * seat + move.what])
        return 1.0


# Actions


def act_appeal(table: Riff, seat: Seat, move: Move) -> float:
    """Work that can be done here goes before travelling; rolling again waits for a reason."""
    index: i64 = move.index
    if index < FIRST_PICK:
        return exp(2.0 * SHARPNESS * way_pays(table, seat, move.what)) * 0.6
    if index < FIRST_RETURN:
        return 8.0 + 2.0 * (3.0 - float(gap(table, seat, table.place[seat], table.spot[move.what])))
    if index < FIRST_PASS:
        return 40.0
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
    return 0.3


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
    lack = 2.0 - useful(table, seat)
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
        return scale * (4.0 if work else 0.1)
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


# Places


def gap(table: Riff, seat: Seat, here: i64, there: i64) -> i64:
    """Return how many Moves lie between two positions for *seat*."""
    steps: i64 = table.box.steps[here * POSITIONS + there]
    return (steps + 1) // 2 if table.who[seat] == BILL else steps


def way_pays(table: Riff, seat: Seat, there: i64) -> float:
    """Return how much better it is to be there than here."""
    return outlook(table, seat, there) - outlook(table, seat, table.place[seat])


def outlook(table: Riff, seat: Seat, here: i64) -> float:
    """Return what is within reach of a position: the best aim, and a little of all others."""
    best = 0.0
    total = 0.0
    position: i64
    for position in range(POSITIONS):
        calls = call_of(table, seat, position)
        if calls > 0.0:
            distance: i64 = gap(table, seat, here, position)
            while distance > 0:
                distance -= 1
                calls *= FADES
            total += calls
            if calls > best:
                best = calls
    return best + 0.08 * total - (0.4 if here == SAN_DIMAS else 0.0)


def call_of(table: Riff, seat: Seat, position: i64) -> float:
    """Return what there is to do on a position for *seat*."""
    calls = 0.0
    level: i64 = table.level[position]
    if position != SAN_DIMAS and level > 0:
        host: i64 = table.disc[position]
        stand: i64 = table.stand[host]
        if stand == HOME:
            calls = 4.0 + 0.25 * float(5 - level)
        elif stand == ABOARD + seat:
            calls = 5.5
        elif stand == position:
            calls = 4.2
        if calls > 0.0 and is_manned(table, seat, position):
            calls -= 1.5
    personage: i64
    for personage in range(LOCATIONS):
        if table.stand[personage] == position and table.spot[personage] != position:
            home: i64 = table.spot[personage]
            pick = 3.2 + 0.3 * float(2 - table.box.steps[position * POSITIONS + home])
            pick += 0.1 * float(table.level[home] - 5)
            if is_manned(table, seat, position):
                pick -= 1.2
            calls = max(calls, pick) + 0.3
    return calls


def is_manned(table: Riff, seat: Seat, position: i64) -> bool:
    """Say whether another character is already there."""
    other: i64
    for other in range(table.seats):
        if other != seat and table.place[other] == position:
            return True
    return False


def nearest(table: Riff, position: i64) -> i64:
    """Return how far the nearest character is."""
    best: i64 = POSITIONS
    seat: i64
    for seat in range(table.seats):
        best = min(best, gap(table, seat, table.place[seat], position))
    return best


# Riff cards


USUAL_CARD: Final = -0.8
"""What a riff card costs on the average, the deck's own wear included."""


def danger(table: Riff) -> float:
    """Return what a level of San Dimas costs now."""
    level = float(table.level[SAN_DIMAS])
    return 0.5 + 0.08 * level + (1.5 if level >= 8.0 else 0.0)


def effect_pays(table: Riff, effect: Effect) -> float:
    """Return what an effect brings, mostly less than nothing."""
    if isinstance(effect, Raise):
        return raise_pays(table, place_of(table, effect.place), effect.times)
    if isinstance(effect, LowerSanDimas):
        return float(min(effect.times, table.level[SAN_DIMAS])) * danger(table)
    if isinstance(effect, LowerHere):
        here: i64 = table.place[table.active]
        if here == SAN_DIMAS:
            return float(min(effect.times, table.level[SAN_DIMAS])) * danger(table)
        least: i64 = 0 if table.stand[table.disc[here]] == HOME else 1
        return 0.8 * float(min(effect.times, max(table.level[here] - least, 0)))
    if isinstance(effect, Draw):
        return USUAL_CARD if table.cards_left() > 0 else -50.0
    if isinstance(effect, Discard):
        return -0.25 * float(effect.count) - (2.0 if table.cards_left() < 16 else 0.0)
    if isinstance(effect, Unfix):
        return -4.0 if table.count_fixed() > 0 else raise_pays(table, SAN_DIMAS, 1)
    if isinstance(effect, Peek):
        return 0.3
    if isinstance(effect, EjectAll):
        return eject_pays(table)
    return rare_effect_pays(table, effect)


def rare_effect_pays(table: Riff, effect: Effect) -> float:
    total = 0.0
    position: i64
    seat: i64
    if isinstance(effect, RaiseNumbered):
        for position in effect.positions:
            total += raise_pays(table, position, 1)
    elif isinstance(effect, LowerForFixed):
        for position in effect.positions:
            if table.is_fixed(position):
                total += danger(table)
    elif isinstance(effect, RaiseEachPlayer):
        for seat in range(table.seats):
            total += raise_pays(table, table.place[seat], effect.times)
    elif isinstance(effect, MoveMe):
        total = way_pays(table, table.active, place_of(table, effect.place))
    elif isinstance(effect, MoveAll):
        for seat in range(table.seats):
            total += 0.5 * way_pays(table, seat, place_of(table, effect.place))
    elif isinstance(effect, Either):
        total = max(effect_pays(table, effect.first), effect_pays(table, effect.other))
    return total


def place_of(table: Riff, place: i64) -> i64:
    return SAN_DIMAS if place == PRESENT else table.spot[place]


def raise_pays(table: Riff, position: i64, times: i64) -> float:
    level: i64 = table.level[position]
    if position == SAN_DIMAS:
        if level + times > table.box.highest_san_dimas:
            return -50.0
        return -float(times) * danger(table)
    if level == 0:
        return 0.0
    over: i64 = max(level + times - table.box.highest_level, 0)
    cost = -0.8 * float(times - over)
    return cost if over == 0 else cost + raise_pays(table, SAN_DIMAS, over)


def eject_pays(table: Riff) -> float:
    """Return what it costs to pick everybody up again."""
    total = 0.0
    seat: i64
    for seat in range(table.seats):
        total -= 1.3 * float(table.count_aboard(seat))
    return total


def card_pays(table: Riff, number: i64) -> float:
    """Return what a whole card brings."""
    card = table.box.cards[number]
    section: i64 = MAIN
    level: i64 = -1
    if card.subject >= 0:
        level = table.level[table.spot[card.subject]]
    total = 0.0
    if level != 0:
        for effect in card.sections[MAIN]:
            total += effect_pays(table, effect)
    if level > 0:
        section = GREEN if level < table.box.green_to else MAIN
        section = RED if level + 1 >= table.box.red_from else section
    else:
        section = 3
    if section != MAIN:
        for effect in card.sections[section]:
            total += effect_pays(table, effect)
    return total


# Objectives


def task_appeal(table: Riff, seat: Seat, number: i64) -> float:
    """Return how soon a task may be done, and what it brings."""
    objective = table.box.objectives[number]
    gain = float(objective.lowers) + (1.5 if objective.icon == EXCELLENT else 1.0)
    return exp(1.2 * gain * ease_of(table, objective.task))


def ease_of(table: Riff, task: Task) -> float:
    """Return how likely a task is done in good time."""
    if isinstance(task, LowerDifferent):
        return 0.85
    if isinstance(task, LowerInCompany):
        return 0.7
    if isinstance(task, LowerWith):
        return 0.6
    if isinstance(task, Visit):
        return 0.6
    if isinstance(task, PassOn | Together | Gather):
        return 0.5
    if isinstance(task, Tour):
        return 0.3
    return 0.35
