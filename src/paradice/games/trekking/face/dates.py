"""The index of dates as a drawing: one line of time, what is gone, in the row, may still come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paradice.core.game import View
from paradice.games.drawing import Pen, safe
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.dates import COMES, GONE, ROW, count_dates, dates, mark_of
from paradice.games.trekking.view import card_key
from paradice.games.words import signed

LEAP: Final = 300
"""More years than this between two dates are a leap: a double stroke on the line."""
BY_RANK: Final = 0.62
"""How much of a date's place follows from its rank; the rest follows from its year."""
APART: Final = 6.2
"""How far apart the cards of the row lie above the line, in percent."""
ROMAN: Final = ("I", "II", "III")


def places(years: Sequence[int]) -> list[float]:
    """Where years lie on the line, in percent: old ones close together, but never on each other."""
    low, span = years[0], max(1, years[-1] - years[0])
    last = max(1, len(years) - 1)
    return [
        2.5 + 95 * (BY_RANK * rank / last + (1 - BY_RANK) * (year - low) / span)
        for rank, year in enumerate(years)
    ]


def spread(spots: Sequence[float]) -> list[float]:
    """Push cards apart that would lie on each other, first to the right, then back to the left."""
    shown = list(spots)
    for place in range(1, len(shown)):
        shown[place] = max(shown[place], shown[place - 1] + APART)
    edge = 97.0
    for place in range(len(shown) - 1, -1, -1):
        shown[place] = min(shown[place], edge)
        edge = shown[place] - APART
    return shown


def say_date(date: View, pen: Pen) -> str:
    """A date as it is spoken; of one that may still come nothing but the year."""
    year = signed(date["year"])
    if date["state"] == COMES:
        return pen("dates-comes", year=year)
    card = pen.words(card_key(date["card"]))
    if date["state"] == ROW:
        hours = int(read_box().cards[date["card"]].hours)
        return pen("dates-row", year=year, card=card, slot=date["slot"] + 1, hours=hours)
    if date["seat"] < 0:
        return pen("dates-left", year=year, card=card)
    return pen("dates-gone", year=year, card=card, name=pen.words.name(date["seat"], pen.names))


def draw_list(listed: Sequence[View], pen: Pen) -> list[str]:
    """Each date of the day, the same for whoever looks."""
    spots = places([date["year"] for date in listed])
    in_row = [spot for spot, date in zip(spots, listed, strict=True) if date["state"] == ROW]
    lifted = iter(spread(in_row))
    steps = {COMES: 0, GONE: 0, ROW: 0}
    drawn = []
    before: int = listed[0]["year"]
    for spot, date in zip(spots, listed, strict=True):
        state: str = date["state"]
        steps[state] += 1
        leap = " leap" if date["year"] - before > LEAP else ""
        before = date["year"]
        style = f"--x:{spot:.2f};--s:{steps[state] % 2}"
        about, inside = "", "<i></i>"
        if state != COMES:
            name = read_box().cards[date["card"]].name
            about = f' data-about="{name}"'
        if state == ROW:
            style += f";--u:{next(lifted):.2f}"
            picture = pen.use(f"trekking-scene-{name}", 0)
            about += f' data-pick="take {date["slot"]}"'
            inside = f'<span class="pc">{picture}</span><i>{date["slot"] + 1}</i>'
        drawn.append(
            f'<li class="{state}{leap}" style="{style}"><button type="button" tabindex="-1" '
            f'data-year="{date["year"]}"{about} aria-label="{say_date(date, pen)}">{inside}'
            f"<b>{safe(signed(date['year']))}</b></button></li>"
        )
    return drawn


def draw_dates(view: View, pen: Pen) -> str:
    """The sheet of the day, with the viewer's own mark among the dates."""
    listed, mark = dates(view), mark_of(view)
    counts = count_dates(listed, mark)
    items = draw_list(listed, pen)
    if mark is not None:
        items.insert(*draw_mark(listed, mark, view["seat"], pen))
    key = "dates-later" if mark is not None else "dates-left-all"
    sums = f'<span class="big">{pen(key, count=counts["later"])}</span>'
    if mark is not None:
        sums += f"<span>{pen('dates-later-row', count=counts['row'])}</span>"
        sums += f'<span class="e">{pen("dates-earlier", count=counts["earlier"])}</span>'
    legend = "".join(
        f'<span class="{state}"><i></i>{pen(f"dates-legend-{state}")}</span>'
        for state in (GONE, ROW, COMES)
    )
    keys = "".join(
        f"<span><kbd>{key}</kbd>{pen(word)}</span>"
        for key, word in (("← →", "dates-key-along"), ("↵", "dates-key-pick"), ("B", "dates-key-b"))
    )
    title = pen("dates-title", day=ROMAN[view["day"]])
    return (
        f'<div class="dh"><h2>{title}</h2><small>{pen("dates-same")}</small>'
        f'<p class="leg" aria-hidden="true">{legend}</p><button type="button" class="btn-s dx" '
        f'data-do="dates"><kbd>D</kbd>{pen("dates-close")}</button></div><p class="sums">{sums}</p>'
        f'<ol class="dl" aria-label="{title}">{"".join(items)}</ol>'
        f'<div class="df"><p class="rd" role="status"></p><p class="ks">{keys}</p></div>'
    )


def draw_mark(listed: Sequence[View], mark: int, seat: int, pen: Pen) -> tuple[int, str]:
    """Where the viewer's latest card lies among the dates, which may be of another day."""
    years: list[int] = [date["year"] for date in listed]
    after = len([year for year in years if year < mark])
    spots = places(years)
    if mark in years:
        spot = spots[years.index(mark)]
    elif after in (0, len(years)):
        spot = 1.0 if after == 0 else 99.0
    else:
        spot = (spots[after - 1] + spots[after]) / 2
    return after, (
        f'<li class="me" style="--x:{spot:.2f};--pc:var(--p{seat + 1})">'
        f"<span>{pen('dates-mine', year=signed(mark))}</span>{pen.avatar(seat, 28)}"
        f"<b aria-hidden='true'>{safe(signed(mark))}</b></li>"
    )
