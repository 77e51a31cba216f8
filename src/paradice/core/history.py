"""What a match remembers: the moves that were played, and the story of their events."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from paradice.core.events import Event
from paradice.core.moves import Move
from paradice.core.table import Step, Table


@mypyc_attr(acyclic=True)
class Played:
    """A move of the history with its events, and the mark and question of the table before it.

    ``start`` is the place in the history of the move that began the act it belongs to: its own, or
    that of an earlier move which asked for more.
    """

    def __init__(
        self,
        seat: int,
        move: Move,
        events: list[Event],
        mark: int,
        step: Step[Any],
        depth: int,
        start: int,
    ) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events
        self.mark: Final = mark
        self.step: Final = step
        self.depth: Final = depth
        self.start: Final = start


@mypyc_attr(acyclic=True)
class Attempt:
    """A legal move tried on a copy: the table after it, and its events."""

    def __init__(self, seat: int, move: Move, table: Table, events: list[Event]) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.table: Final = table
        self.events: Final = events


@mypyc_attr(acyclic=True)
class Entry:
    """A chapter of the story: the events of one move, or a note such as ``undo``."""

    def __init__(self, seat: int, events: list[Event], note: str = "") -> None:
        self.seat: Final = seat
        self.events: Final = events
        self.note: Final = note


class Past:
    """The history of a match and its story, which also notes what was undone."""

    def __init__(self) -> None:
        self.history: list[Played] = []
        self.story: list[Entry] = []
