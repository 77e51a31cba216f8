"""HTML as a type apart from text, and the functions that escape text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape as escape_text
from typing import Final, NewType

Html = NewType("Html", str)
"""Text that is valid in a page as it is. ``tools/html.py`` checks what it is made of."""

SAFE: Final[dict[str, Html]] = {}
"""A cache of escaped words."""
REMEMBERED: Final = 5_000
FOREIGN: Final = re.compile(r"[^\x00-\x7f]")


def escape(text: str) -> Html:
    """Return *text*, escaped."""
    return Html(escape_text(text))


def safe(text: str) -> Html:
    """Return *text*, escaped and in ASCII; cached, for words that are used often."""
    known = SAFE.get(text)
    if known is None:
        if len(SAFE) > REMEMBERED:
            SAFE.clear()
        known = SAFE[text] = plain(escape(text))
    return known


def plain(html: Html) -> Html:
    """Return the same HTML in ASCII, which is quicker to copy, compare and send."""
    while not html.isascii():
        found = FOREIGN.search(html)
        assert found is not None
        html = Html(html.replace(found[0], f"&#{ord(found[0])};"))
    return html


def trusted(text: str) -> Html:
    """Return the text of a file of the program itself as HTML: a rules page, a drawing, a style."""
    return Html(text)


def change(pattern: re.Pattern[str], make: Callable[[Sequence[Html]], Html], html: Html) -> Html:
    """Replace every match of a pattern; *make* gets the match and its groups."""

    def made(found: re.Match[str]) -> str:
        return make([Html(found[0]), *[Html(group or "") for group in found.groups()]])

    return Html(pattern.sub(made, html))
