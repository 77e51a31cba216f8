"""What a position of the Citadel is worth, for bots."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.hints import Hints, Term
from paradice.core.moves import Move
from paradice.core.sets import count, has
from paradice.core.table import Table
from paradice.games.citadel.actions import ActAgain
from paradice.games.citadel.dice import AfterRoll, WakePower
from paradice.games.citadel.hints_distances import SPEED, USUAL_WAY, InfluenceMap, influence_of
from paradice.games.citadel.moves import (
    BONUS,
    CHOOSE,
    COLOURS,
    DECLINE,
    DISARM,
    DONE,
    KEEP,
    LEAP,
    LURE,
    MOVE,
    ONE,
    OUTSIDE,
    PLAY,
    PUSH,
    RESCUE,
    ROOMS,
    SILENCE,
    SPARE,
    STOP,
    UNLOCK,
    WAKE,
)
from paradice.games.citadel.table import Citadel

PACE: Final = 4.4
"""What a turn is worth in actions, the card included."""
CARD: Final = 1.4
"""Of which the card is so much."""
STEP: Final = 0.7
"""What an action is worth that can only move."""
REPAIR: Final = 0.07
"""What each guard adds to the work, since the Professor turns traps on again."""
SHARED: Final = 0.65
"""How much of the work for a treasure is still to be done after the one before."""
SPREAD: Final = 1.5
"""In turns: how unsure it is that a treasure is rescued in time."""
NEXT: Final = 0.53
"""How likely a treasure not yet seen is rescued."""
POWER: Final = 0.02
"""What a tile face up adds."""
TALENT: Final = [-0.12, -0.1, 0.0, 0.14, 0.02]
"""How much each adventurer helps, by games of bots that look one move ahead."""
WAKING: Final = [2.5, 2.0, 2.0, 3.0, 2.0]
"""How much each adventurer's tile is wanted face up."""


HOPES: Final = ["treasure-0", "treasure-1", "treasure-2", "powers", "team"]
"""What the hopes of the team are made of, by name, beside the treasures rescued and lost."""


