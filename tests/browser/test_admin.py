"""The host's page and what is read at the door: how they look, for axe, without script."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from paradice.games import find_game
from paradice.server.app import Access, make_app
from paradice.server.identity import hashed
from paradice.server.moderation import Word, write_word
from paradice.server.store import GATHERING, PLAYING, SeatRow, Store, TableRow
from tests.browser.conftest import SCREENS, serve_app
from tests.browser.fit import FAULTS
from tests.browser.hands import WAIT
from tests.browser.test_access import check
from tests.server.conftest import LOOSE

KEY = "a key for the host"
DAY = 86_400.0
PEOPLE = {
    name: hashed(name.ljust(43, "x")) for name in ("June", "Sol", "Mara", "Ana", "Sam", "Kit")
}
TABLES = {
    "undead": (["June", "Sol", "Kit", "Mara"], 4 * DAY),
    "trekking": (["Mara", "Theo", "Otto"], 0.2 * DAY),
    "riff": (["Ana", "Bo", "Mara"], 60.0),
    "citadel": (["Sam", "", ""], 60.0),
}


def lay_tables(store: Store) -> None:
    """A club in the evening: a stuck table, two in play, one that waits for people."""
    for game, (names, quiet) in TABLES.items():
        rules = find_game(game)
        row = TableRow(
            id=game.ljust(22, "t"), game=game, version=rules.version,
            options=rules.complete(len(names), {}), seed=5,
            state=PLAYING if all(names) else GATHERING, host=PEOPLE[names[0]],
            invite=game.ljust(22, "i"), pace=0, created=time.time() - quiet,
            seats=tuple(
                SeatRow(at, "person", name, PEOPLE[name]) if name in PEOPLE
                else SeatRow(at, "bot", name, "", "adept") if name
                else SeatRow(at, "open")
                for at, name in enumerate(names)
            ),
        )  # fmt: skip
        store.add_table(row)
    kit = PEOPLE["Kit"]
    write_word(store, "muted", kit, Word(kit, "Kind words only", "Kit", 1.0, time.time() + DAY))


Host = Callable[..., Any]


def shoot(page: Any, name: str) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SCREENS / f"{name}.png"), full_page=True)


@pytest.fixture
def host(chromium: Any, tmp_path: Path) -> Iterator[Host]:
    """A server with tables of its own; its page, opened by the key."""
    url = f"sqlite:///{tmp_path / 'club.sqlite'}"
    store = Store(url)
    lay_tables(store)
    store.close()
    access = Access(word="marmelade", key=KEY, name="The Tuesday Club")
    server = serve_app(make_app(url, LOOSE, workers=1, access=access))
    address = next(server)
    contexts = []

    def come(path: str = "/house", key: str = KEY, **more: Any) -> Any:
        context = chromium.new_context(base_url=address, reduced_motion="reduce", **more)
        context.set_default_timeout(WAIT)
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        if key:
            page.fill("[name=key]", key)
            page.click("main form button.go")
            page.wait_for_selector("main.hp")
        return page

    yield come
    for context in contexts:
        context.close()
    next(server, None)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("width", [1280, 390])
def test_the_page(host: Host, locale: str, width: int) -> None:
    """All that opens is opened, and nothing is wrong with it; a table that is stuck by itself."""
    page = host(locale=locale, viewport={"width": width, "height": 844})
    shoot(page, f"house-{locale[:2]}-{width}")
    assert page.evaluate(FAULTS) == []
    (stuck,) = page.locator(".hp-ask[open]").all()
    assert "June" in stuck.locator("xpath=ancestor::li").inner_text()
    check(page)
    asks = page.locator(".hp-ask")
    for at in range(asks.count()):
        asks.nth(at).evaluate("it => { it.open = true; }")
    page.click(".hp-do .hp-ask:nth-child(2) summary")  # the two of the head one after the other
    shoot(page, f"house-open-{locale[:2]}-{width}")
    assert page.evaluate(FAULTS) == []
    check(page)


def test_a_host_does_everything_without_script(host: Host) -> None:
    page = host(java_script_enabled=False, locale="en-GB")

    def ask(row: str, label: str, text: str, go: str) -> None:
        asked = page.locator(f"{row} .hp-ask:has(summary:text-is('{label}'))")
        if asked.get_attribute("open") is None:
            asked.locator("summary").click()
        if text:
            asked.locator("[name=text]").fill(text)
        asked.get_by_role("button", name=go, exact=True).click()
        page.wait_for_load_state()

    def said(row: str) -> str:
        return str(page.locator(row).first.inner_text())

    undead, sol = "li:has([data-game=undead])", ".hp-pl li:has(b:text-is('Sol'))"
    ask(".hp-do", "Say to all", "Tea at five", "Send")
    assert "Tea at five" in said(".hp-said")
    assert "waits for June, Sol, Kit, Mara" in said(undead)
    ask(undead, "Close", "", "Put bots in their 4 chairs")
    assert page.locator(f"{undead} .rb").count() == 4
    ask(undead, "Close", "We start afresh", "Close the table")
    assert "closed by you: We start afresh" in said(undead)
    ask(sol, "Mute", "Kind words only", "Mute for a day")
    assert "Kind words only" in said(sol)
    ask(sol, "Remove", "Twice warned", "Remove for good")
    assert "removed: Twice warned" in said(sol)
    ask(".hp-side", "Invite a member", "Ida", "Make the link")
    assert "/door/" in page.locator("[data-copy]").input_value()
    page.goto("/house")
    ask(".hp-do", "Close for the night", "Back at eight", "Close for the night")
    assert "Closed" in said(".hp-head")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("width", [1280, 390])
def test_at_the_door(host: Host, locale: str, width: int) -> None:
    """Who has no word, no key, comes while the server is closed, or gets a message of the host."""
    size = {"width": width, "height": 844}
    guest = host("/", key="", locale=locale, viewport=size)
    told = {"word": guest, "key": host("/house", key="", locale=locale, viewport=size)}
    for name, page in told.items():
        shoot(page, f"door-{name}-{locale[:2]}-{width}")
        check(page)
        assert page.evaluate(FAULTS) == []
    guest.fill("[name=word]", "marmelade")
    guest.click("main form button.go")
    guest.wait_for_selector("[data-game=trekking]")
    page = host(locale=locale, viewport=size)
    page.click(".hp-do summary >> nth=0")
    page.fill(".hp-do [open] [name=text]", "Tea at five, by the window")
    page.click(".hp-do [open] button")
    page.wait_for_selector(".hp-said")
    guest.reload()
    assert "Tea at five" in guest.inner_text(".notice")
    shoot(guest, f"door-notice-{locale[:2]}-{width}")
    check(guest, ".notice")
    guest.click(".notice button")
    guest.wait_for_selector("[data-game=trekking]")
    assert not guest.locator(".notice").count()
    page.click(".hp-do summary >> nth=1")
    page.fill(".hp-do [open] [name=text]", "Until eight")
    page.click(".hp-do [open] button")
    page.wait_for_selector(".hp-pill.shut")
    guest.reload()
    assert "Until eight" in guest.inner_text("main")
    shoot(guest, f"door-asleep-{locale[:2]}-{width}")
    check(guest)
