"""Commands that look after the tables of a store."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import click

from paradice.core.match import Match, read_match
from paradice.core.outline import outline_of
from paradice.core.record import NO_TEXT, BadRecord
from paradice.games import find_game, game_names
from paradice.i18n.words import LANGUAGES
from paradice.server.backup import back_up, copy_store
from paradice.server.backup import restore as restore_from
from paradice.server.consent import write_origin
from paradice.server.doctor import doctor, show_settings
from paradice.server.identity import new_id
from paradice.server.lobby import named_apart
from paradice.server.lock import StoreInUse, StoreLock
from paradice.server.options import STORE, open_store, store_url
from paradice.server.positions import keep_positions, positions_of
from paradice.server.rows import START
from paradice.server.run import serve
from paradice.server.schema import BadStore
from paradice.server.store import (
    GATHERING,
    OVER,
    PLAYING,
    MoveRow,
    PositionRow,
    SeatRow,
    Store,
    StoreFault,
    TableRow,
)
from paradice.server.upgrade import (
    STOPS,
    Verdict,
    begin,
    origin_of,
    position_of,
    record_by,
    upgrade,
)
from paradice.web.journey import journey_file


@click.group()
def tables() -> None:
    """List, export, import, copy and delete the tables of a store."""


@tables.command("list")
@click.option("--state", type=click.Choice([GATHERING, PLAYING, OVER]), help="Only such tables.")
@click.option("--game", default="", help="Only tables of this game.")
@STORE
def list_tables(state: str | None, game: str, store: str) -> None:
    """List every table in a line: id, game, state, lines, when something happened last, players."""
    kept = open_store(store)
    known = kept.activity()
    for row in kept.all_tables():
        if (state and row.state != state) or (game and row.game != game):
            continue
        names = ", ".join(seat.name or "–" for seat in row.seats)
        count, last = known.get(row.id, (0, row.created))
        day = datetime.fromtimestamp(last, UTC).strftime("%Y-%m-%d %H:%M")
        click.echo(f"{row.id}  {row.game:9} {row.state:10} {count:4}  {day}  {names}")
    kept.close()


SPANS: Final = {"h": 3600, "d": 86_400, "w": 7 * 86_400, "y": 365 * 86_400}


def read_span(_ctx: click.Context, _param: click.Parameter, told: str) -> float:
    """Return the seconds of a time such as 90d, 12h, 4w or 1y."""
    number, unit = told[:-1], told[-1:]
    if not number.isdecimal() or not number.isascii() or unit not in SPANS:
        raise click.BadParameter(f"{told!r} is no time; write it like 90d, 12h, 4w or 1y")
    return float(int(number[:9]) * SPANS[unit])


@tables.command("prune")
@click.option("--older", callback=read_span, required=True, metavar="90d", help="Quiet so long.")
@click.option("--running", is_flag=True, help="Also games that are not over.")
@click.option("--dry-run", is_flag=True, help="Only tell which.")
@STORE
def prune_tables(older: float, running: bool, dry_run: bool, store: str) -> None:
    """Delete tables where nothing has happened for a while: those that are over or never began.

    Running games are left alone unless --running asks for them. A server may run meanwhile.
    """
    kept = open_store(store)
    known, limit = kept.activity(), time.time() - older
    gone = 0
    for row in kept.all_tables():
        last = max(row.created, known.get(row.id, (0, 0.0))[1])
        if last < limit and (running or row.state != PLAYING):
            gone += 1
            if dry_run:
                click.echo(f"{row.id}  {row.game:9} {row.state}")
            else:
                kept.delete_table(row.id)
    kept.close()
    click.echo(f"{gone} tables {'would be' if dry_run else 'are'} deleted")


@tables.command("copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@click.option("--replace", is_flag=True, help="Take away what TO holds now.")
def copy_tables(source: str, target: str, replace: bool) -> None:
    """Copy a whole store to another: SQLite to PostgreSQL, or back.

    FROM and TO are addresses like those of --store. Tables, owners, seats, moves, chat and ways
    back to a seat come along, and browsers stay known. What is written to FROM meanwhile does not:
    stop its server first, and start it with the new --store.
    """
    if store_url(source) == store_url(target):
        raise click.ClickException("FROM and TO are the same store")
    lock = lock_store(target, "TO")
    old, new = open_store(source), open_store(target)
    try:
        count = copy_store(old, new, replace, show_progress)
    except (BadStore, StoreFault) as error:
        raise click.ClickException(str(error)) from None
    finally:
        old.close()
        new.close()
        lock.close()
    click.echo(f"{count} tables are copied")


def lock_store(store: str, name: str) -> StoreLock:
    """Take a store that no server may use meanwhile."""
    try:
        return StoreLock(store_url(store))
    except StoreInUse:
        raise click.ClickException(f"a server uses {name}; stop it first") from None
    except OSError as error:
        raise click.ClickException(f"the database cannot be used: {error.strerror}") from None


def must_find(kept: Store, table_id: str) -> TableRow:
    row = kept.find_table(table_id)
    if row is None:
        raise click.ClickException(f"there is no table {table_id!r}; see: paradice tables list")
    return row


def match_of(kept: Store, row: TableRow) -> Match:
    """Return the game at a stored table, played again by the present rules."""
    start = position_of(positions_of(kept, row.id), row.version, START)
    lines = kept.moves_of(row.id, -1 if start is None else start.seq - 1)
    data = None if start is None else json.loads(start.data)
    origin = None if start is None else origin_of(row.asks, start)
    match = begin(find_game(row.game), row, data, origin)
    for _ in match.replay(outline_of([(line.seat, line.text) for line in lines])):
        pass
    return match


@tables.command("export")
@click.argument("table_id")
@click.option("--rules", type=int, help="What was played by these rules, before an update.")
@STORE
def export_table(table_id: str, rules: int | None, store: str) -> None:
    """Write the record of a table to standard output.

    A game that was carried over to newer rules has a record for each of them: that of the present
    rules begins with the position it went on from, and --rules writes the earlier ones. A table of
    rules that are not played here any more has the record of its own rules.
    """
    kept = open_store(store)
    row = must_find(kept, table_id)
    version = rules or row.version
    positions = positions_of(kept, row.id)
    by = {row.version, *(position.version for position in positions)}
    if version not in by:
        raise click.ClickException(f"--rules {version}: choose {', '.join(map(str, sorted(by)))}")
    if row.game in game_names() and version == row.version == find_game(row.game).version:
        click.echo(match_of(kept, row).record(), nl=False)
    else:
        click.echo(record_by(row, version, kept.moves_of(row.id), positions), nl=False)
    kept.close()


@tables.command("upgrade")
@click.option("--dry-run", is_flag=True, help="Only tell what would become of each.")
@STORE
def upgrade_tables(dry_run: bool, store: str) -> None:
    """Lead tables that were begun by older rules to the present ones.

    Each table is played again. Where that leads to the same position it goes on; where it does not
    it goes on from its last position; what is neither stops, and can still be read and exported.
    Without this command the server does the same for each table when somebody comes to it.
    """
    lock = None if dry_run else lock_store(store, "this store")
    kept = open_store(store)
    counts: Counter[str] = Counter()
    for row in kept.all_tables():
        if row.game not in game_names():
            verdict = Verdict(STOPS, f"the game {row.game} is not installed")
            counts[verdict.kind] += 1
            click.echo(f"{row.id}  {row.game:9} {row.state:10} {verdict.kind}: {verdict.why}")
            continue
        game = find_game(row.game)
        if row.version == game.version:
            counts["is of the present rules"] += 1
            continue
        verdict = upgrade(kept, game, row, dry_run)
        counts[verdict.kind] += 1
        by = f"rules {row.version} to {game.version}"
        click.echo(f"{row.id}  {row.game:9} {row.state:10} {by}  {verdict.kind}: {verdict.why}")
    kept.close()
    if lock is not None:
        lock.close()
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    click.echo(f"tables: {told or 'none'}{' (nothing was changed)' if dry_run else ''}")


@tables.command("import")
@click.argument("file", type=click.File("r", encoding="utf-8"))
@STORE
def import_table(file: Any, store: str) -> None:
    """Read a record into a store as a table that can be watched; prints its id."""
    kept = open_store(store)
    try:
        match = read_match(file.read(), find_game)
    except UnicodeDecodeError:
        raise click.ClickException(f"{file.name}: {NO_TEXT}") from None
    except BadRecord as error:
        raise click.ClickException(f"{file.name}: {error}") from None
    table = new_id()
    names = [*match.names, *[""] * match.seats][: match.seats]
    state = OVER if match.table.outcome() is not None else PLAYING
    seats = tuple(
        named_apart(
            [SeatRow(seat, "person", name or f"{seat + 1}") for seat, name in enumerate(names)]
        )
    )
    now = time.time()
    row = TableRow(
        table, match.game.id, match.game.version, dict(match.options), match.seed, state, "",
        new_id(), 0, seats, created=now, asks=write_origin(match.origin),
    )  # fmt: skip
    with kept.together(write=True):
        kept.add_table(row)
        if match.start is not None:
            data = json.dumps(match.start, separators=(",", ":"))
            keep_positions(kept, [PositionRow(table, row.version, START, 0, data)])
        kept.append(
            [
                MoveRow(table, seq, played.seat, played.move.text, "", now)
                for seq, played in enumerate(match.history)
            ]
        )
    kept.close()
    click.echo(table)


@tables.command("delete")
@click.argument("table_id")
@STORE
def delete_table(table_id: str, store: str) -> None:
    """Delete a table and all that was played and said at it."""
    kept = open_store(store)
    must_find(kept, table_id)
    kept.delete_table(table_id)
    kept.close()
    click.echo(f"deleted {table_id}")


def show_progress(done: int, whole: int) -> None:
    """Say how far a copy has come, where somebody looks at a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{done * 100 // max(1, whole):3} %", nl=done == whole, err=True)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@STORE
def backup(file: Path, store: str) -> None:
    """Write all tables, seats, moves and chat into FILE, also while the server runs.

    FILE is an SQLite database, whichever kind the store is; bring it back with `paradice restore`.
    """
    kept = open_store(store)
    try:
        count = back_up(kept, file, show_progress)
    except (BadStore, OSError) as error:
        raise click.ClickException(str(error)) from None
    finally:
        kept.close()
    click.echo(f"{count} tables are kept in {file}")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="Take away what the store holds now.")
