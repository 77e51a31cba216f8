"""The turn of an outlaw: hired guns, or the ability of his space and then its income."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import NOT_ASKED_NOW, Move, Rule
from paradice.core.sets import has
from paradice.core.table import Question
from paradice.games.undead.box import ANYWHERE, EARN_MORE, IN_THE_STREET, NO_SHOT
from paradice.games.undead.buildings import BuyBuilding
from paradice.games.undead.hunts import fire_at_undead, undead_in_town
from paradice.games.undead.moves import (
    AIMS,
    BULLET,
    BUY,
    BUYING_COMES_LAST,
    DONE,
    EARN,
    EMPTY,
    HIGHEST,
    HIRE_FOR_COINS,
    HIRE_FOR_NOTORIETY,
    HIRED_GUNS_COST,
    HIRES,
    HIRES_NOBODY,
    INTIMIDATE,
    IS_NEW_IN_TOWN,
    LOWEST,
    NOT_THIS_SPACE,
    OUTLAWS_BUY,
    SEATS,
    SHOOT,
    SKIP,
    SLOTS,
    STEAL,
    STREET,
    STREET_IS_HAUNTED,
    STREET_ONLY,
    SUPPLY_IS_EXHAUSTED,
    threat,
)
from paradice.games.undead.supplies import gain, has_supply, why_not_gain
from paradice.games.undead.table import Undead
from paradice.games.undead.thefts import steal, why_not_steal
from paradice.games.undead.threats import can_intimidate, intimidate, why_not_intimidate

# Hired Guns


class Hire(Question[Undead]):
    """Hired Guns: pay coins or notoriety for an outlaw, a bullet and the Skull."""

    def run(self, table: Undead) -> bool:
        """Only who could pay in either way is asked how."""
        seat: i64 = self.seat
        if self.why_not(table, seat, HIRE_FOR_COINS) is not None:
            if self.why_not(table, seat, HIRE_FOR_NOTORIETY) is not None:
                table.pop()
                hire_for_nothing(table, seat)
            else:
                self.play(table, seat, HIRE_FOR_NOTORIETY)
        elif self.why_not(table, seat, HIRE_FOR_NOTORIETY) is not None:
            self.play(table, seat, HIRE_FOR_COINS)
        else:
            return False
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return HIRE + table.box.sales[table.seats]

    def moves(self, table: Undead, seat: Seat) -> list[Move]:
        return self.legal(table, seat, HIRE)

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move is HIRE_FOR_COINS:
            return None if table.can_hire_for_coins(seat) else HIRED_GUNS_COST
        if move is not HIRE_FOR_NOTORIETY:
            return OUTLAWS_BUY
        return None if table.can_hire_for_notoriety(seat) else HIRED_GUNS_COST

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if move is HIRE_FOR_COINS:
            table.pay_coins(seat, table.box.hired_coins)
        else:
            table.pay_notoriety(seat, table.box.hired_notoriety)
        bring_outlaws(table, seat, 2 if table.seats >= table.box.many else 1)
        table.turn_skull(seat)
        earn(table, seat, BULLET)


HIRE: Final = [HIRE_FOR_COINS, HIRE_FOR_NOTORIETY]


def hire_for_nothing(table: Undead, seat: Seat) -> None:
    """New in town: who has no outlaw at all gets one; the purse may be spent by the other gang."""
    if table.living(seat) == 0:
        table.tell(IS_NEW_IN_TOWN, seat)
        bring_outlaws(table, seat, 1)
    else:
        table.tell(HIRES_NOBODY, seat)


def bring_outlaws(table: Undead, seat: Seat, wanted: i64) -> None:
    """New outlaws come from beside the space, then out of the graveyard; six is the most."""
    fresh: i64 = min(wanted, table.aside_of(seat))
    table.add_aside(seat, -fresh)
    risen: i64 = min(wanted - fresh, table.grave_of(seat))
    table.add_grave(seat, -risen)
    table.add_stash(seat, fresh + risen)
    table.tell(HIRES, seat, fresh + risen)


# The turn on an action space


class OnSpace(Question[Undead]):
    """A part of the turn of an outlaw on an action space."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def numbers(self) -> list[int]:
        return [self.seat, self.space]


