"""The graph of an analysis: chances through the game, luck and play below, the same as a table."""

# ruff: noqa: E501  (markup is kept in the lines it is read in)

from __future__ import annotations

from html import unescape
from typing import Final

from paradice.analysis.model import A_POINT, WHOLE
from paradice.analysis.text import shown, side_names
from paradice.faces.html import Html, safe
from paradice.web.analysis_text import AnalysisView

LETTER: Final = 0.75
LETTER_NARROW: Final = 2.1
"""Percent of the width that a letter of a label needs, on a screen and on a phone."""
NEAR: Final = 3.0
"""Percent of the width within which discs would overlap."""
LOW: Final = 70.0
"""Percent from which on a disc reaches down to the labels of days and rounds."""
CHANGES: Final = ("analysis-luck", "analysis-played", "analysis-doubted")
LEAST: Final = 0.015
"""Bars with a smaller share of the highest bar are not drawn."""


def across(view: AnalysisView, at: int) -> float:
    """Return the place of a step in percent of the width."""
    return 100 * at / max(1, len(view.analysis.steps))


def high(value: float) -> float:
    """Return the distance of a chance from the top in percent."""
    return 100 - 100 * value / WHOLE


def path(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def draw_graph(view: AnalysisView) -> Html:
    """The graph: a band for each side, the viewer's at the bottom; below it bars for the steps."""
    pen, analysis = view.pen, view.analysis
    names = side_names(analysis, pen.words)
    title = pen("analysis-graph", who=names[view.side])
    count = len(analysis.start)
    switch = ""
    if count > 1:
        links = "".join(
            f'<a href="{view.here}?at={view.at}&amp;seat={seat}"{" aria-current=true" if seat == view.seat else ""}>{pen.dot(seat)} {pen.name(seat)}</a>'
            for seat in range(analysis.seats)
        )
        switch = f'<span class="an-eyes">{links}</span>'
    values = ",".join(f"{value / A_POINT:.1f}" for value in view.chances(view.side))
    starts = ",".join(str(at) for at, _ in periods(view))
    moments = ",".join(str(number + 1) for number in analysis.moments())
    x = across(view, view.at)
    y = high(view.chances(view.side)[view.at]) / 100
    return Html(
        f'<section class="an-box an-graph"><div class="an-gh"><h2>{title}</h2>{switch}'
        f'<span><i class="luck"></i>{pen("analysis-luck")}</span><span><i class="play"></i>{pen("analysis-played")}</span>'
        f'<span>{pen("analysis-band")}</span><a href="#as-table">{pen("analysis-as-table-link")}</a></div>'
        f'<div class="an-plot" id="graph" data-values="{values}" data-starts="{starts}" data-moments="{moments}" data-at="{view.at}" role="img" aria-label="{title}">'
        f"{draw_levels(view)}{draw_curves(view)}{draw_discs(view)}"
        f'<span class="an-cur" id="cursor" style="--x:{x:.2f}%;--yy:{y:.4f}"></span>'
        f'<p class="an-read{" left" if x > 60 else ""}" id="read" style="--x:{x:.2f}%">{view.read_out()}</p></div>'
        f"{draw_bars(view)}</section>"
    )


def periods(view: AnalysisView) -> list[tuple[int, str]]:
    """Return after how many moves each day or round begins, and its name."""
    found: list[tuple[int, str]] = []
    for number, text in enumerate(view.text.steps):
        if text.period and (not found or found[-1][1] != text.period):
            found.append((number, text.period))
    return found


def draw_levels(view: AnalysisView) -> Html:
    """The chances at the left, and where days or rounds begin."""
    levels = "".join(
        f'<span class="an-level{" half" if level == 50 else ""}" style="top:{100 - level}%"><b>{level}</b></span>'
        for level in (0, 25, 50, 75, 100)
    )
    found = periods(view)
    discs = [across(view, at) for at, y in disc_places(view) if y > LOW]
    end = end_narrow = 0.0
    for at, period in found:
        x = across(view, at)
        said = ""
        letters = len(unescape(period)) + 2
        if x >= end and has_room(x, letters * LETTER, discs):
            end = x + letters * LETTER
            is_narrow = x >= end_narrow and has_room(x, letters * LETTER_NARROW, discs)
            if is_narrow:
                end_narrow = x + letters * LETTER_NARROW
            said = f"<b{'' if is_narrow else ' class=wide'}>{period}</b>"
        if said or len(found) <= 30:
            levels += f'<span class="an-when" style="left:{x:.2f}%">{said}</span>'
    return Html(levels)


def has_room(x: float, wide: float, discs: list[float]) -> bool:
    """Say if a label fits here, before the edge and under no disc."""
    return x + wide <= 100 and not any(x - NEAR < disc < x + wide for disc in discs)


def draw_curves(view: AnalysisView) -> Html:
    """The bands of the sides, that of the view with its edge and its standard error."""
    analysis = view.analysis
    count = len(analysis.start)
    order = [view.side, *(side for side in range(count) if side != view.side)]
    below = [0.0] * (len(analysis.steps) + 1)
    drawn = ""
    for side in order:
        above = [low + value for low, value in zip(below, view.chances(side), strict=True)]
        upper = [(across(view, at), high(value)) for at, value in enumerate(above)]
        lower = [(across(view, at), high(value)) for at, value in enumerate(below)]
        colour = "var(--curve)" if count == 1 else f"var(--p{analysis.sides.index(side) + 1})"
        lower.reverse()
        drawn += f'<path class="band" style="fill:{colour}" d="{path([*upper, *lower])}Z"/>'
        if side != view.side and side != order[-1]:
            drawn += f'<path class="rim" style="stroke:{colour}" d="{path(upper)}"/>'
        below = above
    own = view.chances(view.side)
    doubts = [analysis.steps[0].unsure if analysis.steps else 0]
    doubts += [step.unsure for step in analysis.steps]
    top = [
        (across(view, at), high(min(WHOLE, value + doubt)))
        for at, (value, doubt) in enumerate(zip(own, doubts, strict=True))
    ]
    foot = [
        (across(view, at), high(max(0, value - doubt)))
        for at, (value, doubt) in enumerate(zip(own, doubts, strict=True))
    ]
    foot.reverse()
    colour = "var(--curve)" if count == 1 else f"var(--p{view.seat + 1})"
    line = path([(across(view, at), high(value)) for at, value in enumerate(own)])
    return Html(
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">{drawn}'
        f'<path class="pale" style="fill:{colour}" d="{path([*top, *foot])}Z"/>'
        f'<path class="edge" style="stroke:{colour}" pathLength="1" d="{line}"/></svg>'
    )


def disc_places(view: AnalysisView) -> list[tuple[int, float]]:
    """Return the most important steps, each with the distance of its disc from the top."""
    values = view.chances(view.side)
    return [(number + 1, high(values[number + 1])) for number in view.analysis.moments()]


def draw_discs(view: AnalysisView) -> Html:
    """The moments that mattered, above or below the curve."""
    values = view.chances(view.side)
    discs, last, side = "", -100.0, ""
    for place, (at, y) in enumerate(disc_places(view), 1):
        x, rising = across(view, at), values[at] >= values[at - 1]
        css = "over" if (rising and y > 18) or y > 86 else "under"
        if x - last < NEAR and css == side:
            css = "under" if css == "over" else "over"
        last, side = x, css
        discs += f'<a class="key an-disc {css}" href="{view.link(at)}" data-at="{at}" aria-label="{place}. {view.when(at - 1)}" style="left:{x:.2f}%;top:{y:.2f}%">{place}</a>'
    return Html(discs)


def draw_bars(view: AnalysisView) -> Html:
    """What luck and play gave or took at each step, on the axis of the graph."""
    steps = range(len(view.analysis.steps))
    most = max([A_POINT, *(max(abs(view.luck(n)), abs(view.play(n))) for n in steps)])
    wide = min(1.0, 42 / max(1, len(steps)))
    bars = ""
    for number in steps:
        for kind, amount in (("luck", view.luck(number)), ("play", view.play(number))):
            share = abs(amount) / most
            if share < LEAST:
                continue
            x = across(view, number + 1) - (wide if kind == "luck" else 0)
            y = 50 - 50 * share if amount > 0 else 50.0
            bars += f'<i class="{kind}" style="left:{x:.2f}%;top:{y:.0f}%;height:{50 * share:.0f}%"></i>'
    whole = round(most / A_POINT)
    return Html(
        f'<div class="an-bars" style="--w:{wide:.2f}%" aria-hidden="true"><b style="top:0">+{whole}</b><b style="top:100%">−{whole}</b>{bars}</div>'
    )


def draw_table(view: AnalysisView) -> Html:
    """The curve as a table; beside it luck, play and doubt, rounded so that each row adds up."""
    pen, analysis = view.pen, view.analysis
    names = side_names(analysis, pen.words)
    heads = "".join(f'<th scope="col">{safe(name)}</th>' for name in names)
    curves = [view.chances(side) for side in range(len(analysis.start))]
    changes = [
        amount
        for number in range(len(analysis.steps))
        for amount in (view.luck(number), view.play(number), view.doubt(number))
    ]
    amounts = shown([analysis.start[view.side], *changes])[1:]
    rows = ""
    for at in range(len(analysis.steps) + 1):
        head = pen("analysis-start")
        moved = "<td></td><td></td><td></td>"
        if at:
            played = view.text.steps[at - 1].played
            head = Html(f"{at}. {view.when(at - 1)}{pen('analysis-colon')} {played}")
            moved = "".join(
                f'<td class="num">{view.amount(amount) if amount else ""}</td>'
                for amount in amounts[3 * at - 3 : 3 * at]
            )
        unsure = view.how_unsure(at)
        cells = "".join(
            f'<td class="num">{view.amount(curve[at], False)}{f" {unsure}" if unsure else ""}</td>'
            for curve in curves
        )
        rows += f'<tr><th scope="row">{head}</th>{cells}{moved}</tr>'
    return Html(
        f'<section class="an-box an-rows" id="as-table"><h2>{pen("analysis-as-table")}</h2><div tabindex="0" role="region" aria-label="{pen("analysis-as-table")}"><table><thead><tr><th scope="col">{pen("analysis-after-move")}</th>{heads}'
        f"{''.join(f'<th scope=col>{pen(key)}</th>' for key in CHANGES)}</tr></thead><tbody>{rows}</tbody></table></div></section>"
    )
