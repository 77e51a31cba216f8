"""Access to the store from the event loop: writes of one moment are committed together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from paradice.server.meters import Meters
from paradice.server.refusal import Refusal
from paradice.server.store import Job, MoveRow, NewMove, Store, StoreBusy, StoreFault

T = TypeVar("T")

log: Final = logging.getLogger("paradice")

PATIENCE: Final = 10.0
"""Seconds for which a locked or lost database is retried before a command is refused."""
PAUSE: Final = 0.05
SOME: Final = 4 << 20
"""The size of SQLite's log in bytes at which a checkpoint runs beside the writes."""
MUCH: Final = 16 << 20
"""The size in bytes at which writes wait for a checkpoint."""


class StoreAway(Refusal):
    """The store does not answer now; nothing has changed."""

    def __init__(self) -> None:
        super().__init__("shell-store-away")


class StoreWriter:
    """Hands work to the store; an answer to a change means that it is on the disk.

    SQLite is written to on the event loop, which is quicker than waking a thread for it, and never
    waits there: a locked database is tried again later. What waits for the disk, the sync before
    changes are answered and the writing back of the log, is done by a thread. PostgreSQL answers in
    that thread. Changes that arrive while others are written are committed together next.
    """

    def __init__(self, store: Store, patience: float = PATIENCE) -> None:
        self.store: Final = store
        self.meters: Final = Meters()
        self.patience: Final = patience
        self.thread: Final = ThreadPoolExecutor(1, "store")
        self.tidier: Final = ThreadPoolExecutor(1, "store-log")
        self.tidying: asyncio.Future[None] | None = None
        self.waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.is_emptying = False
        self.is_tidy = True
        store.serve()

    async def ask(self, work: Callable[[Store], T]) -> T:
        """Read something; StoreAway if the store does not answer."""
        answer: T = await self.insist(lambda: work(self.store))
        return answer

    async def change(self, work: Callable[[Store], T]) -> T:
        """Change something in a transaction; return when it is on the disk.

        *work* may run again if the transaction was interrupted.
        """
        answer: T = await self.put(work)
        return answer

    def append(self, row: MoveRow, state: str = "") -> asyncio.Future[None]:
        """Append a line, with the state of the table after it if that changes.

        Returns once it is on the disk; Conflict if the place is taken.
        """
        done = self.put(NewMove(row, state))
        done.add_done_callback(self.count)
        return done

    def count(self, done: asyncio.Future[None]) -> None:
        if not done.cancelled() and done.exception() is None:
            self.meters.played()

    def put(self, job: Job) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, done))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.write())
        return done

    async def write(self) -> None:
        """Commit all pending writes, until there are none."""
        while self.waiting:
            if self.is_emptying and self.tidying is not None:
                await asyncio.gather(self.tidying, return_exceptions=True)
            batch, self.waiting = self.waiting, []
            batch.sort(key=lambda item: not isinstance(item[0], NewMove))
            fresh = [job for job, _ in batch if isinstance(job, NewMove)]
            jobs = [job for job, _ in batch[len(fresh) :]]
            try:
                answers = await self.insist(lambda: self.store.commit(fresh, jobs))  # noqa: B023
                await self.in_thread(self.store.sync)
            except StoreFault as fault:
                log.error("the store failed: %s", fault)
                answers = [StoreAway()] * len(batch)
            except StoreAway as away:
                answers = [away] * len(batch)
            for (_, done), answer in zip(batch, answers, strict=True):
                if done.done():
                    continue
                if isinstance(answer, Exception):
                    done.set_exception(answer)
                else:
                    done.set_result(answer)
            self.is_tidy = False
            size = self.store.log_size()
            if size > MUCH:
                await self.tidy(wholly=True)
            elif size > SOME and (self.tidying is None or self.tidying.done()):
                self.tidying = self.begin_tidying(wholly=False)

    async def insist(self, work: Callable[[], T]) -> T:
        """Run a job, again while the store is locked or its connection is lost."""
        deadline = time.monotonic() + self.patience
        while True:
            try:
                return await self.in_thread(work) if self.store.is_postgres else work()
            except StoreBusy as fault:
                if time.monotonic() > deadline:
                    log.error("the store failed: %s", fault)
                    raise StoreAway from fault
                await asyncio.sleep(PAUSE)
            except StoreFault as fault:
                log.error("the store failed: %s", fault)
                raise StoreAway from fault

    async def in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def begin_tidying(self, wholly: bool) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self.tidier, self.store.tidy, wholly)

    async def tidy(self, wholly: bool) -> None:
        """Checkpoint SQLite's log, so that the database file holds everything."""
        if self.tidying is not None:
            await asyncio.gather(self.tidying, return_exceptions=True)
        self.tidying = self.begin_tidying(wholly)
        self.is_emptying = wholly
        await asyncio.gather(self.tidying, return_exceptions=True)
        self.is_emptying = False
        self.is_tidy = wholly

    async def sweep(self) -> None:
        """Checkpoint the log periodically, when nobody writes."""
        if not self.is_tidy and (self.writing is None or self.writing.done()):
            await self.tidy(wholly=True)

    async def close(self) -> None:
        if self.writing is not None:
            await asyncio.gather(self.writing, return_exceptions=True)
        await self.tidy(wholly=True)
        self.shut()

    def shut(self) -> None:
        self.thread.shutdown()
        self.tidier.shutdown()
        self.store.close()