@STORE
def restore(file: Path, replace: bool, store: str) -> None:
    """Bring the tables of a backup FILE back into a store that no server uses."""
    lock = lock_store(store, "this store")
    kept = open_store(store)
    try:
        count = restore_from(file, kept, replace, show_progress)
    except (BadStore, OSError) as error:
        raise click.ClickException(str(error)) from None
    finally:
        kept.close()
        lock.close()
    click.echo(f"{count} tables are back")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--html", "out", type=click.Path(path_type=Path), required=True, help="Write here.")
@click.option("--seat", type=int, default=0, help="Whose journey; the first seat's by default.")
@click.option("--lang", type=click.Choice(LANGUAGES), default=LANGUAGES[0], help="Its language.")
def diary(file: Path, out: Path, seat: int, lang: str) -> None:
    """Draw a journey from the record FILE of a game of Trekking, to keep or to print."""
    try:
        match = read_match(file.read_text("utf-8"), find_game)
        if not 0 <= seat < match.seats:
            raise click.ClickException(f"--seat {seat}: choose 0 to {match.seats - 1}")
        drawn = journey_file(match, seat, lang)
        if drawn is None:
            raise click.ClickException(f"{file}: {match.game.id} has no journeys")
        out.write_text(drawn, "utf-8")
    except OSError as error:
        raise click.ClickException(f"{error.filename}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise click.ClickException(f"{file}: {NO_TEXT}") from None
    except BadRecord as error:
        raise click.ClickException(f"{file}: {error}") from None
    click.echo(f"{out}")


COMMANDS: Final = [serve, tables, backup, restore, doctor, show_settings, diary]
