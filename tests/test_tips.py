"""First-time tips: cues of the game, one short sentence each, the same in both languages."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from paradice.games import find_game
from paradice.games.resources import folder_of
from paradice.i18n.tips import tip_cues
from paradice.i18n.words import LANGUAGES
from tests.server.conftest import client as client
from tests.server.conftest import fate as fate
from tests.test_words import messages
from tests.titles import TITLES

NEW = {"en": "New: ", "fr": "Nouveau\u00a0: "}


@pytest.mark.parametrize("title", TITLES)
def test_a_tip_belongs_to_a_cue_of_its_game(title: str) -> None:
    cues = {cue.key for cue in find_game(title).cues}
    assert len(tip_cues(title)) >= 4
    assert set(tip_cues(title)) <= cues
    folder = folder_of(title).joinpath("locale")
    found = [messages(folder.joinpath(f"tips.{each}.ftl")) for each in LANGUAGES]  # type: ignore[arg-type]
    assert found[0] == found[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_tip_is_one_short_sentence(client: TestClient, title: str, language: str) -> None:
    told = client.get(f"/tips/{title}", params={"language": language}).json()
    assert set(told["tips"]) == set(tip_cues(title))
    assert {"close", "none", "seen", "again"} == set(told["words"])
    for tip in told["tips"].values():
        assert tip["title"].startswith(NEW[language])
        assert tip["say"].count(".") == 1
        assert len(re.findall(r"\w+", tip["say"])) <= 32


def test_a_game_that_is_not_there_has_no_tips(client: TestClient) -> None:
    assert client.get("/tips/chess").status_code == 404
