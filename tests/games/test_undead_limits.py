"""The Quick and the Undead at its limits: the last piece, the last seat, the last building."""

from __future__ import annotations

from collections import Counter

import pytest

from paradice.core.events import EVERYONE, Event
from paradice.core.rng import seeded
from paradice.games.undead.box import POWERS
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import EMPTY, PASSED, RANGER, SLOTS, STREET
from paradice.games.undead.scores import buildings_worth
from paradice.games.undead.table import Undead
from tests.games.undead import (
    ALL,
    BACKFIRE,
    BOX,
    BUILDING,
    CARD,
    SKULL,
    alone,
    ask,
    fort,
    give,
    go,
    haunt,
    hold,
    loaded,
    outlaws,
    result,
    rig,
    stand,
    step,
    undead_at,
)
from tests.pieces import each
from tests.play import offered, play, refusal, touch


def told(table: Undead, *lines: str) -> list[str]:
    return [repr(event) for event in play(GAME, table, *lines)]


def told_of(table: Undead, spaces: dict[int, int], dice: list[int]) -> list[str]:
    """The events while outlaws stand on spaces and these are resolved."""
    events: list[Event] = []
    table.events = events
    stand(table, spaces, dice)
    return [repr(event) for event in events]


def candidates(table: Undead, seat: int) -> list[str]:
    return [repr(move) for move in touch(table).candidates(seat)]


# The supply and the chambers


def test_the_last_coin_and_the_last_notoriety_of_the_supply_may_be_earned() -> None:
    table = fort()
    table.coins_left = table.notoriety_left = 1
    stand(table, {0: 8})
    assert offered(table, 0) == ["earn 0", "earn 1", "earn 2"]
    play(GAME, table, "0: earn 2")
    assert (table.notoriety_at(0), table.notoriety_left) == (1, 0)


def test_when_notoriety_runs_out_coins_and_bullets_are_still_offered() -> None:
    table = fort()
    table.notoriety_left = 0
    stand(table, {0: 8})
    assert offered(table, 0) == ["earn 0", "earn 1"]
    assert repr(refusal(GAME, table, "0: earn 2")) == "supply-is-exhausted"


def test_where_only_one_resource_of_a_choice_is_left_it_is_earned_unasked() -> None:
    table = fort()
    table.coins_left = 0
    stand(table, {1: 6})
    assert each(table.notoriety_at, 3) == [0, 1, 0]
    assert step(table) == "ChooseSpace"


def test_bullets_that_fill_the_card_exactly_are_loaded_unasked_and_none_is_lost() -> None:
    table = fort()
    give(table, 0, bullets=[2, 3, 4, 5])
    events = told_of(table, {0: 5}, [])
    assert (loaded(table, 0), step(table)) == (ALL, "ChooseSpace")
    assert not [text for text in events if "loses-bullets" in text]
    table = fort()
    give(table, 0, bullets=[2, 3, 4, 5, 6])
    ask(table, GAME.steps["LoadBullets"](0, 1))
    assert (loaded(table, 0), step(table)) == (ALL, "ChooseSpace")


def test_of_two_bullets_one_finds_the_last_chamber_and_one_is_lost() -> None:
    table = fort()
    give(table, 0, bullets=[2, 3, 4, 5, 6])
    assert "0: loses-bullets bullets=1" in told_of(table, {0: 5}, [])


def test_after_one_resource_of_a_threat_one_more_is_owed() -> None:
    table = fort(street="u18")
    give(table, 1, coins=1, notoriety=1, bullets=[4])
    stand(table, {0: 8, 1: 3})
    play(GAME, table, "0: intimidate 1 3", "1: pay", "1: give-coin")
    assert (step(table), table.top().numbers()) == ("PayThreat", [1, 0, 1])


def test_a_trade_brings_one_bullet_or_one_notoriety_and_no_more() -> None:
    for line, step_after in (("0: earn 1", "LoadBullets"), ("0: earn 2", "ChooseSpace")):
        table = fort()
        ask(table, GAME.steps["ChooseGoods"](0))
        play(GAME, table, line)
        assert step(table) == step_after
        if step_after == "LoadBullets":
            play(GAME, table, "0: load 4")
        assert (step(table), len(loaded(table, 0)) + table.notoriety_at(0)) == ("ChooseSpace", 1)


