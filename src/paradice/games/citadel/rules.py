"""The flow of the Citadel: who decides, what they may do, how it ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import NOT_ASKED_NOW, Move, Rule
from paradice.core.position import by_name
from paradice.core.rng import Rng
from paradice.core.sets import has
from paradice.core.table import Step, only
from paradice.games.citadel.actions import (
    ActAgain,
    SpareKind,
    act,
    is_plain,
    why_no_rescue,
    why_not_act,
    why_out_of_reach,
)
from paradice.games.citadel.box import NO_CARD, NO_CARDS, STATES, Box
from paradice.games.citadel.dice import ROLL_DICE, AfterRoll, ChoosePair, RollDice, WakePower
from paradice.games.citadel.moves import (
    ALL_ROOMS,
    BEGINS,
    BONUS,
    CARD_IS_NOT_REVEALED,
    CHARACTER_IS_TAKEN,
    CHOOSE,
    COLOURS,
    DESTINY,
    DONE,
    EMPTY,
    LEAP,
    LEAVE,
    MOVE,
    NATHAN,
    NO_ACTION_LEFT,
    NO_WAY_BACK_OUT,
    NOBODY,
    NUDGE,
    ONE,
    ONE_CARD_A_TURN,
    ONLY_TO_MOVE,
    OUTSIDE,
    PLAY,
    PLAYS_AS,
    PLAYS_CARD,
    RESCUE,
    ROOMS,
    UNLOCK,
    VIDEO_LOOP,
    WOULD_DO_NOTHING,
)
from paradice.games.citadel.powers import (
    NO_MOVES,
    after_unlocking,
    can_follow,
    effects_of,
    follow,
    leap,
    pay_move,
    power_moves,
    use_bonus,
    why_no_bonus,
    why_no_leap,
    why_no_power,
)
from paradice.games.citadel.questions import (
    AssistCompanion,
    CallCompanion,
    DisarmAny,
    DisarmNext,
    LendActions,
    LoadColour,
    PushMarker,
    SetColour,
    SetFace,
    SilenceKind,
    SwapMarkers,
)
from paradice.games.citadel.routes import (
    Charge,
    Climb,
    Lure,
    OpenDoors,
    OpenHere,
    SlipThrough,
    Travel,
    Walk,
)
from paradice.games.citadel.table import Citadel


class ChooseCharacter(Step[Citadel]):
    """Before the first turn: seat by seat, everybody chooses one of the five adventurers."""

    def deciders(self, table: Citadel) -> list[int]:
        seat: i64 = 0
        while table.character_of(seat) != NOBODY:
            seat += 1
        return only(seat)

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        return CHOOSE

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        return CHARACTER_IS_TAKEN if table.is_taken(move.what) else None

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        table.set_character(seat, move.what)
        table.tell(PLAYS_AS, seat, move.what)
        if seat == table.seats - 1:
            table.pop()
            table.turn = table.rng.below(table.seats)
            table.tell(BEGINS, table.turn)
            table.begin_turn()


class Act(Step[Citadel]):
    """2. Up to three actions and at most one of the two cards, in any order; then the dice.

    Rolling is asked for even when nothing else is left: until then a move can be taken back.
    """

    def deciders(self, table: Citadel) -> list[int]:
        return only(table.turn)

    def candidates(self, table: Citadel, seat: Seat) -> list[Move]:
        offered = table.box.offers[table.place_of(seat)][:]
        offered.extend(power_moves(table, seat))
        offered.append(PLAY[table.card_at(0)])
        offered.append(PLAY[table.card_at(1)])
        offered.append(BONUS)
        offered.append(DONE)
        return offered

    def moves(self, table: Citadel, seat: Seat) -> list[Move]:
        """What a place allows is remembered; treasures, cards and the tile are asked each time."""
        box = table.box
        here: i64 = table.place_of(seat)
        known = self.plain(table, seat, here)
        tail: i64 = NO_CARDS
        if table.played == EMPTY:
            first: i64 = table.card_at(0)
            second: i64 = table.card_at(1)
            if not can_follow(table, seat, effects_of(table, first)):
                first = NO_CARD
            if not can_follow(table, seat, effects_of(table, second)):
                second = NO_CARD
            tail = first * (NO_CARD + 1) + second
        is_beside_treasure = table.has_treasure(here)
        is_awake = has(table.awake, seat)
        if not is_beside_treasure and not is_awake:
            return known + box.tails[tail]
        legal = known[:]
        if table.actions > 0:
            colour: i64
            for colour in range(COLOURS):
                if table.room_of(colour) == here and why_no_rescue(table, seat, colour) is None:
                    legal.append(RESCUE[colour])
        if is_awake:
            for move in power_moves(table, seat):
                if self.why_not(table, seat, move) is None:
                    legal.append(move)
        legal.extend(box.tails[tail])
        if is_awake and why_no_bonus(table, seat) is None:
            legal[-1] = BONUS
            legal.append(DONE)
        return legal

    def plain(self, table: Citadel, seat: Seat, here: i64) -> list[Move]:
        """Return the legal moves, doors and traps of a place; found once, then remembered."""
        if table.actions == 0 and table.steps == 0:
            return NO_MOVES
        key: i64 = key_of(table, here)
        known = table.box.known[key]
        if known is None:
            known = self.find_plain(table, seat)
            table.box.known[key] = known
        return known

    def find_plain(self, table: Citadel, seat: Seat) -> list[Move]:
        plain: list[Move] = []
        for move in table.box.offers[table.place_of(seat)]:
            if move.kind is not RESCUE and self.why_not(table, seat, move) is None:
                plain.append(move)
        return plain

    def why_not(self, table: Citadel, seat: Seat, move: Move) -> Rule | None:
        kind = move.kind
        if kind is PLAY:
            if table.played != EMPTY:
                return ONE_CARD_A_TURN
            if can_follow(table, seat, effects_of(table, move.what)):
                return None
            return WOULD_DO_NOTHING
        if kind is LEAP:
            return why_no_leap(table, seat, move.what)
        if move is BONUS:
            return why_no_bonus(table, seat)
        if move is DONE:
            return None
        if move is LEAVE:
            return NO_WAY_BACK_OUT
        if table.actions == 0 and (kind is not MOVE or table.steps == 0):
            return NO_ACTION_LEFT if table.steps == 0 else ONLY_TO_MOVE
        return why_not_act(table, seat, move)

    def why_not_offered(self, table: Citadel, seat: Seat, move: Move) -> Rule:
        """Doors and traps elsewhere, cards not revealed, powers one does not have now."""
        kind = move.kind
        if is_plain(move):
            return why_out_of_reach(table, seat, move)
        if kind is PLAY:
            return CARD_IS_NOT_REVEALED
        if kind is LEAP or kind is NUDGE:
            return why_no_power(table, seat, NATHAN if kind is LEAP else DESTINY)
        return NOT_ASKED_NOW

    def play(self, table: Citadel, seat: Seat, move: Move) -> None:
        kind = move.kind
        if kind is MOVE:
            pay_move(table)
            table.go(seat, move.what)
        elif kind is PLAY:
            table.played = move.what
            table.tell(PLAYS_CARD, seat, move.what)
            follow(table, seat, effects_of(table, move.what))
        elif kind is LEAP:
            leap(table, seat, move.what)
        elif move is BONUS:
            use_bonus(table, seat)
        elif move is DONE:
            end_actions(table)
        else:
            table.actions -= 1
            act(table, seat, move)
            if kind is UNLOCK:
                after_unlocking(table, seat)


def key_of(table: Citadel, here: i64) -> i64:
    """Return a number for all that decides which plain actions are legal in a place where some may
    be: outside, where the Professor is; inside, whether each of the three doors is locked, open or
    leads to him, and the trap; and whether there are actions, or only to move."""
    paid: i64 = 0 if table.actions > 0 else 1
    if here == OUTSIDE:
        return (here * STATES + table.professor) * 4 + paid
    house = table.box.house
    state: i64 = 0
    exit: i64
    for exit in range(here * COLOURS, here * COLOURS + COLOURS):
        state *= 3
        if table.is_open(house.exit_door[exit]):
            state += 2 if house.exit_room[exit] == table.professor else 1
    return (here * STATES + state) * 4 + 2 * ((table.off >> here) & 1) + paid


def end_actions(table: Citadel) -> None:
    """Before the dice, a video loop that saw no rescue turns off a trap next door."""
    table.actions = 0
    table.steps = 0
    table.push(ROLL_DICE)
    if table.ploys & VIDEO_LOOP != 0:
        table.ploys &= ~VIDEO_LOOP
        table.push(DisarmNext(table.turn))


def deal(box: Box, seats: int, tiles: int, harsh: int, rng: Rng) -> Citadel:
    """Lay out a new game with a set of *tiles*; the adventurers are chosen at the table."""
    table = Citadel(box, seats, rng)
    table.unpack()
    table.harsh = harsh
    table.tiles = tiles
    table.plan([Act(), ChooseCharacter()])
    lay_traps(table)
    table.places = ALL_ROOMS
    colour: i64
    for colour in range(COLOURS):
        table.bring_treasure(colour)
    return table


def lay_traps(table: Citadel) -> None:
    """A trap at random in each room: off in the rooms of the first six location cards."""
    tokens = table.box.tokens[:]
    table.rng.shuffle(tokens)
    table.places = ALL_ROOMS
    room: i64
    for _ in range(table.box.off_at_first):
        table.off |= ONE << table.draw_place()
    for room in range(ROOMS):
        kind: i64 = tokens[room]
        table.set_trap(room, kind)
        table.set_guard(kind, table.rooms_of(kind) | ONE << room)


STEPS: Final = by_name(
    ChooseCharacter,
    Act,
    ActAgain,
    SpareKind,
    Walk,
    SlipThrough,
    Climb,
    Travel,
    Lure,
    OpenDoors,
    OpenHere,
    Charge,
    DisarmAny,
    DisarmNext,
    SilenceKind,
    CallCompanion,
    AssistCompanion,
    LendActions,
    PushMarker,
    SwapMarkers,
    LoadColour,
    SetFace,
    SetColour,
    RollDice,
    ChoosePair,
    AfterRoll,
    WakePower,
)
