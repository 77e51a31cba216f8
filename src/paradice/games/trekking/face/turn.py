"""What the deciding player of Trekking handles: itineraries to choose from, crystals to spend."""

from __future__ import annotations

from typing import TypeAlias

from paradice.core.view import step_of
from paradice.faces.face import Sight
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.games.trekking.face.pieces import ROMAN, draw_grid
from paradice.games.trekking.moves import COLUMNS, EMPTY
from paradice.games.trekking.schema import TrekkingView

# Night: the itineraries one holds


Hand: TypeAlias = tuple[list[int], int, int]
"""The itineraries held, the one that is chosen, and the day."""


def pick_hand(sight: Sight[TrekkingView]) -> Hand | None:
    view = sight.view
    if step_of(view["asked"]) != "ChooseItinerary" or sight.seat < 0:
        return None
    player = view["players"][sight.seat]
    return (player["hand"], player["choice"], view["day"])


def draw_hand(piece: Hand | None, pen: Pen) -> Html:
    if piece is None:
        return Html('<section id="hand" class="hand" hidden></section>')
    hand, choice, day = piece
    sheets = []
    for place, sheet in enumerate(hand):
        grid = draw_grid(sheet, [0] * COLUMNS, EMPTY, False, pen)
        name = pen("move-choose", itinerary=sheet + 1)
        inside = f'<b class="no">{sheet + 1}</b><span class="ig">{grid}</span>'
        sheets.append(pen.piece(f"choose {place}", "mini", name, inside, picked=place == choice))
    return Html(
        f'<section id="hand" class="box hand" aria-label="{pen.word("face-hand")}"><h2 class="pt">'
        f"{pen('prompt-ChooseItinerary', day=ROMAN[day])}</h2>"
        f'<div class="minis" data-group="hand">{"".join(sheets)}</div></section>'
    )


# Crystals to save hours with


def keep_crystals(owned: int, saving: bool, pen: Pen) -> Html:
    return pen.keep(("crystals", owned, saving), lambda: draw_crystals(owned, saving, pen))


def draw_crystals(owned: int, saving: bool, pen: Pen) -> Html:
    """The reservoir; while hours are being saved, each crystal can be pointed at."""
    gems = []
    for number in range(1, owned + 1):
        gem = pen.use("trekking-crystal", 0)
        if saving and number < 6:
            name = pen("move-spend", crystals=number)
            gems.append(pen.piece(f"spend {number}", "c1", name, gem))
        else:
            gems.append(Html(f'<span class="c1">{gem}</span>'))
    if not gems:
        gems.append(Html(f'<span class="c3">{pen.use("trekking-crystal-empty", 0)}</span>'))
    return Html(
        f'<div class="cry"><small data-tip="{pen.word("tip-crystal")}">'
        f"{pen('crystals', crystals=owned)}</small>"
        f'<div class="cr" data-group="crystals">{"".join(gems)}</div></div>'
    )
