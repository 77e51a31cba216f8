"""What can be done, refused and told in the Citadel: its numbers, moves, rules and cues."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.contract import Catalogue, Cue, Rule

# Numbers

CHARACTERS: Final[i64] = 5
ROOMS: Final[i64] = 12
DOORS: Final[i64] = 18
COLOURS: Final[i64] = 3
TRAPS: Final[i64] = 5
SEATS: Final[i64] = 4

# Moves

MOVES: Final = Catalogue()
CHOOSE: Final = MOVES.add("choose", CHARACTERS)
MOVE: Final = MOVES.add("move", ROOMS)
LEAVE: Final = MOVES.add("leave")
UNLOCK: Final = MOVES.add("unlock", DOORS)
DISARM: Final = MOVES.add("disarm", ROOMS)
RESCUE: Final = MOVES.add("rescue", COLOURS)
PLAY: Final = MOVES.add("play", 30)
LEAP: Final = MOVES.add("leap", ROOMS)
BONUS: Final = MOVES.add("bonus")
DONE: Final = MOVES.add("done")
STOP: Final = MOVES.add("stop")
CALL: Final = MOVES.add("call", SEATS)
ASSIST: Final = MOVES.add("assist", SEATS)
LEND: Final = MOVES.add("lend", SEATS)
PUSH: Final = MOVES.add("push", COLOURS)
MOVES.put("swap", 0, 1)
MOVES.put("swap", 0, 2)
MOVES.put("swap", 1, 2)
SWAP: Final = MOVES.moves[-3:]
SILENCE: Final = MOVES.add("silence", TRAPS)
SPARE: Final = MOVES.add("spare", TRAPS)
LURE: Final = MOVES.add("lure", ROOMS)
COLOUR: Final = MOVES.add("colour", COLOURS)
FACE: Final = MOVES.add("face", 6)
PAIR: Final = MOVES.add("pair", 2)
NUDGE: Final = MOVES.add("nudge", 3)
for dice in range(1, 8):  # a set of dice: 1 the Professor's, 2 the colours, 4 the clock
    MOVES.put("reroll", dice, -1)
REROLL: Final = MOVES.moves[-7:]
KEEP: Final = MOVES.add("keep")
WAKE: Final = MOVES.add("wake", SEATS)
DECLINE: Final = MOVES.add("decline")

FIRST_LEAVE: Final[i64] = LEAVE[0].index
FIRST_UNLOCK: Final[i64] = UNLOCK[0].index
FIRST_DISARM: Final[i64] = DISARM[0].index
FIRST_RESCUE: Final[i64] = RESCUE[0].index
FIRST_PLAY: Final[i64] = PLAY[0].index
FIRST_LEAP: Final[i64] = LEAP[0].index
FIRST_BONUS: Final[i64] = BONUS[0].index
FIRST_DONE: Final[i64] = DONE[0].index
FIRST_REROLL: Final[i64] = REROLL[0].index

# Rules

CHARACTER_IS_TAKEN: Final = Rule("character-is-taken")
NO_ACTION_LEFT: Final = Rule("no-action-left")
ONLY_TO_MOVE: Final = Rule("only-to-move")
PROFESSOR_IS_THERE: Final = Rule("professor-is-there")
DOOR_IS_LOCKED: Final = Rule("door-is-locked")
MAIN_HALL_IS_NO_ENTRANCE: Final = Rule("main-hall-is-no-entrance")
NO_WAY_BACK_OUT: Final = Rule("no-way-back-out")
NO_DOOR_BETWEEN: Final = Rule("no-door-between")
NO_WINDOW: Final = Rule("no-window")
ALREADY_THERE: Final = Rule("already-there")
NO_WAY_ON: Final = Rule("no-way-on")
DOOR_IS_OPEN: Final = Rule("door-is-open")
TRAP_IS_OFF: Final = Rule("trap-is-off")
TRAP_IS_ELSEWHERE: Final = Rule("trap-is-elsewhere")
WRONG_TRAP: Final = Rule("wrong-trap")
TREASURE_IS_ELSEWHERE: Final = Rule("treasure-is-elsewhere")
TRAPS_ARE_ACTIVE: Final = Rule("traps-are-active")
ONE_CARD_A_TURN: Final = Rule("one-card-a-turn")
WOULD_DO_NOTHING: Final = Rule("would-do-nothing")
TILE_IS_DOWN: Final = Rule("tile-is-down")
TILE_IS_UP: Final = Rule("tile-is-up")
AFTER_YOUR_ROLL: Final = Rule("after-your-roll")
POWER_IS_SPENT: Final = Rule("power-is-spent")
NOT_NEXT_TO_PROFESSOR: Final = Rule("not-next-to-professor")
MARKER_IS_FAR_ENOUGH: Final = Rule("marker-is-far-enough")
ANOTHER_MARKER: Final = Rule("another-marker")
MARKERS_ARE_LEVEL: Final = Rule("markers-are-level")
DIE_IS_SET: Final = Rule("die-is-set")
DIE_IS_NOT_ROLLED: Final = Rule("die-is-not-rolled")
RULES: Final = [
    CHARACTER_IS_TAKEN,
    NO_ACTION_LEFT,
    ONLY_TO_MOVE,
    PROFESSOR_IS_THERE,
    DOOR_IS_LOCKED,
    MAIN_HALL_IS_NO_ENTRANCE,
    NO_WAY_BACK_OUT,
    NO_DOOR_BETWEEN,
    NO_WINDOW,
    ALREADY_THERE,
    NO_WAY_ON,
    DOOR_IS_OPEN,
    TRAP_IS_OFF,
    TRAP_IS_ELSEWHERE,
    WRONG_TRAP,
    TREASURE_IS_ELSEWHERE,
    TRAPS_ARE_ACTIVE,
    ONE_CARD_A_TURN,
    WOULD_DO_NOTHING,
    TILE_IS_DOWN,
    TILE_IS_UP,
    AFTER_YOUR_ROLL,
    POWER_IS_SPENT,
    NOT_NEXT_TO_PROFESSOR,
    MARKER_IS_FAR_ENOUGH,
    ANOTHER_MARKER,
    MARKERS_ARE_LEVEL,
    DIE_IS_SET,
    DIE_IS_NOT_ROLLED,
]

# Cues

PLAYS_AS: Final = Cue("plays-as", "character")
BEGINS: Final = Cue("begins")
REVEALS: Final = Cue("reveals", "card card2")
SHUFFLES: Final = Cue("shuffles")
ENTERS: Final = Cue("enters", "room")
GOES: Final = Cue("goes", "room door")
LEAPS: Final = Cue("leaps", "room")
IS_CALLED: Final = Cue("is-called", "room")
UNLOCKS: Final = Cue("unlocks", "room room2")
DISARMS: Final = Cue("disarms", "trap room")
RESCUES: Final = Cue("rescues", "treasure count")
SPARES: Final = Cue("spares", "traps")
REARMS_ALL: Final = Cue("rearms-all", "traps")
APPEARS: Final = Cue("appears", "colour treasure room")
IS_MARKED: Final = Cue("is-marked", "colour minutes hour")
PLAYS_CARD: Final = Cue("plays-card", "card")
USES_BONUS: Final = Cue("uses-bonus", "character")
GAINS_ACTIONS: Final = Cue("gains-actions", "actions")
GAINS_STEPS: Final = Cue("gains-steps", "steps")
LENDS: Final = Cue("lends", "other actions")
PUSHES: Final = Cue("pushes", "colour minutes hour")
SWAPS: Final = Cue("swaps", "colour colour2")
LOADS: Final = Cue("loads", "colour")
IS_LUCKY: Final = Cue("is-lucky", "colour")
ROLLS: Final = Cue("rolls", "face colour clocks")
ROLLS_WHITE: Final = Cue("rolls-white", "face colour")
ROLLS_CLOCK: Final = Cue("rolls-clock", "clocks")
ROLLS_AGAIN: Final = Cue("rolls-again")
TRIES_TWICE: Final = Cue("tries-twice", "face colour")
TAKES_PAIR: Final = Cue("takes-pair", "face colour")
SETS_DICE: Final = Cue("sets-dice", "face colour")
PROFESSOR_GOES: Final = Cue("professor-goes", "room colour door")
PROFESSOR_PASSES: Final = Cue("professor-passes", "room colour")
PROFESSOR_IS_FOOLED: Final = Cue("professor-is-fooled")
LOCKS: Final = Cue("locks", "room room2")
REARMS: Final = Cue("rearms", "trap room")
FLEES: Final = Cue("flees", "room")
TIME_PRESSES: Final = Cue("time-presses", "colour minutes")
TIME_IS_PATIENT: Final = Cue("time-is-patient")
TIME_PASSES: Final = Cue("time-passes", "minutes hour")
TIME_STANDS: Final = Cue("time-stands")
LOSES: Final = Cue("loses", "treasure count")
WAKES: Final = Cue("wakes", "character")
DECLINES: Final = Cue("declines")
TEAM_WINS: Final = Cue("team-wins")
TEAM_LOSES: Final = Cue("team-loses")
CUES: Final = [
    PLAYS_AS,
    BEGINS,
    REVEALS,
    SHUFFLES,
    ENTERS,
    GOES,
    LEAPS,
    IS_CALLED,
    UNLOCKS,
    DISARMS,
    RESCUES,
    SPARES,
    REARMS_ALL,
    APPEARS,
    IS_MARKED,
    PLAYS_CARD,
    USES_BONUS,
    GAINS_ACTIONS,
    GAINS_STEPS,
    LENDS,
    PUSHES,
    SWAPS,
    LOADS,
    IS_LUCKY,
    ROLLS,
    ROLLS_WHITE,
    ROLLS_CLOCK,
    ROLLS_AGAIN,
    TRIES_TWICE,
    TAKES_PAIR,
    SETS_DICE,
    PROFESSOR_GOES,
    PROFESSOR_PASSES,
    PROFESSOR_IS_FOOLED,
    LOCKS,
    REARMS,
    FLEES,
    TIME_PRESSES,
    TIME_IS_PATIENT,
    TIME_PASSES,
    TIME_STANDS,
    LOSES,
    WAKES,
    DECLINES,
    TEAM_WINS,
    TEAM_LOSES,
]
