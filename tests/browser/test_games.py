"""Each game is played to its end in a real browser: by clicks, by keys, by two over a link."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from paradice.games import TITLES, find_game
from tests.browser.hands import (
    click_move,
    is_over,
    place,
    play_out,
    press_move,
    ready,
    set_table,
    wait_for_turn,
)

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]


def seats_for(game: str) -> list[str]:
    return ["me", *["bot-novice"] * (max(2, find_game(game).fewest) - 1)]


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_clicks_against_bots(visit: Visit, keep: Keep, game: str) -> None:
    page = visit()
    set_table(page, game, seats_for(game))
    ready(page)
    wait_for_turn(page)
    keep(page, f"{game}-begins")
    moves = play_out(page, click_move)
    assert moves > 3
    page.wait_for_selector("#end-head")
    keep(page, f"{game}-ends")
    page.click("#end form button")
    page.wait_for_function(
        "() => document.body.dataset.at === '0' || document.body.dataset.at < 20"
    )


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit(locale="fr-FR")
    set_table(page, game, seats_for(game))
    ready(page)
    play_out(page, press_move)
    assert is_over(page)


@pytest.mark.parametrize("game", TITLES)
def test_two_browsers_by_link_with_a_reload_in_the_middle(visit: Visit, game: str) -> None:
    host, friend = visit(), visit(locale="fr-FR")
    address = set_table(host, game, ["me", "open"])
    friend.goto(host.input_value("[data-copy]"))
    friend.fill("[name=name]", "Théo")
    friend.check("[name=seat][value='1']")
    friend.click("button.wide")
    for page in (host, friend):
        page.wait_for_selector("body[data-script=on]", state="attached")
        ready(page)
    assert host.url.split("?")[0] == friend.url.split("?")[0] == address
    for number in range(14):
        host.wait_for_function(
            "() => document.querySelector('#act [data-move]') || document.body.dataset.at == "
            + place(host)
        )
        mover = None
        for _ in range(200):
            mover = next(
                (page for page in (host, friend) if page.locator("#act [data-move]").count()), None
            )
            if mover is not None or is_over(host):
                break
            host.wait_for_timeout(50)
        if mover is None:
            break
        other = friend if mover is host else host
        click_move(mover, number)
        at = place(mover)
        other.wait_for_function(f"() => +document.body.dataset.at >= {at}")
        if number == 7:
            host.reload()
            ready(host)
            friend.reload()
            ready(friend)
    assert place(host) == place(friend)
