"""What things, spaces and turns may bring, as a good player sees it at a glance: for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.sets import count, has
from paradice.games.undead.box import ANYWHERE, EARN_MORE, NO_SHOT, REPORT, UNDERTAKE
from paradice.games.undead.effects import Gain
from paradice.games.undead.hunts import undead_in_town
from paradice.games.undead.moves import (
    CARDS,
    COIN,
    EMPTY,
    HIGHEST,
    HIRED_GUNS,
    JOKER,
    LOWEST,
    NOTORIETY,
    PASSED,
    RANGER,
    ROUNDS,
    SPACES,
    STREET,
)
from paradice.games.undead.rules import ResolveSpaces
from paradice.games.undead.scores import score_of
from paradice.games.undead.table import Undead
from paradice.games.undead.turns import TakeIncome, TakeTurn

COIN_WORTH: Final = 0.35
"""What a coin brings, in notoriety."""


def hit_chance(table: Undead, fighter: i64) -> float:
    """Return how likely one shot of *fighter* at an outlaw hits."""
    hits: i64 = count(table.cells_of(fighter)) + table.skull_of(fighter)
    return float(hits) / 8.0


def kill_chance(table: Undead, seat: Seat, card: i64) -> float:
    """Return how likely an attempt at an undead succeeds: some three shots before a double."""
    hits: i64 = count(table.cells_of(seat) & table.box.undead[card].weak) + table.skull_of(seat)
    miss = 1.0 - float(hits) / 8.0
    chance = 1.0 - miss * miss * miss
    return chance if table.skull_of(seat) == 1 else 0.8 * chance


def kill_worth(table: Undead, seat: Seat, card: i64) -> float:
    """Return what killing an undead brings: its card, and a cleared building of one's own."""
    place: i64 = table.place_of(card)
    if table.is_solo():
        crowd: i64 = max(count(undead_in_town(table)) - 3, 0)
        return 0.3 + 0.7 * float(crowd) + (0.3 if place == STREET else 0.0)
    worth = 0.4 + float(table.box.undead[card].notoriety) + end_worth(table, seat, card)
    if place == STREET:
        return worth + (0.8 if table.coins_of(seat) >= 3 else 0.2)
    if table.holders(place) != 0 and count(table.crowd[place]) == 1:
        notoriety = float(table.box.buildings[table.building_at(place)].notoriety)
        worth += 0.6 * notoriety if table.holds(seat, place) else -0.3 * notoriety
    return worth


def end_worth(table: Undead, seat: Seat, card: i64) -> float:
    """Return what bringing high noon near is worth: much to who leads, a loss to who does not."""
    crowd: i64 = count(undead_in_town(table))
    if crowd > 2:
        return 0.0
    own: i64 = score_of(table, seat) + table.box.undead[card].notoriety
    best: i64 = 0
    rival: i64
    for rival in range(table.seats):
        if table.are_foes(seat, rival):
            best = max(best, score_of(table, rival))
    lead = 0.8 * float(own - best)
    return max(min(lead, 4.0), -4.0) / float(crowd)


def hunt_worth(table: Undead, seat: Seat, anywhere: bool) -> float:
    """Return what the best undead within reach is worth to shoot at."""
    found: i64 = undead_in_town(table) if anywhere else table.crowd[STREET]
    best = 0.0
    card: i64
    for card in range(CARDS):
        if has(found, card):
            best = max(best, kill_chance(table, seat, card) * kill_worth(table, seat, card))
    return best


def income_worth(table: Undead, seat: Seat, number: i64) -> float:
    """Return what a space pays."""
    space = table.box.spaces[number]
    bullet = bullet_worth(table, seat)
    if space.is_choice:
        return max(COIN_WORTH, bullet, 1.0 if space.notoriety > 0 else 0.0)
    coins = float(space.coins) * COIN_WORTH
    return coins + float(space.bullets) * bullet + float(space.notoriety)


def bullet_worth(table: Undead, seat: Seat) -> float:
    """Return what one more bullet is worth: the first ones most."""
    owned: i64 = count(table.cells_of(seat))
    return 1.3 - 0.15 * float(owned)


