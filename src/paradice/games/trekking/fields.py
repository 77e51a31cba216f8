"""The fields of Trekking Through History; written by tools/fields.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.rng import Rng
from paradice.core.table import Table
from paradice.games.trekking.box import Box

FIELDS: Final = (
    "day",
    "hour:4",
    "arrival:4x10",
    "arrivals",
    "score:4x10",
    "crystals:4x10",
    "hand",
    "worn:12",
    "chosen:4",
    "filled:16x3",
    "jokers",
    "row:6x10",
    "deck",
    "ancestors",
    "taken",
    "year",
    "length:4x10",
    "closed",
)


class TrekkingFields(Table):
    """The fields of a position, and how each row is read and written."""

    __slots__ = (
        "ancestors",
        "arrival",
        "arrivals",
        "box",
        "chosen",
        "closed",
        "crystals",
        "day",
        "deck",
        "filled",
        "hand",
        "hour",
        "jokers",
        "length",
        "row",
        "score",
        "taken",
        "worn",
        "year",
    )

    def __init__(self, box: Box, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.day: i64 = 0
        self.hour: i64 = 0
        self.arrival: i64 = 0
        self.arrivals: i64 = 0
        self.score: i64 = 0
        self.crystals: i64 = 0
        self.hand = vec[i64]()
        self.worn: i64 = 0
        self.chosen: i64 = 0
        self.filled: i64 = 0
        self.jokers: i64 = 0
        self.row: i64 = 0
        self.deck = vec[i64]()
        self.ancestors: i64 = 0
        self.taken = vec[i64]()
        self.year = vec[i64]()
        self.length: i64 = 0
        self.closed = vec[i64]()

    def copy_from(self, other: TrekkingFields) -> None:
        """Take over all fields of *other*."""
        self.become(other)
        self.day = other.day
        self.hour = other.hour
        self.arrival = other.arrival
        self.arrivals = other.arrivals
        self.score = other.score
        self.crystals = other.crystals
        self.hand = other.hand[:]
        self.worn = other.worn
        self.chosen = other.chosen
        self.filled = other.filled
        self.jokers = other.jokers
        self.row = other.row
        self.deck = other.deck[:]
        self.ancestors = other.ancestors
        self.taken = other.taken[:]
        self.year = other.year[:]
        self.length = other.length
        self.closed = other.closed[:]

    def hour_of(self, seat: Seat) -> i64:
        """Return where a watch is, 0 to 12."""
        return (((self.hour >> (seat * 5)) + 1) & 31) - 1

    def set_hour(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"hour of {seat}: {new}"
        shift: i64 = seat * 5
        self.hour ^= (((self.hour >> shift) ^ new) & 31) << shift

    def arrival_of(self, seat: Seat) -> i64:
        """Return when a watch came to its hour: the latest lies on top."""
        return (((self.arrival >> (seat * 10)) + 1) & 1023) - 1

    def set_arrival(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 1023, f"arrival of {seat}: {new}"
        shift: i64 = seat * 10
        self.arrival ^= (((self.arrival >> shift) ^ new) & 1023) << shift

    def score_of(self, seat: Seat) -> i64:
        """Return the points on the track."""
        return (((self.score >> (seat * 10)) + 1) & 1023) - 1

    def set_score(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 1023, f"score of {seat}: {new}"
        shift: i64 = seat * 10
        self.score ^= (((self.score >> shift) ^ new) & 1023) << shift

    def add_score(self, seat: Seat, more: i64) -> None:
        shift: i64 = seat * 10
        assert 0 <= seat < 4 and 0 <= ((self.score >> shift) & 1023) + more < 1023, (
            f"score of {seat}: {more} more"
        )
        self.score += more << shift

    def crystals_of(self, seat: Seat) -> i64:
        """Return how many crystals lie in the reservoir."""
        return (((self.crystals >> (seat * 10)) + 1) & 1023) - 1

    def set_crystals(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 1023, f"crystals of {seat}: {new}"
        shift: i64 = seat * 10
        self.crystals ^= (((self.crystals >> shift) ^ new) & 1023) << shift

    def add_crystals(self, seat: Seat, more: i64) -> None:
        shift: i64 = seat * 10
        assert 0 <= seat < 4 and 0 <= ((self.crystals >> shift) & 1023) + more < 1023, (
            f"crystals of {seat}: {more} more"
        )
        self.crystals += more << shift

    def worn_of(self, seat: Seat, day: i64) -> i64:
        """Return the itinerary of a day."""
        return (((self.worn >> ((seat * 3 + day) * 5)) + 1) & 31) - 1

    def set_worn(self, seat: Seat, day: i64, new: i64) -> None:
        assert 0 <= seat < 4 and 0 <= day < 3 and -1 <= new < 31, f"worn of {seat} {day}: {new}"
        shift: i64 = (seat * 3 + day) * 5
        self.worn ^= (((self.worn >> shift) ^ new) & 31) << shift

    def chosen_of(self, seat: Seat) -> i64:
        """Return the place in the hand that was chosen tonight, or EMPTY."""
        return (((self.chosen >> (seat * 5)) + 1) & 31) - 1

    def set_chosen(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"chosen of {seat}: {new}"
        shift: i64 = seat * 5
        self.chosen ^= (((self.chosen >> shift) ^ new) & 31) << shift

    def tokens(self, seat: Seat, column: i64) -> i64:
        """Return how many tokens lie in a column."""
        return (((self.filled >> ((seat * 4 + column) * 3)) + 1) & 7) - 1

    def set_filled(self, seat: Seat, column: i64, new: i64) -> None:
        assert 0 <= seat < 4 and 0 <= column < 4 and -1 <= new < 7, (
            f"filled of {seat} {column}: {new}"
        )
        shift: i64 = (seat * 4 + column) * 3
        self.filled ^= (((self.filled >> shift) ^ new) & 7) << shift

    def card_at(self, slot: i64) -> i64:
        """Return the card in a slot, or EMPTY."""
        return (((self.row >> (slot * 10)) + 1) & 1023) - 1

    def set_row(self, slot: i64, new: i64) -> None:
        assert 0 <= slot < 6 and -1 <= new < 1023, f"row of {slot}: {new}"
        shift: i64 = slot * 10
        self.row ^= (((self.row >> shift) ^ new) & 1023) << shift

    def length_of(self, seat: Seat) -> i64:
        """Return how many cards the current trek has."""
        return (((self.length >> (seat * 10)) + 1) & 1023) - 1

    def set_length(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 1023, f"length of {seat}: {new}"
        shift: i64 = seat * 10
        self.length ^= (((self.length >> shift) ^ new) & 1023) << shift

    def add_length(self, seat: Seat, more: i64) -> None:
        shift: i64 = seat * 10
        assert 0 <= seat < 4 and 0 <= ((self.length >> shift) & 1023) + more < 1023, (
            f"length of {seat}: {more} more"
        )
        self.length += more << shift
