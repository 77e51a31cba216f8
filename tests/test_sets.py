"""Sets of numbers in the bits of one number."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from paradice.core import sets

THINGS = st.sets(st.integers(0, 61), max_size=62)


def as_set(things: set[int]) -> int:
    return sum(1 << thing for thing in things)


@given(THINGS)
def test_a_set_is_counted_and_told(things: set[int]) -> None:
    assert sets.count(as_set(things)) == len(things)
    assert sets.members(as_set(things)) == sorted(things)


def test_the_whole_set_is_counted() -> None:
    assert sets.count((1 << 62) - 1) == 62


@given(st.integers(0, 62))
def test_a_full_set_has_all_numbers_below_its_size(size: int) -> None:
    assert sets.members(sets.full(size)) == list(range(size))


@given(THINGS.filter(bool), st.data())
def test_the_n_th_thing_of_a_set(things: set[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(things) - 1))
    wanted = sorted(things)[n]
    assert sets.single(as_set(things), n) == 1 << wanted
    assert sets.pick(as_set(things), n) == wanted
    assert sets.number(1 << wanted) == wanted


@given(st.integers(0, 30))
def test_a_pile_begins_in_order(size: int) -> None:
    assert list(sets.pile_of(size)) == list(range(size))


@given(THINGS, st.integers(0, 61))
def test_a_set_has_its_things_and_no_others(things: set[int], thing: int) -> None:
    assert sets.has(as_set(things), thing) is (thing in things)


def test_rules_and_faces_ask_a_set_and_shift_no_bits_for_it() -> None:
    games = Path(__file__).resolve().parents[1] / "src" / "paradice" / "games"
    shifted = re.compile(r">> [^&\n]*& 1\b(?: [=!]= [01]|:|\])")
    rest = [path for path in games.rglob("*.py") if path.name not in ("fields.py", "table.py")]
    assert [path for path in rest if shifted.search(path.read_text("utf-8"))] == []
