"""What cards, powers and bonuses ask about ways: which room, which door."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import NOT_ASKED_NOW, Move, Rule
from paradice.core.sets import count, has, pick
from paradice.core.table import Question
from paradice.games.citadel.moves import (
    ALL_DOORS,
    ALL_ROOMS,
    ALREADY_THERE,
    CLIMB_NEEDS_WINDOW,
    COLOURS,
    DOOR_IS_ELSEWHERE,
    DOOR_IS_OPEN,
    LURE,
    MOVE,
    NO_DOOR_BETWEEN,
    NO_WAY_ON,
    NOT_HIS_EXIT,
    ONE,
    PROFESSOR_IS_THERE,
    ROOMS,
    STOP,
    UNLOCK,
)
from paradice.games.citadel.table import Citadel

MOVE_OR_STOP: Final = [*MOVE, STOP]
UNLOCK_OR_STOP: Final = [*UNLOCK, STOP]


class Pointing(Question[Citadel]):
    """Point at one thing of a kind: a set says which are allowed, a rule why another is not."""

    def allowed(self, table: Citadel, seat: Seat) -> i64:
        raise NotImplementedError

    def reason(self, table: Citadel, seat: Seat, what: i64) -> Rule:
        raise NotImplementedError

    def may_stop(self) -> bool:
        return False

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        if move.what < 0 or has(self.allowed(table, seat), move.what):
            return None
        return self.reason(table, seat, move.what)

    def moves(self, table: Citadel, seat: Seat) -> list[Move]:
        offered = self.candidates(table, seat)
        legal: list[Move] = []
        allowed: i64 = self.allowed(table, seat)
        i: i64 = 0
        while allowed != 0:
            if allowed & 1 == 1:
                legal.append(offered[i])
            allowed >>= 1
            i += 1
        if self.may_stop():
            legal.append(STOP)
        return legal


# Which room


class Walk(Pointing):
    """Through open doors, room by room: up to so many, and not fewer than *least*."""

    def __init__(self, seat: i64, left: i64, least: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.least: Final = least

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.least]

    def run(self, table: Citadel) -> bool:
        if self.left > 0 and table.ways(self.seat) != 0:
            return False
        table.pop()
        return True

    def may_stop(self) -> bool:
        return self.least == 0

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return MOVE_OR_STOP if self.may_stop() else MOVE

    def allowed(self, table: Citadel, seat: Seat) -> i64:
        """Where two rooms must be walked, those that lead on come first."""
        rooms: i64 = table.ways(seat)
        if self.least > 1:
            onward: i64 = 0
            room: i64
            for room in range(ROOMS):
                if has(rooms, room) and leads_on(table, room):
                    onward |= ONE << room
            if onward != 0:
                return onward
        return rooms

    def reason(self, table: Citadel, seat: Seat, what: i64) -> Rule:
        if has(table.ways(seat), what):
            return NO_WAY_ON
        return table.why_no_way(seat, what)

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        if move.what >= 0:
            table.go(seat, move.what)
            table.push(Walk(seat, self.left - 1, max(self.least - 1, 0)))


def leads_on(table: Citadel, room: i64) -> bool:
    """Say if an open door leads from *room* to where the Professor is not."""
    house = table.box.house
    exit: i64
    for exit in range(room * COLOURS, room * COLOURS + COLOURS):
        if table.is_open(house.exit_door[exit]) and house.exit_room[exit] != table.professor:
            return True
    return False


class SlipThrough(Pointing):
    """Move to an adjacent room even if the door is locked; the door stays as it is."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return MOVE

    def allowed(self, table: Citadel, seat: Seat) -> i64:
        return table.box.house.rooms_around[table.place_of(seat)] & ~(ONE << table.professor)

    def reason(self, table: Citadel, seat: Seat, what: i64) -> Rule:
        if what == table.professor:
            return PROFESSOR_IS_THERE
        return ALREADY_THERE if what == table.place_of(seat) else NO_DOOR_BETWEEN

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.go(seat, move.what)


class Climb(Pointing):
    """Move to one of the three rooms with a window, from anywhere."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return MOVE

    def allowed(self, table: Citadel, seat: Seat) -> i64:
        return table.box.house.window_rooms & elsewhere(table, seat)

    def reason(self, table: Citadel, seat: Seat, what: i64) -> Rule:
        if not has(table.box.house.window_rooms, what):
            return CLIMB_NEEDS_WINDOW
        return why_not_elsewhere(table, what)

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.go(seat, move.what)


class Travel(Pointing):
    """Move to any room but the Professor's."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return MOVE

    def allowed(self, table: Citadel, seat: Seat) -> i64:
        return elsewhere(table, seat)

    def reason(self, table: Citadel, seat: Seat, what: i64) -> Rule:
        return why_not_elsewhere(table, what)

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.go(seat, move.what)


