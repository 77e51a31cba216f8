"""The host's page and powers: behind a key, with reasons, and never a hand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from paradice.server.app import Access, make_app
from paradice.server.backup import back_up
from paradice.server.limits import Limits
from paradice.server.settings import Rate
from paradice.server.store import Store
from tests.server.conftest import LOOSE
from tests.server.shared import Person, moves_on, place_on, tell, until

KEY = "open-sesame-9"
Opened = Callable[..., TestClient]


@contextmanager
def opened(tmp_path: Path, **keeping: object) -> Iterator[TestClient]:
    access = Access(key=KEY, name="The Tuesday Club", **keeping)  # type: ignore[arg-type]
    app = make_app(f"sqlite:///{tmp_path / 'h.sqlite'}", LOOSE, 1, access=access)
    with TestClient(app, base_url="http://house.test", follow_redirects=True) as client:
        yield client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with opened(tmp_path) as client:
        yield client


def host_at(client: TestClient) -> Person:
    host = Person(client)
    assert host.post("/house", key=KEY).status_code == 200
    return host


def person_named(page: str, name: str) -> str:
    """The address of a person's own forms, found by the name on the page."""
    row = next(row for row in page.split("<li")[1:] if f"<b>{name}</b>" in row)
    found = re.search(r"/house/person/([0-9a-f]{64})/", row)
    assert found
    return found[1]


def test_the_page_is_behind_the_key(client: TestClient) -> None:
    stranger = Person(client)
    assert 'name="key"' in stranger.get("/house").text
    assert stranger.post("/house", key="wrong").status_code == 403
    assert stranger.post("/house/say", text="Hello").status_code == 404
    assert stranger.post("/house/table/" + "a" * 22 + "/close", text="x").status_code == 404
    page = host_at(client).get("/house").text
    assert "The Tuesday Club" in page
    assert KEY not in page


def test_without_a_key_there_is_no_page(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'h.sqlite'}", LOOSE, 1)
    with TestClient(app, base_url="http://house.test") as client:
        assert client.get("/house").status_code == 404
        same = {"origin": "http://house.test"}
        assert client.post("/house", data={"key": ""}, headers=same).status_code == 404


def test_the_page_tells_who_waits_and_never_what_they_hold(
    client: TestClient, mara: Person
) -> None:
    """Whatever the players' own pages show of hands, moves or seeds is not there."""
    for game in ("trekking", "citadel", "undead"):
        mara.set_table(game, "me", "device")
    lobby = client.app.state.lobby  # type: ignore[attr-defined]
    page = host_at(client).get("/house").text
    assert page.count('class="r"') == 3
    assert "waits for P" in page
    for room in lobby.rooms.values():
        assert f"{room.row.seed:032x}" not in page
        assert str(room.row.seed) not in page
        assert room.row.invite not in page
        drawn = room.audience.draw_all(room_viewer(room, 0)).parts
        assert [name for name, html in drawn.items() if html and html in page] == []
    assert "data-move" not in page


def room_viewer(room: object, seat: int) -> object:
    from paradice.server.audience import Viewer

    return Viewer("", seat, "en")


def test_the_page_knows_who_is_waited_for_at_a_table_that_left_the_memory(
    client: TestClient, mara: Person
) -> None:
    """A table that is stuck for days is in nobody's memory: its kept position tells."""
    table = mara.set_table("trekking", "me", "device")
    page = mara.get(f"/t/{table}").text
    seat = re.findall(r'name="seat"\s+value="(\d)"', page)[0]
    mara.post(f"/t/{table}/play", move=moves_on(page)[0], at=place_on(page), seat=seat)
    lobby = client.app.state.lobby  # type: ignore[attr-defined]
    room = lobby.rooms[table]
    waited = [room.row.seats[at].name for at in room.table.deciders()]
    host = host_at(client)
    assert f"waits for {', '.join(waited)}<" in host.get("/house").text
    assert client.portal is not None
    client.portal.call(lobby.keep_positions, [room])
    del lobby.rooms[table]
    assert f"waits for {', '.join(waited)}<" in host.get("/house").text
    assert table not in lobby.rooms, "the page is no reason to open a table"


