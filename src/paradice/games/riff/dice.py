"""The dice of phase 2: the pool is assembled and rolled, its actions are used up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import EVERYONE, Event, Seat
from paradice.core.moves import NOT_ASKED_NOW, Move, Rule
from paradice.core.sets import has
from paradice.core.table import Step, only
from paradice.games.riff.moves import (
    BLACK,
    BOGUS_DICE_ARE_FORCED,
    BOOTH,
    BOOTH_READY,
    CHARACTER,
    EMPTY,
    END,
    EXACTLY_FOUR,
    EXCELLENT,
    FACES,
    FOUR_DICE,
    IGNORE,
    MOST_DICE,
    NO_SUCH_DICE,
    PAIR,
    REROLL,
    ROLL_AGAIN,
    ROLL_CHARACTER,
    ROLL_TRIUMPHANT,
    ROLLS_FOUR,
    ROLLS_THREE,
    SUFFER,
    TRIUMPHANT,
    USED,
    WYLD,
)
from paradice.games.riff.payment import open_sources
from paradice.games.riff.table import Riff

WYLD_DICE: Final[i64] = 3


class AssemblePool(Step[Riff]):
    """Assemble the dice pool: at most four dice, and every Bogus die among them.

    With more, the player says how many Triumphant and then how many Character dice are rolled;
    Wyld dice fill the pool. A step knows how many Triumphant dice have been chosen.
    """

    def __init__(self, triumphant: i64) -> None:
        self.triumphant: Final = triumphant

    def numbers(self) -> list[int]:
        return [self.triumphant]

    def run(self, table: Riff) -> bool:
        """Where all dice fit, or only one kind of pool is possible, they are rolled at once."""
        room: i64 = MOST_DICE - count_bogus_dice(table)
        character: i64 = count_character_dice(table)
        triumphant: i64 = self.triumphant
        if triumphant == EMPTY:
            triumphant = count_triumphant_dice(table)
            if triumphant > 0 and WYLD_DICE + character + triumphant > room:
                return False
        if character > 0 and WYLD_DICE + character + triumphant > room:
            if triumphant < room:
                return False
            character = 0
        assemble(table, triumphant, character)
        return True

    def deciders(self, table: Riff) -> list[int]:
        return only(table.active)

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        if self.triumphant == EMPTY:
            return ROLL_TRIUMPHANT[: min(count_triumphant_dice(table), MOST_DICE) + 1]
        return ROLL_CHARACTER[: count_character_dice(table) + 1]

    def why_not_offered(self, table: Riff, seat: Seat, move: Move) -> Rule:
        asked = ROLL_TRIUMPHANT if self.triumphant == EMPTY else ROLL_CHARACTER
        return NO_SUCH_DICE if move in asked else NOT_ASKED_NOW

    def why_not(self, table: Riff, seat: Seat, move: Move) -> Rule | None:
        bogus: i64 = count_bogus_dice(table)
        chosen: i64 = move.what
        others: i64 = WYLD_DICE
        if self.triumphant == EMPTY:
            others += count_character_dice(table)
        else:
            chosen += self.triumphant
        if chosen > MOST_DICE:
            return FOUR_DICE
        if chosen + bogus > MOST_DICE:
            return BOGUS_DICE_ARE_FORCED
        if chosen + others + bogus < MOST_DICE:
            return EXACTLY_FOUR
        return None

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        if self.triumphant == EMPTY:
            table.pop()
            table.push(POOLS[move.what])
        else:
            assemble(table, self.triumphant, move.what)


POOLS: Final = [AssemblePool(triumphant) for triumphant in range(MOST_DICE + 1)]


def count_bogus_dice(table: Riff) -> i64:
    """Return how many Bogus dice the personages in the active booth bring."""
    return table.brought_by_guests(table.box.bogus_dice)


def count_character_dice(table: Riff) -> i64:
    """Return how many Character dice the personages in the active booth bring."""
    return table.brought_by_guests(table.box.character_dice)


def count_triumphant_dice(table: Riff) -> i64:
    """Return the Triumphant dice of the active player; those of this turn are not yet usable."""
    return table.count_fixed_by(table.active) - table.fresh


def assemble(table: Riff, triumphant: i64, character: i64) -> None:
    """Roll the pool; Wyld dice fill it up. From now on actions can be taken."""
    bogus: i64 = count_bogus_dice(table)
    wyld: i64 = min(WYLD_DICE, MOST_DICE - bogus - triumphant - character)
    table.pop()
    table.booth = BOOTH_READY
    gather(table, wyld, character, triumphant, bogus)
    open_sources(table)
    roll_pool(table)


# The pool: how it is laid out and rolled


def gather(table: Riff, wyld: i64, character: i64, triumphant: i64, bogus: i64) -> None:
    """Lay the dice of a new pool down, not yet rolled; Bogus dice fill what is left of it."""
    die: i64
    for die in range(MOST_DICE):
        if wyld > 0:
            wyld -= 1
            table.set_kind(die, WYLD)
        elif character > 0:
            character -= 1
            table.set_kind(die, CHARACTER)
        elif triumphant > 0:
            triumphant -= 1
            table.set_kind(die, TRIUMPHANT)
        elif bogus > 0:
            table.set_kind(die, BLACK)


def roll_pool(table: Riff) -> None:
    """Roll every die of the pool."""
    die: i64
    for die in range(MOST_DICE):
        if table.kind_of(die) != EMPTY:
            if table.face_of(die) < USED:
                table.add_left(table.face_of(die), -1)
            roll_die(table, die)
    if table.events is not None:
        faces: list[int] = []
        for die in range(MOST_DICE):
            if table.kind_of(die) != EMPTY:
                faces.append(table.face_of(die))
        cue = ROLLS_FOUR if len(faces) == 4 else ROLLS_THREE
        table.events.append(Event(cue, table.active, faces, EVERYONE))


def roll_die(table: Riff, die: i64) -> None:
    face: i64 = table.box.faces[table.kind_of(die) * FACES + table.rng.below(FACES)]
    table.set_face(die, face)
    table.add_left(face, 1)


# What can be done with dice, listed once


def with_dice(table: Riff) -> i64:
    """Return what can be done with dice and equal actions, as a number of :data:`TAILS`."""
    rerolls: i64 = table.actions_for(REROLL)
    tail: i64 = 0
    if rerolls > 0:
        die: i64
        for die in range(MOST_DICE):
            face: i64 = table.face_of(die)
            if face < USED and (rerolls > 1 or (face != REROLL and face != EXCELLENT)):
                tail |= 1 << die
    symbol: i64
    for symbol in range(EXCELLENT):
        if table.left_of(symbol) > 1:
            tail |= PAIR_BIT << symbol
    return tail | BOOTH_BIT if table.booth == BOOTH_READY else tail


def list_tail(tail: i64) -> list[Move]:
    """Return how a list of moves ends: dice, pairs, a Bogus to bear, the Booth, or the end."""
    moves = [ROLL_AGAIN[die] for die in range(MOST_DICE) if has(tail, die)]
    moves += [PAIR[symbol] for symbol in range(EXCELLENT) if tail & PAIR_BIT << symbol != 0]
    if tail & BOGUS_BIT != 0:
        moves.append(SUFFER)
        if tail & IGNORE_BIT != 0:
            moves.append(IGNORE)
    if tail & BOOTH_BIT != 0:
        moves.append(BOOTH)
    if tail & BOGUS_BIT == 0:
        moves.append(END)
    return moves


PAIR_BIT: Final[i64] = 1 << 4
BOOTH_BIT: Final[i64] = 1 << 7
BOGUS_BIT: Final[i64] = 1 << 8
IGNORE_BIT: Final[i64] = 1 << 9
TAILS: Final = [list_tail(tail) for tail in range(1 << 10)]
