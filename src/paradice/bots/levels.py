"""The players by name: the levels people choose, and the kinds researchers ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paradice.bots.plain import Greedy, Random
from paradice.bots.player import Judge, Player
from paradice.core.game import Game, Options

KINDS: Final = ("random", "greedy")
LEVELS: Final = ("novice",)
BOTS: Final = (*KINDS, *LEVELS)

GREEDY_SAMPLES: Final = 16
NOVICE_SAMPLES: Final = 2
NOVICE_SLIPS: Final = 0.2


class BadBot(ValueError):
    """A player nobody knows: what was asked, and what would be possible."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"bot: {asked!r} is not possible; choose {', '.join(BOTS)}")
        self.asked: Final = asked
        self.possible: Final = list(BOTS)


def check_bots(names: Sequence[str]) -> None:
    """Refuse the first name that is no player's."""
    for name in names:
        if name not in BOTS:
            raise BadBot(name)


def find_bot(name: str, game: Game[Any], seats: int, options: Options) -> Player:
    """Return the player called *name* for a table of *game*."""
    check_bots([name])
    judge = Judge(game.hints, game.sides(seats, options))
    if name == "random":
        return Random(judge)
    if name == "greedy":
        return Greedy(judge, GREEDY_SAMPLES)
    return Greedy(judge, NOVICE_SAMPLES, NOVICE_SLIPS)
