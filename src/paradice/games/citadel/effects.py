"""The vocabulary of cards and bonuses: one class for each verb of the data files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.sets import has
from paradice.games.citadel.actions import ActAgain
from paradice.games.citadel.box import Effect
from paradice.games.citadel.moves import (
    ALL_DOORS,
    ALL_ROOMS,
    COLOUR_DIE,
    COLOURS,
    EMPTY,
    FALSE_ALARM,
    GAINS_ACTIONS,
    GAINS_STEPS,
    IS_LUCKY,
    LENDS,
    OUTSIDE,
    TRAPS,
)
from paradice.games.citadel.questions import (
    AssistCompanion,
    CallCompanion,
    DisarmAny,
    DisarmNext,
    LendActions,
    LoadColour,
    PushMarker,
    SetFace,
    SilenceKind,
    SwapMarkers,
    open_room,
)
from paradice.games.citadel.routes import (
    Charge,
    Climb,
    Lure,
    OpenDoors,
    OpenHere,
    SlipThrough,
    Travel,
    Walk,
)
from paradice.games.citadel.table import Citadel

ALL_KINDS: Final[i64] = 31

# Moving


class WalkUpTo(Effect):
    """Move up to so many rooms through open doors, at least *least* of them where there is a way;
    from outside the first way is a window."""

    def __init__(self, rooms: i64, least: i64 = 1) -> None:
        self.rooms: Final = rooms
        self.least: Final = least

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.ways(seat) != 0

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(Walk(seat, self.rooms, self.least))


class March(WalkUpTo):
    """Move exactly so many rooms through open doors, fewer only if there is no way."""

    def __init__(self, rooms: i64) -> None:
        super().__init__(rooms, rooms)


class Slip(Effect):
    """Move to an adjacent room even if the door is locked; the door stays as it is."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.place_of(seat) != OUTSIDE

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(SlipThrough(seat))


class ChargeThrough(Effect):
    """Unlock a door of your room, not one to the Professor, and move through it."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        here: i64 = table.place_of(seat)
        if here == OUTSIDE:
            return False
        house = table.box.house
        rug: i64
        for rug in range(COLOURS):
            exit: i64 = here * COLOURS + rug
            if (
                not table.is_open(house.exit_door[exit])
                and house.exit_room[exit] != table.professor
            ):
                return True
        return False

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(Charge(seat))


class ClimbIn(Effect):
    """From anywhere, move to a room with a window."""

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(Climb(seat))


class TravelAnywhere(Effect):
    """Move to any room but the Professor's."""

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(Travel(seat))


class Call(Effect):
    """Another adventurer moves to your room."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        here: i64 = table.place_of(seat)
        if here == OUTSIDE:
            return False
        other: i64
        for other in range(table.seats):
            if table.place_of(other) != here:
                return True
        return False

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(CallCompanion(seat))


# Actions


class GainActions(Effect):
    """Gain so many actions for this turn."""

    def __init__(self, actions: i64) -> None:
        self.actions: Final = actions

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.actions += self.actions
        table.tell(GAINS_ACTIONS, seat, self.actions)


class GainSteps(Effect):
    """Gain so many actions for this turn, usable only to move."""

    def __init__(self, steps: i64) -> None:
        self.steps: Final = steps

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.steps += self.steps
        table.tell(GAINS_STEPS, seat, self.steps)


class Lend(Effect):
    """Another adventurer takes up to so many plain actions at once."""

    def __init__(self, actions: i64) -> None:
        self.actions: Final = actions

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(LendActions(seat, self.actions))


class Rally(Effect):
    """Every other adventurer takes up to so many plain actions at once, the next seat first."""

    def __init__(self, actions: i64) -> None:
        self.actions: Final = actions

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.seats > 1

    def apply(self, table: Citadel, seat: Seat) -> None:
        ahead: i64
        for ahead in range(1, table.seats):
            table.tell(LENDS, seat, (seat + ahead) % table.seats, self.actions)
        for ahead in range(table.seats - 1, 0, -1):
            table.push(ActAgain((seat + ahead) % table.seats, self.actions))


# Doors


class OpenAny(Effect):
    """Unlock so many doors anywhere."""

    def __init__(self, doors: i64) -> None:
        self.doors: Final = doors

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.open != ALL_DOORS

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(OpenDoors(seat, self.doors, 0))


class OpenUpTo(Effect):
    """Unlock up to so many doors anywhere."""

    def __init__(self, doors: i64) -> None:
        self.doors: Final = doors

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(OpenDoors(seat, self.doors, 1))


class OpenRoom(Effect):
    """Unlock all doors of your room."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.locked_doors(table.place_of(seat)) != 0

    def apply(self, table: Citadel, seat: Seat) -> None:
        open_room(table, seat, table.place_of(seat))


