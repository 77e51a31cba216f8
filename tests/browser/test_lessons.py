"""Lessons in a real browser: one language by mouse, the other by keys alone; axe finds nothing.

Usually some scenes of each lesson are played; with PARADICE_LESSONS=all every one of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from paradice.i18n.lessons import Scene, find_lesson, lay
from paradice.i18n.words import words
from tests.browser.test_access import check
from tests.titles import TITLES

Visit = Callable[..., Any]
PHONE = {"width": 390, "height": 844}
COVERED = """() => {
  const at = document.querySelector('#table .meant').getBoundingClientRect();
  const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  return !!top?.closest('.idea');
}"""
"""Whether the card of the idea lies over the piece it means."""
CUT = """() => document.querySelector('.pd-rail .languages').getBoundingClientRect().bottom
  - document.querySelector('#act').getBoundingClientRect().top"""
"""How far the last of what stands beside the table lies below the bar."""
EVERY = os.environ.get("PARADICE_LESSONS") == "all"


def some_scenes(title: str) -> list[Scene]:
    """The first, some in between and the last; or all."""
    lesson = find_lesson(title)
    assert lesson is not None
    scenes = lesson.scenes
    return list(scenes) if EVERY else [scenes[0], scenes[len(scenes) // 2], scenes[-1]]


def stands(page: Any) -> None:
    page.wait_for_selector("body[data-script=on]")


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_played_by_mouse(visit: Visit, title: str) -> None:
    """The lit piece is touched where it lies; only it is gold, and its card covers it nowhere."""
    say = words("en", title, "web", "lesson")
    page = visit(f"/learn/{title}/1")
    for scene in some_scenes(title):
        page.goto(f"/learn/{title}/{scene.number}")
        stands(page)
        assert page.locator("#say").inner_text() == say(f"scene-{scene.id}-do")
        assert page.evaluate("document.activeElement.id") == "say"
        page.locator(".pd-rail .languages").scroll_into_view_if_needed()
        assert page.evaluate(CUT) <= 0
        piece = page.locator("#table .meant")
        if piece.count():
            covered = page.evaluate(COVERED)
            assert not covered
            piece.first.click(position={"x": 6, "y": 6})
        else:
            page.locator("#act .go").click()
        page.wait_for_selector(".lesson.is-done")
        stands(page)
        assert page.locator("#say").inner_text() == say(f"scene-{scene.id}-done")
        page.locator("#act [data-enter]").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_played_by_keys_alone_on_a_phone(visit: Visit, title: str) -> None:
    say = words("fr", title, "web", "lesson")
    page = visit(f"/learn/{title}/1", locale="fr-FR", viewport=PHONE)
    for scene in some_scenes(title):
        page.goto(f"/learn/{title}/{scene.number}")
        stands(page)
        assert page.locator("#say").inner_text() == say(f"scene-{scene.id}-do")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        key = page.locator("#act .go").get_attribute("data-key")
        if key:
            page.keyboard.press(key)
        else:
            page.keyboard.press("Tab")
            while "go" not in page.evaluate("document.activeElement.className").split():
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        page.wait_for_selector(".lesson.is-done")
        stands(page)
        assert page.locator("#say").inner_text() == say(f"scene-{scene.id}-done")
        page.keyboard.press("Enter")
        if scene is not some_scenes(title)[-1]:
            page.wait_for_url(f"**/learn/{title}/{scene.number + 1}*")
    page.wait_for_url("**/t/*")


BOTH = """() => {
  const [piece, idea, act] = ['#table .meant', '#idea', '#act']
    .map(each => document.querySelector(each)?.getBoundingClientRect());
  return (!piece || (piece.top >= 0 && piece.bottom <= idea.top + 8))
    && idea.top > 0 && idea.bottom <= act.top + 1 && act.bottom <= innerHeight + 1;
}"""
"""Whether piece, idea and bar are in sight at once, none over another."""


@pytest.mark.parametrize("title", TITLES)
def test_on_a_tablet_piece_idea_and_bar_are_in_sight_at_once(visit: Visit, title: str) -> None:
    page = visit("/nowhere", viewport={"width": 1024, "height": 768}, locale="fr-FR")
    lesson = find_lesson(title)
    assert lesson is not None
    for scene in lesson.scenes:
        page.goto(f"/learn/{title}/{scene.number}")
        stands(page)
        assert page.evaluate(BOTH), scene.id


def test_another_piece_answers_and_is_put_back_by_keys(visit: Visit) -> None:
    page = visit("/learn/trekking/3")
    stands(page)
    page.keyboard.press("5")
    page.wait_for_selector(".lesson.is-touch")
    stands(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(".lesson.is-tried")
    stands(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(".lesson.is-ask")
    stands(page)
    page.keyboard.press("n")
    page.wait_for_url("**/learn/trekking/4*")
    stands(page)
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/learn/trekking/3*")
    stands(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(".posters")
    assert "go on at scene 3" in page.locator("[data-game=trekking] .poster-do").inner_text()


def test_a_refused_piece_says_why_and_when_it_comes(visit: Visit) -> None:
    page = visit("/learn/trekking/1")
    stands(page)
    page.locator("#table [data-why]").first.click(force=True)
    page.wait_for_selector("#tip:not([hidden])")
    assert "scene 8" in page.locator("#tip").inner_text()
    page.keyboard.press("Escape")
    assert page.locator("#tip").is_hidden()


@pytest.mark.parametrize("title", TITLES)
def test_axe_finds_nothing_in_a_lesson(visit: Visit, title: str) -> None:
    """A scene, another move touched and tried, the right one: on a large screen and on a phone."""
    scenes = some_scenes(title) if EVERY else some_scenes(title)[1:2]
    for locale in ("en-GB", "fr-FR") if EVERY else ("en-GB",):
        page = visit(f"/learn/{title}/1", locale=locale)
        for scene in scenes:
            others = [
                m for m in map(repr, lay(title, scene).moves(scene.seat)) if m != scene.expect
            ]
            here = f"/learn/{title}/{scene.number}"
            touched = [f"{here}?{how}={others[-1]}" for how in ("move", "try")] if others else []
            for path in (here, f"{here}?move={scene.expect}", *touched):
                page.goto(path)
                stands(page)
                page.set_viewport_size(PHONE)
                check(page, colours=EVERY or path != here)
                page.set_viewport_size({"width": 1280, "height": 800})
                check(page, colours=EVERY or path == here)
