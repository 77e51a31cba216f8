"""What the views of all games share: how they begin, how they end, what is said by default."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from paradice.core.events import EVERYONE
from paradice.core.moves import Move
from paradice.core.phrase import Phrase
from paradice.core.table import Outcome, Table

View: TypeAlias = dict[str, Any]
"""What a seat may see, as plain data."""


def open_view(game: str, table: Table, seat: int) -> View:
    """Who looks, who decides, and which step asks about what (the numbers it is built from)."""
    step = table.top() if table.depth > 0 else None
    return {
        "game": game,
        "seat": seat,
        "deciders": list(table.deciders()),
        "step": type(step).__name__ if step else "",
        "about": [int(number) for number in step.numbers()] if step else [],
    }


def close_view(outcome: Outcome, sheets: Sequence[Any]) -> View:
    """Why the game ended, who won, and each seat's score with the *sheet* of its parts."""
    return {
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "sheets": list(sheets),
    }


def idle_prompt(view: View) -> Phrase | None:
    """Return the prompt when the game is over or others decide; None for a decider."""
    if view["result"] is not None:
        return Phrase("prompt-over")
    seat: int = view["seat"]
    deciders: list[int] = view["deciders"]
    if seat == EVERYONE or seat not in deciders:
        return Phrase("prompt-waiting", {"seat": deciders[0], "others": len(deciders) - 1})
    return None


def prompt_by_key(view: View) -> Phrase:
    """What is awaited, by the name of the step that asks: ``prompt-TakeCard``."""
    idle = idle_prompt(view)
    return Phrase(f"prompt-{view['step']}") if idle is None else idle


def label_by_key(view: View, move: Move) -> Phrase:
    """A move by its verb and its numbers: ``move-take`` with ``what`` and ``where``."""
    numbers = {"what": int(move.what), "where": int(move.where)}
    return Phrase(f"move-{move.verb}", {name: n for name, n in numbers.items() if n >= 0})


def no_thing(kind: str, number: int) -> str | None:
    """No number names a thing."""
    return None
