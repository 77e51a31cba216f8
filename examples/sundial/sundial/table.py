"""What lies on a Sundial table, and what can be done with it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.rng import Rng
from paradice.core.table import Table
from sundial.moves import COPIES, ROW, SECRET, WAKE

FIELDS: Final = ("hour", "score", "pledge", "left", "row")


class Effect:
    """What a card does. All tables share it: it never changes."""

    def apply(self, table: Sundial, seat: Seat) -> None:
        raise NotImplementedError


class Card:
    """How long it takes, whether it is a nap, what it does, and between what it lets choose."""

    def __init__(
        self, name: str, hours: i64, nap: bool, effects: list[Effect], roads: list[Effect]
    ) -> None:
        self.name: Final = name
        self.hours: Final = hours
        self.nap: Final = nap
        self.effects: Final = effects
        self.roads: Final = roads


class Sundial(Table):
    """One position of Sundial.

    ``left`` counts the copies of each card in the deck, whose order nobody has decided.
    """

    def __init__(self, cards: list[Card], seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.cards: Final = cards
        self.hour = vec[i64]([0] * seats)
        self.score = vec[i64]([0] * seats)
        self.pledge = vec[i64]([SECRET] * seats)
        self.left = vec[i64]([COPIES] * len(cards))
        self.row = vec[i64]()

    def in_deck(self) -> i64:
        total: i64 = 0
        copies: i64
        for copies in self.left:
            total += copies
        return total

    def draw(self) -> i64:
        """Turn the next card of the deck."""
        place: i64 = self.rng.below(self.in_deck())
        card: i64 = 0
        while place >= self.left[card]:
            place -= self.left[card]
            card += 1
        self.left[card] -= 1
        return card

    def refill(self) -> None:
        while len(self.row) < ROW and self.in_deck() > 0:
            self.row = append(self.row, self.draw())

    def take(self, place: i64) -> i64:
        """Take a card out of the row, and turn the next."""
        self.row, card = pop(self.row, place)
        self.refill()
        return card

    def lose(self, seat: Seat, points: i64) -> None:
        self.score[seat] = max(0, self.score[seat] - points)

    def is_nap(self, place: i64) -> bool:
        return self.cards[self.row[place]].nap

    def has_work(self) -> bool:
        place: i64
        for place in range(len(self.row)):
            if not self.is_nap(place):
                return True
        return False

    def hindmost(self) -> i64:
        seat: i64 = 0
        rival: i64
        for rival in range(self.seats):
            if self.hour[rival] < self.hour[seat]:
                seat = rival
        return seat

    def asleep(self) -> list[int]:
        """Return who has not pledged an hour yet."""
        return [seat for seat in range(self.seats) if self.pledge[seat] == SECRET]

    def clone(self) -> Sundial:
        twin = Sundial(self.cards, 0, self.rng.clone())
        twin.become(self)
        twin.hour = self.hour[:]
        twin.score = self.score[:]
        twin.pledge = self.pledge[:]
        twin.left = self.left[:]
        twin.row = self.row[:]
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Sundial:
        """What *seat* cannot know: the hours that others have pledged, until all have."""
        twin = self.clone()
        twin.rng = rng
        if len(self.asleep()) > 0:
            rival: i64
            for rival in range(self.seats):
                if rival != seat and self.pledge[rival] != SECRET:
                    twin.pledge[rival] = rng.below(len(WAKE))
        return twin
