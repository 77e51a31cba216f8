"""A round of West Fort: the secret choice, the spaces in order, and the end of the day."""

from __future__ import annotations

import pytest

from paradice.core.events import Event
from paradice.core.rng import seeded
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import PASSED
from tests.games.undead import (
    ALL,
    BACKFIRE,
    BOX,
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
from tests.pieces import each
from tests.play import offered, play, refusal


def texts(events: list[Event]) -> list[str]:
    return [repr(event) for event in events]


# The secret choice


def test_all_choose_one_of_eight_spaces_or_hired_guns_at_the_same_time() -> None:
    table = fort()
    give(table, 0, coins=2)
    table.settle()
    assert table.deciders() == [0, 1, 2]
    assert offered(table, 0) == [f"pick {space}" for space in range(9)]
    assert offered(table, 1) == [f"pick {space}" for space in range(1, 9)]


def test_nobody_sees_a_die_before_all_have_chosen() -> None:
    table = fort()
    table.settle()
    play(GAME, table, "0: pick 5", "1: pick 3")
    assert GAME.view(table, 1)["players"][0]["choice"] == -1
    assert GAME.view(table, 0)["players"][0]["choice"] == 5
    assert each(table.standing_of, 3) == [0, 0, 0]
    imagined = {table.imagine(1, seeded(n)).choice_of(0) for n in range(200)}
    assert imagined == {1, 2, 3, 4, 5, 6, 7, 8}
    assert all(table.imagine(1, seeded(n)).choice_of(1) == 3 for n in range(20))


def test_outlaws_are_placed_from_the_stash_on_the_spaces_shown() -> None:
    table = fort()
    table.settle()
    play(GAME, table, "0: pick 6", "2: pick 2", "1: pick 3")
    assert each(table.choice_of, 3) == [6, 3, 2]
    assert each(table.stash_of, 3) == [3, 3, 3]


def test_spaces_are_resolved_from_hired_guns_and_eight_down_to_two() -> None:
    table = fort()
    for seat in range(3):
        give(table, seat, coins=2, bullets=[2])
    table.settle()
    events = play(GAME, table, "0: pick 2", "1: pick 8", "2: pick 0", "2: load 3")
    events += play(GAME, table, "1: skip", "1: earn 0")
    told = [text for text in texts(events) if "gains" in text or "hires" in text]
    assert told[:3] == ["2: hires outlaws=1", "1: gains-coins coins=1", "0: gains-coins coins=2"]


def test_a_player_cannot_return_to_a_space_where_his_own_outlaw_lies() -> None:
    table = fort()
    table.set_lying(0, 1 << 4)
    table.settle()
    assert repr(refusal(GAME, table, "0: pick 4")) == "own-outlaw-lies-there"
    assert refusal(GAME, table, "1: pick 4") is None


def test_the_joker_comes_last_and_goes_where_no_standing_outlaw_is() -> None:
    table = fort()
    table.settle()
    play(GAME, table, "0: pick 1", "1: pick 8", "2: pick 3")
    assert step(table) == "SendJoker"
    assert offered(table, 0) == ["send 2", "send 4", "send 5", "send 6", "send 7"]
    assert repr(refusal(GAME, table, "0: send 8")) == "joker-needs-room"


def test_several_jokers_lose_their_turn() -> None:
    table = fort()
    table.settle()
    events = play(GAME, table, "0: pick 1", "1: pick 1", "2: pick 3")
    assert "jokers-cancel count=2" in texts(events)
    assert each(table.coins_at, 3) == [0, 0, 3]


def test_the_law_passes_clockwise_after_every_round() -> None:
    table = fort(law=2)
    table.settle()
    play(GAME, table, "0: pick 1", "1: pick 1", "2: pick 1")
    assert (table.law, table.round) == (0, 1)


def test_outlaws_lie_down_at_the_end_of_a_round() -> None:
    table = stand(fort(), {0: 3})
    assert table.lying_of(0) == 1 << 3
    assert table.standing_of(0) == 0


# Hired Guns


def test_hired_guns_cost_two_coins_or_one_notoriety_for_an_outlaw_a_bullet_and_the_skull() -> None:
    table = fort()
    give(table, 0, coins=2, notoriety=1, token=BACKFIRE)
    table.settle()
    play(GAME, table, "0: pick 0", "1: pick 3", "2: pick 2")
    assert offered(table, 0) == ["hire-for-coins", "hire-for-notoriety"]
    play(GAME, table, "0: hire-for-notoriety", "0: load 6")
    assert (table.coins_at(0), table.notoriety_at(0)) == (2, 0)
    assert (table.stash_of(0), table.aside_of(0)) == (5, 1)
    assert (loaded(table, 0), table.skull_of(0)) == ([6], SKULL)


def test_several_players_may_hire_without_a_duel_and_no_outlaw_is_sent_there() -> None:
    table = fort()
    for seat in range(3):
        give(table, seat, coins=2, bullets=[2, 3, 4, 5, 6, 7])
    table.settle()
    play(GAME, table, "0: pick 0", "1: pick 0", "2: pick 0")
    assert each(table.stash_of, 3) == [5, 5, 5]
    assert each(table.coins_at, 3) == [0, 0, 0]


def test_hired_guns_let_nobody_buy_a_building() -> None:
    table = fort()
    give(table, 0, coins=20, notoriety=1, bullets=[2, 3, 4, 5, 6, 7])
    table.settle()
    play(GAME, table, "0: pick 0", "1: pick 1", "2: pick 1", "0: hire-for-coins")
    assert (step(table), table.round) == ("ChooseSpace", 1)


def test_a_player_may_have_fewer_turns_with_fewer_outlaws() -> None:
    table = fort()
    table.set_stash(1, 0)
    table.set_aside(1, 0)
    table.set_grave(1, 6)
    give(table, 1, notoriety=1)
    table.settle()
    assert offered(table, 1) == ["pick 0", "pass"]
    assert repr(refusal(GAME, table, "1: pick 3")) == "no-outlaw-left"


# Rulings


@pytest.mark.parametrize(("seats", "gained"), [(4, 1), (5, 2), (6, 2)])
def test_r5_with_five_and_more_players_a_hiring_brings_two_outlaws(seats: int, gained: int) -> None:
    table = fort(seats)
    give(table, 0, coins=2, bullets=[2, 3, 4, 5, 6, 7])
    table.set_choice(0, 0)
    ask(table, GAME.steps["Hire"](0))
    assert table.stash_of(0) == 4 + gained


def test_r8_round_start_abilities_are_optional_once_each_in_order_and_5_is_compulsory() -> None:
    table = fort(buildings="trading-post mortuary saloon", law=1)
    give(table, 0, coins=3)
    give(table, 1, coins=3)
    hold(table, 0, 0)
    hold(table, 0, 1)
    hold(table, 1, 2)
    table.noon = 1
    table.settle()
    assert table.deciders() == [1]
    assert offered(table, 1) == ["use 2", "done"]
    assert repr(refusal(GAME, table, "1: use 0")) == "not-your-building"
    play(GAME, table, "1: done")
    assert offered(table, 0) == ["use 0", "use 1", "done"]
    play(GAME, table, "0: use 0", "0: earn 2")
    assert len(undead_at(table, 1)) == 1
    assert step(table) == "ChooseSpace"


def test_r8_5_works_even_when_all_the_rest_is_declined() -> None:
    table = fort(buildings="general-store mortuary saloon")
    hold(table, 0, 0)
    hold(table, 0, 1)
    table.settle()
    play(GAME, table, "0: done")
    assert (len(undead_at(table, 1)), table.coins_at(0)) == (1, 0)
    assert step(table) == "ChooseSpace"


def test_r8_what_costs_nothing_may_be_declined_too() -> None:
    for name in ("general-store", "newspaper", "gunsmith", "stagecoach-depot"):
        table = fort(buildings=f"{name} bank")
        hold(table, 0, 0)
        table.settle()
        assert offered(table, 0) == ["use 0", "done"]
        play(GAME, table, "0: done")
        assert (step(table), table.coins_at(0)) == ("ChooseSpace", 0)


def test_r8_the_order_is_the_player_s_the_saloon_before_the_store_risks_nothing() -> None:
    for order, coins in ((["use 1", "use 0"], 1), (["use 0", "use 1"], 0)):
        table = fort(buildings="general-store saloon bank")
        hold(table, 0, 0)
        hold(table, 0, 1)
        table.settle()
        rig(table, [1])
        play(GAME, table, *[f"0: {line}" for line in order])
        assert table.coins_at(0) == coins


def test_nothing_is_asked_at_the_start_of_a_round_where_nothing_would_change() -> None:
    for name in ("church", "gunsmith", "general-store", "bank", "mortuary"):
        table = fort(buildings=f"{name} courthouse", undead={0: "u10"})
        give(table, 0, bullets=ALL)
        hold(table, 0, 0)
        table.coins_left = 0
        table.settle()
        assert step(table) == "ChooseSpace"


def test_what_would_change_nothing_is_refused() -> None:
    table = fort(4, buildings="church gunsmith mortuary saloon", undead={2: "u10"})
    give(table, 0, bullets=ALL)
    for slot in (0, 1, 2, 4):
        hold(table, 0, slot)
    table.settle()
    for slot in range(3):
        assert repr(refusal(GAME, table, f"0: use {slot}")) == "without-effect"


def test_r8_a_building_works_once_a_round() -> None:
    table = fort(buildings="trading-post saloon bank")
    give(table, 0, coins=3)
    hold(table, 0, 0)
    hold(table, 0, 1)
    hold(table, 0, 2)
    table.settle()
    assert repr(refusal(GAME, table, "0: use 2")) == "ability-is-permanent"
    play(GAME, table, "0: use 0", "0: earn 2")
    assert repr(refusal(GAME, table, "0: use 0")) == "once-a-round"


def test_r9_hired_guns_is_one_of_the_secret_choices() -> None:
    table = fort()
    give(table, 0, coins=2)
    table.settle()
    play(GAME, table, "0: pick 0")
    assert GAME.view(table, 1)["spaces"][0]["standing"] == []
    play(GAME, table, "1: pick 3", "2: pick 2")
    assert GAME.view(table, 1)["spaces"][0]["standing"] == [0]


def test_r10_without_means_hired_guns_is_refused() -> None:
    table = fort()
    give(table, 0, coins=1)
    table.settle()
    assert repr(refusal(GAME, table, "0: pick 0")) == "hired-guns-cost"


def test_r10_new_in_town_one_outlaw_for_free_no_bullet_no_skull_even_with_five_players() -> None:
    table = fort(5)
    give(table, 0, coins=1, token=BACKFIRE)
    table.set_stash(0, 0)
    table.set_aside(0, 0)
    table.set_grave(0, 6)
    table.settle()
    assert offered(table, 0) == ["pick 0", "pass"]
    play(GAME, table, "0: pick 0", *[f"{seat}: pick 1" for seat in range(1, 5)])
    assert (table.stash_of(0), table.grave_of(0)) == (1, 5)
    assert (table.coins_at(0), loaded(table, 0), table.skull_of(0)) == (
        1,
        [],
        BACKFIRE,
    )


def test_r11_hired_guns_may_be_paid_with_six_outlaws_or_with_an_empty_stash() -> None:
    table = fort()
    give(table, 0, coins=2, token=BACKFIRE)
    table.set_stash(0, 6)
    table.set_aside(0, 0)
    give(table, 1, coins=2)
    table.set_stash(1, 0)
    table.set_lying(1, 0b1111 << 2)
    table.settle()
    play(GAME, table, "0: pick 0", "1: pick 0", "2: pick 3", "0: load 4", "1: load 4")
    assert (table.stash_of(0), table.skull_of(0), table.coins_at(0)) == (
        6,
        SKULL,
        0,
    )
    assert table.stash_of(1) == 1


def test_r11_hired_guns_are_open_every_round_of_a_day() -> None:
    table = fort()
    give(table, 0, coins=4, bullets=[2, 3, 4, 5, 6, 7])
    table.settle()
    for _ in range(2):
        play(GAME, table, "0: pick 0", "1: pick 1", "2: pick 1")
    assert (table.stash_of(0), table.aside_of(0)) == (6, 0)


def test_r12_the_two_set_aside_are_hired_before_those_in_the_graveyard() -> None:
    table = fort(5)
    table.set_stash(0, 1)
    table.set_aside(0, 1)
    table.set_grave(0, 4)
    give(table, 0, coins=2, bullets=[2, 3, 4, 5, 6, 7])
    table.set_choice(0, 0)
    ask(table, GAME.steps["Hire"](0))
    assert (table.stash_of(0), table.aside_of(0), table.grave_of(0)) == (3, 0, 3)


def test_r13_a_space_is_open_again_once_the_own_outlaw_is_gone_from_it() -> None:
    table = fort(street="")
    give(table, 0, coins=1)
    stand(table, {0: 3})
    play(GAME, table, "0: buy 0", "0: done")
    assert step(table) == "ChooseSpace"
    assert refusal(GAME, table, "0: pick 3") is None


def test_r14_the_joker_goes_to_two_to_eight_not_on_an_own_lying_outlaw_others_do_not_block() -> (
    None
):
    table = fort()
    table.set_lying(0, 1 << 5)
    table.set_lying(1, 1 << 6)
    ask(table, GAME.steps["SendJoker"](0))
    assert offered(table, 0) == ["send 2", "send 3", "send 4", "send 6", "send 7", "send 8"]
    assert repr(refusal(GAME, table, "0: send 5")) == "own-outlaw-lies-there"


def test_r14_a_joker_without_a_free_space_keeps_its_outlaw() -> None:
    table = fort(6)
    for seat, space in enumerate([2, 3, 4, 5, 6], start=1):
        table.set_standing(seat, space)
    table.set_lying(0, 1 << 7 | 1 << 8)
    table.plan([GAME.steps["ResolveSpaces"](1), GAME.steps["SendJoker"](0)])
    events: list[Event] = []
    table.events = events
    assert table.top().run(table)
    assert texts(events) == ["0: joker-stays"]
    assert (table.stash_of(0), table.depth) == (4, 1)


def test_r15_cancelled_jokers_place_and_lose_no_outlaw() -> None:
    table = fort()
    table.settle()
    play(GAME, table, "0: pick 1", "1: pick 1", "2: pick 1")
    assert each(table.stash_of, 3) == [4, 4, 4]
    assert each(table.lying_of, 3) == [0, 0, 0]


def test_r16_who_has_no_outlaw_at_home_and_cannot_hire_passes_without_being_asked() -> None:
    table = fort()
    table.set_stash(1, 0)
    table.set_lying(1, 0b1111 << 2)
    table.settle()
    assert table.deciders() == [0, 2]
    assert table.choice_of(1) == PASSED


def test_r69_an_exhausted_resource_cannot_be_chosen_while_another_is_offered() -> None:
    table = fort()
    table.coins_left = 0
    stand(table, {0: 8})
    assert offered(table, 0) == ["earn 1", "earn 2"]
    assert repr(refusal(GAME, table, "0: earn 0")) == "supply-is-exhausted"


def test_r69_with_nothing_left_to_choose_nothing_is_gained() -> None:
    table = fort()
    table.coins_left = table.notoriety_left = 0
    stand(table, {0: 6})
    assert step(table) == "ChooseSpace"
    assert (table.coins_at(0), table.notoriety_at(0)) == (0, 0)


def test_r70_who_has_an_outlaw_in_the_stash_must_choose() -> None:
    table = fort()
    table.settle()
    assert repr(refusal(GAME, table, "0: pass")) == "must-choose"


def test_r71_the_badge_passes_before_withdrawals_and_upkeep() -> None:
    table = fort(street="u18", law=0)
    hold(table, 0, 0)
    hold(table, 1, 1)
    stand(table, {2: 3})
    assert (table.law, step(table), table.deciders()) == (1, "Withdraw", [1])
    table = fort(street="u18", law=0)
    table.round = 2
    give(table, 0, bullets=[2])
    give(table, 1, bullets=[2])
    hold(table, 0, 0)
    hold(table, 1, 1)
    stand(table, {2: 3})
    assert (table.law, step(table), table.deciders()) == (1, "PayUpkeep", [1])


def test_r72_leaving_a_building_is_possible_at_the_end_of_every_round_the_third_included() -> None:
    for number in range(3):
        table = fort(street="u18")
        table.round = number
        give(table, 0, bullets=[2, 3])
        hold(table, 0, 0)
        stand(table, {1: 3})
        assert table.deciders() == [0]
        play(GAME, table, "0: withdraw 0" if number < 2 else "0: leave")
        assert (table.holders(0), table.stash_of(0)) == (0, 4)


# The day


def test_after_three_rounds_outlaws_on_spaces_go_home_but_not_from_buildings_or_the_graveyard() -> (
    None
):
    table = fort(street="u18")
    table.round = 2
    table.set_lying(0, 1 << 4 | 1 << 5)
    table.add_stash(0, -2)
    table.set_grave(1, 1)
    table.set_stash(1, 3)
    give(table, 2, bullets=[2])
    hold(table, 2, 0)
    stand(table, {0: 3})
    play(GAME, table, "2: spend 2")
    assert (table.stash_of(0), table.lying_of(0), table.grave_of(1)) == (
        4,
        0,
        1,
    )
    assert (table.holders(0), table.day, table.round) == (1 << 2, 1, 0)


def test_the_die_rolled_by_the_table_is_the_one_the_random_source_shows() -> None:
    table = fort()
    rig(table, [8, 1, 4])
    assert [table.roll(0) for _ in range(3)] == [8, 1, 4]
    assert BOX.outlaws == 6


def test_what_may_be_used_without_asking_costs_and_risks_nothing() -> None:
    table = fort(6, buildings="general-store saloon trading-post stagecoach-depot church")
    table.set_stash(0, 5)
    table.set_aside(0, 1)
    give(table, 0, coins=1, token=BACKFIRE)
    for slot in range(5):
        hold(table, 0, slot)
    table.settle()
    assert GAME.routine is not None
    view = GAME.view(table, 0)
    played = [repr(move) for move in table.moves(0) if GAME.routine(view, move)]
    assert played == ["use 0", "use 3", "use 4"]
