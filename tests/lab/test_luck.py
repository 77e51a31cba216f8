"""How much luck moves chances: measured once a game, kept, and printed on the card."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.analysis.analyse import CHEAP
from paradice.cli import main
from paradice.lab import luck as module
from paradice.lab.luck import Moved, card_rows, measure, part_of, report, summary, write_figures


def test_a_share_is_that_of_the_sums_and_its_interval_follows_the_games() -> None:
    even = part_of([50, 100, 150], [100, 200, 300])
    assert (even.mean, even.half) == (0.5, 0.0)
    uneven = part_of([0, 100], [100, 100])
    assert uneven.mean == 0.5
    assert uneven.half > 0.5
    assert part_of([], []).mean == 0.0


def test_the_same_game_has_the_same_figures_and_they_are_all_that_moved() -> None:
    moved = measure("trekking", 1, CHEAP)
    assert moved == measure("trekking", 1, CHEAP)
    assert moved.all > moved.luck > 0
    told = summary([moved, measure("trekking", 2, CHEAP)])
    assert told["games"] == 2
    assert sum(told[kind]["mean"] for kind in ("luck", "play", "doubt")) == pytest.approx(1.0)


def test_a_run_that_was_stopped_goes_on_and_the_card_tells_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def quick(name: str, number: int) -> Moved:
        asked.append(number)
        return Moved(number, 2, 10, 60, 30, 10)

    monkeypatch.setattr(module, "measure", quick)
    figures, kept = tmp_path / "luck.json", tmp_path / "kept"
    words = ["luck", "riff", "--figures", str(figures), "--kept", str(kept)]
    for number in ("2", "3"):
        answer = CliRunner().invoke(main, [*words, "--number", number])
        assert answer.exit_code == 0, answer.output
    assert asked == [0, 1, 2]
    assert "luck 60.0 %" in answer.output
    lines = next(kept.iterdir()).read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines] == [asdict(quick("riff", n)) for n in range(3)]
    rows = card_rows(figures, "riff")
    assert "luck (3 games analysed) | 60.0 % ± 0.0" in rows[0]
    assert card_rows(figures, "undead") == []
    assert any("| riff | 3 | 30 |" in line for line in report(figures))
    assert not any("Not reached" in line for line in report(figures))
    write_figures(figures, "riff", 4, [Moved(0, 2, 10, 60, 20, 20)])
    assert "Not reached so far: riff." in report(figures)
    assert not any("earlier way" in line for line in report(figures))
    figures.write_text(figures.read_text("utf-8").replace(module.HOW, "1-1x1x1"), "utf-8")
    assert "Measured by an earlier way of judging, not yet anew: riff." in report(figures)


def test_an_unknown_game_is_refused_in_a_sentence(tmp_path: Path) -> None:
    words = ["luck", "chess", "--figures", str(tmp_path / "f"), "--kept", str(tmp_path)]
    answer = CliRunner().invoke(main, words)
    assert answer.exit_code == 2
    assert "chess" in answer.output
