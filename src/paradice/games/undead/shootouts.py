"""Shots with one die: the critical token, intimidation, and shooting at undead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.contract import Move, Question, Rule, Seat, Step
from paradice.games.undead.box import BRIBERY, REPORT
from paradice.games.undead.moves import (
    BACKFIRES,
    BREAK,
    BRIBE,
    BRIBES,
    CARDS,
    CHAMBER_IS_EMPTY,
    FIRE,
    GIVE,
    GIVE_COIN,
    GIVE_NOTORIETY,
    GIVES_BULLET,
    GIVES_COIN,
    GIVES_NOTORIETY,
    GOES_HOME,
    HITS,
    HOLD,
    MISSES,
    NO_COIN,
    NO_NOTORIETY,
    PAY,
    PAYS_UP,
    PLACES,
    REPEATS,
    SHOOT,
    STEP_OUT,
    STEPS_OUT,
    STOP,
    STOPS,
    TARGET_IS_DECLARED,
    TRIGGER,
    TRIGGERS,
    TWO_RESOURCES_NEEDED,
)
from paradice.games.undead.supplies import RaiseUndead, kill_undead, load_bullets
from paradice.games.undead.table import RANGER, Undead, count_bits

CRITICAL: Final[i64] = 8
BLUNDER: Final[i64] = 1
TRIGGER_OR_HOLD: Final = [TRIGGER, HOLD]

# What all shootouts share


def report(table: Undead, fighter: i64) -> None:
    """The Telegraph Office pays who holds it for each shootout between outlaws, before the dice."""
    if fighter < table.seats and table.has_power(fighter, REPORT):
        table.gain_notoriety(fighter, 1)


def can_trigger(table: Undead, fighter: i64, face: i64) -> bool:
    """An 8 is a critical hit if the token shows its Skull."""
    return face == CRITICAL and table.skull[fighter] == 1


def is_backfire(table: Undead, fighter: i64, face: i64) -> bool:
    """A 1 is a critical miss if the token shows its Backfire."""
    return face == BLUNDER and table.skull[fighter] == 0


def trigger(table: Undead, fighter: i64) -> None:
    """A critical hit needs no bullet, and turns the token to its Backfire."""
    table.skull[fighter] = 0
    table.tell(TRIGGERS, table.named(fighter))


def backfire(table: Undead, fighter: i64) -> None:
    """A critical miss turns the token to its Skull."""
    table.tell(BACKFIRES, table.named(fighter))
    table.skull[fighter] = 1


def retreat(table: Undead, fighter: i64) -> None:
    """After a critical miss the outlaw goes to the stash; the Ranger's goes to the graveyard."""
    if fighter < table.seats:
        table.go_home(fighter)
        table.tell(GOES_HOME, fighter)
    else:
        table.leave_space(fighter, table.standing[fighter])
        table.bury(fighter)


def shoot_down(table: Undead, killer: i64, victim: i64, space: i64) -> None:
    """An outlaw dies on a space: its killer gains a notoriety, an undead rises."""
    table.leave_space(victim, space)
    table.bury(victim)
    table.gain_notoriety(killer, 1)
    table.agenda.append(RaiseUndead(victim))


# Intimidation


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
        return table.has_power(self.seat, BRIBERY) and table.coins[table.side(self.seat)] > 0

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
        table.agenda.pop()
        if move is PAY:
            table.tell(PAYS_UP, seat, table.named(self.shooter))
            table.agenda.append(PayThreat(seat, self.shooter, table.box.threat))
        else:
            table.tell(BRIBES, seat, table.named(self.shooter))
            give_coin(table, seat, self.shooter)

    def step_out(self, table: Undead) -> None:
        table.agenda.pop()
        table.tell(STEPS_OUT, self.seat)
        table.agenda.append(TakeShot(self.shooter, self.seat, self.space))


PAY_OR_STEP_OUT: Final = [PAY, STEP_OUT]


def count_resources(table: Undead, seat: Seat) -> i64:
    """Coins, notoriety and bullets; undead and buildings are no resources."""
    side: i64 = table.side(seat)
    return table.coins[side] + table.notoriety[side] + count_bits(table.cells[seat])


def give_coin(table: Undead, seat: Seat, taker: i64) -> None:
    """A coin changes its owner; what the Ranger takes goes back to the supply."""
    table.coins[table.side(seat)] -= 1
    if taker < table.seats:
        table.coins[table.side(taker)] += 1
    else:
        table.coins_left += 1


def give_notoriety(table: Undead, seat: Seat, taker: i64) -> None:
    table.notoriety[table.side(seat)] -= 1
    if taker < table.seats:
        table.notoriety[table.side(taker)] += 1
    else:
        table.notoriety_left += 1


