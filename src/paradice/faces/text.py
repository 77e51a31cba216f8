"""A table as text: titled sections of rows, for the terminal and for plain pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

from paradice.core.game import BadGame, open_name
from paradice.core.schema import Head
from paradice.games import find_game
from paradice.i18n.words import Words


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


ViewText: TypeAlias = Callable[[Any, Words, Sequence[str]], list[Section]]
"""Returns a view in titled sections, in words and with the names of the players."""
DatesText: TypeAlias = Callable[[Any, Words, Sequence[str]], Section]


def sections_of(game: str, view: Head, words: Words, names: Sequence[str]) -> list[Section]:
    """Return the table as *view* shows it, in the words of a language."""
    return find_text(game)(view, words, names)


@cache
def find_text(game: str) -> ViewText:
    """Return how a game shows a view in text; by itself, all that a view holds is listed."""
    name = find_game(game).text
    if not name:
        return list_view
    found: ViewText = open_name(name, object)  # type: ignore[assignment]
    if not callable(found):
        raise BadGame(f"{name!r} is no function")
    return found


def find_dates_text(game: str) -> DatesText | None:
    """Return how a game shows its index of dates in text, if it has one."""
    name = find_game(game).text
    if not name:
        return None
    found: DatesText | None = getattr(import_module(name.partition(":")[0]), "dates_of", None)
    return found


HEAD: Final = ("game", "seat", "deciders", "asked", "result")
"""What every view begins and ends with; the prompt says most of it."""


def list_view(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[Section]:
    """Return all that a view holds: a table for each list of records, and one for the rest."""
    rest = Section(named("table", words))
    sections = [rest]
    for key, value in view.items():
        if key in HEAD:
            continue
        if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            sections.append(list_rows(key, value, words, names))
        else:
            rest.rows.append([named(key, words), cell_of(value, words)])
    result = view.get("result")
    if result is not None:
        scores = [[names[seat], str(score)] for seat, score in enumerate(result["scores"])]
        for seat in result["winners"]:
            scores[seat][0] += " ★"
        sections.append(Section(words(f"reason-{result['reason']}"), scores))
    return [section for section in sections if section.rows]


def list_rows(
    key: str, rows: Sequence[dict[str, Any]], words: Words, names: Sequence[str]
) -> Section:
    """Return records of one kind, a line for each; those of players begin with their names."""
    columns = list(dict.fromkeys(column for row in rows for column in row))
    heads = names if key == "players" else [str(number) for number in range(1, len(rows) + 1)]
    return Section(
        named(key, words),
        [
            [head, *(cell_of(row.get(column, ""), words) for column in columns)]
            for head, row in zip(heads, rows, strict=True)
        ],
        ["", *(named(column, words) for column in columns)],
    )


def named(key: str, words: Words) -> str:
    """Return the name of a part of a view: ``view-KEY``, or the key itself."""
    return words(f"view-{key}") if words.has(f"view-{key}") else key.replace("_", " ")


def cell_of(value: Any, words: Words) -> str:
    """Return one value in words; a text that is a message key is translated."""
    if value is None or value is False:
        return "–"
    if value is True:
        return "●"
    if isinstance(value, str):
        return words(value) if value and words.has(value) else value
    if isinstance(value, list):
        return ", ".join(cell_of(part, words) for part in value)
    if isinstance(value, dict):
        return ", ".join(
            f"{named(key, words)} {cell_of(part, words)}" for key, part in value.items()
        )
    return str(value)
