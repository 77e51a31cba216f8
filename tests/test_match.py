"""One game in progress: attempts, undo and redo, the record, the story."""

from __future__ import annotations

import pytest

from paradice.core.game import Game
from paradice.core.match import (
    ASK,
    FREE,
    NEVER,
    Entry,
    Illegal,
    Match,
    NoSuchMove,
    new_match,
    read_match,
)
from paradice.core.outline import UNDO, outline_of
from paradice.core.rng import seeded
from paradice.games import find_game
from paradice.games.riff.game import GAME as RIFF
from tests.games.riff import crew, roll, spot
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


# What belongs together, what can be undone, and what it would cost


def turn(*characters: str, dice: tuple[str, ...] = ("move", "move", "interact")) -> Match:
    """A game of Riff that begins with the dice of the first character as they lie."""
    table = crew(*characters)
    roll(table, *dice)
    return Match(RIFF, len(characters), {}, 1, start=RIFF.write(table))


def act(match: Match, *lines: str, by_attempt: bool = False) -> Match:
    for line in lines:
        seat, _, text = line.partition(": ")
        move = match.find(text)
        match.check(int(seat), move)
        if by_attempt:
            match.accept(match.attempt(int(seat), move))
        else:
            match.play(int(seat), move)
        assert match.table.events is None, "nobody listens between moves"
    return match


@pytest.mark.parametrize("by_attempt", [False, True])
def test_a_move_that_asks_for_more_begins_an_act_and_what_was_asked_belongs_to_it(
    by_attempt: bool,
) -> None:
    match = turn("bill", "joanna", dice=("reroll", "move", "move"))
    act(match, "0: reroll 0", by_attempt=by_attempt)
    act(match, "0: move 1", "0: move 2", by_attempt=by_attempt)
    assert [played.start for played in match.history] == [0, 1, 1]
    assert [played.depth for played in match.history] == [2, 2, 3]
    assert match.history[1].mark == match.history[2].mark == int(match.table.mark())
    assert repr(match.history[2].step) == "SecondSpace"
    assert not match.is_unfinished(0)


def test_another_question_in_the_place_of_the_first_belongs_to_the_same_act() -> None:
    match, rng, found = new_match(find_game("undead"), 3, {}, 5), seeded(1), 0
    for _ in range(150):
        table = match.table
        seat, step, depth, mark = table.deciders()[0], table.top(), table.depth, table.mark()
        legal = table.moves(seat)
        begins = match.start_of(seat) == len(match.history)
        match.play(seat, legal[rng.below(len(legal))])
        same = (seat in table.deciders(), table.depth, table.mark()) == (True, depth, mark)
        if begins and same and type(table.top()) is not type(step):
            assert match.is_unfinished(seat)
            found += 1
    assert found > 3


def test_the_same_question_again_begins_another_act() -> None:
    match = act(turn("joanna", "bill"), "0: move 1", "0: move 2")
    assert [played.start for played in match.history] == [0, 1]


def test_what_is_asked_after_something_was_revealed_begins_another_act() -> None:
    table = crew("joanna")
    table.set_level(spot("new-york"), 7)
    roll(table, "move", "move", "move")
    table.deck = 1 << 35
    match = Match(RIFF, 1, {}, 1, start=RIFF.write(table))
    act(match, "0: end", "0: choose 0")
    assert match.history[1].depth > match.history[0].depth
    assert [played.start for played in match.history] == [0, 1]


def test_who_waits_for_others_has_no_act_to_finish() -> None:
    match = act(new_match(RIFF, 3, {}, 4), "1: objective 0", "0: objective 1")
    assert not match.is_unfinished(0)
    assert not match.is_unfinished(1)
    assert [played.start for played in match.history] == [0, 1]
    assert not new_match(RIFF, 3, {}, 4).is_unfinished(0)


def test_a_move_that_cannot_simply_be_undone_says_why() -> None:
    match = turn("joanna", "bill")
    assert match.stake_of(0, match.find("move 1")) == ""
    assert match.stake_of(0, match.find("booth")) == "reveals"
    assert match.stake_of(0, match.find("end")) == "reveals"
    choosing = new_match(RIFF, 3, {}, 4)
    assert choosing.stake_of(0, choosing.find("objective 0")) == "passes"
    assert not match.history
    assert match.attempt(0, match.find("move 1")).table.events is None


def test_the_latest_move_is_free_to_undo_unless_something_was_revealed_by_it() -> None:
    match = turn("joanna", "bill")
    assert match.undo_of([0, 1]) == (NEVER, 0)
    act(match, "0: move 1")
    assert match.undo_of([0]) == (FREE, 1)
    assert match.undo_of([1, 0]) == (FREE, 1)
    assert match.undo_of([1]) == (NEVER, 0)
    act(match, "0: move 2", "0: reroll 2")
    assert match.undo_of([0]) == (ASK, 1)


def test_an_earlier_move_is_undone_with_all_after_it_and_the_others_are_asked() -> None:
    match = act(new_match(RIFF, 4, {}, 4), "2: objective 0", "0: objective 1", "1: objective 0")
    assert match.undo_of([1]) == (FREE, 1)
    assert match.undo_of([0]) == (ASK, 2)
    assert match.undo_of([2]) == (ASK, 3)
    assert match.undo_of([3]) == (NEVER, 0)


@pytest.mark.parametrize("by_attempt", [False, True])
def test_what_was_taken_back_is_gone_once_something_else_is_played(by_attempt: bool) -> None:
    match = act(turn("joanna", "bill"), "0: move 1")
    assert match.fresh == 0
    act(match, "0: move 2")
    match.take_back(0, 1)
    assert (match.fresh, len(match.undone)) == (1, 1)
    act(match, "0: move 10", by_attempt=by_attempt)
    assert not match.undone


