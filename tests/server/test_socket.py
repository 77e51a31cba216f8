"""The socket: numbered, acknowledged, idempotent; two tabs of one seat agree."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from paradice.games.trekking.cards import read_box
from paradice.server.room import Room
from tests.server.shared import Person, tell, until


def test_a_move_is_acknowledged_and_shown_in_two_tabs(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    with mara.socket(table, "tab001") as one, mara.socket(table, "tab002") as two:
        first = until(one, lambda message: "parts" in message)
        assert first["at"] == 0
        until(two, lambda message: "parts" in message)
        assert tell(one, n=1, do="play", move="take 5", at=0) == {"ack": 1}
        for tab in (one, two):
            news = until(tab, lambda message: message.get("at") == 1)
            assert "act" in news["parts"]


def test_the_same_command_twice_is_one_move(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    with mara.socket(table) as line:
        assert tell(line, n=1, do="play", move="take 5", at=0) == {"ack": 1}
        assert tell(line, n=1, do="play", move="take 5", at=0) == {"ack": 1}
    with mara.socket(table) as line:
        state = until(line, lambda message: "at" in message)
        assert state["at"] == 1
        assert tell(line, n=1, do="play", move="take 5", at=0) == {"ack": 1}
        refused = tell(line, n=2, do="play", move="take 5", at=0)
        assert "moved on" in refused["no"]["say"]


def test_a_browser_that_was_shown_just_this_is_sent_nothing_again(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    page = mara.get(f"/t/{table}").text
    token = page.split('data-token="')[1].split('"')[0]
    with mara.socket(table, token=token, seat="0", language="en") as line:
        hello = json.loads(line.receive_text())
        assert "parts" not in hello


def test_a_refused_move_names_its_rule_and_paragraph(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    with mara.socket(table) as line:
        no = tell(line, n=1, do="play", move="visit", at=0)["no"]
        assert no["rule"] == "ancestor-opens-no-trek"
        assert no["link"] == "/rules/trekking#ancestor-opens-no-trek"


def test_a_spectator_is_refused_every_command(client: TestClient, mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    with Person(client).socket(table) as line:
        for number, command in enumerate(
            [
                {"do": "play", "move": "take 0", "at": 0},
                {"do": "undo", "at": 0},
                {"do": "agree", "yes": True},
                {"do": "say", "text": "hello"},
                {"do": "look", "seat": 0},
                {"do": "dance"},
            ]
        ):
            assert "no" in tell(line, n=number, **command)


def test_chat_reaches_everybody_once(client: TestClient, mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    with mara.socket(table) as line, Person(client).socket(table) as other:
        for _ in range(2):
            assert tell(line, n=7, do="say", text="  hello   <b>there</b> ") == {"ack": 7}
        said = until(other, lambda message: "hello" in message.get("said", ""))["said"]
        assert said.count("hello") == 1
        assert "<b>there" not in said


def test_a_careful_move_that_cannot_be_undone_tells_its_stake_and_is_not_played(
    mara: Person,
) -> None:
    """What would be turned is not sent, only that something is; a free move is played at once."""
    table = mara.set_table("trekking", "me")
    room = mara.client.app.state.lobby.rooms[table]  # type: ignore[attr-defined]
    with mara.socket(table) as line:
        until(line, lambda message: "parts" in message)
        for n in range(1, 9):
            at, move = room.seq, repr(room.table.moves(0)[-1])
            ack = tell(line, n=n, do="play", move=move, at=at, careful=True)
            if "stake" in ack:
                break
            assert room.seq == at + 1
        assert "revealed" in ack["stake"]
        assert room.seq == at
        assert "no" in tell(line, n=10, do="play", move="spend 9", at=at, careful=True)
        tell(line, n=11, do="play", move=move, at=at)
        assert room.seq == at + 1


def test_undo_over_the_socket(mara: Person) -> None:
    """An event of several hours asks for crystals, and the card can be put back until then."""
    table = mara.set_table("trekking", "me")
    room = mara.client.app.state.lobby.rooms[table]  # type: ignore[attr-defined]
    hours = [read_box().cards[card].hours for card in room.table.cards_in_row()]
    slot = max(range(6), key=lambda place: hours[place])
    with mara.socket(table) as line:
        until(line, lambda message: "parts" in message)
        tell(line, n=1, do="play", move=f"take {slot}", at=0)
        news = until(line, lambda message: message.get("at") == 1)
        assert "spend 0" in news["lights"]
        assert tell(line, n=2, do="undo", at=1) == {"ack": 2}
        news = until(line, lambda message: message.get("at") == 2)
        assert f"take {slot}" in news["lights"]
        assert "undoes a move" in news["log"]


def test_the_curtain_is_raised_only_for_ones_own_seats(mara: Person) -> None:
    table = mara.set_table(
        "trekking", "me", "device", "bot-novice", **{"first-itinerary": "chosen"}
    )
    with mara.socket(table) as line:
        first = until(line, lambda message: "parts" in message)
        assert first["seat"] == -1
        assert "data-do" in first["parts"]["curtain"]
        assert "no" in tell(line, n=1, do="look", seat=2)
        assert tell(line, n=2, do="look", seat=0) == {"ack": 2}
        news = until(line, lambda message: message.get("seat") == 0)
        assert "choose 0" in str(news["parts"]["act"])
        tell(line, n=3, do="play", move="choose 0", at=news["at"])
        news = until(line, lambda message: "curtain" in message.get("parts", {}))
        assert news["seat"] == -1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"n":"x","do":"play"}',
        '{"n":-1,"do":"play","more":1}',
        "x" * 5000,
        "[" * 5000,
    ],
)
def test_what_is_no_command_closes_the_line(mara: Person, text: str) -> None:
    table = mara.set_table("trekking", "me")
    with mara.socket(table) as line:
        line.send_text(text)
        with pytest.raises(WebSocketDisconnect) as gone:
            until(line, lambda message: False)
        assert gone.value.code in (1003, 1008)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"n":1}', "Unknown request"),
        ('{"n":1,"do":"play","more":1}', "Unknown request"),
        ('{"n":1,"do":"play","move":3}', "Unknown request"),
        ('{"n":1,"do":"ping","half \\ud83d":1}', "Unknown request"),
        ('{"n":1,"do":"ping","text":["\\ud83d"]}', "Unknown request"),
        ('{"n":1,"do":"say","text":"' + "x" * 5000 + '"}', "too long"),
        ('{"n":1,"do":"say","text":"' + "x" * 301 + '"}', "at most 300"),
        ('{"n":1,"do":"say","text":"\\u200b \\ud800"}', ""),
    ],
)
def test_a_command_that_cannot_be_read_is_answered_and_not_sent_for_ever(
    mara: Person, text: str, said: str
) -> None:
    table = mara.set_table("trekking", "me")
    with mara.socket(table) as line:
        line.send_text(text)
        ack = until(line, lambda message: message.get("ack") == 1)
        assert said in ack.get("no", {}).get("say", "")
        assert bool(said) == ("no" in ack)
        assert tell(line, n=2, do="ping") == {"ack": 2}


def test_a_command_that_fails_is_answered_and_the_line_stays_open(
    mara: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(room: Room, *_: Any) -> None:
        raise ValueError(f"{room.row.seed:032x}")

    monkeypatch.setattr(Room, "play", fail)
    table = mara.set_table("trekking", "me")
    with mara.socket(table) as line:
        told = tell(line, n=1, do="play", move="take 0", at=0)
        assert "Something went wrong" in told["no"]["say"]
        assert "again" not in told["no"]
        assert tell(line, n=2, do="ping") == {"ack": 2}
    assert "a command failed" in caplog.text
    room = mara.client.app.state.lobby.rooms[table]  # type: ignore[attr-defined]
    assert f"{room.row.seed:032x}" not in caplog.text


def test_half_a_character_is_replaced_and_said(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    with mara.socket(table) as line:
        line.send_text('{"n":1,"do":"say","text":"hello \\ud83d there"}')
        news = until(line, lambda message: "said" in message and "fresh" not in message)
        assert "hello ? there" in news["said"]


def test_of_the_chat_only_what_is_new_is_sent_however_much_was_said(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    with mara.socket(table) as line:
        for number in range(1, 204):
            assert tell(line, n=number, do="say", text=f"line {number}") == {"ack": number}
            news = until(line, lambda message: "said" in message and "fresh" not in message)
            assert f"line {number}" in news["said"]
            assert news["said"].count("<li>") == 1


@pytest.mark.parametrize("query", ["tab=x", "tab=", "tab=" + "a" * 33, "tab=tab-01"])
def test_a_line_without_a_proper_name_is_refused(mara: Person, query: str) -> None:
    table = mara.set_table("trekking", "me")
    line = mara.client.websocket_connect(f"/t/{table}/socket?{query}")
    with pytest.raises(WebSocketDisconnect), line:
        pass


def test_another_site_cannot_open_a_line(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    with (
        pytest.raises(WebSocketDisconnect),
        mara.client.websocket_connect(
            f"/t/{table}/socket?tab=tab001", headers={"origin": "https://evil.test"}
        ),
    ):
        pass


def test_a_gathering_browser_is_called_when_the_cards_are_dealt(
    client: TestClient, mara: Person
) -> None:
    table = mara.set_table("trekking", "me", "open")
    link = mara.get(f"/t/{table}").text.split("/join/")[1][:22]
    with mara.socket(table) as line:
        Person(client).post(f"/join/{link}", name="Theo", seat="1")
        assert until(line, lambda message: True) == {"reload": True}
