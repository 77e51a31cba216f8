"""What the views of all games share: their first and last keys, and default prompts and labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from inspect import signature
from typing import Any, Final, TypeAlias

from paradice.core.events import EVERYONE
from paradice.core.moves import Move
from paradice.core.phrase import Phrase
from paradice.core.schema import Head, Opening, Result, Seen
from paradice.core.table import Outcome, Table

View: TypeAlias = dict[str, Any]
"""The view of a game that does not declare a type for it: plain data."""

ARGUMENTS: Final[dict[Any, list[str]]] = {}
"""A cache of the names of each step's arguments."""


def open_view(game: str, table: Table, seat: int) -> Opening:
    """Return the first keys of a view: who looks, who decides, and what is asked."""
    return {
        "game": game,
        "seat": seat,
        "deciders": list(table.deciders()),
        "asked": question(table),
    }


def question(table: Table) -> dict[str, Any] | None:
    """Return the step that asks, with its numbers by the names of its arguments."""
    if table.depth == 0:
        return None
    step = table.top()
    asked: dict[str, Any] = {"step": type(step).__name__}
    for name, number in zip(arguments_of(type(step)), step.numbers(), strict=True):
        asked[name] = int(number)
    return asked


def arguments_of(step: Any) -> list[str]:
    """Return the names of the arguments of a class of steps."""
    if step not in ARGUMENTS:
        ARGUMENTS[step] = list(signature(step).parameters)
    return ARGUMENTS[step]


def step_of(asked: Mapping[str, Any] | None) -> str:
    """Return the name of the step that asks; empty once the game is over."""
    step: str = asked["step"] if asked is not None else ""
    return step


def close_view(outcome: Outcome, sheets: Sequence[dict[str, int]]) -> Result:
    """Return the last keys of a view: why the game ended, who won, the scores with their parts."""
    return {
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "sheets": list(sheets),
    }


def idle_prompt(view: Head) -> Phrase | None:
    """Return the prompt when the game is over or others decide; None for a decider."""
    seat, deciders = view["seat"], view["deciders"]
    if not deciders:
        return Phrase("prompt-over")
    if seat == EVERYONE or seat not in deciders:
        return Phrase("prompt-waiting", {"seat": deciders[0], "others": len(deciders) - 1})
    return None


def prompt_by_key(view: Seen) -> Phrase:
    """Return the default prompt, named after the step that asks: ``prompt-TakeCard``."""
    idle = idle_prompt(view)
    return Phrase(f"prompt-{step_of(view['asked'])}") if idle is None else idle


def label_by_key(view: object, move: Move) -> Phrase:
    """Return the default label of a move: ``move-take`` with ``what`` and ``where``."""
    numbers = {"what": int(move.what), "where": int(move.where)}
    return Phrase(f"move-{move.verb}", {name: n for name, n in numbers.items() if n >= 0})


def no_thing(kind: str, number: int) -> str | None:
    """Return None: things have no names by default."""
    return None
