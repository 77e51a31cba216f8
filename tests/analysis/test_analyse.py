"""Luck, play and doubt sum to the result less the start, and every number keeps its promise."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.analysis.analyse import CHEAP, SLACK, Depth, Examiner, analyse, draw_back
from paradice.analysis.model import (
    A_POINT,
    WHOLE,
    Analysis,
    Unfinished,
    changes,
    from_data,
    name_of,
)
from paradice.analysis.text import (
    COLUMNS,
    UNSURE_FROM,
    by_player,
    counts,
    judgement,
    lines_of,
    loss_by,
    parts,
    points,
    shown_column,
    side_names,
    sum_rows,
)
from paradice.cli import main
from paradice.core.events import EVERYONE
from paradice.core.game import how_rules_run
from paradice.core.match import Match, read_match
from paradice.core.rng import seeded
from paradice.games import find_game
from paradice.i18n.words import words
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
def test_a_change_by_play_belongs_to_who_decided_since_the_last_one_that_was_shown(
    title: str,
) -> None:
    match = random_game(title, 2, 4)
    sides = find_game(title).sides(2, match.options)
    lost: dict[int, int] = {}
    costly = 0
    for played, step in zip(match.history, analyse(match, NOTHING).steps, strict=True):
        assert step.decision.seat == played.seat
        assert step.decision.move == played.move.text
        lost[played.seat] = lost.get(played.seat, 0) + step.decision.loss
        if step.secret:
            assert not step.play
            continue
        own = {seat: -row[sides[seat]] for seat, row in step.play.items()}
        assert own == {seat: loss for seat, loss in lost.items() if loss}
        costly += len(own)
        lost = {}
    assert costly > 0


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
    (tmp_path / "club").mkdir()
    (tmp_path / "a.txt").write_text(text, "utf-8")
    (tmp_path / "club" / "a.txt").write_text(text, "utf-8")
    (tmp_path / "b.txt").write_text("no record", "utf-8")
    code, told = run(str(tmp_path), "--csv")
    assert code == 0
    rows = list(csv.DictReader(io.StringIO(told[told.index(",".join(COLUMNS)) :])))
    rows = [row for row in rows if row["game"]]
    assert {row["game"] for row in rows} == {"citadel"}
    assert {row["file"] for row in rows} == {"a.txt", str(Path("club") / "a.txt")}
    code, told = run(str(tmp_path / "a.txt"), "--json")
    analysis = from_data(json.loads(told))
    assert analysis.result == [0]
    for row in rows:
        seat = int(row["seat"])
        lost = [s.decision.loss for s in analysis.steps if s.decision.seat == seat]
        assert float(row["loss"]) * int(row["decisions"]) == pytest.approx(
            sum(lost) / A_POINT, abs=0.01
        )
    assert run(str(tmp_path / "a.txt"), "--json", "--csv") == (
        2,
        "an analysis is written as --json or as --csv, not as both\n",
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_of_a_folder_it_is_said_how_each_player_plays_each_game(tmp_path: Path, lang: str) -> None:
    text = record_file("citadel", "lost-to-haste").read_text("utf-8")
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text(text, "utf-8")
    code, told = run(str(tmp_path), "--lang", lang)
    assert code == 0
    assert ("lost on average" if lang == "en" else "perte moyenne") in told
    analysis = analyse(read_match(text, find_game), NOTHING)
    say = words(lang)
    found = by_player([analysis, analysis], say)
    for seat in range(analysis.seats):
        tally = found["citadel", say.name(seat, analysis.names)]
        assert tally.games == 2
        assert tally.decisions == 2 * sum(counts(analysis, seat).values())
        assert tally.loss == 2 * loss_by(analysis, seat)
        assert say.name(seat, analysis.names) in told


@pytest.mark.parametrize("title", TITLES)
def test_sentences_say_the_same_as_the_rows_and_these_sum_to_the_result(title: str) -> None:
    analysis = analyse(random_game(title, 3, 8), NOTHING)
    for side in range(len(analysis.start)):
        told = shown_column(sum_rows(analysis, words("en", title)), side)
        assert sum(parts(analysis, words("en", title), side)) == told[-1] - told[0]


def test_a_moment_says_whose_chance_it_moved() -> None:
    match = random_game("trekking", 3, 8)
    analysis = analyse(match, NOTHING)
    say = words("en", "trekking")
    for number, line in zip(analysis.moments(), lines_of(analysis, match, say), strict=True):
        for side, amount in enumerate(changes(analysis.steps[number])):
            name = side_names(analysis, say)[side]
            assert (f"; {name} {points(amount, 'en')}" in line) == (abs(amount) >= A_POINT)


def test_what_is_lost_is_told_with_its_doubt_and_wide_chances_are_called_unsure() -> None:
    match = random_game("trekking", 2, 3)
    analysis = analyse(match, Depth(2, 1, 20))
    say = words("en", "trekking")
    steps = list(enumerate(analysis.steps))
    number, step = next((n, s) for n, s in steps if s.decision.name in ("good", "slip", "blunder"))
    doubt = points(step.decision.doubt, "en", False)
    assert f"±\u00a0{doubt} lost" in judgement(analysis, match, number, say)
    for number, step in steps:
        is_told = "unsure ±" in judgement(analysis, match, number, say)
        assert is_told == (step.unsure >= UNSURE_FROM)
    assert len({step.unsure >= UNSURE_FROM for _, step in steps}) == 2


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
