"""What bots keep while they weigh the moves of a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.hints import Memory


def test_the_same_numbers_are_known_until_others_come() -> None:
    memory = Memory()
    assert not memory.knows(vec[i64]([1, 2]))
    assert memory.knows(vec[i64]([1, 2]))
    assert not memory.knows(vec[i64]([1, 3]))
    assert memory.knows(vec[i64]([1, 3]))
    assert not memory.knows(vec[i64]([2, 3]))
    assert not memory.knows(vec[i64]([1]))
    assert not memory.knows(vec[i64]([1, 3]))