def test_the_stagecoach_depot_brings_one_bullet_and_no_more() -> None:
    table = fort(buildings="stagecoach-depot bank")
    hold(table, 0, 0)
    table.settle()
    rig(table, [4])
    play(GAME, table, "0: use 0", "0: load 4")
    assert (step(table), loaded(table, 0)) == ("ChooseSpace", [4])


def test_a_bullet_taken_out_by_the_shooting_range_leaves_nothing_in_its_chamber() -> None:
    table = fort(buildings="shooting-range bank")
    give(table, 0, bullets=[2, 3])
    hold(table, 0, 0)
    table.settle()
    assert told(table, "0: use 0")[1:] == ["0: rearranges bullets=2"]
    play(GAME, table, "0: load 6", "0: load 7")
    assert table.cells_of(0) == 1 << 6 | 1 << 7


# Guards and thefts


def test_what_guards_one_purse_leaves_the_others_open() -> None:
    table = fort(buildings="bank church")
    give(table, 1, coins=1)
    hold(table, 2, 0)
    table.set_standing(0, 3)
    ask(table, GAME.steps["UseAbility"](0, 3))
    assert refusal(GAME, table, "0: steal 1") is None


def test_alone_a_theft_brings_one_bullet_and_the_hideout_one_more() -> None:
    table = alone()
    table.set_cells(0, 0)
    table.set_standing(0, 6)
    ask(table, GAME.steps["UseAbility"](0, 6))
    play(GAME, table, "0: steal 1", "0: load 4")
    assert step(table) == "ChooseSpace"
    table = fort(1, buildings="outlaw-hideout bank", street="u01", hill=14)
    hold(table, 0, 0)
    table.set_standing(0, 6)
    table.set_cells(RANGER, 1 << 3)
    ask(table, GAME.steps["UseAbility"](0, 6))
    play(GAME, table, "0: steal 1", "0: load 4")
    assert offered(table, 0) == ["steal 1", "done"]
    play(GAME, table, "0: steal 1", "0: load 5")
    assert (loaded(table, 0), loaded(table, RANGER)) == ([4, 5], [3])


# Undead


def test_who_shoots_can_only_point_at_the_other_undead_in_vain() -> None:
    table = fort(street="u10 u11", undead={0: "u01 u18"})
    stand(table, {0: 7})
    rig(table, [3])
    play(GAME, table, f"0: shoot {CARD['u10']}")
    assert candidates(table, 0) == ["fire", "stop", "shoot 0", "shoot 10", "shoot 17"]
    assert table.top().numbers() == [0, CARD["u10"], 1 << 3]
    for other, shown in (("u01", ["shoot 0"]), ("", [])):
        table = stand(fort(street=f"u10 {other}"), {0: 7})
        rig(table, [3])
        play(GAME, table, f"0: shoot {CARD['u10']}")
        assert candidates(table, 0) == ["fire", "stop", *shown]


def test_who_fights_can_point_at_the_undead_beyond_the_street_in_vain() -> None:
    table = stand(fort(street="u01", undead={0: "u02 u18"}), {0: 5})
    assert candidates(table, 0) == ["skip", "shoot 0", "shoot 1", "shoot 17"]


def test_a_town_with_a_single_undead_is_not_clear() -> None:
    table = stand(fort(undead={0: "u01"}), {0: 2})
    assert table.noon == 0


def test_the_undertaker_pays_his_own_holder() -> None:
    table = fort(buildings="undertaker bank", street="u10")
    give(table, 0, bullets=[4])
    hold(table, 2, 0)
    stand(table, {0: 7})
    rig(table, [4])
    events = told(table, f"0: shoot {CARD['u10']}")
    assert events[2:4] == [f"0: kills undead={CARD['u10']}", "2: gains-notoriety notoriety=1"]
    assert each(table.notoriety_at, 3) == [0, 0, 1]


def test_the_last_undead_of_boot_hill_still_comes() -> None:
    table = fort(buildings="mortuary bank", hill=1)
    hold(table, 0, 0)
    table.settle()
    assert (len(undead_at(table, 0)), table.hill) == (1, 0)
    table = fort(1, buildings="mortuary bank", street="u01", hill=0)
    haunt(table, 3, "u05")
    table.remove_undead(CARD["u05"], 0)
    hold(table, 0, 0)
    table.settle()
    assert undead_at(table, 0) == ["u05"]


