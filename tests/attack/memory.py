"""What a quiet table with two sockets holds in memory, of each game, in the middle of it."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from benchmarks.server import Hall, ServerProcess, Table

from tests.attack.ledger import FOLDER, Ledger
from tests.server.shared import run as run_loop

TABLES = 600
MOVES = 40
"""Moves that have been played at each table when it becomes quiet."""
MOST = 100.0
"""Kilobytes that a quiet table with two sockets may hold."""
QUIET = 12.0
"""Seconds after which the server has tidied up."""


def resident(process: int) -> float:
    """Kilobytes of memory a process holds, by what the system counts as its own."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty:"):
            return float(line.split()[1])
    raise OSError("the system does not tell")


class ShortTable(Table):
    """A table where so many moves are played and then no more."""

    def move(self) -> None:
        if self.played >= MOVES:
            self.hall.settled += 1  # type: ignore[attr-defined]
            return
        super().move()


class QuietHall(Hall):
    """Tables that are opened, played at for a while, and left alone with their sockets."""

    def __init__(self, server: ServerProcess) -> None:
        super().__init__(server, 0.0)
        self.settled = 0
        self.opened = 0
        self.tables: list[ShortTable] = []

    def set_another(self) -> None:
        """Nothing: where a game was over sooner the table is not counted."""

    async def open_one(self) -> None:
        table = ShortTable(self, random.Random(self.rng.random()))
        self.tables.append(table)
        await table.open()

    async def settle(self, count: int) -> None:
        """Open so many tables, five at a time, and wait until all of them are quiet."""
        for _ in range(0, count, 5):
            aim = self.settled + 5
            await asyncio.gather(*[self.open_one() for _ in range(5)])
            async with asyncio.timeout(120):
                while self.settled < aim:
                    await asyncio.sleep(0.005)
        self.opened += count


async def measure(tables: int, quiet: float = QUIET) -> float:
    """Return the kilobytes of a quiet table, by the growth from a third of them to all."""
    server = ServerProcess()
    hall = QuietHall(server)
    first = max(5, tables // 3)
    await hall.settle(first)
    await asyncio.sleep(quiet)
    before = resident(server.process.pid)
    await hall.settle(tables - first)
    await asyncio.sleep(quiet)
    after = resident(server.process.pid)
    server.close()
    return (after - before) / (hall.opened - first)


def run(tables: int = 0, folder: Path = FOLDER, quiet: float = QUIET) -> list[str]:
    ledger = Ledger("memory", 1, "measurements", folder)
    if not ledger.is_done:
        held = run_loop(measure(tables or TABLES, quiet))
        ledger.most(kilobytes_a_table=round(held, 1))
        ledger.add(1, tables=tables or TABLES)
    held = ledger.counts["kilobytes_a_table"]
    return [f"memory: a quiet table holds {held} kB"] if held > MOST else []


if __name__ == "__main__":
    print(asyncio.run(measure(int(sys.argv[1]))))
