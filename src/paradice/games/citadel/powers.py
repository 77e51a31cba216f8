"""Cards and powers in use: what they do here, and whether that is anything."""

from __future__ import annotations

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Rule
from paradice.games.citadel.box import Effect
from paradice.games.citadel.moves import (
    AFTER_YOUR_ROLL,
    DESTINY,
    TILE_IS_DOWN,
    USES_BONUS,
    WOULD_DO_NOTHING,
)
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
    if (table.awake >> seat) & 1 == 0:
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
