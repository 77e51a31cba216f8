"""Messages that make no sense, over sockets of players, guests and strangers, by the million.

Every message that has a number is answered once; what is no command closes the line with a code
that says so; no line fails, nothing is logged as a fault, nobody plays at another's table, and the
games that were played meanwhile can be played again from the store.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request

from tools.ports import free_port
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paradice.core.match import read_match
from paradice.core.record import BadRecord
from paradice.games import find_game
from paradice.server.commands import match_of
from paradice.server.store import Store
from tests.attack.ledger import FOLDER, Ledger
from tests.attack.nursery import Nursery
from tests.attack.players import fetch
from tests.server.shared import run as run_loop
from tests.titles import TITLES

BATCH = 50
"""Messages that are sent before their answers are read."""
LINES = 40
"""Batches that are sent at a table before another is set."""
CLOSED = {1003, 1007, 1008, 1009}
"""Codes by which a line is closed that said what is no command."""
VERBS = ("play", "undo", "redo", "agree", "say", "look", "skip", "ping", "long", "unknown")
LETTERS = "aZ0 -_\0\t\n\u200f\u202e\u0301é中🂡\ud83d\"'\\<>&;%{}"


class Fuzzer:
    """Makes messages up, the same ones for the same seed."""

    def __init__(self, seed: str, game: str) -> None:
        self.rng = random.Random(seed)
        self.moves = [repr(move) for move in find_game(game).catalogue.moves]

    def text(self, longest: int = 60) -> str:
        rng = self.rng
        if rng.random() < 0.5:
            return rng.choice(self.moves)
        return "".join(rng.choices(LETTERS, k=rng.randrange(rng.choice((2, 8, longest)))))

    def number(self) -> int | float:
        rng = self.rng
        wild = (-1, 0, 1, 2, 2**31, 2**53 - 1, 2**63, -(2**70), 10**400, 0.5, 1e308)
        return rng.randrange(-3, 40) if rng.random() < 0.7 else rng.choice(wild)

    def value(self, depth: int = 0) -> Any:
        rng = self.rng
        kind = rng.randrange(8 if depth < 4 else 4)
        if kind == 0:
            return self.text()
        if kind == 1:
            return self.number()
        if kind in (2, 3):
            return rng.choice((None, True, False))
        if kind < 6:
            return [self.value(depth + 1) for _ in range(rng.randrange(4))]
        return {self.text(): self.value(depth + 1) for _ in range(rng.randrange(4))}

    def command(self, number: int) -> str:
        """A message that must be answered: it has a number."""
        rng = self.rng
        told: dict[str, Any] = {"n": number, "do": rng.choice(VERBS)}
        for key, make in (
            ("move", self.text),
            ("at", self.number),
            ("seat", self.number),
            ("text", lambda: self.text(400)),
            ("yes", lambda: rng.random() < 0.5),
            ("careful", lambda: rng.random() < 0.5),
        ):
            if rng.random() < 0.6:
                told[key] = make() if rng.random() < 0.8 else self.value()
        if rng.random() < 0.1:
            told["do"] = self.value()
        if rng.random() < 0.1:
            told[self.text()] = self.value()
        if rng.random() < 0.01:
            told["text"] = "x" * rng.choice((4_000, 5_000, 60_000))
        told["n"] = number
        return json.dumps(told, ensure_ascii=True)

    def nonsense(self) -> str | bytes:
        """What is no command: it closes the line."""
        rng = self.rng
        good = self.command(7)
        return rng.choice(
            (
                good[: rng.randrange(len(good))],
                json.dumps([self.value()]),
                json.dumps({"n": rng.choice((0.5, None, "1", True, [])), "do": "ping"}),
                "[" * 5_000,
                "{}",
                "",
                rng.randbytes(rng.randrange(200)),
                "x" * 70_000,
            )
        )


class Attacker:
    """One socket at a time: a player at a table of their own, or a stranger at another's."""

    def __init__(self, port: int, name: str, stranger_at: str, tally: Counter[str]) -> None:
        self.port = port
        self.name = name
        self.stranger_at = stranger_at
        self.tally = tally
        self.faults: list[str] = []
        self.tables: list[str] = []
        self.left = 0
        self.table = self.secret = ""
        self.game = "trekking"
        self.count = 0

    async def set_table(self) -> None:
        self.left = LINES
        if self.stranger_at:
            self.table = self.stranger_at
            return
        self.game = list(TITLES)[len(self.tables) % len(TITLES)]
        seats = ["me"] if len(self.tables) % 5 else ["me", "open"]
        self.table, self.secret = await set_table(self.port, self.game, seats)
        self.tables.append(self.table)

    async def run(self, wanted: Iterator[int]) -> None:
        for batch in wanted:
            if self.left == 0:
                await self.set_table()
            self.left -= 1
            await self.send(Fuzzer(f"{self.name} {batch}", self.game))

    async def send(self, fuzzer: Fuzzer) -> None:
        where = f"ws://127.0.0.1:{self.port}/t/{self.table}/socket?tab=fuzz{self.count:06}"
        head = {"authorization": f"Bearer {self.secret}"} if self.secret else {}
        self.count += 1
        numbers = [fuzzer.rng.randrange(2**53) for _ in range(BATCH - 1)]
        answered: list[int] = []
        try:
            async with (
                asyncio.timeout(120),
                connect(where, additional_headers=head, compression=None, max_size=None,
                        close_timeout=1) as line,
            ):  # fmt: skip
                for number in numbers:
                    await line.send(fuzzer.command(number))
                while len(answered) < len(numbers):
                    told = json.loads(await line.recv())
                    if "ack" in told:
                        answered.append(told["ack"])
                await line.send(fuzzer.nonsense())
                while True:
                    await line.recv()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            if code not in CLOSED:
                self.faults.append(f"{self.name}: the line was closed by {code}")
        except TimeoutError:
            self.faults.append(f"{self.name}: no answer to {set(numbers) - set(answered)}")
        if answered != numbers:
            self.faults.append(f"{self.name}: {len(numbers)} messages, {len(answered)} answers")
        self.tally["messages"] += BATCH
        self.tally["answers"] += len(answered)


