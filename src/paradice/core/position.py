"""A position as plain data, so that it can be stored, compared and pasted in a report."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.rng import Rng
from paradice.core.rows import BITS, numbers_of, row_of
from paradice.core.table import Outcome, Step, Table

Steps = Mapping[str, Callable[..., Step[Any]]]
"""The steps of a game by the name of their class."""


def by_name(*steps: type[Step[Any]]) -> Steps:
    """Return all steps of a game by their names."""
    return {step.__name__: step for step in steps}


class BadPosition(ValueError):
    """Data that describes no position of the game."""


def write_table(table: Table, fields: Sequence[str]) -> dict[str, Any]:
    """Return what every table has, and the game's own *fields*.

    A field is a number, a pile of numbers, a row of so many (``level:11``), one of so many
    numbers of so many bits (``coins:6x10``), or one of so many sets (``held:9s6``).
    """
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
        name, size, bits, sets = read_field(field)
        value = getattr(table, name)
        if size:
            value = numbers_of(value, size, bits, sets)
        data[name] = value if isinstance(value, int) else list(value)
    return data


def read_table(table: Table, data: Mapping[str, Any], fields: Sequence[str], steps: Steps) -> None:
    """Set *table*, fresh from its class, to what :func:`write_table` wrote."""
    try:
        table.rng = Rng(*map(whole, data["rng"]))
        table.unveiled = whole(data["unveiled"])
        table.plan([steps[name](*map(whole, numbers)) for name, *numbers in data["agenda"]])
        if "result" in data:
            reason, winners, scores = data["result"]
            table.result = Outcome(str(reason), [*map(whole, winners)], [*map(whole, scores)])
        for field in fields:
            name, size, bits, sets = read_field(field)
            value = data[name]
            if size:
                if len(value) != size:
                    raise ValueError(f"{name} has {size} numbers, not {len(value)}")
                value = row_of([whole(number) for number in value], bits, sets)
            is_pile = not isinstance(getattr(table, name), int)
            setattr(table, name, vec[i64](value) if is_pile else whole(value))
    except (KeyError, OverflowError, TypeError, ValueError) as error:
        raise BadPosition(f"this is no position of the game: {error!r}") from error


def whole(value: Any) -> int:
    """Return a number that a position can hold; ValueError where it is none."""
    if not isinstance(value, int) or value.bit_length() > 63:
        raise ValueError(f"{value!r} is no whole number of 64 bits")
    return value


def read_field(field: str) -> tuple[str, int, int, bool]:
    """Return the name of a field; of a row, its size, the bits of each, and if they are sets."""
    name, _, row = field.partition(":")
    sets = "s" in row
    size, _, bits = row.partition("s" if sets else "x")
    return name, int(size or 0), int(bits or BITS), sets


def fingerprint(data: Mapping[str, Any]) -> str:
    """Return sixteen letters that differ when two written positions differ."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
