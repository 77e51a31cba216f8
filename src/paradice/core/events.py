"""What happened and who saw it: events, and the cues they are made from."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

Seat: TypeAlias = i64

EVERYONE: Final[i64] = -1
"""As the seats that saw an event: all seats and spectators. As a viewer: a spectator."""


class Cue:
    """A kind of event: its key in the words, and what its numbers mean."""

    def __init__(self, key: str, names: str = "") -> None:
        self.key: Final = key
        self.names: Final = names.split()


class Script:
    """Every cue of a game, made once."""

    def __init__(self) -> None:
        self.cues: Final[list[Cue]] = []

    def add(self, key: str, names: str = "") -> Cue:
        cue = Cue(key, names)
        self.cues.append(cue)
        return cue


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: a cue, who did it, its numbers, and who saw it."""

    def __init__(self, cue: Cue, seat: i64, numbers: list[int], witness: i64) -> None:
        self.cue: Final = cue
        self.seat: Final = seat
        self.numbers: Final = numbers
        self.witness: Final = witness

    def is_seen_by(self, seat: Seat) -> bool:
        return self.witness == EVERYONE or self.witness == seat

    def __repr__(self) -> str:
        words = [self.cue.key]
        for name, number in zip(self.cue.names, self.numbers, strict=True):
            words.append(f"{name}={number}")
        seat = f"{self.seat}: " if self.seat >= 0 else ""
        return seat + " ".join(words)
