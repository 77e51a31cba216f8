"""The table of Trekking in a real browser: what is chosen is in sight, on any screen."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

import pytest

from paradice.i18n.stories import story_ids
from paradice.web.assets import drawings
from tests.browser.hands import answered
from tests.browser.scenes import scenes

Sit = Callable[..., Any]
Keep = Callable[[Any, str], None]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
BOXES = "all => all.map(it => { const b = it.getBoundingClientRect(); return [b.top, b.bottom]; })"
MIDDLE = """it => { const b = it.getBoundingClientRect();
  return [b.left + b.width / 2, b.top + b.height / 2, b.width, b.height]; }"""
SHEET = """async ({ files, wide }) => {
  const frame = `width="${wide}" height="${Math.round(wide * 92 / 120)}"`;
  document.body.innerHTML = '<div style="display:flex;flex-wrap:wrap;gap:6px">'
    + files.map(([, file]) => `<img src="${file}" ${frame}>`).join('') + '</div>';
  const counts = [];
  for (const [at, image] of document.querySelectorAll('img').entries()) {
    await image.decode();
    const canvas = new OffscreenCanvas(56, 43).getContext('2d');
    canvas.drawImage(image, 0, 0, 56, 43);
    const dots = new Uint32Array(canvas.getImageData(0, 0, 56, 43).data.buffer);
    counts.push([files[at][0], Array.from(dots)]);
  }
  return counts;
}"""
IN_SIGHT = "all => all.map(it => it.dataset.about)"
DRAWN = """() => [...document.querySelectorAll('#row .pic use')].every(it => it.getBBox().width)"""


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


HIDDEN_HEADS = """() => {
  const boxes = query => [...document.querySelectorAll(query)].filter(it => it.checkVisibility())
    .map(it => it.getBoundingClientRect());
  const heads = boxes('.ih em');
  return boxes('.ic-b.can > .key').filter(key => heads.some(head => key.left < head.right
    && head.left < key.right && key.top < head.bottom && head.top < key.bottom)).length;
}"""


def test_no_key_of_a_column_lies_over_its_name(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["PlaceJoker"], ["away", "away"], locale="fr-FR")
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".ic-b.can > .key").count() > 1
        assert page.evaluate(HIDDEN_HEADS) == 0


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


SHARE = """all => all.filter(it => it.checkVisibility()).map(it => {
  const [tag, picture] = [it, it.parentElement].map(each => each.getBoundingClientRect());
  return tag.width * tag.height / picture.width / picture.height;
})"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_what_ends_the_trek_is_marked_and_its_picture_is_seen(sit: Sit, locale: str) -> None:
    """The mark takes a sixth of the picture at most, on a large screen and on a phone."""
    page = sit(scenes("trekking", 3)["TakeCard"], ["away", "away"], locale=locale)
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        shares = page.eval_on_selector_all("#row .cut", SHARE)
        assert shares
        assert max(shares) < 1 / 6


def test_all_pictures_on_one_sheet_as_on_a_card_and_large(visit: Sit, keep: Keep) -> None:
    """No picture is empty, and no two look alike: most of their dots differ."""
    found = drawings("trekking")
    files = [[thing, found[f"trekking-scene-{thing}"]] for thing in story_ids("trekking")]
    page = visit("/", viewport={"width": 1440, "height": 900})
    dots = dict(page.evaluate(SHEET, {"files": files, "wide": 112}))
    keep(page, "trekking-scenes-112")
    page.set_viewport_size({"width": 1450, "height": 7550})
    page.evaluate(SHEET, {"files": files, "wide": 356})
    keep(page, "trekking-scenes-356")
    assert len(dots) == 108
    seen: list[tuple[str, list[int]]] = []
    for thing, mine in dots.items():
        assert len(set(mine)) > 20, thing
        for other, theirs in seen:
            equal = sum(a == b for a, b in zip(mine, theirs, strict=True))
            assert equal < 0.7 * len(mine), (thing, other)
        seen.append((thing, mine))


def test_the_picture_of_a_new_card_is_fetched_when_the_card_comes_and_none_before(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"], ["away", "away"])
    page.wait_for_function(DRAWN)
    before = set(page.eval_on_selector_all("#row [data-about]", IN_SIGHT))
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    with answered(page):
        page.click("#slot-4 .ti")
    with answered(page):
        page.click("#act [data-move='spend 0']")
    new = set(page.eval_on_selector_all("#row [data-about]", IN_SIGHT)) - before
    page.wait_for_function(DRAWN)
    assert len(new) == 1
    pictures = [url.rsplit("/", 1)[1] for url in fetched if "/scenes/" in url]
    assert pictures == [f"{new.pop()}.svg"]
