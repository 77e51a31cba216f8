"""What the views of all games share: how they begin, how they end, what an idle seat is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paradice.core.contract import EVERYONE, Outcome, Table
from paradice.core.game import Phrase, View


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
    """What is said when the game is over or others decide; None to who must decide now."""
    if view["result"] is not None:
        return Phrase("prompt-over")
    seat: int = view["seat"]
    deciders: list[int] = view["deciders"]
    if seat == EVERYONE or seat not in deciders:
        return Phrase("prompt-waiting", {"seat": deciders[0], "others": len(deciders) - 1})
    return None
