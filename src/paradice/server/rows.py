"""The rows of the store as plain data: tables, seats, moves, positions, chat."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from sqlalchemy.engine import RowMapping

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

START: Final = "start"
"""The kind of a first position by some version of the rules, if it is not the deal."""
LAST: Final = "last"
"""The kind of the latest stored position."""


@dataclass(frozen=True)
class SeatRow:
    """A seat: ``person``, ``open`` (free to be taken by link) or ``bot``.

    ``person`` is the hash of the secret of the browser that holds it. A seat of a person with a
    ``level`` is played by a bot until the person is back; where the host has ``removed`` them,
    until the host gives it back.
    """

    seat: int
    kind: str
    name: str = ""
    person: str = ""
    level: str = ""
    removed: int = 0

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.level != ""


@dataclass(frozen=True)
class TableRow:
    """A table as it was set; ``asks`` waits for consent (:mod:`paradice.server.consent`)."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    seed: int
    state: str
    host: str
    invite: str
    pace: int
    seats: tuple[SeatRow, ...]
    rematch: str = ""
    created: float = 0.0
    asks: str = ""

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        if not person:
            return []
        return [seat.seat for seat in self.seats if seat.person == person]

    def seats_with(self, seat: int) -> list[int]:
        """Return all seats of the person who has *seat*."""
        person = self.seats[seat].person
        return [each.seat for each in self.seats if each.person == person]

    def partners(self, seat: int) -> list[int]:
        """Return the seats that are played from the same browser as *seat*."""
        person = self.seats[seat].person
        return [
            other.seat
            for other in self.seats
            if other.seat == seat or (person and other.person == person and not other.is_bot)
        ]

    def voters(self, asker: int) -> set[int]:
        """Return the seats of other people, who must agree to an undo of more than one's own move.

        A person is asked also while a bot plays for them: a host cannot avoid the question by a
        bot.
        """
        same = self.seats[asker].person
        return {
            seat.seat
            for seat in self.seats
            if seat.kind == "person" and seat.person not in ("", same)
        }

    def givers(self, lost: str, claimant: str = "") -> set[str]:
        """Return the people who must agree that a seat is given back: all others, and the host."""
        people = {seat.person for seat in self.seats if not seat.removed} | {self.host}
        return people - {"", lost, claimant}


class MoveRow(NamedTuple):
    """One stored line: its place, the seat, the move, and the key of the command."""

    table_id: str
    seq: int
    seat: int
    text: str
    command: str
    at: float


class PositionRow(NamedTuple):
    """A position of a table by some version of the rules, after so many lines, as JSON."""

    table_id: str
    version: int
    kind: str
    seq: int
    data: str


@dataclass(frozen=True)
class ChatRow:
    """A line of chat."""

    seq: int
    seat: int
    text: str
    command: str
    at: float


def table_from(data: RowMapping, sat: Sequence[SeatRow]) -> TableRow:
    return TableRow(
        id=data["id"],
        game=data["game"],
        version=data["version"],
        options=json.loads(data["options"]),
        seed=int(data["seed"], 16),
        state=data["state"],
        host=data["host"],
        invite=data["invite"],
        pace=data["pace"],
        seats=tuple(sat),
        rematch=data["rematch"],
        created=data["created"],
        asks=data["asks"],
    )


def table_to_data(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "version": row.version,
        "options": json.dumps(row.options, sort_keys=True),
        "seed": f"{row.seed:032x}",
        "state": row.state,
        "host": row.host,
        "invite": row.invite,
        "pace": row.pace,
        "rematch": row.rematch,
        "created": row.created or time.time(),
        "asks": row.asks,
    }


def seat_to_data(table_id: str, row: SeatRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "person": row.person,
        "level": row.level,
        "removed": row.removed,
    }


def with_seat(row: TableRow, seat: SeatRow) -> TableRow:
    """Return the table with one seat changed."""
    changed = tuple(seat if other.seat == seat.seat else other for other in row.seats)
    return replace(row, seats=changed)
