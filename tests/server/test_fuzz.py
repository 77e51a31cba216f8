"""Whatever is sent to the server is refused clearly: never a fault, never another's move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from paradice.games import find_game
from paradice.server.app import make_app
from paradice.server.identity import hashed
from tests.server.conftest import LOOSE
from tests.server.shared import Person, people
from tests.titles import TITLES

SLOW = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

TEXTS = st.text(max_size=60) | st.sampled_from(["take 0", "take 1", "visit", "0", "-1", "undo 5"])
NUMBERS = st.integers(-(2**70), 2**70) | st.integers(-3, 5)
COMMANDS = st.fixed_dictionaries(
    {"n": NUMBERS, "do": st.sampled_from(["play", "undo", "agree", "say", "look", "ping"]) | TEXTS},
    optional={
        "move": TEXTS,
        "at": NUMBERS,
        "seat": NUMBERS,
        "yes": st.booleans(),
        "text": st.text(max_size=400),
        "more": TEXTS,
    },
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    app = make_app(f"sqlite:///{folder / 'house.sqlite'}", LOOSE, workers=1)
    with TestClient(app, base_url="http://house.test", raise_server_exceptions=True) as client:
        yield client


@pytest.fixture(scope="module")
def others_table(client: TestClient) -> str:
    """A table of two people who are not here."""
    lobby = client.app.state.lobby  # type: ignore[attr-defined]
    portal = client.portal
    assert portal is not None
    room = portal.call(lobby.set_table, "trekking", people(2), {}, hashed("s0"), 0, 7)
    return str(room.row.id)


def line_of(client: TestClient, table: str) -> int:
    return int(client.app.state.lobby.rooms[table].seq)  # type: ignore[attr-defined]


PATHS = [
    "/now",
    "/language",
    "/set/trekking",
    "/join/{}",
    "/t/{}/play",
    "/t/{}/chat",
    "/t/{}/seat",
    "/t/{}/fill",
    "/t/{}/rematch",
]


@SLOW
@given(
    path=st.sampled_from(PATHS),
    form=st.dictionaries(
        st.sampled_from(
            ["game", "move", "at", "seat", "undo", "agree", "text", "level", "name", "back",
             "language", "seat-0", "seat-1", "name-0", "option-first-itinerary", "pace"]
        )
        | st.text(max_size=10),
        TEXTS,
        max_size=8,
    ),
)  # fmt: skip
def test_forms(client: TestClient, others_table: str, path: str, form: dict[str, str]) -> None:
    answer = client.post(
        path.format(others_table),
        data=form,
        headers={"origin": "http://house.test"},
        follow_redirects=False,
    )
    assert answer.status_code < 500
    assert "Traceback" not in answer.text
    assert line_of(client, others_table) == 0


@SLOW
@given(body=st.binary(max_size=300), path=st.sampled_from([*PATHS, "/api/tables", "/api/join"]))
def test_bodies(client: TestClient, others_table: str, body: bytes, path: str) -> None:
    kind = {"content-type": "application/x-www-form-urlencoded"}
    answer = client.post(
        path.format(others_table), content=body, headers=kind, follow_redirects=False
    )
    assert answer.status_code < 500


@SLOW
@given(
    wish=st.dictionaries(
        st.sampled_from(["game", "seats", "name", "options", "pace", "move", "at", "seat",
                         "command", "invite"]),
        TEXTS | NUMBERS | st.lists(TEXTS, max_size=8) | st.none()
        | st.dictionaries(TEXTS, TEXTS, max_size=3),
        max_size=6,
    ),
    path=st.sampled_from(["/api/tables", "/api/join", "/api/tables/{}/moves"]),
)  # fmt: skip
def test_the_json_face(
    client: TestClient, others_table: str, wish: dict[str, Any], path: str
) -> None:
    answer = client.post(path.format(others_table), json=wish)
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert "error" in answer.json()
    assert line_of(client, others_table) == 0


@SLOW
@given(query=st.text(max_size=40), seat=TEXTS, show=TEXTS, at=TEXTS)
def test_questions(
    client: TestClient, others_table: str, query: str, seat: str, show: str, at: str
) -> None:
    for path in (
        f"/t/{others_table}",
        f"/t/{others_table}/replay",
        f"/api/tables/{others_table}",
        "/rules/trekking",
        "/",
    ):
        answer = client.get(
            path, params={"seat": seat, "show": show, "at": at, "eyes": at, "language": query}
        )
        assert answer.status_code < 500


@SLOW
@given(commands=st.lists(COMMANDS, max_size=12))
def test_a_stranger_at_the_socket(
    client: TestClient, others_table: str, commands: list[dict[str, Any]]
) -> None:
    send_all(client, others_table, Person(client), commands)
    assert line_of(client, others_table) == 0


@pytest.fixture(scope="module")
def seated(client: TestClient) -> tuple[Person, str]:
    person = Person(client)
    return person, person.set_table("trekking", "me", "device")


@SLOW
@given(commands=st.lists(COMMANDS, max_size=12))
def test_a_player_at_the_socket(
    client: TestClient, seated: tuple[Person, str], commands: list[dict[str, Any]]
) -> None:
    person, table = seated
    send_all(client, table, person, commands)
    room = client.app.state.lobby.rooms[table]  # type: ignore[attr-defined]
    assert room.game.write(room.match.moment(len(room.match.history))) == room.game.write(
        room.table
    )


def send_all(
    client: TestClient, table: str, person: Person, commands: list[dict[str, Any]]
) -> None:
    try:
        with person.socket(table) as line:
            for command in commands:
                line.send_text(json.dumps(command))
                while "ack" not in (told := json.loads(line.receive_text())):
                    pass
                assert "went wrong" not in told.get("no", {}).get("say", "")
    except WebSocketDisconnect as gone:
        refused = gone.code
        assert refused in (1003, 1008)


def test_every_move_of_every_game_can_be_asked_at_any_moment(client: TestClient) -> None:
    """No move of the catalogue, asked out of turn, does more than be refused with a rule."""
    lobby = client.app.state.lobby  # type: ignore[attr-defined]
    portal = client.portal
    assert portal is not None
    for game in TITLES:
        count = max(find_game(game).fewest, 2)
        room = portal.call(lobby.set_table, game, people(count), {}, "", 0, 3)
        from paradice.server.refusal import Refusal

        for seat in range(count):
            for move in find_game(game).catalogue.moves:
                if room.table.why_not(seat, move) is not None:
                    with pytest.raises(Refusal) as refusal:
                        portal.call(room.play, seat, repr(move), room.seq)
                    assert refusal.value.is_rule
        assert room.seq == 0
