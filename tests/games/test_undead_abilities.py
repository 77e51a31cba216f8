"""All twenty abilities of the buildings, each in its exact moment."""

from __future__ import annotations

import pytest

from paradice.games.undead.game import GAME
from paradice.games.undead.table import Undead
from tests.games.test_undead_buildings import claim
from tests.games.undead import (
    ALL,
    BACKFIRE,
    BOX,
    BUILDING,
    CARD,
    SKULL,
    ask,
    fort,
    give,
    haunt,
    hold,
    loaded,
    rig,
    stand,
    step,
    undead_at,
)
from tests.pieces import each
from tests.play import offered, play, refusal

# The twenty abilities


def opening(name: str, seats: int = 4, **gifts: object) -> Undead:
    """Seat 0 holds a building at the start of a round."""
    table = fort(seats, buildings=f"{name} bank", street="u18")
    give(table, 0, **gifts)  # type: ignore[arg-type]
    hold(table, 0, 0)
    return table


def use(table: Undead) -> Undead:
    """Seat 0 uses the building in the first slot."""
    table.settle()
    play(GAME, table, "0: use 0")
    return table


def test_1_the_general_store_gives_a_coin_a_round() -> None:
    table = use(opening("general-store"))
    assert table.coins_at(0) == 1


def test_2_the_newspaper_gives_a_notoriety_a_round() -> None:
    table = use(opening("newspaper"))
    assert table.notoriety_at(0) == 1


def test_3_the_gunsmith_gives_a_bullet_a_round() -> None:
    table = use(opening("gunsmith"))
    play(GAME, table, "0: load 6")
    assert loaded(table, 0) == [6]


def test_4_the_church_turns_the_critical_token() -> None:
    table = use(opening("church", token=BACKFIRE))
    assert table.skull_of(0) == SKULL


def test_5_the_mortuary_draws_an_undead_if_it_has_none_only_while_somebody_holds_it() -> None:
    table = opening("mortuary")
    table.settle()
    assert len(undead_at(table, 0)) == 1
    table = opening("mortuary")
    haunt(table, 0, "u10")
    table.settle()
    assert undead_at(table, 0) == ["u10"]
    table = fort(4, buildings="mortuary bank", street="u18")
    table.settle()
    assert undead_at(table, 0) == []


def test_6_the_trading_post_sells_a_bullet_or_a_notoriety_for_a_coin() -> None:
    table = opening("trading-post", coins=1)
    table.settle()
    play(GAME, table, "0: use 0")
    assert offered(table, 0) == ["earn 1", "earn 2"]
    play(GAME, table, "0: earn 1", "0: load 7")
    assert (table.coins_at(0), loaded(table, 0)) == (0, [7])


def test_6_without_a_coin_there_is_nothing_to_trade() -> None:
    table = fort(4, buildings="trading-post saloon", street="u18")
    hold(table, 0, 0)
    hold(table, 0, 1)
    table.settle()
    assert repr(refusal(GAME, table, "0: use 0")) == "trade-costs-a-coin"


@pytest.mark.parametrize(
    ("face", "gained"),
    [(1, "coin"), (3, "coin"), (4, "bullet"), (6, "bullet"), (7, "notoriety"), (8, "notoriety")],
)
def test_7_the_stagecoach_depot_rolls_for_a_coin_a_bullet_or_a_notoriety(
    face: int, gained: str
) -> None:
    table = opening("stagecoach-depot")
    table.settle()
    rig(table, [face])
    play(GAME, table, "0: use 0")
    found = {
        "coin": table.coins_at(0) == 1,
        "bullet": step(table) == "LoadBullets",
        "notoriety": table.notoriety_at(0) == 1,
    }
    assert [kind for kind, is_gained in found.items() if is_gained] == [gained]


def test_8_the_shooting_range_lets_bullets_move_to_any_chambers() -> None:
    table = opening("shooting-range", bullets=[2, 3])
    table.settle()
    play(GAME, table, "0: use 0", "0: load 6", "0: load 7")
    assert loaded(table, 0) == [6, 7]


@pytest.mark.parametrize("bullets", [[], ALL])
def test_8_with_no_bullet_or_a_full_card_nothing_can_move(bullets: list[int]) -> None:
    table = fort(4, buildings="shooting-range saloon", street="u18")
    give(table, 0, bullets=bullets)
    hold(table, 0, 0)
    hold(table, 0, 1)
    table.settle()
    assert repr(refusal(GAME, table, "0: use 0")) == "nothing-to-move"


