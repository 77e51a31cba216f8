"""The collection: all events by time, on shelves; what a browser has not seen lies face down."""

from __future__ import annotations

from typing import Final

from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.face.dates import places
from paradice.games.trekking.face.journey import picture
from paradice.games.trekking.face.pieces import ROMAN
from paradice.games.trekking.moves import ANCESTOR
from paradice.games.trekking.view import card_key
from paradice.i18n.words import signed

SHELVES: Final = (-1_000_000, 1, 1500, 1800, 1900)
"""The first year of each shelf."""
BARS: Final = 0.45
"""How far apart two bars of the line stand at least, in percent."""


def draw_shelf(seen: frozenset[str], pen: Pen, fresh: int = 0) -> Html:
    """All shelves: of what is not in *seen* only the year and the day are shown.

    *fresh* is how many of them the browser has not shown here before.
    """
    cards = read_box().cards
    order = sorted(range(ANCESTOR), key=lambda number: int(cards[number].year))
    count = len([number for number in order if cards[number].name in seen])
    spots = places([int(cards[number].year) for number in order], BARS)
    bars = "".join(
        f'<i{" class=on" if cards[number].name in seen else ""} style="--x:{spot:.2f}"></i>'
        for number, spot in zip(order, spots, strict=True)
    )
    shelves, jumps = [], ""
    for place, first in enumerate(SHELVES):
        after = SHELVES[place + 1] if place + 1 < len(SHELVES) else 1_000_000
        here = [number for number in order if first <= cards[number].year < after]
        known = len([number for number in here if cards[number].name in seen])
        drawn = "".join(draw_card(number, cards[number].name in seen, pen) for number in here)
        told = pen("shelf-of", seen=known, all=len(here))
        jumps += f'<a href="#shelf-{place}">{safe(pen.words(f"shelf-tab-{place}"))}</a>'
        shelves.append(
            f'<section><h2 id="shelf-{place}">{pen(f"shelf-{place}")} <small>{told}</small></h2>'
            f'<div class="shelf" role="grid" aria-labelledby="shelf-{place}"><div role="row">'
            f"{drawn}</div></div></section>"
        )
    said = f"<span>{pen('shelf-new', count=fresh)}</span>" if fresh else ""
    said = said if count else f"<span>{pen('shelf-empty')}</span>"
    return Html(
        f"<h1>{pen('shelf-seen', seen=count, all=len(order))}</h1>"
        f'<p class="since"><span data-since></span> {said}</p>'
        f'<p class="bars" aria-hidden="true">{bars}</p><nav class="jmp" '
        f'aria-label="{pen("shell-jump")}">{jumps}</nav>{"".join(shelves)}'
        f'<p class="foot">{pen("shelf-foot")}</p>'
    )


def say_year(year: int, pen: Pen) -> Html:
    """A year as it is spoken."""
    return Html(pen("year-before", year=-year) if year < 0 else str(year))


CLOCK: Final = (
    '<svg viewBox="0 0 40 40" aria-hidden="true"><g fill="none" stroke="currentColor"><circle '
    'cx="20" cy="20" r="17"/><circle cx="20" cy="20" r="14"/><path stroke-width="1.6" '
    'd="M20 10v10l6 5"/></g></svg>'
)
"""The back of a card."""


def draw_card(number: int, seen: bool, pen: Pen) -> Html:
    card = read_box().cards[number]
    year = safe(signed(int(card.year)))
    day = f'<span class="day">{ROMAN[card.day]}</span>'
    if not seen:
        told = pen("shelf-down", year=say_year(int(card.year), pen), day=ROMAN[card.day])
        return Html(
            f'<div class="dn" role="gridcell" data-day="{card.day}" tabindex="-1" '
            f'aria-label="{told}">{CLOCK}{day}<b>{year}</b></div>'
        )
    title, name = pen.words(card_key(number)), safe(card.name)
    told = pen("shelf-up", year=say_year(int(card.year), pen), day=ROMAN[card.day], card=title)
    return Html(
        f'<div class="up" role="gridcell" data-day="{card.day}"><a tabindex="-1" '
        f'href="/about/trekking/{name}" data-about="{name}" aria-label="{told}">'
        f'<span class="p">{picture(number, pen)}</span>{day}<b>{year}</b>'
        f"<span>{safe(title)}</span><small></small></a></div>"
    )


def draw_filters(pen: Pen) -> Html:
    """What of the shelf is shown: all, seen or not; one day or all. The script hides the rest."""
    shown = "".join(
        f'<button type="button" data-only="{only}" aria-pressed="{"false" if only else "true"}">'
        f"{pen(key)}</button>"
        for only, key in (("", "shelf-all"), ("up", "shelf-up-only"), ("dn", "shelf-down-only"))
    )
    days = "".join(
        f'<button type="button" data-only-day="{day}" aria-pressed="false" '
        f'aria-label="{pen("face-day", day=name)}">{name}</button>'
        for day, name in enumerate(ROMAN)
    )
    return Html(f'<span role="group">{shown}</span><span role="group">{days}</span>')
