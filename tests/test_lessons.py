"""Lessons: every idea of a first game is taught, in few words, and each is played to its end."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from paradice.cli import main
from paradice.games import find_game
from paradice.games.resources import folder_of
from paradice.i18n.lessons import (
    SCENES,
    Lesson,
    Scene,
    attempt,
    cost_key,
    find_lesson,
    lay,
    paragraph,
)
from paradice.i18n.words import LANGUAGES, words
from tests.test_words import messages
from tests.titles import TITLES

IDEAS = {
    "trekking": "hindmost-watch hours crystals tokens itinerary-bonuses years treks ancestors noon "
    "night end",
    "riff": "dials overflow turn-card dice pay personages carrying fixing objectives san-dimas "
    "winning losing",
    "citadel": "rooms rugs traps doors treasures clock professor-dice cards-in-turn powers",
    "undead": "secret-dice eight-spaces loading duels theft intimidation buildings upkeep undead "
    "noon",
}
"""What a first game needs, title by title; each is in a scene, or this fails."""
TAUGHT = [title for title in TITLES if find_lesson(title) is not None]
PARTS = {"": 6, "-say": 50, "-do": 20, "-else": 30, "-done": 30}
"""No part of a scene has more words."""
WORDS = 60
"""Nor have what is said and what is to be done together."""


def the_lesson(title: str) -> Lesson:
    lesson = find_lesson(title)
    assert lesson is not None
    return lesson


def count(text: str) -> int:
    return len(re.findall(r"\w[\w’'-]*", text))


def scenes() -> list[tuple[str, Scene]]:
    return [(title, scene) for title in TAUGHT for scene in the_lesson(title).scenes]


EACH = pytest.mark.parametrize(
    ("title", "scene"), scenes(), ids=[f"{title}-{scene.id}" for title, scene in scenes()]
)


@pytest.mark.parametrize("title", TAUGHT)
def test_every_idea_of_a_first_game_is_in_a_scene(title: str) -> None:
    taught = [idea for scene in the_lesson(title).scenes for idea in scene.ideas]
    assert set(taught) == set(IDEAS[title].split())


@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_has_at_most_fifteen_scenes_and_ten_minutes(title: str) -> None:
    lesson = the_lesson(title)
    assert 8 <= len(lesson.scenes) <= SCENES
    assert lesson.minutes <= 10
    assert len({scene.id for scene in lesson.scenes}) == len(lesson.scenes)
    assert lesson.minutes_left(1) == lesson.minutes
    assert lesson.minutes_left(len(lesson.scenes)) >= 1
    find_game(title).complete(lesson.seats, lesson.options)


@EACH
def test_a_scene_has_one_move_that_is_meant_and_it_is_legal(title: str, scene: Scene) -> None:
    trial = attempt(title, scene, scene.expect)
    assert trial is not None
    assert trial.rule is None
    assert trial.is_right


@EACH
def test_every_other_legal_move_can_be_tried(title: str, scene: Scene) -> None:
    for move in lay(title, scene).moves(scene.seat):
        trial = attempt(title, scene, repr(move))
        assert trial is not None
        assert trial.rule is None
        assert trial.is_right == (repr(move) == scene.expect)


def own_costs(title: str) -> list[str]:
    """The words about a single other move, where those of its scene would not be true of it."""
    say = words("en", title, topic="lesson")
    keys = [
        cost_key(say, scene, repr(move))
        for scene in the_lesson(title).scenes
        for move in lay(title, scene).moves(scene.seat)
        if repr(move) != scene.expect
    ]
    return [key for key in keys if not key.endswith("-else")]


@EACH
def test_what_another_move_costs_is_said_of_that_move(title: str, scene: Scene) -> None:
    for language in LANGUAGES:
        say = words(language, title, topic="lesson")
        for move in lay(title, scene).moves(scene.seat):
            if repr(move) != scene.expect:
                assert 4 < count(say(cost_key(say, scene, repr(move)))) <= PARTS["-else"]


def test_an_earlier_year_is_not_called_a_later_one() -> None:
    lesson = the_lesson("trekking")
    say = words("en", "trekking", topic="lesson")
    hammurabi = say(cost_key(say, lesson.scenes[0], "take 3"))
    assert "−1772" in hammurabi
    assert "later" not in hammurabi
    assert "later year" in say(cost_key(say, lesson.scenes[0], "take 0"))
    machu_picchu = say(cost_key(say, lesson.scenes[5], "take 1"))
    assert "fills the row too" in machu_picchu
    trial = attempt("trekking", lesson.scenes[5], "take 1")
    assert trial is not None
    assert "scores-row" in [event.cue.key for event in trial.events]


def test_what_the_learner_did_is_told_apart_from_what_followed() -> None:
    crystals = the_lesson("trekking").scenes[1]
    trial = attempt("trekking", crystals, crystals.expect)
    assert trial is not None
    assert {event.seat for event in trial.events[: trial.own]} <= {0, -1}
    assert 1 in [event.seat for event in trial.events[trial.own :]]
    tokens = the_lesson("trekking").scenes[2]
    own = attempt("trekking", tokens, tokens.expect)
    assert own is not None
    assert own.own == len(own.events)


SIGNS = re.compile(r"[−+=×<?/]|ON|OFF|−?\d+|\(−\d+\)")
"""What may be written in a drawing: what both languages read alike."""


@EACH
def test_a_scene_has_a_small_drawing_of_its_idea(title: str, scene: Scene) -> None:
    sprite = folder_of(title).joinpath("face", "sprite.svg").read_text("utf-8")
    assert 2 <= len(scene.draw) <= 3
    for part in " ".join(scene.draw).split():
        if part.startswith(":"):
            assert f'<symbol id="{title}-{part[1:]}"' in sprite, part
        elif part.startswith("@"):
            assert 0 <= int(part[1:]) < scene.seats
        else:
            assert SIGNS.fullmatch(part), part


@EACH
def test_a_scene_leaves_its_table_as_it_was(title: str, scene: Scene) -> None:
    game = find_game(title)
    before = game.write(lay(title, scene))
    attempt(title, scene, scene.expect)
    assert game.write(lay(title, scene)) == before


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_is_told_in_few_words_and_names_its_paragraph(
    title: str, scene: Scene, language: str
) -> None:
    say = words(language, title, topic="lesson")
    for part, most in PARTS.items():
        text = say(f"scene-{scene.id}{part}")
        assert 1 < count(text) <= most, text
    assert count(say(f"scene-{scene.id}")) >= 3
    both = say(f"scene-{scene.id}-say") + " " + say(f"scene-{scene.id}-do")
    assert count(both) <= WORDS, both
    anchor, found = paragraph(title, scene, language)
    assert anchor.startswith("sec-")
    assert found.text


@pytest.mark.parametrize("title", ["", *TAUGHT])
def test_both_languages_teach_the_same_and_no_word_is_left_over(title: str) -> None:
    if title:
        folder = folder_of(title).joinpath("locale")
    else:
        from importlib.resources import files

        folder = files("paradice.i18n").joinpath("locale")
    found = [messages(folder.joinpath(f"lesson.{language}.ftl")) for language in LANGUAGES]  # type: ignore[arg-type]
    assert found[0] == found[1]
    if title:
        wanted = {f"scene-{each.id}{part}" for each in the_lesson(title).scenes for part in PARTS}
        assert set(found[0]) - wanted == set(own_costs(title))
    for line in folder.joinpath("lesson.fr.ftl").read_text("utf-8").splitlines():
        loose = re.search(r"[^\s=] [:;!?»](?=[\s.,)]|$)|« ", line)
        assert line.startswith("#") or not loose, line
        assert "'" not in line


@pytest.mark.parametrize("title", TAUGHT)
def test_a_refusal_that_comes_later_is_announced(title: str) -> None:
    lesson = the_lesson(title)
    keys = {rule.key for rule in find_game(title).rules}
    for scene in lesson.scenes:
        assert set(scene.refusals) <= keys
    taught = [(scene.number, rule) for scene in lesson.scenes for rule in scene.refusals]
    for number, rule in taught:
        later = lesson.later(rule, 0)
        assert later is not None
        assert later.number <= number
        assert lesson.later(rule, number) is None or lesson.later(rule, number) is not later


# At the terminal


def number_of(title: str, scene: Scene, text: str) -> int:
    legal = [repr(move) for move in lay(title, scene).moves(scene.seat)]
    return legal.index(text) + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_is_played_at_the_terminal(title: str, language: str) -> None:
    """Every scene by its number, plainly; in the first another move is tried before."""
    lesson = the_lesson(title)
    typed: list[str] = []
    for scene in lesson.scenes:
        others = [m for m in map(repr, lay(title, scene).moves(0)) if m != scene.expect]
        if scene.number == 1 and others:
            typed += [str(number_of(title, scene, others[0])), "y" if language == "en" else "o"]
        typed += [str(number_of(title, scene, scene.expect)), ""]
    ran = CliRunner().invoke(
        main, ["learn", title, "--plain", "--lang", language], input="\n".join(typed) + "\n"
    )
    assert ran.exit_code == 0, ran.output
    say = words(language, title, "terminal", "lesson")
    text = " ".join(ran.output.split())
    for scene in lesson.scenes:
        assert " ".join(say(f"scene-{scene.id}-done").split()) in text
    assert f"paradice play {title}" in text


def test_a_lesson_at_the_terminal_can_be_left_skipped_and_stepped_back() -> None:
    ran = CliRunner().invoke(
        main, ["learn", "trekking", "--plain"], input="skip\nback\nzz\nrules\nq\n"
    )
    assert ran.exit_code == 0
    assert ran.output.count("Scene 1 of") == 2
    assert ran.output.count("Scene 2 of") == 1
    assert "Who plays" in ran.output
    assert "--scene 1" in ran.output
    wrong = CliRunner().invoke(main, ["learn", "trekking", "--scene", "99"])
    assert wrong.exit_code == 2
    assert "99 is not possible" in wrong.output
