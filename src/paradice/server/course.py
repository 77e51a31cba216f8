"""The course of a game: the list of moves, the table it leads to, and the tale of it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from paradice.core.contract import EVERYONE, Event, Table
from paradice.core.game import Game
from paradice.core.record import Record
from paradice.games import find_game
from paradice.server.store import OVER, UNDO, MoveRow, TableRow


class Refusal(Exception):
    """A command that is not carried out: the key of the reason, a rule of the game or the house."""

    def __init__(self, key: str, is_rule: bool = False) -> None:
        super().__init__(key)
        self.key: Final = key
        self.is_rule: Final = is_rule


@mypyc_attr(acyclic=True)
class Played:
    """A move that stands, and the mark of the table before it."""

    def __init__(self, seat: int, text: str, mark: int) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.mark: Final = mark


@mypyc_attr(acyclic=True)
class Entry:
    """A chapter of the log: the events of one move, or a note of the house.

    ``drawn`` is how it looks, by the language and by which of the events were seen.
    """

    def __init__(self, seat: int, events: list[Event], note: str = "") -> None:
        self.seat: Final = seat
        self.events: Final = events
        self.note: Final = note
        self.drawn: Final[dict[str, str]] = {}
        self.age = -1


class Course:
    """One game as the list of moves tells it. Nothing here waits, stores or shows."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game: Final[Game[Any]] = find_game(row.game)
        self.table: Table | None = None
        self.seq = 0
        self.line: list[Played] = []
        self.tale: list[Entry] = []
        self.latest: list[Event] = []
        self.commands: Final[set[str]] = set()
        self.touches: Final[list[int]] = []
        self.asking = EVERYONE
        self.agreed: set[int] = set()
        self.age = 0

    def start(self) -> Table:
        table: Table = self.game.start(len(self.row.seats), self.row.options, self.row.seed)
        return table

    def deal(self) -> None:
        self.table = self.start()
        self.tale = []

    def follow(self, row: MoveRow) -> None:
        """Carry out a line of the list that is already stored."""
        if row.text.startswith(UNDO):
            self.take_back(row.seat, int(row.text.split()[1]))
        else:
            self.put(row.seat, row.text, *self.try_move(row.seat, row.text))
        self.count(row)

    def count(self, row: MoveRow) -> None:
        """One line more is stored."""
        if row.command:
            self.commands.add(row.command)
        self.touches.append(EVERYONE if row.text.startswith(UNDO) else row.seat)
        self.seq = row.seq + 1

    def try_move(self, seat: int, text: str) -> tuple[Table, list[Event]]:
        """Return the table as it would be after a legal move, and what would have happened."""
        assert self.table is not None
        twin = self.table.clone()
        events: list[Event] = []
        twin.events = events
        twin.play(seat, self.game.catalogue.find(text))
        twin.events = None
        return twin, events

    def put(self, seat: int, text: str, table: Table, events: list[Event]) -> None:
        assert self.table is not None
        self.line.append(Played(seat, text, int(self.table.mark())))
        self.table = table
        self.tale.append(Entry(seat, events))
        self.latest = events
        self.asking, self.agreed = EVERYONE, set()

    def take_back(self, seat: int, count: int) -> None:
        """Play again from the deal, all but the latest moves."""
        del self.line[-count:]
        self.table = self.moment(len(self.line))
        kept = count
        while kept and self.tale:
            entry = self.tale.pop()
            if not entry.note:
                kept -= 1
        self.tale.append(Entry(seat, [], "shell-log-undo"))
        self.latest = []
        self.asking, self.agreed = EVERYONE, set()
        self.age += 1

    def moment(self, upto: int) -> Table:
        """Return the table as it stood after *upto* moves."""
        table = self.start()
        for played in self.line[:upto]:
            table.play(played.seat, self.game.catalogue.find(played.text))
        return table

    def is_stale(self, seat: int, at: int) -> bool:
        """Whether *seat* has moved, or somebody has undone, since a viewer saw *at* lines."""
        if not 0 <= at <= self.seq:
            return True
        return any(other in (seat, EVERYONE) for other in self.touches[at:])

    def undo_of(self, seat: int) -> tuple[str, int]:
        """Say whether *seat* may undo (``free``, ``ask`` or ``never``), and how many moves."""
        for back, played in enumerate(reversed(self.line), 1):
            if played.seat == seat:
                assert self.table is not None
                open_since = int(self.table.mark()) != played.mark
                if back > 1 or open_since or self.row.state == OVER:
                    return "ask", back
                return "free", back
        return "never", 0

    def must_decide(self, seats: list[int]) -> list[int]:
        """Those of *seats* that owe a decision."""
        if self.table is None:
            return []
        deciders = self.table.deciders()
        return [seat for seat in seats if seat in deciders]

    def since(self, seat: int) -> int:
        """Return the place of the log after the latest move of *seat*."""
        for place in range(len(self.tale) - 1, -1, -1):
            if self.tale[place].seat == seat and not self.tale[place].note:
                return place + 1
        return 0

    def names(self) -> list[str]:
        return [seat.name for seat in self.row.seats]

    def record(self) -> Record:
        """The game so far, without what was taken back."""
        return Record(
            self.row.game,
            self.row.version,
            len(self.row.seats),
            self.row.options,
            self.row.seed,
            self.names(),
            [(played.seat, played.text) for played in self.line],
        )
