"""What a seat may see of a Trekking table, and how its moves are called there."""

from __future__ import annotations

from functools import cache
from typing import Final

from paradice.core.game import Phrase, View
from paradice.core.moves import Move
from paradice.core.view import close_view, idle_prompt, open_view
from paradice.games.trekking.cards import TOKENS, read_box
from paradice.games.trekking.moves import ANCESTOR, COLUMNS, DAYS, DEALT, EMPTY, LONG_AGO, SLOTS
from paradice.games.trekking.rules import final_score, trek_score
from paradice.games.trekking.table import Trekking


def view(table: Trekking, seat: int) -> View:
    head = open_view("trekking", table, seat)
    return head | {
        "slot": head["about"][1] if head["about"] else EMPTY,
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
    row = table.cards_in_row()
    left = list(table.deck)
    cards = table.box.cards
    return [
        number
        for number in range(ANCESTOR)
        if cards[number].day == table.day and number not in row and number not in left
    ]


def player(table: Trekking, seat: int, viewer: int) -> View:
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


def result(table: Trekking) -> View | None:
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
    rank = EMPTY
    if table.seats == 1:
        rank = len([least for least in table.box.solo_ranks if outcome.scores[0] >= least])
    return close_view(outcome, sheets) | {"rank": rank}


def prompt(view: View) -> Phrase:
    if (idle := idle_prompt(view)) is not None:
        return idle
    if view["step"] == "SpendCrystals":
        if card_of(view) == ANCESTOR:
            return Phrase("prompt-SpendCrystals-visit")
        return Phrase("prompt-SpendCrystals", {"card": Phrase(card_key(card_of(view)))})
    return Phrase(f"prompt-{view['step']}", {"day": Phrase(f"numeral-{view['day'] + 1}")})


def label(view: View, move: Move) -> Phrase:
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
        hand: list[int] = view["players"][view["seat"]]["hand"]
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


def card_of(view: View) -> int:
    """Return the card that is being paid for."""
    slot: int = view["slot"]
    card: int = view["row"][slot] if slot < SLOTS else ANCESTOR
    return card


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
