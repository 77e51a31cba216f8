"""Intimidation and shooting at undead."""

from __future__ import annotations

import pytest

from paradice.games.undead.game import GAME
from paradice.games.undead.moves import EMPTY, STREET
from paradice.games.undead.scores import slain_worth
from tests.games.undead import (
    ALL,
    BACKFIRE,
    BOX,
    CARD,
    SKULL,
    ask,
    fort,
    give,
    hold,
    loaded,
    rig,
    stand,
    step,
    undead_at,
)
from tests.play import offered, play, refusal

# Intimidation


def test_the_target_pays_two_resources_of_any_kind_or_steps_out() -> None:
    table = fort(street="u18")
    give(table, 1, coins=1, notoriety=1, bullets=[4])
    stand(table, {0: 8, 1: 3})
    play(GAME, table, "0: intimidate 1 3")
    assert (table.deciders(), offered(table, 1)) == ([1], ["pay", "step-out"])
    play(GAME, table, "1: pay")
    assert offered(table, 1) == ["give-coin", "give-notoriety", "give 4"]
    play(GAME, table, "1: give-coin", "1: give-notoriety")
    assert (
        table.coins_at(0),
        table.notoriety_at(0),
        table.standing_of(1),
    ) == (1, 1, 3)
    assert step(table) == "TakeIncome"


def test_for_a_bullet_given_the_target_empties_a_chamber_and_the_taker_loads_one() -> None:
    table = fort(street="u18")
    give(table, 1, bullets=[4, 6])
    stand(table, {0: 8, 1: 3})
    play(GAME, table, "0: intimidate 1 3", "1: pay")
    assert repr(refusal(GAME, table, "1: give 5")) == "chamber-is-empty"
    assert repr(refusal(GAME, table, "1: give-coin")) == "no-coin"
    assert repr(refusal(GAME, table, "1: give-notoriety")) == "no-notoriety"
    play(GAME, table, "1: give 6", "0: load 2", "0: load 3")
    assert (loaded(table, 0), loaded(table, 1)) == ([2, 3], [])


def test_a_bullet_given_to_a_full_card_is_lost() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=ALL)
    give(table, 1, coins=1, bullets=[4])
    stand(table, {0: 8, 1: 3})
    play(GAME, table, "0: intimidate 1 3", "1: pay", "1: give 4")
    assert (loaded(table, 0), loaded(table, 1), table.coins_at(0)) == (ALL, [], 1)


def test_who_steps_out_and_is_hit_dies_and_loses_the_turn() -> None:
    table = fort(street="u18", hill=0)
    give(table, 0, bullets=[5])
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    rig(table, [5])
    play(GAME, table, "0: intimidate 1 3", "1: step-out")
    assert (table.grave_of(1), table.notoriety_at(0), loaded(table, 0)) == (
        1,
        1,
        [],
    )
    play(GAME, table, "0: earn 0")
    assert table.coins_at(1) == 2


def test_who_steps_out_and_is_missed_stays_on_the_space() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=[5])
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    rig(table, [4])
    play(GAME, table, "0: intimidate 1 3", "1: step-out", "0: earn 1", "0: load 2")
    assert table.grave_of(1) == 0
    assert table.coins_at(1) == 2 + 3


@pytest.mark.parametrize("answer", ["pay", "hit", "miss"])
def test_income_follows_an_intimidation_whether_it_was_paid_hit_or_missed(answer: str) -> None:
    table = fort(street="u18", hill=0)
    give(table, 0, bullets=[5])
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    rig(table, [5 if answer == "hit" else 4])
    play(GAME, table, "0: intimidate 1 3", "1: pay" if answer == "pay" else "1: step-out")
    assert (step(table), table.deciders()) == ("TakeIncome", [0])


def test_an_8_with_the_skull_kills_the_one_who_stepped_out() -> None:
    table = fort(street="u18", hill=0)
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    rig(table, [8])
    play(GAME, table, "0: intimidate 1 3", "1: step-out", "0: trigger")
    assert (table.grave_of(1), table.skull_of(0)) == (1, BACKFIRE)
    assert table.notoriety_at(0) == 1


def test_an_outlaw_lying_since_an_earlier_round_cannot_be_intimidated() -> None:
    table = fort(street="u18")
    table.set_lying(1, 1 << 4)
    stand(table, {0: 8})
    assert repr(refusal(GAME, table, "0: intimidate 1 4")) == "lying-is-safe"


def test_r26_who_has_not_two_resources_must_step_out() -> None:
    table = fort(street="u18")
    give(table, 1, coins=1)
    stand(table, {0: 8, 1: 3})
    rig(table, [4])
    events = play(GAME, table, "0: intimidate 1 3")
    assert "1: steps-out" in [repr(each) for each in events]
    assert step(table) == "TakeIncome"