def space_worth(table: Undead, seat: Seat, number: i64) -> float:
    """Return what going to a space may bring, before anybody else is known."""
    if table.is_solo():
        return space_worth_alone(table, seat, number)
    space = table.box.spaces[number]
    worth = income_worth(table, seat, number)
    ability = 0.0
    if space.shoot != NO_SHOT:
        ability = hunt_worth(table, seat, space.shoot == ANYWHERE)
    if space.reach != 0:
        ability = max(ability, 0.5 + 1.2 * hit_chance(table, seat))
    if space.steal == NOTORIETY:
        ability = max(ability, 0.8)
    elif space.steal != EMPTY:
        ability = max(ability, 0.45)
    worth += ability
    if not space.is_peaceful:
        worth -= duel_risk(table, seat, number)
    return worth


def duel_risk(table: Undead, seat: Seat, number: i64) -> float:
    """Return what rivals may cost on a space, the more the likelier they come and hit."""
    popular = 0.4 if number == LOWEST else 0.14
    own = hit_chance(table, seat)
    risk = 0.0
    rival: i64
    for rival in range(table.seats):
        is_open = table.why_not_pick(rival, number) is None
        if is_open and table.are_foes(seat, rival):
            risk += popular * (2.4 * hit_chance(table, rival) - 1.2 * own + 0.1)
    return risk


def space_worth_alone(table: Undead, seat: Seat, number: i64) -> float:
    """Alone: bullets of the Ranger first, then the town; his outlaws are to be avoided."""
    space = table.box.spaces[number]
    worth = 0.5 * income_worth(table, seat, number)
    ability = 0.0
    if space.shoot != NO_SHOT:
        ability = 0.9 * hunt_worth(table, seat, space.shoot == ANYWHERE)
    if space.reach & table.lying_of(RANGER) != 0:
        ability = max(ability, 6.0 * threat_chance(table, seat))
    worth += ability
    danger = hit_chance(table, RANGER)
    if table.is_on(RANGER, number):
        worth -= 4.0 * danger
    if table.living(seat) <= 2:
        worth -= 0.8 * danger
    return worth


def threat_chance(table: Undead, seat: Seat) -> float:
    """Alone: how likely a shot at one of his outlaws takes a bullet from his card."""
    shared: i64 = count(table.cells_of(seat) & table.cells_of(RANGER)) + table.skull_of(seat)
    return float(shared) / 8.0


def hire_worth(table: Undead, seat: Seat) -> float:
    """Return what hired guns bring: turns one would not have, a bullet, the skull."""
    alive: i64 = table.living(seat)
    worth = 3.2 - 0.9 * float(alive) + bullet_worth(table, seat)
    if table.skull_of(seat) == 0:
        worth += 0.5
    return worth - 1.0


def turn_ahead(table: Undead, seat: Seat) -> float:
    """Return what the space just chosen, or the turn still to come on it, may bring."""
    if table.hidden == SPACES:
        choice: i64 = table.choice_of(seat)
        if choice in (EMPTY, PASSED):
            return 0.0
        return choice_worth(table, seat, choice)
    space: i64 = table.standing_of(seat)
    if space == 0:
        return 0.0
    for step in table.waiting():
        if isinstance(step, ResolveSpaces):
            if step.space >= space and step.space <= HIGHEST + 1:
                return 0.8 * space_worth(table, seat, space)
        elif isinstance(step, TakeTurn) and step.seat == seat:
            return 0.8 * space_worth(table, seat, space)
        elif isinstance(step, TakeIncome) and step.seat == seat:
            return 0.8 * income_worth(table, seat, space)
    return 0.0


def rounds_left(table: Undead) -> float:
    """Return how long the game may still last, by the undead in town and the days."""
    if table.noon != 0:
        return 1.0
    crowd: i64 = count(undead_in_town(table))
    likely = 2.0 + 1.5 * float(crowd) + 0.7 * float(table.hill)
    at_most: i64 = ROUNDS * (table.last - table.day) - table.round + 1
    return min(likely, float(at_most))


def ability_worth(table: Undead, slot: i64) -> float:
    """Return what a building's ability brings in a round, roughly."""
    ability = table.box.buildings[table.building_at(slot)].ability
    if isinstance(ability, Gain):
        if ability.kind == NOTORIETY:
            return 1.0
        return COIN_WORTH if ability.kind == COIN else 1.0
    power: i64 = ability.power()
    if power == EMPTY:
        return 0.5 if ability.is_free() or ability.is_compulsory() else 0.25
    if power == EARN_MORE:
        return 0.6
    return 0.4 if power in (UNDERTAKE, REPORT) else 0.2


def choice_worth(table: Undead, seat: Seat, space: i64) -> float:
    """Return what a secret choice may bring."""
    if space == HIRED_GUNS:
        return hire_worth(table, seat)
    return 1.7 if space == JOKER else space_worth(table, seat, space)
