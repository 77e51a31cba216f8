"""Playing on from an earlier position of a finished game, as one seat could know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paradice.core.match import Match
from paradice.core.position import fingerprint
from paradice.core.record import Origin
from paradice.core.rng import seeded


class NoFork(ValueError):
    """A position that cannot be played on from."""


def fork(parent: Match, moves: int, seat: int, seed: int) -> tuple[Mapping[str, Any], Origin]:
    """Return the position after *moves* moves as the start of a new game, and its origin.

    Chance is drawn anew, and what *seat* could not know is imagined. NoFork if the game was not
    finished, or the position is its last one.
    """
    if parent.table.outcome() is None:
        raise NoFork("the game is unfinished")
    if not (0 <= moves <= len(parent.history) and 0 <= seat < parent.seats):
        raise NoFork("there is no such moment")
    table = parent.moment(moves)
    if table.outcome() is not None:
        raise NoFork("the game was over then")
    game = parent.game
    position = game.write(table.imagine(seat, seeded(seed)))
    return position, Origin(fingerprint(game.write(parent.table)), moves, seat)


def comes_from(child: Match, parent: Match) -> bool:
    """Return whether a game begins with the position of the other game that it names.

    Everything its seat could know must be equal; the rest was imagined.
    """
    origin, game = child.origin, parent.game
    if origin is None or child.game is not game or child.seats != parent.seats:
        return False
    if dict(child.options) != dict(parent.options) or origin.moves >= len(parent.history):
        return False
    if origin.position != fingerprint(game.write(parent.table)):
        return False
    then = parent.moment(origin.moves)
    return bool(game.view(child.deal(), origin.seat) == game.view(then, origin.seat))
