"""Whose turn it is said to be: who only answers in another's turn chooses."""

from __future__ import annotations

from typing import Any

import pytest

from paradice.core.properties import walk
from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.web.assets import make_pen
from paradice.web.components import draw_phase


class Asked:
    """The first view of a seat that decides something in the turn of another."""

    def __init__(self, game: str) -> None:
        self.game, self.face = find_game(game), find_face(game)
        self.view: Any = None

    def __call__(self, table: Any, seat: int, moves: Any) -> None:
        view = self.game.view(table, seat)
        alone = len(view["deciders"]) == 1
        if self.view is None and alone and not self.face.in_turn(view, seat):
            self.view = view


@pytest.mark.parametrize("game", ["riff", "citadel", "undead"])
def test_who_answers_in_the_turn_of_another_is_not_told_that_it_is_theirs(game: str) -> None:
    asked = Asked(game)
    for seed in range(1, 30):
        walk(find_game(game), 3, {}, seed, asked)
        if asked.view is not None:
            break
    view, face = asked.view, find_face(game)
    piece = (face.phase(view), view["deciders"], view["seat"], False, False)
    pen = make_pen("en", game, ["Mara", "Otto", "Bea"])
    assert "You choose" in draw_phase(piece, pen)
    assert "Your turn" not in draw_phase(piece, pen)
    others = (*piece[:2], -1, False, False)
    assert "chooses" in draw_phase(others, pen)
