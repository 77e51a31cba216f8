"""The face of a game; for a game that has none, a plain one that can be played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from paradice.core.game import open_name
from paradice.core.schema import Seen
from paradice.faces.face import Face, Part, Sight
from paradice.faces.html import Html, escape
from paradice.faces.pen import Pen
from paradice.faces.text import Section, sections_of
from paradice.games import find_game


@cache
def find_face(game: str) -> Face[Seen]:
    """Return the face of a game."""
    card = find_game(game)
    return open_name(card.face, Face) if card.face else plain_face(game)


def plain_face(game: str) -> Face[Seen]:
    """Return a face of titled tables, with the sections that the terminal prints."""

    def pick(sight: Sight[Seen]) -> Seen:
        return sight.view

    def draw(view: Seen, pen: Pen) -> Html:
        sections = sections_of(game, view, pen.words, pen.names)
        drawn = "".join(draw_section(section) for section in sections)
        return Html(f'<div id="sketch" class="sketch">{drawn}</div>')

    def frame(put: Callable[[str], Html], sight: Sight[Seen], pen: Pen) -> Html:
        return put("sketch")

    return Face(parts=[Part("sketch", pick, draw)], frame=frame)


def draw_section(section: Section) -> Html:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in section.head)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in section.rows
    )
    top = f"<thead><tr>{head}</tr></thead>" if head else ""
    return Html(
        f"<table><caption>{escape(section.title)}</caption>{top}<tbody>{rows}</tbody></table>"
    )
