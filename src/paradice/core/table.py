"""A position and its agenda: tables, steps, questions, outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from paradice.core.events import EVERYONE, Cue, Event, Seat
from paradice.core.moves import GAME_IS_OVER, NOT_ASKED_NOW, NOT_YOUR_DECISION, Move, Rule
from paradice.core.rng import Rng


class Outcome:
    """Why a game ended, who won (nobody, some seats or the whole table), and the scores."""

    def __init__(self, reason: str, winners: list[int], scores: list[int]) -> None:
        self.reason: Final = reason
        self.winners: Final = winners
        self.scores: Final = scores

    def __repr__(self) -> str:
        winners = " ".join([str(seat) for seat in self.winners]) or "nobody"
        scores = " ".join([str(score) for score in self.scores])
        return f"{self.reason}; winners {winners}; scores {scores}"


class Candidate:
    """A move that a seat could point at, and the rule that forbids it, if one does."""

    def __init__(self, move: Move, rule: Rule | None) -> None:
        self.move: Final = move
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"{self.move}: {self.rule or 'legal'}"


NO_NUMBERS: Final[list[int]] = []


ALONE: Final = [[seat] for seat in range(8)]


def only(seat: Seat) -> list[int]:
    """Return the list of this one seat: the usual result of ``deciders``."""
    return ALONE[seat]


T = TypeVar("T")


class Step(Generic[T]):
    """A thing on the agenda. Immutable, named and built from whole numbers, so positions share it.

    Either it waits for a decision (deciders, candidates, why_not, play), or it needs none (run).
    """

    encoded: i64 = 0
    """Its encoding, once made: see :class:`paradice.core.observe.Questions`."""

    def numbers(self) -> list[int]:
        """Return what the step was built from, so that it can be written and built again.

        Not to be changed: steps may share the list.
        """
        return NO_NUMBERS

    def run(self, table: T) -> bool:
        """If this step needs no decision, take it off the agenda, carry it out and return True."""
        return False

    def deciders(self, table: T) -> list[int]:
        """Return the seats that owe this decision; several decide at the same time."""
        raise NotImplementedError

    def candidates(self, table: T, seat: Seat) -> list[Move]:
        """Return what *seat* could point at, legal or not, in a stable order."""
        raise NotImplementedError

    def why_not(self, table: T, seat: Seat, move: Move) -> Rule | None:
        """Return the rule that forbids *move*, a candidate, or ``None`` where it is legal."""
        return None

    def why_not_offered(self, table: T, seat: Seat, move: Move) -> Rule:
        """Return the rule for which *move* is not even a candidate.

        Most moves belong to another step of the game; if a rule forbids one, it is named here.
        """
        return NOT_ASKED_NOW

    def moves(self, table: T, seat: Seat) -> list[Move]:
        """Return the legal candidates. A step may override this to compute them faster."""
        return self.legal(table, seat, self.candidates(table, seat))

    def legal(self, table: T, seat: Seat, offered: list[Move]) -> list[Move]:
        """Return those of *offered* that are legal, in their order."""
        legal = offered
        count: i64 = 0
        for move in offered:
            if self.why_not(table, seat, move) is not None:
                if legal is offered:
                    legal = offered[:count]
            elif legal is not offered:
                legal.append(move)
            count += 1
        return legal

    def play(self, table: T, seat: Seat, move: Move) -> None:
        """Carry out a legal move, and put on the agenda what follows from it."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return " ".join([type(self).__name__] + [str(number) for number in self.numbers()])


