"""Each game is played in Chromium, Firefox and WebKit: `make test-browsers`.

Not named as other tests are, so that `make test` does not wait for three browsers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest

from paradice.core.properties import walk
from paradice.games import find_game
from paradice.server.store import Store
from tests.browser.hands import click_move, ready, wait_for_turn
from tests.browser.scenes import Scene, put_on
from tests.engines.conftest import Watched
from tests.titles import TITLES

Keep = Callable[[Any, str], None]

SIZES: Final = {390: 844, 1280: 800}
TURNS: Final = 3

QUIET: Final = "matchMedia('(prefers-reduced-motion: reduce)').matches"


WIDE: Final = """() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return '';
  const all = [...document.querySelectorAll('body *')];
  return [document.documentElement.scrollWidth, ...all
    .filter(it => it.getBoundingClientRect().right > room && !it.closest('svg *'))
    .map(it => it.outerHTML.slice(0, 120))].join('\\n');
}"""
"""What sticks out at the side, where the page can be scrolled there."""


def check_fit(page: Any) -> None:
    """Nothing sticks out at the side, and the prompt is on the screen."""
    assert page.evaluate(WIDE) == ""
    top, height = page.evaluate(
        "[document.querySelector('#act .pd-say').getBoundingClientRect().top, innerHeight]"
    )
    assert 0 <= top < height


FLYING: Final = """() => {
  window.outside = [];
  new MutationObserver(() => requestAnimationFrame(() => {
    for (const it of document.querySelectorAll('.rise')) {
      const { left, right } = it.getBoundingClientRect();
      if (left < 0 || right > document.documentElement.clientWidth) outside.push(it.textContent);
    }
  })).observe(document.querySelector('.pd'), { childList: true });
}"""
"""Remember every number that rises beyond the edge of the window."""

SCROLL_BARS: Final = """() => !CSS.supports('scrollbar-color', 'red blue')
  || getComputedStyle(document.getElementById('lines')).scrollbarColor !== 'auto'"""


def raise_curtain(page: Any) -> None:
    """Wait until somebody on this device has something to do."""
    assert wait_for_turn(page)
    if page.evaluate("!document.getElementById('curtain').hidden"):
        page.click(".curtain button")
        page.wait_for_function("() => document.getElementById('curtain').hidden")
        assert wait_for_turn(page)


def enter(page: Any) -> None:
    """Read what the game is about, where that is shown."""
    ready(page)
    if page.evaluate("document.getElementById('goal').open"):
        page.click("#goal button")
        page.wait_for_function("() => !document.getElementById('goal').open")


def play(page: Any, turns: int) -> None:
    """Some moves by clicks."""
    enter(page)
    assert not page.evaluate(QUIET), "motion is on"
    page.evaluate(FLYING)
    for number in range(turns):
        raise_curtain(page)
        check_fit(page)
        assert click_move(page, number)
    raise_curtain(page)
    assert page.evaluate("outside") == []
    assert page.evaluate(SCROLL_BARS), "scroll bars wear the colours of the game"


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", TITLES)
def test_some_turns_by_clicks(page: Any, keep: Keep, store: Store, game: str, width: int) -> None:
    """From the lobby to a table of one's own; then in a game of three on one device."""
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    page.goto("/")
    keep(page, f"front-{width}")
    page.click(f"[data-game={game}] [value=alone]")
    page.wait_for_function("() => location.pathname.startsWith('/t/')")
    play(page, TURNS)
    keep(page, f"{game}-{width}-alone")
    path, secret = put_on(store, middle(game), ["device"] * 2)
    page.goto(f"/as?{path}&{secret}&en")
    play(page, TURNS)
    keep(page, f"{game}-{width}-en")
    page.goto(f"/as?{path}&{secret}&fr")
    ready(page)
    raise_curtain(page)
    check_fit(page)
    keep(page, f"{game}-{width}-fr")


@cache
def middle(game: str) -> Scene:
    """A third of the way through a game for three, where it is the first seat's turn."""
    _, moves = walk(find_game(game), 3, {}, 1)
    mine = [at for at, (seat, _) in enumerate(moves) if seat == 0]
    return Scene(game, 3, 1, moves[: mine[len(mine) // 3]])


TURNED: Final = """() => [...document.querySelectorAll('.w1 span,.w3 span')].map(it => {
  const { width, height, left } = it.getBoundingClientRect();
  const label = it.closest('.win');
  const around = label.getBoundingClientRect();
  const inside = left >= around.left && left + width <= around.right;
  return [height > 2 * width, inside, getComputedStyle(label).rotate];
})"""


def test_window_labels_of_the_citadel_stand_along_the_wall(page: Any, store: Store) -> None:
    """A button is not turned by every engine; the word in it is, and the label holds it."""
    path, secret = put_on(store, middle("citadel"))
    page.goto(f"/as?{path}&{secret}&en")
    ready(page)
    assert page.evaluate(TURNED) == [[True, True, "none"]] * 2


SAID: Final = """() => document.getElementById('tip').textContent
  === document.getElementById('net').dataset.cut"""


def test_a_script_that_did_not_come_is_asked_for_again(
    page: Any, store: Store, watched: Watched
) -> None:
    """Some engines remember what failed under an address, until the page is loaded again."""
    path, secret = put_on(store, middle("trekking"))
    page.goto(f"/as?{path}&{secret}&en")
    enter(page)
    watched.missing = "dates.js"
    page.click(".pd-tools [data-do=dates]")
    page.wait_for_function(SAID)
    watched.missing = ""
    page.click(".pd-tools [data-do=dates]")
    page.wait_for_selector("#dates .dl")
