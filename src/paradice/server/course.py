"""The course of a game: the list of moves, the table it leads to, and the tale of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from paradice.core.events import EVERYONE, Event
from paradice.core.game import Game
from paradice.core.record import Record
from paradice.core.table import Table
from paradice.games import find_game
from paradice.server.consent import UndoAsk
from paradice.server.store import OVER, REDO, UNDO, MoveRow, TableRow


class Refusal(Exception):
    """A command that is not carried out: the key of the reason, a rule of the game or the house."""

    def __init__(self, key: str, is_rule: bool = False) -> None:
        super().__init__(key)
        self.key: Final = key
        self.is_rule: Final = is_rule


@mypyc_attr(acyclic=True)
class Played:
    """A move that stands, and the table before it: its mark, and the question that was asked.

    ``start`` is the place of the move that began the act it belongs to: its own, or an earlier one
    that asked for more.
    """

    def __init__(self, seat: int, text: str, mark: int, step: str, depth: int, start: int) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.mark: Final = mark
        self.step: Final = step
        self.depth: Final = depth
        self.start: Final = start


@mypyc_attr(acyclic=True)
class Undone:
    """Moves that were taken back, and by whom: they can be redone until something is played."""

    def __init__(self, seat: int, moves: list[tuple[int, str]]) -> None:
        self.seat: Final = seat
        self.moves: Final = moves


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


NOTE: Final = ""
"""In the plan of a tale, the text of a note that somebody has taken a move back."""


class Outline:
    """What a list of moves leads to, found without playing: what stands, and what was undone.

    ``tale`` holds the moves that stand and, between them, notes of what was taken back;
    ``fresh`` is how many moves stood after the latest undo.
    """

    def __init__(self) -> None:
        self.line: Final[list[tuple[int, str]]] = []
        self.tale: Final[list[tuple[int, str]]] = []
        self.undone: Final[list[Undone]] = []
        self.fresh = 0

    def read(self, row: MoveRow) -> None:
        """Take in one more line of the list."""
        verb, _, count = row.text.partition(" ")
        if verb == UNDO:
            self.take_back(row.seat, int(count))
        elif verb == REDO:
            again = self.undone.pop()
            self.tale.pop()
            self.line.extend(again.moves)
            self.tale.extend(again.moves)
            if self.undone:
                self.tale.append((self.undone[-1].seat, NOTE))
        else:
            self.line.append((row.seat, row.text))
            self.tale.append((row.seat, row.text))
            self.undone.clear()

    def take_back(self, seat: int, count: int) -> None:
        self.undone.append(Undone(seat, self.line[-count:]))
        del self.line[-count:]
        while self.tale and (count or self.tale[-1][1] == NOTE):
            if self.tale.pop()[1] != NOTE:
                count -= 1
        self.tale.append((seat, NOTE))
        self.fresh = len(self.line)


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
        self.minor: frozenset[str] = frozenset()
        self.commands: Final[set[str]] = set()
        self.touches: Final[list[int]] = []
        self.asking = EVERYONE
        self.agreed: set[int] = set()
        self.refused = (EVERYONE, EVERYONE)
        """Who asked for an undo last, and who refused it: the asker is told."""
        self.undone: list[Undone] = []
        self.age = 0

    def start(self) -> Table:
        table: Table = self.game.start(len(self.row.seats), self.row.options, self.row.seed)
        return table

    def deal(self) -> None:
        self.table = self.start()
        self.tale = []

    def retell(self, rows: Sequence[MoveRow]) -> Iterator[None]:
        """Come to where a stored list leads, from the deal; a pause is possible at each yield.

        Every move that stands is played once, however often others were taken back.
        """
        outline = Outline()
        for row in rows:
            outline.read(row)
            self.count(row)
            yield
        for seat, text in outline.tale:
            if text == NOTE:
                self.tale.append(Entry(seat, [], "shell-log-undo"))
                continue
            if len(self.line) == outline.fresh:
                self.latest = []
            table, events = self.try_move(seat, text)
            self.add(seat, text, table, events)
            yield
        if len(self.line) == outline.fresh:
            self.latest = []
        self.undone = outline.undone

    def follow(self, row: MoveRow) -> None:
        """Carry out one more line of the list that is already stored."""
        verb, _, count = row.text.partition(" ")
        if verb == UNDO:
            self.take_back(row.seat, int(count))
        elif verb == REDO:
            self.restore()
        else:
            self.put(row.seat, row.text, *self.try_move(row.seat, row.text))
        self.count(row)

    def count(self, row: MoveRow) -> None:
        """One line more is stored."""
        if row.command:
            self.commands.add(row.command)
        is_move = row.text.partition(" ")[0] not in (UNDO, REDO)
        self.touches.append(row.seat if is_move else EVERYONE)
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

    def stake_of(self, seat: int, text: str) -> str:
        """Say why a legal move cannot simply be undone: it ``reveals``, or ``passes`` the turn on.

        Nothing of what would be revealed is told, and empty is said of a move that is free to undo.
        """
        assert self.table is not None
        twin, _ = self.try_move(seat, text)
        if twin.mark() != self.table.mark():
            return "reveals"
        return "" if seat in twin.deciders() else "passes"

    def put(self, seat: int, text: str, table: Table, events: list[Event]) -> None:
        """A move was played: what was undone before it is gone."""
        self.add(seat, text, table, events)
        self.undone.clear()
        if self.asking not in (EVERYONE, seat):
            self.stop_asking(seat)
        else:
            self.stop_asking()

    def add(self, seat: int, text: str, table: Table, events: list[Event]) -> None:
        before = self.table
        assert before is not None
        start = len(self.line)
        if self.is_unfinished(seat):
            start = self.line[-1].start
        step = type(before.top()).__name__
        self.line.append(Played(seat, text, int(before.mark()), step, int(before.depth), start))
        self.table = table
        self.tale.append(Entry(seat, events))
        # What the act before has left to be seen stays while nothing else worth telling happens.
        quiet = all(event.cue.key in self.minor for event in events)
        self.latest = [*self.latest, *events] if quiet or start < len(self.line) - 1 else events

    def is_unfinished(self, seat: int) -> bool:
        """Whether the latest move was one of *seat* and its act is not done: it asks for more."""
        table = self.table
        if table is None or not self.line or self.line[-1].seat != seat:
            return False
        if seat not in table.deciders():
            return False
        first = self.line[self.line[-1].start]
        if int(table.mark()) != first.mark:
            return False
        if int(table.depth) == first.depth:
            return type(table.top()).__name__ != first.step
        return int(table.depth) > first.depth

    def take_back(self, seat: int, count: int) -> None:
        """Play again from the deal, all but the latest moves; one line of the log says so."""
        taken = [(played.seat, played.text) for played in self.line[-count:]]
        self.undone.append(Undone(seat, taken))
        del self.line[-count:]
        self.table = self.moment(len(self.line))
        kept = count
        while self.tale and (kept or self.tale[-1].note):
            entry = self.tale.pop()
            if not entry.note:
                kept -= 1
        self.tale.append(Entry(seat, [], "shell-log-undo"))
        self.latest = []
        self.stop_asking()
        self.age += 1

    def restore(self) -> None:
        """Play again what was taken back last."""
        undone = self.undone.pop()
        self.tale.pop()
        for seat, text in undone.moves:
            self.add(seat, text, *self.try_move(seat, text))
        if self.undone:
            self.tale.append(Entry(self.undone[-1].seat, [], "shell-log-undo"))
        self.stop_asking()
        self.age += 1

    def stop_asking(self, refuser: int = EVERYONE) -> None:
        """Nobody asks for an undo any more; where somebody refused, who asked will be told."""
        self.refused = (EVERYONE, EVERYONE) if refuser == EVERYONE else (self.asking, refuser)
        self.asking, self.agreed = EVERYONE, set()

    def adopt(self, undo: UndoAsk | None) -> None:
        """Take over what is asked about an undo; what was asked before the latest line is over."""
        if undo is None or undo.at != self.seq or not 0 <= undo.asker < len(self.row.seats):
            return
        self.asking = undo.asker
        if undo.refuser == EVERYONE:
            self.agreed, self.refused = set(undo.agreed), (EVERYONE, EVERYONE)
        else:
            self.stop_asking(EVERYONE if undo.refuser == undo.asker else undo.refuser)

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

    def partners(self, seat: int) -> list[int]:
        """The seats that are played from the same browser as *seat*."""
        person = self.row.seats[seat].person
        return [
            other.seat
            for other in self.row.seats
            if other.seat == seat or (person and other.person == person and not other.is_bot)
        ]

    def voters(self, asker: int) -> set[int]:
        """The seats of other people, who must agree where an undo takes more than one's own.

        A person is asked also while a bot plays for them: a host may not put one there for that.
        """
        same = self.row.seats[asker].person
        return {
            seat.seat
            for seat in self.row.seats
            if seat.kind == "person" and seat.person not in ("", same)
        }

    def seats_with(self, seat: int) -> list[int]:
        """All seats of the person who has *seat*."""
        person = self.row.seats[seat].person
        return [each.seat for each in self.row.seats if each.person == person]

    def undo_of(self, seat: int) -> tuple[str, int]:
        """Say whether *seat* may undo (``free``, ``ask``, ``never``, ``over``), and how many moves.

        Free is the latest move, as long as nothing has been revealed by it.
        """
        if self.row.state == OVER:
            return "over", 0
        mine = self.partners(seat)
        for back, played in enumerate(reversed(self.line), 1):
            if played.seat in mine:
                assert self.table is not None
                open_since = int(self.table.mark()) != played.mark
                return "ask" if back > 1 or open_since else "free", back
        return "never", 0

    def can_redo(self, seat: int) -> bool:
        """Whether what *seat* has taken back last can be played again."""
        return bool(self.undone) and self.undone[-1].seat in self.partners(seat)

    def lost(self) -> int:
        """Return the place of the log from where on it would be lost by the undo asked for."""
        _, count = self.undo_of(self.asking)
        place = len(self.tale)
        while count and place:
            place -= 1
            if not self.tale[place].note:
                count -= 1
        return place

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
