"""What lies on a Trekking table, and the small honest operations upon it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.contract import EVERYONE, Seat, Table
from paradice.core.rng import Rng
from paradice.core.rows import (
    WIDE,
    alike,
    at,
    put,
    row_of,
    set_at,
    set_put,
    wide_add,
    wide_at,
    wide_put,
    wide_slide,
)
from paradice.games.trekking.box import Box, Itinerary
from paradice.games.trekking.moves import (
    ANCESTOR,
    APPEARS,
    CLOSES,
    COLUMNS,
    CONTINUES,
    CRYSTAL,
    DAYS,
    DEALT,
    EMPTY,
    FOLLOWS,
    GAINS_CRYSTAL,
    LONG_AGO,
    LOSES,
    NOBODY,
    NOON,
    OPENS,
    PLACES,
    ROWS,
    SCORES_ROW,
    SCORES_SPACE,
    SLOTS,
)

FIELDS: Final = (
    "day hour:4 arrival:4x10 arrivals score:4x10 crystals:4x10 hand worn:12 chosen:4 filled:16x3 "
    "jokers row:6x10 deck ancestors taken year length:4x10 closed"
).split()
FILL_BITS: Final[i64] = 3
NO_CARDS: Final = row_of([EMPTY] * SLOTS, WIDE)


class Trekking(Table):
    """One position of Trekking Through History.

    ``hour`` is 0 to 12 for each watch; the greatest ``arrival`` lies on top of a stack.
    ``row`` holds six slots, the first is the face-up deck; ``deck`` the cards below it, unordered.
    ``hand`` holds four places for each seat, ``worn`` the itinerary of each seat and day.
    ``filled`` counts the tokens of each column; ``jokers`` those still to be placed.
    ``taken`` tells all cards taken, in order; :meth:`treks` reads it. ``year`` and ``length`` are
    those of the current treks, ``closed`` is what the earlier ones pay.

    What has a small number for each player, column or slot is a row: see :mod:`paradice.core.rows`.
    ``arrival``, ``score``, ``crystals``, ``length`` and ``row`` are wide ones, ``filled`` has three
    bits for each column.
    """

    def __init__(self, box: Box, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.day: i64 = 0
        self.arrivals: i64 = 0
        self.ancestors: i64 = 0
        self.jokers: i64 = 0
        self.hour: i64 = 0
        self.arrival: i64 = 0
        self.score: i64 = 0
        self.crystals: i64 = 0
        self.hand = vec[i64]()
        self.worn: i64 = 0
        self.chosen: i64 = 0
        self.filled: i64 = 0
        self.row: i64 = 0
        self.deck = vec[i64]()
        self.taken = vec[i64]()
        self.year = vec[i64]()
        self.length: i64 = 0
        self.closed = vec[i64]()

    def unpack(self) -> None:
        """Put the pieces of an empty table where they begin."""
        seats: i64 = self.seats
        self.hand = vec[i64]([EMPTY] * (seats * DEALT))
        self.worn = alike(seats * DAYS, EMPTY)
        self.chosen = alike(seats, EMPTY)
        self.row = NO_CARDS
        self.year = vec[i64]([LONG_AGO] * seats)
        self.closed = vec[i64]([0] * seats)

    # The clock

    def hindmost(self) -> i64:
        """The hindmost watch plays; on one hour, the watch on top of the stack."""
        seat: i64 = 0
        rival: i64
        for rival in range(1, self.seats):
            if self.is_before(rival, seat):
                seat = rival
        return seat

    def is_before(self, seat: Seat, other: Seat) -> bool:
        """Say if a watch moves before another: behind it, or above it on one hour."""
        hours: i64 = at(self.hour, other) - at(self.hour, seat)
        if hours != 0:
            return hours > 0
        return wide_at(self.arrival, seat) > wide_at(self.arrival, other)

    def move_watch(self, seat: Seat, hour: i64) -> None:
        """Put a watch on *hour*, on top of those that are there."""
        self.hour = put(self.hour, seat, hour)
        self.arrivals += 1
        self.arrival = wide_put(self.arrival, seat, self.arrivals)

    def is_day_over(self) -> bool:
        seat: i64
        for seat in range(self.seats):
            if at(self.hour, seat) < NOON:
                return False
        return True

    # The row

    def has_cards(self) -> bool:
        return wide_at(self.row, SLOTS - 1) != EMPTY

    def lay_out(self) -> None:
        """Open the deck of the day: each card slides to the right, the last is the face-up deck."""
        self.deck = self.box.decks[self.day][:]
        slot: i64
        for slot in range(SLOTS - 1, -1, -1):
            self.row = wide_put(self.row, slot, self.draw())

    def draw(self) -> i64:
        """Turn the next card of the deck; nothing if it is dry."""
        size: i64 = len(self.deck)
        if size == 0:
            return EMPTY
        self.deck, card = pop(self.deck, self.rng.below(size))
        if self.events is not None:
            self.tell(APPEARS, NOBODY, card)
        return card

    def slide(self, slot: i64) -> None:
        """Fill an empty slot from the left, and the leftmost from the deck."""
        self.row = wide_slide(self.row, slot, self.draw())

    # Gains

    def pay(self, seat: Seat, icon: i64) -> None:
        """Give what an icon shows: points or a crystal."""
        if icon == CRYSTAL:
            self.gain_crystal(seat)
        else:
            self.score = wide_add(self.score, seat, icon)

    def gain_crystal(self, seat: Seat) -> None:
        self.crystals = wide_add(self.crystals, seat, 1)
        self.tell(GAINS_CRYSTAL, seat, wide_at(self.crystals, seat))

    def sheet(self, seat: Seat) -> Itinerary:
        """Return the itinerary that *seat* follows today."""
        return self.box.itineraries[at(self.worn, seat * DAYS + self.day)]

    def tokens(self, seat: Seat, column: i64) -> i64:
        """Return how many tokens lie in a column."""
        return set_at(self.filled, seat * COLUMNS + column, FILL_BITS)

    def all_tokens(self, seat: Seat) -> i64:
        """Return how many tokens lie in all columns of *seat*, as one number."""
        return set_at(self.filled, seat, COLUMNS * FILL_BITS)

    def fill(self, seat: Seat, column: i64, tokens: i64) -> None:
        self.filled = set_put(self.filled, seat * COLUMNS + column, tokens, FILL_BITS)

    def has_room(self, seat: Seat, column: i64) -> bool:
        return self.tokens(seat, column) < self.sheet(seat).height[column]

    def has_any_room(self, seat: Seat) -> bool:
        column: i64
        for column in range(COLUMNS):
            if self.has_room(seat, column):
                return True
        return False

    def place_token(self, seat: Seat, token: i64, column: i64) -> None:
        """A token fills the topmost free space of its column, or is lost; icons and rows pay."""
        sheet = self.sheet(seat)
        place: i64 = self.tokens(seat, column)
        if place >= sheet.height[column]:
            self.tell(LOSES, seat, token)
            return
        self.fill(seat, column, place + 1)
        if self.events is not None:
            self.tell(PLACES, seat, token, column)
        icon: i64 = sheet.pays[column * ROWS + place]
        if icon != 0:
            if icon != CRYSTAL:
                self.tell(SCORES_SPACE, seat, icon, column)
            self.pay(seat, icon)
        line: i64 = sheet.line[column * ROWS + place]
        if sheet.bonus[line] != 0 and self.has_full_row(seat, sheet, line):
            if sheet.bonus[line] != CRYSTAL:
                self.tell(SCORES_ROW, seat, sheet.bonus[line], line)
            self.pay(seat, sheet.bonus[line])

    def has_full_row(self, seat: Seat, sheet: Itinerary, line: i64) -> bool:
        column: i64
        for column in range(COLUMNS):
            if self.tokens(seat, column) < sheet.need[line * COLUMNS + column]:
                return False
        return True

    # Treks

    def add_to_trek(self, seat: Seat, card: i64) -> None:
        """A later year continues the trek, an earlier one opens another, an Ancestor continues."""
        opens: i64 = 0
        if card != ANCESTOR:
            year = self.box.cards[card].year
            if year < self.year[seat]:
                points: i64 = self.box.points_of_trek(wide_at(self.length, seat))
                self.closed[seat] += points
                self.tell(CLOSES, seat, wide_at(self.length, seat), points)
                opens = 1
            elif wide_at(self.length, seat) == 0:
                opens = 1
            self.year[seat] = year
        if opens == 1:
            self.length = wide_put(self.length, seat, 0)
        self.length = wide_add(self.length, seat, 1)
        if self.events is not None:
            if opens == 1:
                self.tell(OPENS, seat, card)
            else:
                self.tell(CONTINUES, seat, wide_at(self.length, seat))
        self.taken = append(self.taken, (card * 8 + seat) * 2 + opens)

    def trek_lengths(self, seat: Seat) -> list[int]:
        """Return the number of cards of each trek of *seat*; the last is the current one."""
        lengths: list[int] = []
        entry: i64
        for entry in self.taken:
            if (entry >> 1) & 7 == seat:
                if entry & 1 == 1:
                    lengths.append(0)
                lengths[-1] += 1
        return lengths

    def treks(self, seat: Seat) -> list[list[int]]:
        """Return the treks of *seat* as lists of cards; the last is the current one."""
        treks: list[list[int]] = []
        entry: i64
        for entry in self.taken:
            if (entry >> 1) & 7 == seat:
                if entry & 1 == 1:
                    treks.append([])
                treks[-1].append(entry >> 4)
        return treks

    # Itineraries

    def in_hand(self, seat: Seat) -> i64:
        """Return how many itineraries *seat* still holds."""
        count: i64 = 0
        while count < DEALT and self.hand[seat * DEALT + count] != EMPTY:
            count += 1
        return count

    def follow(self, seat: Seat, place: i64) -> None:
        """Lay an itinerary of the hand open for today."""
        start: i64 = seat * DEALT
        sheet: i64 = self.hand[start + place]
        self.worn = put(self.worn, seat * DAYS + self.day, sheet)
        i: i64
        for i in range(place, DEALT - 1):
            self.hand[start + i] = self.hand[start + i + 1]
        self.hand[start + DEALT - 1] = EMPTY
        self.tell(FOLLOWS, seat, sheet + 1)

    # Copies

    def clone(self) -> Trekking:
        twin = Trekking(self.box, 0, self.rng.clone())
        twin.become(self)
        twin.day = self.day
        twin.arrivals = self.arrivals
        twin.ancestors = self.ancestors
        twin.jokers = self.jokers
        twin.hour = self.hour
        twin.arrival = self.arrival
        twin.score = self.score
        twin.crystals = self.crystals
        twin.hand = self.hand[:]
        twin.worn = self.worn
        twin.chosen = self.chosen
        twin.filled = self.filled
        twin.row = self.row
        twin.deck = self.deck[:]
        twin.taken = self.taken[:]
        twin.year = self.year[:]
        twin.length = self.length
        twin.closed = self.closed[:]
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Trekking:
        """What *seat* cannot know: the itineraries others hold, and which they choose tonight."""
        twin = self.clone()
        twin.rng = rng
        pool = vec[i64]([1] * len(self.box.itineraries))
        rival: i64
        place: i64
        for place in range(self.seats * DAYS):
            sheet: i64 = at(self.worn, place)
            if sheet != EMPTY:
                pool[sheet] = 0
        if seat != EVERYONE:
            for place in range(self.in_hand(seat)):
                pool[self.hand[seat * DEALT + place]] = 0
        unseen = vec[i64]()
        for place in range(len(pool)):
            if pool[place] == 1:
                unseen = append(unseen, place)
        for rival in range(self.seats):
            if rival != seat:
                held: i64 = self.in_hand(rival)
                for place in range(held):
                    unseen, sheet = pop(unseen, rng.below(len(unseen)))
                    twin.hand[rival * DEALT + place] = sheet
                if at(twin.chosen, rival) != EMPTY:
                    twin.chosen = put(twin.chosen, rival, rng.below(held))
        return twin
