"""What a search says of a position becomes a chance to win."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.bots.calibration import find_judge, win_chance, win_chances
from paradice.cli import main
from paradice.core.events import EVERYONE
from paradice.core.playout import play_out
from paradice.core.rng import seeded
from paradice.games import find_game
from paradice.lab import calibration_page
from paradice.lab.calibration import Moment, chances, fit_search, reliability
from tests.titles import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_a_higher_value_never_has_a_lower_chance(title: str) -> None:
    game = find_game(title)
    for seats in range(game.fewest, game.most + 1):
        chances = [win_chance(title, seats, value / 100) for value in range(101)]
        assert chances == sorted(chances)
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_chances_of_rivals_sum_to_one() -> None:
    assert sum(win_chances("undead", 3, [0.2, 0.5, 0.4], together=False)) == pytest.approx(1.0)


def test_a_game_that_nobody_fitted_takes_the_value_as_the_chance() -> None:
    assert win_chance("sundial", 2, 0.3) == pytest.approx(0.3)


@pytest.mark.parametrize("title", TITLES)
def test_the_judge_knows_the_result_of_a_finished_game_and_the_same_seed_judges_alike(
    title: str,
) -> None:
    game = find_game(title)
    table = game.start(3, game.complete(3, {}), 7)
    judge = find_judge(game, 3, game.complete(3, {}), 4)
    before = judge.of(table, EVERYONE, 1, 5)
    assert before.means == judge.of(table, EVERYONE, 1, 5).means
    if not game.cooperative:
        assert sum(before.means) == pytest.approx(1.0)
    play_out(table, seeded(1), game.longest)
    outcome = table.outcome()
    assert outcome is not None
    after = judge.of(table, EVERYONE, 2, 5)
    assert after.errors == [0.0] * len(after.errors)
    assert sum(after.means) == pytest.approx(1.0 if outcome.winners else 0.0)


def moment(game: int, value: float, won: float) -> Moment:
    return Moment(game, 1, 0, [value], [value], [value], [won])


def test_a_fit_finds_how_often_a_value_wins() -> None:
    moments = [moment(n, 0.2, float(n % 10 == 0)) for n in range(200)]
    moments += [moment(n, 0.8, float(n % 10 != 0)) for n in range(200)]
    shift, slope = fit_search(moments)
    assert abs(shift) < 0.05
    assert slope > 1.2
    found = chances(moments[0], (shift, slope))[0]
    assert found == pytest.approx(0.1, abs=0.02)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, range]] = []

    def quick(
        game: object, seats: int, numbers: range, workers: int, notice: Callable[[], None]
    ) -> Iterator[list[Moment]]:
        asked.append((seats, numbers))
        for number in numbers:
            yield [moment(number, 0.3, float(number % 2)), moment(number, 0.8, 1.0)]

    monkeypatch.setattr(calibration_page, "collect", quick)
    places = ["figures", "curves", "pictures", "kept"]
    (tmp_path / "pictures").mkdir()
    words = [word for place in places for word in (f"--{place}", str(tmp_path / place))]
    for number in ("60", "100"):
        answer = CliRunner().invoke(main, ["calibrate", "riff", "--number", number, *words])
        assert answer.exit_code == 0, answer.output
    game = find_game("riff")
    seats = range(game.fewest, game.most + 1)
    assert asked == [(n, range(60)) for n in seats] + [(n, range(60, 100)) for n in seats]
    assert "800 positions" in answer.output
    assert "moments = 200" in (tmp_path / "curves").read_text("utf-8")


def test_forecasts_are_compared_with_what_came() -> None:
    moments = [moment(n // 2, 0.3, float(n % 10 < 3)) for n in range(400)]
    measured = reliability({1: moments})
    assert (measured.games, measured.positions) == (200, 400)
    assert measured.widest() < 5.0
    assert measured.judge <= measured.constant + 0.002
