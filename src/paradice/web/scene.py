"""What the shell draws: the sight of a seat, and the company around the table."""

from __future__ import annotations

from dataclasses import dataclass

from paradice.core.game import Phrase
from paradice.games.drawing import Sight


@dataclass(frozen=True)
class SeatFace:
    """A seat as everybody sees it; ``mine`` where this browser holds it."""

    name: str
    kind: str
    level: str
    here: bool
    mine: bool


@dataclass(frozen=True)
class Chapter:
    """A chapter of the log: who acted, what was seen of it, or a note of the house."""

    seat: int
    lines: list[tuple[str, Phrase]]
    note: str


@dataclass(frozen=True)
class Scene:
    """One viewer's table at one moment."""

    game: str
    sight: Sight
    seats: tuple[SeatFace, ...]
    at: int
    """How many lines the list of moves has."""
    undo: str
    """Whether the viewer may undo: free, ask (all must agree) or never."""
    asking: int
    agreed: tuple[int, ...]
    mine: tuple[int, ...]
    is_host: bool
    curtain: int
    """The seat to which the device is to be handed, or -1."""
    table_id: str
    rematch: str
    is_over: bool
