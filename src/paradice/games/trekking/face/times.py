"""What stands with the story of an event: what its card says, and its place in one's own trek."""

from __future__ import annotations

from functools import cache
from typing import Final

from paradice.core.game import Phrase
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.trekking.cards import gains_of, read_box, read_facts
from paradice.games.trekking.dates import mark_of, slot_of, years_between
from paradice.games.trekking.face.pieces import ROMAN
from paradice.games.trekking.moves import ANCESTOR, EMPTY
from paradice.games.trekking.schema import TrekkingView
from paradice.games.trekking.view import ends_trek
from paradice.i18n.words import signed

WIDE: Final = 400
"""The measure of the line below a story."""
ROOM: Final = 34
"""How far apart two years stand that do not touch."""
STEPS: Final = (10000, 5000, 1000, 500, 100, 50, 10)
"""Round numbers of years, the largest first."""


@cache
def numbers_by_name() -> dict[str, int]:
    return {card.name: number for number, card in enumerate(read_box().cards)}


def beside(thing: str, view: TrekkingView | None, pen: Pen) -> tuple[Html, Html]:
    """The hours and gains of a card, with what its slot adds; its place in the viewer's trek."""
    number = numbers_by_name()[thing]
    card = read_box().cards[number]
    slot = slot_of(view, number) if view is not None else int(EMPTY)
    said = [pen.use(f"trekking-hours-{card.hours}", 21), pen("hours", hours=int(card.hours))]
    told = [pen.words(f"token-{gain}") for gain in gains_of()[number]]
    said += [pen.use(f"trekking-{gain}", 21) for gain in gains_of()[number]]
    bonus: str = read_facts()[2].figure("slot-bonuses")[slot] if slot != EMPTY else "none"
    if bonus != "none":
        said += [Html("<span>+</span>"), pen.use(f"trekking-{bonus}", 21)]
        told.append(pen.words(f"token-{bonus}"))
    gains = safe(", ".join(told))
    facts = f'<p class="s-facts">{"".join(said)}<span class="sr">{gains}</span></p>'
    facts += f'<span class="s-day" aria-hidden="true">{ROMAN[card.day]}</span>'
    return Html(facts), draw_place(number, slot != EMPTY, view, pen) if view else Html("")


def owner_of(view: TrekkingView, card: int) -> int | None:
    """The seat in whose treks a card lies."""
    for seat, player in enumerate(view["players"]):
        treks = player["treks"]
        if any(card in trek for trek in treks):
            return seat
    return None


def caption(card: int, in_row: bool, view: TrekkingView) -> Phrase | None:
    """What taking a card of the row would mean for the viewer's trek, or who has taken it."""
    year = int(read_box().cards[card].year)
    if not in_row:
        owner = owner_of(view, card)
        if owner is None:
            return None
        return Phrase("story-mine" if owner == view["seat"] else "story-taken", {"seat": owner})
    if view["seat"] < 0:
        return None
    treks = view["players"][view["seat"]]["treks"]
    mark = mark_of(view)
    if mark is None:
        return Phrase("story-first")
    years, last = years_between(mark, year), signed(mark)
    if ends_trek(mark, card):
        return Phrase("story-earlier", {"years": years, "year": last})
    return Phrase("story-later", {"years": years, "year": last, "length": len(treks[-1]) + 1})


def draw_place(card: int, in_row: bool, view: TrekkingView, pen: Pen) -> Html:
    """The viewer's trek as stations on a line, the year of the story as a flag; what it means."""
    phrase = caption(card, in_row, view)
    if phrase is None:
        return Html("")
    drawn = draw_times(int(read_box().cards[card].year), view) if view["seat"] >= 0 else ""
    return Html(
        f'<figure class="s-line" style="--pc:var(--p{view["seat"] + 1})">{drawn}'
        f"<figcaption>{pen.tell(phrase)}</figcaption></figure>"
    )


def draw_times(year: int, view: TrekkingView) -> Html:
    """The line itself, with round years below it where there is room."""
    seat = view["seat"]
    treks = view["players"][seat]["treks"]
    trek = treks[-1] if treks else []
    stops = [int(read_box().cards[card].year) for card in trek if card != ANCESTOR]
    low, high = min([year, *stops]), max([year, *stops])
    span = max(1, high - low)

    def across(when: int) -> float:
        return 30 + (WIDE - 60) * (when - low) / span if high > low else WIDE / 2

    inside = f'<path class="axis" d="M4 30H{WIDE - 4}"/>'
    if stops:
        last = across(stops[-1])
        inside += f'<path class="trek" d="M{across(stops[0]):.0f} 30H{last:.0f}"/>'
        if year > stops[-1]:
            inside += f'<path class="leap" d="M{last:.0f} 30H{across(year):.0f}"/>'
    flag = across(year)
    above, below = [flag], list[float]()
    for stop in dict.fromkeys([*stops[-1:], *stops[:1], *stops]):
        x = across(stop)
        for row, y in ((below, 46), (above, 20)):
            if all(abs(x - other) > ROOM for other in row):
                row.append(x)
                inside += f'<text x="{x:.0f}" y="{y}">{safe(signed(stop))}</text>'
                break
    for tick in ticks(low, high):
        x = across(tick)
        if all(abs(x - other) > ROOM for other in below):
            inside += f'<path class="tick" d="M{x:.0f} 26v8"/>'
            inside += f'<text class="round" x="{x:.0f}" y="46">{safe(signed(tick))}</text>'
    inside += "".join(
        f'<circle class="stop" cx="{across(stop):.0f}" cy="30" r="4.500"/>' for stop in stops
    )
    inside += (
        f'<path class="flag" d="M{flag:.0f} 30V4h-24v16h48V4H{flag:.0f}"/><circle class="here" '
        f'cx="{flag:.0f}" cy="30" r="5"/><text class="year" x="{flag:.0f}" y="16">'
        f"{safe(signed(year))}</text>"
    )
    return Html(f'<svg viewBox="0 0 {WIDE} 49" aria-hidden="true">{inside}</svg>')


def ticks(low: int, high: int) -> list[int]:
    """A few round years between two; there is no year 0."""
    for step in STEPS:
        first = -(-low // step) * step
        found = [year for year in range(first, high + 1, step) if year]
        if len(found) > 1:
            return found
    return []
