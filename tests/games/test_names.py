"""What must be tested by name: rulings, cards, characters, buildings and refusals."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from paradice.games import find_game
from paradice.games.citadel.cards import read_box as read_citadel
from paradice.games.riff.cards import read_facts as read_riff
from paradice.games.undead.cards import read_box as read_undead
from tests.titles import TITLES

HERE = Path(__file__).parent
RULINGS = 81
"""The rulings of The Quick and the Undead are numbered R1 to R81 in the names of tests."""


def names_of(game: str) -> list[str]:
    """Return the names of all tests of a game."""
    return [
        node.name
        for file in sorted(HERE.glob(f"test_{game}_*.py"))
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def numbers_in(names: list[str], pattern: str) -> set[int]:
    return {int(found) for name in names for found in re.findall(pattern, name)}


def test_every_ruling_of_undead_has_a_test_named_after_it() -> None:
    named = numbers_in(names_of("undead"), r"_r(\d+)(?=_)")
    assert named == set(range(1, RULINGS + 1))


def test_every_building_of_undead_has_a_test_named_after_it() -> None:
    heads = [re.match(r"test((?:_\d+)*)_", name) for name in names_of("undead")]
    named = numbers_in([head[1] for head in heads if head is not None], r"\d+")
    assert named == set(range(1, len(read_undead().buildings) + 1))


def test_every_card_and_every_character_of_the_citadel_has_a_test_named_after_it() -> None:
    names = " ".join(names_of("citadel"))
    box = read_citadel()
    wanted = [card.name for card in box.cards] + [person.name for person in box.characters]
    assert len(wanted) == 30 + 5
    assert [name for name in wanted if name.replace("-", "_") not in names] == []


def test_every_riff_card_the_rulebook_explains_has_a_test_named_after_it() -> None:
    riffs = read_riff()[3]
    numbers = {row["id"]: row["number"] for row in riffs.kinds["riff"]}
    printed = {
        numbers[fact.row]
        for fact in riffs.sources
        if fact.field == "number" and fact.provenance == "printed"
    }
    assert len(printed) == 6
    assert printed <= numbers_in(names_of("riff"), r"test_card_(\d+)_")


def asserted_in(file: Path) -> set[str]:
    """Return the names and texts that the assertions of a file speak of: no comment counts."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Assert | ast.Call | ast.Assign | ast.AnnAssign | ast.Return):
            for part in ast.walk(node):
                if isinstance(part, ast.Name):
                    found.add(part.id)
                elif isinstance(part, ast.Attribute):
                    found.add(part.attr)
                elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.update(re.findall(r"[a-z-]+", part.value))
    return found


@pytest.mark.parametrize("game", TITLES)
def test_every_rule_refuses_something_in_a_test(game: str) -> None:
    named = set().union(*(asserted_in(file) for file in sorted(HERE.glob(f"test_{game}_*.py"))))
    keys = [rule.key for rule in find_game(game).rules]
    assert [key for key in keys if not {key, key.upper().replace("-", "_")} & named] == []
