"""Judge a finished game: one judge for the whole curve, luck by Zare's measure, play by its loss.

The judge sees what a spectator could know and imagines games on (see :mod:`paradice.bots.chance`).
Luck is its estimate after the dice, cards and secrets of a step less its estimate over all that
could have come; play is the estimate after a move less that after the best one, by what the decider
knew. The curve follows luck and play, and is drawn back where the judge of the position itself
would be too far away; how far it is moved by that alone is doubt. All three are whole numbers, and
they sum to the result less the start.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from paradice.analysis.model import WHOLE, Analysis, Decision, Step, Unfinished, name_of
from paradice.bots.calibration import LOOKS, SAMPLES, find_judge
from paradice.bots.search import Search
from paradice.core.events import EVERYONE
from paradice.core.match import Match
from paradice.core.moves import Move
from paradice.core.rng import seeded
from paradice.core.table import Table

SLACK: Final = 0.2
"""The greatest distance of the curve from the judge's estimate of a position."""
SURE: Final = 2.0
"""A difference is named if it is greater than so many standard errors."""
LONGEST_LINE: Final = 6


@dataclass(frozen=True)
class Depth:
    """The depth of an analysis: in iterations, never in time."""

    samples: int
    """Tables imagined at each moment."""
    looks: int
    """Iterations of the search on each of them."""
    iterations: int
    """Iterations of the search for the best move of a decision."""


USUAL: Final = Depth(SAMPLES, LOOKS, 400)
CHEAP: Final = Depth(1, 1, 2)

Notice = Callable[[int, int], None]
"""Called after each step, with the number of steps done and of all steps."""


def quiet(done: int, steps: int) -> None:
    """Report nothing."""


def split_whole(parts: list[float]) -> list[int]:
    """Return chances that sum to one in millionths that sum to the whole."""
    scaled = [part * WHOLE for part in parts]
    whole = [int(part) for part in scaled]
    order = sorted(range(len(parts)), key=lambda side: (whole[side] - scaled[side], side))
    for side in order[: WHOLE - sum(whole)]:
        whole[side] += 1
    return whole


