"""What comes in the box of Riff in Time: cards, personages, objectives, the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move
from paradice.core.observe import words_of
from paradice.games.riff.moves import BLACK, CHARACTER, EXCELLENT, GO, NOBODY, POSITIONS, STOP

if TYPE_CHECKING:
    from paradice.games.riff.table import Riff


class Effect:
    """Something a riff card does. Immutable, and shared by all tables."""

    def apply(self, table: Riff) -> None:
        raise NotImplementedError

    def option(self, which: i64) -> Effect:
        """Return one side of an effect that is a choice."""
        raise NotImplementedError


class Task:
    """What an objective asks for. Immutable; its methods are called until its owner has done it."""

    def lowered(self, table: Riff, seat: Seat, position: i64) -> None:
        """*seat* has lowered the rift where it stands."""

    def visited(self, table: Riff, seat: Seat) -> None:
        """*seat* has come to a place, or somebody has come aboard there."""

    def passed(self, table: Riff, seat: Seat, personage: i64) -> None:
        """*seat* has passed a personage to another character."""

    def rested(self, table: Riff, seat: Seat) -> None:
        """*seat* has finished a full round without Reroll and without the Booth."""

    def personage(self) -> i64:
        """Return the personage the task cannot do without, if there is one."""
        return NOBODY


class Card:
    """A riff card: what it speaks of, and its four sections of effects."""

    def __init__(self, name: str, subject: i64, sections: list[list[Effect]]) -> None:
        self.name: Final = name
        self.subject: Final = subject
        self.sections: Final = sections


class Personage:
    """Somebody lost in time; its number is also that of its home."""

    def __init__(self, name: str, dice: list[int], icon: i64) -> None:
        self.name: Final = name
        self.character_dice: Final[i64] = dice.count(CHARACTER)
        self.bogus_dice: Final[i64] = dice.count(BLACK)
        self.icon: Final = icon


class Objective:
    """A task, how far its reward lowers San Dimas, and the action it gives for good."""

    def __init__(self, name: str, task: Task, lowers: i64, icon: i64, company: bool) -> None:
        self.name: Final = name
        self.task: Final = task
        self.lowers: Final = lowers
        self.icon: Final = icon
        self.company: Final = company


class Box:
    """What comes in the box, the same for every table."""

    def __init__(
        self,
        cards: list[Card],
        locations: list[str],
        personages: list[Personage],
        objectives: list[Objective],
        characters: list[str],
        joins: list[list[int]],
        faces: list[int],
        figures: dict[str, int],
    ) -> None:
        self.cards: Final = cards
        self.locations: Final = locations
        self.personages: Final = personages
        self.objectives: Final = objectives
        self.needed = vec[i64]([objective.task.personage() for objective in objectives])
        """The personage that each objective cannot do without, if there is one."""
        self.prizes = vec[i64]([objective.icon for objective in objectives])
        """The action that each objective shows."""
        self.icons = vec[i64]([personage.icon for personage in personages])
        self.excellent_guests: Final = guests_showing(personages, EXCELLENT)
        self.character_dice = vec[i64]([personage.character_dice for personage in personages])
        self.bogus_dice = vec[i64]([personage.bogus_dice for personage in personages])
        self.characters: Final = characters
        self.faces = vec[i64](faces)
        self.first_level: Final[i64] = figures["first-level"]
        self.reopened_level: Final[i64] = figures["reopened-level"]
        self.highest_level: Final[i64] = figures["highest-level"]
        self.highest_san_dimas: Final[i64] = figures["highest-san-dimas"]
        self.green_to: Final[i64] = figures["green-to"]
        self.red_from: Final[i64] = figures["red-from"]
        self.most_at_home: Final[i64] = figures["most-at-home"]
        self.ways: Final[list[list[Move]]] = [[] for _ in range(POSITIONS)]
        for start in range(POSITIONS):
            ends = [b for a, b in joins if a == start] + [a for a, b in joins if b == start]
            self.ways[start] = [GO[end] for end in sorted(ends)]
        self.strides: Final[list[list[Move]]] = [[*ways, STOP] for ways in self.ways]
        steps = [steps_from(start, self.ways) for start in range(POSITIONS)]
        self.steps = vec[i64]([number for numbers in steps for number in numbers])
        """How many spaces lie between two positions."""
        self.far = vec[i64]([word for numbers in steps for word in words_of(numbers)])
        """The same, two words of eight numbers for each position, as observations have them."""

    def distance(self, here: i64, there: i64) -> i64:
        """Return how many spaces lie between two positions."""
        return self.steps[here * POSITIONS + there]

    def rise(self, level: i64, times: i64) -> i64:
        """Return by how much a location rises: not at all where fixed, never beyond its dial."""
        return 0 if level == 0 else min(times, self.highest_level - level)

    def overflow(self, level: i64, times: i64) -> i64:
        """Return what a full dial cannot take, and San Dimas rises by instead."""
        return 0 if level == 0 else times - self.rise(level, times)

    def is_broken(self, level: i64) -> bool:
        """San Dimas cannot be raised to this level: the game is lost."""
        return level > self.highest_san_dimas

    def are_linked(self, here: i64, there: i64) -> bool:
        return self.distance(here, there) == 1


def guests_showing(personages: list[Personage], icon: i64) -> i64:
    """Return the set of the personages whose card shows an action."""
    guests: i64 = 0
    number: i64
    for number in range(len(personages)):
        if personages[number].icon == icon:
            guests |= 1 << number
    return guests


def steps_from(start: i64, ways: list[list[Move]]) -> list[int]:
    """Return how far every position is from one of them."""
    steps: list[int] = [NOBODY] * POSITIONS
    steps[start] = 0
    reached: list[int] = [start]
    position: i64
    for position in reached:
        for way in ways[position]:
            if steps[way.what] < 0:
                steps[way.what] = steps[position] + 1
                reached.append(way.what)
    return steps
