"""The analysis of a finished game: chances as a curve, the sum, three moments, every move."""

# ruff: noqa: E501  (markup is kept in the lines it is read in)

from __future__ import annotations

from typing import Final

from paradice.analysis.model import A_POINT, NAMES, WHOLE, Analysis
from paradice.analysis.text import (
    all_moves,
    counts,
    move_words,
    points,
    sentences,
    side_names,
    sum_rows,
)
from paradice.core.match import Match
from paradice.faces.html import safe
from paradice.faces.pen import Pen
from paradice.web.page import page, top

WIDE: Final = 920
HIGH: Final = 230
BARS: Final = 46
SIGNS: Final = {
    "best": '<circle cx="8" cy="8" r="7" fill="currentColor"/><path d="M4.5 8.2l2.5 2.5 4.5-5" fill="none" stroke="var(--panel)" stroke-width="2"/>',
    "good": '<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="2"/>',
    "slip": '<path d="M8 2l6.5 12H1.5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
    "blunder": '<circle cx="8" cy="8" r="7" fill="currentColor"/><path d="M5 5l6 6M11 5l-6 6" stroke="var(--panel)" stroke-width="2"/>',
}
"""Each name has a sign, so that no colour is needed to tell them apart."""


def sign(name: str) -> str:
    return f'<svg class="sign" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">{SIGNS[name]}</svg>'


def links(pen: Pen, table_id: str) -> str:
    return (
        f'<p class="an-do"><a class="btn-s" href="/t/{table_id}">{pen("shell-to-table")}</a> '
        f'<a class="btn-s" href="/t/{table_id}/replay">{pen("shell-replay")}</a></p>'
    )


def working_page(pen: Pen, game: str, table_id: str, done: int, steps: int) -> str:
    """How far the judge is; the page asks again by itself, and leaving it ends the work."""
    said = pen("analysis-judging", done=done, steps=steps)
    body = (
        f'{top(pen, f"/t/{table_id}/analysis")}<main class="sheet an"><h1>{pen("analysis")}</h1>'
        f'<p role="status">{said}</p><progress max="{steps}" value="{done}" aria-label="{said}"></progress>'
        f"<p>{pen('analysis-leaving')}</p>{links(pen, table_id)}</main>"
    )
    return page(
        pen, f"{pen('analysis')} · {pen('game-name')}", body, game=game, styles=["analysis.css"]
    )


def analysis_page(
    pen: Pen, game: str, table_id: str, match: Match, analysis: Analysis, seat: int
) -> str:
    """All that was judged, seen from the side of a seat."""
    side = analysis.sides[seat]
    here = f"/t/{table_id}/replay?eyes=all&amp;at="
    told = sentences(analysis, pen.words)
    verdict = "".join(f"<li>{safe(line)}</li>" for line in told)
    body = (
        f'{top(pen, f"/t/{table_id}/analysis?seat={seat}")}<main class="sheet an"><h1>{pen("game-name")}: {pen("analysis")}</h1>'
        f"<ul>{verdict}</ul>{draw_seats(pen, table_id, analysis, seat)}"
        f"{draw_graph(pen, analysis, side)}{draw_sum(pen, analysis)}"
        f"{draw_moments(pen, match, analysis, side, here)}{draw_moves(pen, match, analysis, here)}"
        f"{draw_chances(pen, analysis)}"
        f"<p>{pen('analysis-names-help')}</p><p>{pen('analysis-how')}</p>"
        f'<p><a class="btn-s" href="/t/{table_id}/analysis.json">JSON</a></p>{links(pen, table_id)}</main>'
    )
    return page(
        pen, f"{pen('analysis')} · {pen('game-name')}", body, game=game, styles=["analysis.css"]
    )


def draw_seats(pen: Pen, table_id: str, analysis: Analysis, seat: int) -> str:
    """Through whose eyes: where sides win from each other, up is good for the one chosen."""
    if len(analysis.start) < 2:
        return ""
    choices = "".join(
        f'<a class="btn-s" href="/t/{table_id}/analysis?seat={other}"{" aria-current=true" if other == seat else ""}>{pen.avatar(other, 20)} {pen.name(other)}</a> '
        for other in range(analysis.seats)
    )
    return f'<p class="an-do">{choices}</p>'