@pytest.mark.parametrize(
    ("face", "coins"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_9_the_saloon_rolls_for_coins_lost_or_won(face: int, coins: int) -> None:
    table = opening("saloon", coins=2)
    table.settle()
    rig(table, [face])
    told = [event.cue.key for event in play(GAME, table, "0: use 0")]
    assert table.coins_at(0) == coins
    assert ("finds-nothing" in told) == (coins == 2)


def test_9_who_has_no_coin_loses_none_in_the_saloon() -> None:
    table = opening("saloon")
    table.settle()
    rig(table, [1])
    play(GAME, table, "0: use 0")
    assert table.coins_at(0) == 0


@pytest.mark.parametrize(("name", "space"), [("bank", 3), ("courthouse", 2), ("armory", 6)])
def test_10_11_12_what_is_guarded_cannot_be_stolen(name: str, space: int) -> None:
    table = fort(buildings=f"{name} church", street="u18")
    give(table, 1, coins=2, notoriety=2, bullets=[2, 3])
    hold(table, 1, 0)
    table.set_standing(0, space)
    ask(table, GAME.steps["UseAbility"](0, space))
    assert repr(refusal(GAME, table, "0: steal 1")) == "is-guarded"


def test_13_the_hideout_takes_one_more_when_stealing() -> None:
    table = opening("outlaw-hideout")
    give(table, 1, notoriety=2)
    stand(table, {0: 2})
    play(GAME, table, "0: steal 1", "0: steal 1")
    assert table.notoriety_at(0) == 2 + 2


def test_13_the_hideout_s_second_theft_may_be_declined() -> None:
    table = opening("outlaw-hideout")
    give(table, 1, notoriety=2)
    stand(table, {0: 2})
    play(GAME, table, "0: steal 1")
    assert offered(table, 0) == ["steal 1", "done"]
    play(GAME, table, "0: done")
    assert each(table.notoriety_at, 2) == [1 + 2, 1]


def test_14_the_mansion_always_costs_five() -> None:
    table = fort(buildings="mansion bank")
    assert table.price(0) == 5
    hold(table, 1, 0)
    assert table.price(0) == 5


@pytest.mark.parametrize("killer", [0, 1])
def test_15_the_undertaker_is_paid_for_each_undead_killed_by_anybody(killer: int) -> None:
    table = fort(buildings="undertaker bank", street="u10")
    give(table, killer, bullets=[4])
    hold(table, 0, 0)
    stand(table, {killer: 7})
    rig(table, [4])
    play(GAME, table, f"{killer}: shoot {CARD['u10']}")
    assert table.notoriety_at(0) == 1


def test_16_the_medicine_show_sends_an_undead_to_a_building_without_any_for_a_notoriety() -> None:
    table = fort(4, buildings="medicine-show bank church", street="u18", undead={1: "u10"})
    give(table, 0, notoriety=1)
    hold(table, 0, 0)
    table.settle()
    play(GAME, table, "0: use 0")
    assert offered(table, 0)[:2] == ["put 0", "put 2"]
    assert "put 9" not in offered(table, 0)
    assert repr(refusal(GAME, table, "0: put 1")) == "clear-buildings-only"
    assert repr(refusal(GAME, table, "0: put 9")) == "clear-buildings-only"
    play(GAME, table, "0: put 2")
    assert (len(undead_at(table, 2)), table.notoriety_at(0)) == (1, 0)


def test_17_the_sheriffs_office_buys_off_an_intimidation_for_one_coin() -> None:
    table = fort(4, buildings="sheriffs-office bank", street="u18")
    give(table, 1, coins=3)
    hold(table, 1, 0)
    stand(table, {0: 8, 1: 3})
    play(GAME, table, "0: intimidate 1 3")
    assert offered(table, 1) == ["pay", "step-out", "bribe 0"]
    told = play(GAME, table, "1: bribe 0")
    assert "1: bribes other=0" in [repr(event) for event in told]
    assert (table.coins_at(0), table.coins_at(1)) == (1, 2)


def test_r41_the_sheriffs_office_has_no_say_in_a_fight_for_a_building() -> None:
    table = fort(4, buildings="bank sheriffs-office", street="u18")
    give(table, 1, coins=3)
    hold(table, 1, 1)
    hold(table, 1, 0)
    ask(table, GAME.steps["AnswerClaim"](1, 0, 0))
    assert offered(table, 1) == ["stay", "leave"]


def test_r41_without_a_coin_a_bribe_is_refused() -> None:
    table = fort(4, buildings="sheriffs-office bank", street="u18")
    give(table, 1, notoriety=3)
    hold(table, 1, 0)
    stand(table, {0: 8, 1: 3})
    play(GAME, table, "0: intimidate 1 3")
    assert repr(refusal(GAME, table, "1: bribe 0")) == "no-coin"


def test_18_the_railway_station_adds_one_of_a_resource_the_income_gives() -> None:
    table = opening("railway-station")
    stand(table, {0: 4})
    play(GAME, table, "0: skip", "0: load 2")
    assert offered(table, 0) == ["earn 0", "earn 1", "earn 2", "done"]
    play(GAME, table, "0: earn 2")
    assert (table.coins_at(0), table.notoriety_at(0), loaded(table, 0)) == (
        1,
        2,
        [2],
    )
    assert step(table) != "TakeExtra", "and no second one"


def test_r43_the_railway_station_adds_to_the_one_chosen_and_to_the_bullet_of_hired_guns() -> None:
    table = opening("railway-station")
    stand(table, {0: 6})
    play(GAME, table, "0: skip", "0: earn 2")
    assert offered(table, 0) == ["earn 2", "done"]
    play(GAME, table, "0: earn 2")
    assert table.notoriety_at(0) == 2
    table = opening("railway-station", coins=2)
    table.set_choice(0, 0)
    ask(table, GAME.steps["Hire"](0))
    play(GAME, table, "0: load 2", "0: earn 1", "0: load 3")
    assert loaded(table, 0) == [2, 3]


def test_18_the_extra_of_the_railway_station_may_be_declined() -> None:
    table = opening("railway-station")
    stand(table, {0: 3})
    assert offered(table, 0) == ["earn 0", "done"]
    play(GAME, table, "0: done")
    assert table.coins_at(0) == 3


def test_18_nothing_is_asked_where_the_extra_would_be_lost() -> None:
    table = opening("railway-station", bullets=ALL)
    give(table, 1, bullets=ALL)
    stand(table, {0: 5, 1: 4})
    play(GAME, table, "0: skip")
    assert table.deciders() == [1]


def test_r43_an_exhausted_resource_is_not_added() -> None:
    table = opening("railway-station")
    table.coins_left = 1
    stand(table, {0: 4})
    play(GAME, table, "0: skip", "0: load 2")
    assert repr(refusal(GAME, table, "0: earn 0")) == "supply-is-exhausted"


def test_19_the_telegraph_office_pays_for_every_shootout_alive_or_dead() -> None:
    table = fort(4, buildings="telegraph-office bank", street="u18", hill=0)
    give(table, 0, bullets=ALL)
    hold(table, 0, 0)
    stand(table, {0: 3, 1: 3}, dice=[4, 2])
    assert table.notoriety_at(0) == 2


def test_20_example_a_seven_in_the_stockade_counts_nine() -> None:
    assert 7 + BOX.stockade == 9
    table = fort(4, buildings="stockade bank", street="u18", hill=0)
    give(table, 0, bullets=[7])
    give(table, 1, bullets=[7])
    claim(table, [7, 7])
    assert table.holders(0) == 1 << 1


def test_r45_with_an_empty_boot_hill_5_does_nothing_and_16_cannot_be_paid() -> None:
    table = fort(4, buildings="mortuary medicine-show saloon", street="u18", hill=0)
    give(table, 0, notoriety=1)
    for slot in range(3):
        hold(table, 0, slot)
    table.settle()
    assert undead_at(table, 0) == []
    assert repr(refusal(GAME, table, "0: use 1")) == "boot-hill-is-empty"


def test_r45_16_needs_a_notoriety_and_a_building_without_undead() -> None:
    table = fort(4, buildings="medicine-show saloon", street="u18")
    hold(table, 0, 0)
    hold(table, 0, 1)
    table.settle()
    assert repr(refusal(GAME, table, "0: use 0")) == "show-costs-notoriety"
    table = fort(2, buildings="medicine-show saloon", street="u18")
    give(table, 0, notoriety=1)
    for place, name in enumerate(["u01", "u02", "u03"]):
        haunt(table, place, name)
    hold(table, 0, 0)
    hold(table, 0, 1)
    table.settle()
    assert repr(refusal(GAME, table, "0: use 0")) == "no-clear-building"


def test_abilities_work_even_with_undead_in_the_building() -> None:
    table = opening("general-store")
    haunt(table, 0, "u10")
    use(table)
    assert table.coins_at(0) == 1


def test_all_twenty_buildings_are_known() -> None:
    assert len(BUILDING) == 20