class CitadelHints(Hints):
    """Traps still active, ways to them and time left for each treasure; tiles face up."""

    def __init__(self) -> None:
        self.chance: Final = chances(NEXT)
        """How likely four are rescued before four are lost, by those rescued and lost."""

    # How well the team stands

    def worth(self, table: Table, seat: Seat) -> float:
        assert isinstance(table, Citadel)
        rescued: i64 = count(table.rescued)
        lost: i64 = count(table.lost)
        outcome = table.outcome()
        if outcome is not None:
            return 1.0 if outcome.winners else 0.12 * float(rescued)
        total = self.share(self.odds(table, influence_of(table)), rescued, lost)
        bias = POWER * float(count(table.awake)) + self.talent(table)
        return total + 4.0 * total * (1.0 - total) * bias

    def share(self, odds: vec[float], rescued: i64, lost: i64) -> float:
        """Return how likely the team wins, with these odds of the treasures in the house."""
        total = 0.0
        way: i64
        for way in range(8):
            share = 1.0
            more: i64 = 0
            colour: i64
            for colour in range(COLOURS):
                if has(way, colour):
                    share *= odds[colour]
                    more += 1
                else:
                    share *= 1.0 - odds[colour]
            total += share * self.chance[(rescued + more) * 8 + lost + 3 - more]
        return total

    def terms(self, table: Table, seat: Seat) -> list[Term]:
        """Treasures rescued and lost, how likely each of the three is rescued, tiles face up.

        What each pays is the difference it makes to those before it.
        """
        assert isinstance(table, Citadel)
        rescued: i64 = count(table.rescued)
        lost: i64 = count(table.lost)
        odds = vec[float]([NEXT] * COLOURS)
        found: list[Term] = []
        hope = log_odds(self.share(odds, 0, 0))
        found.append(Term("", 0.0, hope))
        more = log_odds(self.share(odds, min(rescued, 4), 0))
        found.append(Term("rescued", float(rescued), more - hope))
        hope = log_odds(self.share(odds, min(rescued, 4), min(lost, 4)))
        found.append(Term("lost", -float(lost), hope - more))
        if table.outcome() is not None:
            return found + [Term(name, 0.0, 0.0) for name in HOPES]
        likely = self.odds(table, influence_of(table))
        colour: i64
        for colour in range(COLOURS):
            odds[colour] = likely[colour]
            more = log_odds(self.share(odds, rescued, lost))
            found.append(Term(HOPES[colour], 100.0 * likely[colour], more - hope))
            hope = more
        total = self.share(odds, rescued, lost)
        awake = float(count(table.awake))
        more = log_odds(total + 4.0 * total * (1.0 - total) * POWER * awake)
        found.append(Term(HOPES[3], awake, more - hope))
        whole = log_odds(self.worth(table, seat))
        found.append(Term(HOPES[4], 0.0, whole - more))
        return found

    def talent(self, table: Citadel) -> float:
        """Return how much better or worse than usual the chosen adventurers are together."""
        total = 0.0
        seat: i64
        for seat in range(table.seats):
            if table.character_of(seat) >= 0:
                total += TALENT[table.character_of(seat)]
        return total / float(table.seats)

    def odds(self, table: Citadel, influence: InfluenceMap) -> vec[float]:
        """Return how likely each treasure is rescued in time: the nearest to its rescue first."""
        work = vec[float]([0.0] * COLOURS)
        left = vec[float]([0.0] * COLOURS)
        odds = vec[float]([0.0] * COLOURS)
        turn = turn_left(table)
        colour: i64
        for colour in range(COLOURS):
            work[colour] = work_for(table, influence, colour) / PACE
            left[colour] = float(table.spaces_of(colour)) / SPEED + turn
        before = 0.0
        done: i64 = 0
        for _ in range(COLOURS):
            best: i64 = -1
            for colour in range(COLOURS):
                if not has(done, colour) and (best < 0 or work[colour] < work[best]):
                    best = colour
            done |= ONE << best
            needed = before + work[best] * (1.0 if before == 0.0 else SHARED)
            odds[best] = 1.0 / (1.0 + exp((needed - left[best] + 0.4) / SPREAD))
            before += odds[best] * (needed - before)
        return odds

    # How natural a move looks

    def appeal(self, table: Table, seat: Seat, move: Move) -> float:
        assert isinstance(table, Citadel)
        kind = move.kind
        if kind is RESCUE:
            return 400.0
        if kind is MOVE:
            return pull(influence_of(table).at(table, seat), influence_of(table).pull[move.what])
        if kind is UNLOCK:
            return unlock_pays(table, influence_of(table), move.what)
        if kind is DISARM:
            return 0.1 + 14.0 * influence_of(table).interest[move.what]
        if kind is LEAP:
            return pull(influence_of(table).at(table, seat), influence_of(table).pull[move.what])
        if kind is PLAY:
            return 3.0
        if move is BONUS:
            return 2.0
        if move is DONE:
            if table.actions > 0:
                return 0.05
            return 0.5 if table.played < 0 else 1.0
        if move is STOP:
            return 0.4
        return self.answer_pays(table, move)

    def answer_pays(self, table: Citadel, move: Move) -> float:
        """Return how natural an answer to a question looks."""
        kind = move.kind
        if kind is CHOOSE:
            return exp(8.0 * TALENT[move.what])
        if kind is PUSH:
            return 0.3 + 6.0 * influence_of(table).value[move.what] / float(
                table.spaces_of(move.what)
            )
        if kind is SILENCE:
            return 0.1 + 8.0 * influence_of(table).of(table.rooms_of(move.what) & ~table.off)
        if kind is SPARE:
            return 0.5 + float(table.box.copies[move.what])
        if kind is LURE:
            return lure_pays(table, move.what)
        if kind is WAKE:
            return WAKING[table.character_of(move.what)]
        if move is DECLINE:
            return 0.02
        return 1.5 if move is KEEP else 1.0


