"""How tests read and write what a position has for each seat, room or die."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def each(read: Callable[[int], int], size: int) -> list[int]:
    """Return what *read* says of the first *size* seats, rooms or dice: ``each(t.hour_of, 2)``."""
    return [int(read(place)) for place in range(size)]


def give_each(write: Callable[[int, int], None], numbers: Iterable[int]) -> None:
    """Write a number for each, from the first on: ``give_each(table.set_score, [3, 5])``."""
    for place, number in enumerate(numbers):
        write(place, number)
