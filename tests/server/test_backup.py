"""A backup holds everything at one moment, whichever kind the store is, and brings it all back."""

from __future__ import annotations

import shutil
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.server.commands import backup, restore, serve
from paradice.server.lock import StoreInUse, StoreLock
from paradice.server.store import MoveRow, Store
from tests.server.test_store import a_move, a_table

TABLE = "t" * 22


def fill(store: Store) -> None:
    store.add_table(a_table())
    store.append([a_move(seq) for seq in range(5)])
    store.add_chat(TABLE, 0, "bonjour à tous", "c", 3.5)


def all_of(store: Store) -> object:
    return store.all_tables(), store.moves_of(TABLE), store.chats_of(TABLE)


def test_a_backup_brings_everything_back(store: Store, tmp_path: Path) -> None:
    fill(store)
    file = tmp_path / "kept.sqlite"
    made = CliRunner().invoke(backup, [str(file), "--store", store.url])
    assert made.exit_code == 0, made.output
    assert [path.name for path in tmp_path.glob("kept*")] == ["kept.sqlite"]
    assert sys.platform == "win32" or file.stat().st_mode & 0o777 == 0o600
    store.delete_table(TABLE)
    back = CliRunner().invoke(restore, [str(file), "--store", store.url])
    assert back.exit_code == 0, back.output
    again = Store(f"sqlite:///{file}")
    assert all_of(store) == all_of(again)
    assert store.find_table(TABLE) == a_table()
    again.close()


def test_a_backup_is_made_while_others_write_and_holds_one_moment(
    store: Store, tmp_path: Path
) -> None:
    """Each line comes with something said: a backup has as many of one as of the other."""
    store.add_table(a_table())
    stop = threading.Event()

    def write() -> None:
        writer, seq = Store(store.url), 0
        while not stop.is_set():
            with writer.together(write=True):
                writer.append([a_move(seq)])
                writer.add_chat(TABLE, 0, "x", "", float(seq))
            seq += 1
        writer.close()

    writing = threading.Thread(target=write)
    writing.start()
    try:
        for turn in range(5):
            file = tmp_path / f"{turn}.sqlite"
            assert CliRunner().invoke(backup, [str(file), "--store", store.url]).exit_code == 0
    finally:
        stop.set()
        writing.join()
    for turn in range(5):
        kept = Store(f"sqlite:///{tmp_path / f'{turn}.sqlite'}")
        assert len(kept.moves_of(TABLE)) == len(kept.chats_of(TABLE, limit=1_000_000))
        kept.close()


def test_neither_a_file_nor_a_store_is_overwritten_unasked(store: Store, tmp_path: Path) -> None:
    fill(store)
    file = tmp_path / "kept.sqlite"
    CliRunner().invoke(backup, [str(file), "--store", store.url])
    again = CliRunner().invoke(backup, [str(file), "--store", store.url])
    assert again.exit_code == 1
    assert "exists already" in again.output
    store.add_table(replace(a_table("u" * 22, "j" * 22)))
    refused = CliRunner().invoke(restore, [str(file), "--store", store.url])
    assert refused.exit_code == 1
    assert "holds 2 tables already" in refused.output
    assert len(store.all_tables()) == 2
    assert (
        CliRunner().invoke(restore, [str(file), "--replace", "--store", store.url]).exit_code == 0
    )
    assert len(store.all_tables()) == 1


@pytest.mark.parametrize("what", ["nothing", "text", "cut"])
def test_a_bad_backup_is_one_sentence_and_changes_nothing(
    store: Store, tmp_path: Path, what: str
) -> None:
    fill(store)
    file = tmp_path / "bad.sqlite"
    if what == "text":
        file.write_text("no database\n" * 500)
    elif what == "cut":
        CliRunner().invoke(backup, [str(tmp_path / "good.sqlite"), "--store", store.url])
        shutil.copyfile(tmp_path / "good.sqlite", file)
        file.write_bytes(file.read_bytes()[:5_000])
    before = all_of(store)
    told = CliRunner().invoke(restore, [str(file), "--replace", "--store", store.url])
    assert told.exit_code == 1
    assert told.output.startswith("Error: ")
    assert len(told.output.splitlines()) == 1
    assert all_of(store) == before


def test_restoring_into_a_store_that_cannot_be_opened_is_refused_in_one_line(
    store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "kept.sqlite"
    assert CliRunner().invoke(backup, [str(file), "--store", store.url]).exit_code == 0
    nowhere = f"sqlite:///{tmp_path / 'nowhere' / 'tables.sqlite'}"
    refused = CliRunner().invoke(restore, [str(file), "--store", nowhere])
    assert refused.exit_code == 1
    assert refused.output.startswith("Error: the database cannot be used")
    assert len(refused.output.splitlines()) == 1


def test_a_store_has_one_server_and_the_second_is_told_where_it_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = StoreLock(url)
    with pytest.raises(StoreInUse) as early:
        StoreLock(url)
    assert early.value.address == ""
    first.tell("http://127.0.0.1:8611/")
    told = CliRunner().invoke(serve, ["--no-open", "--store", url])
    assert told.exit_code == 0
    assert "already running: http://127.0.0.1:8611/" in told.output
    kept = Store(url)
    kept.add_table(a_table())
    kept.append([MoveRow(TABLE, 0, 0, "take 1", "", 1.0)])
    kept.close()
    beside = CliRunner().invoke(backup, [str(tmp_path / "kept.sqlite"), "--store", url])
    assert beside.exit_code == 0
    refused = CliRunner().invoke(
        restore, [str(tmp_path / "kept.sqlite"), "--replace", "--store", url]
    )
    assert refused.exit_code == 1
    assert "a server uses this store" in refused.output
    first.close()
    StoreLock(url).close()


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right of their own there")
def test_a_link_to_a_store_is_that_store(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    (tmp_path / "tables.sqlite").symlink_to(tmp_path / "disk" / "tables.sqlite")
    there = f"sqlite:///{tmp_path / 'disk' / 'tables.sqlite'}"
    first = StoreLock(url)
    with pytest.raises(StoreInUse):
        StoreLock(there)
    first.close()
    kept = Store(url)
    kept.serve()
    fill(kept)
    kept.sync()
    assert kept.log_size() > 0
    assert kept.folder() == (tmp_path / "disk").resolve()
    kept.close()
