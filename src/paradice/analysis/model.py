"""The result of an analysis: plain data in whole numbers, so that it adds up to the last digit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

WHOLE: Final = 1_000_000
"""A certain win: chances and amounts are in millionths."""
A_POINT: Final = WHOLE // 100
"""One win in a hundred."""
FORMAT: Final = 2
"""Incremented when the method changes: stored analyses of older versions are computed again."""

BEST_UPTO: Final = A_POINT // 2
SLIP_FROM: Final = 2 * A_POINT
BLUNDER_FROM: Final = 5 * A_POINT
"""The names of moves by the chance they lose."""
NAMES: Final = ("best", "good", "slip", "blunder")


class Unfinished(ValueError):
    """A game that is still being played: it is not analysed."""

    def __init__(self) -> None:
        super().__init__("this game is unfinished; an analysis opens when it has ended")


def name_of(loss: int, doubt: int) -> str:
    """Return the name of a move; a loss smaller than its error is never a slip."""
    if loss <= BEST_UPTO:
        return "best"
    if loss < SLIP_FROM or loss <= doubt:
        return "good"
    return "slip" if loss < BLUNDER_FROM else "blunder"


@dataclass(frozen=True)
class Decision:
    """One decision: what was played, what was best, and their difference."""

    seat: int
    move: str
    best: str
    loss: int
    """Of the decider's chance, by what the decider knew."""
    doubt: int
    """Two standard errors of it."""
    name: str
    """The name of the move: best, good, slip, blunder; empty if there was no choice."""
    line: list[tuple[int, str]] = field(default_factory=list)
    """The likely line after the best move, up to the next chance event."""


@dataclass(frozen=True)
class Step:
    """One move of the game and what came with it, for each side."""

    decision: Decision
    secret: bool
    """The choice was hidden from others: its amount is shown when it is revealed."""
    play: dict[int, list[int]]
    """What decisions cost or gave, by the seat that took them."""
    chance: list[int]
    """What dice and cards gave or took."""
    reveal: list[int]
    """What it gave or took that secrets opened."""
    doubt: list[int]
    """Corrections of the judge's estimate."""
    chances: list[int]
    """Of each side, afterwards."""
    unsure: int
    """Two standard errors of these chances, at the most."""


@dataclass(frozen=True)
class Analysis:
    """A finished game, judged."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    names: list[str]
    seed: int
    depth: list[int]
    """Tables imagined at each moment, iterations on each, iterations for each decision."""
    sides: list[int]
    """The side each seat plays for."""
    start: list[int]
    result: list[int]
    steps: list[Step]

    def totals(self) -> Totals:
        """Return what the whole game was made of."""
        return total(self, range(len(self.steps)))

    def moments(self) -> list[int]:
        """Return the numbers of the three steps that moved chances most, in their order."""
        ranked = sorted(
            range(len(self.steps)), key=lambda number: (-weight(self.steps[number]), number)
        )
        return sorted(number for number in ranked[:3] if weight(self.steps[number]) > 0)

    def as_data(self) -> dict[str, Any]:
        """Return all of it as plain data, for JSON."""
        data = asdict(self)
        data["format"] = FORMAT
        data["unit"] = WHOLE
        data["totals"] = asdict(self.totals())
        data["moments"] = self.moments()
        return data


@dataclass(frozen=True)
class Totals:
    """Luck, play and doubt of many steps, for each side."""

    play: dict[int, list[int]]
    """By the seat whose decisions they were."""
    chance: dict[int, list[int]]
    """By the seat in whose moves it came."""
    reveal: list[int]
    doubt: list[int]
    absolute: int
    """The sum of all amounts without their signs, over sides and steps."""
    absolute_doubt: int
    absolute_luck: int

    def luck(self, side: int) -> int:
        return sum(row[side] for row in self.chance.values()) + self.reveal[side]


def changes(step: Step) -> list[int]:
    """Return what a step gave each side, or took: what happened in it, doubt left out."""
    moved = [luck + shown for luck, shown in zip(step.chance, step.reveal, strict=True)]
    for row in step.play.values():
        moved = [one + other for one, other in zip(moved, row, strict=True)]
    return moved


def weight(step: Step) -> int:
    """Return how much a step moved the chances."""
    return max(abs(amount) for amount in changes(step))


def total(analysis: Analysis, numbers: Sequence[int]) -> Totals:
    """Add up the steps of these numbers."""
    count = len(analysis.start)
    seats = range(analysis.seats)
    play = {seat: [0] * count for seat in seats}
    chance = {seat: [0] * count for seat in seats}
    reveal, doubt = [0] * count, [0] * count
    absolute = absolute_doubt = absolute_luck = 0
    for number in numbers:
        step = analysis.steps[number]
        for side in range(count):
            for seat, row in step.play.items():
                play[seat][side] += row[side]
                absolute += abs(row[side])
            chance[step.decision.seat][side] += step.chance[side]
            reveal[side] += step.reveal[side]
            doubt[side] += step.doubt[side]
            lucky = abs(step.chance[side]) + abs(step.reveal[side])
            absolute_luck += lucky
            absolute_doubt += abs(step.doubt[side])
            absolute += lucky + abs(step.doubt[side])
    return Totals(play, chance, reveal, doubt, absolute, absolute_doubt, absolute_luck)


def from_data(data: dict[str, Any]) -> Analysis:
    """Return the analysis that :meth:`Analysis.as_data` wrote."""
    steps = []
    for row in data["steps"]:
        told = dict(row["decision"])
        told["line"] = [(int(seat), str(move)) for seat, move in told["line"]]
        play = {int(seat): list(amounts) for seat, amounts in row["play"].items()}
        steps.append(Step(**{**row, "decision": Decision(**told), "play": play}))
    kept = {key: data[key] for key in Analysis.__dataclass_fields__ if key != "steps"}
    return Analysis(**kept, steps=steps)
