"""Read the cards from their data file, and check them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from paradice.core.facts import Facts
from paradice.games.resources import open_facts
from sundial.effects import Gain, OthersLose
from sundial.table import Card, Effect

VERBS: Final[dict[str, type[Gain] | type[OthersLose]]] = {
    "gain": Gain,
    "others-lose": OthersLose,
}


@cache
def read_facts() -> list[Facts]:
    return [open_facts("sundial", "cards.toml")]


@cache
def read_cards() -> list[Card]:
    """Return the cards; BadFact where the data cannot be right."""
    (facts,) = read_facts()

    def read_effects(row: dict[str, Any], key: str) -> list[Effect]:
        unknown = [verb for verb, _ in row.get(key, []) if verb not in VERBS]
        if unknown:
            raise facts.bad("card", row["id"], f"has unknown {key} {unknown}")
        return [VERBS[verb](points) for verb, points in row.get(key, [])]

    return [
        Card(
            row["id"],
            row["hours"],
            row.get("nap", False),
            read_effects(row, "effects"),
            read_effects(row, "roads"),
        )
        for row in facts.rows("card", "hours effects", "nap roads")
    ]
