"""High Noon, the final score, ties, the duel to the death; and two players with two gangs each."""

from __future__ import annotations

import pytest

from paradice.core.events import Event
from paradice.core.rng import seeded
from paradice.core.sets import count
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import EMPTY, LATE
from paradice.games.undead.scores import buildings_worth, score_of
from paradice.games.undead.table import Undead
from paradice.games.undead.victory import decide_victory
from tests.games.undead import (
    ALL,
    BACKFIRE,
    BOX,
    CARD,
    ask,
    fort,
    give,
    hold,
    loaded,
    result,
    rig,
    stand,
    step,
)
from tests.pieces import each
from tests.play import offered, play, refusal

# High Noon


def test_high_noon_is_called_at_the_end_of_a_round_when_the_town_is_clear_of_undead() -> None:
    table = stand(fort(), {0: 2})
    assert (table.noon, table.round) == (1, 1)
    table = stand(fort(undead={0: "u10"}), {0: 2})
    assert table.noon == 0


def test_high_noon_cannot_be_stopped_by_new_undead() -> None:
    table = fort()
    table.noon = 1
    give(table, 0, notoriety=1)
    table.settle()
    table.add_undead(CARD["u10"], 9)
    play(GAME, table, "0: pick 1", "1: pick 1", "2: pick 1")
    assert result(table).reason == "high-noon"


def test_high_noon_is_one_last_round_then_notoriety_is_counted() -> None:
    table = fort()
    table.noon = 1
    table.slain[1] = 1 << CARD["u10"] | 1 << CARD["u01"]
    give(table, 0, notoriety=3)
    hold(table, 2, 0)
    table.settle()
    play(GAME, table, "0: pick 1", "1: pick 1", "2: pick 1")
    assert result(table).scores == [3, 5, 4]
    assert (result(table).winners, result(table).reason) == ([1], "high-noon")


def test_a_building_counts_only_if_it_is_clear_of_undead_whoever_killed_them() -> None:
    table = fort(undead={0: "u10"})
    hold(table, 0, 0)
    hold(table, 0, 1)
    assert score_of(table, 0) == BOX.buildings[table.building_at(1)].notoriety


def test_r47_after_round_three_the_day_ends_first_and_high_noon_is_round_one_of_a_new_day() -> None:
    table = fort(buildings="mansion courthouse newspaper")
    table.round = 2
    hold(table, 1, 0)
    stand(table, {0: 2})
    assert (table.noon, table.day, table.round, table.holders(0)) == (1, 1, 0, 0)
    assert table.lying_of(0) == 0


def test_r47_else_it_is_the_next_round_of_the_same_day_and_lying_outlaws_still_block() -> None:
    table = stand(fort(), {0: 2})
    assert (table.noon, table.day, table.round) == (1, 0, 1)
    assert repr(refusal(GAME, table, "0: pick 2")) == "own-outlaw-lies-there"


def test_r48_r71_after_high_noon_there_is_no_upkeep_and_the_badge_stays() -> None:
    table = fort(law=1)
    table.noon, table.round = 1, 2
    hold(table, 0, 0)
    table.settle()
    play(GAME, table, "0: pick 1", "1: pick 1", "2: pick 1")
    assert (table.holders(0), table.law) == (1, 1)
    assert result(table).winners == [0]


@pytest.mark.parametrize(("choice", "last"), [("far", 20), ("10", 10), ("7", 7)])
def test_ours_after_the_last_day_high_noon_comes_even_with_undead_in_town(
    choice: str, last: int
) -> None:
    table = fort(street="u18", options={"last-day": choice})
    table.day, table.round = last - 2, 2
    stand(table, {0: 3})
    assert (table.noon, table.day) == (0, last - 1)
    table.round = 2
    table.plan([GAME.steps["EndRound"]()])
    events: list[Event] = []
    table.events = events
    table.settle()
    assert (table.noon, table.day) == (LATE, last)
    assert "late-noon" in [event.cue.key for event in events]


def test_without_a_choice_the_last_day_is_the_twentieth() -> None:
    assert [GAME.start(seats, {}, 1).last for seats in (1, 3, 6)] == [20, 20, 20]


def test_a_game_that_only_the_last_day_ended_says_so() -> None:
    table = fort()
    table.noon = LATE
    give(table, 1, notoriety=2)
    decide_victory(table)
    assert (result(table).reason, result(table).winners) == ("last-day", [1])


# Ties


def test_a_tie_is_broken_by_coins() -> None:
    table = fort()
    give(table, 0, notoriety=4, coins=1)
    give(table, 2, notoriety=4, coins=3)
    decide_victory(table)
    assert (result(table).winners, result(table).reason) == ([2], "coins")


