"""The numbers, moves, refusals and events of Riff in Time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Script
from paradice.core.moves import Catalogue, Rulebook

# Numbers

SEATS: Final[i64] = 4
LOCATIONS: Final[i64] = 10
CARDS: Final[i64] = 60
"""Of the riff deck."""
SAN_DIMAS: Final[i64] = 0
"""As a position; 1 to 10 are the numbered ones."""
POSITIONS: Final[i64] = 11
PRESENT: Final[i64] = 10
"""San Dimas as a place that has a name; 0 to 9 are the locations, each with its personage."""
ABOARD: Final[i64] = 11
"""Where a personage is: on a position, in the booth of seat 0, 1…, or home for good."""
HOME: Final[i64] = 15
EMPTY: Final[i64] = -1
NOBODY: Final[i64] = -1

BILL: Final[i64] = 0
TED: Final[i64] = 1
ELIZABETH: Final[i64] = 2
JOANNA: Final[i64] = 3
CHARACTERS: Final[i64] = 4

MOVE: Final[i64] = 0
INTERACT: Final[i64] = 1
REROLL: Final[i64] = 2
EXCELLENT: Final[i64] = 3
BOGUS: Final[i64] = 4
BLANK: Final[i64] = 5
FACES: Final[i64] = 6
USED: Final[i64] = 8
"""Added to the face of a die whose action has been taken."""

WYLD: Final[i64] = 0
CHARACTER: Final[i64] = 1
TRIUMPHANT: Final[i64] = 2
BLACK: Final[i64] = 3
"""The Bogus die."""
MOST_DICE: Final[i64] = 4

START_CARD: Final[i64] = 10
OBJECTIVE_CARD: Final[i64] = 11
SOURCES: Final[i64] = 12
"""What can show an action: ten personages, the start card, the objective once it is rewarded."""

OPEN: Final[i64] = 0
DONE: Final[i64] = 1
REWARDED: Final[i64] = 2

MAIN: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
FIXED: Final[i64] = 3

BOOTH_READY: Final[i64] = 0
BOOTH_USED: Final[i64] = 1
BOOTH_TOO_LATE: Final[i64] = 2

# Moves

MOVES: Final = Catalogue()
GO: Final = MOVES.add("move", POSITIONS)
PICK: Final = MOVES.add("pick", LOCATIONS)
RETURN: Final = MOVES.add("return", LOCATIONS)
PASS: Final = MOVES.add("pass", LOCATIONS, SEATS)
FIX: Final = MOVES.one("fix")
ROLL_AGAIN: Final = MOVES.add("reroll", MOST_DICE)
PAIR: Final = MOVES.add("pair", 3)
SUFFER: Final = MOVES.one("bogus")
IGNORE: Final = MOVES.one("ignore")
BOOTH: Final = MOVES.one("booth")
END: Final = MOVES.one("end")
STOP: Final = MOVES.one("stop")
SWAP: Final = MOVES.one("swap")
KEEP: Final = MOVES.one("keep")
CHOOSE: Final = MOVES.add("choose", 2)
REOPEN: Final = MOVES.add("reopen", POSITIONS)
NEXT: Final = MOVES.add("next", 3)
ROLL_TRIUMPHANT: Final = MOVES.add("triumphant", MOST_DICE + 1)
ROLL_CHARACTER: Final = MOVES.add("character", MOST_DICE + 1)
AIM: Final = MOVES.add("objective", 2)
PLAY_AS: Final = MOVES.add("play", CHARACTERS)
REGAIN: Final = MOVES.add("regain", 3)

# Rules

RULES: Final = Rulebook()
CHARACTER_IS_TAKEN: Final = RULES.add("character-is-taken")
NO_SUCH_DICE: Final = RULES.add("no-such-dice")
FOUR_DICE: Final = RULES.add("four-dice")
EXACTLY_FOUR: Final = RULES.add("exactly-four")
BOGUS_DICE_ARE_FORCED: Final = RULES.add("bogus-dice-are-forced")
BOOTH_ONCE: Final = RULES.add("booth-once")
BOOTH_FIRST: Final = RULES.add("booth-first")
BOGUS_FIRST: Final = RULES.add("bogus-first")
IGNORE_ONCE: Final = RULES.add("ignore-once")
NO_CIRCUIT: Final = RULES.add("no-circuit")
NO_MOVE: Final = RULES.add("no-move")
NO_INTERACT: Final = RULES.add("no-interact")
NO_REROLL: Final = RULES.add("no-reroll")
NO_PAIR: Final = RULES.add("no-pair")
DIE_IS_USED: Final = RULES.add("die-is-used")
ELSEWHERE: Final = RULES.add("elsewhere")
IS_ABOARD: Final = RULES.add("is-aboard")
NEVER_TAKE: Final = RULES.add("never-take")
STANDS_AT_HOME: Final = RULES.add("stands-at-home")
HOME_FOR_GOOD: Final = RULES.add("home-for-good")
ONLY_AT_HOME: Final = RULES.add("only-at-home")
ONLY_FROM_YOUR_BOOTH: Final = RULES.add("only-from-your-booth")
IS_RETURNED: Final = RULES.add("is-returned")
ONLY_YOUR_GUESTS: Final = RULES.add("only-your-guests")
NOT_HERE: Final = RULES.add("not-here")
NOT_PASSED_AT_HOME: Final = RULES.add("not-passed-at-home")
NO_RIFT_ACTION_HERE: Final = RULES.add("no-fixing-san-dimas")
IS_FIXED: Final = RULES.add("is-fixed")
PERSONAGE_FIRST: Final = RULES.add("personage-first")
IS_NOT_FIXED: Final = RULES.add("is-not-fixed")

# Cues

CUES: Final = Script()
PLAYS_AS: Final = CUES.add("plays-as", "character")
AIMS_AT: Final = CUES.add("aims-at", "objective")
MAY_USE: Final = CUES.add("may-use", "symbol")
ROUND_BEGINS: Final = CUES.add("round-begins", "round")
TURN_BEGINS: Final = CUES.add("turn-begins")
DRAWS: Final = CUES.add("draws", "riff")
SWAPS: Final = CUES.add("swaps", "riff")
DISCARDS: Final = CUES.add("discards", "riff")
LOOKS: Final = CUES.add("looks", "count")
PUTS_NEXT: Final = CUES.add("puts-next", "riff turn")
IS_CALM: Final = CUES.add("is-calm", "place")
RISES: Final = CUES.add("rises", "of level by")
OVERFLOWS: Final = CUES.add("overflows", "of")
FALLS: Final = CUES.add("falls", "of level by")
CLOSES: Final = CUES.add("closes", "of")
REOPENS: Final = CUES.add("reopens", "of level")
GAINS_DIE: Final = CUES.add("gains-die", "dice")
IS_MOVED: Final = CUES.add("is-moved", "to start")
EJECTS: Final = CUES.add("ejects", "personage to")
ROLLS_THREE: Final = CUES.add("rolls-three", "face1 face2 face3")
ROLLS_FOUR: Final = CUES.add("rolls-four", "face1 face2 face3 face4")
USES_BOOTH: Final = CUES.add("uses-booth")
REROLLS: Final = CUES.add("rerolls", "face1 face2 die")
PAIRS: Final = CUES.add("pairs", "symbol")
SUFFERS: Final = CUES.add("suffers")
IGNORES: Final = CUES.add("ignores")
TRAVELS: Final = CUES.add("travels", "to start")
PICKS: Final = CUES.add("picks", "personage")
RETURNS: Final = CUES.add("returns", "personage to")
PASSES: Final = CUES.add("passes", "personage other")
REGAINS: Final = CUES.add("regains", "symbol")
ADVANCES: Final = CUES.add("advances", "objective stage")
ACCOMPLISHES: Final = CUES.add("accomplishes", "objective")
IS_REWARDED: Final = CUES.add("is-rewarded", "lowers symbol")
ROUND_ENDS: Final = CUES.add("round-ends", "round")
GAME_IS_WON: Final = CUES.add("game-is-won")
PRESENT_BREAKS: Final = CUES.add("present-breaks")
DECK_IS_EMPTY: Final = CUES.add("deck-is-empty")
