"""The command: bad input is answered with what was expected, and nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from paradice.cli import main
from paradice.core.match import play_record
from paradice.core.record import Record
from paradice.games import find_game
from tests.browser.scenes import routine_scene
from tests.write_golden import record_file

RECORD = str(record_file("trekking", "one-winner"))


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def test_the_version_says_how_the_rules_run() -> None:
    how = "compiled" if "PARADICE_FAST" in os.environ else "interpreted"
    assert f", rules {how}, Python 3." in run("--version").output


def test_a_true_record_is_verified() -> None:
    result = run("verify", RECORD)
    assert result.exit_code == 0
    assert "true" in result.output


def test_a_bad_record_leaves_with_code_2_and_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("hello")
    result = run("verify", str(file))
    assert result.exit_code == 2
    assert result.output.count("\n") == 1
    assert "line 1" in result.output


@pytest.mark.parametrize("words", [("verify",), ("replay",), ("play", "trekking", "--load")])
def test_a_seat_in_other_digits_is_a_bad_record_wherever_one_is_read(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    lines = Path(RECORD).read_text("utf-8").split("\n")
    first = lines.index("") + 1
    lines[first] = "²: take 0"
    file = tmp_path / "bad.txt"
    file.write_text("\n".join(lines), "utf-8")
    result = run(*words, str(file))
    assert result.exit_code == 2
    assert result.output.count("\n") == 1
    assert f"line {first + 1}: expected a seat and a move" in result.output
    typed = run("play", "trekking", "--seed", "4", "--plain", typed=f"load {file}\nquit\n")
    assert typed.exit_code == 0
    assert "expected a seat and a move" in typed.output


def test_a_missing_or_binary_file_leaves_with_code_2(tmp_path: Path) -> None:
    assert run("verify", str(tmp_path / "none.txt")).exit_code == 2
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("verify", str(file)).exit_code == 2


def test_a_replay_tells_the_game_in_both_languages() -> None:
    assert "takes" in run("replay", RECORD, "--plain").output
    assert "prend" in run("replay", RECORD, "--plain", "--lang", "fr", "--to", "5").output
    assert run("replay", RECORD, "--to", "9999").exit_code == 2
    assert run("replay", RECORD, "--seat", "7").exit_code == 2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("play", "chess"), "trekking"),
        (("play", "trekking", "--seats", "9"), "1, 2, 3, 4"),
        (("play", "trekking", "--people", "3"), "1 to 2"),
        (("play", "trekking", "--seed", "moon"), "whole number"),
        (("play", "trekking", "--option", "moon=full"), "first-itinerary"),
        (("play", "trekking", "--option", "first-itinerary=best"), "random, chosen"),
        (("play", "trekking", "--option", "moon"), "KEY=CHOICE"),
        (("rules", "trekking", "moon"), "slot-is-empty"),
    ],
)
def test_bad_input_is_answered_with_what_was_expected(
    words: tuple[str, ...], expected: str
) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert expected in result.output


def test_a_whole_game_can_be_played_by_typing(tmp_path: Path) -> None:
    result = run("play", "trekking", "--seed", "4", "--plain", typed="1\n2\n3\n4\n" * 300)
    assert result.exit_code == 0, result.output[-500:]
    assert "wins" in result.output


def test_a_refused_move_says_why_with_its_paragraph() -> None:
    result = run("play", "trekking", "--seed", "4", "--plain", "--lang", "fr", typed="7\nwhy 7\n")
    assert "Un ancêtre ne peut pas commencer un voyage" in result.output
    assert "livret" in result.output


def test_an_undo_past_a_turned_card_says_what_is_lost_and_asks() -> None:
    typed = "undo\nredo\n1\nundo\n1\n1\nundo\nno\nundo\nyes\nredo\nredo\n"
    result = run("play", "trekking", "--seed", "4", "--seats", "1", "--plain", typed=typed)
    assert "You have not played yet" in result.output
    assert result.output.count("There is nothing to redo") == 2
    assert result.output.count("This would not have happened") == 2
    assert result.output.count("do you agree?") == 2
    assert "Nothing is undone" in result.output
    assert result.output.count("Undone.") == 2


def test_everybody_else_at_the_keyboard_must_agree_to_a_long_undo() -> None:
    typed = "1\n" * 3 + "\nundo\nyes\nno\nundo\nyes\nyes\n"
    many = ("--seats", "3", "--people", "3")
    result = run("play", "trekking", "--seed", "4", *many, "--plain", typed=typed)
    asked = [line for line in result.output.splitlines() if "do you agree?" in line]
    assert len(asked) == 4
    assert asked[0] != asked[1]
    assert "Nothing is undone" in result.output
    assert "Undone." in result.output


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = f"1\n1\n1\nsave {file}\nload {file}\nsave /nowhere/x\nload /nowhere/y\n"
    typed += "fly\n99\nhelp\nquit\n"
    result = run("play", "trekking", "--seed", "4", "--plain", typed=typed)
    assert "Saved" in result.output
    assert "Loaded" in result.output
    assert "Not saved" in result.output
    assert "Not loaded" in result.output
    assert "“fly” is not known here" in result.output
    assert "from 1 to" in result.output
    assert run("verify", str(file)).exit_code == 0
    again = run("play", "trekking", "--load", str(file), "--plain", typed="quit\n")
    assert again.exit_code == 0


def test_an_edited_save_does_not_lose_the_game_on_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("paradice record 1\ngame: trekking\n")
    result = run("play", "trekking", "--seed", "4", "--plain", typed=f"load {file}\ntable\nquit\n")
    assert "The game here goes on" in result.output
    assert result.output.count("Choose a card") >= 2


def test_who_types_always_is_not_asked_for_what_costs_nothing(tmp_path: Path) -> None:
    game = find_game("undead")
    scene, _ = routine_scene()
    options = game.complete(scene.seats, scene.options)
    moves = list(scene.moves)
    record = Record("undead", game.version, scene.seats, options, scene.seed, ["Ada"], moves)
    file = tmp_path / "game.txt"
    file.write_text(play_record(game, record).record(), "utf-8")
    words = ("play", "undead", "--load", str(file), "--plain")
    assert "Ada uses" not in run(*words, typed="quit\n").output
    result = run(*words, typed="always\nalways\nquit\n")
    assert "without asking" in result.output
    assert "Ada uses" in result.output
    assert "you are asked each time" in result.output


def test_plain_output_has_no_frames_or_colours() -> None:
    output = run("play", "trekking", "--seed", "4", "--plain", typed="quit\n").output
    assert not set(output) & set("│╭╮╰╯─○●▶\x1b")


def test_people_at_one_keyboard_are_parted_by_a_curtain() -> None:
    result = run("play", "trekking", "--seed", "4", "--people", "2", "--plain", typed="1\n" * 60)
    assert "the keyboard is yours" in result.output


def test_alone_one_person_takes_the_seats_the_game_gives_one() -> None:
    for game, first, second in (("riff", "Seat 1", "Seat 2"), ("citadel", "Seat 1", "Seat 2")):
        result = run("play", game, "--alone", "--plain", "--seed", "5", typed="quit\n")
        assert first in result.output
        assert second in result.output
        assert "Bot" not in result.output
    result = run("play", "riff", "--alone", "--seats", "1", "--plain", typed="quit\n")
    assert result.exit_code == 0
    assert "Seat 2" not in result.output


def test_the_rules_can_be_read() -> None:
    assert "furthest behind" in run("rules", "trekking").output
    assert "ancêtre" in run("rules", "trekking", "ancestor-opens-no-trek", "--lang", "fr").output
    assert "trekking" in run("games").output


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_at_the_terminal_says_three_moves_and_why_and_the_record_says_so(
    language: str, tmp_path: Path
) -> None:
    kept = tmp_path / "game.txt"
    typed = f"hint\nwhy bot\n1\n1\n1\n1\nwhy bot\nsave {kept}\nquit\n"
    result = run("play", "trekking", "--seed", "4", "--plain", "--lang", language, typed=typed)
    unit = "won, out of 100" if language == "en" else "parties gagnées sur 100"
    assert result.stdout.count(unit) >= 2
    assert "hint-" not in result.stdout
    assert "\nhints: 1\n" in kept.read_text("utf-8")