def test_alone_an_undead_may_still_go_to_the_ninth_building() -> None:
    table = alone()
    for slot in range(SLOTS - 1):
        haunt(table, slot, f"u{slot + 2:02}")
    ask(table, GAME.steps["RaiseUndead"](0))
    assert (len(undead_at(table, 8)), table.outcome()) == (1, None)


def test_the_undead_that_overruns_the_town_is_seen() -> None:
    table = alone()
    for slot in range(SLOTS):
        haunt(table, slot, f"u{slot + 2:02}")
    table.plan([GAME.steps["RaiseUndead"](0)])
    events: list[Event] = []
    table.events = events
    table.settle()
    assert [event.cue.key for event in events] == ["turns-up", "game-ends"]
    assert (events[0].seat, result(table).reason) == (0, "overrun")


def test_16_the_undead_that_is_sent_is_seen_and_may_go_to_the_last_clear_building() -> None:
    names = "medicine-show bank church saloon courthouse newspaper gunsmith mansion undertaker"
    table = fort(6, buildings=names, street="u18")
    for slot in range(SLOTS - 1):
        haunt(table, slot, f"u{slot + 1:02}")
    give(table, 0, notoriety=1)
    hold(table, 0, 0)
    table.settle()
    event = play(GAME, table, "0: use 0")[-1]
    assert (event.cue.key, event.seat) == ("turns-up", 0)
    assert offered(table, 0) == ["put 8"]


def test_with_six_players_the_ninth_building_may_be_the_most_notorious_and_is_haunted() -> None:
    found = 0
    for seed in range(12):
        table = GAME.start(6, {}, seed)
        buildings = [BOX.buildings[number] for number in each(table.building_at, SLOTS)]
        ranks = {slot: (b.notoriety, b.cost) for slot, b in enumerate(buildings)}
        best = sorted(ranks, key=lambda slot: ranks[slot], reverse=True)[:6]
        assert [slot for slot in ranks if table.crowd[slot]] == sorted(best)
        found += 8 in best
    assert found > 0


# The ninth building


def test_the_ninth_building_is_used_declined_bought_and_left_like_any_other() -> None:
    names = "mansion courthouse gunsmith newspaper bank mortuary railway-station stockade"
    table = fort(6, buildings=f"{names} general-store")
    hold(table, 5, 8)
    table.settle()
    assert offered(table, 5) == ["use 8", "done"]
    declined = table.clone()
    play(GAME, table, "5: use 8")
    assert (table.coins_at(5), step(table)) == (1, "ChooseSpace")
    play(GAME, declined, "5: done")
    assert (declined.coins_at(5), step(declined)) == (0, "ChooseSpace")
    table = fort(6, buildings=f"{names} general-store", street="u18")
    hold(table, 5, 8)
    ask(table, GAME.steps["Withdraw"](5))
    assert offered(table, 5) == ["done", "withdraw 8"]
    table = fort(6, buildings=f"{names} trading-post")
    give(table, 0, coins=2)
    table.add_stash(0, -1)
    table.set_standing(0, 3)
    ask(table, GAME.steps["BuyBuilding"](0))
    assert offered(table, 0) == ["buy 8", "done"]


def test_each_building_is_used_once_wherever_it_lies_and_each_use_is_told() -> None:
    table = fort(buildings="bank saloon general-store")
    hold(table, 0, 1)
    hold(table, 0, 2)
    table.settle()
    rig(table, [2])
    events = told(table, "0: use 1", "0: use 2")
    uses = [text for text in events if "uses" in text]
    numbers = [BUILDING["saloon"], BUILDING["general-store"]]
    assert uses == [f"0: uses building={number}" for number in numbers]
    assert step(table) == "ChooseSpace"


def test_after_the_upkeep_a_bullet_that_is_left_is_kept_and_nothing_more_is_owed() -> None:
    table = fort(street="u18")
    table.round = 2
    give(table, 0, bullets=[3, 5])
    hold(table, 0, 0)
    stand(table, {1: 3})
    play(GAME, table, "0: spend 5")
    assert (step(table), loaded(table, 0)) == ("ChooseSpace", [3])


# Building and gang of another seat than the first


