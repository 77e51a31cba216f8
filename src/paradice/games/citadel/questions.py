"""What cards, powers and bonuses ask besides ways: which trap, whom, which marker, which face."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import NOT_ASKED_NOW, Move, Rule
from paradice.core.sets import has, pick
from paradice.core.table import Question
from paradice.games.citadel.actions import ActAgain
from paradice.games.citadel.moves import (
    ALREADY_THERE,
    ANOTHER_ADVENTURER,
    ANOTHER_MARKER,
    ASSIST,
    CALL,
    COLOUR,
    COLOUR_DIE,
    COLOURS,
    DISARM,
    FACE,
    FACE_DIE,
    IS_CALLED,
    LEND,
    LENDS,
    LOADS,
    MARKER_IS_FAR_ENOUGH,
    MARKERS_ARE_LEVEL,
    ONE,
    PUSH,
    ROOMS,
    SETS_DICE,
    SILENCE,
    SWAP,
    SWAPS,
    TRAP_IS_NOT_NEXT_DOOR,
    TRAP_IS_OFF,
    TRAPS,
    WHITE_DICE,
    WOULD_DO_NOTHING,
    WRONG_TRAP,
)
from paradice.games.citadel.routes import Pointing
from paradice.games.citadel.table import Citadel

# Which trap


class DisarmAny(Pointing):
    """Turn off any trap of some kinds, anywhere, also where the Professor is."""

    def __init__(self, seat: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.kinds: Final = kinds

    def numbers(self) -> list[int]:
        return [self.seat, self.kinds]

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return DISARM

    def allowed(self, table: Citadel, seat: Seat) -> i64:
        rooms: i64 = 0
        kind: i64
        for kind in range(TRAPS):
            if has(self.kinds, kind):
                rooms |= table.rooms_of(kind)
        return rooms & ~table.off

    def reason(self, table: Citadel, seat: Seat, what: i64) -> Rule:
        return TRAP_IS_OFF if has(self.kinds, table.trap_of(what)) else WRONG_TRAP

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.disarm(seat, move.what)


class DisarmNext(Pointing):
    """Turn off the trap of one adjacent room."""

    def run(self, table: Citadel) -> bool:
        """Nothing is asked where all are off, or only one is not."""
        rooms: i64 = self.allowed(table, self.seat)
        if rooms & (rooms - 1) != 0:
            return False
        table.pop()
        if rooms != 0:
            table.disarm(self.seat, pick(rooms, 0))
        return True

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return DISARM

    def allowed(self, table: Citadel, seat: Seat) -> i64:
        return table.box.house.rooms_around[table.place_of(seat)] & ~table.off

    def reason(self, table: Citadel, seat: Seat, what: i64) -> Rule:
        around: i64 = table.box.house.rooms_around[table.place_of(seat)]
        return TRAP_IS_OFF if has(around, what) else TRAP_IS_NOT_NEXT_DOOR

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.disarm(seat, move.what)


class SilenceKind(Question[Citadel]):
    """Turn off all traps of one kind."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return SILENCE

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        return TRAP_IS_OFF if table.rooms_of(move.what) & ~table.off == 0 else None

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        room: i64
        for room in range(ROOMS):
            if table.trap_of(room) == move.what:
                table.disarm(seat, room)


# Whom


class CallCompanion(Question[Citadel]):
    """Another adventurer moves to your room."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return CALL[: table.seats]

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        return ALREADY_THERE if table.place_of(move.what) == table.place_of(seat) else None

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.set_place(move.what, table.place_of(seat))
        table.tell(IS_CALLED, move.what, table.place_of(seat))


class AssistCompanion(Question[Citadel]):
    """Unlock all doors of the room where an adventurer is."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return ASSIST[: table.seats]

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        return WOULD_DO_NOTHING if table.locked_doors(table.place_of(move.what)) == 0 else None

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        open_room(table, seat, table.place_of(move.what))


def open_room(table: Citadel, seat: Seat, room: i64) -> None:
    """Unlock all doors of a room."""
    doors: i64 = table.locked_doors(room)
    while doors != 0:
        table.unlock(seat, pick(doors, 0))
        doors &= doors - 1


class LendActions(Question[Citadel]):
    """Another adventurer takes some plain actions at once."""

    def __init__(self, seat: i64, actions: i64) -> None:
        super().__init__(seat)
        self.actions: Final = actions

    def numbers(self) -> list[int]:
        return [self.seat, self.actions]

    def run(self, table: Citadel) -> bool:
        """With one companion there is nothing to choose."""
        if table.seats != 2:
            return False
        table.pop()
        self.lend(table, 1 - self.seat)
        return True

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        others = LEND[: table.seats]
        others.pop(seat)
        return others

    def why_not_offered(self, table: Citadel, seat: Seat, move: Move) -> Rule:
        return ANOTHER_ADVENTURER if move is LEND[seat] else NOT_ASKED_NOW

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        self.lend(table, move.what)

    def lend(self, table: Citadel, other: Seat) -> None:
        table.tell(LENDS, self.seat, other, self.actions)
        table.push(ActAgain(other, self.actions))


# Which marker, which colour


class PushMarker(Question[Citadel]):
    """Move a treasure marker away from the time; *other* was moved just before."""

    def __init__(self, seat: i64, spaces: i64, again: i64, other: i64) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces
        self.again: Final = again
        self.other: Final = other

    def numbers(self) -> list[int]:
        return [self.seat, self.spaces, self.again, self.other]

    def run(self, table: Citadel) -> bool:
        """Nothing is asked where no marker can be moved."""
        colour: i64
        for colour in range(COLOURS):
            if colour != self.other and not table.is_far_enough(colour):
                return False
        table.pop()
        return True

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return PUSH

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        if move.what == self.other:
            return ANOTHER_MARKER
        return MARKER_IS_FAR_ENOUGH if table.is_far_enough(move.what) else None

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.push_marker(seat, move.what, self.spaces)
        if self.again > 0:
            table.push(PushMarker(seat, self.spaces, self.again - 1, move.what))


class SwapMarkers(Question[Citadel]):
    """Two treasure markers change places on the clock."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return SWAP

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        level = table.spaces_of(move.what) == table.spaces_of(move.where)
        return MARKERS_ARE_LEVEL if level else None

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        held: i64 = table.spaces_of(move.what)
        table.set_spaces(move.what, table.spaces_of(move.where))
        table.set_spaces(move.where, held)
        table.tell(SWAPS, seat, move.what, move.where)


class LoadColour(Question[Citadel]):
    """Choose what the colour die will show instead of rolling it."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return COLOUR

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.clear_dice()
        table.set_dice(COLOUR_DIE, move.what)
        table.fixed = ONE << COLOUR_DIE
        table.tell(LOADS, seat, move.what)


class SetFace(Question[Citadel]):
    """Set the Professor's die as you like."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return FACE

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.set_dice(FACE_DIE, move.what)
        table.push(SetColour(seat))


class SetColour(Question[Citadel]):
    """Set the colour die as you like."""

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return COLOUR

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        table.set_dice(COLOUR_DIE, move.what)
        table.fixed = WHITE_DICE
        table.tell(SETS_DICE, seat, table.face_of(FACE_DIE), move.what)
