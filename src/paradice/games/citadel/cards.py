"""Read what is in the box from the data files, and check it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from paradice.core.facts import Facts
from paradice.games.citadel.box import HAND, ActionCard, Box, Character, Effect, House, Treasure
from paradice.games.citadel.effects import (
    Call,
    ChargeThrough,
    ClimbIn,
    DisarmAnywhere,
    DisarmHere,
    DisarmOneNext,
    GainActions,
    GainSteps,
    GearTrain,
    Lend,
    Load,
    LuckyStrike,
    LureProfessor,
    March,
    OpenAny,
    OpenOne,
    OpenRoom,
    OpenRoomOf,
    OpenUpTo,
    Ploy,
    Push,
    PushTwo,
    Rally,
    SetDice,
    Silence,
    Slip,
    Swap,
    TravelAnywhere,
    WalkUpTo,
)
from paradice.games.citadel.moves import PLOYS
from paradice.games.resources import open_facts

COLOUR_NAMES: Final = ("red", "green", "blue")
FACE_NAMES: Final = ("one", "two", "three", "passage", "five", "ten")
TRAP_NAMES: Final = ("padlock", "saw", "camera", "laser", "console")
POWERS: Final = {
    "nathan": "leap",
    "edward": "second-door",
    "irene": "one-clock",
    "leroy": "reach",
    "destiny": "nudge",
}
"""The adventurers in the order of the table's constants, and the power the rules give each."""

PLAIN: Final[dict[str, Callable[[], Effect]]] = {
    "slip": Slip,
    "charge": ChargeThrough,
    "climb": ClimbIn,
    "travel": TravelAnywhere,
    "call": Call,
    "open-room": OpenRoom,
    "open-room-of": OpenRoomOf,
    "open-here": OpenOne,
    "gear-train": GearTrain,
    "off-here": DisarmHere,
    "off-next": DisarmOneNext,
    "silence": Silence,
    "swap": Swap,
    "load": Load,
    "lure": LureProfessor,
    "lucky-strike": LuckyStrike,
    "set-dice": SetDice,
}
"""The verbs that stand alone."""

COUNTED: Final[dict[str, Callable[[int], Effect]]] = {
    "walk": WalkUpTo,
    "march": March,
    "actions": GainActions,
    "steps": GainSteps,
    "lend": Lend,
    "rally": Rally,
    "open": OpenAny,
    "open-up-to": OpenUpTo,
    "push": Push,
    "push-two": PushTwo,
}
"""The verbs that go with a number."""


@cache
def read_facts() -> list[Facts]:
    """Return the data files of the game: house, treasures, characters, cards."""
    names = ("house.toml", "treasures.toml", "characters.toml", "cards.toml")
    return [open_facts("citadel", name) for name in names]


@cache
def read_box() -> Box:
    """Return everything that comes in the box; ValueError where the data cannot be right."""
    house, treasures, characters, cards = read_facts()
    return make_box(house, treasures, characters, cards)


def make_box(house: Facts, treasures: Facts, characters: Facts, cards: Facts) -> Box:
    figures = house.figures()
    return Box(
        read_house(house, figures),
        read_characters(characters),
        read_cards(cards),
        read_treasures(treasures),
        list(TRAP_NAMES),
        read_copies(treasures),
        {name: value for name, value in figures.items() if isinstance(value, int)},
        read_dice(house, figures),
        figures["power-hours"],
    )


def read_house(facts: Facts, figures: dict[str, Any]) -> House:
    """Rooms, windows and doors; each room has one door behind each rug, each door two sides."""
    rooms = facts.rows("room", "name ring plan window red green blue")
    names = [row["id"] for row in rooms]
    if len(names) != 12:
        raise ValueError(f"{facts.name}: 12 rooms are wanted, not {len(names)}")
    for key in ("front-door", "professor-starts"):
        if figures[key] not in names:
            raise facts.bad("figure", key, "names no room")
    house = House(
        names,
        [number for number, row in enumerate(rooms) if row["window"]],
        names.index(figures["front-door"]),
        names.index(figures["professor-starts"]),
    )
    doors = facts.rows("door", "rooms at wall")
    if len(doors) != 18 or len({frozenset(row["rooms"]) for row in doors}) != 18:
        raise ValueError(f"{facts.name}: 18 different doors are wanted")
    for number, row in enumerate(doors):
        first, second = row["rooms"]
        for room in row["rooms"]:
            if room not in names:
                raise facts.bad("door", row["id"], f"leads to {room!r}, which is no room")
        rugs = []
        for room, beyond in ((first, second), (second, first)):
            exits = [rooms[names.index(room)][colour] for colour in COLOUR_NAMES]
            if exits.count(beyond) != 1:
                raise facts.bad("door", row["id"], f"lies behind no rug of the {room!r}")
            rugs.append(exits.index(beyond))
        house.add_door(number, names.index(first), rugs[0], names.index(second), rugs[1])
    for row in rooms:
        if sum(row["id"] in door["rooms"] for door in doors) != 3:
            raise facts.bad("room", row["id"], "has not three doors")
    return house


