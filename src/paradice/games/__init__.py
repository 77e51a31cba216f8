"""The games that are installed, by their ids: ours, and those of other packages."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from paradice.core.game import BadGame, Game

GROUP: Final = "paradice.games"
"""A package offers a game by an entry point of this group: ``sundial = "sundial.game:GAME"``."""
ORDER: Final = ("trekking", "riff", "citadel", "undead")
"""In this order games are shown; others follow by name."""


class NoSuchGame(ValueError):
    """A game that is not installed, or that cannot be opened."""


@cache
def entries() -> dict[str, EntryPoint]:
    """Return what is installed, by name."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    if not found:
        raise NoSuchGame("no game is installed; install paradice again: pip install -e .")
    first = [name for name in ORDER if name in found]
    return {name: found[name] for name in (*first, *sorted(found.keys() - set(ORDER)))}


def game_names() -> list[str]:
    """Return the ids of all games, without opening one."""
    return list(entries())


@cache
def find_game(name: str) -> Game[Any]:
    """Return the game called *name*."""
    if name not in entries():
        raise NoSuchGame(f"there is no game {name!r}; choose {', '.join(game_names())}")
    entry = entries()[name]
    try:
        game = entry.load()
    except (ImportError, AttributeError, BadGame) as error:
        raise NoSuchGame(f"the game {name!r} cannot be opened: {error}") from error
    if not isinstance(game, Game) or game.id != name:
        raise NoSuchGame(f"{entry.value} is not the Game whose id is {name!r}")
    return game


def package_of(name: str) -> str:
    """Return the package of a game, where its locale, pages and data lie."""
    return entries()[name].module.rpartition(".")[0]
