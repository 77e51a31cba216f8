"""A story in the browser: one article, alone on a page or fetched into a table."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from paradice.games.drawing import Pen, safe
from paradice.games.room import room
from paradice.games.stories import Story
from paradice.games.words import signed
from paradice.web.assets import drawings
from paradice.web.faces import find_face

SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')
KINDS: Final = ("personage", "place", "character", "treasure", "room", "building")


@cache
def symbols(game: str) -> frozenset[str]:
    """The drawings of a game."""
    file = room(game).joinpath("face", "sprite.svg")
    found = SYMBOL.findall(file.read_text("utf-8")) if file.is_file() else ()
    return frozenset((*found, *drawings(game)))


def picture_of(game: str, thing: str) -> str:
    """Return the drawing that shows a thing; that of the game where it has none of its own."""
    face = find_face(game)
    names = [face.picture(thing), *[f"{game}-{kind}-{thing}" for kind in KINDS], f"{game}-{thing}"]
    return next((name for name in names if name in symbols(game)), face.poster)


def draw_story(game: str, story: Story, pen: Pen, close: str = "") -> str:
    """The picture, when and where, and the text; *close* is the button that turns it back."""
    year = safe(signed(story.year)) if story.year else ""
    head = "".join(
        f'<span class="{css}">{text}</span>'
        for css, text in (("when", year), ("where", safe(story.place)))
        if text
    )
    told = f"<p>{safe(story.text)}</p>" if story.text else ""
    if story.here:
        told = told.replace("<p>", f"<p><b>{pen('story-true')}</b> ", 1)
        told += f'<p class="here"><b>{pen("story-here")}</b> {safe(story.here)}</p>'
    picture = pen.use(picture_of(game, story.id), 0)
    return (
        f'<article class="story" aria-labelledby="story-name" tabindex="-1">'
        f'<div class="story-pic">{picture}</div><header><h2 id="story-name">{safe(story.title)}'
        f"</h2>{head}</header>{told}{close}</article>"
    )
