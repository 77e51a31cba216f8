"""A server that watches itself: how long each step of its event loop takes, tasks, memory, files.

    python -m tests.attack.watched PORT STORE FIGURES

What it finds is written to the file FIGURES every second. A step is measured by the processor time
of its thread, so that a busy machine does not count; it runs on asyncio's own event loop, whose
steps can be measured one by one.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

LONG = 0.05
"""Seconds of processor time that no step of the event loop may take."""


class Watch:
    """Measures every step that the event loop takes from now on."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.steps = 0
        self.late: dict[str, list[float]] = {}
        """Steps that took too long, by what they were."""
        self.collecting = 0.0
        self.longest_collection = 0.0
        gc.callbacks.append(self.follow_collection)
        real = asyncio.Handle._run  # type: ignore[attr-defined]

        def run(handle: Any) -> None:
            what = handle._callback
            began = time.thread_time()
            real(handle)
            took = time.thread_time() - began
            self.steps += 1
            if took > self.longest:
                self.longest = took
            if took > LONG:
                self.late.setdefault(name_of(what), []).append(round(took, 4))

        asyncio.Handle._run = run  # type: ignore[attr-defined]

    def follow_collection(self, phase: str, _: dict[str, int]) -> None:
        now = time.thread_time()
        if phase == "start":
            self.collecting = now
        else:
            self.longest_collection = max(self.longest_collection, now - self.collecting)

    def figures(self) -> dict[str, Any]:
        process = os.getpid()
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return {
            "kilobytes": pages * os.sysconf("SC_PAGE_SIZE") // 1024,
            "files": len(os.listdir(f"/proc/{process}/fd")),
            "tasks": len(asyncio.all_tasks()),
            "steps": self.steps,
            "longest": round(self.longest, 4),
            "longest_collection": round(self.longest_collection, 4),
            "late": self.late,
        }


def name_of(callback: Any) -> str:
    """What a step belongs to: the coroutine of its task, or the function."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return getattr(task.get_coro(), "__qualname__", repr(task))
    return getattr(callback, "__qualname__", repr(callback))


async def tell(watch: Watch, file: Path) -> None:
    while True:
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps(watch.figures()))
        fresh.replace(file)
        await asyncio.sleep(1.0)


async def serve(port: int, store: str, file: Path) -> None:
    from paradice.server.app import make_app
    from paradice.server.settings import Settings
    from paradice.server.transport import make_server

    free = Settings().without_rates()
    server = make_server(make_app(store, free, workers=1), "127.0.0.1", port, free)
    telling = asyncio.create_task(tell(Watch(), file))
    await server.serve()
    telling.cancel()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), sys.argv[2], Path(sys.argv[3])))
