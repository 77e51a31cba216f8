"""What comes in the box of Trekking: cards, itineraries, treks and what they pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.games.trekking.moves import ANCESTOR, COLUMNS, DAYS, ROWS

if TYPE_CHECKING:
    from paradice.games.trekking.table import Trekking


class Gain:
    """Something a card or a slot gives. Immutable, and shared by all that give it."""

    def apply(self, table: Trekking, seat: Seat) -> None:
        raise NotImplementedError


class Card:
    """A History card, or the Ancestor."""

    def __init__(self, name: str, day: i64, year: i64, hours: i64, gains: list[Gain]) -> None:
        self.name: Final = name
        self.day: Final = day
        self.year: Final = year
        self.hours: Final = hours
        self.gains: Final = gains


class Itinerary:
    """A sheet of spaces: each column is filled from the top, icons and full rows pay."""

    def __init__(self, name: str, rows: list[str]) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.height = vec[i64]([0] * COLUMNS)
        self.pays = vec[i64]([0] * (COLUMNS * ROWS))
        self.line = vec[i64]([0] * (COLUMNS * ROWS))
        self.need = vec[i64]([0] * (COLUMNS * ROWS))
        self.bonus = vec[i64]([0] * ROWS)
        for row, text in enumerate(rows):
            spaces, _, bonus = text.partition("=")
            self.bonus[row] = read_icon(bonus) if bonus else 0
            for column, space in enumerate(spaces):
                if space != ".":
                    place = self.height[column]
                    self.height[column] = place + 1
                    self.pays[column * ROWS + place] = read_icon(space)
                    self.line[column * ROWS + place] = row
                    self.need[row * COLUMNS + column] = place + 1


def read_icon(text: str) -> int:
    """Turn ``o``, ``c`` or ``12`` into nothing, a crystal or points."""
    if text == "o":
        return 0
    if text == "c":
        return -1
    return int(text)


class Box:
    """What comes in the box, the same for every table."""

    def __init__(
        self,
        cards: list[Card],
        itineraries: list[Itinerary],
        slot_gains: list[list[Gain]],
        trek_points: list[int],
        figures: dict[str, int],
        solo_ranks: list[int],
    ) -> None:
        self.cards: Final = cards
        self.itineraries: Final = itineraries
        self.slot_gains: Final = slot_gains
        self.trek_points: Final = trek_points
        self.beyond: Final = figures["trek-beyond-the-table"]
        self.punctuality: Final[i64] = figures["punctuality"]
        self.first_crystals: Final = figures["first-crystals"]
        self.ancestors_a_player: Final = figures["ancestors-a-player"]
        self.solo_ranks: Final = solo_ranks
        self.decks: Final = [
            vec[i64]([n for n, card in enumerate(cards) if card.day == day]) for day in range(DAYS)
        ]

    def points_of_trek(self, length: i64) -> i64:
        """A trek pays by its number of cards; beyond the table each further card pays the same."""
        if length <= 0:
            return 0
        known: i64 = len(self.trek_points)
        if length <= known:
            return self.trek_points[length - 1]
        return self.trek_points[known - 1] + (length - known) * self.beyond

    def ends_trek(self, card: i64, year: i64) -> bool:
        """A card ends a trek that has come to a later *year*; an Ancestor never does."""
        return card != ANCESTOR and self.cards[card].year < year
