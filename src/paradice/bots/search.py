"""Information-set Monte Carlo tree search: many imagined games, one tree of their moves.

Every iteration imagines the table afresh for the deciding seat, descends the tree by moves that are
legal there, adds one move, plays on by prior weights for a while, and backs up what the reached
position is worth to each side. Chance and secrets are not in the tree (it is open loop): a node is
the sequence of decisions that led to it.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.bots.player import Advice, Choice, Judge, Player, follow
from paradice.core.events import Seat
from paradice.core.moves import Move
from paradice.core.rng import Rng
from paradice.core.table import Table

NONE: Final[i64] = -1
DEEPEST: Final[i64] = 60
"""The greatest depth of the tree."""
LINE: Final[i64] = 6
"""The moves of the expected line that are reported."""
FOREVER: Final[i64] = 1 << 40


class SearchParameters:
    """The parameters of a search."""

    def __init__(self, curiosity: float, trust: float, openness: float, pessimism: float) -> None:
        self.curiosity: Final = curiosity
        """The exploration constant, in standard deviations of the results."""
        self.trust: Final = trust
        """The exponent of prior weights: 0 ignores them, 1 takes them as they are."""
        self.openness: Final = openness
        """The share of the prior that is equal for every move."""
        self.pessimism: Final = pessimism
        """How much worse than its parent an untried move is assumed to be."""


USUAL: Final = SearchParameters(2.5, 0.5, 0.15, 0.05)
LEAST_SPREAD: Final = 0.02


class Tree:
    """Nodes in columns: node 0 is the decision itself, every other one a move."""

    def __init__(self, judge: Judge) -> None:
        sides = judge.count
        self.sides: Final = sides
        self.side: Final = judge.side
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.seat = vec[i64]()
        self.visits = vec[i64]()
        self.offers = vec[i64]()
        self.prior = vec[float]()
        self.total = vec[float]()
        self.squares = vec[float]([0.0] * sides)
        """For each side the sum of squared values, from which :meth:`spread` is computed."""
        self.moves: list[Move | None] = []
        self.add(NONE, NONE, None, 1.0)

    def add(self, parent: i64, seat: Seat, move: Move | None, prior: float) -> i64:
        """Make a node as a child of its parent."""
        node: i64 = len(self.first)
        self.first = append(self.first, NONE)
        self.seat = append(self.seat, seat)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 0)
        self.prior = append(self.prior, prior)
        for _ in range(self.sides):
            self.total = append(self.total, 0.0)
        self.moves.append(move)
        if parent == NONE:
            self.next = append(self.next, NONE)
        else:
            self.next = append(self.next, self.first[parent])
            self.first[parent] = node
        return node

    def mean(self, node: i64, side: i64) -> float:
        if self.visits[node] == 0:
            return 0.5
        return self.total[node * self.sides + side] / float(self.visits[node])

    def spread(self, side: i64) -> float:
        """Return the standard deviation of the values so far."""
        count = float(self.visits[0])
        if count < 2.0:
            return 0.25
        mean = self.total[side] / count
        return sqrt(max(self.squares[side] / count - mean * mean, LEAST_SPREAD * LEAST_SPREAD))

    def favourite(self, node: i64) -> i64:
        """Return the child that was visited most."""
        best: i64 = NONE
        child: i64 = self.first[node]
        while child != NONE:
            if self.visits[child] > 0 and (best == NONE or self.is_better(child, best)):
                best = child
            child = self.next[child]
        return best

    def is_better(self, child: i64, other: i64) -> bool:
        if self.visits[child] != self.visits[other]:
            return self.visits[child] > self.visits[other]
        side: i64 = self.side[self.seat[child]]
        mine, others = self.mean(child, side), self.mean(other, side)
        return mine > others or (mine == others and child < other)

    def line(self, node: i64) -> list[tuple[int, Move]]:
        """Return the most visited line below a node."""
        found: list[tuple[int, Move]] = []
        for _ in range(LINE):
            node = self.favourite(node)
            if node == NONE:
                break
            move = self.moves[node]
            assert move is not None
            found.append((self.seat[node], move))
        return found


class Search(Player):
    """Searches for a number of iterations or milliseconds, whichever ends first."""

    def __init__(
        self,
        judge: Judge,
        iterations: i64,
        milliseconds: i64 = 0,
        parameters: SearchParameters = USUAL,
    ) -> None:
        super().__init__(judge)
        self.iterations: Final[i64] = iterations if iterations > 0 else FOREVER
        self.milliseconds: Final = milliseconds
        self.parameters: Final = parameters
        self.children = vec[i64]()
        """The node of each legal move of the decision."""
        self.path = vec[i64]()
        self.values = vec[float]([0.0] * judge.count)

    def choose(self, table: Table, seat: Seat, rng: Rng) -> Move:
        known = table.imagine(seat, rng)
        moves = known.moves(seat)
        if len(moves) == 1:
            return moves[0]
        tree = Tree(self.judge)
        self.think(tree, known, seat, rng, True)
        move = tree.moves[tree.favourite(0)]
        assert move is not None
        return move

    def advise(self, table: Table, seat: Seat, rng: Rng) -> Advice:
        known = table.imagine(seat, rng)
        tree = Tree(self.judge)
        self.think(tree, known, seat, rng, False)
        nodes: list[int] = []
        node: i64 = tree.first[0]
        while node != NONE:
            nodes.append(node)
            node = tree.next[node]
        own: i64 = self.judge.side[seat]
        ranked = sorted(nodes, key=lambda n: (-tree.visits[n], -tree.mean(n, own), n))
        choices: list[Choice] = []
        for node in ranked:
            move = tree.moves[node]
            assert move is not None
            means = [tree.mean(node, side) for side in range(self.judge.count)]
            expected = self.judge.each_seat(means)
            choices.append(Choice(move, tree.visits[node], expected, tree.line(node)))
        return Advice(seat, choices, tree.visits[0])

    def think(self, tree: Tree, table: Table, seat: Seat, rng: Rng, hasty: bool) -> None:
        """Grow the tree within the budget; a hasty player stops when the result cannot change."""
        end = perf_counter() + float(self.milliseconds) / 1000.0
        done: i64 = 0
        while done < self.iterations:
            self.iterate(tree, table, seat, rng)
            done += 1
            if self.milliseconds > 0 and perf_counter() >= end:
                break
            if hasty and done & 15 == 0 and self.is_settled(tree, self.iterations - done):
                break

    def is_settled(self, tree: Tree, left: i64) -> bool:
        """Say whether no other move can become the most visited."""
        most: i64 = 0
        second: i64 = 0
        child: i64 = tree.first[0]
        while child != NONE:
            visits: i64 = tree.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = tree.next[child]
        return most > second + left

    def iterate(self, tree: Tree, table: Table, seat: Seat, rng: Rng) -> None:
        """Play one imagined game, and record its value."""
        imagined = table.imagine(seat, rng)
        self.begin_path()
        self.descend(tree, imagined, 0, seat)
        self.play_on(imagined, rng)
        self.note(tree, imagined)

    def begin_path(self) -> None:
        """Return to the root."""
        path = self.path
        while len(path) > 0:
            path, _ = pop(path)
        self.path = append(path, 0)

    def descend(self, tree: Tree, imagined: Table, node: i64, mover: Seat) -> None:
        """Descend the tree by moves that are legal on this imagined table, until one is new."""
        path = self.path
        depth: i64 = 0
        while depth < DEEPEST:
            depth += 1
            moves = imagined.moves(mover)
            if len(moves) == 1 and node != 0:
                imagined.play(mover, moves[0])
            else:
                place = self.select(tree, node, imagined, mover, moves)
                node = self.children[place]
                path = append(path, node)
                imagined.play(mover, moves[place])
                if tree.visits[node] == 0:
                    break
            deciders = imagined.deciders()
            if not deciders:
                break
            mover = deciders[0]
        self.path = path

    def note(self, tree: Tree, imagined: Table) -> None:
        """Back up what the reached position is worth to each side."""
        side: i64
        for side in range(tree.sides):
            value = self.judge.value(imagined, side)
            self.values[side] = value
            tree.squares[side] += value * value
        for node in self.path:
            tree.visits[node] += 1
            for side in range(tree.sides):
                tree.total[node * tree.sides + side] += self.values[side]

    def play_on(self, imagined: Table, rng: Rng) -> None:
        """Continue the imagined game by prior weights until it is evaluated."""
        for _ in range(self.judge.hints.patience()):
            deciders = imagined.deciders()
            if not deciders:
                break
            seat: i64 = deciders[0]
            imagined.play(seat, follow(self.judge, imagined, seat, rng))

    def select(self, tree: Tree, node: i64, imagined: Table, seat: Seat, moves: list[Move]) -> i64:
        """Return the index of the move to try: by value, prior weight and number of visits."""
        parameters = self.parameters
        self.find_children(tree, node, imagined, seat, moves)
        children = self.children
        count: i64 = len(moves)
        sum_of_priors = 0.0
        i: i64
        for i in range(count):
            sum_of_priors += tree.prior[children[i]]
        even = parameters.openness / float(count)
        scale = (1.0 - parameters.openness) / max(sum_of_priors, 1e-12)
        side: i64 = self.judge.side[seat]
        untried = tree.mean(node, side) - parameters.pessimism
        curiosity = parameters.curiosity * tree.spread(side)
        best: i64 = 0
        highest = -1e9
        for i in range(count):
            child: i64 = children[i]
            visits: i64 = tree.visits[child]
            tree.offers[child] += 1
            value = untried
            if visits > 0:
                value = tree.total[child * tree.sides + side] / float(visits)
            guide = even + scale * tree.prior[child]
            value += curiosity * guide * sqrt(float(tree.offers[child])) / float(1 + visits)
            if value > highest:
                highest = value
                best = i
        return best

    def find_children(
        self, tree: Tree, node: i64, imagined: Table, seat: Seat, moves: list[Move]
    ) -> None:
        """Find or make the node of every legal move, with its prior weight."""
        children = self.children
        count: i64 = len(moves)
        while len(children) < count:
            children = append(children, NONE)
        i: i64
        for i in range(count):
            move = moves[i]
            child: i64 = tree.first[node]
            while child != NONE:
                if tree.moves[child] is move and tree.seat[child] == seat:
                    break
                child = tree.next[child]
            if child == NONE:
                appeal = self.judge.hints.appeal(imagined, seat, move)
                child = tree.add(node, seat, move, max(appeal, 0.0) ** self.parameters.trust)
            children[i] = child
        self.children = children
