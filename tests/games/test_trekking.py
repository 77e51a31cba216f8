"""The rules of Trekking, one test for each sentence of the rulebook."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.contract import Rule
from paradice.core.rng import seeded
from paradice.games.trekking import moves
from paradice.games.trekking.box import Itinerary
from paradice.games.trekking.game import GAME
from paradice.games.trekking.rules import final_score, finish, trek_score
from paradice.games.trekking.table import Trekking
from tests.games.trekking import BOX, CARD, SIX, day
from tests.play import offered, play, refusal

# Setting up


@pytest.mark.parametrize(("seats", "ancestors"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_there_are_three_ancestors_for_each_player(seats: int, ancestors: int) -> None:
    assert GAME.start(seats, {}, 3).ancestors == ancestors


def test_the_row_is_the_face_up_deck_and_five_cards_of_day_one() -> None:
    table = GAME.start(2, {}, 3)
    assert len(table.deck) == 30
    assert all(BOX.cards[card].day == 0 for card in table.row)
    assert len({*table.row, *table.deck}) == 36


def test_each_player_gets_four_itineraries_and_follows_one_at_random_in_a_first_game() -> None:
    table = GAME.start(4, {}, 3)
    assert [table.in_hand(seat) for seat in range(4)] == [3, 3, 3, 3]
    dealt = [sheet for sheet in [*table.hand, *table.worn] if sheet >= 0]
    assert len(dealt) == len(set(dealt)) == 16


def test_once_you_know_the_game_you_choose_the_first_itinerary() -> None:
    table = GAME.start(2, {"first-itinerary": "chosen"}, 3)
    assert table.deciders() == [0, 1]
    assert len(offered(table, 0)) == 4


def test_the_watches_are_stacked_at_random_on_noon() -> None:
    firsts = {GAME.start(3, {}, seed).deciders()[0] for seed in range(30)}
    assert firsts == {0, 1, 2}


def test_each_player_starts_with_one_crystal_and_no_points() -> None:
    table = GAME.start(3, {}, 3)
    assert (list(table.crystals), list(table.score)) == ([1, 1, 1], [0, 0, 0])


# The order of turns


def test_the_hindmost_watch_plays() -> None:
    assert day(SIX, hours=[5, 3, 4]).deciders() == [1]


def test_on_one_hour_the_watch_on_top_of_the_stack_plays() -> None:
    assert day(SIX, hours=[3, 3, 3], top=[1]).deciders() == [1]


def test_a_player_may_play_several_times_in_a_row() -> None:
    table = day(SIX, hours=[0, 9])
    play(GAME, table, "0: take 0", "0: take 1")
    assert table.deciders() == [0]


def test_an_arriving_watch_is_stacked_on_top_and_so_plays_first() -> None:
    table = day(SIX, hours=[2, 0])
    play(GAME, table, "1: take 0")
    assert list(table.hour) == [2, 2]
    assert table.deciders() == [1]


# 1 Choose a card


def test_any_of_the_six_may_be_taken_the_top_of_the_deck_too() -> None:
    table = day(SIX, hours=[0, 1])
    assert offered(table, 0) == [f"take {slot}" for slot in range(6)]


def test_an_ancestor_costs_three_hours_gives_a_joker_no_slot_bonus_and_leaves_the_row() -> None:
    table = day(SIX, hours=[0, 9])
    play(GAME, table, "0: take 0")
    before = list(table.row)
    play(GAME, table, "0: visit", "0: place 3")
    assert list(table.row) == before
    assert table.hour[0] == 5
    assert list(table.filled[:4]) == [0, 1, 0, 1]
    assert table.ancestors == 5


def test_an_ancestor_can_only_be_taken_while_one_is_left() -> None:
    table = day(SIX, hours=[0, 9])
    play(GAME, table, "0: take 0")
    table.ancestors = 0
    assert refusal(GAME, table, "0: visit") is moves.NO_ANCESTOR_LEFT


# 2 Move the watch


def test_the_watch_moves_as_many_hours_as_the_card_says() -> None:
    """Example: red chooses -49 and moves two hours."""
    table = day([-49], hours=[4, 9])
    play(GAME, table, "0: take 5")
    assert table.hour[0] == 6


def test_each_crystal_saves_an_hour_and_goes_back() -> None:
    """Example: Thomas pays two crystals for 1324 and moves one hour."""
    table = day([1324], hours=[4, 9], crystals=2, number=1)
    play(GAME, table, "0: take 5", "0: spend 2")
    assert table.hour[0] == 5
    assert table.crystals[0] == 2 - 2 + 1 + 1  # the card's own crystal and the slot's


def test_no_event_lasts_less_than_an_hour() -> None:
    table = day([-49], hours=[4, 9], crystals=3)
    play(GAME, table, "0: take 5")
    assert offered(table, 0) == ["spend 0", "spend 1"]
    assert refusal(GAME, table, "0: spend 2") is moves.AT_LEAST_ONE_HOUR


def test_a_card_of_one_hour_asks_for_no_crystals() -> None:
    table = day([1794], hours=[4, 9], crystals=3)
    play(GAME, table, "0: take 5")
    assert table.hour[0] == 5


def test_crystals_received_with_a_card_cannot_be_spent_on_it() -> None:
    table = day([-41], hours=[0, 9], crystals=0)
    play(GAME, table, "0: take 5")
    assert table.hour[0] == 4
    assert table.crystals[0] == 3


def test_useless_crystals_may_be_paid() -> None:
    table = day([*SIX[:5], 900], hours=[9, 9], top=[0], crystals=1)
    play(GAME, table, "0: take 5", "0: spend 1")
    assert (table.hour[0], table.score[0]) == (12, 0)


# 3 Receive the gains


def test_the_gains_of_the_card_and_of_its_slot_come_in() -> None:
    """Example: Emma takes 1963 (Person and Progress) and the token below its slot."""
    table = day([1963, *SIX[:3]], hours=[0, 9], number=1)
    table.row = vec[i64]([-1, -1, CARD[1963], CARD[1985], CARD[1960], CARD[1953]])
    play(GAME, table, "0: take 2")
    assert list(table.filled[:4]) == [1, 1, 0, 1]


@pytest.mark.parametrize(
    ("slot", "gained"),
    [
        (0, [1, 0, 0, 0, 0]),
        (1, [2, 0, 0, 0, 0]),
        (2, [1, 1, 0, 0, 0]),
        (3, [1, 0, 1, 0, 0]),
        (4, [1, 0, 0, 1, 0]),
        (5, [1, 0, 0, 0, 1]),
    ],
)
def test_the_slots_give_nothing_person_event_innovation_progress_crystal(
    slot: int, gained: list[int]
) -> None:
    table = day(SIX, hours=[0, 9])
    table.row[slot] = CARD[-49]
    play(GAME, table, f"0: take {slot}")
    assert [*table.filled[:4], table.crystals[0]] == gained


def test_a_token_fills_the_topmost_free_space_of_its_column() -> None:
    table = day(SIX, hours=[0, 9])
    table.place_token(0, 1, 1)
    table.place_token(0, 1, 1)
    assert list(table.filled[:4]) == [0, 2, 0, 0]


def test_a_joker_goes_to_any_column_with_room() -> None:
    table = day([1629], hours=[0, 9])
    play(GAME, table, "0: take 5")
    assert offered(table, 0) == ["place 0", "place 1", "place 2", "place 3"]


def test_a_joker_may_not_go_to_a_full_column() -> None:
    table = day([1629], hours=[0, 9])
    table.filled[2] = BOX.itineraries[0].height[2]
    play(GAME, table, "0: take 5")
    assert refusal(GAME, table, "0: place 2") is moves.COLUMN_IS_FULL


def test_a_joker_without_any_room_is_lost_without_a_question() -> None:
    table = day([1629], hours=[0, 9])
    for column in range(4):
        table.filled[column] = BOX.itineraries[0].height[column]
    events = play(GAME, table, "0: take 5")
    assert "0: loses token=4" in [repr(event) for event in events]
    assert table.hour[0] == 3
    assert table.jokers == 0


def test_two_jokers_are_placed_one_after_the_other() -> None:
    table = day([1519], hours=[0, 9])
    table.jokers = 1
    play(GAME, table, "0: take 5", "0: place 0", "0: place 1")
    assert list(table.filled[:4]) == [2, 1, 0, 1]


def test_a_token_that_finds_no_space_goes_back_to_the_supply() -> None:
    table = day([-49], hours=[0, 9])
    table.filled[0] = 3
    play(GAME, table, "0: take 5")
    assert table.filled[0] == 3


def test_a_space_with_points_pays_at_once() -> None:
    """Example: Emma places her token on a 4 and scores 4 points."""
    table = day(SIX, hours=[0, 9], sheet="5")
    table.filled[0] = 4
    table.place_token(0, 0, 0)
    assert table.score[0] == 4


def test_a_space_with_a_crystal_pays_at_once() -> None:
    table = day(SIX, hours=[0, 9], sheet="5")
    table.filled[0] = 1
    table.place_token(0, 0, 0)
    assert table.crystals[0] == 1


def test_a_filled_row_pays_at_once_and_once() -> None:
    """Example: Carl scores 6 points for a full row."""
    table = day(SIX, hours=[0, 9], sheet="5")
    for column in (1, 2, 3):
        table.filled[column] = {1: 1, 2: 1, 3: 0}[column]
    table.place_token(0, 1, 1)
    table.place_token(0, 2, 2)
    assert table.score[0] == 0
    table.place_token(0, 3, 3)
    assert table.score[0] == 6


def test_a_row_bonus_needs_every_space_of_the_row() -> None:
    table = day(SIX, hours=[0, 9], sheet="14")
    table.filled[2] = 3
    table.filled[3] = 2
    table.place_token(0, 3, 3)
    assert table.score[0] == 0
    table.filled[0] = 5
    table.place_token(0, 0, 0)
    assert table.score[0] == 4 + 10


def test_a_row_may_pay_a_crystal() -> None:
    assert Itinerary("x", ["o...=c"] + ["...."] * 5).bonus[0] == moves.CRYSTAL


# 4 Place the card in the trek


def test_the_first_card_begins_a_trek() -> None:
    table = day([-49], hours=[0, 9])
    play(GAME, table, "0: take 5")
    assert table.treks(0) == [[CARD[-49]]]


def test_a_later_year_continues_the_trek() -> None:
    table = day([655, -49], hours=[0, 9])
    play(GAME, table, "0: take 5", "0: take 5", "0: spend 0")
    assert table.treks(0) == [[CARD[-49], CARD[655]]]


def test_an_earlier_year_closes_the_trek_and_opens_a_new_one() -> None:
    """Example: Tim takes 1271 after 1519."""
    table = day([1271, 1519], hours=[0, 9])
    play(GAME, table, "0: take 5", "0: place 0", "0: take 5")
    play(GAME, table, "0: spend 0", "0: place 1")
    assert table.treks(0) == [[CARD[1519]], [CARD[1271]]]


def test_a_minus_sign_means_before_our_era_so_a_larger_figure_is_earlier() -> None:
    table = day([-2000, -1772], hours=[0, 9])
    play(GAME, table, "0: take 5", "0: take 5", "0: spend 0")
    assert len(table.treks(0)) == 2


def test_an_ancestor_continues_the_trek_and_keeps_its_date() -> None:
    """Example: Lila's Ancestor counts as 1933."""
    table = day([1951, 1933], hours=[0, 11], number=1)
    play(GAME, table, "0: take 5", "0: place 0", "0: visit", "0: spend 0", "0: place 0")
    assert table.year[0] == 1933
    play(GAME, table, "0: take 5")
    assert table.treks(0) == [[CARD[1933], moves.ANCESTOR, CARD[1951]]]


