"""Whole pages: the document around every page, and the page of a table."""

# ruff: noqa: E501  (markup is kept in the lines it is read in)

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from paradice.bots.reasons import longest_ms
from paradice.core.events import EVERYONE
from paradice.core.schema import Seen
from paradice.faces.face import RESERVED, Face
from paradice.faces.html import Html, escape, safe
from paradice.faces.pen import Pen
from paradice.games import find_game
from paradice.i18n.tips import tip_cues
from paradice.i18n.words import LANGUAGES
from paradice.web.assets import address
from paradice.web.patch import highlight, mark
from paradice.web.poster import poster_art
from paradice.web.scene import Scene

PACES: Final = (0, 700, 1200)
"""How long bots may wait between their moves, in milliseconds."""


def draw_span(pen: Pen, seconds: int) -> Html:
    """How long, in the one unit that says it best."""
    if seconds < 3600:
        return pen("house-minutes", count=max(1, seconds // 60))
    if seconds < 2 * 86_400:
        return pen("house-hours", count=seconds // 3600)
    return pen("house-days", count=seconds // 86_400)


def page(
    pen: Pen,
    title: str,
    body: str,
    *,
    game: str = "",
    scripts: Sequence[str] = (),
    styles: Sequence[str] = (),
    data: Mapping[str, str] | None = None,
    is_table: bool = False,
    refresh: int = 0,
) -> Html:
    """Return an HTML document; *title* and *body* are already escaped.

    A browser without script asks for it again after *refresh* seconds, if that is not 0.
    """
    sheets = ["tokens.css", "table.css", "pages.css"]
    if not is_table:
        sheets.append("papers.css")
    if game:
        sheets.append(f"{game}/style.css")
    sheets += styles
    links = "".join(
        f'<link rel="stylesheet" href="{address(name)}">' for name in sheets if address(name)
    )
    loaded = "".join(f'<script type="module" src="{address(name)}"></script>' for name in scripts)
    titled = f' data-game="{safe(game)}"' if game else ""
    facts = "".join(f' data-{safe(key)}="{escape(value)}"' for key, value in (data or {}).items())
    if refresh:
        loaded += f'<noscript><meta http-equiv="refresh" content="{refresh}"></noscript>'
    return Html(
        f'<!doctype html><html lang="{safe(pen.words.language)}"{titled}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">'
        f'<title>{title}</title><link rel="icon" href="{address("mark.svg")}" '
        f'type="image/svg+xml">{links}{loaded}</head><body{facts}>{body}</body></html>'
    )


def language_switch(pen: Pen, back: str) -> Html:
    """The other languages, as buttons that need no script."""
    buttons = "".join(
        f'<button name="language" value="{code}" lang="{code}"'
        f"{' aria-pressed=true' if code == pen.words.language else ''}>"
        f"{pen(f'shell-language-{code}')}</button>"
        for code in LANGUAGES
    )
    return Html(
        f'<form class="languages" method="post" action="/language" '
        f'aria-label="{pen("shell-language")}"><input type="hidden" name="back" '
        f'value="{escape(back)}">{buttons}</form>'
    )


def table_page(
    pen: Pen,
    face: Face[Seen],
    scene: Scene,
    parts: Mapping[str, Html],
    log: Html,
    chat: Html,
    facts: Mapping[str, str],
    show: int,
) -> Html:
    """The page of a table: header, table, players, log, action bar."""
    game = scene.game
    name = pen("game-name")

    def put(part: str) -> Html:
        return parts[part]

    table = safe(f"/t/{scene.table_id}")
    sheet = f'href="{table}/dates#dates" data-do="dates"'
    tool = tab = ""
    if face.dates is not None:
        tool = f'<a class="tool wide" {sheet}>{pen.icon("pd-dates")}<span>{pen("dates")}</span><kbd>D</kbd></a>'
        tab = f"<a {sheet}>{pen('dates')}</a>"
    jumps = "".join(f'<a href="#{anchor}">{pen(key)}</a>' for anchor, key in face.jumps)
    players = "".join(parts[f"player-{seat}"] for seat in range(len(scene.seats)))
    watching = (
        f'<p class="watching">{pen.icon("pd-eye", 15)} {pen("shell-you-watch")}</p>'
        if not scene.mine
        else ""
    )
    bots = (
        " ".join(str(seat) for seat, row in enumerate(scene.seats) if row.level)
        if scene.hints
        else ""
    )
    body = f"""
<a class="skip" href="#act">{pen("shell-skip")}</a>
<form id="play" method="post" action="{table}/play"><input type="hidden" name="seat"
 value="{scene.sight.seat}"></form>
<form id="ask-hint" method="post" action="{table}/hint"><input type="hidden" name="seat"
 value="{scene.sight.seat}"></form>
{parts["at"]}
<div class="pd" data-me="{scene.sight.seat}">
<header class="pd-head">
<a class="pd-mark" href="/" aria-label="{pen("shell-leave")}">{pen.icon("pd-mark", 24)}<span>Paradice</span></a>
<div class="pd-title"><h1>{name}</h1>{parts["phase"]}</div>
<nav class="pd-tools" aria-label="{pen("shell-tools")}">{parts["undo"]}{parts["redo"]}{parts["hinted"]}{tool}
<a class="tool" href="/rules/{safe(game)}" data-open="rules">{pen.icon("pd-book")}<span>{pen("shell-rules")}</span></a>
<a class="tool log-tool" href="#log">{pen.icon("pd-log")}<span>{pen("shell-log")}</span></a>
<a class="tool wide only-desk" href="/help" data-open="help">{pen.icon("pd-help")}<span>{pen("shell-help")}</span></a>
<a class="tool" href="{table}/settings" data-open="settings">{pen.icon("pd-gear")}<span>{pen("shell-settings")}</span></a>
</nav></header>
<noscript><a class="btn-s" href="/about/{safe(game)}">{pen("shell-stories")}</a></noscript>
<nav class="pd-jump" aria-label="{pen("shell-jump")}">{jumps}{tab}<a href="#log">{pen("shell-log")}</a></nav>
<main class="pd-table" id="table" data-show="{show}" tabindex="0"><div class="pd-in">{mark(highlight(face.frame(put, scene.sight, pen), scene.sight.highlights(), pen), face.marks(scene.sight))}</div></main>
<div class="pd-rail">
<section class="pd-players" aria-label="{pen("shell-players")}">{players}{watching}</section>
<section class="pd-log" id="log" aria-label="{pen("shell-log")}">
<h2>{pen("shell-log")} <small>{pen("shell-newest-first")}</small><a class="log-shut" href="#table" aria-label="{pen("shell-close")}">×</a></h2>
<ol id="lines" tabindex="0" aria-live="polite" aria-relevant="additions">{log}</ol>
<details class="chat" id="chat"><summary>{pen("shell-chat")} <b id="chat-new"></b></summary>
<ol id="said" tabindex="0" aria-live="polite">{chat}</ol>
<form method="post" action="{table}/chat" id="say"><input type="hidden" name="seat"
 value="{scene.sight.seat}"><input name="text" maxlength="300" required autocomplete="off"
 aria-label="{pen("shell-chat-text")}" placeholder="{pen("shell-chat-text")}"><button class="btn-s">{pen("shell-chat-send")}</button></form></details>
</section></div>
{parts["act"]}
</div>
{parts["ask"]}{parts["curtain"]}{parts["end"]}
<section id="recap" class="recap" tabindex="-1" aria-label="{pen("shell-since")}" hidden><h2>{pen("shell-since")}</h2><ol></ol><button class="btn-s" data-close="recap">{pen("shell-close")}</button></section>
<section id="imagined" class="imagined" aria-label="{pen("shell-since")}" data-sheet="{address("imagined.css")}" data-of="{pen("recap-of", a="%a", b="%b")}" data-pause="{pen("recap-pause")}" data-go="{pen("recap-go")}" data-again="{pen("recap-again")}" data-next="{pen("recap-next")}" data-skip="{pen("recap-skip")}" data-tag="{pen("what-if-tag")}" data-back="{pen("what-if-back")}" data-real="{pen("what-if-real")}" data-play="{pen("what-if-play")}" data-enter="{pen("key-enter")}" data-fail="{pen("hint-failed")}" hidden></section>
<div id="moment" class="moment" aria-hidden="true" hidden></div>
<div id="tip" class="tip" role="status" hidden></div>
<aside id="hint" class="hint" data-sheet="{address("hint.css")}" data-longest="{longest_ms()}" data-wait="{pen("hint-wait")}" data-still="{pen("hint-still")}" data-fail="{pen("hint-failed")}" data-retry="{pen("hint-again")}" data-ask="{pen("why")}" data-asking="{pen("why-wait", name="%s")}" data-bots="{bots}" tabindex="-1" hidden></aside>
{story_box(pen)}
<p id="net" class="net" role="status" data-cut="{pen("shell-offline")}" data-wait="{pen("shell-wait")}" data-back="{pen("shell-back-soon")}" hidden></p>
<dialog id="rules" class="drawer" aria-label="{pen("shell-rules")}"><button class="shut" data-close="rules" aria-label="{pen("shell-close")}">×</button><div class="drawer-in" tabindex="0"></div></dialog>
<dialog id="goal" class="goal" aria-labelledby="goal-head">{goal_card(pen, game)}</dialog>
<dialog id="help" class="drawer small" aria-label="{pen("shell-help")}"><button class="shut" data-close="help" aria-label="{pen("shell-close")}">×</button><div class="drawer-in" tabindex="0"></div></dialog>
<dialog id="settings" class="drawer small" aria-label="{pen("shell-settings")}"><button class="shut" data-close="settings" aria-label="{pen("shell-close")}">×</button><div class="drawer-in" tabindex="0">{settings(pen, scene)}</div></dialog>
"""
    return page(
        pen,
        f"{name} · Paradice",
        body,
        game=game,
        scripts=["table.js"],
        is_table=True,
        data={
            **facts,
            "sprite": pen.sprite,
            "icons": pen.icons,
            "since": pen.words("shell-since"),
            "twice": pen.words("shell-tap-again"),
            "sounds": address("sounds.js"),
            "motion": address("animation.js"),
            "stories": address("story.js"),
            **(
                {"tips": address("tips.js"), "tips-from": f"/tips/{game}"} if tip_cues(game) else {}
            ),
            "dates": address("dates.js"),
            "hints": address("hint.js"),
            "imagined": address("imagined.js"),
            "ended": pen.words("what-if-ended"),
            "dates-style": address(f"{game}/dates.css"),
            "story": pen.words("shell-story"),
            "blank": pen.words("shell-story-none"),
            "no-back": pen.words("shell-story-no-back"),
            "cues": json.dumps(dict(face.sounds)),
            "table": scene.table_id,
            "at": str(scene.at),
            "seat": str(scene.sight.seat),
        },
    )


def story_box(pen: Pen) -> Html:
    """The box for stories; its script and its style are loaded with the first one."""
    return Html(
        f'<aside id="story" class="story-box" data-sheet="{address("story.css")}" '
        f'data-wait="{pen("shell-story-wait")}" data-fail="{pen("shell-story-fail")}" '
        f'data-turned="{pen("shell-story-turned")}" '
        f'data-retry="{pen("shell-story-again")}" hidden></aside>'
    )


def goal_lines(pen: Pen) -> Html:
    """Return a line each for how a game is won, how it is lost, and what a turn is."""
    lines = "".join(
        f"<dt>{pen(f'shell-goal-{part}')}</dt><dd>{pen(f'goal-{part}')}</dd>"
        for part in ("win", "lose", "turn")
    )
    return Html(f"<dl>{lines}</dl>")


def goal_card(pen: Pen, game: str) -> Html:
    """The dialog with the goal of the game, shown once in each browser."""
    return Html(
        f'{poster_art(pen, game)}<div><h2 id="goal-head">{pen("game-name")}</h2>{goal_lines(pen)}'
        f'<form method="dialog"><button class="btn go">{pen("shell-goal-go")}</button></form></div>'
    )


def help_text(pen: Pen, level: int = 2) -> Html:
    """The help text, under headings of a level."""
    lines = "".join(
        f"<li>{pen(f'shell-help-{topic}')}</li>"
        for topic in ("lamp", "touch", "keys", "undo", "why", "look", "story", "log")
    )
    letters = "".join(
        f'<div><dt><kbd class="key">{key.upper()}</kbd></dt><dd>{pen(f"shell-key-{name}")}</dd></div>'
        for key, name in RESERVED.items()
        if pen.words.has(f"shell-key-{name}")
    )
    return Html(
        f"<h{level}>{pen('shell-help')}</h{level}><ul class='help'>{lines}</ul>"
        f"<h{level + 1}>{pen('shell-help-letters')}</h{level + 1}><dl class='letters'>{letters}</dl>"
    )


def settings(pen: Pen, scene: Scene) -> Html:
    """The settings of a viewer; the script stores them in the browser, the language is a cookie."""
    table = safe(f"/t/{scene.table_id}")
    switches = "".join(
        f'<label class="switch"><input type="checkbox" data-setting="{key}"> '
        f"<span>{pen(f'shell-setting-{key}')}</span></label>"
        for key in (
            *("sound", "still", "keys", "tap", "large", "contrast", "alone"),
            *(("routine",) if find_game(scene.game).routine is not None else ()),
        )
    )
    links = (
        f'<p><a class="quiet" href="{table}/replay">{pen("shell-replay")}</a></p>'
        f'<p><a class="quiet" href="{table}/share">{pen("shell-share")}</a></p>'
        f'<p><a class="quiet" href="{table}/place">'
        f"{pen('shell-place' if scene.mine else 'shell-place-lost')}</a></p>"
    )
    paces = "".join(
        f'<option value="{pace}"{" selected" if pace == scene.pace else ""}>'
        f"{pen(f'shell-pace-{pace}')}</option>"
        for pace in PACES
    )
    if any(seat.level for seat in scene.seats) and scene.mine:
        links = (
            f'<form class="pace" method="post" action="{table}/pace" data-pace><label>'
            f'{pen("shell-pace")} <select name="pace">{paces}</select></label>'
            f'<button class="btn-s">{pen("shell-go")}</button></form>{links}'
        )
    return Html(
        f"<h2>{pen('shell-settings')}</h2>{language_switch(pen, f'/t/{scene.table_id}')}"
        f'<div class="switches">{switches}</div><p data-tip-count></p>{links}'
    )


def message_page(pen: Pen, title: str, text: str, back: str = "/") -> Html:
    """A page with one message: a refusal, a missing table."""
    body = (
        f'<main class="sheet small"><h1>{title}</h1><p>{text}</p>'
        f'<p><a class="btn-s" href="{escape(back)}">{pen("shell-go-back")}</a></p></main>'
    )
    return page(pen, f"{title} · Paradice", top(pen) + body)


def top(pen: Pen, back: str = "/") -> Html:
    """The header of every page but a table's."""
    return Html(
        f'<header class="house-head"><a class="pd-mark" href="/" aria-label="Paradice">{pen.icon("pd-mark", 26)}'
        f"<span>Paradice</span></a>{language_switch(pen, back)}</header>"
    )


def said_line(seat: int, text: str, pen: Pen) -> Html:
    """One line of the chat."""
    if seat == EVERYONE:
        return Html(f"<li><b>{pen('shell-spectator')}</b> {escape(text)}</li>")
    return Html(f"<li>{pen.dot(seat)}<b>{pen.name(seat)}</b> {escape(text)}</li>")


def as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
