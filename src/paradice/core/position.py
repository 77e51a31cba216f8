"""A position as plain data, so that it can be stored, compared and pasted in a report."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.contract import Outcome, Step, Table
from paradice.core.rng import Rng

Steps = Mapping[str, Callable[..., Step[Any]]]
"""The steps of a game by the name of their class."""


def by_name(*steps: type[Step[Any]]) -> Steps:
    """Return all steps of a game by their names."""
    return {step.__name__: step for step in steps}


class BadPosition(ValueError):
    """Data that describes no position of the game."""


def write_table(table: Table, fields: Sequence[str]) -> dict[str, Any]:
    """Return what every table has, and the game's own *fields* (numbers and rows of numbers)."""
    data: dict[str, Any] = {
        "seats": int(table.seats),
        "rng": table.rng.write(),
        "unveiled": int(table.unveiled),
        "agenda": [[type(step).__name__, *step.numbers()] for step in table.waiting()],
    }
    if table.result is not None:
        result = table.result
        data["result"] = [result.reason, list(result.winners), list(result.scores)]
    for field in fields:
        value = getattr(table, field)
        data[field] = value if isinstance(value, int) else list(value)
    return data


def read_table(table: Table, data: Mapping[str, Any], fields: Sequence[str], steps: Steps) -> None:
    """Set *table*, fresh from its class, to what :func:`write_table` wrote."""
    try:
        table.rng = Rng(*data["rng"])
        table.unveiled = data["unveiled"]
        table.plan([steps[name](*numbers) for name, *numbers in data["agenda"]])
        if "result" in data:
            reason, winners, scores = data["result"]
            table.result = Outcome(reason, list(winners), list(scores))
        for field in fields:
            value = data[field]
            setattr(table, field, value if isinstance(value, int) else vec[i64](value))
    except (KeyError, TypeError, ValueError) as error:
        raise BadPosition(f"this is no position of the game: {error!r}") from error


def fingerprint(data: Mapping[str, Any]) -> str:
    """Return sixteen letters that differ when two written positions differ."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
