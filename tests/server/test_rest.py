"""A table where nothing happens holds little, and goes on as if it had never rested."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
import weakref
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from paradice.server.app import make_app
from paradice.server.audience import Viewer
from paradice.server.endpoints.socket import Connection
from paradice.server.http_limits import release
from paradice.server.identity import hashed
from paradice.server.lobby import Lobby
from paradice.server.protocol import ENCODER
from paradice.server.room import Room
from paradice.server.settings import Settings
from paradice.server.writer import StoreAway
from tests.server.conftest import LOOSE
from tests.server.shared import open_lobby, random_game, run, usual_seats
from tests.server.test_patch import patched
from tests.server.test_rooms import a_room, first_move
from tests.titles import TITLES


async def nothing(*_: Any) -> Any:
    raise AssertionError("nothing is sent or received here")


class Browser:
    """A viewer, and what its page looks like by all that it was sent."""

    def __init__(self, room: Room, seat: int, language: str) -> None:
        self.viewer = Viewer(hashed(f"s{seat}"), seat, language)
        room.audience.come(self.viewer)
        self.line = Connection(nothing, nothing, room, self.viewer, Settings())
        self.parts: dict[str, str] = {}
        self.hear(self.line.greet(""))

    def hear(self, message: dict[str, Any]) -> int:
        """Patch the page; return how many letters were sent."""
        told = ENCODER.encode(message)
        for name, change in json.loads(told).get("parts", {}).items():
            self.parts[name] = patched(self.parts.get(name, ""), change)
        return len(told)

    def news(self) -> int:
        return self.hear(self.line.news())


@pytest.mark.parametrize("game", TITLES)
def test_after_a_rest_only_differences_are_told_and_the_page_is_right(
    game: str, tmp_path: Path
) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby, game, usual_seats(game))
            browsers = [
                Browser(room, seat, language) for seat in (0, 1) for language in ("en", "fr")
            ]
            told = {False: 0, True: 0}
            for turn in range(24):
                await random_game(room, turn, 1)
                for browser in browsers:
                    told[turn % 2 == 0] += browser.news()
                if turn % 2:
                    room.rest()
                    room.rest()
                    assert all(not browser.viewer.sent for browser in browsers)
                    assert all(browser.news() == len("{}") for browser in browsers)
            for browser in browsers:
                fresh = Browser(room, browser.viewer.seat, browser.viewer.language)
                seen = {name: text for name, text in browser.parts.items() if text}
                assert seen == {name: text for name, text in fresh.parts.items() if text}
            assert told[True] < 3 * told[False]  # rested or not, about as much is sent

    run(play())


def test_what_rests_is_small(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            browsers = [Browser(room, seat, "en") for seat in (0, 1)]
            await random_game(room, 1, 30)
            for browser in browsers:
                browser.news()
            before = sum(sys.getsizeof(text) for text in browsers[0].viewer.sent.values())
            room.rest()
            first, second = (browser.viewer.compressed for browser in browsers)
            assert first is not None
            assert first is second  # both were sent nearly the same: it is held once
            assert len(first.data) < before / 3
            assert not room.audience.renderer.drawn
            assert not room.audience.renderer.steps
            assert not room.audience.renderer.pens
            assert not room.audience.story.drawn
            assert not room.audience.seen_last
            assert not any(browser.viewer.shown for browser in browsers)
            assert room.match is not None
            assert not room.match.past.history

    run(play())


def test_what_was_drawn_for_one_move_is_not_held_after_the_next(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            browsers = [Browser(room, seat, "en") for seat in (0, 1)]
            for turn in range(30):
                before = [dict(browser.viewer.sent) for browser in browsers]
                await random_game(room, turn, 1)
                changed = set()
                for browser, old in zip(browsers, before, strict=True):
                    browser.news()
                    sent = browser.viewer.sent
                    changed |= {name for name in sent if sent[name] is not old[name]}
                assert set(room.audience.renderer.steps["en"]) <= changed
                assert len(room.audience.story.drawn) == 1

    run(play())


def test_a_command_that_was_carried_out_before_a_rest_is_not_carried_out_again(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            seat, text = first_move(room)
            await room.play(seat, text, 0, "a\nb")
            room.rest()
            assert not room.obeyed
            await room.play(seat, text, 0, "a\nb")
            assert room.seq == 1

    run(play())


def test_a_table_where_a_command_is_being_carried_out_does_not_rest(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            await room.play(*first_move(room), 0)
            async with room.lock:
                room.rest()
            assert room.match is not None
            assert room.match.past.history
            room.rest()
            assert not room.match.past.history

    run(play())


def test_a_quiet_table_comes_to_rest_and_one_that_is_played_at_does_not(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            quiet, lively = await a_room(lobby), await a_room(lobby, seed=8)
            browsers = [Browser(room, 0, "en") for room in (quiet, lively)]
            quiet.touched = time.monotonic() - lobby.settings.quiet - 1
            await lobby.sweep()
            assert [bool(browser.viewer.sent) for browser in browsers] == [False, True]
            await asyncio.sleep(0)

    run(play())


def test_a_table_that_is_played_at_elsewhere_or_talked_at_does_not_come_to_rest(
    tmp_path: Path,
) -> None:
    """All its moves would be played again after each rest, for the next one that is shown."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby, open_lobby(tmp_path) as other:
            room = await a_room(lobby)
            there = await other.find(room.row.id)
            assert there is not None
            long_ago = time.monotonic() - lobby.settings.quiet - 1
            there.touched = long_ago
            await room.play(*first_move(room), 0)
            await there.refresh()
            assert there.touched > long_ago
            room.touched = long_ago
            await room.refresh()
            assert room.touched == long_ago
            await room.chat.say(0, "hello")
            assert room.touched > long_ago

    run(play())