def duel(table: Undead, dice: list[int]) -> Undead:
    """Let the tied decide it."""
    table.plan([])
    decide_victory(table)
    rig(table, dice)
    table.settle()
    return table


def tied(bullets: dict[int, list[int]], seats: int = 3) -> Undead:
    table = fort(seats)
    for seat, chambers in bullets.items():
        give(table, seat, notoriety=4, coins=2, bullets=chambers)
    return table


def test_who_is_still_tied_fights_to_the_death() -> None:
    table = duel(tied({0: [5], 1: [6]}), [3, 6])
    assert (result(table).winners, result(table).reason) == ([1], "final-duel")


def test_when_a_duellist_has_no_bullet_all_duellists_receive_one() -> None:
    table = duel(tied({0: [5], 1: []}), [])
    assert (step(table), table.deciders()) == ("LoadBullets", [0])
    play(GAME, table, "0: load 6")
    assert table.deciders() == [1]


def test_the_sheriffs_office_has_no_say_in_the_final_duel() -> None:
    table = fort(4, buildings="sheriffs-office bank")
    for seat in (0, 1):
        give(table, seat, notoriety=4, coins=2, bullets=[5])
    give(table, 1, notoriety=5, bullets=[5])
    hold(table, 0, 0)
    duel(table, [3, 5])
    assert result(table).winners == [1]


def test_r49_the_duel_is_repeated_until_one_is_left_without_points_or_undead() -> None:
    table = duel(tied({0: [5], 1: [6]}), [2, 3, 4, 4, 5, 7])
    assert result(table).winners == [0]
    assert result(table).scores == [4, 4, 0]
    assert (table.hill, each(table.grave_of, 3)) == (5, [0, 0, 0])


def test_r49_a_backfire_puts_a_duellist_out() -> None:
    table = tied({0: [5], 1: [6]})
    table.set_skull(0, BACKFIRE)
    duel(table, [1, 2])
    assert result(table).winners == [1]


def test_r49_all_dead_on_the_same_number_the_best_of_the_others_wins() -> None:
    table = tied({0: [5], 1: [5]})
    give(table, 2, notoriety=1)
    duel(table, [5, 5])
    assert (result(table).winners, result(table).reason) == ([2], "final-duel")


def test_r49_nobody_else_left_all_share_the_win() -> None:
    table = duel(tied({0: [5], 1: [5]}, seats=2), [5, 5])
    assert (result(table).winners, result(table).reason) == ([0, 1], "shared")


def test_a_second_duel_follows_if_others_are_tied() -> None:
    table = tied({0: [5], 1: [5]}, seats=4)
    give(table, 2, notoriety=1, bullets=[3])
    give(table, 3, notoriety=1, bullets=[4])
    duel(table, [5, 5, 2, 4])
    assert (result(table).winners, result(table).reason) == ([3], "final-duel")


def test_r76_a_final_duel_that_all_leave_at_once_counts_as_all_dead() -> None:
    table = tied({0: [5], 1: []}, seats=3)
    table.set_skull(0, BACKFIRE)
    give(table, 2, notoriety=1)
    table.set_cells(1, 1 << 7)
    table.set_skull(1, BACKFIRE)
    duel(table, [1, 1])
    assert result(table).winners == [2]


def test_three_duellists_announce_targets_in_the_final_duel_too() -> None:
    table = duel(tied({0: [5], 1: [5], 2: [5]}), [])
    assert (step(table), GAME.view(table, 0)["asked"]["space"]) == ("AnnounceTarget", 0)
    assert offered(table, 0) == ["target 1", "target 2"]


# Two players with two gangs each


def gangs() -> Undead:
    return fort(4, street="u18", options={"gangs": "two"})


def test_r50_the_variant_is_set_up_as_for_four_players_seats_in_turn_a_b_a_b() -> None:
    table = GAME.start(4, {"gangs": "two"}, 3)
    assert len([number for number in each(table.building_at, 9) if number != EMPTY]) == 7
    assert table.hill + sum(count(each) for each in table.crowd) == 12
    assert GAME.sides(4, {"gangs": "two"}) == [0, 1, 0, 1]
    assert GAME.sides(4, {"gangs": "one"}) == [0, 1, 2, 3]


