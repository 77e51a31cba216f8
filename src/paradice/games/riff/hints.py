"""What a position of Riff in Time is worth, for bots."""

from __future__ import annotations

from paradice.core.contract import Hints


class RiffHints(Hints):
    """Nothing believed yet."""
