"""Keys: every move has its own; those of the page are never a piece's."""

from __future__ import annotations

from typing import Any

import pytest

from paradice.core.properties import walk
from paradice.core.view import step_of
from paradice.faces.face import KEYS, RESERVED
from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.i18n.words import LANGUAGES
from paradice.web.assets import make_pen
from paradice.web.page import help_text
from tests.titles import TITLES


class Pressed:
    """The keys that a game gives its moves, along a game."""

    def __init__(self, game: str) -> None:
        self.game = find_game(game)
        self.face = find_face(game)
        self.used: set[str] = set()
        self.shared: set[tuple[str, str]] = set()
        self.without: set[tuple[str, str]] = set()

    def __call__(self, table: Any, seat: int, moves: Any) -> None:
        view = self.game.view(table, seat)
        keys = self.face.keys(view, moves)
        self.used.update(keys)
        for move, key in zip(moves, keys, strict=True):
            if not key:
                self.without.add((step_of(view["asked"]), repr(move)))
            elif keys.count(key) > 1:
                self.shared.add((step_of(view["asked"]), key))


@pytest.mark.parametrize("game", TITLES)
def test_every_legal_move_has_a_key_of_its_own_that_is_not_reserved(game: str) -> None:
    """In Riff four at one place may pass several personages on: each of these has its letter."""
    pressed = Pressed(game)
    for seed in range(1, 7):
        walk(find_game(game), 3 + seed % 2, {}, seed, pressed)
    assert pressed.used & set(RESERVED) == set()
    assert pressed.shared == set()
    assert pressed.without == set()


def test_no_key_that_may_be_given_is_reserved() -> None:
    assert set(KEYS) & set(RESERVED) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_each_key_of_the_house_that_does_something(language: str) -> None:
    shown = help_text(make_pen(language, "trekking", ()))
    for key in "hjlnru":
        assert f">{key.upper()}</kbd>" in shown
