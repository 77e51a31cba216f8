"""Three lines to set up, one to act: how tests speak to a table of any game."""

from __future__ import annotations

from typing import Any

from paradice.core.events import Event
from paradice.core.game import Game
from paradice.core.moves import Move, Rule
from paradice.core.table import Table


def play(game: Game[Any], table: Table, *lines: str) -> list[Event]:
    """Play lines such as ``0: take 1``, each of which must be legal; return what happened."""
    events: list[Event] = []
    table.events = events
    for line in lines:
        seat, _, text = line.partition(": ")
        move = game.catalogue.find(text)
        rule = table.why_not(int(seat), move)
        assert rule is None, f"{line}: {rule}"
        touch(table).play(int(seat), move)
    touch(table)
    return events


def refusal(game: Game[Any], table: Table, line: str) -> Rule | None:
    """Return the rule that forbids a line."""
    seat, _, text = line.partition(": ")
    return touch(table).why_not(int(seat), game.catalogue.find(text))


def offered(table: Table, seat: int) -> list[str]:
    """Return the legal moves of a seat as text."""
    moves: list[Move] = touch(table).moves(seat)
    return [repr(move) for move in moves]


def touch(table: Table) -> Table:
    """Return a position a test touches: whoever decides is offered what nothing forbids."""
    for seat in table.deciders():
        allowed = [move for move in table.candidates(seat) if table.why_not(seat, move) is None]
        assert table.moves(seat) == allowed, f"seat {seat}; agenda {table.waiting()}"
    return table
