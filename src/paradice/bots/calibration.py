"""Converts values of a search to chances of winning, fitted to games between adepts.

The figures are in ``data/calibration.toml``; ``paradice calibrate`` fits them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from paradice.bots.chance import Chances, Curve
from paradice.bots.player import Judge
from paradice.core.game import Game, Options

FILE: Final = "calibration.toml"
SAMPLES: Final = 8
"""Tables that the judge of an analysis imagines at each moment."""
LOOKS: Final = 400
"""Iterations of the search by which it looks at each of them."""
PLAIN: Final = (0.0, 1.0)
"""Shift and slope if nothing was fitted: the value is taken as the chance."""


@cache
def fitted() -> dict[str, Any]:
    """Return the figures: by game, then by seats, the shift and slope."""
    text = (files("paradice.bots") / "data" / FILE).read_text("utf-8")
    return tomllib.loads(text)


@cache
def find_curve(game_id: str, seats: int) -> Curve:
    """Return the curve of a game, fitted for this number of seats or for the nearest one."""
    rows = fitted().get(game_id, {}).get("seats", {})
    if not rows:
        return Curve(*PLAIN)
    nearest = min(rows, key=lambda row: (abs(int(row) - seats), row))
    return Curve(*rows[nearest]["search"])


def win_chance(game_id: str, seats: int, value: float) -> float:
    """Return the chance to win of a side whose moves the search gives this *value*.

    The value mixes winning with by how far (see ``MARGIN``); the chance is of winning alone, a
    shared win counted in parts. A higher value never has a lower chance.
    """
    return find_curve(game_id, seats).chance(value)


def win_chances(game_id: str, seats: int, values: Sequence[float], together: bool) -> list[float]:
    """Return the chances of all sides; where they win from each other these sum to one."""
    chances = [win_chance(game_id, seats, value) for value in values]
    total = sum(chances)
    if together or total == 0.0:
        return chances
    return [chance / total for chance in chances]


def wins_alone(game: Game[Any], seats: int, options: Options) -> bool:
    """Return whether no side wins at the cost of another: a team, or a single player."""
    return max(game.sides(seats, options)) == 0


def find_judge(game: Game[Any], seats: int, options: Options, looks: int = LOOKS) -> Chances:
    """Return the judge of the chances in a game."""
    judge = Judge(game.hints, game.sides(seats, options))
    curve = find_curve(game.id, seats)
    return Chances(judge, curve, wins_alone(game, seats, options), looks)
