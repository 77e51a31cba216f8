"""What cards do: one class for each verb of the data file."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from sundial.table import Effect, Sundial


class Gain(Effect):
    """Score points."""

    def __init__(self, points: i64) -> None:
        self.points: Final = points

    def apply(self, table: Sundial, seat: Seat) -> None:
        table.score[seat] += self.points


class OthersLose(Effect):
    """Every rival loses points."""

    def __init__(self, points: i64) -> None:
        self.points: Final = points

    def apply(self, table: Sundial, seat: Seat) -> None:
        rival: i64
        for rival in range(table.seats):
            if rival != seat:
                table.lose(rival, self.points)
