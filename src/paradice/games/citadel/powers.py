"""Cards, bonuses and lasting powers: what they do here, and whether that is anything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.sets import has
from paradice.games.citadel.box import NOWHERE, Effect
from paradice.games.citadel.moves import (
    AFTER_YOUR_ROLL,
    ALREADY_THERE,
    CLOCK_DIE,
    COLOURS,
    DESTINY,
    DISARM,
    EDWARD,
    IRENE,
    LEAP,
    LEAPS,
    LEROY,
    NATHAN,
    NO_ACTION_LEFT,
    NOT_NEXT_TO_PROFESSOR,
    POWER_IS_ANOTHERS,
    POWER_IS_SPENT,
    PROFESSOR_IS_THERE,
    ROOMS,
    TILE_IS_DOWN,
    USES_BONUS,
    WOULD_DO_NOTHING,
)
from paradice.games.citadel.routes import OpenHere
from paradice.games.citadel.table import Citadel


def effects_of(table: Citadel, card: i64) -> list[Effect]:
    """Return what a card does here; some do something else when only one adventurer plays."""
    text = table.box.cards[card]
    return text.solo if table.seats == 1 and text.solo else text.effects


def can_follow(table: Citadel, seat: Seat, effects: list[Effect]) -> bool:
    """A card or a bonus that would do nothing cannot be used."""
    for effect in effects:
        if effect.can(table, seat):
            return True
    return False


def follow(table: Citadel, seat: Seat, effects: list[Effect]) -> None:
    """Do what a text says, as far as possible; what it asks is asked in the order of the text."""
    beneath: i64 = table.depth
    for effect in effects:
        before: i64 = table.depth
        effect.apply(table, seat)
        if before > beneath:
            table.sink(table.depth - before, beneath)


def why_no_bonus(table: Citadel, seat: Seat) -> Rule | None:
    """The tile must lie face up; Destiny waits for her roll."""
    if not has(table.awake, seat):
        return TILE_IS_DOWN
    character: i64 = table.character_of(seat)
    if character == DESTINY:
        return AFTER_YOUR_ROLL
    bonus = table.box.characters[character].bonus
    return None if can_follow(table, seat, bonus) else WOULD_DO_NOTHING


def use_bonus(table: Citadel, seat: Seat) -> None:
    """The tile goes face down at once, and the lasting power with it."""
    table.turn_down(seat)
    table.tell(USES_BONUS, seat, table.character_of(seat))
    follow(table, seat, table.box.characters[table.character_of(seat)].bonus)


# Lasting powers: one for each adventurer, while the tile lies face up


def power_moves(table: Citadel, seat: Seat) -> list[Move]:
    """Return what a lasting power adds to the actions: Nathan's leaps, Leroy's reach."""
    if table.has_power(seat, NATHAN):
        return LEAP
    if table.has_power(seat, LEROY) and table.place_of(seat) < ROOMS:
        return reach(table, seat)
    return NO_MOVES


def why_no_power(table: Citadel, seat: Seat, character: i64) -> Rule:
    """Name what keeps the power of *character* from being used among the actions."""
    if table.character_of(seat) != character:
        return POWER_IS_ANOTHERS
    return AFTER_YOUR_ROLL if table.has_power(seat, character) else TILE_IS_DOWN


def why_no_leap(table: Citadel, seat: Seat, room: i64) -> Rule | None:
    """Nathan: once a turn, for an action, to a room next to the Professor."""
    if table.actions == 0 and table.steps == 0:
        return NO_ACTION_LEFT
    if table.spent == 1:
        return POWER_IS_SPENT
    if room == table.professor:
        return PROFESSOR_IS_THERE
    if table.box.house.between[table.professor * ROOMS + room] == NOWHERE:
        return NOT_NEXT_TO_PROFESSOR
    return ALREADY_THERE if room == table.place_of(seat) else None


def leap(table: Citadel, seat: Seat, room: i64) -> None:
    table.spent = 1
    pay_move(table)
    table.set_place(seat, room)
    table.tell(LEAPS, seat, room)


def pay_move(table: Citadel) -> None:
    """Actions that can only move are spent first."""
    if table.steps > 0:
        table.steps -= 1
    else:
        table.actions -= 1


def reach(table: Citadel, seat: Seat) -> list[Move]:
    """Leroy: the traps of the three adjacent rooms."""
    exits = table.box.house.exit_room
    exit: i64 = table.place_of(seat) * COLOURS
    return [DISARM[exits[exit]], DISARM[exits[exit + 1]], DISARM[exits[exit + 2]]]


def after_unlocking(table: Citadel, seat: Seat) -> None:
    """Edward: after unlocking he may unlock a second door of the room for free."""
    if table.has_power(seat, EDWARD):
        table.push(OpenHere(seat, table.place_of(seat), 1))


def spaces_of_clock(table: Citadel) -> i64:
    """Irene: in her turn the time moves on by one space, whatever the black die shows."""
    return 1 if table.has_power(table.turn, IRENE) else table.face_of(CLOCK_DIE)


def can_set_dice(table: Citadel, seat: Seat) -> bool:
    """Destiny: after her roll she may once roll one white die again, or use her bonus."""
    return table.has_power(seat, DESTINY)


NO_MOVES: Final[list[Move]] = []
