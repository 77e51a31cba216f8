"""What lies in the package of a game beside its code: data, words, drawings."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from paradice.core.facts import Facts
from paradice.games import package_of


def folder_of(game: str) -> Traversable:
    """Return the folder of a game."""
    return files(package_of(game))


def open_facts(game: str, name: str) -> Facts:
    """Read a data file of a game."""
    return Facts(name, folder_of(game).joinpath("data", name).read_text("utf-8"))