class TakeTurn(OnSpace):
    """An outlaw that still stands on its space: ability, income, purchase."""

    def run(self, table: Undead) -> bool:
        """Who finds nothing to do on the space is not asked."""
        table.pop()
        if table.standing_of(self.seat) == self.space:
            turn: i64 = self.seat * (HIGHEST + 1) + self.space
            table.push(PURCHASES[self.seat])
            table.push(INCOMES[turn])
            if has_target(table, self.seat, self.space):
                table.push(ABILITIES[turn])
        return True


def has_target(table: Undead, seat: Seat, number: i64) -> bool:
    """Say if the ability of a space can be used at all."""
    space = table.box.spaces[number]
    if space.shoot == ANYWHERE:
        if undead_in_town(table) != 0:
            return True
    elif space.shoot != NO_SHOT and not table.is_clear(STREET):
        return True
    if space.reach != 0 and can_intimidate(table, seat, space.reach):
        return True
    if space.steal != EMPTY:
        other: i64
        for other in range(table.fighters()):
            if other != seat and why_not_steal(table, seat, other, space.steal) is None:
                return True
    return False


class UseAbility(OnSpace):
    """1. Use the ability of the space on one target, or skip it."""

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        """What is at hand, undead beyond the street, and buildings one could pay."""
        moves = self.at_hand(table, seat)
        if table.box.spaces[self.space].shoot == IN_THE_STREET:
            point_at_undead(undead_in_town(table) & ~table.crowd[STREET], moves)
        slot: i64
        for slot in range(SLOTS):
            if table.building_at(slot) != EMPTY and table.price(slot) <= table.coins_of(seat):
                moves.append(BUY[slot])
        return moves

    def moves(self, table: Undead, seat: Seat) -> list[Move]:
        return self.legal(table, seat, self.at_hand(table, seat))

    def at_hand(self, table: Undead, seat: Seat) -> list[Move]:
        """The targets within the reach of the space: nothing else can be legal."""
        space = table.box.spaces[self.space]
        moves = [SKIP]
        if space.shoot == ANYWHERE:
            point_at_undead(undead_in_town(table), moves)
        elif space.shoot == IN_THE_STREET:
            point_at_undead(table.crowd[STREET], moves)
        if space.reach != 0:
            self.point_at_outlaws(table, moves)
        if space.steal != EMPTY:
            other: i64
            for other in range(table.fighters()):
                if other != seat:
                    moves.append(STEAL[other])
        return moves

    def point_at_outlaws(self, table: Undead, moves: list[Move]) -> None:
        """Every outlaw of others on a space, standing or lying."""
        other: i64
        space: i64
        for other in range(table.fighters()):
            if other != self.seat:
                for space in range(LOWEST, HIGHEST + 1):
                    if table.is_on(other, space):
                        moves.append(threat(other, space))

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move is SKIP:
            return None
        kind = move.kind
        if kind is SHOOT:
            if table.box.spaces[self.space].shoot == ANYWHERE:
                return None
            return None if has(table.crowd[STREET], move.what) else STREET_ONLY
        if kind is INTIMIDATE:
            reach: i64 = table.box.spaces[self.space].reach
            return why_not_intimidate(table, seat, move.what, move.where, reach)
        if kind is STEAL:
            return why_not_steal(table, seat, move.what, table.box.spaces[self.space].steal)
        return BUYING_COMES_LAST if table.is_clear(STREET) else STREET_IS_HAUNTED

    def why_not_offered(self, table: Undead, seat: Seat, move: Move) -> Rule:
        """What is there but no ability of this space, and buildings one could not pay either."""
        kind = move.kind
        other: i64 = move.what
        if kind is BUY and table.building_at(move.what) != EMPTY:
            return BUYING_COMES_LAST
        is_there = False
        if kind is SHOOT:
            is_there = table.place_of(move.what) != EMPTY
        elif other != seat and other < table.fighters():
            is_there = kind is STEAL or (kind is INTIMIDATE and table.is_on(other, move.where))
        return NOT_THIS_SPACE if is_there else NOT_ASKED_NOW

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if move is SKIP:
            return
        if move.kind is SHOOT:
            table.tell(AIMS, seat, move.what)
            fire_at_undead(table, seat, move.what, 0)
        elif move.kind is INTIMIDATE:
            intimidate(table, seat, move.what, move.where)
        else:
            steal(table, seat, move.what, table.box.spaces[self.space].steal)


