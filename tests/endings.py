"""The ways each game can end, one record for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from paradice.core.contract import Outcome


@dataclass(frozen=True)
class Ending:
    """A name, a table where it can happen, and how to know it."""

    name: str
    seats: int
    is_reached: Callable[[Outcome], bool]
    options: Mapping[str, str] = field(default_factory=dict)


def is_tied(outcome: Outcome) -> bool:
    return outcome.scores.count(max(outcome.scores)) > 1


ENDINGS: Final[dict[str, list[Ending]]] = {
    "trekking": [
        Ending("one-winner", 4, lambda end: not is_tied(end)),
        Ending("tie-by-treks", 2, lambda end: is_tied(end) and len(end.winners) == 1),
        Ending("shared", 2, lambda end: len(end.winners) == 2),
        Ending("alone", 1, lambda end: end.scores[0] >= 45),
    ],
}
