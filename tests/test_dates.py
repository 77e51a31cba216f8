"""The index of dates: what everybody can know, the same for all; one's own mark apart."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest

from paradice.core.events import EVERYONE, Event
from paradice.core.moves import Move
from paradice.core.properties import walk
from paradice.core.rng import seeded
from paradice.games import find_game
from paradice.games.resources import folder_of
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.dates import COMES, GONE, ROW, count_dates, dates, years_between
from paradice.games.trekking.face.dates import (
    between,
    draw_dates,
    draw_ruler,
    draw_sums,
    places,
    spread,
)
from paradice.games.trekking.face.text import dates_of
from paradice.i18n.words import LANGUAGES, words
from paradice.web.assets import make_pen

GAME = find_game("trekking")
OWN = re.compile(r'<li class="me[^"]*".*?</li>|<p class="sums">.*?</p>')
"""What of the sheet is the viewer's own."""


@pytest.mark.parametrize("seats", [1, 3])
def test_every_seat_gets_the_same_sheet_and_it_tells_what_was_seen(seats: int) -> None:
    """A property test along random play, against a sheet kept by hand from the events."""
    pen = make_pen("en", "trekking", ("Ada", "Émile", "Zoé"))
    cards = read_box().cards
    events: list[Event] = []
    seen = [0]

    def look(table: Any, seat: int, moves: list[Move]) -> None:
        seen[0] += 1
        views = [GAME.view(table, viewer) for viewer in (EVERYONE, *range(seats))]
        sheets = {json.dumps(dates(view)) for view in views}
        assert len(sheets) == 1
        twin = table.imagine(seat, seeded(seen[0]))
        assert json.dumps(dates(GAME.view(twin, seat))) in sheets
        out = {
            event.numbers[0] for event in events if event.cue.key in ("appears", "takes", "leaves")
        }
        row = [card for card in views[0]["row"] if card >= 0]
        for date in dates(views[0]):
            number = next(n for n, card in enumerate(cards[:108]) if card.year == date["year"]
                          and card.day == table.day)  # fmt: skip
            known = ROW if number in row else GONE if number in out else COMES
            assert date["state"] == known
            assert known != COMES or date == {"year": date["year"], "state": COMES}
        if seen[0] % 16 == 0:
            drawn = [draw_dates(view, pen) for view in views]
            assert len({OWN.sub("", text) for text in drawn}) == 1

    walk(GAME, seats, {}, 11, look, events)
    assert seen[0] > 30


def test_later_ones_are_counted_from_ones_own_card() -> None:
    listed = [
        {"year": -10, "state": COMES},
        {"year": 5, "state": ROW, "slot": 0, "card": 1},
        {"year": 40, "state": GONE, "card": 2, "seat": 0},
        {"year": 50, "state": COMES},
    ]
    assert count_dates(listed, 5) == {"all": 4, "later": 1, "row": 1, "earlier": 1}
    assert count_dates(listed, None) == {"all": 4, "later": 2, "row": 1, "earlier": 0}
    assert count_dates(listed, 60) == {"all": 4, "later": 0, "row": 0, "earlier": 3}


def test_of_what_may_still_come_the_sheet_tells_the_year_alone() -> None:
    table, _ = walk(GAME, 2, {}, 5)
    view = {**GAME.view(table, 0), "gone": [], "row": [-1] * 6}
    for player in view["players"]:
        player["treks"] = [[]]
    for language in LANGUAGES:
        drawn = draw_dates(view, make_pen(language, "trekking", ("Ada", "Zoé")))
        assert drawn.count('class="may-come') == 36 + 1
        for card in read_box().cards[:108]:
            assert card.name not in drawn
            assert words(language, "trekking")(f"card-{card.name}") not in drawn


def test_a_new_day_has_its_own_dates_and_nothing_is_gone() -> None:
    nights = []

    def look(table: Any, seat: int, moves: list[Move]) -> None:
        if type(table.top()).__name__ == "ChooseItinerary" and table.day > 0:
            nights.append(dates(GAME.view(table, seat)))

    walk(GAME, 2, {}, 3, look)
    assert len(nights) > 1
    for listed in nights:
        assert {date["state"] for date in listed} <= {ROW, COMES}


def test_the_sentence_begins_with_its_number_and_says_nothing_left_too() -> None:
    pen = make_pen("en", "trekking", ())
    come, row = {"year": 50, "state": COMES}, {"year": 5, "state": ROW, "slot": 0, "card": 1}
    assert draw_sums([row, come], 5, pen).startswith('<p class="sums"><span class="big"><b>1</b> ')
    assert "None later than yours is left." in draw_sums([row, come], 60, pen)
    assert "All 1 are out." in draw_sums([row], 5, pen)
    assert "<b>2</b> dates" in draw_sums([row, come], None, pen)


def test_a_ruler_tells_the_true_scale() -> None:
    for day in range(3):
        years = sorted(int(card.year) for card in read_box().cards[:108] if card.day == day)
        drawn = draw_ruler(years)
        spots = [float(found) for found in re.findall(r"--x:([\d.]+)", drawn)]
        assert spots == sorted(spots)
        assert "<b>1</b>" in drawn
        assert "<b>1500</b>" in drawn
    assert between(-50, [-100, 100], [10, 90]) == 30
    assert between(100, [-100, 100], [10, 90]) == 90


def test_gold_marks_nothing_on_a_line_of_time() -> None:
    """Gold means a legal move; the ring of the focus is the one exception."""
    for name in ("dates.css", "journey.css", "shelf.css"):
        for line in folder_of("trekking").joinpath("face", name).read_text("utf-8").splitlines():
            assert "focus" in line or not re.search(r"--(lamp|can-line|mustard)", line), line


def test_there_is_no_year_0() -> None:
    assert years_between(-1, 1) == 1
    assert years_between(1324, 1280) == 44
    assert years_between(-342, -221) == 121


def test_dates_never_lie_on_each_other() -> None:
    for day in range(3):
        spots = places(sorted(int(c.year) for c in read_box().cards[:108] if c.day == day))
        assert all(after - before > 2.1 for before, after in itertools.pairwise(spots))
    lifted = spread([10, 10.5, 11, 96, 97, 97.2])
    assert all(after - before > 6 for before, after in itertools.pairwise(lifted))
    assert max(lifted) <= 97


def test_the_terminal_tells_them_in_lines() -> None:
    table, _ = walk(GAME, 2, {}, 5)
    view = GAME.view(table, 0)
    lines = dates_of(view, words("fr", "trekking"), ("Ada", "Zoé")).plain(words("fr", "trekking"))
    assert lines[0].startswith("Dates du jour III · ")
    assert len(lines) == 1 + 36 + 1
    assert any("votre dernière carte" in line for line in lines)
    assert any("peut encore venir" in line for line in lines)
