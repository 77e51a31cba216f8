"""What lies on a Trekking table, and the operations upon it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.events import EVERYONE, Seat
from paradice.core.rng import Rng
from paradice.core.rows import WIDE, alike, numbers_of, places, row_of, set_at, where, wide_slide
from paradice.games.trekking.box import Itinerary
from paradice.games.trekking.fields import TrekkingFields
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

ALL_TOKENS: Final[i64] = 12
"""So many bits has what lies in all columns of a seat."""
NO_CARDS: Final = row_of([EMPTY] * SLOTS, WIDE)


class Trekking(TrekkingFields):
    """One position of Trekking Through History; fields.toml declares what it is made of.

    ``row`` holds six slots, the first is the face-up deck; ``deck`` the cards below it, unordered.
    ``hand`` holds four places for each seat. ``jokers`` are those still to be placed.
    ``taken`` tells all cards taken, in order; :meth:`treks` reads it. ``year`` and ``length`` are
    those of the current treks, ``closed`` is what the earlier ones pay.
    """

    __slots__ = ()

    def unpack(self) -> None:
        """Put the pieces of an empty table where they begin."""
        seats: i64 = self.seats
        self.hand = vec[i64]([EMPTY] * (seats * DEALT))
        self.worn = alike(seats * DAYS, EMPTY)
        self.clear_choices()
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
        hours: i64 = self.hour_of(other) - self.hour_of(seat)
        if hours != 0:
            return hours > 0
        return self.arrival_of(seat) > self.arrival_of(other)

    def move_watch(self, seat: Seat, hour: i64) -> None:
        """Put a watch on *hour*, on top of those that are there."""
        self.set_hour(seat, hour)
        self.arrivals += 1
        self.set_arrival(seat, self.arrivals)

    def is_day_over(self) -> bool:
        seat: i64
        for seat in range(self.seats):
            if self.hour_of(seat) < NOON:
                return False
        return True

    # The row

    def has_cards(self) -> bool:
        return self.card_at(SLOTS - 1) != EMPTY

    def cards_in_row(self) -> list[int]:
        """Return the cards of all slots."""
        return numbers_of(self.row, SLOTS, WIDE)

    def lay_out(self) -> None:
        """Open the deck of the day: each card slides to the right, the last is the face-up deck."""
        self.deck = self.box.decks[self.day][:]
        slot: i64
        for slot in range(SLOTS - 1, -1, -1):
            self.set_row(slot, self.draw())

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
            self.add_score(seat, icon)

    def gain_crystal(self, seat: Seat) -> None:
        self.add_crystals(seat, 1)
        self.tell(GAINS_CRYSTAL, seat, self.crystals_of(seat))

    def sheet(self, seat: Seat) -> Itinerary:
        """Return the itinerary that *seat* follows today."""
        return self.box.itineraries[self.worn_of(seat, self.day)]

    def all_tokens(self, seat: Seat) -> i64:
        """Return how many tokens lie in all columns of *seat*, as one number."""
        return set_at(self.filled, seat, ALL_TOKENS)

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
        self.set_filled(seat, column, place + 1)
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
            if self.box.ends_trek(card, self.year[seat]):
                points: i64 = self.box.points_of_trek(self.length_of(seat))
                self.closed[seat] += points
                self.tell(CLOSES, seat, self.length_of(seat), points)
                opens = 1
            elif self.length_of(seat) == 0:
                opens = 1
            self.year[seat] = self.box.cards[card].year
        if opens == 1:
            self.set_length(seat, 0)
        self.add_length(seat, 1)
        if self.events is not None:
            if opens == 1:
                self.tell(OPENS, seat, card)
            else:
                self.tell(CONTINUES, seat, self.length_of(seat))
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

    def undecided(self) -> list[int]:
        """Return who has not chosen an itinerary tonight."""
        return places(where(self.chosen, self.seats, EMPTY))

    def clear_choices(self) -> None:
        self.chosen = alike(self.seats, EMPTY)

    def follow(self, seat: Seat, place: i64) -> None:
        """Lay an itinerary of the hand open for today."""
        start: i64 = seat * DEALT
        sheet: i64 = self.hand[start + place]
        self.set_worn(seat, self.day, sheet)
        i: i64
        for i in range(place, DEALT - 1):
            self.hand[start + i] = self.hand[start + i + 1]
        self.hand[start + DEALT - 1] = EMPTY
        self.tell(FOLLOWS, seat, sheet + 1)

    # Copies

    def clone(self) -> Trekking:
        twin = Trekking(self.box, 0, self.rng.clone())
        twin.copy_from(self)
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Trekking:
        """What *seat* cannot know: the itineraries others hold, and which they choose tonight."""
        twin = self.clone()
        twin.rng = rng
        pool = vec[i64]([1] * len(self.box.itineraries))
        rival: i64
        place: i64
        sheet: i64
        for rival in range(self.seats):
            for place in range(DAYS):
                sheet = self.worn_of(rival, place)
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
                if twin.chosen_of(rival) != EMPTY:
                    twin.set_chosen(rival, rng.below(held))
        return twin
