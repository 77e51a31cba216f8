"""Compares the moves of a seat: how good each is, how certain that is, and why.

The moves compete for a fixed number of imagined games (sequential halving): all get some, the
better half gets more, until three are left. Below the first move the tree search goes on as usual.
Positions are imagined from what the asker knows, with a seed made of the same.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paradice.bots.player import Judge
from paradice.bots.search import NONE, Search, Tree
from paradice.core.events import Seat
from paradice.core.hints import Term
from paradice.core.moves import Move
from paradice.core.rng import Rng
from paradice.core.table import Table

SHOWN: Final = 3
"""How many moves a hint lists."""
MOST: Final = 24
"""Of more moves than these, those with the least prior weight are left out."""
FIRST_LOOKS: Final = 12
"""So many tables are imagined to find the moves, if the asker cannot know which are legal."""
LEAST_PAY: Final = 0.04
"""A difference in log-odds below this is no reason."""


class Reason:
    """A term by which a move differs from the others: by how much, and what that pays."""

    def __init__(self, name: str, amount: float, pays: float) -> None:
        self.name: Final = name
        self.amount: Final = amount
        self.pays: Final = pays

    def __repr__(self) -> str:
        return f"{self.name} {self.amount:+.2f} ({self.pays:+.3f})"


class Counsel:
    """The evaluation of one move."""

    def __init__(
        self,
        move: Move,
        visits: i64,
        value: float,
        doubt: float,
        ends: list[float],
        reasons: list[Reason],
        line: list[tuple[int, Move]],
    ) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.value: Final = value
        """What the search expects for the side of the seat."""
        self.doubt: Final = doubt
        """The standard error of the value."""
        self.ends: Final = ends
        """The shares of imagined games that were soon won, and soon lost."""
        self.reasons: Final = reasons
        """What differs from the other moves listed, the best first."""
        self.line: Final = line


class Trials:
    """The results of the imagined games after each move, in columns."""

    def __init__(self, moves: list[Move], terms: list[Term]) -> None:
        count: i64 = len(moves)
        self.moves: Final = moves
        self.names: Final = [term.name for term in terms]
        self.nodes = vec[i64]([0] * count)
        self.visits = vec[i64]([0] * count)
        self.total = vec[float]([0.0] * count)
        self.squares = vec[float]([0.0] * count)
        self.won = vec[i64]([0] * count)
        self.lost = vec[i64]([0] * count)
        self.amounts = vec[float]([0.0] * (count * len(terms)))
        self.pays = vec[float]([0.0] * (count * len(terms)))
        self.pays_squares = vec[float]([0.0] * (count * len(terms)))

    def mean(self, place: i64) -> float:
        if self.visits[place] == 0:
            return -1.0
        return self.total[place] / float(self.visits[place])

    def doubt(self, place: i64) -> float:
        """Return the standard error of the mean."""
        return standard_error(self.total[place], self.squares[place], self.visits[place])


def standard_error(total: float, squares: float, many: i64) -> float:
    """Return the standard error of a mean, from its sums."""
    if many < 2:
        return 0.5
    count = float(many)
    mean = total / count
    return sqrt(max(squares / count - mean * mean, 0.0001) / (count - 1.0))


class Adviser(Search):
    """Evaluates the moves of a seat for an asker who may know less than that seat.

    If the time ends before the imagined games do, it returns the evaluation so far.
    """

    def __init__(self, judge: Judge, iterations: i64, milliseconds: i64 = 0) -> None:
        super().__init__(judge, iterations, milliseconds)
        self.is_late = False
        """Whether the latest counsel was cut short."""

    def counsel(
        self, table: Table, asker: Seat, seat: Seat, rng: Rng, played: Move | None = None
    ) -> list[Counsel]:
        """Return the best moves of *seat*, a decider, the best first, with the one *played*.

        The same *rng* gives the same result for all tables that *asker* cannot tell apart.
        """
        moves = self.find_moves(table, asker, seat, rng, played)
        known = table.imagine(asker, rng)
        trials = Trials(moves, self.judge.hints.terms(known, seat))
        tree = Tree(self.judge)
        i: i64
        for i in range(len(moves)):
            trials.nodes[i] = tree.add(0, seat, moves[i], 1.0)
        alive: list[int] = list(range(len(moves)))
        kept: i64 = len(moves)
        rounds: i64 = 1
        while kept > SHOWN:
            kept = max((kept + 1) // 2, SHOWN)
            rounds += 1
        own: i64 = self.judge.side[seat]
        budget: i64 = self.iterations // rounds
        self.is_late = False
        end = perf_counter() + float(self.milliseconds) / 1000.0
        for _ in range(rounds):
            each: i64 = max(budget // len(alive), 2)
            for _ in range(each):
                if self.is_late:
                    break
                for i in alive:
                    self.attempt(tree, trials, table, asker, seat, i, rng)
                self.is_late = self.milliseconds > 0 and perf_counter() >= end
            ranked = sorted(alive, key=lambda i: (-trials.mean(i), i))
            alive = ranked[: max((len(alive) + 1) // 2, SHOWN)]
            if played is not None:
                place = moves.index(played)
                if place not in alive:
                    alive.append(place)
        alive = [i for i in alive if trials.visits[i] > 0]
        return [self.tell(tree, trials, alive, i, own) for i in alive]

    def find_moves(
        self, table: Table, asker: Seat, seat: Seat, rng: Rng, played: Move | None
    ) -> list[Move]:
        """Return the moves to evaluate: all, or of very many those of the highest prior weight."""
        appeal: dict[int, float] = {}
        found: list[Move] = []
        looks: i64 = 1 if asker == seat else FIRST_LOOKS
        for _ in range(looks):
            imagined = table.imagine(asker, rng)
            for move in imagined.moves(seat):
                if move.index not in appeal:
                    appeal[move.index] = self.judge.hints.appeal(imagined, seat, move)
                    found.append(move)
        if played is not None and played.index not in appeal:
            appeal[played.index] = 1e9
            found.append(played)
        if len(found) <= MOST:
            return found
        return sorted(found, key=lambda m: (-appeal[m.index], m.index))[:MOST]

    def attempt(
        self, tree: Tree, trials: Trials, table: Table, asker: Seat, seat: Seat, i: i64, rng: Rng
    ) -> None:
        """Imagine one game that goes on with the move at place *i*, where it can be played."""
        move = trials.moves[i]
        imagined = table.imagine(asker, rng)
        if asker != seat and move not in imagined.moves(seat):
            return
        node: i64 = trials.nodes[i]
        imagined.play(seat, move)
        self.begin_path()
        self.path = append(self.path, node)
        deciders = imagined.deciders()
        if tree.visits[node] > 0 and deciders:
            self.descend(tree, imagined, node, deciders[0])
        self.play_on(imagined, rng)
        self.note(tree, imagined)
        value = self.values[self.judge.side[seat]]
        trials.visits[i] += 1
        trials.total[i] += value
        trials.squares[i] += value * value
        outcome = imagined.outcome()
        if outcome is not None:
            if seat in outcome.winners:
                trials.won[i] += 1
            else:
                trials.lost[i] += 1
        size: i64 = len(trials.names)
        at: i64 = i * size
        for term in self.judge.hints.terms(imagined, seat):
            trials.amounts[at] += term.amount
            trials.pays[at] += term.pays
            trials.pays_squares[at] += term.pays * term.pays
            at += 1

    def tell(self, tree: Tree, trials: Trials, alive: list[int], i: i64, own: i64) -> Counsel:
        """Return the counsel about the move at place *i*, compared with the others listed."""
        count = float(trials.visits[i])
        ends = [float(trials.won[i]) / count, float(trials.lost[i]) / count]
        reasons: list[Reason] = []
        size: i64 = len(trials.names)
        t: i64
        for t in range(size):
            at: i64 = i * size + t
            name = trials.names[t]
            if not name or len(alive) < 2:
                continue
            others = 0.0
            amount = 0.0
            pays = 0.0
            squares = 0.0
            for j in alive:
                if j != i:
                    place: i64 = j * size + t
                    others += float(trials.visits[j])
                    amount += trials.amounts[place]
                    pays += trials.pays[place]
                    squares += trials.pays_squares[place]
            differs = trials.pays[at] / count - pays / others
            error = standard_error(trials.pays[at], trials.pays_squares[at], trials.visits[i])
            theirs = standard_error(pays, squares, i64(others))
            if abs(differs) > max(LEAST_PAY, sqrt(error * error + theirs * theirs)):
                more = trials.amounts[at] / count - amount / others
                reasons.append(Reason(name, more, differs))
        reasons.sort(key=lambda reason: -reason.pays)
        value = trials.mean(i)
        node: i64 = trials.nodes[i]
        line = tree.line(node) if node != NONE else []
        return Counsel(
            trials.moves[i], trials.visits[i], value, trials.doubt(i), ends, reasons, line
        )
