"""Rows of small numbers in one whole number: a table has them at hand, and a copy costs nothing.

A row holds up to twelve numbers from 0 to 30, five bits each, the first lowest, or -1 for nobody
and nothing, which is all five bits. A wide row holds up to six numbers from 0 to 1022, or -1. A row
of sets holds sets of so many bits. A row is a value: what changes it returns another.

Single numbers are read and written by the methods of a game's ``fields.py``, which tools/fields.py
writes; here is what concerns a whole row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from paradice.core.sets import number

ALL: Final[i64] = 60
"""The bits of a row."""
ALL_BITS: Final[i64] = 0xFFFFFFFFFFFFFFF
BITS: Final[i64] = 5
"""Of a number in a row."""
WIDE: Final[i64] = 10
"""Of a number in a wide row."""
MOST: Final[i64] = 12
"""The most numbers of a row."""
ONES: Final[i64] = 0x84210842108421
"""The row of twelve ones."""
LOW_BITS: Final[i64] = 0x7BDEF7BDEF7BDEF
HIGH_BITS: Final[i64] = 0x842108421084210


def wide_slide(row: i64, place: i64, new: i64) -> i64:
    """Remove the number at a place of a wide row; those before it move up, *new* is first."""
    low: i64 = place * WIDE
    high: i64 = low + WIDE
    before: i64 = row ^ ((row >> low) << low)
    return ((row >> high) << high) | before << WIDE | (new & 1023)


def set_at(row: i64, place: i64, bits: i64) -> i64:
    """Return the set at a place of a row of sets."""
    return (row >> (place * bits)) & (ALL_BITS >> (ALL - bits))


def set_put(row: i64, place: i64, new: i64, bits: i64) -> i64:
    """Return the row of sets with a new set at a place."""
    shift: i64 = place * bits
    return row ^ ((((row >> shift) ^ new) & (ALL_BITS >> (ALL - bits))) << shift)


def head(row: i64, size: i64) -> i64:
    """Return the first numbers of a row; 0 for all others."""
    shift: i64 = size * BITS
    return row ^ ((row >> shift) << shift)


def alike(size: i64, one: i64) -> i64:
    """Return the row of so many equal numbers."""
    return head(ONES, size) * (one & 31)


def where(row: i64, size: i64, one: i64) -> i64:
    """Return a row that has a 1 wherever the first *size* numbers of a row are *one*, else 0.

    A number differs where a bit of it does: the low four carry into the high one.
    """
    other: i64 = row ^ alike(MOST, one)
    differs: i64 = ((other & LOW_BITS) + LOW_BITS) | other
    return head((~differs & HIGH_BITS) >> (BITS - 1), size)


def only_at(row: i64, ones: i64) -> i64:
    """Return the numbers of a row where another has a 1; 0 elsewhere."""
    return row & (ones * 31)


def first(ones: i64) -> i64:
    """Return the place of the first 1 in a row of ones and 0s that is not all 0."""
    return number(ones & -ones) // BITS


def places(ones: i64) -> list[int]:
    """Return the places of all ones, in their order."""
    found: list[int] = []
    while ones != 0:
        found.append(first(ones))
        ones &= ones - 1
    return found


def row_of(numbers: Sequence[int], bits: i64 = BITS, sets: bool = False) -> i64:
    """Return the row of these numbers; ValueError where they are too many, small or large."""
    if len(numbers) * bits > ALL:
        raise ValueError(f"a row has no room for {len(numbers)} numbers")
    row: i64 = 0
    place: i64 = 0
    for one in numbers:
        row = set_put(row, place, one, bits)
        place += 1
    place = 0
    for one in numbers_of(row, len(numbers), bits, sets):
        if one != numbers[place]:
            raise ValueError(f"a row has no room for {numbers[place]}")
        place += 1
    return row


def numbers_of(row: i64, size: i64, bits: i64 = BITS, sets: bool = False) -> list[int]:
    """Return the first numbers of a row; in a row of *sets* all bits are the full set."""
    nothing: i64 = -1 if sets else ALL_BITS >> (ALL - bits)
    numbers: list[int] = []
    place: i64
    for place in range(size):
        one: i64 = set_at(row, place, bits)
        numbers.append(one if one != nothing else -1)
    return numbers
