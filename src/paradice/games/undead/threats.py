"""Intimidation: pay two resources, or step out and be shot at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.sets import count, has
from paradice.core.table import Question, Step
from paradice.games.undead.box import BRIBERY
from paradice.games.undead.moves import (
    BREAK,
    BRIBE,
    BRIBES,
    CHAMBER_IS_EMPTY,
    GIVE,
    GIVE_COIN,
    GIVE_NOTORIETY,
    GIVES_BULLET,
    GIVES_COIN,
    GIVES_NOTORIETY,
    HITS,
    HOLD,
    INTIMIDATES,
    LYING_IS_SAFE,
    MISSES,
    NO_COIN,
    NO_NOTORIETY,
    OUT_OF_REACH,
    OWN_GANG,
    PAY,
    PAYS_UP,
    RANGER,
    RANGER_LOSES_BULLET,
    STEP_OUT,
    STEPS_OUT,
    TWO_RESOURCES_NEEDED,
)
from paradice.games.undead.scores import solo_score
from paradice.games.undead.shootouts import (
    CRITICAL,
    TRIGGER_OR_HOLD,
    backfire,
    can_trigger,
    count_kill,
    is_backfire,
    report,
    retreat,
    shoot_down,
    spend_bullet,
    trigger,
)
from paradice.games.undead.supplies import load_bullets
from paradice.games.undead.table import Undead


def why_not_intimidate(
    table: Undead, seat: Seat, other: i64, space: i64, reach: i64
) -> Rule | None:
    """Outlaws of foes that stand within reach may be; of the Ranger's also those that lie."""
    if not table.are_foes(seat, other):
        return OWN_GANG
    if not has(reach, space):
        return OUT_OF_REACH
    if table.standing_of(other) != space and other < table.seats:
        return LYING_IS_SAFE
    return None


def can_intimidate(table: Undead, seat: Seat, reach: i64) -> bool:
    """Say if anybody at all can be intimidated within reach."""
    other: i64
    for other in range(table.fighters()):
        spaces: i64 = 1 << table.standing_of(other)
        if other >= table.seats:
            spaces |= table.lying_of(other)
        if spaces & reach != 0 and table.are_foes(seat, other):
            return True
    return False


def intimidate(table: Undead, seat: Seat, other: i64, space: i64) -> None:
    """Whoever is intimidated is asked for an answer; the Ranger never pays."""
    table.tell(INTIMIDATES, seat, table.named(other), space)
    if other < table.seats:
        table.push(AnswerThreat(other, seat, space))
    else:
        table.push(TakeShot(seat, other, space))


class AnswerThreat(Question[Undead]):
    """Who is intimidated pays two resources, or steps out and is shot at once."""

    def __init__(self, seat: i64, shooter: i64, space: i64) -> None:
        super().__init__(seat)
        self.shooter: Final = shooter
        self.space: Final = space

    def numbers(self) -> list[int]:
        return [self.seat, self.shooter, self.space]

    def run(self, table: Undead) -> bool:
        """Who has not two resources must step out."""
        if self.can_pay(table) or self.can_bribe(table):
            return False
        self.step_out(table)
        return True

    def can_pay(self, table: Undead) -> bool:
        return count_resources(table, self.seat) >= table.box.threat

    def can_bribe(self, table: Undead) -> bool:
        """The Sheriff's Office lets its holder buy off a shootout for one coin."""
        return table.has_power(self.seat, BRIBERY) and table.coins_of(self.seat) > 0

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        if table.has_power(seat, BRIBERY):
            return [PAY, STEP_OUT, BRIBE[self.shooter]]
        return PAY_OR_STEP_OUT

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move is PAY:
            return None if self.can_pay(table) else TWO_RESOURCES_NEEDED
        if move is STEP_OUT:
            return None
        return None if self.can_bribe(table) else NO_COIN

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        if move is STEP_OUT:
            self.step_out(table)
            return
        table.pop()
        if move is PAY:
            table.tell(PAYS_UP, seat, table.named(self.shooter))
            table.push(PayThreat(seat, self.shooter, table.box.threat))
        else:
            table.tell(BRIBES, seat, table.named(self.shooter))
            table.hand_coin(seat, self.shooter)

    def step_out(self, table: Undead) -> None:
        table.pop()
        table.tell(STEPS_OUT, self.seat)
        table.push(TakeShot(self.shooter, self.seat, self.space))


PAY_OR_STEP_OUT: Final = [PAY, STEP_OUT]


def count_resources(table: Undead, seat: Seat) -> i64:
    """Coins, notoriety and bullets; undead and buildings are no resources."""
    side: i64 = table.side(seat)
    return table.coins_at(side) + table.notoriety_at(side) + count(table.cells_of(seat))


