"""How many tables one server carries, with every move on the disk before it is acknowledged.

50 tables without a pause, 500 which each make a move a second, 2,000 which each make one in four
seconds: from sending a move to the second viewer's news (benchmarks/server.py tells more).
"""

from __future__ import annotations

import resource
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from benchmarks.server import run as drive
from benchmarks.server import sync_ms

from tests.attack.ledger import FOLDER, Ledger

SECONDS = 60
HALLS = ((50, 0.0), (500, 1.0), (2_000, 4.0))
"""How many tables, and the seconds between two moves of each."""
MOST = 50.0
"""Milliseconds within which 99 of 100 moves are shown to both viewers, where tables are paced."""


def run(
    seconds: float = 0,
    folder: Path = FOLDER,
    halls: tuple[tuple[int, float], ...] = HALLS,
    most: float = MOST,
) -> list[str]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    ledger = Ledger("load", len(halls), "halls", folder)
    faults = []
    for tables, pause in halls[ledger.done :]:
        with ThreadPoolExecutor(1) as pool:  # a loop of a browser may run in this thread
            told = pool.submit(drive, tables, pause, seconds or SECONDS).result()
        ledger.counts |= {
            f"moves_a_second_{tables}": round(told["rate"], 1),
            f"p50_ms_{tables}": round(told["p50"], 2),
            f"p99_ms_{tables}": round(told["p99"], 2),
            f"cpu_us_a_move_{tables}": round(told["cpu"]),
            "sync_ms": round(sync_ms(), 3),
        }
        ledger.add(1)
        if pause and told["p99"] > most:
            faults.append(f"load: {tables} tables, p99 {told['p99']:.1f} ms")
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return faults


if __name__ == "__main__":
    print(run(float(sys.argv[1])))
