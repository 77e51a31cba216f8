"""Stored positions, which outlive an update of the rules, and the tables to resume."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from paradice.server.consent import read_asks, write_asks
from paradice.server.rows import LAST, PositionRow, TableRow
from paradice.server.schema import house, positions, tables
from paradice.server.store import Store

WAITING: Final = "waiting"
"""The key of the tables where bots had to move when the server ended."""


def positions_of(store: Store, table_id: str) -> list[PositionRow]:
    """Return the stored positions of a table."""
    with store.together():
        found = store.link.execute(
            sa.select(positions).where(positions.c.table_id == table_id)
        ).all()
        return [PositionRow(*row) for row in found]


def last_positions(store: Store, table_ids: Sequence[str]) -> dict[str, PositionRow]:
    """Return the last stored position of each table, by the latest rules it was played by."""
    wanted = positions.c.table_id.in_(table_ids), positions.c.kind == LAST
    with store.together():
        found = store.link.execute(
            sa.select(positions).where(*wanted).order_by(positions.c.version)
        ).all()
        return {row.table_id: PositionRow(*row) for row in found}


def keep_positions(store: Store, rows: Sequence[PositionRow]) -> None:
    """Store positions, each replacing the older one of its kind; none of a deleted table."""
    with store.together(write=True):
        gone = store.missing([row.table_id for row in rows])
        for row in rows:
            if row.table_id in gone:
                continue
            store.link.execute(
                sa.delete(positions).where(
                    positions.c.table_id == row.table_id,
                    positions.c.version == row.version,
                    positions.c.kind == row.kind,
                )
            )
            store.link.execute(sa.insert(positions), [row._asdict()])


def set_version(
    store: Store,
    table_id: str,
    old: int,
    new: int,
    kept: Sequence[PositionRow] = (),
    is_carried: bool = False,
) -> bool:
    """Set a table to newer rules; False if another server has done so.

    If it *is carried* over its moves are counted anew, and with them those that had a hint.
    """
    with store.together(write=True):
        changed = store.link.execute(
            sa.update(tables)
            .where(tables.c.id == table_id, tables.c.version == old)
            .values(version=new)
        )
        if changed.rowcount == 1:
            keep_positions(store, kept)
            if is_carried:
                store.set_asks(table_id, without_hinted)
            store.notify(table_id)
        return changed.rowcount == 1


def without_hinted(row: TableRow) -> str:
    return write_asks(msgspec.structs.replace(read_asks(row.asks), hinted=()))


def set_waiting(store: Store, table_ids: Sequence[str]) -> None:
    """Store the tables where bots had to move when the server ended."""
    with store.together(write=True):
        store.link.execute(sa.delete(house).where(house.c.key == WAITING))
        if table_ids:
            value = " ".join(table_ids)
            store.link.execute(sa.insert(house), [{"key": WAITING, "value": value}])


def take_waiting(store: Store) -> list[str]:
    """Return those tables, and delete the list."""
    with store.together(write=True):
        found = store.link.execute(sa.select(house.c.value).where(house.c.key == WAITING))
        value = found.scalar()
        store.link.execute(sa.delete(house).where(house.c.key == WAITING))
        return (value or "").split()
