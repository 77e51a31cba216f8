"""Riff in Time in the browser: the circuits and their dials, the riff card, dice and booths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from paradice.core.contract import Move
from paradice.core.game import Phrase, View
from paradice.games.drawing import Curve, Face, Part, Pen, Sight, Start
from paradice.games.riff.cards import SECTIONS, SYMBOLS, read_box
from paradice.games.riff.face.board import (
    draw_circuits,
    draw_place,
    draw_trails,
    ghosts,
    marks,
    pick_place,
    pick_trails,
)
from paradice.games.riff.face.booths import card, draw_booth, draw_player, pick_booth
from paradice.games.riff.face.pieces import SEATS, gives, short
from paradice.games.riff.face.turn import (
    draw_deck,
    draw_dice,
    draw_riff,
    pick_deck,
    pick_dice,
    pick_riff,
)
from paradice.games.riff.moves import EMPTY, EXCELLENT, POSITIONS, PRESENT, SAN_DIMAS
from paradice.games.riff.texts import riff_row
from paradice.games.riff.view import character_key, place_name


def frame(put: Callable[[str], str], sight: Sight, pen: Pen) -> str:
    seats = len(sight.view["players"])
    places = "".join(put(f"place-{number}") for number in reversed(range(POSITIONS)))
    booths = "".join(put(f"booth-{seat}") for seat in range(seats))
    return (
        f'<div class="gr"><section class="brd" id="board" data-group="board" '
        f'aria-label="{pen("head-board")}"><div class="sun"></div>{draw_circuits()}{put("trails")}'
        f'{places}</section><div class="sd2" tabindex="0"><div class="rcw" id="riff">'
        f"{put('riff-card')}{put('deck')}</div>{put('dice')}"
        f'<div id="me" class="mes">{booths}</div></div></div>'
    )


PHASES: Final = {
    "ChooseCharacter": "setup",
    "ChooseObjective": "setup",
    "AssemblePool": "dice",
    "TakeActions": "actions",
    "RegainAction": "actions",
    "SecondSpace": "actions",
}


def phase(view: View) -> list[Phrase]:
    said = [Phrase("round", {"round": view["round"]})] if view["round"] else []
    if view["result"] is None:
        said.append(Phrase(f"phase-{PHASES.get(view['step'], 'riff')}"))
    return said


# Keys


ONE_KEY: Final = {
    "fix": "f",
    "bogus": "o",
    "ignore": "g",
    "booth": "c",
    "end": "e",
    "stop": "e",
    "keep": "k",
    "swap": "w",
}
PEOPLE: Final = "pqagotmkcyxwvs"
"""Letters for those who stand near: first those that mean nothing else in a free moment."""


def keys(view: View, moves: Sequence[Move]) -> list[str]:
    """The number of the position, or a letter: v to y for dice, p and on for people nearby."""
    own = [key_of(move) for move in moves]
    people = iter([letter for letter in PEOPLE if letter not in own])
    return [key or next(people, "") for key in own]


def key_of(move: Move) -> str:
    what = int(move.what)
    match move.verb:
        case "move" | "reopen":
            return "s" if what == SAN_DIMAS else str(what % 10)
        case "reroll":
            return "vwxy"[what]
        case "pair":
            return "mkt"[what]
        case "pick" | "return" | "pass":
            return ""
        case "triumphant" | "character":
            return str(what)
        case "choose" | "next" | "objective" | "play" | "regain":
            return str(what + 1)
    return ONE_KEY[move.verb]


# What a move leads to


def detail(view: View, move: Move) -> Phrase | None:
    me = view["players"][view["seat"]]
    here = view["board"][me["position"]]
    what = int(move.what)
    match move.verb:
        case "move":
            return tell_there(view, view["board"][what], me["aboard"])
        case "fix":
            return level_then(here["level"], -1)
        case "bogus":
            return tell_bogus(view, me["position"])
        case "pick" | "pass":
            dice, icon = gives(what)
            kinds = [Phrase(f"die-{'character' if kind == 1 else 'bogus'}") for kind in dice]
            brings = kinds + ([Phrase(f"face-{SYMBOLS[icon]}")] if icon != EMPTY else [])
            return Phrase("detail-gives", {"gives": brings}) if brings else None
        case "return" | "booth" | "ignore" | "pair" | "swap" | "reroll" | "keep" | "stop" | "next":
            return Phrase(f"detail-{move.verb}")
        case "end":
            lost = sum(view["left"][: EXCELLENT + 1])
            return Phrase("detail-end", {"count": lost})
        case "choose":
            return tell_choice(view, what)
        case "reopen":
            return level_then(0, int(read_box().reopened_level))
        case "objective":
            task = read_box().objectives[me["offer"][what]]
            return Phrase("detail-objective", {"count": int(task.lowers)})
        case "triumphant" | "character":
            return Phrase("detail-pool", {"count": what})
        case "play":
            return Phrase(f"power-{read_box().characters[what]}")
    return None


def level_then(level: int, by: int) -> Phrase:
    return Phrase("detail-level", {"level": level, "then": level + by})


def present_then(view: View, by: int) -> Phrase:
    """San Dimas as it is and as it would be; beyond its end the game is lost."""
    level: int = view["board"][SAN_DIMAS]["level"]
    if level + by > read_box().highest_san_dimas:
        return Phrase("detail-loses")
    return Phrase("detail-present-then", {"level": level, "then": max(level + by, 0)})


def tell_bogus(view: View, position: int) -> Phrase:
    """A Bogus raises the rift; a full dial passes it on to San Dimas, a fixed one does not rise."""
    level: int = view["board"][position]["level"]
    if position != SAN_DIMAS and level == 0:
        return Phrase("detail-calm")
    if position == SAN_DIMAS or level >= read_box().highest_level:
        return present_then(view, 1)
    return level_then(level, 1)


EASIEST: Final = ("joanna", "elizabeth", "bill", "ted")
"""Characters from the one whose power is used at once to the one that wants the most planning."""


def start(view: View) -> Start | None:
    """The easiest character that is still free, where they are chosen."""
    if view["step"] != "ChooseCharacter" or view["seat"] not in view["deciders"]:
        return None
    taken = [player["character"] for player in view["players"]]
    names = list(read_box().characters)
    who = next(who for who in map(names.index, EASIEST) if who not in taken)
    name = Phrase("start-suggested", {"character": Phrase(character_key(who))})
    return Start(name, Phrase("start-suggested-about"), (f"play {who}",))


def tell_choice(view: View, which: int) -> Phrase:
    """What one side of a card's choice leads to."""
    card, section, index = view["about"]
    verb, *rest = riff_row(card)[SECTIONS[section]][index][1 + which][0]
    if verb in ("raise", "lower") and rest[0] == "san-dimas":
        return present_then(view, int(rest[1]) if verb == "raise" else -int(rest[1]))
    return Phrase("detail-another" if verb == "draw" else "detail-other-side")


