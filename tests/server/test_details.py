"""What buttons say: the consequence of every move; a ready-made start where one is set up."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from paradice.core.properties import walk
from paradice.faces.face import Button
from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.i18n.words import LANGUAGES
from paradice.server.gate import see
from paradice.web.action_bar import draw_button
from paradice.web.assets import make_pen
from tests.titles import TITLES

NAMES = ("Mara", "Otto", "Bea", "Sam", "Ida", "Théo")
GAMES = {"trekking": 3, "riff": 8, "citadel": 12, "undead": 2}
"""How many games of each kind are played: nearly every kind of step is met."""


@cache
def offered(game: str) -> list[tuple[str, Button]]:
    """Each kind of legal move in each kind of step, as it stands on a button."""
    rules, face = find_game(game), find_face(game)
    found: dict[tuple[str, str, str], Button] = {}

    def note(table: Any, seat: int, moves: Any) -> None:
        step = type(table.top()).__name__
        for offer in see(rules, face, table, seat, []).offers.values():
            if offer.is_legal:
                silent = "" if offer.detail else offer.text
                found.setdefault((step, str(offer.move.verb), silent), offer)

    for seats in (rules.alone, 3):
        for seed in range(1, GAMES[game] + 1):
            walk(rules, seats, {}, seed, note)
    return [(step, offer) for (step, _, _), offer in found.items()]


@pytest.mark.parametrize("game", TITLES)
def test_every_button_says_its_consequence(game: str) -> None:
    assert [f"{step}: {offer.text}" for step, offer in offered(game) if not offer.detail] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_no_button_says_the_same_twice(game: str, language: str) -> None:
    pen = make_pen(language, game, NAMES)
    for _, offer in offered(game):
        assert offer.detail
        small = pen.say(offer.detail)
        assert draw_button(offer, False, pen).count(small) == 1
        assert f"<small>{small}</small>" in draw_button(offer, True, pen) or not offer.brief


@pytest.mark.parametrize(
    ("game", "options", "count"),
    [("undead", {}, 3), ("citadel", {}, 1), ("riff", {"characters": "chosen"}, 1)],
)
def test_a_ready_made_start_is_played_to_its_end(
    game: str, options: dict[str, str], count: int
) -> None:
    """Its moves are legal one after the other, and then it is no longer offered to this seat."""
    rules, face = find_game(game), find_face(game)
    table = rules.start(3, options, 7)
    for _ in range(3):
        seat = table.deciders()[0]
        start = face.start(rules.view(table, seat))
        assert start is not None
        assert len(start.moves) == count
        for place, text in enumerate(start.moves):
            again = face.start(rules.view(table, seat))
            assert again is not None
            assert again.moves == start.moves[place:]
            table.play(seat, rules.catalogue.find(text))
        assert face.start(rules.view(table, seat)) is None


def test_a_start_is_offered_only_while_it_can_still_be_had() -> None:
    """Two coins are not one of each."""
    rules, face = find_game("undead"), find_face("undead")
    table = rules.start(3, {}, 7)
    for _ in range(2):
        table.play(0, rules.catalogue.find("wish 0"))
    assert face.start(rules.view(table, 0)) is None
    assert face.start(rules.view(table, 1)) is not None


@pytest.mark.parametrize("game", TITLES)
def test_what_is_hidden_while_a_table_is_set_would_change_nothing(game: str) -> None:
    """An option for some number of seats has no effect with another, or is refused."""
    rules = find_game(game)
    for option in (option for option in rules.options if option.seats):
        for seats in range(rules.fewest, rules.most + 1):
            usual = rules.write(rules.start(seats, {}, 5))
            for choice in option.choices[1:]:
                try:
                    other = rules.write(rules.start(seats, {option.key: choice}, 5))
                except ValueError:
                    assert seats != option.seats
                    continue
                is_same = {**other, "harder": 0} == {**usual, "harder": 0}
                assert seats == option.seats or is_same, (option.key, seats)
