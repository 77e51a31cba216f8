"""What a gang wishes to begin with: coins, notoriety, and bullets in their chambers.

Two bits count the coins, two the notoriety; above them each chamber, from 2 up, has a bit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.rng import Rng
from paradice.core.sets import count, pick
from paradice.games.undead.moves import ALL_CHAMBERS

WISHED_NOTORIETY: Final[i64] = 2
WISHED_CHAMBERS: Final[i64] = 2
"""So many bits above its place in a set of chambers."""


def coins_wished(wishes: i64) -> i64:
    return wishes & 3


def notoriety_wished(wishes: i64) -> i64:
    return (wishes >> WISHED_NOTORIETY) & 3


def chambers_wished(wishes: i64) -> i64:
    """Return the chambers that will be loaded, as a set."""
    return (wishes >> WISHED_CHAMBERS) & ALL_CHAMBERS


def wish_bullet(wishes: i64, chamber: i64) -> i64:
    """Return the wishes with a bullet in one more chamber."""
    return wishes | 1 << (chamber + WISHED_CHAMBERS)


def count_wishes(wishes: i64) -> i64:
    """Return how many resources are wished."""
    return coins_wished(wishes) + notoriety_wished(wishes) + count(chambers_wished(wishes))


def imagine_wishes(wishes: i64, rng: Rng) -> i64:
    """Return as many wishes as there are, each of any kind, bullets in any chambers."""
    imagined: i64 = 0
    left: i64 = count_wishes(wishes)
    while left > 0:
        kind: i64 = rng.below(3)
        if kind == 0:
            imagined += 1
        elif kind == 1:
            imagined += 1 << WISHED_NOTORIETY
        else:
            free: i64 = ALL_CHAMBERS & ~chambers_wished(imagined)
            imagined = wish_bullet(imagined, pick(free, rng.below(count(free))))
        left -= 1
    return imagined
