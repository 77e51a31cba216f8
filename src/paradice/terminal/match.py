"""A game at the terminal: its record, its table, and what may be taken back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from paradice.core.events import Event
from paradice.core.game import Game
from paradice.core.moves import Move
from paradice.core.record import Record, write_record
from paradice.core.table import Table


class Match:
    """The true table with its record; people sit on some seats, bots on the others."""

    def __init__(self, game: Game[Any], record: Record, people: Sequence[int]) -> None:
        self.game: Final = game
        self.record: Final = record
        self.people: Final = list(people)
        self.table: Table = game.start(record.seats, record.options, record.seed)
        self.table.events = []
        self.past: list[tuple[Table, int, int]] = []
        self.told: Final[list[list[Event]]] = []
        self.undone: Final[list[list[tuple[int, str]]]] = []
        moves = list(record.moves)
        record.moves.clear()
        for seat, text in moves:
            self.play(seat, game.catalogue.find(text))

    def play(self, seat: int, move: Move) -> list[Event]:
        """Carry out a legal move and return what happened; what was undone before is gone."""
        self.undone.clear()
        return self.put(seat, move)

    def put(self, seat: int, move: Move) -> list[Event]:
        if seat in self.people:
            self.past.append((self.table.clone(), len(self.record.moves), seat))
        events: list[Event] = []
        self.table.events = events
        self.table.play(seat, move)
        self.record.moves.append((seat, repr(move)))
        self.told.append(events)
        return events

    def deciding_person(self) -> int | None:
        """Return a person that owes a decision."""
        for seat in self.table.deciders():
            if seat in self.people:
                return seat
        return None

    def deciding_bot(self) -> int | None:
        """Return a bot that owes a decision."""
        for seat in self.table.deciders():
            if seat not in self.people:
                return seat
        return None

    def is_free(self) -> bool:
        """Whether nothing but a person's own latest move would be taken back, nothing revealed."""
        table, count, _ = self.past[-1]
        return count + 1 == len(self.record.moves) and table.mark() == self.table.mark()

    def lost(self) -> list[Event]:
        """Return what would not have happened after an undo."""
        _, count, _ = self.past[-1]
        return [event for events in self.told[count:] for event in events]

    def undo(self) -> None:
        """Return to the last decision of a person."""
        table, count, _ = self.past.pop()
        self.table = table
        self.table.events = []
        self.undone.append(self.record.moves[count:])
        del self.record.moves[count:]
        del self.told[count:]

    def redo(self) -> list[Event]:
        """Play again what was taken back last, and return what happened."""
        events: list[Event] = []
        for seat, text in self.undone.pop():
            events += self.put(seat, self.game.catalogue.find(text))
        return events

    def text(self) -> str:
        return write_record(self.game, self.record)


def new_match(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    seed: int | None,
    names: Sequence[str],
    people: Sequence[int],
) -> Match:
    """Set a table; without a seed, the operating system gives one of 128 bits."""
    if seed is None:
        seed = secrets.randbits(128)
    complete = game.complete(seats, options)
    return Match(game, Record(game.id, game.version, seats, complete, seed, names), people)