def test_several_ancestors_may_follow_one_another() -> None:
    table = day(SIX, hours=[0, 11])
    play(GAME, table, "0: take 0", "0: visit", "0: place 0", "0: visit", "0: place 0")
    assert [len(trek) for trek in table.treks(0)] == [3]


def test_an_ancestor_cannot_open_a_trek() -> None:
    assert refusal(GAME, day(SIX, hours=[0, 9]), "0: visit") is moves.ANCESTOR_OPENS_NO_TREK


# 5 Slide the row


def test_the_row_slides_right_and_the_deck_shows_its_next_card() -> None:
    table = day(SIX, hours=[0, 9])
    old = list(table.row)
    play(GAME, table, "0: take 3")
    assert list(table.row[1:]) == [old[0], old[1], old[2], old[4], old[5]]
    assert table.row[0] not in old
    assert table.row[0] not in table.deck


def test_with_a_dry_deck_the_cards_still_slide_and_the_left_slots_stay_empty() -> None:
    table = day(SIX, hours=[0, 9])
    table.deck = vec[i64]()
    old = list(table.row)
    play(GAME, table, "0: take 5")
    assert list(table.row) == [-1, *old[:5]]
    assert refusal(GAME, table, "0: take 0") is moves.SLOT_IS_EMPTY