def test_r26_with_a_bribe_left_paying_is_still_refused() -> None:
    table = fort(4, buildings="sheriffs-office bank", street="u18")
    give(table, 1, coins=1)
    hold(table, 1, 0)
    stand(table, {0: 8, 1: 3})
    play(GAME, table, "0: intimidate 1 3")
    assert repr(refusal(GAME, table, "1: pay")) == "two-resources-needed"
    play(GAME, table, "1: bribe 0")
    assert (table.coins_at(0), table.standing_of(1)) == (1, 3)


def test_r27_who_has_already_acted_this_round_can_be_intimidated() -> None:
    table = fort(street="u18")
    table.set_standing(1, 8)
    table.set_standing(0, 5)
    ask(table, GAME.steps["UseAbility"](0, 5))
    assert refusal(GAME, table, "0: intimidate 1 8") is None


def test_r28_guards_do_not_protect_against_intimidation() -> None:
    table = fort(buildings="bank courthouse armory", street="u18")
    give(table, 1, coins=2)
    for slot in range(3):
        hold(table, 1, slot)
    table.set_standing(0, 8)
    table.set_standing(1, 3)
    ask(table, GAME.steps["AnswerThreat"](1, 0, 3))
    play(GAME, table, "1: pay")
    assert (table.coins_at(0), table.coins_at(1)) == (2, 0)


def test_r29_undead_collected_are_no_resource() -> None:
    table = fort(street="u18")
    table.slain[1] = 1 << CARD["u10"]
    stand(table, {0: 2, 1: 3})
    assert table.notoriety_at(1) == 0
    ask(table, GAME.steps["UseAbility"](0, 2))
    assert repr(refusal(GAME, table, "0: steal 1")) == "nothing-to-steal"


def test_r30_the_hideout_takes_one_more_from_the_same_victim_if_there_is_one() -> None:
    for owned, taken in ((1, 1), (3, 2)):
        table = fort(buildings="outlaw-hideout bank", street="u18")
        give(table, 1, coins=owned)
        give(table, 2, coins=5)
        hold(table, 0, 0)
        stand(table, {0: 3})
        play(GAME, table, *["0: steal 1"] * taken)
        assert (table.coins_at(0), table.coins_at(2)) == (taken + 3, 5)


def test_r30_the_hideout_takes_two_bullets_each_chosen() -> None:
    table = fort(buildings="outlaw-hideout bank", street="")
    give(table, 1, bullets=[2, 3, 4])
    hold(table, 0, 0)
    stand(table, {0: 6})
    play(GAME, table, "0: steal 1", "0: strip 2", "0: load 7", "0: strip 4", "0: load 6")
    assert (loaded(table, 0), loaded(table, 1)) == ([6, 7], [3])


@pytest.mark.parametrize("bullets", [[5], [3, 5]])
def test_r30_from_a_victim_with_one_bullet_the_hideout_takes_no_second(bullets: list[int]) -> None:
    table = fort(buildings="outlaw-hideout bank", street="u18")
    give(table, 1, bullets=bullets)
    hold(table, 0, 0)
    stand(table, {0: 6})
    play(GAME, table, "0: steal 1")
    if len(bullets) > 1:
        play(GAME, table, "0: strip 3", "0: load 3")
        assert offered(table, 0) == ["strip 5", "done"]
        assert repr(refusal(GAME, table, "0: strip 3")) == "chamber-is-empty"
        play(GAME, table, "0: strip 5")
    play(GAME, table, "0: load 7")
    assert (step(table), loaded(table, 1)) == ("TakeIncome", [])


def test_13_a_second_bullet_may_be_declined() -> None:
    table = fort(buildings="outlaw-hideout bank", street="u18")
    give(table, 1, bullets=[3, 5])
    hold(table, 0, 0)
    stand(table, {0: 6})
    play(GAME, table, "0: steal 1", "0: strip 3", "0: load 3", "0: done")
    assert (step(table), loaded(table, 0), loaded(table, 1)) == ("TakeIncome", [3], [5])


def test_a_backfire_while_intimidating_sends_the_own_outlaw_home_and_ends_the_turn() -> None:
    table = fort(street="u18")
    give(table, 0, token=BACKFIRE)
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    rig(table, [1])
    play(GAME, table, "0: intimidate 1 3", "1: step-out")
    assert (table.stash_of(0), table.standing_of(0), table.skull_of(0)) == (
        4,
        0,
        SKULL,
    )
    assert step(table) != "TakeIncome"


# Undead


def test_one_hit_on_a_weak_point_kills_an_undead_and_its_card_is_kept() -> None:
    table = fort(street="u10")
    give(table, 0, bullets=[2, 4])
    stand(table, {0: 7})
    rig(table, [4])
    play(GAME, table, f"0: shoot {CARD['u10']}")
    assert table.slain[0] == 1 << CARD["u10"]
    assert slain_worth(table, 0) == 4
    assert loaded(table, 0) == [2]


def test_you_may_shoot_again_as_often_as_you_like_or_stop() -> None:
    table = fort(street="u10")
    give(table, 0, bullets=[2, 5])
    stand(table, {0: 7})
    rig(table, [5, 3, 7])
    play(GAME, table, f"0: shoot {CARD['u10']}", "0: fire", "0: fire")
    assert offered(table, 0) == ["fire", "stop"]
    play(GAME, table, "0: stop")
    assert (undead_at(table, STREET), loaded(table, 0)) == (["u10"], [2])