def tell_there(view: View, there: View, aboard: Sequence[int]) -> Phrase:
    """Why one would go there: somebody aboard is home there, somebody is lost there, its rift."""
    if there["place"] in aboard:
        return Phrase("detail-home", {"personage": short(there["place"])})
    if there["lost"]:
        return Phrase("detail-lost", {"personages": [short(who) for who in there["lost"]]})
    if there["place"] == PRESENT:
        highest = int(read_box().highest_san_dimas)
        return Phrase("detail-present", {"level": there["level"], "highest": highest})
    zone = Phrase(f"zone-{there['zone']}")
    return Phrase("detail-rift", {"level": there["level"], "zone": zone})


def brief(view: View, move: Move) -> Phrase | None:
    what = int(move.what)
    key = f"brief-{move.verb}"
    match move.verb:
        case "move":
            return Phrase(f"location-{place_name(view['board'][what]['place'])}")
        case "pick" | "return":
            return Phrase(key, {"personage": short(what)})
        case "pass":
            return Phrase(key, {"personage": short(what), "other": int(move.where)})
        case "reroll":
            face = view["dice"][what]["face"]
            return Phrase(key, {"face": Phrase(f"face-{SYMBOLS[face]}")})
        case "pair":
            return Phrase(key, {"symbol": Phrase(f"face-{SYMBOLS[what]}")})
        case "fix" | "bogus" | "ignore" | "booth" | "end":
            return Phrase(key)
        case "reopen":
            return Phrase(f"location-{place_name(view['board'][what]['place'])}")
    return None


# What led to the end


