"""What a position of Trekking is worth, for bots."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.hints import Hints, Memory, Term
from paradice.core.moves import Move
from paradice.core.table import Table
from paradice.games.trekking.box import Box, Card, Itinerary
from paradice.games.trekking.effects import GainCrystal, GainToken
from paradice.games.trekking.moves import ANCESTOR, COLUMNS, CRYSTAL, DAYS, NOON, ROWS, SLOTS
from paradice.games.trekking.rules import (
    PlaceJoker,
    SpendCrystals,
    TakeCard,
    card_at,
    final_score,
    most_crystals,
)
from paradice.games.trekking.table import Trekking

STRIDE: Final = 0.29
"""Of the years still ahead in a day, a card of the trek passes this part (as a logarithm)."""
TOKENS_A_CARD: Final = 2.2
CRYSTAL_WORTH: Final = 1.8
LAST_CRYSTAL: Final = 1.0
CARD_WORTH: Final = 3.6
"""What the next card of a day brings, beside its tokens: the hours are worth taking it."""
HOUR_WORTH: Final = 1.7
FIRST_DAY_TREK: Final = 0.7
LATER_TREK: Final = 0.92
NOT_AT_NOON: Final = 3.5
"""Fitted to the final scores of games between searchers."""
ALONE: Final = 75.0
ALONE_SCALE: Final = 15.0
"""Alone: a usual score, and how far from it games end."""
SHARPNESS: Final = 0.7
"""How much more natural a move looks for each point it brings."""


class TrekkingHints(Hints):
    """Hours left, what the row offers the trek, spaces and rows within reach, crystals."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.years: list[vec[i64]] = []
        """The years of each day's deck, ascending."""

    def patience(self) -> i64:
        """Return half a day: only then does a short trek show what it was good for."""
        return 12

    def learn(self, box: Box) -> None:
        """Look once through what comes in the box."""
        if self.box is box:
            return
        self.years = []
        for deck in box.decks:
            years = vec[i64]()
            for year in sorted([box.cards[card].year for card in deck]):
                years = append(years, year)
            self.years.append(years)
        self.box = box

    # How well a seat stands

    def worth(self, table: Table, seat: Seat) -> float:
        """Every seat's likely score; the further the end, the less a lead is worth."""
        assert isinstance(table, Trekking)
        self.learn(table.box)
        over = table.outcome() is not None
        own = self.likely_score(table, seat, over)
        if table.seats == 1:
            return 1.0 / (1.0 + exp((ALONE - own) / ALONE_SCALE))
        scale = lead_scale(table, over)
        total = 1.0
        rival: i64
        for rival in range(table.seats):
            if rival != seat:
                lead = (self.likely_score(table, rival, over) - own) / scale
                total += exp(min(lead, 30.0))
        return 1.0 / total

    def terms(self, table: Table, seat: Seat) -> list[Term]:
        """What the likely score is made of, and the best of the rivals."""
        assert isinstance(table, Trekking)
        self.learn(table.box)
        over = table.outcome() is not None
        hours: i64 = 0 if over else NOON - table.hour_of(seat)
        crystals = float(table.crystals_of(seat))
        sheet = float(table.score_of(seat))
        treks = float(table.closed[seat])
        hoped = 0.0
        if over:
            treks = self.likely_score(table, seat, True) - sheet - crystals
        else:
            ahead = self.treks_ahead(table, seat, hours)
            treks += ahead * (FIRST_DAY_TREK if table.day == 0 else LATER_TREK)
            if hours > 0 and table.worn_of(seat, table.day) >= 0:
                sheet += self.spaces_ahead(table, seat, cards_in(hours) * TOKENS_A_CARD)
            if table.day < DAYS - 1:
                hoped = 1.5 * crystals
            elif hours > 3:
                hoped = 0.9 * crystals
        time = NOT_AT_NOON + 0.18 * float(hours) if hours > 0 else 0.0
        scale = ALONE_SCALE
        rest = -ALONE
        if table.seats > 1:
            scale = lead_scale(table, over)
            total = 0.0
            rival: i64
            for rival in range(table.seats):
                if rival != seat:
                    total += exp(self.likely_score(table, rival, over) / scale)
            rest = -scale * log(total)
        return [
            Term("sheet", sheet, sheet / scale),
            Term("treks", treks, treks / scale),
            Term("crystals", crystals, (crystals + hoped) / scale),
            Term("hours", float(hours), time / scale),
            Term("rivals" if table.seats > 1 else "", rest, rest / scale),
        ]

    def likely_score(self, table: Trekking, seat: Seat, over: bool) -> float:
        """Return what *seat* will have in the end, if all goes as usual."""
        if over:
            return float(final_score(table, seat))
        sure: i64 = table.score_of(seat) + table.crystals_of(seat) + table.closed[seat]
        hours: i64 = NOON - table.hour_of(seat)
        ahead = self.treks_ahead(table, seat, hours)
        likely = float(sure) + ahead * (FIRST_DAY_TREK if table.day == 0 else LATER_TREK)
        if hours > 0:
            likely += NOT_AT_NOON + 0.18 * float(hours)
            if table.worn_of(seat, table.day) >= 0:
                likely += self.spaces_ahead(table, seat, cards_in(hours) * TOKENS_A_CARD)
        if table.day < DAYS - 1:
            likely += 1.5 * float(table.crystals_of(seat))
        elif hours > 3:
            likely += 0.9 * float(table.crystals_of(seat))
        return likely

    def treks_ahead(self, table: Trekking, seat: Seat, hours: i64) -> float:
        """Return what the current trek, and those that follow it, will pay."""
        total = 0.0
        length = float(table.length_of(seat))
        year: i64 = table.year[seat]
        day: i64
        for day in range(table.day, DAYS):
            years = self.years[day]
            size: i64 = len(years)
            ahead = float(size - count_upto(years, year)) / float(size)
            cards = cards_in(hours)
            hours = NOON
            reach = steps_in(ahead)
            if cards > reach:
                total += trek_pays(table.box, length + reach)
                length = 0.0
                cards -= reach
                ahead = 1.0
            length += cards
            ahead *= exp(-STRIDE * cards)
            place: i64 = size - i64(ahead * float(size)) - 1
            year = years[max(place, 0)]
        return total + trek_pays(table.box, length)

    def spaces_ahead(self, table: Trekking, seat: Seat, tokens: float) -> float:
        """Return what the spaces and rows still empty will pay, with so many tokens to come."""
        sheet = table.sheet(seat)
        each = tokens / 4.0
        total = 0.0
        column: i64
        place: i64
        for column in range(COLUMNS):
            filled: i64 = table.tokens(seat, column)
            for place in range(filled, sheet.height[column]):
                icon: i64 = sheet.pays[column * ROWS + place]
                if icon != 0:
                    chance = chance_of(place + 1 - filled, each)
                    total += chance * (CRYSTAL_WORTH if icon == CRYSTAL else float(icon))
        line: i64
        for line in range(ROWS):
            bonus: i64 = sheet.bonus[line]
            if bonus != 0 and not table.has_full_row(seat, sheet, line):
                chance = 1.0
                for column in range(COLUMNS):
                    missing: i64 = sheet.need[line * COLUMNS + column] - table.tokens(seat, column)
                    if missing > 0:
                        chance *= chance_of(missing, each * 1.15)
                total += chance * (CRYSTAL_WORTH if bonus == CRYSTAL else float(bonus))
        return total

    # How natural a move looks

    def appeal(self, table: Table, seat: Seat, move: Move) -> float:
        assert isinstance(table, Trekking)
        step = table.top()
        if isinstance(step, TakeCard):
            slot: i64 = move.what if move.what >= 0 else SLOTS
            return exp(SHARPNESS * self.card_pays(table, seat, slot))
        if isinstance(step, SpendCrystals):
            return exp(SHARPNESS * self.haste_pays(table, seat, step.slot, move.what))
        if isinstance(step, PlaceJoker):
            return exp(SHARPNESS * token_pays(table, seat, move.what))
        return 1.0

    def card_pays(self, table: Trekking, seat: Seat, slot: i64) -> float:
        """Return what a card brings: its tokens, its slot's, the trek it continues, the hours."""
        self.learn(table.box)
        number = card_at(table, slot)
        card = table.box.cards[number]
        pays = gains_pay(table, seat, card)
        if slot < SLOTS:
            pays += slot_pays(table, seat, slot)
        pays += self.step_pays(table, seat, card, number)
        best = -100.0
        spent: i64
        for spent in range(most_crystals(table, seat, slot) + 1):
            best = max(best, self.haste_pays(table, seat, slot, spent))
        return pays + best

    def step_pays(self, table: Trekking, seat: Seat, card: Card, number: i64) -> float:
        """Return what the trek gains or loses by a card."""
        box = table.box
        length: i64 = table.length_of(seat)
        longer: i64 = box.points_of_trek(length + 1) - box.points_of_trek(length)
        if number == ANCESTOR:
            return float(longer)
        years = self.years[table.day]
        size: i64 = len(years)
        if length == 0:
            return -4.0 * float(count_upto(years, card.year)) / float(size)
        if table.box.ends_trek(number, table.year[seat]):
            lost = 4.0 + 0.4 * float(length)
            if table.day == DAYS - 1:
                lost = 3.0 + float(longer) * 0.5
            return -lost + 2.0 * float(size - count_upto(years, card.year)) / float(size)
        passed: i64 = count_upto(years, card.year) - count_upto(years, table.year[seat])
        hours: i64 = NOON - table.hour_of(seat)
        if table.day == DAYS - 1 and hours <= card.hours:
            return float(longer)
        left = 0.35 + 0.65 * float(hours) / float(NOON)
        return float(longer) - 9.0 * left * float(passed) / float(size)

    def haste_pays(self, table: Trekking, seat: Seat, slot: i64, spent: i64) -> float:
        """Return what the hours after a card are worth, with so many crystals spent on it."""
        number = card_at(table, slot)
        hour: i64 = table.hour_of(seat) + table.box.cards[number].hours - spent
        last = table.day == DAYS - 1
        cost = float(spent) * (LAST_CRYSTAL if last and hour >= NOON else CRYSTAL_WORTH)
        if hour == NOON:
            return float(table.box.punctuality) - cost
        if hour > NOON:
            return -cost
        return CARD_WORTH + HOUR_WORTH * float(NOON - hour - 1) - cost


