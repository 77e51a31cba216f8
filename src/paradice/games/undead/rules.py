"""The flow of The Quick and the Undead: rounds, days, High Noon, and how it begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.position import by_name
from paradice.core.rng import Rng
from paradice.core.sets import count, has
from paradice.core.table import Question, Step
from paradice.games.undead.box import Box
from paradice.games.undead.buildings import BuyBuilding, PayUpkeep, UseBuildings, Withdraw
from paradice.games.undead.control import (
    AnswerClaim,
    DefenderShoots,
    FightCritical,
    LoadBonus,
    all_holders,
)
from paradice.games.undead.duels import (
    AnnounceTarget,
    DuelCritical,
    OfferBribe,
    meet,
)
from paradice.games.undead.effects import ChooseGoods
from paradice.games.undead.hunts import KeepShooting, UndeadCritical
from paradice.games.undead.moves import (
    ALL_CHAMBERS,
    CLEARED,
    DAY_BEGINS,
    EMPTY,
    HAS_CHOSEN,
    HIGH_NOON,
    HIGHEST,
    HIRED_GUNS,
    JOKER,
    JOKER_NEEDS_ROOM,
    JOKER_STAYS,
    JOKERS_CANCEL,
    LATE,
    LATE_NOON,
    LOWEST,
    NOBODY,
    OPEN,
    OWN_OUTLAW_LIES_THERE,
    PASS,
    PASSED,
    PASSES,
    PICK,
    PICKS,
    RANGER,
    RIDERS,
    ROUND_BEGINS,
    ROUNDS,
    SEATS,
    SEND,
    SENDS,
    SPACES,
    STREET,
    WEARS_LAW,
    WISHES,
)
from paradice.games.undead.ranger import RangerActs, SendRanger, is_lost
from paradice.games.undead.setup import ChooseStart, bury_undead, lay_buildings, raise_first_undead
from paradice.games.undead.supplies import LoadBullets, PlaceUndead, RaiseUndead
from paradice.games.undead.table import Undead
from paradice.games.undead.thefts import RobMore, StripBullet
from paradice.games.undead.threats import (
    AnswerThreat,
    BreakBullet,
    PayThreat,
    ShotCritical,
    TakeShot,
)
from paradice.games.undead.turns import Hire, TakeExtra, TakeIncome, TakeTurn, UseAbility, take_turn
from paradice.games.undead.victory import FinalDuel, decide_victory

# A round


class BeginRound(Step[Undead]):
    """1. Round-start abilities, in order from the Law. 2. The secret choice."""

    def run(self, table: Undead) -> bool:
        table.pop()
        if table.round == 0:
            table.tell(DAY_BEGINS, NOBODY, table.day + 1)
        table.tell(ROUND_BEGINS, NOBODY, table.round + 1)
        if not table.is_solo():
            table.tell(WEARS_LAW, table.law)
        table.push(CHOOSE_SPACE)
        ask_in_order(table, all_holders(table), OPENINGS)
        return True


def ask_in_order(table: Undead, seats: i64, steps: list[Step[Undead]]) -> None:
    """Put the step of each of *seats* on the agenda: the first from the Law on is asked first."""
    if seats == 0:
        return
    turn: i64
    for turn in range(table.seats - 1, -1, -1):
        seat = table.after_law(turn)
        if has(seats, seat):
            table.push(steps[seat])


class ChooseSpace(Step[Undead]):
    """Everybody chooses a space in secret; the dice are revealed together."""

    def run(self, table: Undead) -> bool:
        """Who can neither go anywhere nor hire passes without being asked."""
        seat: i64
        if table.hidden == OPEN:
            table.hidden = SPACES
            for seat in range(table.seats):
                table.set_choice(seat, PASSED if table.must_pass(seat) else EMPTY)
        for seat in range(table.seats):
            if table.choice_of(seat) == EMPTY:
                return False
        table.pop()
        reveal(table)
        return True

    def deciders(self, table: Undead) -> list[int]:
        return [seat for seat in range(table.seats) if table.choice_of(seat) == EMPTY]

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return CHOICES_ALONE if table.is_solo() else CHOICES

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return table.why_not_pick(seat, PASSED if move is PASS else move.what)

    def moves(self, table: Undead, seat: Seat) -> list[Move]:
        """What is open follows from the own outlaws that lie, and from the means to hire."""
        can_hire = table.why_not_pick(seat, HIRED_GUNS) is None
        if table.stash_of(seat) == 0:
            return HIRE_OR_PASS if can_hire else [PASS]
        spaces: i64 = ~table.lying_of(seat) & OPEN_SPACES
        if can_hire:
            spaces |= 1 << HIRED_GUNS
        if not table.is_solo():
            spaces |= 1 << JOKER
        return OPEN_PICKS[spaces]

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.set_choice(seat, PASSED if move is PASS else move.what)
        if not table.is_solo():
            table.tell(HAS_CHOSEN, seat)


CHOICES: Final = [*PICK, PASS]
CHOICES_ALONE: Final = [PICK[HIRED_GUNS], *PICK[LOWEST:], PASS]
"""Alone there is no joker: you go to any space you like."""
HIRE_OR_PASS: Final = [PICK[HIRED_GUNS], PASS]
OPEN_SPACES: Final[i64] = 0b111111100
OPEN_PICKS: Final = [[move for move in PICK if has(spaces, move.what)] for spaces in range(512)]
"""What can be chosen, for each set of spaces that are open."""


def reveal(table: Undead) -> None:
    """3. All dice are shown, outlaws are placed; a single joker comes last, several cancel."""
    table.hidden = OPEN
    table.unveiled += 1
    jokers: i64 = 0
    joker: i64 = NOBODY
    turn: i64
    for turn in range(table.seats):
        seat = table.after_law(turn)
        space: i64 = table.choice_of(seat)
        if space == PASSED:
            table.tell(PASSES, seat)
            continue
        table.tell(PICKS, seat, space)
        if space == JOKER:
            jokers += 1
            joker = seat
        elif space != HIRED_GUNS:
            table.add_stash(seat, -1)
            table.set_standing(seat, space)
    table.push(RESOLUTIONS[HIGHEST + 1])
    if table.is_solo():
        table.push(SendRanger())
    elif jokers == 1:
        table.push(JOKERS[joker])
    elif jokers > 1:
        table.tell(JOKERS_CANCEL, NOBODY, jokers)


class SendJoker(Question[Undead]):
    """The joker goes to any space where nobody stands."""

    def run(self, table: Undead) -> bool:
        """Without a free space the outlaw stays at home."""
        for move in SEND:
            if self.why_not(table, self.seat, move) is None:
                return False
        table.pop()
        table.tell(JOKER_STAYS, self.seat)
        return True

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return SEND

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if table.someone_stands_on(move.what):
            return JOKER_NEEDS_ROOM
        return OWN_OUTLAW_LIES_THERE if table.is_on(seat, move.what) else None

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        table.add_stash(seat, -1)
        table.set_standing(seat, move.what)
        table.tell(SENDS, seat, move.what)


class ResolveSpaces(Step[Undead]):
    """4. The spaces in order: Hired Guns (as 9), then 8 down to 2. Duels come before turns."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def numbers(self) -> list[int]:
        return [self.space]

    def run(self, table: Undead) -> bool:
        table.pop()
        space: i64 = self.space
        if space <= HIGHEST:
            space = last_below(table, space)
        if space < LOWEST:
            table.push(END_ROUND)
            return True
        table.push(RESOLUTIONS[space - 1])
        if space > HIGHEST:
            hire_guns(table)
        else:
            resolve_space(table, space)
        return True


