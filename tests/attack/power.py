"""Cut the power under a server again and again: every acknowledged move must be there afterwards.

The store lies on an ext4 file system of its own on a loop device. While several tables are played
the file system is shut down without flushing (FS_IOC_SHUTDOWN), as if the machine had lost power;
then it is mounted again and the store is compared with what was acknowledged. Needs root.

    python -m tests.attack.power --cuts 20
    python -m tests.attack.power --cuts 3 --no-sync    must fail: shows that the test can see a loss
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import random
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from tools.ports import free_port

from paradice.server.store import Store
from tests.attack.ledger import FOLDER, Ledger

SHUTDOWN = 0x8004587D  # FS_IOC_SHUTDOWN
NO_FLUSH = 2
SERVE = "from paradice.server.commands import serve; serve()"
NO_SYNC = f"from paradice.server.store import Store; Store.sync = lambda store: None; {SERVE}"
TABLES = 4


def run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)


class Disk:
    """A small ext4 file system on a loop device, which can lose power."""

    def __init__(self, folder: Path) -> None:
        self.image, self.mount = folder / "disk.img", folder / "disk"
        with self.image.open("wb") as file:
            file.truncate(512 << 20)  # a server sets no table on a disk with less than 200 MB left
        run("mkfs.ext4", "-q", str(self.image))
        self.mount.mkdir()
        self.attach()

    def attach(self) -> None:
        run("mount", "-o", "loop", str(self.image), str(self.mount))

    def cut(self) -> None:
        """From now on nothing reaches the disk, not even what the system still holds."""
        handle = os.open(self.mount, os.O_RDONLY)
        fcntl.ioctl(handle, SHUTDOWN, struct.pack("I", NO_FLUSH))
        os.close(handle)

    def detach(self) -> None:
        run("umount", str(self.mount))


class Player(threading.Thread):
    """Plays Trekking alone, table after table, and remembers what was acknowledged."""

    def __init__(self, base: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.base = base
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.stopped = threading.Event()

    def ask(self, path: str, wish: dict[str, Any] | None = None, secret: str = "") -> Any:
        head = {"content-type": "application/json"}
        if secret:
            head["authorization"] = f"Bearer {secret}"
        body = None if wish is None else json.dumps(wish).encode()
        request = Request(self.base + path, body, head)
        with urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                told = self.ask("/api/tables", {"game": "trekking", "seats": ["me"], "name": "P"})
                table, secret = told["table"], told["secret"]
                self.acknowledged[table] = 0
                told = self.ask(f"/api/tables/{table}", secret=secret)
                while told["moves"] and not self.stopped.is_set():
                    move = self.rng.choice(told["moves"])["move"]
                    wish = {"move": move, "at": told["at"]}
                    told = self.ask(f"/api/tables/{table}/moves", wish, secret)
                    self.acknowledged[table] = told["at"]
                    time.sleep(0.02)
        except (OSError, HTTPException, ValueError):
            return  # the power is gone


def cut_once(disk: Disk, seed: int, script: str, seconds: float) -> tuple[int, int, int]:
    """Play, cut the power, look: return the acknowledged moves, those lost, and lost tables."""
    url = f"sqlite:///{disk.mount / 'tables.sqlite'}"
    port = free_port()
    words = ["--no-open", "--port", str(port), "--workers", "1", "--store", url]
    server = subprocess.Popen([sys.executable, "-c", script, *words], stdout=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + 120
    while True:
        try:
            urlopen(f"{base}/help", timeout=2).close()
            break
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
    players = [Player(base, seed * 100 + number) for number in range(TABLES)]
    for player in players:
        player.start()
    time.sleep(seconds)
    known = [dict(player.acknowledged) for player in players]  # acknowledged before the cut
    disk.cut()
    for player in players:
        player.stopped.set()
    server.send_signal(signal.SIGKILL)
    server.wait()
    for player in players:
        player.join(20)
    disk.detach()
    disk.attach()
    store = Store(url)
    moves = lost = tables = 0
    for player in known:
        for table, count in player.items():
            kept = len(store.moves_of(table))
            moves += count
            lost += max(0, count - kept)
            tables += store.find_table(table) is None
    store.close()
    return moves, lost, tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--no-sync", action="store_true")
    asked = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("power cuts need root and a loop device: not tried here")
    script = NO_SYNC if asked.no_sync else SERVE
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) if asked.no_sync else FOLDER
        ledger = Ledger("power", asked.cuts, "cuts", kept)
        disk = Disk(Path(folder))
        try:
            while not ledger.is_done:
                rng = random.Random(ledger.done)
                seconds = asked.seconds * rng.uniform(0.5, 1.5)
                moves, lost, tables = cut_once(disk, ledger.done, script, seconds)
                ledger.add(1, acknowledged=moves, lost=lost, tables_lost=tables)
        finally:
            disk.detach()
    print(ledger.line())
    if not ledger.counts["acknowledged"]:
        sys.exit("nothing was acknowledged: the attack itself is broken")
    sys.exit(1 if ledger.counts["lost"] or ledger.counts["tables_lost"] else 0)


if __name__ == "__main__":
    main()