async def set_table(port: int, game: str, seats: list[str]) -> tuple[str, str]:
    request = Request(
        f"http://127.0.0.1:{port}/api/tables",
        json.dumps({"game": game, "seats": seats, "name": "Mara"}).encode(),
        {"content-type": "application/json"},
    )
    told = await asyncio.to_thread(fetch, request)
    return told["table"], told["secret"]


async def attack(url: str, ledger: Ledger, log: Path) -> list[str]:
    """Send until the ledger has enough; return what was wrong."""
    with log.open("wb") as file:
        nursery, port = Nursery(file), free_port()
        process = nursery.start(url, port, free=True)
        try:
            other, _ = await set_table(port, "trekking", ["me"])
            tally: Counter[str] = Counter()
            attackers = [
                Attacker(port, f"{ledger.done} {number}", other if number == 0 else "", tally)
                for number in range(6)
            ]
            whole = (ledger.asked - ledger.done + BATCH - 1) // BATCH
            wanted = iter(range(whole))
            sending = [asyncio.create_task(one.run(wanted)) for one in attackers]
            before: Counter[str] = Counter()
            while True:
                done, waiting = await asyncio.wait(sending, timeout=5)
                told = Counter(tally)
                ledger.add(told["messages"] - before["messages"],
                           answers=told["answers"] - before["answers"])  # fmt: skip
                before = told
                for task in done:
                    task.result()
                if not waiting:
                    break
        finally:
            nursery.kill(process)
            nursery.close()
    faults = [fault for one in attackers for fault in one.faults]
    faults += look(url, other, [table for one in attackers for table in one.tables])
    faults += [line for line in log.read_text().splitlines() if is_fault(line)][:20]
    ledger.add(0, faults=len(faults))
    return faults


def is_fault(line: str) -> bool:
    return any(word in line for word in ("ERROR", "Error", "Exception", "Traceback", "failed"))


def look(url: str, other: str, played: list[str]) -> list[str]:
    """Say which tables are not what they should be."""
    store = Store(url)
    faults = []
    if store.moves_of(other):
        faults.append(f"{other}: somebody played who does not sit there")
    for table in played:
        row = store.find_table(table)
        if row is None:
            faults.append(f"{table}: lost")
            continue
        try:
            read_match(match_of(store, row).record(), find_game)
        except BadRecord as error:
            faults.append(f"{table}: {error}")
    store.close()
    return faults


def run(url: str, kind: str, messages: int, folder: Path = FOLDER) -> list[str]:
    ledger = Ledger(f"fuzz-{kind}", messages, "messages", folder)
    with tempfile.TemporaryDirectory() as logs:
        return run_loop(attack(url, ledger, Path(logs) / "log"))
