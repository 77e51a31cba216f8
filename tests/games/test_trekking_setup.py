"""Trekking: setting up, and whose turn it is."""

from __future__ import annotations

import pytest

from paradice.core.moves import Move
from paradice.core.properties import walk
from paradice.games.trekking.game import GAME
from paradice.games.trekking.table import Trekking
from tests.games.trekking import BOX, SIX, all_worn, check_pieces, day
from tests.pieces import each
from tests.play import offered, play

# Setting up


@pytest.mark.parametrize(("seats", "ancestors"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_there_are_three_ancestors_for_each_player(seats: int, ancestors: int) -> None:
    assert GAME.start(seats, {}, 3).ancestors == ancestors


def test_the_row_is_the_face_up_deck_and_five_cards_of_day_one() -> None:
    table = GAME.start(2, {}, 3)
    assert len(table.deck) == 30
    assert all(BOX.cards[card].day == 0 for card in each(table.card_at, 6))
    assert len({*each(table.card_at, 6), *table.deck}) == 36


def test_the_deck_and_the_itineraries_are_shuffled() -> None:
    firsts, hands = set(), set()
    for seed in range(300):
        table = GAME.start(1, {"first-itinerary": "chosen"}, seed)
        firsts.add(table.card_at(5))
        hands.update(table.hand)
    assert firsts == set(BOX.decks[0])
    assert hands == set(range(24))


def test_each_player_gets_four_itineraries_and_follows_one_at_random_in_a_first_game() -> None:
    table = GAME.start(4, {}, 3)
    assert [table.in_hand(seat) for seat in range(4)] == [3, 3, 3, 3]
    dealt = [sheet for sheet in [*table.hand, *all_worn(table)] if sheet >= 0]
    assert len(dealt) == len(set(dealt)) == 16


def test_in_a_first_game_any_of_the_four_may_be_the_first() -> None:
    followed = set()
    for seed in range(40):
        held = list(GAME.start(2, {"first-itinerary": "chosen"}, seed).hand[:4])
        followed.add(held.index(GAME.start(2, {}, seed).worn_of(0, 0)))
    assert followed == {0, 1, 2, 3}


def test_once_you_know_the_game_you_choose_the_first_itinerary() -> None:
    table = GAME.start(2, {"first-itinerary": "chosen"}, 3)
    assert table.deciders() == [0, 1]
    assert len(offered(table, 0)) == 4
    play(GAME, table, "0: choose 3")
    assert GAME.view(table, 1)["players"][0]["choice"] == -1
    assert table.worn_of(0, 0) == -1


def test_the_watches_are_stacked_at_random_on_noon() -> None:
    piles = set()
    for seed in range(60):
        table = GAME.start(3, {}, seed)
        assert each(table.hour_of, 3) == [0, 0, 0]
        assert [player["hour"] for player in GAME.view(table, 0)["players"]] == [0, 0, 0]
        pile = sorted(range(3), key=lambda seat: -table.arrival_of(seat))
        assert table.deciders() == pile[:1]
        piles.add(tuple(pile))
    assert len(piles) == 6


def test_each_player_starts_with_one_crystal_and_no_points() -> None:
    table = GAME.start(3, {}, 3)
    assert each(table.crystals_of, 3) == [1, 1, 1]
    assert table.score == 0


# The order of turns


def test_the_hindmost_watch_plays() -> None:
    assert day(SIX, hours=[5, 3, 4]).deciders() == [1]


def test_on_one_hour_the_watch_on_top_of_the_stack_plays() -> None:
    """Example: blue is hindmost with others, and on top of them."""
    assert day(SIX, hours=[3, 3, 3], top=[1]).deciders() == [1]


def test_a_player_may_play_several_times_in_a_row() -> None:
    table = day(SIX, hours=[0, 9])
    play(GAME, table, "0: take 0", "0: take 1")
    assert table.deciders() == [0]


def test_an_arriving_watch_is_stacked_on_top_and_so_plays_first() -> None:
    table = day(SIX, hours=[2, 0])
    play(GAME, table, "1: take 0")
    assert each(table.hour_of, 2) == [2, 2]
    assert table.deciders() == [1]


# The table


def test_each_seat_holds_its_own_itineraries() -> None:
    table = GAME.start(2, {"first-itinerary": "chosen"}, 3)
    assert each(table.in_hand, 2) == [4, 4]
    table.follow(1, 0)
    assert each(table.in_hand, 2) == [4, 3]
    for _ in range(3):
        table.follow(1, 0)
    assert each(table.in_hand, 2) == [4, 0]


def test_the_tokens_of_a_seat_are_those_of_all_its_columns() -> None:
    table = day(SIX, hours=[0, 0])
    for column, count in enumerate([1, 2, 3, 4]):
        table.set_filled(1, column, count)
    assert table.all_tokens(1) == 1 + 2 * 8 + 3 * 64 + 4 * 512
    assert table.all_tokens(0) == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_piece_is_lost_or_born(seats: int) -> None:
    """Between turns; while a card is being paid for it lies in the row."""

    def look(table: Trekking, seat: int, moves: list[Move]) -> None:
        if not table.top().numbers():
            check_pieces(table)

    for seed, option in enumerate(("random", "chosen")):
        walk(GAME, seats, {"first-itinerary": option}, seed, look)
