"""What a seat sees of a Trekking table, as small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from paradice.core.events import Seat
from paradice.core.observe import Layout, Observer, lane, small, word
from paradice.core.table import Table
from paradice.games.trekking.box import Box, Card, Itinerary
from paradice.games.trekking.effects import GainCrystal, GainJoker, GainToken
from paradice.games.trekking.moves import (
    ANCESTOR,
    COLUMNS,
    CRYSTAL,
    DEALT,
    EMPTY,
    LONG_AGO,
    ROWS,
    SLOTS,
)
from paradice.games.trekking.rules import (
    ChooseItinerary,
    PlaceJoker,
    SpendCrystals,
    TakeCard,
    final_score,
)
from paradice.games.trekking.table import Trekking

DEBT: Final[i64] = 16
"""Added to a total: short treks can cost more points than there are."""
CARD: Final = "year hours person event innovation progress wild crystal"
FILLS: Final[i64] = ROWS + 1
"""A column can have so many heights."""


class TrekkingObserver(Observer):
    """The row, the card that is being paid, and every player, the observer first.

    A year is its place among the years of its day, 1 to 36; an empty slot is all 0.
    """

    def __init__(self) -> None:
        self.box: Box | None = None
        self.cards = vec[i64]()
        """The word of each card."""
        self.sheets = vec[i64]()
        """The word of each itinerary in a hand."""
        self.columns = vec[i64]()
        """The word of each itinerary's columns, at each number of tokens."""
        self.first: i64 = 0
        self.span: i64 = 1
        """The first year of all cards, and how many years they span."""
        self.places = vec[u8]()
        """How many years of each day are not later than each year."""

    def layout(self, seats: i64) -> Layout:
        layout = Layout()
        layout.word("table", "take spend place choose day deck ancestors jokers")
        layout.word("paid", CARD)
        slot: i64
        for slot in range(SLOTS):
            layout.word(f"row.{slot}", CARD)
        layout.word("trek", "ahead:6")
        other: i64
        for other in range(seats):
            who = f"rival.{other}" if other > 0 else "me"
            layout.word(who, "hour order score crystals year trek chosen total")
            column: i64
            for column in range(COLUMNS):
                layout.word(f"{who}.column.{column}", "filled left pays:4 crystal bonus")
        place: i64
        for place in range(DEALT):
            layout.word(f"hand.{place}", "heights:4 points crystals rows chosen")
        return layout

    def write(self, table: Table, seat: Seat, into: vec[i64], start: i64) -> None:
        assert isinstance(table, Trekking)
        trek: Trekking = table
        if self.box is not trek.box:
            self.learn(trek.box)
        me: i64 = max(seat, 0)
        into[start] = self.table_word(trek)
        into[start + 1] = self.paid_word(trek)
        self.write_row(trek, me, into, start + 2)
        start += 3 + SLOTS
        turn: i64
        for turn in range(trek.seats):
            self.write_player(trek, trek.seat_after(me, turn), into, start)
            start += 1 + COLUMNS
        if seat >= 0:
            self.write_hand(trek, seat, into, start)
        else:
            place: i64
            for place in range(start, start + DEALT):
                into[place] = 0

    def write_row(self, table: Trekking, me: i64, into: vec[i64], start: i64) -> None:
        """The cards of the row, and how many years of the day each lies ahead of the own trek."""
        own: i64 = self.place_of_year(table, me)
        ahead: i64 = 0
        cards = self.cards
        slot: i64
        for slot in range(SLOTS):
            card: i64 = table.card_at(slot)
            told: i64 = 0
            if card != EMPTY:
                told = cards[card]
            into[start] = told
            start += 1
            told = (told & 127) - own
            if told > 0:
                ahead |= lane(told, slot)
        into[start] = ahead

    def write_player(self, table: Trekking, seat: Seat, into: vec[i64], start: i64) -> None:
        chosen: i64 = 0
        if table.chosen_of(seat) != EMPTY:
            chosen = 1
        into[start] = word(
            table.hour_of(seat),
            order(table, seat),
            small(table.score_of(seat)),
            small(table.crystals_of(seat)),
            self.place_of_year(table, seat),
            table.length_of(seat),
            chosen,
            small(final_score(table, seat) + DEBT),
        )
        start += 1
        column: i64
        sheet: i64 = table.worn_of(seat, table.day)
        if sheet == EMPTY:
            for column in range(COLUMNS):
                into[start + column] = 0
            return
        columns = self.columns
        first: i64 = sheet * (COLUMNS * FILLS)
        for column in range(COLUMNS):
            into[start + column] = columns[first + table.tokens(seat, column)]
            first += FILLS

    def write_hand(self, table: Trekking, seat: Seat, into: vec[i64], start: i64) -> None:
        hand = table.hand
        chosen: i64 = table.chosen_of(seat)
        place: i64
        for place in range(DEALT):
            held: i64 = hand[seat * DEALT + place]
            told: i64 = 0
            if held != EMPTY:
                told = self.sheets[held]
            into[start + place] = told
        if chosen != EMPTY:
            into[start + chosen] |= lane(1, 7)

    def table_word(self, table: Trekking) -> i64:
        asked: i64 = 0
        if table.depth > 0:
            step = table.top()
            if isinstance(step, TakeCard):
                asked = lane(1, 0)
            elif isinstance(step, SpendCrystals):
                asked = lane(1, 1)
            elif isinstance(step, PlaceJoker):
                asked = lane(1, 2)
            elif isinstance(step, ChooseItinerary):
                asked = lane(1, 3)
        return asked | word(
            0, 0, 0, 0, table.day, len(table.deck), table.ancestors, small(table.jokers)
        )

    def paid_word(self, table: Trekking) -> i64:
        """The card that was chosen and waits for crystals or columns."""
        if table.depth == 0:
            return 0
        step = table.top()
        slot: i64 = EMPTY
        if isinstance(step, SpendCrystals):
            slot = step.slot
        if isinstance(step, PlaceJoker):
            slot = step.slot
        if slot == EMPTY:
            return 0
        card: i64 = ANCESTOR
        if slot < SLOTS:
            card = table.card_at(slot)
        return self.cards[card]

    def place_of_year(self, table: Trekking, seat: Seat) -> i64:
        """How many years of today are not later than the trek's last."""
        year: i64 = table.year[seat]
        if year == LONG_AGO:
            return 0
        return i64(self.places[table.day * self.span + year - self.first])

    # What never changes

    def learn(self, box: Box) -> None:
        """Turn what comes in the box into words, once."""
        years = sorted([card.year for card in box.cards if card.day >= 0])
        self.first = years[0]
        self.span = years[-1] - years[0] + 1
        self.places = vec[u8]()
        place: i64
        for deck in box.decks:
            today = sorted([box.cards[card].year for card in deck])
            place = 0
            year: i64
            for year in range(self.first, self.first + self.span):
                if place < len(today) and today[place] == year:
                    place += 1
                self.places = append(self.places, u8(place))
        self.cards = vec[i64]()
        for card in box.cards:
            self.cards = append(self.cards, self.card_word(card))
        self.sheets = vec[i64]()
        self.columns = vec[i64]()
        for sheet in box.itineraries:
            self.sheets = append(self.sheets, sheet_word(sheet))
            column: i64
            filled: i64
            for column in range(COLUMNS):
                for filled in range(FILLS):
                    self.columns = append(self.columns, column_word(sheet, column, filled))
        self.box = box

    def card_word(self, card: Card) -> i64:
        """Its year and hours, and how many of each gain it brings."""
        place: i64 = 0
        if card.day >= 0:
            place = i64(self.places[card.day * self.span + card.year - self.first])
        total: i64 = place | lane(card.hours, 1)
        for gain in card.gains:
            if isinstance(gain, GainToken):
                total += lane(1, 2 + gain.column)
            elif isinstance(gain, GainJoker):
                total += lane(1, 6)
            elif isinstance(gain, GainCrystal):
                total += lane(1, 7)
        return total


