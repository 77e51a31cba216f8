"""First-time tips in a real browser: said once, put off for good, counted in Settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hands import ready
from tests.browser.test_access import check

MOVING = """[document.documentElement.matches(':active-view-transition') && 'all',
  ...document.body.getAnimations({ subtree: true }).filter(each =>
    each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity)
    .map(each => each.animationName || each.effect.target?.outerHTML)].filter(Boolean)"""
WATCH = f"""() => new MutationObserver(told => {{
  const added = told.flatMap(each => [...each.addedNodes]);
  if (added.some(node => node.id === 'new')) window.moved = {MOVING};
}}).observe(document.body, {{childList: true, subtree: true}})"""
NOTICE = "cues => import(document.body.dataset.tips).then(it => it.notice(cues))"


def test_a_tip_is_said_once_and_can_be_put_off_for_good(visit: Callable[..., Any]) -> None:
    page = visit("/")
    page.locator("[data-game=trekking] [value=alone]").click()
    ready(page)
    page.locator("[data-open=settings]").click()
    page.locator("[data-tip-count] button").click()
    page.locator("#settings .shut").click()
    page.evaluate(NOTICE, ["visits", "scores-row", "takes"])
    card = page.locator("#new")
    card.wait_for()
    assert card.locator("h2").inner_text() == "New: an Ancestor"
    assert card.get_attribute("role") == "status"
    check(page, "#new")
    card.locator("button").first.click()
    page.evaluate(NOTICE, ["visits"])
    card.wait_for()
    assert card.locator("h2").inner_text() == "New: a full row"
    card.locator("button").last.click()
    page.evaluate(NOTICE, ["is-punctual"])
    assert card.count() == 0
    page.locator("[data-open=settings]").click()
    line = page.locator("[data-tip-count]")
    assert "seen 2 of 7" in line.inner_text()
    line.locator("button").click()
    assert "seen 0 of 7" in line.inner_text()


def test_one_voice_at_a_time(visit: Callable[..., Any]) -> None:
    """A hint closes a tip and what is said large; the next tip waits until the hint is closed."""
    page = visit("/", viewport={"width": 390, "height": 844})
    page.evaluate("localStorage.setItem('paradice-tips', '{}')")
    page.locator("[data-game=trekking] [value=alone]").click()
    ready(page)
    page.evaluate(NOTICE, ["visits"])
    page.locator("#new").wait_for()
    page.evaluate("document.getElementById('moment').hidden = false")
    page.focus("#table")
    page.keyboard.press("?")
    page.wait_for_selector("#hint .hnote")
    assert page.locator("#new").count() == 0
    assert page.is_hidden("#moment")
    page.evaluate(NOTICE, ["scores-row"])
    assert page.locator("#new").count() == 0
    page.keyboard.press("Escape")
    page.evaluate(NOTICE, ["takes"])
    page.locator("#new").wait_for()
    assert page.locator("#new h2").inner_text() == "New: a full row"


@pytest.mark.parametrize(("width", "locale"), [(1280, "en-GB"), (390, "fr-FR")])
def test_the_first_time_in_a_game_is_told_when_all_has_come_to_rest(
    visit: Callable[..., Any], keep: Callable[[Any, str], None], width: int, locale: str
) -> None:
    """The first Ancestor: a sentence after the motion, which nothing on the table waits for."""
    page = visit(
        "/",
        viewport={"width": width, "height": 844},
        locale=locale,
        reduced_motion="no-preference",
    )
    page.evaluate("localStorage.setItem('paradice-tips', '{}')")
    page.locator("[data-game=trekking] [value=alone]").click()
    ready(page)
    page.evaluate(WATCH)
    for move in ("take 0", "spend 0", "visit", "spend 0", "place 0"):
        assert page.locator("#new").count() == 0, "a choice is half made"
        done = page.evaluate("document.body.dataset.done || '0'")
        page.locator(f"#act [data-move='{move}']").first.dispatch_event("click")
        page.wait_for_function("was => document.body.dataset.done !== was", arg=done)
    card = page.locator("#new")
    card.wait_for()
    assert page.evaluate("window.moved") == []
    keep(page, f"tip-{width}-{locale[:2]}")
    check(page, "#new")
    assert page.locator("#act [data-move]").count() > 0, "one may play on"


def test_without_a_network_no_tip_comes_and_no_script_fails(visit: Callable[..., Any]) -> None:
    page = visit("/")
    faults: list[Any] = []
    page.on("pageerror", lambda fault: faults.append(fault))
    page.evaluate("localStorage.setItem('paradice-tips', '{}')")
    page.route("**/tips/**", lambda route: route.abort())
    page.locator("[data-game=trekking] [value=alone]").click()
    ready(page)
    with page.expect_event("requestfailed", lambda request: "/tips/" in request.url):
        page.locator("#act [data-move='take 0']").first.dispatch_event("click")
        page.locator("#act [data-move='spend 0']").first.dispatch_event("click")
    page.wait_for_timeout(200)
    assert page.locator("#new").count() == 0
    assert faults == []
