"""The one builder of Trekking tests: a day on the clock, as it can occur."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.rows import WIDE, row_of
from paradice.games.trekking.cards import gains_of, read_box
from paradice.games.trekking.game import GAME
from paradice.games.trekking.moves import ANCESTOR, DAYS, DEALT, EMPTY, LONG_AGO, NOON, SLOTS
from paradice.games.trekking.rules import TakeCard
from paradice.games.trekking.table import Trekking
from tests.pieces import each, give_each
from tests.play import touch

BOX = read_box()
CARD = {card.year: number for number, card in enumerate(BOX.cards) if card.day >= 0}
SHEET = {sheet.name: number for number, sheet in enumerate(BOX.itineraries)}

SIX = [-2000, -1772, -1472, -708, -506, -347]


def day(
    row: list[int],
    hours: list[int],
    top: list[int] | None = None,
    crystals: int = 0,
    sheet: str = "1",
    number: int = 0,
    dry: bool = False,
) -> Trekking:
    """A table on a day: the years at the right of the row, the watches, *top* seats last.

    The first seat follows *sheet*. Whoever has spent hours has attended events, today and on the
    days before; the deck holds what is left, or nothing where it is *dry*.
    """
    table = GAME.start(len(hours), {}, 1)
    table.plan([TakeCard()])
    cards = [CARD[year] for year in row]
    for seat in range(table.seats):
        table.move_watch(seat, 0)
    for today in range(number):
        for seat in range(table.seats):
            attend(table, seat, int(NOON), [])
        table.day = today + 1
        table.filled = table.hour = 0
        for seat in range(table.seats):
            table.follow(seat, 0)
    swap_sheet(table, SHEET[sheet])
    for seat, hour in enumerate(hours):
        attend(table, seat, hour, cards)
        table.set_crystals(seat, crystals)
    for seat in top or []:
        table.move_watch(seat, hours[seat])
    left = [card for card in untaken(table) if card not in cards]
    while len(cards) < SLOTS:
        cards.insert(0, EMPTY if dry else left.pop())
    give_each(table.set_row, cards)
    table.deck = vec[i64]([] if dry else left)
    check_pieces(table)
    touch(table)
    return table


def untaken(table: Trekking) -> list[int]:
    """Return the cards of the day that nobody has taken."""
    taken = {entry >> 4 for entry in table.taken}
    return [card for card in BOX.decks[table.day] if card not in taken]


def attend(table: Trekking, seat: int, hour: int, kept: list[int]) -> None:
    """Let a watch come from noon to *hour* by cards without jokers, none of them *kept*."""
    free = [n for n in untaken(table) if n not in kept and "wild" not in gains_of()[n]]
    free.sort(key=lambda card: -BOX.cards[card].hours)
    for card in sorted(pick(free, hour), key=lambda card: BOX.cards[card].year):
        table.move_watch(seat, table.hour_of(seat) + BOX.cards[card].hours)
        if table.hour_of(seat) == NOON:
            table.add_score(seat, BOX.punctuality)
        for gain in BOX.cards[card].gains:
            gain.apply(table, seat)
        table.add_to_trek(seat, card)


def pick(cards: list[int], hours: int) -> list[int]:
    """Return cards that last so many hours together."""
    if hours == 0:
        return []
    for place, card in enumerate(cards):
        left = hours - int(BOX.cards[card].hours)
        if left == 0 or (left > 0 and pick(cards[place + 1 :], left)):
            return [card, *pick(cards[place + 1 :], left)]
    return []


def swap_sheet(table: Trekking, sheet: int) -> None:
    """Let the first seat follow *sheet* today; whoever had it gets what the first seat had."""
    old = table.worn_of(0, table.day)
    for place in range(table.seats * DEALT):
        if table.hand[place] == sheet:
            table.hand[place] = old
    for seat in range(table.seats):
        for day in range(DAYS):
            if table.worn_of(seat, day) == sheet:
                table.set_worn(seat, day, old)
    table.set_worn(0, table.day, sheet)


def all_worn(table: Trekking) -> list[int]:
    """Return the itineraries of all seats, day by day."""
    return [int(table.worn_of(seat, day)) for seat in range(table.seats) for day in range(DAYS)]


def check_pieces(table: Trekking) -> None:
    """No piece is lost or born: cards, itineraries, Ancestors, watches; treks are as they lie."""
    row = each(table.card_at, SLOTS)
    shown = [card for card in row if card != EMPTY]
    assert row == [EMPTY] * (SLOTS - len(shown)) + shown
    assert table.row == row_of(row, WIDE)
    assert len(shown) == SLOTS or len(table.deck) == 0
    taken = [entry >> 4 for entry in table.taken if entry >> 4 != ANCESTOR]
    cards = [*taken, *shown, *table.deck]
    assert len(cards) == len(set(cards))
    assert all(BOX.cards[card].day == table.day for card in [*shown, *table.deck])
    visits = len(table.taken) - len(taken)
    assert table.ancestors + visits == BOX.ancestors_a_player * table.seats
    sheets = [*table.hand, *all_worn(table)]
    dealt = [sheet for sheet in sheets if sheet != EMPTY]
    assert len(dealt) == len(set(dealt)) == table.seats * DEALT
    arrivals = each(table.arrival_of, table.seats)
    assert len(set(arrivals)) == table.seats
    for seat in range(table.seats):
        treks = table.treks(seat)
        assert table.length_of(seat) == (len(treks[-1]) if treks else 0)
        assert table.trek_lengths(seat) == [len(trek) for trek in treks]
        years = [int(BOX.cards[card].year) for card in (treks or [[]])[-1] if card != ANCESTOR]
        assert years == sorted(years)
        assert table.year[seat] == (years[-1] if years else LONG_AGO)
        assert table.closed[seat] == sum(BOX.points_of_trek(len(trek)) for trek in treks[:-1])
        assert treks or (table.day == 0 and table.hour_of(seat) == 0)
