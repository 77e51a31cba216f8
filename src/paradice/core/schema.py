"""The types of what all views begin and end with.

A game declares its own view, and each question that it asks, in its ``schema.py``. Such modules are
never compiled: a compiled TypedDict has lost its annotations.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Head(TypedDict):
    """What every view begins with: who looks, and who decides."""

    game: str
    seat: int
    deciders: list[int]


class Question(TypedDict):
    """What is asked: the name of the step, beside the arguments it was made with."""

    step: str


class Result(TypedDict):
    """Why a game ended, who won, and each seat's score with the parts it is made of."""

    reason: str
    winners: list[int]
    scores: list[int]
    sheets: list[dict[str, int]]
    aside: NotRequired[list[str]]
    """The parts of a sheet that are shown but do not count."""
    sides: NotRequired[list[int]]
    """The side of each seat, where some play together."""
    rank: NotRequired[int]
    """What a lone player has become."""


class Seen(Head):
    """A view of any game, for code that knows none."""

    asked: Question | None
    result: Result | None


class Opening(Head):
    """What :func:`paradice.core.view.open_view` writes; each game adds what its steps ask."""

    asked: Any
