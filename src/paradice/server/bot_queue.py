"""The order in which bots get a worker: those that people wait for come first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class Turns:
    """Shares the workers: tables without people get few of them, and only when nobody waits."""

    def __init__(self, count: int) -> None:
        self.count: Final = count
        self.free = count
        self.few: Final = max(1, count // 2)
        self.quiet = 0
        """The number of workers that compute for tables without people."""
        self.waiting: Final[deque[asyncio.Future[None]]] = deque()
        self.hints: Final[deque[asyncio.Future[None]]] = deque()
        self.patient: Final[deque[asyncio.Future[None]]] = deque()

    @asynccontextmanager
    async def turn(self, waited_for: bool, is_hint: bool = False) -> AsyncIterator[None]:
        """Wait for a worker; *waited_for* where people sit at the table.

        A hint comes after all bots that people wait for, and before those nobody waits for.
        """
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if is_hint:
            self.hints.append(mine)
        else:
            (self.waiting if waited_for else self.patient).append(mine)
        self.wake()
        try:
            await mine
            yield
        finally:
            if mine.done() and not mine.cancelled():
                self.free += 1
                self.quiet -= not waited_for and not is_hint
                self.wake()

    def wake(self) -> None:
        while self.free:
            if self.waiting:
                self.begin(self.waiting.popleft(), 0)
            elif self.hints:
                self.begin(self.hints.popleft(), 0)
            elif self.patient and self.quiet < self.few:
                self.begin(self.patient.popleft(), 1)
            else:
                return

    def begin(self, one: asyncio.Future[None], quiet: int) -> None:
        if not one.cancelled():
            one.set_result(None)
            self.free -= 1
            self.quiet += quiet
