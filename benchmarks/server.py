"""The house under load: real Trekking games by sockets, two viewers a table, every move stored."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

MOVES = re.compile(r'name=\\"move\\" value=\\"([^"\\]+)\\"')
AT = re.compile(r'"at":(\d+)')
SERVER = """
import sys, uvicorn
from paradice.server.app import make_app
from paradice.server.settings import Settings
free = Settings(post_rate=1e9, post_burst=1e9, socket_rate=1e9, socket_burst=1e9)
app = make_app(sys.argv[2], free, workers=1)
uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws_per_message_deflate=False)
"""


class House:
    """A server in its own process, over a fresh SQLite file."""

    def __init__(self) -> None:
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port = int(door.getsockname()[1])
        self.folder = tempfile.TemporaryDirectory()
        url = f"sqlite:///{self.folder.name}/bench.sqlite"
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(self.port), url], env=os.environ
        )
        for _ in range(400):
            try:
                urlopen(f"http://127.0.0.1:{self.port}/help", timeout=2).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def spent(self) -> float:
        """Seconds of processor the server has used, where the machine tells."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def post(self, path: str, wish: dict[str, Any]) -> dict[str, Any]:
        request = Request(
            f"http://127.0.0.1:{self.port}{path}",
            json.dumps(wish).encode(),
            {"content-type": "application/json"},
        )
        with urlopen(request, timeout=30) as answer:
            told: dict[str, Any] = json.load(answer)
        return told

    def set_table(self) -> tuple[str, list[str]]:
        """Set a table for two people; return its id and their secrets."""
        told = self.post("/api/tables", {"game": "trekking", "seats": ["me", "open"], "name": "A"})
        wish = {"invite": told["invite"], "seat": 1, "name": "B"}
        return told["table"], [told["secret"], self.post("/api/join", wish)["secret"]]


