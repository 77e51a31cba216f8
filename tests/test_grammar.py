"""Grammar is not left to luck: names and numbers go through every message of both languages.

Fails on de, le, que, je before a vowel or a mute h, on 1 with a plural, on "0 points" in French.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from paradice.games import find_game
from paradice.i18n.rules_pages import rules_page
from paradice.i18n.words import ELISION, LANGUAGES, elide, words
from tests.test_words import FOLDERS, variables
from tests.titles import TITLES

CLEAN = ("i18n", "web", "terminal", "lab", "trekking", "riff", "citadel", "undead")
"""Whose words hold."""
NAMES = ("Ada", "Émile", "Hugo", "Yves", "Zoé")
NUMBERS = (0, 1, 2)
PEOPLE = {"seat", "other", "name", "names"}
TEXTS = {
    "bot", "cell", "choice", "deed", "does", "effect", "file", "first", "gains", "game", "gives",
    "head", "languages", "mean", "next", "option", "rank", "rules", "text", "trek", "typed", "way",
    "why", "year",
}  # fmt: skip
"""Places for words or for numbers that count nothing."""
UNCHANGED = {
    "fr": set(
        "après bras cas choix corps dans des dos fois hors les mais mois moins nous pas pays plus "
        "prix progrès puis sans ses sous temps tous vers vous".split()
    ),
    "en": set("begins has is its less plus sends this was".split()),
}
"""Words with the ending of a plural that may follow a number."""
PLURALS = {
    "fr": re.compile(r"(?<![\w.,:−\u202f])([01])[ \u00a0\u202f]([a-zà-ÿ]+[sx])\b"),
    "en": re.compile(r"(?<![\w.,:−])(1) ([a-z]+s)\b"),
}


def entries(path: Path) -> list[ast.Message]:
    parsed = FluentParser().parse(path.read_text("utf-8")).body
    return [entry for entry in parsed if isinstance(entry, ast.Message)]


def selectors(node: Any) -> dict[str, list[str]]:
    """Return the variables that choose among variants, each with the keys of its variants."""
    found: dict[str, list[str]] = {}
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = [str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants]
        found[node.selector.id.name] = keys
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for part in value if isinstance(value, list) else [value]:
            found.update(selectors(part))
    return found


def things(game: str, language: str, kind: str) -> list[str]:
    """Return the names of all things of a kind."""
    if game not in TITLES:
        return []
    found: list[str] = []
    for number in range(120):
        try:
            key = find_game(game).thing(kind, number)
        except (IndexError, KeyError):
            break
        if key is None:
            break
        if words(language, game).has(key):
            found.append(words(language, game).word(key))
    return found


def values(game: str, language: str, kind: str, keys: list[str] | None) -> list[int | str]:
    """Return what may stand in a place of a message."""
    if keys is not None and not {"one", "other", "zero"} & set(keys) - {"other"}:
        plain = [key for key in keys if key != "other"]
        if not all(key.isdigit() for key in plain):
            return [*plain, "other"]
    if keys is not None:
        return list(NUMBERS)
    if kind in PEOPLE:
        return list(NAMES)
    if known := things(game, language, kind.rstrip("12")):
        return list(known)
    return list(NAMES) if kind in TEXTS else list(NUMBERS)


def tellings(game: str, language: str, entry: ast.Message) -> Iterator[str]:
    """Say a message with each value in each of its places, the others held."""
    say = words(language, game if game in TITLES else "", "" if game in (*TITLES, "i18n") else game)
    chosen = selectors(entry)
    places = {
        name: values(game, language, name, chosen.get(name)) for name in sorted(variables(entry))
    }
    usual = {name: options[-1] for name, options in places.items()}
    yield say(entry.id.name, **usual)
    for name, options in places.items():
        for value in options:
            yield say(entry.id.name, **{**usual, name: value})


def faults(language: str, text: str) -> list[str]:
    """Return what is wrong with a sentence."""
    found = [f"{n} {word}" for n, word in PLURALS[language].findall(text)]
    wrong = [fault for fault in found if fault.split()[1] not in UNCHANGED[language]]
    if language == "fr":
        wrong += [text[each.start() : each.end() + 8] for each in ELISION.finditer(text)]
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CLEAN)
def test_every_message_holds_with_any_name_and_number(name: str, language: str) -> None:
    folder = next(folder for folder in FOLDERS if folder.parent.name == name)
    wrong = [
        f"{entry.id.name}: {fault}: {text}"
        for entry in entries(folder / f"{language}.ftl")
        for text in dict.fromkeys(tellings(name, language, entry))
        for fault in faults(language, text)
    ]
    assert wrong == []


@pytest.mark.parametrize("name", [*(name for name in CLEAN if name in TITLES), "house"])
def test_the_french_pages_make_their_elisions(name: str) -> None:
    assert faults("fr", rules_page(name, "fr").text) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [("fr", "1 points"), ("fr", "Ada a 0 cartes."), ("fr", "le tour de Ada"), ("fr", "que Hugo"),
     ("fr", "je aime"), ("fr", "le Excellent"), ("fr", "de Yves"), ("en", "1 points")],
)  # fmt: skip
def test_what_is_wrong_is_found(language: str, text: str) -> None:
    assert faults(language, text)


@pytest.mark.parametrize(
    "text",
    ["1 point", "0 point", "2 points", "10 points", "−1 point", "le tour de Zoé", "le hors-la-loi",
     "le hall", "de onze", "le yoga", "1 fois", "d’Ada"],
)  # fmt: skip
def test_what_is_right_is_not(text: str) -> None:
    assert faults("fr", text) == []


def test_elisions_are_made_by_the_words_themselves() -> None:
    told = [elide(f"l’itinéraire de {name}") for name in NAMES]
    assert [text.split("itinéraire ")[1] for text in told] == [
        "d’Ada", "d’Émile", "d’Hugo", "d’Yves", "de Zoé",
    ]  # fmt: skip
    assert elide("Que Ada joue, le Excellent, la Amazone") == "Qu’Ada joue, l’Excellent, l’Amazone"
    assert elide("le héros de huit heures, le yoga de Hans") == (
        "le héros de huit heures, le yoga de Hans"
    )
