"""The report of every sentence: complete, true, and not older than the rules."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.cli import main
from paradice.core.events import Event
from paradice.games import find_game
from paradice.lab.coverage import faults_of_counts, missing, page_file, read_counts, write_page
from paradice.lab.meters import Gauge, Meter, idle_lines, rule_files, rules_fingerprint
from paradice.lab.sentences import (
    BadList,
    Row,
    faults_against_book,
    faults_of,
    read_sentences,
    split_book,
)
from tests.titles import TITLES

ROOT = Path(__file__).parents[1]
BOOKS = os.environ.get("PARADICE_RULEBOOKS", "")


@pytest.mark.parametrize("name", TITLES)
def test_every_sentence_has_a_test_and_was_met_or_says_why_not(name: str) -> None:
    told = read_sentences(name, ROOT)
    assert missing(told, read_counts(name, ROOT), ROOT) == []


@pytest.mark.parametrize("name", TITLES)
def test_the_page_is_made_from_the_list(name: str) -> None:
    told = read_sentences(name, ROOT)
    assert page_file(name, ROOT).read_text("utf-8") == write_page(told, read_counts(name, ROOT)), (
        f"run: paradice coverage {name}"
    )


if BOOKS:

    @pytest.mark.parametrize("name", TITLES)
    def test_no_sentence_of_the_rulebook_is_missing(name: str) -> None:
        told = read_sentences(name, ROOT)
        text = (Path(BOOKS) / told.book).read_text("utf-8")
        assert faults_against_book(told, text) == []


# The checks themselves

TOLD = read_sentences("trekking", ROOT)


def changed(place: int, **values: object) -> list[str]:
    """Return what is found wrong when one row of the list says something else."""
    rows = list(TOLD.rows)
    rows[place] = replace(rows[place], **values)  # type: ignore[arg-type]
    told = replace(TOLD, rows=tuple(rows))
    return [*faults_of(told, ROOT), *faults_of_counts(told, read_counts("trekking", ROOT))]


def test_a_row_without_test_carrier_or_count_is_found() -> None:
    place = next(n for n, row in enumerate(TOLD.rows) if not row.reason)
    assert "no test asserts it" in changed(place, tests=())[0]
    assert "nothing carries it" in changed(place, carried=())[0]
    assert "what counts as having met it" in changed(place, met="")[0]
    assert "there is no test 'test_nothing'" in changed(place, tests=("test_nothing",))[0]
    assert "there is no 'rules.nothing'" in changed(place, carried=("rules.nothing",))[0]
    assert "was never counted" in changed(place, met="event loses token=99")[0]


def test_a_missing_number_test_rule_or_figure_is_found() -> None:
    def without(*gone: Row) -> list[str]:
        rows = tuple(row for row in TOLD.rows if row not in gone)
        return faults_of(replace(TOLD, rows=rows), ROOT)

    first = next(row for row in TOLD.rows if row.number == 3)
    assert any("the numbers are" in fault for fault in without(first))
    empty = next(row for row in TOLD.rows if row.name == "empty deck")
    found = " ".join(without(empty))
    assert "no sentence names the rule 'slot-is-empty'" in found
    assert "'test_with_a_dry_deck_empty_slots_are_not_offered' asserts no sentence" in found
    figure = next(row for row in TOLD.rows if row.kind == "figure")
    assert any(repr(figure.name) in fault for fault in without(figure))


def test_a_rule_never_met_and_counts_older_than_the_rules_are_found() -> None:
    counts = read_counts("trekking", ROOT)
    assert list(faults_of_counts(TOLD, counts)) == []
    old = {**counts, "rules": "before"}
    assert "older than the rules" in next(faults_of_counts(TOLD, old))
    unmet = {**counts, "met": {**counts["met"], "event loses": [0, 0]}}
    assert "no game met it (event loses)" in next(faults_of_counts(TOLD, unmet))
    few = {**counts, "games": 10}
    assert "only 10 games were played" in next(faults_of_counts(TOLD, few))


def test_the_fingerprint_is_of_the_rules_and_the_data() -> None:
    names = {file.name for file in rule_files("trekking")}
    assert {"rules.py", "table.py", "effects.py", "box.py", "moves.py", "mat.toml"} <= names
    assert not names & {"hints.py", "view.py", "observe.py"}
    assert rules_fingerprint("trekking") != rules_fingerprint("riff")


def test_imports_and_docstrings_are_no_rules() -> None:
    text = (
        '"""A module."""\n\nfrom a import (\n    b,\n)\n\n\ndef c():\n    """Do."""\n    return b\n'
    )
    kept = set(range(1, 11)) - idle_lines(text)
    assert [text.splitlines()[number - 1] for number in sorted(kept)] == [
        "",
        "",
        "",
        "def c():",
        "    return b",
    ]


def test_a_book_is_cut_into_sentences() -> None:
    text = (
        "Before\nHEAD\n1. One is here. Two (as seen)!\n\n**Three** goes\nover a line.\nTAIL\nX.\n"
    )
    assert split_book(text, ["HEAD", "TAIL"]) == {
        "HEAD": ["One is here.", "Two (as seen)!", "Three goes", "over a line."],
        "TAIL": ["X."],
    }
    wrapped = split_book(text, ["HEAD", "TAIL"], wrapped=True)
    assert wrapped["HEAD"][2:] == ["Three goes over a line."]
    with pytest.raises(ValueError, match="no heading 'MORE'"):
        split_book(text, ["HEAD", "MORE"])


# What is counted


def test_events_are_counted_by_their_numbers_and_their_company() -> None:
    game = find_game("trekking")
    texts = ["event travels", "event travels hours>2", "event travels hour=12 without is-punctual"]
    gauge = Gauge(game, [*texts, "event travels with visits"])
    cues = {cue.key: cue for cue in game.cues}
    gauge.hear([Event(cues["travels"], 0, [3, 12], -1), Event(cues["visits"], 0, [1], -1)])
    gauge.hear([Event(cues["travels"], 0, [1, 12], -1), Event(cues["is-punctual"], 0, [3], -1)])
    assert [meter.times for meter in gauge.meters] == [2, 1, 1, 1]


@pytest.mark.parametrize(
    "text",
    ["event nothing", "asked Nothing", "move fly", "refused nothing", "call rules.no", "see it",
     "event travels hours", "event travels with nothing"],
)  # fmt: skip
def test_what_cannot_be_counted_is_refused(text: str) -> None:
    with pytest.raises(BadList):
        Meter(text).check(find_game("trekking"))


def test_a_run_counts_moves_decisions_and_ends() -> None:
    gauge = Gauge(
        find_game("trekking"), ["start", "end", "move take", "asked TakeCard", "end seats=1"]
    )
    for number in range(4):
        gauge.play(number)
    starts, ends, takes, asked, alone = gauge.meters
    assert (starts.times, ends.times, ends.games, alone.times) == (4, 4, 4, 1)
    assert 0 < takes.times <= asked.times


def test_the_command_writes_the_page_and_finds_nothing_wrong() -> None:
    result = CliRunner().invoke(main, ["coverage", "trekking"])
    assert result.exit_code == 0, result.output
    assert "0 faults" in result.output
    assert CliRunner().invoke(main, ["coverage", "chess"]).exit_code == 2
