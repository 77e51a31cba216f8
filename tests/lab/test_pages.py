"""The pages the laboratory writes: balance, research card, ladder."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.bots.levels import ADEPT, MASTER
from paradice.games import find_game
from paradice.i18n.words import words
from paradice.lab.balance import SetUp, rankings, report, set_ups
from paradice.lab.commands import balance, card, ladder
from paradice.lab.ladder import NOTES, RUNGS, Attempt, Findings, Rung, team, write_page
from paradice.lab.plots import columns, share_bars
from paradice.lab.report import Luck, hidden_facts, shape_of, split
from paradice.lab.series import GameResult, play_game
from paradice.lab.statistics import Share

GAME = find_game("trekking")


class Outline(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]


def test_the_balance_page_stands_alone_and_has_a_plot_for_every_question(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    words = ["trekking", "--games", "6", "--bot", "random", "--seats", "2,3", "--workers", "1"]
    result = CliRunner().invoke(balance, [*words, "--out", str(out)])
    assert result.exit_code == 0, result.output
    outline = Outline()
    text = out.read_text()
    outline.feed(text)
    assert outline.links == []
    assert "script" not in outline.tags
    assert 'name="viewport"' in text
    for caption in ("Wins by seat", "Scores", "Decisions in a game", "First itinerary: "):
        assert caption in text
    assert outline.tags.count("svg") >= 9


def test_every_choice_of_every_option_is_a_set_up() -> None:
    names = [name for name, _ in set_ups(GAME, "random", [1, 2], 0)]
    assert names == ["alone", "2 seats", "First itinerary: chosen by each player"]


def test_a_choice_is_measured_with_seats_where_it_matters() -> None:
    undead = find_game("undead")
    listed = [series for _, series in set_ups(undead, "random", [1, 2, 3, 4], 0)[4:]]
    seats = {
        key: len(series.bots)
        for series in listed
        for key, choice in series.options.items()
        if choice in ("two", "on")
    }
    assert seats == {"gangs": 4, "riders": 1, "reinforcements": 1, "horde": 1, "fast": 1}
    few = set_ups(undead, "random", [2, 3], 0)[2:]
    assert [series.options["last-day"] for _, series in few] == ["10", "7"]


def test_the_balance_page_speaks_french(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    words = ["undead", "--games", "12", "--bot", "random", "--seats", "2", "--workers", "1"]
    result = CliRunner().invoke(balance, [*words, "--language", "fr", "--out", str(out)])
    assert result.exit_code == 0, result.output
    text = out.read_text()
    for said in ("Victoires selon la place", "moyenne", "gagnants", "◆", "places"):
        assert said in text
    for english in ("Wins", "seats", "mean", "often"):
        assert english not in text


def test_a_card_that_winners_take_stands_above_one_that_losers_take() -> None:
    def deeds(seat: int, card: int) -> tuple[int, str, str, int]:
        return (seat, "takes", "card", card)

    games = [
        GameResult(
            n,
            0,
            ["a", "b"],
            "end",
            [0],
            [1.0, 0.0],
            [9, 1],
            5,
            [],
            [deeds(n % 2, c) for c in range(4)],
        )
        for n in range(20)
    ]
    games += [
        GameResult(
            n, 0, ["a", "b"], "end", [0], [1.0, 0.0], [9, 1], 5, [], [deeds(0, 50), deeds(1, 60)]
        )
        for n in range(20, 40)
    ]
    (_, series), *_ = set_ups(GAME, "random", [2], 0)
    ((title, rows),) = rankings(GAME, SetUp("two", series, games), words("en", "trekking", "lab"))
    assert title == "… takes “◆”."
    assert (rows[0][1].mean, rows[-1][1].mean) == (1.0, 0.0)
    assert "Least often with winners" not in report(GAME, "random", [SetUp("two", series, games)])


def test_a_bar_is_as_long_as_its_share() -> None:
    plot = ET.fromstring(share_bars("wins", [("a", Share(50, 100)), ("b", Share(25, 100))], 0.5))
    bars = [float(rect.attrib["width"]) for rect in plot.iter("rect")]
    assert bars[0] == pytest.approx(2 * bars[1])


def test_a_histogram_counts_every_value() -> None:
    plot = ET.fromstring(columns("scores", [1.0, 1.0, 2.0, 40.0], "mean 11.0"))
    _, *bars = [str(title.text) for title in plot.iter("title")]
    assert sum(int(bar.rpartition(": ")[2]) for bar in bars) == 4


def test_the_research_card_says_all_it_should() -> None:
    words = ["trekking", "--bot", "random", "--games", "4", "--deals", "2", "--workers", "1"]
    result = CliRunner().invoke(card, words)
    assert result.exit_code == 0, result.output
    for line in ("decisions a game", "legal moves", "hidden", "variance", "seat 1", "a second"):
        assert line in result.output


def test_what_a_seat_cannot_know_is_counted() -> None:
    table = GAME.start(2, {}, 5)
    assert 1 <= hidden_facts(GAME, table, 0) <= 4
    assert hidden_facts(GAME, GAME.start(1, {}, 5), 0) == 0


def test_random_play_shows_the_shape_of_a_game() -> None:
    shape = shape_of(GAME, 2, 3, 0)
    assert 40 < shape.decisions.mean < 100
    assert shape.widest <= 7


def test_luck_is_split_by_who_plays_and_by_the_deal() -> None:
    always = [[[1.0, 1.0], [0.0, 0.0]]] * 4
    assert split(always) == Luck(1.0, 0.0)
    by_deal = [[[1.0, 1.0], [1.0, 1.0]], [[0.0, 0.0], [0.0, 0.0]]] * 4
    assert split(by_deal).deal == 1.0
    assert split([[[1.0, 0.0], [0.0, 1.0]]] * 4) == Luck(0.0, 0.0)


def test_the_ladder_measures_a_rung_and_keeps_what_people_wrote(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"yesterday\n{NOTES}\n\nShorter rollouts helped.\n")
    words = ["trekking", "--number", "4", "--part", "novice,random", "--workers", "1"]
    words += ["--page", str(page), "--kept", str(tmp_path / "kept")]
    result = CliRunner().invoke(ladder, words)
    assert result.exit_code == 0, result.output
    text = page.read_text()
    assert "yesterday" not in text
    assert "| trekking | 2 | novice | random | at least 90 % | 4 |" in text
    assert text.endswith(f"{NOTES}\n\nShorter rollouts helped.\n")
    assert json.loads(page.with_suffix(".json").read_text())["trekking novice,random"]["games"] == 4


def test_a_climb_that_was_broken_off_goes_on_where_it_ended(tmp_path: Path) -> None:
    rung = Rung("trekking", ("random", "random"), 0.4)
    first = Attempt(tmp_path, rung)
    for number in (0, 2):
        first.note(play_game(rung.series(), number))
    again = Attempt(tmp_path, rung)
    assert again.hits == first.hits
    assert again.missing(4) == [1, 3]
    assert Attempt(tmp_path, Rung("trekking", ("novice", "random"))).missing(2) == [0, 1]


def test_a_claim_holds_within_its_bounds_or_above_another_team(tmp_path: Path) -> None:
    findings = Findings(tmp_path / "none.json")
    low, high = (
        team("trekking", "adept:", 0.5, 0.7),
        team("trekking", "master:", 0.1, above="adept:"),
    )
    assert findings.holds(low) is None
    findings.note(low, Share(60, 100))
    findings.note(high, Share(69, 100))
    assert findings.holds(low) is True
    assert findings.holds(high) is False
    findings.note(high, Share(70, 100))
    assert findings.holds(high) is True
    findings.note(low, Share(71, 100))
    assert findings.holds(low) is False


def test_fewer_games_than_wanted_are_said_to_be_fewer(tmp_path: Path) -> None:
    findings = Findings(tmp_path / "some.json")
    rung = RUNGS[0]
    findings.note(rung, Share(19, 20))
    assert "| 20 | 95.0 % | 76.4 – 99.1 | holds so far, 400 games" in write_page(findings, "")
    findings.note(rung, Share(380, 400))
    assert "so far" not in write_page(findings, "")


def test_a_speed_that_was_measured_is_told(tmp_path: Path) -> None:
    findings = Findings(tmp_path / "some.json")
    assert "How long the iterations take" not in write_page(findings, "")
    findings.note_speed("trekking", 30_000.0)
    adept, master = (round(level[0] / 30) for level in (ADEPT, MASTER))
    line = f"| trekking | 30,000 | {adept} ms | {master} ms | 1,500 | 60,000 |"
    assert line in write_page(findings, "")


def test_every_claim_of_the_page_is_told_even_unmeasured(tmp_path: Path) -> None:
    text = write_page(Findings(tmp_path / "none.json"), "")
    assert text.count("not measured") == len(RUNGS)
    assert Rung("trekking", ("adept:", "novice"), 0.75).claim() == "at least 75 %"
