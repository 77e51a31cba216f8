"""Questions that wait for consent, as they are stored with a table for all servers of a store."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from paradice.core.events import EVERYONE
from paradice.core.record import Origin


class UndoAsk(msgspec.Struct, frozen=True, array_like=True):
    """The request of *asker* to undo after *at* lines: who agreed, who refused or withdrew."""

    at: int
    asker: int
    agreed: tuple[int, ...] = ()
    refuser: int = EVERYONE


class Claim(msgspec.Struct, frozen=True, array_like=True):
    """The claim of a browser to a seat it has lost: which seat, under what name, and who agreed."""

    person: str
    seat: int
    name: str
    agreed: tuple[str, ...] = ()

    def mark(self) -> str:
        """Names this claim to those who answer it, and tells nothing of the browser."""
        told = f"claim:{self.person}:{self.seat}:{self.name}"
        return hashlib.sha256(told.encode()).hexdigest()[:16]


class Asks(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that waits for consent at a table, and what was agreed at its set-up."""

    undo: UndoAsk | None = None
    claim: Claim | None = None
    no_hints: bool = False
    """The table was set up without hints."""
    origin: tuple[str, int, int] | None = None
    """The finished game that is played on from: fingerprint, number of moves, and seat."""
    hinted: tuple[tuple[int, int], ...] = ()
    """Hints that were given: how long the history was, and for whose move."""


class UndoVote:
    """Who asks to undo at a table, and who has answered."""

    def __init__(self) -> None:
        self.asker = EVERYONE
        self.agreed: set[int] = set()
        self.refused = (EVERYONE, EVERYONE)
        """Who asked for an undo last, and who refused it: both are shown to the asker."""

    def stop(self, refuser: int = EVERYONE) -> None:
        """End the vote; if somebody refused, the asker is shown who."""
        self.refused = (EVERYONE, EVERYONE) if refuser == EVERYONE else (self.asker, refuser)
        self.asker, self.agreed = EVERYONE, set()

    def overtake(self, seat: int) -> None:
        """A move of *seat* ends the question; one of another seat refuses it."""
        self.stop(seat if self.asker not in (EVERYONE, seat) else EVERYONE)

    def adopt(self, undo: UndoAsk | None, at: int, seats: int) -> None:
        """Adopt a stored request, unless it was made before line *at*."""
        if undo is None or undo.at != at or not 0 <= undo.asker < seats:
            return
        self.asker = undo.asker
        if undo.refuser == EVERYONE:
            self.agreed, self.refused = set(undo.agreed), (EVERYONE, EVERYONE)
        else:
            self.stop(EVERYONE if undo.refuser == undo.asker else undo.refuser)


DECODER: Final = msgspec.json.Decoder(Asks)
ENCODER: Final = msgspec.json.Encoder()
NOTHING: Final = Asks()


def join_asks(known: UndoAsk | None, new: UndoAsk) -> UndoAsk:
    """Return the request after *new*: consents to one request add up, and another one must wait."""
    if known is None or known.at != new.at or known.refuser != EVERYONE:
        return new
    if known.asker != new.asker:
        return known
    agreed = tuple(sorted({*known.agreed, *new.agreed}))
    return UndoAsk(new.at, new.asker, agreed, new.refuser)


def is_open(known: UndoAsk | None, answer: UndoAsk) -> bool:
    """Whether what is asked still waits for this answer."""
    if known is None or known.refuser != EVERYONE:
        return False
    return (known.at, known.asker) == (answer.at, answer.asker)


def read_asks(text: str) -> Asks:
    try:
        return DECODER.decode(text) if text else NOTHING
    except msgspec.DecodeError:
        return NOTHING


def write_asks(asks: Asks) -> str:
    return "" if asks == NOTHING else ENCODER.encode(asks).decode()


def write_origin(origin: Origin | None) -> str:
    """Return what is stored of a table that begins with a position of another game."""
    if origin is None:
        return ""
    return write_asks(Asks(origin=(origin.position, origin.moves, origin.seat)))


def has_hints(text: str) -> bool:
    """Whether a table with these *asks* agreed to play with hints."""
    return not read_asks(text).no_hints
