"""What a person does at a table in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

WAIT: Final = 180_000
"""After how many ms what does not come is given up. Tests wait for events, so that this is never
waited for where nothing is broken, however busy the machine."""
BOTS: Final = 2 * WAIT
"""The same where all bots of a table may think before it is somebody's turn again."""


SEEN: Final = """try {
  const kept = JSON.parse(localStorage.getItem('paradice') || '{}');
  for (const game of ['trekking', 'riff', 'citadel', 'undead']) kept['goal-' + game] = true;
  localStorage.setItem('paradice', JSON.stringify(kept));
  if (!localStorage.getItem('paradice-tips')) localStorage.setItem('paradice-tips', '{"off":true}');
} catch { /* a page without an origin */ }"""
"""Somebody who has seen what each game is about, wants no tips, and is not shown it again."""


def set_table(page: Any, game: str, seats: list[str], **options: str) -> str:
    """From the lobby to the form that sets a table; return the table's address."""
    if urlsplit(page.url).path != "/":
        page.goto("/")
    page.click(f"[data-game={game}] a[href='/set/{game}']")
    page.wait_for_url("**/set/*")
    for place, kind in enumerate(seats):
        page.select_option(f"[name=seat-{place}]", kind)
        if not kind.startswith("bot"):
            page.fill(f"[name=name-{place}]", f"Player {place + 1}")
    place = len(seats)
    while page.locator(f"[name=seat-{place}]").count():
        page.select_option(f"[name=seat-{place}]", "none")
        place += 1
    for key, choice in options.items():
        page.check(f"[name=option-{key}][value={choice}]")
    if page.is_visible("[name=pace]"):
        page.select_option("[name=pace]", "0")
    page.click("button.wide")
    page.wait_for_url("**/t/*")
    return str(page.url)


RECAP: Final = "#imagined:not([hidden]), #recap:not([hidden])"


def load_again(page: Any) -> None:
    """Reload; where one has to move, the page begins with what others did: skip that."""
    page.reload()
    ready(page)
    if page.locator("#lines .since").count() and page.locator("#act [data-move]").count():
        page.wait_for_selector(RECAP)
        page.keyboard.press("Escape")
        page.wait_for_selector(RECAP, state="hidden")


FOCUS = "document.activeElement.matches({!r})"