def last_below(table: Undead, highest: i64) -> i64:
    """Return the highest space up to *highest* where somebody stands, or 0."""
    found: i64 = 0
    fighter: i64
    for fighter in range(table.fighters()):
        space: i64 = table.standing_of(fighter)
        if found < space <= highest:
            found = space
    return found


def hire_guns(table: Undead) -> None:
    hiring: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.choice_of(seat) == HIRED_GUNS:
            hiring |= 1 << seat
    ask_in_order(table, hiring, HIRINGS)


def resolve_space(table: Undead, space: i64) -> None:
    """First the duel, where it is not a peaceful space; then the survivors' turns, in order."""
    fighters: i64 = 0
    turn: i64
    if table.is_solo():
        table.push(RangerActs(space))
    for turn in range(table.seats - 1, -1, -1):
        seat = table.after_law(turn)
        if table.standing_of(seat) == space:
            table.push(take_turn(seat, space))
            fighters |= 1 << seat
    meet(table, space, fighters)


# The end of a round


class EndRound(Step[Undead]):
    """5. Outlaws lie down; the game ends or goes on."""

    def run(self, table: Undead) -> bool:
        table.pop()
        fighter: i64
        for fighter in range(table.fighters()):
            if table.standing_of(fighter) != 0:
                table.lie_down(fighter, table.standing_of(fighter))
                table.set_standing(fighter, 0)
            table.set_choice(fighter, EMPTY)
        if table.noon != 0:
            decide_victory(table)
        elif table.is_solo() and is_lost(table):
            table.lose("outlaws-dead")
        else:
            self.go_on(table)
        return True

    def go_on(self, table: Undead) -> None:
        """The badge passes, a clear town calls for high noon; withdrawals or the end of the day."""
        table.law = table.after_law(1)
        table.round += 1
        if not table.is_solo() and table.is_town_clear():
            table.noon = CLEARED
            table.tell(HIGH_NOON, NOBODY)
        table.push(BEGIN_ROUND)
        if table.round == ROUNDS:
            end_day(table)
        else:
            ask_in_order(table, all_holders(table), WITHDRAWALS)