def test_with_a_dry_deck_the_bonus_is_that_of_the_slot_where_a_card_now_lies() -> None:
    table = day([-49, -506], hours=[0, 9])
    table.deck = vec[i64]()
    play(GAME, table, "0: take 5", "0: take 5", "0: spend 0")
    assert table.crystals[0] == 2  # both cards were taken from the slot of the crystal


def test_who_finds_nothing_to_take_rests_at_noon_without_bonus() -> None:
    table = day([-49], hours=[0, 0], top=[0])
    table.deck = vec[i64]()
    events = play(GAME, table, "0: take 5")
    assert "1: rests" in [repr(event) for event in events]
    assert table.hour[1] == 12
    assert table.score[1] == 0
    assert table.deciders() == [0]  # an Ancestor is left, and a trek is open


# The end of the day


def test_landing_exactly_on_noon_earns_three_points() -> None:
    """Example: red takes a card of two hours at ten o'clock."""
    table = day([*SIX[:5], -49], hours=[10, 10], top=[0])
    play(GAME, table, "0: take 5")
    assert (table.hour[0], table.score[0]) == (12, 3)


def test_crystals_help_to_be_punctual() -> None:
    table = day([1519], hours=[9, 11], crystals=1)
    play(GAME, table, "0: take 5", "0: spend 1")
    assert (table.hour[0], table.score[0]) == (12, 3)


