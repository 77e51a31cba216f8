"""Text made safe for HTML."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape as escape_text
from typing import Final, NewType

Html = NewType("Html", str)
"""Text that may stand on a page as it is. ``tools/html.py`` checks what it is made of."""

SAFE: Final[dict[str, Html]] = {}
"""Words that were made safe for HTML before: most are said again and again."""
REMEMBERED: Final = 5_000
FOREIGN: Final = re.compile(r"[^\x00-\x7f]")


def escape(text: str) -> Html:
    """Return *text* as HTML shows it."""
    return Html(escape_text(text))


def safe(text: str) -> Html:
    """The same in ASCII, remembered: for words that are said again and again."""
    known = SAFE.get(text)
    if known is None:
        if len(SAFE) > REMEMBERED:
            SAFE.clear()
        known = SAFE[text] = plain(escape(text))
    return known


def plain(html: Html) -> Html:
    """Return the same HTML in the letters every machine has: quicker to copy, compare and send."""
    while not html.isascii():
        found = FOREIGN.search(html)
        assert found is not None
        html = Html(html.replace(found[0], f"&#{ord(found[0])};"))
    return html


def trusted(text: str) -> Html:
    """HTML from a file of the program itself: a rules page, a drawing, a style."""
    return Html(text)


def change(pattern: re.Pattern[str], make: Callable[[Sequence[Html]], Html], html: Html) -> Html:
    """Replace what a pattern finds; *make* gets all of it, then its groups."""

    def made(found: re.Match[str]) -> str:
        return make([Html(found[0]), *[Html(group or "") for group in found.groups()]])

    return Html(pattern.sub(made, html))
