"""A pool of worker processes for bots: they get imagined tables, never the true ones."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from paradice.bots.levels import LEVELS as LEVELS
from paradice.bots.levels import find_bot
from paradice.bots.reasons import Hint
from paradice.bots.workers import PATIENCE, FindBot, WorkerPool
from paradice.core.game import Game, Options
from paradice.core.table import Table
from paradice.games import find_game
from paradice.server.bot_queue import Turns

ASKED: Final = 3.0
"""A hint may take so many times longer than the move of a bot."""


class BotPool:
    """Asks workers without blocking the event loop: a thread for each worker."""

    def __init__(
        self, workers: int = 0, find: FindBot = find_bot, patience: float = PATIENCE
    ) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: Final = WorkerPool(find_game, count, find)
        self.threads: Final = ThreadPoolExecutor(count, "bots")
        self.turns: Final = Turns(count)
        self.patience: Final = patience

    async def choose(
        self,
        game: Game[Any],
        table: Table,
        options: Options,
        seat: int,
        level: str,
        place: Callable[[], str],
        waited_for: bool = True,
    ) -> str:
        """Return the text of the move a bot chooses from what *seat* may know.

        Whatever fails, a move is returned; *place* is logged then: the table and how far its game
        is, which can be looked up in the store.
        """
        moves = table.moves(seat)
        if len(moves) == 1:
            return repr(moves[0])

        def ask() -> str:
            answer = self.pool.ask(
                table, game, options, seat, level, secrets.randbits(64),
                patience=self.patience, record=place,
            )  # fmt: skip
            return answer.move

        async with self.turns.turn(waited_for):
            return await asyncio.get_running_loop().run_in_executor(self.threads, ask)

    async def hint(
        self,
        game: Game[Any],
        table: Table,
        options: Options,
        asker: int,
        seat: int,
        played: str = "",
    ) -> Hint | None:
        """Return a hint for *asker* about the moves of *seat*, from a worker; None on failure.

        Bots that people wait for are served first.
        """

        def ask() -> Hint | None:
            return self.pool.hint(table, game, options, asker, seat, played, ASKED * self.patience)

        async with self.turns.turn(waited_for=False, is_hint=True):
            return await asyncio.get_running_loop().run_in_executor(self.threads, ask)

    def close(self) -> None:
        self.pool.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
