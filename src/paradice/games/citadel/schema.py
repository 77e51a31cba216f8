"""The view of a table of the Citadel and what it asks, as types.

What is asked has the name of its step, and the arguments that the step was made with.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from paradice.core.schema import Head, Result

# What is asked


class AskChooseCharacter(TypedDict):
    """Before the first turn: seat by seat, everybody chooses one of the five adventurers."""

    step: Literal["ChooseCharacter"]


class AskAct(TypedDict):
    """2. Up to three actions and at most one of the two cards, in any order; then the dice."""

    step: Literal["Act"]


class AskActAgain(TypedDict):
    """Plain actions in the turn of another adventurer: no card, no bonus, no power."""

    step: Literal["ActAgain"]
    seat: int
    left: int


class AskSpareKind(TypedDict):
    """The video loop: traps of one kind on the rescued tile stay off."""

    step: Literal["SpareKind"]
    seat: int
    colour: int


class AskWalk(TypedDict):
    """Through open doors, room by room: up to so many, and not fewer than *least*."""

    step: Literal["Walk"]
    seat: int
    left: int
    least: int


class AskSlipThrough(TypedDict):
    """Move to an adjacent room even if the door is locked; the door stays as it is."""

    step: Literal["SlipThrough"]
    seat: int


class AskClimb(TypedDict):
    """Move to one of the three rooms with a window, from anywhere."""

    step: Literal["Climb"]
    seat: int


class AskTravel(TypedDict):
    """Move to any room but the Professor's."""

    step: Literal["Travel"]
    seat: int


class AskLure(TypedDict):
    """Move the Professor one room, by the exit of your choice."""

    step: Literal["Lure"]
    seat: int


class AskOpenDoors(TypedDict):
    """Unlock so many doors anywhere; where *may* is 1, fewer if you like."""

    step: Literal["OpenDoors"]
    seat: int
    left: int
    may: int


class AskOpenHere(TypedDict):
    """Unlock one door of a room; where *may* is 1, only if you like."""

    step: Literal["OpenHere"]
    seat: int
    room: int
    may: int


class AskCharge(TypedDict):
    """Unlock a door of your room and move through it."""

    step: Literal["Charge"]
    seat: int


class AskDisarmAny(TypedDict):
    """Turn off any trap of some kinds, anywhere, also where the Professor is."""

    step: Literal["DisarmAny"]
    seat: int
    kinds: int


class AskDisarmNext(TypedDict):
    """Turn off the trap of one adjacent room."""

    step: Literal["DisarmNext"]
    seat: int


class AskSilenceKind(TypedDict):
    """Turn off all traps of one kind."""

    step: Literal["SilenceKind"]
    seat: int


class AskCallCompanion(TypedDict):
    """Another adventurer moves to your room."""

    step: Literal["CallCompanion"]
    seat: int


class AskAssistCompanion(TypedDict):
    """Unlock all doors of the room where an adventurer is."""

    step: Literal["AssistCompanion"]
    seat: int


class AskLendActions(TypedDict):
    """Another adventurer takes some plain actions at once."""

    step: Literal["LendActions"]
    seat: int
    actions: int


class AskPushMarker(TypedDict):
    """Move a treasure marker away from the time; *other* was moved just before."""

    step: Literal["PushMarker"]
    seat: int
    spaces: int
    again: int
    other: int


class AskSwapMarkers(TypedDict):
    """Two treasure markers change places on the clock."""

    step: Literal["SwapMarkers"]
    seat: int


class AskLoadColour(TypedDict):
    """Choose what the colour die will show instead of rolling it."""

    step: Literal["LoadColour"]
    seat: int


class AskSetFace(TypedDict):
    """Set the Professor's die as you like."""

    step: Literal["SetFace"]
    seat: int


class AskSetColour(TypedDict):
    """Set the colour die as you like."""

    step: Literal["SetColour"]
    seat: int


class AskChoosePair(TypedDict):
    """Two chances: one of the two white pairs counts."""

    step: Literal["ChoosePair"]


class AskAfterRoll(TypedDict):
    """Destiny may roll again or set her dice; for all others the roll counts as it is."""

    step: Literal["AfterRoll"]


class AskWakePower(TypedDict):
    """At III and IX the team may turn one tile face up; whose turn it is has the last word."""

    step: Literal["WakePower"]


Asked: TypeAlias = (
    AskChooseCharacter
    | AskAct
    | AskActAgain
    | AskSpareKind
    | AskWalk
    | AskSlipThrough
    | AskClimb
    | AskTravel
    | AskLure
    | AskOpenDoors
    | AskOpenHere
    | AskCharge
    | AskDisarmAny
    | AskDisarmNext
    | AskSilenceKind
    | AskCallCompanion
    | AskAssistCompanion
    | AskLendActions
    | AskPushMarker
    | AskSwapMarkers
    | AskLoadColour
    | AskSetFace
    | AskSetColour
    | AskChoosePair
    | AskAfterRoll
    | AskWakePower
)

# The view


class Room(TypedDict):
    """A room: the kind of its trap, and whether it is off."""

    trap: int
    off: bool


class Guard(TypedDict):
    """A kind of trap that guards a treasure: the rooms that have it, and where it is active."""

    trap: int
    active: list[int]
    traps: list[int]


class Treasure(TypedDict):
    """A treasure in the house: where, how long still, and what guards it."""

    tile: int
    room: int
    spaces: int
    minutes_left: int
    hour: int
    guards: list[Guard]


class Dice(TypedDict):
    """What the dice show, or will show."""

    face: int
    colour: int
    clocks: int
    second_face: int
    second_colour: int
    fixed: list[int]


class Player(TypedDict):
    """An adventurer."""

    character: int
    place: int
    awake: bool
    pile: list[int]
    pile_size: int


class CitadelView(Head):
    """What a seat may see of a table."""

    time: int
    power_hours: list[int]
    professor: int
    rooms: list[Room]
    doors: list[bool]
    treasures: list[Treasure]
    rescued: list[int]
    lost: list[int]
    tiles_left: int
    places_left: int
    turn: int
    actions: int
    steps: int
    cards: list[int]
    played: int
    spent: bool
    ploys: list[str]
    dice: Dice
    harsh: bool
    players: list[Player]
    asked: Asked | None
    result: Result | None
