"""The analysis of a finished game: the verdict, the graph, the sum, three moments, every move."""

# ruff: noqa: E501  (markup is kept in the lines it is read in)

from __future__ import annotations

from typing import Final

from paradice.analysis.model import A_POINT, NAMES, WHOLE
from paradice.analysis.text import Row, counts, loss_of, parts, shown_column, sum_rows
from paradice.core.schema import Result
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.faces.sketch import draw_sketch
from paradice.games import find_game
from paradice.web.analysis_graph import draw_graph, draw_table
from paradice.web.analysis_text import AnalysisView
from paradice.web.page import page
from paradice.web.result import headline

WORTH: Final = 5 * A_POINT
"""The least luck that the verdict mentions."""
ASK_AGAIN: Final = 5
"""Seconds after which a browser without script asks how far the judge is."""
NOTHING: Final = Html("")
FILTERS: Final = ("all", "yours", "slips")
SIGNS: Final = {
    "best": '<circle cx="8" cy="8" r="7" fill="currentColor"/><path d="M4.500 8.200l2.500 2.500 4.500-5" fill="none" stroke="var(--cut)" stroke-width="2"/>',
    "good": '<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="2"/>',
    "slip": '<path d="M8 2l6.500 12H1.500z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
    "blunder": '<path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" fill="currentColor"/><path d="M5 5l6 6M11 5l-6 6" stroke="var(--cut)" stroke-width="2"/>',
    "luck": '<rect x="1.500" y="1.500" width="13" height="13" rx="3" fill="none" stroke="currentColor" stroke-width="1.600"/><circle cx="5.300" cy="5.300" r="1.400" fill="currentColor"/><circle cx="10.700" cy="10.700" r="1.400" fill="currentColor"/>',
    "reveal": '<path d="M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8z" fill="none" stroke="currentColor" stroke-width="1.600"/><circle cx="8" cy="8" r="2" fill="currentColor"/>',
    "doubt": '<path d="M5 6a3 3 0 1 1 4.500 2.600C8.400 9.200 8 9.700 8 10.700M8 13v.1" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"/>',
}
"""A sign for each name and kind, so that they differ by more than colour."""


def sign(name: str) -> Html:
    return Html(
        f'<svg class="sign" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">{SIGNS[name]}</svg>'
    )


def frame(pen: Pen, table_id: str, phase: str, inside: str, rail: str, act: str) -> Html:
    """The frame of a table: header, what lies on the table, rail, action bar."""
    return Html(f"""
<a class="skip" href="#act">{pen("shell-skip")}</a>
<div class="pd analysing">
<header class="pd-head"><a class="pd-mark" href="/" aria-label="{pen("shell-leave")}">{pen.icon("pd-mark", 24)}<span>Paradice</span></a>
<div class="pd-title"><h1>{pen("game-name")}</h1><p class="pd-phase"><b>{pen("analysis")}</b>{phase}</p></div>
<nav class="pd-tools" aria-label="{pen("shell-tools")}"><a class="tool" href="/t/{safe(table_id)}">{pen.icon("pd-back")}<span>{pen("shell-to-table")}</span></a>
<a class="tool" href="/t/{safe(table_id)}/replay">{pen.icon("pd-play")}<span>{pen("shell-replay")}</span></a>
<a class="tool wide" href="#about">{pen.icon("pd-help")}<span>{pen("shell-help")}</span></a></nav></header>
<main class="pd-table" id="table" tabindex="0"><div class="an">{inside}</div></main>
<div class="pd-rail">{rail}</div>
{act}
</div>""")


def whole_page(pen: Pen, game: str, body: str, refresh: int = 0) -> Html:
    return page(
        pen,
        f"{pen('analysis')} · {pen('game-name')}",
        body,
        game=game,
        styles=["analysis.css"],
        scripts=["settings.js", "analysis.js"],
        refresh=refresh,
    )


