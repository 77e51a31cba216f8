"""The tree search: what its numbers mean, and that it finds what is there to be found."""

from __future__ import annotations

import os
from typing import Final

import pytest
from mypy_extensions import i64

from paradice.bots.player import Judge
from paradice.bots.search import Search
from paradice.core.events import Seat
from paradice.core.hints import Hints
from paradice.core.moves import Catalogue, Move
from paradice.core.rng import Rng, seeded
from paradice.core.table import Outcome, Step, Table, only
from paradice.games import find_game

pytestmark = pytest.mark.skipif(
    "PARADICE_FAST" in os.environ, reason="compiled tables have no interpreted subclasses"
)

MOVES: Final = Catalogue()
TAKE: Final = MOVES.add("take", 4)
SHOW: Final = MOVES.add("show", 3)
BEATS: Final = 3


class Stones(Table):
    """One to three stones are taken in turn; who takes the last wins."""

    def __init__(self, left: i64, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.left = left
        self.turn: i64 = 0
        self.plan([Take()])

    def clone(self) -> Stones:
        twin = Stones(self.left, self.seats, self.rng.clone())
        twin.become(self)
        twin.turn = self.turn
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Stones:
        twin = self.clone()
        twin.rng = rng
        return twin


class Take(Step[Stones]):
    def deciders(self, table: Stones) -> list[int]:
        return only(table.turn)

    def candidates(self, table: Stones, seat: Seat) -> list[Move]:
        return TAKE[1 : min(3, table.left) + 1]

    def play(self, table: Stones, seat: Seat, move: Move) -> None:
        table.left -= move.what
        if table.left == 0:
            table.end(Outcome("empty", [seat], [0] * table.seats))
        table.turn = (seat + 1) % table.seats


class Hands(Table):
    """Paper, stone, scissors; seat 1 shows stone twice as often, for it pays double."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(2, rng)
        self.shown = [-1, -1]
        self.plan([Show()])

    def clone(self) -> Hands:
        twin = Hands(self.rng.clone())
        twin.become(self)
        twin.shown = self.shown[:]
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Hands:
        twin = self.clone()
        twin.rng = rng
        if twin.shown[1 - seat] >= 0:
            twin.shown[1 - seat] = rng.below(3)
        return twin


class Show(Step[Hands]):
    def deciders(self, table: Hands) -> list[int]:
        return [seat for seat in (0, 1) if table.shown[seat] < 0]

    def candidates(self, table: Hands, seat: Seat) -> list[Move]:
        return SHOW

    def play(self, table: Hands, seat: Seat, move: Move) -> None:
        table.shown[seat] = move.what
        if min(table.shown) >= 0:
            ahead = (table.shown[0] - table.shown[1]) % 3
            table.end(Outcome("shown", [[0, 1], [0], [1]][ahead], [0, 0]))


class Blank(Hints):
    """Believes nothing."""


def stones(left: int, seats: int = 2) -> Stones:
    return Stones(left, seats, seeded(1))


def judge(sides: list[int]) -> Judge:
    return Judge(Blank(), sides)


@pytest.mark.parametrize(("left", "take"), [(5, 1), (6, 2), (7, 3), (3, 3), (10, 2)])
def test_it_finds_the_winning_move(left: int, take: int) -> None:
    found = Search(judge([0, 1]), 600).choose(stones(left), 0, seeded(3))
    assert repr(found) == f"take {take}"


def test_where_all_share_one_side_nobody_is_an_opponent() -> None:
    advice = Search(judge([0, 0]), 200).advise(stones(6), 0, seeded(3))
    assert all(choice.expected[0] == choice.expected[1] for choice in advice.choices)


def test_it_expects_a_win_where_it_can_force_one_and_says_how() -> None:
    advice = Search(judge([0, 1]), 1500).advise(stones(6), 0, seeded(3))
    best = advice.choices[0]
    assert best.expected[0] > 0.75
    assert best.expected[1] < 0.25
    assert best.line[0][0] == 1
    assert best.line[1][0] == 0
    taken = best.move.what + best.line[0][1].what + best.line[1][1].what
    assert taken == 6


def test_the_visits_of_the_moves_are_the_iterations() -> None:
    advice = Search(judge([0, 1]), 321).advise(stones(9), 0, seeded(3))
    assert advice.imagined == 321
    assert sum(choice.visits for choice in advice.choices) == 321
    assert [c.visits for c in advice.choices] == sorted(
        (c.visits for c in advice.choices), reverse=True
    )


def test_three_may_play_each_for_oneself() -> None:
    advice = Search(judge([0, 1, 2]), 400).advise(stones(3, 3), 0, seeded(3))
    assert repr(advice.best()) == "take 3"
    assert advice.choices[0].expected[0] > 0.8


def test_a_secret_choice_already_made_is_not_read() -> None:
    search = Search(judge([0, 1]), 300)
    for seed in range(3):
        answers = set()
        for shown in range(3):
            table = Hands(seeded(1))
            table.play(1, SHOW[shown])
            answers.add(repr(search.advise(table, 0, seeded(seed))))
        assert len(answers) == 1


def test_either_of_two_who_choose_at_once_may_be_asked_first() -> None:
    advice = Search(judge([0, 1]), 300).advise(Hands(seeded(1)), 1, seeded(2))
    assert sorted(repr(choice.move) for choice in advice.choices) == ["show 0", "show 1", "show 2"]
    assert advice.choices[0].line[0][0] == 0


def test_a_hasty_choice_is_the_one_that_all_iterations_would_make() -> None:
    game = find_game("trekking")
    table = game.start(2, {}, 8)
    search = Search(Judge(game.hints, [0, 1]), 64)
    for _ in range(4):
        seat = table.deciders()[0]
        chosen = search.choose(table, seat, seeded(4))
        assert chosen is search.advise(table, seat, seeded(4)).best()
        table.play(seat, chosen)


def test_milliseconds_end_the_search() -> None:
    advice = Search(judge([0, 1]), 0, 20).advise(stones(20), 0, seeded(3))
    assert 1 <= advice.imagined < 50_000


def test_a_team_that_wins_has_the_whole_win_and_a_shared_win_is_halved() -> None:
    table = stones(3, 4)
    table.end(Outcome("empty", [0, 2], [0] * 4))
    teams, singles = judge([0, 1, 0, 1]), judge([0, 1, 2, 3])
    assert teams.value(table, 0) > 0.8 > 0.2 > teams.value(table, 1)
    assert singles.value(table, 0) == singles.value(table, 2)
    assert 0.4 < singles.value(table, 0) < 0.6
