"""What comes in the box of The Quick and the Undead: action spaces, buildings, undead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.games.undead.moves import BUY, COIN, DONE, EMPTY, NOTORIETY, PUT, SEATS, STREET, USE

if TYPE_CHECKING:
    from paradice.games.undead.table import Undead

NO_SHOT: Final[i64] = 0
IN_THE_STREET: Final[i64] = 1
ANYWHERE: Final[i64] = 2
"""Where an action space lets you shoot at undead."""

# Permanent powers; the first three guard a resource of that number.
ROB_MORE: Final[i64] = 3
FIXED_PRICE: Final[i64] = 4
UNDERTAKE: Final[i64] = 5
BRIBERY: Final[i64] = 6
EARN_MORE: Final[i64] = 7
REPORT: Final[i64] = 8
FORTIFY: Final[i64] = 9
POWERS: Final[i64] = 10


class Space:
    """An action space: what one may do there, and what it pays."""

    def __init__(
        self, name: str, shoot: i64, reach: i64, steal: i64, income: list[int], marks: i64
    ) -> None:
        self.name: Final = name
        self.shoot: Final = shoot
        self.reach: Final = reach
        self.steal: Final = steal
        self.coins: Final[i64] = income[0]
        self.bullets: Final[i64] = income[1]
        self.notoriety: Final[i64] = income[2]
        self.kinds: Final[i64] = sum([1 << kind for kind in range(3) if income[kind] > 0])
        self.is_choice: Final = marks & 1 == 1
        self.is_peaceful: Final = marks & 2 == 2

    def income(self, kind: i64) -> i64:
        if kind == COIN:
            return self.coins
        return self.notoriety if kind == NOTORIETY else self.bullets


class UndeadCard:
    """A card of Boot Hill: what it is worth, and the chambers that kill it."""

    def __init__(self, name: str, notoriety: i64, weak: i64) -> None:
        self.name: Final = name
        self.notoriety: Final = notoriety
        self.weak: Final = weak


class Ability:
    """What a building does for who controls it. Immutable."""

    def power(self) -> i64:
        """Return which permanent power this is, or EMPTY for a round-start ability."""
        return EMPTY

    def is_free(self) -> bool:
        """Say if nothing can be lost by using it."""
        return False

    def is_compulsory(self) -> bool:
        """Say if it works whether its holder likes it or not."""
        return False

    def why_not(self, table: Undead, seat: Seat, slot: i64) -> Rule | None:
        """Return the rule that forbids its use now."""
        return None

    def use(self, table: Undead, seat: Seat, slot: i64) -> None:
        raise NotImplementedError


class Building:
    """A building card."""

    def __init__(
        self, name: str, cost: i64, notoriety: i64, players: i64, peaceful: bool, ability: Ability
    ) -> None:
        self.name: Final = name
        self.cost: Final = cost
        self.notoriety: Final = notoriety
        self.players: Final = players
        self.is_peaceful: Final = peaceful
        self.ability: Final = ability
        self.half: Final[i64] = cost if ability.power() == FIXED_PRICE else (cost + 1) // 2

    def price(self, holders: i64) -> i64:
        """Return what it costs: half, rounded up, while somebody holds it."""
        return self.cost if holders == 0 else self.half


def is_in_play(slot: list[int], seats: int) -> bool:
    """Alone, every slot is used; else those for that many players."""
    return seats == 1 or slot[0] <= seats


def offers(slots: list[list[int]], seats: int, moves: list[Move], last: Move) -> list[Move]:
    """Return the moves at the slots in play with so many seats, and one more."""
    found = [move for slot, move in zip(slots, moves) if is_in_play(slot, seats)]
    return [*found, last]


class Box:
    """What comes in the box, the same for every table."""

    def __init__(
        self,
        buildings: list[Building],
        undead: list[UndeadCard],
        spaces: list[Space],
        slots: list[list[int]],
        figures: dict[str, int],
    ) -> None:
        self.buildings: Final = buildings
        self.undead: Final = undead
        self.spaces: Final = spaces
        self.slots: Final = slots
        self.uses: Final = [offers(slots, seats, USE, DONE) for seats in range(SEATS + 1)]
        self.purchases: Final = [offers(slots, seats, BUY, DONE) for seats in range(SEATS + 1)]
        self.sales: Final = [moves[:-1] for moves in self.purchases]
        self.graves: Final = [offers(slots, seats, PUT, PUT[STREET]) for seats in range(SEATS + 1)]
        self.coins: Final[i64] = figures["coins"]
        self.notoriety: Final[i64] = figures["notoriety"]
        self.outlaws: Final[i64] = figures["outlaws"]
        self.first_outlaws: Final[i64] = figures["first-outlaws"]
        self.first_resources: Final[i64] = figures["first-resources"]
        self.hill: Final[i64] = figures["boot-hill-a-player"]
        self.hired_coins: Final[i64] = figures["hired-gun-coins"]
        self.hired_notoriety: Final[i64] = figures["hired-gun-notoriety"]
        self.many: Final[i64] = figures["many-players"]
        self.threat: Final[i64] = figures["threat"]
        self.stockade: Final[i64] = figures["stockade"]
        self.solo_points: Final[i64] = figures["solo-points"]
        self.solo_clear: Final[i64] = figures["solo-clear-building"]
        self.last_day: Final[i64] = figures["last-day"]
