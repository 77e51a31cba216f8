"""Lamplight and patches: what a viewer may touch, and only the letters that changed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from paradice.faces.html import Html, change, safe
from paradice.faces.pen import Pen

PIECE: Final = re.compile(
    r'<button data-piece="([^"]+)" class="([^"]*)" type="button" tabindex="-1"([^>]*)>'
)

SHORT: Final = 400
"""Texts shorter than this are sent whole."""

NEAR: Final = 24
"""So many letters are not looked at one by one."""

Delta = tuple[int, int, str]


def light(html: Html, lights: Mapping[str, tuple[str, str]], pen: Pen) -> Html:
    """Highlight the pieces of a page for a viewer; the script does the same to what it patches."""

    def lit(found: Sequence[Html]) -> Html:
        whole, text, css, rest = found
        if text not in lights:
            return whole
        key, rule = safe(lights[text][0]), safe(lights[text][1])
        if rule:
            return Html(
                f'<button data-piece="{text}" class="{css} cannot" type="button" '
                f'data-why="{rule}" aria-disabled="true" aria-describedby="why-{rule}"{rest}>'
                f'<span class="nope">{pen.icon("pd-no", 14)}</span>'
            )
        disc = f'<kbd class="key">{key}</kbd>' if key else ""
        return Html(
            f'<button data-piece="{text}" class="{css} can" form="play" name="move" '
            f'value="{text}" data-move="{text}"{rest}>{disc}'
        )

    return change(PIECE, lit, html)


def mark(html: Html, marks: Sequence[str]) -> Html:
    """Mark what concerns this viewer alone."""

    def marked(found: Sequence[Html]) -> Html:
        _, css, name = found
        return Html(f'class="{css} marked" id="{name}"')

    for name in marks:
        html = change(re.compile(rf'class="([^"]*)" id="({re.escape(name)})"'), marked, html)
    return html


def delta(old: str, new: str) -> Delta | str:
    """Return how many letters stay at both ends and what comes between; all where that is shorter.

    Letters are counted as browsers count them. A few that stay may be sent with those that change:
    looking for the very last of them would take longer than sending them.
    """
    least = min(len(old), len(new))
    if least < SHORT:
        return new
    head = same_start(old, new, least)
    tail = same_end(old, new, least - head)
    if head + tail < 64:
        return new
    middle = new[head : len(new) - tail]
    if new.isascii():
        return (head, tail, middle)
    return (units(new[:head]), units(new[len(new) - tail :] if tail else ""), middle)


def same_start(one: str, other: str, most: int) -> int:
    low, high = 0, most
    while high - low > NEAR:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def same_end(one: str, other: str, most: int) -> int:
    low, high = 0, most
    size, length = len(one), len(other)
    while high - low > NEAR:
        middle = (low + high + 1) // 2
        if one[size - middle : size - low] == other[length - middle : length - low]:
            low = middle
        else:
            high = middle - 1
    return low


def units(text: str) -> int:
    """The length of a text in the browser: letters beyond the first plane count twice."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
