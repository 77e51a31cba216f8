"""Small plots as SVG text: they scale with the page and need no script."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from paradice.faces.html import Html, escape
from paradice.lab.statistics import Share

WIDTH: Final = 360
LABEL: Final = 132
ROW: Final = 26


def frame(height: int, title: str, body: Sequence[str]) -> Html:
    return Html(
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def shorten(text: str, longest: int = 20) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def share_bars(title: str, rows: Sequence[tuple[str, Share]], par: float | None = None) -> Html:
    """Return one bar for each share, its interval as a line, and where par would be."""
    room = WIDTH - LABEL - 52
    body: list[str] = []
    for place, (name, share) in enumerate(rows):
        y = 4 + place * ROW
        low, high = share.interval
        body.append(
            f'<text class="name" x="{LABEL - 8}" y="{y + 15}">{escape(shorten(name))}</text>'
            f'<rect class="bar" x="{LABEL}" y="{y + 4}" width="{share.mean * room:.1f}" '
            f'height="14"><title>{escape(f"{name}: {share} ({share.total})")}</title></rect>'
            f'<path class="span" d="M{LABEL + low * room:.1f} {y + 11}H{LABEL + high * room:.1f}'
            f'M{LABEL + low * room:.1f} {y + 7}v8M{LABEL + high * room:.1f} {y + 7}v8"/>'
            f'<text class="figure" x="{WIDTH - 4}" y="{y + 15}">{100 * share.mean:.1f} %</text>'
        )
    height = 8 + len(rows) * ROW
    if par is not None:
        x = LABEL + par * room
        body.append(f'<path class="par" d="M{x:.1f} 2V{height - 2}"/>')
    return frame(height, title, body)


def columns(title: str, values: Sequence[float], note: str, bins: int = 24) -> Html:
    """Return a histogram with a line at the mean and a *note* below it."""
    if not values:
        return Html("")
    low, high = floor(min(values)), ceil(max(values)) + 1
    step = max(1, ceil((high - low) / bins))
    count = ceil((high - low) / step)
    heights = [0] * count
    for value in values:
        heights[min(count - 1, int((value - low) // step))] += 1
    tall, base = 110, 124
    wide = (WIDTH - 16) / count
    body: list[str] = []
    for place, number in enumerate(heights):
        size = tall * number / max(heights)
        first = low + place * step
        span = f"{first}" if step == 1 else f"{first} – {first + step - 1}"
        body.append(
            f'<rect class="bar" x="{8 + place * wide:.1f}" y="{base - size:.1f}" '
            f'width="{max(1.0, wide - 1):.1f}" height="{size:.1f}">'
            f"<title>{span}: {number}</title></rect>"
        )
    mean = sum(values) / len(values)
    x = 8 + (mean - low) / (step * count) * (WIDTH - 16)
    body.append(f'<path class="par" d="M{x:.1f} 8V{base}"/>')
    body.append(f'<path class="axis" d="M8 {base}H{WIDTH - 8}"/>')
    body.append(f'<text class="tick" x="8" y="{base + 15}">{low}</text>')
    body.append(
        f'<text class="figure" x="{WIDTH - 8}" y="{base + 15}">{low + step * count - 1}</text>'
    )
    body.append(f'<text class="middle" x="{WIDTH / 2}" y="{base + 15}">{escape(note)}</text>')
    return frame(base + 22, title, body)