class Examiner:
    """One game under examination."""

    def __init__(self, match: Match, depth: Depth) -> None:
        game = match.game
        self.game: Final = game
        self.match: Final = match
        self.depth: Final = depth
        self.judge: Final = find_judge(game, match.seats, match.options, depth.looks)
        self.sides: Final = game.sides(match.seats, match.options)
        self.count: Final = max(self.sides) + 1
        self.search: Final = Search(self.judge.judge, depth.iterations)

    def seed(self, *about: object) -> int:
        """Return a seed that follows from the game and from what it is for."""
        text = f"{self.match.seed} {len(self.match.history)} {about}"
        return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")

    def whole(self, values: list[float]) -> list[int]:
        """Return a difference in millionths; between rivals it sums to nothing."""
        found = [round(value * WHOLE) for value in values]
        if self.count > 1:
            found[-1] = -sum(found[:-1])
        return found

    def chances(self, values: list[float]) -> list[int]:
        """Return chances in millionths, none beyond its bounds; of rivals they sum to the whole."""
        inside = [min(max(value, 0.0), 1.0) for value in values]
        if self.count == 1:
            return [round(inside[0] * WHOLE)]
        total = sum(inside)
        return split_whole([value / total for value in inside])

    def result(self, table: Table) -> list[int]:
        outcome = table.outcome()
        if outcome is None:
            raise Unfinished
        winning = {self.sides[seat] for seat in outcome.winners}
        shares = [float(side in winning) / max(1, len(winning)) for side in range(self.count)]
        if self.count == 1 or not winning:
            return [round(share * WHOLE) for share in shares]
        return split_whole(shares)

    def examine(self, notice: Notice = quiet) -> Analysis:
        """Judge every moment; Unfinished where the game has not ended."""
        positions, moves = self.replay()
        result = self.result(positions[-1])
        samples, moments = self.depth.samples, len(moves)
        judge = self.judge
        base = judge.of(positions[0], EVERYONE, samples, self.seed(0))
        raw = base.means
        start = self.chances(raw)
        curve = start
        unsure = max(base.errors)
        steps: list[Step] = []
        pending: dict[int, list[int]] = {}
        hidden = False
        for number, (seat, move) in enumerate(moves):
            before, after = positions[number], positions[number + 1]
            decision, cost = self.decide(before, seat, move, number)
            if self.is_secret(before, after, seat, move):
                hidden = True
                add(pending, seat, cost)
                nothing = [0] * self.count
                step = Step(
                    decision,
                    True,
                    {},
                    nothing,
                    nothing,
                    nothing,
                    curve,
                    round(unsure * SURE * WHOLE),
                )
                steps.append(step)
                notice(number + 1, moments)
                continue
            add(pending, seat, cost)
            chance, reveal = [0] * self.count, [0] * self.count
            here = judge.of(after, EVERYONE, samples, self.seed(number + 1))
            fell = after.rng.d != before.rng.d or after.rng.a != before.rng.a
            if hidden or after.unveiled != before.unveiled:
                anew = judge.anew(before, seat, move, samples, self.seed(number + 1, "anew"))
                if not fell:
                    anew = here
                played = [sum(row[side] for row in pending.values()) for side in range(self.count)]
                opened = self.whole(less(anew.means, raw))
                reveal = [one - other for one, other in zip(opened, played, strict=True)]
                chance = self.whole(less(here.means, anew.means))
            elif fell:
                mean = judge.after(
                    before, EVERYONE, seat, move, samples, self.seed(number + 1, "mean")
                )
                chance = self.whole(less(here.means, mean.means))
            raw, unsure, hidden = here.means, max(here.errors), False
            told = [curve[side] + chance[side] + reveal[side] for side in range(self.count)]
            for row in pending.values():
                told = [one + other for one, other in zip(told, row, strict=True)]
            if number + 1 == moments:
                now, unsure = result, 0.0
            else:
                now = self.chances(draw_back([amount / WHOLE for amount in told], raw))
            doubt = [one - other for one, other in zip(now, told, strict=True)]
            wide = round(unsure * SURE * WHOLE)
            play = {who: row for who, row in pending.items() if any(row)}
            steps.append(Step(decision, False, play, chance, reveal, doubt, now, wide))
            curve, pending = now, {}
            notice(number + 1, moments)
        match = self.match
        return Analysis(
            self.game.id,
            self.game.version,
            match.seats,
            dict(match.options),
            list(match.names),
            match.seed,
            [samples, self.depth.looks, self.depth.iterations],
            list(self.sides),
            start,
            result,
            steps,
        )

    def replay(self) -> tuple[list[Table], list[tuple[int, Move]]]:
        """Return every position of the game and what was played in it."""
        table = self.match.deal()
        positions = [table.clone()]
        moves: list[tuple[int, Move]] = []
        for played in self.match.history:
            table.play(played.seat, played.move)
            moves.append((played.seat, played.move))
            positions.append(table.clone())
        return positions, moves

    def decide(
        self, table: Table, seat: int, move: Move, number: int
    ) -> tuple[Decision, list[int]]:
        """Judge a decision by what its decider knew; return it, and what it cost each side."""
        nothing = [0] * self.count
        if len(table.moves(seat)) < 2:
            return Decision(seat, move.text, move.text, 0, 0, ""), nothing
        rng = seeded(self.seed(number, "search"))
        choices = self.search.advise(table, seat, rng).choices
        best = choices[0].move
        line = self.line(table, seat, best, choices[0].line)
        if best is move:
            return Decision(seat, move.text, move.text, 0, 0, "best", line), nothing
        lost = self.judge.between(
            table, seat, seat, best, move, self.depth.samples, self.seed(number, "loss")
        )
        side = self.sides[seat]
        loss = round(lost.means[side] * WHOLE)
        doubt = round(SURE * lost.errors[side] * WHOLE)
        if loss <= 0:
            return Decision(seat, move.text, move.text, 0, doubt, "best"), nothing
        name = name_of(loss, doubt)
        cost = nothing
        if loss > doubt:
            cost = [-part for part in self.whole(lost.means)]
        return Decision(seat, move.text, best.text, loss, doubt, name, line), cost

    def line(
        self, table: Table, seat: int, best: Move, line: list[tuple[int, Move]]
    ) -> list[tuple[int, str]]:
        """Return the best move and what would follow, as long as no die, card or secret comes."""
        imagined = table.clone()
        told: list[tuple[int, str]] = []
        mark = imagined.mark()
        for who, move in [(seat, best), *line][:LONGEST_LINE]:
            if imagined.why_not(who, move) is not None:
                break
            if told and self.is_hidden(imagined, who):
                break
            imagined.play(who, move)
            told.append((int(who), move.text))
            if imagined.mark() != mark:
                break
        return told

    def is_hidden(self, table: Table, seat: int) -> bool:
        """Return whether several seats decide at once here: their choices are hidden."""
        return len(table.deciders()) > 1

    def is_secret(self, before: Table, after: Table, seat: int, move: Move) -> bool:
        """Return whether a spectator could not tell this move from another legal one."""
        if after.mark() != before.mark() or after.outcome() is not None:
            return False
        seen = self.game.view(after, EVERYONE)
        for other in before.moves(seat):
            if other is not move:
                imagined = before.clone()
                imagined.play(seat, other)
                return bool(self.game.view(imagined, EVERYONE) == seen)
        return False


def add(rows: dict[int, list[int]], seat: int, amounts: list[int]) -> None:
    """Add amounts to a seat's row."""
    held = rows.get(seat)
    rows[seat] = amounts if held is None else [a + b for a, b in zip(held, amounts, strict=True)]


def draw_back(told: list[float], judged: list[float]) -> list[float]:
    """Return the curve, moved towards what is judged until no side is too far from it."""
    gaps = less(judged, told)
    far = max(abs(gap) for gap in gaps)
    if far <= SLACK:
        return told
    return [value + gap * (1.0 - SLACK / far) for value, gap in zip(told, gaps, strict=True)]


def less(values: list[float], others: list[float]) -> list[float]:
    return [one - other for one, other in zip(values, others, strict=True)]


def analyse(match: Match, depth: Depth = USUAL, notice: Notice = quiet) -> Analysis:
    """Return the analysis of a finished game: the same game and depth, the same analysis."""
    return Examiner(match, depth).examine(notice)
