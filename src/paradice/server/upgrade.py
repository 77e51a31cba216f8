"""Upgrading tables of older rules: which are continued, carried over or stopped, and why.

A table is a first position and moves. After an update the moves are replayed by the new rules. If
they lead to the same position, the game goes on as if nothing had happened. If not, it goes on from
the last stored position, migrated by the game's own functions
(:attr:`paradice.core.game.Game.migrations`). If neither is possible the table stays as it is, to be
read and exported.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from paradice.core.game import Game
from paradice.core.match import Illegal, Match, NoSuchMove
from paradice.core.outline import REDO, UNDO, Outline, outline_of
from paradice.core.position import fingerprint
from paradice.core.record import UNFINISHED, UNKNOWN, Origin, Record, write_record
from paradice.core.table import Outcome
from paradice.server.consent import read_asks
from paradice.server.positions import positions_of, set_version
from paradice.server.rows import GATHERING, LAST, START, MoveRow, PositionRow, TableRow
from paradice.server.store import Store

SAME: Final = "goes on"
CARRIED: Final = "is carried over"
STOPS: Final = "stops"


class Stuck(Exception):
    """A move that cannot be played by the present rules: which one, and why."""


@dataclass(frozen=True)
class Verdict:
    """The result for a table, its reason, and what is stored with it."""

    kind: str
    why: str
    positions: tuple[PositionRow, ...] = ()


def position_of(positions: Sequence[PositionRow], version: int, kind: str) -> PositionRow | None:
    """Return the first or last stored position of a table by these rules."""
    for position in positions:
        if (position.version, position.kind) == (version, kind):
            return position
    return None


def judge(
    game: Game[Any], row: TableRow, lines: Sequence[MoveRow], positions: Sequence[PositionRow]
) -> Verdict:
    """Return the verdict on a table that was begun by older rules."""
    if row.version > game.version:
        return Verdict(STOPS, f"rules {row.version} are of a later Paradice")
    start = position_of(positions, row.version, START)
    last = position_of(positions, row.version, LAST)
    try:
        fresh = None if start is None else read_old(game, start)
        if row.state == GATHERING:
            game.complete(len(row.seats), row.options)
            return Verdict(SAME, "nothing has been dealt")
        first = 0 if start is None else start.seq
        match = replay(game, row, lines[first:], fresh)
        if last is not None:
            then = match
            if last.seq < len(lines):
                then = replay(game, row, lines[first : last.seq], fresh)
            if game.write(then.table) != read_old(game, last):
                raise Stuck("its moves lead elsewhere")
        kept = [] if fresh is None or start is None else [keep(game, row, START, first, fresh)]
        return Verdict(SAME, "all its moves lead to the same position", tuple(kept))
    except Exception as error:
        why = str(error) or type(error).__name__
    if last is None:
        return Verdict(STOPS, f"{why}, and no position was kept")
    return carry(game, row, lines, last, why)


def carry(
    game: Game[Any], row: TableRow, lines: Sequence[MoveRow], last: PositionRow, why: str
) -> Verdict:
    """Continue from the last stored position, with the moves after it as far as they are legal."""
    try:
        match = begin(game, row, read_old(game, last))
        table = match.table
        if table.outcome() is None and not all(table.moves(seat) for seat in table.deciders()):
            raise Stuck("somebody would have nothing to play")
        later = stand_after(lines[last.seq :])
        played = play_on(match, later)
        position = game.write(match.table)
        game.view(game.read(position), -1)
    except Exception as error:
        fault = str(error) or type(error).__name__
        return Verdict(STOPS, f"{why}, and its last position is not one of these rules: {fault}")
    lost = len(later) - played
    told = f"{why}; it goes on from its last position"
    if lost:
        told += f", without the latest {lost} move{'s' if lost > 1 else ''}"
    return Verdict(CARRIED, told, (keep(game, row, START, len(lines), position),))


def read_old(game: Game[Any], position: PositionRow) -> dict[str, Any]:
    """Return a stored position, migrated to the present rules."""
    data: dict[str, Any] = json.loads(position.data)
    return game.migrate(data, position.version)


def keep(
    game: Game[Any], row: TableRow, kind: str, seq: int, data: Mapping[str, Any]
) -> PositionRow:
    text = json.dumps(data, separators=(",", ":"))
    return PositionRow(row.id, game.version, kind, seq, text)


def origin_of(asks: str, start: PositionRow) -> Origin | None:
    """Return the origin of a table that began from a finished game, unless it was carried over."""
    told = read_asks(asks).origin if start.seq == 0 else None
    return None if told is None else Origin(*told)


def begin(
    game: Game[Any],
    row: TableRow,
    position: Mapping[str, Any] | None,
    origin: Origin | None = None,
) -> Match:
    """Deal a table again, or set up its first position."""
    return Match(
        game, len(row.seats), row.options, row.seed, row.names(), start=position, origin=origin
    )


def replay(
    game: Game[Any],
    row: TableRow,
    lines: Sequence[MoveRow],
    position: Mapping[str, Any] | None,
) -> Match:
    """Play the history of *lines*, checking each move; Stuck at one that cannot be played."""
    match = begin(game, row, position)
    moves = outline_of([(line.seat, line.text) for line in lines]).moves
    for number, (seat, text) in enumerate(moves, 1):
        try:
            move = match.find(text)
            match.check(seat, move)
        except NoSuchMove:
            raise Stuck(f"move {number}, {text!r}, is none of these rules") from None
        except Illegal as error:
            raise Stuck(f"move {number}, {text!r}, is refused ({error})") from None
        match.put(seat, move)
    return match


def stand_after(lines: Sequence[MoveRow]) -> list[tuple[int, str]]:
    """Return the history of lines after a position, up to an undo of what was before it."""
    outline = Outline()
    for line in lines:
        verb, _, count = line.text.partition(" ")
        if verb == UNDO and int(count) > len(outline.moves):
            break
        if verb == REDO and not outline.undone:
            break
        outline.read(line.seat, line.text)
    return outline.moves


def play_on(match: Match, moves: Sequence[tuple[int, str]]) -> int:
    """Play moves as far as they are legal; return how many."""
    for number, (seat, text) in enumerate(moves):
        try:
            move = match.find(text)
            match.check(seat, move)
        except ValueError:
            return number
        match.put(seat, move)
    return len(moves)


def record_by(
    row: TableRow, version: int, lines: Sequence[MoveRow], positions: Sequence[PositionRow]
) -> str:
    """Return the record of what was played at a table by some version of the rules, without replay.

    It ends with the last stored position; if there is none, its result is not known.
    """
    start = position_of(positions, version, START)
    last = position_of(positions, version, LAST)
    first = 0 if start is None else start.seq
    until = len(lines) if last is None else last.seq
    data: dict[str, Any] = {} if last is None else json.loads(last.data)
    moves = outline_of([(line.seat, line.text) for line in lines[first:until]]).moves
    return write_record(
        Record(
            row.game,
            version,
            len(row.seats),
            row.options,
            row.seed,
            row.names(),
            moves,
            repr(Outcome(*data["result"])) if "result" in data else UNFINISHED,
            fingerprint(data) if data else UNKNOWN,
            start=None if start is None else json.loads(start.data),
            origin=None if start is None else origin_of(row.asks, start),
        )
    )


def upgrade(store: Store, game: Game[Any], row: TableRow, dry_run: bool = False) -> Verdict:
    """Judge a table and, unless it is a dry run, store the verdict."""
    lines = store.moves_of(row.id)
    verdict = judge(game, row, lines, positions_of(store, row.id))
    if verdict.kind != STOPS and not dry_run:
        set_version(
            store, row.id, row.version, game.version, verdict.positions, verdict.kind == CARRIED
        )
    return verdict
