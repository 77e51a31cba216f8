"""What a good player of Trekking looks at."""

from __future__ import annotations

from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from paradice.games.trekking.game import GAME
from paradice.games.trekking.moves import ANCESTOR, TAKE
from paradice.games.trekking.table import Trekking
from tests.pieces import give_each


def table_of_two() -> Trekking:
    table: Trekking = GAME.start(2, {}, 11)
    return table


def continue_trek(table: Trekking, seat: int, year: int, length: int) -> None:
    table.year[seat] = year
    table.set_length(seat, length)
    opening = [(ANCESTOR * 8 + seat) * 2 + 1]
    following = [(ANCESTOR * 8 + seat) * 2] * (length - 1)
    table.taken = vec[i64](list(table.taken) + opening + following)


def test_points_are_worth_having() -> None:
    table = table_of_two()
    even = GAME.hints.worth(table, 0)
    table.add_score(0, 10)
    assert GAME.hints.worth(table, 0) > even > 1 - GAME.hints.worth(table, 0)


def test_the_worth_of_two_seats_sums_to_one() -> None:
    table = table_of_two()
    table.add_score(1, 7)
    total = GAME.hints.worth(table, 0) + GAME.hints.worth(table, 1)
    assert abs(total - 1) < 1e-9


def test_hours_left_are_worth_having() -> None:
    early, late = table_of_two(), table_of_two()
    early.set_hour(0, 4)
    late.set_hour(0, 7)
    assert GAME.hints.worth(early, 0) > GAME.hints.worth(late, 0)


def test_a_trek_with_years_ahead_is_worth_more_than_one_at_its_end() -> None:
    early, late = table_of_two(), table_of_two()
    continue_trek(early, 0, -1500, 4)
    continue_trek(late, 0, 1900, 4)
    assert GAME.hints.worth(early, 0) > GAME.hints.worth(late, 0)


def test_a_lead_is_worth_more_near_the_end() -> None:
    first, last = table_of_two(), table_of_two()
    for table, day in ((first, 0), (last, 2)):
        table.day = day
        table.set_score(0, 8)
        for seat in range(2):
            give_each(partial(table.set_worn, seat), [3] * 3)
    give_each(last.set_hour, [11, 11])
    assert GAME.hints.worth(last, 0) > GAME.hints.worth(first, 0)


def test_to_continue_a_trek_looks_better_than_to_close_it() -> None:
    table = table_of_two()
    seat = table.deciders()[0]
    years = {table.box.cards[table.card_at(slot)].year: slot for slot in range(6)}
    low, high = min(years), max(years)
    for slot in range(6):
        table.set_row(slot, table.card_at(years[low]) if slot == 2 else table.card_at(slot))
    before = GAME.hints.appeal(table, seat, TAKE[2])
    continue_trek(table, seat, high, 5)
    assert GAME.hints.appeal(table, seat, TAKE[2]) < before
