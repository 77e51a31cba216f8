"""What is said of a move of Riff in Time: its key, its words, what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paradice.core.game import Phrase
from paradice.core.moves import Move
from paradice.core.view import step_of
from paradice.faces.face import Ghost, Sight, Start
from paradice.games.riff.card_texts import riff_row
from paradice.games.riff.cards import SECTIONS, SYMBOLS, read_box
from paradice.games.riff.face.board import way_id
from paradice.games.riff.face.pieces import (
    gives,
    short,
)
from paradice.games.riff.moves import (
    EMPTY,
    EXCELLENT,
    PRESENT,
    SAN_DIMAS,
)
from paradice.games.riff.schema import Position, RiffView
from paradice.games.riff.view import (
    character_key,
    effect_asked,
    place_name,
)

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


def keys(view: RiffView, moves: Sequence[Move]) -> list[str]:
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


def detail(view: RiffView, move: Move) -> Phrase | None:
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


def present_then(view: RiffView, by: int) -> Phrase:
    """San Dimas as it is and as it would be; beyond its end the game is lost."""
    level = view["board"][SAN_DIMAS]["level"]
    if read_box().is_broken(level + by):
        return Phrase("detail-loses")
    return Phrase("detail-present-then", {"level": level, "then": max(level + by, 0)})


def tell_bogus(view: RiffView, position: int) -> Phrase:
    """What a Bogus does at a position."""
    rises = where_bogus_rises(view["board"], position)
    if rises == SAN_DIMAS:
        return present_then(view, 1)
    return Phrase("detail-calm") if rises is None else level_then(view["board"][rises]["level"], 1)


def where_bogus_rises(board: Sequence[Position], position: int) -> int | None:
    """Return which rift a Bogus at a position raises: none where fixed, San Dimas if it is full."""
    level = board[position]["level"]
    if position == SAN_DIMAS or read_box().overflow(level, 1) > 0:
        return int(SAN_DIMAS)
    return position if read_box().rise(level, 1) > 0 else None


def tell_choice(view: RiffView, which: int) -> Phrase:
    """What one side of a card's choice leads to."""
    card, section, index = effect_asked(view)
    verb, *rest = riff_row(card)[SECTIONS[section]][index][1 + which][0]
    if verb in ("raise", "lower") and rest[0] == "san-dimas":
        return present_then(view, int(rest[1]) if verb == "raise" else -int(rest[1]))
    return Phrase("detail-another" if verb == "draw" else "detail-other-side")


def tell_there(view: RiffView, there: Position, aboard: Sequence[int]) -> Phrase:
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


# A move in a word or two


def brief(view: RiffView, move: Move) -> Phrase | None:
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


# A start for who does not want to choose


EASIEST: Final = ("joanna", "elizabeth", "bill", "ted")
"""Characters from the one whose power is used at once to the one that wants the most planning."""


def start(view: RiffView) -> Start | None:
    """The easiest character that is still free, where they are chosen."""
    if step_of(view["asked"]) != "ChooseCharacter" or view["seat"] not in view["deciders"]:
        return None
    taken = [player["character"] for player in view["players"]]
    names = list(read_box().characters)
    who = next(who for who in map(names.index, EASIEST) if who not in taken)
    name = Phrase("start-suggested", {"character": Phrase(character_key(who))})
    return Start(name, Phrase("start-suggested-about"), (f"play {who}",))


# What is lit for one viewer, and what a move would do


def marks(sight: Sight[RiffView]) -> list[str]:
    """The place where the viewer is, and the circuits that may be followed from there."""
    if sight.seat < 0:
        return []
    here = sight.view["players"][sight.seat]["position"]
    ways = [
        way_id(here, int(offer.move.what))
        for offer in sight.offers.values()
        if offer.move.verb == "move" and offer.is_legal
    ]
    return [f"place-{here}", *ways]


def ghosts(sight: Sight[RiffView]) -> dict[str, list[Ghost]]:
    """The booth as it would come, the rift as it would be."""
    told: dict[str, list[Ghost]] = {}
    if sight.seat < 0:
        return told
    board = sight.view["board"]
    here = sight.view["players"][sight.seat]["position"]
    level = board[here]["level"]
    for text, offer in sight.offers.items():
        if not offer.is_legal:
            continue
        what = int(offer.move.what)
        match offer.move.verb:
            case "move":
                colour = f"--pc:var(--p{sight.seat + 1})"
                told[text] = [
                    (f"come-{what}", "riff-booth", "", colour),
                    (way_id(here, what), "", "", ""),
                ]
            case "fix":
                told[text] = [(f"then-{here}", "", f"{level} → {level - 1}", "")]
            case "bogus":
                told[text] = foresee_bogus(board, here)
            case "reopen":
                told[text] = [(f"then-{what}", "", f"→ {read_box().reopened_level}", "")]
    return told


def foresee_bogus(board: Sequence[Position], here: int) -> list[Ghost]:
    """Which rift a Bogus raises, and to what."""
    rises = where_bogus_rises(board, here)
    if rises is None:
        return []
    level = board[rises]["level"]
    is_lost = rises == SAN_DIMAS and read_box().is_broken(level + 1)
    return [(f"then-{rises}", "", f"{level} → {'×' if is_lost else level + 1}", "")]
