"""The numbers, moves, refusals and events of Trekking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Script
from paradice.core.moves import Catalogue, Rulebook

# Numbers

SEATS: Final[i64] = 4
DAYS: Final[i64] = 3
NOON: Final[i64] = 12
SLOTS: Final[i64] = 6
COLUMNS: Final[i64] = 4
ROWS: Final[i64] = 6
DEALT: Final[i64] = 4
NOBODY: Final[i64] = -1
EMPTY: Final[i64] = -1
CRYSTAL: Final[i64] = -1
LONG_AGO: Final[i64] = -1_000_000
ANCESTOR: Final[i64] = 108
JOKER: Final[i64] = 4
"""As a token: the one without a colour."""

# Moves

MOVES: Final = Catalogue()
TAKE: Final = MOVES.add("take", SLOTS)
VISIT: Final = MOVES.one("visit")
SPEND: Final = MOVES.add("spend", 6)
PLACE: Final = MOVES.add("place", COLUMNS)
CHOOSE: Final = MOVES.add("choose", DEALT)

# Rules

RULES: Final = Rulebook()
SLOT_IS_EMPTY: Final = RULES.add("slot-is-empty")
NO_ANCESTOR_LEFT: Final = RULES.add("no-ancestor-left")
ANCESTOR_OPENS_NO_TREK: Final = RULES.add("ancestor-opens-no-trek")
CRYSTALS_NOT_OWNED: Final = RULES.add("crystals-not-owned")
AT_LEAST_ONE_HOUR: Final = RULES.add("at-least-one-hour")
COLUMN_IS_FULL: Final = RULES.add("column-is-full")
ITINERARY_NOT_HELD: Final = RULES.add("itinerary-not-held")

# Cues

CUES: Final = Script()
DAY_BEGINS: Final = CUES.add("day-begins", "day")
TAKES: Final = CUES.add("takes", "card slot")
VISITS: Final = CUES.add("visits", "left")
SPENDS: Final = CUES.add("spends", "crystals")
TRAVELS: Final = CUES.add("travels", "hours hour")
IS_PUNCTUAL: Final = CUES.add("is-punctual", "points")
PLACES: Final = CUES.add("places", "token column")
LOSES: Final = CUES.add("loses", "token")
GAINS_CRYSTAL: Final = CUES.add("gains-crystal", "crystals")
SCORES_SPACE: Final = CUES.add("scores-space", "points column")
SCORES_ROW: Final = CUES.add("scores-row", "points line")
CONTINUES: Final = CUES.add("continues", "length")
OPENS: Final = CUES.add("opens", "card")
CLOSES: Final = CUES.add("closes", "length points")
APPEARS: Final = CUES.add("appears", "card")
LEAVES: Final = CUES.add("leaves", "card")
RESTS: Final = CUES.add("rests")
HAS_CHOSEN: Final = CUES.add("has-chosen")
FOLLOWS: Final = CUES.add("follows", "itinerary")
GAME_ENDS: Final = CUES.add("game-ends")
