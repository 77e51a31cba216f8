"""Property tests of every game, along random play."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paradice.core.events import Event
from paradice.core.match import play_record, read_match
from paradice.core.moves import Move
from paradice.core.properties import (
    Broken,
    check_alike,
    check_copies,
    check_decision,
    check_refusals,
    check_secrets,
    walk,
)
from paradice.core.record import Record
from paradice.games import find_game
from tests.titles import TITLES


@st.composite
def setups(draw: st.DrawFn, name: str) -> tuple[int, dict[str, str], int]:
    """Any number of seats, any options, any seed."""
    game = find_game(name)
    seats = draw(st.integers(game.fewest, game.most))
    options = {option.key: draw(st.sampled_from(option.choices)) for option in game.options}
    return seats, options, draw(st.integers(0, (1 << 128) - 1))


def some_games(count: int) -> Any:
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )


def legal(name: str, setup: tuple[int, dict[str, str], int]) -> bool:
    """Some games refuse some options together with some seats; they say so in ``complete``."""
    seats, options, _ = setup
    try:
        find_game(name).complete(seats, options)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("name", TITLES)
def test_somebody_decides_until_there_is_an_outcome_and_refusals_are_rules(name: str) -> None:
    game = find_game(name)

    @some_games(12)
    @given(setups(name))
    def check(setup: tuple[int, dict[str, str], int]) -> None:
        if legal(name, setup):
            walk(game, *setup, lambda t, seat, moves: check_decision(game, t, seat, moves))

    check()


@pytest.mark.parametrize("name", TITLES)
def test_a_list_of_moves_that_differs_from_what_why_not_allows_breaks_a_law(name: str) -> None:
    game = find_game(name)
    table = game.start(max(2, game.fewest), {}, 5)
    seat = table.deciders()[0]
    moves = table.moves(seat)
    check_decision(game, table, seat, moves)
    for wrong in (moves[1:], moves[::-1], [*moves, *moves[:1]]):
        with pytest.raises(Broken, match="moves are the candidates that nothing forbids"):
            check_decision(game, table, seat, wrong)


@pytest.mark.parametrize("name", TITLES)
def test_whatever_is_pointed_at_is_legal_or_a_rule_forbids_it(name: str) -> None:
    """At the first decision of each step of the agenda in a few games."""
    game = find_game(name)
    met: set[str] = set()

    def look(table: Any, seat: int, moves: list[Move]) -> None:
        if (key := f"{table.seats} {type(table.top()).__name__}") not in met:
            met.add(key)
            check_refusals(game, table, seat, moves)

    for seats in range(game.fewest, game.most + 1):
        walk(game, seats, {}, 60 + seats, look)
    assert len({key.split()[1] for key in met}) >= 4


@pytest.mark.parametrize("name", TITLES)
def test_copies_are_the_same_and_go_their_own_way(name: str) -> None:
    game = find_game(name)

    @some_games(6)
    @given(setups(name))
    def check(setup: tuple[int, dict[str, str], int]) -> None:
        if legal(name, setup):
            walk(game, *setup, lambda t, seat, moves: check_copies(game, t))

    check()


@pytest.mark.parametrize("name", TITLES)
def test_nobody_sees_through_what_is_imagined(name: str) -> None:
    game = find_game(name)

    @some_games(6)
    @given(setups(name))
    def check(setup: tuple[int, dict[str, str], int]) -> None:
        if legal(name, setup):
            walk(game, *setup, lambda t, seat, moves: check_secrets(game, t, setup[2] ^ 9))

    check()


@pytest.mark.parametrize("name", TITLES)
def test_positions_a_seat_cannot_tell_apart_are_imagined_alike(name: str) -> None:
    game = find_game(name)

    def look(table: Any, seat: int, moves: list[Move]) -> None:
        check_alike(game, table, seat, moves, 9)

    @some_games(5)
    @given(setups(name))
    def check(setup: tuple[int, dict[str, str], int]) -> None:
        if legal(name, setup):
            walk(game, *setup, look)

    check()


@pytest.mark.parametrize("name", TITLES)
def test_same_seed_and_moves_tell_the_same_game(name: str) -> None:
    game = find_game(name)
    seats = min(game.most, 3)
    events: list[Event] = []
    table, moves = walk(game, seats, {}, 7, events=events)
    record = Record(name, game.version, seats, game.complete(seats, {}), 7, [], moves)
    match = play_record(game, record)
    assert game.write(match.table) == game.write(table)
    assert [repr(event) for event in match.events(len(moves))] == [repr(event) for event in events]
    text = match.record()
    assert read_match(text, find_game).record() == text


@pytest.mark.parametrize("name", TITLES)
def test_every_seat_count_and_every_option_can_be_played(name: str) -> None:
    game = find_game(name)
    for seats in range(game.fewest, game.most + 1):
        walk(game, seats, {}, seats)
    for option in game.options:
        for choice in option.choices:
            for seats in range(game.fewest, game.most + 1):
                if legal(name, (seats, {option.key: choice}, 0)):
                    walk(game, seats, {option.key: choice}, 3)