def curve(events: Sequence[View]) -> Curve:
    """San Dimas and the locations that were fixed, turn by turn."""
    present, fixed = [0], [0]
    known = False
    for event in events:
        cue: str = event["cue"]
        if cue == "turn-begins":
            present.append(present[-1])
            fixed.append(fixed[-1])
        elif cue in ("rises", "falls") and event["of"] == PRESENT:
            if not known:
                before = event["level"] + (event["by"] if cue == "falls" else -event["by"])
                present = [before] * len(present)
                known = True
            present[-1] = event["level"]
        elif cue == "closes":
            fixed[-1] += 1
        elif cue == "reopens":
            fixed[-1] -= 1
    return Curve(
        "curve-rifts", (("location-san-dimas", tuple(present)), ("curve-fixed", tuple(fixed)))
    )


PARTS: Final = [
    *[Part(f"place-{number}", pick_place(number), draw_place) for number in range(POSITIONS)],
    Part("trails", pick_trails, draw_trails),
    Part("riff-card", pick_riff, draw_riff),
    Part("deck", pick_deck, draw_deck),
    Part("dice", pick_dice, draw_dice),
    *[Part(f"booth-{seat}", pick_booth(seat), draw_booth) for seat in range(SEATS)],
]

FACE: Final = Face(
    parts=PARTS,
    frame=frame,
    phase=phase,
    keys=keys,
    in_turn=lambda view, seat: bool(seat == view["active"]),
    detail=detail,
    start=start,
    brief=brief,
    ghosts=ghosts,
    marks=marks,
    curve=curve,
    card=card,
    draw_card=draw_player,
    jumps=(
        ("board", "jump-board"),
        ("riff", "jump-riff"),
        ("dice", "jump-dice"),
        ("me", "jump-booth"),
    ),
    glance=(
        ("jump-board", "riff-standee", "1/1/13/8"),
        ("jump-riff", "riff-card-back", "1/8/5/13"),
        ("jump-dice", "riff-die-wyld", "5/8/8/13"),
        ("jump-booth", "riff-booth", "8/8/13/13"),
    ),
    shown={
        2: [
            ("riff-booth", "head-booth"),
            ("riff-standee", "head-lost"),
            ("riff-objective-back", "head-objective"),
            ("riff-card-back", "head-turned"),
        ],
        4: [
            ("riff-zone-green", "zone-green"),
            ("riff-zone-neutral", "zone-neutral"),
            ("riff-zone-red", "zone-red"),
            ("riff-zone-fixed", "zone-fixed"),
        ],
        6: [
            ("riff-face-move", "face-move"),
            ("riff-face-interact", "face-interact"),
            ("riff-face-reroll", "face-reroll"),
            ("riff-face-excellent", "face-excellent"),
            ("riff-face-bogus", "face-bogus"),
        ],
        7: [
            ("riff-character-bill", "character-bill"),
            ("riff-character-ted", "character-ted"),
            ("riff-character-elizabeth", "character-elizabeth"),
            ("riff-character-joanna", "character-joanna"),
        ],
        13: [
            ("riff-die-wyld", "die-wyld"),
            ("riff-die-character", "die-character"),
            ("riff-die-triumphant", "die-triumphant"),
            ("riff-die-bogus", "die-bogus"),
        ],
    },
    openers=frozenset({"turn-begins"}),
    moments=frozenset({"returns", "closes", "overflows"}),
    headlines=frozenset({"round-begins", "game-is-won", "present-breaks", "deck-is-empty"}),
    minor=frozenset({"turn-begins", "may-use"}),
    poster="riff-poster",
    minutes=40,
    hard=3,
    age=12,
    tales=frozenset({"picks", "returns"}),
    sounds={
        "draws": "synth",
        "rolls-three": "rattle",
        "rolls-four": "rattle",
        "rerolls": "rattle",
        "uses-booth": "latch",
        "travels": "tick",
        "is-moved": "tick",
        "picks": "latch",
        "passes": "latch",
        "returns": "chime",
        "closes": "chime",
        "accomplishes": "chime",
        "suffers": "thud",
        "overflows": "fall",
        "reopens": "fall",
        "ejects": "thud",
        "round-begins": "clock",
        "present-breaks": "fall",
        "deck-is-empty": "fall",
        "game-is-won": "chime",
    },
)
