"""The citadel in the browser: what can be done lies lit on the table and shows what it does."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest

from paradice.core.events import EVERYONE
from paradice.core.match import read_match
from paradice.core.properties import walk
from paradice.core.rng import seeded
from paradice.core.schema import Seen
from paradice.core.sets import count
from paradice.core.view import step_of
from paradice.faces.face import Sight
from paradice.games import find_game
from paradice.games.citadel.actions import SpareKind
from paradice.games.citadel.cards import read_box
from paradice.games.citadel.face.html import FACE
from paradice.games.citadel.moves import DESTINY, EDWARD, IRENE, LEROY, NATHAN
from paradice.server import gate
from paradice.web.assets import make_pen
from paradice.web.result import draw_curve
from tests.browser.hands import answered, click_move, load_again, ready, set_table
from tests.browser.scenes import Scene
from tests.games.citadel import house, roll
from tests.pieces import each
from tests.write_golden import record_file

Visit = Callable[..., Any]
Sit = Callable[..., Any]
Keep = Callable[[Any, str], None]

GAME = find_game("citadel")
NAMES = ["Mara", "Theo", "Otto", "Bea"]
GAMES = 40
UNSEEN = {"done", "stop", "keep", "decline"}
"""What ends or declines something has no piece, only a button."""


def draw(sight: Sight[Seen], language: str) -> str:
    pen = make_pen(language, "citadel", NAMES[: len(sight.view["players"])])
    return "".join(part.draw(part.pick(sight), pen) for part in FACE.parts)


def test_every_choice_of_every_step_is_a_piece_with_a_key_and_a_preview() -> None:
    """Along games at random, biased to cards and rescues so that every question comes up."""
    met: set[str] = set()
    for seed in range(GAMES):
        rng = seeded(100 + seed)
        options = {option.key: option.choices[seed % 2] for option in GAME.options}
        table = GAME.dealer(1 + seed % 4, options)(seeded(seed))
        table.events = []
        while table.deciders():
            seat = table.deciders()[0]
            sight = gate.see(GAME, FACE, table, seat, table.events)
            if step_of(sight.view["asked"]) not in met or rng.below(4) == 0:
                look(sight, "fr" if seed % 2 else "en")
            met.add(step_of(sight.view["asked"]))
            moves = table.moves(seat)
            rare = [move for move in moves if move.verb in ("play", "bonus", "rescue", "wake")]
            chosen = rare if rare and rng.below(2) else moves
            table.events = []
            table.play(seat, chosen[rng.below(len(chosen))])
        draw(gate.see(GAME, FACE, table, EVERYONE, table.events), "en")
    assert set(GAME.steps) - met <= {"RollDice", "SpareKind"}, "the dice ask nobody"


def test_the_kind_of_trap_that_a_video_loop_spares_is_a_piece() -> None:
    """A rescue with this card in play is too rare to be met at random."""
    table = GAME.dealer(1, {option.key: option.choices[0] for option in GAME.options})(seeded(1))
    table.play(0, table.moves(0)[LEROY])
    table.push(SpareKind(0, 0))
    look(gate.see(GAME, FACE, table, 0, []), "en")


def look(sight: Sight[Seen], language: str) -> None:
    """Every legal move has a piece and a key of its own; what it would change is there."""
    step = step_of(sight.view["asked"])
    drawn = draw(sight, language)
    legal = [offer for offer in sight.offers.values() if offer.is_legal]
    pieces = set(re.findall(r'data-piece="([^"]+)"', drawn))
    texts = {offer.text for offer in legal if offer.move.verb not in UNSEEN}
    assert texts - pieces == set(), step
    keys = [offer.key for offer in legal]
    assert all(keys), (step, keys)
    assert len(set(keys)) == len(keys), (step, keys)
    ids = set(re.findall(r' id="([^"]+)"', drawn))
    for text, ghosts in FACE.ghosts(sight).items():
        assert {ghost[0] for ghost in ghosts} <= ids, text
    assert set(FACE.marks(sight)) <= ids


def test_whose_choice_it_is_stands_alone_on_the_card_of_a_player() -> None:
    """“Not chosen yet” beside “your choice” said it twice, and was cut."""
    table = GAME.dealer(2, {option.key: option.choices[0] for option in GAME.options})(seeded(1))
    view = GAME.view(table, 0)
    pen = make_pen("en", "citadel", NAMES[:2])
    said = [FACE.draw_card(FACE.card(view, seat), pen).status for seat in (0, 1)]
    assert said == ["", "not chosen yet"]


def test_the_parts_are_the_same_for_everybody() -> None:
    table = GAME.dealer(2, {option.key: option.choices[0] for option in GAME.options})(seeded(1))
    for character in (0, 1):
        table.play(character, table.moves(character)[0])
    own, other, nobody = (
        draw(gate.see(GAME, FACE, table, seat, []), "en") for seat in (0, 1, EVERYONE)
    )
    assert own == other == nobody


def test_the_curve_of_a_game_has_a_step_for_every_turn_and_ends_where_the_game_ended() -> None:
    for name in ("fourth-rescued", "lost-to-clock"):
        match = read_match(record_file("citadel", name).read_text("utf-8"), find_game)
        table, events = match.table, match.events(len(match.history))
        curve = FACE.curve([gate.as_data(event) for event in events])
        assert curve is not None
        rescued, lost = (numbers for _, numbers in curve.lines)
        turns = [event for event in events if event.cue.key == "reveals"]
        assert len(rescued) == len(lost) == len(turns) + 1
        assert (rescued[0], lost[0]) == (0, 0)
        assert (rescued[-1], lost[-1]) == (count(table.rescued), count(table.lost))
        assert list(rescued) == sorted(rescued)
        assert 4 in (rescued[-1], lost[-1])
        drawn = draw_curve(curve, make_pen("fr", "citadel", NAMES))
        assert "Récupérés" in html.unescape(drawn)
        assert drawn.count('class="line') == 4


def test_the_button_of_a_tile_says_the_power_behind_it() -> None:
    table = house("nathan leroy", time=2)
    roll(table, "one red 1")
    offers = gate.see(GAME, FACE, table, 0, []).offers
    details = {text: offer.detail.key for text, offer in offers.items() if offer.detail}
    assert details == {
        "wake 0": "brief-power-nathan",
        "wake 1": "brief-power-leroy",
        "decline": "detail-decline",
    }


def test_pieces_grow_with_the_rooms_of_a_large_screen(sit: Sit, keep: Keep) -> None:
    page = sit(deal_hand({"sprint", "climb"}, 0, [NATHAN, EDWARD]))
    size = "document.querySelector('.fp .trp').getBoundingClientRect().width"
    usual = page.evaluate(size)
    page.set_viewport_size({"width": 1920, "height": 1080})
    keep(page, "citadel-1920")
    assert page.evaluate(size) > 1.3 * usual
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def start(visit: Visit, **more: Any) -> Any:
    """A table for one, Edward chosen, inside the gallery."""
    page = visit(**more)
    set_table(page, "citadel", ["me"])
    ready(page)
    for key in "21":
        with answered(page):
            page.keyboard.press(key)
    return page


def test_from_the_lawn_by_the_window_through_a_door(visit: Visit) -> None:
    page = start(visit)
    assert "marked" in page.get_attribute(".r-gallery", "class")
    door = page.locator(".fp .dr.can").first
    text = door.get_attribute("data-move")
    door.hover()
    assert page.locator(".will > .dr").count() == 1
    assert page.locator(f"#act .btn.is-hover[data-move='{text}']").count() == 1
    with answered(page):
        door.click()
    page.wait_for_selector(f"[data-piece='{text}'].op")
    with answered(page):
        page.locator(".mvt.can").first.click()
    page.wait_for_selector(".trl")
    assert page.locator(".hol").count() == 1
    assert "marked" not in page.get_attribute(".r-gallery", "class")
    assert page.locator(".rm.marked .pw").count() == 1


def test_a_far_treasure_says_why_it_cannot_be_rescued(visit: Visit) -> None:
    page = start(visit)
    far = page.locator(".rm:not(.marked) .trs.cannot").first
    far.click(force=True)
    assert "not in the room" in page.inner_text("#tip")
    assert far.locator(".nope").is_hidden()


def test_the_dice_end_the_turn_and_stay_to_be_seen(visit: Visit) -> None:
    page = start(visit, locale="fr-FR")
    with answered(page):
        page.keyboard.press("e")
    page.wait_for_selector(".pd1:not(.blank)")
    assert page.locator("#dice .pd1:not(.blank)").count() == 3


@cache
def the_professor_goes() -> tuple[Scene, str]:
    """A moment where seat 0 ends its turn and the Professor goes; and what seat 1 may do then."""
    for seed in range(1, 60):
        _, moves = walk(GAME, 2, {}, seed)
        table = GAME.start(2, {}, seed)
        for at, (seat, text) in enumerate(moves):
            table.events = []
            table.play(seat, GAME.catalogue.find(text))
            ways = [event for event in table.events if event.cue.key == "professor-goes"]
            if (seat, text) == (0, "done") and ways and table.deciders() == [1]:
                return Scene("citadel", 2, seed, moves[:at]), moves[at + 1][1]
    raise LookupError("he never goes")


TRAIL = """() => [...document.querySelectorAll('#trail .trl')]
  .filter(it => it.checkVisibility() && it.style.cssText.includes('parchment')).length"""


@pytest.mark.parametrize("width", [390, 1280])
def test_the_way_of_the_professor_stays_until_the_next_act(
    sit: Sit, keep: Keep, width: int
) -> None:
    """While the next player thinks, also for who comes then; what that player does ends it."""
    size = {"width": width, "height": 844}
    scene, answer = the_professor_goes()
    page = sit(scene, ["device"], viewport=size, locale="fr-FR")
    with answered(page):
        page.keyboard.press("e")
    page.wait_for_selector("#act [data-move]")
    assert page.evaluate(TRAIL) > 0
    keep(page, f"citadel-trail-{width}")
    load_again(page)
    assert page.evaluate(TRAIL) > 0
    click_move(page, 0, answer)
    assert page.evaluate(TRAIL) == 0


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_table_fits_a_desk_and_a_phone(visit: Visit, locale: str) -> None:
    page = start(visit, locale=locale)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    rooms = "[...document.querySelectorAll('.rm')].map(room => room.getBoundingClientRect().height)"
    assert min(page.evaluate(rooms)) > 60
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert min(page.evaluate(rooms)) > 60
    small = page.evaluate(
        "[...document.querySelectorAll('#table .can')].filter(it => it.offsetParent)"
        ".map(it => it.getBoundingClientRect()).filter(it => Math.min(it.width, it.height) < 24)"
    )
    assert small == []


def deal_hand(cards: set[str], owner: int, who: Sequence[int]) -> Scene:
    """The first turn of a game: *owner* begins and has turned up these two cards."""
    moves = [(seat, f"choose {character}") for seat, character in enumerate(who)]
    wanted = {card for card, text in enumerate(read_box().cards) if text.name in cards}
    for seed in range(2000):
        scene = Scene("citadel", len(who), seed, moves)
        table = scene.table()
        if table.turn == owner and {int(card) for card in each(table.card_at, 2)} == wanted:
            return scene
    raise LookupError(cards)


@pytest.mark.parametrize("cards", [{"decoy", "reroll"}, {"spanner", "remote-lock"}])
def test_the_longest_cards_fit_a_desk_and_a_phone_in_french(
    sit: Sit, keep: Keep, cards: set[str]
) -> None:
    who = [DESTINY if "decoy" in cards else EDWARD, NATHAN, IRENE, LEROY]
    page = sit(deal_hand(cards, 0, who), locale="fr-FR")
    cut = """[...document.querySelectorAll('.ac, .ac span')].filter(it => {
      const box = it.getBoundingClientRect(), card = it.closest('.ac').getBoundingClientRect();
      return it.scrollHeight > it.clientHeight + 1 && it.clientHeight > 0
        || box.bottom > card.bottom + 1 || box.right > card.right + 1;
    }).length"""
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        keep(page, f"citadel-{min(cards)}-{width}")
        assert page.evaluate(cut) == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if width > height:
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            column = "(it => it.scrollHeight - it.clientHeight)(document.querySelector('.side'))"
            assert page.evaluate(column) <= 1, "the last roll is in sight"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_whoever_may_act_in_the_turn_of_another_is_told_who_and_why(
    sit: Sit, keep: Keep, locale: str
) -> None:
    before = deal_hand({"sprint", "second-wind"}, 2, [DESTINY, EDWARD, NATHAN])
    card = next(n for n, text in enumerate(read_box().cards) if text.name == "sprint")
    scene = Scene("citadel", 3, before.seed, [*before.moves, (2, f"play {card}")])
    page = sit(scene, ["away", "away"], locale=locale)
    asked = page.inner_text("#act")
    assert "Otto" in asked
    assert "Sprint" in asked
    assert page.locator("#table .mvt.can").count() == 3
    told = page.inner_text("#lines")
    assert told.count("Otto lets" if locale == "en-GB" else "grâce à Otto") == 2
    keep(page, f"citadel-rally-{locale}")
    page.set_viewport_size({"width": 390, "height": 844})
    keep(page, f"citadel-rally-{locale}-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with answered(page):
        page.keyboard.press("e")
    assert "Théo" in page.inner_text("#act")
