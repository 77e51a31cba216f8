"""The collection: a shelf of all events by time; what a browser has not seen lies face down."""

from __future__ import annotations

from typing import Final

from paradice.games.drawing import Pen, safe
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.face.dates import ROMAN
from paradice.games.trekking.face.journey import picture
from paradice.games.trekking.moves import ANCESTOR
from paradice.games.trekking.view import card_key
from paradice.games.words import signed
from paradice.web.page import story_box

SHELVES: Final = (-1_000_000, 1, 1500, 1800, 1900)
"""The first year of each shelf."""


def draw_shelf(seen: frozenset[str], pen: Pen) -> str:
    """All shelves: of what is not in *seen* only the year and the day are told."""
    cards = read_box().cards
    order = sorted(range(ANCESTOR), key=lambda number: int(cards[number].year))
    count = len([number for number in order if cards[number].name in seen])
    bars = "".join(
        f"<i{' class=on' if cards[number].name in seen else ''}></i>" for number in order
    )
    shelves = []
    for place, first in enumerate(SHELVES):
        after = SHELVES[place + 1] if place + 1 < len(SHELVES) else 1_000_000
        here = [number for number in order if first <= cards[number].year < after]
        known = len([number for number in here if cards[number].name in seen])
        drawn = "".join(draw_card(number, cards[number].name in seen, pen) for number in here)
        told = pen("shelf-of", seen=known, all=len(here))
        shelves.append(
            f"<section><h2>{pen(f'shelf-{place}')} <small>{told}</small></h2>"
            f'<ul class="shelf">{drawn}</ul></section>'
        )
    empty = "" if count else f"<p>{pen('shelf-empty')}</p>"
    return (
        f"<h1>{pen('shelf-seen', seen=count, all=len(order))}</h1>{empty}"
        f'<p class="bars" aria-hidden="true">{bars}</p>{"".join(shelves)}'
    )


def draw_card(number: int, seen: bool, pen: Pen) -> str:
    card = read_box().cards[number]
    year = safe(signed(int(card.year)))
    day = f'<span class="day">{ROMAN[card.day]}</span>'
    if not seen:
        told = pen("shelf-down", year=signed(int(card.year)), day=ROMAN[card.day])
        return f'<li class="dn" role="img" aria-label="{told}">{day}<b>{year}</b></li>'
    return (
        f'<li><a href="/about/trekking/{card.name}" data-about="{card.name}"><span class="p">'
        f"{picture(number, pen)}</span>{day}<b>{year}</b>"
        f"<span>{pen.word(card_key(number))}</span><small></small></a></li>"
    )


def shelf_page(pen: Pen) -> str:
    """The page around the shelf; the script fills it with what the browser keeps."""
    return (
        f'<main class="col" data-nothing="{pen("shell-shelf-nothing")}" '
        f'data-bad="{pen("shell-shelf-bad")}" data-first="{pen("shell-shelf-first")}">'
        f'<p class="col-do"><button type="button" class="btn-s" data-export hidden>'
        f"{pen('shell-shelf-export')}</button>"
        f'<label class="btn-s" hidden>{pen("shell-shelf-import")}'
        f'<input type="file" accept="application/json,.json" data-import></label></p>'
        f'<p class="col-say" role="status"></p>'
        f'<div id="shelf">{draw_shelf(frozenset(), pen)}</div></main>{story_box(pen)}'
    )
