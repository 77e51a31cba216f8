"""The index of dates as a drawing: one line of time, what is gone, in the row, may still come."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from paradice.faces.html import Html, change, safe
from paradice.faces.pen import Pen
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.dates import COMES, GONE, ROW, count_dates, dates, mark_of
from paradice.games.trekking.face.pieces import ROMAN
from paradice.games.trekking.schema import Date, TrekkingView
from paradice.games.trekking.view import card_key
from paradice.i18n.words import signed

LEAP: Final = 300
"""More years than this between two dates are a leap: a double stroke on the line."""
BY_RANK: Final = 0.62
"""How much of a date's place follows from its rank; the rest follows from its year."""
CLOSE: Final = 2.2
"""How far apart two dates lie at least, in percent: every second label stands a step lower."""
APART: Final = 6.2
"""How far apart the cards of the row lie above the line, in percent."""
RULER: Final = (
    *(-30000, -20000, -10000, -5000, -3000, -2000, -1000, -500, 1, 500, 1000),
    *(1300, 1500, 1600, 1700, 1800, 1850, 1900, 1950, 2000),
)
"""Round years of the ruler, as far as a day reaches."""
MARKS: Final = 4.8
"""How far apart two of its numbers stand, in percent."""
COLUMNS: Final = 6
"""How many dates stand in a line on a phone."""
KEYS: Final = (
    ("← →", "dates-key-along"),
    ("key-ends", "dates-key-ends"),
    ("key-enter", "dates-key-pick"),
    ("B", "dates-key-b"),
)
NUMBER: Final = re.compile(r"^(\d+)")

"""The number with which a sentence begins, and how it is drawn."""


def places(years: Sequence[int], close: float = CLOSE) -> list[float]:
    """Where years lie on the line, in percent: old ones close together, but never on each other."""
    low, span = years[0], max(1, years[-1] - years[0])
    last = max(1, len(years) - 1)
    spots = [
        2.5 + 95 * (BY_RANK * rank / last + (1 - BY_RANK) * (year - low) / span)
        for rank, year in enumerate(years)
    ]
    return spread(spots, min(close, 95 / last), 97.5)


def spread(spots: Sequence[float], apart: float = APART, edge: float = 97.0) -> list[float]:
    """Push apart what would lie on each other, first to the right, then back to the left."""
    shown = list(spots)
    for place in range(1, len(shown)):
        shown[place] = max(shown[place], shown[place - 1] + apart)
    for place in range(len(shown) - 1, -1, -1):
        shown[place] = min(shown[place], edge)
        edge = shown[place] - apart
    return shown


def between(year: int, years: Sequence[int], spots: Sequence[float]) -> float:
    """Where a year lies that is none of the dates, between two of them."""
    after = bisect_left(years, year)
    if after < len(years) and years[after] == year:
        return spots[after]
    if after in (0, len(years)):
        return 1.0 if after == 0 else 99.0
    part = (year - years[after - 1]) / (years[after] - years[after - 1])
    return spots[after - 1] + part * (spots[after] - spots[after - 1])


def draw_ruler(years: Sequence[int]) -> Html:
    """The true scale below the line: round years where they lie between the dates."""
    spots = places(years)
    drawn, last = [], -MARKS
    for year in RULER:
        if years[0] < year < years[-1]:
            spot = between(year, years, spots)
            told = ""
            if spot - last >= MARKS:
                told, last = f"<b>{safe(signed(year))}</b>", spot
            drawn.append(f'<li style="--x:{spot:.2f}">{told}</li>')
    return Html(f'<ol class="ru" aria-hidden="true">{"".join(drawn)}</ol>')


def say_date(date: Date, pen: Pen) -> Html:
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


