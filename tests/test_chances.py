"""What was measured of a team's chances: as on the rules page, and the level nearest to even."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from paradice.games import find_game
from paradice.i18n.chances import EVEN, find_chances
from paradice.i18n.rules_pages import rules_page
from paradice.i18n.words import LANGUAGES
from tests.server.conftest import client as client
from tests.server.conftest import fate as fate

TEAMS = ("riff", "citadel")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TEAMS)
def test_the_figures_are_those_of_the_rules_page(title: str, language: str) -> None:
    chances = find_chances(title)
    assert chances is not None
    text = rules_page(title, language).text
    for level in chances.levels:
        find_game(title).complete(3, level.options)
        row = r"\|[^|\n]+\|" + r"\|".join(rf"\s*{won}\s*%\s*" for won in level.won.values())
        assert re.search(row, text), level


def test_the_level_nearest_to_even_is_found_for_each_number_of_seats() -> None:
    riff, citadel = find_chances("riff"), find_chances("citadel")
    assert riff is not None
    assert citadel is not None
    assert riff.nearest(2, EVEN) == ({"san-dimas": "2"}, 46)
    assert riff.nearest(3, EVEN) == ({"san-dimas": "3"}, 52)
    assert riff.nearest(4, EVEN) == ({"san-dimas": "1"}, 53)
    assert riff.nearest(1, EVEN) is None
    found = citadel.nearest(3, EVEN)
    assert found is not None
    assert found[1] == 50
    assert find_chances("trekking") is None


def test_a_table_is_set_at_the_level_that_was_aimed_for(client: TestClient) -> None:
    shown = client.get("/set/riff").text
    assert "aim for a 50" in shown
    assert "aim for a 50" not in client.get("/set/trekking").text
    form = {"seat-0": "me", "name-0": "Ada", "seat-1": "bot-novice", "option-san-dimas": "5"}
    begun = client.post("/set/riff", data={**form, "aim": "50"}, follow_redirects=False)
    assert begun.status_code == 303
    lobby = client.app.state.lobby  # type: ignore[attr-defined]
    assert lobby.rooms[begun.headers["location"][3:]].row.options["san-dimas"] == "2"
    begun = client.post("/set/riff", data=form, follow_redirects=False)
    assert lobby.rooms[begun.headers["location"][3:]].row.options["san-dimas"] == "5"
