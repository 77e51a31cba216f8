"""The rules pages: the whole rules of each game in our own words, a paragraph for every refusal."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from paradice.games.resources import folder_of

HEADING: Final = re.compile(r"^(#{1,4}) +(.*?)\s*((?:<a id=\"[a-z0-9-]+\"></a>\s*)*)$")
ANCHOR: Final = re.compile(r"<a id=\"([a-z0-9-]+)\"></a>")


@dataclass(frozen=True)
class Paragraph:
    """A heading, the text below it, and the rules it explains."""

    level: int
    title: str
    text: str
    anchors: tuple[str, ...]


@dataclass(frozen=True)
class Page:
    """The rules of one game in one language."""

    text: str
    paragraphs: tuple[Paragraph, ...]

    def find(self, key: str) -> Paragraph | None:
        """Return the paragraph that explains a rule."""
        for paragraph in self.paragraphs:
            if key in paragraph.anchors:
                return paragraph
        return None


def read_page(text: str) -> Page:
    """Split a page into its paragraphs."""
    paragraphs: list[Paragraph] = []
    level, title, anchors = 0, "", ()
    body: list[str] = []

    def close() -> None:
        if title:
            paragraphs.append(Paragraph(level, title, "\n".join(body).strip(), anchors))

    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading is None:
            body.append(line)
            continue
        close()
        level, title = len(heading[1]), heading[2]
        anchors = tuple(ANCHOR.findall(heading[3]))
        body = []
    close()
    return Page(text, tuple(paragraphs))


@cache
def rules_page(game: str, language: str) -> Page:
    """Return the rules of a game, in English if need be; ``house`` are those of all games."""
    folder = files("paradice.i18n") if game == "house" else folder_of(game)
    pages = [folder.joinpath("pages", f"{known}.md") for known in (language, "en")]
    text = next((page.read_text("utf-8") for page in pages if page.is_file()), "")
    return read_page(text)


def explain(game: str, language: str, key: str) -> Paragraph | None:
    """Return the paragraph of a rule, from the game's page or the page all games share."""
    return rules_page(game, language).find(key) or rules_page("house", language).find(key)
