"""What is said of a move of Trekking before it is played: keys, words, previews, marks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from paradice.core.game import Phrase
from paradice.core.moves import Move
from paradice.core.rng import Rng
from paradice.core.view import step_of
from paradice.faces.face import Ghost, Sight
from paradice.games.trekking.cards import TOKENS, read_box
from paradice.games.trekking.face.pieces import ART
from paradice.games.trekking.moves import (
    ANCESTOR,
    COLUMNS,
    EMPTY,
    JOKER,
    LOSES,
    NOON,
    PLACES,
    ROWS,
    SEATS,
    SLOTS,
)
from paradice.games.trekking.rules import receive
from paradice.games.trekking.schema import TrekkingView
from paradice.games.trekking.table import Trekking
from paradice.games.trekking.view import card_in, ends_trek, slot_asked
from paradice.i18n.words import signed

# Previews


@cache
def bare_table() -> Trekking:
    """A table with nothing on it; not to be changed."""
    table = Trekking(read_box(), 1, Rng(0, 0, 0, 0))
    table.unpack()
    return table


class Forecast:
    """What a move would bring on a sheet: the spaces filled, points and crystals, what is lost.

    The rules are asked: they carry it out on a table that has nothing but this sheet.
    """

    def __init__(self, sheet: int, filled: Sequence[int]) -> None:
        table = bare_table().clone()
        table.set_worn(0, 0, sheet)
        for column, tokens in enumerate(filled):
            table.set_filled(0, column, tokens)
        table.events = []
        self.table: Final = table
        self.sheet: Final = read_box().itineraries[sheet]
        self.filled: Final = list(filled)

    def place(self, column: int) -> None:
        """Place a joker."""
        self.table.place_token(0, JOKER, column)

    def take(self, card: int, slot: int) -> None:
        """Receive what a card and its slot give; jokers are left aside."""
        receive(self.table, 0, card, slot)

    @property
    def points(self) -> int:
        return int(self.table.score_of(0))

    @property
    def crystals(self) -> int:
        return int(self.table.crystals_of(0))

    @property
    def lost(self) -> int:
        return sum(event.cue is LOSES for event in self.table.events or ())

    def cells(self) -> list[tuple[int, int, str]]:
        """Return the spaces that are filled: line, column, and the drawing of the token."""
        filled = list(self.filled)
        cells = []
        for event in self.table.events or ():
            if event.cue is PLACES:
                token, column = event.numbers
                line = int(self.sheet.line[column * ROWS + filled[column]])
                cells.append((line, column, ART[TOKENS[token]]))
                filled[column] += 1
        return cells

    def sum(self) -> str:
        """Points, crystals and lost tokens in signs every language reads."""
        words = [f"+{self.points}"] if self.points else []
        if self.crystals:
            words.append(f"♦{self.crystals}")
        if self.lost:
            words.append(f"×{self.lost}")
        return "  ".join(words)


@lru_cache(4_000)
def card_brings(
    sheet: int, filled: tuple[int, ...], card: int, slot: int
) -> tuple[list[tuple[int, int, str]], str]:
    """The spaces that a card and its slot would fill, and what they pay."""
    forecast = Forecast(sheet, filled)
    forecast.take(card, slot)
    return forecast.cells(), forecast.sum()


@lru_cache(4_000)
def joker_brings(
    sheet: int, filled: tuple[int, ...], column: int
) -> tuple[list[tuple[int, int, str]], str]:
    """The space that a joker would fill, and what it pays."""
    forecast = Forecast(sheet, filled)
    forecast.place(column)
    return forecast.cells(), forecast.sum()


def hours_of(view: TrekkingView, move: Move) -> int:
    """How long a move would last; 0 where it takes no time."""
    cards = read_box().cards
    if move.verb == "take":
        return int(cards[view["row"][move.what]].hours)
    if move.verb == "visit":
        return int(cards[ANCESTOR].hours)
    if move.verb == "spend":
        return int(cards[card_in(view, slot_asked(view))].hours - move.what)
    return 0


def marks(sight: Sight[TrekkingView]) -> list[str]:
    """The cards that would end the viewer's own trek."""
    if sight.seat < 0:
        return []
    year = sight.view["players"][sight.seat]["year"]
    return [
        f"slot-{place}"
        for place, card in enumerate(sight.view["row"])
        if card != EMPTY and ends_trek(year, card)
    ]