class PayThreat(Question[Undead]):
    """The target gives resources one by one; for a bullet both choose their chambers."""

    def __init__(self, seat: i64, taker: i64, left: i64) -> None:
        super().__init__(seat)
        self.taker: Final = taker
        self.left: Final = left

    def numbers(self) -> list[int]:
        return [self.seat, self.taker, self.left]

    def run(self, table: Undead) -> bool:
        """What is paid, or can be paid in one way only, is not asked."""
        if self.left == 0:
            table.agenda.pop()
            return True
        side: i64 = table.side(self.seat)
        ways: i64 = count_bits(table.cells[self.seat])
        ways += 1 if table.coins[side] > 0 else 0
        ways += 1 if table.notoriety[side] > 0 else 0
        if ways != 1:
            return False
        move = GIVE_COIN if table.coins[side] > 0 else GIVE_NOTORIETY
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
            return None if table.coins[table.side(seat)] > 0 else NO_COIN
        if move is GIVE_NOTORIETY:
            return None if table.notoriety[table.side(seat)] > 0 else NO_NOTORIETY
        return None if table.is_loaded(seat, move.what) else CHAMBER_IS_EMPTY

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.agenda.pop()
        if self.left > 1:
            table.agenda.append(PayThreat(seat, self.taker, self.left - 1))
        other: i64 = table.named(self.taker)
        if move is GIVE_COIN:
            table.tell(GIVES_COIN, seat, other)
            give_coin(table, seat, self.taker)
        elif move is GIVE_NOTORIETY:
            table.tell(GIVES_NOTORIETY, seat, other)
            give_notoriety(table, seat, self.taker)
        else:
            table.tell(GIVES_BULLET, seat, other, move.what)
            table.empty(seat, move.what)
            if self.taker < table.seats:
                table.agenda.append(load_bullets(self.taker, 1))


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
        table.agenda.pop()
        shooter: i64 = self.shooter
        report(table, shooter)
        report(table, self.target)
        face = table.roll(shooter)
        if can_trigger(table, shooter, face):
            if shooter < table.seats:
                table.agenda.append(ShotCritical(shooter, self.target, self.space))
            else:
                trigger(table, shooter)
                shoot_down(table, shooter, self.target, self.space)
        elif is_backfire(table, shooter, face):
            backfire(table, shooter)
            retreat(table, shooter)
        elif table.is_loaded(shooter, face):
            table.tell(HITS, table.named(shooter), table.named(self.target), face)
            if shooter < table.seats:
                table.empty(shooter, face)
            if self.target >= table.seats:
                table.break_bullet(face)
                if table.result is not None:
                    return True
            shoot_down(table, shooter, self.target, self.space)
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
        table.agenda.pop()
        if move is HOLD:
            table.tell(MISSES, seat, CRITICAL)
            return
        trigger(table, seat)
        shoot_down(table, seat, self.target, self.space)
        if self.target >= table.seats:
            table.agenda.append(BreakBullet(seat))


class BreakBullet(Question[Undead]):
    """Alone: a critical hit at the Ranger's outlaw takes any bullet from his card."""

    def run(self, table: Undead) -> bool:
        """The last bullet is not asked for."""
        if count_bits(table.cells[RANGER]) > 1:
            return False
        table.agenda.pop()
        chamber: i64
        for chamber in range(2, 8):
            table.break_bullet(chamber)
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return BREAK

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if table.is_loaded(RANGER, move.what) else CHAMBER_IS_EMPTY

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.agenda.pop()
        table.break_bullet(move.what)


# Undead: shoot until a double


def undead_in_town(table: Undead) -> i64:
    """Return all undead of the town, as a set."""
    found: i64 = 0
    place: i64
    for place in range(PLACES):
        found |= table.crowd[place]
    return found


def fire_at_undead(table: Undead, seat: Seat, card: i64, rolled: i64) -> None:
    """Fire once: a number seen before ends the attempt, a loaded weak point kills."""
    face = table.roll(seat)
    if (rolled >> face) & 1 == 1:
        table.tell(REPEATS, seat, face)
        return
    rolled |= 1 << face
    if is_backfire(table, seat, face):
        backfire(table, seat)
        retreat(table, seat)
    elif can_trigger(table, seat, face):
        table.agenda.append(UndeadCritical(seat, card, rolled))
    elif table.is_loaded(seat, face) and is_weak(table, card, face):
        table.empty(seat, face)
        kill_undead(table, seat, card)
    else:
        table.empty(seat, face)
        table.tell(MISSES, seat, face)
        table.agenda.append(KeepShooting(seat, card, rolled))


def is_weak(table: Undead, card: i64, face: i64) -> bool:
    return (table.box.undead[card].weak >> face) & 1 == 1


class KeepShooting(Question[Undead]):
    """Shoot again at the same undead, or stop; each bullet fired is spent."""

    def __init__(self, seat: i64, card: i64, rolled: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.rolled: Final = rolled

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.rolled]

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        others: i64 = undead_in_town(table) & ~(1 << self.card)
        if others == 0:
            return FIRE_OR_STOP
        moves = FIRE_OR_STOP[:]
        card: i64
        for card in range(CARDS):
            if (others >> card) & 1 == 1:
                moves.append(SHOOT[card])
        return moves

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if move is FIRE or move is STOP else TARGET_IS_DECLARED

    def moves(self, table: Undead, seat: Seat) -> list[Move]:
        return FIRE_OR_STOP

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.agenda.pop()
        if move is FIRE:
            fire_at_undead(table, seat, self.card, self.rolled)
        else:
            table.tell(STOPS, seat)


FIRE_OR_STOP: Final = [FIRE, STOP]


class UndeadCritical(Question[Undead]):
    """An 8 with the Skull kills any undead without a bullet, if you want to."""

    def __init__(self, seat: i64, card: i64, rolled: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.rolled: Final = rolled

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.rolled]

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return TRIGGER_OR_HOLD

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.agenda.pop()
        if move is TRIGGER:
            trigger(table, seat)
            kill_undead(table, seat, self.card)
        else:
            table.tell(MISSES, seat, CRITICAL)
            table.agenda.append(KeepShooting(seat, self.card, self.rolled))
