"""The page of a lesson: a scene on the table of a game, its text, and the result of a move."""

# ruff: noqa: E501  (markup is kept in the lines it is read in)

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from paradice.core.phrase import Phrase
from paradice.core.schema import Seen
from paradice.faces.face import Button, Face, Sight
from paradice.faces.html import Html, change, escape, safe
from paradice.faces.pen import Pen
from paradice.games import find_game
from paradice.i18n.lessons import Lesson, Scene, cost_key, paragraph
from paradice.i18n.rules_pages import explain
from paradice.web.action_bar import draw_button
from paradice.web.log import worth_telling
from paradice.web.page import language_switch, page
from paradice.web.patch import highlight, mark
from paradice.web.replay import draw_seat

LIT: Final = re.compile(r' can" form="play" name="move" value="([^"]+)"')
ASK: Final = "ask"
"""No move was tried yet."""
TOUCH: Final = "touch"
"""Another legal move was selected."""
TRIED: Final = "tried"
"""It was played, to see its result."""
DONE: Final = "done"
"""The expected move was played."""
NO: Final = "no"
"""What was tried is illegal, or not a move."""


@dataclass(frozen=True)
class Moment:
    """The state of a scene: the move that was selected, its result, or the rule that refuses it.

    ``lines`` are the log of the move, ``after`` that of the replies of the others; ``done`` are the
    numbers of the scenes that were completed in this browser.
    """

    kind: str
    sight: Sight[Seen]
    touched: str = ""
    lines: Sequence[tuple[str, Phrase]] = ()
    after: Sequence[tuple[str, Phrase]] = ()
    rule: str = ""
    done: frozenset[int] = field(default_factory=frozenset)


def lesson_page(pen: Pen, face: Face[Seen], lesson: Lesson, scene: Scene, at: Moment) -> Html:
    """The page of a scene: action bar, text, table, players, and the list of scenes."""
    game, sight = lesson.game, at.sight
    here = f"/learn/{game}/{scene.number}"
    offers = sight.offers
    meant = offers.get(scene.expect)
    parts = {part.name: part.draw(part.pick(sight), pen) for part in face.parts}

    def put(part: str) -> Html:
        return parts[part]

    table = mark(highlight(face.frame(put, sight, pen), sight.highlights(), pen), face.marks(sight))
    table = point(table, scene.expect, at.touched)
    ghosts = list(face.ghosts(sight).get(scene.expect, ())) if meant and at.kind != TOUCH else []
    players = "".join(draw_seat(face, sight, seat, pen, sight.seat) for seat in range(scene.seats))
    title = pen(f"scene-{scene.id}")
    link, about = paragraph(game, scene, pen.words.language)
    body = f"""
<a class="skip" href="#act">{pen("shell-skip")}</a>
<form id="play" method="get" action="{safe(here)}#say"></form>
<div class="pd lesson is-{at.kind}" data-me="{sight.seat}" data-point="{safe(scene.point)}" data-did="{safe(at.touched)}"{" data-aside" if scene.aside else ""}>
<header class="pd-head"><a class="pd-mark" href="/" aria-label="{pen("shell-leave")}">{pen.icon("pd-mark", 24)}<span>Paradice</span></a>
<div class="pd-title"><h1>{pen("game-name")}</h1><p class="pd-phase"><b>{pen("lesson")}</b></p></div>
{progress(pen, lesson, scene, at)}
<nav class="pd-tools" aria-label="{pen("shell-tools")}"><a class="tool" href="/rules/{safe(game)}#{safe(link)}">{pen.icon("pd-book")}<span>{pen("shell-rules")}</span></a></nav></header>
<div class="dock">
<section class="pd-act" id="act" aria-label="{pen("shell-your-move")}">{bar(pen, lesson, scene, at, meant)}</section>
<section class="idea" id="idea" aria-labelledby="idea-h"><p class="idea-top">{LAMP}<span>{pen("lesson-the-idea")}</span><a href="/rules/{safe(game)}#{safe(link)}">{pen("lesson-rules", title=about.title)}</a></p>
<h2 id="idea-h">{pen.icon("pd-tick", 18) if at.kind == DONE else ""}{title}</h2>
{idea(pen, face, scene, at, offers)}</section></div>
<main class="pd-table" id="table" data-show="{sight.seat}" tabindex="0"><div class="pd-in">{table}</div></main>
<div class="pd-rail"><section class="pd-players" aria-label="{pen("shell-players")}">{players}</section>
{scene_list(pen, lesson, scene, at)}{language_switch(pen, here)}</div>
</div><div id="tip" class="tip" role="status" hidden></div>
"""
    return page(
        pen,
        f"{title} · {pen('lesson')} · {pen('game-name')}",
        body,
        game=game,
        scripts=["settings.js", "lesson.js"],
        styles=["lesson.css"],
        data={"sprite": pen.sprite, "ghosts": json.dumps(ghosts)},
    )


