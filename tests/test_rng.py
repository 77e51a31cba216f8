"""The random source: uniform, the same on every machine."""

from __future__ import annotations

import pytest

from paradice.core.rng import MASK, Rng, seeded


def beginning(word: int) -> Rng:
    """A source whose next word is known."""
    return Rng(word, 0, 12345, 0)


def test_the_next_word_is_known() -> None:
    assert beginning(MASK).word() == MASK


@pytest.mark.parametrize("n", [3, 5, 6, 7, 36, 1000])
def test_words_of_the_last_incomplete_stretch_are_drawn_again(n: int) -> None:
    """2^32 is no multiple of n: what lies above the last multiple would favour small numbers."""
    limit = (MASK + 1) - (MASK + 1) % n
    last = beginning(limit - 1)
    assert (last.below(n), last.d) == (n - 1, 1)
    rejected = beginning(limit)
    rejected.word()
    second = rejected.word()
    source = beginning(limit)
    assert (source.below(n), source.d) == (second % n, 2)


def test_a_power_of_two_rejects_nothing() -> None:
    for n in (1, 2, 4, 8):
        source = beginning(MASK)
        assert (source.below(n), source.d) == (n - 1, 1)


def test_numbers_are_spread_evenly() -> None:
    rng = seeded(7)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert min(counts) > 900
    assert max(counts) < 1100
