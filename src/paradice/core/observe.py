"""What a seat sees as a row of small numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.rows import BITS
from paradice.core.table import Step, Table

LANES: Final[i64] = 8
"""The numbers of a word."""
LARGEST: Final[i64] = 127
"""No number of an observation is above this, or below 0: each fits in one signed byte."""
NUMBERS: Final[i64] = 6
"""The most numbers that a step that asks is built from."""
ALL_NUMBERS: Final[i64] = 0xFFFFFFFFFFFF


class Field:
    """One named part of an observation: where its numbers begin, how many they are."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: Final = size

    def __repr__(self) -> str:
        return f"{self.name}[{self.start}:{self.start + self.size}]"


class Layout:
    """The names of all numbers of an observation, in their order; unnamed numbers are 0."""

    def __init__(self) -> None:
        self.fields: Final[list[Field]] = []
        self.words: i64 = 0

    def size(self) -> i64:
        return self.words * LANES

    def word(self, owner: str, names: str) -> None:
        """Name the numbers of the next word: ``hour score gains:4`` are six of the eight."""
        start: int = self.words * LANES
        end: int = start + LANES
        for name in names.split():
            name, _, count = name.partition(":")
            size = int(count) if count else 1
            self.fields.append(Field(f"{owner}.{name}", start, size))
            start += size
        if start > end:
            raise ValueError(f"a word of eight numbers has no room for {owner}: {names}")
        self.words += 1

    def find(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)


class Observer:
    """Writes what a seat may see of one game, directly from the table.

    What it writes follows from ``view(table, seat)`` alone. Eight numbers, each 0 to 127, share a
    word of 64 bits, the first lowest: so the words of a little-endian machine are rows of bytes.
    """

    def layout(self, seats: i64) -> Layout:
        raise NotImplementedError

    def write(self, table: Table, seat: Seat, into: vec[i64], start: i64) -> None:
        """Write every word of the layout, *into* the row from *start* on."""
        raise NotImplementedError


class Questions:
    """The steps of a game that can ask: an observation has a 1 at the one that does."""

    def __init__(self, steps: Mapping[str, Any]) -> None:
        asking = {name: step for name, step in steps.items() if asks(step)}
        self.names: Final = list(asking)
        self.codes: Final[dict[Any, int]] = {step: n for n, step in enumerate(asking.values())}
        self.words: Final[i64] = (len(self.names) + LANES - 1) // LANES

    def name(self, layout: Layout) -> None:
        """Name the words of :meth:`write`: the steps, then the numbers of the one that asks."""
        for first in range(0, len(self.names), LANES):
            layout.word("step", " ".join(self.names[first : first + LANES]))
        layout.word("asked", f"numbers:{NUMBERS}")

    def write(self, table: Table, into: vec[i64], start: i64) -> None:
        """Write which step asks, and the numbers it was built from, each plus one."""
        number: i64
        for number in range(start, start + self.words + 1):
            into[number] = 0
        if table.depth == 0:
            return
        step = table.top()
        if step.encoded == 0:
            step.encoded = self.encode(step)
        code: i64 = (step.encoded >> (NUMBERS * 8)) - 1
        into[start + (code >> 3)] = lane(1, code & 7)
        into[start + self.words] = step.encoded & ALL_NUMBERS

    def encode(self, step: Step[Any]) -> i64:
        """Return the numbers a step was built from, each plus one, and then its own."""
        encoded: i64 = lane(self.codes[type(step)] + 1, NUMBERS)
        place: i64 = 0
        number: i64
        for number in step.numbers():
            encoded |= lane(small(number + 1), place)
            place += 1
        return encoded


def asks(step: Any) -> bool:
    """Return whether steps of a class can wait for a decision."""
    return step.candidates is not Step.candidates


def word(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> i64:
    """Return the word of eight numbers from 0 to 127."""
    return a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | g << 48 | h << 56


def lane(number: i64, place: i64) -> i64:
    """Return the word that has *number* in one place, 0 to 7, and 0 elsewhere."""
    return number << (place * 8)


def flags(bits: i64) -> i64:
    """Return the word of eight numbers, 0 or 1, for the lowest eight bits of a set."""
    return (((bits & 0x7F) * 0x40810204081) & 0x1010101010101) | (bits & 0x80) << 49


def lanes(row: i64) -> i64:
    """Return the word of the first eight numbers of a row, none below 0.

    Numbers that are five bits apart are spread by fours, by pairs, one by one.
    """
    row = (row & 0xFFFFF) | (row & 0xFFFFF00000) << 12
    row = (row & 0x3FF000003FF) | (row & 0xFFC00000FFC00) << 6
    return (row & 0x1F001F001F001F) | (row & 0x3E003E003E003E0) << 3


def write_row(row: i64, into: vec[i64], start: i64) -> None:
    """Write a row of more than eight numbers, none below 0: two words."""
    into[start] = lanes(row)
    into[start + 1] = lanes(row >> (LANES * BITS))


def words_of(numbers: list[int]) -> list[int]:
    """Return numbers from 0 to 127 as words, eight to each."""
    words: list[int] = [0] * ((len(numbers) + LANES - 1) // LANES)
    for place, number in enumerate(numbers):
        words[place // LANES] |= lane(number, place % LANES)
    return words


def small(number: i64) -> i64:
    """Return the nearest number an observation can hold."""
    if number < 0:
        return 0
    return number if number < LARGEST else LARGEST
