"""What survives: tables, seats, and the list of moves, which is the truth."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import IntegrityError

from paradice.server.schema import chats, moves, open_database, seats, tables, tell_sqlite

UNDO: Final = "undo"
"""In the list of moves, ``undo 2``: the latest two moves that still stand are taken back."""
REDO: Final = "redo"
"""In the list of moves, ``redo 2``: the two moves that were undone last stand again."""

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"


class Conflict(Exception):
    """Somebody else has already written this place of the list."""


@dataclass(frozen=True)
class SeatRow:
    """A seat: ``person``, ``open`` (free to be taken by link) or ``bot``.

    ``person`` is the hash of the secret of the browser that holds it. A seat of a person with a
    ``level`` is played by a bot until the person is back.
    """

    seat: int
    kind: str
    name: str = ""
    person: str = ""
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.level != ""


@dataclass(frozen=True)
class TableRow:
    """A table as it was set."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    seed: int
    state: str
    host: str
    invite: str
    pace: int
    seats: tuple[SeatRow, ...]
    rematch: str = ""
    created: float = 0.0


class MoveRow(NamedTuple):
    """One line of the list: the place, who, what, and the command that asked for it."""

    table_id: str
    seq: int
    seat: int
    text: str
    command: str
    at: float


def standing(rows: Sequence[MoveRow]) -> list[tuple[int, str]]:
    """Return the moves that stand: without what was undone, with what was redone."""
    line: list[tuple[int, str]] = []
    undone: list[list[tuple[int, str]]] = []
    for row in rows:
        verb, _, count = row.text.partition(" ")
        if verb == UNDO:
            undone.append(line[-int(count) :])
            del line[-int(count) :]
        elif verb == REDO:
            line += undone.pop()
        else:
            line.append((row.seat, row.text))
            undone.clear()
    return line


@dataclass(frozen=True)
class ChatRow:
    """Something said at a table."""

    seq: int
    seat: int
    text: str
    command: str
    at: float