def test_overshooting_stops_at_noon_without_bonus() -> None:
    """Example: blue takes a card of five hours and stops at noon."""
    table = day([*SIX[:5], 900], hours=[9, 11])
    play(GAME, table, "0: take 5")
    assert (table.hour[0], table.score[0]) == (12, 0)


def test_an_ancestor_can_make_one_punctual() -> None:
    table = day(SIX, hours=[7, 11])
    play(GAME, table, "0: take 0", "0: visit")
    assert (table.hour[0], table.score[0]) == (12, 3)


def night() -> Trekking:
    """Two watches, the second about to end the first day."""
    table = day([-49], hours=[12, 10], crystals=2)
    table.length[0], table.year[0] = 1, -506
    table.taken = vec[i64]([CARD[-506] * 16 + 1])
    play(GAME, table, "1: take 5", "1: spend 0")
    return table


def test_when_all_are_at_noon_the_day_ends_and_the_next_deck_is_laid_out() -> None:
    table = night()
    assert table.day == 1
    assert all(BOX.cards[card].day == 1 for card in table.row)
    assert len(table.deck) == 30


def test_at_night_all_choose_one_of_the_itineraries_left_in_secret() -> None:
    table = night()
    assert table.deciders() == [0, 1]
    play(GAME, table, "1: choose 2")
    assert table.deciders() == [0]
    assert GAME.view(table, 0)["players"][1]["choice"] == -1
    assert GAME.view(table, 0)["players"][1]["has_chosen"] is True
    assert GAME.view(table, 1)["players"][1]["choice"] == 2


def test_itineraries_and_their_tokens_are_discarded_at_night() -> None:
    table = night()
    held = list(table.hand[:3])
    play(GAME, table, "0: choose 1", "1: choose 0")
    assert table.worn[1] == held[1]
    assert list(table.filled) == [0] * 8
    assert table.in_hand(0) == 2


def test_the_stack_at_noon_stays_as_it_is_overnight() -> None:
    table = night()
    play(GAME, table, "0: choose 0", "1: choose 0")
    assert list(table.hour) == [0, 0]
    assert table.deciders() == [1]


def test_the_current_trek_and_the_crystals_survive_the_night() -> None:
    table = night()
    play(GAME, table, "0: choose 0", "1: choose 0")
    assert (table.length[0], table.year[0], table.crystals[0]) == (1, -506, 2)


