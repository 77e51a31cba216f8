"""The JSON face: set a table, look, play, be refused; described by OpenAPI."""

from __future__ import annotations

import re
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator
from starlette.testclient import TestClient

from paradice.games import find_game
from paradice.server.app import make_app
from paradice.server.writer import StoreAway, StoreWriter
from tests.server.conftest import LOOSE
from tests.titles import TITLES


def ask(client: TestClient, method: str, path: str, secret: str = "", **more: Any) -> Any:
    client.cookies.clear()
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    return client.request(method, path, headers=headers, **more)


def new_table(client: TestClient, game: str, *seats: str) -> dict[str, Any]:
    answer = ask(client, "POST", "/api/tables", json={"game": game, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_played_to_its_end_by_a_program(client: TestClient, game: str) -> None:
    """Every answer on the way is as the description of the API says."""
    parts = ask(client, "GET", "/api/openapi.json").json()["components"]
    table_as_described = {"$ref": "#/components/schemas/Table", "components": parts}
    described = Draft202012Validator(table_as_described)
    count = find_game(game).fewest
    told = new_table(client, game, *["me"] * count)
    secret, table = told["secret"], told["table"]
    for _ in range(find_game(game).longest):
        state = ask(client, "GET", f"/api/tables/{table}").json()
        described.validate(state)
        if state["view"]["result"] is not None:
            break
        seat = state["view"]["deciders"][0]
        mine = ask(client, "GET", f"/api/tables/{table}?seat={seat}", secret).json()
        described.validate(mine)
        wish = {"move": mine["moves"][-1]["move"], "at": mine["at"], "seat": seat}
        played = ask(client, "POST", f"/api/tables/{table}/moves", secret, json=wish)
        assert played.status_code == 200, played.text
    record = ask(client, "GET", f"/api/tables/{table}/record").json()["record"]
    assert record.startswith("paradice record 1")


def test_without_the_secret_one_only_looks_on(client: TestClient) -> None:
    told = new_table(client, "trekking", "me", "me")
    stranger = ask(client, "GET", f"/api/tables/{told['table']}?seat=0").json()
    assert stranger["seat"] == -1
    assert stranger["moves"] == []
    assert all(player["hand"] == [] for player in stranger["view"]["players"])
    wish = {"move": "take 0", "at": 0, "seat": 0}
    assert ask(client, "POST", f"/api/tables/{told['table']}/moves", json=wish).status_code == 409


def test_a_friend_joins_by_the_invitation(client: TestClient) -> None:
    told = new_table(client, "trekking", "me", "open")
    assert "view" not in told
    wish = {"invite": told["invite"], "seat": 1, "name": "Theo"}
    joined = ask(client, "POST", "/api/join", json=wish)
    assert joined.status_code == 201
    assert joined.json()["secret"] != told["secret"]
    assert "view" in joined.json()
    assert ask(client, "POST", "/api/join", json=wish).status_code == 409


def test_a_wish_named_twice_is_granted_once(client: TestClient) -> None:
    told = new_table(client, "trekking", "me")
    wish = {"move": "take 5", "at": 0, "command": "first"}
    path = f"/api/tables/{told['table']}/moves"
    for _ in range(2):
        answer = ask(client, "POST", path, told["secret"], json=wish)
        assert answer.json()["at"] == 1


def test_undo_and_consent_by_a_program(client: TestClient) -> None:
    """Two programs at one table: one asks to undo past a turned card, the other answers."""
    made = client.post("/api/tables", json={"game": "trekking", "seats": ["me", "open"]}).json()
    table, host = made["table"], {"Authorization": f"Bearer {made['secret']}"}
    wish = {"invite": made["invite"], "seat": 1, "name": "Théo"}
    client.cookies.clear()
    friend = {"Authorization": f"Bearer {client.post('/api/join', json=wish).json()['secret']}"}
    mine = (host, friend)

    def ask(who: int, move: str) -> dict[str, Any]:
        seen = client.get(f"/api/tables/{table}", headers=mine[who]).json()
        body = {"move": move, "at": seen["at"]}
        answer = client.post(f"/api/tables/{table}/moves", json=body, headers=mine[who])
        return dict(answer.json())

    seat = client.get(f"/api/tables/{table}", headers=host).json()["view"]["deciders"][0]
    seen = client.get(f"/api/tables/{table}", headers=mine[seat]).json()
    while seen["undo"]["undo"] != "ask":
        seen = ask(seat, seen["moves"][0]["move"])
    asked = ask(seat, "undo")["undo"]
    assert (asked["asks"], asked["waits_for"]) == (seat, [1 - seat])
    assert asked["lost"] >= 1
    ask(1 - seat, "refuse")
    seen = client.get(f"/api/tables/{table}", headers=mine[seat]).json()
    assert seen["undo"]["refused_by"] == 1 - seat
    ask(seat, "undo")
    assert ask(seat, "refuse")["undo"]["asks"] == -1
    ask(seat, "undo")
    assert ask(1 - seat, "agree")["at"] == seen["at"] + 1
    again = ask(seat, "redo")
    assert again["undo"]["redo"] is False
    assert again["view"] == seen["view"]


def test_a_refusal_says_the_rule(client: TestClient) -> None:
    told = new_table(client, "trekking", "me")
    path = f"/api/tables/{told['table']}/moves"
    answer = ask(client, "POST", path, told["secret"], json={"move": "visit", "at": 0})
    assert answer.status_code == 409
    assert answer.json()["rule"] == "ancestor-opens-no-trek"


def test_while_the_store_is_away_a_program_is_told_to_come_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = new_table(client, "trekking", "me")
    path = f"/api/tables/{told['table']}/moves"
    seen = ask(client, "GET", f"/api/tables/{told['table']}", told["secret"]).json()
    wish = {"move": seen["moves"][0]["move"], "at": 0, "command": "first"}

    def away(*_: object) -> None:
        raise StoreAway

    with monkeypatch.context() as now:
        now.setattr(StoreWriter, "append", away)
        answer = ask(client, "POST", path, told["secret"], json=wish)
        assert (answer.status_code, answer.json()["error"]) == (503, "store-away")
        assert int(answer.headers["retry-after"]) > 0
    assert ask(client, "POST", path, told["secret"], json=wish).json()["at"] == 1
    paths = client.get("/api/openapi.json").json()["paths"]
    for verbs in paths.values():
        for described in verbs.values():
            assert {"403", "421", "429", "503"} <= set(described["responses"])


def test_every_path_is_described(client: TestClient) -> None:
    told = client.get("/api/openapi.json").json()
    served = {
        re.sub(r":\w+", "", route.path): route.methods - {"HEAD"}
        for route in client.app.routes  # type: ignore[attr-defined]
        if route.path.startswith("/api/") and route.path != "/api/openapi.json"
    }
    described = {path: {verb.upper() for verb in verbs} for path, verbs in told["paths"].items()}
    assert described == served
    assert {"NewTable", "Joining", "Playing"} <= set(told["components"]["schemas"])


def test_any_text_names_a_command_on_either_store(url: str) -> None:
    app = make_app(url, LOOSE, workers=1)
    with TestClient(app, base_url="http://house.test") as client:
        told = new_table(client, "trekking", "me")
        secret, table = told["secret"], told["table"]
        for name in ("\0", "\0" * 500, "é" * 500, "' OR 1=1"):
            mine = ask(client, "GET", f"/api/tables/{table}", secret).json()
            wish = {"move": mine["moves"][0]["move"], "at": mine["at"], "command": name}
            for _ in range(2):
                played = ask(client, "POST", f"/api/tables/{table}/moves", secret, json=wish)
                assert played.status_code == 200, played.text
                assert played.json()["at"] == mine["at"] + 1


@pytest.mark.parametrize("query", ["seat=x", "seat=1&seat=2", "language=de", "stories=2"])
def test_a_question_that_is_not_described_is_refused(client: TestClient, query: str) -> None:
    table = new_table(client, "trekking", "me")["table"]
    answer = ask(client, "GET", f"/api/tables/{table}?{query}")
    assert answer.status_code == 400
    assert answer.json()["say"]
