"""What a seat may see of a Trekking table, and how its moves are called there."""

from __future__ import annotations

from functools import cache
from typing import Final

from paradice.core.moves import Move
from paradice.core.phrase import Phrase
from paradice.core.schema import Result
from paradice.core.view import close_view, idle_prompt, open_view, step_of
from paradice.games.trekking.cards import TOKENS, read_box
from paradice.games.trekking.moves import ANCESTOR, COLUMNS, DAYS, DEALT, EMPTY, LONG_AGO, SLOTS
from paradice.games.trekking.rules import final_score, trek_score
from paradice.games.trekking.schema import Player, TrekkingView
from paradice.games.trekking.table import Trekking


def view(table: Trekking, seat: int) -> TrekkingView:
    return {
        **open_view("trekking", table, seat),
        "day": int(table.day),
        "row": table.cards_in_row(),
        "deck": len(table.deck),
        "gone": gone(table),
        "ancestors": int(table.ancestors),
        "jokers": int(table.jokers),
        "players": [player(table, other, seat) for other in range(table.seats)],
        "result": result(table),
    }


def gone(table: Trekking) -> list[int]:
    """The cards of the day that everybody has seen and that are not in the row any more."""
    hidden = {*table.cards_in_row(), *table.deck}
    return [number for number in cards_of(table.day) if number not in hidden]


@cache
def cards_of(day: int) -> list[int]:
    """The cards of a day; not to be changed."""
    cards = read_box().cards
    return [number for number in range(ANCESTOR) if cards[number].day == day]


def player(table: Trekking, seat: int, viewer: int) -> Player:
    """What *viewer* may see of *seat*: all but the itineraries held, and the one chosen tonight."""
    held = table.in_hand(seat)
    own = seat == viewer
    worn = [table.worn_of(seat, day) for day in range(DAYS)]
    return {
        "hour": int(table.hour_of(seat)),
        "arrival": int(table.arrival_of(seat)),
        "score": int(table.score_of(seat)),
        "crystals": int(table.crystals_of(seat)),
        "worn": worn,
        "filled": [table.tokens(seat, column) for column in range(COLUMNS)],
        "held": int(held),
        "hand": [table.hand[seat * DEALT + place] for place in range(held)] if own else [],
        "has_chosen": table.chosen_of(seat) != EMPTY,
        "choice": int(table.chosen_of(seat)) if own else EMPTY,
        "treks": table.treks(seat),
        "year": None if table.year[seat] == LONG_AGO else int(table.year[seat]),
    }


def result(table: Trekking) -> Result | None:
    """At the end: the winners, and each score with its parts."""
    outcome = table.outcome()
    if outcome is None:
        return None
    sheets = [
        {
            "track": int(table.score_of(seat)),
            "crystals": int(table.crystals_of(seat)),
            "treks": int(trek_score(table, seat)),
            "total": int(final_score(table, seat)),
        }
        for seat in range(table.seats)
    ]
    rank: int = EMPTY
    if table.seats == 1:
        rank = len([least for least in table.box.solo_ranks if outcome.scores[0] >= least])
    return {**close_view(outcome, sheets), "rank": rank}


def prompt(view: TrekkingView) -> Phrase:
    if (idle := idle_prompt(view)) is not None:
        return idle
    asked = view["asked"]
    if asked is not None and asked["step"] == "SpendCrystals":
        card = card_in(view, asked["slot"])
        if card == ANCESTOR:
            return Phrase("prompt-SpendCrystals-visit")
        return Phrase("prompt-SpendCrystals", {"card": Phrase(card_key(card))})
    return Phrase(f"prompt-{step_of(asked)}", {"day": Phrase(f"numeral-{view['day'] + 1}")})


def label(view: TrekkingView, move: Move) -> Phrase:
    what = int(move.what)
    if move.verb == "take":
        if view["row"][what] == EMPTY:
            return NO_CARD
        return label_of(move.verb, "card", card_key(view["row"][what]))
    if move.verb == "spend":
        return label_of(move.verb, "crystals", what)
    if move.verb == "place":
        return label_of(move.verb, "column", f"token-{TOKENS[what]}")
    if move.verb == "choose":
        hand = view["players"][view["seat"]]["hand"]
        if what >= len(hand):
            return NOT_HELD
        return label_of(move.verb, "itinerary", hand[what] + 1)
    return VISIT


VISIT: Final = Phrase("move-visit")
NO_CARD: Final = Phrase("move-take-none")
NOT_HELD: Final = Phrase("move-choose-none")


@cache
def label_of(verb: str, name: str, value: int | str) -> Phrase:
    """The same words for the same move, made once."""
    return Phrase(f"move-{verb}", {name: value if isinstance(value, int) else Phrase(value)})


def slot_asked(view: TrekkingView) -> int:
    """Return the slot of the card that is being paid for, or EMPTY."""
    asked = view["asked"]
    if asked is not None and (asked["step"] == "SpendCrystals" or asked["step"] == "PlaceJoker"):
        return asked["slot"]
    return int(EMPTY)


def card_in(view: TrekkingView, slot: int) -> int:
    """Return the card that lies in a slot; beyond the last, an ancestor."""
    return view["row"][slot] if slot < SLOTS else int(ANCESTOR)


def ends_trek(year: int | None, card: int) -> bool:
    """Say if a card would end a trek that has come to *year*: None where it has none yet."""
    return year is not None and read_box().ends_trek(card, year)


def card_key(card: int) -> str:
    """Return the key of a card's name."""
    return f"card-{read_box().cards[card].name}" if card != EMPTY else "card-none"


def thing(kind: str, number: int) -> str | None:
    if kind == "card":
        return card_key(number)
    if kind == "day":
        return f"numeral-{number}"
    if kind in ("token", "column"):
        return f"token-{TOKENS[number]}"
    return None
