"""Moments of their own: a filled row, a rescue, a loss, high noon are said over the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from paradice.faces.plain import find_face
from paradice.i18n.words import LANGUAGES
from paradice.server.identity import hashed
from tests.server.shared import open_lobby, people, random_game, run, usual_seats
from tests.titles import TITLES


@pytest.mark.parametrize("game", TITLES)
def test_what_deserves_a_moment_is_said_in_both_languages(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table(game, people(usual_seats(game)), {}, hashed("s0"), 0, 11)
            await random_game(room, 3)
            cues = [event.cue.key for entry in room.match.story for event in entry.events]
            story = room.audience.story
            counts = {language: len(story.moments(-1, 0, language)) for language in LANGUAGES}
            expected = sum(cue in find_face(game).moments for cue in cues)
            assert expected > 0
            assert set(counts.values()) == {expected}
            known = {cue.key for cue in room.game.cues}
            assert find_face(game).moments | find_face(game).openers <= known

    run(play())