def point_at_undead(cards: i64, moves: list[Move]) -> None:
    """Add a shot at each undead of a set."""
    card: i64 = 0
    while cards != 0:
        if cards & 1 == 1:
            moves.append(SHOOT[card])
        cards >>= 1
        card += 1


# Income


class TakeIncome(OnSpace):
    """2. Take the income of the space: all of it, or one of the resources it offers."""

    def run(self, table: Undead) -> bool:
        """Who lost the outlaw earns nothing; what is not a choice is paid at once."""
        seat: i64 = self.seat
        if table.standing_of(seat) != self.space:
            table.pop()
            return True
        space = table.box.spaces[self.space]
        if not space.is_choice:
            table.pop()
            if table.has_power(seat, EARN_MORE):
                table.push(TakeExtra(seat, space.kinds))
            table.gain_coins(seat, space.coins)
            table.gain_notoriety(seat, space.notoriety)
            gain(table, seat, BULLET, space.bullets)
            return True
        ways: i64 = 0
        last: i64 = EMPTY
        kind: i64
        for kind in range(3):
            if space.income(kind) > 0 and has_supply(table, kind):
                ways += 1
                last = kind
        if ways > 1:
            return False
        table.pop()
        if ways == 1:
            earn(table, seat, last)
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return OFFERS[table.box.spaces[self.space].kinds]

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if has_supply(table, move.what) else SUPPLY_IS_EXHAUSTED

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        earn(table, seat, move.what)


OFFERS: Final = [[EARN[kind] for kind in range(3) if has(kinds, kind)] for kinds in range(8)]
"""The resources of each set of kinds."""


def earn(table: Undead, seat: Seat, kind: i64) -> None:
    """One resource as income; the Railway Station offers one more of the same."""
    if table.has_power(seat, EARN_MORE):
        table.push(TakeExtra(seat, 1 << kind))
    gain(table, seat, kind, 1)


class TakeExtra(Question[Undead]):
    """The Railway Station: take one more of a resource that the income brought, or not."""

    def __init__(self, seat: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.kinds: Final = kinds

    def numbers(self) -> list[int]:
        return [self.seat, self.kinds]

    def run(self, table: Undead) -> bool:
        """Nobody is asked where nothing can be gained."""
        for move in OFFERS[self.kinds]:
            if self.why_not(table, self.seat, move) is None:
                return False
        table.pop()
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return [*OFFERS[self.kinds], DONE]

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if move is DONE else why_not_gain(table, seat, move.what)

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if move is not DONE:
            gain(table, seat, move.what, 1)


TURNS: Final = [TakeTurn(n // (HIGHEST + 1), n % (HIGHEST + 1)) for n in range(SEATS * 9)]
ABILITIES: Final = [UseAbility(turn.seat, turn.space) for turn in TURNS]
INCOMES: Final = [TakeIncome(turn.seat, turn.space) for turn in TURNS]
PURCHASES: Final = [BuyBuilding(seat) for seat in range(SEATS)]
"""Steps are immutable, so all tables share them."""


def take_turn(seat: Seat, space: i64) -> TakeTurn:
    return TURNS[seat * (HIGHEST + 1) + space]
