"""How fast the rules are: inside the engine, driven from Python, cloned; compiled or not."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from paradice.core.game import Game, how_rules_run
from paradice.core.playout import play_out
from paradice.core.rng import seeded
from paradice.games import find_game, game_names

RUNS = 5
SECONDS = 0.4
ROOT = Path(__file__).resolve().parent.parent


def best_rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Return the best of some short runs of *work*, which returns how much it did."""
    best = 0.0
    work()
    for _ in range(RUNS):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            done += work()
        best = max(best, done / spent)
    return best


def starts(game: Game[Any]) -> list[Any]:
    """Return fresh tables for two (or as near as the game allows)."""
    seats = min(max(2, game.fewest), game.most)
    return [game.start(seats, {}, seed) for seed in range(20)]


def engine_rate(game: Game[Any]) -> float:
    """Random decisions a second, the loop compiled too."""
    tables, rng = starts(game), seeded(1)
    return best_rate(lambda: sum(play_out(table.clone(), rng, game.longest) for table in tables))


def driven_rate(game: Game[Any]) -> float:
    """Random decisions a second, driven from a Python loop through the public interface."""
    tables, rng = starts(game), seeded(1)

    def drive() -> int:
        done = 0
        below = rng.below
        for start in tables:
            table = start.clone()
            deciders, moves, play = table.deciders, table.moves, table.play
            while who := deciders():
                seat = who[0]
                legal = moves(seat)
                play(seat, legal[below(len(legal))])
                done += 1
        return done

    return best_rate(drive)


def clone_time(game: Game[Any]) -> float:
    """Microseconds for a copy of a position in the middle of a game."""
    table, rng = starts(game)[0], seeded(1)
    play_out(table, rng, 20)
    clone = table.clone

    def copy() -> int:
        for _ in range(1000):
            clone()
        return 1000

    return 1e6 / best_rate(copy, 0.2)


def instructions(game: str) -> float | None:
    """Instructions of the processor for one decision, counted by callgrind where valgrind is."""
    if shutil.which("valgrind") is None:
        return None
    script = (
        "import gc; gc.disable()  # a collection falls where it falls\n"
        "from paradice.games import find_game\n"
        "from paradice.core.playout import play_out\n"
        "from paradice.core.rng import seeded\n"
        f"game = find_game({game!r})\n"
        "tables = [game.start(max(2, game.fewest), {}, seed) for seed in range(60)]\n"
        "rng = seeded(1)\n"
        "print(sum(play_out(table, rng, game.longest) for table in tables))\n"
    )
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
         "--toggle-collect=CPyDef_playout___play_out", sys.executable, "-c", script],
        capture_output=True, text=True, env=dict(os.environ, PYTHONHASHSEED="0"), check=False,
    )  # fmt: skip
    total = re.search(r"Collected\s*:\s*(\d+)", done.stderr)
    if done.returncode != 0 or total is None:
        return None
    return int(total[1]) / int(done.stdout)


def interpreted() -> dict[str, float]:
    """The same figures on the sources, in a process of their own."""
    script = (
        "import json; from benchmarks import engine; engine.RUNS = 2\n"
        "print(json.dumps(engine.rates('interpreted.')))"
    )
    env = dict(os.environ, PYTHONPATH=f"{ROOT / 'src'}{os.pathsep}{ROOT}")
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=env, check=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def rates(prefix: str = "") -> dict[str, float]:
    figures: dict[str, float] = {}
    for name in game_names():
        game = find_game(name)
        figures[f"{prefix}engine.{name}"] = engine_rate(game)
        figures[f"{prefix}driven.{name}"] = driven_rate(game)
        figures[f"{prefix}clone_us.{name}"] = clone_time(game)
    return figures


def measure() -> dict[str, float]:
    """Return all figures of the engine."""
    figures = rates()
    if how_rules_run() == "interpreted":
        return figures
    for name in game_names():
        counted = instructions(name)
        if counted is not None:
            figures[f"instructions.{name}"] = counted
    return {**figures, **interpreted()}
