"""Keys: those of the house are never a piece's, and no two moves of a moment share one."""

from __future__ import annotations

from typing import Any

import pytest

from paradice.core.laws import walk
from paradice.games import TITLES, find_game
from paradice.games.drawing import KEYS, RESERVED
from paradice.games.words import LANGUAGES
from paradice.web.faces import find_face, make_pen
from paradice.web.page import help_text


class Pressed:
    """The keys that a game gives its moves, along a game."""

    def __init__(self, game: str) -> None:
        self.game = find_game(game)
        self.face = find_face(game)
        self.used: set[str] = set()
        self.shared: set[tuple[str, str]] = set()

    def __call__(self, table: Any, seat: int, moves: Any) -> None:
        view = self.game.view(table, seat)
        candidates = table.candidates(seat)
        keys = dict(zip(candidates, self.face.keys(view, candidates), strict=True))
        self.used.update(keys.values())
        legal = [keys[move] for move in moves if keys[move]]
        for key in {key for key in legal if legal.count(key) > 1}:
            self.shared.add((view["step"], key))


@pytest.mark.parametrize("game", TITLES)
def test_no_key_of_a_piece_is_reserved_and_no_two_legal_moves_share_one(game: str) -> None:
    pressed = Pressed(game)
    for seed in range(1, 7):
        walk(find_game(game), min(find_game(game).most, 3), {}, seed, pressed)
    assert pressed.used & set(RESERVED) == set()
    assert pressed.shared == set()


def test_no_key_that_may_be_given_is_reserved() -> None:
    assert set(KEYS) & set(RESERVED) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_each_key_of_the_house_that_does_something(language: str) -> None:
    shown = help_text(make_pen(language, "trekking", ()))
    for key in "hjlnru":
        assert f">{key.upper()}</kbd>" in shown
