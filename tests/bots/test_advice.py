"""Hints: the same for tables the asker cannot tell apart, with doubt, with true reasons."""

from __future__ import annotations

from typing import Any

import pytest

from paradice.bots import reasons
from paradice.bots.advice import SHOWN, Adviser
from paradice.bots.calibration import win_chance
from paradice.bots.player import Judge
from paradice.bots.reasons import give_hint, pack, seed_of, unpack
from paradice.core.game import Game
from paradice.core.rng import Rng, seeded
from paradice.core.table import Table
from paradice.games import find_game
from paradice.i18n.words import LANGUAGES, MISSING, words
from tests.titles import TITLES


def positions(game: Game[Any], seats: int, seed: int, every: int, count: int) -> list[Table]:
    """Some positions of a random game in which somebody has a choice."""
    table = game.start(seats, {}, seed)
    rng = seeded(seed)
    found: list[Table] = []
    for number in range(every * count):
        deciders = table.deciders()
        if not deciders:
            break
        moves = table.moves(deciders[0])
        if number % every == 0 and len(moves) > 1:
            found.append(table.clone())
        table.play(deciders[0], moves[rng.below(len(moves))])
    return found


def twin_of(table: Table, seat: int, number: int) -> Table:
    """A table that *seat* cannot tell from this one, with another future."""
    twin = table.imagine(seat, seeded(900 + number))
    rng = table.rng
    twin.rng = Rng(rng.a ^ 77, rng.b ^ 1234567, rng.c ^ 4242, rng.d)
    return twin


@pytest.mark.parametrize("title", TITLES)
def test_tables_the_asker_cannot_tell_apart_give_the_same_hint(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reasons, "ROUGH", 10)
    monkeypatch.setattr(reasons, "THOROUGH", 10)
    game = find_game(title)
    for number, table in enumerate(positions(game, 3, 3, 9, 4)):
        seat = table.deciders()[0]
        for asker in range(3):
            twin = twin_of(table, asker, number)
            assert seed_of(game, twin, asker) == seed_of(game, table, asker)
            hint = give_hint(game, {}, table, asker, seat)
            assert give_hint(game, {}, twin, asker, seat) == hint


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_reason_has_words(title: str, language: str) -> None:
    game, say = find_game(title), words(language, title)
    for seats in (1, 3):
        if not game.fewest <= seats <= game.most:
            continue
        table = game.start(seats, {}, 1)
        for term in game.hints.terms(table, 0):
            if term.name:
                for number in (0, 1, 2, 7):
                    for way in ("more", "less"):
                        assert "hint-" not in say(f"hint-{way}-{term.name}", n=number)
    assert not MISSING


@pytest.mark.parametrize("title", TITLES)
def test_at_most_three_moves_the_best_first_and_the_played_one_among_them(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reasons, "ROUGH", 40)
    game = find_game(title)
    for table in positions(game, 2, 5, 9, 5):
        seat = table.deciders()[0]
        legal = [repr(move) for move in table.moves(seat)]
        hint = give_hint(game, {}, table, seat, seat)
        told = [move.move for move in hint.moves]
        assert len(told) == min(SHOWN, len(legal))
        assert len(set(told)) == len(told)
        assert set(told) <= set(legal)
        wins = [move.wins for move in hint.moves]
        assert wins == sorted(wins, reverse=True)
        assert all(0 <= move.wins <= 100 and move.doubt >= 1 for move in hint.moves)
        worst = legal[-1]
        why = give_hint(game, {}, table, 1 - seat, seat, worst)
        assert worst in [move.move for move in why.moves]
        assert len(why.moves) <= SHOWN


def test_the_numbers_are_those_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "ROUGH", 60)
    monkeypatch.setattr(reasons, "THOROUGH", 60)
    game = find_game("trekking")
    table = positions(game, 3, 2, 6, 4)[3]
    seat = table.deciders()[0]
    adviser = Adviser(Judge(game.hints, game.sides(3, {})), 60)
    counsel = adviser.counsel(table, seat, seat, seeded(seed_of(game, table, seat)))
    hint = give_hint(game, {}, table, seat, seat)
    chances = [win_chance("trekking", 3, one.value) for one in counsel[:SHOWN]]
    assert [move.wins for move in hint.moves] == [round(100 * chance) for chance in chances]
    for one in counsel:
        assert 0.0 < one.doubt < 0.2
        assert one.reasons == sorted(one.reasons, key=lambda reason: -reason.pays)


def test_a_phrase_travels() -> None:
    game = find_game("trekking")
    table = game.start(2, {}, 1)
    seat = table.deciders()[0]
    label = game.label(game.view(table, seat), table.moves(seat)[0])
    assert unpack(pack(label)) == label
