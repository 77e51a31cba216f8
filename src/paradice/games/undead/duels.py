"""Duels: announced targets and simultaneous shots, on an action space or for the victory."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.sets import has
from paradice.core.table import Question, Step, only
from paradice.games.undead.box import BRIBERY
from paradice.games.undead.moves import (
    BRIBE,
    BRIBES,
    DUEL_BEGINS,
    DUEL_HAS_NO_PRICE,
    FIGHT,
    GOES_HOME,
    HITS,
    LEAVES_DUEL,
    MISSES,
    NO_BRIBE_AT_THE_END,
    NOBODY,
    OWN_GANG,
    PAY,
    RANGER,
    TARGET,
    TARGETS,
    TRIGGER,
)
from paradice.games.undead.shootouts import (
    TRIGGER_OR_HOLD,
    backfire,
    can_trigger,
    is_backfire,
    report,
    spend_bullet,
    trigger,
)
from paradice.games.undead.supplies import RaiseUndead
from paradice.games.undead.table import Undead

FINAL: Final[i64] = 0
"""In place of a space: the duel to the death that decides the game."""
BEYOND_ALL: Final[i64] = 100
"""The value of a critical hit."""


def fighter_at(table: Undead, turn: i64) -> i64:
    """Return who comes *turn* places after the Law; alone, the Ranger comes after you."""
    return turn if table.is_solo() else table.after_law(turn)


def foes_among(table: Undead, fighter: i64, fighters: i64) -> i64:
    """Return those of *fighters* that *fighter* may shoot at, as a set."""
    return fighters & ~table.gang(fighter)


def has_foes(table: Undead, fighters: i64) -> bool:
    """Say if not all of *fighters* are on one side."""
    fighter: i64
    for fighter in range(table.fighters()):
        if has(fighters, fighter):
            return foes_among(table, fighter, fighters) != 0
    return False


def meet(table: Undead, space: i64, fighters: i64) -> None:
    """Foes who chose the same space duel, unless it is peaceful; with the Ranger on any space."""
    if table.is_solo():
        if fighters != 0 and table.is_on(RANGER, space):
            begin_duel(table, space, fighters | 1 << RANGER)
    elif not table.box.spaces[space].is_peaceful and has_foes(table, fighters):
        begin_duel(table, space, fighters)


def begin_duel(table: Undead, space: i64, fighters: i64) -> None:
    """Put a duel on the agenda; the Sheriff's Office lets its holder buy himself out."""
    table.tell(DUEL_BEGINS, NOBODY, space)
    keepers: i64 = table.keepers(BRIBERY) & fighters
    seat: i64
    for seat in range(table.seats):
        if has(keepers, seat) and table.coins_of(seat) > 0:
            table.push(OfferBribe(seat, space, fighters))
            return
    table.push(AnnounceTarget(space, fighters, 0))


class OfferBribe(Question[Undead]):
    """The holder of the Sheriff's Office may give a coin to an opponent and stay out of it."""

    def __init__(self, seat: i64, space: i64, fighters: i64) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.fighters: Final = fighters

    def numbers(self) -> list[int]:
        return [self.seat, self.space, self.fighters]

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        moves = [FIGHT]
        other: i64
        for other in range(table.seats):
            if has(self.fighters, other) and other != seat:
                moves.append(BRIBE[other])
        return moves

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return None if move is FIGHT or table.are_foes(seat, move.what) else OWN_GANG

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.pop()
        fighters: i64 = self.fighters
        if move is not FIGHT:
            table.tell(BRIBES, seat, move.what)
            table.hand_coin(seat, move.what)
            fighters &= ~(1 << seat)
        if has_foes(table, fighters):
            table.push(AnnounceTarget(self.space, fighters, 0))


def late_bribes(table: Undead, seat: Seat, fighters: i64) -> list[Move]:
    """What the holder of the Sheriff's Office may point at once a duel has begun."""
    if not table.has_power(seat, BRIBERY):
        return []
    return [BRIBE[other] for other in range(table.seats) if has(fighters, other) and other != seat]


def why_not_bribe(space: i64) -> Rule:
    """It is too late for a bribe; at the end of the game there never is one."""
    return NO_BRIBE_AT_THE_END if space == FINAL else DUEL_HAS_NO_PRICE


