"""The random source: uniform, the same on every machine."""

from __future__ import annotations

import pytest

from paradice.core.rng import MASK, Rng, seeded
from paradice.core.sets import pile_of

SMALL = [2906380172, 2382929685]
LARGE = [4012090324, 1536709721, 2993170433, 3229988671]
"""The first words of some seeds: other machines and compiled rules must have the same."""


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


def test_the_words_of_a_seed_are_the_same_everywhere() -> None:
    assert [seeded(1).word(), seeded(2).word()] == SMALL
    rng = seeded(0x0123456789ABCDEF_FEDCBA9876543210)
    assert [rng.word() for _ in range(4)] == LARGE


def test_every_part_of_a_seed_counts() -> None:
    words = {seeded(seed).word() for seed in (0, *(1 << bit for bit in range(128)))}
    assert len(words) == 129


def test_a_source_is_written_and_cloned_where_it_stands() -> None:
    rng = seeded(9)
    rng.word()
    twin, read = rng.clone(), Rng(*rng.write())
    wanted = [rng.word() for _ in range(3)]
    assert [twin.word() for _ in range(3)] == wanted
    assert [read.word() for _ in range(3)] == wanted


def test_a_part_of_one_is_below_one() -> None:
    assert beginning(MASK).unit() == MASK / 2**32 < 1
    assert beginning(0).unit() == 0


def test_a_shuffled_pile_has_all_its_things_anywhere() -> None:
    first = [0] * 4
    for seed in range(400):
        pile = pile_of(4)
        seeded(seed).shuffle(pile)
        assert sorted(pile) == [0, 1, 2, 3]
        first[pile[0]] += 1
    assert min(first) > 70
    last = {tuple(shuffled(3, seed)) for seed in range(100)}
    assert len(last) == 6, "every order comes"


def shuffled(size: int, seed: int) -> list[int]:
    pile = pile_of(size)
    seeded(seed).shuffle(pile)
    return list(pile)
