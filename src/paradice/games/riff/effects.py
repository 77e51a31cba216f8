"""What riff cards do: one class for each verb of the data files, and the questions they ask."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.table import Step, only
from paradice.games.riff.box import Effect
from paradice.games.riff.moves import (
    ABOARD,
    CHOOSE,
    DISCARDS,
    EJECTS,
    FIXED,
    GREEN,
    IS_CALM,
    IS_MOVED,
    IS_NOT_FIXED,
    LOCATIONS,
    LOOKS,
    MAIN,
    NEXT,
    NOBODY,
    POSITIONS,
    PRESENT,
    PUTS_NEXT,
    RED,
    REOPEN,
    SAN_DIMAS,
)
from paradice.games.riff.table import Riff


def position_of(table: Riff, place: i64) -> i64:
    """Return the position of a location, or of San Dimas."""
    return SAN_DIMAS if place == PRESENT else table.spot_of(place)


class Raise(Effect):
    """Raise the rift at a place so many times."""

    def __init__(self, place: i64, times: i64) -> None:
        self.place: Final = place
        self.times: Final = times

    def apply(self, table: Riff) -> None:
        table.raise_rift(position_of(table, self.place), self.times)


class RaiseNumbered(Effect):
    """Raise the rift at each of the numbered positions, in this order."""

    def __init__(self, positions: list[int]) -> None:
        self.positions = vec[i64](positions)

    def apply(self, table: Riff) -> None:
        position: i64
        for position in self.positions:
            if table.result is None:
                table.raise_rift(position, 1)


class RaiseEachPlayer(Effect):
    """Raise the rift where each character is: the active one first, then clockwise."""

    def __init__(self, times: i64) -> None:
        self.times: Final = times

    def apply(self, table: Riff) -> None:
        turn: i64
        for turn in range(table.seats):
            if table.result is None:
                table.raise_rift(table.place_of(table.after_active(turn)), self.times)


class LowerSanDimas(Effect):
    """Lower the rift at San Dimas so many times."""

    def __init__(self, times: i64) -> None:
        self.times: Final = times

    def apply(self, table: Riff) -> None:
        table.lower_san_dimas(self.times)


class LowerForFixed(Effect):
    """Lower the rift at San Dimas once for each of the numbered positions that is fixed."""

    def __init__(self, positions: list[int]) -> None:
        self.positions = vec[i64](positions)

    def apply(self, table: Riff) -> None:
        count: i64 = 0
        position: i64
        for position in self.positions:
            if table.is_fixed(position):
                count += 1
        table.lower_san_dimas(count)


class LowerHere(Effect):
    """Lower the rift where the active character is."""

    def __init__(self, times: i64) -> None:
        self.times: Final = times

    def apply(self, table: Riff) -> None:
        table.lower_here(self.times)


class MoveMe(Effect):
    """The active character moves to a place."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def apply(self, table: Riff) -> None:
        table.tell(IS_MOVED, table.active, self.place, table.here())
        table.arrive(table.active, position_of(table, self.place))


class MoveAll(Effect):
    """Every character moves to a place."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def apply(self, table: Riff) -> None:
        turn: i64
        for turn in range(table.seats):
            seat: i64 = table.after_active(turn)
            table.tell(IS_MOVED, seat, self.place, table.place_of(seat))
            table.arrive(seat, position_of(table, self.place))


class EjectAll(Effect):
    """Every personage in a booth is put where its carrier is."""

    def apply(self, table: Riff) -> None:
        personage: i64
        for personage in range(LOCATIONS):
            seat: i64 = table.stand_of(personage) - ABOARD
            if 0 <= seat < table.seats:
                table.set_stand(personage, table.place_of(seat))
                if table.events is not None:
                    table.tell(EJECTS, seat, personage, table.disc_at(table.place_of(seat)))


class Unfix(Effect):
    """A fixed location of the active player's choice becomes unfixed; none: raise San Dimas."""

    def apply(self, table: Riff) -> None:
        table.push(CHOOSE_FIXED)


class Draw(Effect):
    """Draw another riff card and follow it."""

    def apply(self, table: Riff) -> None:
        if table.draw():
            resolve(table, table.turned)


class Discard(Effect):
    """Discard cards of the riff deck without following them, as many as are left."""

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def apply(self, table: Riff) -> None:
        left: i64 = min(self.count, table.cards_left())
        while left > 0:
            left -= 1
            table.tell(DISCARDS, table.active, table.take_top())


class Peek(Effect):
    """Look at the top cards of the riff deck and put them back in any order."""

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def apply(self, table: Riff) -> None:
        seen: i64 = table.look(self.count)
        table.tell(LOOKS, table.active, seen)
        table.push(ArrangeDeck(0, seen))


