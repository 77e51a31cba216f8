"""Duels on action spaces: announced targets, simultaneous shots, criticals and backfires."""

from __future__ import annotations

import pytest

from paradice.core.events import Event
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import STREET
from tests.games.undead import (
    ALL,
    BACKFIRE,
    SKULL,
    fort,
    give,
    hold,
    loaded,
    stand,
    step,
    undead_at,
)
from tests.pieces import each
from tests.play import offered, play, refusal


def test_two_on_one_space_fight_a_duel_each_with_one_shot() -> None:
    table = fort()
    give(table, 0, bullets=[5])
    stand(table, {0: 3, 1: 3}, dice=[5, 4])
    assert table.grave_of(1) == 1
    assert loaded(table, 0) == []


def test_nobody_duels_on_space_seven() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=ALL)
    give(table, 1, bullets=ALL)
    stand(table, {0: 7, 1: 7}, dice=[2, 2])
    assert step(table) == "UseAbility"
    assert each(table.grave_of, 3) == [0, 0, 0]


def test_three_duellists_announce_their_targets_in_order_from_the_law() -> None:
    table = stand(fort(law=1), {0: 3, 1: 3, 2: 3})
    assert (step(table), table.deciders()) == ("AnnounceTarget", [1])
    assert offered(table, 1) == ["target 0", "target 2"]
    play(GAME, table, "1: target 0")
    assert table.deciders() == [2]


def test_nobody_can_pay_to_avoid_a_duel() -> None:
    table = stand(fort(), {0: 3, 1: 3, 2: 3})
    assert repr(refusal(GAME, table, "0: pay")) == "duel-has-no-price"


def test_an_empty_chamber_misses() -> None:
    table = fort()
    give(table, 0, bullets=[5])
    give(table, 1, bullets=[5])
    stand(table, {0: 3, 1: 3}, dice=[4, 4])
    assert each(table.grave_of, 3) == [0, 0, 0]
    assert (loaded(table, 0), loaded(table, 1)) == ([5], [5])


def test_two_who_hit_each_other_with_the_same_value_both_die() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=[6])
    give(table, 1, bullets=[6])
    stand(table, {0: 3, 1: 3}, dice=[6, 6])
    assert each(table.grave_of, 3) == [1, 1, 0]


def test_of_two_who_hit_each_other_only_the_lower_value_dies() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=[3])
    give(table, 1, bullets=[6])
    stand(table, {0: 3, 1: 3}, dice=[3, 6])
    assert each(table.grave_of, 3) == [1, 0, 0]


def test_the_loser_spends_no_bullet() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=[3])
    give(table, 1, bullets=[6])
    stand(table, {0: 3, 1: 3}, dice=[3, 6])
    assert (loaded(table, 0), loaded(table, 1)) == ([3], [])


def test_the_killer_gains_a_notoriety_and_the_owner_of_the_dead_places_an_undead_anywhere() -> None:
    table = fort(street="u18", undead={0: "u17"})
    give(table, 1, bullets=[6])
    stand(table, {0: 3, 1: 3}, dice=[2, 6])
    assert table.notoriety_at(1) == 1
    assert (step(table), table.deciders()) == ("PlaceUndead", [0])
    assert offered(table, 0)[:3] == ["put 0", "put 1", "put 2"]
    assert offered(table, 0)[-1] == "put 9"
    play(GAME, table, "0: put 0")
    assert len(undead_at(table, 0)) == 2
    assert table.hill == 4


def test_no_undead_is_placed_when_boot_hill_is_empty_but_the_killer_is_paid() -> None:
    table = fort(street="u18", hill=0)
    give(table, 1, bullets=[6])
    stand(table, {0: 3, 1: 3}, dice=[2, 6])
    assert (table.notoriety_at(1), undead_at(table, STREET)) == (1, ["u18"])
    assert step(table) == "ChooseSpace"


# The critical token


def test_an_8_with_the_skull_may_be_triggered_and_kills_without_a_bullet() -> None:
    table = fort(street="u18", hill=0)
    stand(table, {0: 3, 1: 3}, dice=[8, 2])
    assert (step(table), offered(table, 0)) == ("DuelCritical", ["trigger", "hold"])
    play(GAME, table, "0: trigger")
    assert (table.grave_of(1), table.skull_of(0), table.notoriety_at(0)) == (
        1,
        BACKFIRE,
        1,
    )


