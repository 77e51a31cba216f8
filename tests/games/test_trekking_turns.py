"""Trekking: the five steps of a turn, one test for each sentence of the rulebook."""

from __future__ import annotations

from functools import partial

import pytest

from paradice.core.rng import seeded
from paradice.games.trekking import moves
from paradice.games.trekking.box import Box, Itinerary
from paradice.games.trekking.cards import gains_of, read_facts
from paradice.games.trekking.game import GAME
from paradice.games.trekking.rules import deal
from tests.games.trekking import BOX, CARD, SIX, day
from tests.pieces import each, give_each
from tests.play import offered, play, refusal

# 1 Choose a card


def test_any_of_the_six_may_be_taken_the_top_of_the_deck_too() -> None:
    table = day(SIX, hours=[0, 1])
    assert offered(table, 0) == [f"take {slot}" for slot in range(6)]


def test_an_ancestor_costs_three_hours_gives_a_joker_no_slot_bonus_and_leaves_the_row() -> None:
    table = day(SIX, hours=[0, 9])
    play(GAME, table, "0: take 0")
    before = each(table.card_at, 6)
    play(GAME, table, "0: visit", "0: place 3")
    assert each(table.card_at, 6) == before
    assert table.hour_of(0) == 5
    assert each(partial(table.tokens, 0), 4) == [0, 1, 0, 1]
    assert table.ancestors == 5


def test_hours_and_gain_of_an_ancestor_are_data_with_their_provenance() -> None:
    figures = {fact.row: fact.provenance for fact in read_facts()[2].sources}
    assert (figures["ancestor-hours"], figures["ancestor-gains"]) == ("found", "found")
    assert BOX.cards[moves.ANCESTOR].hours == read_facts()[2].figure("ancestor-hours")
    assert gains_of()[moves.ANCESTOR] == read_facts()[2].figure("ancestor-gains")


def test_an_ancestor_can_only_be_taken_while_one_is_left() -> None:
    table = day(SIX, hours=[0, 9])
    play(GAME, table, "0: take 0")
    table.ancestors = 0
    assert refusal(GAME, table, "0: visit") is moves.NO_ANCESTOR_LEFT


# 2 Move the watch


def test_the_watch_moves_as_many_hours_as_the_card_says() -> None:
    """Example: red chooses -49 and moves two hours."""
    table = day([-49], hours=[4, 9])
    events = play(GAME, table, "0: take 5")
    assert table.hour_of(0) == 6
    assert "0: travels hours=2 hour=6" in [repr(event) for event in events]


def test_each_crystal_saves_an_hour_and_goes_back() -> None:
    """Example: Thomas pays two crystals for 1324 and moves one hour."""
    table = day([1324], hours=[4, 9], crystals=2, number=1)
    play(GAME, table, "0: take 5", "0: spend 2")
    assert table.hour_of(0) == 5
    assert table.crystals_of(0) == 2 - 2 + 1 + 1  # the card's own crystal and the slot's


def test_no_event_lasts_less_than_an_hour() -> None:
    table = day([-49], hours=[4, 9], crystals=3)
    play(GAME, table, "0: take 5")
    assert offered(table, 0) == ["spend 0", "spend 1"]
    assert refusal(GAME, table, "0: spend 2") is moves.AT_LEAST_ONE_HOUR


def test_no_more_crystals_are_spent_than_are_owned() -> None:
    table = day([-41], hours=[4, 9], crystals=2)
    play(GAME, table, "0: take 5")
    assert offered(table, 0) == ["spend 0", "spend 1", "spend 2"]
    assert refusal(GAME, table, "0: spend 3") is moves.CRYSTALS_NOT_OWNED
    assert refusal(GAME, table, "0: spend 5") is moves.CRYSTALS_NOT_OWNED


def test_a_card_of_one_hour_asks_for_no_crystals() -> None:
    table = day([1794], hours=[4, 9], crystals=3)
    play(GAME, table, "0: take 5")
    assert table.hour_of(0) == 5


def test_crystals_received_with_a_card_cannot_be_spent_on_it() -> None:
    table = day([-41], hours=[0, 9], crystals=0)
    play(GAME, table, "0: take 5")
    assert table.hour_of(0) == 4
    assert table.crystals_of(0) == 3


def test_useless_crystals_may_be_paid() -> None:
    table = day([*SIX[:5], 900], hours=[9, 9], top=[0], crystals=1)
    events = play(GAME, table, "0: take 5", "0: spend 1")
    assert table.hour_of(0) == 12
    assert "0: spends crystals=1" in [repr(event) for event in events]
    assert not [event for event in events if event.cue is moves.IS_PUNCTUAL]


