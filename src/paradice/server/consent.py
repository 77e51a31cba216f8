"""Questions that wait for consent, as they are kept with a table: every server finds them there."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from paradice.core.events import EVERYONE
from paradice.core.record import Origin


class UndoAsk(msgspec.Struct, frozen=True, array_like=True):
    """Seat *asker* asks to undo after *at* lines; who agreed, and who refused or withdrew."""

    at: int
    asker: int
    agreed: tuple[int, ...] = ()
    refuser: int = EVERYONE


class Claim(msgspec.Struct, frozen=True, array_like=True):
    """A browser asks for a seat that its person has lost: which, by what name, and who agreed."""

    person: str
    seat: int
    name: str
    agreed: tuple[str, ...] = ()

    def mark(self) -> str:
        """Names this claim to those who answer it, and tells nothing of the browser."""
        told = f"claim:{self.person}:{self.seat}:{self.name}"
        return hashlib.sha256(told.encode()).hexdigest()[:16]


class Asks(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is asked at a table."""

    undo: UndoAsk | None = None
    claim: Claim | None = None
    no_hints: bool = False
    """Agreed at set-up: nobody is given hints."""
    origin: tuple[str, int, int] | None = None
    """The finished game that was played on from: its last position, after so many moves, and the
    seat that sat down again."""
    hinted: tuple[tuple[int, int], ...] = ()
    """Hints that were given: how many moves stood, and the seat whose next move was meant."""


class UndoVote:
    """Who asks to undo at a table, and who has answered."""

    def __init__(self) -> None:
        self.asker = EVERYONE
        self.agreed: set[int] = set()
        self.refused = (EVERYONE, EVERYONE)
        """Who asked for an undo last, and who refused it: both are shown to the asker."""

    def stop(self, refuser: int = EVERYONE) -> None:
        """Nobody asks for an undo any more; where somebody refused, the asker will be shown who."""
        self.refused = (EVERYONE, EVERYONE) if refuser == EVERYONE else (self.asker, refuser)
        self.asker, self.agreed = EVERYONE, set()

    def overtake(self, seat: int) -> None:
        """A move of *seat* ends the question; one of another seat refuses it."""
        self.stop(seat if self.asker not in (EVERYONE, seat) else EVERYONE)

    def adopt(self, undo: UndoAsk | None, at: int, seats: int) -> None:
        """Take over what is asked about an undo; what was asked before line *at* is over."""
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
    """Return the question after *new*: consents of one question add up, and another one waits."""
    if known is None or known.at != new.at or known.refuser != EVERYONE:
        return new
    if known.asker != new.asker:
        return known
    agreed = tuple(sorted({*known.agreed, *new.agreed}))
    return UndoAsk(new.at, new.asker, agreed, new.refuser)


def read_asks(text: str) -> Asks:
    try:
        return DECODER.decode(text) if text else NOTHING
    except msgspec.DecodeError:
        return NOTHING


def write_asks(asks: Asks) -> str:
    return "" if asks == NOTHING else ENCODER.encode(asks).decode()


def write_origin(origin: Origin | None) -> str:
    """Return what is kept of a table that begins with a moment of another game."""
    if origin is None:
        return ""
    return write_asks(Asks(origin=(origin.position, origin.moves, origin.seat)))


def has_hints(text: str) -> bool:
    """Whether a table with these *asks* agreed to play with hints."""
    return not read_asks(text).no_hints
