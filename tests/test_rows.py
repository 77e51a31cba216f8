"""Rows of small numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paradice.core import rows
from paradice.core.observe import lanes
from paradice.core.position import BadPosition
from paradice.games import find_game

NUMBERS = st.integers(-1, 30)
LISTS = st.lists(NUMBERS, min_size=1, max_size=int(rows.MOST))
COUNTS = st.lists(st.integers(0, 1), min_size=1, max_size=int(rows.MOST))


@given(LISTS)
def test_a_row_holds_its_numbers(numbers: list[int]) -> None:
    row = rows.row_of(numbers)
    assert rows.numbers_of(row, len(numbers)) == numbers
    assert 0 <= row < 1 << 60


@given(st.lists(st.integers(-1, 1022), min_size=1, max_size=6))
def test_a_wide_row_has_larger_numbers(numbers: list[int]) -> None:
    row = rows.row_of(numbers, rows.WIDE)
    assert rows.numbers_of(row, len(numbers), rows.WIDE) == numbers


@given(st.lists(st.integers(-1, 1022), min_size=6, max_size=6), st.integers(0, 5))
def test_a_wide_row_slides_over_a_place(numbers: list[int], place: int) -> None:
    slid = rows.wide_slide(rows.row_of(numbers, rows.WIDE), place, -1)
    wanted = [-1, *numbers[:place], *numbers[place + 1 :]]
    assert rows.numbers_of(slid, 6, rows.WIDE) == wanted


@pytest.mark.parametrize("bits", [6, 12, 15])
@given(st.data())
def test_a_row_of_sets_tells_the_full_one_from_none(bits: int, data: st.DataObject) -> None:
    sets = data.draw(st.lists(st.integers(0, (1 << bits) - 1), min_size=1, max_size=60 // bits))
    row = 0
    for place, members in enumerate(sets):
        row = rows.set_put(row, place, members, bits)
    assert [rows.set_at(row, place, bits) for place in range(len(sets))] == sets
    for place, members in enumerate(reversed(sets)):
        row = rows.set_put(row, place, members, bits)
    assert [rows.set_at(row, place, bits) for place in range(len(sets))] == sets[::-1]
    whole = (1 << bits) - 1
    assert rows.numbers_of(row, len(sets), bits, sets=True) == sets[::-1]
    assert rows.numbers_of(row, len(sets), bits) == [-1 if s == whole else s for s in sets[::-1]]


@given(LISTS, NUMBERS)
def test_equal_numbers_are_found(numbers: list[int], wanted: int) -> None:
    found = rows.where(rows.row_of(numbers), len(numbers), wanted)
    assert rows.places(found) == [n for n, number in enumerate(numbers) if number == wanted]
    assert rows.numbers_of(found, len(numbers)) == [int(number == wanted) for number in numbers]


@given(LISTS, COUNTS)
def test_numbers_are_kept_where_another_row_has_ones(numbers: list[int], ones: list[int]) -> None:
    size = min(len(numbers), len(ones))
    kept = rows.only_at(rows.row_of(numbers), rows.row_of(ones))
    wanted = [number if one else 0 for number, one in zip(numbers, ones, strict=False)]
    assert rows.numbers_of(kept, size) == wanted


@given(st.integers(0, 12), NUMBERS)
def test_a_row_of_equal_numbers(size: int, number: int) -> None:
    assert rows.alike(size, number) == rows.row_of([number] * size)


@given(st.lists(st.integers(0, 30), min_size=8, max_size=12))
def test_the_first_eight_numbers_make_a_word_of_an_observation(numbers: list[int]) -> None:
    word = lanes(rows.row_of(numbers))
    assert list(word.to_bytes(8, "little")) == numbers[:8]


@pytest.mark.parametrize("numbers", [[31], [-2], [0] * 13])
def test_what_does_not_fit_is_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="no room"):
        rows.row_of(numbers)


@pytest.mark.parametrize(("level", "why"), [([5] * 10, "11 numbers, not 10"), ([31] * 11, "room")])
def test_a_position_with_a_wrong_row_is_refused(level: list[int], why: str) -> None:
    game = find_game("riff")
    data = game.write(game.start(2, {}, 1))
    with pytest.raises(BadPosition, match=why):
        game.read({**data, "level": level})


def test_a_row_has_twelve_places() -> None:
    numbers = [0] * 11 + [5]
    assert rows.places(rows.where(rows.row_of(numbers), 12, 5)) == [11]
    assert rows.MOST == 12
