"""Data files are refused with the file, the row and what is wrong."""

from __future__ import annotations

import pytest

from paradice.core.facts import BadFact, Facts
from paradice.games import find_game
from tests.titles import TITLES

GOOD = '[provenance.card]\nhours = "printed"\n[[card]]\nid = "a"\nhours = 3\n'


def test_a_figure_without_provenance_is_refused() -> None:
    with pytest.raises(BadFact, match=r"x\.toml: card 'a' says not where its 'hours' comes from"):
        Facts("x.toml", '[[card]]\nid = "a"\nhours = 3\n')


def test_a_row_may_have_a_provenance_of_its_own() -> None:
    facts = Facts("x.toml", GOOD + 'provenance = { hours = "derived" }\n')
    assert [fact.provenance for fact in facts.sources] == ["derived"]


def test_each_figure_knows_its_file_kind_row_and_field() -> None:
    (fact,) = Facts("x.toml", GOOD).sources
    wanted = ("x.toml", "card", "a", "hours", "printed")
    assert (fact.file, fact.kind, fact.row, fact.field, fact.provenance) == wanted


def test_a_row_without_an_id_is_refused() -> None:
    with pytest.raises(BadFact, match=r"x\.toml: card '\?' has no id"):
        Facts("x.toml", '[provenance.card]\nhours = "printed"\n[[card]]\nhours = 3\n')


def test_figures_are_found_by_their_ids_and_a_missing_one_is_named() -> None:
    text = '[provenance.figure]\nvalue = "printed"\n[[figure]]\nid = "noon"\nvalue = 12\n'
    assert Facts("x.toml", text).figures() == {"noon": 12}
    assert Facts("x.toml", text).figure("noon") == 12
    with pytest.raises(BadFact, match="figure 'dusk' is missing"):
        Facts("x.toml", text).figure("dusk")


def test_rows_may_have_what_is_optional_and_a_kind_without_rows_is_empty() -> None:
    facts = Facts("x.toml", GOOD)
    assert facts.rows("card", "", "hours") == [{"id": "a", "hours": 3}]
    assert facts.rows("card", "hours") == [{"id": "a", "hours": 3}]
    assert facts.rows("sheet", "rows") == []


def test_a_provenance_of_nothing_is_refused() -> None:
    with pytest.raises(BadFact, match="year"):
        Facts("x.toml", GOOD + 'provenance = { year = "found" }\n')


def test_a_row_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadFact, match="stands twice"):
        Facts("x.toml", GOOD + '[[card]]\nid = "a"\nhours = 2\n')


def test_missing_and_unknown_fields_are_refused() -> None:
    with pytest.raises(BadFact, match="lacks"):
        Facts("x.toml", GOOD).rows("card", "hours year")
    with pytest.raises(BadFact, match="unknown"):
        Facts("x.toml", GOOD).rows("card", "")


@pytest.mark.parametrize("name", TITLES)
def test_every_figure_of_every_game_says_where_it_comes_from(name: str) -> None:
    assert sum(len(facts.sources) for facts in find_game(name).facts()) > 20
