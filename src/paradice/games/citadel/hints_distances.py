"""An influence map for hints: how far each room is, and how much there is to do near it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.hints import Memory
from paradice.core.sets import count, has
from paradice.games.citadel.moves import COLOURS, OUTSIDE, ROOMS
from paradice.games.citadel.table import Citadel

DECAY: Final = 0.75
"""For each action on the way to it, something to do pulls that much less."""
FAR: Final[i64] = 24
OPEN_WAY: Final[i64] = 2
LOCKED_WAY: Final[i64] = 4
USUAL_WAY: Final[i64] = 3
"""What a door costs, in half actions: open, locked, or who knows."""
WAIT: Final[i64] = 2
"""What it counts, in half actions, that another plays before."""
SPEED: Final = 4.0 / 3.0
"""By so many spaces a marker and the time come together in a turn."""


class InfluenceMap:
    """How much each room attracts the team.

    ``far``: half actions to each room from the nearest adventurer; ``interest``: what each room has
    to offer; ``pull``: the best offer near each room; ``value``: what each treasure promises.
    """

    def __init__(self) -> None:
        self.decay: Final = DECAY
        self.far = vec[i64]([FAR] * ROOMS)
        self.interest = vec[float]([0.0] * ROOMS)
        self.pull = vec[float]([0.0] * ROOMS)
        self.value = vec[float]([0.0] * COLOURS)
        self.outside: float = 0.0
        self.seen: Final = Memory()

    def at(self, table: Citadel, seat: Seat) -> float:
        """Return how strong the pull is where *seat* is."""
        here: i64 = table.place_of(seat)
        return self.outside if here == OUTSIDE else self.pull[here]

    def of(self, rooms: i64) -> float:
        """Return what a set of rooms has to offer."""
        total = 0.0
        room: i64
        for room in range(ROOMS):
            if has(rooms, room):
                total += self.interest[room]
        return total

    def knows(self, table: Citadel) -> bool:
        """Say if the map was made for a position like this one, and remember that one."""
        return self.seen.knows(
            vec[i64](
                [
                    table.seats,
                    table.turn,
                    table.open,
                    table.off,
                    table.professor,
                    table.guard,
                    table.treasure,
                    table.room,
                    table.spaces,
                    table.place,
                ]
            )
        )

    def make(self, table: Citadel) -> None:
        self.measure(table)
        self.judge(table)
        self.spread(table)

    def measure(self, table: Citadel) -> None:
        """How far each room is from the nearest adventurer; the Professor is in the way."""
        house = table.box.house
        far = self.far
        room: i64
        for room in range(ROOMS):
            far[room] = FAR
        seat: i64
        for seat in range(table.seats):
            here: i64 = table.place_of(seat)
            wait: i64 = WAIT * ((seat - table.turn + table.seats) % table.seats)
            if here != OUTSIDE:
                far[here] = min(far[here], wait)
            else:
                for room in house.windows:
                    far[room] = min(far[room], wait + OPEN_WAY)
        settled = False
        exit: i64
        while not settled:
            settled = True
            for room in range(ROOMS):
                for exit in range(room * COLOURS, room * COLOURS + COLOURS):
                    beyond: i64 = house.exit_room[exit]
                    is_open = table.is_open(house.exit_door[exit])
                    way: i64 = far[beyond] + (OPEN_WAY if is_open else LOCKED_WAY)
                    if beyond == table.professor:
                        way += LOCKED_WAY
                    if way < far[room]:
                        far[room] = way
                        settled = False

    def judge(self, table: Citadel) -> None:
        """A trap is worth turning off where it is among the last that guard a treasure in time."""
        room: i64
        for room in range(ROOMS):
            self.interest[room] = 0.0
        colour: i64
        for colour in range(COLOURS):
            active: i64 = table.guards(colour) & ~table.off
            number: i64 = count(active)
            turns = float(table.spaces_of(colour)) / SPEED
            needed = 0.3 + 0.45 * float(number)
            value = 1.0 / (0.6 + 0.5 * float(number))
            if turns < needed:
                value *= 0.25
            else:
                value *= 1.0 + 1.5 / (1.0 + turns - needed)
            self.value[colour] = value
            if number == 0:
                self.interest[table.room_of(colour)] += 3.0 * value
                continue
            self.interest[table.room_of(colour)] += 0.25 * value
            for room in range(ROOMS):
                if has(active, room):
                    self.interest[room] += value
        self.interest[table.professor] *= 0.3

    def spread(self, table: Citadel) -> None:
        """The pull of a room is its own offer, or that of a neighbour less the way to it."""
        house = table.box.house
        pull = self.pull
        room: i64
        for room in range(ROOMS):
            pull[room] = max(self.interest[room], 0.01)
        settled = False
        exit: i64
        while not settled:
            settled = True
            for room in range(ROOMS):
                for exit in range(room * COLOURS, room * COLOURS + COLOURS):
                    offer = pull[house.exit_room[exit]] * DECAY
                    if not table.is_open(house.exit_door[exit]):
                        offer *= DECAY
                    if offer > pull[room] + 1e-9:
                        pull[room] = offer
                        settled = False
        self.outside = 0.0
        for room in house.windows:
            if room != table.professor:
                self.outside = max(self.outside, pull[room] * DECAY)


MAP: Final = InfluenceMap()


def influence_of(table: Citadel) -> InfluenceMap:
    """Return the map of a position; the last one is kept, since moves are weighed together."""
    if not MAP.knows(table):
        MAP.make(table)
    return MAP
