"""The connection to a database: transactions, syncing, and notifications from other servers."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from paradice.server.schema import (
    BadStore,
    deadlines,
    file_of,
    house_key,
    open_database,
    tell_sqlite,
)

NOTIFY: Final = sa.text("SELECT pg_notify('paradice', :note)")


class StoreFault(BadStore):
    """The database refuses a write, or does not answer; the message is one sentence."""


class StoreBusy(StoreFault):
    """The database is locked, or its connection was lost: the operation may be tried again."""


class Database:
    """A connection to one database, not thread-safe: its owner calls one method at a time.

    A lost connection is opened again by the next transaction.
    """

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.name: Final = secrets.token_hex(8)
        self.engine: Final = open_database(url)
        with self.engine.begin() as link:
            self.key: Final = house_key(link)
        self.link: Connection = self.engine.connect()
        self.is_postgres: Final = self.engine.dialect.name == "postgresql"
        self.dbapi: Final[Any] = self.engine.dialect.loaded_dbapi
        kinds = ("IntegrityError", "DataError", "ProgrammingError", "NotSupportedError")
        self.faults: Final = tuple(getattr(self.dbapi, kind) for kind in kinds)
        """Errors of what was asked; all others are the database's own."""
        file = file_of(url)
        self.log: Final = Path(f"{file}-wal") if file else None

    def close(self) -> None:
        self.link.close()
        self.engine.dispose()

    def folder(self) -> Path | None:
        """Return the folder of SQLite's file; None for a database elsewhere."""
        return self.log.parent if self.log is not None else None

    def serve(self) -> None:
        """From now on do not wait for locks, and leave waiting for the disk to :meth:`sync`."""
        if self.log is not None:
            driver: Any = self.link.connection.driver_connection
            driver.execute("PRAGMA busy_timeout=0")
            driver.execute("PRAGMA synchronous=NORMAL")
            sync_file(self.log.parent)  # where the name of a new log stands

    # Transactions

    @contextmanager
    def together(self, write: bool = False) -> Iterator[None]:
        """Run the body in one transaction, or in the one that is open already."""
        if self.link.in_transaction():
            yield
            return
        try:
            if self.link.closed:
                self.link = self.engine.connect()
            self.link.info["write"] = write
            with self.link.begin():
                yield
        except (sa.exc.DBAPIError, self.dbapi.Error) as error:
            driver: Any = error.orig if isinstance(error, sa.exc.DBAPIError) else error
            if isinstance(driver, self.faults):
                raise
            raise self.explain(driver) from error

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Open a connection that reads a snapshot of the database."""
        level = "REPEATABLE READ" if self.is_postgres else "SERIALIZABLE"
        with self.engine.connect().execution_options(isolation_level=level) as link, link.begin():
            yield link

    def explain(self, error: BaseException) -> StoreFault:
        """Return the fault behind an error of the driver; a broken connection is closed."""
        if self.is_postgres:
            with suppress(Exception):
                self.link.invalidate()
            self.link.close()
            self.engine.dispose()
            return StoreBusy(f"the database does not answer: {error}")
        kind = StoreBusy if "locked" in str(error) or "busy" in str(error) else StoreFault
        return kind(f"the database cannot be used: {error}")

    # The disk

    def sync(self) -> None:
        """Return once all commits are on the disk; may run in a thread of its own.

        PostgreSQL syncs before it answers a commit. For SQLite the write-ahead log is synced here,
        once for all commits of a moment, and outside of the event loop.
        """
        if self.log is None:
            return
        try:
            sync_file(self.log)
        except OSError as error:
            raise StoreFault(f"the database cannot be synced: {error.strerror}") from error

    def log_size(self) -> int:
        """Return the size of SQLite's write-ahead log in bytes."""
        try:
            return self.log.stat().st_size if self.log else 0
        except OSError:
            return 0

    def tidy(self, wholly: bool = False) -> None:
        """Checkpoint SQLite's write-ahead log, over a connection of its own.

        *wholly* empties the log too, which needs a moment without writers.
        """
        if self.log is not None:
            kind = "TRUNCATE" if wholly else "PASSIVE"
            with suppress(sa.exc.DBAPIError, self.dbapi.Error):
                tell_sqlite(self.engine, f"PRAGMA wal_checkpoint({kind})")

    # Other servers

    def notify(self, table_id: str) -> None:
        """Notify the other servers of a PostgreSQL."""
        if self.is_postgres:
            self.link.execute(NOTIFY, {"note": f"{table_id} {self.name}"})

    def listen(self, heard: Callable[[str], object], is_over: Callable[[], bool]) -> None:
        """Report the ids of tables that other servers of a PostgreSQL write to, until stopped.

        Begins with an empty one: what was written before nobody has heard. Runs in a thread of its
        own, over a connection of its own.
        """
        import psycopg

        url = self.engine.url
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True, **deadlines(url)) as line:
            line.execute("LISTEN paradice")
            heard("")
            while not is_over():
                for note in line.notifies(timeout=0.5):
                    table, _, writer = note.payload.partition(" ")
                    if writer != self.name:
                        heard(table)


def sync_file(path: Path) -> None:
    """Sync a file or a folder to the disk."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        if sys.platform == "darwin":
            import fcntl

            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
        else:
            os.fsync(handle)
    finally:
        os.close(handle)
