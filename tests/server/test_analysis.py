"""Analyses on the server: finished games only, in a process of their own, given up when left."""

from __future__ import annotations

import time

import pytest

from paradice.analysis.analyse import CHEAP, Depth, analyse
from paradice.server.analyses import Analyses
from paradice.web.analysis import analysis_page, working_page
from paradice.web.assets import make_pen
from tests.analysis.test_analyse import random_game
from tests.server.house import Person
from tests.titles import TITLES

HOUR = 3600.0


def test_a_running_game_has_no_analysis_and_tells_no_number(mara: Person) -> None:
    table = mara.set_table("trekking", "me", "bot-novice")
    answer = mara.get(f"/t/{table}/analysis")
    assert answer.status_code == 409
    assert "still being played" in answer.text
    told = mara.get(f"/t/{table}/analysis.json")
    assert told.status_code == 409
    assert set(told.json()) == {"error"}


def wait(analyses: Analyses, table: str, record: str, seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        job = analyses.ask(table, record)
        if job is not None and job.analysis is not None:
            return
        time.sleep(0.05)
    pytest.fail("the analysis did not come")


def test_an_analysis_is_done_once_and_is_the_same_as_anywhere() -> None:
    match = random_game("trekking", 2, 3)
    analyses = Analyses(CHEAP, HOUR)
    wait(analyses, "a", match.record())
    job = analyses.ask("a", match.record())
    assert job is not None
    assert job.analysis == analyse(match, CHEAP)
    assert analyses.ask("a", match.record()) is job
    analyses.close()


def test_an_analysis_nobody_asks_for_is_given_up() -> None:
    match = random_game("trekking", 2, 3)
    analyses = Analyses(Depth(10_000, 1000, 1000), 0.2)
    job = analyses.ask("a", match.record())
    assert job is not None
    end = time.monotonic() + 60.0
    while not job.failed and time.monotonic() < end:
        time.sleep(0.05)
    assert job.failed
    assert analyses.jobs == {}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", TITLES)
def test_the_page_tells_the_sum_the_moments_and_every_decision(title: str, language: str) -> None:
    match = random_game(title, 2, 3)
    analysis = analyse(match, Depth(1, 1, 1))
    pen = make_pen(language, title, ["Mara", "Otto"])
    text = analysis_page(pen, title, "t", match, analysis, 1)
    decisions = sum(1 for step in analysis.steps if step.decision.name)
    assert text.count('<a class="num" href="/t/t/replay?eyes=all&amp;at=') == decisions
    assert text.count('class="an-card ') == len(analysis.moments())
    assert 'role="img"' in text
    assert "<progress" in working_page(pen, title, "t", 3, 9)