def lead_scale(table: Trekking, over: bool) -> float:
    """Return how many points a lead must have to count for much: the less, the nearer the end."""
    left: i64 = 0
    if not over:
        left = table.seats * NOON * (DAYS - 1 - table.day)
        rival: i64
        for rival in range(table.seats):
            left += NOON - table.hour_of(rival)
    return 5.0 + 9.0 * float(left) / float(table.seats * NOON * DAYS)


def cards_in(hours: i64) -> float:
    """Return how many cards are usually taken in so many hours; the last may overrun noon."""
    return 0.0 if hours <= 0 else 1.0 + 0.36 * float(hours - 1)


def steps_in(ahead: float) -> float:
    """Return how many cards a trek finds where that part of the years is still ahead."""
    if ahead <= 0.0:
        return 0.0
    steps = 0.0
    while ahead > 0.17 and steps < 7.0:
        steps += 1.0
        ahead *= 0.75
    return steps + ahead * 4.0


def trek_pays(box: Box, length: float) -> float:
    """Return the points of a trek, between whole numbers too."""
    whole: i64 = i64(length)
    below = float(box.points_of_trek(whole))
    return below + (length - float(whole)) * (float(box.points_of_trek(whole + 1)) - below)


def count_upto(years: vec[i64], year: i64) -> i64:
    """Return how many of the ascending *years* are not after *year*."""
    low: i64 = 0
    high: i64 = len(years)
    while low < high:
        middle: i64 = (low + high) // 2
        if years[middle] <= year:
            low = middle + 1
        else:
            high = middle
    return low


