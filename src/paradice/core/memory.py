"""What bots have found out about a position, kept while they weigh its moves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


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
