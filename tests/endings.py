"""The ways each game can end, one record for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from paradice.core.table import Outcome


@dataclass(frozen=True)
class Ending:
    """A name, a table where it can happen, and how to know it."""

    name: str
    seats: int
    is_reached: Callable[[Outcome], bool]
    options: Mapping[str, str] = field(default_factory=dict)
    natural: bool = False
    """Played by the moves that look most natural: random play does not come there."""


def is_tied(outcome: Outcome) -> bool:
    return outcome.scores.count(max(outcome.scores)) > 1


ENDINGS: Final[dict[str, list[Ending]]] = {
    "trekking": [
        Ending("one-winner", 4, lambda end: not is_tied(end)),
        Ending("tie-by-treks", 2, lambda end: is_tied(end) and len(end.winners) == 1),
        Ending("shared", 2, lambda end: len(end.winners) == 2),
        Ending("alone", 1, lambda end: end.scores[0] >= 45),
    ],
    "riff": [
        Ending("all-fixed", 3, lambda end: end.reason == "all-fixed", natural=True),
        Ending("san-dimas", 2, lambda end: end.reason == "san-dimas"),
        Ending("deck", 4, lambda end: end.reason == "deck", {"characters": "chosen"}, natural=True),
    ],
    "citadel": [
        Ending("fourth-rescued", 3, lambda end: end.reason == "fourth-rescued", natural=True),
        Ending("lost-to-clock", 4, lambda end: end.reason == "lost-to-clock"),
        Ending("lost-to-haste", 1, lambda end: end.reason == "lost-to-haste"),
    ],
    "undead": [
        Ending("high-noon", 3, lambda end: end.reason == "high-noon", natural=True),
        Ending(
            "last-day",
            4,
            lambda end: end.reason == "last-day",
            {"last-day": "7"},
        ),
        Ending("tie-by-coins", 3, lambda end: end.reason == "coins"),
        Ending("final-duel", 3, lambda end: end.reason == "final-duel"),
        Ending("shared", 2, lambda end: end.reason == "shared"),
        Ending("two-gangs", 4, lambda end: len(end.winners) == 2, {"gangs": "two"}, natural=True),
        Ending("ranger-dead", 1, lambda end: end.reason == "ranger-dead", natural=True),
        Ending("overrun", 1, lambda end: end.reason == "overrun"),
        Ending("outlaws-dead", 1, lambda end: end.reason == "outlaws-dead"),
        Ending("worn-out", 1, lambda end: end.reason == "worn-out", natural=True),
    ],
}
