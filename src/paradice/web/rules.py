"""Rules pages for the browser: our own words, and what is printed and what we rebuilt."""

from __future__ import annotations

from collections import Counter
from functools import cache

from markdown_it import MarkdownIt

from paradice.core.facts import PROVENANCES
from paradice.games import find_game
from paradice.games.drawing import Pen
from paradice.games.pages import rules_page


@cache
def rules_html(game: str, language: str) -> str:
    """Return the rules of a game (or the ``house``) as HTML; the pages are ours, so trusted."""
    return str(
        MarkdownIt("commonmark", {"html": True})
        .enable("table")
        .render(rules_page(game, language).text)
    )


@cache
def provenance(game: str) -> list[tuple[str, str, dict[str, int]]]:
    """Count, for each field of each kind of row in the data, where its figures come from."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for facts in find_game(game).facts():
        for fact in facts.sources:
            name = fact.row if fact.kind == "figure" else fact.field
            counts.setdefault((fact.kind, name), Counter())[fact.provenance] += 1
    return [(kind, field, dict(count)) for (kind, field), count in counts.items()]


def draw_provenance(game: str, pen: Pen) -> str:
    """What is printed, what we rebuilt: a table made from the data themselves."""
    heads = "".join(f'<th scope="col">{pen(f"provenance-{source}")}</th>' for source in PROVENANCES)
    rows = "".join(
        f'<tr><th scope="row"><code lang="en">{kind} · {field}</code></th>'
        + "".join(f'<td class="num">{count.get(source, "")}</td>' for source in PROVENANCES)
        + "</tr>"
        for kind, field, count in provenance(game)
    )
    return (
        f'<section class="provenance"><h2 id="provenance">{pen("shell-provenance")}</h2>'
        f"<p>{pen('shell-provenance-about')}</p><table><thead><tr><td></td>{heads}</tr></thead>"
        f"<tbody>{rows}</tbody></table></section>"
    )
