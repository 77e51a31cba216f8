"""Players by name: the levels people choose, and the kinds researchers ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paradice.bots.baseline import Greedy, Random
from paradice.bots.player import Judge, Player
from paradice.bots.search import Search
from paradice.core.game import Game, Options

KINDS: Final = ("random", "greedy", "search")
LEVELS: Final = ("novice", "adept", "master")
BOTS: Final = (*KINDS, *LEVELS)

GREEDY_SAMPLES: Final = 16
NOVICE_SAMPLES: Final = 2
NOVICE_SLIPS: Final = 0.4
ADEPT: Final = (50, 50)
MASTER: Final = (800, 2_000)
"""Iterations, and the milliseconds after which they end in any case."""
SEARCH: Final = (1_000, 0)


class BadBot(ValueError):
    """An unknown player: what was asked for, and what is possible."""

    def __init__(self, asked: str) -> None:
        possible = f"{', '.join(BOTS)}, or a search with its budget: search:5000, search:200ms"
        super().__init__(f"bot: {asked!r} is not possible; choose {possible}")
        self.asked: Final = asked
        self.possible: Final = list(BOTS)


def read_budget(name: str) -> tuple[int, int] | None:
    """Read the iterations and milliseconds of a player that searches; others have none.

    A level may be held to its iterations alone, whatever the time: ``master:`` does that.
    """
    kind, colon, budget = name.partition(":")
    known = {"search": SEARCH, "adept": ADEPT, "master": MASTER}
    if kind not in known:
        if name not in BOTS:
            raise BadBot(name)
        return None
    if not colon:
        return known[kind]
    if not budget:
        return known[kind][0], 0
    number = budget.removesuffix("ms")
    if not number.isdecimal() or not 0 < int(number) < 10**9:
        raise BadBot(name)
    return (0, int(number)) if budget.endswith("ms") else (int(number), 0)


def check_bots(names: Sequence[str]) -> None:
    """Refuse the first name that is no player's."""
    for name in names:
        read_budget(name)


def find_bot(name: str, game: Game[Any], seats: int, options: Options) -> Player:
    """Return the player called *name* for a table of *game*."""
    budget = read_budget(name)
    judge = Judge(game.hints, game.sides(seats, options))
    if budget is not None:
        return Search(judge, *budget)
    if name == "random":
        return Random(judge)
    if name == "greedy":
        return Greedy(judge, GREEDY_SAMPLES)
    return Greedy(judge, NOVICE_SAMPLES, NOVICE_SLIPS)
