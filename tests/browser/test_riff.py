"""Riff in Time in the browser: what is drawn at every step, and whole games by hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from paradice.core.events import Event
from paradice.core.properties import walk
from paradice.games import find_game
from paradice.games.riff.face.html import FACE
from paradice.games.riff.face.moves import keys
from paradice.i18n.words import words
from paradice.server.gate import as_data, see
from paradice.web.assets import make_pen
from tests.browser.hands import answered, click_move, place, ready, set_table, wait_for_turn
from tests.browser.scenes import Scene, scenes
from tests.games.riff import PERSON, carry, close_rifts, crew, draw, put, roll, send_home, spot
from tests.play import play

Visit = Callable[..., Any]
Sit = Callable[..., Any]
Keep = Callable[[Any, str], None]
GAME = find_game("riff")
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
NO_PIECE = {"end", "regain 0", "regain 1", "regain 2"}
"""Moves that only the bar offers."""


def paint(table: Any, seat: int, language: str = "en") -> str:
    """Return every part as a seat sees it, laid out."""
    pen = make_pen(language, "riff", NAMES[: table.seats])
    sight = see(GAME, FACE, table, seat, [])
    parts = {part.name: part.draw(part.pick(sight), pen) for part in FACE.parts}
    for name, html in parts.items():
        assert not html or f'id="{name}"' in html
    return FACE.frame(lambda name: parts[name], sight, pen)


def pieces(html: str) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"', html)


# Without a browser: every position can be drawn and played


def test_the_dial_of_san_dimas_ends_where_the_game_is_lost() -> None:
    highest = int(GAME.blank(1).box.highest_san_dimas)
    html = paint(crew("ted"), 0)
    assert f"above {highest} you lose" in html
    dials = [dial.count('class="seg') for dial in html.split('<svg class="dl"')[1:]]
    assert sorted(dials) == [highest] + [10] * 10


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_legal_move_has_one_piece_and_one_key(seats: int, language: str) -> None:
    met: Counter[str] = Counter()
    counter = [0]

    def look(table: Any, seat: int, moves: list[Any]) -> None:
        counter[0] += 1
        step = type(table.top()).__name__
        if counter[0] % 4 and met[step] > 2:
            return
        met[step] += 1
        html = paint(table, seat, language)
        drawn = Counter(pieces(html))
        assert max(drawn.values()) == 1, "a piece is drawn twice"
        ids = re.findall(r' id="([^"]+)"', html)
        assert len(ids) == len(set(ids))
        missing = [repr(move) for move in moves if repr(move) not in drawn]
        assert [text for text in missing if text not in NO_PIECE] == [], step
        sight = see(GAME, FACE, table, seat, [])
        shown = [offer.key for offer in sight.offers.values() if offer.is_legal and offer.key]
        assert len(shown) == len(set(shown)), shown
        assert not set(shown) & set("hlru"), "the page uses these keys"
        for other in range(-1, table.seats):
            if other != seat:
                assert paint(table, other, language)

    options = {"characters": "chosen"}
    walk(GAME, seats, options, 20 + seats, look)
    assert met["TakeActions"] > 3
    assert met["ChooseObjective"] >= 1


def test_a_place_has_the_number_of_its_position_as_its_key() -> None:
    table = crew("joanna", "bill")
    roll(table, "move", "move", "move")
    view = GAME.view(table, 0)
    moves = table.candidates(0)
    told = dict(zip(map(repr, moves), keys(view, moves), strict=True))
    assert [told[f"move {number}"] for number in range(11)] == list("s1234567890")


def test_the_card_says_what_was_followed_and_what_was_skipped() -> None:
    table = crew("joanna", "bill")
    draw(table, 36)
    card = paint(table, 0).split('id="riff-card"')[1].split('id="deck"')[0]
    assert card.count("<i>followed</i>") == 1
    assert "<i>skipped: not red</i>" in card


def test_the_two_sides_of_a_choice_are_pieces_of_the_card() -> None:
    table = crew("joanna", "bill")
    table.set_level(spot("new-york"), 6)
    draw(table, 36, 3)
    card = paint(table, 0).split('id="riff-card"')[1].split('id="deck"')[0]
    assert pieces(card) == ["choose 0", "choose 1"]


def test_bill_may_stop_on_the_place_where_he_is() -> None:
    table = crew("bill", "ted")
    put(table, "vienna")
    roll(table, "move", "interact", "interact")
    play(GAME, table, "0: move 4")
    here = paint(table, 0).split('id="place-4"')[1].split('id="place-3"')[0]
    assert pieces(here)[0] == "stop"


def test_fixed_places_can_be_pressed_to_be_opened_again() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", "vienna", "athens")
    draw(table, 50)
    drawn = pieces(paint(table, 0))
    assert {f"reopen {spot(place)}" for place in ("rome", "vienna", "athens")} <= set(drawn)


def test_a_guest_can_be_passed_to_whoever_is_there() -> None:
    table = crew("joanna", "bill", "ted")
    put(table, "rome", 0, 1)
    carry(table, "lincoln")
    roll(table, "interact", "interact", "move")
    passes = [text for text in pieces(paint(table, 0)) if text.startswith("pass")]
    assert passes == ["pass 0 1"]


def test_hovering_foretells_the_booth_and_the_rift() -> None:
    table = crew("joanna", "bill")
    put(table, "vienna")
    send_home(table, "freud")
    roll(table, "move", "interact", "interact")
    sight = see(GAME, FACE, table, 0, [])
    told = FACE.ghosts(sight)
    here = spot("vienna")
    assert told["fix"] == [(f"then-{here}", "", "5 → 4", "")]
    assert told["move 1"][0][:2] == ("come-1", "riff-booth")
    assert f"way-1-{here}" in FACE.marks(sight)


def test_a_bogus_on_a_full_dial_is_foretold_at_san_dimas() -> None:
    table = crew("joanna", "bill")
    put(table, "vienna")
    table.set_level(spot("vienna"), 10)
    roll(table, "bogus", "reroll", "interact")
    assert FACE.ghosts(see(GAME, FACE, table, 0, []))["bogus"] == [("then-0", "", "2 → 3", "")]


def test_san_dimas_says_how_far_it_is_from_the_end_and_no_colour() -> None:
    table = crew("joanna", "bill")
    roll(table, "move", "move", "interact")
    html = paint(table, 0)
    place = html.split('id="place-0"')[1].split('id="')[0]
    assert "San Dimas, rift 2 of 9" in place
    assert "neutral" not in place


def test_dice_and_personages_say_what_they_are_for() -> None:
    table = crew("joanna", "bill", start="reroll")
    roll(table, "move", "bogus/blank", "interact")
    html = paint(table, 0)
    assert "Die 1. Wyld die: Move. Go to a location that is linked to yours." in html
    assert "start card: Reroll. Roll one unused die again." in html
    assert "Genghis Khan, lost here. Home: Outer Mongolia. Brings: Bogus die, Excellent" in html


def test_buttons_say_what_follows() -> None:
    table = crew("joanna", "bill", start="move")
    carry(table, "charlemagne")
    put(table, "rome")
    roll(table, "move", "move", "interact", "bogus/bogus")
    told = details(table)
    assert told["bogus"] == "rift 5 to 6"
    assert told["ignore"] == "once a turn"
    table.set_level(spot("rome"), 10)
    assert details(table)["bogus"] == "San Dimas 2 to 3"
    table.set_level(0, 9)
    assert details(table)["bogus"] == "the game is lost"
    play(GAME, table, "0: ignore")
    told = details(table)
    assert told["end"] == "5 actions are lost"
    assert told[f"return {PERSON['charlemagne']}"] == "stays for good"
    assert told["move 2"] == "Lincoln"


def details(table: Any) -> dict[str, str]:
    """Return what the buttons of the first seat say below their names."""
    offers = see(GAME, FACE, table, 0, []).offers
    say = words("en", "riff").say
    return {text: say(offer.detail, NAMES) for text, offer in offers.items() if offer.detail}


def test_a_choice_of_a_card_says_what_becomes_of_san_dimas() -> None:
    table = crew("joanna", "bill")
    table.set_level(0, 6)
    draw(table, 56)
    assert details(table)["choose 0"] == "the game is lost"


def test_the_curve_tells_san_dimas_and_what_was_fixed_turn_by_turn() -> None:
    events: list[Event] = []
    table, _ = walk(GAME, 2, {}, 5, events=events)
    told = FACE.curve([as_data(event) for event in events])
    assert told is not None
    present, fixed = (numbers for _, numbers in told.lines)
    turns = sum(event.cue.key == "turn-begins" for event in events)
    assert len(present) == len(fixed) == turns + 1
    assert present[0] == 2
    assert present[-1] == table.level_at(0)
    assert fixed[-1] == table.count_fixed()


def test_after_the_end_no_dice_are_awaited() -> None:
    table = crew("joanna", "bill")
    table.lose("san-dimas")
    dice = paint(table, 0).split('id="dice"')[1].split('id="me"')[0]
    assert "The game is over." in dice


# In a browser; whole games by clicks and by keys are played in test_games.py


def until_actions(page: Any) -> None:
    """Answer whatever is asked until a circuit can be followed."""
    for _ in range(60):
        assert wait_for_turn(page)
        if page.locator("#board .dw.can[data-move^=move]").count():
            return
        with answered(page):
            page.locator("#act [data-move]").first.click()
    raise AssertionError("nobody can move")


def test_a_place_that_no_circuit_leads_to_says_why(visit: Visit) -> None:
    page = visit()
    set_table(page, "riff", ["me"])
    ready(page)
    until_actions(page)
    far = page.locator("#board .dw.cannot[data-why=no-circuit]").first
    assert far.locator(".nope").is_hidden(), "a dial keeps its looks"
    far.click(force=True)
    assert "circuit" in page.locator("#tip p").inner_text()


def test_a_hovered_move_shows_the_booth_that_would_come(visit: Visit) -> None:
    page = visit()
    set_table(page, "riff", ["me"])
    ready(page)
    until_actions(page)
    piece = page.locator("#board .dw.can[data-move^=move]").first
    number = piece.get_attribute("data-move").split()[1]
    assert page.locator(f"#come-{number}").is_hidden()
    move = page.locator(f'[data-move="move {number}"]')
    button = page.locator("#act").locator(move)
    if button.is_hidden():
        page.locator("#act .grp", has=move).locator("summary").click()
    button.hover()
    assert page.locator(f"#come-{number} svg").is_visible()
    assert "is-hover" in piece.get_attribute("class")
    assert page.locator("#board .way.marked.will").count() == 1


@pytest.mark.parametrize(
    ("width", "height", "locale"),
    [(1280, 800, "fr-FR"), (390, 844, "fr-FR"), (360, 640, "en-GB")],
)
def test_the_table_fits_its_window(visit: Visit, width: int, height: int, locale: str) -> None:
    page = visit(viewport={"width": width, "height": height}, locale=locale)
    set_table(page, "riff", ["me", "bot-novice", "bot-novice"])
    ready(page)
    for number in range(12):
        if not wait_for_turn(page):
            break
        size = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert size[0] <= width
        assert size[1] <= height or width <= 900
        click_move(page, number)
    assert int(place(page)) > 3


HIDDEN = """() => {
  let it = document.getElementById('booth-0'), most = 0;
  while ((it = it.parentElement) && it.id !== 'table') {
    if (getComputedStyle(it).overflowY !== 'visible') {
      most = Math.max(most, it.scrollHeight - it.clientHeight);
    }
  }
  return most;
}"""


def test_the_column_at_the_right_needs_no_scrolling(sit: Sit) -> None:
    """With the most dice and passengers of some games, in French, on a low screen and a large."""
    page = None
    for scene in (found["TakeActions"] for found in (scenes("riff", 3), scenes("riff", 4))):
        page = sit(scene, page=page) if page else sit(scene, locale="fr-FR")
        for width, height in ((1280, 800), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(HIDDEN) <= 1, width


@cache
def cards_ahead() -> Scene:
    """A moment of a random game where seat 0 has looked at three cards of the deck."""
    for seed in range(30, 80):
        found = scenes("riff", 4, range(seed, seed + 1)).get("ArrangeDeck")
        if found and len(found.table().moves(0)) == 3:
            return found
    raise LookupError("nobody looks at the deck")


CARDS_SEEN = """() => {
  const column = document.querySelector('.sd2').getBoundingClientRect();
  return [...document.querySelectorAll('.known .rc')].filter(it => {
    const box = it.getBoundingClientRect();
    return box.top >= column.top && box.bottom <= column.bottom;
  }).length;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_three_cards_looked_at_ahead_are_all_in_sight(sit: Sit, keep: Keep, locale: str) -> None:
    page = sit(cards_ahead(), locale=locale)
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        keep(page, f"riff-ahead-{width}-{locale[:2]}")
        assert page.evaluate(CARDS_SEEN) == 3, width
        assert page.evaluate(HIDDEN) <= 1, width


def test_dials_dice_and_booths_grow_on_a_large_screen(sit: Sit, keep: Keep) -> None:
    page = sit(scenes("riff", 4)["TakeActions"], locale="fr-FR")
    wide = "query => document.querySelector(query).getBoundingClientRect().width"
    pieces = [".dw", ".std", ".die", ".rc"]
    usual = [page.evaluate(wide, query) for query in pieces]
    page.set_viewport_size({"width": 1920, "height": 1080})
    keep(page, "riff-1920")
    for query, before in zip(pieces, usual, strict=True):
        assert page.evaluate(wide, query) > 1.2 * before, query


WRAPPED = """() => [...document.querySelectorAll('.nd:not(.sd) .lb')].filter(label => {
  const high = label.offsetHeight;
  label.style.cssText = 'white-space:nowrap;max-width:none;width:max-content';
  const [wide, one] = [label.offsetWidth, label.offsetHeight];
  label.style.cssText = '';
  return wide <= 92 && high > one;
}).map(label => label.textContent)"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_short_name_of_a_place_keeps_to_one_line_on_a_phone(sit: Sit, locale: str) -> None:
    """Where it took two, the key of the place below lay over the second."""
    page = sit(
        scenes("riff", 3)["TakeActions"], viewport={"width": 390, "height": 844}, locale=locale
    )
    assert page.locator(".nd:not(.sd) .lb").count() == 10
    assert page.evaluate(WRAPPED) == []
