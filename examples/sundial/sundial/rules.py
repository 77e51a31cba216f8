"""The steps of Sundial in the order of play, the end, and the deal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.position import by_name
from paradice.core.rng import Rng
from paradice.core.table import Outcome, Question, Step, only
from sundial.moves import (
    CHOOSE,
    CHOOSES,
    DUSK,
    LATE,
    LATE_SLEEPERS_SKIP_NAPS,
    TAKE,
    TAKES,
    WAKE,
    WAKES,
)
from sundial.table import Card, Sundial


class PledgeHour(Step[Sundial]):
    """At dawn all choose in secret when to wake; the hours are shown together."""

    def deciders(self, table: Sundial) -> list[int]:
        return table.asleep()

    def candidates(self, table: Sundial, seat: Seat) -> list[Move]:
        return WAKE

    def play(self, table: Sundial, seat: Seat, move: Move) -> None:
        table.pledge[seat] = move.what
        if len(table.asleep()) == 0:
            table.pop()
            table.unveiled += 1
            table.hour = table.pledge[:]
            sleeper: i64
            for sleeper in range(table.seats):
                table.tell(WAKES, sleeper, table.hour[sleeper])


class TakeCard(Step[Sundial]):
    """By day whoever is hindmost takes a card, until all have reached dusk."""

    def run(self, table: Sundial) -> bool:
        if table.hour[table.hindmost()] < DUSK:
            return False
        end(table)
        return True

    def deciders(self, table: Sundial) -> list[int]:
        return only(table.hindmost())

    def candidates(self, table: Sundial, seat: Seat) -> list[Move]:
        return TAKE[: len(table.row)]

    def why_not(self, table: Sundial, seat: Seat, move: Move) -> Rule | None:
        """Late in the day nobody takes a nap, unless the row holds nothing else."""
        if table.is_nap(move.what) and table.hour[seat] > LATE and table.has_work():
            return LATE_SLEEPERS_SKIP_NAPS
        return None

    def play(self, table: Sundial, seat: Seat, move: Move) -> None:
        number: i64 = table.take(move.what)
        table.tell(TAKES, seat, number)
        card = table.cards[number]
        table.hour[seat] += card.hours
        for effect in card.effects:
            effect.apply(table, seat)
        if len(card.roads) > 0:
            table.push(ChooseRoad(seat, number))


class ChooseRoad(Question[Sundial]):
    """A card lets choose between what it does."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def candidates(self, table: Sundial, seat: Seat) -> list[Move]:
        return CHOOSE

    def play(self, table: Sundial, seat: Seat, move: Move) -> None:
        table.pop()
        table.tell(CHOOSES, seat, move.what)
        table.cards[self.card].roads[move.what].apply(table, seat)


def end(table: Sundial) -> None:
    """Whoever has most points wins; several may."""
    scores = list(table.score)
    winners = [seat for seat in range(table.seats) if scores[seat] == max(scores)]
    table.end(Outcome("dusk", winners, scores))


def deal(cards: list[Card], seats: int, rng: Rng) -> Sundial:
    """Lay out a new game."""
    table = Sundial(cards, seats, rng)
    table.plan([TakeCard(), PledgeHour()])
    table.refill()
    return table


STEPS: Final = by_name(PledgeHour, TakeCard, ChooseRoad)
