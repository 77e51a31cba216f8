"""A position of the Undead in a small drawing: spaces, buildings, the street, notoriety."""

from __future__ import annotations

from paradice.faces.html import Html
from paradice.faces.sketch import Sketch, Spot, figure, seat_mark
from paradice.games.undead.schema import UndeadView

STEP = 100 / 9


def sketch(view: UndeadView) -> Sketch:
    """Who stands or lies on the nine spaces, who holds a building, where the undead are."""
    spots: dict[str, Spot] = {}
    for number, space in enumerate(view["spaces"]):
        x, y = STEP * (number + 0.5), 15.0
        drawn = box(x, y, 10.2, 28) + figure(x, 6.5, str(number), 7, "dim")
        for place, seat in enumerate(space["standing"]):
            drawn += seat_mark(seat, x, 14.5 + 5 * place, 7)
        for place, seat in enumerate(space["lying"]):
            drawn += f'<g opacity=".55">{seat_mark(seat, x, 24.5 - 5 * place, 6)}</g>'
        spots[f"space-{number}"] = (x, y, 4.5, 13.5, Html(drawn))
    slots = view["slots"]
    wide = 100 / max(1, len(slots))
    for place, slot in enumerate(slots):
        x, y = wide * (place + 0.5), 48.0
        drawn = (
            f'<path d="M{x - wide * 0.42:.1f} 61V42l{wide * 0.42:.1f}-8 {wide * 0.42:.1f} 8v19z" '
            'fill="var(--panel)" stroke="var(--ink)" stroke-width=".9"/>'
        )
        for row, seat in enumerate(slot["holders"]):
            drawn += seat_mark(seat, x - 4 + 8 * row, 44.5, 8)
        drawn += undead(x, 55.0, len(slot["undead"]))
        spots[f"slot-{slot['slot']}-{slot['building']}"] = (
            x,
            y + 0.5,
            wide * 0.44,
            14.0,
            Html(drawn),
        )
    street = len(view["street"])
    spots["street"] = (
        50.0,
        69.0,
        46.0,
        4.5,
        Html(
            '<path d="M1 69H99" stroke="var(--wood)" stroke-width="9" opacity=".3"/>'
            + undead(50, 69, street)
        ),
    )
    players = view["players"]
    each = 100 / len(players)
    for seat, player in enumerate(players):
        x, y = each * (seat + 0.5), 86.0
        drawn = seat_mark(seat, x - 5, y, 9) + figure(x + 5, y, str(player["score"]), 10)
        spots[f"score-{seat}"] = (x, y, 11.0, 6.0, Html(drawn))
    return spots


def box(x: float, y: float, wide: float, high: float) -> Html:
    return Html(
        f'<rect x="{x - wide / 2:.1f}" y="{y - high / 2:.1f}" width="{wide}" height="{high}" '
        'rx="1.500" fill="var(--panel)" stroke="var(--ink)" stroke-width=".8"/>'
    )


def undead(x: float, y: float, count: int) -> Html:
    """A skull for each undead, up to three; more are counted."""
    if count > 3:
        return Html(skull(x - 4, y) + figure(x + 5, y, f"×{count}", 8))
    return Html("".join(skull(x - 4.5 * (count - 1) + 9 * place, y) for place in range(count)))


def skull(x: float, y: float) -> Html:
    return Html(
        f'<path d="M{x:.1f} {y:.1f}m-3.500 0a3.500 3.500 0 1 1 7 0v2.200h-1.700v1.600h-3.600v-1.600'
        'h-1.700z" fill="var(--blood)"/>'
        f'<path d="M{x - 1.4:.1f} {y:.1f}h.1m2.700 0h.1" stroke="#fff3dc" stroke-width="1.700" '
        'stroke-linecap="round"/>'
    )
