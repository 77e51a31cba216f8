"""Phase 2: actions are taken with what dice and cards show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import NOT_ASKED_NOW, Move, Rule
from paradice.core.table import Step, only
from paradice.games.riff.dice import (
    BOGUS_BIT,
    IGNORE_BIT,
    TAILS,
    roll_die,
    roll_pool,
    with_dice,
)
from paradice.games.riff.moves import (
    ABOARD,
    BILL,
    BOGUS,
    BOGUS_FIRST,
    BOOTH,
    BOOTH_FIRST,
    BOOTH_ONCE,
    BOOTH_READY,
    BOOTH_TOO_LATE,
    BOOTH_USED,
    DIE_IS_USED,
    ELIZABETH,
    ELSEWHERE,
    EMPTY,
    END,
    EXCELLENT,
    FIX,
    GO,
    HOME,
    HOME_FOR_GOOD,
    IGNORE,
    IGNORE_ONCE,
    IGNORES,
    INTERACT,
    IS_ABOARD,
    IS_FIXED,
    IS_RETURNED,
    JOANNA,
    LOCATIONS,
    MOST_DICE,
    MOVE,
    NEVER_TAKE,
    NO_CIRCUIT,
    NO_INTERACT,
    NO_MOVE,
    NO_PAIR,
    NO_REROLL,
    NO_RIFT_ACTION_HERE,
    NOT_HERE,
    NOT_PASSED_AT_HOME,
    ONLY_AT_HOME,
    ONLY_FROM_YOUR_BOOTH,
    ONLY_YOUR_GUESTS,
    OPEN,
    PAIR,
    PAIRS,
    PASS,
    PASSES,
    PERSONAGE_FIRST,
    PICK,
    PICKS,
    REROLL,
    REROLLS,
    RETURN,
    RETURNS,
    ROLL_AGAIN,
    SAN_DIMAS,
    SEATS,
    STANDS_AT_HOME,
    STOP,
    SUFFER,
    SUFFERS,
    TRAVELS,
    USED,
    USES_BOOTH,
)
from paradice.games.riff.payment import (
    find_die,
    pair,
    pay,
    pay_by_hand,
    pay_for_pass,
    use_die,
)
from paradice.games.riff.table import Riff, first_of


class TakeActions(Step[Riff]):
    """Use the Booth or not; then Bogus actions; then any others in any order."""

    def run(self, table: Riff) -> bool:
        """What leaves no choice happens: a Bogus nothing can change, the end when all is used."""
        if table.booth == BOOTH_READY:
            return False
        if table.left_of(BOGUS) > 0:
            if can_reroll(table) or table.has_gift(JOANNA):
                return False
            suffer(table)
            return True
        if table.has_actions():
            return False
        if table.has_gift(ELIZABETH):
            return False
        table.pop()
        return True

    def deciders(self, table: Riff) -> list[int]:
        return only(table.active)

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        """Every place and personage, every die, and what else a player could think of."""
        offered = GO[:]
        personage: i64
        other: i64
        for personage in range(LOCATIONS):
            stand: i64 = table.stand_of(personage)
            if stand == ABOARD + seat:
                offered.append(RETURN[personage])
                for other in range(table.seats):
                    if other != seat:
                        offered.append(PASS[personage * SEATS + other])
            else:
                offered.append(PICK[personage])
                if stand == table.spot_of(personage):
                    offered.append(RETURN[personage])
        offered.append(FIX)
        die: i64
        for die in range(MOST_DICE):
            if table.kind_of(die) != EMPTY:
                offered.append(ROLL_AGAIN[die])
        offered += PAIR
        if table.left_of(BOGUS) > 0:
            offered.append(SUFFER)
            if table.character_of(seat) == JOANNA:
                offered.append(IGNORE)
        offered.append(BOOTH)
        offered.append(END)
        return offered

    def moves(self, table: Riff, seat: Seat) -> list[Move]:
        """Only what is here, with actions that are left: the same as :meth:`why_not` says."""
        tail: i64 = with_dice(table)
        if table.left_of(BOGUS) > 0:
            return TAILS[tail | BOGUS_BIT | (IGNORE_BIT if table.has_gift(JOANNA) else 0)]
        here: i64 = table.place_of(seat)
        ways = table.box.ways[here] if table.actions_for(MOVE) > 0 else NO_MOVES
        has_hand = table.actions_for(INTERACT) > 0
        if not has_hand and not table.has_gift(ELIZABETH):
            return ways + TAILS[tail]
        offered = ways[:]
        add_people_here(table, seat, here, offered)
        if has_hand and table.level_at(here) > 0 and has_host(table, here):
            offered.append(FIX)
        offered += TAILS[tail]
        return offered

    def why_not(self, table: Riff, seat: Seat, move: Move) -> Rule | None:
        kind = move.kind
        if kind is ROLL_AGAIN or kind is PAIR or move is IGNORE or move is BOOTH:
            return why_not_dice(table, seat, move)
        if move is SUFFER:
            return None
        if table.left_of(BOGUS) > 0:
            return BOGUS_FIRST
        if kind is GO:
            return why_not_move(table, seat, move.what)
        if kind is PICK:
            return why_not_pick(table, seat, move.what)
        if kind is RETURN:
            return why_not_return(table, seat, move.what)
        if kind is PASS:
            return why_not_pass(table, seat, move.what, move.where)
        return why_not_fix(table, seat) if move is FIX else None

    def why_not_offered(self, table: Riff, seat: Seat, move: Move) -> Rule:
        """Whoever cannot be picked up, dropped off or passed on is refused by the rule of that."""
        rule: Rule | None = None
        kind = move.kind
        is_about_people = kind is PICK or kind is RETURN or kind is PASS
        if is_about_people and move.where < table.seats and move.where != seat:
            rule = self.why_not(table, seat, move)
        return NOT_ASKED_NOW if rule is None else rule

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        kind = move.kind
        if move is BOOTH:
            use_booth(table)
            return
        table.booth = BOOTH_TOO_LATE if table.booth == BOOTH_READY else table.booth
        if kind is GO:
            pay(table, MOVE)
            travel(table, seat, move.what)
            if table.character_of(seat) == BILL:
                table.push(SECOND_SPACE)
        elif kind is PICK:
            pay_by_hand(table)
            table.tell(PICKS, seat, move.what)
            table.board(seat, move.what)
        elif kind is RETURN:
            pay_by_hand(table)
            table.set_stand(move.what, HOME)
            table.tell(RETURNS, seat, move.what, move.what)
        elif kind is PASS:
            pass_on(table, seat, move.what, move.where)
        elif move is FIX:
            pay(table, INTERACT)
            table.lower_here(1)
        elif kind is ROLL_AGAIN:
            reroll(table, seat, move.what)
        elif kind is PAIR:
            table.tell(PAIRS, seat, move.what)
            pair(table, move.what)
        elif move is SUFFER:
            suffer(table)
        elif move is IGNORE:
            table.gift = 1
            use_die(table, find_die(table, BOGUS, EMPTY, True))
            table.tell(IGNORES, seat)
        else:
            table.pop()


NO_MOVES: Final[list[Move]] = []


def add_people_here(table: Riff, seat: Seat, here: i64, offered: list[Move]) -> None:
    """Add what can be done with those who stand here, and with those in the booth."""
    other: i64
    people: i64 = table.people_at(here) | table.aboard(seat)
    while people != 0:
        personage: i64 = first_of(people)
        people &= people - 1
        if table.spot_of(personage) == here:
            offered.append(RETURN[personage])
        elif table.stand_of(personage) == here:
            offered.append(PICK[personage])
        else:
            for other in range(table.seats):
                if other != seat and table.place_of(other) == here:
                    offered.append(PASS[personage * SEATS + other])


def has_host(table: Riff, position: i64) -> bool:
    """Say whether the personage of a location has been returned there."""
    return position != SAN_DIMAS and table.stand_of(table.disc_at(position)) == HOME


def can_reroll(table: Riff) -> bool:
    """A Reroll may be paid by itself, by an Excellent or by two equal actions."""
    return table.actions_for(REROLL) > 0 or table.left_of(MOVE) > 1 or table.left_of(INTERACT) > 1


# What forbids an action


def why_not_move(table: Riff, seat: Seat, there: i64) -> Rule | None:
    if not table.box.are_linked(table.place_of(seat), there):
        return NO_CIRCUIT
    return None if table.actions_for(MOVE) > 0 else NO_MOVE


def why_no_hand(table: Riff) -> Rule | None:
    """An Interact or an Excellent is needed; once a turn Elizabeth needs none."""
    if table.actions_for(INTERACT) > 0 or table.has_gift(ELIZABETH):
        return None
    return NO_INTERACT


def why_not_pick(table: Riff, seat: Seat, personage: i64) -> Rule | None:
    stand: i64 = table.stand_of(personage)
    if stand == HOME:
        return HOME_FOR_GOOD
    if stand >= ABOARD:
        return IS_ABOARD if stand == ABOARD + seat else NEVER_TAKE
    if stand != table.place_of(seat):
        return ELSEWHERE
    if stand == table.spot_of(personage):
        return STANDS_AT_HOME
    return why_no_hand(table)


def why_not_return(table: Riff, seat: Seat, personage: i64) -> Rule | None:
    stand: i64 = table.stand_of(personage)
    home: i64 = table.spot_of(personage)
    if stand == HOME:
        return IS_RETURNED
    if stand != home and stand != ABOARD + seat:
        return ONLY_FROM_YOUR_BOOTH
    if table.place_of(seat) != home:
        return ONLY_AT_HOME
    return why_no_hand(table)


def why_not_pass(table: Riff, seat: Seat, personage: i64, other: i64) -> Rule | None:
    if not table.is_aboard(personage, seat):
        return ONLY_YOUR_GUESTS
    if table.place_of(seat) != table.place_of(other):
        return NOT_HERE
    if table.place_of(seat) == table.spot_of(personage):
        return NOT_PASSED_AT_HOME
    return why_no_hand(table)


def why_not_fix(table: Riff, seat: Seat) -> Rule | None:
    here: i64 = table.place_of(seat)
    if here == SAN_DIMAS:
        return NO_RIFT_ACTION_HERE
    if table.is_fixed(here):
        return IS_FIXED
    if not has_host(table, here):
        return PERSONAGE_FIRST
    return None if table.actions_for(INTERACT) > 0 else NO_INTERACT


def why_not_dice(table: Riff, seat: Seat, move: Move) -> Rule | None:
    if move.kind is ROLL_AGAIN:
        face: i64 = table.face_of(move.what)
        if face >= USED:
            return DIE_IS_USED
        own: i64 = 1 if face in (REROLL, EXCELLENT) else 0
        return None if table.actions_for(REROLL) > own else NO_REROLL
    if move.kind is PAIR:
        return None if table.left_of(move.what) > 1 else NO_PAIR
    if move is IGNORE:
        return None if table.gift == 0 else IGNORE_ONCE
    if move is BOOTH and table.booth != BOOTH_READY:
        return BOOTH_ONCE if table.booth == BOOTH_USED else BOOTH_FIRST
    return None


# What an action does


def use_booth(table: Riff) -> None:
    """Travel back in time: all dice of the pool are rolled again."""
    table.booth = BOOTH_USED
    table.set_hasty(table.active, 1)
    table.tell(USES_BOOTH, table.active)
    roll_pool(table)


def reroll(table: Riff, seat: Seat, die: i64) -> None:
    """Any single unused die is rolled again; it cannot pay for itself."""
    pay(table, REROLL, die)
    table.set_hasty(seat, 1)
    before: i64 = table.face_of(die)
    table.add_left(before, -1)
    roll_die(table, die)
    table.tell(REROLLS, seat, before, table.face_of(die), die)


def suffer(table: Riff) -> None:
    """A Bogus raises the rift where the active character is; Bogus dice first."""
    use_die(table, find_die(table, BOGUS, EMPTY, True))
    table.tell(SUFFERS, table.active)
    table.raise_rift(table.here(), 1)


def travel(table: Riff, seat: Seat, position: i64) -> None:
    table.tell_at(TRAVELS, seat, position, table.place_of(seat))
    table.arrive(seat, position)


def pass_on(table: Riff, seat: Seat, personage: i64, other: i64) -> None:
    """The personage changes booths; its action is lost to the giver at once."""
    table.tell(PASSES, seat, personage, other)
    pay_for_pass(table, personage)
    table.board(other, personage)
    if table.done_of(seat) == OPEN:
        table.box.objectives[table.task_of(seat)].task.passed(table, seat, personage)


class SecondSpace(Step[Riff]):
    """Bill: a Move action leads up to two spaces, the second at once or not at all."""

    def deciders(self, table: Riff) -> list[int]:
        return only(table.active)

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        return STRIDES

    def moves(self, table: Riff, seat: Seat) -> list[Move]:
        return table.box.strides[table.place_of(seat)]

    def why_not(self, table: Riff, seat: Seat, move: Move) -> Rule | None:
        if move.kind is GO and not table.box.are_linked(table.place_of(seat), move.what):
            return NO_CIRCUIT
        return None

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        table.pop()
        if move.kind is GO:
            travel(table, seat, move.what)


STRIDES: Final = [*GO, STOP]
SECOND_SPACE: Final = SecondSpace()
