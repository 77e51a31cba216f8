"""Analyses on the server: finished games only, in a process of their own, given up when left."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from paradice.analysis.analyse import CHEAP, Depth, analyse
from paradice.analysis.model import FORMAT, WHOLE, from_data
from paradice.analysis.text import UNSURE_FROM, parts, points, shown_column, sum_rows
from paradice.core.events import EVERYONE
from paradice.core.match import Match
from paradice.core.rng import seeded
from paradice.faces.html import safe
from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.server.analyses import PATIENCE, Analyses, Job
from paradice.server.app import make_app
from paradice.server.best_line import play_line
from paradice.server.identity import COOKIE
from paradice.server.kept_analyses import keep_analysis, kept_analysis
from paradice.server.schema import analyses
from paradice.server.store import OVER, SeatRow, Store, TableRow
from paradice.web.analysis import ASK_AGAIN, analysis_page, draw_moment, is_luck_told, working_page
from paradice.web.analysis_text import PLACE, AnalysisView, write_text
from paradice.web.assets import make_pen
from paradice.web.result import headline
from tests.analysis.test_analyse import random_game
from tests.browser.scenes import Scene, put_on
from tests.server.shared import Person
from tests.titles import TITLES

HOUR = 3600.0


def test_a_running_game_has_no_analysis_and_tells_no_number(mara: Person) -> None:
    table = mara.set_table("trekking", "me", "bot-novice")
    answer = mara.get(f"/t/{table}/analysis")
    assert answer.status_code == 409
    assert "still being played" in answer.text
    answer = mara.get(f"/t/{table}/analysis.json")
    assert answer.status_code == 409
    assert set(answer.json()) == {"error"}
    assert mara.get(f"/t/{table}/line?at=0").status_code == 409
    assert "an-judged" not in mara.get(f"/t/{table}/replay?at=1").text


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


def test_a_judge_that_breaks_is_told_and_not_begun_again_at_once() -> None:
    analyses = Analyses(CHEAP, 60.0)
    job = analyses.ask("a", "no record")
    assert job is not None
    end = time.monotonic() + 60.0
    while not job.is_broken and time.monotonic() < end:
        time.sleep(0.05)
    assert job.is_broken
    assert analyses.ask("a", "no record") is job
    job.asked -= 61.0
    assert analyses.ask("a", "no record") is not job
    analyses.close()


def test_whoever_waits_is_told_how_long_from_the_second_moment_on() -> None:
    job = Job(64)
    assert (job.done, job.steps, job.seconds_left()) == (0, 64, 0)
    job.note(1, 64)
    assert job.seconds_left() == 0
    job.begun -= 10.0
    job.note(11, 64)
    assert 53 <= job.seconds_left() <= 55


def test_without_script_the_page_asks_again_before_the_work_is_given_up() -> None:
    match = random_game("trekking", 2, 3)
    result = match.game.view(match.table, EVERYONE)["result"]
    pen = make_pen("en", "trekking", ["Mara", "Otto"])
    page = working_page(pen, "trekking", "t", result, pen("shell-me"), 3, 9)
    assert f'<noscript><meta http-equiv="refresh" content="{ASK_AGAIN}"></noscript>' in page
    assert headline(result, False, False, pen) in page
    assert '<progress max="9" value="3"' in page
    assert 2 * ASK_AGAIN <= PATIENCE


def look(title: str, language: str, seat: int = 1, at: int = 2) -> AnalysisView:
    match = random_game(title, 2, 3)
    analysis = analyse(match, Depth(1, 1, 1))
    pen, face = make_pen(language, title, ["Mara", "Otto"]), find_face(title)
    text = write_text(pen, face, match, analysis)
    return AnalysisView(pen, face, "t", match, analysis, text, seat, at, (seat,))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", TITLES)
def test_the_page_tells_the_sum_the_moments_and_every_decision(title: str, language: str) -> None:
    view = look(title, language)
    steps, moments = view.analysis.steps, view.analysis.moments()
    text = analysis_page(view)
    moves = text[text.index('id="moves"') :].partition("</ol>")[0]
    assert moves.count("data-at=") == sum(1 for step in steps if step.decision.name)
    assert text.count("an-moment") == len(moments)
    assert text.count('class="sketch-in"') == 2 * len(moments)
    table = text[text.index('id="as-table"') :].partition("</table>")[0]
    assert table.count("<tr>") == len(steps) + 2
    check_rows(table, view)
    amounts = parts(view.analysis, view.pen.words, view.side)
    for amount in filter(None, amounts[:3]):
        assert f"<b>{points(abs(amount), language, False)}</b>" in text
    assert safe(PLACE) not in text
    assert "“Take “" not in unescape(text)
    assert "« Prendre «" not in unescape(text).replace("\u00a0", " ")
    assert text.count('aria-current="step"') == bool(steps[1].decision.name)
    assert "%" not in view.say()[0] + view.say()[1]


def check_rows(table: str, view: AnalysisView) -> None:
    """Each row of the table says how the chance came about, to the digit that is printed."""

    def tenths(cell: str) -> int:
        text = cell.partition(" ")[0].replace(",", "").replace(".", "").replace("−", "-")
        return int(text or "0")

    sides = len(view.analysis.start)
    before = None
    for at, row in enumerate(table.split("<tr>")[2:]):
        cells = re.findall("<td[^>]*>([^<]*)</td>", row)
        assert len(cells) == sides + 3
        now = tenths(cells[view.side])
        if before is not None:
            assert before + sum(tenths(cell) for cell in cells[sides:]) == now
        unsure = at > 0 and view.analysis.steps[at - 1].unsure >= UNSURE_FROM
        assert ("±" in cells[view.side]) == unsure
        before = now


@pytest.mark.parametrize("title", TITLES)
def test_the_board_after_a_moment_is_the_first_of_its_act_that_shows_a_change(title: str) -> None:
    view = look(title, "en")
    text, history = view.text, view.match.history
    for number, after in text.after.items():
        acts = {history[at].start for at in range(number, after)}
        assert acts == {history[number].start}
        assert all(text.boards[at] == text.boards[number] for at in range(number + 1, after))
        if after > number + 1:
            assert text.boards[after] != text.boards[number]


def test_luck_is_worth_a_word_against_the_result_or_where_it_did_more_than_play() -> None:
    view = look("trekking", "en")

    def is_told(luck: int, own: int, won: bool) -> bool:
        point, start = WHOLE // 100, WHOLE // 2
        nothing = [0, 0]
        step = replace(
            view.analysis.steps[0],
            chance=[-luck * point, luck * point],
            play={1: [-own * point, own * point]},
            reveal=nothing,
            doubt=nothing,
        )
        analysis = replace(view.analysis, steps=[step], start=[start, start], result=[start, start])
        return is_luck_told(replace(view, analysis=analysis), won)

    assert is_told(10, 0, True)
    assert not is_told(4, 0, True)
    assert is_told(10, -30, False)
    assert not is_told(-10, -30, False)
    assert is_told(-30, -10, False)


@pytest.mark.parametrize("title", TITLES)
def test_every_moment_can_be_looked_at_from_every_seat(title: str) -> None:
    view = look(title, "fr")
    for at in range(len(view.analysis.steps) + 1):
        for seat in range(2):
            here = replace(view, at=at, seat=seat, mine=())
            assert points(here.chances(here.side)[at], "fr", False) in here.read_out()
            assert "None" not in draw_moment(here)


@pytest.fixture(params=TITLES)
def judged(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Person, str, Match]]:
    """A browser at a finished game whose analysis is kept; the path of the table, and the game."""
    title = request.param
    match = random_game(title, 2, 3)
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    moves = [(played.seat, played.move.text) for played in match.history]
    store = Store(url)
    path, secret = put_on(store, Scene(title, 2, 3, moves))
    row = store.find_table(path.removeprefix("/t/"))
    assert row is not None
    keep_analysis(store, row, analyse(match, CHEAP))
    store.close()
    with TestClient(make_app(url, workers=1), base_url="http://house.test") as client:
        person = Person(client)
        person.jar[COOKIE] = secret
        yield person, path, match


def test_a_replay_has_the_judgement_beside_it_and_every_best_line_can_be_stepped_through(
    judged: tuple[Person, str, Match],
) -> None:
    person, path, _ = judged
    answer = person.get(f"{path}/analysis.json").json()
    replay = person.get(f"{path}/replay?at=5&eyes=all").text
    assert 'class="an-judged"' in replay
    with_line = [n for n, step in enumerate(answer["steps"]) if step["decision"]["line"]]
    for number in with_line[:: max(1, len(with_line) // 6)]:
        decision = answer["steps"][number]["decision"]
        page = person.get(f"{path}/line?at={number}&step=1").text
        assert "Best line, not played" in page
        assert f'data-me="{decision["seat"]}"' in page
        last = person.get(f"{path}/line?at={number}&step=99").text
        assert "not sure is not shown" in last or "foreseen" in last
    assert person.get(f"{path}/line?at=9999").url.path == f"{path}/analysis"


def test_the_best_line_shows_nothing_that_its_decider_could_not_know(
    judged: tuple[Person, str, Match],
) -> None:
    """The page is the same for a past that the decider cannot distinguish from the real one."""
    person, path, match = judged
    answer = person.get(f"{path}/analysis.json").json()
    title, game = match.game.id, match.game
    for number, step in list(enumerate(answer["steps"]))[:: max(1, len(answer["steps"]) // 12)]:
        decision = step["decision"]
        if not decision["line"]:
            continue
        table = match.moment(number)
        seat = decision["seat"]
        other = table.imagine(seat, seeded(77))
        line = [(who, match.find(text)) for who, text in decision["line"]]
        pen, face = make_pen("en", title, ["A", "B"]), find_face(title)
        pages = [play_line(pen, game, face, past, seat, line, 1) for past in (table, other)]
        assert pages[0][1:] == pages[1][1:]
        assert pages[0][0].view == pages[1][0].view


def test_who_asks_later_finds_what_was_judged_before_also_after_a_restart(tmp_path: Path) -> None:
    match = random_game("trekking", 2, 3)
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store = Store(url)
    moves = [(played.seat, played.move.text) for played in match.history]
    path, _ = put_on(store, Scene("trekking", 2, 3, moves))
    store.close()
    with TestClient(make_app(url, workers=1), base_url="http://house.test") as client:
        client.app.state.analyses = Analyses(Depth(1, 1, 1), HOUR)  # type: ignore[attr-defined]
        end = time.monotonic() + 120.0
        while (answer := client.get(f"{path}/analysis.json")).status_code == 202:
            assert answer.json()["judged"] <= answer.json()["steps"] == len(match.history)
            assert "&" not in answer.json()["said"]
            assert time.monotonic() < end, "the analysis did not come"
            time.sleep(0.1)
        assert from_data(answer.json()).steps == analyse(match, Depth(1, 1, 1)).steps
    with TestClient(make_app(url, workers=1), base_url="http://house.test") as client:
        assert client.get(f"{path}/analysis.json").json() == answer.json()


def test_what_is_shown_of_the_sum_adds_up_as_it_stands_there() -> None:
    view = look("trekking", "en")
    for side in range(2):
        amounts = shown_column(sum_rows(view.analysis, view.pen.words), side)
        assert sum(amounts[:-1]) == amounts[-1]
        assert all(amount % 1000 == 0 for amount in amounts)


def test_an_analysis_is_kept_in_the_store_until_its_table_goes(tmp_path: Path) -> None:
    match = random_game("trekking", 2, 3)
    analysis = analyse(match, Depth(1, 1, 1))
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    seats = (SeatRow(0, "person", "Mara", "m"), SeatRow(1, "bot", "Ada", "", "adept"))
    version = find_game("trekking").version
    row = TableRow("t1", "trekking", version, {}, 3, OVER, "m", "i1", 0, seats)
    keep_analysis(store, row, analysis)
    assert kept_analysis(store, row) is None
    store.add_table(row)
    keep_analysis(store, row, analysis)
    keep_analysis(store, row, analysis)
    assert kept_analysis(store, row) == analysis
    assert kept_analysis(store, replace(row, version=version + 1)) is None
    with store.together(write=True):
        store.link.execute(sa.update(analyses).values(format=FORMAT - 1))
    assert kept_analysis(store, row) is None, "what an older program judged is judged anew"
    keep_analysis(store, row, analysis)
    assert kept_analysis(store, row) == analysis
    store.delete_table("t1")
    assert kept_analysis(store, row) is None
    store.close()
