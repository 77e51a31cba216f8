"""Small drawings of positions, in which the difference from another position is framed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from paradice.faces.html import Html
from paradice.faces.pen import SHAPES

Spot: TypeAlias = tuple[float, float, float, float, Html]
"""Something on a sketch: its middle in a square of a hundred, how far it reaches to the right and
down, its drawing."""
Sketch: TypeAlias = Mapping[str, Spot]
"""All spots by name: the same thing has the same name in every position."""

WHOLE: Final = 40
"""The measure of the shapes of seats."""


def seat_mark(seat: int, x: float, y: float, size: float) -> Html:
    """The shape and colour of a seat, around a point."""
    scale = size / WHOLE
    return Html(
        f'<g transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({scale:.3f})" '
        f'fill="var(--p{seat + 1})" stroke="var(--ink)" stroke-width="3">{SHAPES[seat % 6]}</g>'
    )


def figure(x: float, y: float, text: str, size: float, css: str = "") -> Html:
    """A number or a short word around a point."""
    look = f' class="{css}"' if css else ""
    return Html(
        f'<text{look} x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:g}">{text}</text>'
    )


def draw_sketch(sketch: Sketch, other: Sketch, title: Html) -> Html:
    """Return a sketch as SVG, framed where it is not as in the *other*; *title* is escaped.

    The drawing is as high as its lowest spot.
    """
    spots = ""
    frames = ""
    low = 100.0
    for name, (x, y, wide, high, drawing) in sketch.items():
        spots += drawing
        low = max(low, y + high)
        if name not in other or other[name][4] != drawing:
            frames += (
                f'<rect class="moved" x="{x - wide - 1:.1f}" y="{y - high - 1:.1f}" '
                f'width="{2 * wide + 2:.1f}" height="{2 * high + 2:.1f}" '
                f'rx="{min(wide, high) + 1 if wide == high else 3:.1f}"/>'
            )
    return Html(
        f'<svg class="sketch-in" viewBox="-2 -2 104 {low + 4:.0f}" role="img" '
        f'aria-label="{title}">{spots}{frames}</svg>'
    )
