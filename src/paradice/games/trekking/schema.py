"""The view of a Trekking table, what it asks, days and journeys, as types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from paradice.core.schema import Head, Result

# What is asked


class AskTake(TypedDict):
    """Which card to take."""

    step: Literal["TakeCard"]


class AskSpend(TypedDict):
    """How many crystals to spend on the card of a slot."""

    step: Literal["SpendCrystals"]
    seat: int
    slot: int


class AskPlace(TypedDict):
    """Where to place a joker that the card of a slot brings."""

    step: Literal["PlaceJoker"]
    seat: int
    slot: int


class AskChoose(TypedDict):
    """Which itinerary to keep for the next day."""

    step: Literal["ChooseItinerary"]


Asked: TypeAlias = AskTake | AskSpend | AskPlace | AskChoose

# The view


class Player(TypedDict):
    """A traveller; cards, itineraries and tokens by their numbers."""

    hour: int
    arrival: int
    score: int
    crystals: int
    worn: list[int]
    filled: list[int]
    held: int
    hand: list[int]
    has_chosen: bool
    choice: int
    treks: list[list[int]]
    year: int | None


class TrekkingView(Head):
    """What a seat may see of a table."""

    day: int
    row: list[int]
    deck: int
    gone: list[int]
    ancestors: int
    jokers: int
    players: list[Player]
    asked: Asked | None
    result: Result | None


# What follows from views and events


class Date(TypedDict):
    """A year of the present day, with what is known of its card."""

    year: int
    state: str
    card: NotRequired[int]
    slot: NotRequired[int]
    seat: NotRequired[int]


class Stop(TypedDict):
    """A stay in time: the card, when it happened, when one came and for how long."""

    card: int
    year: int
    day: int
    start: int
    hours: int
    trek: int


class Today(TypedDict):
    """What a day brought."""

    itinerary: int
    noon: int
    crystals: int
    tokens: list[int]


class Journey(TypedDict):
    """The three days of a seat."""

    stops: list[Stop]
    treks: list[list[Stop]]
    days: list[Today]
    years: int
    longest: list[Stop]
    hours: int
    points: NotRequired[int]