class Either(Effect):
    """The active player chooses which of two effects happens; it knows where it is printed."""

    def __init__(self, card: i64, section: i64, index: i64, first: Effect, other: Effect) -> None:
        self.question: Final = ChooseEffect(card, section, index)
        self.first: Final = first
        self.other: Final = other

    def option(self, which: i64) -> Effect:
        return self.first if which == 0 else self.other

    def apply(self, table: Riff) -> None:
        table.push(self.question)


# How a card is followed


def resolve(table: Riff, card: i64) -> None:
    """Follow a card: where its subject is fixed, its fixed section only; else the main one."""
    subject: i64 = table.box.cards[card].subject
    if subject == NOBODY or table.level_at(table.spot_of(subject)) > 0:
        follow(table, card, MAIN, 0)
    elif len(table.box.cards[card].sections[FIXED]) > 0:
        follow(table, card, FIXED, 0)
    else:
        table.tell(IS_CALM, NOBODY, subject)


def follow(table: Riff, card: i64, section: i64, index: i64) -> None:
    """One effect after another; after the main section, the one that suits the level.

    Where an effect asks something, the rest of the card waits below the question.
    """
    sections = table.box.cards[card].sections
    while True:
        if card == table.turned:
            table.followed |= 1 << section
        while index < len(sections[section]):
            depth: i64 = table.depth
            sections[section][index].apply(table)
            index += 1
            if table.result is not None:
                return
            if table.depth > depth:
                table.push(FollowCard(card, section, index))
                table.sink(1, depth)
                return
        if section != MAIN:
            return
        section = section_after_main(table, card)
        if section == MAIN:
            return
        index = 0


class FollowCard(Step[Riff]):
    """The rest of a card, to be followed once what it asked is answered."""

    def __init__(self, card: i64, section: i64, index: i64) -> None:
        self.card: Final = card
        self.section: Final = section
        self.index: Final = index

    def numbers(self) -> list[int]:
        return [self.card, self.section, self.index]

    def run(self, table: Riff) -> bool:
        table.pop()
        follow(table, self.card, self.section, self.index)
        return True


def section_after_main(table: Riff, number: i64) -> i64:
    """Return the section that follows the main one: by the level as it is now."""
    card = table.box.cards[number]
    section: i64 = FIXED
    if card.subject != NOBODY:
        level: i64 = table.level_at(table.spot_of(card.subject))
        if level <= table.box.green_to:
            section = GREEN
        elif level >= table.box.red_from:
            section = RED
        else:
            return MAIN
    return section if len(card.sections[section]) > 0 else MAIN


class ChooseEffect(Step[Riff]):
    """A card says OR: the active player chooses, even what loses or does nothing."""

    def __init__(self, card: i64, section: i64, index: i64) -> None:
        self.card: Final = card
        self.section: Final = section
        self.index: Final = index

    def numbers(self) -> list[int]:
        return [self.card, self.section, self.index]

    def deciders(self, table: Riff) -> list[int]:
        return only(table.active)

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        return CHOOSE

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        table.pop()
        effect = table.box.cards[self.card].sections[self.section][self.index]
        effect.option(move.what).apply(table)


class ChooseFixed(Step[Riff]):
    """Choose the fixed location that becomes unfixed."""

    def run(self, table: Riff) -> bool:
        """With none fixed San Dimas is raised; with one there is nothing to choose."""
        count: i64 = table.count_fixed()
        if count > 1:
            return False
        table.pop()
        if count == 0:
            table.raise_san_dimas(1)
            return True
        position: i64
        for position in range(1, POSITIONS):
            if table.is_fixed(position):
                table.reopen(position)
        return True

    def deciders(self, table: Riff) -> list[int]:
        return only(table.active)

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        return NUMBERED

    def why_not(self, table: Riff, seat: Seat, move: Move) -> Rule | None:
        return None if table.is_fixed(move.what) else IS_NOT_FIXED

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        table.pop()
        table.reopen(move.what)


class ArrangeDeck(Step[Riff]):
    """Put the cards that were looked at back, the one that will be drawn first at first."""

    def __init__(self, placed: i64, seen: i64) -> None:
        self.placed: Final = placed
        self.seen: Final = seen

    def numbers(self) -> list[int]:
        return [self.placed, self.seen]

    def run(self, table: Riff) -> bool:
        """The last card has only one place to go."""
        if self.placed + 1 < self.seen:
            return False
        table.pop()
        return True

    def deciders(self, table: Riff) -> list[int]:
        return only(table.active)

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        return NEXT[: self.seen - self.placed]

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        place: i64 = self.placed + move.what
        card: i64 = table.known[place]
        while place > self.placed:
            table.known[place] = table.known[place - 1]
            place -= 1
        table.known[place] = card
        table.tell(PUTS_NEXT, seat, card, place + 1)
        table.pop()
        table.push(ArrangeDeck(self.placed + 1, self.seen))


CHOOSE_FIXED: Final = ChooseFixed()
NUMBERED: Final = REOPEN[1:]
