"""Trekking in the browser: its parts, how they are laid out, and all else a table is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from paradice.core.game import Phrase
from paradice.core.view import step_of
from paradice.faces.face import Collection, Face, Part, Sight
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.games.trekking.dates import date_index
from paradice.games.trekking.face.board import (
    dial,
    draw_clock,
    draw_hub,
    draw_row,
    pick_clock,
    pick_row,
)
from paradice.games.trekking.face.dates import draw_dates
from paradice.games.trekking.face.journey_page import draw_journey
from paradice.games.trekking.face.moves import brief, detail, ghosts, keys, marks
from paradice.games.trekking.face.pieces import ROMAN, picture_of
from paradice.games.trekking.face.players import (
    card,
    draw_player,
    draw_sheet,
    draw_treks,
    pick_sheet,
    pick_treks,
)
from paradice.games.trekking.face.shelf import draw_filters, draw_shelf
from paradice.games.trekking.face.sketch import sketch
from paradice.games.trekking.face.times import beside
from paradice.games.trekking.face.turn import draw_hand, pick_hand
from paradice.games.trekking.moves import SEATS
from paradice.games.trekking.schema import TrekkingView


def frame(put: Callable[[str], Html], sight: Sight[TrekkingView], pen: Pen) -> Html:
    seats = len(sight.view["players"])
    mats = "".join(put(f"sheet-{seat}") + put(f"treks-{seat}") for seat in range(seats))
    return Html(
        f'<section class="rowwrap" id="cards" aria-label="{pen.word("row")}">{put("row")}</section>'
        f'<section id="dates" aria-label="{pen.word("dates")}"></section>'
        '<div class="low" id="mats">'
        f'<section class="clk" id="clock" aria-label="{pen.word("head-clock")}">'
        f'<div class="dialbox">{dial()}{put("hub")}{put("watches")}</div></section>'
        f"{put('hand')}{mats}</div>"
    )


def phase(view: TrekkingView) -> list[Phrase]:
    return phases(view["day"], step_of(view["asked"]))


@cache
def phases(day: int, step: str) -> list[Phrase]:
    """The day, and the step while one is asked for; not to be changed."""
    if not step:
        return [Phrase("face-day", {"day": ROMAN[day]})]
    return [Phrase("phase-day", {"day": ROMAN[day]}), Phrase(f"phase-{step}")]


PARTS: Final = [
    Part("row", pick_row, draw_row),
    Part("hub", lambda sight: sight.view["day"], draw_hub),
    Part("watches", pick_clock, draw_clock),
    Part("hand", pick_hand, draw_hand),
    *[Part(f"sheet-{seat}", pick_sheet(seat), draw_sheet) for seat in range(SEATS)],
    *[Part(f"treks-{seat}", pick_treks(seat), draw_treks) for seat in range(SEATS)],
]
FACE: Final = Face(
    sketch=sketch,
    parts=PARTS,
    frame=frame,
    phase=phase,
    keys=keys,
    detail=detail,
    brief=brief,
    ghosts=ghosts,
    marks=marks,
    card=card,
    draw_card=draw_player,
    jumps=(
        ("cards", "jump-cards"),
        ("clock", "jump-clock"),
        ("mats", "jump-mats"),
    ),
    glance=(
        ("jump-cards", "trekking-card-back", "1/1/6/13"),
        ("jump-clock", "trekking-hours-3", "6/1/13/5"),
        ("jump-mats", "trekking-itinerary", "6/5/13/9"),
        ("face-your-trek", "trekking-trek", "6/9/13/13"),
    ),
    shown={
        2: [
            ("trekking-card-back", "head-card"),
            ("trekking-itinerary-down", "face-your-itinerary"),
            ("trekking-crystal", "token-crystal"),
        ],
        3: [
            ("trekking-person", "token-person"),
            ("trekking-event", "token-event"),
            ("trekking-innovation", "token-innovation"),
            ("trekking-progress", "token-progress"),
            ("trekking-wild", "token-wild"),
            ("trekking-crystal", "token-crystal"),
            ("trekking-hours-3", "head-hours"),
        ],
        5: [("trekking-trek", "face-your-trek"), ("trekking-points", "head-points")],
    },
    moments=frozenset({"scores-row", "closes"}),
    headlines=frozenset({"day-begins", "game-ends"}),
    minor=frozenset({"appears", "continues"}),
    poster="trekking-scene-marco-polos-silk-road",
    minutes=45,
    hard=2,
    age=10,
    picture=picture_of,
    beside=beside,
    dates=draw_dates,
    date_index=date_index,
    journey=draw_journey,
    collection=Collection(draw_shelf, draw_filters),
    story_cues=frozenset({"takes"}),
    sounds={
        "takes": "paper",
        "visits": "paper",
        "travels": "clock",
        "is-punctual": "chime",
        "scores-row": "chime",
        "loses": "fall",
        "day-begins": "paper",
        "has-chosen": "tick",
        "game-ends": "chime",
    },
)
