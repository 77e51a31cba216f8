"""A position of Riff in Time in a small drawing: the rifts, who is where."""

from __future__ import annotations

from typing import Final

from paradice.faces.html import Html, safe
from paradice.faces.sketch import Sketch, Spot, figure, seat_mark
from paradice.games.riff.face.board import point
from paradice.games.riff.moves import SAN_DIMAS
from paradice.games.riff.schema import RiffView

TICK: Final = (
    '<circle cx="{x}" cy="{y}" r="{r}" fill="var(--cyan)" stroke="var(--ink)"/>'
    '<path d="M{x} {y}m-4 .3l3 3 5.500-6.500" fill="none" stroke="var(--can-line)" '
    'stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>'
)


def sketch(view: RiffView) -> Sketch:
    """A disc for each location with its rift, a tick where it is closed, the booths beside."""
    spots: dict[str, Spot] = {}
    for position, here in enumerate(view["board"]):
        left, top = point(position)
        x, y = 50 + (left - 50) * 1.02, 50 + (top - 47.5) * 1.05
        reach = 13.0 if position == SAN_DIMAS else 8.5
        if here["zone"] == "fixed":
            drawn = TICK.format(x=f"{x:.1f}", y=f"{y:.1f}", r=reach)
        else:
            zone = here["zone"] if here["zone"] in ("red", "green") else "mid"
            ring = safe(f"var(--z-{zone})")
            size = 15 if position == SAN_DIMAS else 11
            drawn = (
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{reach}" fill="var(--panel)" '
                f'stroke="{ring}" stroke-width="2.400"/>{figure(x, y, str(here["level"]), size)}'
            )
        for place, seat in enumerate(here["players"]):
            drawn += seat_mark(seat, x - reach + 1 + 6 * place, y + reach - 1.5, 8)
        spots[f"place-{position}"] = (x, y, reach + 1.5, reach + 1.5, Html(drawn))
    return spots
