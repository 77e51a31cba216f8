"""What lies on a table of Riff in Time, and the operations upon it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.events import Cue, Seat
from paradice.core.rng import Rng
from paradice.core.rows import BITS, alike, first, head, only_at, places, where
from paradice.core.sets import count, full, number, single
from paradice.core.table import Outcome
from paradice.games.riff.fields import RiffFields
from paradice.games.riff.moves import (
    ABOARD,
    ACCOMPLISHES,
    BLANK,
    BOOTH_TOO_LATE,
    CLOSES,
    DECK_IS_EMPTY,
    DONE,
    DRAWS,
    EMPTY,
    EXCELLENT,
    FALLS,
    GAINS_DIE,
    HOME,
    LOCATIONS,
    MOST_DICE,
    NOBODY,
    OPEN,
    OVERFLOWS,
    POSITIONS,
    PRESENT,
    PRESENT_BREAKS,
    REOPENS,
    RISES,
    SAN_DIMAS,
    USED,
)

NO_DICE: Final = alike(MOST_DICE, EMPTY)
NO_FACES: Final = alike(MOST_DICE, BLANK + USED)


ALL_PEOPLE: Final[i64] = alike(LOCATIONS, 1)


def first_of(ones: i64) -> i64:
    """Return the first of the personages or dice that a row of ones marks."""
    return first(ones)


class Riff(RiffFields):
    """One position of Riff in Time; fields.toml declares what it is made of.

    Positions are 0 for San Dimas and 1 to 10. ``fresh`` Triumphant dice came in this turn.
    ``deck`` is the set of riff cards nobody knows the order of, ``known`` those that lie on top of
    it; ``followed`` has a bit for each section of the card ``turned`` last that was followed.
    ``kind`` and ``face`` are the dice of the active pool; ``live`` and ``spent`` the cards whose
    action may still be used and was used in this turn, a bit for each; ``loose`` counts the
    Excellents made of two equal actions, ``paired`` the dice and cards used for them by symbol,
    ``left`` the symbols that all these still show.
    """

    __slots__ = ()

    def unpack(self) -> None:
        """Put the pieces of an empty table where they begin: all rifts at their first level."""
        self.set_disc(SAN_DIMAS, PRESENT)
        self.level = alike(POSITIONS, self.box.first_level)
        self.fixer = alike(LOCATIONS, NOBODY)
        self.who = alike(self.seats, EMPTY)
        self.task = alike(self.seats, EMPTY)
        self.bonus = alike(self.seats, EMPTY)
        self.deck = full(len(self.box.cards))
        self.clear_dice()

    def clear_dice(self) -> None:
        """The dice go back; unused actions are lost."""
        self.kind = NO_DICE
        self.face = NO_FACES
        self.left = 0
        self.loose = 0
        self.paired = 0
        self.live = 0
        self.spent = 0
        self.gift = 0
        self.booth = BOOTH_TOO_LATE

    def dice_showing(self, face: i64) -> i64:
        """Return the dice with this face, as a row of ones."""
        return where(self.face, MOST_DICE, face)

    def missing_dice(self) -> i64:
        """Return the places of the pool without a die, as a row of ones."""
        return where(self.kind, MOST_DICE, EMPTY)

    def actions_for(self, symbol: i64) -> i64:
        """Return how many actions can be used as *symbol*: an Excellent counts as any action."""
        return self.left_of(symbol) + self.left_of(EXCELLENT)

    def has_actions(self) -> bool:
        """Say if an action is left, whatever it is but a Bogus."""
        return head(self.left, EXCELLENT + 1) != 0

    # The rifts

    def here(self) -> i64:
        """Return the position of the active character."""
        return self.place_of(self.active)

    def after_active(self, turns: i64) -> i64:
        """Return the seat that comes so many turns, less than a round, after the active one."""
        return self.seat_after(self.active, turns)

    def tell_at(self, cue: Cue, seat: Seat, position: i64, number: i64 = 0, other: i64 = 0) -> None:
        """Report an event at a position, if events are collected."""
        if self.events is not None:
            self.tell(cue, seat, self.disc_at(position), number, other)

    def is_fixed(self, position: i64) -> bool:
        return position != SAN_DIMAS and self.level_at(position) == 0

    def is_returned(self, personage: i64) -> bool:
        return self.stand_of(personage) == HOME

    def raise_rift(self, position: i64, times: i64) -> None:
        """A fixed location is not raised; what a full dial cannot take goes to San Dimas."""
        if position == SAN_DIMAS:
            self.raise_san_dimas(times)
            return
        level: i64 = self.level_at(position)
        taken: i64 = self.box.rise(level, times)
        if taken > 0:
            self.set_level(position, level + taken)
            self.tell_at(RISES, NOBODY, position, level + taken, taken)
        over: i64 = self.box.overflow(level, times)
        if over > 0:
            self.tell_at(OVERFLOWS, NOBODY, position)
            self.raise_san_dimas(over)

    def raise_san_dimas(self, times: i64) -> None:
        """When San Dimas cannot be raised as required, the game is lost."""
        level: i64 = self.level_at(SAN_DIMAS) + times
        if self.box.is_broken(level):
            self.set_level(SAN_DIMAS, self.box.highest_san_dimas)
            self.tell(PRESENT_BREAKS, NOBODY)
            self.lose("san-dimas")
        else:
            self.set_level(SAN_DIMAS, level)
            self.tell(RISES, NOBODY, PRESENT, level, times)

    def lower_san_dimas(self, times: i64) -> None:
        """At zero, San Dimas is lowered no further."""
        level: i64 = max(self.level_at(SAN_DIMAS) - times, 0)
        if level != self.level_at(SAN_DIMAS):
            self.tell(FALLS, NOBODY, PRESENT, level, self.level_at(SAN_DIMAS) - level)
            self.set_level(SAN_DIMAS, level)

    def lower_here(self, times: i64) -> None:
        """The active character's place is lowered; only with its personage returned below 1."""
        seat: i64 = self.active
        position: i64 = self.place_of(seat)
        before: i64 = self.level_at(position)
        if position == SAN_DIMAS:
            self.lower_san_dimas(times)
        elif before > 0:
            least: i64 = 0 if self.is_returned(self.disc_at(position)) else 1
            level: i64 = max(before - times, least)
            self.set_level(position, level)
            if level == 0:
                self.close(position)
            elif level < before:
                self.tell_at(FALLS, NOBODY, position, level, before - level)
        if self.level_at(position) < before and self.done_of(seat) == OPEN:
            self.box.objectives[self.task_of(seat)].task.lowered(self, seat, position)

    def close(self, position: i64) -> None:
        """The location is fixed; whoever fixes it first gains its Triumphant die."""
        self.tell_at(CLOSES, self.active, position)
        location: i64 = self.disc_at(position)
        if self.fixer_of(location) == NOBODY:
            self.set_fixer(location, self.active)
            self.fresh += 1
            if self.events is not None:
                self.tell(GAINS_DIE, self.active, self.count_fixed_by(self.active))

    def reopen(self, position: i64) -> None:
        """A fixed location becomes unfixed; its personage stays returned."""
        self.set_level(position, self.box.reopened_level)
        self.tell_at(REOPENS, NOBODY, position, self.box.reopened_level)

    def count_fixed(self) -> i64:
        return count(where(self.level, POSITIONS, 0) >> BITS)

    def count_fixed_by(self, seat: Seat) -> i64:
        """Return how many Triumphant dice *seat* has gained."""
        return count(self.fixed_by(seat))

    def fixed_by(self, seat: Seat) -> i64:
        """Return the locations whose Triumphant die *seat* holds, as a row of ones."""
        return where(self.fixer, LOCATIONS, seat)

    # Characters and personages

    def arrive(self, seat: Seat, position: i64) -> None:
        """Put a character on a position: a visit, with everybody in the booth."""
        self.set_place(seat, position)
        if self.done_of(seat) == OPEN:
            self.box.objectives[self.task_of(seat)].task.visited(self, seat)

    def board(self, seat: Seat, personage: i64) -> None:
        """A personage enters a booth: this too is a visit of the place."""
        self.set_stand(personage, ABOARD + seat)
        if self.done_of(seat) == OPEN:
            self.box.objectives[self.task_of(seat)].task.visited(self, seat)

    def is_aboard(self, personage: i64, seat: Seat) -> bool:
        return self.stand_of(personage) == ABOARD + seat

    def aboard(self, seat: Seat) -> i64:
        """Return who is in a booth, as a row of ones."""
        return self.people_at(ABOARD + seat)

    def people_at(self, stand: i64) -> i64:
        """Return who is at a position, in a booth or HOME, as a row of ones."""
        return where(self.stand, LOCATIONS, stand)

    def stands_of(self, people: i64) -> i64:
        """Return where each of some people is, as a row counted from 1; 0 for the others."""
        return only_at(self.stand + ALL_PEOPLE, people)

    def brought_by_guests(self, dice: vec[i64]) -> i64:
        """Return how many of some dice, counted by personage, the active booth brings."""
        brought: i64 = 0
        guests: i64 = self.aboard(self.active)
        while guests != 0:
            brought += dice[first(guests)]
            guests &= guests - 1
        return brought

    def count_aboard(self, seat: Seat) -> i64:
        return count(self.aboard(seat))

    def accomplish(self, seat: Seat) -> None:
        """The task is done; its reward comes at the next end of a turn."""
        self.set_done(seat, DONE)
        self.tell(ACCOMPLISHES, seat, self.task_of(seat))

    def is_taken(self, character: i64) -> bool:
        """Say if somebody plays a character."""
        return where(self.who, self.seats, character) != 0

    def undecided(self) -> list[int]:
        """Return who has not chosen an objective."""
        return places(where(self.task, self.seats, EMPTY))

    def has_gift(self, character: i64) -> bool:
        """Say whether the active player has an ability that works once a turn, not yet used."""
        return self.gift == 0 and self.character_of(self.active) == character

    # The riff deck

    def cards_left(self) -> i64:
        return len(self.known) + count(self.deck)

    def take_top(self) -> i64:
        """Take the top card of a riff deck that is not empty; it is only now drawn by chance."""
        card: i64
        if len(self.known) > 0:
            self.known, card = pop(self.known, 0)
        else:
            card = self.take_unknown()
        return card

    def take_unknown(self) -> i64:
        """Draw one of the cards nobody knows the order of."""
        card: i64 = single(self.deck, self.rng.below(count(self.deck)))
        self.deck ^= card
        return number(card)

    def draw(self) -> bool:
        """Turn the top card of the riff deck; where there is none, the game is lost."""
        if self.cards_left() == 0:
            self.tell(DECK_IS_EMPTY, NOBODY)
            self.lose("deck")
            return False
        self.turned = self.take_top()
        self.followed = 0
        self.tell(DRAWS, self.active, self.turned)
        return True

    def look(self, most: i64) -> i64:
        """Make the top cards known, *most* or those that are left; return how many."""
        while len(self.known) < most and self.deck != 0:
            self.known = append(self.known, self.take_unknown())
        return min(most, len(self.known))

    # The end

    def lose(self, reason: str) -> None:
        """The game is lost for all, at once."""
        self.end(Outcome(reason, [], [int(self.count_fixed())] * self.seats))

    def win(self) -> None:
        self.end(Outcome("all-fixed", self.everybody(), [int(LOCATIONS)] * self.seats))

    # Copies

    def clone(self) -> Riff:
        twin = Riff(self.box, 0, self.rng.clone())
        twin.copy_from(self)
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Riff:
        """All is open but chance: the order of the deck and the dice are drawn when they come."""
        twin = self.clone()
        twin.rng = rng
        return twin