def fight(defender: int, dice: list[int], his: int = SKULL, own: int = SKULL) -> Undead:
    """Seat 1 with a bullet in 6 has paid for the bank of another seat, who stays with one in 5."""
    table = fort(street="u18", hill=0)
    give(table, 1, bullets=[6], token=his)
    give(table, defender, bullets=[5], token=own)
    hold(table, defender, 0)
    table.add_stash(1, -1)
    table.set_standing(1, 3)
    ask(table, GAME.steps["AnswerClaim"](defender, 1, 0))
    rig(table, dice)
    play(GAME, table, f"{defender}: stay")
    return table


@pytest.mark.parametrize("defender", [0, 2])
def test_a_fight_is_the_same_whoever_attacks_and_defends(defender: int) -> None:
    table = fight(defender, [5, 6])
    assert (table.grave_of(defender), table.holders(0), table.standing_of(1)) == (1, 0b10, 0)
    table = fight(defender, [5, 3])
    assert (table.grave_of(1), table.holders(0), table.standing_of(1)) == (1, 1 << defender, 0)
    table = fight(defender, [1, 3], own=BACKFIRE)
    assert (table.holders(0), table.stash_of(defender), table.skull_of(defender)) == (0b10, 4, 1)
    table = fight(defender, [1, 6], own=BACKFIRE)
    assert (table.holders(0), table.grave_of(defender), table.skull_of(defender)) == (0b10, 1, 1)
    table = fight(defender, [3, 1], his=BACKFIRE)
    assert (table.holders(0), table.stash_of(1), table.skull_of(1)) == (1 << defender, 4, 1)
    table = fight(defender, [5, 8])
    play(GAME, table, "1: trigger")
    assert (table.holders(0), table.grave_of(defender)) == (0b10, 1)
    table = fight(defender, [8])
    play(GAME, table, f"{defender}: trigger")
    assert (table.holders(0), table.grave_of(1)) == (1 << defender, 1)


def test_the_outlaw_of_the_first_seat_is_asked_when_somebody_buys_his_building() -> None:
    table = fort()
    give(table, 1, coins=2)
    hold(table, 0, 0)
    table.add_stash(1, -1)
    table.set_standing(1, 3)
    ask(table, GAME.steps["BuyBuilding"](1))
    play(GAME, table, "1: buy 0")
    assert (step(table), table.top().numbers()) == ("AnswerClaim", [0, 1, 0])
    play(GAME, table, "0: leave")
    assert (table.holders(0), table.stash_of(0)) == (0b10, 4)


@pytest.mark.parametrize(("attacker", "defender"), [([6], []), ([], [5])])
def test_a_bullet_on_either_side_leaves_the_choice_of_a_critical_hit(
    attacker: list[int], defender: list[int]
) -> None:
    table = fort(street="u18", hill=0)
    give(table, 0, bullets=attacker)
    give(table, 1, bullets=defender)
    hold(table, 1, 0)
    table.set_standing(0, 3)
    ask(table, GAME.steps["AnswerClaim"](1, 0, 0))
    rig(table, [8])
    play(GAME, table, "1: stay")
    assert (step(table), table.deciders()) == ("FightCritical", [1])


def test_r44_a_miss_in_the_stockade_stays_a_miss() -> None:
    table = fort(4, buildings="stockade bank", street="u18", hill=0)
    give(table, 0, bullets=[6])
    give(table, 1, bullets=[5])
    hold(table, 1, 0)
    table.add_stash(0, -1)
    table.set_standing(0, 3)
    ask(table, GAME.steps["AnswerClaim"](1, 0, 0))
    rig(table, [2, 2, 3, 6])
    play(GAME, table, "1: stay")
    assert (table.holders(0), table.grave_of(1)) == (1, 1)


def test_r52_r75_what_holds_for_the_first_two_gangs_holds_for_the_other_two() -> None:
    table = fort(4, options={"gangs": "two"})
    give(table, 1, coins=9)
    hold(table, 3, 0)
    worth = BOX.buildings[table.building_at(0)].notoriety
    assert [buildings_worth(table, seat) for seat in range(4)] == [0, worth, 0, worth]
    table.add_stash(1, -1)
    table.set_standing(1, 3)
    ask(table, GAME.steps["BuyBuilding"](1))
    assert repr(refusal(GAME, table, "1: buy 0")) == "own-gang"


def test_when_the_last_gang_is_left_in_the_final_duel_both_of_its_side_win() -> None:
    table = fort(4, options={"gangs": "two"})
    for seat in range(4):
        give(table, seat, bullets=[5])
    ask(table, GAME.steps["FinalDuel"](0b1111))
    rig(table, [5, 5, 2, 5])
    play(GAME, table, "0: target 1", "1: target 0", "2: target 3", "3: target 2")
    assert (table.fallen, result(table).winners) == (0b0111, [1, 3])


