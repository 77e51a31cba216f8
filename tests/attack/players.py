"""People who play on whatever happens, and know to the letter what was acknowledged to them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http.client import HTTPException
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paradice.core.table import Table
from paradice.games import find_game
from paradice.server.commands import match_of
from paradice.server.schema import BadStore
from paradice.server.store import OVER, Store
from tests.attack.ledger import Ledger
from tests.titles import TITLES

PAUSE = 0.03
"""Seconds between two commands: a browser may send forty a second."""
CHAT = 2.5
"""Seconds between two lines of chat of one person."""


class Player:
    """Plays alone at table after table, takes moves back, talks; each command has its number.

    A command that was not acknowledged is sent again when the server is back, as a browser does.
    """

    def __init__(self, url: str, port: int, seed: int, tally: Counter[str]) -> None:
        self.url = url
        self.port = port
        self.rng = random.Random(seed)
        self.tally = tally
        self.faults: list[str] = []
        self.acknowledged_at = 0.0
        self.is_stopped = False
        self.number = 0
        self.leave()

    def leave(self) -> None:
        """No table, and nothing sent."""
        self.table_id = self.secret = ""
        self.mirror: Table | None = None
        self.earlier: list[Table] = []
        self.undone: list[Table] = []
        self.lines: list[str] = []
        self.said: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.said_at = time.monotonic()

    async def run(self) -> None:
        while not self.is_stopped:
            try:
                if not self.table_id:
                    await self.set_table()
                where = f"ws://127.0.0.1:{self.port}/t/{self.table_id}/socket?tab=attack1"
                head = {"authorization": f"Bearer {self.secret}"}
                async with connect(where, additional_headers=head, close_timeout=0.2) as line:
                    await self.play(line)
            except (OSError, WebSocketException, HTTPException, TimeoutError, EOFError):
                await asyncio.sleep(0.02)  # the server is gone, and comes back

    async def set_table(self) -> None:
        game = self.rng.choice(list(TITLES))
        wish = {"game": game, "seats": ["me"], "name": "Mara"}
        request = Request(
            f"http://127.0.0.1:{self.port}/api/tables",
            json.dumps(wish).encode(),
            {"content-type": "application/json"},
        )
        told = await asyncio.to_thread(fetch, request)
        self.tally["acknowledged"] += 1
        row = await asyncio.to_thread(
            with_store, self.url, lambda store: store.find_table(told["table"])
        )
        if row is None:
            self.tally["lost"] += 1
            self.faults.append(f"{told['table']}: the table is lost")
            return
        self.mirror = find_game(game).start(1, row.options, row.seed)
        self.table_id, self.secret = told["table"], told["secret"]

    async def play(self, line: ClientConnection) -> None:
        """Play until the game is over or the connection breaks."""
        async with asyncio.timeout(60):
            at = -1
            while at < 0:
                at = json.loads(await line.recv()).get("at", -1)
        could = len(self.lines) + (self.pending is not None and self.pending["do"] != "say")
        if not len(self.lines) <= at <= could:
            kind = "lost" if at < len(self.lines) else "doubled"
            self.tally[kind] += 1
            self.give_up(f"{len(self.lines)} lines were acknowledged, {at} are there")
            return
        while not self.is_stopped:
            if self.pending is None and not self.choose():
                await self.check()
                self.leave()
                return
            assert self.pending is not None
            await line.send(json.dumps(self.pending))
            async with asyncio.timeout(60):
                while (told := json.loads(await line.recv())).get("ack") != self.pending["n"]:
                    pass
            if "no" not in told:
                self.settle()
            elif told["no"].get("again"):
                self.tally["told to wait"] += 1
            elif self.pending["do"] == "say":
                self.pending = None  # said too much
            else:
                self.tally["refused"] += 1
                self.give_up(f"{self.pending} was refused: {told['no']}")
                return
            await asyncio.sleep(PAUSE)

    def give_up(self, fault: str) -> None:
        self.faults.append(f"{self.table_id}: {fault}")
        self.leave()

    def choose(self) -> bool:
        """Make up the next command; False where the game is over."""
        assert self.mirror is not None
        if not self.mirror.deciders():
            return False
        self.number += 1
        self.pending = {"n": self.number, "do": "play", "at": len(self.lines)}
        chance = self.rng.random()
        if time.monotonic() - self.said_at > CHAT:
            self.said_at = time.monotonic()
            text = f"line {self.number} {self.rng.random()}"
            self.pending = {"n": self.number, "do": "say", "text": text}
        elif chance < 0.1 and self.earlier and self.earlier[-1].mark() == self.mirror.mark():
            self.pending["do"] = "undo"
        elif chance < 0.3 and self.undone:
            self.pending["do"] = "redo"
        else:
            self.pending["move"] = repr(self.rng.choice(list(self.mirror.moves(0))))
        return True

    def settle(self) -> None:
        """What was sent is acknowledged: from now on it may not be lost."""
        assert self.pending is not None
        assert self.mirror is not None
        self.tally["acknowledged"] += 1
        self.acknowledged_at = time.monotonic()
        do = self.pending["do"]
        if do == "say":
            self.said.append(self.pending["text"])
        elif do == "undo":
            self.undone.append(self.mirror)
            self.mirror = self.earlier.pop()
            self.lines.append("undo 1")
        elif do == "redo":
            self.earlier.append(self.mirror)
            self.mirror = self.undone.pop()
            self.lines.append("redo 1")
        else:
            self.earlier.append(self.mirror)
            self.undone.clear()
            self.mirror = self.mirror.clone()
            game = find_game(self.game_of())
            self.mirror.play(0, game.catalogue.find(self.pending["move"]))
            self.lines.append(self.pending["move"])
        self.pending = None

    def game_of(self) -> str:
        return type(self.mirror).__module__.split(".")[2]

    async def check(self) -> None:
        """Compare the store with what was acknowledged, to the letter."""
        if self.table_id:
            await asyncio.to_thread(with_store, self.url, self.compare)

    def compare(self, store: Store) -> None:
        stored = [row.text for row in store.moves_of(self.table_id)]
        heard = [row.text for row in store.chats_of(self.table_id, 100_000)]
        row = store.find_table(self.table_id)
        position = ""
        if row is not None and self.pending is None:
            game = find_game(row.game)
            position = game.write(match_of(store, row).table)
        waiting = self.pending or {}
        lines, said = list(self.lines), list(self.said)
        if len(stored) == len(lines) + 1 and waiting.get("do") in ("play", "undo", "redo"):
            lines.append(waiting.get("move", f"{waiting['do']} 1"))  # written, not yet reported
        if len(heard) == len(said) + 1 and "text" in waiting:
            said.append(waiting["text"])
        self.tally["tables"] += 1
        for told, kept in ((lines, stored), (said, heard)):
            if told != kept:
                self.tally["lost"] += (
                    max(1, len(told) - len(kept)) if told[: len(kept)] == kept else 1
                )
                self.tally["doubled"] += max(0, len(kept) - len(told))
                self.faults.append(f"{self.table_id}: told {told[-5:]}, kept {kept[-5:]}")
        if position and self.mirror is not None and row is not None:
            is_over = not self.mirror.deciders()
            if find_game(row.game).write(self.mirror) != position:
                self.faults.append(f"{self.table_id}: another position")
            if is_over != (row.state == OVER):
                self.faults.append(f"{self.table_id}: {row.state}")


def fetch(request: Request) -> Any:
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)


def with_store(url: str, work: Callable[[Store], Any]) -> Any:
    """Read something; where the database is away, again until it is back."""
    given_up = time.monotonic() + 60
    while True:
        try:
            store = Store(url)
            try:
                return work(store)
            finally:
                store.close()
        except BadStore:
            if time.monotonic() > given_up:
                raise
            time.sleep(0.05)


@asynccontextmanager
async def playing(
    url: str, port: int, count: int, ledger: Ledger
) -> AsyncIterator[tuple[list[Player], Counter[str]]]:
    """Let some people play; at the end what they know is compared with the store, and counted."""
    seed = ledger.done
    tally: Counter[str] = Counter({"acknowledged": 0, "lost": 0, "doubled": 0})
    players = [Player(url, port, seed * 1000 + number, tally) for number in range(count)]
    tasks = [asyncio.create_task(player.run()) for player in players]
    try:
        yield players, tally
        for player in players:
            player.is_stopped = True
        await asyncio.gather(*tasks)
        for player in players:
            await player.check()
        ledger.follow(0, tally, faults=sum(len(player.faults) for player in players))
    finally:
        for task in tasks:
            task.cancel()
