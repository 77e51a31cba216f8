"""paradice tables: list, export, import, delete; a bad store is one sentence."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from paradice.server.commands import tables
from paradice.server.identity import hashed
from paradice.server.store import Store
from tests.server.house import lobby, people, random_game, run
from tests.tell import record_file


def a_finished_table(tmp_path: Path) -> tuple[str, str]:
    async def play() -> str:
        with lobby(tmp_path) as house:
            room = await house.set_table("trekking", people(2), {}, hashed("s0"), 0, 7)
            await random_game(room, 3, 6)
            seat = room.line[-1].seat
            if room.undo_of(seat)[0] == "free":
                await room.undo(seat, room.seq)
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
