"""The page of an analysis in a real browser: by mouse, by keys, on a phone, without script, axe."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from paradice.analysis.analyse import CHEAP, analyse
from paradice.analysis.model import Analysis
from paradice.core.match import Match
from paradice.games import find_game
from paradice.server.identity import COOKIE
from paradice.server.kept_analyses import keep_analysis
from paradice.server.store import Store
from paradice.web.analysis import working_page
from paradice.web.assets import make_pen
from tests.browser.scenes import NAMES, Scene, put_on, scenes
from tests.browser.test_access import check
from tests.titles import TITLES

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]


@cache
def judged(title: str) -> tuple[Scene, Analysis]:
    scene = scenes(title, 2, range(1, 2))["over"]
    game = find_game(title)
    options = game.complete(scene.seats, scene.options)
    match = Match(game, scene.seats, options, scene.seed, NAMES[: scene.seats])
    for seat, text in scene.moves:
        match.play(seat, match.find(text))
    return scene, analyse(match, CHEAP)


@pytest.fixture
def look(visit: Visit, store: Store, site: str) -> Callable[..., Any]:
    """Open the analysis of a finished game as who sat at seat 0."""

    def open_analysis(title: str, rest: str = "", **more: Any) -> Any:
        scene, analysis = judged(title)
        path, secret = put_on(store, scene)
        row = store.find_table(path.removeprefix("/t/"))
        assert row is not None
        keep_analysis(store, row, analysis)
        page = visit("/nowhere", **more)
        page.context.add_cookies([{"name": COOKIE, "value": secret, "url": site}])
        page.goto(f"{path}/analysis{rest}")
        return page

    return open_analysis


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("title", TITLES)
def test_axe_finds_nothing(look: Callable[..., Any], keep: Keep, title: str, locale: str) -> None:
    page = look(title, locale=locale)
    page.wait_for_selector("[role=slider]")
    keep(page, f"analysis-{title}-{locale}")
    check(page)
    page.set_viewport_size({"width": 390, "height": 844})
    keep(page, f"analysis-{title}-{locale}-phone")
    check(page)
    wide = "document.scrollingElement.scrollWidth"
    assert page.evaluate(wide) <= 390


@pytest.mark.parametrize("title", TITLES)
def test_axe_finds_nothing_where_the_analysis_leads(
    look: Callable[..., Any], keep: Keep, title: str
) -> None:
    """The best line on the table, the replay with the judgement beside it, the form of a fork."""
    steps = judged(title)[1].steps
    at = max(range(len(steps)), key=lambda number: len(steps[number].decision.line))
    page = look(title, f"?at={at + 1}")
    for way in ("#line", "#look", "#fork"):
        with page.expect_navigation():
            page.click(way)
        keep(page, f"analysis-{title}-{way[1:]}")
        check(page)
        page.go_back()


def test_who_waits_sees_the_result_and_a_bar_that_grows_until_the_page_comes(
    visit: Visit, keep: Keep
) -> None:
    from playwright.sync_api import expect

    result = {"reason": "", "winners": [1], "scores": [1, 2], "sheets": []}
    pen = make_pen("en", "trekking", ["Mara", "Otto"])
    said = pen("analysis-judging", done=3, steps=9)
    waiting = working_page(pen, "trekking", "waits", result, said, 3, 9)  # type: ignore[arg-type]
    page = visit("/nowhere")
    page.route("**/t/waits/analysis", lambda route: route.fulfill(body=waiting))
    told: list[tuple[int, dict[str, Any]]] = [(202, {"judged": 6, "steps": 9, "said": "more"})]
    page.route(
        "**/t/waits/analysis.json",
        lambda route: route.fulfill(status=told[-1][0], json=told[-1][1]),
    )
    page.goto("/t/waits/analysis")
    expect(page.locator("h2").first).to_contain_text("Otto")
    expect(page.locator("#judging")).to_have_text("more")
    bar = page.locator("progress")
    assert bar.get_attribute("value") == "6"
    assert bar.bounding_box()["width"] > 300
    keep(page, "analysis-working")
    check(page)
    page.set_viewport_size({"width": 390, "height": 844})
    keep(page, "analysis-working-phone")
    check(page)
    told.append((200, {}))
    with page.expect_navigation():
        pass


def test_keys_step_through_the_game_and_what_is_said_follows(look: Callable[..., Any]) -> None:
    page = look("trekking", "?at=3")
    graph = page.locator("[role=slider]")
    said = page.inner_text("#act .pd-say")
    page.keyboard.press("ArrowRight")
    assert graph.get_attribute("aria-valuenow") == "4"
    page.wait_for_function(
        "said => document.querySelector('#act .pd-say').innerText !== said", arg=said
    )
    page.wait_for_url("**at=4**")
    page.keyboard.press("End")
    assert graph.get_attribute("aria-valuenow") == graph.get_attribute("aria-valuemax")
    page.keyboard.press("PageUp")
    plot = page.locator("#graph")
    starts = [int(at) for at in plot.get_attribute("data-starts").split(",")]
    assert int(graph.get_attribute("aria-valuenow")) == starts[-1]
    page.keyboard.press("1")
    moments = plot.get_attribute("data-moments").split(",")
    assert graph.get_attribute("aria-valuenow") == moments[0]
    page.wait_for_selector("#read:has-text('Day')")
    assert page.locator(".an-moment.on").count() == 1
    assert "%" in graph.get_attribute("aria-valuetext")


def test_the_mouse_chooses_a_moment_and_filters_narrow_the_list(look: Callable[..., Any]) -> None:
    page = look("riff", "?at=0")
    graph = page.locator("[role=slider]")
    box = graph.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 70)
    last = int(graph.get_attribute("aria-valuemax"))
    assert abs(int(graph.get_attribute("aria-valuenow")) - last / 2) <= 1
    page.click("[data-only=slips]")
    shown = page.locator("#moves li:visible")
    slips = page.locator("#moves li:is(.slip,.blunder)")
    assert shown.count() == slips.count()
    page.click("[data-only=all]")
    move = page.locator("#moves a").last
    move.click()
    assert move.get_attribute("aria-current") is not None
    assert graph.get_attribute("aria-valuenow") == move.get_attribute("data-at")


def test_a_finger_chooses_a_moment_and_may_slide_on(look: Callable[..., Any]) -> None:
    from playwright.sync_api import expect

    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = look("undead", "?at=0", **phone)
    graph = page.locator("[role=slider]")
    graph.scroll_into_view_if_needed()
    box = page.locator("#graph").bounding_box()
    last = int(graph.get_attribute("aria-valuemax"))
    y = box["y"] + box["height"] / 4
    discs = [number / last for number in judged("undead")[1].moments()]
    free = [part for part in (0.2, 0.3, 0.4, 0.5) if all(abs(disc - part) > 0.1 for disc in discs)]
    page.touchscreen.tap(box["x"] + box["width"] * free[0], y)
    assert abs(int(graph.get_attribute("aria-valuenow")) - last * free[0]) <= 1
    page.wait_for_url(f"**at={graph.get_attribute('aria-valuenow')}**")
    expect(page.locator("#read")).to_contain_text("%")
    finger = page.context.new_cdp_session(page)
    for kind, part in (("touchStart", free[0]), ("touchMove", 0.6), ("touchMove", 0.75)):
        points = [{"x": box["x"] + box["width"] * part, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert abs(int(graph.get_attribute("aria-valuenow")) - last * 3 / 4) <= 1


def test_without_script_all_is_there_as_links_and_rows(look: Callable[..., Any]) -> None:
    page = look("citadel", "?at=2", java_script_enabled=False)
    steps = len(judged("citadel")[1].steps)
    assert page.locator("#as-table tbody tr").count() == steps + 1
    before = page.inner_text("#act .pd-say")
    page.click("#on")
    assert "at=3" in page.url
    assert page.inner_text("#act .pd-say") != before
    page.click("[data-only=yours]")
    assert page.locator("#moves li:not(.yours):visible").count() == 0


def test_settings_made_at_a_table_hold_on_the_pages_after_the_game_and_in_lessons(
    look: Callable[..., Any],
) -> None:
    page = look("trekking")
    page.evaluate("localStorage.setItem('paradice', JSON.stringify({still: 1, contrast: 1}))")
    table = page.url.removesuffix("/analysis")
    lesson = f"{table.rpartition('/t/')[0]}/learn/trekking"
    for address in (page.url, f"{table}/replay", f"{table}/journey", lesson):
        page.goto(address)
        page.wait_for_function("document.documentElement.matches('.set-still.set-contrast')")
        assert not page.evaluate("document.documentElement.matches('.set-large, .set-keys')")
