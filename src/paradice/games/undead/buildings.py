"""Buildings: their round-start abilities, the purchase, the withdrawal and the upkeep."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.sets import has
from paradice.core.table import Question
from paradice.games.undead.control import (
    AnswerClaim,
    all_holders,
    move_in,
    move_out,
    occupant,
)
from paradice.games.undead.moves import (
    ALREADY_HELD,
    BUYS,
    CHAMBER_IS_EMPTY,
    DONE,
    EMPTY,
    IS_EVICTED,
    KEEPS,
    LEAVE,
    NOT_YOUR_BUILDING,
    NOT_YOUR_OUTLAW,
    ONCE_A_ROUND,
    OWN_GANG,
    SLOTS,
    SPEND,
    STREET,
    STREET_IS_HAUNTED,
    TOO_EXPENSIVE,
    USES,
    WITHDRAW,
    WITHDRAWS,
)
from paradice.games.undead.table import Undead


class UseBuildings(Question[Undead]):
    """Round start: the owner may use his buildings, each once, in any order he likes.

    ``used`` is a set of slots: those used already, or declined.
    """

    def __init__(self, seat: i64, used: i64) -> None:
        super().__init__(seat)
        self.used: Final = used

    def numbers(self) -> list[int]:
        return [self.seat, self.used]

    def run(self, table: Undead) -> bool:
        """Nobody is asked where nothing can be used, or only what must be."""
        must: i64 = EMPTY
        slot: i64
        for slot in range(SLOTS):
            if table.holds(self.seat, slot) and not has(self.used, slot):
                ability = table.box.buildings[table.building_at(slot)].ability
                if ability.why_not(table, self.seat, slot) is None:
                    if not ability.is_compulsory():
                        return False
                    must = slot
        if must == EMPTY:
            table.pop()
        else:
            self.use(table, must)
        return True

    def use(self, table: Undead, slot: i64) -> None:
        table.pop()
        table.push(UseBuildings(self.seat, self.used | 1 << slot))
        table.tell(USES, self.seat, table.building_at(slot))
        table.box.buildings[table.building_at(slot)].ability.use(table, self.seat, slot)

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return table.box.uses[table.seats]

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move is DONE:
            return None
        slot: i64 = move.what
        if not table.holds(seat, slot):
            return NOT_YOUR_BUILDING
        if has(self.used, slot):
            return ONCE_A_ROUND
        return table.box.buildings[table.building_at(slot)].ability.why_not(table, seat, slot)

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        if move is DONE:
            self.decline(table)
        else:
            self.use(table, move.what)

    def decline(self, table: Undead) -> None:
        """All the rest stays unused but what is compulsory."""
        declined: i64 = self.used
        slot: i64
        for slot in range(SLOTS):
            if table.holds(self.seat, slot):
                building = table.box.buildings[table.building_at(slot)]
                if not building.ability.is_compulsory():
                    declined |= 1 << slot
        table.pop()
        table.push(UseBuildings(self.seat, declined))


# The purchase


def why_not_buy(table: Undead, seat: Seat, slot: i64) -> Rule | None:
    """An empty street, enough coins, and nobody of your own in it."""
    if not table.is_clear(STREET):
        return STREET_IS_HAUNTED
    if table.holds(seat, slot):
        return ALREADY_HELD
    if is_claim(table, slot):
        other: i64
        for other in range(table.seats):
            if table.holds(other, slot) and not table.are_foes(seat, other):
                return OWN_GANG
    return None if table.coins_of(seat) >= table.price(slot) else TOO_EXPENSIVE


def is_claim(table: Undead, slot: i64) -> bool:
    """Say if buying it is a claim: somebody holds it, and it is not shared in peace."""
    if table.holders(slot) == 0:
        return False
    return not table.box.buildings[table.building_at(slot)].is_peaceful


class BuyBuilding(Question[Undead]):
    """The end of a turn: the outlaw on the space may buy one building and go there."""

    def run(self, table: Undead) -> bool:
        """Who is gone from the space, or can buy nothing, is not asked."""
        coins: i64 = table.coins_of(self.seat)
        if table.standing_of(self.seat) != 0 and coins > 0 and table.is_clear(STREET):
            slot: i64
            for slot in range(SLOTS):
                if table.building_at(slot) != EMPTY and why_not_buy(table, self.seat, slot) is None:
                    return False
        table.pop()
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return table.box.purchases[table.seats]

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if move is DONE else why_not_buy(table, seat, move.what)

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if move is DONE:
            return
        slot: i64 = move.what
        price = table.price(slot)
        table.tell(BUYS, seat, table.building_at(slot), price)
        table.move_coins(seat, -price)
        if is_claim(table, slot):
            table.push(AnswerClaim(occupant(table, slot), seat, slot))
        else:
            move_in(table, seat, slot)


# The end of a round and of a day


class Withdraw(Question[Undead]):
    """At the end of a round the owner may take outlaws out of buildings."""

    def run(self, table: Undead) -> bool:
        if has(all_holders(table), self.seat):
            return False
        table.pop()
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        moves = [DONE]
        slot: i64
        for slot in range(SLOTS):
            if table.holders(slot) != 0:
                moves.append(WITHDRAW[slot])
        return moves

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if move is DONE or table.holds(seat, move.what) else NOT_YOUR_OUTLAW

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        if move is DONE:
            table.pop()
        else:
            table.tell(WITHDRAWS, seat, table.building_at(move.what))
            move_out(table, seat, move.what)


class PayUpkeep(Question[Undead]):
    """At the end of a day each building costs its holder a bullet, or the outlaw goes home."""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def run(self, table: Undead) -> bool:
        """One building after another; without bullets there is nothing to choose."""
        table.pop()
        slot: i64
        for slot in range(self.slot, SLOTS):
            if table.holds(self.seat, slot):
                if table.cells_of(self.seat) != 0:
                    table.push(PayUpkeep(self.seat, slot))
                    return False
                table.tell(IS_EVICTED, self.seat, table.building_at(slot))
                move_out(table, self.seat, slot)
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return UPKEEP

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if move is LEAVE or table.is_loaded(seat, move.what) else CHAMBER_IS_EMPTY

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        table.push(PayUpkeep(seat, self.slot + 1))
        if move is LEAVE:
            table.tell(WITHDRAWS, seat, table.building_at(self.slot))
            move_out(table, seat, self.slot)
        else:
            table.empty(seat, move.what)
            table.tell(KEEPS, seat, table.building_at(self.slot), move.what)


UPKEEP: Final = [LEAVE, *SPEND]
