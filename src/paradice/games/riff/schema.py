"""The view of a Riff table and what it asks, as types."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from paradice.core.schema import Head, Result

# What is asked


class AskCharacter(TypedDict):
    """Whom to play."""

    step: Literal["ChooseCharacter"]
    seat: int


class AskObjective(TypedDict):
    """Which of two objectives to keep."""

    step: Literal["ChooseObjective"]


class AskSwap(TypedDict):
    """Whether to have another riff card instead of this one."""

    step: Literal["SwapRiff"]
    card: int


class AskEffect(TypedDict):
    """Which side of an effect of a card to follow."""

    step: Literal["ChooseEffect"]
    card: int
    section: int
    index: int


class AskFixed(TypedDict):
    """Which fixed rift to open again."""

    step: Literal["ChooseFixed"]


class AskOrder(TypedDict):
    """Which of the cards seen lies next on the deck; the first ones are placed."""

    step: Literal["ArrangeDeck"]
    placed: int
    seen: int


class AskPool(TypedDict):
    """How many dice of a kind to roll: triumphant ones first, whose number follows."""

    step: Literal["AssemblePool"]
    triumphant: int


class AskAction(TypedDict):
    """What to do with the actions that are left."""

    step: Literal["TakeActions"]


class AskRegain(TypedDict):
    """Which action to have back."""

    step: Literal["RegainAction"]


class AskSecond(TypedDict):
    """Whether to move on to a second place."""

    step: Literal["SecondSpace"]


Asked: TypeAlias = (
    AskCharacter
    | AskObjective
    | AskSwap
    | AskEffect
    | AskFixed
    | AskOrder
    | AskPool
    | AskAction
    | AskRegain
    | AskSecond
)

# The view


class Position(TypedDict):
    """A numbered position: what lies there, its dial, who stands there."""

    place: int
    level: int
    zone: str
    returned: bool
    lost: list[int]
    players: list[int]
    fixer: int
    ways: list[int]


class Personage(TypedDict):
    """Where a personage is: on a position, in somebody's booth, or home."""

    home: int
    position: int
    aboard: int
    returned: bool


class Die(TypedDict):
    """A die that was rolled."""

    kind: int
    face: int
    used: bool


class Source(TypedDict):
    """A card whose action counts in this turn."""

    source: int
    icon: int
    used: bool


class Task(TypedDict):
    """How far an objective is."""

    objective: int
    done: int
    stage: int
    hopeless: bool


class Player(Task):
    """A character, and what is in its booth."""

    character: int
    position: int
    aboard: list[int]
    triumphant: int
    fresh: int
    offer: list[int]
    bonus: int
    hasty: bool


class End(Result):
    """The result, with how long it took and the cards that were left."""

    rounds: int
    cards: int


class RiffView(Head):
    """What a seat may see of a table."""

    round: int
    active: int
    first: int
    board: list[Position]
    personages: list[Personage]
    deck: list[int]
    known: list[int]
    turned: int
    followed: int
    discard: list[int]
    dice: list[Die]
    left: list[int]
    loose: int
    sources: list[Source]
    booth: int
    gift: int
    players: list[Player]
    only_end: bool
    """Whoever takes actions has nothing left to do but end the turn."""
    asked: Asked | None
    result: End | None
