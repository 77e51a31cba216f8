"""The log tells where something failed, and nothing that is secret."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest
from starlette.testclient import TestClient

from paradice.server.identity import COOKIE
from paradice.server.logs import be_discreet
from paradice.server.room import Room
from paradice.server.store import Store
from tests.server.shared import Person, run, tell


def test_the_log_holds_no_seed_invitation_cookie_or_chat(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mara = Person(client)
    table = mara.set_table("trekking", "me", "bot-novice")
    room: Room = client.app.state.lobby.rooms[table]  # type: ignore[attr-defined]

    def fail(store: Store, table_id: str, seat: int, text: str, *rest: Any) -> None:
        raise ValueError(f"{text} {room.row.seed:032x} {room.row.invite} {mara.jar}")

    monkeypatch.setattr(Store, "add_chat", fail)
    with mara.socket(table) as line:
        assert tell(line, n=1, do="ping") == {"ack": 1}
    answer = client.post(
        f"/t/{table}/chat",
        data={"text": "my secret plan"},
        headers={"origin": "http://house.test", "cookie": f"{COOKIE}={mara.jar[COOKIE]}"},
    )
    assert answer.status_code == 500
    assert "Something went wrong" in answer.text
    assert "a request failed" in caplog.text
    assert "builtins.ValueError" in caplog.text
    assert "in fail" in caplog.text
    for secret in ("my secret plan", f"{room.row.seed:032x}", room.row.invite, mara.jar[COOKIE]):
        assert secret not in caplog.text
        assert secret not in answer.text


def test_the_log_of_a_task_that_nobody_waits_for_holds_none_either(
    caplog: pytest.LogCaptureFixture,
) -> None:
    be_discreet()

    async def fail() -> None:
        raise ValueError("my secret plan")

    async def play() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task
        gc.collect()

    run(play())
    assert "Task exception was never retrieved" in caplog.text
    assert "builtins.ValueError" in caplog.text
    assert "in fail" in caplog.text
    assert "my secret plan" not in caplog.text
