"""What a seat sees of a Trekking table, as small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paradice.core.contract import Seat, Table
from paradice.core.observe import Layout, Observer, lane, small, word
from paradice.games.trekking.effects import GainCrystal, GainJoker, GainToken
from paradice.games.trekking.rules import ChooseItinerary, PlaceJoker, SpendCrystals, TakeCard
from paradice.games.trekking.table import (
    ANCESTOR,
    COLUMNS,
    CRYSTAL,
    DAYS,
    DEALT,
    EMPTY,
    LONG_AGO,
    ROWS,
    SLOTS,
    Box,
    Card,
    Itinerary,
    Trekking,
)

CARD: Final = "year hours person event innovation progress wild crystal"
A_DAY: Final[i64] = 36
"""Each day has so many cards."""
FILLS: Final[i64] = ROWS + 1
"""A column can have so many heights."""


class TrekkingObserver(Observer):
    """The row, the card that is being paid, and every player, the observer first.

    A year is its place among the years of its day, 1 to 36; an empty slot is all noughts.
    """

    def __init__(self) -> None:
        self.box: Box | None = None
        self.cards = vec[i64]()
        """The word of each card."""
        self.sheets = vec[i64]()
        """The word of each itinerary in a hand."""
        self.columns = vec[i64]()
        """The word of each itinerary's columns, at each number of tokens."""
        self.years = vec[i64]()
        """The years of each day, ascending, one day after another."""

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
            layout.word(who, "hour order score crystals year trek held chosen")
            column: i64
            for column in range(COLUMNS):
                layout.word(f"{who}.column.{column}", "filled left pays:4 crystal bonus")
        place: i64
        for place in range(DEALT):
            layout.word(f"hand.{place}", "heights:4 points crystals rows chosen")
        return layout

    def write(self, table: Table, seat: Seat, into: vec[i64], at: i64) -> None:
        assert isinstance(table, Trekking)
        if self.box is not table.box:
            self.learn(table.box)
        me: i64 = seat if seat >= 0 else 0
        into[at] = self.table_word(table)
        into[at + 1] = self.paid_word(table)
        at += 2
        slot: i64
        card: i64
        for slot in range(SLOTS):
            card = table.row[slot]
            into[at + slot] = self.cards[card] if card != EMPTY else 0
        at += SLOTS
        own: i64 = self.place_of_year(table, me)
        ahead: i64 = 0
        for slot in range(SLOTS - 1, -1, -1):
            ahead <<= 8
            card = table.row[slot]
            if card != EMPTY:
                year: i64 = self.cards[card] & 127
                if year > own:
                    ahead |= year - own
        into[at] = ahead
        at += 1
        other: i64
        column: i64
        seats: i64 = table.seats
        for other in range(seats):
            who: i64 = me + other
            if who >= seats:
                who -= seats
            into[at] = word(
                table.hour[who],
                order(table, who),
                small(table.score[who]),
                small(table.crystals[who]),
                own if other == 0 else self.place_of_year(table, who),
                table.length[who],
                table.in_hand(who),
                1 if table.chosen[who] != EMPTY else 0,
            )
            at += 1
            sheet: i64 = table.worn[who * DAYS + table.day]
            for column in range(COLUMNS):
                if sheet == EMPTY:
                    into[at + column] = 0
                else:
                    filled: i64 = table.filled[who * COLUMNS + column]
                    into[at + column] = self.columns[(sheet * COLUMNS + column) * FILLS + filled]
            at += COLUMNS
        place: i64
        for place in range(DEALT):
            held: i64 = table.hand[me * DEALT + place] if seat >= 0 else EMPTY
            if held == EMPTY:
                into[at + place] = 0
            elif table.chosen[me] == place:
                into[at + place] = self.sheets[held] | lane(1, 7)
            else:
                into[at + place] = self.sheets[held]

    def table_word(self, table: Trekking) -> i64:
        asked: i64 = 0
        if table.agenda:
            step = table.agenda[-1]
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
        if not table.agenda:
            return 0
        step = table.agenda[-1]
        slot: i64 = EMPTY
        if isinstance(step, SpendCrystals):
            slot = step.slot
        if isinstance(step, PlaceJoker):
            slot = step.slot
        if slot == EMPTY:
            return 0
        return self.cards[table.row[slot] if slot < SLOTS else ANCESTOR]

    def place_of_year(self, table: Trekking, seat: Seat) -> i64:
        """How many years of today are not later than the trek's last."""
        year: i64 = table.year[seat]
        if year == LONG_AGO:
            return 0
        start: i64 = table.day * A_DAY
        low: i64 = start
        high: i64 = start + A_DAY
        while low < high:
            middle: i64 = (low + high) >> 1
            if self.years[middle] <= year:
                low = middle + 1
            else:
                high = middle
        return low - start

    # What never changes

    def learn(self, box: Box) -> None:
        """Turn what comes in the box into words, once."""
        self.years = vec[i64]()
        for deck in box.decks:
            for year in sorted([box.cards[card].year for card in deck]):
                self.years = append(self.years, year)
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
            while place < A_DAY and self.years[card.day * A_DAY + place] <= card.year:
                place += 1
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
    hour: i64 = table.hour[seat]
    arrival: i64 = table.arrival[seat]
    rival: i64
    for rival in range(table.seats):
        if table.hour[rival] < hour or (
            table.hour[rival] == hour and table.arrival[rival] > arrival
        ):
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
