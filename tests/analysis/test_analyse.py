"""Luck, play and doubt sum to the result less the start, and every number keeps its promise."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.analysis.analyse import CHEAP, SLACK, Depth, Examiner, analyse, draw_back
from paradice.analysis.model import WHOLE, Analysis, Unfinished, from_data, name_of
from paradice.analysis.text import COLUMNS, points
from paradice.cli import main
from paradice.core.events import EVERYONE
from paradice.core.game import how_rules_run
from paradice.core.match import Match
from paradice.core.rng import seeded
from paradice.games import find_game
from tests.titles import TITLES
from tests.write_golden import record_file

NOTHING = Depth(1, 1, 1)


def random_game(title: str, seats: int, seed: int) -> Match:
    game = find_game(title)
    match = Match(game, seats, game.complete(seats, {}), seed, ["Ada"])
    rng = seeded(seed)
    while deciders := match.table.deciders():
        moves = match.table.moves(deciders[0])
        match.play(deciders[0], moves[rng.below(len(moves))])
    return match


def check_sums(analysis: Analysis) -> None:
    totals = analysis.totals()
    for side in range(len(analysis.start)):
        play = sum(row[side] for row in totals.play.values())
        whole = totals.luck(side) + play + totals.doubt[side]
        assert analysis.start[side] + whole == analysis.result[side]
    before = analysis.start
    for step in analysis.steps:
        for side, now in enumerate(step.chances):
            moved = step.chance[side] + step.reveal[side] + step.doubt[side]
            moved += sum(row[side] for row in step.play.values())
            assert before[side] + moved == now
            assert 0 <= now <= WHOLE
        if len(step.chances) > 1:
            assert sum(step.chances) in (0, WHOLE)
            assert sum(step.chance) == sum(step.reveal) == 0
        before = step.chances


@pytest.mark.parametrize("title", TITLES)
def test_luck_play_and_doubt_sum_to_the_last_digit_in_many_games(title: str) -> None:
    game = find_game(title)
    for seed in range(60 if how_rules_run() == "compiled" else 3):
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        check_sums(analyse(random_game(title, seats, seed), NOTHING))


def test_the_same_record_has_the_same_analysis_which_survives_json() -> None:
    match = random_game("trekking", 2, 3)
    seen: list[int] = []
    first = analyse(match, CHEAP, lambda done, steps: seen.append(done))
    assert first == analyse(match, CHEAP)
    assert seen == list(range(1, len(match.history) + 1))
    assert from_data(json.loads(json.dumps(first.as_data()))) == first


def test_without_dice_cards_or_secrets_there_is_no_luck() -> None:
    match = random_game("trekking", 2, 5)
    table = match.deal()
    analysis = analyse(match, NOTHING)
    quiet = 0
    for played, step in zip(match.history, analysis.steps, strict=True):
        mark = table.mark()
        table.play(played.seat, played.move)
        if table.mark() == mark:
            assert not any(step.chance)
            quiet += 1
    assert 0 < quiet < len(match.history)


def test_what_is_chosen_in_secret_moves_nothing_before_it_opens() -> None:
    analysis = analyse(random_game("undead", 3, 2), NOTHING)
    before = analysis.start
    secrets = 0
    for step in analysis.steps:
        if step.secret:
            assert step.chances == before
            secrets += 1
        before = step.chances
    assert secrets > 0


@pytest.mark.parametrize("title", TITLES)
def test_the_curve_is_never_far_from_what_the_judge_says_of_the_position(title: str) -> None:
    match = random_game(title, 2, 4)
    examiner = Examiner(match, NOTHING)
    positions, _ = examiner.replay()
    corrected = 0
    for number, step in enumerate(examiner.examine().steps[:-1]):
        if not step.secret:
            judged = examiner.judge.of(
                positions[number + 1], EVERYONE, 1, examiner.seed(number + 1)
            )
            for mean, told in zip(judged.means, step.chances, strict=True):
                assert abs(mean - told / WHOLE) < SLACK + 0.001
            corrected += any(step.doubt)
    assert corrected > 0


def test_a_curve_near_the_judge_follows_luck_and_play_alone() -> None:
    assert draw_back([0.3, 0.7], [0.45, 0.55]) == [0.3, 0.7]
    assert draw_back([0.1, 0.9], [0.6, 0.4]) == pytest.approx([0.4, 0.6])


def test_names_follow_fixed_thresholds_and_never_go_beyond_doubt() -> None:
    point = WHOLE // 100
    assert name_of(point // 2, 0) == "best"
    assert name_of(point, 0) == "good"
    assert name_of(2 * point, 0) == "slip"
    assert name_of(5 * point, 0) == "blunder"
    assert name_of(5 * point, 6 * point) == "good"


def test_an_unfinished_game_is_refused() -> None:
    match = random_game("riff", 2, 1)
    match.take_back(0, 3)
    with pytest.raises(Unfinished):
        analyse(match, NOTHING)


def run(*words: str) -> tuple[int, str]:
    quick = ["--samples", "1", "--looks", "1", "--iterations", "1"]
    result = CliRunner().invoke(main, ["analyse", *words, *quick])
    return result.exit_code, result.output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_is_analysed_in_words(lang: str) -> None:
    code, told = run(str(record_file("trekking", "one-winner")), "--lang", lang)
    assert code == 0
    assert ("Doubt" if lang == "en" else "Doute") in told
    assert ("blunder" if lang == "en" else "gaffe") in told


def test_many_records_become_a_table_and_one_becomes_json(tmp_path: Path) -> None:
    text = record_file("citadel", "lost-to-haste").read_text("utf-8")
    (tmp_path / "a.txt").write_text(text, "utf-8")
    (tmp_path / "b.txt").write_text("no record", "utf-8")
    code, told = run(str(tmp_path), "--csv")
    assert code == 0
    rows = list(csv.DictReader(io.StringIO(told[told.index(",".join(COLUMNS)) :])))
    assert {row["game"] for row in rows if row["game"]} == {"citadel"}
    code, told = run(str(tmp_path / "a.txt"), "--json")
    assert from_data(json.loads(told)).result == [0]


def test_bad_input_gets_one_sentence(tmp_path: Path) -> None:
    match = random_game("riff", 2, 1)
    match.take_back(0, 3)
    unfinished = match.record()
    whole = record_file("riff", "deck").read_text("utf-8")
    cases = {"cut.txt": whole[: len(whole) // 2], "foreign.txt": "hello", "open.txt": unfinished}
    for name, text in cases.items():
        (tmp_path / name).write_text(text, "utf-8")
        code, told = run(str(tmp_path / name))
        assert (code, told.count("\n")) == (2, 1), told
    assert run(str(tmp_path / "nothing.txt"))[0] == 2
    assert run(str(tmp_path))[0] == 2


def test_points_are_written_in_the_figures_of_the_language() -> None:
    assert points(-12_340, "en") == "−1.2"
    assert points(12_340, "fr") == "+1,2"
    assert points(0, "en") == "0.0"
