"""The store seen from the event loop: one thread of its own, and moves written in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from paradice.server.store import Conflict, MoveRow, Store

T = TypeVar("T")


class Desk:
    """Hands work to the store. Moves that arrive while it writes are committed together next."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.thread: Final = ThreadPoolExecutor(1, "store")
        self.waiting: list[tuple[MoveRow, asyncio.Future[None]]] = []
        self.writer: asyncio.Task[None] | None = None

    async def ask(self, work: Callable[[Store], T]) -> T:
        """Do something with the store, in its thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, work, self.store)

    async def append(self, row: MoveRow) -> None:
        """Return when the line is committed; Conflict where its place is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((row, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
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

    async def close(self) -> None:
        if self.writer is not None:
            await asyncio.gather(self.writer, return_exceptions=True)
        self.thread.shutdown()
        self.store.close()