# Duels: the last seat, and the events


def test_the_last_seat_shoots_spends_gains_and_dies_like_any_other() -> None:
    table = fort(street="u18")
    give(table, 2, bullets=[6])
    stand(table, {1: 3, 2: 3}, dice=[2, 6])
    assert (table.grave_of(1), table.notoriety_at(2), loaded(table, 2)) == (1, 1, [])
    table = fort(street="u18")
    give(table, 1, bullets=[6])
    stand(table, {1: 3, 2: 3}, dice=[6, 2])
    assert (table.grave_of(2), step(table), table.deciders()) == (1, "PlaceUndead", [2])
    assert table.standing_of(2) == 0


def test_a_triggered_critical_hit_is_told_without_a_hit() -> None:
    table = fort(street="u18", hill=0)
    stand(table, {0: 3, 1: 3}, dice=[8, 2])
    assert told(table, "0: trigger")[:4] == [
        "0: triggers",
        "0: gains-notoriety notoriety=1",
        "1: misses face=2",
        "1: dies",
    ]


@pytest.mark.parametrize("holder", [0, 3])
def test_17_the_sheriffs_office_of_any_seat_is_asked_whom_to_bribe(holder: int) -> None:
    table = fort(4, buildings="sheriffs-office bank", street="u18")
    give(table, holder, coins=1)
    hold(table, holder, 0)
    stand(table, {0: 3, 1: 3, 3: 3})
    others = [seat for seat in (0, 1, 3) if seat != holder]
    assert table.deciders() == [holder]
    assert candidates(table, holder) == ["fight", *[f"bribe {other}" for other in others]]
    play(GAME, table, f"{holder}: fight")
    if holder == 3:
        play(GAME, table, "0: target 1", "1: target 0")
    shown = [f"target {other}" for other in others]
    assert candidates(table, holder) == [*shown, "pay", *[f"bribe {other}" for other in others]]


def test_19_the_telegraph_office_pays_the_last_seat_too() -> None:
    table = fort(4, buildings="telegraph-office bank", street="u18")
    hold(table, 3, 0)
    stand(table, {0: 3, 3: 3}, dice=[4, 5])
    assert table.notoriety_at(3) == 1


def test_the_final_duel_is_told_from_its_beginning_to_its_end() -> None:
    table = fort()
    table.noon = 1
    for seat in (0, 2):
        give(table, seat, notoriety=4, coins=2, bullets=[5])
    rig(table, [5, 3])
    table.plan([GAME.steps["EndRound"]()])
    events: list[Event] = []
    table.events = events
    table.settle()
    assert [repr(event) for event in events] == [
        "final-duel",
        "0: targets other=2",
        "2: targets other=0",
        "0: rolls face=5",
        "2: rolls face=3",
        "0: hits other=2 face=5",
        "2: misses face=3",
        "2: leaves-duel",
        "game-ends",
    ]
    assert (result(table).reason, result(table).winners) == ("final-duel", [0])


def test_the_last_duellist_without_a_bullet_arms_all_of_them_once_in_order() -> None:
    table = fort(law=2)
    for seat, bullets in ((0, [5]), (1, [6]), (2, [])):
        give(table, seat, notoriety=4, coins=2, bullets=bullets)
    ask(table, GAME.steps["FinalDuel"](0b111))
    assert [type(each).__name__ for each in table.waiting()].count("FinalDuel") == 1
    asked = []
    while step(table) == "LoadBullets":
        asked += table.deciders()
        play(GAME, table, f"{table.deciders()[0]}: load 3")
    assert asked == [2, 0, 1]
    assert [len(loaded(table, seat)) for seat in range(3)] == [2, 2, 1]


# Intimidation


@pytest.mark.parametrize(("space", "asked"), [(5, True), (6, False)])
def test_in_a_clear_town_who_scouts_is_asked_if_somebody_stands_within_reach(
    space: int, asked: bool
) -> None:
    table = stand(fort(), {0: 8, 2: space})
    assert offered(table, 0) == (
        ["skip", f"intimidate 2 {space}"] if asked else ["earn 0", "earn 1", "earn 2"]
    )


