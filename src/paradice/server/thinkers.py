"""Bots think in worker processes, on imagined tables: the true one never leaves the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, Final

from paradice.bots.levels import BOTS, find_bot
from paradice.bots.player import Player
from paradice.core.contract import Move, Table
from paradice.core.game import Game, Options
from paradice.core.rng import seeded
from paradice.games import find_game

LEVELS: Final = ("novice", "adept", "master")


@cache
def player(name: str, level: str, seats: int, options: tuple[tuple[str, str], ...]) -> Player:
    """Return the bot of a level; one that looks ahead where the house has none so called yet."""
    known = level if level in BOTS else "greedy"
    return find_bot(known, find_game(name), seats, dict(options))


def choose(
    game: Game[Any], table: Table, options: Options, seat: int, level: str, seed: int
) -> Move:
    """Return the move a bot of *level* chooses for *seat* on an imagined table."""
    moves = table.moves(seat)
    if len(moves) == 1:
        return moves[0]
    bot = player(game.id, level, int(table.seats), tuple(sorted(options.items())))
    return bot.choose(table, seat, seeded(seed))


def think(
    name: str, position: dict[str, Any], options: Options, seat: int, level: str, seed: int
) -> str:
    """In a worker: read the imagined position, choose, answer in text."""
    game = find_game(name)
    return repr(choose(game, game.read(position), options, seat, level, seed))


def settle_in(server: int) -> None:
    """A worker ends with its server, not by the keyboard, and leaves the page responsive."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=leave_with, args=(server,), daemon=True).start()


def leave_with(server: int) -> None:
    """End this process once the server is gone, killed perhaps."""
    while True:
        time.sleep(2)
        try:
            os.kill(server, 0)
        except OSError:
            os._exit(0)


class Thinkers:
    """A few worker processes, started when the first bot sits down."""

    def __init__(self, workers: int = 0) -> None:
        self.workers: Final = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: Game[Any], table: Table, options: Options, seat: int, level: str
    ) -> str:
        """Return the text of the move a bot chooses, by what *seat* may know."""
        imagined = table.imagine(seat, seeded(secrets.randbits(128)))
        position = game.write(imagined)
        seed = secrets.randbits(64)
        loop = asyncio.get_running_loop()
        for attempt in range(3):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.workers, context, settle_in, (os.getpid(),))
            try:
                return await loop.run_in_executor(
                    self.pool, think, game.id, position, options, seat, level, seed
                )
            except BrokenProcessPool:
                self.pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
