"""Trekking: each thing that happens is one event, in its order, of the one it happens to."""

from __future__ import annotations

from paradice.games.trekking.game import GAME
from paradice.games.trekking.table import Trekking
from tests.games.trekking import BOX, CARD, SHEET, SIX, day
from tests.play import play


def events_of(table: Trekking, *lines: str) -> list[str]:
    """Play lines; return the events, but for the cards that come."""
    events = [repr(event) for event in play(GAME, table, *lines)]
    return [event for event in events if not event.startswith("appears")]


def test_a_card_its_crystals_its_hours_its_gains_and_its_trek_are_told_in_this_order() -> None:
    table = day([*SIX[:5], -49], hours=[9, 0], crystals=1)
    assert events_of(table, "1: take 5", "1: spend 1") == [
        f"1: takes card={CARD[-49]} slot=5",
        "1: spends crystals=1",
        "1: travels hours=1 hour=1",
        "1: places token=0 column=0",
        "1: gains-crystal crystals=1",
        f"1: opens card={CARD[-49]}",
    ]


def test_who_spends_no_crystal_is_not_told_to_spend() -> None:
    table = day([*SIX[:5], -49], hours=[9, 0], crystals=1)
    assert not [line for line in events_of(table, "1: take 5", "1: spend 0") if "spends" in line]


def test_a_card_that_comes_is_told_by_the_deck_and_by_nobody() -> None:
    table = day(SIX, hours=[0, 9])
    events = [repr(event) for event in play(GAME, table, "0: take 3")]
    assert f"appears card={table.card_at(0)}" in events


def test_points_jokers_what_is_lost_and_both_treks_are_told() -> None:
    table = day([1271, 1519], hours=[4, 9])
    play(GAME, table, "0: take 5", "0: place 0")
    assert events_of(table, "0: take 5", "0: spend 0", "0: place 1") == [
        f"0: takes card={CARD[1271]} slot=5",
        "0: travels hours=4 hour=12",
        "0: is-punctual points=3",
        "0: places token=0 column=0",
        "0: loses token=0",
        "0: gains-crystal crystals=3",
        "0: places token=4 column=1",
        "0: closes length=2 points=0",
        f"0: opens card={CARD[1271]}",
    ]


def test_an_ancestor_is_told_with_those_left_and_continues_the_trek() -> None:
    table = day(SIX, hours=[9, 0])
    play(GAME, table, "1: take 0")
    assert events_of(table, "1: visit", "1: place 3") == [
        "1: visits left=5",
        "1: travels hours=3 hour=5",
        "1: places token=4 column=3",
        "1: continues length=2",
    ]


def test_a_space_and_a_row_that_pay_are_told_once_and_what_pays_nothing_is_not() -> None:
    table = day([*SIX[:5], -49], hours=[9, 0])
    table.set_worn(1, 0, SHEET["18"])
    give(table, 1, [0, 1, 1, 0])
    assert events_of(table, "1: take 5") == [
        f"1: takes card={CARD[-49]} slot=5",
        "1: travels hours=2 hour=2",
        "1: places token=0 column=0",
        "1: scores-row points=2 line=0",
        "1: gains-crystal crystals=1",
        f"1: opens card={CARD[-49]}",
    ]
    table.set_worn(1, 0, SHEET["5"])
    give(table, 1, [4, 0, 0, 0])
    table.events = events = []
    table.place_token(1, 0, 0)
    assert [repr(event) for event in events] == [
        "1: places token=0 column=0",
        "1: scores-space points=4 column=0",
    ]


def test_a_space_of_one_point_pays_one_point() -> None:
    table = day(SIX, hours=[0, 9], sheet="6")
    give(table, 0, [3, 0, 0, 0])
    table.place_token(0, 0, 0)
    assert table.score_of(0) == 1


def give(table: Trekking, seat: int, tokens: list[int]) -> None:
    """Lay so many tokens into the columns of a seat."""
    for column, count in enumerate(tokens):
        table.set_filled(seat, column, count)


def test_the_next_day_and_who_has_chosen_what_are_told() -> None:
    table = day([*SIX[:5], -49], hours=[12, 10])
    held = [table.hand[1] + 1, table.hand[4 + 2] + 1]
    assert events_of(table, "1: take 5")[-1] == "day-begins day=2"
    assert events_of(table, "0: choose 1") == ["0: has-chosen"]
    assert events_of(table, "1: choose 2") == [
        "1: has-chosen",
        f"0: follows itinerary={held[0]}",
        f"1: follows itinerary={held[1]}",
    ]


def test_the_end_is_told_last() -> None:
    table = day([1994], hours=[12, 11], number=2)
    assert events_of(table, "1: take 5")[-1] == "game-ends"


def test_alone_the_card_that_leaves_is_told() -> None:
    table = day(SIX, hours=[0])
    assert f"leaves card={CARD[SIX[5]]}" in events_of(table, "0: take 0")


def test_nothing_is_told_to_nobody_and_the_same_happens() -> None:
    """Without a listener a table plays alike."""
    loud, quiet = day(SIX, hours=[0, 9]), day(SIX, hours=[0, 9])
    play(GAME, loud, "0: take 0")
    quiet.play(0, GAME.catalogue.find("take 0"))
    assert GAME.write(loud) == GAME.write(quiet)
    assert BOX.cards[loud.treks(0)[0][0]].year == SIX[0]
