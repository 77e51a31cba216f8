"""Lessons in the browser without script: links and forms alone, nothing stored."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from paradice.i18n.lessons import lay
from paradice.i18n.words import LANGUAGES, words
from tests.test_lessons import TAUGHT, the_lesson


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_is_played_with_forms_alone(
    client: TestClient, title: str, language: str
) -> None:  # fmt: skip
    lesson = the_lesson(title)
    say = words(language, title, "web", "lesson")
    client.cookies.set("language", language)
    for scene in lesson.scenes:
        here = f"/learn/{title}/{scene.number}"
        shown = client.get(here)
        assert shown.status_code == 200
        assert shown.text.count('class="btn go"') == 1
        assert unescape(say(f"scene-{scene.id}-do")) in unescape(shown.text)
        for move in map(repr, lay(title, scene).moves(scene.seat)):
            assert f'name="move" value="{move}"' in shown.text
        right = client.get(here, params={"move": scene.expect})
        assert "is-done" in right.text
        assert "can meant" not in right.text
    assert f'action="/learn/{title}/play"' in right.text
    first = client.post(f"/learn/{title}/play", follow_redirects=False)
    assert first.status_code == 303
    table = client.get(first.headers["location"])
    assert table.text.count('<article id="player-') == lesson.seats


def test_another_legal_move_says_what_it_costs_and_may_be_tried(client: TestClient) -> None:
    here = "/learn/trekking/3"
    touched = client.get(here, params={"move": "take 4"}).text
    assert "is-touch" in touched
    assert "can touched" in touched
    assert 'name="try" value="take 4"' in touched
    assert "first row stays open" in touched
    assert "Code of Hammurabi" in re.sub("<[^>]+>", " ", touched)
    tried = client.get(here, params={"try": "take 4"}).text
    assert "is-tried" in tried
    assert f'href="{here}#say"' in tried
    assert "is-ask" in client.get(here).text


def test_an_illegal_move_is_answered_by_its_rule_and_the_scene_that_comes_to_it(
    client: TestClient,
) -> None:
    answer = client.get("/learn/trekking/1", params={"move": "visit"})
    assert answer.status_code == 200
    assert "is-no" in answer.text
    assert "comes in scene 8" in answer.text
    assert "/rules/trekking#ancestor-opens-no-trek" in answer.text
    for nonsense in ("", "jump 4", "x" * 5000, "<script>"):
        odd = client.get("/learn/trekking/1", params={"move": nonsense})
        assert odd.status_code == 200
        assert "<script>" not in odd.text


def test_one_can_leave_and_come_back(client: TestClient) -> None:
    assert "/learn/trekking" in client.get("/").text
    assert client.get("/learn/trekking", follow_redirects=False).headers["location"].endswith("/1")
    client.get("/learn/trekking/1", params={"move": "take 5"})
    client.get("/learn/trekking/2", params={"move": "spend 1"})
    front = client.get("/").text
    assert "go on at scene 3" in front
    assert client.get("/learn/trekking", follow_redirects=False).headers["location"].endswith("/3")
    listed = client.get("/learn/trekking/3").text
    assert listed.count('<li class="is-done">') == 2
    client.cookies.clear()
    client.cookies.set("learnt", "trekking.99.999999_!")
    assert client.get("/learn/trekking", follow_redirects=False).headers["location"].endswith("/1")


def test_what_is_no_lesson_is_not_found(client: TestClient) -> None:
    for path in ("/learn/chess", "/learn/trekking/0", "/learn/trekking/16", "/learn/trekking/x"):
        assert client.get(path).status_code == 404
    assert client.post("/learn/chess/play").status_code == 404


@pytest.mark.parametrize("title", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paragraph_a_scene_names_is_on_the_rules_page(
    client: TestClient, title: str, language: str
) -> None:
    client.cookies.set("language", language)
    page = client.get(f"/rules/{title}").text
    for scene in the_lesson(title).scenes:
        shown = client.get(f"/learn/{title}/{scene.number}").text
        anchors = set(re.findall(rf"/rules/{title}#(sec-\d+)", shown))
        assert len(anchors) == 1
        assert f'id="{anchors.pop()}"' in page
