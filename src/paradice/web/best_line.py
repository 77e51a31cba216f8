"""The page of a best line: a move at a time on imagined tables, without results of chance."""

# ruff: noqa: E501  (markup is kept in the lines it is read in)

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from paradice.core.schema import Seen
from paradice.faces.face import Face, Sight
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.web.page import page
from paradice.web.replay import draw_seat


@dataclass(frozen=True)
class Line:
    """A position in a line: after *step* of its moves, each in words; and why it ends there."""

    step: int
    moves: Sequence[Html]
    stop: str


def marked(html: str, name: str, how: str) -> str:
    """Mark a part of the table: ``stepped`` if it changed, ``unsure`` if it depends on chance."""
    return html.replace(f'id="{name}"', f'id="{name}" data-line="{how}"', 1)


def line_page(
    pen: Pen,
    face: Face[Seen],
    table_id: str,
    at: int,
    sight: Sight[Seen],
    parts: Mapping[str, Html],
    line: Line,
) -> str:
    """The page: the position in a dashed frame, with buttons to step."""
    table = safe(table_id)
    here = f"/t/{table}/line?at={at}&amp;step="
    back = f"/t/{table}/analysis?at={at + 1}"
    last = len(line.moves)

    def put(part: str) -> Html:
        return parts[part]

    def step(to: int, key: str, name: str) -> Html:
        if not 0 <= to <= last:
            return Html(
                f'<span class="btn plain" id="{name}" aria-disabled="true">{pen(key)}</span>'
            )
        return Html(f'<a class="btn plain" id="{name}" href="{here}{to}">{pen(key)}</a>')

    players = "".join(draw_seat(face, sight, seat, pen) for seat in range(len(pen.names)))
    told = "".join(
        f'<li class="{"now" if number == line.step else "later" if number > line.step else "past"}"><a class="at num" href="{here}{number}">{number}</a>{said}</li>'
        for number, said in enumerate(line.moves, 1)
    )
    said = pen("analysis-line-start") if line.step == 0 else line.moves[line.step - 1]
    end = pen(f"analysis-line-{line.stop}") if line.stop else ""
    body = f"""
<div class="pd lined" data-me="{sight.seat}">
<header class="pd-head"><a class="pd-mark" href="/">{pen.icon("pd-mark", 24)}<span>Paradice</span></a>
<div class="pd-title"><h1>{pen("game-name")}</h1><p class="pd-phase"><b class="ln-tag">{pen("analysis-line-tag")}</b></p></div>
<nav class="pd-tools"><a class="tool" href="{back}">{pen.icon("pd-back")}<span>{pen("analysis")}</span></a></nav></header>
<main class="pd-table" id="table" tabindex="0" data-show="{sight.seat}"><div class="pd-in">{face.frame(put, sight, pen)}</div></main>
<div class="pd-rail"><section class="pd-players" aria-label="{pen("shell-players")}">{players}</section><section class="pd-log" id="log" aria-label="{pen("analysis-line")}"><h2>{pen("analysis-line")}</h2><ol id="lines" tabindex="0">{told}</ol></section></div>
<section class="pd-act" id="act" aria-label="{pen("analysis")}"><div class="pd-say"><p role="status">{pen("analysis-line-of", a=line.step, b=last)}{pen("analysis-colon")} {said}</p><small>{end}</small></div>
<div class="an-do">{step(line.step - 1, "shell-previous", "previous")}{step(line.step + 1, "shell-next", "next")}<a class="btn plain" href="/t/{table}/replay?eyes=all&amp;at={at}">{pen("what-if-real")}</a><a class="btn plain" href="{back}">{pen("analysis")}</a></div></section></div>
"""
    title = f"{pen('analysis-line')} · {pen('game-name')}"
    return page(pen, title, body, game=pen.words.game, styles=["analysis.css"])
