"""The fields of Riff in Time; written by tools/fields.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.rng import Rng
from paradice.core.table import Table
from paradice.games.riff.box import Box
from paradice.games.riff.moves import BOOTH_TOO_LATE, EMPTY

FIELDS: Final = (
    "round",
    "active",
    "first",
    "spot:10",
    "disc:11",
    "level:11",
    "stand:10",
    "fixer:10",
    "fresh",
    "place:4",
    "who:4",
    "offer:8",
    "task:4",
    "bonus:4",
    "done:4",
    "stage:4s15",
    "hasty:4",
    "deck",
    "known",
    "turned",
    "followed",
    "kind:4",
    "face:4",
    "left:6",
    "loose",
    "paired:3",
    "live",
    "spent",
    "gift",
    "booth",
)


class RiffFields(Table):
    """The fields of a position, and how each row is read and written."""

    __slots__ = (
        "active",
        "bonus",
        "booth",
        "box",
        "deck",
        "disc",
        "done",
        "face",
        "first",
        "fixer",
        "followed",
        "fresh",
        "gift",
        "hasty",
        "kind",
        "known",
        "left",
        "level",
        "live",
        "loose",
        "offer",
        "paired",
        "place",
        "round",
        "spent",
        "spot",
        "stage",
        "stand",
        "task",
        "turned",
        "who",
    )

    def __init__(self, box: Box, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.round: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.spot: i64 = 0
        self.disc: i64 = 0
        self.level: i64 = 0
        self.stand: i64 = 0
        self.fixer: i64 = 0
        self.fresh: i64 = 0
        self.place: i64 = 0
        self.who: i64 = 0
        self.offer: i64 = 0
        self.task: i64 = 0
        self.bonus: i64 = 0
        self.done: i64 = 0
        self.stage: i64 = 0
        self.hasty: i64 = 0
        self.deck: i64 = 0
        self.known = vec[i64]()
        self.turned: i64 = EMPTY
        self.followed: i64 = 0
        self.kind: i64 = 0
        self.face: i64 = 0
        self.left: i64 = 0
        self.loose: i64 = 0
        self.paired: i64 = 0
        self.live: i64 = 0
        self.spent: i64 = 0
        self.gift: i64 = 0
        self.booth: i64 = BOOTH_TOO_LATE

    def copy_from(self, other: RiffFields) -> None:
        """Take over all fields of *other*."""
        self.become(other)
        self.round = other.round
        self.active = other.active
        self.first = other.first
        self.spot = other.spot
        self.disc = other.disc
        self.level = other.level
        self.stand = other.stand
        self.fixer = other.fixer
        self.fresh = other.fresh
        self.place = other.place
        self.who = other.who
        self.offer = other.offer
        self.task = other.task
        self.bonus = other.bonus
        self.done = other.done
        self.stage = other.stage
        self.hasty = other.hasty
        self.deck = other.deck
        self.known = other.known[:]
        self.turned = other.turned
        self.followed = other.followed
        self.kind = other.kind
        self.face = other.face
        self.left = other.left
        self.loose = other.loose
        self.paired = other.paired
        self.live = other.live
        self.spent = other.spent
        self.gift = other.gift
        self.booth = other.booth

    def spot_of(self, location: i64) -> i64:
        """Return the position where a location lies."""
        return (((self.spot >> (location * 5)) + 1) & 31) - 1

    def set_spot(self, location: i64, new: i64) -> None:
        assert 0 <= location < 10 and -1 <= new < 31, f"spot of {location}: {new}"
        shift: i64 = location * 5
        self.spot ^= (((self.spot >> shift) ^ new) & 31) << shift

    def disc_at(self, position: i64) -> i64:
        """Return the location that lies at a position."""
        return (((self.disc >> (position * 5)) + 1) & 31) - 1

    def set_disc(self, position: i64, new: i64) -> None:
        assert 0 <= position < 11 and -1 <= new < 31, f"disc of {position}: {new}"
        shift: i64 = position * 5
        self.disc ^= (((self.disc >> shift) ^ new) & 31) << shift

    def level_at(self, position: i64) -> i64:
        """Return the level of a dial; a location at 0 is fixed."""
        return (((self.level >> (position * 5)) + 1) & 31) - 1

    def set_level(self, position: i64, new: i64) -> None:
        assert 0 <= position < 11 and -1 <= new < 31, f"level of {position}: {new}"
        shift: i64 = position * 5
        self.level ^= (((self.level >> shift) ^ new) & 31) << shift

    def stand_of(self, personage: i64) -> i64:
        """Return where a personage is: a position, a booth or HOME."""
        return (((self.stand >> (personage * 5)) + 1) & 31) - 1

    def set_stand(self, personage: i64, new: i64) -> None:
        assert 0 <= personage < 10 and -1 <= new < 31, f"stand of {personage}: {new}"
        shift: i64 = personage * 5
        self.stand ^= (((self.stand >> shift) ^ new) & 31) << shift

    def fixer_of(self, location: i64) -> i64:
        """Return who holds the Triumphant die of a location, or NOBODY."""
        return (((self.fixer >> (location * 5)) + 1) & 31) - 1

    def set_fixer(self, location: i64, new: i64) -> None:
        assert 0 <= location < 10 and -1 <= new < 31, f"fixer of {location}: {new}"
        shift: i64 = location * 5
        self.fixer ^= (((self.fixer >> shift) ^ new) & 31) << shift

    def place_of(self, seat: Seat) -> i64:
        """Return the position of a character."""
        return (((self.place >> (seat * 5)) + 1) & 31) - 1

    def set_place(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"place of {seat}: {new}"
        shift: i64 = seat * 5
        self.place ^= (((self.place >> shift) ^ new) & 31) << shift

    def character_of(self, seat: Seat) -> i64:
        """Return the character of a seat, or EMPTY."""
        return (((self.who >> (seat * 5)) + 1) & 31) - 1

    def set_who(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"who of {seat}: {new}"
        shift: i64 = seat * 5
        self.who ^= (((self.who >> shift) ^ new) & 31) << shift

    def offer_of(self, seat: Seat, choice: i64) -> i64:
        """Return an objective that may be chosen, or EMPTY."""
        return (((self.offer >> ((seat * 2 + choice) * 5)) + 1) & 31) - 1

    def set_offer(self, seat: Seat, choice: i64, new: i64) -> None:
        assert 0 <= seat < 4 and 0 <= choice < 2 and -1 <= new < 31, (
            f"offer of {seat} {choice}: {new}"
        )
        shift: i64 = (seat * 2 + choice) * 5
        self.offer ^= (((self.offer >> shift) ^ new) & 31) << shift

    def task_of(self, seat: Seat) -> i64:
        """Return the objective of a seat, or EMPTY."""
        return (((self.task >> (seat * 5)) + 1) & 31) - 1

    def set_task(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"task of {seat}: {new}"
        shift: i64 = seat * 5
        self.task ^= (((self.task >> shift) ^ new) & 31) << shift

    def bonus_of(self, seat: Seat) -> i64:
        """Return the bonus card of a seat, or EMPTY."""
        return (((self.bonus >> (seat * 5)) + 1) & 31) - 1

    def set_bonus(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"bonus of {seat}: {new}"
        shift: i64 = seat * 5
        self.bonus ^= (((self.bonus >> shift) ^ new) & 31) << shift

    def done_of(self, seat: Seat) -> i64:
        """Return how far the objective is: OPEN, DONE or rewarded."""
        return (((self.done >> (seat * 5)) + 1) & 31) - 1

    def set_done(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"done of {seat}: {new}"
        shift: i64 = seat * 5
        self.done ^= (((self.done >> shift) ^ new) & 31) << shift

    def stage_of(self, seat: Seat) -> i64:
        """Return how far a task has come, by its own reckoning."""
        return (self.stage >> (seat * 15)) & 32767

    def set_stage(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and 0 <= new < 32768, f"stage of {seat}: {new}"
        shift: i64 = seat * 15
        self.stage ^= (((self.stage >> shift) ^ new) & 32767) << shift

    def hasty_of(self, seat: Seat) -> i64:
        """Return whether a seat has hurried."""
        return (((self.hasty >> (seat * 5)) + 1) & 31) - 1

    def set_hasty(self, seat: Seat, new: i64) -> None:
        assert 0 <= seat < 4 and -1 <= new < 31, f"hasty of {seat}: {new}"
        shift: i64 = seat * 5
        self.hasty ^= (((self.hasty >> shift) ^ new) & 31) << shift

    def kind_of(self, die: i64) -> i64:
        """Return which die it is, or EMPTY."""
        return (((self.kind >> (die * 5)) + 1) & 31) - 1

    def set_kind(self, die: i64, new: i64) -> None:
        assert 0 <= die < 4 and -1 <= new < 31, f"kind of {die}: {new}"
        shift: i64 = die * 5
        self.kind ^= (((self.kind >> shift) ^ new) & 31) << shift

    def face_of(self, die: i64) -> i64:
        """Return what a die shows."""
        return (((self.face >> (die * 5)) + 1) & 31) - 1

    def set_face(self, die: i64, new: i64) -> None:
        assert 0 <= die < 4 and -1 <= new < 31, f"face of {die}: {new}"
        shift: i64 = die * 5
        self.face ^= (((self.face >> shift) ^ new) & 31) << shift

    def add_face(self, die: i64, more: i64) -> None:
        shift: i64 = die * 5
        assert 0 <= die < 4 and 0 <= ((self.face >> shift) & 31) + more < 31, (
            f"face of {die}: {more} more"
        )
        self.face += more << shift

    def left_of(self, symbol: i64) -> i64:
        """Return how many actions of a symbol are left."""
        return (((self.left >> (symbol * 5)) + 1) & 31) - 1

    def set_left(self, symbol: i64, new: i64) -> None:
        assert 0 <= symbol < 6 and -1 <= new < 31, f"left of {symbol}: {new}"
        shift: i64 = symbol * 5
        self.left ^= (((self.left >> shift) ^ new) & 31) << shift

    def add_left(self, symbol: i64, more: i64) -> None:
        shift: i64 = symbol * 5
        assert 0 <= symbol < 6 and 0 <= ((self.left >> shift) & 31) + more < 31, (
            f"left of {symbol}: {more} more"
        )
        self.left += more << shift

    def paired_of(self, symbol: i64) -> i64:
        """Return how many of a symbol were used in pairs."""
        return (((self.paired >> (symbol * 5)) + 1) & 31) - 1

    def set_paired(self, symbol: i64, new: i64) -> None:
        assert 0 <= symbol < 3 and -1 <= new < 31, f"paired of {symbol}: {new}"
        shift: i64 = symbol * 5
        self.paired ^= (((self.paired >> shift) ^ new) & 31) << shift

    def add_paired(self, symbol: i64, more: i64) -> None:
        shift: i64 = symbol * 5
        assert 0 <= symbol < 3 and 0 <= ((self.paired >> shift) & 31) + more < 31, (
            f"paired of {symbol}: {more} more"
        )
        self.paired += more << shift
