"""The reliability of chances: positions of games between adepts, their estimates, who won."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from paradice.bots.chance import EDGE
from paradice.bots.levels import ADEPT
from paradice.bots.player import Judge
from paradice.bots.search import Search
from paradice.core.events import EVERYONE
from paradice.core.game import Game
from paradice.core.rng import seeded
from paradice.games import find_game
from paradice.lab.series import Series, make_series, play_game, shares_of
from paradice.lab.workers import ignore_interrupts

SEED: Final = 24
BOT: Final = "adept:"
GAMES: Final = 200
"""For each number of seats."""
MOMENTS: Final = 6
"""Of each game."""
SEARCHED: Final = 200
"""Iterations of the search whose value is calibrated."""
LEAVES: Final = 48
"""Games imagined on from each position."""
ENOUGH: Final = 100
"""The least number of forecasts in a tenth that is tested."""
STEPS: Final = 50
MOST_SHIFT: Final = 8.0
LEAST_SLOPE: Final = 0.05


@dataclass(frozen=True)
class Moment:
    """A position of a finished game: its estimates, and who won."""

    game: int
    seats: int
    moment: int
    searched: list[float]
    """What the search says, for each side."""
    hinted: list[float]
    """What the hints say of the position as it stands."""
    played_on: list[float]
    """What the hints say on average once some natural moves more were imagined."""
    shares: list[float]
    """The part of the win each side had in the end."""


def look_at(series: Series, number: int) -> list[Moment]:
    """Play one game between adepts, and judge some of its moments, drawn evenly."""
    game: Game[Any] = find_game(series.game)
    played = play_game(series, number)
    seats = len(series.bots)
    sides = game.sides(seats, series.options)
    judge = Judge(game.hints, sides)
    speakers = [sides.index(side) for side in range(max(sides) + 1)]
    rng = seeded(series.seed_of(number, "moments"))
    size = len(played.moves)
    wanted = sorted({int(rng.below(size)) for _ in range(MOMENTS)})
    table = game.start(seats, series.options, played.seed)
    search = Search(judge, SEARCHED)
    moments: list[Moment] = []
    for place, (seat, text) in enumerate(played.moves):
        if place in wanted:
            best = search.advise(table, seat, rng).choices[0]
            leaves: list[list[float]] = []
            for _ in range(LEAVES):
                imagined = table.imagine(EVERYONE, rng)
                search.play_on(imagined, rng)
                outcome = imagined.outcome()
                if outcome is None:
                    leaf = [judge.hints.worth(imagined, speaker) for speaker in speakers]
                else:
                    parts = shares_of(outcome.winners, sides)
                    leaf = [parts[speaker] for speaker in speakers]
                leaves.append(leaf)
            played_on = [sum(values) / LEAVES for values in zip(*leaves, strict=True)]
            known = table.imagine(EVERYONE, rng)
            hinted = [judge.hints.worth(known, speaker) for speaker in speakers]
            searched = [best.expected[speaker] for speaker in speakers]
            shares = [played.shares[speaker] for speaker in speakers]
            moments.append(Moment(number, seats, place, searched, hinted, played_on, shares))
        table.play(seat, game.catalogue.find(text))
    return moments


def collect(
    game: Game[Any], seats: int, numbers: range, workers: int, notice: Callable[[], None]
) -> Iterator[list[Moment]]:
    """Judge moments of these games, one after the other; the same whoever does it."""
    series = make_series(game.id, [BOT], seats, seed=SEED, keep_moves=True)
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=ignore_interrupts) as pool:
        for moments in pool.map(look_at, [series] * len(numbers), numbers, chunksize=2):
            yield moments
            notice()


def keep(path: Path, moments: Sequence[Moment]) -> None:
    """Add moments to a file, a line each."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(asdict(moment), separators=(",", ":")) + "\n" for moment in moments]
    with path.open("a", encoding="utf-8") as file:
        file.writelines(lines)


