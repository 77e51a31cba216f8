"""Many tables at once: numpy arrays in, numpy arrays out, the games played in compiled code."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.rng import seeded
from paradice.core.table import Table
from paradice.envs.arrays import look_at
from paradice.envs.setting import IllegalAction, MissingExtra, Setting

try:
    import numpy as np
except ImportError as missing:
    raise MissingExtra(missing) from missing


class Stepped(NamedTuple):
    """The result of a step of *n* tables; the arrays belong to the caller."""

    observations: Any
    """int8 (n, size): what the seat that is asked sees."""
    masks: Any
    """int8 (n, actions): 1 where that seat may play the action."""
    movers: Any
    """int64 (n,): the seat that is asked."""
    rewards: Any
    """float64 (n, seats): 0 unless a game has just ended."""
    ends: Any
    """bool (n,): the game ended with this step, and what is shown is the next one."""


class Batch:
    """*n* tables of one game, each waiting for one seat; a finished one is dealt anew at once.

    Where several seats decide at the same time they are asked one after another, lowest first, and
    none sees what another chose.
    """

    def __init__(self, setting: Setting, n: int, seed: int | None = None) -> None:
        if n < 1:
            raise ValueError(f"a batch of {n} tables is not possible; choose 1 or more")
        self.setting: Final = setting
        self.n: Final = n
        self.layout: Final = setting.layout
        self.actions: Final = len(setting.moves)
        self.stepper: Final = setting.stepper(n)
        self.live: Final = self.windows()
        self.reset(seed)

    def windows(self) -> Stepped:
        """Return arrays that lie over the memory of the compiled code, not to be written."""
        stepper = self.stepper
        return Stepped(
            look_at(stepper.observations, np.int8, self.n),
            look_at(stepper.masks, np.int8, self.n)[:, : self.actions],
            look_at(stepper.movers, np.int64),
            look_at(stepper.rewards, np.float64, self.n),
            look_at(stepper.ends, np.bool_),
        )

    def reset(self, seed: int | None = None) -> Stepped:
        """Deal all tables anew; the same seed deals the same tables, one after another."""
        self.stepper.reset(seeded(secrets.randbits(128) if seed is None else seed))
        return self.shown()

    def shown(self) -> Stepped:
        """Return what the tables show now."""
        return Stepped(*(array.copy() for array in self.live))

    def step(self, actions: Any) -> Stepped:
        """Play one action at every table; where one is illegal, none is played."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"{self.n} whole numbers are wanted, one action for each table, "
                f"not {chosen.dtype} of shape {chosen.shape}"
            )
        illegal = self.stepper.step(vec[i64](chosen.astype(np.int64, copy=False)))
        if illegal >= 0:
            raise self.refusal(illegal, int(chosen[illegal]))
        return self.shown()

    def refusal(self, i: int, action: int) -> IllegalAction:
        error = self.setting.refusal(self.table(i), int(self.live.movers[i]), action)
        error.add_note(f"at table {i} of the batch; no table was played on")
        return error

    def table(self, i: int) -> Table:
        """Return the table *i*; changes to it do not show in the arrays."""
        return self.stepper.tables[i].clone()