def elsewhere(table: Citadel, seat: Seat) -> i64:
    """Return all rooms but the Professor's and one's own: a move changes the room."""
    return ALL_ROOMS & ~(ONE << table.professor) & ~(ONE << table.place_of(seat))


def why_not_elsewhere(table: Citadel, room: i64) -> Rule:
    return PROFESSOR_IS_THERE if room == table.professor else ALREADY_THERE


class Lure(Pointing):
    """Move the Professor one room, by the exit of your choice."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return LURE

    def allowed(self, table: Citadel, seat: Seat) -> i64:
        return table.box.house.rooms_around[table.professor]

    def reason(self, table: Citadel, seat: Seat, what: i64) -> Rule:
        return NOT_HIS_EXIT

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        house = table.box.house
        rug: i64 = 0
        while house.exit_room[table.professor * COLOURS + rug] != move.what:
            rug += 1
        table.lead_professor(rug)


# Which door


class OpenDoors(Pointing):
    """Unlock so many doors anywhere; where *may* is 1, fewer if you like."""

    def __init__(self, seat: i64, left: i64, may: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.may: Final = may

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.may]

    def run(self, table: Citadel) -> bool:
        if self.left > 0 and table.open != ALL_DOORS:
            return False
        table.pop()
        return True

    def may_stop(self) -> bool:
        return self.may == 1

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return UNLOCK_OR_STOP if self.may == 1 else UNLOCK

    def allowed(self, table: Citadel, seat: Seat) -> i64:
        return ALL_DOORS & ~table.open

    def reason(self, table: Citadel, seat: Seat, what: i64) -> Rule:
        return DOOR_IS_OPEN

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        if move.what >= 0:
            table.unlock(seat, move.what)
            table.push(OpenDoors(seat, self.left - 1, self.may))


class OpenHere(Question[Citadel]):
    """Unlock one door of a room; where *may* is 1, only if you like."""

    def __init__(self, seat: i64, room: i64, may: i64) -> None:
        super().__init__(seat)
        self.room: Final = room
        self.may: Final = may

    def numbers(self) -> list[int]:
        return [self.seat, self.room, self.may]

    def run(self, table: Citadel) -> bool:
        """Nothing is asked where no door is locked, or only one that must be unlocked."""
        doors: i64 = table.locked_doors(self.room)
        choices: i64 = count(doors)
        if choices > 1 or (choices == 1 and self.may == 1):
            return False
        table.pop()
        if choices == 1:
            table.unlock(self.seat, pick(doors, 0))
        return True

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        doors = doors_of(table, self.room)
        return [*doors, STOP] if self.may == 1 else doors

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        return DOOR_IS_OPEN if move.what >= 0 and table.is_open(move.what) else None

    def why_not_offered(self, table: Citadel, seat: Seat, move: Move) -> Rule:
        return why_no_door(move)

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        if move.what >= 0:
            table.unlock(seat, move.what)


def why_no_door(move: Move) -> Rule:
    """Return why something is not among the doors of a room."""
    return DOOR_IS_ELSEWHERE if move.kind is UNLOCK else NOT_ASKED_NOW


def doors_of(table: Citadel, room: i64) -> list[Move]:
    """Return the three doors of a room, in the order of its rugs."""
    house = table.box.house
    doors: list[Move] = []
    rug: i64
    for rug in range(COLOURS):
        doors.append(UNLOCK[house.exit_door[room * COLOURS + rug]])
    return doors


class Charge(Question[Citadel]):
    """Unlock a door of your room and move through it."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return doors_of(table, table.place_of(seat))

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        if table.is_open(move.what):
            return DOOR_IS_OPEN
        if far_side(table, table.place_of(seat), move.what) == table.professor:
            return PROFESSOR_IS_THERE
        return None

    def why_not_offered(self, table: Citadel, seat: Seat, move: Move) -> Rule:
        return why_no_door(move)

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.unlock(seat, move.what)
        table.go(seat, far_side(table, table.place_of(seat), move.what))


def far_side(table: Citadel, room: i64, door: i64) -> i64:
    """Return the room behind a door of *room*."""
    house = table.box.house
    first: i64 = house.first_side[door]
    return house.second_side[door] if first == room else first
