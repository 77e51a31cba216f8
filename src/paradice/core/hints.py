"""What bots may believe about positions, and what they keep while they weigh moves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move
from paradice.core.table import Table


class Hints:
    """What bots may believe about positions of one game. Never a rule."""

    def worth(self, table: Table, seat: Seat) -> float:
        """Return how well *seat* stands: 0 is lost, 1 is won."""
        return 0.5

    def patience(self) -> i64:
        """Return how many natural decisions make a position easier to judge than it is now."""
        return 3

    def appeal(self, table: Table, seat: Seat, move: Move) -> float:
        """Return how natural a legal *move* looks at first sight; 1 is ordinary, 0 absurd."""
        return 1.0


class Memory:
    """The numbers that decide about something, as they were when it was last found."""

    def __init__(self) -> None:
        self.numbers = vec[i64]()

    def knows(self, numbers: vec[i64]) -> bool:
        """Say if these are the numbers of the last time, and remember them."""
        size: i64 = len(numbers)
        place: i64 = 0
        if size == len(self.numbers):
            while place < size and numbers[place] == self.numbers[place]:
                place += 1
            if place == size:
                return True
        self.numbers = numbers
        return False
