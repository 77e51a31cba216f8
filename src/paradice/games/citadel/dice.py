"""The dice: rolled, rolled again or set; then the Professor, the clock and the powers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import NOT_ASKED_NOW, Move, Rule
from paradice.core.sets import has
from paradice.core.table import Step, only
from paradice.games.citadel.moves import (
    BONUS,
    CLOCK_DIE,
    COLOUR_DIE,
    DECLINE,
    DECLINES,
    DESTINY,
    DIE_IS_NOT_ROLLED,
    DIE_IS_SET,
    EMPTY,
    FACE_DIE,
    FALSE_ALARM,
    KEEP,
    NUDGE,
    ONE,
    PAIR,
    POWER_IS_SPENT,
    REROLL,
    REROLL_DICE,
    ROLLS,
    ROLLS_AGAIN,
    ROLLS_CLOCK,
    ROLLS_WHITE,
    SECOND_PAIR,
    TAKES_PAIR,
    TILE_IS_DOWN,
    TILE_IS_UP,
    TIME_STOP,
    TRIES_TWICE,
    TWO_CHANCES,
    WAKE,
    WAKES,
    WOULD_DO_NOTHING,
)
from paradice.games.citadel.powers import can_follow, can_set_dice, use_bonus
from paradice.games.citadel.professor import advance_clock, play_professor
from paradice.games.citadel.table import Citadel


class RollDice(Step[Citadel]):
    """3. Roll the three dice."""

    def run(self, table: Citadel) -> bool:
        table.pop()
        seat: i64 = table.turn
        loaded: i64 = table.face_of(COLOUR_DIE)
        table.clear_dice()
        if table.ploys & FALSE_ALARM == 0:
            table.set_dice(FACE_DIE, table.roll(FACE_DIE))
            is_loaded = has(table.fixed, COLOUR_DIE)
            table.set_dice(COLOUR_DIE, loaded if is_loaded else table.roll(COLOUR_DIE))
        if table.ploys & TIME_STOP == 0:
            table.set_dice(CLOCK_DIE, table.roll(CLOCK_DIE))
        tell_dice(table)
        if table.ploys & (TWO_CHANCES | REROLL_DICE) == 0 and not can_set_dice(table, seat):
            resolve_dice(table)
            return True
        table.push(AFTER_ROLL)
        if table.ploys & TWO_CHANCES != 0:
            table.set_dice(SECOND_PAIR, table.roll(FACE_DIE))
            table.set_dice(SECOND_PAIR + 1, table.roll(COLOUR_DIE))
            table.tell(
                TRIES_TWICE, seat, table.face_of(SECOND_PAIR), table.face_of(SECOND_PAIR + 1)
            )
            table.push(CHOOSE_PAIR)
        return True


class ChoosePair(Step[Citadel]):
    """Two chances: one of the two white pairs counts."""

    def deciders(self, table: Citadel) -> list[int]:
        return only(table.turn)

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return PAIR

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        if move.what == 1:
            table.set_dice(FACE_DIE, table.face_of(SECOND_PAIR))
            table.set_dice(COLOUR_DIE, table.face_of(SECOND_PAIR + 1))
        table.set_dice(SECOND_PAIR, EMPTY)
        table.set_dice(SECOND_PAIR + 1, EMPTY)
        table.tell(TAKES_PAIR, seat, table.face_of(FACE_DIE), table.face_of(COLOUR_DIE))


class AfterRoll(Step[Citadel]):
    """Destiny may roll again or set her dice; for all others the roll counts as it is."""

    def run(self, table: Citadel) -> bool:
        if table.ploys & REROLL_DICE != 0 or can_set_dice(table, table.turn):
            return False
        table.pop()
        resolve_dice(table)
        return True

    def deciders(self, table: Citadel) -> list[int]:
        return only(table.turn)

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        offered: list[Move] = []
        if table.ploys & REROLL_DICE != 0:
            offered.extend(REROLL)
        if can_set_dice(table, seat):
            offered.extend(NUDGE)
            offered.append(BONUS)
        offered.append(KEEP)
        return offered

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        if move is BONUS:
            bonus = table.box.characters[DESTINY].bonus
            return None if can_follow(table, seat, bonus) else WOULD_DO_NOTHING
        if move.what < 0:
            return None
        if move.kind is REROLL:
            return why_no_reroll(table, move.what)
        if table.spent == 1:
            return POWER_IS_SPENT
        return why_no_reroll(table, ONE << move.what)

    def why_not_offered(self, table: Citadel, seat: Seat, move: Move) -> Rule:
        """Only Destiny is asked here: without her tile she has the card alone."""
        needs_tile = move is BONUS or move.kind is NUDGE
        return TILE_IS_DOWN if needs_tile else NOT_ASKED_NOW

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        if move is BONUS:
            use_bonus(table, seat)
        elif move.what < 0:
            table.pop()
            resolve_dice(table)
        elif move.kind is REROLL:
            table.ploys &= ~REROLL_DICE
            reroll(table, move.what)
        else:
            table.spent = 1
            reroll(table, ONE << move.what)


def why_no_reroll(table: Citadel, dice: i64) -> Rule | None:
    """A white die that was set or chosen, or not rolled at all, is not rolled again."""
    die: i64
    for die in range(CLOCK_DIE):
        if has(dice, die):
            if table.face_of(die) == EMPTY:
                return DIE_IS_NOT_ROLLED
            if has(table.fixed, die):
                return DIE_IS_SET
    return None


def reroll(table: Citadel, dice: i64) -> None:
    die: i64
    for die in range(3):
        if has(dice, die):
            table.set_dice(die, table.roll(die))
    table.tell(ROLLS_AGAIN, table.turn)
    tell_dice(table)


def tell_dice(table: Citadel) -> None:
    """Say what the dice show, without those that a card keeps in the hand."""
    face: i64 = table.face_of(FACE_DIE)
    clocks: i64 = table.face_of(CLOCK_DIE)
    if face == EMPTY:
        table.tell(ROLLS_CLOCK, table.turn, clocks)
    elif clocks == EMPTY:
        table.tell(ROLLS_WHITE, table.turn, face, table.face_of(COLOUR_DIE))
    else:
        table.tell(ROLLS, table.turn, face, table.face_of(COLOUR_DIE), clocks)


def resolve_dice(table: Citadel) -> None:
    """First the white dice completely, then the clock; then perhaps a power, and the next turn."""
    play_professor(table)
    if table.is_over():
        return
    is_power_hour = advance_clock(table)
    if table.is_over():
        return
    if is_power_hour and table.awake != (ONE << table.seats) - 1:
        table.push(WAKE_POWER)
    else:
        end_turn(table)


class WakePower(Step[Citadel]):
    """At III and IX the team may turn one tile face up; whose turn it is has the last word."""

    def deciders(self, table: Citadel) -> list[int]:
        return only(table.turn)

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return [*WAKE[: table.seats], DECLINE]

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        is_up = move.what >= 0 and has(table.awake, move.what)
        return TILE_IS_UP if is_up else None

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        if move.what >= 0:
            table.awake |= ONE << move.what
            table.tell(WAKES, move.what, table.character_of(move.what))
        else:
            table.tell(DECLINES, seat)
        end_turn(table)


def end_turn(table: Citadel) -> None:
    """The dice go to the left."""
    table.turn = (table.turn + 1) % table.seats
    table.begin_turn()


ROLL_DICE: Final = RollDice()
CHOOSE_PAIR: Final = ChoosePair()
AFTER_ROLL: Final = AfterRoll()
WAKE_POWER: Final = WakePower()
