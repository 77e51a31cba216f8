"""The events of a round: who did what to whom, each event with its numbers and in its order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from paradice.core.events import Event
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import RANGER
from paradice.games.undead.rules import EndRound
from paradice.games.undead.table import Undead
from tests.games.undead import ALL, BACKFIRE, ask, fort, give, hold, loaded, rig, stand, step
from tests.play import offered, play, refusal

NEW_DAY = ["day-begins day=1", "round-begins round=1", "0: wears-law"]


def events_of(table: Undead, *lines: str) -> list[str]:
    return [repr(event) for event in play(GAME, table, *lines)]


def told_by_itself(table: Undead) -> list[str]:
    events: list[Event] = []
    table.events = events
    table.settle()
    return [repr(event) for event in events]


def agenda(table: Undead) -> list[str]:
    return [type(each).__name__ for each in table.waiting()]


def test_a_day_and_its_rounds_are_announced_with_the_badge() -> None:
    table = fort(street="u18")
    assert told_by_itself(table) == NEW_DAY
    assert agenda(table) == ["ChooseSpace"]
    table = fort(street="u18", law=2)
    table.round = 1
    assert told_by_itself(table) == ["round-begins round=2", "2: wears-law"]


def test_choices_are_told_in_order_from_the_law() -> None:
    table = fort(street="u18", law=2)
    table.settle()
    assert events_of(table, "0: pick 1", "1: pick 5", "2: pick 3") == [
        "0: has-chosen",
        "1: has-chosen",
        "2: has-chosen",
        "2: picks space=3",
        "0: picks space=1",
        "1: picks space=5",
    ]
    assert agenda(table) == ["ResolveSpaces", "SendJoker"]
    assert events_of(table, "0: send 6")[0] == "0: sends space=6"


@pytest.mark.parametrize("seat", range(3))
def test_whoever_cannot_go_anywhere_passes_and_is_not_asked(seat: int) -> None:
    table = fort(street="u18")
    table.set_stash(seat, 0)
    table.settle()
    others = [other for other in range(3) if other != seat]
    assert table.deciders() == others
    events = events_of(table, f"{others[0]}: pick 2", f"{others[1]}: pick 3")
    assert f"{seat}: passes" in events


def test_a_payment_is_told_with_giver_taker_and_chamber() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=[5])
    give(table, 1, coins=1, notoriety=1, bullets=[4, 6])
    stand(table, {0: 8, 1: 3})
    lines = ["0: intimidate 1 3", "1: pay", "1: give 6", "0: load 2", "1: give-notoriety"]
    assert events_of(table, *lines) == [
        "0: intimidates other=1 space=3",
        "1: pays-up other=0",
        "1: gives-bullet other=0 chamber=6",
        "0: loads chamber=2",
        "1: gives-notoriety other=0",
    ]
    assert agenda(table) == ["ResolveSpaces", "BuyBuilding", "TakeIncome"]


def test_what_can_be_paid_in_one_way_only_is_given_unasked() -> None:
    table = fort(street="u18")
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    assert events_of(table, "0: intimidate 1 3", "1: pay")[2:] == ["1: gives-coin other=0"] * 2
    table = fort(street="u18")
    give(table, 0, bullets=ALL)
    give(table, 1, notoriety=1, bullets=[7])
    stand(table, {0: 8, 1: 3})
    events = events_of(table, "0: intimidate 1 3", "1: pay", "1: give-notoriety")
    assert events[2:] == [
        "1: gives-notoriety other=0",
        "1: gives-bullet other=0 chamber=7",
        "0: loses-bullets bullets=1",
    ]


def test_a_shot_is_told_up_to_the_undead_it_brings() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=[5])
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    rig(table, [5])
    events = events_of(table, "0: intimidate 1 3", "1: step-out")
    assert events[:-1] == [
        "0: intimidates other=1 space=3",
        "1: steps-out",
        "0: rolls face=5",
        "0: hits other=1 face=5",
        "1: dies",
        "0: gains-notoriety notoriety=1",
    ]
    undead = events[-1].removeprefix("1: turns-up undead=")
    assert events_of(table, "1: put 1") == [f"rises undead={undead} place=10"]
    assert agenda(table) == ["ResolveSpaces", "BuyBuilding", "TakeIncome"]


def test_a_shot_that_misses_who_stepped_out_is_told() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=[5])
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    rig(table, [4])
    events = events_of(table, "0: intimidate 1 3", "1: step-out")
    assert events[1:] == ["1: steps-out", "0: rolls face=4", "0: misses face=4"]


def test_an_undead_in_the_street_rises_there() -> None:
    table = fort(street="u18")
    give(table, 0, bullets=[5])
    give(table, 1, coins=2)
    stand(table, {0: 8, 1: 3})
    rig(table, [5])
    undead = events_of(table, "0: intimidate 1 3", "1: step-out")[-1].rpartition("=")[2]
    assert events_of(table, f"1: {offered(table, 1)[-1]}") == [f"rises undead={undead} place=20"]


def test_thefts_are_told_with_thief_victim_and_chamber() -> None:
    table = fort()
    give(table, 1, bullets=[3, 6], coins=1, notoriety=1)
    stand(table, {0: 6, 2: 3})
    assert events_of(table, "0: steal 1", "0: strip 6", "0: load 2", "0: earn 0") == [
        "0: steals-bullet other=1 chamber=6",
        "0: loads chamber=2",
        "0: gains-coins coins=1",
    ]
    assert events_of(table, "2: steal 1") == ["2: steals-coin other=1", "2: gains-coins coins=3"]
    table = fort()
    give(table, 1, notoriety=1)
    stand(table, {2: 2})
    assert events_of(table, "2: steal 1")[0] == "2: steals-notoriety other=1"


def test_a_hiring_is_told_with_its_price_and_what_it_brings() -> None:
    table = fort()
    give(table, 2, notoriety=2, coins=2, token=BACKFIRE)
    ask(table, GAME.steps["Hire"](2))
    assert events_of(table, "2: hire-for-notoriety", "2: load 3") == [
        "2: pays-notoriety notoriety=1",
        "2: hires outlaws=1",
        "2: turns-skull",
        "2: loads chamber=3",
        *NEW_DAY,
    ]
    assert agenda(table) == ["ChooseSpace"]
    ask(table, GAME.steps["Hire"](2))
    assert events_of(table, "2: hire-for-coins")[:2] == [
        "2: pays-coins coins=2",
        "2: hires outlaws=1",
    ]
    table = fort()
    give(table, 1, coins=2, notoriety=1)
    ask(table, GAME.steps["Hire"](1))
    assert events_of(table, "1: hire-for-coins")[0] == "1: pays-coins coins=2"


def claimed(dice: Sequence[int], attacker: int = 1, defender: int = 1, hill: int = 0) -> Undead:
    """Seat 0 with a bullet in 6 has paid for the bank of seat 1, who has one in 5."""
    table = fort(street="u18", hill=hill)
    give(table, 0, bullets=[6], token=attacker)
    give(table, 1, bullets=[5], token=defender)
    hold(table, 1, 0)
    table.add_stash(0, -1)
    table.set_standing(0, 3)
    ask(table, GAME.steps["AnswerClaim"](1, 0, 0))
    rig(table, dice)
    return table


def test_a_fight_for_a_building_is_told_shot_by_shot() -> None:
    assert events_of(claimed([2, 3, 5, 6]), "1: stay") == [
        "1: stays building=9",
        "1: rolls face=2",
        "0: rolls face=3",
        "1: misses face=2",
        "0: misses face=3",
        "1: rolls face=5",
        "0: rolls face=6",
        "1: hits other=0 face=5",
        "0: hits other=1 face=6",
        "1: dies",
        "0: gains-notoriety notoriety=1",
        "0: takes-over building=9",
        "hill-is-empty",
        *NEW_DAY,
    ]
    assert events_of(claimed([5, 4]), "1: stay")[3:-3] == [
        "1: hits other=0 face=5",
        "0: misses face=4",
        "0: dies",
        "1: gains-notoriety notoriety=1",
        "hill-is-empty",
    ]


def test_who_leaves_or_flees_from_a_building_is_told() -> None:
    assert events_of(claimed([5, 4]), "1: leave")[:-3] == [
        "1: leaves building=9",
        "0: takes-over building=9",
    ]
    assert events_of(claimed([1, 4], defender=BACKFIRE), "1: stay")[3:-3] == [
        "0: misses face=4",
        "1: backfires",
        "1: goes-home",
        "0: takes-over building=9",
    ]
    assert events_of(claimed([4, 1], attacker=BACKFIRE), "1: stay")[3:-3] == [
        "1: misses face=4",
        "0: backfires",
        "0: goes-home",
    ]


def test_after_a_fight_the_owner_of_the_dead_is_asked_for_a_place() -> None:
    table = claimed([5, 4], hill=3)
    play(GAME, table, "1: stay")
    assert (step(table), table.deciders()) == ("PlaceUndead", [0])
    table = claimed([2, 6], hill=3)
    play(GAME, table, "1: stay")
    assert (step(table), table.deciders()) == ("PlaceUndead", [1])


def test_a_duel_is_told_from_its_targets_to_its_dead() -> None:
    table = fort(street="u18", law=1)
    give(table, 0, bullets=[3])
    give(table, 1, bullets=[4])
    give(table, 2, token=BACKFIRE)
    events: list[Event] = []
    table.events = events
    stand(table, {0: 4, 1: 4, 2: 4})
    assert [repr(event) for event in events] == ["duel-begins space=4"]
    rig(table, [4, 1, 8])
    assert events_of(table, "1: target 0", "2: target 0", "0: target 1") == [
        "1: targets other=0",
        "2: targets other=0",
        "0: targets other=1",
        "1: rolls face=4",
        "2: rolls face=1",
        "0: rolls face=8",
    ]
    assert events_of(table, "0: hold")[:-1] == [
        "1: hits other=0 face=4",
        "1: gains-notoriety notoriety=1",
        "2: backfires",
        "0: misses face=8",
        "2: goes-home",
        "0: dies",
    ]
    assert agenda(table)[-1] == "PlaceUndead"


def hunter(token: int = 1) -> Undead:
    table = fort(street="u01", undead={0: "u02"})
    give(table, 0, bullets=[3, 4], token=token)
    return stand(table, {0: 7})


def test_a_hunt_is_told_shot_by_shot() -> None:
    table = hunter()
    rig(table, [4, 6, 3])
    assert events_of(table, "0: shoot 0", "0: fire", "0: fire") == [
        "0: aims undead=0",
        "0: rolls face=4",
        "0: misses face=4",
        "0: rolls face=6",
        "0: misses face=6",
        "0: rolls face=3",
        "0: kills undead=0",
    ]
    table = hunter()
    rig(table, [4, 4])
    assert events_of(table, "0: shoot 0", "0: fire")[3:] == ["0: rolls face=4", "0: repeats face=4"]
    table = hunter(BACKFIRE)
    rig(table, [4, 1])
    events = events_of(table, "0: shoot 0", "0: fire")
    assert events[3:6] == ["0: rolls face=1", "0: backfires", "0: goes-home"]
    table = hunter()
    rig(table, [8])
    assert events_of(table, "0: shoot 0", "0: trigger")[2:] == ["0: triggers", "0: kills undead=0"]
    table = hunter()
    rig(table, [4])
    assert events_of(table, "0: shoot 0", "0: stop")[3:] == ["0: stops"]


def test_the_end_of_a_round_leads_to_the_next_one_and_nothing_else_is_owed() -> None:
    table = fort(street="u18")
    hold(table, 0, 0)
    stand(table, {2: 3})
    assert agenda(table) == ["BeginRound", "Withdraw"]
    assert events_of(table, "0: withdraw 0") == [
        "0: withdraws building=9",
        "round-begins round=2",
        "1: wears-law",
    ]
    assert agenda(table) == ["ChooseSpace"]


def test_the_upkeep_is_told_with_building_and_chamber() -> None:
    table = fort(street="u18")
    table.round = 2
    give(table, 0, bullets=[2, 5])
    hold(table, 0, 0)
    hold(table, 1, 2)
    events: list[Event] = []
    table.events = events
    stand(table, {2: 3})
    assert [repr(event) for event in events] == [
        "2: gains-coins coins=3",
        "1: is-evicted building=1",
    ]
    assert agenda(table) == ["BeginRound", "PayUpkeep"]
    assert events_of(table, "0: spend 5")[0] == "0: keeps building=9 chamber=5"


def test_high_noon_is_called_before_the_last_round_begins() -> None:
    table = fort()
    events: list[Event] = []
    table.events = events
    stand(table, {2: 3})
    assert [repr(event) for event in events] == [
        "2: gains-coins coins=3",
        "high-noon",
        "round-begins round=2",
        "1: wears-law",
    ]


def test_a_purchase_is_told_with_its_price_and_bonus() -> None:
    table = fort(undead={1: "u01"})
    table.set_bonus(0, 0)
    give(table, 0, coins=9)
    stand(table, {0: 3})
    assert events_of(table, "0: buy 0") == ["0: buys building=9 coins=4", "0: gains-coins coins=1"]


def test_a_single_coin_buys_what_costs_one() -> None:
    table = fort(buildings="trading-post bank courthouse")
    hold(table, 1, 0)
    give(table, 0, coins=1)
    ask(table, GAME.steps["BuyBuilding"](0))
    assert step(table) == "ChooseSpace", "no outlaw of seat 0 is on a space"
    table.set_standing(0, 3)
    table.add_stash(0, -1)
    ask(table, GAME.steps["BuyBuilding"](0))
    assert offered(table, 0) == ["buy 0", "done"]


def test_before_the_income_every_building_one_could_pay_is_refused_with_its_rule() -> None:
    table = fort(6, street="u01")
    give(table, 0, coins=3)
    stand(table, {0: 7})
    shown = [repr(move) for move in table.candidates(0) if move.verb == "buy"]
    payable = [slot for slot in range(9) if table.price(slot) <= 3]
    assert shown == [f"buy {slot}" for slot in payable]
    assert 8 in payable
    assert 0 < len(payable) < 9
    assert repr(refusal(GAME, table, f"0: buy {payable[-1]}")) == "street-is-haunted"


def test_the_last_notoriety_of_the_supply_can_be_traded_for() -> None:
    for left, moves in ((1, ["earn 1", "earn 2"]), (0, ["earn 1"])):
        table = fort()
        table.notoriety_left = left
        ask(table, GAME.steps["ChooseGoods"](0))
        assert offered(table, 0) == moves


def test_alone_his_critical_miss_takes_his_outlaw_off_its_space() -> None:
    table = fort(1, street="u18")
    table.set_grave(RANGER, 5)
    table.set_cells(RANGER, sum(1 << chamber for chamber in ALL))
    table.set_skull(RANGER, BACKFIRE)
    table.set_standing(RANGER, 8)
    give(table, 0, coins=2)
    table.set_standing(0, 5)
    ask(table, GAME.steps["AnswerThreat"](0, RANGER, 5))
    rig(table, [1])
    events = events_of(table, "0: step-out")
    assert events[:3] == ["0: steps-out", "6: rolls face=1", "6: backfires"]
    assert not table.is_on(RANGER, 8)
    assert (table.grave_of(RANGER), table.skull_of(RANGER)) == (6, 1)
    assert loaded(table, RANGER) == ALL


def test_alone_a_lost_game_has_no_winner_and_no_points() -> None:
    table = fort(1, street="u18")
    table.set_stash(0, 0)
    table.set_grave(0, 4)
    ask(table, EndRound())
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("outlaws-dead", [], [0])


def test_of_two_tied_players_the_richer_wins_and_it_is_said_that_coins_decided() -> None:
    table = fort()
    table.noon = 1
    give(table, 1, notoriety=4, coins=1)
    give(table, 2, notoriety=4, coins=3)
    ask(table, EndRound())
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("coins", [2])
