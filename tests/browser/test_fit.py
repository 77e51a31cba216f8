"""Everything fits whatever fonts are installed, in both languages and in one of longer words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from paradice.games import find_game
from paradice.server.identity import COOKIE
from paradice.server.store import Store
from tests.browser.conftest import Launch
from tests.browser.fit import FAMILIES, FAULTS, LENGTHEN, font_files, write_fontconfig
from tests.browser.hands import WAIT, ready
from tests.browser.scenes import Scene, put_on, scenes
from tests.server.conftest import without
from tests.titles import TITLES

Open = Callable[..., Any]
SIZES: Final = ((360, 640), (390, 844), (820, 1180), (1280, 800), (1920, 1080))
SEEDS: Final = range(1, 3)


@pytest.fixture(scope="module", params=FAMILIES)
def browser(
    request: pytest.FixtureRequest, launch: Launch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Any]:
    """A browser on a machine that has one family of fonts."""
    if not font_files(request.param):
        without(f"{FAMILIES[request.param]} is not installed here")
    config = write_fontconfig(request.param, tmp_path_factory.mktemp(request.param))
    browser = launch(FONTCONFIG_FILE=str(config))
    yield browser
    browser.close()


@pytest.fixture
def open_page(browser: Any, site: str) -> Iterator[Open]:
    contexts: list[Any] = []

    def open_it(language: str) -> Any:
        context = browser.new_context(base_url=site, locale=language, reduced_motion="reduce")
        context.set_default_timeout(WAIT)
        contexts.append(context)
        return context.new_page()

    yield open_it
    for context in contexts:
        context.close()


def look(page: Any, what: str, language: str) -> list[str]:
    """All that is wrong with a page at every size, and with its texts a fifth longer if French."""
    found = []
    for lengthened in (False, True) if language == "fr-FR" else (False,):
        if lengthened:
            page.evaluate(LENGTHEN)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            told = f"{what}, {language}{' a fifth longer' if lengthened else ''}, {width}×{height}"
            found += [f"{told}: {fault}" for fault in page.evaluate(FAULTS)]
    return found


def moments(game: str) -> dict[str, Scene]:
    """Where seat 0 has the most to choose from, with few and with all seats taken; and the end."""
    rules = find_game(game)
    found = {}
    for seats in (max(2, rules.fewest), rules.most):
        steps = scenes(game, seats, SEEDS)
        going = [scene for scene in steps.values() if not scene.is_over]
        found[f"{game} for {seats}"] = max(going, key=lambda each: len(each.table().moves(0)))
    return {**found, f"{game}, the end": steps["over"]}


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", TITLES)
def test_a_table_fits(open_page: Open, store: Store, site: str, game: str, language: str) -> None:
    page = open_page(language)
    found = []
    for what, scene in moments(game).items():
        path, secret = put_on(store, scene)
        page.context.add_cookies([{"name": COOKIE, "value": secret, "url": site}])
        page.goto(path)
        ready(page)
        found += look(page, what, language)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_paper_fits(open_page: Open, language: str) -> None:
    page = open_page(language)
    found = []
    papers = [f"/{paper}/{game}" for paper in ("set", "rules") for game in TITLES]
    for path in ("/", "/help", *papers):
        page.goto(path)
        found += look(page, path, language)
    assert found == [], "\n".join(found)


SIDES = """() => [...document.querySelectorAll('.round li')].filter(it => {
  const box = it.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth;
}).map(it => it.textContent)"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_chairs_round_a_table_fit(open_page: Open, language: str) -> None:
    """While a table is set, with a name for every chair, and while it gathers."""
    page = open_page(language)
    page.goto("/set/undead")
    for seat in range(1, 6):
        page.select_option(f"[name=seat-{seat}]", "open" if seat % 2 else "device")
        page.fill(f"[name=name-{seat}]", "Marie-Antoinette")
    found = look(page, "set, six chairs", language)
    page.goto("/set/undead")
    for seat in range(1, 6):
        page.select_option(f"[name=seat-{seat}]", "open" if seat % 2 else "bot-adept")
    page.click("button.wide")
    page.wait_for_url("**/t/*")
    found += look(page, "invitation, six chairs", language)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += page.evaluate(SIDES)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ("width:500px;height:20px", "sideways"),
        ("width:40px;height:20px;overflow:hidden;white-space:nowrap", "cut"),
        ("width:40px;height:20px;border:1px solid;white-space:nowrap", "sticks out"),
        ("height:20px;margin-bottom:-20px", "overlap"),
    ],
)
def test_what_does_not_fit_is_found(open_page: Open, wrong: str, fault: str) -> None:
    page = open_page("en-GB")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/help")
    assert page.evaluate(FAULTS) == []
    page.evaluate(
        "css => { const it = document.createElement('p'); it.style.cssText = css;"
        " it.textContent = 'Marketplace'; document.querySelector('main').prepend(it); }",
        wrong,
    )
    assert fault in "".join(page.evaluate(FAULTS))