def working_page(
    pen: Pen, game: str, table_id: str, result: Result, said: Html, done: int, steps: int
) -> Html:
    """The page with a progress bar; leaving it ends the analysis."""
    head = headline(result, len(pen.names) == 1, find_game(game).cooperative, pen)
    share = 100 * done / max(1, steps)
    inside = (
        f'<header class="an-verdict"><div><h2>{head}</h2><p role="status" id="judging">{said}</p></div></header>'
        f'<section class="an-box an-graph"><div class="an-gh"><h2>{pen("analysis-chances")}</h2></div>'
        f'<div class="an-plot empty">{"".join(f"<span class=an-level style=top:{100 - level}%><b>{level}</b></span>" for level in (0, 25, 50, 75, 100))}'
        f'<span class="an-fill" style="width:{share:.1f}%"></span></div></section>{draw_help(pen)}'
    )
    act = (
        f'<section class="pd-act" id="act" aria-label="{pen("analysis")}"><p class="pd-say">{pen("analysis-leaving")}</p>'
        f'<div class="an-do"><progress max="{max(1, steps)}" value="{done}" aria-label="{said}"></progress></div></section>'
    )
    rail = f'<section class="an-moves" aria-label="{pen("analysis-moves")}"><h2>{pen("analysis-moves")}</h2></section>'
    return whole_page(pen, game, frame(pen, table_id, "", inside, rail, act), ASK_AGAIN)


def analysis_page(view: AnalysisView) -> Html:
    """The page of a whole analysis, as a view shows it."""
    pen, analysis = view.pen, view.analysis
    periods = len({text.period for text in view.text.steps if text.period})
    phase = f"<i>/</i>{pen('analysis-length', count=len(analysis.steps))}" if periods else ""
    inside = f'{draw_verdict(view)}{draw_graph(view)}<div class="an-low">{draw_sum(view)}{draw_moments(view)}</div>'
    links = Html(
        f'<p><a class="btn-s" href="{view.here}.json">JSON</a> <a class="btn-s" href="/t/{safe(view.table_id)}/record">{pen("shell-record")}</a></p>'
    )
    body = frame(
        pen,
        view.table_id,
        phase,
        f'{inside}</div><div class="an-more">{draw_table(view)}{draw_help(pen, links)}',
        draw_moves(view),
        draw_act(view),
    )
    return whole_page(pen, analysis.game, body)


def draw_help(pen: Pen, links: Html = NOTHING) -> Html:
    """What the names of moves and the amounts mean."""
    return Html(
        f'<section class="an-box an-about" id="about"><h2>{pen("shell-help")}</h2><p>{pen("analysis-names-help")}</p><p>{pen("analysis-how")}</p>{links}</section>'
    )


def draw_verdict(view: AnalysisView) -> Html:
    """The result in words, then the sum in one line."""
    pen, analysis = view.pen, view.analysis
    result = view.text.result
    cooperative = find_game(analysis.game).cooperative
    head = headline(result, analysis.seats == 1, cooperative, pen)
    won = any(analysis.sides[seat] == view.side for seat in result["winners"])
    if is_luck_told(view, won):
        way = "lucky" if analysis.totals().luck(view.side) > 0 else "unlucky"
        you = "-you" if view.is_you() else ""
        head = Html(f"{head}. {pen(f'analysis-{way}{you}', who=view.who())}")
    seal = f'<svg class="an-seal {"is-won" if won else "is-lost"}" viewBox="0 0 48 48" width="52" height="52" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="{"M14 25l7 7 13-15" if won else "M16 16l16 16M32 16L16 32"}"/></svg>'
    return Html(
        f'<header class="an-verdict">{seal}<div><h2>{head}</h2><p>{one_line(view)}</p></div></header>'
    )


def is_luck_told(view: AnalysisView, won: bool) -> bool:
    """Return whether the verdict speaks of luck: against the result, or more of it than of play."""
    luck, own, others, _ = parts(view.analysis, view.pen.words, view.side)
    return abs(luck) >= WORTH and ((luck > 0) != won or abs(luck) >= abs(own + others))


def one_line(view: AnalysisView) -> Html:
    """Return luck, play and the most expensive decision in one line."""
    pen, analysis = view.pen, view.analysis
    side = view.side
    luck, own, others, _ = parts(analysis, pen.words, side)
    phrases = [view.moved("luck", luck), view.moved("play", own)]
    if others:
        phrases.append(view.moved("others", others))
    line = f"{', '.join(phrases)}."
    numbers = [
        number
        for number, step in enumerate(analysis.steps)
        if analysis.sides[step.decision.seat] == side
        and loss_of(analysis, number, step.decision.seat)
    ]
    if not numbers:
        return Html(f"{line} {pen('analysis-no-slip-of', who=view.who())}")
    worst = max(numbers, key=lambda number: analysis.steps[number].decision.loss)
    link = f'<a href="{view.link(worst + 1)}" data-at="{worst + 1}">{view.when(worst)}</a>'
    return Html(f"{line} {pen('analysis-worst')}{pen('analysis-colon')} {link}.")


