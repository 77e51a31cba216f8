"""What a list of moves, undos and redos amounts to, found without playing them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

UNDO: Final = "undo"
"""As a line, ``undo 2``: the latest two moves of the history are undone. Also a note."""
REDO: Final = "redo"
"""As a line, ``redo 2``: the two moves that were undone last are played again."""


@mypyc_attr(acyclic=True)
class Undone:
    """Moves that were undone, and by whom: they can be redone until something is played."""

    def __init__(self, seat: int, moves: list[tuple[int, str]]) -> None:
        self.seat: Final = seat
        self.moves: Final = moves


class Outline:
    """What a list of lines amounts to: the history, and what was undone.

    ``story`` holds the moves of the history and, between them, an empty text for each note of an
    undo; ``fresh`` is the length of the history after the latest undo.
    """

    def __init__(self) -> None:
        self.moves: Final[list[tuple[int, str]]] = []
        self.story: Final[list[tuple[int, str]]] = []
        self.undone: Final[list[Undone]] = []
        self.fresh = 0

    def read(self, seat: int, text: str) -> None:
        """Take in one more line of the list."""
        verb, _, count = text.partition(" ")
        if verb == UNDO:
            self.take_back(seat, int(count))
        elif verb == REDO:
            again = self.undone.pop()
            self.story.pop()
            self.moves.extend(again.moves)
            self.story.extend(again.moves)
            if self.undone:
                self.story.append((self.undone[-1].seat, ""))
        else:
            self.moves.append((seat, text))
            self.story.append((seat, text))
            self.undone.clear()

    def take_back(self, seat: int, count: int) -> None:
        self.undone.append(Undone(seat, self.moves[-count:]))
        del self.moves[-count:]
        while self.story and (count or not self.story[-1][1]):
            if self.story.pop()[1]:
                count -= 1
        self.story.append((seat, ""))
        self.fresh = len(self.moves)


def outline_of(lines: Sequence[tuple[int, str]]) -> Outline:
    """Return the outline of seats and texts, ``undo`` and ``redo`` among them."""
    outline = Outline()
    for seat, text in lines:
        outline.read(seat, text)
    return outline