def test_bots_play_for_those_who_keep_a_table_waiting_until_they_are_back(
    client: TestClient, mara: Person
) -> None:
    theo = Person(client)
    table = mara.set_table("citadel", "me", "open")
    invite = re.findall(r"/join/([\w-]{22})", mara.get(f"/t/{table}").text)[0]
    theo.post(f"/join/{invite}", name="Theo", seat="1")
    room = client.app.state.lobby.rooms[table]  # type: ignore[attr-defined]
    waited = set(room.table.deciders())
    host_at(client).post(f"/house/table/{table}/stand-in")
    seats = client.app.state.lobby.rooms[table].row.seats  # type: ignore[attr-defined]
    assert {seat.seat for seat in seats if seat.level} >= waited
    back = next(seat.seat for seat in seats if seat.level)
    person = (mara, theo)[back]
    assert person.post(f"/t/{table}/seat", seat=str(back), level="").status_code == 200
    seats = client.app.state.lobby.rooms[table].row.seats  # type: ignore[attr-defined]
    assert not seats[back].level


def test_a_closed_table_says_why_and_can_be_opened_again(client: TestClient, mara: Person) -> None:
    table = mara.set_table("trekking", "me", "device")
    host = host_at(client)
    with mara.socket(table) as line:
        line.receive_text()
        host.post(f"/house/table/{table}/close", text="Sol is <travelling>")
        assert json.loads(line.receive_text()).get("reload")
    answer = mara.get(f"/t/{table}")
    assert answer.status_code == 410
    assert "Sol is &lt;travelling&gt;" in answer.text
    assert mara.post(f"/t/{table}/play", move="take 0", at="0", seat="0").status_code == 410
    assert mara.get(f"/api/tables/{table}").json()["error"] == "table-closed"
    with pytest.raises(WebSocketDisconnect), mara.socket(table):
        pass
    assert "Sol is &lt;travelling&gt;" in host.get("/house").text
    host.post(f"/house/table/{table}/open")
    assert mara.get(f"/t/{table}").status_code == 200


def test_a_message_to_all_is_one_line_that_can_be_closed(client: TestClient, mara: Person) -> None:
    table = mara.set_table("trekking", "me", "device")
    host = host_at(client)
    with mara.socket(table) as line:
        line.receive_text()
        host.post("/house/say", text="Tea at <five>", hours="1")
        told = json.loads(line.receive_text())
        assert "Tea at &lt;five&gt;" in told["notice"]
    page = mara.get(f"/t/{table}").text
    assert page.count('class="notice"') == 1
    mark = re.findall(r'name="mark" value="(\d+)"', page)[0]
    assert 'class="notice"' in mara.get("/").text
    mara.post("/door/heard", mark=mark)
    assert 'class="notice"' not in mara.get(f"/t/{table}").text
    assert 'class="notice"' in Person(client).get("/").text
    host.post("/house/unsay")
    assert 'class="notice"' not in Person(client).get("/").text


def test_a_message_to_one_table_is_read_there_alone(client: TestClient, mara: Person) -> None:
    one, other = (mara.set_table("trekking", "me", "device") for _ in range(2))
    host_at(client).post(f"/house/table/{one}/say", text="Please hurry")
    assert "Please hurry" in mara.get(f"/t/{one}").text
    assert "Please hurry" not in mara.get(f"/t/{other}").text
    assert "Please hurry" not in mara.get("/").text


def test_who_is_muted_plays_on_and_reads_why(client: TestClient, mara: Person) -> None:
    table = mara.set_table("trekking", "me", "device")
    host = host_at(client)
    person = person_named(host.get("/house").text, "P1")
    host.post(f"/house/person/{person}/mute", text="Kind words only")
    refused = mara.post(f"/t/{table}/chat", text="boo")
    assert refused.status_code == 409
    assert "Kind words only" in refused.text
    with mara.socket(table) as line:
        line.receive_text()
        assert "Kind words only" in tell(line, n=1, do="say", text="boo")["no"]["say"]
        host.post(f"/house/person/{person}/unmute")
        assert "no" not in tell(line, n=2, do="say", text="thanks")


def test_who_is_removed_reads_why_wherever_they_knock_and_bots_play_on(
    client: TestClient, mara: Person
) -> None:
    theo = Person(client)
    table = mara.set_table("trekking", "me", "open")
    invite = re.findall(r"/join/([\w-]{22})", mara.get(f"/t/{table}").text)[0]
    theo.post(f"/join/{invite}", name="Theo", seat="1")
    host = host_at(client)
    person = person_named(host.get("/house").text, "Theo")
    with theo.socket(table) as line:
        line.receive_text()
        host.post(f"/house/person/{person}/remove", text="Twice warned")
        with pytest.raises(WebSocketDisconnect):
            until(line, lambda message: False)
    for path in ("/", f"/t/{table}", "/rules/riff"):
        answer = theo.get(path)
        assert (answer.status_code, "Twice warned" in answer.text) == (403, True)
    room = client.app.state.lobby.rooms[table]  # type: ignore[attr-defined]
    assert room.row.seats[1].is_bot
    assert mara.get("/").status_code == 200
    host.post(f"/house/person/{person}/readmit")
    assert theo.get("/").status_code == 200


