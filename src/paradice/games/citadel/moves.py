"""The numbers, moves, refusals and events of the Citadel."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Script
from paradice.core.moves import Catalogue, Rulebook

# Numbers

CHARACTERS: Final[i64] = 5
ROOMS: Final[i64] = 12
DOORS: Final[i64] = 18
COLOURS: Final[i64] = 3
TRAPS: Final[i64] = 5
SEATS: Final[i64] = 4

NOBODY: Final[i64] = -1
EMPTY: Final[i64] = -1
OUTSIDE: Final[i64] = ROOMS
HOURS: Final[i64] = 12
FARTHEST: Final[i64] = 11
WHOLE_HAND: Final[i64] = 63
ONE: Final[i64] = 1
ALL_ROOMS: Final[i64] = (1 << ROOMS) - 1
ALL_DOORS: Final[i64] = (1 << DOORS) - 1

NATHAN: Final[i64] = 0
EDWARD: Final[i64] = 1
IRENE: Final[i64] = 2
LEROY: Final[i64] = 3
DESTINY: Final[i64] = 4

FACE_DIE: Final[i64] = 0
COLOUR_DIE: Final[i64] = 1
CLOCK_DIE: Final[i64] = 2
SECOND_PAIR: Final[i64] = 3
WHITE_DICE: Final[i64] = 3

JAMMED_LOCKS: Final[i64] = 1
TIME_STOP: Final[i64] = 2
NO_HURRY: Final[i64] = 4
FALSE_ALARM: Final[i64] = 8
REROLL_DICE: Final[i64] = 16
TWO_CHANCES: Final[i64] = 32
VIDEO_LOOP: Final[i64] = 64
PLOYS: Final = {
    "jammed-locks": JAMMED_LOCKS,
    "time-stop": TIME_STOP,
    "no-hurry": NO_HURRY,
    "false-alarm": FALSE_ALARM,
    "reroll": REROLL_DICE,
    "two-chances": TWO_CHANCES,
    "video-loop": VIDEO_LOOP,
}

# Moves

MOVES: Final = Catalogue()
CHOOSE: Final = MOVES.add("choose", CHARACTERS)
MOVE: Final = MOVES.add("move", ROOMS)
LEAVE: Final = MOVES.one("leave")
UNLOCK: Final = MOVES.add("unlock", DOORS)
DISARM: Final = MOVES.add("disarm", ROOMS)
RESCUE: Final = MOVES.add("rescue", COLOURS)
PLAY: Final = MOVES.add("play", 30)
LEAP: Final = MOVES.add("leap", ROOMS)
BONUS: Final = MOVES.one("bonus")
DONE: Final = MOVES.one("done")
STOP: Final = MOVES.one("stop")
CALL: Final = MOVES.add("call", SEATS)
ASSIST: Final = MOVES.add("assist", SEATS)
LEND: Final = MOVES.add("lend", SEATS)
PUSH: Final = MOVES.add("push", COLOURS)
SWAP: Final = MOVES.group(
    [MOVES.put("swap", 0, 1), MOVES.put("swap", 0, 2), MOVES.put("swap", 1, 2)]
)
SILENCE: Final = MOVES.add("silence", TRAPS)
SPARE: Final = MOVES.add("spare", TRAPS)
LURE: Final = MOVES.add("lure", ROOMS)
COLOUR: Final = MOVES.add("colour", COLOURS)
FACE: Final = MOVES.add("face", 6)
PAIR: Final = MOVES.add("pair", 2)
NUDGE: Final = MOVES.add("nudge", 3)
REROLL: Final = MOVES.add("reroll", 8, first=1)
"""A set of dice: 1 the Professor's, 2 the colours, 4 the clock."""
KEEP: Final = MOVES.one("keep")
WAKE: Final = MOVES.add("wake", SEATS)
DECLINE: Final = MOVES.one("decline")

# Rules

