"""Alive, ready, counted: /healthz, /readyz, /metrics."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from paradice.server.app import make_app
from paradice.server.writer import StoreAway
from tests.server.conftest import LOOSE
from tests.server.shared import Person, moves_on, place_on, tell

LOCAL = {"host": "127.0.0.1:8611"}


@pytest.fixture
def here(tmp_path: Path) -> Iterator[TestClient]:
    app = make_app(f"sqlite:///{tmp_path / 'h.sqlite'}", LOOSE, 1)
    with TestClient(app, base_url="http://house.test", client=("127.0.0.1", 5)) as browser:
        yield browser


def numbers(client: TestClient) -> dict[str, float]:
    text = client.get("/metrics", headers=LOCAL).text
    rows = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in rows}


def test_the_store_is_asked(here: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert here.get("/healthz").json() == {"status": "ok", "store": "ok"}
    assert here.get("/readyz").json() == {"status": "ready"}

    async def away(*_: object) -> None:
        raise StoreAway

    monkeypatch.setattr(here.app.state.lobby.writer, "ask", away)  # type: ignore[attr-defined]
    assert here.get("/healthz").status_code == 503
    assert here.get("/readyz").json()["why"] == "the store does not answer"


def test_a_server_without_room_for_tables_is_alive_and_not_ready(tmp_path: Path) -> None:
    full = replace(LOOSE, free_disk=1 << 62)
    with TestClient(make_app(f"sqlite:///{tmp_path / 'h.sqlite'}", full, 1)) as client:
        assert client.get("/healthz", headers=LOCAL).status_code == 200
        assert client.get("/readyz", headers=LOCAL).json()["why"] == "the disk is full"


def test_moves_tables_and_sockets_are_counted(here: TestClient) -> None:
    mara = Person(here)
    here.follow_redirects = True
    table = mara.set_table("trekking", "me", "device")
    page = mara.get(f"/t/{table}").text
    before = numbers(here)
    assert before['paradice_tables{state="playing"}'] == 1
    with mara.socket(table) as line:
        move, at = moves_on(page)[0], int(place_on(page))
        assert "no" not in tell(line, n=1, do="look", seat=0)
        assert "no" not in tell(line, n=2, do="play", move=move, at=at)
        after = numbers(here)
        assert after['paradice_sockets{kind="seated"}'] == 1
    assert after["paradice_moves_total"] == before["paradice_moves_total"] + 1
    assert after['paradice_answer_seconds_bucket{le="+Inf"}'] == 1
    assert after['paradice_bot_workers{state="free"}'] == 1


def test_metrics_are_for_this_machine_unless_they_are_opened(
    here: TestClient, tmp_path: Path
) -> None:
    assert here.get("/metrics").status_code == 404  # asked by its name, as through a proxy
    assert here.get("/metrics", headers={**LOCAL, "x-forwarded-for": "9.9.9.9"}).status_code == 404
    assert here.get("/metrics", headers=LOCAL).status_code == 200
    app = make_app(f"sqlite:///{tmp_path / 'o.sqlite'}", LOOSE, 1, metrics="open")
    with TestClient(app, base_url="http://house.test") as client:
        assert client.get("/metrics").status_code == 200