def draw_sum(view: AnalysisView) -> Html:
    """The table of the sum, which adds up to the last digit shown."""
    pen = view.pen
    rows = sum_rows(view.analysis, pen.words)
    amounts = shown_column(rows, view.side)
    spans: list[tuple[int, int]] = []
    total = 0
    for row, amount in zip(rows, amounts, strict=True):
        start = 0 if row.is_whole else total
        total = start + amount
        spans.append((min(start, total), max(start, total)))
    least = min(low for low, _ in spans)
    whole = max(WHOLE, max(high for _, high in spans)) - least
    cells = ""
    for row, amount, (low, high) in zip(rows, amounts, spans, strict=True):
        left, wide = 100 * (low - least) / whole, 100 * (high - low) / whole
        css = "whole" if row.is_whole else "luck" if row.kind in ("chance", "reveal") else row.kind
        bar = f'<span class="an-wf"><i class="{css}" style="left:{left:.1f}%;width:{max(wide, 0.6):.1f}%"></i></span>'
        cells += (
            f'<tr class="k-{row.kind}"><th scope="row"><span>{row_sign(row, pen)}{safe(row.title)}</span></th>'
            f'<td class="w">{bar}</td><td class="num">{view.amount(amount, not row.is_whole)}</td></tr>'
        )
    return Html(
        f'<section class="an-box an-sum"><h2>{pen("analysis-adds-up")} <small>{pen("analysis-points")}</small></h2><table><thead class="sr"><tr><th scope="col">{pen("analysis-what")}</th><th scope="col">{pen("analysis-bar")}</th><th scope="col">{pen("analysis-points")}</th></tr></thead>'
        f"<tbody>{cells}</tbody></table></section>"
    )


def row_sign(row: Row, pen: Pen) -> Html:
    if row.kind == "play":
        return pen.dot(row.seat)
    if row.is_whole:
        return Html("")
    return sign({"chance": "luck"}.get(row.kind, row.kind))


def draw_moments(view: AnalysisView) -> Html:
    """The three steps that changed most: boards before and after, the move, its result."""
    pen, analysis = view.pen, view.analysis
    cards = ""
    for place, number in enumerate(analysis.moments(), 1):
        step, text = analysis.steps[number], view.text.steps[number]
        luck, play = view.luck(number), view.play(number)
        name = step.decision.name
        if abs(luck) > abs(play):
            came = view.text.happened.get(number) or f"{text.played}."
            said = f'<b class="nm luck">{sign("luck")} {pen("analysis-luck")}</b> {came}'
        else:
            label = name or "good"
            said = (
                f'<b class="nm {label}">{sign(label)} {pen(f"analysis-{label}")}</b> {text.played}.'
            )
        if name in NAMES[1:]:
            said += f" {view.quote('best-quoted', text.best, True)}"
        if others := view.others(number):
            said += f" {others}"
        gain = luck + play
        on = " on" if view.at == number + 1 else ""
        cards += (
            f'<li class="an-box an-moment{on}" data-of="{number + 1}"><h3><a class="key" href="{view.link(number + 1)}" data-at="{number + 1}">{place}</a> {view.when(number)} <b class="num {"up" if gain >= 0 else "down"}">{view.amount(gain)}</b></h3>'
            f"{draw_boards(view, number)}<p>{said}</p></li>"
        )
    return Html(
        f'<section class="an-mo"><h2 class="sr">{pen("analysis-moments")}</h2><ol>{cards}</ol></section>'
    )


def draw_boards(view: AnalysisView, number: int) -> Html:
    """The board before and after a step, each a link to the table itself."""
    text = view.text
    ends = (number, text.after[number])
    boards = [text.boards[at] for at in ends]
    figures = ""
    for place, key in enumerate(("before", "after")):
        link = f"/t/{safe(view.table_id)}/replay?eyes=all&amp;at={ends[place]}"
        words = view.pen(f"analysis-{key}")
        drawn = draw_sketch(boards[place], boards[1 - place], words) if boards[place] else ""
        figures += f'<a href="{link}">{drawn}<span>{words}</span></a>'
    return Html(f'<div class="an-boards">{figures}</div>')


