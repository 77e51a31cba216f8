"""The record of a game as readable text; :mod:`paradice.core.match` plays it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from paradice.core.game import BadSetup, Game
from paradice.core.names import clean_name
from paradice.core.position import BadPosition

FIRST_LINE: Final = "paradice record 1"
UNFINISHED: Final = "unfinished"
UNKNOWN: Final = "unknown"
"""As a position: the result of the moves is not known, and not checked."""
NO_TEXT: Final = "line 1: this is no text in UTF-8, so it is no Paradice record"
FROM: Final = re.compile(r"([0-9a-f]{8,64}) after ([0-9]{1,6}) moves, seat ([0-9])")
MOVES_FROM: Final = 9
"""The line of the first move."""
LONGEST: Final = 4_000_000
"""No record has more characters."""


class BadRecord(ValueError):
    """A text that is not a valid record: the line, and what is wrong with it."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line: Final = line
        self.fault: Final = fault


@dataclass(frozen=True)
class Origin:
    """The position of a finished game with which another game begins.

    The finished game is named by the fingerprint of its last position; *seat* is the one that plays
    on: what it could not know was imagined.
    """

    position: str
    moves: int
    seat: int

    def __str__(self) -> str:
        return f"{self.position} after {self.moves} moves, seat {self.seat}"


@dataclass
class Record:
    """Everything needed to replay a game: its seats, the seed, and the moves."""

    game: str
    version: int
    seats: int
    options: Mapping[str, str]
    seed: int
    names: Sequence[str] = ()
    moves: list[tuple[int, str]] = field(default_factory=list)
    outcome: str = UNFINISHED
    position: str = ""
    """The fingerprint of the last position."""
    hints: Sequence[int] = ()
    """The numbers, from 1 on, of moves before which their seat had a hint; absent from the text
    where there are none."""
    start: Mapping[str, Any] | None = None
    """The first position, where it is not the deal: a game that went on by newer rules, or from a
    moment of another."""
    origin: Origin | None = None
    """The moment of another game that was played on from."""

    @property
    def line_of_start(self) -> int:
        """The line of the text that has the first position, where there is one."""
        return MOVES_FROM - 1 + bool(self.hints)

    def line_of(self, move: int) -> int:
        """Return the line of the text that has a move, the first being 0; the outcome is last."""
        more = bool(self.hints) + (self.start is not None) + (self.origin is not None)
        return MOVES_FROM + more + move + (move >= len(self.moves))


def write_record(record: Record) -> str:
    """Return the record as text."""
    lines = [
        FIRST_LINE,
        f"game: {record.game}",
        f"rules: {record.version}",
        f"seats: {record.seats}",
        f"names: {', '.join(clean_name(name) for name in record.names)}".rstrip(),
        f"options: {', '.join(f'{key}={value}' for key, value in sorted(record.options.items()))}",
        f"seed: {record.seed:032x}",
        *([f"hints: {', '.join(map(str, record.hints))}"] if record.hints else []),
    ]
    if record.start is not None:
        lines.append(f"start: {json.dumps(record.start, separators=(',', ':'))}")
    if record.origin is not None:
        lines.append(f"from: {record.origin}")
    lines.append("")
    lines.extend(f"{seat}: {text}" for seat, text in record.moves)
    lines += ["", f"outcome: {record.outcome}", f"position: {record.position}", ""]
    return "\n".join(line.rstrip() for line in lines)


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


def read_record(text: str, find_game: Callable[[str], Game[Any]]) -> Record:
    """Return the record written as *text*, its moves not yet played; BadRecord names the fault."""
    reader = Reader(text)
    if len(text) > LONGEST:
        reader.number = 1
        reader.fail(f"the file has more than {LONGEST} characters: no record is that long")
    if reader.next() != FIRST_LINE:
        reader.fail(f"this is no Paradice record; its first line would be {FIRST_LINE!r}")
    name = reader.value("game")
    try:
        game = find_game(name)
    except ValueError as error:
        reader.fail(str(error))
    version = reader.whole("rules")
    if version != game.version:
        reader.fail(game.played_by(version))
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
    line = reader.next()
    hints_at = reader.number
    if line.startswith("hints:"):
        record.hints = read_hints(reader, line[6:])
        line = reader.next()
    if line.startswith("start:"):
        record.start = read_start(reader, game, line[6:])
        line = reader.next()
    if record.start is not None and line.startswith("from:"):
        record.origin = read_origin(reader, line[5:].strip(), seats)
        line = reader.next()
    if line:
        reader.fail("expected an empty line before the moves")
    while line := reader.next():
        seat, colon, move_text = line.partition(": ")
        if not colon or not is_number(seat) or len(seat) > 2:
            reader.fail(f"expected a seat and a move, such as '0: take 3', found {line[:60]!r}")
        record.moves.append((int(seat), move_text))
    if record.hints and record.hints[-1] > len(record.moves):
        reader.number = hints_at
        reader.fail(f"there is no move {record.hints[-1]} for which there could be a hint")
    record.outcome = reader.value("outcome")
    record.position = reader.value("position")
    if any(line.strip() for line in reader.lines[reader.number :]):
        reader.number += 1
        reader.fail("nothing is expected after the position")
    return record


def read_hints(reader: Reader, text: str) -> list[int]:
    """Return the numbers of the moves that were made with a hint."""
    parts = [part.strip() for part in text.split(",")]
    if not all(is_number(part) for part in parts):
        reader.fail(f"hints must be the numbers of moves, not {text.strip()[:60]!r}")
    numbers = [int(part) for part in parts]
    if numbers[0] < 1 or numbers != sorted(set(numbers)):
        reader.fail("hints must be numbers of moves in their order, from 1 on")
    return numbers


def read_start(reader: Reader, game: Game[Any], text: str) -> Mapping[str, Any]:
    """Return the position from which a record begins."""
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or game.write(game.read(data)) != data:
            raise BadPosition("it is written in another way")
    except (ValueError, RecursionError) as error:
        reader.fail(f"the game does not begin with a position of {game.id}: {error}")
    return data


def read_origin(reader: Reader, text: str, seats: int) -> Origin:
    """Return the moment of another game from which a record begins."""
    found = FROM.fullmatch(text)
    if found is None or int(found[3]) >= seats:
        reader.fail(f"expected the game that was played on from, found {text[:60]!r}")
    return Origin(found[1], int(found[2]), int(found[3]))


def is_number(text: str) -> bool:
    """Return whether a text is a whole number in plain digits, and not too long to convert."""
    return text.isascii() and text.isdigit() and len(text) < 40
