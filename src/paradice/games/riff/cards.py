"""Read what is in the box from the data files, and check it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from paradice.core.facts import Facts
from paradice.games.resources import open_facts
from paradice.games.riff import effects as verbs
from paradice.games.riff import tasks
from paradice.games.riff.box import Box, Card, Effect, Objective, Personage, Task
from paradice.games.riff.moves import EMPTY, LOCATIONS, NOBODY, POSITIONS, PRESENT

SYMBOLS: Final = ("move", "interact", "reroll", "excellent", "bogus", "blank")
DICE: Final = ("wyld", "character", "triumphant", "bogus")
SECTIONS: Final = ("main", "green", "red", "fixed")
RIFFS: Final = 60
OBJECTIVES: Final = 16


@cache
def read_facts() -> list[Facts]:
    """Return the data files of the game: board, personages, objectives, riff cards."""
    names = ("board.toml", "personages.toml", "objectives.toml", "riffs.toml")
    return [open_facts("riff", name) for name in names]


@cache
def read_box() -> Box:
    """Return everything that comes in the box; ValueError where the data cannot be right."""
    board, people, aims, riffs = read_facts()
    locations = [row["id"] for row in board.rows("location", "")]
    if len(locations) != LOCATIONS:
        raise ValueError(f"board.toml: ten locations are wanted, not {len(locations)}")
    places = [*locations, "san-dimas"]
    personages = read_personages(people, locations)
    names = [personage.name for personage in personages]
    return Box(
        read_riffs(riffs, places),
        locations,
        personages,
        read_objectives(aims, locations, names),
        [row["id"] for row in board.rows("character", "ability")],
        read_circuits(board),
        read_dice(board),
        board.figures(),
    )


def find(facts: Facts, kind: str, row: str, names: list[str] | tuple[str, ...], name: Any) -> int:
    """Return the number of a name; BadFact where it is unknown."""
    if name not in names:
        raise facts.bad(kind, row, f"names an unknown {name!r}")
    return names.index(name)


def read_circuits(board: Facts) -> list[list[int]]:
    """Every join leads between two positions, and every position is joined."""
    joins: list[list[int]] = []
    for row in board.rows("circuit", "joins"):
        for ends in row["joins"]:
            if len(ends) != 2 or ends[0] == ends[1] or not all(0 <= e < POSITIONS for e in ends):
                raise board.bad("circuit", row["id"], f"cannot join {ends}")
            joins.append(ends)
    met = {end for ends in joins for end in ends}
    if len(met) != POSITIONS:
        raise ValueError("board.toml: a position has no circuit")
    return joins


def read_dice(board: Facts) -> list[int]:
    """Return the six faces of each kind of die, one kind after another."""
    rows = {row["id"]: row for row in board.rows("die", "count faces")}
    if list(rows) != list(DICE):
        raise ValueError(f"board.toml: the dice {DICE} are wanted in this order")
    faces: list[int] = []
    for name, row in rows.items():
        if len(row["faces"]) != len(SYMBOLS):
            raise board.bad("die", name, "has not six faces")
        faces += [find(board, "die", name, SYMBOLS, face) for face in row["faces"]]
    return faces


def read_personages(people: Facts, locations: list[str]) -> list[Personage]:
    """Personages stand in the order of their homes."""
    rows = people.rows("personage", "home dice icon")
    if [row["home"] for row in rows] != locations:
        raise ValueError("personages.toml: the personages are wanted in the order of locations")
    personages: list[Personage] = []
    for row in rows:
        dice = [find(people, "personage", row["id"], DICE, die) for die in row["dice"]]
        personages.append(Personage(row["id"], dice, read_icon(people, "personage", row)))
    return personages


def read_icon(facts: Facts, kind: str, row: dict[str, Any]) -> int:
    """Return the symbol of an action, or EMPTY."""
    if row["icon"] == "none":
        return int(EMPTY)
    return find(facts, kind, row["id"], SYMBOLS[:4], row["icon"])


def read_objectives(aims: Facts, locations: list[str], names: list[str]) -> list[Objective]:
    objectives: list[Objective] = []
    for row in aims.rows("objective", "task lowers icon company"):
        task = read_task(aims, row, locations, names)
        icon = read_icon(aims, "objective", row)
        objectives.append(Objective(row["id"], task, row["lowers"], icon, row["company"]))
    if len(objectives) != OBJECTIVES:
        raise ValueError(f"objectives.toml: 16 objectives are wanted, not {len(objectives)}")
    return objectives


def read_task(aims: Facts, row: dict[str, Any], locations: list[str], names: list[str]) -> Task:
    verb, *words = row["task"]

    def guest() -> int:
        return find(aims, "objective", row["id"], names, words[0])

    def stops() -> list[int]:
        return [find(aims, "objective", row["id"], locations, word) for word in words[1:]]

    match verb:
        case "lower-with":
            return tasks.LowerWith(guest())
        case "quiet-rounds":
            return tasks.QuietRounds(words[0])
        case "together":
            return tasks.Together(guest())
        case "lower-different":
            return tasks.LowerDifferent(words[0])
        case "lower-in-company":
            return tasks.LowerInCompany()
        case "tour":
            return tasks.Tour(guest(), stops())
        case "gather":
            return tasks.Gather(words[0])
        case "visit":
            return tasks.Visit(guest(), stops()[0])
        case "pass":
            return tasks.PassOn(guest())
    raise aims.bad("objective", row["id"], f"has an unknown task {verb!r}")


def read_riffs(riffs: Facts, places: list[str]) -> list[Card]:
    """Cards stand in the order of their numbers, 1 to 60."""
    cards: list[Card] = []
    for row in riffs.rows("riff", "number main", "subject green red fixed"):
        number = len(cards)
        if row["number"] != number + 1:
            raise riffs.bad("riff", row["id"], f"should have the number {number + 1}")
        subject = NOBODY
        if "subject" in row:
            subject = find(riffs, "riff", row["id"], places[:-1], row["subject"])
        elif "green" in row or "red" in row:
            raise riffs.bad("riff", row["id"], "has a green or red section without a subject")
        sections: list[list[Effect]] = []
        for section, name in enumerate(SECTIONS):
            effects: list[Effect] = []
            for index, words in enumerate(row.get(name, [])):
                effects.append(read_effect(riffs, row, places, words, (number, section, index)))
            sections.append(effects)
        cards.append(Card(row["id"], subject, sections))
    if len(cards) != RIFFS:
        raise ValueError(f"riffs.toml: 60 cards are wanted, not {len(cards)}")
    return cards


def read_effect(
    riffs: Facts, row: dict[str, Any], places: list[str], words: list[Any], at: tuple[int, int, int]
) -> Effect:
    """Turn ``["raise", "kassel", 1]`` into what it does; *at* is where it is printed."""
    verb, *rest = words

    def place() -> int:
        return find(riffs, "riff", row["id"], places, rest[0])

    def side(which: int) -> Effect:
        if len(rest) != 2 or len(rest[which]) != 1 or rest[which][0][0] == "either":
            raise riffs.bad("riff", row["id"], "has a choice that is not between two effects")
        return read_effect(riffs, row, places, rest[which][0], at)

    match verb:
        case "raise":
            return verbs.Raise(place(), rest[1])
        case "raise-numbered":
            return verbs.RaiseNumbered(rest)
        case "raise-each-player":
            return verbs.RaiseEachPlayer(rest[0])
        case "lower" if place() == PRESENT:
            return verbs.LowerSanDimas(rest[1])
        case "lower-for-fixed":
            return verbs.LowerForFixed(rest)
        case "lower-here":
            return verbs.LowerHere(rest[0])
        case "move-me":
            return verbs.MoveMe(place())
        case "move-all":
            return verbs.MoveAll(place())
        case "eject":
            return verbs.EjectAll()
        case "unfix":
            return verbs.Unfix()
        case "draw":
            return verbs.Draw()
        case "discard":
            return verbs.Discard(rest[0])
        case "peek":
            return verbs.Peek(rest[0])
        case "either":
            return verbs.Either(*at, side(0), side(1))
    raise riffs.bad("riff", row["id"], f"has an unknown effect {words}")
