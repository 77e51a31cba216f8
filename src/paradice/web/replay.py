"""The replay page: step, play and jump, from any seat; every position has an address."""

# ruff: noqa: E501  (markup is kept in the lines it is read in)

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from paradice.core.events import EVERYONE
from paradice.core.schema import Seen
from paradice.faces.face import Face, Sight
from paradice.faces.html import Html, change, safe
from paradice.faces.pen import Pen
from paradice.web.assets import address
from paradice.web.page import page, story_box
from paradice.web.patch import mark


def arrow(path: str) -> Html:
    """An arrow as SVG, since not all fonts have it."""
    return Html(
        '<svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" '
        f'stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"><path d="{path}"/></svg>'
    )


def draw_seat(face: Face[Seen], sight: Sight[Seen], seat: int, pen: Pen, me: int = -1) -> Html:
    """The card of a seat at that position."""
    card = face.draw_card(face.card(sight.view, seat), pen)
    score = f'<p class="sc num">{card.score}<small>{card.unit}</small></p>' if card.score else ""
    row = f'<p class="rs num">{card.row}</p>' if card.row else ""
    you = f" <small>{pen.word('shell-you')}</small>" if seat == me else ""
    on = " on" if seat in sight.view["deciders"] else ""
    look = pen("shell-look-at", name=pen.words.name(seat, pen.names))
    return Html(
        f'<article class="pl{on}" style="--pc:var(--p{seat + 1})" data-seat="{seat}">'
        f'<a class="av" href="#table" data-show="{seat}" aria-label="{look}">{pen.avatar(seat)}</a>'
        f'<p class="nm">{pen.name(seat)}{you}</p>{score}<p class="st num">{card.status}</p>{row}'
        f"</article>"
    )


LINE: Final = re.compile(r"<li((?! class)[^>]*)>")
"""A line of the log; headlines have a class."""


@dataclass(frozen=True)
class Timeline:
    """The positions of a replay; shown is the one after *upto* of *last* moves, by *who*.

    ``turns`` and ``heads`` are the numbers of moves at which a turn, or a day or round, begins;
    ``lines`` describe each move as this viewer saw it.
    """

    upto: int
    last: int
    turns: Sequence[int]
    heads: Sequence[tuple[int, Html]]
    lines: Sequence[Html]
    who: int


def replay_page(
    pen: Pen,
    face: Face[Seen],
    game: str,
    table_id: str,
    sight: Sight[Seen],
    parts: Mapping[str, Html],
    timeline: Timeline,
    eyes: Sequence[int],
    seats: int,
    judged: str = "",
) -> Html:
    """The table at a position, buttons to step, and the log with a link for each move.

    What was *judged* of this position stands beside it, or a link to the analysis.
    """
    here = safe(f"/t/{table_id}/replay")
    watching = "all" if sight.seat == EVERYONE else str(sight.seat)
    upto, last, who = timeline.upto, timeline.last, timeline.who

    def link(number: int) -> Html:
        return Html(f"{here}?at={number}&amp;eyes={watching}")

    def step(number: int | None, key: str, sign: str, name: str) -> Html:
        if number is None or not 0 <= number <= last or number == upto:
            return Html(f'<span class="btn" aria-disabled="true" id="{name}">{arrow(sign)}</span>')
        return Html(
            f'<a class="btn" id="{name}" href="{link(number)}" '
            f'aria-label="{pen(key)}" title="{pen(key)}">{arrow(sign)}</a>'
        )

    choices = "".join(
        f'<option value="{seat}"{" selected" if seat == sight.seat else ""}>{pen.name(seat)}'
        f"</option>"
        for seat in eyes
    )
    everybody = " selected" if sight.seat == EVERYONE else ""
    begun = [at for at, _ in timeline.heads if at <= upto]
    chapters = "".join(
        f'<option value="{link(at)}"{" selected" if at == begun[-1] else ""}>{said}</option>'
        for at, said in timeline.heads
    )

    def put(part: str) -> Html:
        return parts[part]

    players = "".join(draw_seat(face, sight, seat, pen) for seat in range(seats))
    turn = ", ".join(pen.name(seat) for seat in sight.view["deciders"])
    before = max((at for at in timeline.turns if at < upto), default=None)
    after = min((at for at in timeline.turns if at > upto), default=None)
    log = "".join(draw_line(timeline, number, link(number)) for number in range(last, 0, -1))
    body = f"""
<div class="pd replaying" data-me="{sight.seat}">
<header class="pd-head"><a class="pd-mark" href="/" aria-label="Paradice">{pen.icon("pd-mark", 24)}<span>Paradice</span></a>
<div class="pd-title"><h1>{pen("game-name")}</h1><p class="pd-phase"><b>{pen("shell-replay")}</b><i>/</i>{pen("shell-moment", at=upto, last=last)}{f"<i>/</i>{turn}" if turn else ""}</p></div>
<nav class="pd-tools"><a class="tool" href="/t/{safe(table_id)}">{pen.icon("pd-back")}<span>{pen("shell-to-table")}</span></a></nav></header>
<main class="pd-table" id="table" data-show="{max(0, who if sight.seat == EVERYONE else sight.seat)}">{mark(face.frame(put, sight, pen), face.marks(sight))}</main>
<div class="pd-rail"><section class="pd-players" aria-label="{pen("shell-players")}">{players}</section>{judged}<section class="pd-log" id="log" aria-label="{pen("shell-log")}"><h2>{pen("shell-log")} <small>{pen("shell-newest-first")}</small></h2><ol id="lines" tabindex="0">{log}</ol></section></div>
<section class="pd-act" id="act" aria-label="{pen("shell-replay")}">
<form method="get" class="pd-say seek"><label><span>{pen("shell-moment", at=upto, last=last)}</span>
<input type="range" name="at" min="0" max="{last}" value="{upto}" data-seek></label>
<label>{pen("shell-eyes")} <select name="eyes" data-eyes><option value="all"{everybody}>{pen("shell-everybody")}</option>{choices}</select></label>
<button class="btn" data-go>{pen("shell-go")}</button></form>
<div class="pd-do"><select data-chapter hidden aria-label="{pen("shell-chapter")}">{chapters}</select>{step(before, "shell-previous-turn", "M19 4L10 12l9 8zM10 4L1 12l9 8z", "previous-turn")}{step(upto - 1, "shell-previous", "M17 4L6 12l11 8z", "previous")}{step(upto + 1, "shell-next", "M7 4l11 8-11 8z", "next")}{step(after, "shell-next-turn", "M5 4l9 8-9 8zM14 4l9 8-9 8z", "next-turn")}{step(last, "shell-last", "M19 4v16M5 4l11 8-11 8z", "final")}
<button type="button" class="btn" data-run hidden>{pen("shell-run")}</button></div></section></div>{story_box(pen)}
"""
    return page(
        pen,
        f"{pen('shell-replay')} · {pen('game-name')}",
        body,
        game=game,
        scripts=["settings.js", "replay.js"],
        is_table=True,
        styles=["analysis.css"] if judged else [],
        data={"stories": address("story.js")},
    )


def draw_line(timeline: Timeline, number: int, link: Html) -> Html:
    """The log of a move, with a link to the position after it."""
    line = timeline.lines[number - 1]
    now = ' aria-current="step"' if number == timeline.upto else ""
    css = "now" if number == timeline.upto else "later" if number > timeline.upto else "past"

    def marked(found: Sequence[Html]) -> Html:
        at = f'<a class="at num" href="{link}"{now}>{number}</a>'
        return Html(f'<li class="{css}"{found[1]}>{at}')

    return change(LINE, marked, line)
