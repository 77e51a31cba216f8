"""Paradice: four board games about lost time, from one source of rules."""

from paradice.sources import choose_build

__version__ = "0.1.0"

UNCOMPILED = choose_build()
"""Installed games for whose sake a compiled Paradice runs interpreted."""
