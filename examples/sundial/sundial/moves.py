"""The moves, refusals and events of Sundial."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Script
from paradice.core.moves import Catalogue, Rulebook

DUSK: Final[i64] = 24
LATE: Final[i64] = 20
ROW: Final[i64] = 4
COPIES: Final[i64] = 30
"""So many of each card are in the deck."""
SECRET: Final[i64] = -1

MOVES: Final = Catalogue()
WAKE: Final = MOVES.add("wake", 3)
TAKE: Final = MOVES.add("take", 4)
CHOOSE: Final = MOVES.add("choose", 2)

RULES: Final = Rulebook()
LATE_SLEEPERS_SKIP_NAPS: Final = RULES.add("late-sleepers-skip-naps")

CUES: Final = Script()
WAKES: Final = CUES.add("wakes", "hour")
TAKES: Final = CUES.add("takes", "card")
CHOOSES: Final = CUES.add("chooses", "road")
