"""A database of an older version is led here, or refused with a sentence, and never broken."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from paradice.server import schema
from paradice.server.schema import BadStore, make_engine
from paradice.server.store import Conflict, MoveRow, SeatRow, Store, TableRow

FIRST = """
CREATE TABLE house ("key" TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY ("key"));
CREATE TABLE tables (id TEXT NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL,
 options TEXT NOT NULL, seed TEXT NOT NULL, state TEXT NOT NULL, host TEXT NOT NULL,
 invite TEXT NOT NULL, pace INTEGER NOT NULL, rematch TEXT NOT NULL, created FLOAT NOT NULL,
 PRIMARY KEY (id), UNIQUE (invite));
CREATE TABLE seats (table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
 name TEXT NOT NULL, person TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, seat));
CREATE INDEX ix_seats_person ON seats (person);
CREATE TABLE moves (table_id TEXT NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL,
 text TEXT NOT NULL, command TEXT NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (table_id, seq));
CREATE TABLE chats (table_id TEXT NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL,
 text TEXT NOT NULL, command TEXT NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (table_id, seq));
INSERT INTO house VALUES ('schema', '1');
INSERT INTO tables VALUES ('t1', 'trekking', 1, '{"a": "b"}',
 '0000000000000000000000000000002a', 'playing', 'mara', 'i1', 700, '', 12.5);
INSERT INTO seats VALUES ('t1', 0, 'person', 'Mara', 'mara', '');
INSERT INTO seats VALUES ('t1', 1, 'bot', 'Ada', '', 'adept');
INSERT INTO moves VALUES ('t1', 0, 0, 'take 3', 'c0', 1.5);
INSERT INTO moves VALUES ('t1', 1, 0, 'spend 0', 'c1', 2.5);
INSERT INTO chats VALUES ('t1', 0, 0, 'hello', '', 3.5)
"""
"""The first schema as it was made, with a game in it."""


def make_first(url: str) -> None:
    engine = make_engine(url)
    with engine.begin() as link:
        for statement in FIRST.split(";"):
            link.exec_driver_sql(statement)
    engine.dispose()


def tell(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All that a database holds."""
    engine = make_engine(url)
    with engine.begin() as link:
        told: dict[str, list[tuple[object, ...]]] = {}
        for name in sorted(sa.inspect(link).get_table_names()):
            told[name] = [tuple(row) for row in link.exec_driver_sql(f"SELECT * FROM {name}")]
            told[name].sort(key=repr)
    engine.dispose()
    return told


def test_the_first_schema_is_led_here_with_all_it_holds(url: str) -> None:
    make_first(url)
    for _ in range(2):
        kept = Store(url)
        seats = (SeatRow(0, "person", "Mara", "mara"), SeatRow(1, "bot", "Ada", "", "adept"))
        assert kept.all_tables() == [
            TableRow("t1", "trekking", 1, {"a": "b"}, 42, "playing", "mara", "i1", 700, seats,
                     created=12.5)
        ]  # fmt: skip
        assert kept.moves_of("t1") == [
            MoveRow("t1", 0, 0, "take 3", "c0", 1.5),
            MoveRow("t1", 1, 0, "spend 0", "c1", 2.5),
        ]
        assert [chat.text for chat in kept.chats_of("t1")] == ["hello"]
        with pytest.raises(Conflict):
            kept.append([MoveRow("t1", 1, 0, "spend 1", "c2", 3.5)])
        with kept.link.begin():
            columns = [one["column_names"] for one in sa.inspect(kept.link).get_indexes("tables")]
            assert ["host"] in columns
        kept.close()
    assert ("schema", str(schema.SCHEMA)) in tell(url)["house"]


def test_a_migrated_database_is_the_same_as_a_new_one(tmp_path: Path) -> None:
    shapes = []
    for name in ("old", "new"):
        file = tmp_path / f"{name}.sqlite"
        if name == "old":
            make_first(f"sqlite:///{file}")
        Store(f"sqlite:///{file}").close()
        with sqlite3.connect(file) as link:
            rows = link.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
            shapes.append(sorted((name, " ".join(sql.split())) for name, sql in rows))
    plain = [{name: sql.replace("( ", "(").replace(" )", ")") for name, sql in rows}
             for rows in shapes]  # fmt: skip
    assert plain[0] == plain[1]


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(link: sa.Connection) -> None:
        schema.find_tables_by_host(link)
        link.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    make_first(url)
    before = tell(url)
    monkeypatch.setattr(schema, "MIGRATIONS", {1: fail})
    with pytest.raises(BadStore, match="cannot be used"):
        Store(url)
    assert tell(url) == before
    monkeypatch.undo()
    Store(url).close()


@pytest.mark.parametrize(
    ("version", "sentence"), [("99", "later Paradice"), ("0", "too old"), ("x", "too old")]
)
def test_an_unknown_version_is_refused_and_not_touched(
    url: str, version: str, sentence: str
) -> None:
    make_first(url)
    engine = make_engine(url)
    with engine.begin() as link:
        link.execute(sa.update(schema.house).values(value=version))
    engine.dispose()
    before = tell(url)
    with pytest.raises(BadStore, match=sentence):
        Store(url)
    assert tell(url) == before


@pytest.mark.parametrize(
    "foreign",
    [
        "CREATE TABLE tables (id TEXT)",
        "CREATE TABLE people (id TEXT)",
        "CREATE TABLE house (rooms TEXT)",
    ],
)
def test_a_database_of_something_else_is_refused_and_not_touched(
    foreign: str, url: str, tmp_path: Path
) -> None:
    engine = make_engine(url)
    with engine.begin() as link:
        link.exec_driver_sql(foreign)
    engine.dispose()
    files = {file: file.read_bytes() for file in tmp_path.iterdir()}
    before = tell(url)
    with pytest.raises(BadStore, match="something else"):
        Store(url)
    assert tell(url) == before
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == files


def test_a_file_that_is_no_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "letter.sqlite"
    file.write_text("Dear Mara,\n" * 500)
    with pytest.raises(BadStore, match="cannot be used"):
        Store(f"sqlite:///{file}")
    assert file.read_text() == "Dear Mara,\n" * 500