def kept(path: Path) -> list[Moment]:
    """Read the moments of a file; none where there is none yet."""
    if not path.exists():
        return []
    return [Moment(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def logit(value: float) -> float:
    inside = min(max(value, EDGE), 1.0 - EDGE)
    return log(inside / (1.0 - inside))


def logistic(number: float) -> float:
    return 1.0 / (1.0 + exp(-max(min(number, 30.0), -30.0)))


def chances(moment: Moment, curve: tuple[float, float]) -> list[float]:
    """Return the chances by the search, summing to one where sides win from each other."""
    shift, slope = curve
    return share_out([logistic(shift + slope * logit(value)) for value in moment.searched])


def share_out(values: list[float]) -> list[float]:
    """Let chances of several sides sum to one; a single side keeps its own."""
    total = sum(values)
    return values if len(values) == 1 or total == 0.0 else [value / total for value in values]


def fit_search(moments: Sequence[Moment]) -> tuple[float, float]:
    """Fit the values of the search: a logistic regression on two numbers, by Newton's method."""
    rows = [
        (logit(value), share)
        for moment in moments
        for value, share in zip(moment.searched, moment.shares, strict=True)
    ]
    shift, slope = 0.0, 1.0
    for _ in range(STEPS):
        by_shift = by_slope = 0.0
        h00 = h01 = h11 = 1e-6
        for x, y in rows:
            p = logistic(shift + slope * x)
            weight = max(p * (1.0 - p), 1e-9)
            by_shift += y - p
            by_slope += (y - p) * x
            h00 += weight
            h01 += weight * x
            h11 += weight * x * x
        determinant = h00 * h11 - h01 * h01
        more = (h11 * by_shift - h01 * by_slope) / determinant
        steeper = (h00 * by_slope - h01 * by_shift) / determinant
        shift = max(min(shift + more, MOST_SHIFT), -MOST_SHIFT)
        slope = max(slope + steeper, LEAST_SLOPE)
        if abs(more) + abs(steeper) < 1e-9:
            break
    return shift, slope


def brier(pairs: Sequence[tuple[float, float]]) -> float:
    """Return the Brier score: the mean squared error of forecasts."""
    return sum((judged - came) ** 2 for judged, came in pairs) / max(1, len(pairs))


@dataclass(frozen=True)
class Tenth:
    """The forecasts of one tenth: their number, their mean, and the observed frequency."""

    count: int
    judged: float
    won: float


@dataclass(frozen=True)
class Reliability:
    """How well chances come true, each forecast made by a fit to the other half of the games."""

    games: int
    positions: int
    tenths: list[Tenth]
    judge: float
    played_on: float
    hints: float
    constant: float
    """Brier scores: of the judge, of the hints after some natural moves, of the hints as they are,
    and of how often each seat wins."""

    def widest(self) -> float:
        """Return the largest difference in a tenth with enough forecasts, in points."""
        full = [tenth for tenth in self.tenths if tenth.count >= ENOUGH]
        return max(abs(tenth.judged - tenth.won) * 100 for tenth in full)


def reliability(by_seats: dict[int, list[Moment]]) -> Reliability:
    """Cross-validate: forecast each half of the games by a fit to the other half."""
    judge: list[tuple[float, float]] = []
    played_on: list[tuple[float, float]] = []
    hints: list[tuple[float, float]] = []
    constant: list[tuple[float, float]] = []
    games = positions = 0
    for moments in by_seats.values():
        games += len({moment.game for moment in moments})
        positions += len(moments)
        for half in (0, 1):
            learnt = [moment for moment in moments if moment.game % 2 != half]
            curve = fit_search(learnt)
            usual = [
                sum(shares) / len(learnt)
                for shares in zip(*(moment.shares for moment in learnt), strict=True)
            ]
            for moment in moments:
                if moment.game % 2 == half:
                    came = moment.shares
                    judge += zip(chances(moment, curve), came, strict=True)
                    played_on += zip(moment.played_on, came, strict=True)
                    hints += zip(moment.hinted, came, strict=True)
                    constant += zip(usual, came, strict=True)
    scores = (brier(judge), brier(played_on), brier(hints), brier(constant))
    return Reliability(games, positions, tenths_of(judge), *scores)


def tenths_of(pairs: Sequence[tuple[float, float]]) -> list[Tenth]:
    tenths: list[Tenth] = []
    for tenth in range(10):
        part = [pair for pair in pairs if min(9, int(pair[0] * 10)) == tenth]
        size = max(1, len(part))
        told = sum(said for said, _ in part) / size
        tenths.append(Tenth(len(part), told, sum(came for _, came in part) / size))
    return tenths


def write_curves(curves: dict[str, dict[int, tuple[list[float], int, int]]]) -> str:
    """Return the file of figures that :mod:`paradice.bots.calibration` reads.

    By game and seats: shift and slope, the games and the moments it rests on.
    """
    lines = [
        "# Shift and slope of the logistic curves from the value of a search to a chance to win.",
        f"# Written by `paradice calibrate`: games between {BOT.rstrip(':')}s "
        f"({ADEPT[0]} iterations), seed {SEED},",
        f"# {MOMENTS} moments of each, searches of {SEARCHED} iterations.",
    ]
    for game in sorted(curves):
        lines += ["", f"[{game}]", f"rules = {find_game(game).version}"]
        for seats, (found, games, moments) in sorted(curves[game].items()):
            lines += [
                "",
                f"[{game}.seats.{seats}]",
                f"search = [{found[0]:.4f}, {found[1]:.4f}]",
                f"games = {games}",
                f"moments = {moments}",
            ]
    return "\n".join(lines) + "\n"
