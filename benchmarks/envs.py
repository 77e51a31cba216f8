"""What the research faces do: steps a second through each ecosystem's own interface.

The loops are those that measure the peers' own games, so that the ratios can be read.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks.peers import SECONDS, _openspiel_play, _pettingzoo_play, best_rate
from paradice.envs.setting import titles

TABLES = 1000
"""So many tables has a batch."""
PASSES = 3
"""So often all is measured, one after another: what disturbs one pass seldom disturbs all."""


def aec(game: str, seconds: float = SECONDS) -> float:
    """PettingZoo's turns, two seats at random."""
    module = importlib.import_module(f"paradice.envs.{game}_v0")
    return best_rate(_pettingzoo_play(module.env()), seconds)


def spiel(game: str, seconds: float = SECONDS) -> float:
    """OpenSpiel's states, two seats at random; chance nodes cost time and do not count."""
    pyspiel = importlib.import_module("pyspiel")
    importlib.import_module("paradice.envs.openspiel")
    return best_rate(_openspiel_play(pyspiel, pyspiel.load_game(f"paradice_{game}")), seconds)


def batch(game: str, seconds: float = SECONDS) -> float:
    """A batch with observations and masks, two seats at random; drawing the actions is not timed.

    Every array that a step gives is the caller's own copy.
    """
    numpy = importlib.import_module("numpy")
    many = importlib.import_module("paradice.envs").batch(game, TABLES, seed=1)
    rng = numpy.random.default_rng(1)
    shown = many.shown()
    best = 0.0
    for _ in range(5):
        spent = 0.0
        steps = 0
        while spent < seconds / 2:
            draws = rng.random(shown.masks.shape, dtype=numpy.float32)
            actions = (draws * shown.masks).argmax(axis=1)
            start = time.perf_counter()
            shown = many.step(actions)
            spent += time.perf_counter() - start
            steps += TABLES
        best = max(best, steps / spent)
    return best


FACES: dict[str, tuple[Callable[..., float], str]] = {
    "aec": (aec, "pettingzoo"),
    "batch": (batch, "numpy"),
    "spiel": (spiel, "pyspiel"),
}


def measure(seconds: float = SECONDS) -> dict[str, float]:
    """Return the best rates of every face and game, ``envs.FACE.GAME``."""
    figures: dict[str, float] = {}
    faces = dict(FACES)
    for face, (_, package) in FACES.items():
        if importlib.util.find_spec(package) is None:
            print(f"envs.{face} is skipped: {package} is not installed.", file=sys.stderr)
            del faces[face]
    for _ in range(PASSES):
        for face, (rate, _) in faces.items():
            for game in titles():
                name = f"envs.{face}.{game}"
                figures[name] = max(figures.get(name, 0.0), round(rate(game, seconds), 1))
    return figures


def main(argv: list[str] | None = None) -> Any:
    for name, rate in measure().items():
        print(f"{name:30} {rate:>14,.0f}")


if __name__ == "__main__":
    main()