def order(table: Trekking, seat: Seat) -> i64:
    """How many watches move before this one."""
    count: i64 = 0
    rival: i64
    for rival in range(table.seats):
        if table.is_before(rival, seat):
            count += 1
    return count


def sheet_word(sheet: Itinerary) -> i64:
    """The height of its columns, all points and crystals on it, and how many rows pay."""
    points: i64 = 0
    crystals: i64 = 0
    rows: i64 = 0
    icon: i64
    for icon in sheet.pays:
        if icon == CRYSTAL:
            crystals += 1
        else:
            points += icon
    for icon in sheet.bonus:
        if icon != 0:
            rows += 1
        if icon == CRYSTAL:
            crystals += 1
        else:
            points += icon
    height = sheet.height
    return word(height[0], height[1], height[2], height[3], small(points), crystals, rows, 0)


def column_word(sheet: Itinerary, column: i64, filled: i64) -> i64:
    """Filled spaces, free ones, what the next four pay, where a crystal waits, the row's bonus.

    ``crystal`` is 1 where the next space shows one, 2 the space after it, and so on.
    """
    height: i64 = sheet.height[column]
    if filled > height:
        return 0
    total: i64 = filled | lane(height - filled, 1)
    place: i64
    for place in range(filled, height):
        icon: i64 = sheet.pays[column * ROWS + place]
        ahead: i64 = place - filled
        if icon == CRYSTAL:
            if (total >> 48) & 255 == 0:
                total |= lane(ahead + 1, 6)
        elif ahead < 4:
            total |= lane(icon, 2 + ahead)
    if filled < height:
        bonus: i64 = sheet.bonus[sheet.line[column * ROWS + filled]]
        total |= lane(2 if bonus == CRYSTAL else bonus, 7)
    return total


OBSERVER: Final = TrekkingObserver()
