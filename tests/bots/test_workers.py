"""A bot that fails or hangs does not stop the game."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator
from typing import Any

import pytest

from paradice.bots.levels import find_bot
from paradice.bots.player import Advice, Player
from paradice.bots.workers import WorkerPool, choose_safely
from paradice.core.game import Game, Options
from paradice.core.moves import Move
from paradice.core.rng import Rng, seeded
from paradice.core.table import Table
from paradice.games import find_game

TREKKING = find_game("trekking")
WAIT = 180.0
"""Patience that no machine wears out: what fails here fails at once."""


class Broken(Player):
    """Fails in one of several ways."""

    way = ""

    def advise(self, table: Table, seat: int, rng: Rng) -> Advice:
        raise NotImplementedError

    def choose(self, table: Table, seat: int, rng: Rng) -> Move:
        if self.way == "hangs":
            time.sleep(2 * WAIT)
        if self.way == "dies":
            os._exit(1)
        if self.way == "cheats":
            return TREKKING.catalogue.find("choose 3")
        raise ZeroDivisionError("no idea")


def find_any(name: str, game: Game[Any], seats: int, options: Options) -> Player:
    """As find_bot, and the broken ones too."""
    if name not in ("raises", "hangs", "dies", "cheats"):
        return find_bot(name, game, seats, options)
    player = Broken(find_bot("random", game, seats, options).judge)
    player.way = name
    return player


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkerPool]:
    pool = WorkerPool(find_game, find=find_any)
    yield pool
    pool.close()


def start() -> tuple[Table, int]:
    table: Table = TREKKING.start(2, {}, 4)
    return table, table.deciders()[0]


def test_a_bot_thinks_in_another_process_as_it_would_here(pool: WorkerPool) -> None:
    table, seat = start()
    answer = pool.ask(table, TREKKING, {}, seat, "greedy", 5, patience=WAIT)
    imagined = table.imagine(seat, seeded(5))
    here = find_bot("greedy", TREKKING, 2, {}).choose(imagined, seat, seeded(5))
    assert (answer.move, answer.fault) == (repr(here), "")


def test_an_explanation_is_plain_data_that_ranks_every_move(pool: WorkerPool) -> None:
    table, seat = start()
    answer = pool.ask(table, TREKKING, {}, seat, "search:60", 5, explain=True, patience=WAIT)
    assert answer.move == answer.ratings[0].move
    assert {rating.move for rating in answer.ratings} == {repr(m) for m in table.moves(seat)}
    assert sum(rating.visits for rating in answer.ratings) == 60
    assert answer.ratings[0].line


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("raises", "ZeroDivisionError: no idea"),
        ("hangs", "no answer within"),
        ("dies", "the thinking process died"),
        ("cheats", "played 'choose 3', which is illegal"),
    ],
)
def test_the_adept_answers_for_a_bot_that_fails_and_the_record_is_logged(
    pool: WorkerPool, caplog: pytest.LogCaptureFixture, way: str, fault: str
) -> None:
    table, seat = start()
    pool.ask(table, TREKKING, {}, seat, "random", 1, patience=WAIT)
    with caplog.at_level(logging.ERROR, "paradice.bots"):
        patience = 0.5 if way == "hangs" else WAIT
        answer = pool.ask(
            table, TREKKING, {}, seat, way, 5, patience=patience, record=lambda: "the record of it"
        )
    assert fault in answer.fault
    assert TREKKING.catalogue.find(answer.move) in table.moves(seat)
    assert "the record of it" in caplog.text
    assert fault in caplog.text


def test_within_one_process_a_failure_is_answered_by_the_safe_player(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table, seat = start()
    safe = find_bot("novice", TREKKING, 2, {})
    for way in ("raises", "cheats"):
        broken = find_any(way, TREKKING, 2, {})
        with caplog.at_level(logging.ERROR, "paradice.bots"):
            move, fault = choose_safely(broken, safe, table, seat, seeded(1), lambda: "so far")
        assert move in table.moves(seat)
        assert fault
        assert "so far" in caplog.text
