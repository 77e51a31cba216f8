"""What a position of the Citadel is worth, for bots."""

from __future__ import annotations

from paradice.core.contract import Hints


class CitadelHints(Hints):
    """Nothing believed yet."""