def draw_moves(view: AnalysisView) -> Html:
    """The list of decisions with their names, and filters for one's own and for slips."""
    pen, analysis = view.pen, view.analysis
    lines = ""
    period = ""
    for number, step in enumerate(analysis.steps):
        name, text = step.decision.name, view.text.steps[number]
        if not name:
            continue
        if text.period != period:
            period = text.period
            lines += f'<li class="hd">{period}</li>'
        own = " yours" if analysis.sides[step.decision.seat] == view.side else ""
        now = ' aria-current="step"' if view.at == number + 1 else ""
        lines += (
            f'<li class="{name}{own}"><a href="{view.link(number + 1)}" data-at="{number + 1}"{now}>{pen.dot(step.decision.seat)}'
            f"<span>{text.played}</span><em>{pen(f'analysis-{name}')} {sign(name)}</em></a></li>"
        )
    found = counts(analysis)
    foot = "".join(
        f'<li class="{name}">{sign(name)}<b class="num">{found[name]}</b> {pen(f"analysis-{name}")}</li>'
        for name in NAMES
    )
    filters = "".join(
        f'<a href="{view.here}?at={view.at}&amp;seat={view.seat}&amp;only={key}" data-only="{key}"{" aria-current=true" if key == view.only else ""}>{pen(f"analysis-{key}" if key != "yours" or view.mine else "analysis-theirs")}</a>'
        for key in FILTERS
    )
    return Html(
        f'<nav class="an-filter" aria-label="{pen("analysis-moves")}">{filters}</nav><section class="an-moves" aria-label="{pen("analysis-moves")}" data-only="{safe(view.only)}"><h2>{pen("analysis-moves")} <small>{pen("analysis-count", count=sum(found.values()))}</small></h2>'
        f'<ol id="moves" tabindex="0" aria-label="{pen("analysis-moves")}">{lines}</ol><ul class="an-tally">{foot}</ul></section>'
    )


def draw_act(view: AnalysisView) -> Html:
    """The action bar: the text of the step, and links."""
    pen, at = view.pen, view.at
    head, more = view.say()
    before = max(0, at - 1)
    replay = f"/t/{safe(view.table_id)}/replay?eyes=all&amp;at="

    def step(to: int, key: str, sign: str, path: str) -> Html:
        icon = f'<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="{path}" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/></svg>'
        if not 0 <= to <= len(view.analysis.steps):
            return Html(f'<span class="btn" id="{sign}" aria-disabled="true">{icon}</span>')
        return Html(
            f'<a class="btn" id="{sign}" href="{view.link(to)}" data-at="{to}" aria-label="{pen(key)}">{icon}</a>'
        )

    line = ""
    if at and view.analysis.steps[at - 1].decision.line:
        line = f'<a class="btn" id="line" href="/t/{safe(view.table_id)}/line?at={before}&amp;step=1"><kbd class="key">L</kbd><span>{pen("analysis-line")}<small>{pen("analysis-on-table")}</small></span></a>'
    fork = ""
    if before < len(view.analysis.steps):
        seat = view.analysis.steps[before].decision.seat
        fork = f'<a class="btn go" id="fork" href="/t/{safe(view.table_id)}/fork?at={before}&amp;seat={seat}"><kbd class="key">F</kbd><span>{pen("fork-go")}<small>{pen("fork-with-bots")}</small></span></a>'
    table = f'<a class="btn plain" id="look" href="{replay}{at}"><span>{pen("analysis-look")}<small>{pen("analysis-look-small")}</small></span></a>'
    return Html(
        f'<section class="pd-act" id="act" aria-label="{pen("analysis")}"><div class="pd-say"><p role="status">{head}</p><small>{more}</small></div>'
        f'<div class="an-do">{step(at - 1, "shell-previous", "back", "M15 5l-7 7 7 7")}{step(at + 1, "shell-next", "on", "M9 5l7 7-7 7")}{table}{line}{fork}</div></section>'
    )


def draw_moment(view: AnalysisView) -> Html:
    """The parts that change with the step: the read-out and the action bar."""
    return Html(f'<p id="read">{view.read_out()}</p>{draw_act(view)}')


def draw_judgement(view: AnalysisView) -> Html:
    """The text of a step beside a replay, with a link to the analysis."""
    head, more = view.say()
    name = view.analysis.steps[view.at - 1].decision.name if view.at else ""
    signed = (
        f'<b class="nm {name}">{sign(name)} {view.pen(f"analysis-{name}")}</b> ' if name else ""
    )
    return Html(
        f'<section class="an-judged" aria-label="{view.pen("analysis")}"><p>{signed}{view.read_out()}</p><p>{head} <small>{more}</small></p>'
        f'<a href="{view.link(view.at)}">{view.pen("analysis")}</a></section>'
    )


def draw_offer(pen: Pen, table_id: str) -> Html:
    """The link to the analysis beside a replay of a game that has none yet."""
    return Html(
        f'<section class="an-judged offer" aria-label="{pen("analysis")}"><a href="/t/{safe(table_id)}/analysis">{pen("analysis-analyse")}</a></section>'
    )
