"""All that a page shows: the sight of a seat, and the state of the room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from paradice.core.phrase import Phrase
from paradice.core.schema import Seen
from paradice.faces.face import Curve, Sight


@dataclass(frozen=True)
class SeatFace:
    """A seat as everybody sees it; ``mine`` where this browser holds it, ``removed`` where the host
    has given it to a bot."""

    name: str
    kind: str
    level: str
    here: bool
    mine: bool
    removed: bool = False


@dataclass(frozen=True)
class Chapter:
    """A chapter of the log: who acted, what was seen of it, or a note of the server."""

    seat: int
    lines: list[tuple[str, Phrase]]
    note: str
    place: int = -1
    """In the story; -1 where nobody may ask why."""


@mypyc_attr(acyclic=True)
class Scene:
    """One viewer's table at one moment.

    ``at`` is how many lines the list of moves has; ``undo`` whether the viewer may undo: free, ask
    (the others must agree, or the viewer be sure), never or over; ``unfinished`` whether the latest
    move asks for more; ``asking`` who asks to undo, ``voters`` who must agree, ``lost`` what would
    be lost; ``refused`` who asked last and who said no; ``curtain`` the seat to which the device is
    to be handed, or -1; ``curve`` what led to the end, once there is one; ``claim`` who asks for
    which seat back, and its mark where the viewer is to answer; ``hints`` whether the table allows
    them.
    """

    def __init__(
        self,
        *,
        game: str,
        table_id: str,
        rematch: str,
        sight: Sight[Seen],
        seats: tuple[SeatFace, ...],
        mine: tuple[int, ...],
        is_host: bool,
        at: int,
        undo: str,
        redo: bool,
        unfinished: bool,
        news: Chapter | None,
        bot_moves: bool,
        pace: int,
        asking: int,
        voters: tuple[int, ...],
        lost: list[Chapter],
        refused: tuple[int, int],
        curtain: int,
        curve: Curve | None = None,
        claim: tuple[str, int, str] | None = None,
        hints: bool = True,
    ) -> None:
        self.game: Final = game
        self.table_id: Final = table_id
        self.rematch: Final = rematch
        self.sight: Final = sight
        self.seats: Final = seats
        self.mine: Final = mine
        self.is_host: Final = is_host
        self.at: Final = at
        self.undo: Final = undo
        self.redo: Final = redo
        self.unfinished: Final = unfinished
        self.news: Final = news
        self.bot_moves: Final = bot_moves
        self.pace: Final = pace
        self.asking: Final = asking
        self.voters: Final = voters
        self.lost: Final = lost
        self.refused: Final = refused
        self.curtain: Final = curtain
        self.curve: Final = curve
        self.claim: Final = claim
        self.hints: Final = hints