def end_day(table: Undead) -> None:
    """6. Outlaws go home, but not from buildings or the graveyard; then the upkeep, in order."""
    table.round = 0
    table.day += 1
    if table.day == table.last:
        if table.is_solo():
            table.lose("worn-out")
            return
        if table.noon == 0:
            table.noon = LATE
            table.tell(LATE_NOON, NOBODY)
    turn: i64
    for turn in range(table.seats):
        seat = table.after_law(turn)
        table.add_stash(seat, count(table.lying_of(seat)))
        table.set_lying(seat, 0)
    ask_in_order(table, all_holders(table), UPKEEPS)


BEGIN_ROUND: Final = BeginRound()
CHOOSE_SPACE: Final = ChooseSpace()
END_ROUND: Final = EndRound()
OPENINGS: Final[list[Step[Undead]]] = [UseBuildings(seat, 0) for seat in range(SEATS)]
JOKERS: Final = [SendJoker(seat) for seat in range(SEATS)]
HIRINGS: Final[list[Step[Undead]]] = [Hire(seat) for seat in range(SEATS)]
WITHDRAWALS: Final[list[Step[Undead]]] = [Withdraw(seat) for seat in range(SEATS)]
UPKEEPS: Final[list[Step[Undead]]] = [PayUpkeep(seat, 0) for seat in range(SEATS)]
RESOLUTIONS: Final = [ResolveSpaces(space) for space in range(HIGHEST + 2)]
"""Steps are immutable, so all tables share them."""

# Setting up


def deal(box: Box, seats: int, gangs: bool, harder: int, last: int, rng: Rng) -> Undead:
    """Lay out a new game that ends after the day *last* at the latest."""
    table = Undead(box, seats, rng)
    table.unpack()
    table.plan([BeginRound(), ChooseStart()])
    table.gangs = 1 if gangs else 0
    table.harder = harder if seats == 1 else 0
    table.last = last
    table.hidden = WISHES
    table.coins_left = box.coins
    table.notoriety_left = box.notoriety
    seat: i64
    for seat in range(seats):
        table.set_stash(seat, box.first_outlaws)
        table.set_aside(seat, box.outlaws - box.first_outlaws)
        table.set_skull(seat, 1)
    table.law = rng.below(seats)
    lay_buildings(table)
    if seats == 1:
        table.set_grave(RANGER, box.outlaws)
        table.set_cells(RANGER, ALL_CHAMBERS)
        table.set_skull(RANGER, 1)
        bury_undead(table, table.harder & RIDERS != 0)
        table.add_undead(table.draw_undead(), STREET)
    else:
        bury_undead(table, True)
        raise_first_undead(table)
    return table


STEPS: Final = by_name(
    ChooseStart,
    BeginRound,
    UseBuildings,
    ChooseGoods,
    ChooseSpace,
    SendJoker,
    SendRanger,
    ResolveSpaces,
    Hire,
    OfferBribe,
    AnnounceTarget,
    DuelCritical,
    TakeTurn,
    RangerActs,
    UseAbility,
    AnswerThreat,
    PayThreat,
    TakeShot,
    ShotCritical,
    BreakBullet,
    KeepShooting,
    UndeadCritical,
    StripBullet,
    RobMore,
    LoadBullets,
    LoadBonus,
    RaiseUndead,
    PlaceUndead,
    TakeIncome,
    TakeExtra,
    BuyBuilding,
    AnswerClaim,
    DefenderShoots,
    FightCritical,
    Withdraw,
    PayUpkeep,
    EndRound,
    FinalDuel,
)
