"""Attack a running server: `make attack`, or one part by `make attack ONLY=kill`.

    kill      1,000 times kill -9 on SQLite, 300 times on PostgreSQL
    power     20 power cuts under SQLite (root and a loop device)
    restart   50 restarts of PostgreSQL
    fuzz      a million messages that make no sense over sockets, on each store
    api       a thousand requests for each operation of the JSON API, from its description
    load      50 tables without a pause, 500 with a move a second, 2,000 with one in four seconds
    memory    what a quiet table with two sockets holds
    soak      an hour of 150 tables at two moves a second

Each takes an hour at most and tells how far it is. What was counted stands in build/attack and is
gone on with when the part is begun again on the same sources; --anew forgets it. The soak alone is
one measurement: what grows within an hour is seen in one piece, so it begins anew.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

from tests.attack import api, fuzz, kill, load, memory, restart, soak
from tests.attack.ledger import FOLDER
from tests.server.conftest import Postgres, find_postgres

KILLS = {"sqlite": 1_000, "postgres": 300}
RESTARTS = 50
MESSAGES = 1_000_000


@contextmanager
def fresh_store(kind: str) -> Iterator[str]:
    """An empty store of a kind; no address where this machine has none."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/tables.sqlite"
        return
    with database() as found:
        yield found.url if found else ""


@contextmanager
def database() -> Iterator[Postgres | None]:
    tools = find_postgres()
    if tools is None:
        print("postgresql is not installed here: this part is left out")
        yield None
        return
    with closing(Postgres(tools)) as server:
        yield server


def on_each_store(run: Callable[[str, str, int], list[str]], times: dict[str, int]) -> list[str]:
    faults = []
    for kind, count in times.items():
        with fresh_store(kind) as url:
            if url:
                faults += run(url, kind, count)
    return faults


def attack_kill(times: int) -> list[str]:
    return on_each_store(kill.run, {kind: times or count for kind, count in KILLS.items()})


def attack_restart(times: int) -> list[str]:
    with database() as found:
        return restart.run(found, times or RESTARTS) if found else []


def attack_fuzz(times: int) -> list[str]:
    return on_each_store(fuzz.run, dict.fromkeys(KILLS, times or MESSAGES))


def attack_power(times: int) -> list[str]:
    words = ["--cuts", str(times)] if times else []
    return [] if call("tests.attack.power", *words) == 0 else ["power: see above"]


def call(*words: str) -> int:
    return subprocess.run([sys.executable, "-m", *words]).returncode


PARTS: dict[str, Callable[[int], list[str]]] = {
    "kill": attack_kill,
    "power": attack_power,
    "restart": attack_restart,
    "fuzz": attack_fuzz,
    "api": lambda times: api.run(times),
    "load": lambda times: load.run(times),
    "memory": lambda times: memory.run(times),
    "soak": lambda times: soak.run(times),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("only", nargs="*", choices=[*PARTS, []], help="the parts; all by default")
    parser.add_argument("--times", type=int, default=0, help="how often; for soak and load minutes")
    parser.add_argument("--anew", action="store_true", help="begin anew")
    asked = parser.parse_args()
    faults = []
    for part in asked.only or PARTS:
        if asked.anew:
            for file in FOLDER.glob(f"{part}*.json"):
                file.unlink()
        faults += PARTS[part](asked.times)
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
