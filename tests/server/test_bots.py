"""A bot that hangs or fails at a table of the server: the game goes on, and the log says where."""

from __future__ import annotations

import asyncio
import logging
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from paradice.bots.levels import find_bot
from paradice.bots.player import Advice, Player
from paradice.bots.workers import Worker
from paradice.core.game import Game, Options
from paradice.core.moves import Move
from paradice.core.rng import Rng
from paradice.core.table import Table
from paradice.server.bots import BotPool
from paradice.server.identity import hashed
from paradice.server.lobby import Lobby, bot_seat
from paradice.server.store import OVER, Store
from tests.server.shared import open_lobby, run


class Faulty(Player):
    """Plays well until it has few moves left to choose from, then fails."""

    hangs = False

    def advise(self, table: Table, seat: int, rng: Rng) -> Advice:
        raise NotImplementedError

    def choose(self, table: Table, seat: int, rng: Rng) -> Move:
        moves = table.moves(seat)
        if len(moves) == 3:
            while self.hangs:
                time.sleep(1)
            raise ZeroDivisionError("no idea")
        return moves[0]


def find_faulty(name: str, game: Game[Any], seats: int, options: Options) -> Player:
    """The novice fails, the master hangs; the adept is as it should be."""
    if name == "adept":
        return find_bot("random", game, seats, options)
    player = Faulty(find_bot("random", game, seats, options).judge)
    player.hangs = name == "master"
    return player


@pytest.mark.parametrize(
    ("level", "fault"), [("novice", "ZeroDivisionError: no idea"), ("master", "no answer within")]
)
def test_a_bot_that_fails_or_hangs_does_not_stop_the_game(
    level: str, fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            lobby.bots = BotPool(1, find_faulty, patience=0.2 if level == "master" else 60.0)
            seats = [bot_seat(0, level), bot_seat(1, "adept")]
            room = await lobby.set_table("trekking", seats, {}, hashed("s0"), 0, seed=3)
            async with asyncio.timeout(300):
                while fault not in caplog.text:
                    await asyncio.sleep(0.02)
                broke = room.seq
                while room.seq < broke + 3 and room.row.state != OVER:
                    await asyncio.sleep(0.02)
            assert f"table {room.row.id}, after " in caplog.text, "where it broke is logged"
            assert f"{room.row.seed:032x}" not in caplog.text, "a record would tell its seed"
            await lobby.close()  # a write that is cut off would be logged much later

    with caplog.at_level(logging.ERROR, "paradice.bots"):
        run(play())


def test_a_machine_that_starts_no_process_now_does_not_stop_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """No descriptor is left, or no memory: the bot moves somehow, and thinks again later."""
    real, failures = Worker.begin, 4

    def begin(worker: Worker) -> Connection:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise OSError("too many open files")
        return real(worker)

    async def play() -> None:
        lobby = Lobby(Store(f"sqlite:///{tmp_path / 'lobby.sqlite'}"), workers=1)
        monkeypatch.setattr(Worker, "begin", begin)
        room = await lobby.set_table("trekking", [bot_seat(0, "novice")] * 2, {}, "", 0)
        async with asyncio.timeout(300):
            while failures >= 0 or room.seq < 4:
                await asyncio.sleep(0.02)
        await lobby.close()

    run(play())
    assert "failed at seat" in caplog.text
