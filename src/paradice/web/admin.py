"""The host's page: tables, people, load, bots, errors. It shows nothing secret of a game."""

# ruff: noqa: E501  (markup is kept in the lines it is read in)

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paradice.faces.html import Html, escape, safe
from paradice.faces.pen import Pen
from paradice.web.assets import make_pen
from paradice.web.invite import SeatEntry, link_field
from paradice.web.page import draw_span, page, top
from paradice.web.poster import poster_art


@dataclass(frozen=True)
class Vitals:
    """The load of the server."""

    load: int
    rooms_left: int
    answer: int
    worst: int
    moves: int
    most: int
    up: int
    memory: int
    bots: tuple[int, int, int]
    """Busy workers, all workers, and bots that wait for one."""
    speeds: Sequence[float]
    counts: Sequence[int]


@dataclass(frozen=True)
class TableLine:
    """A table as the host sees it: who is waited for, and nothing secret."""

    table_id: str
    game: str
    owner: str
    state: str
    seats: Sequence[SeatEntry]
    waits: Sequence[str]
    """Names of those who must decide, where that is known."""
    absent: Sequence[str]
    """Of these, people for whom a bot could play."""
    quiet: float
    """Seconds since something happened."""
    is_stuck: bool
    watching: int
    closed: str | None
    """Why it was closed."""


@dataclass(frozen=True)
class PersonLine:
    """A person by the name they use."""

    person: str
    name: str
    tables: int
    is_here: bool
    muted: str | None
    removed: str | None


@dataclass(frozen=True)
class FaultLine:
    """Something that was logged as a fault."""

    text: str
    place: str
    ago: float
    count: int


@dataclass(frozen=True)
class ServerState:
    """All that the page shows."""

    name: str
    asleep: str | None
    people_here: int
    door: str
    vitals: Vitals
    tables: Sequence[TableLine]
    show: str
    people: Sequence[PersonLine]
    faults: Sequence[FaultLine]
    notice: str
    is_store_up: bool
    members: int
    invitation: str = ""


def admin_page(pen: Pen, state: ServerState) -> Html:
    body = (
        f'{top(pen, "/house")}<main class="hp">{draw_head(pen, state)}{draw_away(pen, state)}'
        f"{draw_vitals(pen, state.vitals)}"
        f'<div class="hp-cols"><div>{draw_tables(pen, state)}</div>'
        f'<div class="hp-side">{draw_faults(pen, state)}{draw_people(pen, state)}</div></div></main>'
    )
    return page(
        pen, f"{pen('shell-house')} · Paradice", body, styles=["admin.css"], scripts=["site.js"]
    )


def draw_head(pen: Pen, state: ServerState) -> Html:
    running = len(state.tables)
    if state.asleep is None:
        pill = f'<span class="hp-pill">{pen.icon("pd-tick", 14)} {pen("house-open")}</span>'
        change = ask(
            pen("house-sleep"), "/house/sleep", pen("house-sleep-why"), pen("house-sleep"),
            about=pen("house-sleep-about"), wide=True,
        )  # fmt: skip
    else:
        pill = f'<span class="hp-pill shut">{pen.icon("pd-no", 14)} {pen("house-closed")}</span>'
        change = press("/house/wake", pen("house-wake"), css="b")
    facts = [pen("house-tables", count=running), pen("house-people", count=state.people_here)]
    facts.append(pen(f"house-door-{state.door}"))
    said = ""
    if state.notice:
        said = (
            f'<div class="hp-said"><p>{pen("house-said", text=state.notice)}</p>'
            f"{press('/house/unsay', pen('house-unsay'), css='b bare')}</div>"
        )
    speak = ask(
        pen("house-say"), "/house/say", pen("house-say-text"), pen("house-say-go"),
        about=pen("house-say-about", count=state.people_here), wide=True,
        more=hours(pen), needs=True,
    )  # fmt: skip
    name = escape(state.name) or pen("shell-house")
    return Html(
        f'<header class="hp-head"><div><h1>{name}</h1><p>{pill} {" · ".join(facts)}</p></div>'
        f'<div class="hp-do">{speak}{change}</div></header>{said}'
    )


