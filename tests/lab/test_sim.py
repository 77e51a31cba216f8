"""The simulator plays the same games whoever carries them out, and loses none."""

from __future__ import annotations

import csv
import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from paradice.bots.levels import find_bot
from paradice.bots.player import Player
from paradice.core.game import Game, Options
from paradice.core.match import play_record, read_match
from paradice.core.record import Record
from paradice.games import find_game
from paradice.lab import workers as workers_module
from paradice.lab.commands import sim
from paradice.lab.series import GameResult, Series, make_series, play_game, shares_of
from paradice.lab.statistics import Share, Spread
from paradice.lab.workers import Alone, Chunks, Processes, gather


def run(*words: str) -> Result:
    return CliRunner().invoke(sim, list(words))


def plan_of_two(**more: bool) -> Series:
    return make_series("trekking", ["random", "novice"], seed=7, **more)


def test_everybody_moves_one_seat_on_in_the_next_game() -> None:
    series = make_series("trekking", ["random", "greedy", "novice"])
    assert series.seating(0) == ["random", "greedy", "novice"]
    assert series.seating(1) == ["greedy", "novice", "random"]
    assert series.seating(3) == series.seating(0)


def test_one_bot_is_enough_for_all_seats() -> None:
    assert make_series("trekking", ["random"], 3).bots == ("random", "random", "random")


def test_two_processes_play_the_games_that_one_plays() -> None:
    series = plan_of_two(keep_moves=True)
    alone, _ = gather(Alone(), series, range(6))
    together, whole = gather(Processes(2), series, range(6))
    assert whole
    assert together == alone


def test_another_seed_plays_other_games() -> None:
    one = play_game(make_series("trekking", ["random"], seed=1, keep_moves=True), 0)
    other = play_game(make_series("trekking", ["random"], seed=2, keep_moves=True), 0)
    assert one.moves != other.moves


def test_the_moves_kept_replay_to_the_outcome() -> None:
    played = play_game(plan_of_two(keep_moves=True), 1)
    game = find_game("trekking")
    options = game.complete(2, {})
    record = Record("trekking", game.version, 2, options, played.seed, moves=played.moves)
    outcome = play_record(game, record).table.outcome()
    assert outcome is not None
    assert outcome.scores == played.scores


def test_sides_that_win_together_share_the_win_and_a_team_has_it_whole() -> None:
    assert shares_of([0, 2], [0, 1, 2]) == [0.5, 0, 0.5]
    assert shares_of([0, 2], [0, 1, 0, 1]) == [1, 0, 1, 0]
    assert shares_of([0, 1, 2], [0, 0, 0]) == [1, 1, 1]
    assert shares_of([], [0, 0, 0]) == [0, 0, 0]


def test_what_cards_each_seat_took_is_noted() -> None:
    played = play_game(plan_of_two(keep_deeds=True), 0)
    taken = [deed for deed in played.deeds if deed[1:3] == ("takes", "card")]
    assert len({card for _, _, _, card in taken}) == len(taken) > 10


def break_bots(name: str, game: Game[Any], seats: int, options: Options) -> Player:
    """As find_bot, but greedy ones cannot think."""
    player = find_bot(name, game, seats, options)
    return Player(player.judge) if name == "greedy" else player


def test_a_bot_that_fails_is_answered_for_and_the_record_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("paradice.lab.series.find_bot", break_bots)
    monkeypatch.setattr("paradice.bots.levels.ADEPT", (2, 50))
    played = play_game(make_series("trekking", ["random", "greedy"]), 0)
    assert played.faults > 10
    record = caplog.records[3].getMessage()
    assert read_match(record[record.index("paradice record") :], find_game).history


def test_pieces_grow_while_they_are_quick_and_cover_every_number_once() -> None:
    chunks = Chunks(range(1000), 2)
    seen: list[int] = []
    sizes: list[int] = []
    while piece := chunks.next():
        seen += piece
        sizes.append(len(piece))
        chunks.learn(len(piece), 0.001 * len(piece))
    assert seen == list(range(1000))
    assert sizes[0] == 1
    assert max(sizes) > 60


class Interrupted:
    """Somebody presses Ctrl-C after some games."""

    def __init__(self, after: int) -> None:
        self.after = after

    def carry_out(self, series: Series, numbers: Sequence[int]) -> Iterator[GameResult]:
        for number in numbers[: self.after]:
            yield play_game(series, number)
        raise KeyboardInterrupt


def test_an_interruption_keeps_what_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paradice.lab.commands.find_runner", lambda workers: Interrupted(3))
    out = tmp_path / "games.csv"
    result = run("trekking", "--games", "50", "--out", str(out))
    assert result.exit_code == 130
    assert "interrupted: 3 of 50" in result.output
    with out.open() as file:
        assert [row["number"] for row in csv.DictReader(file)] == ["0", "1", "2"]


def kill_once(series: Series, piece: Sequence[int]) -> tuple[list[GameResult], float]:
    """As an play_chunk, but the worker that first gets game 3 dies of it."""
    mark = Path(series.options["mark"])
    if 3 in piece and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    clean = Series(series.game, series.bots, {}, series.seed)
    return [play_game(clean, number) for number in piece], 0.2


def test_a_worker_that_dies_loses_no_game_and_doubles_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "play_chunk", kill_once)
    series = Series("trekking", ("random", "random"), {"mark": str(tmp_path / "died")}, 5)
    numbers = [played.number for played in Processes(2).carry_out(series, range(12))]
    assert (tmp_path / "died").exists()
    assert sorted(numbers) == list(range(12))


def test_a_table_of_results_has_a_row_for_each_game(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    words = ("trekking", "--games", "4", "--bots", "random,novice", "--workers", "1", "--moves")
    result = run(*words, "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "novice" in result.output
    with out.open() as file:
        table = list(csv.DictReader(file))
    assert [row["bot_0"] for row in table] == ["random", "novice", "random", "novice"]
    for row in table:
        assert float(row["won_0"]) + float(row["won_1"]) == 1
        assert row["moves"].count(";") == int(row["decisions"]) - 1


def test_parquet_holds_the_same_as_csv(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "games.parquet"
    assert run("trekking", "--games", "3", "--workers", "1", "--out", str(out)).exit_code == 0
    table = parquet.read_table(out).to_pylist()
    assert [row["number"] for row in table] == [0, 1, 2]
    assert {row["bot_1"] for row in table} == {"random"}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "choose trekking"),
        (("trekking", "--bots", "clever"), "choose random, greedy, search, novice"),
        (("trekking", "--option", "speed=high"), "choose first-itinerary"),
        (("trekking", "--option", "first-itinerary=best"), "choose random, chosen"),
        (("trekking", "--option", "speed"), "say KEY=CHOICE"),
        (("trekking", "--seats", "9"), "choose 1, 2, 3, 4"),
        (("trekking", "--bots", "random,random", "--seats", "3"), "one for all 3 seats"),
        (("trekking", "--workers", "none"), "say auto"),
        (("trekking", "--out", "games.xls"), ".csv, .parquet"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_choices(
    words: tuple[str, ...], complaint: str
) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert complaint in " ".join(result.output.split())


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = Share(72, 100).interval
    assert (round(low, 4), round(high, 4)) == (0.6251, 0.7986)
    assert Share(0, 20).interval[0] == 0
    assert 0.83 < Share(20, 20).interval[0] < 0.85


def test_a_spread_knows_its_mean_and_deviation() -> None:
    spread = Spread((2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0))
    assert spread.mean == 5
    assert round(spread.deviation, 3) == 2.138
