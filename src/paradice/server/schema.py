"""The tables of the database, and the migrations of older versions."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

SCHEMA: Final = 5
"""The version of the tables below; :data:`MIGRATIONS` leads from each older one to the next."""

metadata: Final = sa.MetaData()

house: Final = sa.Table(
    "house",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("invite", sa.Text, nullable=False, unique=True),
    sa.Column("pace", sa.Integer, nullable=False),
    sa.Column("rematch", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("asks", sa.Text, nullable=False, server_default=""),
)
seats: Final = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("removed", sa.Integer, nullable=False, server_default="0"),
)
moves: Final = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("command", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)
chats: Final = sa.Table(
    "chats",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("command", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
positions: Final = sa.Table(
    "positions",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)
"""Positions that outlive an update of the rules (:mod:`paradice.server.upgrade`)."""
analyses: Final = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("format", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)
"""Analyses of finished games, each done once (:mod:`paradice.server.analyses`)."""
passes: Final = sa.Table(
    "passes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("sealed", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("until", sa.Float, nullable=False),
)
"""What brings a person to another browser: a link for one use, or six words. Both are kept hashed,
and the person's secret only as what they unlock (:mod:`paradice.server.recovery`)."""


class BadStore(ValueError):
    """A database that cannot be used; the message is one sentence."""


def find_tables_by_host(link: Connection) -> None:
    """From 1 to 2: my tables are found by an index, and a move is written to one tree, not two."""
    link.exec_driver_sql("CREATE INDEX ix_tables_host ON tables (host)")
    if link.dialect.name == "sqlite":
        link.exec_driver_sql("ALTER TABLE moves RENAME TO older_moves")
        moves.create(link)
        link.exec_driver_sql("INSERT INTO moves SELECT * FROM older_moves")
        link.exec_driver_sql("DROP TABLE older_moves")


def keep_questions_and_passes(link: Connection) -> None:
    """From 2 to 3: questions that wait for consent, removed players, passes to other browsers."""
    link.exec_driver_sql("ALTER TABLE tables ADD COLUMN asks TEXT DEFAULT '' NOT NULL")
    link.exec_driver_sql("ALTER TABLE seats ADD COLUMN removed INTEGER DEFAULT '0' NOT NULL")
    passes.create(link)


def keep_positions(link: Connection) -> None:
    """From 3 to 4: the last position of a table, from which it goes on by newer rules."""
    positions.create(link)


def keep_analyses(link: Connection) -> None:
    """From 4 to 5: analyses of finished games."""
    analyses.create(link)


MIGRATIONS: Final[Mapping[int, Callable[[Connection], None]]] = {
    1: find_tables_by_host,
    2: keep_questions_and_passes,
    3: keep_positions,
    4: keep_analyses,
}
"""For each older schema, its migration to the next one."""


def open_database(url: str) -> Engine:
    """Connect, and create or migrate the tables; BadStore if they are not ours.

    All is done in one transaction: a database that is refused, or whose migration fails, stays
    unchanged.
    """
    engine = make_engine(url)
    try:
        with engine.begin() as link:
            check_schema(link)
        if engine.dialect.name == "sqlite":
            tell_sqlite(engine, "PRAGMA journal_mode=WAL")
    except sa.exc.DBAPIError as error:
        engine.dispose()
        raise BadStore(
            f"the database cannot be used: {' '.join(str(error.orig).split())}"
        ) from error
    except BadStore:
        engine.dispose()
        raise
    return engine


def tell_sqlite(engine: Engine, pragma: str) -> None:
    """Execute a statement of SQLite outside of any transaction, over a connection of its own."""
    line = engine.raw_connection()
    try:
        line.cursor().execute(pragma).fetchall()
    finally:
        line.close()


DEADLINES: Final[Mapping[str, int]] = {
    "connect_timeout": 5,
    "tcp_user_timeout": 5_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""After how long a line to PostgreSQL on which nothing comes back counts as cut."""
LOCKED: Final = 1_000
"""Milliseconds that PostgreSQL waits for a lock of somebody else before it says so."""
ON_THE_DISK: Final = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""
"""What is acknowledged is on the disk, whatever the database does for others."""


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database, where a link leads to: its log and its lock lie beside
    that. None where there is none."""
    file = sa.make_url(url).database if url.startswith("sqlite") else None
    return Path(file).resolve() if file and file != ":memory:" else None


def deadlines(url: sa.URL) -> dict[str, Any]:
    """The deadlines of a connection, besides those that its address names itself."""
    return {name: told for name, told in DEADLINES.items() if name not in url.query}


def make_engine(url: str) -> Engine:
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    try:
        is_sqlite = url.startswith("sqlite")
        engine = sa.create_engine(
            url,
            hide_parameters=True,  # seeds, invitations and chat do not belong into a log
            connect_args={"check_same_thread": False} if is_sqlite else deadlines(sa.make_url(url)),
        )
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ImportError) as error:
        raise BadStore(f"{url!r} names no database we can use: {error}") from error
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def prepare(line: Any, _record: Any) -> None:
            line.isolation_level = None  # we say ourselves where a transaction begins
            line.execute("PRAGMA synchronous=FULL")
            line.execute("PRAGMA busy_timeout=5000")
            line.execute("PRAGMA wal_autocheckpoint=0")

        @sa.event.listens_for(engine, "begin")
        def begin(link: Connection) -> None:
            link.exec_driver_sql("BEGIN IMMEDIATE" if link.info.get("write") else "BEGIN")

    else:

        @sa.event.listens_for(engine, "connect")
        def prepare_line(line: Any, _record: Any) -> None:
            line.execute(f"SET lock_timeout = {LOCKED}")
            line.execute(ON_THE_DISK)
            line.commit()

    return engine


KEY: Final = sa.select(house.c.value).where(house.c.key == "key")


def house_key(link: Connection) -> bytes:
    """Return the random key of this server, which signs its secrets; made on first use."""
    known = link.execute(KEY).scalar()
    if known is None:
        fresh = secrets.token_hex(32)
        link.exec_driver_sql(
            f"INSERT INTO house (key, value) VALUES ('key', '{fresh}') ON CONFLICT DO NOTHING"
        )
        known = link.execute(KEY).scalar_one()
    return bytes.fromhex(known)


def check_schema(link: Connection) -> None:
    """Create the tables of a new database, migrate an older one, refuse any other."""
    known = set(sa.inspect(link).get_table_names())
    if not known:
        metadata.create_all(link)
        link.execute(sa.insert(house), [{"key": "schema", "value": str(SCHEMA)}])
        house_key(link)
        return
    version = find_version(link, known)
    if version > SCHEMA:
        raise BadStore(
            f"this database was written by a later Paradice (schema {version}, here {SCHEMA})"
        )
    while version < SCHEMA:
        if version not in MIGRATIONS:
            raise BadStore(f"this database is too old to be used (schema {version})")
        MIGRATIONS[version](link)
        version += 1
        link.execute(sa.update(house).where(house.c.key == "schema").values(value=str(version)))
    house_key(link)


def find_version(link: Connection, known: set[str]) -> int:
    """Return the version of a database's schema; BadStore if it is not ours."""
    ours = known >= {"house", "tables", "seats", "moves"}
    if ours:
        columns = {column["name"] for column in sa.inspect(link).get_columns("house")}
        ours = columns == {"key", "value"}
    if not ours:
        raise BadStore("this database holds tables of something else; choose another")
    found = link.execute(sa.select(house.c.value).where(house.c.key == "schema")).scalar()
    return int(found) if found and found.isdigit() else 0
