"""Tables that are stepped by action numbers and write observations into memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from paradice.core.events import Seat
from paradice.core.moves import Move
from paradice.core.observe import LANES, Observer, lane
from paradice.core.rng import Rng
from paradice.core.table import Outcome, Table

NOBODY: Final[i64] = -1
ROUNDS: Final = 12
"""How often the random source is stepped to diffuse an outcome over all its bits."""


def payoffs(outcome: Outcome, sides: list[int], by_score: bool) -> list[float]:
    """Return what each seat gets at the end.

    By rank: how many rivals are behind less how many are before, from 1 for the only winner to -1;
    a winner is before all that did not win, then scores count. A side that plays against nobody
    gets 1 where it won and -1 where it did not. By score: the score.
    """
    pays: list[float] = []
    seat: i64
    rival: i64
    for seat in range(len(sides)):
        if by_score:
            pays.append(float(outcome.scores[seat]))
            continue
        balance: i64 = 0
        rivals: i64 = 0
        for rival in range(len(sides)):
            if sides[rival] != sides[seat]:
                rivals += 1
                balance += compare(outcome, seat, rival)
        if rivals == 0:
            pays.append(1.0 if seat in outcome.winners else -1.0)
        else:
            pays.append(float(balance) / float(rivals))
    return pays


def compare(outcome: Outcome, seat: i64, rival: i64) -> i64:
    """Return 1 where *seat* ended before *rival*, -1 behind, 0 level."""
    wins = seat in outcome.winners
    if wins != (rival in outcome.winners):
        return 1 if wins else -1
    if wins or not outcome.scores:
        return 0
    own: i64 = outcome.scores[seat]
    other: i64 = outcome.scores[rival]
    if own == other:
        return 0
    return 1 if own > other else -1


class Stepper:
    """Many tables of one game; each waits for one seat, whose observation and mask are written.

    Where several seats decide at the same time they are asked one after another, lowest first, and
    none sees what another chose. A finished table is dealt anew at once.
    """

    def __init__(
        self,
        dealer: Callable[[Rng], Table],
        catalogue: list[Move],
        observer: Observer,
        count: i64,
        sides: list[int],
        by_score: bool,
    ) -> None:
        self.dealer: Final = dealer
        self.catalogue = vec[Move](catalogue)
        self.observer: Final = observer
        self.count: Final[i64] = count
        self.seats: Final[i64] = len(sides)
        self.sides: Final = sides
        self.by_score: Final = by_score
        self.actions: Final[i64] = len(catalogue)
        self.words: Final[i64] = observer.layout(len(sides)).words
        self.rng = Rng(0, 0, 0, 0)
        self.tables = vec[Table]()
        self.ended: list[int] = []
        """Tables that ended in the last step."""
        self.movers = vec[i64]([0] * count)
        self.observations = vec[i64]([0] * (count * self.words))
        self.lines: Final[i64] = (len(catalogue) + LANES - 1) // LANES
        """The words of a mask: a number, 0 or 1, for each action."""
        self.masks = vec[i64]([0] * (count * self.lines))
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.ends = vec[u8]([0] * count)

    def reset(self, rng: Rng) -> None:
        """Deal every table anew, each from its own part of *rng*."""
        self.rng = rng
        self.forget()
        self.tables = vec[Table]()
        i: i64
        for i in range(self.count):
            table = self.new_table()
            self.tables = append(self.tables, table)
            self.show(i, table)

    def new_table(self) -> Table:
        rng = self.rng
        table = self.dealer(Rng(rng.word(), rng.word(), rng.word(), rng.word()))
        table.settle()
        return table

    def forget(self) -> None:
        """Clear the rewards and ends of the last step."""
        i: i64
        seat: i64
        for i in self.ended:
            self.ends[i] = 0
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = 0.0
        self.ended = []

    def first_illegal(self, actions: vec[i64]) -> i64:
        """Return the first table whose action its mask forbids; -1 where all may be played."""
        i: i64
        for i in range(self.count):
            action: i64 = actions[i]
            if action < 0 or action >= self.actions:
                return i
            if not has(self.masks, i * self.lines, action):
                return i
        return -1

    def step(self, actions: vec[i64]) -> i64:
        """Play a move at every table, or none where one is illegal; return as first_illegal."""
        illegal = self.first_illegal(actions)
        if illegal >= 0:
            return illegal
        if self.ended:
            self.forget()
        i: i64
        for i in range(self.count):
            table = self.tables[i]
            if i + 1 < self.count:
                self.tables[i + 1].top()  # so that its memory is near when its turn comes
            table.play(self.movers[i], self.catalogue[actions[i]])
            outcome = table.result
            if outcome is not None:
                self.finish(i, outcome)
                table = self.new_table()
                self.tables[i] = table
            self.show(i, table)
        return -1

    def finish(self, i: i64, outcome: Outcome) -> None:
        self.ended.append(i)
        self.ends[i] = 1
        pays = payoffs(outcome, self.sides, self.by_score)
        seat: i64
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = pays[seat]

    def show(self, i: i64, table: Table) -> None:
        """Write whose decision is next, what that seat sees and what it may play."""
        step = table.top()
        seat: i64 = step.deciders(table)[0]
        self.movers[i] = seat
        self.observer.write(table, seat, self.observations, i * self.words)
        mark(self.masks, i * self.lines, self.lines, step.moves(table, seat))


def mark(masks: vec[i64], start: i64, lines: i64, moves: list[Move]) -> None:
    """Write a mask of so many words: 1 for each of the moves, 0 for all others."""
    line: i64
    for line in range(start, start + lines):
        masks[line] = 0
    for move in moves:
        index: i64 = move.index
        masks[start + (index >> 3)] |= lane(1, index & 7)


def has(masks: vec[i64], start: i64, action: i64) -> bool:
    return (masks[start + (action >> 3)] >> ((action & 7) * 8)) & 1 == 1


class Single:
    """One table of a game, stepped by numbers; it shows what one seat sees at a time."""

    def __init__(self, catalogue: list[Move], observer: Observer, table: Table) -> None:
        self.catalogue: Final = catalogue
        self.observer: Final = observer
        self.table = table
        self.mover: i64 = NOBODY
        """Who is asked next; where several decide at the same time, the lowest seat."""
        self.legal: list[Move] = []
        self.numbers = vec[i64]([0] * observer.layout(table.seats).words)
        self.mask = vec[i64]([0] * ((len(catalogue) + LANES - 1) // LANES))

    def start(self, table: Table) -> None:
        """Replace the table by another one of the same seats."""
        self.table = table
        self.ask()

    def ask(self) -> None:
        """Find who is asked next and show what that seat sees."""
        seats = self.table.deciders()
        self.mover = seats[0] if seats else NOBODY
        self.show(self.mover)

    def show(self, seat: Seat) -> None:
        """Write what a seat sees, and what it may play; nothing where it is not asked."""
        self.observer.write(self.table, seat, self.numbers, 0)
        self.legal = self.table.moves(seat) if seat in self.table.deciders() else []
        mark(self.mask, 0, len(self.mask), self.legal)

    def step(self, action: i64) -> bool:
        """Play a move of the seat that is shown and asked; False where it is not legal."""
        if action < 0 or action >= len(self.catalogue) or not has(self.mask, 0, action):
            return False
        self.table.play(self.mover, self.catalogue[action])
        self.ask()
        return True


class Branch:
    """A table whose chances are given from outside, so that a search cannot foresee them.

    A move that draws anything waits for an outcome, which is stirred into those before it and sets
    the random source; then the move is carried out. A few outcomes deal the table.
    """

    def __init__(self, deal: Callable[[Rng], Table], catalogue: list[Move], dealing: i64) -> None:
        self.deal: Final = deal
        self.catalogue: Final = catalogue
        self.dealing: i64 = dealing
        """The number of outcomes still needed before the table is dealt."""
        self.luck = Rng(0, 0, 0, 0)
        self.table: Table | None = None
        self.waiting: i64 = NOBODY
        """The move that waits for an outcome."""

    def clone(self) -> Branch:
        twin = Branch(self.deal, self.catalogue, self.dealing)
        twin.luck = self.luck.clone()
        twin.waiting = self.waiting
        table = self.table
        if table is not None:
            twin.table = table.clone()
        return twin

    def __deepcopy__(self, memo: object) -> Branch:
        return self.clone()

    def wants_chance(self) -> bool:
        return self.table is None or self.waiting >= 0

    def player(self, chance: i64, terminal: i64) -> i64:
        """Return who is asked, or one of the two names that OpenSpiel has for nobody."""
        table = self.table
        if table is None or self.waiting >= 0:
            return chance
        seats = table.deciders()
        return seats[0] if seats else terminal

    def legal(self, seat: Seat) -> list[int]:
        """Return the actions of a seat, ascending; none where it is not asked."""
        table = self.table
        if table is None or self.waiting >= 0 or seat not in table.deciders():
            return []
        actions: list[int] = [move.index for move in table.moves(seat)]
        actions.sort()
        return actions

    def apply(self, action: i64) -> None:
        """Take an outcome where one is wanted, else play a legal move of who is asked."""
        table = self.table
        if table is None:
            self.stir(action)
            self.dealing -= 1
            if self.dealing == 0:
                self.table = self.deal(self.luck.clone())
            return
        seat: i64 = table.deciders()[0]
        if self.waiting >= 0:
            self.stir(action)
            table.rng = self.luck.clone()
            move = self.catalogue[self.waiting]
            self.waiting = NOBODY
            table.play(seat, move)
            return
        tried = table.clone()
        tried.play(seat, self.catalogue[action])
        if tried.rng.d == table.rng.d:
            self.table = tried
        else:
            self.waiting = action

    def stir(self, outcome: i64) -> None:
        """Mix an outcome into those before it: equal outcomes after unequal pasts differ."""
        self.luck.a ^= outcome + 1
        for _ in range(ROUNDS):
            self.luck.word()
