"""Read what is in the box from the data files, and check it."""

from __future__ import annotations

from functools import cache
from typing import Final

from paradice.core.facts import Facts
from paradice.games.room import open_facts
from paradice.games.trekking.box import Box, Card, Gain, Itinerary
from paradice.games.trekking.effects import GainCrystal, GainJoker, GainToken
from paradice.games.trekking.moves import ANCESTOR

TOKENS: Final = ("person", "event", "innovation", "progress", "wild")

GAINS: Final[dict[str, Gain]] = {
    "person": GainToken(0),
    "event": GainToken(1),
    "innovation": GainToken(2),
    "progress": GainToken(3),
    "wild": GainJoker(),
    "crystal": GainCrystal(),
}

HOURS_OF_A_DAY: Final = [1] * 3 + [2] * 11 + [3] * 11 + [4] * 8 + [5] * 3


@cache
def read_facts() -> list[Facts]:
    """Return the data files of the game: cards, itineraries, mat."""
    names = ("cards.toml", "itineraries.toml", "mat.toml")
    return [open_facts("trekking", name) for name in names]


@cache
def read_box() -> Box:
    """Return everything that comes in the box; ValueError where the data cannot be right."""
    cards, itineraries, mat = read_facts()
    figures = {row["id"]: row["value"] for row in mat.rows("figure", "value")}
    deck: list[Card] = []
    for row in cards.rows("card", "day year hours gains"):
        unknown = [gain for gain in row["gains"] if gain not in GAINS]
        if unknown:
            raise cards.bad("card", row["id"], f"has unknown gains {unknown}")
        gains = [GAINS[gain] for gain in row["gains"]]
        deck.append(Card(row["id"], row["day"] - 1, row["year"], row["hours"], gains))
    for day in range(3):
        hours = sorted(card.hours for card in deck if card.day == day)
        if hours != HOURS_OF_A_DAY:
            raise ValueError(f"cards.toml: the hours of day {day + 1} are {hours}")
    if len({card.year for card in deck}) != len(deck) or len(deck) != ANCESTOR:
        raise ValueError("cards.toml: 108 cards of 108 different years are wanted")
    deck.append(Card("ancestor", -1, 0, figures["ancestor-hours"], [GAINS["wild"]]))
    sheets: list[Itinerary] = []
    for row in itineraries.rows("itinerary", "rows"):
        for text in row["rows"]:
            spaces, _, bonus = text.partition("=")
            wrong = set(spaces) - set(".oc123456789") or len(spaces) != 4
            if wrong or not (bonus in ("", "c") or bonus.isdigit()):
                raise itineraries.bad("itinerary", row["id"], f"has an unreadable row {text!r}")
        if len(row["rows"]) != 6:
            raise itineraries.bad("itinerary", row["id"], "has not six rows")
        sheets.append(Itinerary(row["id"], row["rows"]))
    if len(sheets) != 24:
        raise ValueError(f"itineraries.toml: 24 itineraries are wanted, not {len(sheets)}")
    bonuses = figures["slot-bonuses"]
    slots = [[] if name == "none" else [GAINS[name]] for name in bonuses]
    numbers = {name: value for name, value in figures.items() if isinstance(value, int)}
    return Box(deck, sheets, slots, figures["trek-points"], numbers, figures["solo-ranks"])
