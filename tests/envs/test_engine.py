"""The line protocol: a table for programs in any language."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from paradice.cli import main
from paradice.core.match import read_match
from paradice.envs.engine import Engine
from paradice.envs.setting import titles
from paradice.games import find_game


def talk(game: str, *lines: str) -> list[str]:
    return list(Engine(find_game(game)).talk(lines))


@pytest.mark.parametrize("name", titles())
def test_a_program_plays_a_whole_game_against_the_house(name: str) -> None:
    engine = Engine(find_game(name))
    assert engine.answer("new 2 5") == ["ok"]
    moves = 0
    while (who := engine.answer("who")[0].split()[1:]) and moves < find_game(name).longest:
        seat = who[0]
        if seat == "0":
            offered = engine.answer("moves 0")
            assert engine.answer(f"play 0 {offered[0].split()[1]}") == ["ok"]
        else:
            assert engine.answer(f"go {seat} random")[0].startswith(f"played {seat} ")
        moves += 1
    assert engine.answer("result")[0].startswith("result ")
    told = [line[2:] for line in engine.answer("record")[:-1]]
    match = read_match("\n".join([*told, ""]), find_game)
    assert len(match.history) == moves


def test_the_same_seed_and_bots_play_the_same_game() -> None:
    lines = ["new 2 7", "go 0", "go 0", "record"]
    assert talk("trekking", *lines) == talk("trekking", *lines)


def test_a_seat_is_shown_what_it_may_see_and_no_more() -> None:
    engine = Engine(find_game("trekking"))
    engine.answer("new 2 7")
    own, spectator = (json.loads(engine.answer(f"view {seat}")[0][5:]) for seat in (0, -1))
    assert own["players"][0]["hand"]
    assert not own["players"][1]["hand"]
    assert not spectator["players"][0]["hand"]


def test_numbers_and_their_names_agree() -> None:
    engine = Engine(find_game("trekking"))
    engine.answer("new 2 7")
    numbers = [int(word) for word in engine.answer("observe 0")[0].split()[1:]]
    fields = {line.split()[1]: int(line.split()[2]) for line in engine.answer("layout")[:-1]}
    assert numbers[fields["table.deck"]] == 30
    assert numbers[fields["table.take"]] == 1


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["who"], "no there is no table yet; new SEATS deals one"),
        (["new"], "no say new SEATS [SEED] [KEY=CHOICE]…"),
        (["new two"], "no say new SEATS [SEED] [KEY=CHOICE]…"),
        (["new 9"], "no seats: '9' is not possible; choose 1, 2, 3, 4"),
        (["new 2 weather=fine"], "no option: 'weather' is not possible; choose first-itinerary"),
        ([f"new 2 {1 << 128}"], "no a seed has at most 128 bits"),
        (["new 2 7", "moves 2"], "no seat 2 is not possible; choose 0 to 1"),
        (["new 2 7", "moves"], "no seat none is not possible; choose 0 to 1"),
        (["new 2 7", "play 0 dance"], "no the game has no move 'dance'"),
        (["new 2 7", "play 0 999"], "no the game has no move '999'"),
        (["new 2 7", "play 1 take 0"], "no not-your-decision It is not your decision now."),
        (["new 2 7", "go 1"], "no seat 1 is not asked"),
    ],
)
def test_what_cannot_be_answered_says_why(lines: list[str], reason: str) -> None:
    assert talk("trekking", *lines)[-1] == reason


def test_unknown_words_name_the_known_ones() -> None:
    assert talk("trekking", "dance")[0].startswith("no there is no command 'dance'; choose hello")
    assert "choose random, greedy" in talk("trekking", "new 2 7", "go 0 deity")[-1]


def test_after_the_end_nothing_is_asked_and_moves_are_refused() -> None:
    engine = Engine(find_game("trekking"))
    engine.answer("new 1 7")
    while engine.answer("who")[0] != "who":
        engine.answer("go 0 random")
    assert engine.answer("moves 0") == ["ok"]
    assert engine.answer("play 0 take 0")[0].startswith("no game-is-over ")


def test_comments_and_empty_lines_are_passed_over_and_quit_ends() -> None:
    assert talk("trekking", "", "# a remark", "quit", "hello") == []


def test_the_command_reads_lines_and_answers_them() -> None:
    done = CliRunner().invoke(main, ["engine", "trekking"], input="hello\nquit\n")
    assert done.exit_code == 0
    assert done.output.splitlines()[1] == f"game trekking {find_game('trekking').version}"
    assert done.output.splitlines()[-1] == "ok"


def test_a_game_nobody_knows_is_refused() -> None:
    done = CliRunner().invoke(main, ["engine", "chess"])
    assert done.exit_code == 2
    assert "there is no game 'chess'; choose trekking" in done.output
