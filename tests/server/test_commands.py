"""paradice tables: list, export, import, delete; a bad store is one sentence."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from paradice.server.commands import tables
from paradice.server.identity import Seal, hashed
from paradice.server.schema import passes
from paradice.server.store import Store, TableRow
from tests.server.shared import open_lobby, people, random_game, run
from tests.write_golden import record_file


def a_finished_table(tmp_path: Path) -> tuple[str, str]:
    async def play() -> str:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", people(2), {}, hashed("s0"), 0, 7)
            await random_game(room, 3, 6)
            seat = room.match.history[-1].seat
            if room.undoing.undo_of(seat)[0] == "free":
                await room.undoing.undo(seat, room.seq)
            await random_game(room, 4)
            return room.row.id

    return run(play()), f"sqlite:///{tmp_path / 'lobby.sqlite'}"


def test_a_table_is_exported_and_imported_as_a_record(tmp_path: Path) -> None:
    table, store = a_finished_table(tmp_path)
    told = CliRunner().invoke(tables, ["export", table, "--store", store])
    assert told.exit_code == 0
    file = tmp_path / "record.txt"
    file.write_text(told.output)
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    read = CliRunner().invoke(tables, ["import", str(file), "--store", other])
    assert read.exit_code == 0
    again = CliRunner().invoke(tables, ["export", read.output.strip(), "--store", other])
    assert again.output == told.output


def test_an_import_that_is_cut_short_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    def fail(*_: object) -> None:
        raise OSError("the machine ends here")

    record = record_file("trekking", "one-winner")
    with monkeypatch.context() as ending:
        ending.setattr(Store, "append", fail)
        told = CliRunner().invoke(tables, ["import", str(record), "--store", url])
    assert isinstance(told.exception, OSError)
    kept = Store(url)
    assert kept.all_tables() == []
    kept.close()


def test_a_record_that_is_none_is_not_imported(tmp_path: Path) -> None:
    lines = record_file("trekking", "one-winner").read_text("utf-8").split("\n")
    lines[lines.index("") + 1] = "²: take 0"
    file = tmp_path / "record.txt"
    file.write_text("\n".join(lines), "utf-8")
    store = f"sqlite:///{tmp_path / 'store.sqlite'}"
    read = CliRunner().invoke(tables, ["import", str(file), "--store", store])
    assert read.exit_code == 1
    assert "expected a seat and a move" in read.output
    assert len(read.output.strip().splitlines()) == 1
    assert CliRunner().invoke(tables, ["list", "--store", store]).output.strip() == ""


def test_tables_are_listed_and_deleted(tmp_path: Path) -> None:
    table, store = a_finished_table(tmp_path)
    assert table in CliRunner().invoke(tables, ["list", "--store", store]).output
    assert CliRunner().invoke(tables, ["delete", table, "--store", store]).exit_code == 0
    assert table not in CliRunner().invoke(tables, ["list", "--store", store]).output
    gone = CliRunner().invoke(tables, ["delete", table, "--store", store])
    assert gone.exit_code == 1
    assert "there is no table" in gone.output


def test_a_store_that_does_not_open_is_one_sentence(tmp_path: Path) -> None:
    bad = CliRunner().invoke(tables, ["list", "--store", f"sqlite:///{tmp_path}/no/such/x"])
    assert bad.exit_code == 1
    assert bad.output.startswith("Error: the database cannot be used")
    assert len(bad.output.strip().splitlines()) == 1


def test_what_is_no_text_is_refused_in_a_sentence_and_names_are_cleaned(tmp_path: Path) -> None:
    table, store = a_finished_table(tmp_path)
    record = CliRunner().invoke(tables, ["export", table, "--store", store]).output
    file = tmp_path / "record.txt"
    file.write_bytes(b"paradice record 1\n\xff\xfe")
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    read = CliRunner().invoke(tables, ["import", str(file), "--store", other])
    assert read.exit_code == 1
    assert "no text in UTF-8" in read.output
    names = next(line for line in record.splitlines() if line.startswith("names:"))
    count = names.count(",") + 1
    wild = ", ".join(["M" + "\u0301" * 50 + "ara" + "a" * 100_000] * count)
    file.write_text(record.replace(names, f"names: {wild}"))
    read = CliRunner().invoke(tables, ["import", str(file), "--store", other])
    assert read.exit_code == 0
    kept = Store(other)
    found = kept.all_tables()[0]
    kept.close()
    assert all(len(seat.name) <= 24 and seat.name.count("\u0301") <= 2 for seat in found.seats)
    assert len({seat.name for seat in found.seats}) == count


def a_store_with_everything(tmp_path: Path) -> tuple[str, str]:
    table, url = a_finished_table(tmp_path)
    kept = Store(url)
    kept.add_chat(table, 1, "Bien joué", "c1", 5.0)
    with kept.together(write=True):
        row = {"id": "p", "sealed": "s", "person": hashed("s0"), "until": 0.0}
        kept.link.execute(passes.insert(), [row])
    kept.close()
    return table, url


def everything(url: str, table: str) -> tuple[object, ...]:
    kept = Store(url)
    with kept.together():
        ways = [tuple(row) for row in kept.link.execute(passes.select())]
    found = kept.find_table(table), kept.moves_of(table), kept.chats_of(table), ways, kept.key
    kept.close()
    return found


def test_a_store_is_copied_from_sqlite_to_postgresql_and_back(
    tmp_path: Path, postgres: str
) -> None:
    """Owners, seats, moves, chat, ways back, and the key by which browsers are known."""
    table, first = a_store_with_everything(tmp_path)
    second = f"sqlite:///{tmp_path / 'second.sqlite'}"
    for old, new in ((first, postgres), (postgres, second)):
        told = CliRunner().invoke(tables, ["copy", old, new])
        assert (told.exit_code, told.output) == (0, "1 tables are copied\n")
    whole = everything(first, table)
    assert everything(postgres, table) == whole
    assert everything(second, table) == whole
    assert isinstance(whole[0], TableRow)
    assert [seat.person for seat in whole[0].seats] == [hashed("s0"), hashed("s1")]
    kept = Store(first)
    secret = Seal(kept.key).new_secret()
    kept.close()
    kept = Store(second)
    assert Seal(kept.key).is_ours(secret)
    kept.close()


def test_a_store_that_holds_tables_is_not_copied_over(tmp_path: Path) -> None:
    table, first = a_store_with_everything(tmp_path)
    folder = tmp_path / "other"
    folder.mkdir()
    _, second = a_store_with_everything(folder)
    told = CliRunner().invoke(tables, ["copy", first, second])
    assert told.exit_code == 1
    assert "--replace takes them away first" in told.output
    assert CliRunner().invoke(tables, ["copy", first, first]).exit_code == 1
    assert CliRunner().invoke(tables, ["copy", first, second, "--replace"]).exit_code == 0
    assert everything(first, table) == everything(second, table)


def test_old_tables_are_pruned_and_running_ones_are_left(tmp_path: Path) -> None:
    """Over since 91 days, gathering since 91 days, running since 91 days, and one of today."""
    table, url = a_finished_table(tmp_path)
    kept = Store(url)
    row = kept.find_table(table)
    assert row is not None
    then = time.time() - 91 * 86_400

    def add(name: str, state: str, created: float) -> str:
        known = f"{name}{'0' * (22 - len(name))}"
        new = TableRow(
            known, row.game, row.version, row.options, 1, state, "", known, 0, row.seats,
            created=created,
        )  # fmt: skip
        kept.add_table(new)
        return known

    gathering = add("gathering", "gathering", then)
    running, over = add("running", "playing", then), add("over", "over", then)
    kept.close()

    def prune(*options: str) -> str:
        told = CliRunner().invoke(tables, ["prune", "--store", url, *options])
        assert told.exit_code == 0, told.output
        return told.output

    def left() -> set[str]:
        lines = CliRunner().invoke(tables, ["list", "--store", url]).output.splitlines()
        return {line.split()[0] for line in lines}

    assert "0 tables are deleted" in prune("--older", "100d")
    assert over in prune("--older", "90d", "--dry-run")
    assert left() == {table, gathering, running, over}
    assert "2 tables are deleted" in prune("--older", "90d")
    assert left() == {table, running}
    assert "1 tables are deleted" in prune("--older", "13w", "--running")
    assert left() == {table}
    bad = CliRunner().invoke(tables, ["prune", "--older", "ninety", "--store", url])
    assert bad.exit_code == 2
    assert "write it like 90d" in bad.output


def test_tables_are_listed_by_state_and_game(tmp_path: Path) -> None:
    table, url = a_finished_table(tmp_path)

    def ask(*options: str) -> str:
        return CliRunner().invoke(tables, ["list", "--store", url, *options]).output

    assert table in ask("--state", "over")
    assert ask("--state", "playing") == ask("--game", "riff") == ""
