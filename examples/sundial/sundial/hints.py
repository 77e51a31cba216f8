"""What a position of Sundial is worth, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.hints import Hints
from paradice.core.table import Table
from sundial.table import Sundial


class SundialHints(Hints):
    """Points ahead of the best rival, and hours not yet spent."""

    def worth(self, table: Table, seat: Seat) -> float:
        assert isinstance(table, Sundial)
        best: i64 = 0
        rival: i64
        for rival in range(table.seats):
            if rival != seat:
                best = max(best, 2 * table.score[rival] - 3 * table.hour[rival])
        ahead: i64 = 2 * table.score[seat] - 3 * table.hour[seat] - best
        return min(1.0, max(0.0, 0.5 + ahead / 80))
