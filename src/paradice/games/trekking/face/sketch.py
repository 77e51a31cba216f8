"""A position of Trekking in a small drawing: the watches on the clock, the years of the row."""

from __future__ import annotations

from math import cos, pi, sin

from paradice.faces.html import Html
from paradice.faces.sketch import Sketch, Spot, figure, seat_mark
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.moves import EMPTY, NOON
from paradice.games.trekking.schema import TrekkingView
from paradice.i18n.words import signed


def sketch(view: TrekkingView) -> Sketch:
    """The clock with a watch for each seat, later comers further in, above the six cards."""
    spots: dict[str, Spot] = {
        "clock": (50.0, 33.0, 31.0, 31.0, clock(view["day"])),
    }
    seats = range(len(view["players"]))
    for seat in sorted(seats, key=lambda each: int(view["players"][each]["arrival"])):
        hour = int(view["players"][seat]["hour"])
        stacked = sum(
            1
            for other in seats
            if view["players"][other]["hour"] == hour
            and view["players"][other]["arrival"] < view["players"][seat]["arrival"]
        )
        far = 25.0 - 9.0 * stacked
        x, y = 50 + far * sin(hour * pi / 6), 33 - far * cos(hour * pi / 6)
        spots[f"watch-{seat}"] = (x, y, 6.5, 6.5, seat_mark(seat, x, y, 11))
    for place, card in enumerate(view["row"]):
        if card != EMPTY:
            x, y = 17.0 + 33 * (place % 3), 75.0 + 17 * (place // 3)
            spots[f"card-{card}"] = (x, y, 15.0, 7.0, year(int(card), x, y))
    return spots


def clock(day: int) -> Html:
    stops = "".join(
        f'<circle cx="{50 + 25 * sin(hour * pi / 6):.1f}" cy="{33 - 25 * cos(hour * pi / 6):.1f}" '
        'r="1.200" fill="var(--ink-2)"/>'
        for hour in range(int(NOON))
    )
    return Html(
        '<circle cx="50" cy="33" r="31" fill="var(--panel)" stroke="var(--mustard)" '
        f'stroke-width="3"/>{stops}<circle cx="50" cy="33" r="9" fill="var(--teal)"/>'
        f"{figure(50, 33, 'I' * (day + 1), 9, 'pale')}"
    )


def year(card: int, x: float, y: float) -> Html:
    told = signed(int(read_box().cards[card].year))
    return Html(
        f'<rect x="{x - 15:.1f}" y="{y - 7:.1f}" width="30" height="14" rx="2.500" '
        'fill="var(--panel)" stroke="var(--ink)" stroke-width="1.200"/>'
        f"{figure(x, y, told, 11 if len(told) < 6 else 8.5)}"
    )
