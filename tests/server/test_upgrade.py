"""An update of the rules breaks no game: it goes on, is carried over, or can still be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from starlette.testclient import TestClient

from paradice.cli import main
from paradice.core.match import read_match
from paradice.core.record import BadRecord, read_record
from paradice.games import find_game
from paradice.server.app import make_app
from paradice.server.identity import hashed
from paradice.server.positions import positions_of
from paradice.server.rows import LAST, START, PositionRow
from paradice.server.schema import moves, positions, tables
from paradice.server.store import MoveRow, SeatRow, Store, TableRow
from paradice.server.upgrade import CARRIED, SAME, STOPS, judge, position_of
from tests.server.shared import open_lobby, random_game, run

GAME = find_game("trekking")
OLD = GAME.version - 1
SECRETS = ["a" * 43, "b" * 43]
Change = Callable[[Store, str], None]


def age(tmp_path: Path, moves_played: int, change: Change | None = None) -> str:
    """Play a game, stop the server, and make its store one of the rules before; return its id."""

    async def play() -> str:
        with open_lobby(tmp_path) as lobby:
            seats = [SeatRow(at, "person", f"P{at}", hashed(SECRETS[at])) for at in range(2)]
            room = await lobby.set_table("trekking", seats, {}, hashed(SECRETS[0]), 0, 5)
            await random_game(room, 3, moves_played)
            await lobby.close()
            return room.row.id

    table = run(play())
    store = open_store(tmp_path)
    with store.together(write=True):
        store.link.execute(sa.update(tables).values(version=OLD))
        store.link.execute(sa.update(positions).values(version=OLD))
    if change is not None:
        change(store, table)
    store.close()
    return table


def open_store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'lobby.sqlite'}")


def other_score(store: Store, table: str) -> None:
    """As if the rules had given more points than the present ones do."""
    with store.together(write=True):
        data = json.loads(positions_of(store, table)[0].data)
        data["score"][0] += 3
        store.link.execute(sa.update(positions).values(data=json.dumps(data)))


def unknown_move(store: Store, table: str) -> None:
    """As if the rules had had another move."""
    with store.together(write=True):
        store.link.execute(sa.update(moves).where(moves.c.seq == 4).values(text="fly 3"))


def without_positions(store: Store, table: str) -> None:
    unknown_move(store, table)
    with store.together(write=True):
        store.link.execute(sa.delete(positions))


def row_of(tmp_path: Path, table: str) -> TableRow:
    store = open_store(tmp_path)
    row = store.find_table(table)
    store.close()
    assert row is not None
    return row


def test_the_position_is_kept_when_the_server_stops(tmp_path: Path) -> None:
    table = age(tmp_path, 12)
    store = open_store(tmp_path)
    kept = position_of(positions_of(store, table), OLD, LAST)
    store.close()
    assert kept is not None
    assert kept.seq == 12


def test_a_game_whose_moves_lead_to_the_same_position_goes_on(tmp_path: Path) -> None:
    table = age(tmp_path, 12)

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.find(table)
            assert room is not None
            assert room.match is not None
            assert len(room.match.history) == 12
            assert not any(entry.note for entry in room.match.story)
            await random_game(room, 4, 3)
            assert room.row.version == GAME.version

    run(play())
    assert row_of(tmp_path, table).version == GAME.version


@pytest.mark.parametrize("change", [other_score, unknown_move])
def test_another_game_goes_on_from_its_last_position_and_the_log_says_so(
    tmp_path: Path, change: Change
) -> None:
    table = age(tmp_path, 12, change)
    store = open_store(tmp_path)
    last = json.loads(positions_of(store, table)[0].data)
    store.close()

    async def play(moves_before: int) -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.find(table)
            assert room is not None
            assert room.match is not None
            if moves_before == 12:
                assert GAME.write(room.match.table) == last
            assert room.match.story[0].note == "upgrade"
            told = [room.audience.story.draw(0, -1, language) for language in ("en", "fr")]
            assert "The rules were renewed" in told[0]
            assert "Les règles ont été renouvelées" in unescape(told[1])
            assert room.undoing.undo_of(0)[0] == "never" or moves_before > 12
            assert room.seq == moves_before
            await random_game(room, moves_before, 4)
            before = GAME.write(room.match.table)
            seat = room.match.history[-1].seat
            await room.undoing.undo_now(room.match, seat, 1)
            await room.undoing.redo(seat, room.seq)
            assert GAME.write(room.match.table) == before
            assert read_match(room.match.record(), find_game).record() == room.match.record()
            await lobby.close()

    run(play(12))
    run(play(18))


def test_what_cannot_be_carried_over_is_read_by_those_who_played(tmp_path: Path) -> None:
    table = age(tmp_path, 12, without_positions)
    app = make_app(open_store(tmp_path), workers=1)
    with TestClient(app, base_url="http://house.test") as client:
        for secret in ("", SECRETS[0]):
            if secret:
                client.headers["authorization"] = f"Bearer {secret}"
            page = client.get(f"/t/{table}")
            assert page.status_code == 409
            assert f"rules {OLD}" in page.text
            assert ("<code>" in page.text) == bool(secret)
        assert client.get(f"/t/{table}/record").status_code == 409
        over = open_store(tmp_path)
        over.set_state(table, "over")
        over.close()
        client.headers.pop("authorization")
        assert client.get(f"/t/{table}").text.count("<code>") == 12
        record = client.get(f"/t/{table}/record").text
        assert f"rules: {OLD}" in record
        assert record.count("\n0: ") + record.count("\n1: ") == 12
    command = ["tables", "export", table, "--store", f"sqlite:///{tmp_path / 'lobby.sqlite'}"]
    assert CliRunner().invoke(main, command).output == record


def upgrade_by_command(tmp_path: Path, *more: str) -> str:
    url = f"sqlite:///{tmp_path / 'lobby.sqlite'}"
    done = CliRunner().invoke(main, ["tables", "upgrade", "--store", url, *more])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize(
    ("change", "kind"), [(None, SAME), (other_score, CARRIED), (without_positions, STOPS)]
)
def test_the_host_is_told_beforehand(tmp_path: Path, change: Change | None, kind: str) -> None:
    table = age(tmp_path, 12, change)
    told = upgrade_by_command(tmp_path, "--dry-run")
    assert table in told
    assert kind in told
    assert "nothing was changed" in told
    assert row_of(tmp_path, table).version == OLD
    assert kind in upgrade_by_command(tmp_path)
    assert row_of(tmp_path, table).version == (OLD if kind == STOPS else GAME.version)


def test_each_half_of_a_carried_game_has_its_record(tmp_path: Path) -> None:
    table = age(tmp_path, 12, other_score)
    upgrade_by_command(tmp_path)
    url = f"sqlite:///{tmp_path / 'lobby.sqlite'}"
    command = ["tables", "export", table, "--store", url]
    fresh = CliRunner().invoke(main, command).output
    assert "\nstart: {" in fresh
    match = read_match(fresh, find_game)
    assert match.record() == fresh
    file = tmp_path / "game.txt"
    file.write_text(fresh, "utf-8")
    copied = CliRunner().invoke(main, ["tables", "import", str(file), "--store", url])
    again = CliRunner().invoke(main, ["tables", "export", copied.output.strip(), "--store", url])
    assert again.output == fresh
    older = CliRunner().invoke(main, [*command, "--rules", str(OLD)]).output
    assert f"\nrules: {OLD}\n" in older
    assert older.count("\n0: ") + older.count("\n1: ") == 12
    assert "choose" in CliRunner().invoke(main, [*command, "--rules", "77"]).output


# Rules that are to come


def played(tmp_path: Path, count: int = 12) -> tuple[TableRow, list[MoveRow], list[PositionRow]]:
    table = age(tmp_path, count)
    store = open_store(tmp_path)
    row = store.find_table(table)
    assert row is not None
    lines, kept = store.moves_of(table), positions_of(store, table)
    store.close()
    now = GAME.version
    return replace(row, version=now), lines, [each._replace(version=now) for each in kept]


def test_a_position_is_led_over_several_versions_by_the_steps_of_the_game(tmp_path: Path) -> None:
    row, lines, kept = played(tmp_path)
    data = json.loads(kept[0].data)
    data["points"] = data.pop("score")
    kept = [kept[0]._replace(data=json.dumps(data))]

    def rename(old: dict[str, Any]) -> dict[str, Any]:
        fresh = dict(old)
        fresh["score"] = fresh.pop("points")
        return fresh

    def give(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "crystals": [number + 1 for number in old["crystals"]]}

    now = GAME.version
    later = replace(GAME, version=now + 2, migrations={now: rename, now + 1: give})
    verdict = judge(later, row, lines, kept)
    assert verdict.kind == CARRIED, verdict.why
    (start,) = verdict.positions
    assert (start.kind, start.seq, start.version) == (START, 12, now + 2)
    assert json.loads(start.data)["crystals"] == [number + 1 for number in data["crystals"]]
    without = judge(replace(later, migrations={}), row, lines, kept)
    assert without.kind == STOPS
    assert "not one of these rules" in without.why


def test_moves_after_the_kept_position_are_played_on_as_far_as_they_lead(tmp_path: Path) -> None:
    row, lines, kept = played(tmp_path, 12)
    other = lines[3]._replace(text="fly 3")
    later = replace(GAME, version=GAME.version + 1)
    earlier = judge(later, row, lines[:8], [])
    assert earlier.kind == SAME
    assert judge(later, row, [*lines[:3], other, *lines[4:]], []).kind == STOPS
    lost = [*lines, lines[0]._replace(seq=12, text="fly 4")]
    verdict = judge(later, row, lost, kept)
    assert verdict.kind == CARRIED
    assert verdict.why.endswith("without the latest 1 move")
    assert verdict.positions[0].seq == 13
    assert json.loads(verdict.positions[0].data) == json.loads(kept[0].data)


def test_rules_of_a_later_release_stop(tmp_path: Path) -> None:
    row, lines, kept = played(tmp_path)
    verdict = judge(GAME, replace(row, version=GAME.version + 1), lines, kept)
    assert verdict.kind == STOPS
    assert "later" in verdict.why


# Records of released versions

RELEASED = Path(__file__).resolve().parents[1] / "released"
FILES = sorted(RELEASED.rglob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(RELEASED)) for file in FILES])
def test_a_record_of_a_released_version_replays_or_is_refused_by_name(file: Path) -> None:
    game, version = find_game(file.parts[-3]), int(file.parts[-2])
    text = file.read_text("utf-8")
    if version == game.version:
        assert read_match(text, find_game).record() == text
        return
    with pytest.raises(BadRecord, match=f"Paradice {game.releases[version]} can replay it"):
        read_record(text, find_game)


def test_every_version_of_every_game_has_records_from_its_release_on() -> None:
    for game in map(find_game, ("trekking", "riff", "citadel", "undead")):
        there = {int(folder.name) for folder in (RELEASED / game.id).iterdir()}
        assert there == {game.version, *game.releases}, f"{game.id}: see tests/released/README.md"


def test_rules_that_nobody_plays_any_more_are_refused_with_who_can() -> None:
    later = replace(GAME, version=9, releases={8: "2.3.0"})
    assert later.played_by(8).endswith("Paradice 2.3.0 can replay it")
    assert "later release" in later.played_by(10)
    assert "no release has played rules 2" in later.played_by(2)
