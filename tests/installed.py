"""Play with the Paradice that is installed: by terminal, over the network, by the simulator.

    python tests/installed.py compiled|interpreted

Needs neither the tree nor pytest, so that it can try a wheel on any machine.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

GAMES = ("trekking", "riff", "citadel", "undead")
WAIT = 300.0
"""The longest that a server may take for anything on a busy machine, in seconds."""


def command(python: str = sys.executable) -> str:
    """Return the command ``paradice`` that was installed beside a Python."""
    found = shutil.which("paradice", path=str(Path(python).parent))
    assert found, f"no command paradice beside {python}"
    return found


def run(*words: str, typed: str = "") -> str:
    done = subprocess.run([command(), *words], input=typed, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, f"paradice {words}: {done.stderr}"
    return done.stdout


def try_version(how: str) -> None:
    assert f"rules {how}," in run("--version")


def try_terminal() -> None:
    """A whole game, always by the first move on the list."""
    told = run("play", "trekking", "--plain", "--seed", "7", typed="1\n" * 3000)
    assert re.search(r"wins?\.$|have won\.$", told.strip()), told[-300:]


def try_simulator() -> None:
    run("sim", "riff", "--games", "2", "--bots", "novice,novice", "--out", "games.csv")
    assert len(Path("games.csv").read_text("utf-8").splitlines()) == 3


def wait_for(address: str, server: subprocess.Popen[Any]) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + WAIT
    while True:
        try:
            urlopen(address, timeout=WAIT).close()
            return
        except HTTPError:
            raise
        except OSError:
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)


def free_port() -> int:
    """Return a free port below those that systems give to whoever connects."""
    while True:
        with socket.socket() as door, suppress(OSError):
            door.bind(("127.0.0.1", random.randrange(10_000, 30_000)))
            return int(door.getsockname()[1])


@contextmanager
def serving(
    folder: Path, program: Sequence[str] = (), environment: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Start a server, by default that of the Paradice beside this Python; end it afterwards."""
    port = str(free_port())
    store = f"sqlite:///{folder / 'tables.sqlite'}"
    words = ["serve", "--no-open", "--port", port, "--store", store, "--workers", "1"]
    server = subprocess.Popen([*(program or [command()]), *words], cwd=folder, env=environment)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, server)
        yield address
    finally:
        server.terminate()
        server.wait(WAIT)


def fetch(address: str, data: Any = None, secret: str = "") -> str:
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    body = None if data is None else json.dumps(data).encode()
    request = Request(address, body, headers if secret or body else {})
    while True:
        try:
            with urlopen(request, timeout=WAIT) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(0.2)  # too many in too short a time, says the server


def try_pages(address: str) -> None:
    """The lobby, the rules in both languages, and all that a page refers to."""
    front = fetch(f"{address}/")
    for game in GAMES:
        assert f"/set/{game}" in front
        for language in ("en", "fr"):
            page = fetch(f"{address}/rules/{game}?language={language}")
            assert len(page) > 5000, f"the rules of {game} are missing"
            for link in re.findall(r'(?:href|src)="(/static/[^"#]+)', page):
                assert fetch(address + link)


def try_game(address: str, game: str, most: int) -> None:
    """A game with moves sent over the network, then its record and the page of its table."""
    seats = ["me"] * (2 if game != "undead" else 3)
    made = json.loads(fetch(f"{address}/api/tables", {"game": game, "seats": seats}))
    table, secret = f"{address}/api/tables/{made['table']}", made["secret"]
    view = json.loads(fetch(table))["view"]
    for _ in range(most):
        if view["result"] is not None:
            break
        seat = view["deciders"][0]
        mine = json.loads(fetch(f"{table}?seat={seat}", secret=secret))
        wish = {"move": mine["moves"][-1]["move"], "at": mine["at"], "seat": seat}
        fetch(f"{table}/moves", wish, secret)
        view = json.loads(fetch(table))["view"]
    else:
        assert most < 100, "the game does not end"
    if view["result"] is not None:
        assert json.loads(fetch(f"{table}/record"))["record"].startswith("paradice record 1")
    assert 'id="table"' in fetch(f"{address}/t/{made['table']}")


def main(how: str) -> None:
    try_version(how)
    try_terminal()
    try_simulator()
    with serving(Path.cwd()) as address:
        try_pages(address)
        for game in GAMES:
            try_game(address, game, 1000 if game == "trekking" else 20)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as outside:
        os.chdir(outside)
        main(sys.argv[1])
        os.chdir(os.path.dirname(sys.executable))
    print("played by terminal, simulator and network")
