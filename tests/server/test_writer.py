"""What the store acknowledges is on the disk; a store in trouble stops nobody and loses nothing."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from paradice.server.lobby import Lobby
from paradice.server.schema import BadStore, deadlines
from paradice.server.store import MoveRow, Store
from paradice.server.writer import MUCH, SOME, StoreAway, StoreWriter
from tests.server.conftest import Postgres
from tests.server.shared import people, random_game, run
from tests.server.test_store import a_move, a_table


def sqlite_at(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def test_a_change_is_answered_when_it_is_synced_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = threading.Event()
    real = Store.sync

    def sync(store: Store) -> None:
        synced.wait(180)
        real(store)

    async def play() -> None:
        writer = StoreWriter(Store(sqlite_at(tmp_path)))
        await writer.change(lambda store: store.add_table(a_table()))
        monkeypatch.setattr(Store, "sync", sync)
        first = writer.append(a_move(0))
        while not writer.store.moves_of("t" * 22):
            await asyncio.sleep(0)
        said = asyncio.ensure_future(
            writer.change(lambda store: store.add_chat("t" * 22, 0, "hello", "", 1.0))
        )
        await asyncio.sleep(0.05)
        assert not first.done()
        assert not said.done()
        synced.set()
        await asyncio.gather(first, said)
        await writer.close()

    run(play())


def test_changes_of_one_moment_are_synced_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    syncs = 0

    def sync(store: Store) -> None:
        nonlocal syncs
        syncs += 1

    async def play() -> None:
        writer = StoreWriter(Store(sqlite_at(tmp_path)))
        await writer.change(lambda store: store.add_table(a_table()))
        monkeypatch.setattr(Store, "sync", sync)
        await asyncio.gather(*[writer.append(a_move(seq)) for seq in range(100)])
        assert len(writer.store.moves_of("t" * 22)) == 100
        await writer.close()

    run(play())
    assert syncs <= 2


def test_a_locked_store_is_tried_again_without_stopping_anybody(tmp_path: Path) -> None:
    async def play() -> float:
        writer = StoreWriter(Store(sqlite_at(tmp_path)))
        await writer.change(lambda store: store.add_table(a_table()))
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        move = writer.append(a_move(0))
        longest, before = 0.0, time.thread_time()
        for _ in range(30):
            await asyncio.sleep(0.01)
            now = time.thread_time()
            longest, before = max(longest, now - before), now
        assert not move.done()
        assert (await writer.ask(lambda store: store.find_table("t" * 22))) == a_table()
        other.execute("ROLLBACK")
        await move
        assert writer.store.moves_of("t" * 22) == [a_move(0)]
        await writer.close()
        return longest

    assert run(play()) < 0.25


def test_a_store_that_stays_locked_or_cannot_be_written_refuses_and_forgets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        writer = StoreWriter(Store(sqlite_at(tmp_path)), patience=0.2)
        await writer.change(lambda store: store.add_table(a_table()))
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreAway):
            await writer.append(a_move(0))
        other.execute("ROLLBACK")
        driver: Any = writer.store.link.connection.driver_connection
        driver.execute("PRAGMA query_only=ON")
        with pytest.raises(StoreAway):
            await writer.append(a_move(0))
        assert (await writer.ask(lambda store: store.find_table("t" * 22))) == a_table()
        driver.execute("PRAGMA query_only=OFF")
        driver.execute("PRAGMA max_page_count=1")  # as many as there are: the disk is full
        with pytest.raises(StoreAway):
            await writer.append(MoveRow("t" * 22, 0, 0, "x" * 100_000, "", 1.0))
        assert (await writer.ask(lambda store: store.find_table("t" * 22))) == a_table()
        driver.execute("PRAGMA max_page_count=1000000")
        await writer.append(a_move(0))
        assert writer.store.moves_of("t" * 22) == [a_move(0)]
        await writer.close()

    run(play())


def test_what_cannot_be_synced_is_refused_and_sent_again_is_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        raise OSError(28, "No space left on device")

    async def play() -> None:
        lobby = Lobby(Store(sqlite_at(tmp_path)), workers=1)
        room = await lobby.set_table("trekking", people(2), {}, "", 0)
        assert room.table is not None
        seat = room.table.deciders()[0]
        text = repr(room.table.moves(seat)[0])
        with monkeypatch.context() as full:
            full.setattr("paradice.server.database.sync_file", fail)
            with pytest.raises(StoreAway):
                await room.play(seat, text, 0, "c1")
        await room.play(seat, text, 0, "c1")
        assert room.seq == 1
        assert [row.text for row in lobby.writer.store.moves_of(room.row.id)] == [text]
        await lobby.close()

    run(play())


def test_the_log_is_emptied_into_the_database_by_size_and_when_nobody_writes(
    tmp_path: Path,
) -> None:
    text = "x" * 20_000

    async def play() -> None:
        writer = StoreWriter(Store(sqlite_at(tmp_path)))
        await writer.change(lambda store: store.add_table(a_table()))
        for seq in range(2_000):
            await writer.append(MoveRow("t" * 22, seq, 0, text, "", 1.0))
            assert writer.store.log_size() < MUCH + SOME
        await writer.sweep()
        assert writer.store.log_size() == 0
        await writer.change(lambda store: store.add_chat("t" * 22, 0, "hello", "", 1.0))
        await writer.sweep()
        copied = (tmp_path / "tables.sqlite").read_bytes()
        (tmp_path / "copy.sqlite").write_bytes(copied)
        copy = Store(f"sqlite:///{tmp_path / 'copy.sqlite'}")
        assert len(copy.moves_of("t" * 22)) == 2_000
        assert [chat.text for chat in copy.chats_of("t" * 22)] == ["hello"]
        copy.close()
        await writer.close()

    run(play())


def test_bots_go_on_by_themselves_after_a_failed_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = 3
    real = StoreWriter.append

    def append(writer: StoreWriter, row: MoveRow, state: str = "") -> asyncio.Future[None]:
        nonlocal failures
        if failures:
            failures -= 1
            raise StoreAway
        return real(writer, row, state)

    monkeypatch.setattr(StoreWriter, "append", append)
    monkeypatch.setattr("paradice.server.bot_turns.AGAIN", 0.01)

    async def play() -> None:
        lobby = Lobby(Store(sqlite_at(tmp_path)), workers=1)
        from paradice.server.lobby import bot_seat

        room = await lobby.set_table("trekking", [bot_seat(0, "novice")] * 2, {}, "", 0)
        assert room.bots.task is not None
        async with asyncio.timeout(300):
            while room.seq < 2:
                await asyncio.sleep(0.02)
        await lobby.close()

    run(play())
    assert failures == 0


def test_a_database_that_was_restarted_is_found_again(postgres_server: Postgres) -> None:
    """Moves sent meanwhile wait, none is lost or doubled, and soon all is as before."""

    async def play() -> None:
        store = Store(postgres_server.url)
        lobby = Lobby(store, workers=1)
        room = await lobby.set_table("trekking", people(2), {}, "", 0)
        for _ in range(3):
            await random_game(room, 5, 6)
            before = room.seq
            loop = asyncio.get_running_loop()
            restart = loop.run_in_executor(None, postgres_server.restart)
            await asyncio.sleep(0.05)
            playing = asyncio.ensure_future(random_game(room, 6, 2))
            await restart
            back = time.monotonic()
            await playing
            assert time.monotonic() - back < 120  # usually below two, on a busy machine more
            assert room.seq == before + 2
            stored = await lobby.writer.ask(lambda store: store.moves_of(room.row.id))
            assert [row.seq for row in stored] == list(range(room.seq))
        await lobby.close()

    run(play())


def test_a_database_that_is_locked_or_read_only_refuses_and_forgets_nothing(postgres: str) -> None:
    """Whoever holds a lock for long, or a standby that took over, stops nobody's reading."""
    import psycopg

    async def play() -> None:
        writer = StoreWriter(Store(postgres), patience=0.2)
        await writer.change(lambda store: store.add_table(a_table()))
        with psycopg.connect(postgres) as other:
            other.execute("LOCK TABLE moves, chats IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(StoreAway):
                await writer.append(a_move(0))
            assert (await writer.ask(lambda store: store.find_table("t" * 22))) == a_table()
        with psycopg.connect(postgres, autocommit=True) as other:
            other.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
            writer.store.link.invalidate()
            with pytest.raises(StoreAway):
                await writer.append(a_move(0))
            with pytest.raises(StoreAway):
                await writer.change(lambda store: store.add_chat("t" * 22, 0, "hello", "", 1.0))
            assert (await writer.ask(lambda store: store.find_table("t" * 22))) == a_table()
            other.execute("SET default_transaction_read_only = off")
            other.execute("ALTER DATABASE postgres RESET default_transaction_read_only")
        writer.store.link.close()
        await writer.append(a_move(0))
        assert writer.store.moves_of("t" * 22) == [a_move(0)]
        await writer.close()

    run(play())


@pytest.mark.parametrize(("usual", "ours"), [("off", "on"), ("remote_apply", "remote_apply")])
def test_what_postgresql_acknowledges_is_on_the_disk_whatever_its_settings(
    postgres: str, usual: str, ours: str
) -> None:
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as other:
        other.execute(f"ALTER DATABASE postgres SET synchronous_commit = {usual}")
        store = Store(postgres)
        other.execute("ALTER DATABASE postgres RESET synchronous_commit")
    assert store.link.exec_driver_sql("SHOW synchronous_commit").scalar() == ours
    store.close()


def test_a_database_that_says_nothing_is_not_waited_for_forever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("paradice.server.schema.DEADLINES", {"connect_timeout": 2})
    with (
        socket.create_server(("127.0.0.1", 0)) as mute,
        pytest.raises(BadStore, match="cannot be used"),
    ):
        Store(f"postgresql://somebody@127.0.0.1:{mute.getsockname()[1]}/tables")


def test_an_address_may_name_its_own_deadlines() -> None:
    told = deadlines(sa.make_url("postgresql://somebody@somewhere/tables?connect_timeout=60"))
    assert "connect_timeout" not in told
    assert told["tcp_user_timeout"] == 5_000
