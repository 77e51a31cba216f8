"""The shelf: every game of the parlour, by its id."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from paradice.core.game import Game

TITLES: Final = ("trekking", "riff", "citadel", "undead")


class NoSuchGame(ValueError):
    """A game that is not on the shelf."""


@cache
def find_game(name: str) -> Game[Any]:
    """Return the game called *name*."""
    if name not in TITLES:
        raise NoSuchGame(f"there is no game {name!r}; choose {', '.join(TITLES)}")
    game: Game[Any] = import_module(f"paradice.games.{name}.game").GAME
    return game
