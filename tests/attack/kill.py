"""Kill the server again and again while people play: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from tools.ports import free_port

from tests.attack.ledger import FOLDER, Ledger
from tests.attack.nursery import Nursery
from tests.attack.players import playing
from tests.server.shared import run as run_loop

PEOPLE = 4


async def attack(url: str, ledger: Ledger) -> list[str]:
    """Kill until the ledger has enough; return what was wrong."""
    rng = random.Random(ledger.done)
    nursery, port = Nursery(), free_port()
    process = nursery.start(url, port)
    try:
        async with playing(url, port, PEOPLE, ledger) as (players, tally):
            while not ledger.is_done:
                began = time.monotonic()
                await asyncio.sleep(rng.uniform(0.05, 0.4))
                async with asyncio.timeout(120):
                    while not any(player.acknowledged_at > began for player in players):
                        await asyncio.sleep(0.001)
                nursery.kill(process)
                process = await asyncio.to_thread(nursery.start, url, port)
                ledger.follow(1, tally)
        return [fault for player in players for fault in player.faults]
    finally:
        nursery.kill(process)
        nursery.close()


def run(url: str, kind: str, kills: int, folder: Path = FOLDER) -> list[str]:
    return run_loop(attack(url, Ledger(f"kill-{kind}", kills, "kills", folder)))