def draw_list(listed: Sequence[Date], pen: Pen) -> list[Html]:
    """Each date of the day, the same for whoever looks."""
    spots = places([date["year"] for date in listed])
    in_row = [spot for spot, date in zip(spots, listed, strict=True) if date["state"] == ROW]
    lifted = iter(spread(in_row))
    steps = {COMES: 0, GONE: 0, ROW: 0}
    drawn = []
    before = listed[0]["year"]
    left = spots[0]
    for spot, date in zip(spots, listed, strict=True):
        state = date["state"]
        steps[state] += 1
        leap = " leap" if date["year"] - before > LEAP else ""
        style = f"--x:{spot:.2f};--s:{steps[state] % 2}"
        if leap:
            style += f";--g:{(spot - left) / 2:.2f}"
        before, left = date["year"], spot
        about, inside = "", "<i></i>"
        if state != COMES:
            name = read_box().cards[date["card"]].name
            about = f' data-about="{safe(name)}"'
        if state == ROW:
            style += f";--u:{next(lifted):.2f}"
            picture = pen.use(f"trekking-scene-{name}", 0)
            about += f' data-pick="take {date["slot"]}"'
            inside = f'<span class="pc">{picture}</span><i>{date["slot"] + 1}</i>'
        drawn.append(
            Html(
                f'<li class="{state}{leap}" style="{style}"><button type="button" tabindex="-1" '
                f'data-year="{date["year"]}"{about} aria-label="{say_date(date, pen)}">{inside}'
                f"<b>{safe(signed(date['year']))}</b></button></li>"
            )
        )
    return drawn


def draw_dates(view: TrekkingView, pen: Pen) -> Html:
    """The sheet of the day, with the viewer's own mark among the dates."""
    listed, mark = dates(view), mark_of(view)
    items = draw_list(listed, pen)
    if mark is not None:
        treks = view["players"][view["seat"]]["treks"]
        items.insert(*draw_mark(listed, mark, view["seat"], len(treks[-1]), pen))
    legend = "".join(
        f'<span class="{state}"><i></i>{pen(f"dates-legend-{state}")}</span>'
        for state in (GONE, ROW, COMES)
    )
    keys = "".join(
        f"<span><kbd>{pen(key) if pen.words.has(key) else key}</kbd>{pen(word)}</span>"
        for key, word in KEYS
    )
    title = pen("dates-title", day=ROMAN[view["day"]])
    return Html(
        f'<div class="dh"><h2>{title}</h2><small>{pen("dates-same", count=len(listed))}</small>'
        f'<p class="leg" aria-hidden="true">{legend}</p><button type="button" class="btn-s dx" '
        f'data-do="dates"><kbd>D</kbd>{pen("dates-close")}</button></div>'
        f'{draw_sums(listed, mark, pen)}<ol class="dl" aria-label="{title}">{"".join(items)}</ol>'
        f"{draw_ruler([date['year'] for date in listed])}"
        f'<div class="df"><p class="rd" role="status"></p><p class="ks">{keys}</p></div>'
    )


def large(found: Sequence[Html]) -> Html:
    return Html(f"<b>{found[0]}</b>")


def draw_sums(listed: list[Date], mark: int | None, pen: Pen) -> Html:
    """What the sheet comes to: one number first, then the row, then what would end the trek."""
    counts = count_dates(listed, mark)
    coming = any(date["state"] == COMES for date in listed)
    told = [pen("dates-out", count=counts["all"])]
    if mark is None:
        told = [pen("dates-left-all", count=counts["later"])] if coming else told
        told.insert(0, pen("dates-all", count=counts["all"]))
    else:
        told = [pen("dates-later", count=counts["later"])] if coming else told
        told.append(pen("dates-later-row", count=counts["row"]))
        told.append(pen("dates-earlier", count=counts["earlier"]))
    drawn = "".join(
        f'<span class="{css}">{change(NUMBER, large, text)}</span>'
        for css, text in zip(("big", "", "e"), told, strict=False)
    )
    return Html(f'<p class="sums">{drawn}</p>')


def draw_mark(
    listed: Sequence[Date], mark: int, seat: int, length: int, pen: Pen
) -> tuple[int, Html]:
    """Where the viewer's latest card lies among the dates, which may be of another day.

    It carries all that differs from seat to seat, what later and earlier cards would mean too.
    """
    years = [date["year"] for date in listed]
    after = bisect_left(years, mark)
    spot = between(mark, years, places(years))
    cell = min(after, len(years) - 1)
    css = "me" if mark in years else "me edge" if after == cell else "me edge end"
    return after, Html(
        f'<li class="{css}" style="--x:{spot:.2f};--r:{cell // COLUMNS + 1};'
        f'--c:{cell % COLUMNS + 1};--pc:var(--p{seat + 1})" data-year="{mark}" '
        f'data-later="{pen("dates-later-one")}" data-earlier="{pen("dates-earlier-one")}" '
        f'data-grows="{pen("dates-grows", length=length + 1)}" data-ends="{pen("dates-ends")}">'
        f"<em></em><span>{pen('dates-mine', year=signed(mark))}</span>{pen.avatar(seat, 28)}"
        f"<b aria-hidden='true'>{safe(signed(mark))}</b></li>"
    )
