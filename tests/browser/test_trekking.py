"""The table of Trekking in a real browser: what is chosen is in sight, on a phone and on a wall."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

import pytest

from tests.browser.stage import scenes

Sit = Callable[..., Any]
Keep = Callable[[Any, str], None]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
BOXES = "all => all.map(it => { const b = it.getBoundingClientRect(); return [b.top, b.bottom]; })"
MIDDLE = """it => { const b = it.getBoundingClientRect();
  return [b.left + b.width / 2, b.top + b.height / 2, b.width, b.height]; }"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("step", ["ChooseItinerary", "PlaceJoker", "SpendCrystals"])
def test_what_is_to_be_chosen_is_on_the_first_screen_of_a_phone(
    sit: Sit, keep: Keep, step: str, locale: str
) -> None:
    page = sit(scenes("trekking", 3)[step], ["away", "away"], locale=locale, **PHONE)
    page.wait_for_selector("#table .can")
    keep(page, f"trekking-{step}-{locale[:2]}-390")
    bar = page.eval_on_selector("#act", "it => it.getBoundingClientRect().top")
    boxes = page.eval_on_selector_all("#table .can", BOXES)
    assert boxes
    assert all(top >= 0 and bottom <= bar + 4 for top, bottom in boxes)


def test_on_a_large_screen_watches_lie_on_the_ring_and_pictures_are_whole(
    sit: Sit, keep: Keep
) -> None:
    scene = scenes("trekking", 3)["TakeCard"]
    page = sit(scene, ["away", "away"], viewport={"width": 1920, "height": 1080})
    page.wait_for_selector("#table .can")
    keep(page, "trekking-1920")
    x, y, wide, _ = page.eval_on_selector(".dial .ring", MIDDLE)
    ring = wide / 2
    for watch in page.query_selector_all(".wt"):
        u, v, *_ = watch.evaluate(MIDDLE)
        assert abs(hypot(u - x, v - y) - ring) < ring * 0.25
    *_, width, height = page.eval_on_selector("#slot-0 .pic", MIDDLE)
    assert abs(width / height - 120 / 92) < 0.06
