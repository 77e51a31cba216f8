"""The table in the browser: lit pieces, reasons, undo, curtain, languages, phones, a cut line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paradice.games import TITLES
from tests.browser.hands import click_move, place, ready, set_table, wait_for_turn, wait_past
from tests.server.test_restart import House

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]


def test_play_now_is_two_clicks_from_the_door(visit: Visit, keep: Keep) -> None:
    page = visit()
    keep(page, "front")
    page.click("[data-game=trekking] form button")
    page.wait_for_url("**/t/*")
    ready(page)
    assert page.locator(".pl .robot").count() == 2


def test_each_choice_is_a_lit_piece_a_button_and_a_key(visit: Visit, keep: Keep) -> None:
    page = visit()
    set_table(page, "trekking", ["me"])
    ready(page)
    pieces = page.eval_on_selector_all("#table .can", "all => all.map(each => each.dataset.move)")
    buttons = page.eval_on_selector_all("#act [data-move]", "all => all.map(a => a.dataset.move)")
    assert sorted(pieces) == sorted(buttons)
    for text in buttons:
        disc = page.locator(f"#table [data-move='{text}'] > .key").inner_text()
        assert disc == page.locator(f"#act [data-move='{text}'] .key").inner_text()
    page.hover("#table .can")
    assert page.locator("#arrive.will").count() == 1
    assert page.locator(".ic.will, .prev.will").count() >= 1
    keep(page, "trekking-preview")
    page.mouse.move(5, 5)
    assert page.locator(".will").count() == 0


def test_a_refusal_says_why_and_opens_the_rules_at_the_paragraph(visit: Visit, keep: Keep) -> None:
    page = visit()
    set_table(page, "trekking", ["me"])
    ready(page)
    page.click(".anc .cannot", force=True)
    assert "open a trek" in page.inner_text("#tip")
    keep(page, "trekking-why-not")
    page.click("#tip a")
    page.wait_for_selector("#rules[open] .lit")
    assert "opens no trek" in page.inner_text("#rules .lit >> nth=0")
    keep(page, "trekking-rules")
    page.keyboard.press("Escape")
    assert place(page) == "0"


def test_undo_puts_a_card_back(visit: Visit) -> None:
    page = visit()
    set_table(page, "trekking", ["me"])
    ready(page)
    hours = page.eval_on_selector_all("#row li .hr b", "all => all.map(b => parseInt(b.innerText))")
    slot = hours.index(max(hours))
    page.keyboard.press(str(slot + 1))
    page.wait_for_selector("#act [data-move='spend 0']")
    assert page.locator(".card.is-sel").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(f"#act [data-move='take {slot}']")
    assert "takes back" in page.inner_text("#lines li >> nth=0")


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit()
    set_table(page, "trekking", ["me"])
    ready(page)
    click_move(page, 1)
    at = place(page)
    page.click("[data-open=settings]")
    page.click("#settings [name=language][value=fr]")
    ready(page)
    assert page.get_attribute("html", "lang") == "fr"
    assert place(page) == at
    assert "Journal" in page.inner_text("#log h2")


def test_one_device_passes_behind_a_curtain(visit: Visit, keep: Keep) -> None:
    page = visit()
    set_table(page, "trekking", ["me", "device"], **{"first-itinerary": "chosen"})
    ready(page)
    for _ in range(2):
        page.wait_for_selector(".curtain")
        assert page.locator("#hand .mini").count() == 0
        keep(page, "curtain")
        page.click(".curtain button")
        page.wait_for_selector("#hand .mini.can")
        assert page.locator("#curtain").is_hidden()
        page.keyboard.press("2")
    page.wait_for_selector(".curtain button, #row .can")
    assert place(page) == "2"


def test_a_looker_on_sees_the_game_and_nothing_to_press(visit: Visit) -> None:
    page, other = visit(), visit()
    address = set_table(page, "trekking", ["me"])
    ready(page)
    other.goto(address)
    ready(other)
    assert other.locator("[data-move]").count() == 0
    assert "look on" in other.inner_text(".watching")
    click_move(page, 1)
    other.wait_for_function(f"() => document.body.dataset.at == '{place(page)}'")
    other.click("#row .card >> nth=0")
    other.wait_for_selector("#tip:not([hidden])")
    assert "only look on" in other.inner_text("#tip")


def test_two_tabs_of_one_seat_agree(visit: Visit) -> None:
    page = visit()
    address = set_table(page, "trekking", ["me"])
    ready(page)
    twin = page.context.new_page()
    twin.goto(address)
    ready(twin)
    for number in range(6):
        mover = (page, twin)[number % 2]
        wait_for_turn(mover)
        click_move(mover, number)
        other = (twin, page)[number % 2]
        other.wait_for_function(f"() => document.body.dataset.at == '{place(mover)}'")
    shown = [each.inner_text("#row") for each in (page, twin)]
    assert shown[0] == shown[1]


def test_chat_is_heard_and_marked(visit: Visit) -> None:
    host, friend = visit(), visit()
    set_table(host, "trekking", ["me", "open"])
    friend.goto(host.input_value("[data-copy]"))
    friend.fill("[name=name]", "Theo")
    friend.check("[name=seat][value='1']")
    friend.click("button.wide")
    ready(friend)
    ready(host)
    host.click("#chat summary")
    host.fill("#say [name=text]", "Good evening <b>")
    host.keyboard.press("Enter")
    friend.wait_for_function("() => document.getElementById('chat-new').textContent")
    friend.click("#chat summary")
    assert "Good evening <b>" in friend.inner_text("#said")


def test_replay_steps_by_keys_and_keeps_its_address(visit: Visit, keep: Keep) -> None:
    page = visit()
    address = set_table(page, "trekking", ["me"])
    ready(page)
    for number in range(4):
        click_move(page, number)
    page.goto(f"{address}/replay?at=2")
    first = page.inner_text("#row")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**at=1*")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=2*")
    assert page.inner_text("#row") == first
    keep(page, "replay")


@pytest.mark.parametrize("width", [360, 390, 768, 1024])
@pytest.mark.parametrize("game", TITLES)
def test_nothing_scrolls_sideways_and_the_prompt_is_always_visible(
    visit: Visit, keep: Keep, game: str, width: int
) -> None:
    page = visit(locale="fr-FR", viewport={"width": width, "height": 844})
    set_table(page, game, ["me", "bot-novice"])
    ready(page)
    wait_for_turn(page)
    if width == 390:
        keep(page, f"{game}-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator("#act .pd-say").bounding_box()
    assert box
    assert 0 <= box["y"] < 844
    small = page.evaluate(
        """[...document.querySelectorAll('#act [data-move]')].filter(
             each => each.getBoundingClientRect().height < 40).length"""
    )
    assert small == 0


@pytest.mark.parametrize("game", TITLES)
def test_the_page_works_at_twice_the_size(visit: Visit, game: str) -> None:
    """200 % zoom is a window of half the width."""
    page = visit(viewport={"width": 640, "height": 400})
    set_table(page, game, ["me", "bot-novice"])
    ready(page)
    wait_for_turn(page)
    click_move(page, 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640


def test_the_first_board_is_painted_soon(visit: Visit) -> None:
    page = visit()
    address = set_table(page, "trekking", ["me", "bot-novice"])
    times = []
    for _ in range(5):
        page.goto(address)
        ready(page)
        times.append(
            page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        )
    assert min(times) < 300, times


def test_motion_is_shown_to_those_who_want_it(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    set_table(page, "trekking", ["me"])
    ready(page)
    page.evaluate(
        """() => { window.moved = 0; const start = document.startViewTransition.bind(document);
             document.startViewTransition = work => { window.moved++; return start(work); }; }"""
    )
    click_move(page, 1)
    assert page.evaluate("window.moved") >= 1


def test_the_server_is_killed_and_the_game_goes_on(
    visit: Visit, chromium: Any, tmp_path: Path
) -> None:
    house = House(f"sqlite:///{tmp_path / 'killed.sqlite'}")
    context = chromium.new_context(
        base_url=f"http://127.0.0.1:{house.port}", reduced_motion="reduce", locale="en-GB"
    )
    try:
        page = context.new_page()
        set_table(page, "trekking", ["me"])
        ready(page)
        click_move(page, 1)
        at = place(page)
        house.kill()
        page.wait_for_selector("body[data-line=cut]", state="attached")
        page.locator("#act [data-move]").first.click()
        house.start()
        ready(page)
        wait_past(page, at)
        assert int(place(page)) == int(at) + 1
    finally:
        context.close()
        house.kill()
