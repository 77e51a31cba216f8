"""Bots that people wait for think first; the others few at a time, when nobody waits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from paradice.server.bot_queue import Turns
from tests.server.shared import open_lobby, people, run


async def think(turns: Turns, told: list[str], name: str, waited_for: bool) -> None:
    async with turns.turn(waited_for):
        told.append(name)
        for _ in range(3):
            await asyncio.sleep(0)


def test_a_players_bot_waits_for_no_table_of_bots() -> None:
    async def play() -> list[str]:
        turns, told = Turns(1), list[str]()
        crowd = [asyncio.create_task(think(turns, told, "bots", False)) for _ in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(think(turns, told, "mara", True), think(turns, told, "theo", True))
        await asyncio.gather(*crowd)
        assert turns.free == 1
        assert turns.quiet == 0
        return told

    told = run(play())
    assert told[:3] == ["bots", "mara", "theo"]
    assert len(told) == 102


def test_tables_of_bots_take_half_of_the_workers_at_most() -> None:
    async def play() -> None:
        turns, told = Turns(4), list[str]()
        crowd = [asyncio.create_task(think(turns, told, "bots", False)) for _ in range(10)]
        await asyncio.sleep(0)
        assert turns.quiet == 2
        assert turns.free == 2
        await asyncio.gather(*crowd)
        assert turns.free == 4

    run(play())


@pytest.mark.parametrize("waited_for", [True, False])
def test_who_leaves_while_waiting_or_thinking_takes_no_worker_along(waited_for: bool) -> None:
    async def play() -> None:
        turns, told = Turns(1), list[str]()
        tasks = [asyncio.create_task(think(turns, told, "x", waited_for)) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(told) == 2
        assert turns.free == 1
        assert turns.quiet == 0

    run(play())


def test_a_table_is_waited_for_while_a_person_plays_there(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", people(2), {}, people(1)[0].person, 0, 7)
            assert room.has_people()
            host = room.row.host
            for seat in (0, 1):
                await room.seating.stand_in(host, seat, "novice")
            assert not room.has_people()
            if room.bots.task is not None:
                room.bots.task.cancel()

    run(play())
