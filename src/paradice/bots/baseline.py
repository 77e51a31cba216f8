"""Players that look one move ahead at most."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.bots.player import Advice, Choice, Judge, Player, follow
from paradice.core.events import Seat
from paradice.core.moves import Move
from paradice.core.rng import Rng
from paradice.core.table import Table

OWN_DECISIONS: Final[i64] = 8
"""The decisions of one turn that are followed before the position is evaluated."""


class Random(Player):
    """Plays any legal move, all with equal probability."""

    def advise(self, table: Table, seat: Seat, rng: Rng) -> Advice:
        moves = table.imagine(seat, rng).moves(seat)[:]
        first: i64 = rng.below(len(moves))
        even = self.judge.each_seat([0.5] * self.judge.count)
        ranked = [Choice(moves[first], 0, even, [])]
        i: i64
        for i in range(len(moves)):
            if i != first:
                ranked.append(Choice(moves[i], 0, even, []))
        return Advice(seat, ranked, 0)

    def choose(self, table: Table, seat: Seat, rng: Rng) -> Move:
        moves = table.imagine(seat, rng).moves(seat)
        return moves[rng.below(len(moves))]


class Greedy(Player):
    """Tries each move on some imagined tables, up to the end of the turn, and plays the best mean.

    With the probability ``slips`` it plays a move drawn by prior weight instead.
    """

    def __init__(self, judge: Judge, samples: i64, slips: float = 0.0) -> None:
        super().__init__(judge)
        self.samples: Final = samples
        self.slips: Final = slips

    def advise(self, table: Table, seat: Seat, rng: Rng) -> Advice:
        judge = self.judge
        known = table.imagine(seat, rng)
        moves = known.moves(seat)
        asked: type = type(known.top())
        depth: i64 = known.depth
        sums = vec[float]([0.0] * (len(moves) * judge.count))
        i: i64
        side: i64
        for _ in range(self.samples):
            for i in range(len(moves)):
                imagined = table.imagine(seat, rng)
                imagined.play(seat, moves[i])
                finish_turn(judge, imagined, seat, asked, depth, rng)
                for side in range(judge.count):
                    sums[i * judge.count + side] += judge.value(imagined, side)
        own: i64 = judge.side[seat]
        ranked: list[Choice] = []
        for i in sorted(range(len(moves)), key=lambda i: -sums[i * judge.count + own]):
            means = [
                sums[i * judge.count + side] / float(self.samples) for side in range(judge.count)
            ]
            ranked.append(Choice(moves[i], self.samples, judge.each_seat(means), []))
        return Advice(seat, ranked, self.samples * len(moves))

    def choose(self, table: Table, seat: Seat, rng: Rng) -> Move:
        if self.slips > 0.0 and rng.unit() < self.slips:
            return follow(self.judge, table.imagine(seat, rng), seat, rng)
        return self.advise(table, seat, rng).best()


def finish_turn(judge: Judge, table: Table, seat: Seat, asked: type, depth: i64, rng: Rng) -> None:
    """Take the decisions of *seat* that still belong to its move, by prior weight.

    They are over when somebody else decides, when the agenda is shorter than before, or when the
    same question comes again.
    """
    for _ in range(OWN_DECISIONS):
        deciders = table.deciders()
        if len(deciders) != 1 or deciders[0] != seat:
            break
        if table.depth < depth or type(table.top()) is asked:
            break
        table.play(seat, follow(judge, table, seat, rng))