def test_r50_each_gang_starts_with_three_resources_coins_and_notoriety_are_shared_bullets_not() -> (
    None
):
    table = GAME.start(4, {"gangs": "two"}, 3)
    for seat in range(4):
        play(GAME, table, f"{seat}: wish 0", f"{seat}: load {seat + 2}", f"{seat}: wish 2")
    assert [table.coins_at(table.side(seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert [table.notoriety_at(table.side(seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert (table.purses(), GAME.start(4, {}, 3).purses()) == (2, 4)
    assert [loaded(table, seat) for seat in range(4)] == [[2], [3], [4], [5]]


def test_the_badge_goes_round_all_four_gangs() -> None:
    table = gangs()
    worn = []
    for _ in range(5):
        worn.append(int(table.law))
        table.set_standing(1, 3)
        ask(table, GAME.steps["EndRound"]())
    assert worn == [0, 1, 2, 3, 0]


def test_a_seat_sees_the_secret_choices_of_its_own_side_only() -> None:
    table = gangs()
    table.settle()
    play(GAME, table, "0: pick 5", "1: pick 3")
    assert GAME.view(table, 2)["players"][0]["choice"] == 5
    assert GAME.view(table, 2)["players"][1]["choice"] == EMPTY
    assert {table.imagine(2, seeded(n)).choice_of(0) for n in range(20)} == {5}
    assert len({table.imagine(2, seeded(n)).choice_of(1) for n in range(60)}) > 3


def test_r51_own_gangs_do_not_duel_target_intimidate_or_rob_each_other() -> None:
    table = gangs()
    give(table, 0, bullets=ALL)
    give(table, 2, bullets=ALL)
    stand(table, {0: 3, 2: 3})
    assert each(table.grave_of, 4) == [0, 0, 0, 0]
    table = stand(gangs(), {0: 8, 2: 5, 1: 4})
    assert repr(refusal(GAME, table, "0: intimidate 2 5")) == "own-gang"
    table = gangs()
    give(table, 1, coins=1)
    give(table, 0, coins=1)
    stand(table, {0: 3})
    assert repr(refusal(GAME, table, "0: steal 2")) == "own-gang"


def test_r51_the_sheriffs_office_bribes_no_own_gang_but_its_gang_may_fight() -> None:
    table = fort(4, buildings="sheriffs-office", street="u18", options={"gangs": "two"})
    give(table, 1, coins=1)
    hold(table, 1, 0)
    stand(table, {0: 3, 1: 3, 3: 3})
    assert (step(table), offered(table, 1)) == ("OfferBribe", ["fight", "bribe 0"])
    assert repr(refusal(GAME, table, "1: bribe 3")) == "own-gang"
    rig(table, [2, 2])
    events = play(GAME, table, "1: bribe 0")
    assert [event.seat for event in events if event.cue.key == "rolls"] == [0, 3]


def test_r51_with_a_foe_on_the_space_own_gangs_can_only_aim_at_him() -> None:
    table = stand(gangs(), {0: 3, 1: 3, 2: 3})
    assert (step(table), table.deciders()) == ("AnnounceTarget", [1])
    assert offered(table, 1) == ["target 0", "target 2"]
    table = gangs()
    ask(table, GAME.steps["AnnounceTarget"](3, 0b1111, 0))
    assert offered(table, 0) == ["target 1", "target 3"]
    assert repr(refusal(GAME, table, "0: target 2")) == "own-gang"


def test_r51_two_jokers_of_one_player_still_cancel() -> None:
    table = gangs()
    table.settle()
    events = play(GAME, table, "0: pick 1", "1: pick 3", "2: pick 1", "3: pick 2")
    assert "jokers-cancel count=2" in [repr(each) for each in events]


def test_r52_a_building_of_the_other_own_gang_cannot_be_bought() -> None:
    table = fort(4, options={"gangs": "two"})
    give(table, 0, coins=9)
    hold(table, 2, 0)
    table.add_stash(0, -1)
    table.set_standing(0, 3)
    ask(table, GAME.steps["BuyBuilding"](0))
    assert repr(refusal(GAME, table, "0: buy 0")) == "own-gang"


def test_r75_abilities_belong_to_the_gang_guards_of_coins_to_the_shared_purse() -> None:
    table = fort(4, buildings="bank armory", street="u18", options={"gangs": "two"})
    give(table, 0, coins=3, bullets=[2])
    give(table, 2, bullets=[2])
    hold(table, 0, 0)
    hold(table, 0, 1)
    table.set_standing(1, 3)
    ask(table, GAME.steps["UseAbility"](1, 3))
    assert repr(refusal(GAME, table, "1: steal 2")) == "is-guarded"
    table.set_standing(1, 6)
    ask(table, GAME.steps["UseAbility"](1, 6))
    assert repr(refusal(GAME, table, "1: steal 0")) == "is-guarded"
    assert refusal(GAME, table, "1: steal 2") is None


def test_r75_of_two_hirings_on_one_payment_the_second_gets_nothing() -> None:
    table = gangs()
    give(table, 0, coins=2, bullets=ALL)
    give(table, 2, bullets=ALL)
    table.settle()
    told = play(GAME, table, "0: pick 0", "2: pick 0", "1: pick 1", "3: pick 1")
    assert "2: hires-nobody" in [repr(event) for event in told]
    assert (table.stash_of(0), table.stash_of(2), table.coins_at(0)) == (
        5,
        4,
        0,
    )


def test_a_gang_without_outlaws_is_new_in_town_even_when_its_sister_spent_the_purse() -> None:
    table = gangs()
    give(table, 0, coins=2, bullets=ALL)
    give(table, 2, token=BACKFIRE)
    table.set_stash(2, 0)
    table.set_grave(2, 4)
    table.settle()
    told = play(GAME, table, "0: pick 0", "2: pick 0", "1: pick 1", "3: pick 1")
    assert "2: is-new-in-town" in [repr(event) for event in told]
    assert (table.stash_of(0), table.stash_of(2)) == (5, 1)
    assert (table.coins_at(0), loaded(table, 2), table.skull_of(2)) == (
        0,
        [],
        BACKFIRE,
    )


def test_r75_a_threat_is_paid_from_the_shared_purse_and_the_own_bullets() -> None:
    table = gangs()
    give(table, 0, coins=1, bullets=ALL)
    give(table, 2, bullets=[3])
    stand(table, {1: 8, 2: 3})
    play(GAME, table, "1: intimidate 2 3", "2: pay")
    assert offered(table, 2) == ["give-coin", "give 3"]


def test_r75_both_gangs_may_sit_in_the_saloon() -> None:
    table = fort(4, buildings="saloon bank", options={"gangs": "two"})
    give(table, 0, coins=9)
    hold(table, 2, 0)
    table.add_stash(0, -1)
    table.set_standing(0, 3)
    ask(table, GAME.steps["BuyBuilding"](0))
    play(GAME, table, "0: buy 0")
    assert table.holders(0) == 0b101
    assert buildings_worth(table, 0) == 2


def test_r75_all_gangs_of_the_tied_players_fight_the_final_duel() -> None:
    table = gangs()
    for seat in range(4):
        give(table, seat, bullets=[5])
    duel(table, [])
    assert (step(table), table.deciders()) == ("AnnounceTarget", [0])
    rig(table, [5, 2, 5, 2])
    play(GAME, table, "0: target 1", "1: target 0", "2: target 3", "3: target 2")
    assert (result(table).winners, result(table).scores) == ([0, 2], [0, 0, 0, 0])


def test_after_high_noon_the_scores_of_both_gangs_are_one() -> None:
    table = gangs()
    give(table, 0, notoriety=2)
    table.slain[1] = 1 << CARD["u01"]
    hold(table, 2, 1)
    worth = BOX.buildings[table.building_at(1)].notoriety
    decide_victory(table)
    assert result(table).scores == [2 + worth, 1, 2 + worth, 1]
    assert result(table).winners == [0, 2]


# Refused in the final duel, and what it does not pay


def test_17_the_sheriffs_office_cannot_bribe_in_the_final_duel() -> None:
    table = fort(4, buildings="sheriffs-office bank")
    hold(table, 0, 0)
    for seat in range(4):
        give(table, seat, bullets=[5], notoriety=0 if seat == 0 else 5, coins=1)
    duel(table, [])
    assert (step(table), table.deciders()) == ("AnnounceTarget", [0])
    assert repr(refusal(GAME, table, "0: bribe 1")) == "no-bribe-at-the-end"
    assert repr(refusal(GAME, table, "0: pay")) == "duel-has-no-price"
    rig(table, [8, 2, 2, 2])
    play(GAME, table, "0: target 1", "1: target 0", "2: target 0", "3: target 0")
    assert step(table) == "DuelCritical"
    assert repr(refusal(GAME, table, "0: bribe 1")) == "no-bribe-at-the-end"


def test_19_the_telegraph_office_pays_nothing_in_the_final_duel() -> None:
    table = fort(4, buildings="telegraph-office bank")
    hold(table, 0, 0)
    worth = BOX.buildings[table.building_at(0)].notoriety
    give(table, 0, bullets=ALL)
    give(table, 1, bullets=ALL, notoriety=worth)
    duel(table, [6, 3])
    assert (result(table).reason, result(table).winners) == ("final-duel", [0])
    assert result(table).scores[:2] == [worth, worth]


def test_when_it_is_over_nobody_owes_anything_and_the_badge_stays() -> None:
    table = fort(street="u18", law=1)
    table.noon, table.round = 1, 2
    hold(table, 0, 0)
    give(table, 0, bullets=[4], notoriety=1)
    stand(table, {2: 3})
    assert (table.deciders(), table.waiting(), table.law, table.round) == ([], [], 1, 2)
    assert loaded(table, 0) == [4]
