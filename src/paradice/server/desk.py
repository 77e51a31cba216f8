"""The store seen from the event loop: moves of all tables are committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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
        self.writer: asyncio.Task[None] | None = None
        self.tidier: asyncio.Future[None] | None = None
        self.commits = 0

    async def ask(self, work: Callable[[Store], T]) -> T:
        """Do something with the store."""
        if self.store.is_postgres:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, work, self.store)
        return work(self.store)

    async def append(self, row: MoveRow) -> None:
        """Return when the line is committed; Conflict where its place is taken."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((row, done))
        if self.writer is None or self.writer.done():
            self.writer = loop.create_task(self.write())
        await done

    async def write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            rows = [row for row, _ in batch]
            try:
                free = await self.ask(lambda store, rows=rows: store.append(rows))  # type: ignore[misc]
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for (row, done), fine in zip(batch, free, strict=True):
                if done.done():
                    continue
                if fine:
                    done.set_result(None)
                else:
                    done.set_exception(Conflict(f"{row.table_id} {row.seq}"))
            self.commits += 1
            if self.commits % TIDY == 0 and (self.tidier is None or self.tidier.done()):
                loop = asyncio.get_running_loop()
                self.tidier = loop.run_in_executor(self.thread, self.store.tidy)

    async def close(self) -> None:
        waiting = [task for task in (self.writer, self.tidier) if task is not None]
        await asyncio.gather(*waiting, return_exceptions=True)
        self.thread.shutdown()
        self.store.close()
