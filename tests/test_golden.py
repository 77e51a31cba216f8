"""Golden games and records: the same text, interpreted or compiled, on any machine."""

from __future__ import annotations

import pytest

from paradice.core.match import read_match
from paradice.games import find_game
from paradice.i18n.words import words
from tests.endings import ENDINGS
from tests.test_words import messages
from tests.titles import TITLES
from tests.write_golden import golden_file, golden_text, record_file


@pytest.mark.parametrize("name", TITLES)
def test_the_golden_game_is_written_the_same(name: str) -> None:
    assert golden_file(name).exists(), "make golden"
    assert golden_text(name) == golden_file(name).read_text("utf-8")


RECORDS = [(name, ending) for name in TITLES for ending in ENDINGS.get(name, ())]


@pytest.mark.parametrize(("name", "ending"), RECORDS, ids=[f"{n}-{e.name}" for n, e in RECORDS])
def test_the_record_of_each_ending_replays(name: str, ending: object) -> None:
    assert hasattr(ending, "name")
    text = record_file(name, ending.name).read_text("utf-8")
    match = read_match(text, find_game)
    outcome = match.table.outcome()
    assert outcome is not None
    assert ending.is_reached(outcome)  # type: ignore[attr-defined]
    assert match.record() == text


@pytest.mark.parametrize("name", TITLES)
def test_there_is_a_record_for_each_reason_a_game_can_end(name: str) -> None:
    from paradice.games.resources import folder_of

    keys = messages(folder_of(name).joinpath("locale", "en.ftl"))  # type: ignore[arg-type]
    reasons = {key.removeprefix("reason-") for key in keys if key.startswith("reason-")}
    met = set()
    for ending in ENDINGS[name]:
        match = read_match(record_file(name, ending.name).read_text("utf-8"), find_game)
        outcome = match.table.outcome()
        assert outcome is not None
        met.add(outcome.reason)
    assert met == reasons
    assert all(words("fr", name).has(f"reason-{reason}") for reason in reasons)