class Question(Step[T]):
    """A decision that one seat owes before the game goes on."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def numbers(self) -> list[int]:
        return only(self.seat)

    def deciders(self, table: T) -> list[int]:
        return only(self.seat)


class Table:
    """One position of one game: mutable, complete, cheap to clone; it knows nothing of its players.

    What is hidden from everybody (the order of a pile, dice to come) is not decided before it must
    be: it is drawn from the table's random source at that moment.
    """

    __slots__ = ("agenda", "depth", "events", "result", "rng", "seats", "unveiled")

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng = rng
        self.agenda = vec[Step]()  # type: ignore[type-arg]
        """The stack of steps, the next on top; above ``depth`` are steps that were taken off."""
        self.depth: i64 = 0
        self.unveiled: i64 = 0
        self.result: Outcome | None = None
        self.events: list[Event] | None = None

    def plan(self, steps: Sequence[Step[Any]]) -> None:
        """Make these steps the agenda, the last on top."""
        self.agenda = vec[Step](steps)  # type: ignore[type-arg]
        self.depth = len(self.agenda)

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda."""
        if self.depth < len(self.agenda):
            self.agenda[self.depth] = step
        else:
            self.agenda = append(self.agenda, step)
        self.depth += 1

    def pop(self) -> None:
        """Take the step on top off the agenda."""
        self.depth -= 1

    def top(self) -> Step[Any]:
        """Return the step on top; there is one while the game goes on."""
        return self.agenda[self.depth - 1]

    def sink(self, many: i64, depth: i64) -> None:
        """Move the *many* steps on top, in their order, below all others that are above *depth*."""
        agenda = self.agenda
        while many > 0:
            at: i64 = self.depth - 1
            step = agenda[at]
            while at > depth:
                agenda[at] = agenda[at - 1]
                at -= 1
            agenda[depth] = step
            many -= 1

    def waiting(self) -> list[Step[Any]]:
        """Return the steps of the agenda, the next one last."""
        return list(self.agenda[: self.depth])

    def deciders(self) -> list[int]:
        """Return the seats that owe a decision; none once the game is over. Not to be changed."""
        if self.depth == 0:
            return []
        return self.top().deciders(self)

    def candidates(self, seat: Seat) -> list[Move]:
        """Return the candidates of *seat*, a decider, legal or not."""
        return self.top().candidates(self, seat)

    def moves(self, seat: Seat) -> list[Move]:
        """Return every legal move of *seat*, a decider, in a stable order. Not to be changed."""
        return self.top().moves(self, seat)

    def offers(self, seat: Seat) -> list[Candidate]:
        """Return the candidates of *seat*, a decider, each with the rule that forbids it."""
        step = self.top()
        candidates = step.candidates(self, seat)
        return [Candidate(move, step.why_not(self, seat, move)) for move in candidates]

    def why_not(self, seat: Seat, move: Move) -> Rule | None:
        """Return the rule that forbids any move to any seat, or ``None`` where it is legal."""
        if self.depth == 0:
            return GAME_IS_OVER
        if seat not in self.deciders():
            return NOT_YOUR_DECISION
        step = self.top()
        if move not in step.candidates(self, seat):
            return step.why_not_offered(self, seat, move)
        return step.why_not(self, seat, move)

    def play(self, seat: Seat, move: Move) -> None:
        """Carry out a legal move, then run the rules up to the next decision."""
        self.top().play(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Run the steps that need no decision."""
        while self.depth > 0 and self.top().run(self):
            pass

    def mark(self) -> i64:
        """Return a number that changes when a die is rolled, a card turned or a secret revealed.

        Moves before such an event cannot be undone freely.
        """
        return self.rng.d + self.unveiled

    def tell(
        self, cue: Cue, seat: Seat, a: i64 = 0, b: i64 = 0, c: i64 = 0, witness: Seat = EVERYONE
    ) -> None:
        """Report an event, if events are collected."""
        if self.events is not None:
            numbers: list[int] = [a, b, c]
            self.events.append(Event(cue, seat, numbers[: len(cue.names)], witness))

    def seat_after(self, seat: Seat, turns: i64) -> i64:
        """Return the seat that comes *turns*, less than a round, after *seat*."""
        other: i64 = seat + turns
        return other if other < self.seats else other - self.seats

    def turns_to(self, seat: Seat, other: Seat) -> i64:
        """Return how many turns after *seat* the *other* comes."""
        turns: i64 = other - seat
        return turns if turns >= 0 else turns + self.seats

    def everybody(self) -> list[int]:
        """Return all seats: the winners, where they win together."""
        seats: list[int] = []
        seat: i64
        for seat in range(self.seats):
            seats.append(seat)
        return seats

    def outcome(self) -> Outcome | None:
        """Return the result, or ``None`` while the game goes on."""
        return self.result

    def end(self, result: Outcome) -> None:
        """End the game: the agenda is emptied."""
        self.result = result
        self.plan([])

    def become(self, other: Table) -> None:
        """Copy what every table has from *other*: the part of ``clone`` that games share."""
        self.seats = other.seats
        self.agenda = other.agenda[: other.depth]
        self.depth = other.depth
        self.unveiled = other.unveiled
        self.result = other.result

    def clone(self) -> Table:
        """Return an independent copy, random source included; it collects no events."""
        raise NotImplementedError

    def imagine(self, seat: Seat, rng: Rng) -> Table:
        """Return a position *seat* cannot tell from this one, hidden things redrawn from *rng*."""
        raise NotImplementedError