def test_alone_in_a_clear_town_an_outlaw_of_his_that_lies_within_reach_is_a_target() -> None:
    table = alone()
    table.crowd[STREET] = 0
    outlaws(table, 3)
    go(table, 8, [6])
    play(GAME, table, "0: skip")
    assert step(table) == "TakeIncome"


def test_a_critical_hit_held_back_misses_who_stepped_out() -> None:
    table = fort(street="u18")
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    rig(table, [8])
    play(GAME, table, "0: intimidate 1 3", "1: step-out")
    assert told(table, "0: hold") == ["0: misses face=8"]
    assert (table.standing_of(1), table.skull_of(0), step(table)) == (3, 1, "TakeIncome")


def test_alone_what_he_is_paid_never_loads_his_card() -> None:
    table = alone()
    table.set_cells(RANGER, 1 << 2)
    table.set_standing(0, 3)
    table.set_standing(RANGER, 8)
    ask(table, GAME.steps["RangerActs"](8))
    play(GAME, table, "0: pay", "0: give 7", "0: give 6")
    assert (loaded(table, 0), loaded(table, RANGER)) == ([2, 3, 4, 5], [2])


def test_alone_his_8_kills_who_stepped_out_and_brings_an_undead_but_him_no_notoriety() -> None:
    table = alone()
    table.add_stash(0, -1)
    table.set_standing(0, 3)
    table.set_standing(RANGER, 8)
    ask(table, GAME.steps["RangerActs"](8))
    rig(table, [8])
    left = table.notoriety_left
    assert "6: triggers" in told(table, "0: step-out")
    assert (table.grave_of(0), table.standing_of(0), table.skull_of(RANGER)) == (1, 0, BACKFIRE)
    assert (len(undead_at(table, 0)), table.notoriety_left) == (1, left)


def test_alone_a_critical_hit_pays_brings_an_undead_and_tells_which_bullet_he_lost() -> None:
    table = alone()
    outlaws(table, 6)
    table.set_cells(RANGER, 1 << 2 | 1 << 5)
    table.add_stash(0, -1)
    table.set_standing(0, 4)
    ask(table, GAME.steps["UseAbility"](0, 4))
    rig(table, [8])
    play(GAME, table, "0: intimidate 1 6", "0: trigger")
    assert told(table, "0: break 5")[0] == "0: ranger-loses-bullet chamber=5 left=1"
    assert (table.notoriety_at(0), len(undead_at(table, 0))) == (3, 1)


def test_alone_the_last_bullet_may_lie_in_his_highest_chamber() -> None:
    table = alone()
    outlaws(table, 6)
    table.set_cells(RANGER, 1 << 7)
    table.add_stash(0, -1)
    table.set_standing(0, 4)
    ask(table, GAME.steps["UseAbility"](0, 4))
    rig(table, [8])
    play(GAME, table, "0: intimidate 1 6", "0: trigger")
    assert result(table).reason == "ranger-dead"


# Alone


def test_alone_two_fight() -> None:
    assert [GAME.start(seats, {}, 1).fighters() for seats in (1, 2, 3)] == [2, 2, 3]


def test_alone_nobody_is_told_that_he_has_chosen() -> None:
    table = GAME.start(1, {}, 1)
    events = told(table, "0: wish 0", "0: wish 0", "0: wish 2")
    assert events[0] == "0: gets-ready coins=2 bullets=0 notoriety=1"
    assert "0: has-chosen" not in events + told(table, "0: pick 7")


def test_alone_his_last_outlaw_comes_from_the_graveyard_before_one_moves() -> None:
    table = alone()
    outlaws(table, 2, 3, 4, 5, 8)
    go(table, 5, [6])
    assert (table.grave_of(RANGER), table.lying_of(RANGER) >> 2 & 1) == (0, 1)


def test_r57_the_lowest_of_his_outlaws_moves_wherever_it_lies() -> None:
    table = alone()
    outlaws(table, 3, 4, 5, 6, 7, 8)
    go(table, 5, [2, 4, 4])
    assert (table.lying_of(RANGER) >> 3 & 1, table.lying_of(RANGER) >> 4 & 1) == (0, 1)


