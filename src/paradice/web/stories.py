"""The HTML of stories: an article, on a page of its own or loaded into a table."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from paradice.core.schema import Seen
from paradice.faces.html import Html, change, safe
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.games.resources import folder_of
from paradice.i18n.stories import Story, find_story, story_ids
from paradice.i18n.words import signed
from paradice.web.assets import drawings

SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')
PIN: Final = (
    '<svg viewBox="0 0 12 16" width="11" height="14" aria-hidden="true"><path fill="#b53a25" '
    'd="M6 0a6 6 0 0 0-6 6c0 4 6 10 6 10s6-6 6-10a6 6 0 0 0-6-6zm0 8a2 2 0 1 1 0-4 2 2 0 0 1 0 4z"'
    "/></svg>"
)
KINDS: Final = ("personage", "place", "character", "treasure", "room", "building")


@cache
def symbols(game: str) -> frozenset[str]:
    """Return the ids of the drawings of a game."""
    file = folder_of(game).joinpath("face", "sprite.svg")
    found = SYMBOL.findall(file.read_text("utf-8")) if file.is_file() else ()
    return frozenset((*found, *drawings(game)))


def picture_of(game: str, thing: str) -> str:
    """Return the drawing of a thing; that of the game if it has none of its own."""
    face = find_face(game)
    names = [face.picture(thing), *[f"{game}-{kind}-{thing}" for kind in KINDS], f"{game}-{thing}"]
    return next((name for name in names if name in symbols(game)), face.poster)


def draw_picture(game: str, thing: str, pen: Pen) -> Html:
    return Html(f'<div class="s-pic">{pen.use(picture_of(game, thing), 0)}</div>')


def draw_offer(game: str, story: Story, pen: Pen, cue: str = "", seat: int = -1) -> Html:
    """The story of what a seat has just taken, offered to who waits; *cue* says how it took it."""
    name = f"{signed(story.year)}, {story.title}" if story.year else story.title
    told = said = Html(f"<b>{safe(name)}</b>")
    if cue in find_face(game).story_cues and 0 <= seat < len(pen.names):
        said = pen(f"offer-{cue}", name=pen.words.name(seat, pen.names), thing=name)
        with_name = change(re.compile(re.escape(safe(name))), lambda _: told, said)
        said = Html(f"{with_name} {how_long(story, pen)}")
    link = safe(f"/about/{game}/{story.id}")
    return Html(
        f'<div class="offer">{draw_picture(game, story.id, pen)}<p><small>'
        f"{pen('shell-offer')}</small>{said}</p>"
        f'<a class="btn" href="{link}"><kbd>B</kbd>{pen("shell-offer-read")}</a>'
        f'<button type="button" class="btn" data-no-offer="">{pen("shell-offer-no")}</button>'
        f'<button type="button" class="btn" data-no-offer="1">{pen("shell-offer-never")}</button>'
        "</div>"
    )


def how_long(story: Story, pen: Pen) -> Html:
    """Return the reading time of a story, at three words a second."""
    words = len(f"{story.text} {story.here}".split())
    return pen("shell-offer-long", seconds=max(10, round(words / 15) * 5))


def draw_story(
    game: str, story: Story, pen: Pen, close: str = "", view: Seen | None = None
) -> Html:
    """One article, in the order it is read aloud: title, year, place, text, what the card says,
    what it means here.

    *close* is the button that turns it back, *view* the table at which it is read.
    """
    year = f'<b class="s-yr">{safe(signed(story.year))}</b>' if story.year else ""
    where = f'<p class="s-where">{PIN}{safe(story.place)}</p>' if story.place else ""
    facts, line = find_face(game).beside(story.id, view, pen)
    true = f"<b>{pen('story-true')}</b> " if story.here and story.text else ""
    told = f"<p>{true}{safe(story.text)}</p>" if story.text else ""
    if story.here:
        told += f'<p class="here"><b>{pen("story-here")}</b> {safe(story.here)}</p>'
    return Html(
        f'<article class="story" aria-labelledby="story-name" tabindex="-1">'
        f'{draw_picture(game, story.id, pen)}<header class="s-head"><h2 id="story-name">'
        f'{safe(story.title)}</h2>{year}{where}</header><div class="s-text" tabindex="0">'
        f'{told}</div>{facts}<div class="s-now" aria-live="polite">{line}</div>{close}</article>'
    )


def draw_stories(game: str, pen: Pen) -> Html:
    """The list of all stories, each with its link."""
    stories = [find_story(game, thing, pen.words.language) for thing in story_ids(game)]
    lines = "".join(
        f'<li><a href="/about/{safe(game)}/{safe(story.id)}">{safe(story.title)}</a></li>'
        for story in stories
        if story is not None
    )
    return Html(f'<h1>{pen("shell-stories")}</h1><ul class="stories">{lines}</ul>')
