"""Hints at a table: who may ask, that others' secrets change no byte, and what is kept."""

from __future__ import annotations

from html import unescape
from pathlib import Path
from typing import Any

import pytest

from paradice.bots import reasons
from paradice.bots.reasons import Hint, give_hint, is_secret
from paradice.core.table import Table
from paradice.i18n.words import MISSING
from paradice.server.bots import BotPool
from paradice.server.consent import read_asks
from paradice.server.endpoints.hints import as_json, names_now, names_then
from paradice.server.hints import Adviser
from paradice.server.identity import hashed
from paradice.server.refusal import Refusal
from paradice.server.room import Room
from paradice.server.settings import Rate
from paradice.web.hint import draw_hint, draw_why
from tests.server.shared import (
    Person,
    open_lobby,
    people,
    play_until,
    random_game,
    run,
    usual_seats,
)
from tests.server.test_secrets import disguised
from tests.titles import TITLES

OFTEN = Rate(1e9, 1e9)


class Here:
    """Thinks in this process, briefly."""

    async def hint(
        self, game: Any, table: Table, options: Any, asker: int, seat: int, played: str = ""
    ) -> Hint:
        return give_hint(game, options, table, asker, seat, played)


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "ROUGH", 8)
    monkeypatch.setattr(reasons, "THOROUGH", 8)


def told(room: Room, hint: Hint, names: Any, played: str = "") -> list[Any]:
    """All that leaves the server about a hint, in both languages."""
    drawn: list[Any] = []
    for language in ("en", "fr"):
        pen = room.audience.pen(language)
        drawn.append(as_json(pen, hint, names))
        drawn.append(draw_why(pen, hint, names, played) if played else draw_hint(pen, hint, names))
    return drawn


@pytest.mark.parametrize("game", TITLES)
def test_no_byte_of_a_hint_depends_on_what_the_asker_must_not_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table(game, people(usual_seats(game)), {}, hashed("s0"), 0, 7)
            monkeypatch.setattr(type(room.bots.pool), "hint", Here.hint)
            for number in range(5):
                await random_game(room, number, 5)
                match = room.match
                assert match is not None
                table, story = match.table, match.story
                if not table.deciders():
                    return
                seat = table.deciders()[-1]
                if len(table.moves(seat)) == 1:
                    continue
                seen = []
                for twin in (False, True):
                    if twin:
                        match.table, match.past.story = disguised(room, seat, number)
                    hint = await Adviser(OFTEN).hint(room, hashed(f"s{seat}"), seat)
                    seen.append(told(room, hint, names_now(room, seat)))
                match.table, match.past.story = table, story
                assert seen[0] == seen[1], f"move {room.seq}"

    run(play())
    assert not MISSING


