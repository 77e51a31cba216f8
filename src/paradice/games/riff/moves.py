"""What can be done, refused and told in Riff in Time: its numbers, moves, rules and cues."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.contract import Catalogue, Cue, Rule

# Numbers

LOCATIONS: Final[i64] = 10
SAN_DIMAS: Final[i64] = 0
"""As a position; 1 to 10 are the numbered ones."""
POSITIONS: Final[i64] = 11
PRESENT: Final[i64] = 10
"""San Dimas as a place that has a name; 0 to 9 are the locations, each with its personage."""
ABOARD: Final[i64] = 16
"""Where a personage is: on a position, in the booth of seat 0, 1…, or home for good."""
HOME: Final[i64] = 32
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
GO: Final = MOVES.add("move", 11)
PICK: Final = MOVES.add("pick", 10)
RETURN: Final = MOVES.add("return", 10)
PASS: Final = MOVES.add("pass", 10, 4)
FIX: Final = MOVES.add("fix")
ROLL_AGAIN: Final = MOVES.add("reroll", 4)
PAIR: Final = MOVES.add("pair", 3)
SUFFER: Final = MOVES.add("bogus")
IGNORE: Final = MOVES.add("ignore")
BOOTH: Final = MOVES.add("booth")
END: Final = MOVES.add("end")
STOP: Final = MOVES.add("stop")
SWAP: Final = MOVES.add("swap")
KEEP: Final = MOVES.add("keep")
CHOOSE: Final = MOVES.add("choose", 2)
REOPEN: Final = MOVES.add("reopen", 11)
NEXT: Final = MOVES.add("next", 3)
ROLL_TRIUMPHANT: Final = MOVES.add("triumphant", 5)
ROLL_CHARACTER: Final = MOVES.add("character", 5)
AIM: Final = MOVES.add("objective", 2)
PLAY_AS: Final = MOVES.add("play", 4)

# Where each kind of action begins in the catalogue; the numbers are checked below.
FIRST_PICK: Final[i64] = 11
FIRST_RETURN: Final[i64] = 21
FIRST_PASS: Final[i64] = 31
FIRST_FIX: Final[i64] = 71
FIRST_REROLL: Final[i64] = 72
FIRST_PAIR: Final[i64] = 76
FIRST_SUFFER: Final[i64] = 79
FIRST_IGNORE: Final[i64] = 80
FIRST_BOOTH: Final[i64] = 81
FIRST_END: Final[i64] = 82
assert [
    group[0].index
    for group in (PICK, RETURN, PASS, FIX, ROLL_AGAIN, PAIR, SUFFER, IGNORE, BOOTH, END)
] == [11, 21, 31, 71, 72, 76, 79, 80, 81, 82]

# Rules

CHARACTER_IS_TAKEN: Final = Rule("character-is-taken")
FOUR_DICE: Final = Rule("four-dice")
EXACTLY_FOUR: Final = Rule("exactly-four")
BOGUS_DICE_ARE_FORCED: Final = Rule("bogus-dice-are-forced")
BOOTH_ONCE: Final = Rule("booth-once")
BOOTH_FIRST: Final = Rule("booth-first")
BOGUS_FIRST: Final = Rule("bogus-first")
IGNORE_ONCE: Final = Rule("ignore-once")
NO_CIRCUIT: Final = Rule("no-circuit")
NO_MOVE: Final = Rule("no-move")
NO_INTERACT: Final = Rule("no-interact")
NO_REROLL: Final = Rule("no-reroll")
NO_PAIR: Final = Rule("no-pair")
DIE_IS_USED: Final = Rule("die-is-used")
ELSEWHERE: Final = Rule("elsewhere")
NEVER_TAKE: Final = Rule("never-take")
STANDS_AT_HOME: Final = Rule("stands-at-home")
HOME_FOR_GOOD: Final = Rule("home-for-good")
ONLY_AT_HOME: Final = Rule("only-at-home")
NOT_HERE: Final = Rule("not-here")
NOT_PASSED_AT_HOME: Final = Rule("not-passed-at-home")
NO_RIFT_ACTION_HERE: Final = Rule("no-fixing-san-dimas")
IS_FIXED: Final = Rule("is-fixed")
PERSONAGE_FIRST: Final = Rule("personage-first")
IS_NOT_FIXED: Final = Rule("is-not-fixed")
RULES: Final = [
    CHARACTER_IS_TAKEN,
    FOUR_DICE,
    EXACTLY_FOUR,
    BOGUS_DICE_ARE_FORCED,
    BOOTH_ONCE,
    BOOTH_FIRST,
    BOGUS_FIRST,
    IGNORE_ONCE,
    NO_CIRCUIT,
    NO_MOVE,
    NO_INTERACT,
    NO_REROLL,
    NO_PAIR,
    DIE_IS_USED,
    ELSEWHERE,
    NEVER_TAKE,
    STANDS_AT_HOME,
    HOME_FOR_GOOD,
    ONLY_AT_HOME,
    NOT_HERE,
    NOT_PASSED_AT_HOME,
    NO_RIFT_ACTION_HERE,
    IS_FIXED,
    PERSONAGE_FIRST,
    IS_NOT_FIXED,
]

# Cues

PLAYS_AS: Final = Cue("plays-as", "character")
AIMS_AT: Final = Cue("aims-at", "objective")
MAY_USE: Final = Cue("may-use", "symbol")
ROUND_BEGINS: Final = Cue("round-begins", "round")
TURN_BEGINS: Final = Cue("turn-begins")
DRAWS: Final = Cue("draws", "riff")
SWAPS: Final = Cue("swaps", "riff")
DISCARDS: Final = Cue("discards", "riff")
LOOKS: Final = Cue("looks", "count")
PUTS_NEXT: Final = Cue("puts-next", "riff turn")
IS_CALM: Final = Cue("is-calm", "place")
RISES: Final = Cue("rises", "of level by")
OVERFLOWS: Final = Cue("overflows", "of")
FALLS: Final = Cue("falls", "of level by")
CLOSES: Final = Cue("closes", "of")
REOPENS: Final = Cue("reopens", "of level")
GAINS_DIE: Final = Cue("gains-die", "dice")
IS_MOVED: Final = Cue("is-moved", "to start")
EJECTS: Final = Cue("ejects", "personage to")
ROLLS_THREE: Final = Cue("rolls-three", "face1 face2 face3")
ROLLS_FOUR: Final = Cue("rolls-four", "face1 face2 face3 face4")
USES_BOOTH: Final = Cue("uses-booth")
REROLLS: Final = Cue("rerolls", "face1 face2 die")
PAIRS: Final = Cue("pairs", "symbol")
SUFFERS: Final = Cue("suffers")
IGNORES: Final = Cue("ignores")
TRAVELS: Final = Cue("travels", "to start")
PICKS: Final = Cue("picks", "personage")
RETURNS: Final = Cue("returns", "personage to")
PASSES: Final = Cue("passes", "personage other")
ADVANCES: Final = Cue("advances", "objective stage")
ACCOMPLISHES: Final = Cue("accomplishes", "objective")
IS_REWARDED: Final = Cue("is-rewarded", "lowers symbol")
ROUND_ENDS: Final = Cue("round-ends", "round")
GAME_IS_WON: Final = Cue("game-is-won")
PRESENT_BREAKS: Final = Cue("present-breaks")
DECK_IS_EMPTY: Final = Cue("deck-is-empty")
CUES: Final = [
    PLAYS_AS,
    AIMS_AT,
    MAY_USE,
    ROUND_BEGINS,
    TURN_BEGINS,
    DRAWS,
    SWAPS,
    DISCARDS,
    LOOKS,
    PUTS_NEXT,
    IS_CALM,
    RISES,
    OVERFLOWS,
    FALLS,
    CLOSES,
    REOPENS,
    GAINS_DIE,
    IS_MOVED,
    EJECTS,
    ROLLS_THREE,
    ROLLS_FOUR,
    USES_BOOTH,
    REROLLS,
    PAIRS,
    SUFFERS,
    IGNORES,
    TRAVELS,
    PICKS,
    RETURNS,
    PASSES,
    ADVANCES,
    ACCOMPLISHES,
    IS_REWARDED,
    ROUND_ENDS,
    GAME_IS_WON,
    PRESENT_BREAKS,
    DECK_IS_EMPTY,
]