def hours(pen: Pen) -> Html:
    choices = "".join(
        f'<option value="{count}">{pen("house-hours", count=count)}</option>'
        for count in (1, 4, 24)
    )
    return Html(
        f'<label class="hp-h">{pen("house-until")} <select name="hours">{choices}</select></label>'
    )


def draw_away(pen: Pen, state: ServerState) -> Html:
    if state.is_store_up:
        return Html("")
    return Html(f'<p class="hp-away" role="alert">{pen("house-store-away")}</p>')


def ask(
    label: str,
    action: str,
    question: str,
    go: str,
    *,
    about: str = "",
    more: str = "",
    beside: str = "",
    wide: bool = False,
    is_bad: bool = False,
    is_open: bool = False,
    needs: bool = False,
    css: str = "b s",
) -> Html:
    """An action that needs a text first: its form opens in place, without scripts."""
    wanted = " required" if needs else ""
    told = f"<p>{about}</p>" if about else ""
    return Html(
        f'<details class="hp-ask{" wide" if wide else ""}"{" open" if is_open else ""}><summary class="{css}">{label}</summary>'
        f'<form method="post" action="{safe(action)}">{told}<label>{question}'
        f'<input name="text" maxlength="200"{wanted} autocomplete="off"></label>{more}'
        f'<p class="hp-go"><button class="b s{" bad" if is_bad else ""}">{go}</button>{beside}</p>'
        f"</form></details>"
    )


def press(action: str, label: str, *, css: str = "b s") -> Html:
    return Html(
        f'<form method="post" action="{safe(action)}"><button class="{css}">{label}</button></form>'
    )


def draw_vitals(pen: Pen, vitals: Vitals) -> Html:
    word = "calm" if vitals.load < 60 else "busy" if vitals.load < 90 else "full"
    boxes = "".join(
        f"<i{' class=f' if vitals.load > 10 * box + 5 else ' class=hot' if box > 7 else ''}></i>"
        for box in range(10)
    )
    thinking, workers, waiting = vitals.bots
    rows = "".join(
        f"<div><dt>{key}</dt><dd>{value}</dd></div>"
        for key, value in (
            (pen("house-memory"), f"{vitals.memory} {pen('house-mb')}"),
            (pen("house-bots"), pen("house-bots-of", count=thinking, all=workers)),
            (pen("house-bots-wait"), str(waiting)),
        )
    )
    limit = 20 / max(20.0, *(speed * 1000 for speed in vitals.speeds), 1.0)
    cards = (
        (
            "house-load", pen(f"house-load-{word}"), f"{vitals.load} %",
            f'<div class="gg" aria-hidden="true">{boxes}</div>'
            f'<p class="cap">{pen("house-room", count=vitals.rooms_left)}</p>',
        ),
        (
            "house-answer", f"{vitals.answer} ms",
            pen("house-worst", worst=vitals.worst), spark(vitals.speeds, limit),
        ),
        (
            "house-moves", str(vitals.moves), pen("house-most", count=vitals.most),
            spark(vitals.counts, 0.0),
        ),
        ("house-up", draw_span(pen, vitals.up), "", f'<dl class="kv">{rows}</dl>'),
    )  # fmt: skip
    drawn = "".join(
        f'<section class="card"><h2>{pen(key)}</h2><p class="v">{big} <small>{small}</small></p>'
        f"{inside}</section>"
        for key, big, small, inside in cards
    )
    return Html(f'<div class="hp-vit">{drawn}</div>')