LAMP: Final = (
    '<svg class="lamp" width="18" height="20" viewBox="0 0 18 20" aria-hidden="true" '
    'fill="currentColor"><path d="M6 1h6l4 8H2zM8 9h2v7H8zM4 17h10v2H4z"/></svg>'
)


def point(html: Html, expect: str, touched: str) -> Html:
    """Mark the piece of the expected move, and of the one that was selected."""

    def pointed(found: Sequence[Html]) -> Html:
        if found[1] not in (safe(expect), safe(touched)):
            return found[0]
        css = "meant" if found[1] == safe(expect) else "touched"
        return Html(f' can {css}" form="play" name="move" value="{found[1]}"')

    return change(LIT, pointed, html)


def progress(pen: Pen, lesson: Lesson, scene: Scene, at: Moment) -> Html:
    """The progress of the lesson, in words and as a bar for each scene."""
    bars = "".join(
        f'<i class="{"now" if each is scene else "did" if each.number in at.done else ""}"></i>'
        for each in lesson.scenes
    )
    said = pen(
        "lesson-progress",
        number=scene.number,
        count=len(lesson.scenes),
        minutes=lesson.minutes_left(scene.number),
    )
    return Html(
        f'<p class="ls-progress"><span>{said}</span><span class="ls-bars" '
        f'aria-hidden="true">{bars}</span></p>'
    )


def scene_list(pen: Pen, lesson: Lesson, scene: Scene, at: Moment) -> Html:
    """All scenes, each a link: those done, this one, those to come."""
    rows: list[str] = []
    for each in lesson.scenes:
        now = each is scene
        state = "here" if now else "done" if each.number in at.done else "to-come"
        sign = pen.icon("pd-tick", 12) if state == "done" else str(each.number)
        current = ' aria-current="step"' if now else ""
        rows.append(
            f'<li class="is-{state}"><a href="/learn/{safe(lesson.game)}/{each.number}"{current}>'
            f'<b class="num">{sign}</b><span>{pen(f"scene-{each.id}")}</span>'
            f"<small>{pen(f'lesson-{state}')}</small></a></li>"
        )
    return Html(
        f'<nav class="pd-log ls-list" aria-label="{pen("lesson-list")}"><h2>{pen("lesson-list")} '
        f"<small>{pen('lesson-whole', minutes=lesson.minutes)}</small></h2>"
        f"<ol>{''.join(rows)}</ol></nav>"
    )


def told(pen: Pen, face: Face[Seen], lines: Sequence[tuple[str, Phrase]]) -> Html:
    """The log of what happened."""
    rows = "".join(f"<li>{pen.tell(phrase)}</li>" for phrase in worth_telling(lines, face))
    return Html(f'<ul class="brought" tabindex="0">{rows}</ul>' if rows else "")


def idea(
    pen: Pen, face: Face[Seen], scene: Scene, at: Moment, offers: Mapping[str, Button]
) -> Html:  # fmt: skip
    """The text of the card: the idea of the scene, what another move costs, or a result."""
    if at.kind == TOUCH:
        rows = "".join(
            compared(pen, offers.get(move), css)
            for move, css in ((at.touched, "this-one"), (scene.expect, "meant"))
        )
        return Html(
            f'<p id="cost">{pen(cost_key(pen.words, scene, at.touched))}</p>'
            f"<dl class='versus'>{rows}</dl>"
        )
    if at.kind == TRIED:
        return Html(
            f"<p>{pen(cost_key(pen.words, scene, at.touched))}</p>{told(pen, face, (*at.lines, *at.after))}"
        )
    if at.kind == DONE:
        brought = told(pen, face, at.lines)
        head = f"<h3>{pen('lesson-brought')}</h3>" if brought else ""
        followed = told(pen, face, at.after)
        then = (
            f'<div class="then"><h3>{pen("lesson-then")}</h3>{followed}</div>' if followed else ""
        )
        return Html(f"{head}{brought}{then}" or f"<p>{pen(f'scene-{scene.id}-done')}</p>")
    return Html(
        f"<p>{pen(f'scene-{scene.id}-say')}</p>{drawing(pen, scene)}"
        f'<p class="idea-do"><a href="#lit" data-lit>{pen("lesson-show")}</a></p>'
    )


