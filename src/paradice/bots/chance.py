"""How likely each side wins: games imagined on from a position, as they look natural.

What a game imagined on comes to is a chance at once (a finished game's share of the win, else the
calibrated hints), and the chance of a position is the mean of many. So the chance before a die is
the mean of the chances after it, but for what sampling leaves open.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.bots.player import Judge
from paradice.bots.search import Search
from paradice.core.moves import Move
from paradice.core.rng import Rng, seeded
from paradice.core.table import Table

NOBODY: Final[i64] = -2
"""No seat moves first."""
EDGE: Final = 1e-6


class Curve:
    """A monotone way from what hints or a search say of a position to a chance to win."""

    def __init__(self, shift: float, slope: float) -> None:
        self.shift: Final = shift
        self.slope: Final = slope

    def chance(self, value: float) -> float:
        inside = min(max(value, EDGE), 1.0 - EDGE)
        return 1.0 / (1.0 + exp(-self.shift - self.slope * log(inside / (1.0 - inside))))


class Estimate:
    """The chance of each side, and how far sampling may have led it astray."""

    def __init__(self, means: list[float], errors: list[float]) -> None:
        self.means: Final = means
        self.errors: Final = errors
        """One standard error of each."""

    def __repr__(self) -> str:
        pairs = zip(self.means, self.errors, strict=True)
        return " ".join([f"{mean:.3f}±{error:.3f}" for mean, error in pairs])


class Chances:
    """The judge of a whole game: the same curve and the same samples at every moment."""

    def __init__(self, judge: Judge, curve: Curve, together: bool) -> None:
        self.judge: Final = judge
        self.curve: Final = curve
        self.together: Final = together
        """Whether the sides do not win from each other: then chances need not sum to one."""
        self.walker: Final = Search(judge, 1)
        self.leaf = vec[float]([0.0] * judge.count)

    def of(self, table: Table, eyes: i64, samples: i64, seed: i64) -> Estimate:
        """Return the chances in a position, by what *eyes* can know of it."""
        return self.sample(table, eyes, NOBODY, None, samples, seed)

    def after(
        self, table: Table, eyes: i64, seat: i64, move: Move, samples: i64, seed: i64
    ) -> Estimate:
        """Return the chances once *seat* has played *move*, over all that could come of it."""
        return self.sample(table, eyes, seat, move, samples, seed)

    def sample(
        self, table: Table, eyes: i64, seat: i64, move: Move | None, samples: i64, seed: i64
    ) -> Estimate:
        """Imagine *samples* games; the same seed imagines the same of any position."""
        count = self.judge.count
        sums = vec[float]([0.0] * count)
        squares = vec[float]([0.0] * count)
        number: i64
        side: i64
        for number in range(samples):
            rng = seeded(seed + number)
            world = table.imagine(eyes, rng)
            if move is not None:
                world.play(seat, move)
            self.look(world, rng)
            for side in range(count):
                value = self.leaf[side]
                sums[side] += value
                squares[side] += value * value
        means: list[float] = []
        errors: list[float] = []
        size = float(samples)
        for side in range(count):
            mean = sums[side] / size
            means.append(mean)
            errors.append(sqrt(max(squares[side] / size - mean * mean, 0.0) / size))
        return Estimate(means, errors)

    def look(self, world: Table, rng: Rng) -> None:
        """Let an imagined game go on for a while, and note what it came to for each side."""
        self.walker.play_on(world, rng)
        self.note(world)

    def note(self, world: Table) -> None:
        """Note the chance of each side: its part of the win, or what the hints say."""
        judge = self.judge
        outcome = world.outcome()
        side: i64
        if outcome is not None:
            winners: i64 = 0
            for side in range(judge.count):
                won = judge.speaker[side] in outcome.winners
                self.leaf[side] = 1.0 if won else 0.0
                if won:
                    winners += 1
            if winners > 1:
                for side in range(judge.count):
                    self.leaf[side] /= float(winners)
            return
        total = 0.0
        for side in range(judge.count):
            value = self.curve.chance(judge.hints.worth(world, judge.speaker[side]))
            self.leaf[side] = value
            total += value
        if not self.together and total > 0.0:
            for side in range(judge.count):
                self.leaf[side] /= total
