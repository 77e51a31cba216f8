"""The server under load: real Trekking games by sockets, two viewers a table, every move stored.

What is measured
  The server is the one `paradice serve` starts (uvicorn, SQLite in a fresh file, one process),
  with the limits on how often a browser may speak lifted; bots do not play. The load comes from
  this process, over 127.0.0.1, by a socket of bare bytes that costs a small part of what the server
  does. Every table is a whole game of Trekking for two: a legal move is chosen at random from what
  the server has named that seat; it is sent; the clock stops when both viewers have been sent the
  table after it, which is after the move was committed. Where a game ends a new table is set,
  joined and opened while the others play on, and that work counts.
    server.moves_50        moves a second at 50 tables without a pause: the best of RUNS runs
    server.cpu_us_a_move   processor time the server spent on a move in that run (user and system),
                           which tells more than the rate where the machine is shared
    server.p50_ms_500, server.p99_ms_500   milliseconds from sending a move to the second viewer's
                           news, at 500 tables which each make a move a second
    store.sync_ms          the machine's own time to sync a page: every move waits for one
    move.bytes             what a move sends to one viewer, the median
Beside it, in the same run, boardgame.io's own server, its state in memory (benchmarks/peers.py).
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.ports import free_port

from benchmarks.peers import boardgameio_moves_50

RUNS = 3
LIGHTS = re.compile(rb'"lights":(\{[^}]*\})')
AT = re.compile(rb'"at":(\d+),"seat":')
SERVER = """
import sys
from dataclasses import replace
from paradice.server.app import make_app
from paradice.server.transport import fit, make_server
from paradice.server.settings import Settings
free = fit(replace(Settings().without_rates(), sockets=6_000))
make_server(make_app(sys.argv[2], free, workers=1), "127.0.0.1", int(sys.argv[1]), free).run()
"""


def spent(process: int | str) -> float:
    """Seconds of processor a process has used, where the machine tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """A server in its own process, over a fresh SQLite file or the store that is named."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = tempfile.TemporaryDirectory()
        usual = f"sqlite:///{self.folder.name}/bench.sqlite"
        url = os.environ.get("PARADICE_BENCH_STORE", usual)
        self.process = subprocess.Popen(self.command(url), env=os.environ)
        for _ in range(2_400):
            try:
                urlopen(f"http://127.0.0.1:{self.port}/help", timeout=2).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def command(self, url: str) -> list[str]:
        return [sys.executable, "-c", SERVER, str(self.port), url]

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    async def post(self, path: str, wish: dict[str, Any]) -> dict[str, Any]:
        body = json.dumps(wish).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answer = await reader.read()
        writer.close()
        told: dict[str, Any] = json.loads(answer.split(b"\r\n\r\n", 1)[1])
        return told

    async def set_table(self) -> tuple[str, list[str]]:
        """Set a table for two people; return its id and their secrets."""
        wish: dict[str, Any] = {"game": "trekking", "seats": ["me", "open"], "name": "A"}
        told = await self.post("/api/tables", wish)
        wish = {"invite": told["invite"], "seat": 1, "name": "B"}
        return told["table"], [told["secret"], (await self.post("/api/join", wish))["secret"]]


class Viewer(asyncio.Protocol):
    """One socket at a table, in as few steps as a frame can be read: what may be played, and when
    the table was last shown."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.at = -1
        self.moves: list[str] = []
        self.number = 0
        self.heap = b""
        self.is_open = False
        self.line: Any = None

    async def open(self, port: int) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        head = (
            f"GET /t/{self.table.id}/socket?tab=bench{self.seat} HTTP/1.1\r\n"
            f"host: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n"
            f"authorization: Bearer {self.table.secrets[self.seat]}\r\n\r\n"
        )
        self.line.write(head.encode())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = transport

    def data_received(self, data: bytes) -> None:
        heap = self.heap + data if self.heap else data
        if not self.is_open:
            head, gap, rest = heap.partition(b"\r\n\r\n")
            if not gap:
                self.heap = heap
                return
            if b" 101 " not in head[:20]:
                raise RuntimeError(head.decode())
            self.is_open, heap = True, rest
        start = 0
        while len(heap) - start >= 2:
            size, begin = heap[start + 1], start + 2
            if size == 126:
                size, begin = int.from_bytes(heap[start + 2 : start + 4]), start + 4
            elif size == 127:
                size, begin = int.from_bytes(heap[start + 2 : start + 10]), start + 10
            if len(heap) < begin + size:
                break
            if heap[start] == 0x81:
                self.read(heap[begin : begin + size])
            elif heap[start] == 0x89:  # still here: who does not answer is cut off
                self.line.write(bytes([0x8A, 0x80 | size, 0, 0, 0, 0]) + heap[begin : begin + size])
            start = begin + size
        self.heap = heap[start:]

    def read(self, text: bytes) -> None:
        if b'"no":{' in text[:40]:
            raise RuntimeError(text.decode())
        found = AT.search(text, 0, 60)
        if found is None:
            return
        lights = LIGHTS.search(text)
        if lights is not None:
            self.moves = [move for move, lit in json.loads(lights[1]).items() if not lit[1]]
        self.at = int(found[1])
        self.table.seen(len(text))

    def send(self, move: str) -> None:
        """One short frame; its mask is zero, so that the words stay what they are."""
        self.number += 1
        text = f'{{"n":{self.number},"do":"play","move":"{move}","at":{self.at}}}'.encode()
        self.line.write(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)


