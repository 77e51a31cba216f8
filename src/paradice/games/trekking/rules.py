"""The flow of Trekking: who decides, what they may do, how it ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.position import by_name
from paradice.core.rng import Rng
from paradice.core.sets import pile_of
from paradice.core.table import Outcome, Question, Step, only
from paradice.games.trekking.box import Box
from paradice.games.trekking.moves import (
    ANCESTOR,
    ANCESTOR_OPENS_NO_TREK,
    AT_LEAST_ONE_HOUR,
    CHOOSE,
    COLUMN_IS_FULL,
    CRYSTALS_NOT_OWNED,
    DAY_BEGINS,
    DAYS,
    DEALT,
    EMPTY,
    GAME_ENDS,
    HAS_CHOSEN,
    IS_PUNCTUAL,
    ITINERARY_NOT_HELD,
    JOKER,
    LEAVES,
    LONG_AGO,
    NO_ANCESTOR_LEFT,
    NOBODY,
    NOON,
    PLACE,
    RESTS,
    SEATS,
    SLOT_IS_EMPTY,
    SLOTS,
    SPEND,
    SPENDS,
    TAKE,
    TAKES,
    TRAVELS,
    VISIT,
    VISITS,
)
from paradice.games.trekking.table import Trekking

OFFERS: Final = [*TAKE, VISIT]
PAYMENTS: Final = [SPEND[: owned + 1] for owned in range(len(SPEND))]


class TakeCard(Step[Trekking]):
    """1. Choose a card: one of the row of six, or an Ancestor."""

    def run(self, table: Trekking) -> bool:
        """Where nothing can be taken, the hindmost watch rests until noon."""
        if table.has_cards():
            return False
        seat = table.hindmost()
        if why_no_ancestor(table, seat) is None:
            return False
        table.tell(RESTS, seat)
        table.move_watch(seat, NOON)
        end_turn(table)
        return True

    def deciders(self, table: Trekking) -> list[int]:
        return only(table.hindmost())

    def candidates(self, table: Trekking, seat: Seat) -> list[Move]:
        return OFFERS

    def why_not(self, table: Trekking, seat: Seat, move: Move) -> Rule | None:
        if move.what < 0:
            return why_no_ancestor(table, seat)
        return SLOT_IS_EMPTY if table.card_at(move.what) == EMPTY else None

    def moves(self, table: Trekking, seat: Seat) -> list[Move]:
        """A full row is offered whole."""
        if table.card_at(0) == EMPTY:
            return self.legal(table, seat, OFFERS)
        return OFFERS if why_no_ancestor(table, seat) is None else TAKE

    def play(self, table: Trekking, seat: Seat, move: Move) -> None:
        slot: i64 = move.what if move.what >= 0 else SLOTS
        if most_crystals(table, seat, slot) > 0:
            table.push(PAYING[seat * (SLOTS + 1) + slot])
        else:
            travel(table, seat, slot, 0)


def why_no_ancestor(table: Trekking, seat: Seat) -> Rule | None:
    """An Ancestor must be left, and cannot open a trek."""
    if table.ancestors == 0:
        return NO_ANCESTOR_LEFT
    if table.length_of(seat) == 0:
        return ANCESTOR_OPENS_NO_TREK
    return None


class SpendCrystals(Question[Trekking]):
    """2. Move the watch: each crystal owned before saves an hour; none lasts less than one."""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def candidates(self, table: Trekking, seat: Seat) -> list[Move]:
        return SPEND

    def why_not(self, table: Trekking, seat: Seat, move: Move) -> Rule | None:
        if move.what > table.crystals_of(seat):
            return CRYSTALS_NOT_OWNED
        if move.what >= table.box.cards[card_at(table, self.slot)].hours:
            return AT_LEAST_ONE_HOUR
        return None

    def moves(self, table: Trekking, seat: Seat) -> list[Move]:
        return PAYMENTS[most_crystals(table, seat, self.slot)]

    def play(self, table: Trekking, seat: Seat, move: Move) -> None:
        table.pop()
        travel(table, seat, self.slot, move.what)


def most_crystals(table: Trekking, seat: Seat, slot: i64) -> i64:
    """Return how many crystals can save time: as many as are owned, and one hour is left."""
    return min(table.crystals_of(seat), table.box.cards[card_at(table, slot)].hours - 1)


def card_at(table: Trekking, slot: i64) -> i64:
    """Return the card of a slot; beyond the row lie the Ancestors."""
    return table.card_at(slot) if slot < SLOTS else ANCESTOR


def travel(table: Trekking, seat: Seat, slot: i64, crystals: i64) -> None:
    """Take the card: the watch moves, the gains come in; jokers wait for a column."""
    number = card_at(table, slot)
    card = table.box.cards[number]
    start: i64 = table.hour_of(seat)
    hour: i64 = start + card.hours - crystals
    table.add_crystals(seat, -crystals)
    table.move_watch(seat, min(hour, NOON))
    if slot == SLOTS:
        table.ancestors -= 1
    if table.events is not None:
        if slot < SLOTS:
            table.tell(TAKES, seat, number, slot)
        else:
            table.tell(VISITS, seat, table.ancestors)
        if crystals > 0:
            table.tell(SPENDS, seat, crystals)
        table.tell(TRAVELS, seat, min(hour, NOON) - start, min(hour, NOON))
    if hour == NOON:
        table.add_score(seat, table.box.punctuality)
        table.tell(IS_PUNCTUAL, seat, table.box.punctuality)
    receive(table, seat, number, slot)
    if table.jokers > 0:
        table.push(PLACING[seat * (SLOTS + 1) + slot])
    else:
        settle_card(table, seat, slot)


def receive(table: Trekking, seat: Seat, card: i64, slot: i64) -> None:
    """3. Receive the gains: those of the card, then those of its slot; jokers wait for a column."""
    for gain in table.box.cards[card].gains:
        gain.apply(table, seat)
    if slot < SLOTS:
        for gain in table.box.slot_gains[slot]:
            gain.apply(table, seat)


class PlaceJoker(Question[Trekking]):
    """3. Receive the gains: a joker goes to any column with a free space."""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def run(self, table: Trekking) -> bool:
        """What finds no space is lost without a question."""
        if table.jokers > 0 and table.has_any_room(self.seat):
            return False
        while table.jokers > 0:
            table.jokers -= 1
            table.place_token(self.seat, JOKER, 0)
        table.pop()
        settle_card(table, self.seat, self.slot)
        return True

    def candidates(self, table: Trekking, seat: Seat) -> list[Move]:
        return PLACE

    def why_not(self, table: Trekking, seat: Seat, move: Move) -> Rule | None:
        return None if table.has_room(seat, move.what) else COLUMN_IS_FULL

    def play(self, table: Trekking, seat: Seat, move: Move) -> None:
        table.jokers -= 1
        table.place_token(seat, JOKER, move.what)


def settle_card(table: Trekking, seat: Seat, slot: i64) -> None:
    """4. Place the card in the trek. 5. Slide the row and refill it."""
    table.add_to_trek(seat, card_at(table, slot))
    if slot < SLOTS:
        table.slide(slot)
    if table.seats == 1:
        lose_last_card(table)
    end_turn(table)


def lose_last_card(table: Trekking) -> None:
    """Alone (our variant): after every turn the card of the last slot leaves as well."""
    card: i64 = table.card_at(SLOTS - 1)
    if card != EMPTY:
        table.tell(LEAVES, NOBODY, card)
        table.slide(SLOTS - 1)


def end_turn(table: Trekking) -> None:
    """The day is over when every watch has reached noon; after the third, so is the game.

    The itineraries of the day are discarded with the tokens on them.
    """
    if not table.is_day_over():
        return
    if table.day == DAYS - 1:
        finish(table)
        return
    table.day += 1
    table.filled = 0
    begin_day(table)
    table.push(ChooseItinerary())


def begin_day(table: Trekking) -> None:
    """Open the deck of the day; the watches stay stacked as they are."""
    seat: i64
    for seat in range(table.seats):
        table.set_hour(seat, 0)
    table.tell(DAY_BEGINS, NOBODY, table.day + 1)
    table.lay_out()


class ChooseItinerary(Step[Trekking]):
    """Night: everybody chooses one of the itineraries left, in secret until all have chosen."""

    def deciders(self, table: Trekking) -> list[int]:
        return table.undecided()

    def candidates(self, table: Trekking, seat: Seat) -> list[Move]:
        return CHOOSE

    def why_not(self, table: Trekking, seat: Seat, move: Move) -> Rule | None:
        return None if move.what < table.in_hand(seat) else ITINERARY_NOT_HELD

    def moves(self, table: Trekking, seat: Seat) -> list[Move]:
        return CHOOSE[: table.in_hand(seat)]

    def play(self, table: Trekking, seat: Seat, move: Move) -> None:
        table.set_chosen(seat, move.what)
        table.tell(HAS_CHOSEN, seat)
        if table.undecided():
            return
        table.pop()
        table.unveiled += 1
        other: i64
        for other in range(table.seats):
            table.follow(other, table.chosen_of(other))
        table.clear_choices()


def finish(table: Trekking) -> None:
    """Most points win; then the longest trek, the second longest and so on; else all share."""
    scores: list[int] = []
    best: i64 = LONG_AGO
    seat: i64
    for seat in range(table.seats):
        score = final_score(table, seat)
        scores.append(score)
        best = max(best, score)
    tied = [seat for seat in range(table.seats) if scores[seat] == best]
    table.tell(GAME_ENDS, NOBODY)
    table.end(Outcome("third-day", break_tie(table, tied), scores))


def break_tie(table: Trekking, tied: list[int]) -> list[int]:
    if len(tied) == 1:
        return tied
    longest = [sorted(table.trek_lengths(seat), reverse=True) for seat in tied]
    best = max(longest)
    return [seat for seat, lengths in zip(tied, longest, strict=True) if lengths == best]


def trek_score(table: Trekking, seat: Seat) -> i64:
    """Every trek pays by its length, the current one too."""
    return table.closed[seat] + table.box.points_of_trek(table.length_of(seat))


def final_score(table: Trekking, seat: Seat) -> i64:
    """The track, a point for each crystal left, and the treks."""
    return table.score_of(seat) + table.crystals_of(seat) + trek_score(table, seat)


def deal(box: Box, seats: int, chosen_first: bool, rng: Rng) -> Trekking:
    """Lay out a new game; the first itinerary is chosen, or random as for a first game."""
    table = Trekking(box, seats, rng)
    table.unpack()
    table.plan([TakeCard()])
    table.ancestors = box.ancestors_a_player * seats
    order = pile_of(seats)
    rng.shuffle(order)
    seat: i64
    for seat in range(seats):
        table.set_crystals(seat, box.first_crystals)
        table.move_watch(order[seat], 0)
    sheets = pile_of(len(box.itineraries))
    place: i64
    for place in range(seats * DEALT):
        sheets, sheet = pop(sheets, rng.below(len(sheets)))
        table.hand[place] = sheet
    begin_day(table)
    if chosen_first:
        table.push(ChooseItinerary())
    else:
        for seat in range(seats):
            table.follow(seat, rng.below(DEALT))
    return table


PAYING: Final = [SpendCrystals(n // (SLOTS + 1), n % (SLOTS + 1)) for n in range(SEATS * 7)]
PLACING: Final = [PlaceJoker(step.seat, step.slot) for step in PAYING]
"""Steps are immutable, so all tables share them."""

STEPS: Final = by_name(
    TakeCard,
    SpendCrystals,
    PlaceJoker,
    ChooseItinerary,
)