def test_an_8_that_is_not_triggered_misses() -> None:
    table = fort(street="u18")
    stand(table, {0: 3, 1: 3}, dice=[8, 2])
    play(GAME, table, "0: hold")
    assert (table.grave_of(1), table.skull_of(0)) == (0, SKULL)


def test_an_8_without_the_skull_is_a_miss() -> None:
    table = fort(street="u18")
    give(table, 0, token=BACKFIRE)
    stand(table, {0: 3, 1: 3}, dice=[8, 2])
    assert each(table.grave_of, 3) == [0, 0, 0]


def test_a_1_with_the_backfire_sends_the_outlaw_home_and_turns_the_token() -> None:
    table = fort(street="u18")
    give(table, 0, token=BACKFIRE)
    stand(table, {0: 3, 1: 3}, dice=[1, 2])
    assert (table.stash_of(0), table.standing_of(0), table.skull_of(0)) == (
        4,
        0,
        SKULL,
    )
    assert table.coins_at(0) == 0
    assert undead_at(table, STREET) == ["u18"]


def test_a_1_with_the_skull_is_merely_a_miss() -> None:
    table = fort(street="u18")
    stand(table, {0: 3, 1: 3}, dice=[1, 2])
    assert table.coins_at(0) == 3


# Rulings


def test_r17_values_compare_only_between_two_who_target_each_other_any_other_hit_kills() -> None:
    table = fort(street="u18", hill=0)
    give(table, 0, bullets=[2])
    give(table, 1, bullets=[7])
    give(table, 2, bullets=[3])
    stand(table, {0: 3, 1: 3, 2: 3}, dice=[2, 7, 3])
    play(GAME, table, "0: target 1", "1: target 2", "2: target 1")
    assert each(table.grave_of, 3) == [0, 1, 1]
    assert each(table.notoriety_at, 3) == [1, 1, 0]


def test_r18_everybody_rolls_even_without_bullets() -> None:
    table = fort(street="u18")
    events: list[Event] = []
    table.events = events
    stand(table, {0: 3, 1: 3}, dice=[4, 5])
    assert [repr(each) for each in events if "rolls" in repr(each)] == [
        "0: rolls face=4",
        "1: rolls face=5",
    ]


def test_r19_a_critical_beats_every_hit() -> None:
    table = fort(street="u18", hill=0)
    give(table, 0, bullets=[7])
    stand(table, {0: 3, 1: 3}, dice=[7, 8])
    play(GAME, table, "1: trigger")
    assert each(table.grave_of, 3) == [1, 0, 0]


def test_r19_two_mutual_criticals_kill_both() -> None:
    table = stand(fort(street="u18", hill=0), {0: 3, 1: 3}, dice=[8, 8])
    play(GAME, table, "0: trigger", "1: trigger")
    assert each(table.grave_of, 3) == [1, 1, 0]


def test_r20_criticals_are_decided_after_all_dice_are_seen_in_order_from_the_law() -> None:
    table = stand(fort(street="u18", law=1), {0: 3, 1: 3}, dice=[8, 8])
    assert table.deciders() == [1]
    play(GAME, table, "1: hold")
    assert table.deciders() == [0]


def test_r21_in_a_double_kill_nobody_spends_a_bullet_every_other_hit_spends_it() -> None:
    table = fort(street="u18", hill=0)
    give(table, 0, bullets=[6])
    give(table, 1, bullets=[6])
    stand(table, {0: 3, 1: 3}, dice=[6, 6])
    assert (loaded(table, 0), loaded(table, 1)) == ([6], [6])


def test_r22_each_shooter_whose_hit_counted_gains_a_notoriety() -> None:
    table = fort(street="u18", hill=0)
    for seat in range(3):
        give(table, seat, bullets=ALL)
    stand(table, {0: 4, 1: 4, 2: 4}, dice=[4, 5, 6])
    play(GAME, table, "0: target 2", "1: target 2", "2: target 0")
    assert each(table.grave_of, 3) == [1, 0, 1]
    assert each(table.notoriety_at, 3) == [0, 1, 1]


