"""Restart the database under a server while people play: they wait a moment, and nothing is lost.

Every second restart is one without a shutdown, as after a crash of the database.
"""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from tools.ports import free_port

from tests.attack.ledger import FOLDER, Ledger
from tests.attack.nursery import Nursery
from tests.attack.players import playing
from tests.server.conftest import Postgres
from tests.server.shared import run as run_loop

PEOPLE = 4
SOON = 2.0
"""Seconds after the return of the database within which everybody plays on."""


async def attack(database: Postgres, ledger: Ledger) -> list[str]:
    """Restart until the ledger has enough; return what was wrong."""
    rng = random.Random(ledger.done)
    nursery, port = Nursery(), free_port()
    process = nursery.start(database.url, port)
    try:
        async with playing(database.url, port, PEOPLE, ledger) as (players, tally):
            while not ledger.is_done:
                began = time.monotonic()
                await asyncio.sleep(rng.uniform(0.2, 1.0))
                async with asyncio.timeout(120):
                    while any(player.acknowledged_at < began for player in players):
                        await asyncio.sleep(0.01)
                await asyncio.to_thread(database.restart, ("fast", "immediate")[ledger.done % 2])
                back = time.monotonic()
                async with asyncio.timeout(120):
                    while any(player.acknowledged_at < back for player in players):
                        await asyncio.sleep(0.01)
                took = max(player.acknowledged_at for player in players) - back
                ledger.most(longest_wait=round(took, 3))
                ledger.follow(1, tally, too_late=took > SOON)
        return [fault for player in players for fault in player.faults]
    finally:
        nursery.kill(process)
        nursery.close()


def run(database: Postgres, restarts: int, folder: Path = FOLDER) -> list[str]:
    return run_loop(attack(database, Ledger("restart", restarts, "restarts", folder)))
