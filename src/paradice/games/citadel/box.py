"""What comes in the box of the Citadel: the house, its traps and treasures, the adventurers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move
from paradice.core.sets import has
from paradice.games.citadel.moves import (
    COLOURS,
    DISARM,
    DONE,
    DOORS,
    FARTHEST,
    LEAVE,
    MOVE,
    PLAY,
    RESCUE,
    ROOMS,
    TRAPS,
    UNLOCK,
)

if TYPE_CHECKING:
    from paradice.games.citadel.table import Citadel

NOWHERE: Final[i64] = -1
HAND: Final[i64] = 6
NO_CARD: Final[i64] = 30
NO_CARDS: Final[i64] = 960
STATES: Final[i64] = 27
"""Of a place: of three doors each may be locked, be open, or lead to the Professor."""


class Effect:
    """Something a card or a bonus does. Immutable, and shared by all that do it."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        """Say if it would do something now."""
        return True

    def apply(self, table: Citadel, seat: Seat) -> None:
        """Do it, and put on the agenda what must be asked."""
        raise NotImplementedError


class ActionCard:
    """A card of one adventurer: what it does, and what it does when only one plays."""

    def __init__(self, name: str, effects: list[Effect], solo: list[Effect]) -> None:
        self.name: Final = name
        self.effects: Final = effects
        self.solo: Final = solo


class Character:
    """An adventurer: a lasting power by its name, and the effects of the bonus."""

    def __init__(self, name: str, power: str, bonus: list[Effect]) -> None:
        self.name: Final = name
        self.power: Final = power
        self.bonus: Final = bonus


class Treasure:
    """A tile: its minutes, and the kinds of trap that guard it."""

    def __init__(self, name: str, minutes: i64, traps: list[int]) -> None:
        self.name: Final = name
        self.minutes: Final = minutes
        self.traps = vec[i64](traps)


class House:
    """The plan: behind the rug of each colour of a room lie a door and another room."""

    def __init__(self, names: list[str], windows: list[int], front: i64, lair: i64) -> None:
        self.names: Final = names
        self.windows: Final = windows
        self.front: Final[i64] = front
        """The room whose door is no way in."""
        self.lair: Final[i64] = lair
        """Where the Professor begins."""
        self.exit_room = vec[i64]([0] * (ROOMS * COLOURS))
        self.exit_door = vec[i64]([0] * (ROOMS * COLOURS))
        self.first_side = vec[i64]([0] * DOORS)
        self.second_side = vec[i64]([0] * DOORS)
        self.between = vec[i64]([NOWHERE] * (ROOMS * ROOMS))
        """The door from one room to another, or NOWHERE."""
        self.doors_of = vec[i64]([0] * (ROOMS + 1))
        """The doors of a room as a set; outside has none."""
        self.rooms_around = vec[i64]([0] * (ROOMS + 1))
        """The adjacent rooms as a set."""
        self.hops = vec[i64]([0] * (ROOMS * ROOMS))
        """How many doors lie between two rooms; see :meth:`measure`."""
        self.window_rooms: i64 = 0
        """The rooms with a window, as a set."""
        one: i64 = 1
        for room in windows:
            self.window_rooms |= one << room

    def measure(self) -> None:
        """How many doors lie between two rooms, whatever their state."""
        through: i64
        first: i64
        second: i64
        for first in range(ROOMS):
            for second in range(ROOMS):
                near = self.between[first * ROOMS + second] != NOWHERE
                self.hops[first * ROOMS + second] = 0 if first == second else 1 if near else ROOMS
        for through in range(ROOMS):
            for first in range(ROOMS):
                for second in range(ROOMS):
                    way: i64 = self.hops[first * ROOMS + through]
                    way += self.hops[through * ROOMS + second]
                    if way < self.hops[first * ROOMS + second]:
                        self.hops[first * ROOMS + second] = way

    def add_door(self, door: i64, first: i64, rug: i64, second: i64, other_rug: i64) -> None:
        self.first_side[door] = first
        self.second_side[door] = second
        self.add_exit(door, first, rug, second)
        self.add_exit(door, second, other_rug, first)

    def add_exit(self, door: i64, room: i64, rug: i64, beyond: i64) -> None:
        self.exit_room[room * COLOURS + rug] = beyond
        self.exit_door[room * COLOURS + rug] = door
        self.between[room * ROOMS + beyond] = door
        one: i64 = 1
        self.doors_of[room] |= one << door
        self.rooms_around[room] |= one << beyond


def list_actions(house: House, place: i64) -> list[Move]:
    """Return the moves, doors and traps within reach of a place, and the three treasures."""
    if place == ROOMS:
        ways = [MOVE[room] for room in range(ROOMS)]
        return ways + RESCUE
    exits = range(place * COLOURS, place * COLOURS + COLOURS)
    offers = [MOVE[house.exit_room[exit]] for exit in exits]
    if has(house.window_rooms, place) or place == house.front:
        offers.append(LEAVE)
    offers += [UNLOCK[house.exit_door[exit]] for exit in exits]
    offers.append(DISARM[place])
    return offers + RESCUE


def list_cards(first: i64, second: i64) -> list[Move]:
    """Return how a list of moves ends: the cards that can be played, then the dice."""
    cards: list[Move] = []
    if first < NO_CARD:
        cards.append(PLAY[first])
    if second < NO_CARD:
        cards.append(PLAY[second])
    return [*cards, DONE]


class Box:
    """What comes in the box, the same for every table."""

    def __init__(
        self,
        house: House,
        characters: list[Character],
        cards: list[ActionCard],
        treasures: list[Treasure],
        traps: list[str],
        copies: list[int],
        figures: dict[str, int],
        dice: list[list[int]],
        power_hours: list[int],
    ) -> None:
        self.house: Final = house
        house.measure()
        self.characters: Final = characters
        self.cards: Final = cards
        """Six for each character, in the order of the characters."""
        self.treasures: Final = treasures
        self.kinds = vec[i64]([len(treasure.traps) for treasure in treasures])
        """How many kinds of trap guard each treasure."""
        self.traps: Final = traps
        self.copies: Final = copies
        self.tokens = vec[i64]([trap for trap in range(TRAPS) for _ in range(copies[trap])])
        """The trap of each token, sorted."""
        self.minutes_a_space: Final[i64] = figures["minutes-a-space"]
        self.actions_a_turn: Final[i64] = figures["actions-a-turn"]
        self.to_win: Final[i64] = figures["treasures-to-win"]
        self.to_lose: Final[i64] = figures["treasures-to-lose"]
        self.off_at_first: Final[i64] = figures["traps-off-at-first"]
        self.dice: Final = [vec[i64](faces) for faces in dice]
        """The faces of the Professor's die, the colour die, the gentle and the harsh clock die."""
        self.power_hours: Final = power_hours
        self.offers: Final = [list_actions(house, place) for place in range(ROOMS + 1)]
        """The plain actions somebody could think of in each room, and outside."""
        self.known: Final[list[list[Move] | None]] = [None] * ((ROOMS + 1) * STATES * 4)
        """Those that were found legal before, by all that decides about them; see rules.py."""
        self.tails: Final = [list_cards(n // (NO_CARD + 1), n % (NO_CARD + 1)) for n in range(961)]
        """How a list of moves ends, by the two cards that can be played."""
        if len(traps) != TRAPS or sum(copies) != ROOMS:
            raise ValueError(f"five kinds of trap are wanted for {ROOMS} rooms, not {copies}")

    def pushed(self, spaces: i64, by: i64) -> i64:
        """Return where a marker comes that is moved away from the time: eleven spaces at most."""
        return min(spaces + by, FARTHEST)
