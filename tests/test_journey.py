"""A journey: stays, treks and days as the record tells them; a page, a file that needs no more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.cli import main
from paradice.core.events import Event
from paradice.core.match import play_record
from paradice.core.properties import walk
from paradice.core.record import Record
from paradice.games import find_game
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.dates import years_between
from paradice.games.trekking.face.journey import draw_lanes
from paradice.games.trekking.face.journey_page import draw_journey
from paradice.games.trekking.journey import closest_call, journeys
from paradice.games.trekking.moves import ANCESTOR
from paradice.i18n.words import LANGUAGES
from paradice.web.assets import make_pen

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


def test_years_crossed_know_no_year_0_and_add_up_trek_by_trek() -> None:
    stops = [(-342, -221, 655), (1794,), (-70, 1969)]
    crossed = [years_between(trek[0], trek[-1]) for trek in stops]
    assert crossed == [996, 0, 2038]
    events: list[Event] = []
    walk(GAME, 3, {}, 7, None, events)
    for path in journeys(events, 3):
        ends = [(trek[0]["year"], trek[-1]["year"]) for trek in path["treks"]]
        assert path["years"] == sum(
            last - first - (1 if first < 0 < last else 0) for first, last in ends
        )


def test_the_closest_call_is_joined_from_lane_to_lane() -> None:
    events: list[Event] = []
    walk(GAME, 3, {}, 7, None, events)
    paths = journeys(events, 3)
    call = closest_call(paths)
    assert call is not None
    one, year, other, near = call
    assert one < other
    assert year in [stop["year"] for stop in paths[one]["stops"]]
    assert near in [stop["year"] for stop in paths[other]["stops"]]
    lanes = draw_lanes(paths, make_pen("en", "trekking", ("Ada", "Émile", "Zoé")))
    assert lanes.count('class="call"') == other - one + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_stops_is_drawn_so_far_and_a_rest_is_one_line(language: str) -> None:
    names = ("Ada", "Émile", "Zoé")
    _, moves = walk(GAME, 3, {}, 7)
    options = GAME.complete(3, {})
    pen = make_pen(language, "trekking", names)
    for upto, css in ((len(moves), 'class="chart"'), (30, 'class="chart so-far"')):
        record = Record("trekking", GAME.version, 3, options, 7, names, moves[:upto])
        drawn = draw_journey(play_record(GAME, record), 0, pen, "/t/x/journey", [0])
        assert css in drawn
        assert drawn.count('class="as-table"') == 2
    record = Record("trekking", GAME.version, 3, options, 7, names, [])
    rest = {"en": "You rested for three days.", "fr": "Vous avez pris trois jours de repos."}
    assert rest[language] in draw_journey(play_record(GAME, record), 0, pen, "/t/x/journey", [0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_diary_is_one_file_that_needs_nothing_else(tmp_path: Path, language: str) -> None:
    names = ("Ada", "Émile", "Zoé")
    _, moves = walk(GAME, 3, {}, 7)
    options = GAME.complete(3, {})
    record = Record("trekking", GAME.version, 3, options, 7, names, moves)
    file, out = tmp_path / "game.txt", tmp_path / "journey.html"
    file.write_text(play_record(GAME, record).record(), "utf-8")
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