def test_a_declared_target_cannot_be_changed() -> None:
    table = fort(street="u10 u11")
    stand(table, {0: 7})
    rig(table, [3])
    play(GAME, table, f"0: shoot {CARD['u10']}")
    assert repr(refusal(GAME, table, f"0: shoot {CARD['u11']}")) == "target-is-declared"


def test_a_number_rolled_for_the_second_time_ends_the_attempt() -> None:
    table = fort(street="u10")
    stand(table, {0: 7})
    rig(table, [3, 3])
    play(GAME, table, f"0: shoot {CARD['u10']}", "0: fire")
    assert step(table) == "TakeIncome"


def test_bullets_fired_are_spent_even_if_they_do_not_kill() -> None:
    table = fort(street="u10")
    give(table, 0, bullets=[5])
    stand(table, {0: 7})
    rig(table, [5])
    play(GAME, table, f"0: shoot {CARD['u10']}")
    assert loaded(table, 0) == []


def test_r31_a_repeated_number_never_hits_not_even_as_a_critical() -> None:
    table = fort(street="u10")
    stand(table, {0: 7})
    rig(table, [8, 8])
    events = play(GAME, table, f"0: shoot {CARD['u10']}", "0: hold")
    assert repr(events[-1]) == "0: misses face=8"
    play(GAME, table, "0: fire")
    assert (undead_at(table, STREET), step(table), table.skull_of(0)) == (
        ["u10"],
        "TakeIncome",
        SKULL,
    )


def test_r31_a_repeated_1_ends_the_attempt_too() -> None:
    table = fort(street="u10")
    stand(table, {0: 7})
    rig(table, [1, 1])
    play(GAME, table, f"0: shoot {CARD['u10']}", "0: fire")
    assert (step(table), table.standing_of(0)) == ("TakeIncome", 7)


@pytest.mark.parametrize(("bullets", "face"), [([], 4), ([5], 5)])
def test_r32_an_empty_chamber_or_a_bullet_off_the_weak_points_misses(
    bullets: list[int], face: int
) -> None:
    table = fort(street="u10")
    give(table, 0, bullets=bullets)
    stand(table, {0: 7})
    rig(table, [face])
    play(GAME, table, f"0: shoot {CARD['u10']}")
    assert (step(table), loaded(table, 0)) == ("KeepShooting", [])


def test_r33_a_backfire_at_an_undead_ends_the_turn_without_income_or_purchase() -> None:
    table = fort(street="u10", undead={0: "u18"})
    give(table, 0, coins=20, token=BACKFIRE)
    stand(table, {0: 7})
    rig(table, [1])
    play(GAME, table, f"0: shoot {CARD['u10']}")
    assert (table.stash_of(0), table.skull_of(0), step(table)) == (
        4,
        SKULL,
        "ChooseSpace",
    )


def test_r34_a_critical_hit_kills_any_undead_without_a_bullet() -> None:
    table = fort(street="u18")
    stand(table, {0: 7})
    rig(table, [8])
    assert table.place_of(CARD["u18"]) == STREET
    play(GAME, table, f"0: shoot {CARD['u18']}", "0: trigger")
    assert table.place_of(CARD["u18"]) == EMPTY
    assert (table.slain[0], table.skull_of(0)) == (1 << CARD["u18"], BACKFIRE)


def test_r35_anyone_may_hunt_an_undead_in_somebodys_building() -> None:
    table = fort(undead={0: "u10"})
    hold(table, 1, 0)
    stand(table, {0: 7})
    assert f"shoot {CARD['u10']}" in offered(table, 0)


def test_r42_r68_undead_are_no_shootout_for_the_telegraph_office() -> None:
    table = fort(4, buildings="telegraph-office bank", street="u10")
    hold(table, 0, 0)
    stand(table, {0: 7})
    rig(table, [3])
    play(GAME, table, f"0: shoot {CARD['u10']}", "0: stop", "0: earn 0")
    assert table.notoriety_at(0) == 0


def test_r42_the_telegraph_office_pays_shooter_and_target_of_an_intimidation() -> None:
    for holder in (0, 1):
        table = fort(4, buildings="telegraph-office bank", street="u18", hill=0)
        hold(table, holder, 0)
        give(table, 1, coins=2)
        stand(table, {0: 8, 1: 3})
        rig(table, [4])
        play(GAME, table, "0: intimidate 1 3", "1: step-out")
        assert table.notoriety_at(holder) == 1


def test_r73_the_first_shot_is_fired_with_the_announcement() -> None:
    table = fort(street="u10")
    stand(table, {0: 7})
    rig(table, [3])
    events = play(GAME, table, f"0: shoot {CARD['u10']}")
    assert [repr(each) for each in events] == [
        f"0: aims undead={CARD['u10']}",
        "0: rolls face=3",
        "0: misses face=3",
    ]
    assert len(BOX.undead) == 18
