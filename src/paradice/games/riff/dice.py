"""Phase 2, its beginning: the dice pool is assembled and rolled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.contract import Move, Rule, Seat, Step, only
from paradice.games.riff.moves import (
    ABOARD,
    BOGUS_DICE_ARE_FORCED,
    BOOTH_READY,
    EMPTY,
    EXACTLY_FOUR,
    FOUR_DICE,
    LOCATIONS,
    MOST_DICE,
    ROLL_CHARACTER,
    ROLL_TRIUMPHANT,
)
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
        roll(table, triumphant, character)
        return True

    def deciders(self, table: Riff) -> list[int]:
        return only(table.active)

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        if self.triumphant == EMPTY:
            return ROLL_TRIUMPHANT[: min(count_triumphant_dice(table), MOST_DICE) + 1]
        return ROLL_CHARACTER[: count_character_dice(table) + 1]

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
            table.agenda.pop()
            table.agenda.append(AssemblePool(move.what))
        else:
            roll(table, self.triumphant, move.what)


def count_bogus_dice(table: Riff) -> i64:
    """Return how many Bogus dice the personages in the active booth bring."""
    count: i64 = 0
    personage: i64
    for personage in range(LOCATIONS):
        if table.stand[personage] == ABOARD + table.active:
            count += table.box.personages[personage].bogus_dice
    return count


def count_character_dice(table: Riff) -> i64:
    """Return how many Character dice the personages in the active booth bring."""
    count: i64 = 0
    personage: i64
    for personage in range(LOCATIONS):
        if table.stand[personage] == ABOARD + table.active:
            count += table.box.personages[personage].character_dice
    return count


def count_triumphant_dice(table: Riff) -> i64:
    """Return the Triumphant dice of the active player; those of this turn are not yet usable."""
    return table.count_fixed_by(table.active) - table.fresh


def roll(table: Riff, triumphant: i64, character: i64) -> None:
    """Roll the pool; Wyld dice fill it up. From now on actions can be taken."""
    bogus: i64 = count_bogus_dice(table)
    wyld: i64 = min(WYLD_DICE, MOST_DICE - bogus - triumphant - character)
    table.agenda.pop()
    table.booth = BOOTH_READY
    table.gift = 0
    table.loose = 0
    table.gather(wyld, character, triumphant, bogus)
    table.open_sources()
    table.roll_pool()
