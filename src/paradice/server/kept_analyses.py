"""Stored analyses: each finished game is analysed once."""

from __future__ import annotations

import json

import sqlalchemy as sa

from paradice.analysis.model import FORMAT, Analysis, from_data
from paradice.server.rows import TableRow
from paradice.server.schema import analyses
from paradice.server.store import Store


def keep_analysis(store: Store, row: TableRow, analysis: Analysis) -> None:
    """Store an analysis, replacing an older one; nothing is stored for a deleted table."""
    text = json.dumps(analysis.as_data(), ensure_ascii=False, separators=(",", ":"))
    data = {"table_id": row.id, "version": row.version, "format": FORMAT, "data": text}
    with store.together(write=True):
        if not store.missing([row.id]):
            store.link.execute(sa.delete(analyses).where(analyses.c.table_id == row.id))
            store.link.execute(sa.insert(analyses), [data])


def kept_analysis(store: Store, row: TableRow) -> Analysis | None:
    """Return the stored analysis by the present rules and in the present format, or None."""
    with store.together():
        data = store.link.execute(
            sa.select(analyses.c.data).where(
                analyses.c.table_id == row.id,
                analyses.c.version == row.version,
                analyses.c.format == FORMAT,
            )
        ).scalar()
    return None if data is None else from_data(json.loads(data))
