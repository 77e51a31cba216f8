"""Highlighting for one viewer, and differences between two texts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from paradice.faces.html import Html, change, safe
from paradice.faces.pen import Pen

PIECE: Final = re.compile(
    r'<button data-piece="([^"]+)" class="([^"]*)" type="button" tabindex="-1"([^>]*)>'
)

SHORT: Final = 100
"""Shorter texts are sent whole."""
LONG: Final = 300
"""If more letters than this differ, common letters between them are searched."""
SIGN: Final = 48
"""The length of the texts that are searched."""
NEAR: Final = 8
"""Below this length letters are not compared one by one."""
COST: Final = 10
"""The cost of a change in letters."""

Delta = list[int | str]
"""Changes in sequence: keep so many letters, drop so many, insert a text. The rest is kept."""


def highlight(html: Html, highlights: Mapping[str, tuple[str, str]], pen: Pen) -> Html:
    """Highlight the pieces of a page for a viewer; the script does the same to what it patches."""

    def highlighted(found: Sequence[Html]) -> Html:
        whole, text, css, rest = found
        if text not in highlights:
            return whole
        key, rule = safe(highlights[text][0]), safe(highlights[text][1])
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

    return change(PIECE, highlighted, html)


def mark(html: Html, marks: Sequence[str]) -> Html:
    """Mark the elements that concern this viewer alone."""

    def marked(found: Sequence[Html]) -> Html:
        _, css, name = found
        return Html(f'class="{css} marked" id="{name}"')

    for name in marks:
        html = change(re.compile(rf'class="([^"]*)" id="({re.escape(name)})"'), marked, html)
    return html


def delta(old: str, new: str) -> Delta | str:
    """Return the changes between two texts in ASCII; the whole new text if that is shorter.

    It is not minimal: searching for the last common letters would take longer than sending them.
    """
    if min(len(old), len(new)) < SHORT or not (old.isascii() and new.isascii()):
        return new
    changes: Delta = []
    compare(old, new, changes, 0, True, True)
    size = 0
    for each in changes:
        if isinstance(each, str):
            size += len(each) + COST
    return changes if size < len(new) else new


def compare(old: str, new: str, changes: Delta, kept: int, starts: bool, ends: bool) -> int:
    """Add differences to *changes*, after so many *kept* letters; return how many are kept since.

    If much differs, a few letters of the new text are searched in the old one, to find what moved,
    and what lies between two changes. Both texts may begin or end alike only if *starts* or *ends*
    says so.
    """
    least = min(len(old), len(new))
    head = same_start(old, new, least) if starts else 0
    tail = same_end(old, new, least - head) if ends else 0
    if head == len(old) == len(new):
        return kept + head
    old, new = old[head : len(old) - tail], new[head : len(new) - tail]
    kept += head
    if len(new) > LONG and len(old) > SIGN:
        for share in (2, 1):
            place = new.find("<", len(new) * share // 4)
            found = old.find(new[place : place + SIGN]) if place >= 0 else -1
            if found >= 0:
                kept = compare(old[:found], new[:place], changes, kept, False, True)
                return compare(old[found:], new[place:], changes, kept, True, False) + tail
    changes.append(kept)
    changes.append(len(old))
    changes.append(new)
    return tail


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
