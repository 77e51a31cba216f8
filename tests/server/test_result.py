"""The end as it is drawn: who alone has lost reads so, and the lines of a sheet add up."""

from __future__ import annotations

import re
from typing import Any

import pytest

from paradice.core.properties import walk
from paradice.games import find_game
from paradice.web.assets import make_pen
from paradice.web.result import LOOKS, draw_end
from tests.titles import TITLES

FIGURE = re.compile(r'<div><dt>.*?<dd class="num">([^<]*)</dd>')
ROW = re.compile(r"<li.*?</li>", re.S)


def nobody(table: Any, seat: int, moves: Any) -> None:
    """Nobody watches this game."""


def ended(game: str, seats: int, seed: int) -> Any:
    table, _ = walk(find_game(game), seats, {}, seed, nobody)
    return find_game(game).view(table, 0)["result"]


def drawn(game: str, result: Any, alone: bool, language: str) -> str:
    piece = (result, "t", "", True, alone, find_game(game).cooperative, None)
    return draw_end(piece, make_pen(language, game, ["Mara", "Otto", "Bea"]))


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("&#8722;", "-").replace("+", ""))


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("game", TITLES)
def test_the_lines_of_a_sheet_add_up_to_its_total_and_look_different(game: str, seats: int) -> None:
    result = ended(game, seats, 3)
    sums = []
    for row in ROW.findall(drawn(game, result, seats == 1, "en")):
        swatches = re.findall(r'<dt><i class="bar (b\d)"', row)
        assert len(set(swatches)) == len(swatches) <= LOOKS
        sums.append(sum(number(figure) for figure in FIGURE.findall(row)))
        told = re.search(r'class="total num">([^<]*)<', row)
        assert told is None or sums[-1] == number(told[1])
    if find_game(game).cooperative and "total" in result["sheets"][0]:
        assert sum(sums) == result["sheets"][0]["total"]


@pytest.mark.parametrize(("language", "lost"), [("en", "You have lost"), ("fr", "Vous avez perdu")])
@pytest.mark.parametrize("game", ["riff", "citadel", "undead"])
def test_who_plays_alone_and_loses_is_told_so(game: str, language: str, lost: str) -> None:
    seats = find_game(game).alone
    results = (ended(game, seats, seed) for seed in range(1, 20))
    result = next(each for each in results if not each["winners"])
    assert f">{lost}</h2>" in drawn(game, result, True, language)
    if seats > 1:
        assert f">{lost}</h2>" not in drawn(game, result, False, language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sheet_of_riff_counts_what_each_fixed_and_what_was_opened_again(language: str) -> None:
    """Objectives stand beside the sum; no line speaks of a lost game where it was won."""
    said = make_pen(language, "riff", ()).word("score-void")
    result = ended("riff", 2, 3)
    told = drawn("riff", result, False, language)
    assert told.count('class="aside"') == 2
    assert said not in told
    result["sheets"][1]["triumphant"] += 2
    told = drawn("riff", result, False, language)
    assert said in told
    assert number(FIGURE.findall(told)[-1]) == -2
