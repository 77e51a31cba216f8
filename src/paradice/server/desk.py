"""The store seen from the event loop: moves of all tables are committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from paradice.server.store import Conflict, MoveRow, Store

T = TypeVar("T")

TIDY: Final = 500
"""After how many commits SQLite's log is written back into the database."""


class Desk:
    """Hands work to the store: SQLite answers at once, PostgreSQL in a thread of its own.

    A commit to SQLite is a write into the system's memory, quicker than waking a thread; what
    takes long, the writing back with its waits for the disk, is done by the thread.
    Moves that arrive while others are written are committed together next.
    """

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.thread: Final = ThreadPoolExecutor(1, "store")
        self.waiting: list[tuple[MoveRow, asyncio.Future[None]]] = []
        self.is_writing = False
        self.tidier: asyncio.Future[None] | None = None
        self.commits = 0

    async def ask(self, work: Callable[[Store], T]) -> T:
        """Do something with the store."""
        if self.store.is_postgres:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, work, self.store)
        return work(self.store)

    def append(self, row: MoveRow) -> asyncio.Future[None]:
        """Return what is done when the line is committed; Conflict where its place is taken."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((row, done))
        if not self.is_writing:
            self.is_writing = True
            loop.call_soon(self.write)
        return done

    def write(self) -> None:
        """Commit all that waits."""
        batch, self.waiting = self.waiting, []
        rows = [row for row, _ in batch]
        loop = asyncio.get_running_loop()
        if self.store.is_postgres:
            job = loop.run_in_executor(self.thread, self.store.append, rows)
            job.add_done_callback(partial(self.settle, batch))
            return
        answer: asyncio.Future[list[bool]] = loop.create_future()
        try:
            answer.set_result(self.store.append(rows))
        except Exception as error:
            answer.set_exception(error)
        self.settle(batch, answer)

    def settle(
        self,
        batch: list[tuple[MoveRow, asyncio.Future[None]]],
        answer: asyncio.Future[list[bool]],
    ) -> None:
        """Tell those who wait how it went, and go on with what came meanwhile."""
        error = answer.exception()
        free = [False] * len(batch) if error else answer.result()
        for (row, done), fine in zip(batch, free, strict=True):
            if done.done():
                continue
            if fine:
                done.set_result(None)
            else:
                done.set_exception(error or Conflict(f"{row.table_id} {row.seq}"))
        self.commits += 1
        loop = asyncio.get_running_loop()
        if self.commits % TIDY == 0 and (self.tidier is None or self.tidier.done()):
            self.tidier = loop.run_in_executor(self.thread, self.store.tidy)
        if self.waiting:
            loop.call_soon(self.write)
        else:
            self.is_writing = False

    async def close(self) -> None:
        while self.is_writing:
            await asyncio.sleep(0.01)
        if self.tidier is not None:
            await asyncio.gather(self.tidier, return_exceptions=True)
        self.thread.shutdown()
        self.store.close()