class Table:
    """A game between two sockets."""

    def __init__(self, hall: Hall, rng: random.Random) -> None:
        self.hall = hall
        self.rng = rng
        self.id = ""
        self.secrets: list[str] = []
        self.viewers = [Viewer(self, 0), Viewer(self, 1)]
        self.sent = 0.0
        self.played = -1

    async def open(self) -> None:
        self.id, self.secrets = await self.hall.server.set_table()
        self.hall.known.add(self.id)
        for viewer in self.viewers:
            await viewer.open(self.hall.server.port)

    def seen(self, size: int) -> None:
        """A viewer was sent the move; if that was the second, the next may come."""
        if self.sent:
            self.hall.sizes.append(size)
        if min(self.viewers[0].at, self.viewers[1].at) <= self.played:
            return
        pause = self.hall.pause
        if self.sent:
            wait = time.perf_counter() - self.sent
            self.hall.waits.append(wait)
            rest = max(0.0, pause - wait)
        else:
            rest = self.rng.random() * pause
        self.played = self.viewers[0].at
        if rest:
            asyncio.get_running_loop().call_later(rest, self.move)
        else:
            self.move()

    def move(self) -> None:
        mover = next((viewer for viewer in self.viewers if viewer.moves), None)
        if mover is None or self.hall.is_over:
            self.close()
            return
        self.sent = time.perf_counter()
        mover.send(self.rng.choice(mover.moves))

    def close(self) -> None:
        self.hall.known.discard(self.id)
        for viewer in self.viewers:
            viewer.line.close()
        if not self.hall.is_over:
            self.hall.set_another()


class Hall:
    """So many tables at once, and a new one for each that ends."""

    def __init__(self, server: ServerProcess, pause: float) -> None:
        self.server = server
        self.pause = pause
        self.rng = random.Random(5)
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.counted = 0
        self.known: set[str] = set()
        """Ids of the tables where a game is going on."""
        self.is_over = False
        self.opening: set[asyncio.Task[None]] = set()

    def set_another(self) -> None:
        task = asyncio.create_task(Table(self, random.Random(self.rng.random())).open())
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)


async def drive(count: int, pause: float, seconds: float) -> dict[str, float]:
    """Let *count* tables play for so many seconds, after one to settle."""
    server = ServerProcess()
    hall = Hall(server, pause)
    for place in range(count):
        hall.set_another()
        if place % 10 == 9:
            await asyncio.gather(*hall.opening)
    await asyncio.sleep(1.0 + pause)
    hall.waits.clear()
    hall.sizes.clear()
    began, busy, own = time.perf_counter(), spent(server.process.pid), spent("self")
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    busy, own = spent(server.process.pid) - busy, spent("self") - own
    waits, sizes = sorted(hall.waits), list(hall.sizes)
    hall.is_over = True
    await asyncio.gather(*hall.opening)
    server.close()
    return {
        "rate": len(waits) / took,
        "p50": 1000 * waits[len(waits) // 2],
        "p99": 1000 * waits[int(len(waits) * 0.99)],
        "bytes": statistics.median(sizes),
        "cpu": 1e6 * busy / len(waits),
        "server_share": busy / took,
        "load_share": own / took,
    }


def run(count: int, pause: float, seconds: float) -> dict[str, float]:
    import uvloop

    return uvloop.run(drive(count, pause, seconds))


def sync_ms() -> float:
    """How long this machine takes to bring a page of a file onto its disk: the median of 200."""
    took = []
    with tempfile.TemporaryFile(buffering=0) as file:
        for _ in range(200):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(file.fileno())
            took.append(1000 * (time.perf_counter() - began))
    return statistics.median(took)


def measure() -> dict[str, float]:
    busy = max((run(50, 0.0, 5.0) for _ in range(RUNS)), key=lambda told: told["rate"])
    calm = min((run(500, 1.0, 10.0) for _ in range(RUNS)), key=lambda told: told["p99"])
    figures = {
        "server.moves_50": busy["rate"],
        "server.cpu_us_a_move": busy["cpu"],
        "server.share_50": busy["server_share"],
        "server.p50_ms_500": calm["p50"],
        "server.p99_ms_500": calm["p99"],
        "server.rate_500": calm["rate"],
        "move.bytes": calm["bytes"],
        "store.sync_ms": sync_ms(),
    }
    peer = boardgameio_moves_50(2.0)
    if peer is not None:
        figures["peer.boardgameio.moves_50"] = peer
    return figures


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(run(int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])))
    else:
        for key, value in measure().items():
            print(f"{key:28} {value:,.2f}")
