"""Small sets of numbers: one whole number with a bit for every thing in it, or a pile of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def count(things: i64) -> i64:
    """Return how many things a set of up to 62 holds: bits added in pairs, fours, eights and on."""
    things -= (things >> 1) & 0x1555555555555555
    things = (things & 0x3333333333333333) + ((things >> 2) & 0x3333333333333333)
    things = (things + (things >> 4)) & 0x0F0F0F0F0F0F0F0F
    things += things >> 8
    things += things >> 16
    things += things >> 32
    return things & 0x7F


def full(size: i64) -> i64:
    """Return the set of all numbers below *size*, which is 62 at most."""
    things: i64 = 0
    for _ in range(size):
        things = things << 1 | 1
    return things


def has(things: i64, thing: i64) -> bool:
    """Return whether a thing is in a set."""
    return (things >> thing) & 1 == 1


def single(things: i64, n: i64) -> i64:
    """Return the set of only the *n*-th thing of a set."""
    while n > 0:
        things &= things - 1
        n -= 1
    return things & -things


def number(thing: i64) -> i64:
    """Return the one thing in a set of one: as many numbers are below it."""
    return count(thing - 1)


def pick(things: i64, n: i64) -> i64:
    """Return the *n*-th thing of a set."""
    return number(single(things, n))


def members(things: i64) -> list[int]:
    """Return the things of a set, in their order."""
    found: list[int] = []
    thing: i64 = 0
    while things != 0:
        if things & 1 == 1:
            found.append(thing)
        things >>= 1
        thing += 1
    return found


def pile_of(size: i64) -> vec[i64]:
    """Return the numbers from 0 up: a pile of *size* things, to be shuffled or drawn from."""
    pile = vec[i64]([0] * size)
    thing: i64
    for thing in range(size):
        pile[thing] = thing
    return pile
