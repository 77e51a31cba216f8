"""What a person does at a table in the browser."""

from __future__ import annotations

from typing import Any


def set_table(page: Any, game: str, seats: list[str], **options: str) -> str:
    """Fill in the form that sets a table; return the table's address."""
    page.goto(f"/set/{game}")
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
    page.select_option("[name=pace]", "0")
    page.click("button.wide")
    page.wait_for_url("**/t/*")
    return str(page.url)


def ready(page: Any) -> None:
    page.wait_for_selector("body[data-line=open]", state="attached")


def is_over(page: Any) -> bool:
    return bool(page.evaluate("!document.getElementById('end').hidden"))


def wait_for_turn(page: Any) -> bool:
    """Wait until there is something to do; False where the game is over."""
    page.wait_for_function(
        "() => document.querySelector('#act [data-move]') || !document.getElementById('end').hidden"
        " || !document.getElementById('curtain').hidden",
        timeout=60_000,
    )
    return not is_over(page)


def place(page: Any) -> str:
    return str(page.evaluate("document.body.dataset.at"))


def wait_past(page: Any, at: str) -> None:
    page.wait_for_function(f"() => document.body.dataset.at != '{at}'", timeout=30_000)


def click_move(page: Any, number: int) -> None:
    """Click a lit piece on the table where there is one, else a button of the bar."""
    at = place(page)
    done = page.evaluate(
        """number => {
          const seen = piece => piece.offsetParent !== null;
          const lit = [...document.querySelectorAll('#table [data-move]')].filter(seen);
          const bar = [...document.querySelectorAll('#act [data-move]')];
          const all = lit.length && number % 3 ? lit : bar;
          if (!all.length) return false;
          all[number % all.length].click();
          return true;
        }""",
        number,
    )
    if done:
        wait_past(page, at)


def press_move(page: Any, number: int) -> None:
    """Play by the keyboard alone: the key a button shows, or Tab to it and Enter."""
    at = place(page)
    keys = page.evaluate(
        "[...document.querySelectorAll('#act [data-move]')].map(each => each.dataset.key)"
    )
    if not keys:
        return
    chosen = number % len(keys)
    if keys[chosen]:
        page.keyboard.press(keys[chosen])
    else:
        page.locator("#act [data-move]").nth(chosen).focus()
        page.keyboard.press("Enter")
    wait_past(page, at)


def play_out(page: Any, act: Any, limit: int = 700) -> int:
    """Play to the end; return how many moves it took."""
    for number in range(limit):
        if not wait_for_turn(page):
            return number
        act(page, number)
    raise AssertionError("the game does not end")