def spark(values: Sequence[float], limit: float) -> Html:
    """A line plot of the last hour, with a dashed line at *limit*."""
    most = max([*values, 1e-9])
    if limit:
        most = max(most, 0.02)
    step = 300 / max(1, len(values) - 1)
    points = " ".join(
        f"{place * step:.0f},{42 - 36 * value / most:.1f}" for place, value in enumerate(values)
    )
    bound = ""
    if limit:
        high = 42 - 36 * 0.02 / most
        bound = f'<line class="lm" x1="0" x2="300" y1="{high:.1f}" y2="{high:.1f}"/>'
    return Html(
        f'<svg class="sp" viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true">'
        f'<polygon class="ar" points="0,44 {points} 300,44"/>{bound}'
        f'<polyline class="ln" points="{points}"/></svg>'
    )


FILTERS = ("all", "playing", "gathering", "stuck")


def belongs(line: TableLine, show: str) -> bool:
    return show == "all" or (line.is_stuck if show == "stuck" else line.state == show)


def draw_tables(pen: Pen, state: ServerState) -> Html:
    filters = "".join(
        f'<a href="/house?show={name}"{" aria-current=true" if name == state.show else ""}>'
        f"{pen(f'house-show-{name}')} <b>{sum(belongs(line, name) for line in state.tables)}</b></a>"
        for name in FILTERS
    )
    shown = [line for line in state.tables if belongs(line, state.show)]
    rows = "".join(
        draw_table(pen, line, is_first_stuck=place == 0 and line.is_stuck)
        for place, line in enumerate(shown[:100])
    )
    if not rows:
        rows = f'<li class="none">{pen("house-nobody")}</li>'
    return Html(
        f'<h2 class="hp-h2">{pen("house-tables-head")} <small>{pen("house-never-hands")}</small>'
        f'</h2><nav class="hp-filt" aria-label="{pen("house-tables-head")}">{filters}</nav>'
        f'<ul class="card tl">{rows}</ul>'
    )


def draw_table(pen: Pen, line: TableLine, *, is_first_stuck: bool) -> Html:
    own = make_pen(pen.words.language, line.game, ())
    who = "".join(draw_small(pen, seat) for seat in line.seats)
    if line.closed is not None:
        what = pen("house-table-closed", reason=line.closed)
    elif line.state == "gathering":
        free = sum(seat.is_free for seat in line.seats)
        what = pen("house-gathering", count=free)
    elif line.waits:
        what = pen("house-waits", names=", ".join(line.waits))
    else:
        what = pen("house-in-play")
    quiet = draw_span(pen, int(line.quiet))
    since = pen("house-quiet", time=quiet) if line.quiet >= 60 else pen("house-just-now")
    status = f'<span class="st">{since}</span>'
    if line.is_stuck:
        status = (
            f'<span class="st bad">{pen.icon("pd-clock", 15)} {pen("house-stuck")}, {quiet}</span>'
        )
    elif line.watching:
        eye = pen.icon("pd-eye", 15)
        status = f'<span class="st">{eye} {pen("house-look-on", count=line.watching)}</span>'
    base = f"/house/table/{line.table_id}"
    speak = ask(
        pen("house-message"), f"{base}/say", pen("house-say-text"), pen("house-say-go"),
        css="b s bare", needs=True,
    )  # fmt: skip
    way_out = ""
    if line.is_stuck and line.absent:
        told = pen("house-stand-in", count=len(line.absent), name=line.absent[0])
        way_out = f'<button class="b s" formaction="{safe(base)}/stand-in">{told}</button>'
    if line.closed is None:
        end = ask(
            pen("house-close"), f"{base}/close", pen("house-why"), pen("house-close-go"),
            about=pen("house-close-about"), beside=way_out, is_bad=True, is_open=is_first_stuck,
        )  # fmt: skip
    else:
        end = press(f"{base}/open", pen("house-reopen"))
    owner = pen("house-table-of", name=line.owner) if line.owner else own("game-name")
    return Html(
        f'<li{" class=sel" if line.is_stuck else ""}><div class="r">'
        f'<span class="chip" data-game="{safe(line.game)}">{poster_art(own, line.game)}</span>'
        f'<span class="rt"><b>{owner}</b><span>{what}</span></span>'
        f'<span class="who">{who}</span>{status}<span class="hp-acts">{speak}{end}</span></div></li>'
    )


