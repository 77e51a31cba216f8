"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and batches of tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paradice.envs.setting import Setting

if TYPE_CHECKING:
    from paradice.core.observe import Layout
    from paradice.envs.vector import Batch


def layout(game: str, seats: int = 2) -> Layout:
    """Return the name and place of every number that a seat of *game* observes."""
    return Setting(game, seats).layout


def batch(
    game: str,
    n: int,
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    rewards: str = "rank",
    seed: int | None = None,
) -> Batch:
    """Return *n* tables of *game* that are stepped together."""
    from paradice.envs.vector import Batch

    return Batch(Setting(game, seats, options, rewards), n, seed)