def tab_to(page: Any, query: str) -> None:
    """Press Tab until the focus is on what *query* selects."""
    for _ in range(200):
        if page.evaluate(FOCUS.format(query)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {query}")


def choose(page: Any, query: str, value: str) -> None:
    """Choose from a list that has the focus, by the arrow keys."""
    tab_to(page, query)
    page.keyboard.press("Home")
    for _ in range(20):
        if page.input_value(query) == value:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{value} is not in {query}")


def set_table_by_keys(page: Any, game: str, seats: list[str]) -> None:
    """The same way in without a mouse: Tab, arrows and Enter, from the lobby on."""
    page.goto("/")
    tab_to(page, f"[data-game={game}] a[href='/set/{game}']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/set/*")
    for place, kind in enumerate(seats):
        choose(page, f"[name=seat-{place}]", kind)
    choose(page, "[name=pace]", "0")
    tab_to(page, "button.wide")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def ready(page: Any) -> None:
    page.wait_for_selector("body[data-line=open]", state="attached")


def is_over(page: Any) -> bool:
    return bool(page.evaluate("!document.getElementById('end').hidden"))


def wait_for_turn(page: Any) -> bool:
    """Wait until there is something to do; False where the game is over."""
    page.wait_for_function(
        "() => document.querySelector('#act [data-move]') || !document.getElementById('end').hidden"
        " || !document.getElementById('curtain').hidden",
        timeout=BOTS,
    )
    return not is_over(page)


def place(page: Any) -> str:
    return str(page.evaluate("document.body.dataset.at"))


CLICKS = 3
ASKED = "() => document.body.dataset.asked || ''"
DONE = "() => document.body.dataset.done || ''"


@contextmanager
def answered(page: Any) -> Iterator[None]:
    """What is sent inside has been acknowledged, and its table drawn, before the next line.

    Others may move at the same time: that the table has changed says nothing about one's own move.
    """
    was = page.evaluate(DONE)
    yield
    wait_for_answer(page, was)


def wait_for_answer(page: Any, was: str) -> None:
    page.wait_for_function("was => (document.body.dataset.done || '') !== was", arg=was)


POINT = """([number, text]) => {
  const seen = each => each.checkVisibility();
  const wanted = each => !text || each.dataset.move === text;
  const lit = [...document.querySelectorAll('#table [data-move]')].filter(wanted).filter(seen);
  const bar = [...document.querySelectorAll('#act [data-move]')].filter(wanted);
  const all = lit.length && number % 3 ? lit : bar;
  if (!all.length) return null;
  const it = all[number % all.length];
  const group = it.closest('.grp:not([open])');
  if (group) group.firstElementChild.click();
  it.scrollIntoView({ block: 'nearest' });
  const gliding = document.documentElement.matches(':active-view-transition');
  const point = at => {
    const box = it.getBoundingClientRect();
    return [box.left + box.width * at[0], box.top + box.height * at[1]];
  };
  for (const at of [[.5, .5], [.5, .25], [.25, .5], [.75, .5], [.5, .75], [.1, .1]]) {
    const [x, y] = point(at);
    const hit = document.elementFromPoint(x, y);
    const pictured = gliding || hit === document.documentElement; // a picture of a transition
    if (pictured || hit?.closest('[data-move],[data-piece]')?.dataset.move === it.dataset.move) {
      return { x, y, move: it.dataset.move };
    }
  }
  const [x, y] = point([.5, .5]);
  const over = document.elementFromPoint(x, y);
  return { move: it.dataset.move, over: over ? over.outerHTML.slice(0, 200) : 'out of sight' };
}"""
"""Where a mouse must point: a lit piece of the table two times out of three, else its button."""


def click_move(page: Any, number: int, text: str = "") -> str:
    """Click a lit piece or a button of the bar with a real mouse; return the move.

    What is drawn anew between press and release may have gone elsewhere: then nothing is sent, and
    one clicks again, as a person would.
    """
    was, done = page.evaluate(ASKED), page.evaluate(DONE)
    for _ in range(CLICKS):
        point = page.evaluate(POINT, [number, text])
        if point is None:
            return ""
        assert "over" not in point, f"{point['move']} lies under {point['over']}"
        page.mouse.click(point["x"], point["y"])
        late = page.evaluate("() => Date.now()") + 20_000
        page.wait_for_function(
            "([was, late]) => (document.body.dataset.asked || '') !== was || Date.now() > late",
            arg=[was, late],
        )
        if page.evaluate(ASKED) != was:
            wait_for_answer(page, done)
            return str(point["move"])
    raise AssertionError(f"{CLICKS} clicks on {point['move']} sent nothing")


CLOSED = """it => {
  const group = it.closest('.grp:not([open])');
  if (group) group.firstElementChild.focus();
  return Boolean(group);
}"""
"""Go to the group that hides a button, if one does."""


def press_move(page: Any, number: int, text: str = "") -> None:
    """Play by the keyboard alone: the key a button shows, or go to it and press Enter."""
    keys = page.evaluate(
        """text => [...document.querySelectorAll('#act [data-move]')]
             .filter(each => !text || each.dataset.move === text).map(each => each.dataset.key)""",
        text,
    )
    if not keys:
        return
    chosen = number % len(keys)
    with answered(page):
        if keys[chosen]:
            page.keyboard.press(keys[chosen])
        else:
            button = page.locator("#act [data-move]").nth(chosen)
            if button.evaluate(CLOSED):
                page.keyboard.press("Enter")
            button.focus()
            page.keyboard.press("Enter")


def play_out(page: Any, act: Any, limit: int = 700) -> int:
    """Play to the end; return how many moves it took."""
    for number in range(limit):
        if not wait_for_turn(page):
            return number
        act(page, number)
    raise AssertionError("the game does not end")
