"""What lies between all players of Trekking: the row of cards and the pocket watch."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TypeAlias

from paradice.faces.face import EventData, Sight
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.trekking.cards import gains_of, read_box
from paradice.games.trekking.face.pieces import ROMAN, bonuses, label, poster
from paradice.games.trekking.moves import ANCESTOR, EMPTY, NOON, SLOTS
from paradice.games.trekking.schema import TrekkingView
from paradice.games.trekking.view import card_key, slot_asked
from paradice.i18n.words import signed

# The row


Row: TypeAlias = tuple[list[int], int, int]
"""The cards, the ancestors that are left, and the slot that is being paid for."""


def pick_row(sight: Sight[TrekkingView]) -> Row:
    view = sight.view
    return (view["row"], view["ancestors"], slot_asked(view))


def draw_row(piece: Row, pen: Pen) -> Html:
    row, ancestors, slot = piece
    cells = [draw_slot(place, card, slot, pen) for place, card in enumerate(row)]
    return Html(
        f'<div id="row" class="rowin" data-group="row"><ol class="row" data-queue>'
        f"{''.join(cells)}</ol>{keep_ancestor(ancestors, slot, pen)}</div>"
    )


def draw_slot(place: int, number: int, slot: int, pen: Pen) -> Html:
    """A slot of the row with its card, and the bonus that hangs below it."""
    picked = place == slot
    return pen.keep(
        ("slot", place, number, picked),
        lambda: Html(
            f'<li class="slot" id="slot-{place}">{draw_card(number, place, picked, pen)}'
            f"{draw_corner(number, pen)}{draw_bonus(place, picked, pen)}</li>"
        ),
    )


def draw_corner(number: int, pen: Pen) -> Html:
    """The folded edge of a card: its story is on the back."""
    if number == EMPTY:
        return Html("")
    told = pen("face-story-of", card=pen.words(card_key(number)))
    return Html(
        f'<a class="corner" href="/about/trekking/{safe(read_box().cards[number].name)}" '
        f'aria-label="{told}"></a>'
    )


def draw_bonus(place: int, picked: bool, pen: Pen) -> Html:
    bonus = bonuses()[place]
    if bonus == "none":
        tip = label(pen.word("tip-slot-none"))
        return Html(f'<span class="bonus"{tip}><em>{pen.word("no-bonus")}</em></span>')
    lit = " lit" if picked else ""
    tip = label(pen("tip-slot", gain=pen.words(f"token-{bonus}")))
    return Html(
        f'<span class="bonus{lit}" id="bonus-{place}"{tip}><i>+</i>'
        f"{pen.use(f'trekking-{bonus}', 22)}<em>{pen.word(f'token-{bonus}')}</em></span>"
    )


def draw_card(number: int, place: int, picked: bool, pen: Pen) -> Html:
    text = f"take {place}"
    if number == EMPTY:
        return pen.piece(text, "card none", pen.word("card-none"), "")
    card = read_box().cards[number]
    gains = gains_of()[number]
    shown = signed(card.year)
    cut = f'<span class="cut">{pen.word("face-ends")}</span>'
    name = pen(
        "face-card",
        year=shown,
        card=pen.words(card_key(number)),
        hours=int(card.hours),
        gains=", ".join(pen.words(f"token-{gain}") for gain in gains) or "–",
    )
    icons = "".join(pen.use(f"trekking-{gain}", 0) for gain in gains)
    inside = (
        f'<span class="pic" data-about="{safe(card.name)}">{poster(number, pen)}'
        f'<span class="day">{ROMAN[card.day]}</span>{cut}'
        f'</span><span class="yr">{shown}</span><span class="ti">'
        f'{pen.word(card_key(number))}</span><span class="ft"><span class="hr">'
        f"{pen.use(f'trekking-hours-{card.hours}', 0)}"
        f"<b>{pen('hours', hours=int(card.hours))}</b></span>"
        f'<span class="gn">{icons}</span></span>'
    )
    style = f"view-transition-name:card-{number}"
    return pen.piece(text, "card", name, inside, picked=picked, style=style)


def keep_ancestor(left: int, slot: int, pen: Pen) -> Html:
    picked = slot == SLOTS
    return pen.keep(("ancestor", left, picked), lambda: draw_ancestor(left, slot, pen))


def draw_ancestor(left: int, slot: int, pen: Pen) -> Html:
    hours = int(read_box().cards[ANCESTOR].hours)
    count = pen("ancestors", count=left)
    icons = "".join(pen.use(f"trekking-{gain}", 0) for gain in gains_of()[ANCESTOR])
    inside = (
        f'<span class="pic">{poster(ANCESTOR, pen)}</span><span class="yr">'
        f'{pen.word("face-ancestor")}</span><span class="ti">'
        f'{pen.word("face-ancestor-about")}<span class="few"> {count}</span></span>'
        f'<span class="ft"><span class="hr">'
        f"{pen.use(f'trekking-hours-{hours}', 0)}"
        f'<b>{pen("hours", hours=hours)}</b></span><span class="gn">{icons}</span></span>'
    )
    name = f"{pen.word('face-ancestor')}. {pen.word('face-ancestor-about')} {count}"
    card = pen.piece("visit", "card", name, inside, picked=slot == SLOTS)
    tab = f'<span class="bonus"><em>{count}</em></span>'
    return Html(f'<div class="slot anc">{card}{tab}</div>')


# The clock: a square of 300 with its centre at 150 150, seen through -2 -30 304 330


def spot(hour: float, radius: float) -> tuple[float, float]:
    angle = hour * pi / 6
    return 150 + radius * sin(angle), 150 - radius * cos(angle)


@cache
def dial() -> Html:
    """The watch itself: case, plate, ticks and numerals, the same for every table."""
    lines = []
    for minute in range(60):
        big = " big" if minute % 5 == 0 else ""
        x, y = spot(minute / 5, 136)
        u, v = spot(minute / 5, 127 if big else 131)
        lines.append(f'<path class="tk{big}" d="M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"/>')
    for hour in range(1, 13):
        x, y = spot(hour, 121)
        noon = hour == NOON
        if noon:
            lines.append(f'<circle class="noon" cx="{x:.1f}" cy="{y:.1f}" r="16"/>')
        css = "n n12" if noon else "n"
        lines.append(f'<text class="{css}" x="{x:.1f}" y="{y + 7:.1f}">{hour}</text>')
    stops = "".join(
        f'<circle class="stop" cx="{spot(hour, 82)[0]:.1f}" cy="{spot(hour, 82)[1]:.1f}" r="5"/>'
        for hour in range(12)
    )
    return Html(
        '<svg class="dial" viewBox="-2 -30 304 330" aria-hidden="true">'
        '<circle class="bow" cx="150" cy="-12" r="14"/>'
        '<rect class="crown" x="138" y="0" width="24" height="10" rx="2"/>'
        '<circle class="rim" cx="150" cy="150" r="149"/><circle class="rim2" cx="150" cy="150" '
        'r="142"/><circle class="plate" cx="150" cy="150" r="139"/>'
        f'{"".join(lines)}<circle class="ring" cx="150" cy="150" r="82"/>{stops}</svg>'
    )


def arc(start: int, end: int, radius: float) -> str:
    x, y = spot(start, radius)
    u, v = spot(end, radius)
    large = 1 if end - start > 6 else 0
    return f"M{x:.1f} {y:.1f}A{radius:g} {radius:g} 0 {large} 1 {u:.1f} {v:.1f}"


Clock: TypeAlias = tuple[list[tuple[int, int]], EventData | None]
"""Hour and arrival of each watch, and the way of the latest."""


def pick_clock(sight: Sight[TrekkingView]) -> Clock:
    view = sight.view
    trail = [event for event in sight.last if event["cue"] == "travels"]
    watches = [(player["hour"], player["arrival"]) for player in view["players"]]
    return (watches, trail[-1] if trail else None)


def draw_clock(piece: Clock, pen: Pen) -> Html:
    """What moves on the dial: the watches, and the trail of the latest."""
    watches, trail = piece
    marks = ""
    if trail is not None:
        marks = draw_trail(trail["hour"] - trail["hours"], trail["hour"], trail["seat"])
    stacks: dict[int, int] = {}
    pieces = []
    order = sorted((arrival, other) for other, (_, arrival) in enumerate(watches))
    for _, other in order:
        hour = watches[other][0]
        height = stacks.get(hour, 0)
        stacks[hour] = height + 1
        pieces.append(
            f'<span class="wt" style="{watch_place(hour, height)}'
            f'view-transition-name:watch-{other}" data-turn="{hour}" role="img" aria-label="'
            f'{pen.name(other)}: {pen("hour", hour=hour or 12)}">'
            f"{pen.avatar(other, 36)}</span>"
        )
    return Html(
        f'<div id="watches" class="watches" data-pivot="50 54.55"><svg class="dial" '
        'viewBox="-2 -30 304 330" '
        f'aria-hidden="true">{marks}</svg>{"".join(pieces)}'
        f'<p class="lg">{last_badge(trail, pen)}</p></div>'
    )


@cache
def watch_place(hour: int, height: int) -> str:
    """Where a watch lies that has so many others below it."""
    x, y = spot(hour, 82)
    x, y = x - 9 * height, y - 11 * height
    return f"left:{(x + 2) / 3.04:.2f}%;top:{(y + 30) / 3.3:.2f}%;"


def draw_hub(day: int, pen: Pen) -> Html:
    """The middle of the clock, and the way a watch would go."""
    bonus = int(read_box().punctuality)
    return Html(
        '<svg id="hub" class="dial over" viewBox="-2 -30 304 330" aria-hidden="true">'
        f'<g data-tip="{pen("tip-noon", points=bonus)}"><circle class="hub" cx="150" cy="150" '
        'r="58"/><circle class="hub2" cx="150" cy="150" '
        f'r="53"/><text class="dayname" x="150" y="141">{pen("face-day", day=ROMAN[day])}</text>'
        f'<text class="note" x="150" y="160">{pen.word("face-on-noon")}</text>'
        f'<text class="plus" x="150" y="179">{pen("face-plus", points=bonus)}</text></g>'
        '<circle class="way way2" id="way-2" cx="150" cy="150" r="82" pathLength="12"/>'
        '<circle class="way" id="way" cx="150" cy="150" r="82" pathLength="12"/>'
        '<g class="arrive" id="arrive"><circle class="wghost" cx="150" cy="68" r="17"/></g></svg>'
    )


@cache
def draw_trail(start: int, end: int, seat: int) -> Html:
    """Where the latest watch came from: a hollow start, dots, an arrow."""
    x, y = spot(start, 105)
    u, v = spot(end - 0.12, 105)
    turn = (end - 0.12) * 30
    return Html(
        f'<g style="--pc:var(--p{seat + 1})"><path class="trail" '
        f'd="{arc(start, end, 105)}"/><circle class="from" cx="{x:.1f}" cy="{y:.1f}" r="5.500"/>'
        f'<path class="head" d="M-6 -5L6 0L-6 5z" transform="translate({u:.1f} {v:.1f}) '
        f'rotate({turn:.0f})"/></g>'
    )


def last_badge(trail: EventData | None, pen: Pen) -> Html:
    if trail is None:
        return Html("")
    start = trail["hour"] - trail["hours"] or 12
    told = pen("face-last", name=pen.words.name(trail["seat"], pen.names), start=start,
               end=trail["hour"])  # fmt: skip
    return Html(f'<span class="lastbadge">{pen.icon("pd-back", 12)}{told}</span>')