def test_what_was_opened_for_one_viewer_is_small_again_after_the_next_rest(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            one, other = (Browser(room, seat, "en") for seat in (0, 1))
            room.rest()
            held = other.viewer.compressed
            assert held is not None
            one.line.greet("")
            assert held.opened
            room.rest()
            assert not held.opened
            await random_game(room, 1, 3)
            assert other.news() > 0
            fresh = Browser(room, 1, "en")
            assert other.parts == fresh.parts

    run(play())


def test_what_fails_once_does_not_end_the_tidying_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody would notice at once: memory and the log of SQLite would grow from then on."""
    faults = [ValueError("my secret plan"), StoreAway()]
    swept: list[None] = []

    async def fail(lobby: Lobby) -> None:
        swept.append(None)
        if faults:
            raise faults.pop()

    monkeypatch.setattr(Lobby, "sweep", fail)
    monkeypatch.setattr("paradice.server.app.SWEEP", 0.01)
    app = make_app(f"sqlite:///{tmp_path / 'house.sqlite'}", LOOSE, workers=1)
    with TestClient(app):
        deadline = time.monotonic() + 180
        while len(swept) < 4:
            assert time.monotonic() < deadline, "it has ended"
            time.sleep(0.01)
    assert "tidying up failed" in caplog.text
    assert "my secret plan" not in caplog.text


def test_a_table_that_has_left_is_freed_without_a_collection(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            stays, leaves = await a_room(lobby, seed=9), await a_room(lobby)
            browser = Browser(leaves, 0, "en")
            await random_game(leaves, 1, 20)
            browser.news()
            leaves.audience.leave(browser.viewer)
            leaves.touched = time.monotonic() - lobby.settings.idle - 1
            gone = weakref.ref(leaves)
            await lobby.sweep()
            assert leaves.row.id not in lobby.rooms
            assert leaves.audience.room is leaves, "a request may use what it had found"
            del browser, leaves
            gc.disable()
            await lobby.sweep()
            assert gone() is None
            assert stays.audience.room is stays

    try:
        run(play())
    finally:
        gc.enable()
        gc.unfreeze()


class Closing(asyncio.Protocol):
    """A connection that is released when it is lost, as those of the server are."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.BaseTransport | None = transport
        self.gone = weakref.ref(transport)
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        assert self.transport is not None
        release(self.transport)
        self.transport = None


def test_a_closed_connection_is_freed_without_a_collection() -> None:
    async def close() -> None:
        made: list[Closing] = []

        def make() -> Closing:
            made.append(Closing())
            return made[-1]

        server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
        gc.disable()
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.close()
        while not made or made[0].gone() is not None:
            await asyncio.sleep(0.01)
        server.close()

    try:
        run(asyncio.wait_for(close(), 60))
    finally:
        gc.enable()


class Circle:
    """Garbage that only the collector can find."""

    def __init__(self) -> None:
        self.me = self


def test_no_collection_walks_over_tables_that_were_there_before(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            old, circle = weakref.ref(room), Circle()
            gone = weakref.ref(circle)
            await lobby.sweep()
            assert not any(each is room for each in gc.get_objects())
            assert gc.get_freeze_count() > 0
            young = Circle()
            left = weakref.ref(young)
            del circle, young
            await lobby.sweep()
            assert left() is None  # what is new is looked through
            assert gone() is not None  # what was frozen is not
            room.touched = time.monotonic() - lobby.settings.quiet - 1
            await lobby.sweep()
            assert gone() is None  # until nobody has played for a while
            assert old() is room

    try:
        run(play())
    finally:
        gc.unfreeze()