def ghosts(sight: Sight[TrekkingView]) -> dict[str, list[Ghost]]:
    """Where the watch would arrive, which spaces be filled, how the trek would grow."""
    view, seat = sight.view, sight.seat
    if seat < 0 or not sight.offers or step_of(view["asked"]) == "ChooseItinerary":
        return {}
    player = view["players"][seat]
    sheet = player["worn"][view["day"]]
    filled = tuple(player["filled"])
    length = len(player["treks"][-1]) if player["treks"] else 0
    hour = player["hour"]
    cells = CELLS[seat]
    told: dict[str, list[Ghost]] = {}
    for text, offer in sight.offers.items():
        if not offer.is_legal:
            continue
        move = offer.move
        hours = hours_of(view, move)
        shown: list[Ghost] = []
        if hours:
            slot = slot_asked(view)
            if move.verb != "spend":
                slot = int(move.what) if move.what >= 0 else int(SLOTS)
            card = card_in(view, slot)
            cells_filled, total = card_brings(sheet, filled, card, slot)
            ends = ends_trek(player["year"], card)
            shown += ways(hour, min(hour + hours, int(NOON)))
            shown.append((f"pays-{seat}-{1 if ends else min(length + 1, 10)}", "", "", ""))
            if slot < SLOTS:
                shown.append((f"bonus-{slot}", "", "", ""))
        else:
            cells_filled, total = joker_brings(sheet, filled, int(move.what))
        for line, column, token in cells_filled:
            shown.append((cells[line * COLUMNS + column], token, "", ""))
        if total:
            shown.append((f"sum-{seat}", "", total, ""))
        told[text] = shown
    return told


@cache
def ways(start: int, end: int) -> list[Ghost]:
    """The way of a watch around the dial, and where it arrives; not to be changed."""
    way = f"--from:{start};--hours:{end - start};--to:{end}"
    return [("way", "", "", way), ("way-2", "", "", way), ("arrive", "", "", way)]


CELLS: Final = [
    [f"cell-{seat}-{line}-{column}" for line in range(ROWS) for column in range(COLUMNS)]
    for seat in range(SEATS)
]
"""The spaces of each sheet, by name."""


# Keys and words on buttons


def keys(view: TrekkingView, moves: Sequence[Move]) -> list[str]:
    """The number printed on the piece: slots from 1, columns from 1, crystals as many as spent."""
    shown = []
    for move in moves:
        if move.verb == "visit":
            shown.append("a")
        elif move.verb == "spend":
            shown.append(str(move.what))
        else:
            shown.append(str(move.what + 1))
    return shown


def detail(view: TrekkingView, move: Move) -> Phrase | None:
    """What becomes of the trek and where the watch arrives; what a Wild token or a sheet pays."""
    player = view["players"][view["seat"]]
    what = int(move.what)
    if move.verb == "place":
        return token_pays(player["worn"][view["day"]], tuple(player["filled"]), what)
    if move.verb == "choose":
        return sheet_pays(player["hand"][what])
    hours = hours_of(view, move)
    way = travel(hours, player["hour"] + hours)
    if move.verb == "spend":
        return way
    length = len(player["treks"][-1]) if player["treks"] else 0
    card = card_in(view, what if what >= 0 else int(SLOTS))
    return trek_and_way(length, ends_trek(player["year"], card), way)


@cache
def travel(hours: int, hour: int) -> Phrase:
    """How long a move lasts, and where the watch arrives."""
    if hour > NOON:
        return Phrase("detail-beyond", {"hours": hours})
    if hour == NOON:
        points = int(read_box().punctuality)
        return Phrase("detail-noon", {"hours": hours, "points": points})
    return Phrase("detail-travel", {"hours": hours, "hour": hour})


@cache
def trek_and_way(length: int, ends: bool, way: Phrase) -> Phrase:
    """Whether a card makes the trek longer or ends it."""
    trek = Phrase("detail-grows", {"length": length + 1})
    if ends:
        paid = signed(int(read_box().points_of_trek(length)))
        trek = Phrase("detail-ends", {"length": length, "points": paid})
    return Phrase("detail-trek", {"trek": trek, "way": way})


@lru_cache(4_000)
def token_pays(sheet: int, filled: tuple[int, ...], column: int) -> Phrase:
    """What the next space of a column pays, with its row."""
    forecast = Forecast(sheet, filled)
    forecast.place(column)
    key = "detail-place-crystal" if forecast.crystals else "detail-place"
    return Phrase(key, {"points": forecast.points})


@cache
def sheet_pays(sheet: int) -> Phrase:
    """How many spaces an itinerary has, and what all of it pays."""
    told = read_box().itineraries[sheet]
    spaces = points = 0
    for height in told.height:
        spaces += int(height)
    for icon in told.pays:
        points += max(0, int(icon))
    for icon in told.bonus:
        points += max(0, int(icon))
    return Phrase("detail-choose", {"spaces": spaces, "points": points})


def brief(view: TrekkingView, move: Move) -> Phrase | None:
    if move.verb == "take":
        return brief_of(view["row"][move.what])
    return ANCESTOR_ALONE if move.verb == "visit" else None


ANCESTOR_ALONE: Final = Phrase("face-ancestor")


@cache
def brief_of(card: int) -> Phrase:
    return Phrase("brief-take", {"year": signed(int(read_box().cards[card].year))})
