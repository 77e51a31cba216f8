"""What is said of a move of the Citadel: its key, its words, what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from paradice.core.game import Phrase
from paradice.core.moves import Move
from paradice.core.sets import members
from paradice.core.view import step_of
from paradice.faces.face import Ghost, Sight, Start, count_rest
from paradice.games.citadel.cards import TRAP_NAMES, read_box, read_facts
from paradice.games.citadel.face.pieces import (
    COMPANY,
    sign_key,
    spot,
)
from paradice.games.citadel.moves import (
    COLOURS,
    OUTSIDE,
    ROOMS,
)
from paradice.games.citadel.schema import CitadelView
from paradice.games.citadel.view import (
    card_key,
    character_key,
    colour_key,
    text_key,
    treasure_key,
)

# Keys: what lies on the plan is counted from the left; the rest has keys of its own


def keys(view: CitadelView, moves: Sequence[Move]) -> list[str]:
    return count_rest(
        [own_key(view, move, moves) for move in moves], [on_plan(view, move) for move in moves]
    )


LETTERS: Final = {"bonus": "p", "done": "e", "stop": "s", "keep": "k", "decline": "0"}
ON_PLAN: Final = ("move", "leap", "lure", "unlock", "disarm", "rescue")
"""What is done in a room or at a door, in the order in which it is drawn there."""


def own_key(view: CitadelView, move: Move, moves: Sequence[Move]) -> str:
    verb, what = move.verb, int(move.what)
    if verb in LETTERS:
        return LETTERS[verb]
    if verb == "play":
        return "cv"[list(view["cards"]).index(what)]
    if verb in ON_PLAN:
        return ""
    if verb == "swap":
        return str(int(move.what) + int(move.where))
    if verb == "reroll":
        return str(what)
    if verb == "nudge":
        crowded = any(other.verb == "reroll" for other in moves)
        return "890"[what] if crowded else str(what + 1)
    return str(what + 1)


def on_plan(view: CitadelView, move: Move) -> tuple[float, float]:
    """How far to the right, and how far down, a door lies or what is done in a room."""
    verb, what = move.verb, int(move.what)
    if verb not in ON_PLAN:
        return 0.0, 0.0
    if verb == "unlock":
        return doors_at()[what]
    room = view["treasures"][what]["room"] if verb == "rescue" else what
    across, down = rooms_at()[room]
    return across + ON_PLAN.index(verb) / 100, down


@cache
def doors_at() -> list[tuple[float, float]]:
    """The middle of each doorway on the plan."""
    return [(row["at"][0], row["at"][1]) for row in read_facts()[0].kinds["door"]]


@cache
def rooms_at() -> list[tuple[float, float]]:
    plans = [row["plan"] for row in read_facts()[0].kinds["room"]]
    return [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in plans]


# Words on buttons


def brief(view: CitadelView, move: Move) -> Phrase | None:
    """A move in a word or two."""
    verb, what = move.verb, int(move.what)
    if verb in ("move", "leap", "lure"):
        return Phrase(f"brief-{verb}", {"room": Phrase(sign_key(what))})
    if verb == "unlock":
        return brief_door(view, what)
    if verb == "disarm":
        trap = Phrase(f"kind-{TRAP_NAMES[view['rooms'][what]['trap']]}")
        if what == view["players"][view["seat"]]["place"]:
            return Phrase("brief-disarm", {"trap": trap})
        return Phrase("brief-disarm-there", {"trap": trap, "room": Phrase(sign_key(what))})
    if verb == "play":
        return Phrase(card_key(what))
    if verb == "choose":
        return Phrase(character_key(what))
    if verb in ("silence", "spare"):
        return Phrase(f"kind-{TRAP_NAMES[what]}")
    if verb in COMPANY.values():
        return Phrase("brief-person", {"other": what})
    if verb == "reroll":
        return Phrase(
            "brief-reroll", {"dice": [Phrase(f"brief-die-{die}") for die in members(what)]}
        )
    if verb == "nudge":
        return Phrase("brief-nudge", {"die": Phrase(f"brief-die-{what}")})
    return Phrase(f"brief-{verb}") if verb in ("rescue", "bonus", "keep") else None


def brief_door(view: CitadelView, door: int) -> Phrase:
    """A door by the room behind it, seen from where one stands or where the question asks."""
    house = read_box().house
    sides = [int(house.first_side[door]), int(house.second_side[door])]
    here = view["players"][view["seat"]]["place"]
    asked = view["asked"]
    if asked is not None and asked["step"] == "OpenHere":
        here = asked["room"]
    if here in sides:
        sides.remove(here)
        return Phrase("brief-unlock", {"room": Phrase(sign_key(sides[0]))})
    rooms = {"room": Phrase(sign_key(sides[0])), "room2": Phrase(sign_key(sides[1]))}
    return Phrase("brief-unlock-there", rooms)


# What a move leads to, small on its button


def detail(view: CitadelView, move: Move) -> Phrase | None:
    """What a move leads to, small on its button."""
    verb, what = move.verb, int(move.what)
    place = view["players"][view["seat"]]["place"]
    if verb == "move" and place == OUTSIDE:
        return Phrase("detail-window")
    if verb in ("move", "unlock"):
        rug = rug_to(place, what, verb == "move")
        if rug is not None:
            return Phrase("detail-rug", {"colour": Phrase(colour_key(rug))})
        return Phrase("detail-move-far" if verb == "move" else "detail-unlock-far")
    if verb == "disarm":
        trap = view["rooms"][what]["trap"]
        rooms = [room for room in view["rooms"] if room["trap"] == trap]
        off = sum(room["off"] for room in rooms) + 1
        return Phrase("detail-disarm", {"off": off, "all": len(rooms)})
    if verb == "rescue":
        return Phrase("detail-rescue", {"count": len(view["rescued"]) + 1})
    if verb == "push":
        return Phrase(treasure_key(view["treasures"][what]["tile"]))
    if verb == "leap":
        return Phrase("detail-leap")
    if verb == "wake":
        name = read_box().characters[view["players"][what]["character"]].name
        return Phrase(f"brief-power-{name}")
    if verb == "choose":
        return Phrase(f"brief-power-{read_box().characters[what].name}")
    if verb == "bonus":
        return Phrase("detail-bonus")
    if verb == "play":
        return Phrase(text_key(what, len(view["players"])))
    return detail_question(view, verb, what)


def rug_to(room: int, beyond: int, is_room: bool) -> int | None:
    """The colour of the rug before the way out that leads to a room, or through a door."""
    if not 0 <= room < ROOMS:
        return None
    house = read_box().house
    ways = house.exit_room if is_room else house.exit_door
    out = [int(ways[room * COLOURS + rug]) for rug in range(COLOURS)]
    return out.index(beyond) if beyond in out else None


def detail_question(view: CitadelView, verb: str, what: int) -> Phrase | None:
    """What an answer to a card, a power or the dice leads to."""
    asked = view["asked"]
    if verb == "done":
        left = view["actions"] + view["steps"]
        if asked is not None and asked["step"] == "ActAgain":
            left = asked["left"]
        return Phrase("detail-done", {"actions": left})
    if verb == "silence":
        rooms = [room for room in view["rooms"] if room["trap"] == what]
        on = sum(not room["off"] for room in rooms)
        return Phrase("detail-silence", {"count": on})
    if verb == "lure":
        return Phrase("detail-lure", {"room": Phrase(sign_key(view["professor"]))})
    if asked is not None and asked["step"] == "LendActions" and verb == "lend":
        return Phrase("detail-lend", {"actions": asked["actions"]})
    if verb in ("call", "assist"):
        return Phrase(f"detail-{verb}", {"room": Phrase(sign_key(view["players"][what]["place"]))})
    if verb == "swap":
        return Phrase("detail-swap")
    key = f"detail-{verb}-{step_of(asked)}"
    return Phrase(key if key in SAID_BY_STEP else f"detail-{verb}") if verb in SAID else None


SAID: Final = frozenset(
    {"reroll", "nudge", "keep", "decline", "face", "colour", "pair", "stop", "spare"}
)
SAID_BY_STEP: Final = frozenset({"detail-colour-LoadColour"})
"""Answers that lead to the same wherever they are given, and those that do not."""


# A start for who does not want to choose


EASIEST: Final = ("irene", "edward", "leroy", "destiny", "nathan")
"""Adventurers from the one whose power works by itself to the one that wants the most planning."""


def start(view: CitadelView) -> Start | None:
    """The easiest adventurer who is still free."""
    if step_of(view["asked"]) != "ChooseCharacter" or view["seat"] not in view["deciders"]:
        return None
    taken = [player["character"] for player in view["players"]]
    names = [character.name for character in read_box().characters]
    who = next(who for who in map(names.index, EASIEST) if who not in taken)
    name = Phrase("start-suggested", {"character": Phrase(character_key(who))})
    return Start(name, Phrase("start-suggested-about"), (f"choose {who}",))


# What moves would do, and where one stands


def ghosts(sight: Sight[CitadelView]) -> dict[str, list[Ghost]]:
    """What each legal move would do, as far as it can be seen before."""
    view = sight.view
    asked = view["asked"]
    by = asked["spaces"] if asked is not None and asked["step"] == "PushMarker" else 0
    shown: dict[str, list[Ghost]] = {}
    for text, offer in sight.offers.items():
        if not offer.is_legal:
            continue
        verb, what = offer.move.verb, int(offer.move.what)
        if verb == "disarm":
            shown[text] = fewer_traps(view, [what])
        elif verb == "silence":
            rooms = [n for n, room in enumerate(view["rooms"]) if room["trap"] == what]
            shown[text] = fewer_traps(view, rooms)
        elif verb == "rescue":
            shown[text] = rescued(view, what)
        elif verb == "unlock":
            shown[text] = [(f"door-{what}", "", "", "")]
        elif verb == "push":
            far = int(read_box().pushed(view["treasures"][what]["spaces"], by))
            shown[text] = shifted(view, what, far)
        elif verb == "swap":
            where = int(offer.move.where)
            first, second = (view["treasures"][c]["spaces"] for c in (what, where))
            shown[text] = shifted(view, what, second) + shifted(view, where, first)
        elif verb == "done" and step_of(view["asked"]) == "Act":
            shown[text] = [("way-time", "", "", f"--from:{view['time']};--hours:2")]
    return shown


def fewer_traps(view: CitadelView, rooms: Sequence[int]) -> list[Ghost]:
    """How many traps of each treasure would be off if those of some rooms were turned off."""
    seen: list[Ghost] = []
    for colour, item in enumerate(view["treasures"]):
        for guard in item["guards"]:
            gone = sum(room in guard["active"] for room in rooms)
            if gone:
                count = len(guard["traps"])
                off = count - len(guard["active"]) + gone
                seen.append((f"off-{colour}-{guard['trap']}", "", f"{off}/{count}", ""))
    return seen


def rescued(view: CitadelView, colour: int) -> list[Ghost]:
    """The treasure on the shelf, and its traps active again."""
    item = view["treasures"][colour]
    drawing = f"citadel-treasure-{read_box().treasures[item['tile']].name}"
    rooms = [room for guard in item["guards"] for room in guard["traps"]]
    return [
        ("next-rescued", drawing, "", ""),
        *[(f"again-{room}", "", "", "") for room in rooms],
    ]


def shifted(view: CitadelView, colour: int, spaces: int) -> list[Ghost]:
    """A marker at another distance from the time, and the way there."""
    time, start = view["time"], view["treasures"][colour]["spaces"]
    first, length = time + min(start, spaces), abs(spaces - start)
    x, y = spot(time + spaces, 47)
    return [
        (f"to-{colour}", "", "", f"left:{x / 2:.1f}%;top:{y / 2:.1f}%"),
        (f"way-{colour}", "", "", f"--from:{first};--hours:{length}"),
    ]


def marks(sight: Sight[CitadelView]) -> list[str]:
    """The room where the viewer stands."""
    if sight.seat < 0:
        return []
    place = sight.view["players"][sight.seat]["place"]
    return [f"room-{place}"] if place != OUTSIDE else []
