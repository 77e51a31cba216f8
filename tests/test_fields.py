"""The fields of positions: declared once, written out, read and written by methods that check."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tools import fields as tool

from paradice.core.position import read_field
from paradice.games import find_game
from tests.titles import TITLES

DECLARED = {
    game: tomllib.loads((tool.GAMES / game / "fields.toml").read_text("utf-8"))["fields"]
    for game in TITLES
}
ROWS = [
    (game, name) for game in TITLES for name, field in DECLARED[game].items() if tool.is_row(field)
]


def methods(table: Any, name: str, field: dict[str, Any]) -> tuple[Callable[..., int], Any]:
    return getattr(table, tool.reader_of(name, field)), getattr(table, f"set_{name}")


@pytest.mark.parametrize("game", TITLES)
def test_fields_are_what_is_declared(game: str) -> None:
    path: Path = tool.GAMES / game / "fields.toml"
    assert path.with_suffix(".py").read_text("utf-8") == tool.written(path)


@pytest.mark.parametrize("game", TITLES)
def test_a_position_has_its_fields_and_nothing_else(game: str) -> None:
    table = find_game(game).start(2, {}, 1)
    names = {read_field(field)[0] for field in find_game(game).fields}
    slots = {slot for kind in type(table).__mro__ for slot in getattr(kind, "__slots__", ())}
    common = {"agenda", "depth", "events", "result", "rng", "seats", "unveiled"}
    assert slots == names | common | {"box"}
    assert not hasattr(table, "__dict__")


@pytest.mark.parametrize(("game", "name"), ROWS)
def test_what_is_written_is_read_and_no_neighbour_changes(game: str, name: str) -> None:
    field = DECLARED[game][name]
    table = find_game(game).start(2, {}, 1)
    read, write = methods(table, name, field)
    least = 0 if field.get("sets") else -1
    most = 2 ** field.get("bits", 5) - (1 if field.get("sets") else 2)
    places = list(product(*(range(size) for size in tool.listed(field["size"]))))
    chance = random.Random(name)
    expected = {}
    for place in places:
        expected[place] = chance.choice([least, most, chance.randint(least, most)])
        write(*place, expected[place])
    for place in chance.sample(places, len(places)):
        expected[place] = chance.randint(least, most)
        write(*place, expected[place])
        assert {each: read(*each) for each in places} == expected
    if field.get("counts"):
        for place in places:
            write(*place, 3)
            getattr(table, f"add_{name}")(*place, 4)
            getattr(table, f"add_{name}")(*place, -2)
            expected[place] = 5
        assert {each: read(*each) for each in places} == expected


@pytest.mark.parametrize(("game", "name"), ROWS)
def test_what_does_not_fit_is_a_fault_at_once(game: str, name: str) -> None:
    field = DECLARED[game][name]
    table = find_game(game).start(2, {}, 1)
    _, write = methods(table, name, field)
    first = [0] * len(tool.listed(field["each"]))
    beyond = 2 ** field.get("bits", 5) - (0 if field.get("sets") else 1)
    for bad in (beyond, -2):
        with pytest.raises(AssertionError, match=name):
            write(*first, bad)
    for size in tool.listed(field["size"])[:1]:
        with pytest.raises(AssertionError, match=name):
            write(size, *first[1:], 0)
    if field.get("counts"):
        write(*first, 1)
        with pytest.raises(AssertionError, match=name):
            getattr(table, f"add_{name}")(*first, -2)