# 3 Receive the gains


def test_the_gains_of_the_card_and_of_its_slot_come_in() -> None:
    """Example: Emma takes 1963 (Person and Progress) and the token below its slot."""
    table = day([1963, 1985, 1960, 1953], hours=[0, 9], number=1)
    play(GAME, table, "0: take 2")
    assert each(partial(table.tokens, 0), 4) == [1, 1, 0, 1]


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
    table.set_row(slot, CARD[-49])
    play(GAME, table, f"0: take {slot}")
    assert [*each(partial(table.tokens, 0), 4), table.crystals_of(0)] == gained


def test_a_token_fills_the_topmost_free_space_of_its_column() -> None:
    table = day(SIX, hours=[0, 9])
    table.place_token(0, 1, 1)
    table.place_token(0, 1, 1)
    assert each(partial(table.tokens, 0), 4) == [0, 2, 0, 0]


def test_a_joker_goes_to_any_column_with_room() -> None:
    table = day([1629], hours=[0, 9])
    play(GAME, table, "0: take 5")
    assert offered(table, 0) == ["place 0", "place 1", "place 2", "place 3"]


def test_a_joker_may_not_go_to_a_full_column() -> None:
    table = day([1629], hours=[0, 9])
    table.set_filled(0, 2, BOX.itineraries[0].height[2])
    play(GAME, table, "0: take 5")
    assert refusal(GAME, table, "0: place 2") is moves.COLUMN_IS_FULL


def test_a_joker_without_any_room_is_lost_without_a_question() -> None:
    table = day([1629], hours=[0, 9])
    for column in range(4):
        table.set_filled(0, column, BOX.itineraries[0].height[column])
    events = play(GAME, table, "0: take 5")
    assert "0: loses token=4" in [repr(event) for event in events]
    assert table.hour_of(0) == 3
    assert table.jokers == 0


def test_a_joker_may_go_to_the_last_column_with_room() -> None:
    table = day([1629], hours=[0, 9])
    for column in range(3):
        table.set_filled(0, column, BOX.itineraries[0].height[column])
    play(GAME, table, "0: take 5")
    assert offered(table, 0) == ["place 3"]


def test_two_jokers_are_placed_one_after_the_other() -> None:
    table = day([1519], hours=[0, 9])
    table.jokers = 1
    play(GAME, table, "0: take 5", "0: place 0", "0: place 1")
    assert each(partial(table.tokens, 0), 4) == [2, 1, 0, 1]


def test_a_token_that_finds_no_space_goes_back_to_the_supply() -> None:
    table = day([-49], hours=[0, 9])
    table.set_filled(0, 0, 3)
    events = play(GAME, table, "0: take 5")
    assert table.tokens(0, 0) == 3
    assert "0: loses token=0" in [repr(event) for event in events]


def test_a_space_with_points_pays_at_once() -> None:
    """Example: Emma places her token on a 4 and scores 4 points."""
    table = day(SIX, hours=[0, 9], sheet="5")
    table.set_filled(0, 0, 4)
    table.place_token(0, 0, 0)
    assert table.score_of(0) == 4


def test_a_space_with_a_crystal_pays_at_once() -> None:
    table = day(SIX, hours=[0, 9], sheet="5")
    table.set_filled(0, 0, 1)
    table.place_token(0, 0, 0)
    assert table.crystals_of(0) == 1


def test_a_filled_row_pays_at_once_and_once() -> None:
    """Example: Carl scores 6 points for a full row."""
    table = day(SIX, hours=[0, 9], sheet="5")
    for column in (1, 2, 3):
        table.set_filled(0, column, {1: 1, 2: 1, 3: 0}[column])
    table.place_token(0, 1, 1)
    table.place_token(0, 2, 2)
    assert table.score_of(0) == 0
    table.place_token(0, 3, 3)
    assert table.score_of(0) == 6
    table.place_token(0, 1, 1)  # a space of the next row, a crystal
    assert (table.score_of(0), table.crystals_of(0)) == (6, 1)


def test_a_row_bonus_needs_every_space_of_the_row() -> None:
    table = day(SIX, hours=[0, 9], sheet="14")
    table.set_filled(0, 2, 3)
    table.set_filled(0, 3, 2)
    table.place_token(0, 3, 3)
    assert table.score_of(0) == 0
    table.set_filled(0, 0, 5)
    table.place_token(0, 0, 0)
    assert table.score_of(0) == 4 + 10


