"""Control of a building: who holds it, who claims it, and the fight between them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import NOT_ASKED_NOW, Move, Rule
from paradice.core.table import Question, Step, only
from paradice.games.undead.box import FORTIFY
from paradice.games.undead.moves import (
    BULLET,
    BUY,
    EMPTY,
    GOES_HOME,
    HITS,
    HOLD,
    LEAVE,
    LEAVES,
    LOAD,
    MISSES,
    ONE_BUILDING_A_TURN,
    SLOTS,
    STAY,
    STAYS,
    TAKES_OVER,
)
from paradice.games.undead.shootouts import (
    CRITICAL,
    TRIGGER_OR_HOLD,
    backfire,
    can_trigger,
    is_backfire,
    report,
    spend_bullet,
    trigger,
)
from paradice.games.undead.supplies import LoadBullets, RaiseUndead, gain
from paradice.games.undead.table import Undead


def all_holders(table: Undead) -> i64:
    """Return who holds any building, as a set."""
    holders: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        holders |= table.holders(slot)
    return holders


def occupant(table: Undead, slot: i64) -> i64:
    seat: i64 = 0
    while not table.holds(seat, slot):
        seat += 1
    return seat


def move_in(table: Undead, seat: Seat, slot: i64) -> None:
    """The outlaw goes from his space into the building; the first buyer takes the bonus."""
    table.set_standing(seat, 0)
    table.set_held(slot, table.holders(slot) | 1 << seat)
    bonus: i64 = table.take_bonus(slot)
    if bonus == BULLET:
        table.push(LoadBonus(seat, 1))
    elif bonus != EMPTY:
        gain(table, seat, bonus, 1)


class LoadBonus(LoadBullets):
    """The bullet that lay on the building goes into a chamber; the turn's purchase is made."""

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return LOAD + table.box.sales[table.seats]

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move.kind is BUY:
            return ONE_BUILDING_A_TURN
        return super().why_not(table, seat, move)


def move_out(table: Undead, seat: Seat, slot: i64) -> None:
    """The outlaw leaves a building for the stash."""
    table.set_held(slot, table.holders(slot) & ~(1 << seat))
    table.add_stash(seat, 1)


class AnswerClaim(Question[Undead]):
    """Somebody has paid for your building: leave it for the stash, or stay and fight."""

    def __init__(self, seat: i64, claimant: i64, slot: i64) -> None:
        super().__init__(seat)
        self.claimant: Final = claimant
        self.slot: Final = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.claimant, self.slot]

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return STAY_OR_LEAVE

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        building: i64 = table.building_at(self.slot)
        if move is STAY:
            table.tell(STAYS, seat, building)
            report(table, seat)
            report(table, self.claimant)
            table.push(DefenderShoots(self.claimant, seat, self.slot))
        else:
            table.tell(LEAVES, seat, building)
            move_out(table, seat, self.slot)
            take_over(table, self.claimant, self.slot)


STAY_OR_LEAVE: Final = [STAY, LEAVE]


def take_over(table: Undead, seat: Seat, slot: i64) -> None:
    table.tell(TAKES_OVER, seat, table.building_at(slot))
    move_in(table, seat, slot)


# The fight


class DefenderShoots(Step[Undead]):
    """An exchange of the fight to the death: the defender rolls first."""

    def __init__(self, attacker: i64, defender: i64, slot: i64) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.slot: Final = slot

    def numbers(self) -> list[int]:
        return [self.attacker, self.defender, self.slot]

    def run(self, table: Undead) -> bool:
        table.pop()
        face = table.roll(self.defender)
        if not can_trigger(table, self.defender, face):
            attacker_shoots(table, self.attacker, self.defender, self.slot, face)
        elif has_bullets(table, self.attacker, self.defender):
            table.push(FightCritical(self.attacker, self.defender, self.slot, 0))
        else:
            trigger(table, self.defender)
            kill_attacker(table, self.attacker, self.defender)
        return True


def has_bullets(table: Undead, attacker: i64, defender: i64) -> bool:
    """Where neither has a bullet, a critical hit fires by itself: the fight must end."""
    return table.cells_of(attacker) != 0 or table.cells_of(defender) != 0


