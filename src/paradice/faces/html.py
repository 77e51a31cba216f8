"""Text made safe for HTML, and elements."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final

SAFE: Final[dict[str, str]] = {}
"""Words that were made safe for HTML before: most are said again and again."""
REMEMBERED: Final = 5_000
FOREIGN: Final = re.compile(r"[^\x00-\x7f]")


def safe(text: str) -> str:
    """Return *text* as HTML shows it."""
    known = SAFE.get(text)
    if known is None:
        if len(SAFE) > REMEMBERED:
            SAFE.clear()
        known = SAFE[text] = plain(escape(text))
    return known


def plain(html: str) -> str:
    """Return the same HTML in the letters every machine has: quicker to copy, compare and send."""
    while not html.isascii():
        found = FOREIGN.search(html)
        assert found is not None
        html = html.replace(found[0], f"&#{ord(found[0])};")
    return html


def tag(name: str, inside: str, **attributes: str) -> str:
    """An element; an attribute ``class_`` or ``data_x`` is written ``class`` or ``data-x``."""
    words = [name]
    for key, value in attributes.items():
        words.append(f'{key.rstrip("_").replace("_", "-")}="{value}"')
    return f"<{' '.join(words)}>{inside}</{name}>"


def join(pieces: Iterable[str]) -> str:
    return "".join(pieces)