def test_a_row_may_pay_a_crystal() -> None:
    sheet = Itinerary("x", ["oo..=c", *["...."] * 5])
    figures = {row: value for row, value in read_facts()[2].figures().items() if row in FIGURES}
    box = Box(BOX.cards, [sheet] * 24, BOX.slot_gains, BOX.trek_points, figures, [])
    table = deal(box, 2, False, seeded(1))
    owned = table.crystals_of(0)
    table.place_token(0, 0, 0)
    assert table.crystals_of(0) == owned
    table.place_token(0, 1, 1)
    assert (table.crystals_of(0), table.score_of(0)) == (owned + 1, 0)


FIGURES = ("punctuality", "first-crystals", "ancestors-a-player", "trek-beyond-the-table")


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
    assert table.treks(0)[-1][-3:] == [CARD[1933], moves.ANCESTOR, CARD[1951]]


def test_several_ancestors_may_follow_one_another() -> None:
    table = day(SIX, hours=[0, 11])
    play(GAME, table, "0: take 0", "0: visit", "0: place 0", "0: visit", "0: place 0")
    assert [len(trek) for trek in table.treks(0)] == [3]


def test_an_ancestor_cannot_open_a_trek() -> None:
    assert refusal(GAME, day(SIX, hours=[0, 9]), "0: visit") is moves.ANCESTOR_OPENS_NO_TREK


# 5 Slide the row


def test_the_row_slides_right_and_the_deck_shows_its_next_card() -> None:
    table = day(SIX, hours=[0, 9])
    old = each(table.card_at, 6)
    play(GAME, table, "0: take 3")
    assert each(table.card_at, 6)[1:] == [old[0], old[1], old[2], old[4], old[5]]
    assert table.card_at(0) not in old
    assert table.card_at(0) not in table.deck


def test_with_a_dry_deck_the_cards_still_slide_and_the_left_slots_stay_empty() -> None:
    table = day(SIX, hours=[0, 9], dry=True)
    old = each(table.card_at, 6)
    play(GAME, table, "0: take 5")
    assert each(table.card_at, 6) == [-1, *old[:5]]
    assert refusal(GAME, table, "0: take 0") is moves.SLOT_IS_EMPTY


def test_with_a_dry_deck_empty_slots_are_not_offered() -> None:
    table = day(SIX[:3], hours=[0, 9], dry=True)
    assert offered(table, 0) == ["take 3", "take 4", "take 5"]
    play(GAME, table, "0: take 3")
    assert offered(table, 0) == ["take 4", "take 5", "visit"]


def test_with_a_dry_deck_the_bonus_is_that_of_the_slot_where_a_card_now_lies() -> None:
    table = day([-49, -506], hours=[0, 9], dry=True)
    play(GAME, table, "0: take 5", "0: take 5", "0: spend 0")
    # both cards were taken from the slot of the crystal
    assert table.crystals_of(0) == 2


def test_who_finds_nothing_to_take_rests_at_noon_without_bonus() -> None:
    table = day([-49], hours=[0, 0], top=[0], dry=True)
    events = play(GAME, table, "0: take 5")
    assert "1: rests" in [repr(event) for event in events]
    assert table.hour_of(1) == 12
    assert table.score_of(1) == 0
    assert table.deciders() == [0]  # an Ancestor is left, and a trek is open


def test_the_last_card_of_a_dry_deck_may_be_taken() -> None:
    table = day([-506, -49], hours=[0, 0], top=[0], dry=True)
    play(GAME, table, "0: take 5")
    assert table.deciders() == [1]
    assert offered(table, 1) == ["take 5"]


def test_all_who_find_nothing_rest_one_after_another() -> None:
    table = day([1629], hours=[0, 0, 0], top=[0], dry=True)
    play(GAME, table, "0: take 5", "0: place 0")
    assert each(table.hour_of, 3) == [3, 12, 12]
    assert table.deciders() == [0]


def test_the_day_ends_when_the_last_watch_rests() -> None:
    table = day([*SIX[5:], -49], hours=[10, 10], top=[0], dry=True)
    table.ancestors = 0
    give_each(table.set_row, [-1] * 5 + [CARD[-49]])
    play(GAME, table, "0: take 5")
    assert (table.day, each(table.hour_of, 2)) == (1, [0, 0])
