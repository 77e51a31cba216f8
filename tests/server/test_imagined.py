"""What is not now: no byte depends on what the asker must not know, nothing drawn is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from paradice.i18n.words import MISSING
from paradice.server.endpoints.imagined import imagine
from paradice.server.identity import hashed
from paradice.server.refusal import Refusal
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


@pytest.mark.parametrize("game", TITLES)
def test_what_if_is_the_same_whatever_the_asker_must_not_know(game: str, tmp_path: Path) -> None:
    """Neither hands of others nor what would be drawn next changes a byte."""

    async def play() -> None:
        stops = set()
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table(game, people(usual_seats(game)), {}, hashed("s0"), 0, 11)
            for number in range(12):
                await random_game(room, number, 2)
                match = room.match
                assert match is not None
                table, story = match.table, match.story
                if not table.deciders():
                    break
                seat = table.deciders()[-1]
                pen = room.audience.pen("fr")
                for move in table.moves(seat)[:3]:
                    told: list[Any] = [imagine(room, seat, repr(move), pen)]
                    match.table, match.past.story = disguised(room, seat, number)
                    told.append(imagine(room, seat, repr(move), pen))
                    match.table, match.past.story = table, story
                    assert told[0] == told[1], f"{move} at {number}"
                    stops.add(told[0]["stop"])
                    assert told[0]["stop"] in ("", "chance", "others")
        assert len(stops) > 1

    run(play())
    assert not MISSING


def test_a_part_that_chance_decides_is_not_drawn(tmp_path: Path) -> None:
    """In Trekking a card is turned when one is taken: the row is unsure."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", people(2), {}, hashed("s0"), 0, 4)
            assert room.table is not None
            seat = room.table.deciders()[0]
            pen = room.audience.pen("en")
            seen = []
            for move in room.table.moves(seat):
                tried = repr(move)
                found = imagine(room, seat, tried, pen)
                if not found["stop"]:
                    found = imagine(room, seat, f"{tried}|spend 0", pen)
                seen.append(found)
                if found["stop"] == "chance":
                    assert found["unsure"], tried
                    assert not set(found["unsure"]) & set(found["parts"])
                    assert found["lights"] == {}
            assert any(found["stop"] == "chance" for found in seen)
            with pytest.raises(Refusal):
                imagine(room, seat, "take 99", pen)
            with pytest.raises(Refusal):
                imagine(room, seat, "|".join(["take 0"] * 30), pen)
            with pytest.raises(Refusal):
                imagine(room, 1 - seat, "", pen)

    run(play())


def test_what_others_did_is_told_step_by_step_as_the_seat_saw_it(mara: Person) -> None:
    table = mara.set_table("trekking", "me", "bot-novice")

    def found() -> Any:
        told = mara.get(f"/t/{table}/since?seat=0").json()
        return told if told["steps"] else None

    told = play_until(mara, table, found)
    assert "row" in told["base"]
    assert all(step["seat"] == 1 for step in told["steps"])
    assert "--p2" in told["dots"]["1"], "whose move it was has a shape too"
    for step in told["steps"]:
        assert step["say"]
    assert "no" in mara.get(f"/t/{table}/since?seat=1").json(), "not through the eyes of others"
    assert "no" in mara.post(f"/t/{table}/what-if", seat="0", moves="nonsense").json()


def test_what_is_tried_is_called_by_its_name(tmp_path: Path) -> None:
    """The bar says what was tried last; what would be played for real is the first of it."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", people(2), {}, hashed("s0"), 0, 4)
            assert room.table is not None
            seat = room.table.deciders()[0]
            pen = room.audience.pen("en")
            assert imagine(room, seat, "", pen)["tried"] == []
            tried = imagine(room, seat, "take 0|spend 0", pen)["tried"]
            assert tried[0].startswith("Take “")
            assert tried[1] == "Spend no crystal"

    run(play())
    assert not MISSING
