"""The agenda of a table: what is to be done, the next on top."""

from __future__ import annotations

import pytest

from paradice.core.table import Outcome, Table
from paradice.games import find_game

GAME = find_game("undead")


def agenda_of(*numbers: int) -> Table:
    """A table with steps that are known by a number, the last on top."""
    table: Table = GAME.start(2, {}, 1)
    table.plan([GAME.steps["ResolveSpaces"](number) for number in numbers])
    return table


def numbers_on(table: Table) -> list[int]:
    return [step.numbers()[0] for step in table.waiting()]


def test_what_is_pushed_last_is_next() -> None:
    table = agenda_of(1, 2)
    table.push(GAME.steps["ResolveSpaces"](3))
    assert table.top().numbers() == [3]
    table.pop()
    table.pop()
    assert numbers_on(table) == [1]
    table.push(GAME.steps["ResolveSpaces"](4))
    assert numbers_on(table) == [1, 4]


@pytest.mark.parametrize(
    ("many", "depth", "after"),
    [
        (1, 0, [5, 1, 2, 3, 4]),
        (2, 1, [1, 4, 5, 2, 3]),
        (3, 2, [1, 2, 3, 4, 5]),
        (0, 2, [1, 2, 3, 4, 5]),
    ],
)
def test_what_sinks_keeps_its_order(many: int, depth: int, after: list[int]) -> None:
    table = agenda_of(1, 2, 3, 4, 5)
    table.sink(many, depth)
    assert numbers_on(table) == after


def test_a_copy_has_an_agenda_of_its_own() -> None:
    table = agenda_of(1, 2, 3)
    table.pop()
    twin = table.clone()
    twin.push(GAME.steps["ResolveSpaces"](7))
    table.pop()
    assert (numbers_on(table), numbers_on(twin)) == ([1], [1, 2, 7])


def test_nothing_is_next_once_the_game_is_over() -> None:
    table = agenda_of(1, 2)
    table.end(Outcome("over", [], [0, 0]))
    assert (table.waiting(), table.deciders()) == ([], [])
    with pytest.raises(IndexError):
        table.top()
