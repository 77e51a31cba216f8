"""A card turned in the browser: read by one viewer, played by nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hands import place
from tests.browser.stage import scenes

Sit = Callable[..., Any]
Keep = Callable[[Any, str], None]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_b_turns_the_card_that_is_pointed_at_and_turns_it_back(
    sit: Sit, keep: Keep, width: int, height: int, locale: str
) -> None:
    page = sit(
        scenes("trekking", 3)["TakeCard"],
        locale=locale,
        viewport={"width": width, "height": height},
    )
    at = place(page)
    page.focus("#row [data-piece='take 1']")
    thing = page.get_attribute("#row [data-piece='take 1'] [data-about]", "data-about")
    page.keyboard.press("b")
    page.wait_for_selector("#story article")
    keep(page, f"trekking-story-{locale[:2]}-{width}")
    title = page.inner_text("#row [data-piece='take 1'] .ti")
    assert page.inner_text("#story h2") == title
    box, bar = page.locator("#story").bounding_box(), page.locator("#act").bounding_box()
    row = page.locator("#row").bounding_box()
    assert box["y"] + box["height"] <= bar["y"] + 1
    if width > 900:
        assert box["y"] >= row["y"] + row["height"]
    assert page.locator(f".turned[data-about='{thing}']").count() >= 1
    page.keyboard.press("Escape")
    assert page.is_hidden("#story")
    assert page.evaluate("document.activeElement.dataset.piece") == "take 1"
    page.keyboard.press("b")
    page.wait_for_selector("#story article")
    page.keyboard.press("2")
    page.wait_for_selector(f"body:not([data-at='{at}'])")
    assert page.is_visible("#story"), "choosing leaves the story open"
    page.click("#story [data-turn-back]")
    assert page.is_hidden("#story")


def test_a_story_that_cannot_be_fetched_is_told_and_the_game_goes_on(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"])
    page.route("**/about/**", lambda route: route.abort())
    page.focus("#row [data-piece='take 0']")
    page.keyboard.press("b")
    page.wait_for_selector("#story .story-wait:has-text('goes on')")
    page.keyboard.press("Escape")
    page.focus("#undo")
    page.keyboard.press("b")
    assert "on the back" in page.inner_text("#tip")


def test_the_tip_of_a_card_leads_to_its_story(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"])
    at = place(page)
    page.focus("#row [data-piece='take 2']")
    page.keyboard.press("Tab")
    page.click("#tip a[href*='/about/']")
    page.wait_for_selector("#story article")
    assert place(page) == at
