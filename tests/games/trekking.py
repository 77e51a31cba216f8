"""The one builder of Trekking tests: a day on the clock."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core import rows
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.game import GAME
from paradice.games.trekking.rules import TakeCard
from paradice.games.trekking.table import Trekking

BOX = read_box()
CARD = {card.year: number for number, card in enumerate(BOX.cards) if card.day >= 0}
SHEET = {sheet.name: number for number, sheet in enumerate(BOX.itineraries)}


def day(
    row: list[int],
    hours: list[int],
    top: list[int] | None = None,
    crystals: int = 0,
    sheet: str = "1",
    number: int = 0,
) -> Trekking:
    """A table on a day: the years of the row from the left, the watches, *top* seats last."""
    table = GAME.start(len(hours), {}, 1)
    table.day = number
    table.plan([TakeCard()])
    cards = [CARD[year] for year in row]
    table.row = rows.row_of([-1] * (6 - len(cards)) + cards, rows.WIDE)
    table.deck = vec[i64]([card for card in BOX.decks[number] if card not in cards])
    for seat, hour in enumerate(hours):
        table.move_watch(seat, hour)
        table.crystals = rows.wide_put(table.crystals, seat, crystals)
        table.worn = rows.put(table.worn, seat * 3 + number, SHEET[sheet])
    for seat in top or []:
        table.move_watch(seat, hours[seat])
    return table


SIX = [-2000, -1772, -1472, -708, -506, -347]