def test_alone_what_he_does_is_told_with_his_name() -> None:
    table = alone()
    table.settle()
    rig(table, [6])
    events = told(table, "0: pick 7")
    assert "6: ranger-comes space=6" in events
    for space, line in ((3, "steals-coin other=0"), (2, "steals-notoriety other=0")):
        table = alone()
        table.set_standing(RANGER, space)
        table.plan([GAME.steps["BeginRound"](), GAME.steps["RangerActs"](space)])
        found: list[Event] = []
        table.events = found
        table.settle()
        assert repr(found[0]) == f"6: {line}"
    table = alone()
    table.set_standing(0, 3)
    table.set_standing(RANGER, 8)
    table.plan([GAME.steps["BeginRound"](), GAME.steps["RangerActs"](8)])
    found = []
    table.events = found
    table.settle()
    assert [repr(event) for event in found] == ["6: intimidates other=0 space=3"]


def test_alone_he_takes_the_last_coin_and_the_last_notoriety_and_nothing_where_there_is_none() -> (
    None
):
    for owned in (1, 0):
        table = alone()
        table.set_coins(0, owned)
        table.set_notoriety(0, owned)
        left = (int(table.coins_left), int(table.notoriety_left))
        for space in (3, 2):
            table.set_standing(RANGER, space)
            ask(table, GAME.steps["RangerActs"](space))
        assert (table.coins_at(0), table.notoriety_at(0)) == (0, 0)
        assert (table.coins_left, table.notoriety_left) == (left[0] + owned, left[1] + owned)


def test_alone_what_is_guarded_he_does_not_take() -> None:
    table = fort(1, buildings="bank church", street="u01", hill=14)
    give(table, 0, coins=2, notoriety=2)
    hold(table, 0, 0)
    for space in (3, 2):
        table.set_standing(RANGER, space)
        ask(table, GAME.steps["RangerActs"](space))
    assert (table.coins_at(0), table.notoriety_at(0)) == (2, 1)


@pytest.mark.parametrize("space", [2, 3])
def test_r80_fast_undead_reach_outlaws_lying_on_the_lowest_spaces(space: int) -> None:
    table = alone(fast="on")
    table.set_lying(0, 1 << space)
    table.set_standing(RANGER, 8)
    ask(table, GAME.steps["RangerActs"](8))
    assert table.top().numbers() == [0, RANGER, space]


@pytest.mark.parametrize("option", ["riders", "reinforcements", "horde", "fast"])
def test_r66_each_of_the_harder_ways_is_a_way_of_its_own(option: str) -> None:
    table = alone(**{option: "on"})
    go(table, 5, [7])
    assert (len(undead_at(table, 0)) == 1) == (option == "reinforcements")
    table = alone(**{option: "on"})
    table.set_standing(RANGER, 8)
    ask(table, GAME.steps["RangerActs"](8))
    assert (len(undead_at(table, 0)) == 1) == (option == "horde")
    table = alone(**{option: "on"})
    table.set_lying(0, 1 << 5)
    table.set_standing(RANGER, 8)
    ask(table, GAME.steps["RangerActs"](8))
    assert (step(table) == "AnswerThreat") == (option == "fast")
    table = GAME.start(1, {option: "on"}, 5)
    assert (table.hill == 17) == (option == "riders")


def test_r58_his_outlaw_that_backfires_lies_in_the_graveyard_with_the_others() -> None:
    table = alone()
    table.set_skull(RANGER, BACKFIRE)
    table.set_cells(0, 0)
    outlaws(table, 3)
    go(table, 3, [7, 4, 1])
    assert (table.grave_of(RANGER), table.stash_of(RANGER)) == (5, 0)


# Secrets


def test_choices_that_open_are_never_taken_back() -> None:
    table = GAME.start(2, {}, 2)
    before = table.unveiled
    play(GAME, table, *[f"{seat}: wish 0" for seat in (0, 0, 0, 1, 1)])
    assert table.unveiled == before
    play(GAME, table, "1: wish 0")
    assert table.unveiled == before + 1
    play(GAME, table, "0: pick 5")
    assert (GAME.view(table, 1)["players"][0]["choice"], table.unveiled) == (EMPTY, before + 1)
    play(GAME, table, "1: pick 3")
    assert table.unveiled == before + 2


def test_the_first_resources_are_told_in_order_from_the_law() -> None:
    table = GAME.start(2, {}, 2)
    table.law = 1
    lines = ["0: wish 0", "0: wish 0", "0: load 7", "1: wish 0", "1: wish 2", "1: load 2"]
    events = [text for text in told(table, *lines) if "gets-ready" in text or "loads" in text]
    assert events == [
        "1: gets-ready coins=1 bullets=1 notoriety=1",
        "1: loads chamber=2",
        "0: gets-ready coins=2 bullets=1 notoriety=0",
        "0: loads chamber=7",
    ]


