"""Estimates of positions and moves for bots, and a memory of the last estimate."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paradice.core.events import Seat
from paradice.core.moves import Move
from paradice.core.table import Table


@mypyc_attr(acyclic=True)
class Term:
    """One named term of an evaluation.

    Its *amount* is in the game's own unit (points, hours, cards), so that more is better; *pays* is
    what it adds to the log-odds of winning. A term without a name is never shown.
    """

    def __init__(self, name: str, amount: float, pays: float) -> None:
        self.name: Final = name
        self.amount: Final = amount
        self.pays: Final = pays

    def __repr__(self) -> str:
        return f"{self.name or 'rest'} {self.amount:.2f} ({self.pays:+.3f})"


class Hints:
    """Estimates of positions of one game, for bots. No rule depends on them."""

    def worth(self, table: Table, seat: Seat) -> float:
        """Return how well *seat* stands: 0 is lost, 1 is won."""
        return 0.5

    def patience(self) -> i64:
        """Return how many decisions to play by prior weights before a position is evaluated."""
        return 3

    def appeal(self, table: Table, seat: Seat, move: Move) -> float:
        """Return a prior weight of a legal *move*: 1 is ordinary, 0 absurd."""
        return 1.0

    def terms(self, table: Table, seat: Seat) -> list[Term]:
        """Return what *worth* is made of, the same names in the same order for every position.

        While the game goes on, what they pay adds up to the log-odds of ``worth``.
        """
        return []


class Memory:
    """The inputs of a computation as they were the last time, to tell whether its result holds."""

    def __init__(self) -> None:
        self.numbers = vec[i64]()

    def knows(self, numbers: vec[i64]) -> bool:
        """Return whether these are the inputs of the last time, and remember them."""
        size: i64 = len(numbers)
        place: i64 = 0
        if size == len(self.numbers):
            while place < size and numbers[place] == self.numbers[place]:
                place += 1
            if place == size:
                return True
        self.numbers = numbers
        return False