def test_the_fourth_itinerary_is_never_used() -> None:
    table = day([1994], hours=[12, 11], number=2)
    table.hand = vec[i64]([5, -1, -1, -1, 6, -1, -1, -1])
    play(GAME, table, "1: take 5")
    assert table.outcome() is not None


# The final score


@pytest.mark.parametrize(
    ("cards", "points"),
    list(enumerate([-3, 0, 2, 4, 7, 10, 14, 18, 24, 30, 33, 36, 39], 1)),
)
def test_a_trek_pays_by_the_table_and_three_for_each_card_beyond_ten(
    cards: int, points: int
) -> None:
    assert BOX.points_of_trek(cards) == points


def ended(scores: list[int], treks: list[list[int]]) -> Trekking:
    """A finished game with these points on the track and treks of these lengths."""
    table = day(SIX, hours=[12] * len(scores), number=2)
    table.score = vec[i64](scores)
    for seat, lengths in enumerate(treks):
        for length in lengths:
            table.year[seat] = moves.LONG_AGO
            table.length[seat] = 0
            table.add_to_trek(seat, CARD[-37000])
            for _ in range(length - 1):
                table.add_to_trek(seat, moves.ANCESTOR)
    finish(table)
    return table


def test_the_score_is_the_track_the_crystals_left_and_the_treks() -> None:
    table = ended([10, 0], [[3, 5], [1]])
    table.crystals[0] = 4
    assert trek_score(table, 0) == 2 + 7
    assert final_score(table, 0) == 10 + 4 + 9


def test_most_points_win() -> None:
    assert ended([10, 12], [[2], [2]]).outcome().winners == [1]  # type: ignore[union-attr]


def test_a_tie_goes_to_the_longest_trek() -> None:
    table = ended([0, 2], [[4], [3]])
    assert table.outcome().scores == [4, 4]  # type: ignore[union-attr]
    assert table.outcome().winners == [0]  # type: ignore[union-attr]


def test_then_to_the_second_longest_and_so_on() -> None:
    table = ended([3, 0], [[4, 1], [4, 2]])
    assert table.outcome().scores == [4, 4]  # type: ignore[union-attr]
    assert table.outcome().winners == [1]  # type: ignore[union-attr]


def test_else_the_victory_is_shared() -> None:
    assert ended([1, 1, 0], [[4], [4], [4]]).outcome().winners == [0, 1]  # type: ignore[union-attr]


# Alone: our variant


def test_alone_the_card_in_the_last_slot_leaves_after_each_turn() -> None:
    table = day(SIX, hours=[0])
    old = list(table.row)
    play(GAME, table, "0: take 0")
    assert list(table.row[2:]) == old[1:5]
    assert old[5] not in [*table.row, *table.deck]


def test_alone_it_leaves_after_an_ancestor_too() -> None:
    table = day(SIX, hours=[0])
    play(GAME, table, "0: take 0")
    last = table.row[5]
    play(GAME, table, "0: visit", "0: place 0")
    assert last not in table.row


def test_alone_the_score_gives_a_rank() -> None:
    table = ended([200], [[1]])
    assert GAME.view(table, 0)["result"]["rank"] == len(BOX.solo_ranks)


# Secrets


def test_nobody_sees_the_itineraries_another_holds() -> None:
    table = GAME.start(2, {}, 5)
    assert GAME.view(table, 0)["players"][1]["hand"] == []
    assert len(GAME.view(table, 1)["players"][1]["hand"]) == 3
    assert GAME.view(table, -1)["players"][0]["hand"] == []


def test_imagined_hands_are_drawn_from_what_the_seat_has_not_seen() -> None:
    table = GAME.start(3, {}, 5)
    seen = {*table.hand[:4], *table.worn} - {-1}
    for seed in range(20):
        twin = table.imagine(0, seeded(seed))
        others = [sheet for sheet in twin.hand[4:] if sheet >= 0]
        assert len(others) == len(set(others)) == 6
        assert not seen & set(others)


def test_every_rule_is_told_apart() -> None:
    keys = [rule.key for rule in GAME.rules]
    assert len(keys) == len(set(keys))
    assert all(isinstance(rule, Rule) for rule in GAME.rules)
