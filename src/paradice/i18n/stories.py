"""The story behind each card, place and person of a game, in words of our own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file
from typing import Any, Final

from paradice.core.phrase import Phrase
from paradice.games import find_game
from paradice.games.resources import folder_of
from paradice.i18n.bundle import open_bundle
from paradice.i18n.words import signed, words

KEY: Final = re.compile(r"^(?:about|here)-([a-z0-9-]+) =", re.MULTILINE)
NAMES: Final = (
    "card-{}", "personage-{}", "location-{}", "character-{}", "treasure-{}", "room-{}",
    "building-{}", "space-{}", "{}",
)  # fmt: skip
"""The possible keys of the name of a thing."""


@dataclass(frozen=True)
class Story:
    """The story of a thing: ``text`` is true, ``here`` holds in the game alone.

    ``year`` is what its card says, below zero before our era, 0 where there is none.
    """

    id: str
    title: str
    text: str
    here: str
    place: str
    year: int


@cache
def story_ids(game: str) -> tuple[str, ...]:
    """The things of a game that have a story, in the order in which they are listed."""
    file = folder_of(game).joinpath("locale", "about.en.ftl")
    if not file.is_file():
        return ()
    return tuple(dict.fromkeys(KEY.findall(file.read_text("utf-8"))))


@cache
def texts(game: str, language: str) -> Any:
    with as_file(folder_of(game).joinpath("locale", f"about.{language}.ftl")) as file:
        return open_bundle(language, [str(file)])


@cache
def years(game: str) -> dict[str, int]:
    """The year of each thing whose facts name one."""
    return {
        str(row["id"]): int(row["year"])
        for facts in find_game(game).facts()
        for rows in facts.kinds.values()
        for row in rows
        if "year" in row
    }


@cache
def find_story(game: str, thing: str, language: str) -> Story | None:
    """Return the story of a thing; None where there is none."""
    if thing not in story_ids(game):
        return None
    bundle, say = texts(game, language), words(language, game)

    def told(kind: str) -> str:
        try:
            return str(bundle.get_translation(f"{kind}-{thing}"))
        except ValueError:
            return ""

    keys = [form.format(thing) for form in NAMES]
    title = told("name") or say(next(key for key in keys if say.has(key)))
    return Story(
        thing,
        title[:1].upper() + title[1:],
        told("about"),
        told("here"),
        told("where"),
        years(game).get(thing, 0),
    )


def thing_of(key: str, game: str) -> str:
    """Return the thing that a word such as ``card-cleopatra`` names, if it has a story."""
    for form in NAMES:
        head = form.format("")
        if head and key.startswith(head) and key[len(head) :] in story_ids(game):
            return key[len(head) :]
    return ""


def thing_in(phrase: Phrase, game: str) -> str:
    """Return the first thing with a story that a phrase names."""
    named = [part.key for part in phrase.args.values() if isinstance(part, Phrase)]
    return next(filter(None, (thing_of(key, game) for key in named)), "")


def story_lines(story: Story, language: str) -> list[str]:
    """Return a story as plain lines: title, when and where, what is true, what is invented."""
    say = words(language)
    year = "" if not story.year else signed(story.year)
    head = " · ".join(part for part in (year, story.place) if part)
    lines = [story.title, *([head] if head else []), ""]
    if story.here and story.text:
        return [*lines, f"{say('story-true')} {story.text}", f"{say('story-here')} {story.here}"]
    if story.here:
        return [*lines, f"{say('story-here')} {story.here}"]
    return [*lines, story.text]
