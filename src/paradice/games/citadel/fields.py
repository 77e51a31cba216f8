"""The fields of Professor Evil and the Citadel of Time; written by tools/fields.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.rng import Rng
from paradice.core.table import Table
from paradice.games.citadel.box import Box
from paradice.games.citadel.moves import EMPTY, NOBODY

FIELDS: Final = (
    "harsh",
    "time",
    "professor",
    "open",
    "off",
    "trap:12",
    "guard:5s12",
    "tiles",
    "places",
    "treasure:3",
    "room:3",
    "spaces:3",
    "rescued",
    "lost",
    "character:4",
    "place:4",
    "awake",
    "pile:4s10",
    "turn",
    "actions",
    "steps",
    "cards:2",
    "played",
    "spent",
    "ploys",
    "dice:5",
    "fixed",
)


class CitadelFields(Table):
    """The fields of a position, and how each row is read and written."""

    __slots__ = (
        "actions",
        "awake",
        "box",
        "cards",
        "character",
        "dice",
        "fixed",
        "guard",
        "harsh",
        "lost",
        "off",
        "open",
        "pile",
        "place",
        "places",
        "played",
        "ploys",
        "professor",
        "rescued",
        "room",
        "spaces",
        "spent",
        "steps",
        "tiles",
        "time",
        "trap",
        "treasure",
        "turn",
    )

    def __init__(self, box: Box, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.harsh: i64 = 0
        self.time: i64 = 0
        self.professor: i64 = 0
        self.open: i64 = 0
        self.off: i64 = 0
        self.trap: i64 = 0
        self.guard: i64 = 0
        self.tiles: i64 = 0
        self.places: i64 = 0
        self.treasure: i64 = 0
        self.room: i64 = 0
        self.spaces: i64 = 0
        self.rescued: i64 = 0
        self.lost: i64 = 0
        self.character: i64 = 0
        self.place: i64 = 0
        self.awake: i64 = 0
        self.pile: i64 = 0
        self.turn: i64 = NOBODY
        self.actions: i64 = 0
        self.steps: i64 = 0
        self.cards: i64 = 0
        self.played: i64 = EMPTY
        self.spent: i64 = 0
        self.ploys: i64 = 0
        self.dice: i64 = 0
        self.fixed: i64 = 0

    def copy_from(self, other: CitadelFields) -> None:
        """Take over all fields of *other*."""
        self.become(other)
        self.harsh = other.harsh
        self.time = other.time
        self.professor = other.professor
        self.open = other.open
        self.off = other.off
        self.trap = other.trap
        self.guard = other.guard
        self.tiles = other.tiles
        self.places = other.places
        self.treasure = other.treasure
        self.room = other.room
        self.spaces = other.spaces
        self.rescued = other.rescued
        self.lost = other.lost
        self.character = other.character
        self.place = other.place
        self.awake = other.awake
        self.pile = other.pile
        self.turn = other.turn
        self.actions = other.actions
        self.steps = other.steps
        self.cards = other.cards
        self.played = other.played
        self.spent = other.spent
        self.ploys = other.ploys
        self.dice = other.dice
        self.fixed = other.fixed

    def trap_of(self, room: i64) -> i64:
        """Return the kind of trap of a room."""
        return (((self.trap >> (room * 5)) + 1) & 31) - 1

    def set_trap(self, room: i64, new: i64) -> None:
        assert 0 <= room < 12 and -1 <= new < 31, f"trap of {room}: {new}"
        shift: i64 = room * 5
        self.trap ^= (((self.trap >> shift) ^ new) & 31) << shift

    def rooms_of(self, kind: i64) -> i64:
        """Return the rooms that have a kind of trap, as a set."""
        return (self.guard >> (kind * 12)) & 4095

    def set_guard(self, kind: i64, new: i64) -> None:
        assert 0 <= kind < 5 and 0 <= new < 4096, f"guard of {kind}: {new}"
        shift: i64 = kind * 12
        self.guard ^= (((self.guard >> shift) ^ new) & 4095) << shift

    def treasure_of(self, colour: i64) -> i64:
        """Return the treasure of a colour."""
        return (((self.treasure >> (colour * 5)) + 1) & 31) - 1

    def set_treasure(self, colour: i64, new: i64) -> None:
        assert 0 <= colour < 3 and -1 <= new < 31, f"treasure of {colour}: {new}"
        shift: i64 = colour * 5
        self.treasure ^= (((self.treasure >> shift) ^ new) & 31) << shift

    def room_of(self, colour: i64) -> i64:
        """Return the room where the treasure of a colour is."""
        return (((self.room >> (colour * 5)) + 1) & 31) - 1

    def set_room(self, colour: i64, new: i64) -> None:
        assert 0 <= colour < 3 and -1 <= new < 31, f"room of {colour}: {new}"
        shift: i64 = colour * 5
        self.room ^= (((self.room >> shift) ^ new) & 31) << shift

    def spaces_of(self, colour: i64) -> i64:
        """Return how far the marker of a colour is ahead of the time."""
        return (((self.spaces >> (colour * 5)) + 1) & 31) - 1

    def set_spaces(self, colour: i64, new: i64) -> None:
        assert 0 <= colour < 3 and -1 <= new < 31, f"spaces of {colour}: {new}"
        shift: i64 = colour * 5
        self.spaces ^= (((self.spaces >> shift) ^ new) & 31) << shift

    def add_spaces(self, colour: i64, more: i64) -> None:
        shift: i64 = colour * 5
        assert 0 <= colour < 3 and 0 <= ((self.spaces >> shift) & 31) + more < 31, (
            f"spaces of {colour}: {more} more"
        )
        self.spaces += more << shift

    def character_of(self, seat: Seat) -> i64:
        """Return the adventurer of a seat, or NOBODY."""
        return (((self.character >> (seat * 5)) + 1) & 31) - 1

    def set_character(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"character of {seat}: {new}"
        shift: i64 = seat * 5
        self.character ^= (((self.character >> shift) ^ new) & 31) << shift

    def place_of(self, seat: Seat) -> i64:
        """Return the room of an adventurer, or OUTSIDE."""
        return (((self.place >> (seat * 5)) + 1) & 31) - 1

    def set_place(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"place of {seat}: {new}"
        shift: i64 = seat * 5
        self.place ^= (((self.place >> shift) ^ new) & 31) << shift

    def pile_of(self, seat: Seat) -> i64:
        """Return the cards that a seat has not yet turned, as a set."""
        return (self.pile >> (seat * 10)) & 1023

    def set_pile(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and 0 <= new < 1024, f"pile of {seat}: {new}"
        shift: i64 = seat * 10
        self.pile ^= (((self.pile >> shift) ^ new) & 1023) << shift

    def card_at(self, slot: i64) -> i64:
        """Return a revealed card, or EMPTY."""
        return (((self.cards >> (slot * 5)) + 1) & 31) - 1

    def set_cards(self, slot: i64, new: i64) -> None:
        assert 0 <= slot < 2 and -1 <= new < 31, f"cards of {slot}: {new}"
        shift: i64 = slot * 5
        self.cards ^= (((self.cards >> shift) ^ new) & 31) << shift

    def face_of(self, die: i64) -> i64:
        """Return what a die shows, or EMPTY."""
        return (((self.dice >> (die * 5)) + 1) & 31) - 1

    def set_dice(self, die: i64, new: i64) -> None:
        assert 0 <= die < 5 and -1 <= new < 31, f"dice of {die}: {new}"
        shift: i64 = die * 5
        self.dice ^= (((self.dice >> shift) ^ new) & 31) << shift
