"""The numbers, moves, refusals and events of The Quick and the Undead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Script
from paradice.core.moves import Catalogue, Move, Rulebook

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
CARDS: Final[i64] = 18
EMPTY: Final[i64] = -1
NOBODY: Final[i64] = -1

COIN: Final[i64] = 0
BULLET: Final[i64] = 1
NOTORIETY: Final[i64] = 2
KINDS: Final = ("coin", "bullet", "notoriety")

ROUNDS: Final[i64] = 3
CLEARED: Final[i64] = 1
LATE: Final[i64] = 2
"""Why the next round is high noon: no undead is left in town, or the last day is over."""
ALL_CHAMBERS: Final[i64] = 0b11111100
"""The chambers 2 to 7 as a set; 1 and 8 have none."""

RANGER: Final[i64] = 1
"""The place of the Dead Ranger among the fighters when one plays alone; he is no seat."""
RANGER_IN_TALES: Final[i64] = SEATS
"""His number in events, where no seat can be meant."""

STREET_IN_TALES: Final[i64] = 20
"""The number of the street in events, after those of the buildings."""

OPEN: Final[i64] = 0
WISHES: Final[i64] = 1
SPACES: Final[i64] = 2
"""What is secret just now: nothing, the resources to start with, or the spaces chosen."""

RIDERS: Final[i64] = 1
REINFORCEMENTS: Final[i64] = 2
HORDE: Final[i64] = 4
FAST: Final[i64] = 8
"""The harder ways to play alone, as a set."""

# Moves

MOVES: Final = Catalogue()
WISH_COIN: Final = MOVES.put("wish", COIN, -1)
WISH_NOTORIETY: Final = MOVES.put("wish", NOTORIETY, -1)
PICK: Final = MOVES.add("pick", HIGHEST + 1)
PASS: Final = MOVES.one("pass")
SEND: Final = MOVES.add("send", HIGHEST + 1, first=LOWEST)
USE: Final = MOVES.add("use", SLOTS)
DONE: Final = MOVES.one("done")
HIRE_FOR_COINS: Final = MOVES.one("hire-for-coins")
HIRE_FOR_NOTORIETY: Final = MOVES.one("hire-for-notoriety")
TARGET: Final = MOVES.add("target", SEATS)
SHOOT: Final = MOVES.add("shoot", CARDS)
INTIMIDATE: Final = MOVES.group(
    [
        MOVES.put("intimidate", seat, space)
        for seat in range(SEATS)
        for space in range(LOWEST, HIGHEST + 1)
    ]
)
STEAL: Final = MOVES.add("steal", SEATS)
SKIP: Final = MOVES.one("skip")
PAY: Final = MOVES.one("pay")
STEP_OUT: Final = MOVES.one("step-out")
BRIBE: Final = MOVES.add("bribe", SEATS)
FIGHT: Final = MOVES.one("fight")
GIVE_COIN: Final = MOVES.one("give-coin")
GIVE_NOTORIETY: Final = MOVES.one("give-notoriety")
GIVE: Final = MOVES.add("give", 8, first=2)
FIRE: Final = MOVES.one("fire")
STOP: Final = MOVES.one("stop")
TRIGGER: Final = MOVES.one("trigger")
HOLD: Final = MOVES.one("hold")
STRIP: Final = MOVES.add("strip", 8, first=2)
BREAK: Final = MOVES.add("break", 8, first=2)
LOAD: Final = MOVES.add("load", 8, first=2)
EARN: Final = MOVES.add("earn", 3)
BUY: Final = MOVES.add("buy", SLOTS)
STAY: Final = MOVES.one("stay")
LEAVE: Final = MOVES.one("leave")
WITHDRAW: Final = MOVES.add("withdraw", SLOTS)
SPEND: Final = MOVES.add("spend", 8, first=2)
PUT: Final = MOVES.add("put", PLACES)


def threat(seat: i64, space: i64) -> Move:
    """Return the move that intimidates the outlaw of *seat* on *space*."""
    return INTIMIDATE[seat * (HIGHEST - LOWEST + 1) + space - LOWEST]


# Rules

RULES: Final = Rulebook()
NO_OUTLAW_LEFT: Final = RULES.add("no-outlaw-left")
OWN_OUTLAW_LIES_THERE: Final = RULES.add("own-outlaw-lies-there")
HIRED_GUNS_COST: Final = RULES.add("hired-guns-cost")
MUST_CHOOSE: Final = RULES.add("must-choose")
JOKER_NEEDS_ROOM: Final = RULES.add("joker-needs-room")
NOT_YOUR_BUILDING: Final = RULES.add("not-your-building")
ABILITY_IS_PERMANENT: Final = RULES.add("ability-is-permanent")
ONCE_A_ROUND: Final = RULES.add("once-a-round")
WITHOUT_EFFECT: Final = RULES.add("without-effect")
NO_COIN: Final = RULES.add("no-coin")
NO_NOTORIETY: Final = RULES.add("no-notoriety")
BOOT_HILL_IS_EMPTY: Final = RULES.add("boot-hill-is-empty")
NO_CLEAR_BUILDING: Final = RULES.add("no-clear-building")
NOTHING_TO_MOVE: Final = RULES.add("nothing-to-move")
TRADE_COSTS_A_COIN: Final = RULES.add("trade-costs-a-coin")
SHOW_COSTS_NOTORIETY: Final = RULES.add("show-costs-notoriety")
DUEL_HAS_NO_PRICE: Final = RULES.add("duel-has-no-price")
NO_BRIBE_AT_THE_END: Final = RULES.add("no-bribe-at-the-end")
STREET_ONLY: Final = RULES.add("street-only")
OUT_OF_REACH: Final = RULES.add("out-of-reach")
LYING_IS_SAFE: Final = RULES.add("lying-is-safe")
OWN_GANG: Final = RULES.add("own-gang")
NOTHING_TO_STEAL: Final = RULES.add("nothing-to-steal")
IS_GUARDED: Final = RULES.add("is-guarded")
TARGET_IS_DECLARED: Final = RULES.add("target-is-declared")
TWO_RESOURCES_NEEDED: Final = RULES.add("two-resources-needed")
CHAMBER_IS_EMPTY: Final = RULES.add("chamber-is-empty")
CHAMBER_IS_LOADED: Final = RULES.add("chamber-is-loaded")
SUPPLY_IS_EXHAUSTED: Final = RULES.add("supply-is-exhausted")
BUYING_COMES_LAST: Final = RULES.add("buying-comes-last")
STREET_IS_HAUNTED: Final = RULES.add("street-is-haunted")
TOO_EXPENSIVE: Final = RULES.add("too-expensive")
ALREADY_HELD: Final = RULES.add("already-held")
ONE_BUILDING_A_TURN: Final = RULES.add("one-building-a-turn")
OUTLAWS_BUY: Final = RULES.add("outlaws-buy")
NOT_YOUR_OUTLAW: Final = RULES.add("not-your-outlaw")
CLEAR_BUILDINGS_ONLY: Final = RULES.add("clear-buildings-only")
NOT_THIS_SPACE: Final = RULES.add("not-this-space")

# Cues

CUES: Final = Script()
DAY_BEGINS: Final = CUES.add("day-begins", "day")
ROUND_BEGINS: Final = CUES.add("round-begins", "round")
HAS_CHOSEN: Final = CUES.add("has-chosen")
GETS_READY: Final = CUES.add("gets-ready", "coins bullets notoriety")
HIRES: Final = CUES.add("hires", "outlaws")
HIRES_NOBODY: Final = CUES.add("hires-nobody")
IS_NEW_IN_TOWN: Final = CUES.add("is-new-in-town")
PICKS: Final = CUES.add("picks", "space")
PASSES: Final = CUES.add("passes")
JOKERS_CANCEL: Final = CUES.add("jokers-cancel", "count")
JOKER_STAYS: Final = CUES.add("joker-stays")
SENDS: Final = CUES.add("sends", "space")
GAINS_COINS: Final = CUES.add("gains-coins", "coins")
GAINS_NOTORIETY: Final = CUES.add("gains-notoriety", "notoriety")
LOADS: Final = CUES.add("loads", "chamber")
LOSES_BULLETS: Final = CUES.add("loses-bullets", "bullets")
PAYS_COINS: Final = CUES.add("pays-coins", "coins")
PAYS_NOTORIETY: Final = CUES.add("pays-notoriety", "notoriety")
TURNS_SKULL: Final = CUES.add("turns-skull")
FINDS_NOTHING: Final = CUES.add("finds-nothing", "building")
USES: Final = CUES.add("uses", "building")
REARRANGES: Final = CUES.add("rearranges", "bullets")
DUEL_BEGINS: Final = CUES.add("duel-begins", "space")
TARGETS: Final = CUES.add("targets", "other")
BRIBES: Final = CUES.add("bribes", "other")
ROLLS: Final = CUES.add("rolls", "face")
HITS: Final = CUES.add("hits", "other face")
MISSES: Final = CUES.add("misses", "face")
TRIGGERS: Final = CUES.add("triggers")
BACKFIRES: Final = CUES.add("backfires")
GOES_HOME: Final = CUES.add("goes-home")
DIES: Final = CUES.add("dies")
INTIMIDATES: Final = CUES.add("intimidates", "other space")
PAYS_UP: Final = CUES.add("pays-up", "other")
STEPS_OUT: Final = CUES.add("steps-out")
GIVES_COIN: Final = CUES.add("gives-coin", "other")
GIVES_NOTORIETY: Final = CUES.add("gives-notoriety", "other")
GIVES_BULLET: Final = CUES.add("gives-bullet", "other chamber")
STEALS_COIN: Final = CUES.add("steals-coin", "other")
STEALS_NOTORIETY: Final = CUES.add("steals-notoriety", "other")
STEALS_BULLET: Final = CUES.add("steals-bullet", "other chamber")
AIMS: Final = CUES.add("aims", "undead")
KILLS: Final = CUES.add("kills", "undead")
STOPS: Final = CUES.add("stops")
REPEATS: Final = CUES.add("repeats", "face")
RISES: Final = CUES.add("rises", "undead place")
TURNS_UP: Final = CUES.add("turns-up", "undead")
HILL_IS_EMPTY: Final = CUES.add("hill-is-empty")
BUYS: Final = CUES.add("buys", "building coins")
STAYS: Final = CUES.add("stays", "building")
LEAVES: Final = CUES.add("leaves", "building")
TAKES_OVER: Final = CUES.add("takes-over", "building")
WITHDRAWS: Final = CUES.add("withdraws", "building")
KEEPS: Final = CUES.add("keeps", "building chamber")
IS_EVICTED: Final = CUES.add("is-evicted", "building")
WEARS_LAW: Final = CUES.add("wears-law")
HIGH_NOON: Final = CUES.add("high-noon")
LATE_NOON: Final = CUES.add("late-noon")
FINAL_DUEL: Final = CUES.add("final-duel")
LEAVES_DUEL: Final = CUES.add("leaves-duel")
GAME_ENDS: Final = CUES.add("game-ends")
RANGER_COMES: Final = CUES.add("ranger-comes", "space")
RANGER_LOSES_BULLET: Final = CUES.add("ranger-loses-bullet", "chamber left")
