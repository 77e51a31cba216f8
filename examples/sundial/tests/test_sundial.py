"""Sundial: the properties that every game has, and sentences of its rules."""

from __future__ import annotations

from paradice.core.properties import check_game
from sundial.game import GAME
from sundial.moves import LATE, LATE_SLEEPERS_SKIP_NAPS, TAKE, WAKE
from sundial.table import Sundial

BELL, NAP = 0, 3


def awake(*hours: int) -> Sundial:
    """A table where everybody has woken, and then spent some hours."""
    table = GAME.start(len(hours), {}, seed=1)
    for seat in range(len(hours)):
        table.play(seat, WAKE[0])
    for seat, hour in enumerate(hours):
        table.hour[seat] = hour
    return table


def test_it_has_the_properties_of_every_game() -> None:
    check_game(GAME)


def test_the_hindmost_takes_the_next_card() -> None:
    assert awake(5, 3).deciders() == [1]


def test_after_eight_in_the_evening_nobody_takes_a_nap() -> None:
    table = awake(LATE + 1, 23)
    table.row[0], table.row[1] = NAP, BELL
    assert table.why_not(0, TAKE[0]) is LATE_SLEEPERS_SKIP_NAPS
    assert table.why_not(0, TAKE[1]) is None


def test_a_nap_may_be_taken_where_the_row_holds_nothing_else() -> None:
    table = awake(LATE + 1, 23)
    for place in range(len(table.row)):
        table.row[place] = NAP
    assert table.why_not(0, TAKE[0]) is None
