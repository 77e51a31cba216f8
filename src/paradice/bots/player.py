"""The interface of players: they choose a move for a seat, and rate its moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paradice.core.events import Seat
from paradice.core.hints import Hints
from paradice.core.moves import Move
from paradice.core.rng import Rng
from paradice.core.table import Table

MARGIN: Final = 0.25
"""The weight of the margin in the value of a finished game."""


class Choice:
    """A player's rating of one move: visits, the expectation of each seat, and the likely line.

    The ``line`` is what would probably be played next: pairs of a seat and its move.
    """

    def __init__(
        self, move: Move, visits: i64, expected: list[float], line: list[tuple[int, Move]]
    ) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.expected: Final = expected
        self.line: Final = line

    def __repr__(self) -> str:
        expected = " ".join([f"{value:.3f}" for value in self.expected])
        line = ", ".join([f"{seat}: {move}" for seat, move in self.line])
        return f"{self.move} ({self.visits}; {expected}) {line}".rstrip()


class Advice:
    """The legal moves of a seat, the best first, and how many games were imagined to rank them."""

    def __init__(self, seat: Seat, choices: list[Choice], imagined: i64) -> None:
        self.seat: Final = seat
        self.choices: Final = choices
        self.imagined: Final = imagined

    def best(self) -> Move:
        return self.choices[0].move

    def __repr__(self) -> str:
        return "\n".join([repr(choice) for choice in self.choices])


class Judge:
    """Evaluates positions for each side, by the game's hints."""

    def __init__(self, hints: Hints, sides: list[int]) -> None:
        self.hints: Final = hints
        self.side: Final = vec[i64](sides)
        self.count: Final[i64] = max(sides) + 1
        self.speaker: Final = vec[i64]([sides.index(side) for side in range(max(sides) + 1)])

    def value(self, table: Table, side: i64) -> float:
        """Return what *table* is worth to a side: its share of the win, or what the hints say."""
        seat: i64 = self.speaker[side]
        outcome = table.outcome()
        if outcome is None:
            return self.hints.worth(table, seat)
        if seat not in outcome.winners:
            return MARGIN * self.hints.worth(table, seat)
        others: i64 = 0
        other: i64
        for other in range(self.count):
            if other != side and self.speaker[other] in outcome.winners:
                others += 1
        share = (1.0 - MARGIN) / float(1 + others)
        return share + MARGIN * self.hints.worth(table, seat)

    def each_seat(self, by_side: list[float]) -> list[float]:
        """Spread what each side expects over its seats."""
        return [by_side[side] for side in self.side]


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Decides for a seat, from what that seat may know.

    The table it is given may be the true one: whatever it reads comes from ``imagine``.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def advise(self, table: Table, seat: Seat, rng: Rng) -> Advice:
        """Return all moves of *seat*, a decider, the best first. Same *rng*, same advice."""
        raise NotImplementedError

    def choose(self, table: Table, seat: Seat, rng: Rng) -> Move:
        """Return the move to play."""
        return self.advise(table, seat, rng).best()


def follow(judge: Judge, table: Table, seat: Seat, rng: Rng) -> Move:
    """Return a move of *seat*, drawn by prior weights."""
    moves = table.moves(seat)
    count: i64 = len(moves)
    if count == 1:
        return moves[0]
    appeals = vec[float]([0.0] * count)
    total = 0.0
    i: i64
    for i in range(count):
        appeal = judge.hints.appeal(table, seat, moves[i])
        appeals[i] = appeal
        total += appeal
    if total <= 0.0:
        return moves[rng.below(count)]
    mark = rng.unit() * total
    for i in range(count):
        mark -= appeals[i]
        if mark < 0.0:
            return moves[i]
    return moves[count - 1]