@pytest.mark.parametrize("game", TITLES)
def test_no_byte_of_a_why_depends_on_what_the_asker_must_not_know(
    game: str, tmp_path: Path
) -> None:
    """The position before a bot's move, and a twin of it: the same reasons, the same silence."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table(game, people(usual_seats(game)), {}, hashed("s0"), 0, 3)
            asked = 0
            for number in range(30):
                table = room.table
                assert table is not None
                if not table.deciders():
                    break
                seat = table.deciders()[0]
                asker = (seat + 1) % len(room.row.seats)
                if len(table.moves(seat)) > 1 and asked < 4 and number % 4 == 0:
                    twin, _ = disguised(room, asker, number)
                    twin.rng = table.rng.clone()
                    played = repr(table.moves(seat)[-1])
                    secret = is_secret(room.game, table, seat, played, asker)
                    legal = [repr(move) for move in twin.moves(seat)]
                    if played in legal:
                        assert is_secret(room.game, twin, seat, played, asker) == secret
                    if not secret and played in legal:
                        asked += 1
                        seen = []
                        for before in (table, twin):
                            hint = give_hint(room.game, {}, before, asker, seat, played)
                            names = names_then(room, before, asker, hint)
                            seen.append(told(room, hint, names, played))
                        assert seen[0] == seen[1], f"move {number}"
                await random_game(room, number, 1)
            assert asked > 0

    run(play())
    assert not MISSING


def test_secret_choices_are_not_explained(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            options = {"first-itinerary": "chosen"}
            room = await lobby.set_table("trekking", people(3), options, hashed("s0"), 0, 9)
            assert room.table is not None
            assert is_secret(room.game, room.table, 1, "choose 0", 0)
            assert not is_secret(room.game, room.table, 1, "choose 0", 1), "the seat itself knows"

    run(play())


def test_a_hinted_move_is_kept_with_the_table_and_counted_in_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", people(2), {}, hashed("s0"), 0, 4)
            monkeypatch.setattr(type(room.bots.pool), "hint", Here.hint)
            await random_game(room, 1, 6)
            assert room.table is not None
            seat = room.table.deciders()[0]
            if len(room.table.moves(seat)) == 1:
                await random_game(room, 2, 1)
                seat = room.table.deciders()[0]
            before = len(room.match.history)
            await Adviser(OFTEN).hint(room, hashed(f"s{seat}"), seat)
            assert read_asks(room.row.asks).hinted == ((before, seat),)
            assert room.match.hinted_moves() == []
            await random_game(room, 3, 1)
            assert room.match.hinted_moves() == [before + 1]
            row = await lobby.writer.ask(lambda store: store.find_table(room.row.id))
            assert row is not None
            assert read_asks(row.asks).hinted == ((before, seat),), "another server finds it"

    run(play())


def test_hints_are_refused_where_agreed_too_often_and_out_of_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            without = await lobby.set_table(
                "trekking", people(2), {}, hashed("s0"), 0, 4, hints=False
            )
            with pytest.raises(Refusal, match="hint-forbidden"):
                await lobby.adviser.hint(without, hashed("s0"), 0)
            room = await lobby.set_table("trekking", people(2), {}, hashed("s0"), 0, 4)
            monkeypatch.setattr(type(room.bots.pool), "hint", Here.hint)
            assert room.table is not None
            seat = room.table.deciders()[0]
            with pytest.raises(Refusal, match="hint-not-now"):
                await lobby.adviser.hint(room, hashed("s0"), 1 - seat)
            few = Adviser(Rate(0.001, 1.0))
            first = await few.hint(room, hashed("s0"), seat)
            assert await few.hint(room, hashed("s0"), seat) == first, "the same again is free"
            await random_game(room, 1, 1)
            with pytest.raises(Refusal, match="hint-"):
                await few.hint(room, hashed("s0"), room.table.deciders()[0])

    run(play())


def test_a_page_a_form_and_json_give_the_same_hint(mara: Person) -> None:
    """Without script the button posts a form; the answer is a page."""
    table = mara.set_table("trekking", "me", "bot-novice")
    page = mara.get(f"/t/{table}")
    assert 'data-do="hint"' in page.text
    shown = mara.post(f"/t/{table}/hint", seat="0")
    assert "hnote" in shown.text or "hequal" in shown.text
    piece = mara.post(f"/t/{table}/hint", seat="0", part="1")
    assert piece.text in shown.text
    assert "<html" not in piece.text
    for name, value in mara.jar.items():
        mara.client.cookies.set(name, value)
    headers = {"origin": "http://house.test"}
    path = f"/api/tables/{table}/hint"
    told = mara.client.post(path, json={"seat": 0}, headers=headers).json()
    assert told["seat"] == 0
    for move in told["moves"]:
        assert f'data-hint="{move["move"]}" data-wins="{move["wins"]}"' in piece.text
        assert move["brings"] in unescape(piece.text)
    form = {"seat-0": "me", "seat-1": "bot-novice", "pace": "0", "hints": "no"}
    other = mara.post("/set/trekking", **form)
    assert "This table agreed to play without hints." in other.text
    refused = mara.post(f"{other.url.path}/hint", seat="0", part="1")
    assert "without hints" in refused.text


def test_a_program_is_told_why_a_bot_moved_as_a_page_is(mara: Person) -> None:
    table = mara.set_table("trekking", "me", "bot-novice")
    headers = {"origin": "http://house.test"}
    path = f"/api/tables/{table}/hint"

    def found() -> tuple[int, Any] | None:
        log = mara.get(f"/api/tables/{table}").json()["log"]
        mara.client.cookies.update(mara.jar)
        for entry in range(len(log)):
            answer = mara.client.post(path, json={"seat": 0, "entry": entry}, headers=headers)
            if answer.status_code == 200:
                return entry, answer.json()
        return None

    entry, told = play_until(mara, table, found)
    piece = unescape(mara.post(f"/t/{table}/why", seat="0", entry=str(entry), part="1").text)
    assert told["seat"] == 1
    assert told["played"] in [hinted["move"] for hinted in told["moves"]]
    for hinted in told["moves"]:
        assert f"<b>{hinted['wins']}</b>" in piece
        assert hinted["label"] in piece


def test_bad_questions_are_answered_in_a_sentence(mara: Person) -> None:
    table = mara.set_table("trekking", "me", "bot-novice")
    for entry in ("-1", "0", "99999", "x", ""):
        answer = mara.post(f"/t/{table}/why", seat="0", entry=entry, part="1")
        assert answer.status_code == 200
        assert answer.text.startswith("<p>")
    assert mara.post(f"/t/{table}/hint", seat="7").status_code == 409
    assert mara.post("/t/nowhere/hint", seat="0").status_code == 404


def test_a_hint_that_comes_after_a_move_is_named_as_the_table_was(
    mara: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody asks, and plays before the answer comes."""

    async def late(self: Adviser, room: Room, person: str, seat: int) -> Hint:
        table = room.must_have_match().table
        found = give_hint(room.game, room.row.options, table, seat, seat)
        await room.play(seat, table.moves(seat)[0].text, room.seq)
        return found

    monkeypatch.setattr(Adviser, "hint", late)
    table = mara.set_table("trekking", "me")
    answer = mara.post(f"/t/{table}/hint", seat="0", part="1")
    assert answer.status_code == 200, answer.text
    assert 'class="hnote' in answer.text


def test_where_no_hint_is_found_the_script_may_ask_again(
    mara: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any) -> None:
        return None

    table = mara.set_table("trekking", "me", "bot-novice")
    monkeypatch.setattr(BotPool, "hint", nothing)
    failed = mara.post(f"/t/{table}/hint", seat="0", part="1")
    assert failed.status_code == 503
    assert "No hint this time" in failed.text
    assert "No hint this time" in mara.post(f"/t/{table}/hint", seat="0").text
