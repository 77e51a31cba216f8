"""A cut, edited or foreign record gets one clear sentence: the line, and what is wrong."""

from __future__ import annotations

import json

import pytest

from paradice.core.match import Match, new_match, play_record, read_match
from paradice.core.record import LONGEST, BadRecord, Record, is_number, read_record
from paradice.games import find_game
from tests.write_golden import record_file

TEXT = record_file("trekking", "one-winner").read_text("utf-8")
LINES = TEXT.split("\n")


def fault(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_match(text, find_game)
    return caught.value


def changed(line: int, text: str) -> str:
    """The record with one line (counted from 1) written anew."""
    lines = list(LINES)
    lines[line - 1] = text
    return "\n".join(lines)


@pytest.mark.parametrize(
    "kept", [0, 1, 3, 7, 8, 20, len(LINES) - 4, len(LINES) - 3, len(LINES) - 2]
)
def test_a_cut_file_is_refused_where_it_ends(kept: int) -> None:
    error = fault("\n".join(LINES[:kept]))
    assert error.line == kept + 1
    assert "the file ends here" in error.fault or kept == 0


def test_a_foreign_file_is_told_what_a_record_begins_with() -> None:
    error = fault('[Event "F/S Return Match"]\n1. e4 e5')
    assert error.line == 1
    assert "paradice record 1" in error.fault


def test_an_unknown_game_is_answered_with_those_on_the_shelf() -> None:
    error = fault(changed(2, "game: chess"))
    assert error.line == 2
    assert "trekking" in error.fault


def test_another_version_of_the_rules_is_refused() -> None:
    assert "this house plays rules" in fault(changed(3, "rules: 99")).fault


def test_an_impossible_number_of_seats_is_answered_with_what_is_possible() -> None:
    assert "choose 1, 2, 3, 4" in fault(changed(4, "seats: 9")).fault
    assert "whole number" in fault(changed(4, "seats: many")).fault


def test_an_unknown_option_is_answered_with_those_there_are() -> None:
    assert "first-itinerary" in fault(changed(6, "options: moon=full")).fault


def test_a_seed_out_of_range_is_refused() -> None:
    assert "out of range" in fault(changed(7, f"seed: {1 << 130:x}")).fault
    assert "out of range" in fault(changed(7, f"seed: {1 << 128:x}")).fault
    assert "out of range" not in fault(changed(7, f"seed: {(1 << 128) - 1:x}")).fault


def test_an_illegal_move_is_refused_with_its_rule_and_line() -> None:
    error = fault(changed(9, f"{LINES[8][0]}: visit"))
    assert error.line == 9
    assert "ancestor-opens-no-trek" in error.fault


def test_a_move_of_another_seat_is_refused() -> None:
    other = (int(LINES[8][0]) + 1) % 4
    assert "not-your-decision" in fault(changed(9, f"{other}: take 0")).fault


def test_a_move_the_game_does_not_have_is_refused() -> None:
    assert "no move 'castle'" in fault(changed(9, "0: castle")).fault
    assert "such as '0: take 3'" in fault(changed(9, "castle")).fault


@pytest.mark.parametrize("seat", ["²", "٣", "x", "", "-1", "100", "1_0"])
def test_a_seat_that_is_no_number_is_answered_with_a_sentence(seat: str) -> None:
    assert "such as '0: take 3'" in fault(changed(9, f"{seat}: take 0")).fault


def test_a_seat_of_two_digits_is_read_and_refused() -> None:
    assert "seat 10 may not play 'take 0' here (not-your-decision)" in (
        fault(changed(9, "10: take 0")).fault
    )


def test_an_edited_move_that_is_legal_is_found_by_the_position() -> None:
    seat, _, move = LINES[8].partition(": ")
    other = "take 1" if move != "take 1" else "take 2"
    assert fault(changed(9, f"{seat}: {other}")).line > 9


def test_an_edited_outcome_is_refused() -> None:
    line = next(n for n, text in enumerate(LINES, 1) if text.startswith("outcome"))
    assert "but the moves lead to" in fault(changed(line, "outcome: third-day; winners 0")).fault


def test_an_edited_seed_is_found() -> None:
    fault(changed(7, f"seed: {7:032x}"))


def test_nothing_may_follow_the_position() -> None:
    assert "nothing is expected" in fault(TEXT + "0: take 3\n").fault


def test_windows_line_ends_are_read() -> None:
    assert read_match(TEXT.replace("\n", "\r\n"), find_game).history


def test_an_unfinished_game_is_a_record_too() -> None:
    record = read_record(TEXT, find_game)
    record.moves = record.moves[:10]
    text = play_record(find_game("trekking"), record).record()
    assert "outcome: unfinished" in text
    assert read_record(text, find_game).moves == record.moves
    assert read_match(text, find_game).record() == text


def test_a_replay_can_stop_anywhere() -> None:
    match = read_match(TEXT, find_game)
    assert match.moment(0).deciders()
    assert match.moment(len(match.history)).deciders() == []


def test_names_cannot_break_the_line() -> None:
    game = find_game("trekking")
    record = Record("trekking", game.version, 2, game.complete(2, {}), 5, ["A,\nB: x", "Zoë"])
    assert list(read_record(play_record(game, record).record(), find_game).names) == [
        "A B: x",
        "Zoë",
    ]


def test_a_file_that_is_too_long_and_lines_after_the_end_are_refused_with_their_line() -> None:
    assert fault("x" * (LONGEST + 1)).line == 1
    assert "no record is that long" in fault("x" * (LONGEST + 1)).fault
    assert "no Paradice record" in fault("x" * LONGEST).fault
    text = "\n".join(LINES).rstrip("\n")
    error = fault(text + "\nmore\n")
    assert error.line == text.count("\n") + 2
    assert "nothing is expected after" in error.fault


def test_a_number_has_plain_digits_and_fewer_than_forty() -> None:
    assert is_number("0")
    assert is_number("9" * 39)
    assert not any(map(is_number, ["9" * 40, "", "-1", "²", "1.5"]))


def test_a_replay_tells_its_events_up_to_a_move() -> None:
    match = read_match("\n".join(LINES), find_game)
    some, every = match.events(3), match.events(len(match.history))
    assert 0 < len(some) < len(every)
    assert [repr(event) for event in every[: len(some)]] == [repr(event) for event in some]
    assert match.table.outcome() is not None


def test_moves_made_with_a_hint_stand_in_one_line_of_the_head() -> None:
    match = new_match(find_game("trekking"), 2, {}, 5)
    plain = match.record()
    assert "hints" not in plain, "records without hints keep their bytes"
    for _ in range(6):
        seat = match.table.deciders()[0]
        if len(match.history) in (2, 3):
            match.hinted.add((len(match.history), seat))
        match.play(seat, match.table.moves(seat)[0])
    text = match.record()
    assert "\nhints: 3, 4\n\n" in text
    again = read_match(text, find_game)
    assert again.record() == text
    for wrong in ("0", "3, 3", "4, 3", "7", "x", "", "3,,4", "-1", "9" * 50):
        with pytest.raises(BadRecord) as caught:
            read_match(text.replace("hints: 3, 4", f"hints: {wrong}"), find_game)
        assert caught.value.line == 8, wrong
    spoilt = text.replace("\n\noutcome", "\n0: take 99\n\noutcome")
    with pytest.raises(BadRecord) as caught:
        read_match(spoilt, find_game)
    assert spoilt.split("\n")[caught.value.line - 1] == "0: take 99"


def test_a_line_that_is_not_the_one_expected_is_told_with_what_was() -> None:
    error = fault(changed(4, "chairs: 2"))
    assert (error.line, error.fault) == (4, "expected 'seats: …', found 'chairs: 2'")
    error = fault(changed(8, "0: take 3"))
    assert (error.line, error.fault) == (8, "expected an empty line before the moves")


def test_a_wrong_outcome_is_told_shortly_with_its_line() -> None:
    line = next(n for n, text in enumerate(LINES, 1) if text.startswith("outcome"))
    error = fault(changed(line, "outcome: " + "x" * 200))
    assert error.line == line
    assert "said to be '" + "x" * 80 + "'," in error.fault
    assert LONGEST == 4_000_000


def later(hints: tuple[int, ...] = ()) -> tuple[Match, list[str]]:
    """A game that began with a position, as it stands after newer rules came, and its lines."""
    game = find_game("trekking")
    table = game.start(2, {}, 5)
    match = Match(game, 2, game.complete(2, {}), 5, ["Ada", "Ben"], start=game.write(table))
    for _ in range(4):
        seat = match.table.deciders()[0]
        if len(match.history) + 1 in hints:
            match.hinted.add((len(match.history), seat))
        match.play(seat, match.table.moves(seat)[0])
    return match, match.record().split("\n")


def test_a_game_that_went_on_by_newer_rules_begins_with_its_position() -> None:
    match, lines = later()
    assert lines[7].startswith('start: {"')
    again = read_match("\n".join(lines), find_game)
    assert again.record() == match.record()
    assert again.start == match.start


@pytest.mark.parametrize("hints", [(), (1,), (2, 4)])
def test_whatever_stands_in_the_head_a_fault_is_told_with_its_line(hints: tuple[int, ...]) -> None:
    _, lines = later(hints)
    assert read_match("\n".join(lines), find_game).record() == "\n".join(lines)
    first = lines.index("") + 1
    outcome = next(n for n, line in enumerate(lines) if line.startswith("outcome"))
    wrongs = [(first + 1, "0: fly 3"), (outcome, "outcome: a draw"), (outcome + 1, "position: 0")]
    for place, wrong in wrongs:
        assert fault("\n".join([*lines[:place], wrong, *lines[place + 1 :]])).line == place + 1


def test_a_hint_for_a_move_that_is_not_there_is_refused_wherever_it_stands() -> None:
    text = "\n".join(later((1, 4))[1])
    assert "\nhints: 1, 4\n" in text
    error = fault(text.replace("hints: 1, 4", "hints: 1, 5"))
    assert (error.line, "no move 5" in error.fault) == (8, True)


@pytest.mark.parametrize("start", ["3", "[]", "{", "{}", "null", "[" * 100_000])
def test_a_first_position_that_is_none_is_refused_with_its_line(start: str) -> None:
    lines = later()[1]
    error = fault("\n".join([*lines[:7], f"start: {start}", *lines[8:]]))
    assert error.line == 8
    assert error.fault.startswith("the game does not begin with a position of trekking")


@pytest.mark.parametrize(
    ("field", "value"),
    [("day", None), ("day", 0.5), ("day", [1]), ("day", 1 << 63), ("unveiled", "0"), ("taken", 3),
     ("hand", [1 << 63]), ("length", [None] * 4), ("rng", [0, 0, 0, None]),
     ("agenda", [["SpendCrystals", "0", 1]]), ("result", ["points", [0], [None, 0]])],
)  # fmt: skip
def test_a_first_position_holds_nothing_but_whole_numbers(field: str, value: object) -> None:
    match, lines = later()
    assert match.start is not None
    assert field in match.start or field == "result"
    data = json.dumps({**match.start, field: value})
    error = fault("\n".join([*lines[:7], f"start: {data}", *lines[8:]]))
    assert (error.line, "begin with a position of trekking" in error.fault) == (8, True)


@pytest.mark.parametrize("hints", [(), (1,)])
def test_a_first_position_that_no_game_comes_to_is_refused(hints: tuple[int, ...]) -> None:
    match, lines = later(hints)
    assert match.start is not None
    data = json.dumps({**match.start, "year": []})
    place = 7 + len(hints)
    error = fault("\n".join([*lines[:place], f"start: {data}", *lines[place + 1 :]]))
    assert (error.line, "no game of trekking comes to" in error.fault) == (place + 1, True)


def test_a_first_position_written_in_another_way_is_refused() -> None:
    match, lines = later()
    assert match.start is not None
    data = {**match.start, "more": 1}
    error = fault("\n".join([*lines[:7], f"start: {json.dumps(data)}", *lines[8:]]))
    assert (error.line, "position of trekking" in error.fault) == (8, True)
