"""What a position of Trekking is worth, for bots."""

from __future__ import annotations

from paradice.core.contract import Hints


class TrekkingHints(Hints):
    """Nothing believed yet."""
