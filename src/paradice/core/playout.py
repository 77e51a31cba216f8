"""Play a table to its end by random moves."""

from __future__ import annotations

from mypy_extensions import i64

from paradice.core.rng import Rng
from paradice.core.table import Table


def play_out(table: Table, rng: Rng, limit: i64) -> i64:
    """Decide at random, at most *limit* times; return how many decisions there were."""
    count: i64 = 0
    while count < limit:
        seats = table.deciders()
        if not seats:
            break
        seat: i64 = seats[0]
        moves = table.moves(seat)
        table.play(seat, moves[rng.below(len(moves))])
        count += 1
    return count
