"""Sitting down at a moment of a finished game: a new table that says where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from paradice.core.fork import comes_from
from paradice.core.match import read_match
from paradice.games import find_game
from paradice.server.app import make_app
from paradice.server.identity import COOKIE
from paradice.server.refusal import Refusal
from paradice.server.store import Store
from tests.browser.scenes import put_on, scenes
from tests.server.shared import Person, open_lobby, people, random_game, run
from tests.titles import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_a_table_begins_where_another_stood_and_its_record_proves_it(
    tmp_path: Path, title: str
) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table(title, people(2), {}, "host", 0, seed=5)
            with pytest.raises(Refusal, match="fork-running"):
                await lobby.fork(room, 0, 0, "Mara", "mara", "novice")
            await random_game(room, 5)
            parent = room.must_have_match()
            last = len(parent.history)
            with pytest.raises(Refusal, match="fork-over"):
                await lobby.fork(room, last, 0, "Mara", "mara", "novice")
            again = await lobby.fork(room, last // 2, 1, "Mara", "mara", "novice")
            again.bots.stop()
            assert [seat.kind for seat in again.row.seats] == ["bot", "person"]
            assert again.row.seats_of("mara") == [1]
            assert again.must_have_match().story[0].note == "fork"
            await random_game(again, 6)
            text = again.must_have_match().record()
            assert "\nfrom: " in text
            assert comes_from(read_match(text, find_game), parent)
            del lobby.rooms[again.row.id]
            found = await lobby.find(again.row.id)
            assert found is not None
            assert found.must_have_match().record() == text

    run(play())


@pytest.fixture
def over(tmp_path: Path) -> Iterator[tuple[Person, str]]:
    """Whoever sat at a finished game, in a server of its own, and the path of the table."""
    yield from finished(tmp_path, "trekking", 2)


def finished(tmp_path: Path, title: str, seats: int) -> Iterator[tuple[Person, str]]:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store = Store(url)
    path, secret = put_on(store, scenes(title, seats, range(1, 2))["over"])
    store.close()
    with TestClient(make_app(url, workers=1), base_url="http://house.test") as client:
        person = Person(client)
        person.jar[COOKIE] = secret
        yield person, path


def test_a_form_asks_for_the_chair_and_the_bots_and_leads_to_the_table(
    over: tuple[Person, str],
) -> None:
    person, path = over
    form = person.get(f"{path}/fork?at=9&seat=1")
    assert form.status_code == 200
    assert 'value="1" checked' in form.text
    answer = person.post(f"{path}/fork", at="9", seat="1", bot="novice")
    assert answer.status_code == 200
    assert answer.url.path not in (path, f"{path}/fork")
    assert "From a moment of a finished game" in answer.text
    assert 'data-me="1"' in answer.text


def test_a_replay_of_a_game_that_nobody_analysed_leads_to_the_analysis_and_begins_none(
    over: tuple[Person, str],
) -> None:
    person, path = over
    assert f'<a href="{path}/analysis">' in person.get(f"{path}/replay").text
    assert person.client.app.state.analyses.jobs == {}  # type: ignore[attr-defined]


@pytest.mark.parametrize("data", [{"at": "9999", "seat": "0"}, {"at": "3", "seat": "7"}, {}])
def test_a_moment_that_is_none_is_refused_in_a_sentence(
    over: tuple[Person, str], data: dict[str, str]
) -> None:
    person, path = over
    answer = person.post(f"{path}/fork", **data)
    assert answer.status_code == 409
    assert "choose an earlier one" in answer.text
    assert person.get(f"{path}/fork?at=9999").status_code == 409


def test_a_running_game_cannot_be_played_on_from(mara: Person) -> None:
    table = mara.set_table("trekking", "me", "bot-novice")
    for answer in (
        mara.get(f"/t/{table}/fork?at=0"),
        mara.post(f"/t/{table}/fork", at="0", seat="0"),
    ):
        assert answer.status_code == 409
        assert "still being played" in answer.text
