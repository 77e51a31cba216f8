"""The games that come with Paradice, whatever else is installed."""

from __future__ import annotations

from typing import Final

from paradice.games import game_names

TITLES: Final = ("trekking", "riff", "citadel", "undead")
assert game_names()[: len(TITLES)] == list(TITLES)
