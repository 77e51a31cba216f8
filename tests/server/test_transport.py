"""What goes out of the server: together, in its order, and never after a line is closed."""

from __future__ import annotations

import asyncio
import contextlib

from paradice.server.transport import Outbox
from paradice.server.waiting import Inbox, Signal
from tests.server.shared import run


class Line(asyncio.Transport):
    """A line that remembers what was written, and when."""

    def __init__(self, written: list[tuple[str, bytes]], name: str) -> None:
        super().__init__()
        self.written = written
        self.name = name
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.name == "cut":
            raise RuntimeError("the handler is closed")
        self.written.append((self.name, bytes(data)))

    def is_closing(self) -> bool:
        return self.closed


def test_what_is_said_in_one_moment_goes_out_together_at_its_end() -> None:
    written: list[tuple[str, bytes]] = []

    async def speak() -> None:
        outbox, loop = Outbox(), asyncio.get_running_loop()
        one, other = Line(written, "one"), Line(written, "other")
        outbox.put(loop, one, b"a")
        outbox.put(loop, other, b"b")
        outbox.put(loop, one, b"c")
        assert written == []
        await asyncio.sleep(0)
        assert written == [("one", b"a"), ("other", b"b"), ("one", b"c")]
        outbox.put(loop, other, b"d")
        await asyncio.sleep(0)
        assert written[-1] == ("other", b"d")

    run(speak())


def test_nothing_is_written_to_a_line_that_is_closed_and_all_others_are_told() -> None:
    written: list[tuple[str, bytes]] = []

    async def speak() -> None:
        outbox, loop = Outbox(), asyncio.get_running_loop()
        gone, cut, there = Line(written, "gone"), Line(written, "cut"), Line(written, "there")
        outbox.put(loop, gone, b"a")
        outbox.put(loop, cut, b"a")
        outbox.put(loop, there, b"b")
        gone.closed = True
        outbox.send()
        await asyncio.sleep(0)

    run(speak())
    assert written == [("there", b"b")]


def test_who_waits_goes_on_once_it_is_set_and_who_gave_up_does_not() -> None:
    async def wait() -> None:
        signal = Signal()
        waiting = [asyncio.create_task(signal.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.sleep(0)
        signal.set()
        assert signal.is_set()
        assert await waiting[0]
        assert await waiting[2]
        assert await signal.wait()
        signal.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(signal.wait(), 0.01)
            raise AssertionError("it was cleared")
        assert not signal.waiting, "a bot waits before each move, and nobody may ever hurry it"

    run(wait())


def test_what_is_put_in_is_taken_out_in_its_order_by_who_waits_for_it() -> None:
    async def read() -> None:
        inbox = Inbox[int]()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(5):
            inbox.put_nowait(number)
        assert await reader == 0
        assert [await inbox.get() for _ in range(4)] == [1, 2, 3, 4]
        assert inbox.empty()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        assert not reader.done()
        inbox.put_nowait(5)
        assert await reader == 5

    run(read())
