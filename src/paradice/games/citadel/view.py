"""What a seat may see of a Citadel table, and how its moves are called there."""

from __future__ import annotations

from collections.abc import Mapping

from paradice.core.events import EVERYONE
from paradice.core.moves import Move
from paradice.core.phrase import Phrase
from paradice.core.schema import Result
from paradice.core.sets import count, has, members
from paradice.core.view import close_view, idle_prompt, open_view, step_of
from paradice.games.citadel.box import HAND
from paradice.games.citadel.cards import COLOUR_NAMES, FACE_NAMES, TRAP_NAMES, read_box
from paradice.games.citadel.moves import (
    CLOCK_DIE,
    COLOUR_DIE,
    COLOURS,
    DOORS,
    EMPTY,
    FACE_DIE,
    OUTSIDE,
    PLOYS,
    ROOMS,
    SECOND_PAIR,
)
from paradice.games.citadel.schema import CitadelView, Player, Treasure
from paradice.games.citadel.table import Citadel


def view(table: Citadel, seat: int) -> CitadelView:
    """Everything lies open but the order of the piles, so all see the same table."""
    return {
        **open_view("citadel", table, seat),
        "time": int(table.time),
        "power_hours": list(table.box.power_hours),
        "professor": int(table.professor),
        "rooms": [
            {"trap": int(table.trap_of(room)), "off": table.is_off(room)} for room in range(ROOMS)
        ],
        "doors": [table.is_open(door) for door in range(DOORS)],
        "treasures": [treasure(table, colour) for colour in range(COLOURS)],
        "rescued": members(table.rescued),
        "lost": members(table.lost),
        "tiles_left": int(count(table.tiles)),
        "places_left": int(count(table.places)),
        "turn": int(table.turn),
        "actions": int(table.actions),
        "steps": int(table.steps),
        "cards": [int(table.card_at(slot)) for slot in range(2)],
        "played": int(table.played),
        "spent": bool(table.spent),
        "ploys": [name for name, bit in PLOYS.items() if table.ploys & bit],
        "dice": {
            "face": int(table.face_of(FACE_DIE)),
            "colour": int(table.face_of(COLOUR_DIE)),
            "clocks": int(table.face_of(CLOCK_DIE)),
            "second_face": int(table.face_of(SECOND_PAIR)),
            "second_colour": int(table.face_of(SECOND_PAIR + 1)),
            "fixed": members(table.fixed),
        },
        "harsh": bool(table.harsh),
        "players": [player(table, other) for other in range(table.seats)],
        "result": result(table),
    }


def treasure(table: Citadel, colour: int) -> Treasure:
    """A treasure in the house: where, how long still, and which of its traps are active."""
    tile = table.box.treasures[table.treasure_of(colour)]
    return {
        "tile": int(table.treasure_of(colour)),
        "room": int(table.room_of(colour)),
        "spaces": int(table.spaces_of(colour)),
        "minutes_left": int(table.spaces_of(colour) * table.box.minutes_a_space),
        "hour": int(table.hour_of(colour)),
        "guards": [
            {
                "trap": int(trap),
                "active": members(table.rooms_of(trap) & ~table.off),
                "traps": members(table.rooms_of(trap)),
            }
            for trap in tile.traps
        ],
    }


def player(table: Citadel, seat: int) -> Player:
    character = int(table.character_of(seat))
    pile = members(table.pile_of(seat))
    base = character * HAND
    return {
        "character": character,
        "place": int(table.place_of(seat)),
        "awake": has(table.awake, seat),
        "pile": [base + card for card in pile] if character != EMPTY else [],
        "pile_size": len(pile),
    }


def result(table: Citadel) -> Result | None:
    """At the end: won or lost, and how many treasures went which way."""
    outcome = table.outcome()
    if outcome is None:
        return None
    sheet = {"rescued": int(count(table.rescued)), "lost": int(count(table.lost))}
    return close_view(outcome, [sheet for _ in range(table.seats)])


def prompt(view: CitadelView) -> Phrase:
    result = view["result"]
    if result is not None and result["winners"]:
        return Phrase("prompt-over-won")
    if (idle := idle_prompt(view)) is not None:
        return idle
    key = f"prompt-{step_of(view['asked'])}"
    if key == "prompt-AfterRoll" and view["dice"]["face"] == EMPTY:
        key = "prompt-AfterRoll-clock"
    return Phrase(key, prompt_args(view))


def prompt_args(view: CitadelView) -> Mapping[str, int | str | Phrase]:
    """Return what the question of this step speaks about."""
    asked = view["asked"]
    if asked is None:
        return {}
    if asked["step"] == "Act":
        is_free, is_last = view["played"] == EMPTY, not (view["actions"] or view["steps"])
        left = ("last" if is_last else "open") if is_free else ("done" if is_last else "none")
        return {"actions": view["actions"], "steps": view["steps"], "card": left}
    if asked["step"] == "ActAgain":
        card = Phrase(card_key(view["played"]))
        return {"left": asked["left"], "other": view["turn"], "card": card}
    if asked["step"] == "OpenDoors" or asked["step"] == "Walk":
        return {"left": asked["left"]}
    if asked["step"] == "OpenHere":
        return {"room": Phrase(room_key(asked["room"]))}
    if asked["step"] == "PushMarker":
        return {"minutes": asked["spaces"] * read_box().minutes_a_space}
    if asked["step"] == "AfterRoll":
        dice = view["dice"]
        return {
            "face": Phrase(face_key(dice["face"])),
            "colour": Phrase(colour_key(dice["colour"])),
            "clocks": dice["clocks"],
        }
    return {}


