"""A journey through time as drawings: the graph of three days, a diary for phones, the lanes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paradice.faces.html import Html, safe
from paradice.faces.pen import SHAPES, Pen
from paradice.games.trekking.cards import TOKENS, read_box
from paradice.games.trekking.dates import years_between
from paradice.games.trekking.face.dates import RULER, between, places
from paradice.games.trekking.face.pieces import ROMAN
from paradice.games.trekking.journey import closest_call
from paradice.games.trekking.moves import ANCESTOR, NOON
from paradice.games.trekking.schema import Journey, Stop, Today
from paradice.games.trekking.view import card_key
from paradice.i18n.words import signed

WIDE: Final = 1188
LEFT: Final = 150
HOUR: Final = 17
BAND: Final = 12 * HOUR + 14
TOP: Final = 26
TICKET: Final = 230
"""The measures of the graph: its width, where the years begin, an hour, a day, the ruler, room for
a ticket."""
LANE: Final = 30
CROSS: Final = 34
"""How far a line that joins two lanes runs beyond the drawing of each."""


def scale(years: Sequence[int]) -> dict[int, float]:
    """Where each year lies, from 0 to 1."""
    known = sorted(set(years))
    if len(known) < 2:
        return dict.fromkeys(known, 0.5)
    return {year: spot / 100 for year, spot in zip(known, places(known), strict=True)}


def picture(card: int, pen: Pen) -> Html:
    return pen.use(f"trekking-scene-{read_box().cards[card].name}", 0)


def title_of(stop: Stop, pen: Pen) -> Html:
    if stop["card"] == ANCESTOR:
        return pen.word("face-ancestor")
    return pen.word(card_key(stop["card"]))


def points_of(trek: Sequence[Stop]) -> str:
    """What a trek pays, with its sign; not yet escaped."""
    points = int(read_box().points_of_trek(len(trek)))
    return f"+{points}" if points > 0 else signed(points)


def link_of(stop: Stop) -> Html:
    """Where the story of a stop stands on the same page."""
    name = safe(read_box().cards[stop["card"]].name)
    return Html(f' href="#s-{name}"' if stop["card"] != ANCESTOR else "")


def round_years(spots: dict[int, float]) -> list[tuple[int, float]]:
    """Round years between the first and the last of a scale, and where they lie."""
    years = sorted(spots)
    known = [spots[year] for year in years]
    return [(year, between(year, years, known)) for year in RULER if years[0] <= year <= years[-1]]


def turns_left(x: float, last: bool) -> bool:
    """Whether a ticket lies left of the line: at the end of a trek, and near the right edge."""
    return x + TICKET > WIDE - 10 or (last and x - TICKET > LEFT + 10)


def draw_graph(path: Journey, seat: int, pen: Pen, over: bool = True) -> Html:
    """Across the years, down the hours of three days: a stay falls, a leap runs to the right.

    Where a game is not *over* the last ticket is dashed.
    """
    stops = path["stops"]
    spots = scale([stop["year"] for stop in stops])
    high = TOP + 3 * BAND + 30

    def across(year: int) -> float:
        return LEFT + 20 + (WIDE - LEFT - 60) * spots[year]

    def down(day: int, hour: int) -> float:
        return TOP + day * (BAND + 8) + 6 + hour * HOUR

    lines, tickets, marks = [], [], []
    for day in range(3):
        top = TOP + day * (BAND + 8)
        lines.append(f'<rect class="band" x="{LEFT}" y="{top}" width="{WIDE - LEFT - 4}" '
                     f'height="{BAND}" rx="6"/>')  # fmt: skip
        for hour in (3, 6, 9):
            y = down(day, hour)
            lines.append(
                f'<path class="hour" d="M{LEFT} {y}H{WIDE - 4}"/>'
                f'<text class="ax" x="{LEFT - 12}" y="{y + 4}">{hour}</text>'
            )
        tickets.append(draw_day(path["days"][day], day, top, pen))
    shown: list[float] = []
    for year, spot in round_years(spots):
        x = LEFT + 20 + (WIDE - LEFT - 60) * spot
        if all(abs(x - other) > 44 for other in shown):
            shown.append(x)
            lines.append(
                f'<path class="yr0" d="M{x:.0f} {TOP}V{high - 14}"/><text class="ax" x="{x:.0f}" '
                f'y="14">{safe(signed(year))}</text>'
            )
    for number, trek in enumerate(path["treks"]):
        way = ""
        for place, stop in enumerate(trek):
            x, y = across(stop["year"]), down(stop["day"], stop["start"])
            end = down(stop["day"], stop["start"] + stop["hours"])
            way += f"V{y:.0f}H{x:.0f}" if place else f"M{x:.0f} {y:.0f}"
            if stop["card"] == ANCESTOR:
                lines.append(f'<path class="brk" d="M{x:.0f} {y:.0f}V{end:.0f}"/>')
            way += f"{'M' if stop['card'] == ANCESTOR else 'V'}"
            way += f"{x:.0f} {end:.0f}" if stop["card"] == ANCESTOR else f"{end:.0f}"
            gap = 8 if place else 13
            tickets.append(draw_ticket(stop, x, y, gap, stop is trek[-1], pen))
        first, last = trek[0], trek[-1]
        lines.append(f'<path class="jw" pathLength="1" d="{way}"/>')
        if number:
            y, x = down(first["day"], first["start"]), across(first["year"])
            was = across(path["treks"][number - 1][-1]["year"])
            lines.append(f'<path class="back" d="M{was:.0f} {y:.0f}H{x:.0f}"/>')
        x, y = across(first["year"]), down(first["day"], first["start"])
        marks.append(f'<circle class="no" cx="{x:.0f}" cy="{y:.0f}" r="9"/><text class="nt" '
                     f'x="{x:.0f}" y="{y + 4:.0f}">{number + 1}</text>')  # fmt: skip
        x, y = across(last["year"]), down(last["day"], last["start"] + last["hours"])
        marks.append(f'<path class="stop" d="M{x - 14:.0f} {y:.0f}h28"/>')
        beside, y = (x + 8, y - 23) if turns_left(x, True) else (x - 48, y - 26)
        tickets.append(
            Html(
                f'<span class="te" style="left:{min(beside, WIDE - 44):.0f}px;top:{y:.0f}px">'
                f"{safe(points_of(trek))}</span>"
            )
        )
    css = "chart" if over else "chart so-far"
    return Html(
        f'<div class="{css}" style="width:{WIDE}px;height:{high}px;--pc:var(--p{seat + 1})">'
        f'<svg width="{WIDE}" height="{high}" aria-hidden="true">{"".join(lines)}</svg>'
        f'{"".join(tickets)}<svg class="on" width="{WIDE}" height="{high}" aria-hidden="true">'
        f"{''.join(marks)}</svg></div>"
    )


def draw_day(day: Today, number: int, top: int, pen: Pen) -> Html:
    """What a day brought, left of its band."""
    style = f' style="top:{top}px;height:{BAND}px"' if top >= 0 else ""
    tokens = "".join(
        f"<span>{pen.use(f'trekking-{TOKENS[token]}', 16)}{count}</span>"
        for token, count in enumerate(day["tokens"])
        if count
    )
    if day["crystals"]:
        tokens += f"<span>{pen.use('trekking-crystal', 16)}{day['crystals']}</span>"
    points = day["itinerary"] + day["noon"]
    parts = pen("journey-day-parts", itinerary=day["itinerary"], noon=day["noon"])
    return Html(
        f'<div class="dy"{style}><h3>{pen("face-day", day=ROMAN[number])}</h3><p class="pp"><b>'
        f"+{points}</b></p><p>{parts}</p>"
        f'<p class="tks">{tokens}</p></div>'
    )


def draw_ticket(stop: Stop, x: float, y: float, gap: int, last: bool, pen: Pen) -> Html:
    """A stay as high as the hours it cost."""
    hours = stop["hours"]
    left = turns_left(x, last)
    side = f"right:{WIDE - x + gap:.0f}px" if left else f"left:{x + gap:.0f}px"
    css = "tk an" if stop["card"] == ANCESTOR else "tk"
    css += " tall" if hours > 2 else ""
    size = max(HOUR - 2, hours * HOUR - 3)
    shown = pen("hours", hours=hours)
    year = safe(signed(stop["year"]))
    return Html(
        f'<a class="{css}" style="{side};top:{y + 1:.0f}px;height:{size}px"{link_of(stop)}>'
        f'<span class="p" style="width:{size * 1.3:.0f}px">{picture(stop["card"], pen)}</span>'
        f'<span class="w"><b>{year}</b><span>{title_of(stop, pen)}</span><em>{shown}</em></span>'
        "</a>"
    )


def draw_diary(path: Journey, seat: int, pen: Pen, over: bool = True) -> Html:
    """The same as a list, for phones and readers: day by day, trek by trek."""
    drawn, day, before = [], -1, None
    for stop in path["stops"]:
        if stop["day"] != day:
            day = stop["day"]
            drawn.append(f"<li class='d'>{draw_day(path['days'][day], day, -1, pen)}</li>")
        trek = path["treks"][stop["trek"]]
        if stop is trek[0]:
            drawn.append(f'<li class="tn">{pen("journey-trek", number=stop["trek"] + 1)}</li>')
        elif before is not None and stop["card"] != ANCESTOR:
            leap = years_between(before["year"], stop["year"])
            drawn.append(f'<li class="lp">{pen("journey-on", years=leap)}</li>')
        look = ' class="an"' if stop["card"] == ANCESTOR else ""
        drawn.append(
            f'<li{look}><a{link_of(stop)}><span class="p">{picture(stop["card"], pen)}</span>'
            f'<span class="w"><b>{safe(signed(stop["year"]))}</b>{title_of(stop, pen)}</span>'
            f"<em>{pen('hours', hours=stop['hours'])}</em></a></li>"
        )
        if stop is trek[-1]:
            told = pen("journey-trek-pays", cards=len(trek), points=points_of(trek))
            drawn.append(f'<li class="en">{told}</li>')
        before = stop
    css = "dia" if over else "dia so-far"
    return Html(f'<ol class="{css}" style="--pc:var(--p{seat + 1})">{"".join(drawn)}</ol>')


def draw_lanes(paths: Sequence[Journey], pen: Pen) -> Html:
    """Everybody side by side on one line of time: a lane for each seat, a line for each trek."""
    spots = scale([stop["year"] for path in paths for stop in path["stops"]])
    call = closest_call(paths)
    lanes = [draw_axis(spots)] if spots else []
    for seat, path in enumerate(paths):
        lines = draw_call(call, seat, path, spots) if call is not None else ""
        for row, trek in enumerate(path["treks"]):
            y = 16 + row * LANE
            xs = [lane_x(spots[stop["year"]]) for stop in trek]
            lines += f'<path class="jw" d="M{xs[0]:.0f} {y}H{xs[-1]:.0f}"/>'
            for x, stop in zip(xs, trek, strict=True):
                shape = SHAPES[seat % 6]
                small = 0.16 if stop["card"] == ANCESTOR else 0.27
                lines += (
                    f'<g class="st" transform="translate({x - 20 * small:.1f} {y - 20 * small:.1f})'
                    f' scale({small})">{shape}</g>'
                )
            lines += (
                f'<text class="ll e" x="{xs[0] - 10:.0f}" y="{y + 4}">'
                f"{safe(signed(trek[0]['year']))}</text>"
            )
            if len(trek) > 1:
                lines += (
                    f'<text class="ll" x="{xs[-1] + 10:.0f}" y="{y + 4}">'
                    f"{safe(signed(trek[-1]['year']))}</text>"
                )
        high = max(1, len(path["treks"])) * LANE + 4
        scored = f"{pen('points', points=path['points'])}<br>" if "points" in path else ""
        pays = "".join(
            f"<li>{pen('journey-trek-pays', cards=len(trek), points=points_of(trek))}</li>"
            for trek in path["treks"]
        )
        lanes.append(
            Html(
                f'<section class="lane" style="--pc:var(--p{seat + 1})"><h3>{pen.avatar(seat, 34)}'
                f"<span>{pen.name(seat)}<small>{scored}{say_years(path, pen)}</small>"
                f'</span></h3><svg viewBox="0 0 840 {high}" aria-hidden="true">{lines}</svg>'
                f"<ol>{pays}</ol></section>"
            )
        )
    return Html("".join(lanes))


def lane_x(spot: float) -> float:
    return 70 + 690 * spot


def say_years(path: Journey, pen: Pen) -> Html:
    years = path["years"]
    return Html(f"{grouped(years, pen)} {pen('journey-crossed', years=years)}")


def grouped(number: int, pen: Pen) -> str:
    """A large number with its thousands apart, as the language writes it."""
    apart = "\N{NARROW NO-BREAK SPACE}" if pen.words.language == "fr" else ","
    return f"{number:,}".replace(",", apart)


def draw_axis(spots: dict[int, float]) -> Html:
    """Round years above the lanes."""
    shown: list[float] = []
    inside = ""
    for year, spot in round_years(spots):
        x = lane_x(spot)
        if all(abs(x - other) > 46 for other in shown):
            shown.append(x)
            inside += f'<text class="ll c" x="{x:.0f}" y="14">{safe(signed(year))}</text>'
    return Html(
        f'<div class="lane axis" aria-hidden="true"><span></span><svg viewBox="0 0 840 18">{inside}'
        "</svg><span></span></div>"
    )


def draw_call(
    call: tuple[int, int, int, int], seat: int, path: Journey, spots: dict[int, float]
) -> Html:
    """The part of the line that joins the closest call which runs through the lane of a seat."""
    one, year, other, near = call
    if not one <= seat <= other:
        return Html("")
    rows = len(path["treks"])
    middle = lane_x((spots[year] + spots[near]) / 2)
    ends = [(middle, -CROSS), (middle, max(1, rows) * LANE + CROSS)]
    if seat in (one, other):
        mine = year if seat == one else near
        row = next(
            row
            for row, trek in enumerate(path["treks"])
            if any(stop["year"] == mine and stop["card"] != ANCESTOR for stop in trek)
        )
        ends[0 if seat == one else 1] = (lane_x(spots[mine]), 16 + row * LANE)
    (x, y), (u, v) = ends
    return Html(f'<path class="call" d="M{x:.0f} {y:.0f}L{u:.0f} {v:.0f}"/>')


def draw_table(heads: Sequence[str], rows: Sequence[Sequence[str]], pen: Pen) -> Html:
    """The same in plain rows for whoever would rather read; *heads* are keys, cells escaped."""
    head = "".join(f'<th scope="col">{pen(key)}</th>' for key in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return Html(
        f'<details class="as-table"><summary>{pen("journey-table")}</summary><table><thead><tr>'
        f"{head}</tr></thead><tbody>{body}</tbody></table></details>"
    )


def table_of_stays(path: Journey, pen: Pen) -> Html:
    rows = [
        [
            ROMAN[stop["day"]],
            pen("hour", hour=stop["start"] or 12),
            str(stop["trek"] + 1),
            safe(signed(stop["year"])),
            title_of(stop, pen),
            pen("hours", hours=stop["hours"]),
        ]
        for stop in path["stops"]
    ]
    heads = ("head-day", "head-clock", "head-trek", "head-year", "head-card", "head-hours")
    return draw_table(heads, rows, pen)


def table_of_treks(paths: Sequence[Journey], pen: Pen) -> Html:
    rows = [
        [
            pen.name(seat),
            str(number),
            safe(signed(trek[0]["year"])),
            safe(signed(trek[-1]["year"])),
            str(len(trek)),
            safe(points_of(trek)),
        ]
        for seat, path in enumerate(paths)
        for number, trek in enumerate(path["treks"], 1)
    ]
    heads = ("head-traveller", "head-trek", "head-first", "head-last", "head-cards", "head-points")
    return draw_table(heads, rows, pen)


def tell_hours(path: Journey) -> int:
    """How many days ended at noon exactly."""
    return len([day for day in path["days"] if day["noon"]])


def full_days(path: Journey) -> bool:
    return bool(path["hours"] == 3 * int(NOON))