def read_dice(facts: Facts, figures: dict[str, Any]) -> list[list[int]]:
    """The faces of the dice as numbers: results, colours, spaces."""
    dice = []
    for key, known in (("professor-die", FACE_NAMES), ("colour-die", COLOUR_NAMES)):
        if any(face not in known for face in figures[key]):
            raise facts.bad("figure", key, f"has a face other than {known}")
        dice.append([known.index(face) for face in figures[key]])
    for key in ("clock-die-gentle", "clock-die-harsh"):
        if any(face not in (1, 2) for face in figures[key]):
            raise facts.bad("figure", key, "has a face other than 1 and 2")
        dice.append(figures[key])
    return dice


def read_copies(facts: Facts) -> list[int]:
    """How many traps there are of each kind."""
    rows = facts.rows("trap", "copies")
    if [row["id"] for row in rows] != list(TRAP_NAMES):
        raise ValueError(f"{facts.name}: the kinds of trap are {', '.join(TRAP_NAMES)}")
    return [row["copies"] for row in rows]


def read_treasures(facts: Facts) -> list[Treasure]:
    """Eighteen tiles, each guarded by one to three kinds of trap."""
    tiles = []
    for row in facts.rows("treasure", "name minutes traps"):
        unknown = [trap for trap in row["traps"] if trap not in TRAP_NAMES]
        if unknown or not 1 <= len(set(row["traps"])) == len(row["traps"]) <= 3:
            raise facts.bad("treasure", row["id"], f"cannot be guarded by {row['traps']}")
        if row["minutes"] not in range(30, 60, 5):
            raise facts.bad("treasure", row["id"], f"cannot have {row['minutes']} minutes")
        traps = [TRAP_NAMES.index(trap) for trap in row["traps"]]
        tiles.append(Treasure(row["id"], row["minutes"], traps))
    if len(tiles) != 18:
        raise ValueError(f"{facts.name}: 18 treasures are wanted, not {len(tiles)}")
    return tiles


def read_characters(facts: Facts) -> list[Character]:
    """The five adventurers, each with the power the rules know."""
    rows = facts.rows("character", "power bonus")
    if [row["id"] for row in rows] != list(POWERS):
        raise ValueError(f"{facts.name}: the adventurers are {', '.join(POWERS)}")
    people = []
    for row in rows:
        if row["power"] != POWERS[row["id"]]:
            raise facts.bad("character", row["id"], f"has the unknown power {row['power']!r}")
        people.append(
            Character(row["id"], row["power"], read_effects(facts, "character", row, "bonus"))
        )
    return people


def read_effect(words: list[Any]) -> Effect:
    """Turn ``["walk", 3]`` into what it does; ValueError for a verb nobody knows."""
    verb, *rest = words
    if verb in PLAIN and not rest:
        return PLAIN[verb]()
    if verb in COUNTED and len(rest) == 1 and isinstance(rest[0], int) and rest[0] > 0:
        return COUNTED[verb](rest[0])
    if verb == "ploy" and len(rest) == 1 and rest[0] in PLOYS:
        return Ploy(PLOYS[rest[0]])
    if verb == "off-any" and rest and all(kind in TRAP_NAMES for kind in rest):
        return DisarmAnywhere(sum(1 << TRAP_NAMES.index(kind) for kind in rest))
    raise ValueError(f"has the unknown effect {words}")


def read_effects(facts: Facts, kind: str, row: dict[str, Any], field: str) -> list[Effect]:
    try:
        return [read_effect(words) for words in row.get(field, [])]
    except ValueError as error:
        raise facts.bad(kind, row["id"], str(error)) from error


def read_cards(facts: Facts) -> list[ActionCard]:
    """Six cards for each adventurer, in the order of the adventurers."""
    rows = facts.rows("card", "character effects", "solo")
    owners = [row["character"] for row in rows]
    if owners != [name for name in POWERS for _ in range(HAND)]:
        raise ValueError(f"{facts.name}: six cards are wanted for each of {', '.join(POWERS)}")
    deck = []
    for row in rows:
        effects = read_effects(facts, "card", row, "effects")
        if not effects:
            raise facts.bad("card", row["id"], "does nothing")
        deck.append(ActionCard(row["id"], effects, read_effects(facts, "card", row, "solo")))
    return deck
