"""The spaces of actions and observations, as Gymnasium and PettingZoo know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paradice.core.observe import LARGEST
from paradice.envs.setting import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise MissingExtra(missing) from missing


class Actions(spaces.Discrete):
    """The numbers of all moves; drawn at random, it gives one that is legal at this moment.

    ``legal`` returns the mask of the moment. Where it is not known, or all 0, or with a mask of
    the caller, it draws as any discrete space does.
    """

    def __init__(self, n: int, legal: Callable[[], Any]) -> None:
        super().__init__(n)
        self.legal: Callable[[], Any] | None = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.legal is not None:
            legal = self.legal()
            mask = legal if legal.any() else None
        return super().sample(mask=mask, probability=probability)

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "legal": None}

    def __repr__(self) -> str:
        return f"Actions({self.n})"


def observation_space(size: int, actions: int) -> Any:
    """A vector of small numbers, and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, int(LARGEST), (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
