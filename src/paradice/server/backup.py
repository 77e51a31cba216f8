"""Backup of a whole store to one SQLite file, also while the server runs, and its restoration."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from paradice.server.schema import (
    KEY,
    BadStore,
    analyses,
    chats,
    house,
    moves,
    passes,
    positions,
    seats,
    tables,
)
from paradice.server.store import Store, sync_file

KINDS: Final = (tables, seats, moves, chats, positions, analyses, passes)
WORDS: Final = house.c.key.like("%:%")
"""What the host has said, of people and tables (:mod:`paradice.server.moderation`)."""
CHUNK: Final = 2_000

Progress = Callable[[int, int], object]
"""Called with the number of rows copied, and of all rows."""


def back_up(store: Store, file: Path, progress: Progress) -> int:
    """Write a store into a new file; return the number of tables.

    The file gets its name only once it is complete and on the disk.
    """
    if file.exists():
        raise BadStore(f"{file} exists already; choose another name or delete it first")
    handle, name = tempfile.mkstemp(".part", file.name, file.parent)
    os.close(handle)
    part = Path(name)
    try:
        part.unlink()
        copy = Store(f"sqlite:///{part}")
        try:
            count = copy_rows(store, copy, progress)
            copy.tidy(wholly=True)
        finally:
            copy.close()
        part.chmod(0o600)  # it holds what the store holds
        sync_file(part)
        part.rename(file)
        sync_file(file.parent)
        return count
    finally:
        for left in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            left.unlink(missing_ok=True)


def restore(file: Path, store: Store, replace: bool, progress: Progress) -> int:
    """Fill a store from a backup, in one transaction; return the number of tables.

    A store that holds tables is refused, unless they are to be replaced.
    """
    if not file.is_file():
        raise BadStore(f"there is no file {file}")
    with tempfile.TemporaryDirectory() as folder:  # an older backup is led to today's schema there
        copied = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copied)
        backup = Store(f"sqlite:///{copied}")
        try:
            return copy_store(backup, store, replace, progress)
        finally:
            backup.close()


def copy_store(source: Store, target: Store, replace: bool, progress: Progress) -> int:
    """Fill a store from another, whichever kinds they are, in one transaction.

    Owners, seats, moves, chat and ways back come along, and the key that marks secrets: browsers
    find their seats at the new place. A store that holds tables is refused, unless they are to be
    replaced.
    """
    with target.together(write=True):
        held = target.link.execute(sa.select(sa.func.count()).select_from(tables)).scalar()
        if held and not replace:
            raise BadStore(
                f"the store holds {held} tables already; --replace takes them away first"
            )
        for kind in reversed(KINDS):
            target.link.execute(sa.delete(kind))
        target.link.execute(sa.delete(house).where(WORDS))
        return copy_rows(source, target, progress)


def copy_rows(source: Store, target: Store, progress: Progress) -> int:
    """Copy every row of a snapshot."""
    with source.snapshot() as link, target.together(write=True):
        counts = [link.execute(sa.select(sa.func.count()).select_from(kind)).scalar_one()
                  for kind in KINDS]  # fmt: skip
        done, whole = 0, sum(counts)
        key = link.execute(KEY).scalar_one()
        target.link.execute(sa.update(house).where(house.c.key == "key").values(value=key))
        said = [dict(row) for row in link.execute(sa.select(house).where(WORDS)).mappings()]
        if said:
            target.link.execute(sa.insert(house), said)
        for kind in KINDS:
            for rows in link.execute(sa.select(kind)).mappings().partitions(CHUNK):
                target.link.execute(sa.insert(kind), [dict(row) for row in rows])
                done += len(rows)
                progress(done, whole)
    return counts[0]
