"""The rules pages: a paragraph for every refusal, resting on the rulebook, in both languages."""

from __future__ import annotations

import re

import pytest

from paradice.core.moves import GAME_IS_OVER, NOT_ASKED_NOW, NOT_YOUR_DECISION
from paradice.games import find_game
from paradice.i18n.rules_pages import explain, read_page, rules_page
from paradice.i18n.words import LANGUAGES
from tests.titles import TITLES

CITES = {"en": r"\((rulebook|ruling)\b", "fr": r"\((livret|décision)\b"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*TITLES, "house"])
def test_every_rule_has_a_paragraph_that_says_what_it_rests_on(name: str, language: str) -> None:
    rules = [NOT_YOUR_DECISION, NOT_ASKED_NOW, GAME_IS_OVER]
    if name != "house":
        rules = [*rules, *find_game(name).rules]
    for rule in rules:
        paragraph = explain(name, language, rule.key)
        assert paragraph is not None, f"{rule.key} has no paragraph"
        assert re.search(CITES[language], paragraph.text), f"{rule.key} rests on nothing"


@pytest.mark.parametrize("name", [*TITLES, "house"])
def test_both_languages_explain_the_same_rules_in_the_same_order(name: str) -> None:
    pages = [rules_page(name, language) for language in LANGUAGES]
    english, french = ([p.anchors for p in page.paragraphs if p.anchors] for page in pages)
    assert english == french
    assert len(pages[0].paragraphs) == len(pages[1].paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_every_anchor_is_a_rule_of_the_game(name: str, language: str) -> None:
    keys = {rule.key for rule in find_game(name).rules}
    for paragraph in rules_page(name, language).paragraphs:
        assert set(paragraph.anchors) <= keys, paragraph.title


def test_a_page_is_cut_into_paragraphs() -> None:
    page = read_page('# A\n\nx\n\n## B <a id="b"></a> <a id="c"></a>\n\ny\nz\n')
    assert [p.title for p in page.paragraphs] == ["A", "B"]
    assert page.paragraphs[1].anchors == ("b", "c")
    assert page.find("c") is page.paragraphs[1]
    assert page.paragraphs[1].text == "y\nz"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_of_riff_that_is_cited_is_listed_by_its_name(language: str) -> None:
    word = {"en": "ruling:", "fr": "décision :"}[language]
    page = rules_page("riff", language)
    text = " ".join(page.text.split()).replace("\u00a0", " ")
    cited = set(re.findall(rf"{word} ([^);.]+)", text))
    last = page.paragraphs[-1].text.replace("\u00a0", " ")
    listed = {name.strip().lower() for name in re.findall(r"^- ([^:]+):", last, re.MULTILINE)}
    assert len(cited) > 15
    assert {name for name in cited if name.strip().lower() not in listed} == set()
    assert not re.search(r"(ruling|décision) \d", text)


@pytest.mark.parametrize("name", [*TITLES, "house"])
def test_french_pages_hold_their_signs_to_the_word_by_one_space(name: str) -> None:
    text = rules_page(name, "fr").text
    loose = re.findall(r"\w+ [:;!?»](?=[\s.,)])|« |[ \u00a0]\u00a0|\u00a0 ", text)
    assert loose == []


@pytest.mark.parametrize("name", TITLES)
def test_the_changes_of_the_rules_begin_with_the_present_version(name: str) -> None:
    for language, heading, word in (
        ("en", "## Changes of these rules", "Rules"),
        ("fr", "## Ce qui a changé dans ces règles", "Règles"),
    ):
        changes = rules_page(name, language).text.partition(heading)[2]
        versions = [int(number) for number in re.findall(rf"\n- \*\*{word} (\d+)\*\*", changes)]
        game = find_game(name)
        assert versions == [game.version, *sorted(game.releases, reverse=True)]
