"""Hints, reasons, what if, what others did: by keys, on large screens and phones, clean for axe."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any

import pytest

from paradice.server.identity import COOKIE
from tests.browser.hands import ready, set_table
from tests.browser.scenes import Scene
from tests.browser.test_access import check

CROSSES = """() => {
  const own = document.getElementById('hint').getBoundingClientRect();
  return [...document.querySelectorAll('.hnote')].map(note => note.dataset.hint).filter(move => {
    const piece = document.querySelector(`#table [data-move="${CSS.escape(move)}"]`);
    const box = piece?.getBoundingClientRect();
    return box && box.left < own.right && box.right > own.left
      && box.top < own.bottom && box.bottom > own.top;
  });
}"""


def my_turn(page: Any) -> None:
    """Play whatever comes first until there is a choice after others have moved."""
    page.wait_for_selector("body[data-script=on]")
    for _ in range(60):
        page.wait_for_selector("#act [data-move]:visible, #end:not([hidden])")
        moves = page.locator("#table [data-move]").count()
        if moves > 2 and page.locator("#lines .why-go").count() and page.locator(".since").count():
            return
        done = page.evaluate("document.body.dataset.done || '0'")
        page.locator("#act [data-move]").first.dispatch_event("click")
        page.wait_for_function("was => document.body.dataset.done !== was", arg=done)
    raise AssertionError("no choice came")


def low(page: Any) -> None:
    """What stands in place of the bar is as low as the bar, and its buttons are in sight."""
    tall, below = page.evaluate("""() => {
      const bar = document.querySelector('#imagined'), last = bar.querySelector('.im-do');
      return [bar.offsetHeight, last.getBoundingClientRect().bottom - innerHeight];
    }""")
    assert tall <= 180
    assert below < 0


@pytest.mark.parametrize(
    ("game", "width", "locale"),
    [
        ("trekking", 1280, "en-GB"),
        ("riff", 1280, "fr-FR"),
        ("citadel", 390, "en-GB"),
        ("undead", 390, "fr-FR"),
    ],
)
def test_a_hint_stands_beside_its_pieces_and_leaves_the_choice(
    game: str, width: int, locale: str, visit: Callable[..., Any], keep: Callable[[Any, str], None]
) -> None:
    page = visit("/", viewport={"width": width, "height": 800}, locale=locale)
    set_table(page, game, ["me", "bot-novice"])
    my_turn(page)
    at = page.get_attribute("body", "data-at")
    page.focus("#table")
    page.keyboard.press("?")
    page.wait_for_selector("#hint .hnote")
    assert 2 <= page.locator(".hnote").count() <= 3
    keep(page, f"hint-{game}-{width}")
    if width > 900:
        assert page.evaluate(CROSSES) == [], "the panel lies over a piece it means"
        assert page.locator(".hpill").count() > 0
    check(page, "#hint")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement === document.querySelectorAll('.hnote')[1]")
    page.keyboard.press("Escape")
    assert page.is_hidden("#hint")
    assert page.evaluate("document.activeElement.id") == "table"

    page.keyboard.press("i")
    page.wait_for_selector("#imagined .im-tag")
    real = page.inner_text("#table")
    page.locator("#table [data-move]").first.dispatch_event("click")
    page.wait_for_selector("#imagined button:nth-of-type(3)")
    tried = page.inner_text("#imagined .im-say span")
    assert tried
    assert page.inner_text("#imagined .im-do small") == tried, "what would be played"
    keep(page, f"what-if-{game}-{width}")
    low(page)
    check(page, "#imagined")
    page.keyboard.press("z")
    page.wait_for_selector("#imagined button:nth-of-type(3)", state="detached")
    page.keyboard.press("Escape")
    assert page.is_hidden("#imagined")
    assert page.inner_text("#table") == real

    page.keyboard.press("j")
    page.wait_for_selector("#imagined .im-marks", state="attached")
    keep(page, f"recap-{game}-{width}")
    low(page)
    check(page, "#imagined")
    page.keyboard.press("Escape")
    assert page.is_hidden("#imagined")
    assert page.inner_text("#table") == real
    assert page.get_attribute("body", "data-at") == at, "nothing was played"

    page.locator("#lines .why-go").first.dispatch_event("click")
    page.wait_for_selector("#lines .why p, #lines .why ol", state="attached")
    page.locator("#lines .why-go").first.dispatch_event("click")
    assert page.locator("#lines .why").count() == 0
    page.reload()
    page.wait_for_selector("#imagined .im-marks", state="attached")
    assert page.evaluate("document.activeElement.closest('#imagined') !== null"), "Skip is first"
    page.keyboard.press("Escape")
    assert page.is_hidden("#imagined")


def test_a_hint_outlives_what_others_choose_meanwhile(
    sit: Callable[..., Any], visit: Callable[..., Any], site: str
) -> None:
    """Both choose an itinerary at once; where no hint comes, one may ask again."""
    other = token_urlsafe(32)
    page = sit(Scene("trekking", 2, 3, (), {"first-itinerary": "chosen"}), [other])
    page.route("**/hint", lambda route: route.fulfill(status=503))
    page.focus("#table")
    page.keyboard.press("?")
    again = page.locator("#hint .btn-s")
    again.wait_for()
    assert "No hint this time" in page.inner_text("#hint")
    page.unroute("**/hint")
    again.click()
    page.wait_for_selector("#hint .hnote")

    guest = visit("/nowhere")
    guest.context.add_cookies([{"name": COOKIE, "value": other, "url": site}])
    guest.goto(page.url)
    ready(guest)
    was = page.inner_text("#player-1")
    guest.locator("#act [data-move]").first.dispatch_event("click")
    page.wait_for_function("was => document.getElementById('player-1').innerText !== was", arg=was)
    assert page.locator("#hint .hnote").count() == 3
    assert page.is_visible("#hint")
    page.locator("#act [data-move]").first.dispatch_event("click")
    page.wait_for_selector("#hint", state="hidden")


@pytest.mark.parametrize("width", [1280, 390])
def test_a_hint_has_its_size_while_it_is_looked_for(
    width: int, sit: Callable[..., Any], keep: Callable[[Any, str], None]
) -> None:
    """What the panel covers does not change when the moves come, and a bar shows how far it is."""
    held: list[Any] = []
    page = sit(Scene("trekking", 2, 3, ()), viewport={"width": width, "height": 800})
    page.route("**/hint", lambda route: held.append(route))
    page.focus("#table")
    page.keyboard.press("?")
    bar = page.locator("#hint progress")
    bar.wait_for()
    tall = page.locator("#hint").bounding_box()["height"]
    page.wait_for_function("() => document.querySelector('#hint progress').position > 0.1")
    keep(page, f"hint-wait-{width}")
    check(page, "#hint")
    held[0].continue_()
    page.wait_for_selector("#hint .hnote")
    assert abs(page.locator("#hint").bounding_box()["height"] - tall) <= 64
