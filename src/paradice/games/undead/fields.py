"""The fields of The Quick and the Undead; written by tools/fields.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.rng import Rng
from paradice.core.table import Table
from paradice.games.undead.box import Box
from paradice.games.undead.moves import OPEN

FIELDS: Final = (
    "gangs",
    "harder",
    "last",
    "law",
    "day",
    "round",
    "noon",
    "hidden",
    "fallen",
    "hill",
    "unseen",
    "buried",
    "coins_left",
    "notoriety_left",
    "coins:6x10",
    "notoriety:6x10",
    "slain",
    "cells:6s10",
    "skull:6",
    "stash:6",
    "aside:6",
    "grave:6",
    "lying:6s10",
    "standing:6",
    "choice:6x10",
    "town:9",
    "bonus:9",
    "held:9s6",
    "crowd",
    "powers:10",
)


class UndeadFields(Table):
    """The fields of a position, and how each row is read and written."""

    __slots__ = (
        "aside",
        "bonus",
        "box",
        "buried",
        "cells",
        "choice",
        "coins",
        "coins_left",
        "crowd",
        "day",
        "fallen",
        "gangs",
        "grave",
        "harder",
        "held",
        "hidden",
        "hill",
        "last",
        "law",
        "lying",
        "noon",
        "notoriety",
        "notoriety_left",
        "powers",
        "round",
        "skull",
        "slain",
        "standing",
        "stash",
        "town",
        "unseen",
    )

    def __init__(self, box: Box, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.gangs: i64 = 0
        self.harder: i64 = 0
        self.last: i64 = 0
        self.law: i64 = 0
        self.day: i64 = 0
        self.round: i64 = 0
        self.noon: i64 = 0
        self.hidden: i64 = OPEN
        self.fallen: i64 = 0
        self.hill: i64 = 0
        self.unseen: i64 = 0
        self.buried = vec[i64]()
        self.coins_left: i64 = 0
        self.notoriety_left: i64 = 0
        self.coins: i64 = 0
        self.notoriety: i64 = 0
        self.slain = vec[i64]()
        self.cells: i64 = 0
        self.skull: i64 = 0
        self.stash: i64 = 0
        self.aside: i64 = 0
        self.grave: i64 = 0
        self.lying: i64 = 0
        self.standing: i64 = 0
        self.choice: i64 = 0
        self.town: i64 = 0
        self.bonus: i64 = 0
        self.held: i64 = 0
        self.crowd = vec[i64]()
        self.powers: i64 = 0

    def copy_from(self, other: UndeadFields) -> None:
        """Take over all fields of *other*."""
        self.become(other)
        self.gangs = other.gangs
        self.harder = other.harder
        self.last = other.last
        self.law = other.law
        self.day = other.day
        self.round = other.round
        self.noon = other.noon
        self.hidden = other.hidden
        self.fallen = other.fallen
        self.hill = other.hill
        self.unseen = other.unseen
        self.buried = other.buried[:]
        self.coins_left = other.coins_left
        self.notoriety_left = other.notoriety_left
        self.coins = other.coins
        self.notoriety = other.notoriety
        self.slain = other.slain[:]
        self.cells = other.cells
        self.skull = other.skull
        self.stash = other.stash
        self.aside = other.aside
        self.grave = other.grave
        self.lying = other.lying
        self.standing = other.standing
        self.choice = other.choice
        self.town = other.town
        self.bonus = other.bonus
        self.held = other.held
        self.crowd = other.crowd[:]
        self.powers = other.powers

    def coins_at(self, side: i64) -> i64:
        """Return the coins of a side."""
        return (((self.coins >> (side * 10)) + 1) & 1023) - 1

    def set_coins(self, side: i64, new: i64) -> None:
        assert 0 <= side < 6 and -1 <= new < 1023, f"coins of {side}: {new}"
        shift: i64 = side * 10
        self.coins ^= (((self.coins >> shift) ^ new) & 1023) << shift

    def add_coins(self, side: i64, more: i64) -> None:
        shift: i64 = side * 10
        assert 0 <= side < 6 and 0 <= ((self.coins >> shift) & 1023) + more < 1023, (
            f"coins of {side}: {more} more"
        )
        self.coins += more << shift

    def notoriety_at(self, side: i64) -> i64:
        """Return the notoriety of a side."""
        return (((self.notoriety >> (side * 10)) + 1) & 1023) - 1

    def set_notoriety(self, side: i64, new: i64) -> None:
        assert 0 <= side < 6 and -1 <= new < 1023, f"notoriety of {side}: {new}"
        shift: i64 = side * 10
        self.notoriety ^= (((self.notoriety >> shift) ^ new) & 1023) << shift

    def add_notoriety(self, side: i64, more: i64) -> None:
        shift: i64 = side * 10
        assert 0 <= side < 6 and 0 <= ((self.notoriety >> shift) & 1023) + more < 1023, (
            f"notoriety of {side}: {more} more"
        )
        self.notoriety += more << shift

    def cells_of(self, fighter: i64) -> i64:
        """Return the loaded chambers, as a set."""
        return (self.cells >> (fighter * 10)) & 1023

    def set_cells(self, fighter: i64, new: i64) -> None:
        assert 0 <= fighter < 6 and 0 <= new < 1024, f"cells of {fighter}: {new}"
        shift: i64 = fighter * 10
        self.cells ^= (((self.cells >> shift) ^ new) & 1023) << shift

    def skull_of(self, fighter: i64) -> i64:
        """Return 1 while the critical token shows its Skull."""
        return (((self.skull >> (fighter * 5)) + 1) & 31) - 1

    def set_skull(self, fighter: i64, new: i64) -> None:
        assert 0 <= fighter < 6 and -1 <= new < 31, f"skull of {fighter}: {new}"
        shift: i64 = fighter * 5
        self.skull ^= (((self.skull >> shift) ^ new) & 31) << shift

    def stash_of(self, fighter: i64) -> i64:
        """Return how many outlaws are in the stash."""
        return (((self.stash >> (fighter * 5)) + 1) & 31) - 1

    def set_stash(self, fighter: i64, new: i64) -> None:
        assert 0 <= fighter < 6 and -1 <= new < 31, f"stash of {fighter}: {new}"
        shift: i64 = fighter * 5
        self.stash ^= (((self.stash >> shift) ^ new) & 31) << shift

    def add_stash(self, fighter: i64, more: i64) -> None:
        shift: i64 = fighter * 5
        assert 0 <= fighter < 6 and 0 <= ((self.stash >> shift) & 31) + more < 31, (
            f"stash of {fighter}: {more} more"
        )
        self.stash += more << shift

    def aside_of(self, fighter: i64) -> i64:
        """Return how many outlaws lie beside Hired Guns."""
        return (((self.aside >> (fighter * 5)) + 1) & 31) - 1

    def set_aside(self, fighter: i64, new: i64) -> None:
        assert 0 <= fighter < 6 and -1 <= new < 31, f"aside of {fighter}: {new}"
        shift: i64 = fighter * 5
        self.aside ^= (((self.aside >> shift) ^ new) & 31) << shift

    def add_aside(self, fighter: i64, more: i64) -> None:
        shift: i64 = fighter * 5
        assert 0 <= fighter < 6 and 0 <= ((self.aside >> shift) & 31) + more < 31, (
            f"aside of {fighter}: {more} more"
        )
        self.aside += more << shift

    def grave_of(self, fighter: i64) -> i64:
        """Return how many outlaws are in the graveyard."""
        return (((self.grave >> (fighter * 5)) + 1) & 31) - 1

    def set_grave(self, fighter: i64, new: i64) -> None:
        assert 0 <= fighter < 6 and -1 <= new < 31, f"grave of {fighter}: {new}"
        shift: i64 = fighter * 5
        self.grave ^= (((self.grave >> shift) ^ new) & 31) << shift

    def add_grave(self, fighter: i64, more: i64) -> None:
        shift: i64 = fighter * 5
        assert 0 <= fighter < 6 and 0 <= ((self.grave >> shift) & 31) + more < 31, (
            f"grave of {fighter}: {more} more"
        )
        self.grave += more << shift

    def lying_of(self, fighter: i64) -> i64:
        """Return the spaces where an outlaw lies, as a set."""
        return (self.lying >> (fighter * 10)) & 1023

    def set_lying(self, fighter: i64, new: i64) -> None:
        assert 0 <= fighter < 6 and 0 <= new < 1024, f"lying of {fighter}: {new}"
        shift: i64 = fighter * 10
        self.lying ^= (((self.lying >> shift) ^ new) & 1023) << shift

    def standing_of(self, fighter: i64) -> i64:
        """Return the space where an outlaw stands, or 0."""
        return (((self.standing >> (fighter * 5)) + 1) & 31) - 1

    def set_standing(self, fighter: i64, new: i64) -> None:
        assert 0 <= fighter < 6 and -1 <= new < 31, f"standing of {fighter}: {new}"
        shift: i64 = fighter * 5
        self.standing ^= (((self.standing >> shift) ^ new) & 31) << shift

    def choice_of(self, fighter: i64) -> i64:
        """Return what was chosen this round, or EMPTY."""
        return (((self.choice >> (fighter * 10)) + 1) & 1023) - 1

    def set_choice(self, fighter: i64, new: i64) -> None:
        assert 0 <= fighter < 6 and -1 <= new < 1023, f"choice of {fighter}: {new}"
        shift: i64 = fighter * 10
        self.choice ^= (((self.choice >> shift) ^ new) & 1023) << shift

    def building_at(self, slot: i64) -> i64:
        """Return the building in a slot, or EMPTY."""
        return (((self.town >> (slot * 5)) + 1) & 31) - 1

    def set_town(self, slot: i64, new: i64) -> None:
        assert 0 <= slot < 9 and -1 <= new < 31, f"town of {slot}: {new}"
        shift: i64 = slot * 5
        self.town ^= (((self.town >> shift) ^ new) & 31) << shift

    def bonus_at(self, slot: i64) -> i64:
        """Return the bonus in a slot, or EMPTY."""
        return (((self.bonus >> (slot * 5)) + 1) & 31) - 1

    def set_bonus(self, slot: i64, new: i64) -> None:
        assert 0 <= slot < 9 and -1 <= new < 31, f"bonus of {slot}: {new}"
        shift: i64 = slot * 5
        self.bonus ^= (((self.bonus >> shift) ^ new) & 31) << shift

    def holders(self, slot: i64) -> i64:
        """Return who holds the building of a slot, as a set of seats."""
        return (self.held >> (slot * 6)) & 63

    def set_held(self, slot: i64, new: i64) -> None:
        assert 0 <= slot < 9 and 0 <= new < 64, f"held of {slot}: {new}"
        shift: i64 = slot * 6
        self.held ^= (((self.held >> shift) ^ new) & 63) << shift

    def slot_of(self, power: i64) -> i64:
        """Return the slot of the building with a permanent power, or EMPTY."""
        return (((self.powers >> (power * 5)) + 1) & 31) - 1

    def set_powers(self, power: i64, new: i64) -> None:
        assert 0 <= power < 10 and -1 <= new < 31, f"powers of {power}: {new}"
        shift: i64 = power * 5
        self.powers ^= (((self.powers >> shift) ^ new) & 31) << shift