class PayThreat(Question[Undead]):
    """The target gives resources one by one; for a bullet both choose their chambers."""

    def __init__(self, seat: i64, taker: i64, left: i64) -> None:
        super().__init__(seat)
        self.taker: Final = taker
        self.left: Final = left

    def numbers(self) -> list[int]:
        return [self.seat, self.taker, self.left]

    def run(self, table: Undead) -> bool:
        """What can be paid in one way only is not asked."""
        side: i64 = table.side(self.seat)
        ways: i64 = count(table.cells_of(self.seat))
        ways += 1 if table.coins_at(side) > 0 else 0
        ways += 1 if table.notoriety_at(side) > 0 else 0
        if ways != 1:
            return False
        move = GIVE_COIN if table.coins_at(side) > 0 else GIVE_NOTORIETY
        chamber: i64
        for chamber in range(2, 8):
            if table.is_loaded(self.seat, chamber):
                move = GIVE[chamber - 2]
        self.play(table, self.seat, move)
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return GIFTS

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move is GIVE_COIN:
            return None if table.coins_of(seat) > 0 else NO_COIN
        if move is GIVE_NOTORIETY:
            return None if table.notoriety_of(seat) > 0 else NO_NOTORIETY
        return None if table.is_loaded(seat, move.what) else CHAMBER_IS_EMPTY

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if self.left > 1:
            table.push(PayThreat(seat, self.taker, self.left - 1))
        other: i64 = table.named(self.taker)
        if move is GIVE_COIN:
            table.tell(GIVES_COIN, seat, other)
            table.hand_coin(seat, self.taker)
        elif move is GIVE_NOTORIETY:
            table.tell(GIVES_NOTORIETY, seat, other)
            table.hand_notoriety(seat, self.taker)
        else:
            table.tell(GIVES_BULLET, seat, other, move.what)
            table.empty(seat, move.what)
            if self.taker < table.seats:
                table.push(load_bullets(self.taker, 1))


GIFTS: Final = [GIVE_COIN, GIVE_NOTORIETY, *GIVE]


class TakeShot(Step[Undead]):
    """One shot at an outlaw who has stepped out."""

    def __init__(self, shooter: i64, target: i64, space: i64) -> None:
        self.shooter: Final = shooter
        self.target: Final = target
        self.space: Final = space

    def numbers(self) -> list[int]:
        return [self.shooter, self.target, self.space]

    def run(self, table: Undead) -> bool:
        table.pop()
        shooter: i64 = self.shooter
        report(table, shooter)
        report(table, self.target)
        face = table.roll(shooter)
        if can_trigger(table, shooter, face):
            if shooter < table.seats:
                table.push(ShotCritical(shooter, self.target, self.space))
            else:
                trigger(table, shooter)
                shoot_down(table, self.target, self.space)
                count_kill(table, shooter, self.target)
        elif is_backfire(table, shooter, face):
            backfire(table, shooter)
            retreat(table, shooter)
        elif table.is_loaded(shooter, face):
            table.tell(HITS, table.named(shooter), table.named(self.target), face)
            spend_bullet(table, shooter, face)
            shoot_down(table, self.target, self.space)
            if self.target >= table.seats:
                break_bullet(table, face)
            if table.result is None:
                count_kill(table, shooter, self.target)
        else:
            table.tell(MISSES, table.named(shooter), face)
        return True


class ShotCritical(Question[Undead]):
    """An 8 with the Skull: trigger the critical hit, or let the shot miss."""

    def __init__(self, seat: i64, target: i64, space: i64) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.space: Final = space

    def numbers(self) -> list[int]:
        return [self.seat, self.target, self.space]

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return TRIGGER_OR_HOLD

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        if move is HOLD:
            table.tell(MISSES, seat, CRITICAL)
            return
        trigger(table, seat)
        shoot_down(table, self.target, self.space)
        if self.target >= table.seats:
            table.push(BreakBullet(seat))
        else:
            count_kill(table, seat, self.target)


class BreakBullet(Question[Undead]):
    """Alone: a critical hit at the Ranger's outlaw takes any bullet from his card."""

    def run(self, table: Undead) -> bool:
        """The last bullet is not asked for, and wins: nothing stays on the agenda."""
        if count(table.cells_of(RANGER)) > 1:
            return False
        chamber: i64
        for chamber in range(2, 8):
            break_bullet(table, chamber)
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return BREAK

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if table.is_loaded(RANGER, move.what) else CHAMBER_IS_EMPTY

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        break_bullet(table, move.what)
        count_kill(table, seat, RANGER)


def break_bullet(table: Undead, chamber: i64) -> None:
    """The Dead Ranger loses a bullet for good; with the last one he is dead, and you win."""
    if not table.is_loaded(RANGER, chamber):
        return
    table.empty(RANGER, chamber)
    table.tell(RANGER_LOSES_BULLET, 0, chamber, count(table.cells_of(RANGER)))
    if table.cells_of(RANGER) == 0:
        table.finish("ranger-dead", [0], [solo_score(table)])
