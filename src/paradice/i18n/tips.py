"""First-time tips: for some cues a title and one sentence, in files of words of their own."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from paradice.games.resources import folder_of
from paradice.i18n.words import words

KEY: Final = re.compile(r"^tip-([a-z-]+?) =", re.MULTILINE)


@cache
def tip_cues(game: str) -> tuple[str, ...]:
    """The cues of a game that have a tip, in the order of their file."""
    file = folder_of(game).joinpath("locale", "tips.en.ftl")
    found = KEY.findall(file.read_text("utf-8")) if file.is_file() else []
    return tuple(cue for cue in found if not cue.endswith("-say"))


def tips(game: str, language: str) -> dict[str, object]:
    """Return all tips of a game, and the words around them."""
    said = words(language, game, topic="tips")
    return {
        "tips": {
            cue: {"title": said(f"tip-{cue}"), "say": said(f"tip-{cue}-say")}
            for cue in tip_cues(game)
        },
        "words": {key: said(f"tips-{key}") for key in ("close", "none", "seen", "again")},
    }