def chance_of(wanted: i64, expected: float) -> float:
    """Return how likely so many tokens of a column come where so many are expected."""
    chance = 0.45 + 0.32 * (expected - float(wanted) + 0.5)
    return max(0.02, min(0.95, chance)) if expected > 0.0 else 0.0


def gains_pay(table: Trekking, seat: Seat, card: Card) -> float:
    """Return what the tokens and crystals of a card bring."""
    total = 0.0
    for gain in card.gains:
        if isinstance(gain, GainToken):
            total += token_pays(table, seat, gain.column)
        elif isinstance(gain, GainCrystal):
            total += CRYSTAL_WORTH
        else:
            total += joker_pays(table, seat)
    return total


def slot_pays(table: Trekking, seat: Seat, slot: i64) -> float:
    total = 0.0
    for gain in table.box.slot_gains[slot]:
        if isinstance(gain, GainToken):
            total += token_pays(table, seat, gain.column)
        else:
            total += CRYSTAL_WORTH
    return total


def joker_pays(table: Trekking, seat: Seat) -> float:
    best = 0.0
    column: i64
    for column in range(COLUMNS):
        best = max(best, token_pays(table, seat, column))
    return best


class Columns:
    """What the next token of each column brings one seat: many cards are judged in one position."""

    def __init__(self) -> None:
        self.seen: Final = Memory()
        self.pays = vec[float]([0.0] * COLUMNS)


FOUND: Final = [Columns() for _ in range(4)]


def token_pays(table: Trekking, seat: Seat, column: i64) -> float:
    """Return what the next token of a column brings; found once for a sheet as it is filled."""
    found = FOUND[seat]
    sheet: i64 = table.worn_of(seat, table.day)
    if not found.seen.knows(vec[i64]([sheet, table.all_tokens(seat)])):
        each: i64
        for each in range(COLUMNS):
            found.pays[each] = space_pays(table, seat, table.sheet(seat), each)
    return found.pays[column]


def space_pays(table: Trekking, seat: Seat, sheet: Itinerary, column: i64) -> float:
    """Return what the next space of a column brings: its icon, what lies behind it, its row."""
    place: i64 = table.tokens(seat, column)
    height: i64 = sheet.height[column]
    if place >= height:
        return 0.0
    total = icon_pays(sheet.pays[column * ROWS + place])
    if place + 1 < height:
        total += 0.35 * icon_pays(sheet.pays[column * ROWS + place + 1])
    line: i64
    other: i64
    for line in range(sheet.line[column * ROWS + place], ROWS):
        bonus: i64 = sheet.bonus[line]
        if bonus == 0 or sheet.need[line * COLUMNS + column] <= place:
            continue
        missing: i64 = 0
        for other in range(COLUMNS):
            missing += max(sheet.need[line * COLUMNS + other] - table.tokens(seat, other), 0)
        if missing <= 6:
            total += icon_pays(bonus) / float(missing * missing if missing < 3 else 3 * missing)
    return total


def icon_pays(icon: i64) -> float:
    return CRYSTAL_WORTH if icon == CRYSTAL else float(icon)
