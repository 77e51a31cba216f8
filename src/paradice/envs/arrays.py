"""Numpy arrays over the memory of compiled code."""

from __future__ import annotations

import sys
from typing import Any

from paradice.core.observe import Layout
from paradice.envs.setting import MissingExtra
from paradice.envs.stepper import Single

try:
    import numpy as np
except ImportError as missing:
    raise MissingExtra(missing) from missing

if sys.byteorder != "little":
    raise ImportError("observations are rows of bytes on little-endian machines only")


def look_at(memory: Any, kind: Any, rows: int = 0) -> Any:
    """Return a read-only array over *memory*, which always shows its content."""
    array = np.frombuffer(memory, kind)
    return array.reshape(rows, -1) if rows else array


class Window:
    """The arrays of a single table: observation and mask of one seat."""

    def __init__(self, single: Single) -> None:
        self.numbers = look_at(single.numbers, np.int8)
        self.mask = look_at(single.mask, np.int8)[: len(single.catalogue)]


def split(layout: Layout, observations: Any) -> dict[str, Any]:
    """Return an observation, or one in each row, as a dictionary of the layout's fields."""
    return {
        field.name: observations[..., field.start : field.start + field.size]
        for field in layout.fields
    }