class AnnounceTarget(Step[Undead]):
    """Each duellist announces a target, in order from the Law; a lone foe needs no word.

    ``targets`` has three bits for each fighter: 0 for none yet, else the target and one.
    """

    def __init__(self, space: i64, fighters: i64, targets: i64) -> None:
        self.space: Final = space
        self.fighters: Final = fighters
        self.targets: Final = targets

    def numbers(self) -> list[int]:
        return [self.space, self.fighters, self.targets]

    def next(self, table: Undead) -> i64:
        """Return the first duellist without a target, or NOBODY."""
        turn: i64
        for turn in range(table.fighters()):
            fighter = fighter_at(table, turn)
            if has(self.fighters, fighter) and (self.targets >> (3 * fighter)) & 7 == 0:
                return fighter
        return NOBODY

    def run(self, table: Undead) -> bool:
        fighter = self.next(table)
        if fighter == NOBODY:
            table.pop()
            draw_and_fire(table, self.space, self.fighters, self.targets)
            return True
        foes = foes_among(table, fighter, self.fighters)
        if foes & (foes - 1) != 0:
            return False
        other: i64 = 0
        while foes > 1:
            foes >>= 1
            other += 1
        self.announce(table, fighter, other)
        return True

    def announce(self, table: Undead, fighter: i64, other: i64) -> None:
        table.pop()
        table.tell(TARGETS, table.named(fighter), table.named(other))
        targets: i64 = self.targets | (other + 1) << (3 * fighter)
        table.push(AnnounceTarget(self.space, self.fighters, targets))

    def deciders(self, table: Undead) -> list[int]:
        return only(self.next(table))

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        moves = self.aims(table, seat)
        moves.append(PAY)
        return moves + late_bribes(table, seat, self.fighters)

    def moves(self, table: Undead, seat: Seat) -> list[Move]:
        return self.legal(table, seat, self.aims(table, seat))

    def aims(self, table: Undead, seat: Seat) -> list[Move]:
        """The other duellists: nothing else can be legal."""
        moves: list[Move] = []
        other: i64
        for other in range(table.seats):
            if has(self.fighters, other) and other != seat:
                moves.append(TARGET[other])
        return moves

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move is PAY:
            return DUEL_HAS_NO_PRICE
        if move.kind is BRIBE:
            return why_not_bribe(self.space)
        return None if table.are_foes(seat, move.what) else OWN_GANG

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        self.announce(table, seat, move.what)


def draw_and_fire(table: Undead, space: i64, fighters: i64, targets: i64) -> None:
    """All duellists roll at the same time."""
    faces: i64 = 0
    turn: i64
    if space != FINAL:
        for turn in range(table.fighters()):
            fighter = fighter_at(table, turn)
            if has(fighters, fighter):
                report(table, fighter)
    for turn in range(table.fighters()):
        fighter = fighter_at(table, turn)
        if has(fighters, fighter):
            faces |= table.roll(fighter) << (4 * fighter)
    table.push(DuelCritical(space, fighters, targets, faces, 0, 0))


