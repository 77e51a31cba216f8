"""First-time tips in a real browser: said once, put off for good, counted in Settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.hands import ready
from tests.browser.test_access import check

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
    assert "seen 2 of 4" in line.inner_text()
    line.locator("button").click()
    assert "seen 0 of 4" in line.inner_text()