class Viewer:
    """One socket at a table: what it saw last, when, and how much it was sent."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.at = -1
        self.moves: list[str] = []
        self.number = 0
        self.line: ClientConnection | None = None

    async def open(self, house: House) -> None:
        self.line = await connect(
            f"ws://127.0.0.1:{house.port}/t/{self.table.id}/socket?tab=bench{self.seat}",
            additional_headers={"authorization": f"Bearer {self.table.secrets[self.seat]}"},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=60,
        )

    async def listen(self) -> None:
        assert self.line is not None
        async for message in self.line:
            text = str(message)
            if text.startswith('{"ack"'):
                if '"no"' in text:
                    raise RuntimeError(text)
                continue
            found = AT.search(text, max(0, len(text) - 200)) or AT.search(text)
            if found is None:
                continue
            if '"act"' in text:
                self.moves = MOVES.findall(text[text.index('"act"') :])
            self.at = int(found[1])
            self.table.seen(self, len(text))


class Table:
    """A game between two sockets."""

    def __init__(self, house: House, pause: float, rng: random.Random) -> None:
        self.id, self.secrets = house.set_table()
        self.house = house
        self.pause = pause
        self.rng = rng
        self.viewers = [Viewer(self, 0), Viewer(self, 1)]
        self.ready = asyncio.Event()
        self.sent = 0.0
        self.waits: list[float] = []
        self.bytes: list[int] = []
        self.played = 0

    def seen(self, viewer: Viewer, size: int) -> None:
        if self.sent:
            self.bytes.append(size)
        if min(each.at for each in self.viewers) > self.played or not self.sent:
            self.ready.set()

    async def run(self, stop: asyncio.Event) -> None:
        for viewer in self.viewers:
            await viewer.open(self.house)
        listeners = [asyncio.create_task(viewer.listen()) for viewer in self.viewers]
        while min(viewer.at for viewer in self.viewers) < 0:
            await asyncio.sleep(0.01)
        if self.pause:
            await asyncio.sleep(self.rng.random() * self.pause)
        while not stop.is_set():
            mover = next((viewer for viewer in self.viewers if viewer.moves), None)
            if mover is None:
                await asyncio.sleep(0.001)
                if all(not viewer.moves for viewer in self.viewers):
                    break
                continue
            assert mover.line is not None
            move = self.rng.choice(mover.moves)
            mover.number += 1
            self.ready.clear()
            self.played = mover.at
            mover.moves = []
            began = self.sent = time.perf_counter()
            await mover.line.send(
                f'{{"n":{mover.number},"do":"play","move":"{move}","at":{self.played}}}'
            )
            await self.ready.wait()
            self.waits.append(time.perf_counter() - began)
            if self.pause:
                await asyncio.sleep(max(0.0, self.pause - (time.perf_counter() - began)))
        for task in listeners:
            task.cancel()
        for viewer in self.viewers:
            assert viewer.line is not None
            await viewer.line.close()


async def drive(count: int, pause: float, seconds: float) -> dict[str, Any]:
    house = House()
    rng = random.Random(5)
    stop = asyncio.Event()
    waits: list[float] = []
    sizes: list[int] = []
    tables = [Table(house, pause, random.Random(rng.random())) for _ in range(count)]
    games: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    for table in tables:
        games.add(asyncio.create_task(table.run(stop)))
        if count > 100:
            await asyncio.sleep(0.002)
    await asyncio.sleep(1.0)
    for table in tables:
        table.waits.clear()
        table.bytes.clear()
    began, busy = time.perf_counter(), house.spent()
    end = began + seconds
    while time.perf_counter() < end:
        done, _ = await asyncio.wait(
            games, timeout=max(0.001, end - time.perf_counter()),
            return_when=asyncio.FIRST_COMPLETED,
        )  # fmt: skip
        for task in done:
            task.result()
            games.discard(task)
            fresh = await asyncio.to_thread(Table, house, pause, random.Random(rng.random()))
            tables.append(fresh)
            games.add(asyncio.create_task(fresh.run(stop)))
    spent, busy = time.perf_counter() - began, house.spent() - busy
    stop.set()
    for table in tables:
        waits += table.waits
        sizes += table.bytes
    for task in games:
        task.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    house.close()
    waits.sort()
    return {
        "rate": len(waits) / spent,
        "p50": 1000 * waits[len(waits) // 2],
        "p99": 1000 * waits[int(len(waits) * 0.99)],
        "bytes": statistics.median(sizes),
        "cpu": 1e6 * busy / len(waits),
    }


def page_bytes() -> dict[str, float]:
    """What a browser fetches to see its first table, as it goes over the wire."""
    house = House()
    try:
        table, secrets = house.set_table()
        headers = {"authorization": f"Bearer {secrets[0]}", "accept-encoding": "gzip"}

        def fetch(path: str) -> tuple[int, str]:
            request = Request(f"http://127.0.0.1:{house.port}{path}", headers=headers)
            with urlopen(request, timeout=10) as answer:
                raw = answer.read()
                packed = answer.headers.get("content-encoding") == "gzip"
                return len(raw), (gzip.decompress(raw) if packed else raw).decode()

        total, page = fetch(f"/t/{table}?seat=0")
        files = set(re.findall(r'(?:href|src)="(/static/[^"#]+)', page))
        for file in sorted(files):
            total += fetch(file)[0]
        return {"page.bytes": float(total), "page.files": float(len(files) + 1)}
    finally:
        house.close()


def measure() -> dict[str, float]:
    figures = page_bytes()
    busy = asyncio.run(drive(50, 0.0, 8.0))
    calm = asyncio.run(drive(500, 1.0, 10.0))
    return {
        **figures,
        "server.moves_50": busy["rate"],
        "server.cpu_us_a_move": busy["cpu"],
        "server.p50_ms_500": calm["p50"],
        "server.p99_ms_500": calm["p99"],
        "server.rate_500": calm["rate"],
        "move.bytes": calm["bytes"],
    }


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    if len(sys.argv) > 1:
        print(asyncio.run(drive(int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3]))))
    else:
        for key, value in measure().items():
            print(f"{key:24} {value:,.2f}")