RULES: Final = Rulebook()
CHARACTER_IS_TAKEN: Final = RULES.add("character-is-taken")
NO_ACTION_LEFT: Final = RULES.add("no-action-left")
ONLY_TO_MOVE: Final = RULES.add("only-to-move")
PROFESSOR_IS_THERE: Final = RULES.add("professor-is-there")
DOOR_IS_LOCKED: Final = RULES.add("door-is-locked")
MAIN_HALL_IS_NO_ENTRANCE: Final = RULES.add("main-hall-is-no-entrance")
NO_WAY_BACK_OUT: Final = RULES.add("no-way-back-out")
NO_DOOR_BETWEEN: Final = RULES.add("no-door-between")
NO_WINDOW: Final = RULES.add("no-window")
CLIMB_NEEDS_WINDOW: Final = RULES.add("climb-needs-window")
NOT_HIS_EXIT: Final = RULES.add("not-his-exit")
ALREADY_THERE: Final = RULES.add("already-there")
NO_WAY_ON: Final = RULES.add("no-way-on")
DOOR_IS_OPEN: Final = RULES.add("door-is-open")
DOOR_IS_ELSEWHERE: Final = RULES.add("door-is-elsewhere")
TRAP_IS_OFF: Final = RULES.add("trap-is-off")
TRAP_IS_ELSEWHERE: Final = RULES.add("trap-is-elsewhere")
TRAP_IS_NOT_NEXT_DOOR: Final = RULES.add("trap-is-not-next-door")
WRONG_TRAP: Final = RULES.add("wrong-trap")
NOT_ON_THE_TILE: Final = RULES.add("not-on-the-tile")
TREASURE_IS_ELSEWHERE: Final = RULES.add("treasure-is-elsewhere")
TRAPS_ARE_ACTIVE: Final = RULES.add("traps-are-active")
ONE_CARD_A_TURN: Final = RULES.add("one-card-a-turn")
CARD_IS_NOT_REVEALED: Final = RULES.add("card-is-not-revealed")
PLAIN_ACTIONS_ONLY: Final = RULES.add("plain-actions-only")
ANOTHER_ADVENTURER: Final = RULES.add("another-adventurer")
WOULD_DO_NOTHING: Final = RULES.add("would-do-nothing")
TILE_IS_DOWN: Final = RULES.add("tile-is-down")
TILE_IS_UP: Final = RULES.add("tile-is-up")
AFTER_YOUR_ROLL: Final = RULES.add("after-your-roll")
POWER_IS_SPENT: Final = RULES.add("power-is-spent")
POWER_IS_ANOTHERS: Final = RULES.add("power-is-anothers")
NOT_NEXT_TO_PROFESSOR: Final = RULES.add("not-next-to-professor")
MARKER_IS_FAR_ENOUGH: Final = RULES.add("marker-is-far-enough")
ANOTHER_MARKER: Final = RULES.add("another-marker")
MARKERS_ARE_LEVEL: Final = RULES.add("markers-are-level")
DIE_IS_SET: Final = RULES.add("die-is-set")
DIE_IS_NOT_ROLLED: Final = RULES.add("die-is-not-rolled")

# Cues

CUES: Final = Script()
PLAYS_AS: Final = CUES.add("plays-as", "character")
BEGINS: Final = CUES.add("begins")
REVEALS: Final = CUES.add("reveals", "card card2")
SHUFFLES: Final = CUES.add("shuffles")
ENTERS: Final = CUES.add("enters", "room")
GOES: Final = CUES.add("goes", "room door")
LEAPS: Final = CUES.add("leaps", "room")
IS_CALLED: Final = CUES.add("is-called", "room")
UNLOCKS: Final = CUES.add("unlocks", "room room2")
DISARMS: Final = CUES.add("disarms", "trap room")
RESCUES: Final = CUES.add("rescues", "treasure count")
SPARES: Final = CUES.add("spares", "traps")
REARMS_ALL: Final = CUES.add("rearms-all", "traps")
APPEARS: Final = CUES.add("appears", "colour treasure room")
IS_MARKED: Final = CUES.add("is-marked", "colour minutes hour")
PLAYS_CARD: Final = CUES.add("plays-card", "card")
USES_BONUS: Final = CUES.add("uses-bonus", "character")
GAINS_ACTIONS: Final = CUES.add("gains-actions", "actions")
GAINS_STEPS: Final = CUES.add("gains-steps", "steps")
LENDS: Final = CUES.add("lends", "other actions")
PUSHES: Final = CUES.add("pushes", "colour minutes hour")
SWAPS: Final = CUES.add("swaps", "colour colour2")
LOADS: Final = CUES.add("loads", "colour")
IS_LUCKY: Final = CUES.add("is-lucky", "colour")
ROLLS: Final = CUES.add("rolls", "face colour clocks")
ROLLS_WHITE: Final = CUES.add("rolls-white", "face colour")
ROLLS_CLOCK: Final = CUES.add("rolls-clock", "clocks")
ROLLS_AGAIN: Final = CUES.add("rolls-again")
TRIES_TWICE: Final = CUES.add("tries-twice", "face colour")
TAKES_PAIR: Final = CUES.add("takes-pair", "face colour")
SETS_DICE: Final = CUES.add("sets-dice", "face colour")
PROFESSOR_GOES: Final = CUES.add("professor-goes", "room colour door")
PROFESSOR_PASSES: Final = CUES.add("professor-passes", "room colour")
PROFESSOR_IS_FOOLED: Final = CUES.add("professor-is-fooled")
LOCKS: Final = CUES.add("locks", "room room2")
REARMS: Final = CUES.add("rearms", "trap room")
FLEES: Final = CUES.add("flees", "room")
TIME_PRESSES: Final = CUES.add("time-presses", "colour minutes")
TIME_IS_PATIENT: Final = CUES.add("time-is-patient")
TIME_PASSES: Final = CUES.add("time-passes", "minutes hour")
TIME_STANDS: Final = CUES.add("time-stands")
LOSES: Final = CUES.add("loses", "treasure count")
WAKES: Final = CUES.add("wakes", "character")
DECLINES: Final = CUES.add("declines")
TEAM_WINS: Final = CUES.add("team-wins")
TEAM_LOSES: Final = CUES.add("team-loses")