def across(analysis: Analysis, number: int) -> float:
    return WIDE * number / max(1, len(analysis.steps))


def draw_graph(pen: Pen, analysis: Analysis, side: int) -> str:
    """A band for each side, the chosen one at the foot; below it what each step gave or took."""
    curve = [analysis.start, *(step.chances for step in analysis.steps)]
    order = [side, *(other for other in range(len(analysis.start)) if other != side)]
    bands = []
    below = [0] * len(curve)
    for other in order:
        above = [low + row[other] for low, row in zip(below, curve, strict=True)]
        upper = [
            f"{across(analysis, n):.1f} {HIGH - HIGH * v / WHOLE:.1f}" for n, v in enumerate(above)
        ]
        lower = [
            f"{across(analysis, n):.1f} {HIGH - HIGH * v / WHOLE:.1f}" for n, v in enumerate(below)
        ]
        colour = analysis.sides.index(other) + 1
        bands.append(
            f'<path d="M{" L".join([*upper, *reversed(lower)])}Z" style="fill:var(--p{colour})" class="band"/>'
            f'<path d="M{" L".join(upper)}" style="stroke:var(--p{colour})" class="edge"/>'
        )
        below = above
    grid = "".join(
        f'<path class="grid" d="M0 {HIGH - HIGH * n / 100:.0f}H{WIDE}"/><text x="-6" y="{HIGH - HIGH * n / 100 + 4:.0f}" text-anchor="end">{n}</text>'
        for n in (0, 25, 50, 75, 100)
    )
    middle = HIGH + 16 + BARS / 2
    most = max(
        [
            A_POINT,
            *(
                max(abs(s.chance[side] + s.reveal[side]), abs(played(analysis, n, side)))
                for n, s in enumerate(analysis.steps)
            ),
        ]
    )
    width = max(1.0, WIDE / max(1, len(analysis.steps)) * 0.4)
    bars = ""
    for number, step in enumerate(analysis.steps):
        x = across(analysis, number + 1)
        for kind, amount, shift in (
            ("luck", step.chance[side] + step.reveal[side], -width),
            ("play", played(analysis, number, side), 0.0),
        ):
            high = abs(amount) / most * BARS / 2
            if high >= 0.5:
                y = middle - high if amount > 0 else middle
                bars += f'<rect class="{kind}" x="{x + shift:.1f}" y="{y:.1f}" width="{width:.1f}" height="{high:.1f}"/>'
    marks = "".join(
        f'<g class="disc"><circle cx="{across(analysis, n + 1):.1f}" cy="{HIGH - HIGH * analysis.steps[n].chances[side] / WHOLE:.1f}" r="11"/>'
        f'<text x="{across(analysis, n + 1):.1f}" y="{HIGH - HIGH * analysis.steps[n].chances[side] / WHOLE + 4:.1f}" text-anchor="middle">{place}</text></g>'
        for place, n in enumerate(analysis.moments(), 1)
    )
    names = side_names(analysis, pen.words)
    key = "".join(
        f'<span><i style="background:var(--p{analysis.sides.index(other) + 1})"></i>{safe(names[other])} {points(analysis.start[other], pen.words.language, False)} → {points(analysis.result[other], pen.words.language, False)}</span> '
        for other in order
    )
    title = pen("analysis-graph", who=names[side])
    return (
        f'<figure class="an-graph"><figcaption>{title}</figcaption><div class="an-plot" tabindex="0" role="region" aria-label="{title}"><svg viewBox="-34 -14 {WIDE + 50} {HIGH + BARS + 34}" role="img" aria-label="{title}">'
        '<defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="var(--ink)" stroke-width="2.4"/></pattern></defs>'
        f'{grid}{"".join(bands)}<path class="axis" d="M0 {middle}H{WIDE}"/>{bars}{marks}</svg></div>'
        f'<p class="an-key">{key}<span><i class="luck"></i>{pen("analysis-luck")}</span> <span><i class="play"></i>{pen("analysis-played")}</span></p></figure>'
    )


def played(analysis: Analysis, number: int, side: int) -> int:
    return sum(row[side] for row in analysis.steps[number].play.values())


