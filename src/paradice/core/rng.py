"""A small, portable random source, which is part of a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Rng:
    """The sfc32 generator: four 32-bit words, only adds, shifts and xors. See :func:`seeded`."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """Return the next 32 random bits."""
        t: i64 = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """Return a uniform integer in ``range(n)``, without modulo bias."""
        if n & (n - 1) == 0:
            return self.word() & (n - 1)
        word: i64 = self.word()
        if word <= MASK - n:  # below any limit
            return word % n
        limit: i64 = (MASK + 1) - (MASK + 1) % n
        while word >= limit:
            word = self.word()
        return word % n

    def unit(self) -> float:
        """Return a number in [0, 1)."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        i: i64
        for i in range(len(items) - 1, 0, -1):
            j: i64 = self.below(i + 1)
            held: i64 = items[i]
            items[i] = items[j]
            items[j] = held

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def write(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]


def seeded(seed: int) -> Rng:
    """Return the source for a seed of up to 128 bits."""
    rng = Rng(
        seed & 0xFFFFFFFF,
        (seed >> 32) & 0xFFFFFFFF,
        (seed >> 64) & 0xFFFFFFFF,
        (seed >> 96) & 0xFFFFFFFF,
    )
    for _ in range(15):
        rng.word()
    return rng
