"""What stands on riff cards, as phrases: the data rows read aloud."""

from __future__ import annotations

from typing import Any

from paradice.core.game import Phrase
from paradice.games.riff.cards import SECTIONS, read_facts


def riff_row(card: int) -> dict[str, Any]:
    return read_facts()[3].kinds["riff"][card]


def sections_of(card: int) -> list[tuple[str, Phrase]]:
    """Return each section of a riff card with all that it says."""
    row = riff_row(card)
    return [(name, effects(row[name])) for name in SECTIONS if name in row]


def effects(rows: list[list[Any]]) -> Phrase:
    """Return one effect, or one after another."""
    said = [effect(words) for words in rows]
    while len(said) > 1:
        said[:2] = [Phrase("effect-then", {"first": said[0], "second": said[1]})]
    return said[0]


def effect(words: list[Any]) -> Phrase:
    """Return ``["raise", "kassel", 1]`` as a phrase."""
    verb, *rest = words
    key = f"effect-{verb}"
    if verb == "either":
        return Phrase(key, {"first": effects(rest[0]), "second": effects(rest[1])})
    if verb in ("raise", "lower"):
        return Phrase(key, {"of": Phrase(f"of-{rest[0]}"), "times": rest[1]})
    if verb in ("move-me", "move-all"):
        return Phrase(key, {"to": Phrase(f"to-{rest[0]}")})
    if verb in ("raise-numbered", "lower-for-fixed"):
        return Phrase(key, {"positions": ", ".join(str(position) for position in rest)})
    return Phrase(key, {"count": rest[0]} if rest else {})


def side_of(card: int, section: int, index: int, which: int) -> Phrase:
    """Return one side of a choice."""
    words = riff_row(card)[SECTIONS[section]][index]
    return effects(words[1 + which])
