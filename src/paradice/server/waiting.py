"""Events and queues that need little memory: those of asyncio hold a deque each."""

from __future__ import annotations

import asyncio
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class Signal:
    """Like ``asyncio.Event``."""

    __slots__ = ("is_up", "waiting")

    def __init__(self) -> None:
        self.is_up = False
        self.waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        return self.is_up

    def set(self) -> None:
        self.is_up = True
        waiting, self.waiting = self.waiting, None
        for future in waiting or ():
            if not future.done():  # whoever waited may be giving up just now
                future.set_result(None)

    def clear(self) -> None:
        self.is_up = False

    async def wait(self) -> bool:
        if not self.is_up:
            future = asyncio.get_running_loop().create_future()
            if self.waiting is None:
                self.waiting = [future]
            else:
                self.waiting.append(future)
            try:
                await future
            except asyncio.CancelledError:
                if self.waiting is not None and future in self.waiting:
                    self.waiting.remove(future)
                raise
        return True


class Inbox(Generic[T]):
    """Like an unbounded ``asyncio.Queue``, for one reader."""

    __slots__ = ("signal", "things")

    def __init__(self) -> None:
        self.things: Final[list[T]] = []
        self.signal: Final = Signal()

    def empty(self) -> bool:
        return not self.things

    def put_nowait(self, thing: T) -> None:
        self.things.append(thing)
        self.signal.set()

    async def get(self) -> T:
        while not self.things:
            self.signal.clear()
            await self.signal.wait()
        return self.things.pop(0)
