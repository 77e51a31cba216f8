"""The poster of a game."""

from __future__ import annotations

from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face


def poster_art(pen: Pen, game: str) -> Html:
    """The picture, from the game's own drawings; an empty frame if it has none."""
    face = find_face(game)
    art = ""
    if face.poster and pen.sprite:
        art = (
            f'<svg viewBox="0 0 120 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
            f'<use href="{pen.address(face.poster)}"/></svg>'
        )
    return Html(f'<div class="poster-art">{art}</div>')


def box_facts(pen: Pen, name: str) -> Html:
    """Length, difficulty and least age."""
    face = find_face(name)
    off = ' class="off"'
    bars = "".join(
        f'<rect x="{4 * bar}" y="{6 - 2 * bar}" width="3" height="{4 + 2 * bar}" rx="1"'
        f"{'' if bar < face.hard else off}/>"
        for bar in range(4)
    )
    return Html(
        f'<p class="box-facts"><span>{pen.icon("pd-clock", 15)}'
        f"{pen('shell-minutes', count=face.minutes)}</span>"
        f'<span><svg class="weight" width="18" height="12" viewBox="0 0 16 10" aria-hidden="true">'
        f"{bars}</svg>{pen(f'shell-hard-{face.hard}')}</span>"
        f"<span>{pen.icon('pd-person', 15)}{pen('shell-from-age', age=face.age)}</span></p>"
    )
