"""What stands with the story of an event: what its card says, and its place in one's own trek."""

from __future__ import annotations

from functools import cache
from typing import Final

from paradice.core.game import Phrase, View
from paradice.games.drawing import Pen, safe
from paradice.games.trekking.cards import gains_of, read_box, read_facts
from paradice.games.trekking.dates import mark_of, slot_of, years_between
from paradice.games.trekking.moves import ANCESTOR, EMPTY
from paradice.games.words import signed

WIDE: Final = 400
"""The measure of the line below a story."""


@cache
def numbers_by_name() -> dict[str, int]:
    return {card.name: number for number, card in enumerate(read_box().cards)}


def beside(thing: str, view: View | None, pen: Pen) -> tuple[str, str]:
    """The hours and gains of a card, with what its slot adds; its place in the viewer's trek."""
    number = numbers_by_name()[thing]
    card = read_box().cards[number]
    slot = slot_of(view, number) if view is not None else int(EMPTY)
    said = [pen.use(f"trekking-hours-{card.hours}", 21), pen("hours", hours=int(card.hours))]
    told = [pen.words(f"token-{gain}") for gain in gains_of()[number]]
    said += [pen.use(f"trekking-{gain}", 21) for gain in gains_of()[number]]
    bonus: str = read_facts()[2].figure("slot-bonuses")[slot] if slot != EMPTY else "none"
    if bonus != "none":
        said += ["<span>+</span>", pen.use(f"trekking-{bonus}", 21)]
        told.append(pen.words(f"token-{bonus}"))
    gains = safe(", ".join(told))
    facts = f'<p class="s-facts">{"".join(said)}<span class="sr">{gains}</span></p>'
    return facts, draw_place(int(card.year), view, pen) if view and slot != EMPTY else ""


def caption(year: int, view: View) -> Phrase | None:
    """What taking the card would mean for the viewer's trek."""
    if view["seat"] < 0:
        return None
    treks: list[list[int]] = view["players"][view["seat"]]["treks"]
    mark = mark_of(view)
    if mark is None:
        return Phrase("story-first")
    years, last = years_between(mark, year), signed(mark)
    if year < mark:
        return Phrase("story-earlier", {"years": years, "year": last})
    return Phrase("story-later", {"years": years, "year": last, "length": len(treks[-1]) + 1})


def draw_place(year: int, view: View, pen: Pen) -> str:
    """The viewer's trek as stations on a line, the year of the story as a flag."""
    phrase = caption(year, view)
    if phrase is None:
        return ""
    seat: int = view["seat"]
    treks: list[list[int]] = view["players"][seat]["treks"]
    trek = treks[-1] if treks else []
    stops = [int(read_box().cards[card].year) for card in trek if card != ANCESTOR]
    low, high = min([year, *stops]), max([year, *stops])
    span = max(1, high - low)

    def across(when: int) -> float:
        return 40 + (WIDE - 80) * (when - low) / span if high > low else WIDE / 2

    inside = f'<path class="axis" d="M4 26H{WIDE - 4}"/>'
    if stops:
        last = across(stops[-1])
        inside += f'<path class="trek" d="M{across(stops[0]):.0f} 26H{last:.0f}"/>'
        if year > stops[-1]:
            inside += f'<path class="leap" d="M{last:.0f} 26H{across(year):.0f}"/>'
        inside += "".join(
            f'<circle class="stop" cx="{across(stop):.0f}" cy="26" r="4.500"/>' for stop in stops
        )
        ends = dict.fromkeys([stops[0], stops[-1]])
        labels: list[int] = []
        for stop in reversed(list(ends)):
            if all(abs(across(stop) - across(other)) > 40 for other in labels):
                labels.append(stop)
        inside += "".join(
            f'<text x="{across(stop):.0f}" y="43">{safe(signed(stop))}</text>' for stop in labels
        )
    x = across(year)
    inside += (
        f'<path class="flag" d="M{x:.0f} 26V1h-24v15h48V1H{x:.0f}"/>'
        f'<text x="{x:.0f}" y="12.500">{safe(signed(year))}</text>'
    )
    return (
        f'<figure class="s-line" style="--pc:var(--p{seat + 1})"><svg viewBox="0 0 {WIDE} 46" '
        f'aria-hidden="true">{inside}</svg><figcaption>{pen.tell(phrase)}</figcaption></figure>'
    )
