"""Each game is played to its end in a real browser: by clicks, by keys, by two over a link."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from paradice.core.properties import walk
from paradice.games import find_game
from tests.browser.hands import (
    click_move,
    is_over,
    load_again,
    place,
    play_out,
    press_move,
    ready,
    set_table,
    set_table_by_keys,
    wait_for_turn,
)
from tests.browser.scenes import Scene
from tests.server.conftest import Fate
from tests.titles import TITLES

Visit = Callable[..., Any]
Sit = Callable[..., Any]
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
    address = page.url
    page.click("#end form button")
    page.wait_for_url(lambda url: url != address)
    ready(page)
    assert int(place(page)) < 20, "a rematch begins"


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit(locale="fr-FR")
    set_table_by_keys(page, game, seats_for(game))
    ready(page)
    assert play_out(page, press_move) > 3
    assert is_over(page)


def short_game(game: str, seats: int, options: dict[str, str]) -> Scene:
    """The shortest of some games played at random, from the deal to the end."""
    found = find_game(game)
    told = [(seed, walk(found, seats, options, seed)[1]) for seed in range(1, 25)]
    seed, moves = min(told, key=lambda each: len(each[1]))
    return Scene(game, seats, seed, moves, options)


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_of_two_browsers_by_link_with_a_reload_in_the_middle(
    visit: Visit, keep: Keep, fate: Fate, game: str
) -> None:
    """The deal and the moves are known before: each is offered where it is due, and to whom."""
    told = short_game(game, 2, {})
    fate.next = [told.seed]
    host, friend = visit(), visit(locale="fr-FR", viewport={"width": 390, "height": 844})
    address = set_table(host, game, ["me", "open"])
    friend.goto(host.input_value("[data-copy]"))
    friend.fill("[name=name]", "Théo")
    friend.check("[name=seat][value='1']")
    friend.click("button.wide")
    pages = host, friend
    for page in pages:
        page.wait_for_selector("body[data-script=on]", state="attached")
        ready(page)
    assert host.url.split("?")[0] == friend.url.split("?")[0] == address
    for number, (seat, text) in enumerate(told.moves):
        page = pages[seat]
        page.wait_for_selector(f"#act [data-move='{text}']", state="attached")
        assert click_move(page, number, text) == text
        if number == len(told.moves) // 2:
            for each in pages:
                load_again(each)
    for page in pages:
        page.wait_for_selector("#end-head")
        assert int(place(page)) == len(told.moves)
    sheets = [page.locator("#end .scores").first.inner_text() for page in pages]
    numbers = [sorted(word for word in sheet.split() if word.isdecimal()) for sheet in sheets]
    assert numbers[0] == numbers[1] != []
    keep(friend, f"{game}-ends-phone")


VARIANTS = [
    (1, {}),
    (1, {"riders": "on", "reinforcements": "on", "horde": "on", "fast": "on"}),
    (4, {"gangs": "two"}),
    (6, {}),
]


@pytest.mark.parametrize("act", [click_move, press_move])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_variants_of_the_undead_are_played_to_their_end(
    sit: Sit, seats: int, options: dict[str, str], act: Any
) -> None:
    """From their last steps on: one against the Dead Ranger, two gangs each, six at the table."""
    told = short_game("undead", seats, options)
    mine = [at for at, (seat, _) in enumerate(told.moves) if seat == 0]
    scene = Scene("undead", seats, told.seed, told.moves[: mine[-6]], options)
    page = sit(scene)
    assert play_out(page, act) > 0
    page.wait_for_selector("#end-head")
