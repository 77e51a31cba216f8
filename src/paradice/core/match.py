"""One game in progress: its deal, its moves, what was undone, and the story of its events."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from paradice.core.events import Event
from paradice.core.game import Game
from paradice.core.history import Attempt, Entry, Past, Played
from paradice.core.moves import Move, Rule
from paradice.core.outline import UNDO, Outline, Undone
from paradice.core.position import fingerprint
from paradice.core.record import UNFINISHED, BadRecord, Origin, Record, read_record, write_record
from paradice.core.table import Table

FREE: Final = "free"
ASK: Final = "ask"
NEVER: Final = "never"


class NoSuchMove(ValueError):
    """A text that is not a move of the game."""


class Illegal(ValueError):
    """A move that a rule forbids here."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule.key)
        self.rule: Final = rule


class Match:
    """A table with its history; it does no input or output.

    ``history`` holds the moves that were not undone; ``story`` their events, with notes of what was
    undone; ``undone`` what can be redone; ``fresh`` is the length of the history after the latest
    undo. If nobody reads the story, *tell* is False and no events are made. If a game does not
    begin with the deal, *start* is its first position, and *origin* the position of another game
    that was played on from. A match that *rests* drops what follows from its moves, and replays
    them when it is asked for it.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, str],
        seed: int,
        names: Sequence[str] = (),
        tell: bool = True,
        start: Mapping[str, Any] | None = None,
        origin: Origin | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.names: Sequence[str] = names
        self.tell: Final = tell
        self.start: Final = start
        self.origin: Final = origin
        self.table: Table = self.deal()
        self.past = Past()
        self.resting: list[str] = []
        """While it rests: seat, note and move of each chapter of the story."""
        self.undone: list[Undone] = []
        self.fresh = 0
        self.hinted: Final[set[tuple[int, int]]] = set()
        """Hints that were given: how long the history was, and for whose move."""

    def deal(self) -> Table:
        """Return the first position."""
        table: Table
        if self.start is None:
            table = self.game.start(self.seats, self.options, self.seed)
        else:
            table = self.game.read(self.start)
        return table

    @property
    def history(self) -> list[Played]:
        """The moves that were played and not undone."""
        return self.awake().history

    @property
    def story(self) -> list[Entry]:
        """The events of each move, and notes of what was undone."""
        return self.awake().story

    def rest(self) -> None:
        """Drop everything that can be computed from the moves, until it is asked for."""
        if not self.tell or self.resting:
            return
        moves = iter(self.past.history)
        self.resting = [
            f"{entry.seat}:{entry.note}:{'' if entry.note else next(moves).move.text}"
            for entry in self.past.story
        ]
        self.past = Past()

    def awake(self) -> Past:
        """Return history and story; a match that rests is replayed."""
        if self.resting:
            resting, self.resting = self.resting, []
            table, self.table = self.table, self.deal()
            try:
                self.replay_lines(resting)
            except BaseException:  # it rests on: half a past would be taken for all of it
                self.resting, self.past = resting, Past()
                raise
            finally:
                self.table = table
        return self.past

    def replay_lines(self, resting: list[str]) -> None:
        """Replay the lines of :meth:`rest`, on the table as it was dealt."""
        for line in resting:
            seat, note, text = line.split(":")
            if note:
                self.past.story.append(Entry(int(seat), [], note))
            else:
                self.put(int(seat), self.find(text))

    # Moves

    def find(self, text: str) -> Move:
        """Return the move written *text*; NoSuchMove where the game has none."""
        try:
            return self.game.catalogue.find(text)
        except KeyError:
            raise NoSuchMove(f"the game has no move {text!r}") from None

    def check(self, seat: int, move: Move) -> None:
        """Raise Illegal if a rule forbids *move* to *seat* now."""
        rule = self.table.why_not(seat, move)
        if rule is not None:
            raise Illegal(rule)

    def attempt(self, seat: int, move: Move) -> Attempt:
        """Play a legal move on a copy of the table, without changing the match."""
        twin = self.table.clone()
        events: list[Event] = []
        if self.tell:
            twin.events = events
        twin.play(seat, move)
        twin.events = None
        return Attempt(seat, move, twin, events)

    def accept(self, attempt: Attempt) -> Played:
        """Add an attempt from this position to the history; nothing can be redone afterwards."""
        self.undone.clear()
        return self.add(attempt)

    def play(self, seat: int, move: Move) -> Played:
        """Play a legal move on the table itself."""
        self.undone.clear()
        return self.put(seat, move)

    def put(self, seat: int, move: Move) -> Played:
        table = self.table
        mark, step, depth = int(table.mark()), table.top(), int(table.depth)
        start = self.start_of(seat)
        events: list[Event] = []
        if self.tell:
            table.events = events
        table.play(seat, move)
        table.events = None
        return self.note(Played(seat, move, events, mark, step, depth, start))

    def add(self, attempt: Attempt) -> Played:
        table, seat = self.table, attempt.seat
        mark, step, depth = int(table.mark()), table.top(), int(table.depth)
        start = self.start_of(seat)
        self.table = attempt.table
        return self.note(Played(seat, attempt.move, attempt.events, mark, step, depth, start))

    def note(self, played: Played) -> Played:
        self.history.append(played)
        if self.tell:
            self.story.append(Entry(played.seat, played.events))
        return played

    def start_of(self, seat: int) -> int:
        """Return the place in the history at which the act of the next move begins."""
        if self.is_unfinished(seat):
            return self.history[-1].start
        return len(self.history)

    def is_unfinished(self, seat: int) -> bool:
        """Return whether the latest move was made by *seat* and its act still asks for more."""
        if not self.history or self.history[-1].seat != seat:
            return False
        table = self.table
        if seat not in table.deciders():
            return False
        first = self.history[self.history[-1].start]
        if int(table.mark()) != first.mark:
            return False
        if int(table.depth) == first.depth:
            return type(table.top()) is not type(first.step)
        return int(table.depth) > first.depth

    def stake_of(self, seat: int, move: Move) -> str:
        """Return why a legal move cannot be undone freely: it ``reveals``, or ``passes`` the turn.

        What would be revealed is not said. Empty for a move that is free to undo.
        """
        twin = self.attempt(seat, move).table
        if twin.mark() != self.table.mark():
            return "reveals"
        return "" if seat in twin.deciders() else "passes"

    # Undo and redo

    def undo_of(self, seats: Sequence[int]) -> tuple[str, int]:
        """Return if one of *seats* may undo (``free``, ``ask``, ``never``), and how many moves.

        Free is the latest move, as long as it has revealed nothing.
        """
        back = 1
        while back <= len(self.history):
            played = self.history[-back]
            if played.seat in seats:
                revealed = int(self.table.mark()) != played.mark
                return ASK if back > 1 or revealed else FREE, back
            back += 1
        return NEVER, 0

    def place_before(self, count: int) -> int:
        """Return the place from which on the story would be lost if *count* moves were undone."""
        place = len(self.story)
        while count and place:
            place -= 1
            if not self.story[place].note:
                count -= 1
        return place

    def take_back(self, seat: int, count: int) -> None:
        """Undo the latest moves by replaying all others; the story notes who undid them."""
        taken = [(played.seat, played.move.text) for played in self.history[-count:]]
        self.undone.append(Undone(seat, taken))
        del self.history[-count:]
        self.table = self.moment(len(self.history))
        self.fresh = len(self.history)
        if not self.tell:
            return
        del self.story[self.place_before(count) :]
        while self.story and self.story[-1].note == UNDO:
            self.story.pop()
        self.story.append(Entry(seat, [], UNDO))

    def redo(self) -> list[Event]:
        """Redo what was undone last; return the events."""
        again = self.undone.pop()
        if self.tell:
            self.story.pop()
        events: list[Event] = []
        for seat, text in again.moves:
            events += self.put(seat, self.find(text)).events
        if self.undone and self.tell:
            self.story.append(Entry(self.undone[-1].seat, [], UNDO))
        return events

    def moment(self, upto: int) -> Table:
        """Return the table as it was after *upto* moves."""
        table = self.deal()
        for played in self.history[:upto]:
            table.play(played.seat, played.move)
        return table

    def replay(self, outline: Outline) -> Iterator[None]:
        """Replay an outline from the deal; the caller may pause at each yield.

        Every move of the history is played once, however often others were undone. Moves are not
        checked: they were when they were first played.
        """
        for seat, text in outline.story:
            if text:
                self.put(seat, self.find(text))
            else:
                self.story.append(Entry(seat, [], UNDO))
            yield
        self.undone = outline.undone
        self.fresh = outline.fresh

    # What happened, and the record

    def events(self, upto: int) -> list[Event]:
        """Return the events of the first *upto* moves of the history."""
        return [event for played in self.history[:upto] for event in played.events]

    def record(self) -> str:
        """Return the record of the history as text."""
        outcome = self.table.outcome()
        return write_record(
            Record(
                self.game.id,
                self.game.version,
                self.seats,
                self.options,
                self.seed,
                self.names,
                [(played.seat, played.move.text) for played in self.history],
                UNFINISHED if outcome is None else repr(outcome),
                fingerprint(self.game.write(self.table)),
                self.hinted_moves(),
                self.start,
                self.origin,
            )
        )

    def hinted_moves(self) -> list[int]:
        """Return the numbers, counted from 1, of the moves whose seat was given a hint."""
        found: set[int] = set()
        for place, seat in self.hinted:
            while place < len(self.history) and self.history[place].seat != seat:
                place += 1
            if place < len(self.history):
                found.add(place + 1)
        return sorted(found)


def new_match(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    seed: int | None = None,
    names: Sequence[str] = (),
    tell: bool = True,
) -> Match:
    """Deal a game; without a seed the operating system gives one of 128 bits. BadSetup."""
    if seed is None:
        seed = secrets.randbits(128)
    return Match(game, seats, game.complete(seats, options), seed, names, tell)


def read_match(text: str, find_game: Callable[[str], Game[Any]]) -> Match:
    """Read a record, replay it and check its result; BadRecord names the fault."""
    record = read_record(text, find_game)
    match = play_record(find_game(record.game), record)
    outcome = match.table.outcome()
    reached = UNFINISHED if outcome is None else repr(outcome)
    line = record.line_of(len(record.moves))
    if record.outcome != reached:
        told = record.outcome[:80]
        fault = f"the outcome is said to be {told!r}, but the moves lead to {reached!r}"
        raise BadRecord(line, fault)
    if record.position != fingerprint(match.game.write(match.table)):
        fault = "the moves do not lead to the position that was recorded: a line was changed"
        raise BadRecord(line + 1, fault)
    return match


def play_record(game: Game[Any], record: Record) -> Match:
    """Play the moves of a record, checking each; BadRecord names one that cannot be played."""
    try:
        return play_moves(game, record)
    except BadRecord:
        raise
    except Exception as error:
        if record.start is None:
            raise
        fault = f"no game of {game.id} comes to the position it begins with: {error!r}"
        raise BadRecord(record.line_of_start, fault) from error


def play_moves(game: Game[Any], record: Record) -> Match:
    match = Match(
        game,
        record.seats,
        record.options,
        record.seed,
        record.names,
        start=record.start,
        origin=record.origin,
    )
    for number, (seat, text) in enumerate(record.moves):
        try:
            move = match.find(text)
            match.check(seat, move)
        except NoSuchMove as error:
            raise BadRecord(record.line_of(number), f"move {number + 1}: {error}") from None
        except Illegal as error:
            fault = f"move {number + 1}: seat {seat} may not play {text!r} here ({error})"
            raise BadRecord(record.line_of(number), fault) from None
        match.put(seat, move)
    match.hinted.update([(number - 1, record.moves[number - 1][0]) for number in record.hints])
    return match
