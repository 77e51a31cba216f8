"""A table drawn in text: titled sections of rows, for the terminal and for plain pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from paradice.core.game import View
from paradice.games.words import Words


@dataclass
class Section:
    """A title and rows of cells; rows may be headed. ``hue`` is a colour for those who see it."""

    title: str
    rows: list[list[str]] = field(default_factory=list)
    head: list[str] = field(default_factory=list)
    hue: str = ""

    def plain(self, words: Words) -> list[str]:
        """Return the section as lines a screen reader can read: signs in words, cells headed."""
        lines = [self.title]
        colon = words("cell-headed", head="", cell="")
        for signs in self.rows:
            row = [in_words(cell, words) for cell in signs]
            if self.head:
                cells = [
                    f"{head}{colon}{cell}" if head else cell
                    for head, cell in zip(self.head, row, strict=True)
                    if cell
                ]
            else:
                cells = [cell for cell in row if cell]
            lines.append("  " + words("cell-next", first="", next="").join(cells))
        return lines


SIGNS: Final = {
    "○": "sign-free",
    "●": "sign-full",
    "▶": "sign-turn",
    "★": "sign-winner",
    "□": "sign-open",
    "■": "sign-locked",
}
"""Signs that cells may use, and their words."""


def in_words(cell: str, words: Words) -> str:
    for sign, key in SIGNS.items():
        cell = cell.replace(sign, words(key))
    return cell


def sketch(game: str, view: View, words: Words, names: Sequence[str]) -> list[Section]:
    """Return the table as *view* shows it, in the words of a language."""
    module: Any = import_module(f"paradice.games.{game}.face.text")
    sections: list[Section] = module.sketch(view, words, names)
    return sections


Telling = Callable[[View, Words, Sequence[str]], Section]


def sketch_dates(game: str) -> Telling | None:
    """Return how a game tells its index of dates, if it has one."""
    module: Any = import_module(f"paradice.games.{game}.face.text")
    found: Telling | None = getattr(module, "dates_of", None)
    return found
