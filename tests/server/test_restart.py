"""A server killed in the middle of a move loses nothing that was acknowledged, doubles nothing."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from tools.ports import free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paradice.games import find_game
from paradice.server.commands import match_of
from paradice.server.positions import positions_of
from paradice.server.store import Store

HERE = Path(__file__).resolve().parents[2]


WAIT = 180
"""After how many seconds a server that does not answer is given up."""


class ServerProcess:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        words = ["-c", "from paradice.server.commands import serve; serve()", "--no-open",
                 "--port", str(self.port), "--store", self.url]  # fmt: skip
        folders = [str(HERE / "src"), os.environ.get("PYTHONPATH", "")]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, reversed(folders)))}
        self.process = subprocess.Popen([sys.executable, *words], env=env)
        given_up = time.monotonic() + WAIT
        while time.monotonic() < given_up:
            try:
                urlopen(f"http://127.0.0.1:{self.port}/help", timeout=WAIT).close()
                return
            except (URLError, OSError):
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it as systemd does; return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=WAIT)

    def post(self, path: str, wish: dict[str, object]) -> dict[str, object]:
        request = Request(
            f"http://127.0.0.1:{self.port}{path}",
            json.dumps(wish).encode(),
            {"content-type": "application/json"},
        )
        with urlopen(request, timeout=WAIT) as answer:
            told: dict[str, object] = json.load(answer)
            return told

    def line(self, table: str, secret: str) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{self.port}/t/{table}/socket?tab=tab001",
            additional_headers={"authorization": f"Bearer {secret}"},
            close_timeout=1,
            open_timeout=WAIT,
        )


@pytest.fixture
def server(url: str) -> Iterator[ServerProcess]:
    found = ServerProcess(url)
    yield found
    found.kill()


def test_what_was_acknowledged_survives_kill_9_and_is_not_doubled(
    server: ServerProcess, url: str
) -> None:
    told = server.post("/api/tables", {"game": "trekking", "seats": ["me"], "name": "Mara"})
    table, secret = str(told["table"]), str(told["secret"])
    game = find_game("trekking")
    rng = random.Random(4)
    mirror = None
    acknowledged = 0
    number = 0
    kills = 0
    pending: dict[str, object] | None = None
    sent: list[str] = []
    while kills < 4:
        try:
            with server.line(table, secret) as line:
                at = -1
                deadline = time.monotonic() + rng.uniform(0.05, 0.4)
                while True:
                    if pending is not None:
                        line.send(json.dumps(pending))
                        while True:
                            message = json.loads(line.recv(timeout=WAIT))
                            at = message.get("at", at)
                            if message.get("ack") == pending["n"]:
                                break
                        assert "no" not in message, message
                        acknowledged += 1
                        pending = None
                    while at < acknowledged:
                        at = json.loads(line.recv(timeout=WAIT)).get("at", at)
                    assert at == acknowledged, "an acknowledged move is lost or doubled"
                    if time.monotonic() > deadline:
                        raise TimeoutError
                    if mirror is None:
                        with_store = Store(url)
                        row = with_store.find_table(table)
                        assert row is not None
                        mirror = game.start(1, row.options, row.seed)
                        with_store.close()
                    if not mirror.deciders():
                        kills = 99
                        break
                    text = repr(rng.choice(mirror.moves(0)))
                    mirror.play(0, game.catalogue.find(text))
                    number += 1
                    sent.append(text)
                    pending = {"n": number, "do": "play", "move": text, "at": at}
                    line.send(json.dumps(pending))
                    if rng.random() < 0.15:
                        raise TimeoutError
        except (TimeoutError, ConnectionClosed):
            server.kill()
            kills += 1
            server.start()
    with server.line(table, secret) as line:
        if pending is not None:
            line.send(json.dumps(pending))
            while json.loads(line.recv(timeout=WAIT)).get("ack") != pending["n"]:
                pass
    store = Store(url)
    row = store.find_table(table)
    assert row is not None
    assert [move.text for move in store.moves_of(table)] == sent
    assert mirror is not None
    assert game.write(match_of(store, row).table) == game.write(mirror)
    store.close()


def test_a_server_that_is_stopped_says_that_it_comes_again_and_keeps_positions(
    server: ServerProcess, url: str
) -> None:
    told = server.post("/api/tables", {"game": "trekking", "seats": ["me"], "name": "Mara"})
    table, secret = str(told["table"]), str(told["secret"])
    game = find_game("trekking")
    with server.line(table, secret) as line:
        assert json.loads(line.recv(timeout=WAIT))["at"] == 0
        store = Store(url)
        row = store.find_table(table)
        assert row is not None
        mirror = game.start(1, row.options, row.seed)
        text = repr(mirror.moves(0)[0])
        line.send(json.dumps({"n": 1, "do": "play", "move": text, "at": 0}))
        while json.loads(line.recv(timeout=WAIT)).get("ack") != 1:
            pass
        assert server.stop() in (0, -signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            hear_out(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    mirror.play(0, game.catalogue.find(text))
    (kept,) = positions_of(store, table)
    assert (kept.kind, kept.seq, kept.version) == ("last", 1, game.version)
    assert json.loads(kept.data) == game.write(mirror)
    store.close()
    server.start()
    with server.line(table, secret) as line:
        assert json.loads(line.recv(timeout=WAIT))["at"] == 1


def test_bots_go_on_after_a_restart_before_anybody_comes(server: ServerProcess, url: str) -> None:
    seats = ["master"] * 4  # they think for so long that no game ends before this process looks
    told = server.post("/api/tables", {"game": "trekking", "seats": seats, "name": "Mara"})
    table = str(told["table"])
    store = Store(url)
    until(lambda: len(store.moves_of(table)) >= 3)
    server.stop()
    row = store.find_table(table)
    assert row is not None
    before = len(store.moves_of(table))
    assert row.state == "playing", "the game was over before the server stopped"
    assert json.loads(positions_of(store, table)[0].data)
    server.start()
    until(lambda: len(store.moves_of(table)) > before)
    store.close()


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    given_up = time.monotonic() + WAIT
    while not is_so():
        assert time.monotonic() < given_up
        time.sleep(0.05)


def hear_out(line: ClientConnection) -> None:
    while True:
        line.recv(timeout=WAIT)
