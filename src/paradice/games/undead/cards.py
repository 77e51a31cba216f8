"""Read what is in the box from the data files, and check it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from paradice.core.facts import Facts
from paradice.games.resources import open_facts
from paradice.games.undead.box import (
    ANYWHERE,
    BRIBERY,
    EARN_MORE,
    FIXED_PRICE,
    FORTIFY,
    IN_THE_STREET,
    NO_SHOT,
    REPORT,
    ROB_MORE,
    UNDERTAKE,
    Ability,
    Box,
    Building,
    Space,
    UndeadCard,
)
from paradice.games.undead.effects import (
    RESULTS,
    Gain,
    Permanent,
    Raise,
    Rearrange,
    Reset,
    Roll,
    Summon,
    Trade,
)
from paradice.games.undead.moves import CARDS, EMPTY, KINDS, SLOTS

SHOTS: Final = {"none": NO_SHOT, "street": IN_THE_STREET, "anywhere": ANYWHERE}

POWERS: Final = {
    "rob-more": ROB_MORE,
    "fixed-price": FIXED_PRICE,
    "undertake": UNDERTAKE,
    "bribe": BRIBERY,
    "earn-more": EARN_MORE,
    "report": REPORT,
    "fortify": FORTIFY,
}

START: Final[dict[str, Any]] = {
    "reset": Reset,
    "raise": Raise,
    "trade": Trade,
    "rearrange": Rearrange,
    "summon": Summon,
}


@cache
def read_facts() -> list[Facts]:
    """Return the data files of the game: buildings, undead, board."""
    names = ("buildings.toml", "undead.toml", "board.toml")
    return [open_facts("undead", name) for name in names]


@cache
def read_box() -> Box:
    """Return everything that comes in the box; ValueError where the data cannot be right."""
    buildings, undead, board = read_facts()
    figures = board.figures()
    return Box(
        read_buildings(buildings),
        read_undead(undead),
        read_spaces(board),
        read_slots(board, figures["spare-bullets"]),
        figures,
    )


def read_buildings(facts: Facts) -> list[Building]:
    rows = facts.rows("building", "cost notoriety when ability players", "peaceful")
    deck: list[Building] = []
    for row in rows:
        ability = read_ability(facts, row)
        if (ability.power() == EMPTY) != (row["when"] == "start"):
            raise facts.bad("building", row["id"], f"does {row['ability']} not {row['when']!r}")
        deck.append(
            Building(
                row["id"],
                row["cost"],
                row["notoriety"],
                row["players"],
                row.get("peaceful", False),
                ability,
            )
        )
    if len(deck) != 20 or len([each for each in deck if each.players == 4]) != 5:
        raise ValueError("buildings.toml: 20 buildings are wanted, five of them for four and more")
    if len({(each.notoriety, each.cost) for each in deck}) != len(deck):
        raise ValueError("buildings.toml: two buildings have the same notoriety and cost")
    powers = [each.ability.power() for each in deck if each.ability.power() != EMPTY]
    if len(set(powers)) != len(powers):
        raise ValueError("buildings.toml: two buildings have the same permanent power")
    return deck


def read_ability(facts: Facts, row: dict[str, Any]) -> Ability:
    """Turn a verb and its words into an ability."""
    verb, *words = row["ability"]
    if verb in ("gain", "guard") and len(words) == 1 and words[0] in KINDS:
        kind = KINDS.index(words[0])
        return Gain(kind) if verb == "gain" else Permanent(kind)
    if verb == "roll" and len(words) == 8 and all(word in RESULTS for word in words):
        return Roll([RESULTS[word][0] for word in words], [RESULTS[word][1] for word in words])
    if verb in START and not words:
        ability: Ability = START[verb]()
        return ability
    if verb in POWERS and not words:
        return Permanent(POWERS[verb])
    raise facts.bad("building", row["id"], f"has an unknown ability {row['ability']}")


def read_undead(facts: Facts) -> list[UndeadCard]:
    deck: list[UndeadCard] = []
    for row in facts.rows("undead", "notoriety weak"):
        deck.append(UndeadCard(row["id"], row["notoriety"], as_set(facts, row, "weak", 2, 7)))
    if len(deck) != CARDS or len([each for each in deck if each.notoriety == 6]) != 3:
        raise ValueError("undead.toml: 18 undead are wanted, three of them worth 6")
    return deck


def as_set(facts: Facts, row: dict[str, Any], field: str, first: int, last: int) -> int:
    """Turn a list of different numbers into a set of bits."""
    numbers: Sequence[int] = row[field]
    if len(set(numbers)) != len(numbers) or any(not first <= n <= last for n in numbers):
        kind = "space" if field == "reach" else "undead"
        raise facts.bad(kind, row["id"], f"has an impossible {field} {numbers}")
    return sum(1 << number for number in numbers)


def read_spaces(facts: Facts) -> list[Space]:
    spaces: list[Space] = []
    for row in facts.rows("space", "number shoot reach steal income choose peaceful"):
        if row["number"] != len(spaces):
            raise facts.bad("space", row["id"], f"is number {row['number']}, out of order")
        unknown = [kind for kind in row["income"] if kind not in KINDS]
        if unknown or row["shoot"] not in SHOTS or row["steal"] not in (*KINDS, "none"):
            raise facts.bad("space", row["id"], "has an unknown word")
        spaces.append(
            Space(
                row["id"],
                SHOTS[row["shoot"]],
                as_set(facts, row, "reach", 2, 8),
                KINDS.index(row["steal"]) if row["steal"] != "none" else EMPTY,
                [row["income"].count(kind) for kind in KINDS],
                (1 if row["choose"] else 0) + (2 if row["peaceful"] else 0),
            )
        )
    if len(spaces) != 9:
        raise ValueError(f"board.toml: 9 spaces are wanted, not {len(spaces)}")
    return spaces


def read_slots(facts: Facts, spare: int) -> list[list[int]]:
    """Return for each slot from how many players on it is used, and its bonus."""
    slots: list[list[int]] = []
    for row in facts.rows("slot", "players bonus"):
        if row["bonus"] not in KINDS:
            raise facts.bad("slot", row["id"], f"has an unknown bonus {row['bonus']!r}")
        slots.append([row["players"], KINDS.index(row["bonus"])])
    if len(slots) != SLOTS or len([bonus for _, bonus in slots if bonus == 1]) != spare:
        raise ValueError(f"board.toml: {SLOTS} slots are wanted, {spare} of them with a bullet")
    for players in range(2, 7):
        if len([least for least, _ in slots if least <= players]) < players:
            raise ValueError(f"board.toml: too few slots for {players} players")
    return slots