def label(view: CitadelView, move: Move) -> Phrase:
    verb, what = move.verb, int(move.what)
    key = f"move-{verb}"
    if verb in ("move", "leap", "lure"):
        return Phrase(move_key(view, key), {"room": Phrase(room_key(what))})
    if verb == "disarm":
        trap = view["rooms"][what]["trap"]
        return Phrase(key, {"trap": Phrase(trap_key(trap)), "room": Phrase(room_key(what))})
    if verb == "unlock":
        return label_door(view, what)
    if verb == "rescue":
        tile = view["treasures"][what]["tile"]
        return Phrase(key, {"treasure": Phrase(treasure_key(tile))})
    if verb == "choose":
        talent = Phrase(f"talent-{read_box().characters[what].name}")
        return Phrase(key, {"character": Phrase(character_key(what)), "talent": talent})
    if verb == "play":
        text = Phrase(text_key(what, len(view["players"])))
        return Phrase(key, {"card": Phrase(card_key(what)), "text": text})
    if verb == "done" and step_of(view["asked"]) == "ActAgain":
        return Phrase("move-done-lent")
    if verb == "bonus":
        character = view["players"][view["seat"]]["character"]
        return Phrase(key, {"bonus": Phrase(f"bonus-{read_box().characters[character].name}")})
    if verb in ("call", "assist", "lend", "wake"):
        other = view["players"][what]["character"]
        return Phrase(key, {"other": what, "character": Phrase(character_key(other))})
    if verb == "push":
        return Phrase(key, {"colour": Phrase(colour_key(what)), **marker(view, what)})
    if verb == "colour":
        return Phrase(key, {"colour": Phrase(colour_key(what))})
    if verb == "swap":
        second = Phrase(colour_key(int(move.where)))
        return Phrase(key, {"colour": Phrase(colour_key(what)), "colour2": second})
    if verb in ("silence", "spare"):
        return Phrase(key, {"traps": Phrase(traps_key(what))})
    if verb == "face":
        return Phrase(key, {"face": Phrase(face_key(what))})
    if verb == "pair":
        return label_pair(view, what)
    if verb == "nudge":
        return Phrase(key, {"die": Phrase(f"die-{what}")})
    if verb == "reroll":
        return Phrase(key, {"dice": [Phrase(f"die-{die}") for die in members(what)]})
    return Phrase(key)


def move_key(view: CitadelView, key: str) -> str:
    """Somebody outside climbs in by the window."""
    seat = view["seat"]
    is_outside = seat != EVERYONE and view["players"][seat]["place"] == OUTSIDE
    return "move-enter" if key == "move-move" and is_outside else key


def label_door(view: CitadelView, door: int) -> Phrase:
    """A door is called by the room behind it, or by both where one stands on neither side."""
    house = read_box().house
    sides = [int(house.first_side[door]), int(house.second_side[door])]
    seat = view["seat"]
    here = view["players"][seat]["place"] if seat != EVERYONE else OUTSIDE
    if here in sides:
        sides.remove(here)
        return Phrase("move-unlock-here", {"room": Phrase(room_key(sides[0]))})
    rooms = {"room": Phrase(room_key(sides[0])), "room2": Phrase(room_key(sides[1]))}
    return Phrase("move-unlock", rooms)


def label_pair(view: CitadelView, pair: int) -> Phrase:
    dice = view["dice"]
    face = dice["second_face"] if pair else dice["face"]
    colour = dice["second_colour"] if pair else dice["colour"]
    return Phrase(
        "move-pair", {"face": Phrase(face_key(face)), "colour": Phrase(colour_key(colour))}
    )


def marker(view: CitadelView, colour: int) -> Mapping[str, int | Phrase]:
    """What belongs to a marker: its treasure and its minutes."""
    treasure = view["treasures"][colour]
    return {
        "treasure": Phrase(treasure_key(treasure["tile"])),
        "minutes": treasure["minutes_left"],
    }


def room_key(room: int) -> str:
    """Return the key of a room's name as it stands in a sentence."""
    return f"room-{read_box().house.names[room]}" if 0 <= room < ROOMS else "room-outside"


def treasure_key(tile: int) -> str:
    return f"treasure-{read_box().treasures[tile].name}"


def trap_key(trap: int) -> str:
    return f"trap-{TRAP_NAMES[trap]}"


def traps_key(trap: int) -> str:
    return f"traps-{TRAP_NAMES[trap]}"


def character_key(character: int) -> str:
    return f"character-{read_box().characters[character].name}" if character >= 0 else "nobody"


def card_key(card: int) -> str:
    return f"card-{read_box().cards[card].name}"


def text_key(card: int, seats: int) -> str:
    """Return the key of what a card says; some say something else when only one plays."""
    solo = seats == 1 and read_box().cards[card].solo
    return f"{card_key(card)}-solo" if solo else f"{card_key(card)}-text"


def colour_key(colour: int) -> str:
    return f"colour-{COLOUR_NAMES[colour]}" if colour >= 0 else "colour-none"


def face_key(face: int) -> str:
    return f"face-{FACE_NAMES[face]}" if face >= 0 else "face-none"


def thing(kind: str, number: int) -> str | None:
    if kind in ("room", "room2"):
        return room_key(number)
    if kind in ("card", "card2"):
        return card_key(number)
    if kind in ("colour", "colour2"):
        return colour_key(number)
    if kind == "treasure":
        return treasure_key(number)
    if kind == "trap":
        return trap_key(number)
    if kind == "traps":
        return traps_key(number)
    if kind == "character":
        return character_key(number)
    if kind == "face":
        return face_key(number)
    if kind == "hour":
        return f"hour-{number}"
    return None
