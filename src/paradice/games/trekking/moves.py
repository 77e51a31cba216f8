"""What can be done, refused and told in Trekking: its numbers, moves, rules and cues."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.contract import Catalogue, Cue, Rule

# Numbers

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

# Moves

MOVES: Final = Catalogue()
TAKE: Final = MOVES.add("take", SLOTS)
VISIT: Final = MOVES.add("visit")
SPEND: Final = MOVES.add("spend", 6)
PLACE: Final = MOVES.add("place", COLUMNS)
CHOOSE: Final = MOVES.add("choose", DEALT)

# Rules

SLOT_IS_EMPTY: Final = Rule("slot-is-empty")
NO_ANCESTOR_LEFT: Final = Rule("no-ancestor-left")
ANCESTOR_OPENS_NO_TREK: Final = Rule("ancestor-opens-no-trek")
AT_LEAST_ONE_HOUR: Final = Rule("at-least-one-hour")
COLUMN_IS_FULL: Final = Rule("column-is-full")
RULES: Final = [
    SLOT_IS_EMPTY,
    NO_ANCESTOR_LEFT,
    ANCESTOR_OPENS_NO_TREK,
    AT_LEAST_ONE_HOUR,
    COLUMN_IS_FULL,
]

# Cues

DAY_BEGINS: Final = Cue("day-begins", "day")
TAKES: Final = Cue("takes", "card slot")
VISITS: Final = Cue("visits", "left")
SPENDS: Final = Cue("spends", "crystals")
TRAVELS: Final = Cue("travels", "hours hour")
IS_PUNCTUAL: Final = Cue("is-punctual", "points")
PLACES: Final = Cue("places", "token column")
LOSES: Final = Cue("loses", "token")
GAINS_CRYSTAL: Final = Cue("gains-crystal", "crystals")
SCORES_SPACE: Final = Cue("scores-space", "points column")
SCORES_ROW: Final = Cue("scores-row", "points line")
CONTINUES: Final = Cue("continues", "length")
OPENS: Final = Cue("opens", "card")
CLOSES: Final = Cue("closes", "length points")
APPEARS: Final = Cue("appears", "card")
LEAVES: Final = Cue("leaves", "card")
RESTS: Final = Cue("rests")
HAS_CHOSEN: Final = Cue("has-chosen")
FOLLOWS: Final = Cue("follows", "itinerary")
GAME_ENDS: Final = Cue("game-ends")
CUES: Final = [
    DAY_BEGINS,
    TAKES,
    VISITS,
    SPENDS,
    TRAVELS,
    IS_PUNCTUAL,
    PLACES,
    LOSES,
    GAINS_CRYSTAL,
    SCORES_SPACE,
    SCORES_ROW,
    CONTINUES,
    OPENS,
    CLOSES,
    APPEARS,
    LEAVES,
    RESTS,
    HAS_CHOSEN,
    FOLLOWS,
    GAME_ENDS,
]
