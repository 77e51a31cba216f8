"""The vocabulary of gains: one class for each verb of the data files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.games.trekking.box import Gain
from paradice.games.trekking.table import Trekking


class GainToken(Gain):
    """A token of a colour fills the topmost free space of its column."""

    def __init__(self, column: i64) -> None:
        self.column: Final = column

    def apply(self, table: Trekking, seat: Seat) -> None:
        table.place_token(seat, self.column, self.column)


class GainJoker(Gain):
    """A joker waits for its owner to choose a column; coloured tokens are placed before it."""

    def apply(self, table: Trekking, seat: Seat) -> None:
        table.jokers += 1


class GainCrystal(Gain):
    """A crystal goes to the reservoir."""

    def apply(self, table: Trekking, seat: Seat) -> None:
        table.gain_crystal(seat)
