"""Read what is in the box from the data files, and check it."""

from __future__ import annotations

from functools import cache
from typing import Final

from paradice.core.facts import Facts
from paradice.games.resources import open_facts
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
def gains_of() -> list[list[str]]:
    """Return what each card gives, by name; the Ancestor is the last."""
    cards, _, mat = read_facts()
    return [row["gains"] for row in cards.kinds["card"]] + [mat.figure("ancestor-gains")]


@cache
def read_box() -> Box:
    """Return everything that comes in the box; ValueError where the data cannot be right."""
    cards, itineraries, mat = read_facts()
    figures = mat.figures()
    return Box(
        read_cards(cards, figures["ancestor-hours"], figures["ancestor-gains"]),
        read_itineraries(itineraries),
        [[] if name == "none" else [GAINS[name]] for name in figures["slot-bonuses"]],
        figures["trek-points"],
        {name: value for name, value in figures.items() if isinstance(value, int)},
        figures["solo-ranks"],
    )


def read_cards(facts: Facts, hours: int, gains: list[str]) -> list[Card]:
    """Three days of 36 cards, every year once; the Ancestor, of *hours* and *gains*, is last."""
    deck: list[Card] = []
    for row in facts.rows("card", "day year hours gains"):
        unknown = [gain for gain in row["gains"] if gain not in GAINS]
        if unknown:
            raise facts.bad("card", row["id"], f"has unknown gains {unknown}")
        given = [GAINS[gain] for gain in row["gains"]]
        deck.append(Card(row["id"], row["day"] - 1, row["year"], row["hours"], given))
    for day in range(3):
        spread = sorted(card.hours for card in deck if card.day == day)
        if spread != HOURS_OF_A_DAY:
            raise ValueError(f"{facts.name}: the hours of day {day + 1} are {spread}")
    if len({card.year for card in deck}) != len(deck) or len(deck) != ANCESTOR:
        raise ValueError(f"{facts.name}: 108 cards of 108 different years are wanted")
    deck.append(Card("ancestor", -1, 0, hours, [GAINS[gain] for gain in gains]))
    return deck


def read_itineraries(facts: Facts) -> list[Itinerary]:
    """Sheets of six rows, four columns wide."""
    sheets: list[Itinerary] = []
    for row in facts.rows("itinerary", "rows"):
        for text in row["rows"]:
            spaces, _, bonus = text.partition("=")
            wrong = set(spaces) - set(".oc123456789") or len(spaces) != 4
            if wrong or not (bonus in ("", "c") or bonus.isdigit()):
                raise facts.bad("itinerary", row["id"], f"has an unreadable row {text!r}")
        if len(row["rows"]) != 6:
            raise facts.bad("itinerary", row["id"], "has not six rows")
        sheets.append(Itinerary(row["id"], row["rows"]))
    if len(sheets) != 24:
        raise ValueError(f"{facts.name}: 24 itineraries are wanted, not {len(sheets)}")
    return sheets