def attacker_shoots(table: Undead, attacker: i64, defender: i64, slot: i64, defending: i64) -> None:
    face = table.roll(attacker)
    if not can_trigger(table, attacker, face):
        compare(table, attacker, defender, slot, defending, face)
    elif has_bullets(table, attacker, defender):
        table.push(FightCritical(attacker, defender, slot, defending))
    else:
        trigger(table, attacker)
        kill_defender(table, attacker, defender, slot, defending)


class FightCritical(Step[Undead]):
    """An 8 with the Skull in a fight for a building; the attacker decides once ``face`` is set.

    ``face`` is what the defender rolled, 0 while he decides on his own 8.
    """

    def __init__(self, attacker: i64, defender: i64, slot: i64, face: i64) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.slot: Final = slot
        self.face: Final = face

    def numbers(self) -> list[int]:
        return [self.attacker, self.defender, self.slot, self.face]

    def deciders(self, table: Undead) -> list[int]:
        return only(self.attacker if self.face != 0 else self.defender)

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return TRIGGER_OR_HOLD

    def why_not_offered(self, table: Undead, seat: Seat, move: Move) -> Rule:
        """The attacker has bought already, whoever wins; the defender has not."""
        is_second = self.face != 0 and move in table.box.sales[table.seats]
        return ONE_BUILDING_A_TURN if is_second else NOT_ASKED_NOW

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if self.face == 0:
            if move is HOLD:
                attacker_shoots(table, self.attacker, self.defender, self.slot, CRITICAL)
            else:
                trigger(table, self.defender)
                kill_attacker(table, self.attacker, self.defender)
        elif move is HOLD:
            compare(table, self.attacker, self.defender, self.slot, self.face, CRITICAL)
        else:
            trigger(table, self.attacker)
            kill_defender(table, self.attacker, self.defender, self.slot, self.face)


def compare(
    table: Undead, attacker: i64, defender: i64, slot: i64, defending: i64, attacking: i64
) -> None:
    """One hit wins; of two the higher, a tie is the defender's; a critical miss flees."""
    defence: i64 = defending if table.is_loaded(defender, defending) else 0
    if defence > 0 and table.slot_of(FORTIFY) == slot:
        defence += table.box.stockade
    attack: i64 = attacking if table.is_loaded(attacker, attacking) else 0
    tell_shot(table, defender, attacker, defending, defence)
    tell_shot(table, attacker, defender, attacking, attack)
    if attack > defence:
        spend_bullet(table, attacker, attacking)
        kill_defender(table, attacker, defender, slot, defending)
        return
    attacker_flees = is_backfire(table, attacker, attacking)
    if attacker_flees:
        backfire(table, attacker)
    if defence > 0:
        spend_bullet(table, defender, defending)
        kill_attacker(table, attacker, defender)
        return
    defender_flees = is_backfire(table, defender, defending)
    if attacker_flees:
        table.go_home(attacker)
        table.tell(GOES_HOME, attacker)
    if defender_flees:
        backfire(table, defender)
        move_out(table, defender, slot)
        table.tell(GOES_HOME, defender)
        if not attacker_flees:
            take_over(table, attacker, slot)
    elif not attacker_flees:
        table.push(DefenderShoots(attacker, defender, slot))


def tell_shot(table: Undead, shooter: i64, target: i64, face: i64, value: i64) -> None:
    if value > 0:
        table.tell(HITS, shooter, target, face)
    elif not is_backfire(table, shooter, face):
        table.tell(MISSES, shooter, face)


def kill_attacker(table: Undead, attacker: i64, defender: i64) -> None:
    """The defender keeps the building; what the attacker paid is lost."""
    table.set_standing(attacker, 0)
    table.bury(attacker)
    table.gain_notoriety(defender, 1)
    table.push(RaiseUndead(attacker))


def kill_defender(table: Undead, attacker: i64, defender: i64, slot: i64, defending: i64) -> None:
    """The attacker takes control; a critical miss of the dead still turns his token."""
    if is_backfire(table, defender, defending):
        backfire(table, defender)
    table.set_held(slot, table.holders(slot) & ~(1 << defender))
    table.bury(defender)
    table.gain_notoriety(attacker, 1)
    table.push(RaiseUndead(defender))
    take_over(table, attacker, slot)
