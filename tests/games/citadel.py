"""One builder for tables of the Citadel, and how its tests speak: in names, not numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paradice.core.events import Event
from paradice.core.rng import seeded
from paradice.games.citadel.cards import COLOUR_NAMES, FACE_NAMES, TRAP_NAMES, read_box
from paradice.games.citadel.game import GAME
from paradice.games.citadel.moves import OUTSIDE
from paradice.games.citadel.rules import Act
from paradice.games.citadel.table import Citadel
from tests.pieces import each, give_each
from tests.play import offered, play, refusal
from tests.play import touch as check_legal

BOX = read_box()
ROOM = {name: number for number, name in enumerate(BOX.house.names)} | {"outside": int(OUTSIDE)}
TILE = {tile.name: number for number, tile in enumerate(BOX.treasures)}
CARD = {card.name: number for number, card in enumerate(BOX.cards)}
WHO = {person.name: number for number, person in enumerate(BOX.characters)}
TRAPS = "padlock padlock padlock padlock saw saw saw camera camera laser laser console".split()
"""In the order of the rooms: hall, gallery, conservatory, library, dining, ballroom, lounge …"""
TREASURES = {
    "red": ("crystal-skull", "kitchen", 10),
    "green": ("declaration-of-independence", "hall", 7),
    "blue": ("da-vinci-notebook", "cellar", 6),
}


def tiles(*names: str) -> int:
    """A set of treasure tiles."""
    return sum(1 << TILE[name] for name in names)


THREE = tiles("magna-carta", "holy-grail", "excalibur")


def door(text: str) -> int:
    """Return the door between two rooms: ``hall/gallery``."""
    first, second = text.split("/")
    number = BOX.house.between[ROOM[first] * 12 + ROOM[second]]
    assert number >= 0, f"no door {text}"
    return int(number)


def bits(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in set(numbers))


def house(
    who: str = "nathan edward",
    at: str = "",
    professor: str = "laboratory",
    unlocked: str = "",
    off: str = "",
    treasures: Mapping[str, tuple[str, str, int]] = TREASURES,
    cards: str = "",
    awake: str = "",
    time: int = 0,
    options: Mapping[str, str] | None = None,
) -> Citadel:
    """A table in the first turn of seat 0: who plays, where they are, what is open and off."""
    people = who.split()
    table: Citadel = GAME.start(len(people), options or {}, 1)
    for seat, name in enumerate(people):
        table.set_character(seat, WHO[name])
        table.set_pile(seat, 63)
    for seat, name in enumerate(at.split()):
        table.set_place(seat, ROOM[name])
    table.plan([Act()])
    table.turn = 0
    table.begin_turn()
    own = list(range(WHO[people[0]] * 6, WHO[people[0]] * 6 + 6))
    shown = ([CARD[name] for name in cards.split()] + own)[:2]
    give_each(table.set_cards, shown)
    table.set_pile(0, bits([card % 6 for card in own if card not in shown]))
    table.professor = ROOM[professor]
    table.open = (1 << 18) - 1 if unlocked == "all" else bits([door(d) for d in unlocked.split()])
    give_each(table.set_trap, [TRAP_NAMES.index(trap) for trap in TRAPS])
    table.guard = 0
    for room, trap in enumerate(TRAPS):
        table.guard |= 1 << TRAP_NAMES.index(trap) * 12 + room
    table.off = (1 << 12) - 1 if off == "all" else bits([ROOM[name] for name in off.split()])
    table.awake = bits([people.index(name) for name in awake.split()])
    table.time = time
    table.tiles |= bits(each(table.treasure_of, 3))
    lying = {**TREASURES, **treasures}
    give_each(table.set_treasure, [TILE[lying[colour][0]] for colour in COLOUR_NAMES])
    give_each(table.set_room, [ROOM[lying[colour][1]] for colour in COLOUR_NAMES])
    give_each(table.set_spaces, [lying[colour][2] for colour in COLOUR_NAMES])
    table.tiles &= ~bits(each(table.treasure_of, 3))
    table.places = 4095 & ~bits(each(table.room_of, 3))
    return table


def number(table: Citadel, verb: str, name: str) -> str:
    """Return the number a move writes for a name."""
    if verb == "swap":
        return " ".join(str(COLOUR_NAMES.index(colour)) for colour in name.split("/"))
    if verb == "unlock":
        return str(door(name))
    if verb in ("move", "disarm", "leap", "lure"):
        return str(ROOM[name])
    if verb in ("rescue", "push", "colour"):
        return str(COLOUR_NAMES.index(name))
    if verb in ("silence", "spare"):
        return str(TRAP_NAMES.index(name))
    if verb == "play":
        return str(CARD[name])
    if verb == "choose":
        return str(WHO[name])
    if verb == "face":
        return str(FACE_NAMES.index(name))
    if verb in ("call", "assist", "lend", "wake"):
        return str(each(table.character_of, table.seats).index(WHO[name]))
    return name


def line(table: Citadel, text: str, seat: int = -1) -> str:
    """Turn ``move study`` into ``0: move 9``, said by whoever decides."""
    verb, *names = text.split()
    who = table.deciders()[0] if seat < 0 else seat
    return " ".join([f"{who}: {verb}", *(number(table, verb, name) for name in names)])


def check_moves(table: Citadel) -> None:
    """On every position a test touches: moves are what nothing forbids, and a clone is the same."""
    check_legal(table)
    assert GAME.write(table.clone()) == GAME.write(table)


def told(events: Sequence[Event]) -> list[str]:
    """Return what happened as text, the numbers of things by their names."""
    lines: list[str] = []
    for event in events:
        words = [f"{event.seat}:"] * (event.seat >= 0) + [event.cue.key]
        for name, value in zip(event.cue.names, event.numbers, strict=True):
            words.append(call(name.rstrip("2"), int(value)))
        lines.append(" ".join(words))
    return lines


def call(kind: str, value: int) -> str:
    names: dict[str, Sequence[str]] = {
        "room": [*BOX.house.names, "outside"],
        "card": list(CARD),
        "colour": COLOUR_NAMES,
        "treasure": list(TILE),
        "trap": TRAP_NAMES,
        "traps": TRAP_NAMES,
        "character": list(WHO),
        "face": FACE_NAMES,
    }
    return names[kind][value] if kind in names else str(value)


def do(table: Citadel, *texts: str) -> list[Event]:
    """Play moves in names, each of which must be legal; return what happened."""
    events: list[Event] = []
    for text in texts:
        check_moves(table)
        events += play(GAME, table, line(table, text))
    check_moves(table)
    return events


def why(table: Citadel, text: str) -> str:
    """Return the key of the rule that forbids a move, or nothing."""
    check_moves(table)
    rule = refusal(GAME, table, line(table, text))
    return rule.key if rule is not None else ""


def can(table: Citadel, verb: str) -> list[str]:
    """Return the legal moves of whoever decides that begin with a verb."""
    check_moves(table)
    moves = offered(table, table.deciders()[0])
    return [move for move in moves if move.split()[0] == verb]


def rooms(table: Citadel, verb: str) -> set[str]:
    """Return the names of the rooms a verb can be used on now."""
    names = BOX.house.names
    return {names[int(move.split()[1])] for move in can(table, verb)}


def doors(table: Citadel) -> set[str]:
    """Return the open doors by their two rooms."""
    plan = BOX.house
    return {
        f"{plan.names[plan.first_side[n]]}/{plan.names[plan.second_side[n]]}"
        for n in range(18)
        if table.is_open(n)
    }


def where(table: Citadel, seat: int) -> str:
    place = int(table.place_of(seat))
    return "outside" if place == OUTSIDE else BOX.house.names[place]


def lair(table: Citadel) -> str:
    """Return where the Professor is."""
    return BOX.house.names[table.professor]


def are_off(table: Citadel) -> set[str]:
    return {name for name in BOX.house.names if table.is_off(ROOM[name])}


FACES = {
    0: lambda name: [FACE_NAMES.index(name)],
    1: lambda name: [2 * COLOUR_NAMES.index(name), 2 * COLOUR_NAMES.index(name) + 1],
    2: lambda clocks: [5] if clocks == "2" else [0, 1, 2, 3, 4],
}


def fate(table: Citadel, rolls: str) -> None:
    """Give the table a random source that rolls these faces next: ``two blue 1 | ten red``."""
    wanted: list[list[int]] = []
    for roll in rolls.replace("|", " ").split():
        die = 0 if roll in FACE_NAMES else 1 if roll in COLOUR_NAMES else 2
        wanted.append(FACES[die](roll))
    seed = 0
    while True:
        rng = seeded(seed)
        if all(rng.below(6) in faces for faces in wanted):
            table.rng = seeded(seed)
            return
        seed += 1


def roll(table: Citadel, rolls: str) -> list[Event]:
    """End the actions and let the dice fall on these faces."""
    fate(table, rolls)
    return do(table, "done")


def keys(events: Sequence[Event]) -> list[str]:
    return [event.cue.key for event in events]
