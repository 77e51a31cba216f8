"""What a seat observes, worked out slowly from its view alone: one encoder for each game."""

from __future__ import annotations

from typing import Any

from paradice.core.observe import asks
from paradice.core.position import Steps


def question(view: dict[str, Any], steps: Steps) -> dict[str, list[int]]:
    """Which of the steps that can ask does, and the numbers it is about, each and one."""
    numbers: dict[str, list[int]] = {}
    name, *about = (view["asked"] or {"step": ""}).values()
    for key, step in steps.items():
        if asks(step):
            numbers[f"step.{key}"] = [int(name == key)]
    about = [min(number + 1, 127) for number in about]
    numbers["asked.numbers"] = about + [0] * (6 - len(about))
    return numbers