def log_odds(chance: float) -> float:
    """Return the log-odds of a chance, kept away from certainty."""
    chance = min(max(chance, 0.001), 0.999)
    return log(chance / (1.0 - chance))


def chances(rate: float) -> vec[float]:
    """Return how likely four successes come before four failures, by those there are already."""
    table = vec[float]([0.0] * 64)
    won: i64
    failed: i64
    for won in range(7, -1, -1):
        for failed in range(7, -1, -1):
            if won >= 4 and failed >= 4:
                chance = 0.5
            elif won >= 4:
                chance = 1.0
            elif failed >= 4:
                chance = 0.0
            else:
                chance = rate * table[won * 8 + 8 + failed]
                chance += (1.0 - rate) * table[won * 8 + failed + 1]
            table[won * 8 + failed] = chance
    return table


def turn_left(table: Citadel) -> float:
    """Return how much of this turn is still to come, less the whole of it that time will take."""
    if table.turn < 0:
        return 0.0
    step = table.top()
    if isinstance(step, WakePower):
        return 0.0
    left = float(table.actions) + STEP * float(table.steps)
    if table.played < 0 and not isinstance(step, AfterRoll):
        left += CARD
    if isinstance(step, ActAgain):
        left += float(step.left)
    return left / PACE - 1.0


def work_for(table: Citadel, influence: InfluenceMap, colour: i64) -> float:
    """Return how many actions a treasure takes: to its traps, the nearest first, then to it."""
    guards: i64 = table.guards(colour)
    left: i64 = guards & ~table.off
    hops = table.box.house.hops
    far = influence.far[:]
    halves: i64 = 2
    room: i64
    while left != 0:
        nearest: i64 = -1
        for room in range(ROOMS):
            if has(left, room) and (nearest < 0 or far[room] < far[nearest]):
                nearest = room
        left &= ~(ONE << nearest)
        halves += far[nearest] + 2
        for room in range(ROOMS):
            way: i64 = hops[nearest * ROOMS + room] * USUAL_WAY
            if way < far[room]:
                far[room] = way
    halves += far[table.room_of(colour)]
    if table.room_of(colour) == table.professor:
        halves += 3
    return 0.5 * float(halves) * (1.0 + REPAIR * float(count(guards)))


def pull(here: float, there: float) -> float:
    """Return how natural it looks to go where the pull is stronger or weaker."""
    if here <= 0.0:
        return 1.0
    ratio = there / here
    square = ratio * ratio
    return min(square * square * square, 60.0)


def unlock_pays(table: Citadel, influence: InfluenceMap, door: i64) -> float:
    """A door is worth unlocking where somebody stands and the pull comes from behind it."""
    house = table.box.house
    first: i64 = house.first_side[door]
    second: i64 = house.second_side[door]
    best = 0.02
    seat: i64
    for seat in range(table.seats):
        here: i64 = table.place_of(seat)
        if here in (first, second):
            beyond: i64 = second if here == first else first
            best = max(best, pull(influence.pull[here], influence.pull[beyond] * influence.decay))
    if best <= 0.02:
        best = 0.3 * max(
            pull(influence.pull[first], influence.pull[second] * influence.decay),
            pull(influence.pull[second], influence.pull[first] * influence.decay),
        )
    return best


def lure_pays(table: Citadel, room: i64) -> float:
    """He does least harm where the trap is active and nobody stands."""
    harm = 1.0 if table.is_off(room) else 0.0
    seat: i64
    for seat in range(table.seats):
        if table.place_of(seat) == room:
            harm += 2.0
        if table.place_of(seat) != OUTSIDE and table.place_of(seat) == table.professor:
            harm += 1.0
    return exp(-harm)