def draw_small(pen: Pen, seat: SeatEntry) -> Html:
    """A small seat: its shape, a badge for a bot, its name as title."""
    own = Pen(pen.words, ["" for _ in range(seat.seat)] + [seat.name])
    name = pen("shell-seat-free") if seat.is_free else escape(seat.name)
    if seat.kind == "person" and seat.level:
        name = Html(f"{name}, {pen('shell-stand-in')}")
    badge = pen.icon("pd-bot", 13) if seat.level else ""
    badge = f'<b class="rb">{badge}</b>' if badge else ""
    return Html(
        f'<i class="avb{" free" if seat.is_free else ""}" role="img" aria-label="{name}" '
        f'title="{name}">{own.avatar(seat.seat, 25)}{badge}</i>'
    )


def draw_faults(pen: Pen, state: ServerState) -> Html:
    rows = "".join(
        f'<li><span class="fi" aria-hidden="true">!</span><div><b>{escape(fault.text)}</b>'
        f"<p>{pen('house-fault-when', time=draw_span(pen, int(fault.ago)), count=fault.count)}"
        f"{'<br>' + escape(fault.place) if fault.place else ''}</p></div></li>"
        for fault in state.faults[:8]
    )
    if not rows:
        tick = pen.icon("pd-tick", 17)
        rows = f'<li><span class="fi ok">{tick}</span><div>{pen("house-no-fault")}</div></li>'
    return Html(
        f'<section><h2 class="hp-h2">{pen("house-faults")} <small>{pen("house-since-start")}</small>'
        f'</h2><ul class="card fl">{rows}</ul></section>'
    )


def draw_people(pen: Pen, state: ServerState) -> Html:
    rows = "".join(draw_person(pen, line) for line in state.people[:60])
    if not rows:
        rows = f'<li class="none">{pen("house-nobody-here")}</li>'
    head = pen("house-people", count=state.people_here)
    invite = ask(
        pen("house-invite"), "/house/invite", pen("house-invite-name"), pen("house-invite-go"),
        about=pen("house-invite-about", count=state.members), needs=True, wide=True,
    )  # fmt: skip
    link = ""
    if state.invitation:
        link = f'<div class="sheet-like">{link_field(pen, pen("house-invite-link"), state.invitation)}</div>'
    return Html(
        f'<section><h2 class="hp-h2">{pen("house-people-head")} <small>{head}</small></h2>'
        f'<ul class="card hp-pl">{rows}</ul>{link}{invite}</section>'
    )


def draw_person(pen: Pen, line: PersonLine) -> Html:
    base = f"/house/person/{line.person}"
    if line.removed is not None:
        state = pen("house-removed", reason=line.removed)
        acts = press(f"{base}/readmit", pen("house-readmit"))
    else:
        key = "house-here" if line.is_here else "house-absent"
        state = pen(key, count=line.tables)
        if line.muted is not None:
            state = pen("house-muted", reason=line.muted)
            acts = press(f"{base}/unmute", pen("house-unmute"))
        else:
            acts = ask(
                pen("house-mute"), f"{base}/mute", pen("house-why"), pen("house-mute-go"),
                about=pen("house-mute-about"), css="b s bare",
            )  # fmt: skip
        remove = ask(
            pen("house-remove"), f"{base}/remove", pen("house-why"), pen("house-remove-go"),
            about=pen("house-remove-about", name=line.name), is_bad=True, css="b s bare",
        )  # fmt: skip
        acts = Html(f"{acts}{remove}")
    return Html(
        f'<li>{Pen(pen.words, [line.name]).avatar(0, 30)}<span class="rt"><b>{escape(line.name) or "–"}</b><span>{state}</span></span>'
        f'<span class="hp-acts">{acts}</span></li>'
    )