def drawing(pen: Pen, scene: Scene) -> Html:
    """The idea as a small drawing: what is there, and dashed what comes of it.

    The words beside it say the same, so it is not read out.
    """
    boxes = "".join(
        f"<li>{''.join(atom(pen, part) for part in box.split())}</li>" for box in scene.draw
    )
    return Html(f'<ol class="drawn" aria-hidden="true">{boxes}</ol>' if boxes else "")


def atom(pen: Pen, part: str) -> Html:
    """One sign of a drawing: a piece of the game, a seat, or what is written."""
    if part.startswith(":"):
        return pen.use(f"{pen.words.game}-{part[1:]}", 24)
    if part.startswith("@"):
        return pen.avatar(int(part[1:]), 24)
    return Html(f"<b>{escape(part)}</b>")


def compared(pen: Pen, offer: Button | None, css: str) -> Html:
    """The label and consequence of a move, beside those of the other one."""
    if offer is None:
        return Html("")
    detail = f"<small>{pen.say(offer.detail)}</small>" if offer.detail else ""
    return Html(
        f'<div class="{safe(css)}"><dt>{pen(f"lesson-{css}")}</dt>'
        f"<dd>{pen.say(offer.label)}{detail}</dd></div>"
    )


TAG: Final = re.compile(r"<[^>]+>")


def whys(pen: Pen, lesson: Lesson, scene: Scene, offers: Mapping[str, Button]) -> Html:
    """The reasons of refusals: each with its paragraph, and the scene that explains it."""
    rules: dict[str, list[Button]] = {}
    for offer in offers.values():
        if not offer.is_legal:
            rules.setdefault(offer.rule, []).append(offer)
    if not rules:
        return Html("")
    lines = "".join(why_line(pen, lesson, scene, rule, alike) for rule, alike in rules.items())
    refused = sum(len(alike) for alike in rules.values())
    return Html(
        f'<details class="whys"><summary>{pen("shell-why-not", count=refused)}</summary>'
        f'<div class="whys-in"><h3>{pen("shell-not-now")}</h3><ul id="whys">{lines}</ul></div></details>'
    )


def why_line(
    pen: Pen, lesson: Lesson, scene: Scene, rule: str, alike: Sequence[Button]
) -> Html:  # fmt: skip
    names = ", ".join(pen.say(offer.label) for offer in alike)
    return Html(
        f'<li data-rule="{rule}" id="why-{rule}"><span>{why(pen, lesson, scene, rule)}</span> '
        f"<small>{names}</small> {cite(pen, lesson.game, rule)}</li>"
    )


def why(pen: Pen, lesson: Lesson, scene: Scene, rule: str) -> Html:
    """The reason of a refusal, and the scene that explains it."""
    later = lesson.later(rule, scene.number)
    comes = ""
    if later is not None:
        name = pen.words(f"scene-{later.id}")
        comes = f" {pen('lesson-comes', number=later.number, title=name)}"
    return Html(f"{pen(f'rule-{rule}')}{comes}")


def cite(pen: Pen, game: str, rule: str) -> Html:
    found = explain(game, pen.words.language, rule)
    title = safe(found.title) if found else pen("shell-see-rule")
    return Html(
        f'<a href="/rules/{safe(game)}#{safe(rule)}" data-rules="{safe(rule)}">&#167;&#160;{title}</a>'
    )


