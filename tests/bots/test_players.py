"""Players decide from what their seat may know, and the same source decides alike."""

from __future__ import annotations

import os
import time
from typing import Any

import pytest

from paradice.bots.levels import BadBot, find_bot, read_budget
from paradice.core.game import Game
from paradice.core.properties import walk
from paradice.core.rng import seeded
from paradice.games import find_game
from tests.titles import TITLES

FAST = "PARADICE_FAST" in os.environ
PLAYERS = ("random", "greedy", "novice", *(("adept:", "master:600") if FAST else ("adept:20",)))
"""Every level, held to its iterations; fewer of them where nothing is compiled."""


def positions(game: Game[Any], seed: int, every: int) -> list[tuple[Any, int]]:
    """Some positions of a random game, each with a seat that decides there."""
    found: list[tuple[Any, int]] = []
    seen = [0]

    def visit(table: Any, seat: int, moves: list[Any]) -> None:
        seen[0] += 1
        if seen[0] % every == 0 and len(moves) > 1:
            found.append((table.clone(), seat))

    walk(game, max(2, game.fewest), {}, seed, visit)
    return found


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("title", TITLES)
def test_a_bot_ranks_every_legal_move_once_and_plays_one(title: str, name: str) -> None:
    game = find_game(title)
    player = find_bot(name, game, 2, {})
    for table, seat in positions(game, 3, 9):
        advice = player.advise(table, seat, seeded(1))
        assert sorted(choice.move.index for choice in advice.choices) == sorted(
            move.index for move in table.moves(seat)
        )
        assert all(len(choice.expected) == table.seats for choice in advice.choices)
        assert player.choose(table, seat, seeded(1)) in table.moves(seat)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("title", TITLES)
def test_a_bot_leaves_the_table_as_it_is(title: str, name: str) -> None:
    game = find_game(title)
    player = find_bot(name, game, 2, {})
    for table, seat in positions(game, 4, 25):
        before = game.write(table)
        player.choose(table, seat, seeded(1))
        assert game.write(table) == before


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("title", TITLES)
def test_tables_a_seat_cannot_tell_apart_are_played_alike(title: str, name: str) -> None:
    game = find_game(title)
    player = find_bot(name, game, 2, {})
    for table, seat in positions(game, 5, 12):
        other = table.imagine(seat, seeded(77))
        for source in range(2):
            chosen = player.choose(table, seat, seeded(source))
            assert player.choose(other, seat, seeded(source)) is chosen
            assert repr(player.advise(other, seat, seeded(source))) == repr(
                player.advise(table, seat, seeded(source))
            )


def test_an_unknown_bot_is_refused_with_the_choices() -> None:
    for name in ("gredy", "search:many", "search:0", "novice:5", "master:-3ms", ""):
        with pytest.raises(BadBot, match="is not possible; choose random, greedy, search, novice"):
            find_bot(name, find_game("trekking"), 2, {})


def test_a_budget_is_told_with_the_name() -> None:
    assert read_budget("search:500") == (500, 0)
    assert read_budget("search:20ms") == (0, 20)
    assert read_budget("greedy") is None
    iterations, milliseconds = read_budget("master") or (0, 0)
    assert milliseconds == 2_000
    assert read_budget("master:") == (iterations, 0)


@pytest.mark.parametrize("title", TITLES)
def test_the_adept_answers_within_its_time(title: str) -> None:
    game = find_game(title)
    player = find_bot("adept", game, 2, {})
    took: list[float] = []
    for table, seat in positions(game, 6, 12):
        begun = time.thread_time()
        player.choose(table, seat, seeded(2))
        took.append(time.thread_time() - begun)
    assert max(took) < 0.08, took
