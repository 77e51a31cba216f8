"""Servers that start at once: a process that has everything imported forks one when it is asked.

The parent says `start [WORDS]` or `wait PID`, as lines of JSON, and reads an answer for each; every
server is a process of its own that `paradice serve WORDS` would be, and can be killed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
WAIT = 120.0
"""After how many seconds a server that does not answer is given up."""


class Nursery:
    """Starts servers, and kills them."""

    def __init__(self, log: IO[bytes] | None = None) -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path[:1], str(ROOT), *paths()])}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.attack.nursery"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=env,
        )  # fmt: skip

    def ask(self, *words: object) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def start(self, url: str, port: int, free: bool = False) -> int:
        """Start a server and return its process when it answers; *free* without limits of rate."""
        process = self.ask("start", url, port, free)
        given_up = time.monotonic() + WAIT
        while time.monotonic() < given_up:
            try:
                urlopen(f"http://127.0.0.1:{port}/api/games", timeout=WAIT).close()
                return process
            except (URLError, OSError):
                time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self, process: int) -> None:
        os.kill(process, signal.SIGKILL)
        self.ask("wait", process)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def paths() -> list[str]:
    """Where the sources are, or what was compiled of them, as in this process."""
    import paradice

    return [str(Path(paradice.__file__).parents[1])]


def serve(url: str, port: int, free: bool) -> None:
    """What `paradice serve` does; without limits on how often somebody may speak where *free*."""
    from paradice.server.commands import serve as command
    from paradice.server.config import LIMITS
    from paradice.server.settings import Rate

    words = ["--no-open", "--port", str(port), "--workers", "1", "--store", url]
    for rate in [limit.name for limit in LIMITS if limit.kind is Rate] if free else []:
        words += ["--limit", f"{rate}=1e9,1e9"]
    command.main(words, standalone_mode=False)


def main() -> None:
    import uvloop  # noqa: F401

    from paradice.games import find_game
    from tests.titles import TITLES

    for game in TITLES:
        find_game(game)
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a server tells is no answer
    for line in sys.stdin:
        verb, *words = json.loads(line)
        if verb == "wait":
            os.waitpid(int(words[0]), 0)
            answer = 0
        else:
            answer = os.fork()
            if answer == 0:
                try:
                    null = os.open(os.devnull, os.O_RDONLY)
                    os.dup2(null, 0)
                    serve(*words)
                finally:
                    os._exit(1)
        out.write(f"{answer}\n")
        out.flush()


if __name__ == "__main__":
    main()
