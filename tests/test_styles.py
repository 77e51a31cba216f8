"""A game's styles concern its own pieces: nothing around its table has a class they dress."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[1] / "src" / "paradice"
AROUND = ("table", "hint", "imagined", "lesson", "story", "analysis")
"""The style sheets of what stands around a table, and the scripts that set its classes."""
PIECES = {"corner", "slot", "dw", "nd", "bd", "sp", "dim"}
"""Of games, named around the table too: cards turn there, boards are drawn small."""
BODY = re.compile(r"/\*.*?\*/|\{[^{}]*\}", re.DOTALL)
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
ALONE = re.compile(r"\.([a-zA-Z][\w-]*)(?:::?[\w-]+(?:\([^)]*\))?)*")
SET = re.compile(r"classList\.\w+\('([\w-]+)'")


def selectors(path: Path) -> list[str]:
    """Return the selectors of a style sheet, without what they say."""
    bare = BODY.sub(";", path.read_text("utf-8"))
    return [one.strip() for part in re.split(r"[;{}]", bare) for one in part.split(",")]


def around() -> set[str]:
    """Return the classes of what stands around a table."""
    static = WEB / "web" / "static"
    found: set[str] = set()
    for name in AROUND:
        for selector in selectors(static / f"{name}.css"):
            found.update(CLASS.findall(selector))
        if (static / f"{name}.js").exists():
            found.update(SET.findall((static / f"{name}.js").read_text("utf-8")))
    return found


@pytest.mark.parametrize("game", ["trekking", "riff", "citadel", "undead"])
def test_no_class_of_a_game_dresses_what_stands_around_its_table(game: str) -> None:
    sheet = WEB / "games" / game / "face" / "style.css"
    dressed = {found[1] for one in selectors(sheet) if (found := ALONE.fullmatch(one))}
    assert len(dressed) > 20
    assert sorted((dressed & around()) - PIECES - {"pd-table"}) == []
