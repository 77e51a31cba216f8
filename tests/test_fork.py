"""Playing on from a moment: what a seat knew stays, the rest is imagined, the record proves it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.cli import main
from paradice.core.fork import NoFork, comes_from, fork
from paradice.core.match import Match, read_match
from paradice.core.record import BadRecord, Origin
from paradice.core.rng import seeded
from paradice.games import find_game
from tests.analysis.test_analyse import random_game
from tests.titles import TITLES


def begin(parent: Match, moves: int, seat: int, seed: int) -> Match:
    position, origin = fork(parent, moves, seat, seed)
    names = ["Mara", "Ada", "Otto", "Bea"][: parent.seats]
    return Match(
        parent.game, parent.seats, parent.options, seed, names, start=position, origin=origin
    )


@pytest.mark.parametrize("title", TITLES)
def test_whoever_sits_down_sees_what_that_seat_saw_and_the_game_goes_to_its_end(title: str) -> None:
    parent = random_game(title, 3, 4)
    for moves in range(0, len(parent.history), max(1, len(parent.history) // 7)):
        for seat in range(3):
            child = begin(parent, moves, seat, moves)
            seen = parent.game.view(parent.moment(moves), seat)
            assert parent.game.view(child.table, seat) == seen
            assert comes_from(child, parent)
    while deciders := child.table.deciders():
        child.play(deciders[0], child.table.moves(deciders[0])[-1])
    again = read_match(child.record(), find_game)
    assert again.record() == child.record()
    assert again.origin == child.origin
    assert comes_from(again, parent)


@pytest.mark.parametrize("title", TITLES)
def test_nothing_the_seat_could_not_know_reaches_the_new_game(title: str) -> None:
    """Two pasts that one seat cannot tell apart begin the same game."""
    parent = random_game(title, 2, 6)
    game = parent.game
    for moves in range(0, len(parent.history), max(1, len(parent.history) // 12)):
        table = parent.moment(moves)
        other = table.imagine(0, seeded(99))
        assert game.view(other, 0) == game.view(table, 0)
        assert game.write(table.imagine(0, seeded(5))) == game.write(other.imagine(0, seeded(5)))


def test_chance_after_the_moment_is_new() -> None:
    parent = random_game("riff", 2, 6)
    ends = set()
    for number in range(6):
        child = begin(parent, 5, 0, number)
        for _ in range(20):
            deciders = child.table.deciders()
            if deciders:
                child.play(deciders[0], child.table.moves(deciders[0])[0])
        ends.add(str(child.game.view(child.table, 0)))
    assert len(ends) > 1


def test_a_running_game_and_its_end_cannot_be_played_on_from() -> None:
    parent = random_game("trekking", 2, 3)
    with pytest.raises(NoFork, match="over"):
        fork(parent, len(parent.history), 0, 1)
    for moves, seat in ((-1, 0), (len(parent.history) + 1, 0), (0, 2), (0, -1)):
        with pytest.raises(NoFork, match="no such moment"):
            fork(parent, moves, seat, 1)
    parent.take_back(0, 2)
    with pytest.raises(NoFork, match="unfinished"):
        fork(parent, 0, 0, 1)


def test_a_record_names_the_moment_and_another_parent_is_found_out(tmp_path: Path) -> None:
    parent, other = random_game("undead", 2, 3), random_game("undead", 2, 4)
    child = begin(parent, 9, 1, 5)
    lines = child.record().split("\n")
    assert lines[8] == f"from: {child.origin}"
    assert str(child.origin).endswith(" after 9 moves, seat 1")
    assert not comes_from(child, other)
    assert not comes_from(parent, parent)
    files = {"child": child, "parent": parent, "other": other}
    for name, match in files.items():
        (tmp_path / name).write_text(match.record(), "utf-8")
    words = ["verify", str(tmp_path / "child"), "--from"]
    assert CliRunner().invoke(main, [*words, str(tmp_path / "parent")]).exit_code == 0
    answer = CliRunner().invoke(main, [*words, str(tmp_path / "other")])
    assert (answer.exit_code, answer.output.count("\n")) == (2, 1)
    child.play(child.table.deciders()[0], child.table.moves(child.table.deciders()[0])[0])
    played = child.record().split("\n")
    played[10] = "0: dance"
    with pytest.raises(BadRecord, match=r"line 11: .*dance"):
        read_match("\n".join(played), find_game)
    for wrong in ("from: me", "from: 12345678 after 9 moves, seat 2"):
        text = "\n".join([*lines[:8], wrong, *lines[9:]])
        with pytest.raises(BadRecord, match="line 9: expected the game that was played on from"):
            read_match(text, find_game)


def test_a_forged_moment_is_found_out() -> None:
    parent = random_game("trekking", 2, 3)
    child = begin(parent, 9, 1, 5)
    assert child.origin is not None
    moved = Match(child.game, 2, child.options, 5, start=parent.game.write(parent.moment(8)),
                  origin=child.origin)  # fmt: skip
    assert not comes_from(moved, parent)


def test_a_moment_the_parent_does_not_have_and_a_game_by_other_options_are_found_out() -> None:
    parent = random_game("trekking", 2, 3)
    position, origin = fork(parent, 9, 1, 5)
    end = parent.game.write(parent.table)
    ended = Origin(origin.position, len(parent.history), 1)
    assert not comes_from(Match(parent.game, 2, parent.options, 5, start=end, origin=ended), parent)
    chosen = {"first-itinerary": "chosen"}
    assert chosen != dict(parent.options)
    varied = Match(parent.game, 2, chosen, 5, start=position, origin=origin)
    assert not comes_from(varied, parent)