class OpenRoomOf(Effect):
    """Unlock all doors of the room of another adventurer, or of yours."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        other: i64
        for other in range(table.seats):
            if table.locked_doors(table.place_of(other)) != 0:
                return True
        return False

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(AssistCompanion(seat))


class OpenOne(Effect):
    """Unlock one door of your room."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.locked_doors(table.place_of(seat)) != 0

    def apply(self, table: Citadel, seat: Seat) -> None:
        if table.place_of(seat) != OUTSIDE:
            table.push(OpenHere(seat, table.place_of(seat), 0))


# Traps


class DisarmHere(Effect):
    """Turn off the trap of your room."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        here: i64 = table.place_of(seat)
        return here != OUTSIDE and not table.is_off(here)

    def apply(self, table: Citadel, seat: Seat) -> None:
        if self.can(table, seat):
            table.disarm(seat, table.place_of(seat))


class DisarmOneNext(Effect):
    """Turn off the trap of one adjacent room."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.box.house.rooms_around[table.place_of(seat)] & ~table.off != 0

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(DisarmNext(seat))


class DisarmAnywhere(Effect):
    """Turn off any one trap of some kinds, anywhere, also where the Professor is."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: Final = kinds

    def can(self, table: Citadel, seat: Seat) -> bool:
        kind: i64
        for kind in range(TRAPS):
            if has(self.kinds, kind) and table.rooms_of(kind) & ~table.off != 0:
                return True
        return False

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(DisarmAny(seat, self.kinds))


class Silence(Effect):
    """Turn off all traps of one kind."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.off != ALL_ROOMS

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(SilenceKind(seat))


# Time


class Push(Effect):
    """Move one treasure marker so many spaces away from the time."""

    def __init__(self, spaces: i64) -> None:
        self.spaces: Final = spaces

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.can_push()

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(PushMarker(seat, self.spaces, 0, EMPTY))


class PushTwo(Effect):
    """Move one treasure marker so many spaces away from the time, then another one."""

    def __init__(self, spaces: i64) -> None:
        self.spaces: Final = spaces

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.can_push()

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(PushMarker(seat, self.spaces, 1, EMPTY))


class Swap(Effect):
    """Two treasure markers change places on the clock."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        first: i64 = table.spaces_of(0)
        return table.spaces_of(1) != first or table.spaces_of(2) != first

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(SwapMarkers(seat))


# Dice and the Professor


class Ploy(Effect):
    """Change how this turn ends: a card that waits for the dice, or for a rescue."""

    def __init__(self, ploy: i64) -> None:
        self.ploy: Final = ploy

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.ploys |= self.ploy


class Load(Effect):
    """Choose what the colour die will show instead of rolling it."""

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(LoadColour(seat))


class LureProfessor(Effect):
    """Move the Professor one room, by the exit of your choice; there he is as always."""

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(Lure(seat))


class SetDice(Effect):
    """After your roll, set the two white dice as you like."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        return table.ploys & FALSE_ALARM == 0

    def apply(self, table: Citadel, seat: Seat) -> None:
        table.push(SetFace(seat))


# Cards like no other


class GearTrain(Effect):
    """Unlock one door of your room, then one of each adjacent room: red, green, blue."""

    def can(self, table: Citadel, seat: Seat) -> bool:
        here: i64 = table.place_of(seat)
        if here == OUTSIDE:
            return False
        house = table.box.house
        doors: i64 = house.doors_of[here]
        rug: i64
        for rug in range(COLOURS):
            doors |= house.doors_of[house.exit_room[here * COLOURS + rug]]
        return doors & ~table.open != 0

    def apply(self, table: Citadel, seat: Seat) -> None:
        house = table.box.house
        here: i64 = table.place_of(seat)
        rug: i64
        for rug in range(COLOURS - 1, -1, -1):
            table.push(OpenHere(seat, house.exit_room[here * COLOURS + rug], 0))
        table.push(OpenHere(seat, here, 0))


class LuckyStrike(Effect):
    """Roll the colour die: red, two doors; green, any trap; blue, up to two rooms, or none since
    the roll could not be foreseen."""

    def __init__(self) -> None:
        self.fortunes: Final[list[Effect]] = [
            OpenAny(2),
            DisarmAnywhere(ALL_KINDS),
            WalkUpTo(2, 0),
        ]

    def apply(self, table: Citadel, seat: Seat) -> None:
        colour: i64 = table.roll(COLOUR_DIE)
        table.tell(IS_LUCKY, seat, colour)
        fortune = self.fortunes[colour]
        if fortune.can(table, seat):
            fortune.apply(table, seat)
