"""One game in progress: attempts, undo and redo, the record, the story."""

from __future__ import annotations

import pytest

from paradice.core.game import Game
from paradice.core.match import UNDO, Illegal, Match, NoSuchMove, new_match, outline_of, read_match
from paradice.core.rng import seeded
from paradice.games import find_game
from tests.titles import TITLES


def played(name: str, moves: int, tell: bool = True) -> Match:
    """A game of two after so many moves drawn by lot."""
    match = new_match(find_game(name), 2, {}, 5, ["Ada", "Ben"], tell)
    rng = seeded(9)
    for _ in range(moves):
        seat = match.table.deciders()[0]
        legal = match.table.moves(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("name", TITLES)
def test_an_attempt_changes_nothing_until_it_is_accepted(name: str) -> None:
    match = played(name, 12)
    before = match.record()
    seat = match.table.deciders()[0]
    attempt = match.attempt(seat, match.table.moves(seat)[0])
    assert match.record() == before
    match.accept(attempt)
    assert len(match.history) == 13
    twin = played(name, 12)
    twin.play(seat, attempt.move)
    assert match.record() == twin.record()
    assert [repr(event) for event in match.story[-1].events] == [
        repr(event) for event in twin.story[-1].events
    ]


@pytest.mark.parametrize("name", TITLES)
def test_what_was_taken_back_and_redone_is_as_if_it_had_stood(name: str) -> None:
    match = played(name, 15)
    before, told = match.record(), [repr(event) for event in match.events(15)]
    match.take_back(0, 4)
    assert match.story[-1].note == UNDO
    assert match.record() == played(name, 11).record()
    match.take_back(1, 2)
    assert [entry.note for entry in match.story].count(UNDO) == 1
    match.redo()
    assert match.story[-1].note == UNDO
    assert [repr(event) for event in match.redo()] == told[len(match.events(11)) :]
    assert match.record() == before
    assert not any(entry.note for entry in match.story)


def test_a_record_read_again_has_the_table_it_reached() -> None:
    match = played("undead", 40)
    again = read_match(match.record(), find_game)
    assert again.game.write(again.table) == match.game.write(match.table)
    assert again.record() == match.record()


def test_a_record_is_written_without_dealing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("trekking", 10)
    monkeypatch.setattr(Game, "start", None)
    assert match.record().count("\n0: ") + match.record().count("\n1: ") == 10


def test_where_nobody_listens_no_story_is_kept_and_the_record_is_the_same() -> None:
    quiet = played("riff", 20, tell=False)
    assert quiet.story == quiet.events(20) == []
    assert quiet.record() == played("riff", 20).record()
    quiet.take_back(0, 3)
    assert quiet.story == []
    quiet.redo()
    assert quiet.record() == played("riff", 20).record()


def test_a_move_that_is_none_and_one_that_is_forbidden_are_told_apart() -> None:
    match = played("trekking", 0)
    with pytest.raises(NoSuchMove, match="no move 'fly 3'"):
        match.find("fly 3")
    seat = match.table.deciders()[0]
    with pytest.raises(Illegal) as caught:
        match.check(1 - seat, match.table.moves(seat)[0])
    assert caught.value.rule.key == "not-your-decision"


def test_lines_with_undo_and_redo_lead_to_what_stands() -> None:
    lines = [(0, "a"), (1, "b"), (0, "c"), (1, "undo 2"), (1, "redo 2"), (0, "undo 1"), (0, "d")]
    outline = outline_of(lines)
    assert outline.moves == [(0, "a"), (1, "b"), (0, "d")]
    assert outline.fresh == 2
    assert not outline.undone