def test_a_word_at_the_door(tmp_path: Path) -> None:
    with opened(tmp_path, word="Marmelade") as client:
        mara = Person(client)
        assert mara.get("/").status_code == 403
        assert mara.post("/now", game="trekking").status_code == 403
        assert mara.get("/api/games").json()["error"] == "word-wanted"
        wrong = mara.post("/door", word="jam", back="/")
        assert "Ask who invited you" in wrong.text
        assert mara.post("/door", word=" marmelade ", back="/rules/riff").url.path == "/rules/riff"
        assert mara.get("/").status_code == 200
        table = mara.set_table("trekking", "me", "device")
        with pytest.raises(WebSocketDisconnect), Person(client).socket(table):
            pass
        asked = client.get("/api/games", headers={"paradice-word": "marmelade"})
        assert asked.status_code == 200
        assert client.get("/healthz").status_code == 200


def test_the_word_is_tried_slowly_and_a_club_behind_one_router_comes_in(tmp_path: Path) -> None:
    with opened(tmp_path, word="marmelade") as client:
        bounds = replace(LOOSE, phrases=Rate(1e-6, 3))
        client.app.state.limits = Limits(bounds, None)  # type: ignore[attr-defined]
        for _ in range(20):
            assert Person(client).post("/door", word="marmelade", back="/help").status_code == 200
            asked = client.get("/api/games", headers={"paradice-word": "marmelade"})
            assert asked.status_code == 200
        codes = [Person(client).post("/door", word="jam").status_code for _ in range(2)]
        codes += [
            client.get("/api/games", headers={"paradice-word": f"jam {number}"}).status_code
            for number in range(2)
        ]
        assert codes == [403, 403, 403, 429]
        told = client.get("/api/games", headers={"paradice-word": "marmelade"})
        assert (told.status_code, told.json()["error"]) == (429, "status-429")
        assert int(told.headers["retry-after"]) > 0
        assert Person(client).post("/door", word="marmelade").status_code == 429


def test_members_come_by_an_invitation_that_works_once(tmp_path: Path) -> None:
    with opened(tmp_path, members=True) as client:
        mara, theo = Person(client), Person(client)
        assert mara.get("/").status_code == 403
        assert mara.get("/back").status_code == 200
        page = host_at(client).post("/house/invite", text="Mara").text
        token = re.findall(r"/door/([\w-]{22})", page)[0]
        assert "Mara" in mara.get(f"/door/{token}").text
        assert mara.get("/").status_code == 403  # a preview of the link uses nothing up
        assert mara.post(f"/door/{token}").status_code == 200
        assert mara.get("/").status_code == 200
        assert theo.post(f"/door/{token}").status_code == 404
        assert theo.get("/").status_code == 403


def test_the_house_closes_for_the_night(client: TestClient, mara: Person) -> None:
    host = host_at(client)
    host.post("/house/sleep", text="Back at eight")
    answer = mara.get("/")
    assert (answer.status_code, "Back at eight" in answer.text) == (503, True)
    assert host.get("/").status_code == 200
    host.post("/house/wake")
    assert mara.get("/").status_code == 200


def test_what_the_host_said_survives_a_restart_and_is_in_a_backup(tmp_path: Path) -> None:
    with opened(tmp_path) as client:
        host_at(client).post("/house/sleep", text="Back at eight")
    kept = Store(f"sqlite:///{tmp_path / 'h.sqlite'}")
    back_up(kept, tmp_path / "copy.sqlite", lambda done, whole: None)
    kept.close()
    (tmp_path / "copy.sqlite").rename(tmp_path / "h.sqlite")
    with opened(tmp_path) as client:
        assert "Back at eight" in Person(client).get("/").text


def test_the_page_stands_while_the_store_is_away(
    client: TestClient, mara: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from paradice.server.writer import StoreAway

    mara.set_table("trekking", "me", "device")
    host = host_at(client)

    async def away(*_: object) -> None:
        raise StoreAway

    monkeypatch.setattr(client.app.state.lobby.writer, "ask", away)  # type: ignore[attr-defined]
    page = host.get("/house")
    assert page.status_code == 200
    assert "The database does not answer" in page.text
    assert "P1" in page.text
