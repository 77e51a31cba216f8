"""How often a team wins at each level, as it was measured: data, with where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from paradice.games import game_names
from paradice.games.resources import folder_of

FILE: Final = "chances.toml"
EVEN: Final = 50


@dataclass(frozen=True)
class Level:
    """A choice of options, and how many of a hundred games were won with so many seats."""

    options: Mapping[str, str]
    won: Mapping[int, int]


@dataclass(frozen=True)
class Chances:
    """All levels of a game, each figure of so many ``games``, give or take ``doubt`` points."""

    levels: tuple[Level, ...]
    games: int
    doubt: int
    command: str

    def nearest(self, seats: int, aim: int) -> tuple[Mapping[str, str], int] | None:
        """Return the options whose chance comes nearest, and that chance; None if not measured."""
        known = [level for level in self.levels if seats in level.won]
        if not known:
            return None
        best = min(known, key=lambda level: abs(level.won[seats] - aim))
        return best.options, best.won[seats]


@cache
def find_chances(game: str) -> Chances | None:
    """Return what was measured of a game, if anything was."""
    if game not in game_names():
        return None
    file = folder_of(game).joinpath("locale", FILE)
    if not file.is_file():
        return None
    data = tomllib.loads(file.read_text("utf-8"))
    levels = [
        Level(dict(row["options"]), {int(seats): int(won) for seats, won in row["won"].items()})
        for row in data["level"]
    ]
    told = data["measured"]
    return Chances(tuple(levels), int(told["games"]), int(told["doubt"]), str(told["command"]))
