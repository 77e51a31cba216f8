"""What a position of The Quick and the Undead is worth, for bots."""

from __future__ import annotations

from paradice.core.contract import Hints


class UndeadHints(Hints):
    """Nothing believed yet."""
