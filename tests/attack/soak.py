"""An hour of 150 tables at two moves a second, with visitors: nothing grows, nobody waits.

For each game that ends a new table is set. Beside the players somebody reads pages: the lobby,
the rules, tables and their replays. After the first ten minutes (a sixth of the time) memory
must not grow by more than 5 %, files and tasks not at all, and no step of the event loop may take
more than 50 ms of processor time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from benchmarks.server import Hall, ServerProcess

from tests.attack.ledger import FOLDER, Ledger
from tests.attack.watched import LONG
from tests.server.shared import run as run_loop

MINUTES = 60
TABLES = 150
PAUSE = 0.5
GROWTH = 1.05
SPARE = 0.02
"""Files and tasks come and go with the tables that end: so much more is no growth."""
PAGES = ("/", "/help", "/rules/trekking", "/rules/undead", "/set/riff", "/api/games", "/t/{}",
         "/t/{}/replay", "/t/{}/replay?at=20", "/t/{}/record", "/nowhere")  # fmt: skip


class WatchedProcess(ServerProcess):
    """A server that watches itself."""

    def command(self, url: str) -> list[str]:
        self.figures = Path(self.folder.name) / "figures.json"
        words = ["-m", "tests.attack.watched", str(self.port), url, str(self.figures)]
        return [sys.executable, *words]

    def read(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.figures.read_text())
        return told


class Visitor:
    """Reads pages, one after another."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rng = random.Random(9)
        self.faults: list[str] = []
        self.seen = 0

    async def run(self) -> None:
        while not self.hall.is_over:
            table = self.rng.choice(list(self.hall.known) or ["nowhere"])
            path = self.rng.choice(PAGES).format(table)
            with contextlib.suppress(OSError):
                status = await self.get(path)
                self.seen += 1
                if status >= 500:
                    self.faults.append(f"{path}: {status}")
            await asyncio.sleep(0.3)

    async def get(self, path: str) -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.hall.server.port)
        head = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"
        writer.write(head.encode())
        answer = await reader.read()
        writer.close()
        return int(answer.split(b" ", 2)[1]) if answer else 0


async def attack(seconds: float, tables: int, ledger: Ledger) -> list[str]:
    server = WatchedProcess()
    hall = Hall(server, PAUSE)
    visitor = Visitor(hall)
    for place in range(tables):
        hall.set_another()
        if place % 10 == 9:
            await asyncio.gather(*hall.opening)
    reading = asyncio.create_task(visitor.run())
    seen: list[tuple[float, dict[str, Any]]] = []
    began = time.monotonic()
    while (now := time.monotonic() - began) < seconds:
        await asyncio.sleep(min(10.0, seconds / 30))
        told = server.read()
        seen.append((now, told))
        ledger.counts = {
            "moves": len(hall.waits) + hall.counted,
            "pages": visitor.seen,
            "megabytes": round(told["kilobytes"] / 1024, 1),
            "files": told["files"],
            "tasks": told["tasks"],
            "steps": told["steps"],
            "longest_ms": round(1000 * told["longest"], 1),
            "longest_collection_ms": round(1000 * told["longest_collection"], 1),
        }
        hall.counted += len(hall.waits)
        hall.waits.clear()
        hall.sizes.clear()
        ledger.done = int(now)
        ledger.keep()
    hall.is_over = True
    await asyncio.gather(*hall.opening, reading)
    died = server.process.poll() is not None
    server.close()
    faults = [*visitor.faults, *judge(seen, seconds, ledger)]
    return [*faults, "soak: the server died"] if died else faults


def judge(seen: list[tuple[float, dict[str, Any]]], seconds: float, ledger: Ledger) -> list[str]:
    """Return what grew, and what took too long."""
    early = [told for when, told in seen if seconds / 6 <= when < seconds / 4] or [seen[0][1]]
    late = [told for when, told in seen if when >= seconds * 11 / 12] or [seen[-1][1]]
    faults = []
    for key, most in (("kilobytes", GROWTH), ("files", 1 + SPARE), ("tasks", 1 + SPARE)):
        before = statistics.median(told[key] for told in early)
        after = statistics.median(told[key] for told in late)
        ledger.counts[f"{key}_growth_percent"] = round(100 * (after / before - 1), 2)
        if after > before * most:
            faults.append(f"soak: {key} grew from {before} to {after}")
    last = seen[-1][1]
    ledger.counts["late_steps"] = sum(len(took) for took in last["late"].values())
    if last["longest"] > LONG:
        faults.append(f"soak: steps of more than {LONG} s of processor time: {last['late']}")
    ledger.done = int(seconds)
    ledger.add(0, faults=len(faults))
    return faults


def run(minutes: float = 0, folder: Path = FOLDER, tables: int = TABLES) -> list[str]:
    """An interrupted soak is begun anew: what grows is seen only in one piece."""
    seconds = (minutes or MINUTES) * 60
    ledger = Ledger("soak", int(seconds), "seconds", folder)
    if ledger.is_done and "faults" in ledger.counts:
        print(ledger.line())
        return ["soak: see its file"] if ledger.counts["faults"] else []
    ledger.begin_anew()
    return run_loop(attack(seconds, tables, ledger))


if __name__ == "__main__":
    print(run(float(sys.argv[1])))
