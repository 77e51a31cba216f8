"""The poster of a game, wherever it hangs."""

from __future__ import annotations

from paradice.faces.pen import Pen
from paradice.faces.plain import find_face


def poster_art(pen: Pen, game: str) -> str:
    """Its picture, from the game's own drawings; an empty frame where it has none."""
    face = find_face(game)
    art = ""
    if face.poster and pen.sprite:
        art = (
            f'<svg viewBox="0 0 120 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
            f'<use href="{pen.address(face.poster)}"/></svg>'
        )
    return f'<div class="poster-art">{art}</div>'
