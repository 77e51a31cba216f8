"""From a moment of a finished game: the same position again, as one seat could know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paradice.core.match import Match
from paradice.core.position import fingerprint
from paradice.core.record import Origin
from paradice.core.rng import seeded


class NoFork(ValueError):
    """A moment that cannot be played on from."""


def fork(parent: Match, moves: int, seat: int, seed: int) -> tuple[Mapping[str, Any], Origin]:
    """Return the position after so many *moves* as a first position, and where it comes from.

    Chance is new, and what *seat* could not know is imagined anew. NoFork where the game had not
    ended yet, or was over at that moment.
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
    """Say if a game really begins with the moment of the other that it names.

    Everything that its seat could know must be as it was; the rest was imagined.
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
