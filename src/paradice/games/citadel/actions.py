"""The four plain actions: move, unlock a door, deactivate a trap, rescue a treasure."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import NOT_ASKED_NOW, Move, Rule
from paradice.core.sets import count, has
from paradice.core.table import Question
from paradice.games.citadel.moves import (
    ALREADY_THERE,
    BONUS,
    DISARM,
    DONE,
    DOOR_IS_ELSEWHERE,
    DOOR_IS_OPEN,
    EMPTY,
    LEAP,
    LEAVE,
    MOVE,
    NO_WAY_BACK_OUT,
    NOBODY,
    NOT_ON_THE_TILE,
    ONE,
    OUTSIDE,
    PLAIN_ACTIONS_ONLY,
    PLAY,
    REARMS_ALL,
    RESCUE,
    RESCUES,
    SPARE,
    SPARES,
    TRAP_IS_ELSEWHERE,
    TRAP_IS_OFF,
    TRAPS_ARE_ACTIVE,
    TREASURE_IS_ELSEWHERE,
    UNLOCK,
    VIDEO_LOOP,
)
from paradice.games.citadel.table import Citadel


def is_plain(move: Move) -> bool:
    """Say if a move is one of the plain actions: to move, unlock, disarm or rescue."""
    kind = move.kind
    return kind is MOVE or kind is UNLOCK or kind is DISARM or kind is RESCUE or move is LEAVE


def why_not_act(table: Citadel, seat: Seat, move: Move) -> Rule | None:
    """Return the rule that forbids a plain action, paid or not."""
    kind = move.kind
    if kind is MOVE:
        if has(table.ways(seat), move.what):
            return None
        return table.why_no_way(seat, move.what)
    if kind is RESCUE:
        return why_no_rescue(table, seat, move.what)
    if kind is DISARM:
        return TRAP_IS_OFF if table.is_off(move.what) else None
    if kind is UNLOCK:
        return DOOR_IS_OPEN if table.is_open(move.what) else None
    return NO_WAY_BACK_OUT


def why_out_of_reach(table: Citadel, seat: Seat, move: Move) -> Rule:
    """Return the rule that keeps a plain action out of reach of where *seat* stands."""
    kind = move.kind
    if kind is MOVE:
        return table.why_no_way(seat, move.what)
    if kind is DISARM or kind is RESCUE:
        return TRAP_IS_ELSEWHERE
    if kind is UNLOCK:
        return DOOR_IS_ELSEWHERE
    return ALREADY_THERE if table.place_of(seat) == OUTSIDE else NO_WAY_BACK_OUT


def why_no_rescue(table: Citadel, seat: Seat, colour: i64) -> Rule | None:
    """Every trap of every kind on the tile must be off, and one must stand beside the treasure."""
    if table.room_of(colour) != table.place_of(seat):
        return TREASURE_IS_ELSEWHERE
    return None if table.guards(colour) & ~table.off == 0 else TRAPS_ARE_ACTIVE


def act(table: Citadel, seat: Seat, move: Move) -> None:
    """Carry out a plain action."""
    kind = move.kind
    if kind is MOVE:
        table.go(seat, move.what)
    elif kind is RESCUE:
        rescue(table, seat, move.what)
    elif kind is DISARM:
        table.disarm(seat, move.what)
    else:
        table.unlock(seat, move.what)


def rescue(table: Citadel, seat: Seat, colour: i64) -> None:
    """The fourth treasure wins at once; else its traps are active again and another one comes."""
    tile: i64 = table.treasure_of(colour)
    table.rescued |= ONE << tile
    rescued: i64 = count(table.rescued)
    table.tell(RESCUES, seat, tile, rescued)
    if rescued >= table.box.to_win:
        table.win()
        return
    if table.ploys & VIDEO_LOOP == 0:
        replace_treasure(table, colour, EMPTY)
        return
    table.ploys &= ~VIDEO_LOOP
    traps = table.box.treasures[tile].traps
    if len(traps) == 1:
        replace_treasure(table, colour, traps[0])
    else:
        table.push(SpareKind(seat, colour))


def replace_treasure(table: Citadel, colour: i64, spared: i64) -> None:
    """All traps of the kinds on the tile are active again, *spared* apart; a new treasure comes."""
    trap: i64
    for trap in table.box.treasures[table.treasure_of(colour)].traps:
        if trap == spared:
            table.tell(SPARES, NOBODY, trap)
        else:
            table.off &= ~table.rooms_of(trap)
            table.tell(REARMS_ALL, NOBODY, trap)
    table.bring_treasure(colour)


class SpareKind(Question[Citadel]):
    """The video loop: traps of one kind on the rescued tile stay off."""

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def numbers(self) -> list[int]:
        return [self.seat, self.colour]

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return SPARE

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        traps = table.box.treasures[table.treasure_of(self.colour)].traps
        return None if move.what in traps else NOT_ON_THE_TILE

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        replace_treasure(table, self.colour, move.what)


class ActAgain(Question[Citadel]):
    """Plain actions in the turn of another adventurer: no card, no bonus, no power."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def run(self, table: Citadel) -> bool:
        if self.left > 0:
            return False
        table.pop()
        return True

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return [*table.box.offers[table.place_of(seat)], DONE]

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        return None if move is DONE else why_not_act(table, seat, move)

    def why_not_offered(self, table: Citadel, seat: Seat, move: Move) -> Rule:
        if is_plain(move):
            return why_out_of_reach(table, seat, move)
        is_more = move.kind is PLAY or move.kind is LEAP or move is BONUS
        return PLAIN_ACTIONS_ONLY if is_more else NOT_ASKED_NOW

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.pop()
        if is_plain(move):
            table.push(ActAgain(seat, self.left - 1))
            act(table, seat, move)
