"""A journey: stays, treks and days as the record tells them; a page, a file that needs no more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.cli import main
from paradice.core.contract import Event
from paradice.core.laws import walk
from paradice.core.record import Record, write_record
from paradice.games import find_game
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.journey import journeys
from paradice.games.trekking.moves import ANCESTOR
from paradice.games.words import LANGUAGES

GAME = find_game("trekking")


@pytest.mark.parametrize("seats", [1, 3])
def test_a_journey_agrees_with_the_table_at_the_end(seats: int) -> None:
    events: list[Event] = []
    table, _ = walk(GAME, seats, {}, 7, None, events)
    view = GAME.view(table, 0)
    for seat, path in enumerate(journeys(events, seats)):
        player = view["players"][seat]
        assert [[stop["card"] for stop in trek] for trek in path["treks"]] == player["treks"]
        points = sum(day["itinerary"] + day["noon"] for day in path["days"])
        assert points == player["score"]
        for stop in path["stops"]:
            assert stop["hours"] >= 0
            assert stop["start"] + stop["hours"] <= 12
            if stop["card"] != ANCESTOR:
                assert stop["year"] == read_box().cards[stop["card"]].year
        for trek in path["treks"]:
            years = [stop["year"] for stop in trek]
            assert years == sorted(years)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_diary_is_one_file_that_needs_nothing_else(tmp_path: Path, language: str) -> None:
    names = ("Ada", "Émile", "Zoé")
    _, moves = walk(GAME, 3, {}, 7)
    options = GAME.complete(3, {})
    record = Record("trekking", GAME.version, 3, options, 7, names, moves)
    file, out = tmp_path / "game.txt", tmp_path / "journey.html"
    file.write_text(write_record(GAME, record), "utf-8")
    done = CliRunner().invoke(
        main, ["diary", str(file), "--html", str(out), "--seat", "1", "--lang", language]
    )
    assert done.exit_code == 0, done.output
    text = out.read_text("utf-8")
    assert "/static/" not in text
    assert "&amp;#" not in text
    for used in re.findall(r'<use href="#([^"]+)"', text):
        assert f'id="{used}"' in text
    assert text.count('<article class="sto"') >= 5
    refused = CliRunner().invoke(main, ["diary", str(file), "--html", str(out), "--seat", "4"])
    assert "choose 0 to 2" in refused.output
