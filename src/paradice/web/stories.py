"""A story in the browser: one article, alone on a page or fetched into a table."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from paradice.core.game import View
from paradice.games.drawing import Pen, safe
from paradice.games.room import room
from paradice.games.stories import Story, find_story, story_ids
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


def draw_picture(game: str, thing: str, pen: Pen) -> str:
    return f'<div class="s-pic">{pen.use(picture_of(game, thing), 0)}</div>'


def draw_offer(game: str, story: Story, pen: Pen) -> str:
    """The story of the card that was just taken, offered to who waits."""
    name = f"{signed(story.year)}, {story.title}" if story.year else story.title
    return (
        f'<div class="offer">{draw_picture(game, story.id, pen)}<p><small>'
        f"{pen('shell-offer')}</small><b>{safe(name)}</b></p>"
        f'<a class="btn" href="/about/{game}/{story.id}"><kbd>B</kbd>{pen("shell-offer-read")}</a>'
        f'<button type="button" class="btn" data-no-offer="">{pen("shell-offer-no")}</button>'
        f'<button type="button" class="btn" data-no-offer="1">{pen("shell-offer-never")}</button>'
        "</div>"
    )


def draw_story(game: str, story: Story, pen: Pen, close: str = "", view: View | None = None) -> str:
    """One article: the picture, when and where, the text, what the card says and means here.

    *close* is the button that turns it back, *view* the table at which it is read.
    """
    year = f'<b class="s-yr">{safe(signed(story.year))}</b>' if story.year else ""
    where = f'<p class="s-where">{safe(story.place)}</p>' if story.place else ""
    facts, line = find_face(game).beside(story.id, view, pen)
    told = f"<p>{safe(story.text)}</p>" if story.text else ""
    if story.here and story.text:
        told = told.replace("<p>", f"<p><b>{pen('story-true')}</b> ", 1)
    if story.here:
        told += f'<p class="here"><b>{pen("story-here")}</b> {safe(story.here)}</p>'
    return (
        f'<article class="story" aria-labelledby="story-name" tabindex="-1">'
        f'{draw_picture(game, story.id, pen)}<header class="s-head"><h2 id="story-name">'
        f'{safe(story.title)}</h2>{year}{where}{facts}</header><div class="s-text" tabindex="0">'
        f"{told}</div>{line}{close}</article>"
    )


def draw_stories(game: str, pen: Pen) -> str:
    """All that has a story, each with a link to it."""
    stories = [find_story(game, thing, pen.words.language) for thing in story_ids(game)]
    lines = "".join(
        f'<li><a href="/about/{game}/{story.id}">{safe(story.title)}</a></li>'
        for story in stories
        if story is not None
    )
    return f'<h1>{pen("shell-stories")}</h1><ul class="stories">{lines}</ul>'
