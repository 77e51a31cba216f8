"""What lies on a table of Riff in Time, and the small honest operations upon it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.contract import Cue, Outcome, Seat, Table
from paradice.core.rng import Rng
from paradice.core.rows import BITS, alike, at, put, set_at, set_put, where
from paradice.core.sets import count, full, number, single
from paradice.games.riff.box import Box
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

FIELDS: Final = (
    "round active first spot:10 disc:11 level:11 stand:10 fixer:10 fresh place:4 who:4 offer:8 "
    "task:4 bonus:4 done:4 stage:4x15 hasty:4 deck known turned followed kind:4 face:4 left:6 "
    "loose paired:3 live spent gift booth"
).split()
NO_DICE: Final = alike(MOST_DICE, EMPTY)
NO_FACES: Final = alike(MOST_DICE, BLANK + USED)
STAGE_BITS: Final[i64] = 15


class Riff(Table):
    """One position of Riff in Time.

    Positions are 0 for San Dimas and 1 to 10; ``spot`` tells where each location lies, ``disc``
    what lies on each position. ``level`` is the dial of each position: a location at 0 is fixed.
    ``stand`` tells where each personage is, ``fixer`` who holds the Triumphant die of each
    location; ``fresh`` of those came in this turn. ``deck`` is the set of riff cards nobody knows
    the order of, ``known`` those that lie on top of it; ``followed`` has a bit for each section of
    the card ``turned`` last that was followed. ``kind`` and ``face`` are the dice of the active
    pool; ``live`` and ``spent`` the cards whose action may still be used and was used in
    this turn, a bit for each; ``loose`` counts the Excellents made of two equal actions, ``paired``
    the dice and cards used for them by symbol, ``left`` the symbols that all these still show.

    What has a number for each position, location, personage, player, die or symbol is a row:
    see :mod:`paradice.core.rows`; ``stage`` has a set for each player.
    """

    def __init__(self, box: Box, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.round: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.fresh: i64 = 0
        self.turned: i64 = EMPTY
        self.followed: i64 = 0
        self.loose: i64 = 0
        self.paired: i64 = 0
        self.live: i64 = 0
        self.spent: i64 = 0
        self.gift: i64 = 0
        self.booth: i64 = BOOTH_TOO_LATE
        self.spot: i64 = 0
        self.disc: i64 = 0
        self.level: i64 = 0
        self.stand: i64 = 0
        self.fixer: i64 = 0
        self.place: i64 = 0
        self.who: i64 = 0
        self.offer: i64 = 0
        self.task: i64 = 0
        self.bonus: i64 = 0
        self.done: i64 = 0
        self.stage: i64 = 0
        self.hasty: i64 = 0
        self.kind: i64 = 0
        self.face: i64 = 0
        self.left: i64 = 0
        self.deck: i64 = 0
        self.known = vec[i64]()

    def unpack(self) -> None:
        """Put the pieces of an empty table where they begin: all rifts at their first level."""
        self.disc = put(0, SAN_DIMAS, PRESENT)
        self.level = alike(POSITIONS, self.box.first_level)
        self.fixer = alike(LOCATIONS, NOBODY)
        self.who = alike(self.seats, EMPTY)
        self.offer = alike(2 * self.seats, EMPTY)
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

    # The rifts

    def here(self) -> i64:
        """Return the position of the active character."""
        return at(self.place, self.active)

    def after_active(self, turns: i64) -> i64:
        """Return who comes so many turns, less than a round, after the active player."""
        return self.seat_after(self.active, turns)

    def tell_at(self, cue: Cue, seat: Seat, position: i64, number: i64 = 0, other: i64 = 0) -> None:
        """Say what happened at a position, if anybody listens."""
        if self.events is not None:
            self.tell(cue, seat, at(self.disc, position), number, other)

    def is_fixed(self, position: i64) -> bool:
        return position != SAN_DIMAS and at(self.level, position) == 0

    def is_returned(self, personage: i64) -> bool:
        return at(self.stand, personage) == HOME

    def raise_rift(self, position: i64, times: i64) -> None:
        """A fixed location is not raised; what a full dial cannot take goes to San Dimas."""
        if position == SAN_DIMAS:
            self.raise_san_dimas(times)
            return
        level: i64 = at(self.level, position)
        if level == 0:
            return
        taken: i64 = min(times, self.box.highest_level - level)
        if taken > 0:
            self.level = put(self.level, position, level + taken)
            self.tell_at(RISES, NOBODY, position, level + taken, taken)
        if taken < times:
            self.tell_at(OVERFLOWS, NOBODY, position)
            self.raise_san_dimas(times - taken)

    def raise_san_dimas(self, times: i64) -> None:
        """When San Dimas cannot be raised as required, the game is lost."""
        level: i64 = at(self.level, SAN_DIMAS) + times
        if level > self.box.highest_san_dimas:
            self.level = put(self.level, SAN_DIMAS, self.box.highest_san_dimas)
            self.tell(PRESENT_BREAKS, NOBODY)
            self.lose("san-dimas")
        else:
            self.level = put(self.level, SAN_DIMAS, level)
            self.tell(RISES, NOBODY, PRESENT, level, times)

    def lower_san_dimas(self, times: i64) -> None:
        """At zero, San Dimas is lowered no further."""
        level: i64 = max(at(self.level, SAN_DIMAS) - times, 0)
        if level != at(self.level, SAN_DIMAS):
            self.tell(FALLS, NOBODY, PRESENT, level, at(self.level, SAN_DIMAS) - level)
            self.level = put(self.level, SAN_DIMAS, level)

    def lower_here(self, times: i64) -> None:
        """The active character's place is lowered; only with its personage returned below 1."""
        seat: i64 = self.active
        position: i64 = at(self.place, seat)
        before: i64 = at(self.level, position)
        if position == SAN_DIMAS:
            self.lower_san_dimas(times)
        elif before > 0:
            least: i64 = 0 if self.is_returned(at(self.disc, position)) else 1
            level: i64 = max(before - times, least)
            self.level = put(self.level, position, level)
            if level == 0:
                self.close(position)
            elif level < before:
                self.tell_at(FALLS, NOBODY, position, level, before - level)
        if at(self.level, position) < before and at(self.done, seat) == OPEN:
            self.box.objectives[at(self.task, seat)].task.lowered(self, seat, position)

    def close(self, position: i64) -> None:
        """The location is fixed; whoever fixes it first gains its Triumphant die."""
        self.tell_at(CLOSES, self.active, position)
        location: i64 = at(self.disc, position)
        if at(self.fixer, location) == NOBODY:
            self.fixer = put(self.fixer, location, self.active)
            self.fresh += 1
            if self.events is not None:
                self.tell(GAINS_DIE, self.active, self.count_fixed_by(self.active))

    def reopen(self, position: i64) -> None:
        """A fixed location becomes unfixed; its personage stays returned."""
        self.level = put(self.level, position, self.box.reopened_level)
        self.tell_at(REOPENS, NOBODY, position, self.box.reopened_level)

    def count_fixed(self) -> i64:
        return count(where(self.level, POSITIONS, 0) >> BITS)

    def count_fixed_by(self, seat: Seat) -> i64:
        """Return how many Triumphant dice *seat* has gained."""
        return count(where(self.fixer, LOCATIONS, seat))

    # Characters and personages

    def arrive(self, seat: Seat, position: i64) -> None:
        """Put a character on a position: a visit, with everybody in the booth."""
        self.place = put(self.place, seat, position)
        if at(self.done, seat) == OPEN:
            self.box.objectives[at(self.task, seat)].task.visited(self, seat)

    def board(self, seat: Seat, personage: i64) -> None:
        """A personage enters a booth: this too is a visit of the place."""
        self.stand = put(self.stand, personage, ABOARD + seat)
        if at(self.done, seat) == OPEN:
            self.box.objectives[at(self.task, seat)].task.visited(self, seat)

    def is_aboard(self, personage: i64, seat: Seat) -> bool:
        return at(self.stand, personage) == ABOARD + seat

    def aboard(self, seat: Seat) -> i64:
        """Return who is in a booth, as a row of ones."""
        return where(self.stand, LOCATIONS, ABOARD + seat)

    def count_aboard(self, seat: Seat) -> i64:
        return count(self.aboard(seat))

    def stage_of(self, seat: Seat) -> i64:
        """Return how far *seat* has come with its task, by the task's own reckoning."""
        return set_at(self.stage, seat, STAGE_BITS)

    def set_stage(self, seat: Seat, stage: i64) -> None:
        self.stage = set_put(self.stage, seat, stage, STAGE_BITS)

    def accomplish(self, seat: Seat) -> None:
        """The task is done; its reward comes at the next end of a turn."""
        self.done = put(self.done, seat, DONE)
        self.tell(ACCOMPLISHES, seat, at(self.task, seat))

    def has_gift(self, character: i64) -> bool:
        """Say whether the active player has an ability that works once a turn, not yet used."""
        return self.gift == 0 and at(self.who, self.active) == character

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
        twin.become(self)
        twin.round = self.round
        twin.active = self.active
        twin.first = self.first
        twin.fresh = self.fresh
        twin.turned = self.turned
        twin.followed = self.followed
        twin.loose = self.loose
        twin.paired = self.paired
        twin.live = self.live
        twin.spent = self.spent
        twin.gift = self.gift
        twin.booth = self.booth
        twin.deck = self.deck
        twin.spot = self.spot
        twin.disc = self.disc
        twin.level = self.level
        twin.stand = self.stand
        twin.fixer = self.fixer
        twin.place = self.place
        twin.who = self.who
        twin.offer = self.offer
        twin.task = self.task
        twin.bonus = self.bonus
        twin.done = self.done
        twin.stage = self.stage
        twin.hasty = self.hasty
        twin.known = self.known[:]
        twin.kind = self.kind
        twin.face = self.face
        twin.left = self.left
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Riff:
        """All is open but chance: the order of the deck and the dice are drawn when they come."""
        twin = self.clone()
        twin.rng = rng
        return twin