# The story, and coming back to it


def told(match: Match) -> list[tuple[int, list[str], str]]:
    return [(entry.seat, [repr(e) for e in entry.events], entry.note) for entry in match.story]


def test_one_note_stands_for_all_that_was_taken_back_in_one_place() -> None:
    match = act(turn("joanna", "bill"), "0: move 1", "0: move 2")
    match.take_back(1, 1)
    act(match, "0: move 10")
    match.take_back(0, 1)
    assert [(seat, note) for seat, _, note in told(match)] == [(0, ""), (0, UNDO)]
    assert told(match)[0][1] == ["0: travels to=0 start=0"]
    match.take_back(1, 1)
    assert told(match) == [(1, [], UNDO)]
    match.redo()
    assert [(seat, note) for seat, _, note in told(match)] == [(0, ""), (0, UNDO)]


def test_the_note_that_stands_after_a_redo_is_of_whoever_took_back_what_is_left() -> None:
    match = act(turn("joanna", "bill"), "0: move 1", "0: move 2", "0: end")
    for seat in (0, 1, 0):
        match.take_back(seat, 1)
    match.redo()
    assert told(match)[-1] == (1, [], UNDO)
    match.redo()
    assert told(match)[-1] == (0, [], UNDO)


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("seed", range(6))
def test_a_list_of_lines_leads_to_where_they_were_played(name: str, seed: int) -> None:
    """Moves, undo and redo by lot, played one by one and then replayed at once."""
    match, again = (new_match(find_game(name), 2, {}, 5, ["Ada", "Ben"]) for _ in range(2))
    rng = seeded(seed)
    lines: list[tuple[int, str]] = []
    for _ in range(30):
        dice, by = rng.below(5), int(rng.below(2))
        if dice == 0 and match.history:
            count = 1 + int(rng.below(min(4, len(match.history))))
            match.take_back(by, count)
            lines.append((by, f"undo {count}"))
        elif dice == 1 and match.undone:
            lines.append((by, f"redo {len(match.undone[-1].moves)}"))
            match.redo()
        elif match.table.deciders():
            seat = match.table.deciders()[0]
            legal = match.table.moves(seat)
            lines.append((seat, match.play(seat, legal[rng.below(len(legal))]).move.text))
    for by in (0, 1, 0):
        match.take_back(by, 1)
        lines.append((by, "undo 1"))
    match.redo()
    lines.append((1, "redo 1"))
    outline = outline_of(lines)
    assert outline.moves == [(played.seat, played.move.text) for played in match.history]
    steps = sum(1 for _ in again.replay(outline))
    assert steps == len(match.story) == len(outline.story)
    assert told(again) == told(match)
    assert again.record() == match.record()
    assert again.fresh == match.fresh
    undone, wanted = ([(u.seat, u.moves) for u in m.undone] for m in (again, match))
    assert undone == wanted


@pytest.mark.parametrize("name", TITLES)
def test_a_match_that_has_rested_tells_the_same_and_goes_on_alike(name: str) -> None:
    match, other = played(name, 20), played(name, 20)
    match.story.insert(0, Entry(-1, [], "fork"))
    other.story.insert(0, Entry(-1, [], "fork"))
    for count in (3, 1, 2):
        match.take_back(1, count)
        other.take_back(1, count)
        other.rest()
        other.rest()
        assert not other.past.story
        match.redo()
        other.redo()
        assert told(other) == told(match)
        match.take_back(0, 1)
        other.take_back(0, 1)
        other.rest()
        table = other.table
        assert told(other) == told(match)
        assert other.table is table
        other.rest()
        assert other.undo_of([0]) == match.undo_of([0])
        assert other.undo_of([1]) == match.undo_of([1])
        assert [played.start for played in other.history] == [p.start for p in match.history]
        seat = match.table.deciders()[0]
        move = match.table.moves(seat)[0]
        match.accept(match.attempt(seat, move))
        attempt = other.attempt(seat, move)
        other.rest()
        other.accept(attempt)
        assert other.record() == match.record()
        assert told(other) == told(match)


def test_a_match_whose_past_cannot_be_played_again_keeps_its_table_and_rests_on() -> None:
    match = played("riff", 20)
    table, story = match.table, told(match)
    match.rest()
    lines, match.resting = match.resting, [*match.resting[:9], "0::no such move"]
    with pytest.raises(NoSuchMove):
        assert match.history
    assert match.table is table
    match.resting = lines
    assert told(match) == story


def test_where_nobody_listens_a_match_that_rests_keeps_its_moves() -> None:
    match = played("riff", 20, tell=False)
    match.rest()
    assert match.record() == played("riff", 20).record()


def test_where_nothing_was_taken_back_nothing_is_fresh() -> None:
    match = new_match(RIFF, 2, {}, 5)
    match.fresh = 7
    assert list(match.replay(outline_of([(0, "objective 0")]))) == [None]
    assert match.fresh == 0


def test_a_hint_belongs_to_the_next_move_of_its_seat_if_there_is_one() -> None:
    lines = ["2: objective 0", "0: objective 1", "1: objective 0"]
    match = act(new_match(RIFF, 4, {}, 4), *lines)
    assert match.hinted_moves() == []
    match.hinted.update([(0, 2), (0, 1), (1, 2), (2, 0), (3, 3)])
    assert match.hinted_moves() == [1, 3]
    match.hinted.add((0, 0))
    assert match.hinted_moves() == [1, 2, 3]


def test_a_seed_of_the_operating_system_has_128_bits() -> None:
    seeds = [new_match(RIFF, 2, {}).seed for _ in range(60)]
    assert all(0 <= seed < 1 << 128 for seed in seeds)
    assert max(seeds) >= 1 << 120
