"""A card turned in the browser: read by one viewer, played by nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hands import place
from tests.browser.stage import put_on, scenes

Sit = Callable[..., Any]
Visit = Callable[..., Any]
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
    assert page.locator("#story figcaption").count() == 1
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


THINGS = {
    "riff": ("TakeActions", [".nd[data-about]", ".sp[data-about]", "#table .who[data-about]"]),
    "citadel": ("Act", [".rn[data-about]", ".trs[data-about]", ".prf", ".pw[data-about]", ".tc"]),
    "undead": ("ChooseSpace", [".bd", ".sp[data-about]", "#street"]),
}


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", THINGS)
def test_things_of_every_game_are_turned_under_the_pointer(
    sit: Sit, keep: Keep, game: str, width: int, height: int
) -> None:
    step, queries = THINGS[game]
    locale = "fr-FR" if width < 900 else "en-GB"
    view = {"width": width, "height": height}
    page = sit(scenes(game, 3)[step], ["away", "away"], locale=locale, viewport=view)
    at = place(page)
    for query in queries:
        thing = page.evaluate(
            """query => {
              const it = [...document.querySelectorAll(query)].find(each => each.checkVisibility());
              it.scrollIntoView({ block: 'center' });
              const inner = it.querySelector('h2') || it;
              inner.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
              return it.dataset.about;
            }""",
            query,
        )
        page.keyboard.press("b")
        page.wait_for_selector("#story article")
        assert page.locator(f".turned[data-about='{thing}']").count() >= 1, query
        box, bar = page.locator("#story").bounding_box(), page.locator("#act").bounding_box()
        assert box["y"] + box["height"] <= bar["y"] + 1
        if query == queries[0]:
            keep(page, f"{game}-story-{width}")
        page.keyboard.press("b")
        assert page.is_hidden("#story")
        page.evaluate("document.activeElement.blur()")
    assert place(page) == at


def test_a_corner_turns_its_card_and_a_tap_on_the_empty_table_turns_it_back(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"], has_touch=True)
    at = place(page)
    page.tap("#slot-3 .corner")
    page.wait_for_selector("#story article")
    assert page.evaluate("document.activeElement.className") == "story"
    page.tap(".clk", position={"x": 4, "y": 4})
    assert page.is_hidden("#story")
    assert place(page) == at
    assert page.locator(".is-sel").count() == 0


def test_a_story_is_read_in_a_replay_and_when_the_game_is_over(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["over"])
    page.keyboard.press("Escape")
    page.hover("#treks-0 .fan [data-about]")
    page.keyboard.press("b")
    page.wait_for_selector("#story article")
    page.goto(f"{page.url}/replay?at=3")
    page.wait_for_selector("body[data-shown]")
    page.click("#slot-2 .corner")
    page.wait_for_selector("#story article")
    page.keyboard.press("Escape")
    assert page.is_hidden("#story")
    page.hover("#slot-1 .yr")
    page.keyboard.press("b")
    page.wait_for_selector("#story article")


def test_without_script_a_corner_is_a_link_to_a_page_of_its_own(
    visit: Visit, store: Any, house: str
) -> None:
    path, _ = put_on(store, scenes("trekking", 3)["TakeCard"], ())
    page = visit(path, java_script_enabled=False)
    title = page.inner_text("#slot-2 .ti")
    page.click("#slot-2 .corner")
    assert page.inner_text("article h2") == title
    page.click("a[href='/about/trekking']")
    assert page.locator(".stories li").count() == 108


def test_who_waits_is_offered_the_story_of_the_card_just_taken(
    sit: Sit, keep: Keep, store: Any
) -> None:
    scene = waiting()
    page = sit(scene, ["away", "away"])
    assert page.locator("#act .offer").count() == 0, "the narrator first"
    page.wait_for_selector("#act .offer")
    keep(page, "trekking-offer-1280")
    assert page.locator("#act .narr").count() == 1
    page.click("#act .offer a")
    page.wait_for_selector("#story article")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("#act .offer")
    page.set_viewport_size({"width": 390, "height": 844})
    keep(page, "trekking-offer-390")
    page.click("#act [data-no-offer='1']")
    assert page.locator("#act .offer").count() == 0
    page.click("[data-open=settings]")
    assert page.is_checked("[data-setting=alone]")


def waiting() -> Any:
    """A moment when seat 1 or 2 decides, and another of them took a card before."""
    whole = scenes("trekking", 3)["over"]
    for upto in range(10, len(whole.moves)):
        scene = type(whole)(whole.game, whole.seats, whole.seed, whole.moves[:upto])
        seat, text = scene.moves[-1]
        if not {0, seat} & set(scene.table().deciders()) and seat and text.startswith("take"):
            return scene
    raise AssertionError("nobody ever waits")


def test_a_story_that_cannot_be_fetched_is_told_and_the_game_goes_on(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"])
    page.route("**/about/**", lambda route: route.abort())
    page.focus("#row [data-piece='take 0']")
    page.keyboard.press("b")
    page.wait_for_selector("#story .story-wait:has-text('goes on')")
    page.unroute("**/about/**")
    page.click("#story [data-try]")
    page.wait_for_selector("#story article")
    page.keyboard.press("Escape")
    page.focus("#undo")
    page.keyboard.press("b")
    assert "on the back" in page.inner_text("#tip")


def test_the_tip_of_a_card_leads_to_its_story(sit: Sit) -> None:
    page = sit(scenes("trekking", 3)["TakeCard"])
    at = place(page)
    page.focus("#row [data-piece='take 2']")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.click("#tip a[href*='/about/']")
    page.wait_for_selector("#story article")
    assert place(page) == at


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_d_opens_the_dates_of_the_day(
    sit: Sit, keep: Keep, width: int, height: int, locale: str
) -> None:
    view = {"width": width, "height": height}
    page = sit(crowded(), ["away", "away"], locale=locale, viewport=view)
    at = place(page)
    if width > 900:
        page.keyboard.press("d")
    else:
        page.click(".pd-jump [data-do=dates]")
    page.wait_for_selector("#dates .dl .me svg")
    assert page.locator("#dates .dl button").count() == 36
    box, bar = page.locator("#dates").bounding_box(), page.locator("#act").bounding_box()
    if width > 900:
        row = page.locator("#row").bounding_box()
        assert box["y"] >= row["y"] + row["height"] - 2
        assert box["y"] + box["height"] <= bar["y"]
    first = page.evaluate("document.activeElement.dataset.year")
    keep(page, f"trekking-dates-{locale[:2]}-{width}")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    year = page.evaluate("document.activeElement.dataset.year")
    assert int(year) > int(first)
    assert page.inner_text("#dates .rd")
    page.keyboard.press("Escape")
    assert page.locator("#dates .dl").count() == 0
    assert place(page) == at


def crowded() -> Any:
    """A moment late on the second day, when seat 0 is to choose and has a trek."""
    whole = scenes("trekking", 3)["over"]
    best = None
    for upto in range(10, len(whole.moves)):
        scene = type(whole)(whole.game, whole.seats, whole.seed, whole.moves[:upto])
        view = scene.table()
        if view.day == 1 and view.deciders() == [0] and len(view.deck) < 24:
            best = scene
    assert best is not None
    return best


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_after_a_game_the_journey_is_drawn_for_desk_phone_and_paper(
    sit: Sit, keep: Keep, locale: str
) -> None:
    page = sit(scenes("trekking", 3)["over"], locale=locale)
    page.click("#end a[href$='/journey']")
    page.wait_for_selector(".chart .tk")
    keep(page, f"trekking-journey-{locale[:2]}-1280")
    assert page.locator(".lane").count() == 3
    stays = page.locator(".chart .tk").count()
    assert stays == page.locator(".dia li > a").count()
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0
    page.click(".seg a[href$='seat=1']")
    page.wait_for_url("**/journey?seat=1")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.is_hidden(".chart")
    assert page.evaluate(wide) <= 0
    keep(page, f"trekking-journey-{locale[:2]}-390")
    page.emulate_media(media="print")
    assert page.is_hidden(".house-head")
    assert page.is_visible(".chart .tk >> nth=0")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_what_lay_face_up_is_on_the_shelf_and_goes_into_a_file_and_back(
    sit: Sit, visit: Visit, keep: Keep, tmp_path: Any, locale: str
) -> None:
    page = sit(scenes("trekking", 3)["over"], locale=locale)
    seen = page.evaluate("Object.keys(JSON.parse(localStorage['paradice-seen']).trekking).length")
    assert seen >= 10
    page.goto("/collection/trekking")
    page.wait_for_selector(f".col[data-shown='{seen}']")
    assert page.locator(".shelf [data-about]").count() == seen
    assert page.locator(".shelf .dn").count() == 108 - seen
    keep(page, f"trekking-shelf-{locale[:2]}-1280")
    with page.expect_download() as got:
        page.click("[data-export]")
    file = tmp_path / "collection.json"
    got.value.save_as(file)
    page.click(".shelf [data-about] >> nth=0")
    page.wait_for_selector("#story article")
    other = visit("/collection/trekking", locale=locale, viewport={"width": 390, "height": 844})
    other.wait_for_selector(".col[data-shown='0']")
    other.set_input_files("[data-import]", file)
    other.wait_for_selector(f".col[data-shown='{seen}']")
    keep(other, f"trekking-shelf-{locale[:2]}-390")
    bad = tmp_path / "bad.json"
    bad.write_text('{"seen": 3}', "utf-8")
    other.set_input_files("[data-import]", bad)
    other.wait_for_selector(".col-say:not(:empty)")
    assert other.locator(".shelf [data-about]").count() == seen
