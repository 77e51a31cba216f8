"""A position of the Citadel in a small drawing: traps, treasures, who is in which room."""

from __future__ import annotations

from functools import cache

from paradice.faces.html import Html
from paradice.faces.sketch import Sketch, Spot, figure, seat_mark
from paradice.games.citadel.cards import read_facts
from paradice.games.citadel.schema import CitadelView

ACROSS = 100 / 12
DOWN = 9.0


@cache
def plans() -> list[tuple[float, float, float, float]]:
    """Left, top, width and height of each room on a sketch."""
    return [
        (
            row["plan"][0] * ACROSS,
            row["plan"][1] * DOWN,
            (row["plan"][2] - row["plan"][0]) * ACROSS,
            (row["plan"][3] - row["plan"][1]) * DOWN,
        )
        for row in read_facts()[0].kinds["room"]
    ]


def sketch(view: CitadelView) -> Sketch:
    """A box for each room: orange where its trap is on, dashed where it is off."""
    spots: dict[str, Spot] = {}
    held = {treasure["room"]: treasure["minutes_left"] for treasure in view["treasures"]}
    for room, (left, top, wide, high) in enumerate(plans()):
        x, y = left + wide / 2, top + high / 2
        off = bool(view["rooms"][room]["off"])
        drawn = (
            f'<rect x="{left + 0.8:.1f}" y="{top + 0.8:.1f}" width="{wide - 1.6:.1f}" '
            f'height="{high - 1.6:.1f}" rx="1.500" fill="var(--panel-2)" '
            'stroke="var(--blue-line)" stroke-width=".9"/>'
            f'<rect x="{left + 2.6:.1f}" y="{top + 2.6:.1f}" width="5.500" height="5.500" rx="1" '
            + (
                'fill="none" stroke="var(--off)" stroke-dasharray="1.500 1.200"/>'
                if off
                else 'fill="var(--on)"/>'
            )
        )
        if room in held:
            drawn += figure(left + wide - 6, top + 6, str(held[room]), 8, "brass")
        inside = [seat for seat, each in enumerate(view["players"]) if each["place"] == room]
        for place, seat in enumerate(inside):
            drawn += seat_mark(seat, x - 4 * (len(inside) - 1) + 8 * place, y + 1.5, 8.5)
        if view["professor"] == room:
            drawn += (
                f'<path d="M{left + 7:.1f} {top + high - 3:.1f}m-4 0a4 5 0 0 1 8 0z" '
                'fill="#050b16" stroke="var(--ink)"/>'
                f'<circle cx="{left + 7:.1f}" cy="{top + high - 9.5:.1f}" r="2.200" '
                'fill="#fff" stroke="var(--brass)"/>'
            )
        spots[f"room-{room}"] = (x, y, wide / 2 - 2, high / 2 - 2, Html(drawn))
    return spots
