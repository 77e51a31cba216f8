"""Rules pages for the browser, with the provenance of all figures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Final

from markdown_it import MarkdownIt

from paradice.core.facts import PROVENANCES
from paradice.faces.html import Html, change, safe, trusted
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.i18n.rules_pages import rules_page
from paradice.web.page import goal_lines
from paradice.web.poster import poster_art


@cache
def rules_html(game: str, language: str) -> Html:
    """Return the rules of a game (or the ``house``) as HTML; the pages are ours, so trusted."""
    page = str(
        MarkdownIt("commonmark", {"html": True})
        .enable("table")
        .render(rules_page(game, language).text)
    )
    page = page.replace("<th></th>", "<td></td>")  # a corner heads nothing
    places = count(1)

    def number(found: Sequence[Html]) -> Html:
        return Html(f'{found[0]}<a id="sec-{next(places)}"></a>')

    return change(EVERY_HEADING, number, trusted(page))


EVERY_HEADING: Final = re.compile(r"<h[1-4]>")
"""Each gets an id by its place, so that a lesson can name its paragraph."""
HEADING: Final = re.compile(r"<h2>(.*?)</h2>")
UP_TO_NAME: Final = re.compile(r"\A(.*?)</h1>", re.DOTALL)
TAG: Final = re.compile(r"<[^>]*>")
NUMBERED: Final = re.compile(r"^\d+\. ")
"""A step of the turn has a number of its own, which says nothing among those of the contents."""


def draw_glance(game: str, pen: Pen) -> Html:
    """A plan of the table: each place with its drawing and its name."""
    places = "".join(
        f'<li style="grid-area:{area}">{pen.use(symbol, 0)}<span>{pen(key)}</span></li>'
        for key, symbol, area in find_face(game).glance
    )
    title = pen("shell-glance")
    return Html(
        f'<figure class="glance"><ul>{places}</ul><figcaption>{title}</figcaption></figure>'
        if places
        else ""
    )


def draw_shown(game: str, section: int, pen: Pen) -> Html:
    """The pieces that a section is about, drawn as on the table."""
    pieces = "".join(
        f"<li>{pen.use(symbol, 0)}<span>{pen(key)}</span></li>"
        for symbol, key in find_face(game).shown.get(section, ())
    )
    return Html(f'<figure class="shown"><ul>{pieces}</ul></figure>' if pieces else "")


def with_contents(text: Html, pen: Pen, game: str) -> Html:
    """Begin with the game's picture and, after its name, a table of contents; below headings, the
    pieces they speak of."""
    names: list[Html] = []

    def without(found: Sequence[Html]) -> Html:
        return Html("")

    def number(found: Sequence[Html]) -> Html:
        names.append(change(NUMBERED, without, change(TAG, without, found[1])))
        drawn = draw_glance(game, pen) if len(names) == 1 else ""
        drawn += draw_shown(game, len(names), pen)
        return Html(f'<h2 id="part-{len(names)}">{found[1]}</h2>{drawn}')

    if UP_TO_NAME.match(text) is None:  # a game without a page of its own
        text = Html(f"<h1>{pen('game-name')}</h1>{text}")
    text = change(HEADING, number, text)
    lines = "".join(
        f'<li><a href="#part-{place}">{name}</a></li>' for place, name in enumerate(names, 1)
    )
    contents = f'<nav class="contents" aria-label="{pen("shell-contents")}"><ol>{lines}</ol></nav>'
    help_link = f'<p><a class="quiet" href="/help" data-open="help">{pen("shell-help")}</a></p>'

    def open_page(found: Sequence[Html]) -> Html:
        return Html(f"{poster_art(pen, game)}{found[1]}</h1>{goal_lines(pen)}{help_link}{contents}")

    return change(UP_TO_NAME, open_page, text)


@cache
def provenance(game: str) -> list[tuple[str, str, dict[str, int]]]:
    """Count, for each field of each kind of row in the data, where its figures come from."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for facts in find_game(game).facts():
        for fact in facts.sources:
            name = fact.row if fact.kind == "figure" else fact.field
            counts.setdefault((fact.kind, name), Counter())[fact.provenance] += 1
    return [(kind, field, dict(count)) for (kind, field), count in counts.items()]


def draw_provenance(game: str, pen: Pen) -> Html:
    """The table of the provenance of figures, made from the data."""
    heads = "".join(f'<th scope="col">{pen(f"provenance-{source}")}</th>' for source in PROVENANCES)
    rows = "".join(
        f'<tr><th scope="row"><code lang="en">{safe(kind)} · {safe(field)}</code></th>'
        + "".join(f'<td class="num">{count.get(source, 0) or ""}</td>' for source in PROVENANCES)
        + "</tr>"
        for kind, field, count in provenance(game)
    )
    return Html(
        f'<section class="provenance"><h2 id="provenance">{pen("shell-provenance")}</h2>'
        f"<p>{pen('shell-provenance-about')}</p><table><thead><tr><td></td>{heads}</tr></thead>"
        f"<tbody>{rows}</tbody></table></section>"
    )
