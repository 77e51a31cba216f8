"""The short form of each attack: `make attack` tries the same for much longer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.attack import api, fuzz, kill, load, memory, restart, soak
from tests.attack.ledger import Ledger
from tests.server.conftest import Postgres


def counts(folder: Path, name: str) -> dict[str, float]:
    told: dict[str, float] = json.loads((folder / f"{name}.json").read_text())["counts"]
    return told


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(
    url: str, tmp_path: Path
) -> None:
    assert kill.run(url, "some", 2, tmp_path) == []
    told = counts(tmp_path, "kill-some")
    assert told["acknowledged"] >= 2
    assert (told["lost"], told["doubled"]) == (0, 0)


def test_people_play_on_when_the_database_was_restarted(
    postgres: str, postgres_server: Postgres, tmp_path: Path
) -> None:
    assert restart.run(postgres_server, 2, tmp_path) == []
    told = counts(tmp_path, "restart")
    assert told["acknowledged"] >= 8
    assert (told["lost"], told["doubled"]) == (0, 0)


def test_messages_that_make_no_sense_are_answered_or_end_the_line(url: str, tmp_path: Path) -> None:
    assert fuzz.run(url, "some", 1_500, tmp_path) == []
    assert counts(tmp_path, "fuzz-some")["answers"] == 1_470


def test_a_house_that_is_watched_takes_no_long_step(tmp_path: Path) -> None:
    """What grows is seen in the long form only; tables open, play, end and are looked at."""
    soak.run(0.1, tmp_path, 6)
    told = counts(tmp_path, "soak")
    assert told["moves"] > 6
    assert told["pages"] > 0
    assert 0 < told["longest_ms"] < 500


def test_what_a_house_carries_is_measured(tmp_path: Path) -> None:
    assert load.run(1.0, tmp_path, ((3, 0.0), (3, 0.2)), most=5_000) == []
    assert counts(tmp_path, "load")["moves_a_second_3"] > 1


def test_what_was_counted_is_gone_on_with(tmp_path: Path) -> None:
    first = Ledger("some", 10, "tries", tmp_path)
    first.add(4, lost=1)
    second = Ledger("some", 10, "tries", tmp_path)
    assert (second.done, second.counts, second.is_done) == (4, {"lost": 1}, False)
    second.add(6, lost=2)
    assert Ledger("some", 10, "tries", tmp_path).is_done
    second.commit = "another"
    second.keep()
    assert Ledger("some", 10, "tries", tmp_path).done == 0


def test_the_api_is_asked_on_from_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def ask(operation: Any, mode: Any, base: str, examples: int) -> int:
        asked.append((operation, mode))
        if len(asked) == 3:
            raise KeyboardInterrupt
        return examples

    monkeypatch.setattr(api, "ask", ask)
    with pytest.raises(KeyboardInterrupt):
        api.run(5, tmp_path)
    assert api.run(5, tmp_path) == []
    assert asked == [*api.CASES[:3], *api.CASES[2:]]
    assert counts(tmp_path, "api-5") == {"requests": 5 * len(api.CASES), "faults": 0}


def test_a_quiet_table_is_weighed(tmp_path: Path) -> None:
    memory.run(15, tmp_path, 0.1)
    assert counts(tmp_path, "memory")["kilobytes_a_table"] > 0