def test_what_the_last_seat_has_chosen_is_imagined_too() -> None:
    table = fort()
    table.settle()
    play(GAME, table, "2: pick 5")
    assert len({table.imagine(0, seeded(n)).choice_of(2) for n in range(60)}) > 3


def test_who_may_hire_or_pass_is_imagined_to_do_either() -> None:
    table = fort()
    give(table, 1, coins=2)
    table.set_stash(1, 0)
    table.set_lying(1, 0b1111 << 2)
    table.settle()
    play(GAME, table, "1: pick 0")
    assert {table.imagine(0, seeded(n)).choice_of(1) for n in range(40)} == {0, PASSED}


def test_a_spectator_imagines_the_choices_of_all_four_gangs() -> None:
    table = fort(4, street="u18", options={"gangs": "two"})
    table.settle()
    play(GAME, table, "0: pick 5", "1: pick 3")
    for seat in (0, 1):
        dreams = {table.imagine(EVERYONE, seeded(n)).choice_of(seat) for n in range(60)}
        assert len(dreams) > 3


def test_first_resources_are_imagined_of_each_kind_alike() -> None:
    table = GAME.start(2, {}, 2)
    play(GAME, table, "0: wish 0")
    kinds: Counter[int] = Counter()
    for n in range(900):
        wishes = GAME.view(table.imagine(1, seeded(n)), 0)["players"][0]["wishes"]
        kinds[wishes.index(1)] += 1
    assert all(240 < kinds[kind] < 360 for kind in range(3)), kinds


def test_an_imagined_table_has_luck_of_its_own() -> None:
    table = fort()
    table.settle()
    faces = {table.imagine(0, seeded(n)).roll(0) for n in range(60)}
    assert faces == {1, 2, 3, 4, 5, 6, 7, 8}


def test_once_the_dice_are_shown_everybody_sees_every_choice() -> None:
    table = fort(street="u18")
    table.settle()
    play(GAME, table, "0: pick 7", "1: pick 5", "2: pick 3")
    assert step(table) == "UseAbility"
    for viewer in (0, 1, 2, EVERYONE):
        shown = [player["choice"] for player in GAME.view(table, viewer)["players"]]
        assert shown == [7, 5, 3]


# The joker and the end of a round


def test_the_joker_finds_no_room_where_only_the_first_seat_stands() -> None:
    table = fort()
    table.set_standing(0, 8)
    ask(table, GAME.steps["SendJoker"](1))
    assert repr(refusal(GAME, table, "1: send 8")) == "joker-needs-room"


def test_the_outlaw_of_the_last_seat_lies_down_too_and_what_was_chosen_is_over() -> None:
    table = fort(street="u18")
    hold(table, 0, 0)
    stand(table, {2: 3})
    assert step(table) == "Withdraw"
    assert (table.lying_of(2), table.standing_of(2), table.choice_of(2)) == (1 << 3, 0, EMPTY)


def test_an_outlaw_that_rises_from_the_graveyard_is_told_as_hired() -> None:
    table = fort()
    table.set_stash(0, 0)
    table.set_aside(0, 0)
    table.set_grave(0, 6)
    ask(table, GAME.steps["Hire"](0))
    assert (table.stash_of(0), table.grave_of(0)) == (1, 5)
    table = fort(5)
    table.set_stash(0, 0)
    table.set_aside(0, 1)
    table.set_grave(0, 5)
    give(table, 0, coins=2, bullets=ALL)
    table.plan([GAME.steps["Hire"](0)])
    events: list[Event] = []
    table.events = events
    table.settle()
    assert "0: hires outlaws=2" in [repr(event) for event in events]


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_each_power_is_found_in_its_building_and_one_that_is_not_in_town_is_nobodys(
    seats: int,
) -> None:
    table = GAME.start(seats, {}, 3)
    slots = [slot for slot in range(SLOTS) if table.building_at(slot) != EMPTY]
    held = {BOX.buildings[table.building_at(slot)].ability.power(): slot for slot in slots}
    for power in range(POWERS):
        assert table.slot_of(power) == held.get(power, EMPTY)
