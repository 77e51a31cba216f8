"""West Fort in a real browser: every kind of choice on its own piece, and no secret on the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from paradice.core.properties import walk
from paradice.games import find_game
from tests.browser.hands import (
    answered,
    click_move,
    place,
    press_move,
    ready,
    set_table,
    wait_for_turn,
)
from tests.browser.scenes import Scene, routine_scene, scenes

Visit = Callable[..., Any]
Sit = Callable[..., Any]
Keep = Callable[[Any, str], None]

BAR_ONLY = {
    "bribe", "done", "fight", "hold", "leave", "pass", "pay", "skip", "stay", "step-out", "stop",
}  # fmt: skip
"""Words without a piece: to let something be, to answer yes or no."""

MISSING = """() => [...document.querySelectorAll('#act [data-move]')].map(each => each.dataset.move)
  .filter(move => ![...document.querySelectorAll('#table [data-move]')]
    .some(piece => piece.dataset.move === move && piece.offsetParent !== null))"""
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
CUT = """() => { const table = document.getElementById('table');
  return table.scrollHeight > table.clientHeight || table.scrollWidth > table.clientWidth }"""


def begin(page: Any, seats: list[str]) -> None:
    set_table(page, "undead", seats)
    ready(page)
    wait_for_turn(page)


def lit(page: Any) -> list[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('#table [data-move]')].map(each => each.dataset.move)"
    )
    return found


def play(page: Any, move: str) -> None:
    with answered(page):
        page.locator(f'#table [data-move="{move}"]').first.click()


@pytest.mark.parametrize(
    ("others", "width", "height"), [(2, 1280, 800), (5, 1280, 800), (5, 390, 844)]
)
def test_every_choice_has_its_piece_and_nothing_is_cut(
    visit: Visit, others: int, width: int, height: int
) -> None:
    page = visit(locale="fr-FR", viewport={"width": width, "height": height})
    begin(page, ["me", *["bot-novice"] * others])
    for number in range(14):
        if not wait_for_turn(page):
            break
        bare = {move.split()[0] for move in page.evaluate(MISSING)}
        assert bare <= BAR_ONLY, bare
        page.wait_for_function(FITS)  # what flies may stick out on its way
        if width > 900:
            assert not page.evaluate(CUT)
        click_move(page, number)
    assert int(place(page)) > 3


def test_alone_by_keys_against_the_dead_ranger(visit: Visit) -> None:
    page = visit()
    begin(page, ["me"])
    assert page.locator(".rg .rc").count() == 6
    assert page.locator("#space-1").count() == 0, "alone there is no joker"
    for number in range(30):
        if not wait_for_turn(page):
            break
        press_move(page, number)
    assert int(place(page)) >= 10


def test_a_hat_hides_what_a_foe_has_chosen(visit: Visit) -> None:
    page = visit()
    begin(page, ["me", "device"])
    page.wait_for_selector("#curtain:not([hidden]), #act [data-move]")
    for _ in range(20):
        if page.locator("#curtain:not([hidden])").count():
            page.click("#curtain button")
            page.wait_for_selector("#curtain", state="hidden")
        page.wait_for_selector("#act [data-move]")
        if lit(page)[0].startswith("pick"):
            break
        with answered(page):
            page.locator("#act [data-move]").first.click()
    with answered(page):
        page.locator('#table [data-move="pick 4"]').click()
    page.click("#curtain button")
    page.wait_for_selector("#curtain", state="hidden")
    page.wait_for_selector('#table [data-move="pick 4"]')
    assert page.locator(".pk .hatb:not(.th)").count() == 1, "one hat lies flat: chosen"
    assert page.locator(".pk .d8").count() == 0, "no die is open"
    assert page.locator(".sp.marked").count() == 0


def test_hovering_shows_where_an_outlaw_would_stand(visit: Visit) -> None:
    page = visit()
    begin(page, ["me", "bot-novice"])
    while "pick 4" not in lit(page):
        with answered(page):
            page.locator("#act [data-move]").first.click()
        wait_for_turn(page)
    page.hover('#table [data-move="pick 4"]')
    assert page.locator("#ledge-4 .gh").count() == 1
    page.hover("#log")
    assert page.locator(".gh").count() == 0
    play(page, "pick 4")


def test_weak_points_darken_for_who_holds_the_bullet(visit: Visit) -> None:
    page = visit()
    begin(page, ["me", "bot-novice"])
    loaded = {"2", "5", "7"}
    for chamber in sorted(loaded):
        play(page, f"load {chamber}")
        wait_for_turn(page)
    held = set(page.locator("#gun-0 .ch.ld b").all_inner_texts())
    assert loaded
    assert loaded <= held
    weak = page.evaluate(
        "[...document.querySelectorAll('.wk')].map(each => [each.textContent, "
        "each.classList.contains('marked')])"
    )
    assert weak
    assert all(marked == (number in held) for number, marked in weak)


def test_whoever_sets_always_use_is_not_asked_for_what_costs_nothing(
    sit: Sit,
) -> None:
    scene, move = routine_scene()
    page = sit(scene)
    assert page.locator("#act").get_attribute("data-routine") == move
    before = int(place(page))
    page.click("[data-open=settings]")
    with answered(page):
        page.check("[data-setting=routine]")
    page.wait_for_function(f"() => document.querySelector('#act').dataset.routine !== '{move}'")
    assert int(place(page)) > before
    page.reload()
    ready(page)
    page.click("[data-open=settings]")
    assert page.is_checked("[data-setting=routine]"), "the setting is kept"


WIDE = "query => document.querySelector(query).getBoundingClientRect().width"


@pytest.mark.parametrize("seats", [3, 6])
def test_all_of_west_fort_grows_on_a_large_screen(sit: Sit, keep: Keep, seats: int) -> None:
    page = sit(scenes("undead", seats)["UseAbility"], locale="fr-FR")
    pieces = [".ai svg", ".mp", ".un", ".cyl"]
    usual = [page.evaluate(WIDE, query) for query in pieces]
    for width, height in ((1600, 900), (1728, 970), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(CUT), (width, height)
    keep(page, f"undead-1920-{seats}")
    large = [page.evaluate(WIDE, query) for query in pieces]
    for query, before, after in zip(pieces, usual, large, strict=True):
        assert after > 1.2 * before, query


LINES = """() => {
  const told = JSON.parse(document.querySelector('[data-fire]')?.dataset.fire || '[]');
  return [told.length, document.querySelectorAll('#table .fire .over').length];
}"""
"""How many shots the table tells of, and how many lines of fire are drawn to their end."""
FIRED = "() => document.querySelector('[data-fire]')?.dataset.fire || ''"

PART = "query => document.querySelector(query).parentElement.closest('[id]').id"
HOLE_IN = """id => {
  const hole = document.querySelector('.fire .hole').getBoundingClientRect();
  const part = document.getElementById(id).getBoundingClientRect();
  const x = hole.left + hole.width / 2, y = hole.top + hole.height / 2;
  return part.left <= x && x <= part.right && part.top <= y && y <= part.bottom;
}"""


@cache
def a_kill() -> tuple[Scene, str]:
    """A moment of a random game where seat 0 kills what it shoots at; and this move."""
    game = find_game("undead")
    for seed in range(1, 20):
        _, moves = walk(game, 3, {}, seed)
        table = game.start(3, {}, seed)
        for at, (seat, text) in enumerate(moves):
            table.events = []
            table.play(seat, game.catalogue.find(text))
            killed = any(event.cue.key == "kills" for event in table.events)
            if killed and seat == 0 and text.startswith("shoot"):
                return Scene("undead", 3, seed, moves[:at]), text
    raise LookupError("nobody kills anything")


@pytest.mark.parametrize("width", [390, 1280])
def test_a_shot_stays_until_the_next_act(sit: Sit, keep: Keep, width: int) -> None:
    """Who was hit is gone by then: also when the window changes, or somebody only talks."""
    scene, shot = a_kill()
    page = sit(scene, viewport={"width": width, "height": 844}, locale="fr-FR")
    part = page.evaluate(PART, f"#table [data-move='{shot}']")
    click_move(page, 0, shot)
    assert page.evaluate(LINES) == [1, 1]
    assert page.evaluate(HOLE_IN, part), "where it stood, though the table is laid anew on a phone"
    keep(page, f"undead-shot-{width}")
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")
    assert page.evaluate(LINES) == [1, 1]
    if page.locator(".log-tool").is_visible():
        page.click(".log-tool")
    page.click("#chat summary")
    page.fill("#say [name=text]", "!")
    page.keyboard.press("Enter")
    page.wait_for_selector("#said :has-text('!')")
    assert page.evaluate(LINES) == [1, 1]
    fired = page.evaluate(FIRED)
    for number in range(12):
        if page.evaluate(FIRED) != fired:
            break
        assert page.evaluate(LINES) == [1, 1]
        assert wait_for_turn(page)
        click_move(page, 3 * number)
    told, drawn = page.evaluate(LINES)
    assert page.evaluate(FIRED) != fired
    assert drawn <= told
