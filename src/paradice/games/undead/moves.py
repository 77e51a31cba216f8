"""What can be done, refused and told in West Fort: its numbers, moves, rules and cues."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.contract import Catalogue, Cue, Move, Rule

# Numbers

SEATS: Final[i64] = 6
SLOTS: Final[i64] = 9
STREET: Final[i64] = 9
"""As a place: beyond the slots of the buildings."""
PLACES: Final[i64] = 10
HIGHEST: Final[i64] = 8
"""The action space that comes first; Hired Guns (0) comes even before it."""
HIRED_GUNS: Final[i64] = 0
JOKER: Final[i64] = 1
LOWEST: Final[i64] = 2
PASSED: Final[i64] = 9
"""As a choice: no space at all."""
NEW_IN_TOWN: Final[i64] = 10
"""As a choice: Hired Guns by one who has neither outlaws nor means."""
CARDS: Final[i64] = 18
EMPTY: Final[i64] = -1
NOBODY: Final[i64] = -1

COIN: Final[i64] = 0
BULLET: Final[i64] = 1
NOTORIETY: Final[i64] = 2
KINDS: Final = ("coin", "bullet", "notoriety")

# Moves

MOVES: Final = Catalogue()


def numbered(verb: str, first: i64, last: i64) -> list[Move]:
    """Put a verb with each of these numbers into the catalogue."""
    start = len(MOVES.moves)
    number: i64
    for number in range(first, last + 1):
        MOVES.put(verb, number, -1)
    return MOVES.moves[start:]


def threats() -> list[Move]:
    """Put ``intimidate`` with every fighter and every space into the catalogue."""
    start = len(MOVES.moves)
    seat: i64
    space: i64
    for seat in range(SEATS):
        for space in range(LOWEST, HIGHEST + 1):
            MOVES.put("intimidate", seat, space)
    return MOVES.moves[start:]


WISH: Final = MOVES.add("wish", 3)
PICK: Final = MOVES.add("pick", 9)
PASS: Final = MOVES.add("pass")[0]
SEND: Final = numbered("send", LOWEST, HIGHEST)
USE: Final = MOVES.add("use", SLOTS)
DONE: Final = MOVES.add("done")[0]
HIRE_FOR_COINS: Final = MOVES.add("hire-for-coins")[0]
HIRE_FOR_NOTORIETY: Final = MOVES.add("hire-for-notoriety")[0]
TARGET: Final = MOVES.add("target", SEATS)
SHOOT: Final = MOVES.add("shoot", CARDS)
INTIMIDATE: Final = threats()
STEAL: Final = MOVES.add("steal", SEATS)
SKIP: Final = MOVES.add("skip")[0]
PAY: Final = MOVES.add("pay")[0]
STEP_OUT: Final = MOVES.add("step-out")[0]
BRIBE: Final = MOVES.add("bribe", SEATS)
FIGHT: Final = MOVES.add("fight")[0]
GIVE_COIN: Final = MOVES.add("give-coin")[0]
GIVE_NOTORIETY: Final = MOVES.add("give-notoriety")[0]
GIVE: Final = numbered("give", 2, 7)
FIRE: Final = MOVES.add("fire")[0]
STOP: Final = MOVES.add("stop")[0]
TRIGGER: Final = MOVES.add("trigger")[0]
HOLD: Final = MOVES.add("hold")[0]
STRIP: Final = numbered("strip", 2, 7)
BREAK: Final = numbered("break", 2, 7)
LOAD: Final = numbered("load", 2, 7)
EARN: Final = MOVES.add("earn", 3)
BUY: Final = MOVES.add("buy", SLOTS)
STAY: Final = MOVES.add("stay")[0]
LEAVE: Final = MOVES.add("leave")[0]
WITHDRAW: Final = MOVES.add("withdraw", SLOTS)
SPEND: Final = numbered("spend", 2, 7)
PUT: Final = MOVES.add("put", PLACES)


def threat(seat: i64, space: i64) -> Move:
    """Return the move that intimidates the outlaw of *seat* on *space*."""
    return INTIMIDATE[seat * (HIGHEST - LOWEST + 1) + space - LOWEST]


# Rules

NO_OUTLAW_LEFT: Final = Rule("no-outlaw-left")
OWN_OUTLAW_LIES_THERE: Final = Rule("own-outlaw-lies-there")
HIRED_GUNS_COST: Final = Rule("hired-guns-cost")
MUST_CHOOSE: Final = Rule("must-choose")
JOKER_NEEDS_ROOM: Final = Rule("joker-needs-room")
NOT_YOUR_BUILDING: Final = Rule("not-your-building")
ABILITY_IS_PERMANENT: Final = Rule("ability-is-permanent")
ONCE_A_ROUND: Final = Rule("once-a-round")
NO_COIN: Final = Rule("no-coin")
NO_NOTORIETY: Final = Rule("no-notoriety")
BOOT_HILL_IS_EMPTY: Final = Rule("boot-hill-is-empty")
NO_CLEAR_BUILDING: Final = Rule("no-clear-building")
NOTHING_TO_MOVE: Final = Rule("nothing-to-move")
DUEL_HAS_NO_PRICE: Final = Rule("duel-has-no-price")
STREET_ONLY: Final = Rule("street-only")
OUT_OF_REACH: Final = Rule("out-of-reach")
LYING_IS_SAFE: Final = Rule("lying-is-safe")
OWN_GANG: Final = Rule("own-gang")
NOTHING_TO_STEAL: Final = Rule("nothing-to-steal")
IS_GUARDED: Final = Rule("is-guarded")
TARGET_IS_DECLARED: Final = Rule("target-is-declared")
TWO_RESOURCES_NEEDED: Final = Rule("two-resources-needed")
CHAMBER_IS_EMPTY: Final = Rule("chamber-is-empty")
CHAMBER_IS_LOADED: Final = Rule("chamber-is-loaded")
SUPPLY_IS_EXHAUSTED: Final = Rule("supply-is-exhausted")
BUYING_COMES_LAST: Final = Rule("buying-comes-last")
STREET_IS_HAUNTED: Final = Rule("street-is-haunted")
TOO_EXPENSIVE: Final = Rule("too-expensive")
ALREADY_HELD: Final = Rule("already-held")
CLEAR_BUILDINGS_ONLY: Final = Rule("clear-buildings-only")
RULES: Final = [
    NO_OUTLAW_LEFT,
    OWN_OUTLAW_LIES_THERE,
    HIRED_GUNS_COST,
    MUST_CHOOSE,
    JOKER_NEEDS_ROOM,
    NOT_YOUR_BUILDING,
    ABILITY_IS_PERMANENT,
    ONCE_A_ROUND,
    NO_COIN,
    NO_NOTORIETY,
    BOOT_HILL_IS_EMPTY,
    NO_CLEAR_BUILDING,
    NOTHING_TO_MOVE,
    DUEL_HAS_NO_PRICE,
    STREET_ONLY,
    OUT_OF_REACH,
    LYING_IS_SAFE,
    OWN_GANG,
    NOTHING_TO_STEAL,
    IS_GUARDED,
    TARGET_IS_DECLARED,
    TWO_RESOURCES_NEEDED,
    CHAMBER_IS_EMPTY,
    CHAMBER_IS_LOADED,
    SUPPLY_IS_EXHAUSTED,
    BUYING_COMES_LAST,
    STREET_IS_HAUNTED,
    TOO_EXPENSIVE,
    ALREADY_HELD,
    CLEAR_BUILDINGS_ONLY,
]

# Cues

DAY_BEGINS: Final = Cue("day-begins", "day")
ROUND_BEGINS: Final = Cue("round-begins", "round")
HAS_CHOSEN: Final = Cue("has-chosen")
GETS_READY: Final = Cue("gets-ready", "coins bullets notoriety")
HIRES: Final = Cue("hires", "outlaws")
HIRES_NOBODY: Final = Cue("hires-nobody")
IS_NEW_IN_TOWN: Final = Cue("is-new-in-town")
PICKS: Final = Cue("picks", "space")
PASSES: Final = Cue("passes")
JOKERS_CANCEL: Final = Cue("jokers-cancel", "count")
JOKER_STAYS: Final = Cue("joker-stays")
SENDS: Final = Cue("sends", "space")
GAINS_COINS: Final = Cue("gains-coins", "coins")
GAINS_NOTORIETY: Final = Cue("gains-notoriety", "notoriety")
LOADS: Final = Cue("loads", "chamber")
LOSES_BULLETS: Final = Cue("loses-bullets", "bullets")
PAYS_COINS: Final = Cue("pays-coins", "coins")
PAYS_NOTORIETY: Final = Cue("pays-notoriety", "notoriety")
TURNS_SKULL: Final = Cue("turns-skull")
FINDS_NOTHING: Final = Cue("finds-nothing", "building")
USES: Final = Cue("uses", "building")
REARRANGES: Final = Cue("rearranges", "bullets")
DUEL_BEGINS: Final = Cue("duel-begins", "space")
TARGETS: Final = Cue("targets", "other")
BRIBES: Final = Cue("bribes", "other")
ROLLS: Final = Cue("rolls", "face")
HITS: Final = Cue("hits", "other face")
MISSES: Final = Cue("misses", "face")
TRIGGERS: Final = Cue("triggers")
BACKFIRES: Final = Cue("backfires")
GOES_HOME: Final = Cue("goes-home")
DIES: Final = Cue("dies")
INTIMIDATES: Final = Cue("intimidates", "other space")
PAYS_UP: Final = Cue("pays-up", "other")
STEPS_OUT: Final = Cue("steps-out")
GIVES_COIN: Final = Cue("gives-coin", "other")
GIVES_NOTORIETY: Final = Cue("gives-notoriety", "other")
GIVES_BULLET: Final = Cue("gives-bullet", "other chamber")
STEALS_COIN: Final = Cue("steals-coin", "other")
STEALS_NOTORIETY: Final = Cue("steals-notoriety", "other")
STEALS_BULLET: Final = Cue("steals-bullet", "other chamber")
AIMS: Final = Cue("aims", "undead")
KILLS: Final = Cue("kills", "undead")
STOPS: Final = Cue("stops")
REPEATS: Final = Cue("repeats", "face")
RISES: Final = Cue("rises", "undead place")
TURNS_UP: Final = Cue("turns-up", "undead")
HILL_IS_EMPTY: Final = Cue("hill-is-empty")
BUYS: Final = Cue("buys", "building coins")
STAYS: Final = Cue("stays", "building")
LEAVES: Final = Cue("leaves", "building")
TAKES_OVER: Final = Cue("takes-over", "building")
WITHDRAWS: Final = Cue("withdraws", "building")
KEEPS: Final = Cue("keeps", "building chamber")
IS_EVICTED: Final = Cue("is-evicted", "building")
WEARS_LAW: Final = Cue("wears-law")
HIGH_NOON: Final = Cue("high-noon")
LATE_NOON: Final = Cue("late-noon")
FINAL_DUEL: Final = Cue("final-duel")
LEAVES_DUEL: Final = Cue("leaves-duel")
GAME_ENDS: Final = Cue("game-ends")
RANGER_COMES: Final = Cue("ranger-comes", "space")
RANGER_LOSES_BULLET: Final = Cue("ranger-loses-bullet", "chamber left")
CUES: Final = [
    DAY_BEGINS,
    ROUND_BEGINS,
    HAS_CHOSEN,
    GETS_READY,
    HIRES,
    HIRES_NOBODY,
    IS_NEW_IN_TOWN,
    PICKS,
    PASSES,
    JOKERS_CANCEL,
    JOKER_STAYS,
    SENDS,
    GAINS_COINS,
    GAINS_NOTORIETY,
    LOADS,
    LOSES_BULLETS,
    PAYS_COINS,
    PAYS_NOTORIETY,
    TURNS_SKULL,
    FINDS_NOTHING,
    USES,
    REARRANGES,
    DUEL_BEGINS,
    TARGETS,
    BRIBES,
    ROLLS,
    HITS,
    MISSES,
    TRIGGERS,
    BACKFIRES,
    GOES_HOME,
    DIES,
    INTIMIDATES,
    PAYS_UP,
    STEPS_OUT,
    GIVES_COIN,
    GIVES_NOTORIETY,
    GIVES_BULLET,
    STEALS_COIN,
    STEALS_NOTORIETY,
    STEALS_BULLET,
    AIMS,
    KILLS,
    STOPS,
    REPEATS,
    RISES,
    TURNS_UP,
    HILL_IS_EMPTY,
    BUYS,
    STAYS,
    LEAVES,
    TAKES_OVER,
    WITHDRAWS,
    KEEPS,
    IS_EVICTED,
    WEARS_LAW,
    HIGH_NOON,
    LATE_NOON,
    FINAL_DUEL,
    LEAVES_DUEL,
    GAME_ENDS,
    RANGER_COMES,
    RANGER_LOSES_BULLET,
]