def test_r23_a_backfire_that_is_hit_as_well_goes_to_the_graveyard_its_token_still_turns() -> None:
    table = fort(street="u18", hill=0)
    give(table, 0, token=BACKFIRE)
    give(table, 1, bullets=[2])
    stand(table, {0: 3, 1: 3}, dice=[1, 2])
    assert (table.grave_of(0), table.stash_of(0), table.skull_of(0)) == (
        1,
        3,
        SKULL,
    )


def test_r24_owners_of_the_dead_place_undead_in_order_then_survivors_act() -> None:
    table = fort(street="u18", law=1, hill=5)
    give(table, 0, bullets=[6])
    give(table, 1, bullets=[6])
    stand(table, {0: 3, 1: 3, 2: 2}, dice=[6, 6])
    assert (step(table), table.deciders()) == ("PlaceUndead", [1])
    play(GAME, table, "1: put 9")
    assert table.deciders() == [0]
    play(GAME, table, "0: put 9", "2: skip")
    assert table.coins_at(2) == 2


def test_r25_when_both_survive_both_act_in_order_from_the_law() -> None:
    table = fort(street="u18", law=1)
    events: list[Event] = []
    table.events = events
    stand(table, {0: 3, 1: 3}, dice=[4, 5])
    play(GAME, table, "0: skip")
    gains = [repr(each) for each in events if "gains-coins" in repr(each)]
    assert gains == ["1: gains-coins coins=3"]
    assert (table.coins_at(0), table.coins_at(1)) == (3, 3)


def test_r41_the_sheriffs_office_lets_its_holder_leave_a_duel_for_a_coin_and_still_act() -> None:
    table = fort(4, buildings="sheriffs-office bank", street="u18")
    give(table, 0, coins=1)
    hold(table, 0, 0)
    stand(table, {0: 3, 1: 3, 2: 3}, dice=[4, 5])
    assert (step(table), offered(table, 0)) == ("OfferBribe", ["fight", "bribe 1", "bribe 2"])
    events = play(GAME, table, "0: bribe 2")
    assert repr(events[0]) == "0: bribes other=2"
    assert (table.coins_at(0), table.coins_at(2)) == (0, 1)
    assert "skip" in offered(table, 0)


def test_r41_without_a_coin_nothing_is_offered() -> None:
    table = fort(4, buildings="sheriffs-office bank", street="u18")
    hold(table, 0, 0)
    stand(table, {0: 3, 1: 3}, dice=[4, 5])
    assert step(table) != "OfferBribe"


@pytest.mark.parametrize("answer", ["0: fight", "0: bribe 1"])
def test_r41_two_who_do_not_fight_make_no_duel(answer: str) -> None:
    table = fort(4, buildings="sheriffs-office bank", street="u18", hill=0)
    give(table, 0, coins=1)
    give(table, 1, bullets=ALL)
    hold(table, 0, 0)
    stand(table, {0: 3, 1: 3}, dice=[2, 4])
    play(GAME, table, answer)
    assert table.grave_of(0) == (1 if answer == "0: fight" else 0)


def test_r42_r74_the_telegraph_office_pays_its_holder_in_a_duel_before_the_dice() -> None:
    table = fort(4, buildings="telegraph-office bank", street="u18", hill=0)
    give(table, 1, bullets=ALL)
    hold(table, 0, 0)
    events: list[Event] = []
    table.events = events
    stand(table, {0: 3, 1: 3}, dice=[2, 4])
    told = [repr(each) for each in events]
    assert told.index("0: gains-notoriety notoriety=1") < told.index("0: rolls face=2")
    assert (table.notoriety_at(0), table.grave_of(0)) == (1, 1)


def test_who_misses_gains_nothing() -> None:
    table = fort(street="u18", hill=0)
    give(table, 0, bullets=[6])
    give(table, 1, bullets=[2])
    stand(table, {0: 3, 1: 3}, dice=[6, 7])
    assert each(table.notoriety_at, 2) == [1, 0]


def test_once_a_duel_has_begun_the_sheriffs_office_cannot_buy_its_holder_out() -> None:
    table = fort(4, buildings="sheriffs-office bank", street="u18")
    give(table, 0, coins=2)
    hold(table, 0, 0)
    stand(table, {0: 3, 1: 3, 2: 3})
    play(GAME, table, "0: fight")
    assert step(table) == "AnnounceTarget"
    assert repr(refusal(GAME, table, "0: bribe 1")) == "duel-has-no-price"
