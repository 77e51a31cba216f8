"""Stories: complete in both languages, of their length, true to the year of the card, our own."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.cli import main
from paradice.games import find_game
from paradice.i18n.stories import Story, find_story, story_ids, story_lines, thing_of, years
from paradice.i18n.words import LANGUAGES
from tests.titles import TITLES

STORIES = [
    (game, thing, language)
    for game in TITLES
    for thing in story_ids(game)
    for language in LANGUAGES
]


def told(game: str, thing: str, language: str) -> Story:
    found = find_story(game, thing, language)
    assert found is not None
    return found


def test_every_event_of_trekking_has_a_story_with_its_place() -> None:
    ids = [
        row["id"] for facts in find_game("trekking").facts() for row in facts.kinds.get("card", [])
    ]
    assert sorted(story_ids("trekking")) == sorted(ids)
    assert len(ids) == 108
    for thing in ids:
        for language in LANGUAGES:
            assert told("trekking", thing, language).place


@pytest.mark.parametrize(
    ("game", "count"), [("riff", 10 + 11 + 4), ("citadel", 18 + 5 + 1 + 12), ("undead", 20 + 9 + 1)]
)
def test_things_of_the_other_games_have_a_story(game: str, count: int) -> None:
    assert len(story_ids(game)) == count
    named = {
        str(row["id"])
        for facts in find_game(game).facts()
        for kind in ("personage", "location", "treasure", "character", "room", "building", "space")
        for row in facts.kinds.get(kind, [])
    }
    assert named - set(story_ids(game)) <= {"outside"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_neither_long_nor_short(language: str) -> None:
    for game, thing, spoken in STORIES:
        if spoken == language:
            story = told(game, thing, language)
            count = len(f"{story.text} {story.here}".split())
            least, most = (45, 70) if game == "trekking" else (20, 40)
            assert least <= count <= most, f"{game} {thing} {language}: {count} words"


def test_a_year_in_a_story_of_trekking_is_that_of_its_card() -> None:
    """Other numbers are written in words, so that whatever looks like a year is one."""
    for thing in story_ids("trekking"):
        for language in LANGUAGES:
            for number in re.findall(r"\d{3,}", told("trekking", thing, language).text):
                assert int(number) == abs(years("trekking")[thing]), f"{thing}: {number}"


def test_no_eight_words_in_a_row_stand_in_two_stories() -> None:
    for language in LANGUAGES:
        where: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for game, thing, spoken in STORIES:
            if spoken == language:
                story = told(game, thing, language)
                words = re.findall(r"\w+", f"{story.text} {story.here}".lower())
                for start in range(len(words) - 7):
                    where[tuple(words[start : start + 8])].add(f"{game} {thing}")
        assert [things for things in where.values() if len(things) > 1] == []


def test_stories_follow_the_typography_of_their_language() -> None:
    for game, thing, language in STORIES:
        story = told(game, thing, language)
        for text in (story.text, story.here, story.place):
            assert "'" not in text
            assert "  " not in text
            assert text.strip() == text
            if language == "fr":
                assert not re.search(r"\S [:;!?»]|« ", text), f"{thing}: {text}"


def test_what_is_invented_is_told_apart_from_what_is_true() -> None:
    lines = story_lines(told("citadel", "mona-lisa", "en"), "en")
    assert lines[0] == "The Mona Lisa"
    assert lines[2].startswith("True. ")
    assert lines[3].startswith("Only here. ")
    assert story_lines(told("riff", "bill", "fr"), "fr")[2].startswith("Ici seulement. ")


def test_a_story_is_found_by_the_word_that_names_its_thing() -> None:
    assert thing_of("card-cleopatra", "trekking") == "cleopatra"
    assert thing_of("location-rome", "riff") == "rome"
    assert thing_of("card-nobody", "trekking") == ""


def test_a_story_is_told_at_the_terminal() -> None:
    shown = CliRunner().invoke(main, ["about", "trekking", "cleopatra", "--lang", "fr"])
    assert shown.exit_code == 0
    assert shown.output.startswith("Cléopâtre\n−41 · Tarse, Asie Mineure\n")
    unknown = CliRunner().invoke(main, ["about", "trekking", "cleopatre"])
    assert unknown.exit_code == 2
    assert "perhaps cleopatra" in unknown.output
    assert "mona-lisa" in CliRunner().invoke(main, ["about", "citadel"]).output.splitlines()


def test_what_the_second_reading_mended_is_a_story() -> None:
    page = Path(__file__).parents[1].joinpath("docs", "stories.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and "`" in line]
    named = {thing for row in rows for thing in re.findall(r"`([\w-]+)`", row)}
    assert len(named) > 50
    assert named <= {thing for _, thing, _ in STORIES}
