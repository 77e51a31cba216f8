"""The store: tables, seats, and the list of moves, from which everything else is computed.

The connection is in :mod:`paradice.server.database`, the rows in :mod:`paradice.server.rows`; all
of it may be imported from here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa

from paradice.server.database import Database, StoreBusy, StoreFault, sync_file
from paradice.server.rows import (
    GATHERING,
    OVER,
    PLAYING,
    ChatRow,
    MoveRow,
    PositionRow,
    SeatRow,
    TableRow,
    seat_to_data,
    table_from,
    table_to_data,
    with_seat,
)
from paradice.server.schema import analyses, chats, moves, positions, seats, tables

__all__ = [
    "GATHERING",
    "OVER",
    "PLAYING",
    "ChatRow",
    "Conflict",
    "Gone",
    "Job",
    "MoveRow",
    "NewMove",
    "PositionRow",
    "SeatRow",
    "Store",
    "StoreBusy",
    "StoreFault",
    "TableRow",
    "sync_file",
    "with_seat",
]

MANY: Final = 500
"""The most ids in one query."""


class Conflict(Exception):
    """Another server has already written this line."""


class Gone(Exception):
    """The table has been deleted."""


Job = Callable[["Store"], Any]
"""A job for the store, run in one transaction, and again if that was interrupted."""


@dataclass(frozen=True)
class NewMove:
    """A line to be appended, and the state of the table after it if that changes."""

    row: MoveRow
    state: str = ""

    def __call__(self, store: Store) -> None:
        store.append_one(self)


class Store(Database):
    """Queries and changes of the database, each a method, in a transaction."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        place = "%s" if self.is_postgres else "?"
        columns = ", ".join(column.name for column in moves.columns)
        places = ", ".join(place for _ in moves.columns)
        if self.is_postgres:  # the type of a bare parameter in a SELECT would be guessed as text
            places = ", ".join(f"{place}::{column.type}" for column in moves.columns)
        self.insert_move: Final = (
            f"INSERT INTO moves ({columns}) SELECT {places} "
            f"WHERE EXISTS (SELECT 1 FROM tables WHERE id = {place})"
        )
        self.set_end: Final = f"UPDATE tables SET state = {place} WHERE id = {place}"

    def commit(self, fresh: Sequence[NewMove], jobs: Sequence[Job]) -> list[Any]:
        """Carry out moves and jobs in one transaction; return the result or exception of each.

        If one fails each gets a transaction of its own, so that none harms another.
        """
        try:
            with self.together(write=True):
                self.write_moves(fresh)
                return [*[None] * len(fresh), *[job(self) for job in jobs]]
        except StoreFault:
            raise
        except Exception:
            every: list[Job] = [*fresh, *jobs]
            return [self.attempt(job) for job in every]

    def attempt(self, job: Job) -> Any:
        """Carry out one job; return its result or its exception."""
        try:
            with self.together(write=True):
                return job(self)
        except StoreFault:
            raise
        except Exception as error:
            return error

    # Tables

    def add_table(self, row: TableRow) -> None:
        with self.together(write=True):
            if self.find_table(row.id) is None:
                self.link.execute(sa.insert(tables), [table_to_data(row)])
                self.link.execute(
                    sa.insert(seats), [seat_to_data(row.id, seat) for seat in row.seats]
                )

    def find_table(self, table_id: str) -> TableRow | None:
        found = self.select_tables(sa.select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    def find_invite(self, invite: str) -> str | None:
        """Return the id of the table of an invitation."""
        with self.together():
            return self.link.execute(INVITED, {"of": invite}).scalar()

    def tables_of(self, person: str, limit: int = 50) -> list[TableRow]:
        """Return the tables where a person has a seat or that they host, the newest first.

        The newest of both kinds are found by ids alone: a person may have thousands of tables.
        """
        ids = sa.select(tables.c.id).order_by(tables.c.created.desc()).limit(limit)
        hosted = ids.where(tables.c.host == person).subquery()
        earlier = seats.alias()
        own = [earlier.c.table_id == seats.c.table_id, earlier.c.person == person]
        is_first = ~sa.exists().where(*own, earlier.c.seat < seats.c.seat)
        sat = (
            ids.join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, is_first)
            .subquery()
        )
        mine = sa.union(sa.select(hosted.c.id), sa.select(sat.c.id)).subquery()
        return self.select_tables(
            sa.select(tables)
            .where(tables.c.id.in_(sa.select(mine.c.id)))
            .order_by(tables.c.created.desc())
            .limit(limit)
        )

    def all_tables(self) -> list[TableRow]:
        return self.select_tables(sa.select(tables).order_by(tables.c.created))

    def latest_running(self, limit: int) -> list[TableRow]:
        """Return tables that are not over, the newest first."""
        return self.select_tables(
            sa.select(tables)
            .where(tables.c.state != OVER)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )

    def seats_of_person(self, person: str) -> list[tuple[str, int]]:
        """Return the tables that are not over, and the seats, of a person."""
        with self.together():
            found = self.link.execute(
                sa.select(seats.c.table_id, seats.c.seat)
                .join(tables, tables.c.id == seats.c.table_id)
                .where(seats.c.person == person, tables.c.state != OVER)
            ).all()
        return [(table_id, seat) for table_id, seat in found]

    def activity(self, table_ids: Sequence[str] | None = None) -> dict[str, tuple[int, float]]:
        """Return of all tables with moves, or of these, the number of lines and the latest time."""
        wanted = sa.select(moves.c.table_id, sa.func.count(), sa.func.max(moves.c.at))
        if table_ids is not None:
            wanted = wanted.where(moves.c.table_id.in_(table_ids))
        with self.together():
            found = self.link.execute(wanted.group_by(moves.c.table_id)).all()
        return {table_id: (count, last) for table_id, count, last in found}

    def select_tables(self, wanted: sa.Select[Any]) -> list[TableRow]:
        """Return tables with their seats."""
        sat: dict[str, list[SeatRow]] = {}
        with self.together():
            found = self.link.execute(wanted).mappings().all()
            for start in range(0, len(found), MANY):
                some = [row["id"] for row in found[start : start + MANY]]
                rows = self.link.execute(
                    sa.select(seats)
                    .where(seats.c.table_id.in_(some))
                    .order_by(seats.c.table_id, seats.c.seat)
                )
                for table_id, *seat in rows:
                    sat.setdefault(table_id, []).append(SeatRow(*seat))
        return [table_from(row, sat.get(row["id"], [])) for row in found]

    def set_state(self, table_id: str, state: str) -> None:
        """Set the state of a table."""
        with self.together(write=True):
            self.link.execute(SET_STATE, {"of": table_id, "state": state})
            self.notify(table_id)

    def set_pace(self, table_id: str, pace: int) -> None:
        """Set how long bots wait between their moves, in milliseconds."""
        with self.together(write=True):
            self.link.execute(SET_STATE, {"of": table_id, "pace": pace})
            self.notify(table_id)

    def set_asks(self, table_id: str, change: Callable[[TableRow], str]) -> TableRow:
        """Change what waits for consent at a table, from its row; Gone without the table."""
        with self.together(write=True):
            self.hold(table_id)
            row = self.find_table(table_id)
            if row is None:
                raise Gone(table_id)
            asks = change(row)
            if asks != row.asks:
                self.link.execute(SET_STATE, {"of": table_id, "asks": asks})
                self.notify(table_id)
            return replace(row, asks=asks)

    def hold(self, table_id: str) -> None:
        """Lock the row of a table until the end of this transaction."""
        if self.is_postgres:
            self.link.execute(
                sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update()
            )

    def set_rematch(self, table_id: str, other: str) -> bool:
        """Set the rematch of a table; False if it has one already."""
        with self.together(write=True):
            changed = self.link.execute(
                sa.update(tables)
                .where(tables.c.id == table_id, tables.c.rematch.in_(["", other]))
                .values(rematch=other)
            )
            self.notify(table_id)
            return changed.rowcount == 1

    def set_seat(self, table_id: str, row: SeatRow) -> None:
        with self.together(write=True):
            self.link.execute(
                SET_SEAT, {"of": table_id, "at": row.seat, **seat_to_data(table_id, row)}
            )
            self.notify(table_id)

    def take_seats(self, table_id: str, wanted: Sequence[SeatRow]) -> TableRow:
        """Give free seats to people or bots; the table begins with the last. Return its row.

        A seat that is not free any more is left as it is; Gone if there is no such table.
        """
        with self.together(write=True):
            self.hold(table_id)  # two servers may fill the last two seats
            for row in wanted:
                self.link.execute(
                    TAKE_SEAT,
                    {"of": table_id, "at": row.seat, "was": "open", **seat_to_data(table_id, row)},
                )
            found = self.find_table(table_id)
            if found is None:
                raise Gone(table_id)
            if found.state == GATHERING and all(seat.kind != "open" for seat in found.seats):
                self.set_state(table_id, PLAYING)
                found = replace(found, state=PLAYING)
            self.notify(table_id)
            return found

    def move_person(self, table_id: str, old: str, new: str) -> TableRow:
        """Give the seats of one person at a table to another; Gone without the table."""
        with self.together(write=True):
            self.hold(table_id)
            self.link.execute(
                sa.update(seats)
                .where(seats.c.table_id == table_id, seats.c.person == old)
                .values(person=new)
            )
            self.link.execute(
                sa.update(tables)
                .where(tables.c.id == table_id, tables.c.host == old)
                .values(host=new)
            )
            found = self.find_table(table_id)
            if found is None:
                raise Gone(table_id)
            self.notify(table_id)
            return found

    def delete_table(self, table_id: str) -> bool:
        with self.together(write=True):
            for kind in (chats, moves, seats, positions, analyses):
                self.link.execute(sa.delete(kind).where(kind.c.table_id == table_id))
            gone = self.link.execute(sa.delete(tables).where(tables.c.id == table_id))
            self.notify(table_id)
            return gone.rowcount == 1

    def missing(self, table_ids: Sequence[str]) -> set[str]:
        """Return those of *table_ids* that have been deleted."""
        there: set[str] = set()
        with self.together():
            for start in range(0, len(table_ids), MANY):
                some = tables.c.id.in_(table_ids[start : start + MANY])
                there.update(self.link.execute(sa.select(tables.c.id).where(some)).scalars())
        return set(table_ids) - there

    # The list of moves

    def moves_of(self, table_id: str, after: int = -1, limit: int | None = None) -> list[MoveRow]:
        """Return the lines after *after*, at most *limit*."""
        with self.together():
            found = self.link.execute(
                sa.select(moves)
                .where(moves.c.table_id == table_id, moves.c.seq > after)
                .order_by(moves.c.seq)
                .limit(limit)
            ).all()
            return [MoveRow(*row) for row in found]

    def append(self, rows: Sequence[MoveRow]) -> None:
        """Append lines; Conflict if a place is taken, Gone if the table was deleted."""
        with self.together(write=True):
            for row in rows:
                self.append_one(NewMove(row))

    def append_one(self, new: NewMove) -> None:
        """Append one line, within a transaction.

        An equal line that is there already was written before the connection broke.
        """
        row = new.row
        found = self.link.execute(
            sa.select(moves).where(moves.c.table_id == row.table_id, moves.c.seq == row.seq)
        ).first()
        if found is None:
            self.write_moves([new])
        elif MoveRow(*found) != row:
            raise Conflict(f"{row.table_id} {row.seq}")

    def write_moves(self, fresh: Sequence[NewMove]) -> None:
        """Insert lines by the bare driver, within a transaction: every move waits for this."""
        if not fresh:
            return
        cursor = self.link.connection.driver_connection.cursor()  # type: ignore[union-attr]
        cursor.executemany(self.insert_move, [(*new.row, new.row.table_id) for new in fresh])
        if cursor.rowcount != len(fresh):
            raise Gone(fresh[0].row.table_id)
        ends = [(new.state, new.row.table_id) for new in fresh if new.state]
        if ends:
            cursor.executemany(self.set_end, ends)
        if self.is_postgres:
            notes = [(f"{new.row.table_id} {self.name}",) for new in fresh]
            cursor.executemany("SELECT pg_notify('paradice', %s)", notes)

    def add_chat(self, table_id: str, seat: int, text: str, command: str, at: float) -> ChatRow:
        """Append a line of chat; only once, even if the connection broke."""
        with self.together(write=True):
            last = self.link.execute(
                sa.select(chats)
                .where(chats.c.table_id == table_id)
                .order_by(chats.c.seq.desc())
                .limit(1)
            ).first()
            row = ChatRow(0 if last is None else last.seq + 1, seat, text, command, at)
            if last is not None and (last.at, last.seat, last.command) == (at, seat, command):
                return replace(row, seq=last.seq)
            self.link.execute(sa.insert(chats), [{"table_id": table_id, **vars(row)}])
            self.notify(table_id)
            return row

    def chats_of(self, table_id: str, limit: int = 200, after: int = -1) -> list[ChatRow]:
        """Return the latest lines of chat after the place *after*."""
        with self.together():
            found = self.link.execute(
                sa.select(chats.c.seq, chats.c.seat, chats.c.text, chats.c.command, chats.c.at)
                .where(chats.c.table_id == table_id, chats.c.seq > after)
                .order_by(chats.c.seq.desc())
                .limit(limit)
            ).all()
            return [ChatRow(*row) for row in reversed(found)]


OF: Final[sa.BindParameter[str]] = sa.bindparam("of")
INVITED: Final = sa.select(tables.c.id).where(tables.c.invite == OF)
SET_STATE: Final = sa.update(tables).where(tables.c.id == OF)
SET_SEAT: Final = sa.update(seats).where(seats.c.table_id == OF, seats.c.seat == sa.bindparam("at"))
TAKE_SEAT: Final = SET_SEAT.where(seats.c.kind == sa.bindparam("was"))
