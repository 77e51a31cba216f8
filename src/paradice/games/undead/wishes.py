"""What a gang wishes to begin with: how many of each resource, in two bits each."""

from __future__ import annotations

from mypy_extensions import i64

from paradice.core.rng import Rng


def imagine_wishes(wishes: i64, rng: Rng) -> i64:
    """Return as many wishes as there are, each of any kind."""
    imagined: i64 = 0
    left: i64 = count_wishes(wishes)
    while left > 0:
        imagined += 1 << (2 * rng.below(3))
        left -= 1
    return imagined


def count_wishes(wishes: i64) -> i64:
    """Return how many resources are wished; each kind is counted in two bits."""
    return (wishes & 3) + ((wishes >> 2) & 3) + ((wishes >> 4) & 3)
