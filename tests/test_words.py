"""Both languages say the same things, and everything a game can say has words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import paradice
from paradice.core.events import Event
from paradice.core.properties import walk
from paradice.faces.text import sections_of
from paradice.games import find_game
from paradice.games.undead.cards import read_box
from paradice.i18n.words import LANGUAGES, words
from tests.titles import TITLES

FOLDERS = sorted({path.parent for path in Path(paradice.__file__).parent.rglob("*/locale/*.ftl")})


def messages(path: Path) -> dict[str, set[str]]:
    """Return each message of a file with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: unreadable: {entry.content!r}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = variables(entry)
    return found


def variables(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for part in value if isinstance(value, list) else [value]:
            found |= variables(part)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_with_the_same_places(folder: Path) -> None:
    english, french = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert set(english) - set(french) == set(), "missing in French"
    assert set(french) - set(english) == set(), "missing in English"
    for key, places in english.items():
        assert french[key] == places, f"{key}: other variables in French"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_words_use_typographic_apostrophes(folder: Path) -> None:
    for path in folder.glob("*.ftl"):
        for line in path.read_text("utf-8").splitlines():
            assert "'" not in line, f"{path.name}: {line}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_french_line_begins_with_a_colon(folder: Path) -> None:
    """What stands apart from its word in French is held to it by a space that does not break."""
    for line in (folder / "fr.ftl").read_text("utf-8").splitlines():
        loose = re.search(r"[^\s=] [:;!?»](?=[\s.,)]|$)|« ", line)
        assert not loose or line.startswith("#"), line


def test_a_number_below_zero_has_a_minus() -> None:
    said = words("fr", "trekking")("log-closes", seat="Théo", length=1, points=-3)
    assert "−3" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_everything_a_game_declares_has_words(name: str, language: str) -> None:
    game, say = find_game(name), words(language, name)
    keys = ["game-name", "game-about", "prompt-waiting", "prompt-over"]
    keys += [f"rule-{rule.key}" for rule in game.rules]
    keys += [f"log-{cue.key}" for cue in game.cues]
    keys += [f"move-{verb}" for verb in {move.verb for move in game.catalogue.moves}]
    for option in game.options:
        keys += [f"option-{option.key}", f"option-{option.key}-about"]
        keys += [f"option-{option.key}-{choice}" for choice in option.choices]
    for facts in game.facts():
        for kind, rows in facts.kinds.items():
            if say.has(f"{kind}-{rows[0]['id']}"):
                keys += [f"{kind}-{row['id']}" for row in rows]
    missing = [key for key in keys if not say.has(key)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_a_whole_game_can_be_told(name: str, language: str) -> None:
    """Every prompt, label, event and drawing met along random play says something."""
    game, say = find_game(name), words(language, name)
    for seats in range(game.fewest, min(game.most, 4) + 1):
        events: list[Event] = []
        counter = [0]

        def look(table: Any, seat: int, moves: list[Any], counter: list[int] = counter) -> None:
            counter[0] += 1
            for eye in range(-1, table.seats):
                view = game.view(table, eye)
                assert say.say(game.prompt(view))
                if counter[0] % 9 == 0:
                    assert sections_of(name, view, say, [])
            view = game.view(table, seat)
            for move in table.candidates(seat):
                label = say.say(game.label(view, move))
                assert label
                assert "{" not in label

        end, _ = walk(game, seats, {}, seats + 40, look, events)
        for event in events:
            line = say.say(game.log_line(event), ["Ann", "Bob"])
            assert line
            assert "{" not in line
        view = game.view(end, 0)
        assert say.say(game.prompt(view))
        assert say(f"reason-{view['result']['reason']}")
        assert sections_of(name, view, say, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_of_west_fort_has_its_number_and_one_capital(language: str) -> None:
    """As on its plank, wherever it is named; Hired Guns is a name, and has no number."""
    word = words(language, "undead").word
    for number, space in enumerate(read_box().spaces):
        if number > 0:
            told, name = word(f"space-{space.name}").split(" ", 1)
            assert (told, name) == (str(number), name.capitalize())