def bar(pen: Pen, lesson: Lesson, scene: Scene, at: Moment, meant: Button | None) -> Html:
    """The action bar: one sentence and buttons; the expected move is the only golden one."""
    here = f"/learn/{lesson.game}/{scene.number}"
    last = scene.number == len(lesson.scenes)
    buttons: list[str] = []
    small = pen("lesson-free")
    refusals = about = ""
    if at.kind == DONE:
        said, small = pen(f"scene-{scene.id}-done"), pen("lesson-take-your-time")
        if last:
            team = find_game(lesson.game).cooperative
            way = "lesson-first-game-with" if team else "lesson-first-game-against"
            buttons.append(
                f'<form method="post" action="/learn/{safe(lesson.game)}/play"><button class="btn go" data-enter>'
                f'<kbd class="key">&#8629;</kbd><span>{pen("lesson-first-game")}<small>{pen(way, count=lesson.seats - 1)}</small></span></button></form>'
            )
        else:
            after = lesson.scenes[scene.number]
            to = f"/learn/{lesson.game}/{after.number}#say"
            buttons.append(
                key_link(
                    to, "&#8629;", pen("lesson-next"), pen(f"scene-{after.id}"), "go", "data-enter"
                )
            )
        buttons.append(key_link(f"{here}#say", "", pen("lesson-repeat"), "", ""))
    elif at.kind == TOUCH:
        said, small, about = pen("lesson-trying-free"), Html(""), ' aria-describedby="cost"'
        buttons.append(
            f'<button class="btn" form="play" name="try" value="{escape(at.touched)}" data-enter>'
            f'<kbd class="key">&#8629;</kbd><span>{pen("lesson-try")}<small>{pen("lesson-try-about")}</small></span></button>'
        )
        buttons.append(
            key_link(f"{here}#say", "Esc", pen("lesson-put-back"), "", "", "data-escape")
        )
    elif at.kind == TRIED:
        said, small = pen("lesson-tried"), pen("lesson-trying-free")
        buttons.append(
            key_link(
                f"{here}#say",
                "&#8629;",
                pen("lesson-as-it-was"),
                "",
                "go",
                "data-enter data-escape",
            )
        )
    else:
        said = pen(f"scene-{scene.id}-do")
        refusals = whys(pen, lesson, scene, at.sight.offers)
        if at.kind == NO:
            said = why(pen, lesson, scene, at.rule) if at.rule else pen("lesson-not-here")
            small = cite(pen, lesson.game, at.rule) if at.rule else small
    if meant is not None and at.kind in (ASK, NO, TOUCH):
        buttons.append(
            draw_button(meant, False, pen).replace(
                'class="btn"', f'class="btn{" go" if at.kind != TOUCH else ""}"', 1
            )
        )
    if at.kind in (ASK, NO):
        others = [
            draw_button(offer, True, pen)
            for offer in at.sight.offers.values()
            if offer.is_legal and offer is not meant
        ]
        if others:
            buttons.append(
                f'<details class="grp" name="grp"><summary class="btn"><span>{pen("lesson-others")}<small>{len(others)}</small></span></summary>'
                f'<div class="grp-in" data-group="moves">{"".join(others)}</div></details>'
            )
    if at.kind != TOUCH:
        if scene.number > 1:
            before = lesson.scenes[scene.number - 2]
            buttons.append(
                key_link(
                    f"/learn/{lesson.game}/{before.number}#say",
                    "&#8592;",
                    pen("lesson-back"),
                    pen(f"scene-{before.id}"),
                    "ls-side",
                    "data-back",
                )
            )
        if at.kind != DONE and not last:
            buttons.append(
                key_link(
                    f"/learn/{lesson.game}/{scene.number + 1}#say",
                    "N",
                    pen("lesson-skip"),
                    pen("lesson-skip-about"),
                    "ls-side",
                    "data-skip",
                )
            )
        buttons.append(
            key_link(
                "/",
                "Esc",
                pen("lesson-leave"),
                pen("lesson-leave-about"),
                "ls-side",
                "" if at.kind == TRIED else "data-escape",
            )
        )
    return Html(
        f'<div class="pd-say"><p id="say" tabindex="-1"{about}>{said}</p><small>{small}</small>{refusals}</div>'
        f'<div class="pd-do">{"".join(buttons)}</div>'
    )


def key_link(
    to: str, key: str, said: str, small: str, css: str, more: str = ""
) -> Html:  # fmt: skip
    """A link that looks like a button, with the key that presses it."""
    disc = f'<kbd class="key">{key}</kbd>' if key else ""
    below = f"<small>{small}</small>" if small else ""
    return Html(
        f'<a class="btn {css}" href="{safe(to)}" {more}>{disc}<span>{said}{below}</span></a>'
    )


def broken_page(pen: Pen, lesson: Lesson, number: int) -> Html:
    """The page of a scene that cannot be opened, with links to the others."""
    after = min(number + 1, len(lesson.scenes))
    body = (
        f'<main class="sheet small"><h1>{pen("lesson")}</h1><p>{pen("lesson-fails")}</p><p>'
        f'<a class="btn-s" href="/learn/{safe(lesson.game)}/{after}">{pen("lesson-skip")}</a> '
        f'<a class="btn-s" href="/learn/{safe(lesson.game)}/{number}">{pen("lesson-again")}</a></p></main>'
    )
    return page(pen, f"{pen('lesson')} · {pen('game-name')}", body, game=lesson.game)
