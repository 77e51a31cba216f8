"""What a position is worth is the sum of its named terms, in every game."""

from __future__ import annotations

from math import exp

import pytest

from paradice.core.rng import seeded
from paradice.games import find_game
from tests.titles import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_what_the_terms_pay_adds_up_to_what_the_position_is_worth(title: str) -> None:
    game = find_game(title)
    for seats in range(game.fewest, game.most + 1):
        table = game.start(seats, {}, seats)
        names = [term.name for term in game.hints.terms(table, 0)]
        assert names, "every game says what worth is made of"
        rng = seeded(seats)
        for _ in range(120):
            deciders = table.deciders()
            if not deciders:
                break
            for seat in range(seats):
                terms = game.hints.terms(table, seat)
                assert [term.name for term in terms] == names
                total = 1.0 / (1.0 + exp(-sum(term.pays for term in terms)))
                assert total == pytest.approx(game.hints.worth(table, seat), abs=2e-3)
            moves = table.moves(deciders[0])
            table.play(deciders[0], moves[rng.below(len(moves))])
        ended = game.hints.terms(table, 0)
        assert len(ended) == len(names), "the same terms, in whatever position"
