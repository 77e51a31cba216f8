"""What pays for actions: the symbols of dice and cards, used up so that nothing is lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move
from paradice.core.sets import count, has, number, single
from paradice.core.table import Step, only
from paradice.games.riff.moves import (
    ELIZABETH,
    EMPTY,
    EXCELLENT,
    INTERACT,
    OBJECTIVE_CARD,
    REGAIN,
    REGAINS,
    REWARDED,
    SOURCES,
    START_CARD,
    USED,
)
from paradice.games.riff.table import Riff, first_of

# Dice and cards


def use_die(table: Riff, die: i64) -> None:
    """The action of a die is taken: it stays as it lies and is not rolled again."""
    table.add_left(table.face_of(die), -1)
    table.add_face(die, USED)


def find_die(table: Riff, face: i64, spared: i64, best: bool) -> i64:
    """Return an unused die with this face, of the plainest or the best kind."""
    found: i64 = EMPTY
    sign: i64 = -1 if best else 1
    dice: i64 = table.dice_showing(face)
    while dice != 0:
        die: i64 = first_of(dice)
        dice &= dice - 1
        if die != spared and (
            found == EMPTY or sign * table.kind_of(die) < sign * table.kind_of(found)
        ):
            found = die
    return found


def icon_of(table: Riff, source: i64) -> i64:
    """Return the action that a card of the active player shows."""
    if source == START_CARD:
        return table.box.prizes[table.bonus_of(table.active)]
    if source == OBJECTIVE_CARD:
        return table.box.prizes[table.task_of(table.active)]
    return table.box.icons[source]


def open_sources(table: Riff) -> None:
    """What shows an action now can be used in this turn: what comes later, from the next."""
    seat: i64 = table.active
    guests: i64 = table.aboard(seat)
    while guests != 0:
        personage: i64 = first_of(guests)
        guests &= guests - 1
        if table.box.icons[personage] != EMPTY:
            add_source(table, personage)
    add_source(table, START_CARD)
    if table.done_of(seat) == REWARDED:
        add_source(table, OBJECTIVE_CARD)


def add_source(table: Riff, source: i64) -> None:
    table.live |= 1 << source
    table.add_left(icon_of(table, source), 1)


# Paying


def pay(table: Riff, symbol: i64, spared: i64 = EMPTY) -> None:
    """Use up one action: the symbol itself, else an Excellent; never the die *spared*."""
    if pay_with(table, symbol, spared):
        return
    if table.loose > 0 and table.live & table.box.excellent_guests == 0:
        table.loose -= 1
        table.add_left(EXCELLENT, -1)
    else:
        pay_with(table, EXCELLENT, spared)


def pay_with(table: Riff, symbol: i64, spared: i64) -> bool:
    """Cards pay before dice, and plain dice before good ones; what may leave pays first of all."""
    unused: i64 = table.live
    while unused != 0:
        card: i64 = single(unused, 0)
        if icon_of(table, number(card)) == symbol:
            table.live ^= card
            table.spent |= card
            table.add_left(symbol, -1)
            return True
        unused ^= card
    die: i64 = find_die(table, symbol, spared, False)
    if die == EMPTY:
        return False
    use_die(table, die)
    return True


def pair(table: Riff, symbol: i64) -> None:
    """Two equal actions make an Excellent."""
    pay_with(table, symbol, EMPTY)
    pay_with(table, symbol, EMPTY)
    table.add_paired(symbol, 2)
    table.loose += 1
    table.add_left(EXCELLENT, 1)


# What a personage takes along


def pay_for_pass(table: Riff, personage: i64) -> None:
    """Whoever is passed on takes the action of the card along: it pays for something before.

    An Interact or an Excellent pays for the pass itself where nothing else would. Otherwise what
    has paid before is free again, as if the action that leaves had been used in its stead.
    """
    bit: i64 = 1 << personage
    icon: i64 = table.box.icons[personage]
    if table.live & bit == 0:
        pay_by_hand(table)
        if table.spent & bit != 0:
            table.spent ^= bit
            leave_used(table, icon)
        return
    table.live ^= bit
    table.add_left(icon, -1)
    has_hand = table.left_of(INTERACT) > 0 or table.has_gift(ELIZABETH)
    if icon in (INTERACT, EXCELLENT) and not has_hand:
        return
    pay_by_hand(table)
    if icon == EXCELLENT:
        table.push(REGAIN_ACTION)
    else:
        regain(table, icon)


def pay_by_hand(table: Riff) -> None:
    """An Interact; Elizabeth's first Pick Up, Drop Off or Pass of a turn costs nothing."""
    if table.has_gift(ELIZABETH):
        table.gift = 1
    else:
        pay(table, INTERACT)


def leave_used(table: Riff, symbol: i64) -> None:
    """A used action leaves: if it can be, it is one of two that were an Excellent together.

    Cards that may leave pay first, so while one is unused none of its kind is one of two.
    """
    if symbol < EXCELLENT and table.paired_of(symbol) > 0:
        table.add_paired(symbol, -1)


def regain(table: Riff, symbol: i64) -> None:
    """The best used action of a kind is free again: a die, a card, or Elizabeth's free hand."""
    die: i64 = find_die(table, symbol + USED, EMPTY, True)
    card: i64 = find_used_card(table, symbol)
    if die != EMPTY:
        table.add_face(die, -USED)
        table.add_left(symbol, 1)
    elif card != EMPTY:
        table.spent ^= 1 << card
        add_source(table, card)
    elif symbol == INTERACT:
        table.gift = 0


def find_used_card(table: Riff, symbol: i64) -> i64:
    """Return a card whose action was used; one that never leaves, if there is such a one."""
    card: i64
    for card in range(SOURCES - 1, -1, -1):
        if has(table.spent, card) and icon_of(table, card) == symbol:
            return card
    return EMPTY


def count_used(table: Riff, symbol: i64) -> i64:
    """Return how many dice and cards have paid for an action of a kind, less those of pairs."""
    used: i64 = count(table.dice_showing(symbol + USED)) - table.paired_of(symbol)
    card: i64
    for card in range(SOURCES):
        if has(table.spent, card) and icon_of(table, card) == symbol:
            used += 1
    return used


class RegainAction(Step[Riff]):
    """Say what an Excellent that was passed on has paid for: one such action is free again."""

    def run(self, table: Riff) -> bool:
        """Where only one kind of action was used, it is this one."""
        offered = self.candidates(table, table.active)
        if len(offered) > 1:
            return False
        self.give_back(table, offered[0].what)
        return True

    def deciders(self, table: Riff) -> list[int]:
        return only(table.active)

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        """The pass itself has just been paid for by hand."""
        return [
            move for move in REGAIN if move.what == INTERACT or count_used(table, move.what) > 0
        ]

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        table.tell(REGAINS, seat, move.what)
        self.give_back(table, move.what)

    def give_back(self, table: Riff, symbol: i64) -> None:
        """An Excellent is never one of two: where only pairs were used, the free hand paid."""
        table.pop()
        if count_used(table, symbol) > 0:
            regain(table, symbol)
        else:
            table.gift = 0


REGAIN_ACTION: Final = RegainAction()
