"""How likely each side wins: short searches on imagined tables, made chances and averaged.

What one table comes to is a chance at once (a finished game's share of the win, else the value of
the best move a search finds, calibrated), and the chance of a position is the mean over many. So
the chance before a die is the mean of the chances after it, but for what the judge corrects.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.bots.player import Judge
from paradice.bots.search import Search, Tree
from paradice.core.events import EVERYONE
from paradice.core.moves import Move
from paradice.core.rng import Rng, seeded
from paradice.core.table import Table

NOBODY: Final[i64] = -2
"""No seat moves first."""
TRUTH: Final[i64] = -3
"""As a viewer: the whole position is known, and chance alone is drawn anew."""
EDGE: Final = 1e-6


class Curve:
    """A monotone function from values of hints or a search to chances of winning."""

    def __init__(self, shift: float, slope: float) -> None:
        self.shift: Final = shift
        self.slope: Final = slope

    def chance(self, value: float) -> float:
        inside = min(max(value, EDGE), 1.0 - EDGE)
        return 1.0 / (1.0 + exp(-self.shift - self.slope * log(inside / (1.0 - inside))))


class Estimate:
    """The chance of each side, with its standard error from sampling."""

    def __init__(self, means: list[float], errors: list[float]) -> None:
        self.means: Final = means
        self.errors: Final = errors
        """One standard error of each."""

    def __repr__(self) -> str:
        pairs = zip(self.means, self.errors, strict=True)
        return " ".join([f"{mean:.3f}±{error:.3f}" for mean, error in pairs])


def estimate(sums: vec[float], squares: vec[float], count: i64, samples: i64) -> Estimate:
    """Return means and standard errors."""
    means: list[float] = []
    errors: list[float] = []
    size = float(samples)
    side: i64
    for side in range(count):
        mean = sums[side] / size
        means.append(mean)
        errors.append(sqrt(max(squares[side] / size - mean * mean, 0.0) / size))
    return Estimate(means, errors)


class Chances:
    """The judge of a whole game: the same curve and the same samples at every moment."""

    def __init__(self, judge: Judge, curve: Curve, together: bool, iterations: i64) -> None:
        self.judge: Final = judge
        self.curve: Final = curve
        self.together: Final = together
        """Whether no side wins at the cost of another: then chances need not sum to one."""
        self.search: Final = Search(judge, iterations)
        self.leaf = vec[float]([0.0] * judge.count)

    def of(self, table: Table, eyes: i64, samples: i64, seed: i64) -> Estimate:
        """Return the chances in a position, from what *eyes* can know of it."""
        return self.sample(table, eyes, NOBODY, None, samples, seed)

    def after(
        self, table: Table, eyes: i64, seat: i64, move: Move, samples: i64, seed: i64
    ) -> Estimate:
        """Return the chances after *move* of *seat*, averaged over chance."""
        return self.sample(table, eyes, seat, move, samples, seed)

    def anew(self, table: Table, seat: i64, move: Move, samples: i64, seed: i64) -> Estimate:
        """Return the chances after *move* of *seat* on the true table, with chance drawn anew.

        What is hidden afterwards is imagined from what a spectator can know.
        """
        return self.sample(table, TRUTH, seat, move, samples, seed)

    def between(
        self, table: Table, eyes: i64, seat: i64, move: Move, other: Move, samples: i64, seed: i64
    ) -> Estimate:
        """Return what *move* gives each side beyond the *other*, in the same imagined games."""
        count = self.judge.count
        sums = vec[float]([0.0] * count)
        squares = vec[float]([0.0] * count)
        found = vec[float]([0.0] * count)
        number: i64
        side: i64
        for number in range(samples):
            self.imagine_on(table, eyes, seat, move, seeded(seed + number))
            for side in range(count):
                found[side] = self.leaf[side]
            self.imagine_on(table, eyes, seat, other, seeded(seed + number))
            for side in range(count):
                value = found[side] - self.leaf[side]
                sums[side] += value
                squares[side] += value * value
        return estimate(sums, squares, count, samples)

    def sample(
        self, table: Table, eyes: i64, seat: i64, move: Move | None, samples: i64, seed: i64
    ) -> Estimate:
        """Imagine *samples* tables; the same seed imagines the same of any position."""
        count = self.judge.count
        sums = vec[float]([0.0] * count)
        squares = vec[float]([0.0] * count)
        number: i64
        side: i64
        for number in range(samples):
            self.imagine_on(table, eyes, seat, move, seeded(seed + number))
            for side in range(count):
                value = self.leaf[side]
                sums[side] += value
                squares[side] += value * value
        return estimate(sums, squares, count, samples)

    def imagine_on(self, table: Table, eyes: i64, seat: i64, move: Move | None, rng: Rng) -> None:
        """Imagine one table of a position, after a move if there is one."""
        if eyes == TRUTH:
            imagined = table.clone()
            imagined.rng = rng
        else:
            imagined = table.imagine(eyes, rng)
        if move is not None:
            imagined.play(seat, move)
            if eyes == TRUTH:
                imagined = imagined.imagine(EVERYONE, rng)
        self.look(imagined, rng)

    def look(self, imagined: Table, rng: Rng) -> bool:
        """Record each side's share of the win, or its chance by a search; return if the game is
        over."""
        judge = self.judge
        outcome = imagined.outcome()
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
            return True
        tree = Tree(judge)
        self.search.think(tree, imagined, imagined.deciders()[0], rng, False)
        best: i64 = tree.favourite(0)
        total = 0.0
        for side in range(judge.count):
            value = self.curve.chance(tree.mean(best, side))
            self.leaf[side] = value
            total += value
        if not self.together and total > 0.0:
            for side in range(judge.count):
                self.leaf[side] /= total
        return False