def draw_sum(pen: Pen, analysis: Analysis) -> str:
    """From start to end, row by row: it adds up."""
    language = pen.words.language
    heads = "".join(
        f'<th scope="col">{safe(name)}</th>' for name in side_names(analysis, pen.words)
    )
    rows = "".join(
        f'<tr{" class=whole" if whole else ""}><th scope="row">{safe(title)}</th>'
        + "".join(
            f'<td class="num">{points(amount, language, not whole)}</td>' for amount in amounts
        )
        + "</tr>"
        for title, amounts, whole in sum_rows(analysis, pen.words)
    )
    return (
        f'<h2>{pen("analysis-adds-up")}</h2><div class="an-wide" tabindex="0" role="region" aria-label="{pen("analysis-adds-up")}"><table><thead><tr><th scope="col">{pen("analysis-points")}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def draw_moments(pen: Pen, match: Match, analysis: Analysis, side: int, here: str) -> str:
    """The three steps that moved most: what was played, what it and chance did, the board there."""
    language = pen.words.language
    cards = []
    for place, number in enumerate(analysis.moments(), 1):
        step = analysis.steps[number]
        who = pen.words.name(step.decision.seat, pen.names)
        luck = step.chance[side] + step.reveal[side]
        gain = luck + played(analysis, number, side)
        name = step.decision.name
        said = safe(move_words(match, number, step.decision.move, pen.words))
        judged = f"{sign(name)} <b>{pen(f'analysis-{name}')}</b> " if name else ""
        best = ""
        if name in NAMES[1:]:
            move = move_words(match, number, step.decision.best, pen.words)
            best = f"<br>{pen('analysis-best-was', move=move)}, {pen('analysis-lost', amount=points(step.decision.loss, language, False))}"
        chance = f"<br>{pen('analysis-luck')} {points(luck, language)}" if luck else ""
        cards.append(
            f'<li class="an-card {name}"><h3><span class="disc">{place}</span> {pen("analysis-moment", number=number + 1, seat=who)} <b class="num">{points(gain, language)}</b></h3>'
            f"<p>{judged}{said}{best}{chance}</p>"
            f'<p><a href="{here}{number}">{pen("analysis-before")}</a> · <a href="{here}{number + 1}">{pen("analysis-after")}</a></p></li>'
        )
    return f'<h2>{pen("analysis-moments")}</h2><ol class="an-cards">{"".join(cards)}</ol>'


def draw_moves(pen: Pen, match: Match, analysis: Analysis, here: str) -> str:
    """Every decision with its name, and a link to the board where it was taken."""
    lines = []
    moves = all_moves(match, pen.words)
    for number, step in enumerate(analysis.steps):
        name = step.decision.name
        if not name:
            continue
        said = safe(moves[number])
        lines.append(
            f'<li class="{name}"><a class="num" href="{here}{number}">{number + 1}</a> {pen.dot(step.decision.seat)}<span>{said}</span> <em>{pen(f"analysis-{name}")} {sign(name)}</em></li>'
        )
    found = counts(analysis)
    foot = " ".join(
        f"<span class={name}>{sign(name)} {found[name]} {pen(f'analysis-{name}')}</span>"
        for name in NAMES
    )
    return (
        f'<h2>{pen("analysis-moves")}</h2><p class="an-count">{pen("analysis-count", count=len(lines))} · {foot}</p>'
        f'<ol class="an-moves" tabindex="0" aria-label="{pen("analysis-moves")}">{"".join(lines)}</ol>'
    )


def draw_chances(pen: Pen, analysis: Analysis) -> str:
    """The curve as a table."""
    language = pen.words.language
    heads = "".join(
        f'<th scope="col">{safe(name)}</th>' for name in side_names(analysis, pen.words)
    )
    rows = "".join(
        f'<tr><th scope="row">{number}</th>'
        + "".join(f'<td class="num">{points(value, language, False)}</td>' for value in row)
        + "</tr>"
        for number, row in enumerate([analysis.start, *(step.chances for step in analysis.steps)])
    )
    return f'<details><summary>{pen("analysis-as-table")}</summary><div class="an-wide" tabindex="0" role="region" aria-label="{pen("analysis-as-table")}"><table><thead><tr><th scope="col">{pen("analysis-after-move")}</th>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details>'
