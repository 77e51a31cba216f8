"""axe finds nothing serious on any page, in any state we can bring about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from paradice.games import TITLES
from tests.browser.hands import click_move, ready, set_table, wait_for_turn

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

Visit = Callable[..., Any]


def check(page: Any) -> None:
    found = axe.Axe().run(page).response["violations"]
    grave = [
        f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:4]
    ]
    assert grave == [], "\n".join(grave)


@pytest.mark.parametrize("path", ["/", "/help", "/set/trekking", "/rules/trekking", "/nowhere"])
def test_pages(visit: Visit, path: str) -> None:
    check(visit(path))


@pytest.mark.parametrize("game", TITLES)
def test_tables(visit: Visit, game: str) -> None:
    page = visit()
    set_table(page, game, ["me", "bot-novice"])
    ready(page)
    for number in range(3):
        if wait_for_turn(page):
            check(page)
            click_move(page, number)


def test_drawers_and_curtains(visit: Visit) -> None:
    page = visit()
    set_table(page, "trekking", ["me", "device"], **{"first-itinerary": "chosen"})
    ready(page)
    check(page)
    page.click(".curtain button")
    page.wait_for_selector("#hand .mini.can")
    check(page)
    for name in ("settings", "help", "rules"):
        page.click(f"[data-open={name}]")
        page.wait_for_selector(f"#{name}[open]")
        check(page)
        page.keyboard.press("Escape")
