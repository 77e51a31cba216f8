"""What a seat sees of a Sundial table, as small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.observe import Layout, Observer, Questions, lane, small
from paradice.core.table import Table
from sundial.moves import SECRET
from sundial.rules import STEPS
from sundial.table import Sundial

QUESTIONS: Final = Questions(STEPS)


class SundialObserver(Observer):
    """Which step asks, the row, and every player, the observer first."""

    def layout(self, seats: i64) -> Layout:
        layout = Layout()
        QUESTIONS.name(layout)
        layout.word("row", "cards:4 deck")
        other: i64
        for other in range(seats):
            layout.word(f"rival.{other}" if other > 0 else "me", "hour score has_pledged pledge")
        return layout

    def write(self, table: Table, seat: Seat, into: vec[i64], start: i64) -> None:
        assert isinstance(table, Sundial)
        QUESTIONS.write(table, into, start)
        start += QUESTIONS.words + 1
        row: i64 = lane(small(table.in_deck()), 4)
        place: i64
        for place in range(len(table.row)):
            row |= lane(table.row[place] + 1, place)
        into[start] = row
        is_seen = len(table.asleep()) == 0
        turn: i64
        for turn in range(table.seats):
            other: i64 = table.seat_after(max(seat, 0), turn)
            told: i64 = small(table.hour[other]) | lane(small(table.score[other]), 1)
            if table.pledge[other] != SECRET:
                told |= lane(1, 2)
                if is_seen or other == seat:
                    told |= lane(table.pledge[other] + 1, 3)
            start += 1
            into[start] = told


OBSERVER: Final = SundialObserver()
