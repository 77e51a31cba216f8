"""axe finds nothing on any page, in any state we can bring about."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.server.gate import see
from paradice.server.identity import COOKIE
from paradice.server.store import Store
from paradice.web.assets import make_pen
from tests.browser.hands import ready, set_table
from tests.browser.scenes import NAMES, Scene, put_on, scenes
from tests.titles import TITLES

axe = pytest.importorskip("axe_playwright_python.base")

Visit = Callable[..., Any]
Sit = Callable[..., Any]
GAMES = {"trekking": 12, "riff": 40, "citadel": 40, "undead": 8}
"""How many random games are looked at: they show nearly every kind of step."""


def check(page: Any, *where: str, colours: bool = True) -> None:
    """Nothing wrong on a page, or within what *where* selects.

    Colours are what takes long: they may be left out where they have been looked at elsewhere.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.AXE_SCRIPT)
    found = page.evaluate(
        """([where, enabled]) => axe.run(
             where.length ? {include: where.map(each => [each])} : document,
             {resultTypes: ['violations'], preload: false, rules: {'color-contrast': {enabled}}},
           ).then(told => told.violations)""",
        [list(where), colours],
    )
    grave = [
        f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in found
        for node in fault["nodes"][:4]
    ]
    assert grave == [], "\n".join(grave)


def seats_of(game: str) -> int:
    return 4 if game == "undead" else 3


@cache
def telling(game: str) -> list[tuple[Scene, list[str]]]:
    """So few moments of a game that everything its face ever draws is to be seen in one of them.

    With each, the parts where there is something that was not in those before.
    """
    found = scenes(game, seats_of(game), range(1, GAMES[game] + 1))
    left = {step: signs(scene) for step, scene in found.items() if step != "over"}
    chosen = []
    while left and (best := max(left, key=lambda step: len(left[step]))):
        new = left.pop(best)
        chosen.append((found[best], [f"#{name}" for name in sorted({part for part, _ in new})]))
        kinds = {kind for _, kind in new}
        left = {
            step: rest
            for step, drawn in left.items()
            if (rest := {sign for sign in drawn if sign[1] not in kinds})
        }
    return chosen


def signs(scene: Scene) -> set[tuple[str, str]]:
    """The kinds of things each part draws, and which of them can be touched, and which cannot."""
    game, face, table = find_game(scene.game), find_face(scene.game), scene.table()
    sight = see(game, face, table, 0, [])
    pen = make_pen("en", scene.game, NAMES[: scene.seats])
    highlights = sight.highlights()
    found = set()
    for part in face.parts:
        html = part.draw(part.pick(sight), pen)
        found |= {(part.name, css.split()[0]) for css in re.findall(r'class="([^"]+)"', html)}
        for text, css in re.findall(r'data-piece="([^"]+)" class="([^"]+)"', html):
            if text in highlights:
                state = "no" if highlights[text][1] else "can"
                found.add((part.name, f"{css.split()[0]} {state}"))
    return found


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("path", ["/", "/help", "/nowhere"])
def test_pages(visit: Visit, path: str, locale: str) -> None:
    check(visit(path, locale=locale))


@pytest.mark.parametrize("game", TITLES)
def test_the_way_in(visit: Visit, game: str) -> None:
    page, friend = visit(f"/set/{game}"), visit(f"/rules/{game}", locale="fr-FR")
    check(page)
    check(friend, ".rules > :nth-child(-n+9)", ".provenance")
    address = set_table(page, game, ["me", "open"])
    check(page)
    friend.goto(page.input_value("[data-copy]"))
    check(friend)
    page.goto(f"{address}/share")
    check(page, "main")


@pytest.mark.parametrize("game", TITLES)
def test_every_kind_of_step(sit: Sit, store: Store, game: str) -> None:
    """Each is fetched into one page, as it would be drawn without script: that is quicker."""
    first, *others = telling(game)
    page = sit(first[0])
    check(page, *first[1])
    for scene, parts in others:
        path, secret = put_on(store, scene)
        page.context.add_cookies([{"name": COOKIE, "value": secret, "url": page.url}])
        page.evaluate(
            """path => fetch(path).then(answer => answer.text()).then(text => {
                 const fresh = new DOMParser().parseFromString(text, 'text/html');
                 document.querySelector('.pd').replaceWith(fresh.querySelector('.pd')); })""",
            path,
        )
        check(page, *parts, "#act")


@pytest.mark.parametrize("game", TITLES)
def test_what_opens_over_a_table(sit: Sit, visit: Visit, game: str) -> None:
    page = sit(telling(game)[0][0], ["away"], locale="fr-FR")
    page.click("#chat summary")
    page.fill("#say [name=text]", "Good evening")
    page.keyboard.press("Enter")
    page.wait_for_selector("#said li")
    check(page, ".pd-head", ".pd-rail")
    for name in ("settings", "help", "rules"):
        page.click(f"[data-open={name}]")
        page.wait_for_selector(f"#{name}[open] :is(h1,h2)")
        check(page, f"#{name}", colours=name == "settings")
        page.keyboard.press("Escape")
    for panel in ("#act .grp", "#act .whys"):
        if page.locator(panel).count():
            page.click(f"{panel} > summary >> nth=0")
            check(page, panel)
            page.keyboard.press("Escape")
    no = page.locator("#table .cannot")
    if no.count():
        no.first.click(force=True)
        check(page, "#tip")
    page.evaluate("document.documentElement.classList.add('set-contrast')")
    check(page, ".pd-players", "#act")
    page.evaluate("document.documentElement.classList.remove('set-contrast')")
    page.set_viewport_size({"width": 390, "height": 844})
    check(page)
    watcher = visit(page.url)
    ready(watcher)
    check(watcher, ".watching", "#act")


@pytest.mark.parametrize("game", TITLES)
def test_consent_curtain_end_and_replay(sit: Sit, game: str) -> None:
    found = scenes(game, 2)
    over = found["over"]
    page = sit(over, locale="fr-FR")
    check(page, "#end")
    page.goto(f"{page.url}/replay?at=3")
    check(page, colours=False)
    check(page, ".pd-head", "#act")
    asked = Scene(game, 2, over.seed, over.moves[: len(over.moves) // 2], over.options)
    sit(asked, ["away"], page=page)
    page.keyboard.press("u")
    page.wait_for_selector("#ask.ask, #act [data-move]", state="attached")
    check(page, "#ask")


def test_the_curtain(visit: Visit) -> None:
    page = visit()
    set_table(page, "trekking", ["me", "device"], **{"first-itinerary": "chosen"})
    ready(page)
    check(page)
    page.click(".curtain button")
    page.wait_for_selector("#hand .mini.can")


@pytest.mark.parametrize("game", TITLES)
def test_colours_chosen_by_the_reader(sit: Sit, game: str) -> None:
    """High contrast: what can be touched has an outline, whose turn it is too."""
    page = sit(telling(game)[0][0], forced_colors="active")
    lit = page.locator("#table .can").first
    assert lit.evaluate("it => getComputedStyle(it).outlineStyle") == "solid"
    card = page.locator(".pl.on").first
    assert card.evaluate("it => getComputedStyle(it).outlineStyle") == "solid"