class DuelCritical(Step[Undead]):
    """All dice are seen: in order, who has an 8 and the Skull triggers the critical hit or not.

    ``faces`` has four bits for each fighter; ``asked`` and ``triggered`` are sets.
    """

    def __init__(
        self, space: i64, fighters: i64, targets: i64, faces: i64, asked: i64, triggered: i64
    ) -> None:
        self.space: Final = space
        self.fighters: Final = fighters
        self.targets: Final = targets
        self.faces: Final = faces
        self.asked: Final = asked
        self.triggered: Final = triggered

    def numbers(self) -> list[int]:
        return [
            self.space, self.fighters, self.targets, self.faces, self.asked, self.triggered
        ]  # fmt: skip

    def face(self, fighter: i64) -> i64:
        return (self.faces >> (4 * fighter)) & 15

    def next(self, table: Undead) -> i64:
        """Return the next duellist with a critical hit to decide on, or NOBODY."""
        turn: i64
        for turn in range(table.fighters()):
            fighter = fighter_at(table, turn)
            if not has(self.asked, fighter) and can_trigger(table, fighter, self.face(fighter)):
                return fighter
        return NOBODY

    def run(self, table: Undead) -> bool:
        """The Dead Ranger always triggers his."""
        fighter = self.next(table)
        if fighter == NOBODY:
            table.pop()
            self.resolve(table)
            return True
        if fighter < table.seats:
            return False
        self.decide(table, fighter, True)
        return True

    def decide(self, table: Undead, fighter: i64, triggers: bool) -> None:
        table.pop()
        bit: i64 = 1 << fighter
        triggered: i64 = self.triggered
        if triggers:
            trigger(table, fighter)
            triggered |= bit
        table.push(
            DuelCritical(
                self.space, self.fighters, self.targets, self.faces, self.asked | bit, triggered
            )
        )

    def deciders(self, table: Undead) -> list[int]:
        return only(self.next(table))

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return TRIGGER_OR_HOLD + late_bribes(table, seat, self.fighters)

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        return why_not_bribe(self.space) if move.verb == "bribe" else None

    def moves(self, table: Undead, seat: Seat) -> list[Move]:
        return TRIGGER_OR_HOLD

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        self.decide(table, seat, move is TRIGGER)

    def value(self, table: Undead, fighter: i64) -> i64:
        """Return what a hit counts: the face, a critical beyond all; 0 is a miss."""
        if has(self.triggered, fighter):
            return BEYOND_ALL
        face = self.face(fighter)
        return face if table.is_loaded(fighter, face) else 0

    def target(self, fighter: i64) -> i64:
        return ((self.targets >> (3 * fighter)) & 7) - 1

    def is_outdrawn(self, table: Undead, fighter: i64) -> bool:
        """Values compare only between two who target each other: the lower hit does not count."""
        other = self.target(fighter)
        return self.target(other) == fighter and self.value(table, other) > self.value(
            table, fighter
        )

    def resolve(self, table: Undead) -> None:
        """All shots hit or miss at once; then bullets, critical misses, and the dead."""
        dead: i64 = 0
        fled: i64 = 0
        fighter: i64
        turn: i64
        for fighter in range(table.fighters()):
            if not has(self.fighters, fighter):
                continue
            value = self.value(table, fighter)
            if value > 0 and not self.is_outdrawn(table, fighter):
                dead |= 1 << self.target(fighter)
            if is_backfire(table, fighter, self.face(fighter)):
                fled |= 1 << fighter
        for turn in range(table.fighters()):
            fighter = fighter_at(table, turn)
            if has(self.fighters, fighter):
                self.count_shot(table, fighter)
        self.spend(table, dead)
        if self.space == FINAL:
            leave_duel(table, dead | fled)
        else:
            self.clear_space(table, dead, fled & ~dead)

    def count_shot(self, table: Undead, fighter: i64) -> None:
        """Tell a shot; whose hit counts gains a notoriety for it."""
        face = self.face(fighter)
        name: i64 = table.named(fighter)
        if is_backfire(table, fighter, face):
            backfire(table, fighter)
            return
        value = self.value(table, fighter)
        if value == 0:
            table.tell(MISSES, name, face)
            return
        if value < BEYOND_ALL:
            table.tell(HITS, name, table.named(self.target(fighter)), face)
        if self.space != FINAL and not self.is_outdrawn(table, fighter):
            table.gain_notoriety(fighter, 1)

    def clear_space(self, table: Undead, dead: i64, fled: i64) -> None:
        """The dead go to the graveyard and raise undead, in order; who backfired goes home."""
        turn: i64
        for turn in range(table.fighters()):
            fighter = fighter_at(table, turn)
            if not has(dead | fled, fighter):
                continue
            table.leave_space(fighter, self.space)
            if has(dead, fighter) or fighter >= table.seats:
                table.bury(fighter)
            else:
                table.add_stash(fighter, 1)
                table.tell(GOES_HOME, fighter)
        for turn in range(table.fighters() - 1, -1, -1):
            fighter = fighter_at(table, turn)
            if has(dead, fighter):
                table.push(RaiseUndead(fighter))

    def spend(self, table: Undead, dead: i64) -> None:
        """Each hit of a survivor costs its bullet."""
        seat: i64
        for seat in range(table.seats):
            if has(self.fighters, seat) and not has(dead, seat):
                spend_bullet(table, seat, self.face(seat))


def leave_duel(table: Undead, out: i64) -> None:
    """In the duel for the victory, who is hit or backfires is out of it."""
    turn: i64
    for turn in range(table.seats):
        seat = table.after_law(turn)
        if has(out, seat):
            table.tell(LEAVES_DUEL, seat)
    table.fallen |= out
