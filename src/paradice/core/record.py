"""A whole game as text that anybody can read, replay and check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from paradice.core.events import Event
from paradice.core.game import BadSetup, Game
from paradice.core.moves import Move
from paradice.core.names import clean_name
from paradice.core.position import fingerprint
from paradice.core.table import Table

FIRST_LINE: Final = "paradice record 1"
UNFINISHED: Final = "unfinished"
NO_TEXT: Final = "line 1: this is no text in UTF-8, so it is no Paradice record"
LONGEST: Final = 4_000_000
"""No record has more characters."""


class BadRecord(ValueError):
    """A text that is no record of the game: the line, and what is wrong with it."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line: Final = line
        self.fault: Final = fault


@dataclass
class Record:
    """Everything that is needed to play a game again: who sat down, the seed, and the moves."""

    game: str
    version: int
    seats: int
    options: Mapping[str, str]
    seed: int
    names: Sequence[str] = ()
    moves: list[tuple[int, str]] = field(default_factory=list)


def write_record(game: Game[Any], record: Record) -> str:
    """Return the record as text, with the outcome and the fingerprint of its last position."""
    table = replay(game, record)
    lines = [
        FIRST_LINE,
        f"game: {record.game}",
        f"rules: {record.version}",
        f"seats: {record.seats}",
        f"names: {', '.join(clean_name(name) for name in record.names)}".rstrip(),
        f"options: {', '.join(f'{key}={value}' for key, value in sorted(record.options.items()))}",
        f"seed: {record.seed:032x}",
        "",
    ]
    lines.extend(f"{seat}: {text}" for seat, text in record.moves)
    outcome = table.outcome()
    lines += [
        "",
        f"outcome: {outcome!r}" if outcome else f"outcome: {UNFINISHED}",
        f"position: {fingerprint(game.write(table))}",
        "",
    ]
    return "\n".join(line.rstrip() for line in lines)


def replay(
    game: Game[Any], record: Record, upto: int | None = None, events: list[Event] | None = None
) -> Table:
    """Return the table after *upto* moves (all of them by default); BadRecord at an illegal one."""
    table: Table = game.start(record.seats, record.options, record.seed)
    table.events = events
    for number, (seat, text) in enumerate(record.moves[:upto]):
        move = find_move(game, table, seat, text, number)
        table.play(seat, move)
    return table


def find_move(game: Game[Any], table: Table, seat: int, text: str, number: int) -> Move:
    try:
        move = game.catalogue.find(text)
    except KeyError:
        raise BadRecord(number, f"move {number + 1}: the game has no move {text!r}") from None
    rule = table.why_not(seat, move)
    if rule is not None:
        fault = f"move {number + 1}: seat {seat} may not play {text!r} here ({rule.key})"
        raise BadRecord(number, fault)
    return move


class Reader:
    """The lines of a record, one after another."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.split("\n")
        self.number = 0

    def fail(self, fault: str) -> NoReturn:
        raise BadRecord(self.number, fault)

    def next(self) -> str:
        if self.number >= len(self.lines):
            self.number += 1
            self.fail("the file ends here; a record ends with its outcome and position")
        self.number += 1
        return self.lines[self.number - 1].rstrip("\r")

    def value(self, key: str) -> str:
        line = self.next()
        if not line.startswith(f"{key}:"):
            self.fail(f"expected {key + ': …'!r}, found {line[:60]!r}")
        return line[len(key) + 1 :].strip()

    def whole(self, key: str, base: int = 10) -> int:
        text = self.value(key)
        try:
            number = int(text, base)
        except ValueError:
            self.fail(f"{key} must be a whole number, not {text[:60]!r}")
        if number < 0 or number >= 1 << 128:
            self.fail(f"{key} is out of range: {text[:60]!r}")
        return number


def read_record(text: str, find_game: Any) -> Record:
    """Return the record written as *text*, checked to its last line; BadRecord tells the fault."""
    reader = Reader(text)
    if len(text) > LONGEST:
        reader.number = 1
        reader.fail(f"the file has more than {LONGEST} characters: no record is that long")
    if reader.next() != FIRST_LINE:
        reader.fail(f"this is no Paradice record; its first line would be {FIRST_LINE!r}")
    name = reader.value("game")
    try:
        game: Game[Any] = find_game(name)
    except ValueError as error:
        reader.fail(str(error))
    version = reader.whole("rules")
    if version != game.version:
        reader.fail(f"played by rules {version} of {name}; this house plays rules {game.version}")
    seats = reader.whole("seats")
    names = [clean for part in reader.value("names").split(",") if (clean := clean_name(part))]
    options: dict[str, str] = {}
    for part in filter(None, reader.value("options").split(",")):
        key, _, choice = part.strip().partition("=")
        options[key] = choice
    try:
        options = game.complete(seats, options)
    except BadSetup as error:
        reader.fail(str(error))
    record = Record(name, version, seats, options, reader.whole("seed", 16), names)
    if reader.next():
        reader.fail("expected an empty line before the moves")
    read_moves(reader, game, record)
    return record


def is_number(text: str) -> bool:
    """Say if what somebody typed is a whole number, in plain digits and of a size to be read."""
    return text.isascii() and text.isdigit() and len(text) < 40


def read_moves(reader: Reader, game: Game[Any], record: Record) -> None:
    """Read the moves, playing each, and compare the outcome and the position they lead to."""
    table: Table = game.start(record.seats, record.options, record.seed)
    while line := reader.next():
        seat, colon, move_text = line.partition(": ")
        if not colon or not is_number(seat) or len(seat) > 2:
            reader.fail(f"expected a seat and a move, such as '0: take 3', found {line[:60]!r}")
        try:
            move = find_move(game, table, int(seat), move_text, len(record.moves))
        except BadRecord as error:
            reader.fail(error.fault)
        table.play(int(seat), move)
        record.moves.append((int(seat), move_text))
    outcome = table.outcome()
    told = reader.value("outcome")
    reached = repr(outcome) if outcome else UNFINISHED
    if told != reached:
        reader.fail(f"the outcome is said to be {told[:80]!r}, but the moves lead to {reached!r}")
    place = reader.value("position")
    if place != fingerprint(game.write(table)):
        reader.fail("the moves do not lead to the position that was recorded: a line was changed")
    if any(line.strip() for line in reader.lines[reader.number :]):
        reader.number += 1
        reader.fail("nothing is expected after the position")
