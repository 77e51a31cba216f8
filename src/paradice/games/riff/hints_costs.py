"""What riff cards and objectives bring or cost: for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.games.riff.box import Effect, Task
from paradice.games.riff.effects import (
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
    position_of,
)
from paradice.games.riff.hints_travel import way_pays
from paradice.games.riff.moves import (
    EXCELLENT,
    FIXED,
    GREEN,
    HOME,
    MAIN,
    NOBODY,
    RED,
    SAN_DIMAS,
)
from paradice.games.riff.table import Riff
from paradice.games.riff.tasks import (
    Gather,
    LowerDifferent,
    LowerInCompany,
    LowerWith,
    PassOn,
    Together,
    Tour,
    Visit,
)

DECK_COST: Final = 0.25
"""A card that leaves the deck, and more when there are few."""
LEVEL_COST: Final = 0.37
"""A level of a rift."""
USUAL_CARD: Final = -0.48
"""What a riff card costs on the average."""
DRAW: Final = Draw()


def deck_cost(table: Riff) -> float:
    """Return what a card of the deck is worth now, where the team needs so many turns."""
    rounds = float(table.cards_left()) / float(table.seats)
    return DECK_COST * (1.0 + 20.0 / (rounds + 1.0)) * 0.5


def danger(table: Riff) -> float:
    """Return what a level of San Dimas costs now."""
    level = float(table.level_at(SAN_DIMAS))
    return 0.5 + 0.08 * level + (1.5 if level >= 8.0 else 0.0)


def effect_pays(table: Riff, effect: Effect) -> float:
    """Return what an effect brings, mostly less than nothing."""
    if isinstance(effect, Raise):
        return raise_pays(table, position_of(table, effect.place), effect.times)
    if isinstance(effect, LowerSanDimas):
        return float(min(effect.times, table.level_at(SAN_DIMAS))) * danger(table)
    if isinstance(effect, LowerHere):
        here: i64 = table.place_of(table.active)
        if here == SAN_DIMAS:
            return float(min(effect.times, table.level_at(SAN_DIMAS))) * danger(table)
        least: i64 = 0 if table.stand_of(table.disc_at(here)) == HOME else 1
        return LEVEL_COST * float(min(effect.times, max(table.level_at(here) - least, 0)))
    if isinstance(effect, Draw):
        return USUAL_CARD - deck_cost(table) if table.cards_left() > 0 else -50.0
    if isinstance(effect, Discard):
        return -float(effect.count) * deck_cost(table)
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
            total += raise_pays(table, table.place_of(seat), effect.times)
    elif isinstance(effect, MoveMe):
        total = way_pays(table, table.active, position_of(table, effect.place))
    elif isinstance(effect, MoveAll):
        for seat in range(table.seats):
            total += 0.5 * way_pays(table, seat, position_of(table, effect.place))
    elif isinstance(effect, Either):
        total = max(effect_pays(table, effect.first), effect_pays(table, effect.other))
    return total


def raise_pays(table: Riff, position: i64, times: i64) -> float:
    level: i64 = table.level_at(position)
    if position == SAN_DIMAS:
        if table.box.is_broken(level + times):
            return -50.0
        return -float(times) * danger(table)
    over: i64 = table.box.overflow(level, times)
    cost = -LEVEL_COST * float(table.box.rise(level, times))
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
    total = 0.0
    section: i64 = FIXED
    if card.subject == NOBODY or table.level_at(table.spot_of(card.subject)) > 0:
        for effect in card.sections[MAIN]:
            total += effect_pays(table, effect)
        if card.subject != NOBODY:
            level: i64 = table.level_at(table.spot_of(card.subject)) + 1
            section = MAIN
            if level <= table.box.green_to:
                section = GREEN
            elif level >= table.box.red_from:
                section = RED
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