class Store:
    """One database. Not for several threads at once: the server gives it a thread of its own."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.name: Final = secrets.token_hex(8)
        self.engine: Final = open_database(url)
        self.link: Final[Connection] = self.engine.connect()
        self.is_postgres: Final = self.engine.dialect.name == "postgresql"
        self.dbapi: Final[Any] = self.engine.dialect.loaded_dbapi
        place = "%s" if self.is_postgres else "?"
        columns = ", ".join(column.name for column in moves.columns)
        places = ", ".join(place for _ in moves.columns)
        self.insert_move: Final = f"INSERT INTO moves ({columns}) VALUES ({places})"

    def close(self) -> None:
        self.link.close()
        self.engine.dispose()

    def add_table(self, row: TableRow) -> None:
        with self.link.begin():
            self.link.execute(sa.insert(tables), [table_to_data(row)])
            self.link.execute(sa.insert(seats), [seat_to_data(row.id, seat) for seat in row.seats])

    def find_table(self, table_id: str) -> TableRow | None:
        with self.link.begin():
            found = (
                self.link.execute(sa.select(tables).where(tables.c.id == table_id))
                .mappings()
                .first()
            )
            return None if found is None else self.table_from(found)

    def find_invite(self, invite: str) -> str | None:
        """Return the id of the table an invitation leads to."""
        with self.link.begin():
            return self.link.execute(INVITED, {"of": invite}).scalar()

    def tables_of(self, person: str, limit: int = 50) -> list[TableRow]:
        """Return the tables where a person sits or that they host, the newest first."""
        sat = sa.select(seats.c.table_id).where(seats.c.person == person)
        with self.link.begin():
            found = (
                self.link.execute(
                    sa.select(tables)
                    .where(sa.or_(tables.c.host == person, tables.c.id.in_(sat)))
                    .order_by(tables.c.created.desc())
                    .limit(limit)
                )
                .mappings()
                .all()
            )
            return [self.table_from(row) for row in found]

    def all_tables(self) -> list[TableRow]:
        with self.link.begin():
            found = self.link.execute(sa.select(tables).order_by(tables.c.created)).mappings().all()
            return [self.table_from(row) for row in found]

    def table_from(self, data: RowMapping) -> TableRow:
        rows = (
            self.link.execute(
                sa.select(seats).where(seats.c.table_id == data["id"]).order_by(seats.c.seat)
            )
            .mappings()
            .all()
        )
        sat = tuple(
            SeatRow(row["seat"], row["kind"], row["name"], row["person"], row["level"])
            for row in rows
        )
        return TableRow(
            id=data["id"],
            game=data["game"],
            version=data["version"],
            options=json.loads(data["options"]),
            seed=int(data["seed"], 16),
            state=data["state"],
            host=data["host"],
            invite=data["invite"],
            pace=data["pace"],
            seats=sat,
            rematch=data["rematch"],
            created=data["created"],
        )

    def set_state(self, table_id: str, state: str) -> None:
        """Say that a table begins, is over, or goes on."""
        with self.link.begin():
            self.link.execute(SET_STATE, {"of": table_id, "state": state})
            self.notify(table_id)

    def set_rematch(self, table_id: str, other: str) -> bool:
        """Say which table follows; False where one already does."""
        with self.link.begin():
            changed = self.link.execute(
                sa.update(tables)
                .where(tables.c.id == table_id, tables.c.rematch == "")
                .values(rematch=other)
            )
            return changed.rowcount == 1

    def set_seat(self, table_id: str, row: SeatRow, was: str = "") -> bool:
        """Change a seat; where *was* is given only if it is still of that kind. Say if it was."""
        data = {"of": table_id, "at": row.seat, **seat_to_data(table_id, row)}
        if was:
            data["was"] = was
        with self.link.begin():
            changed = self.link.execute(TAKE_SEAT if was else SET_SEAT, data)
            self.notify(table_id)
            return changed.rowcount == 1

    def delete_table(self, table_id: str) -> bool:
        with self.link.begin():
            for kind in (chats, moves, seats):
                self.link.execute(sa.delete(kind).where(kind.c.table_id == table_id))
            gone = self.link.execute(sa.delete(tables).where(tables.c.id == table_id))
            return gone.rowcount == 1

    def moves_of(self, table_id: str, after: int = -1) -> list[MoveRow]:
        """Return the lines of the list from the place beyond *after*."""
        with self.link.begin():
            found = self.link.execute(
                sa.select(moves)
                .where(moves.c.table_id == table_id, moves.c.seq > after)
                .order_by(moves.c.seq)
            ).all()
            return [MoveRow(*row) for row in found]

    def append(self, rows: Sequence[MoveRow]) -> list[bool]:
        """Write lines of many tables in one transaction; say of each whether its place was free."""
        try:
            self.write_moves(rows)
            return [True] * len(rows)
        except self.dbapi.IntegrityError:
            if len(rows) == 1:
                return [False]
            return [self.append([row])[0] for row in rows]

    def write_moves(self, rows: Sequence[MoveRow]) -> None:
        """By the bare driver: this is what every move waits for."""
        line: Any = self.link.connection.driver_connection
        try:
            cursor = line.cursor()
            if not self.is_postgres:
                cursor.execute("BEGIN IMMEDIATE")
            cursor.executemany(self.insert_move, rows)
            if self.is_postgres:
                notes = [(f"{row.table_id} {self.name}",) for row in rows]
                cursor.executemany("SELECT pg_notify('paradice', %s)", notes)
            line.commit()
        except BaseException:
            line.rollback()
            raise

    def tidy(self) -> None:
        """Write SQLite's log back into the database, over a line of its own, hindering nobody."""
        if not self.is_postgres:
            tell_sqlite(self.engine, "PRAGMA wal_checkpoint(PASSIVE)")

    def notify(self, table_id: str) -> None:
        """Wake the other servers of a PostgreSQL."""
        if self.is_postgres:
            self.link.execute(NOTIFY, {"note": f"{table_id} {self.name}"})

    def listen(self, heard: Callable[[str], object], is_over: Callable[[], bool]) -> None:
        """Tell the ids of tables that other servers of a PostgreSQL write to, until it is over.

        Runs in a thread of its own, over a line of its own.
        """
        import psycopg

        address = self.engine.url.set(drivername="postgresql")
        with psycopg.connect(
            address.render_as_string(hide_password=False), autocommit=True
        ) as line:
            line.execute("LISTEN paradice")
            while not is_over():
                for note in line.notifies(timeout=0.5):
                    table, _, writer = note.payload.partition(" ")
                    if writer != self.name:
                        heard(table)

    def add_chat(self, table_id: str, seat: int, text: str, command: str) -> ChatRow:
        """Write something said, after all that was said before."""
        while True:
            try:
                with self.link.begin():
                    last = self.link.execute(
                        sa.select(sa.func.max(chats.c.seq)).where(chats.c.table_id == table_id)
                    ).scalar()
                    row = ChatRow(0 if last is None else last + 1, seat, text, command, time.time())
                    self.link.execute(
                        sa.insert(chats),
                        [{"table_id": table_id, **vars(row)}],
                    )
                    return row
            except IntegrityError:
                continue

    def chats_of(self, table_id: str, limit: int = 200) -> list[ChatRow]:
        with self.link.begin():
            found = self.link.execute(
                sa.select(chats.c.seq, chats.c.seat, chats.c.text, chats.c.command, chats.c.at)
                .where(chats.c.table_id == table_id)
                .order_by(chats.c.seq.desc())
                .limit(limit)
            ).all()
            return [ChatRow(*row) for row in reversed(found)]


OF: Final[sa.BindParameter[str]] = sa.bindparam("of")
NOTIFY: Final = sa.text("SELECT pg_notify('paradice', :note)")
INVITED: Final = sa.select(tables.c.id).where(tables.c.invite == OF)
SET_STATE: Final = sa.update(tables).where(tables.c.id == OF)
SET_SEAT: Final = sa.update(seats).where(seats.c.table_id == OF, seats.c.seat == sa.bindparam("at"))
TAKE_SEAT: Final = SET_SEAT.where(seats.c.kind == sa.bindparam("was"))


def table_to_data(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "version": row.version,
        "options": json.dumps(row.options, sort_keys=True),
        "seed": f"{row.seed:032x}",
        "state": row.state,
        "host": row.host,
        "invite": row.invite,
        "pace": row.pace,
        "rematch": row.rematch,
        "created": row.created or time.time(),
    }


def seat_to_data(table_id: str, row: SeatRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "person": row.person,
        "level": row.level,
    }


def with_seat(row: TableRow, seat: SeatRow) -> TableRow:
    """Return the table with one seat changed."""
    changed = tuple(seat if other.seat == seat.seat else other for other in row.seats)
    return replace(row, seats=changed)
