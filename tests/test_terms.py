"""The glossary and the rulebooks: our words are the box's terms, and never its sentences."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from paradice.i18n.rules_pages import rules_page
from paradice.i18n.words import LANGUAGES
from tests.test_words import FOLDERS
from tests.titles import TITLES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "words.md").read_text("utf-8")
SHARED = ("i18n", "web", "terminal", "lab")
OURS = ("i18n", "web", "terminal", "lab", "house", "trekking", "riff", "citadel", "undead")
"""Whose words share no run of words with a rulebook; every game is to be among them."""
RUN = 8
BOOKS = os.environ.get("PARADICE_RULEBOOKS", "")


@dataclass(frozen=True)
class Ban:
    """A word that must not return, and what is said instead."""

    language: str
    word: str
    instead: str

    def found_in(self, text: str) -> bool:
        return re.search(rf"(?<!\w){re.escape(self.word)}(?!\w)", text) is not None


def read_glossary(text: str) -> dict[str, list[Ban]]:
    """Return the words that are banned, by section."""
    found: dict[str, list[Ban]] = {}
    section: list[Ban] = []
    for line in text.splitlines():
        if heading := re.match(r"^## .*\(`(\w+)`\)$", line):
            section = found[heading[1]] = []
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 6 and cells[0] != "thing":
            for language, banned, instead in (("fr", 4, 2), ("en", 5, 3)):
                words = [word.strip() for word in cells[banned].split(";")]
                section += [Ban(language, word, cells[instead]) for word in words if word != "–"]
    return found


GLOSSARY = read_glossary(PAGE)


def lines_of(part: str, language: str) -> list[str]:
    """Return what a part of the server says: its messages without their keys, and its page."""
    lines: list[str] = []
    for folder in FOLDERS:
        if folder.parent.name == part:
            for line in (folder / f"{language}.ftl").read_text("utf-8").splitlines():
                said = re.sub(r"^[\w-]+ = |\{ \$\w+(?: ->)? ?\}?", " ", line)
                lines.append("" if line.startswith("#") else said)
    if part in (*TITLES, "house"):
        page = re.sub(r"<a id=.*?</a>|`[^`\n]*`", "", rules_page(part, language).text)
        lines += page.splitlines()
    return lines


CHECKED = [*SHARED, "house", *(name for name in GLOSSARY if name in TITLES)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", CHECKED)
def test_no_banned_word_returns(part: str, language: str) -> None:
    bans = [ban for ban in GLOSSARY["shared"] + GLOSSARY.get(part, []) if ban.language == language]
    found = [
        f"{ban.word!r} (say {ban.instead}): {line}"
        for line in lines_of(part, language)
        for ban in bans
        if ban.found_in(line)
    ]
    assert found == []


def test_the_glossary_is_read() -> None:
    bans = GLOSSARY["trekking"]
    assert Ban("en", "journey", "trek") in bans
    assert Ban("en", "journey", "trek").found_in("The journey is over.")
    assert not Ban("en", "journey", "trek").found_in("journeyman")
    assert len(GLOSSARY["shared"]) > 10


# Runs of words


def words_of(text: str) -> list[str]:
    """Return the words of a text in small letters; hyphenated and elided words count once."""
    return re.findall(r"[^\W_]+(?:[-’'][^\W_]+)*", text.lower().replace("'", "’"))


def runs(text: str) -> set[tuple[str, ...]]:
    words = words_of(text)
    return {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}


def shared_runs(text: str, books: set[tuple[str, ...]]) -> list[str]:
    """Return the runs of words that stand in a book; what is cited as a title does not count."""
    bare = re.sub(r"\((?:livret|rulebook|décision|ruling)[^()]*\)", " . ", text)
    return sorted(" ".join(run) for run in runs(bare) & books)


def test_a_run_of_words_is_found_and_a_cited_title_is_not() -> None:
    books = runs("Dans l'ordre où ils sont venus ce soir, tous, les joueurs partent.")
    assert shared_runs("dans l’ordre où ils sont venus ce soir tous", books)
    assert not shared_runs("x (livret, dans l’ordre où ils sont venus ce soir tous)", books)
    assert not shared_runs("dans l’ordre où ils sont venus ce matin tous", books)


if BOOKS:
    BOOK_RUNS = {
        run for file in sorted(Path(BOOKS).glob("*.txt")) for run in runs(file.read_text("utf-8"))
    }

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("part", OURS)
    def test_no_run_of_eight_words_of_a_rulebook_is_ours(part: str, language: str) -> None:
        folder = next((folder for folder in FOLDERS if folder.parent.name == part), ROOT / "none")
        tales = [file.read_text("utf-8") for file in folder.glob(f"about.{language}.ftl")]
        found = shared_runs("\n".join([*lines_of(part, language), *tales]), BOOK_RUNS)
        report = ROOT / "docs" / "coverage" / f"{part}.toml"
        if report.exists():
            texts = re.findall(r'^(?:text|reason|why) = "(.*)"$', report.read_text("utf-8"), re.M)
            found += [run for text in texts for run in shared_runs(text, BOOK_RUNS)]
        assert found == []
