"""Buildings: the purchase, the fight for control, and upkeep."""

from __future__ import annotations

import pytest

from paradice.games.undead.game import GAME
from paradice.games.undead.moves import EMPTY, STREET
from paradice.games.undead.scores import buildings_worth
from paradice.games.undead.table import Undead
from tests.games.undead import (
    BACKFIRE,
    BUILDING,
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
)
from tests.play import offered, play, refusal

# The purchase


def buying(table: Undead, seat: int = 0) -> Undead:
    """The end of the turn of a seat that stands on space 3."""
    table.add_stash(seat, -1)
    table.set_standing(seat, 3)
    return ask(table, GAME.steps["BuyBuilding"](seat))


def test_a_building_is_bought_for_its_cost_and_the_outlaw_moves_there() -> None:
    table = fort()
    give(table, 0, coins=6)
    buying(table)
    assert offered(table, 0)[:3] == ["buy 0", "buy 1", "buy 2"]
    assert offered(table, 0)[-1] == "done"
    play(GAME, table, "0: buy 0")
    assert (table.coins_at(0), table.holders(0), table.standing_of(0)) == (2, 1, 0)
    assert table.coins_left == 48 - 2


def test_nobody_can_buy_while_an_undead_is_in_the_street() -> None:
    table = fort(street="u18")
    give(table, 0, coins=6)
    stand(table, {0: 4})
    assert repr(refusal(GAME, table, "0: buy 0")) == "street-is-haunted"
    play(GAME, table, "0: skip", "0: load 2")
    assert step(table) == "ChooseSpace"


def test_buildings_are_bought_after_ability_and_income() -> None:
    table = fort()
    give(table, 0, coins=6)
    give(table, 1, coins=1)
    stand(table, {0: 3})
    assert repr(refusal(GAME, table, "0: buy 0")) == "buying-comes-last"


def test_who_has_not_enough_coins_cannot_buy() -> None:
    table = fort()
    give(table, 0, coins=4)
    buying(table)
    assert repr(refusal(GAME, table, "0: buy 1")) == "too-expensive"


def test_the_first_buyer_receives_the_bonus_later_ones_do_not() -> None:
    table = fort()
    table.set_bonus(0, 2)
    table.notoriety_left -= 1
    give(table, 0, coins=4)
    play(GAME, buying(table), "0: buy 0")
    assert (table.notoriety_at(0), table.bonus_at(0)) == (1, EMPTY)
    table.set_held(0, 0)
    table.add_stash(0, 1)
    give(table, 1, coins=4)
    play(GAME, buying(table, 1), "1: buy 0")
    assert table.notoriety_at(1) == 0


@pytest.mark.parametrize(("name", "half"), [("bank", 2), ("courthouse", 3), ("stockade", 4)])
def test_an_occupied_building_costs_half_rounded_up(name: str, half: int) -> None:
    table = fort(4, buildings=f"{name} church")
    hold(table, 1, 0)
    assert table.price(0) == half


def test_the_occupant_may_leave_for_the_stash() -> None:
    table = fort()
    give(table, 0, coins=2)
    hold(table, 1, 0)
    play(GAME, buying(table), "0: buy 0")
    assert (step(table), offered(table, 1)) == ("AnswerClaim", ["stay", "leave"])
    play(GAME, table, "1: leave")
    assert (table.holders(0), table.stash_of(1), table.coins_at(0)) == (1, 4, 0)


def test_r36_a_building_with_undead_may_be_bought_one_you_hold_not() -> None:
    table = fort(undead={0: "u10"})
    give(table, 0, coins=9)
    hold(table, 0, 1)
    buying(table)
    assert repr(refusal(GAME, table, "0: buy 1")) == "already-held"
    play(GAME, table, "0: buy 0")
    assert table.holders(0) == 1


def test_r36_who_lost_his_outlaw_buys_nothing() -> None:
    table = fort()
    give(table, 0, coins=9)
    ask(table, GAME.steps["BuyBuilding"](0))
    assert step(table) == "ChooseSpace"


# The fight for control


def claim(table: Undead, dice: list[int]) -> Undead:
    """Seat 0 has paid for the building of slot 0 that seat 1 holds; seat 1 stays."""
    hold(table, 1, 0)
    table.add_stash(0, -1)
    table.set_standing(0, 3)
    ask(table, GAME.steps["AnswerClaim"](1, 0, 0))
    rig(table, dice)
    play(GAME, table, "1: stay")
    return table


def armed(attacker: list[int], defender: list[int]) -> Undead:
    table = fort(street="u18", hill=0)
    give(table, 0, bullets=attacker)
    give(table, 1, bullets=defender)
    return table


def test_the_defender_rolls_first_and_wins_a_tie() -> None:
    table = claim(armed([5], [5]), [5, 5])
    assert (table.grave_of(0), table.holders(0)) == (1, 1 << 1)
    assert (loaded(table, 0), loaded(table, 1)) == ([5], [])


def test_the_higher_hit_wins() -> None:
    table = claim(armed([6], [5]), [5, 6])
    assert (table.grave_of(1), table.holders(0), table.notoriety_at(0)) == (
        1,
        1,
        1,
    )
    assert (loaded(table, 0), loaded(table, 1)) == ([], [5])


def test_a_critical_hit_of_the_defender_kills_before_the_attacker_rolls() -> None:
    table = claim(armed([6], [5]), [8])
    assert (step(table), table.deciders()) == ("FightCritical", [1])
    events = play(GAME, table, "1: trigger")
    assert "0: rolls" not in repr(events)
    assert (table.grave_of(0), table.holders(0), table.skull_of(1)) == (
        1,
        1 << 1,
        BACKFIRE,
    )


def test_they_go_on_until_one_is_killed() -> None:
    table = claim(armed([6], [5]), [2, 2, 3, 3, 4, 6])
    assert (table.grave_of(1), table.holders(0)) == (1, 1)


def test_r37_a_beaten_attacker_gets_no_refund() -> None:
    table = armed([], [5])
    give(table, 0, coins=2)
    table.crowd[STREET] = 0
    haunt(table, 2, "u18")
    hold(table, 1, 0)
    buying(table)
    play(GAME, table, "0: buy 0")
    rig(table, [5, 4])
    play(GAME, table, "1: stay")
    assert (
        table.grave_of(0),
        table.coins_at(0),
        table.coins_at(1),
    ) == (1, 0, 0)


def test_r38_only_the_winner_spends_a_bullet() -> None:
    table = claim(armed([6, 7], [5]), [2, 6])
    assert (loaded(table, 0), loaded(table, 1)) == ([7], [5])


def test_r38_where_neither_has_a_bullet_a_critical_fires_by_itself() -> None:
    table = claim(armed([], []), [2, 8])
    assert (table.grave_of(1), table.holders(0)) == (1, 1)
    assert (table.skull_of(0), table.skull_of(1)) == (BACKFIRE, SKULL)
    table = claim(armed([], []), [8])
    assert (table.grave_of(0), table.holders(0)) == (1, 1 << 1)
    assert (table.skull_of(0), table.skull_of(1)) == (SKULL, BACKFIRE)


def test_r38_an_attackers_critical_beats_a_hit() -> None:
    table = claim(armed([2], [7]), [7, 8])
    play(GAME, table, "0: trigger")
    assert (table.grave_of(1), table.holders(0), loaded(table, 1)) == (1, 1, [7])
    assert table.skull_of(0) == BACKFIRE


def test_r38_a_critical_that_is_held_back_is_a_miss_and_the_fight_goes_on() -> None:
    table = claim(armed([2], [7]), [8, 3, 7, 4])
    play(GAME, table, "1: hold")
    assert (table.grave_of(0), table.holders(0)) == (1, 1 << 1)
    table = claim(armed([2], [7]), [7, 8])
    play(GAME, table, "0: hold")
    assert (table.grave_of(0), table.holders(0)) == (1, 1 << 1)


def test_r39_a_defender_who_backfires_is_killed_by_a_hit_and_else_flees() -> None:
    table = armed([5], [])
    table.set_skull(1, BACKFIRE)
    claim(table, [1, 5])
    assert (table.grave_of(1), table.holders(0), table.skull_of(1)) == (1, 1, SKULL)
    table = armed([5], [])
    table.set_skull(1, BACKFIRE)
    claim(table, [1, 4])
    assert (table.grave_of(1), table.stash_of(1), table.holders(0)) == (0, 4, 1)


def test_r39_when_both_backfire_the_building_is_empty() -> None:
    table = armed([5], [])
    table.set_skull(0, BACKFIRE)
    table.set_skull(1, BACKFIRE)
    claim(table, [1, 1])
    assert (table.holders(0), table.stash_of(0), table.stash_of(1)) == (0, 4, 4)


def test_an_attacker_who_backfires_goes_home_and_the_defender_keeps_the_building() -> None:
    table = armed([5], [4])
    table.set_skull(0, BACKFIRE)
    claim(table, [2, 1])
    assert (table.holders(0), table.stash_of(0), table.grave_of(0)) == (1 << 1, 4, 0)


def test_r40_the_saloon_holds_many_guests_at_half_price_without_a_fight_one_outlaw_each() -> None:
    table = fort(buildings="saloon bank")
    give(table, 0, coins=9)
    hold(table, 1, 0)
    hold(table, 2, 0)
    buying(table)
    play(GAME, table, "0: buy 0")
    assert (table.holders(0), table.coins_at(0), table.standing_of(0)) == (
        0b111,
        8,
        0,
    )
    buying(table)
    assert repr(refusal(GAME, table, "0: buy 0")) == "already-held"
    assert [buildings_worth(table, seat) for seat in range(3)] == [1, 1, 1]


def test_r40_each_guest_of_the_saloon_rolls_and_pays_upkeep() -> None:
    table = fort(buildings="saloon bank", street="u18")
    for seat in range(2):
        give(table, seat, bullets=[3])
        hold(table, seat, 0)
    ask(table, GAME.steps["UseBuildings"](0, 0), GAME.steps["UseBuildings"](1, 0))
    rig(table, [7])
    play(GAME, table, "0: use 0")
    assert (table.coins_at(0), table.deciders()) == (2, [1])
    table.round = 2
    stand(table, {2: 3})
    play(GAME, table, "2: skip", "1: spend 3", "0: leave")
    assert table.holders(0) == 0b10


def test_r44_the_stockade_adds_two_to_its_defenders_hit_only_a_critical_beats_nine() -> None:
    for dice, winner in (([5, 6], 1), ([7, 7], 1), ([2, 6], 0)):
        table = fort(4, buildings="stockade bank", street="u18", hill=0)
        give(table, 0, bullets=[6, 7])
        give(table, 1, bullets=[5, 7])
        claim(table, dice)
        assert table.holders(0) == 1 << winner, dice
    table = fort(4, buildings="stockade bank", street="u18", hill=0)
    give(table, 0, bullets=[6, 7])
    give(table, 1, bullets=[5, 7])
    claim(table, [7, 8])
    play(GAME, table, "0: trigger")
    assert table.holders(0) == 1


def test_r44_the_stockade_does_not_help_elsewhere_nor_the_attacker() -> None:
    table = fort(4, buildings="bank stockade", street="u18", hill=0)
    hold(table, 1, 1)
    give(table, 0, bullets=[6])
    give(table, 1, bullets=[5])
    claim(table, [5, 6])
    assert table.holders(0) == 1


def test_r42_the_telegraph_office_pays_both_sides_of_a_control_fight() -> None:
    for holder in (0, 1):
        table = fort(4, buildings="bank telegraph-office", street="u18", hill=0)
        hold(table, holder, 1)
        give(table, 0, bullets=[6])
        claim(table, [2, 6])
        assert table.notoriety_at(holder) == (2 if holder == 0 else 1)


# Upkeep


def test_at_the_end_of_a_day_each_building_costs_a_bullet_or_the_outlaw_goes_home() -> None:
    table = fort(street="u18")
    table.round = 2
    give(table, 0, bullets=[3, 5])
    hold(table, 0, 0)
    stand(table, {1: 3})
    assert offered(table, 0) == ["leave", "spend 3", "spend 5"]
    assert repr(refusal(GAME, table, "0: spend 4")) == "chamber-is-empty"
    play(GAME, table, "0: spend 5")
    assert (table.holders(0), loaded(table, 0)) == (1, [3])


def test_upkeep_is_due_whether_or_not_undead_are_in_the_building() -> None:
    table = fort(street="u18", undead={0: "u10"})
    table.round = 2
    hold(table, 0, 0)
    stand(table, {1: 3})
    assert (table.holders(0), table.stash_of(0)) == (0, 4)


def test_r46_the_owner_chooses_which_buildings_and_which_bullets() -> None:
    table = fort(street="u18")
    table.round = 2
    give(table, 0, bullets=[3])
    hold(table, 0, 0)
    hold(table, 0, 1)
    stand(table, {1: 3})
    play(GAME, table, "0: leave", "0: spend 3")
    assert (table.holders(0), table.holders(1), table.stash_of(0)) == (0, 1, 3)


@pytest.mark.parametrize("slot", [0, 1, 8])
def test_a_building_is_paid_for_once_wherever_it_stands(slot: int) -> None:
    for bullets in ([3, 5], []):
        table = fort(6, street="u18")
        table.round = 2
        give(table, 0, bullets=bullets)
        hold(table, 0, slot)
        stand(table, {1: 3})
        if bullets:
            assert step(table) == "PayUpkeep"
            play(GAME, table, "0: spend 5")
        assert (step(table) == "PayUpkeep", loaded(table, 0)) == (False, bullets[:1])
        assert (table.holders(slot), table.stash_of(0)) == ((1, 3) if bullets else (0, 4))


def test_r46_a_voluntary_withdrawal_loses_the_building() -> None:
    table = fort(street="u18")
    hold(table, 0, 0)
    hold(table, 1, 1)
    stand(table, {2: 3})
    assert table.deciders() == [1]
    assert repr(refusal(GAME, table, "1: withdraw 0")) == "not-your-outlaw"
    play(GAME, table, "1: done", "0: withdraw 0")
    assert (table.holders(0), table.holders(1)) == (0, 1 << 1)


def test_r72_after_the_third_round_leaving_is_part_of_the_upkeep() -> None:
    table = fort(street="u18")
    table.round = 2
    give(table, 0, bullets=[4])
    hold(table, 0, 0)
    stand(table, {2: 3})
    assert (step(table), offered(table, 0)) == ("PayUpkeep", ["leave", "spend 4"])
    events = play(GAME, table, "0: leave")
    assert repr(events[0]) == f"0: withdraws building={BUILDING['bank']}"
    assert (table.holders(0), loaded(table, 0), table.stash_of(0)) == (0, [4], 4)


def test_one_building_a_turn() -> None:
    table = fort(buildings="bank church newspaper")
    give(table, 0, coins=12)
    table.set_bonus(0, 1)
    stand(table, {0: 3})
    play(GAME, table, "0: buy 0")
    assert step(table) == "LoadBonus"
    assert repr(refusal(GAME, table, "0: buy 1")) == "one-building-a-turn"
    assert offered(table, 0) == [f"load {chamber}" for chamber in range(2, 8)]
    play(GAME, table, "0: load 5")
    assert loaded(table, 0) == [5]


def test_who_fights_for_one_building_buys_no_second() -> None:
    table = claim(armed([6], [5]), [8, 8])
    assert (step(table), table.deciders()) == ("FightCritical", [1])
    assert repr(refusal(GAME, table, "1: buy 1")) == "not-asked-now"
    play(GAME, table, "1: hold")
    assert (step(table), table.deciders()) == ("FightCritical", [0])
    assert repr(refusal(GAME, table, "0: buy 1")) == "one-building-a-turn"
    assert repr(refusal(GAME, table, "0: stay")) == "not-asked-now"
    assert offered(table, 0) == ["trigger", "hold"]


def test_nobody_buys_on_hired_guns() -> None:
    table = fort(buildings="bank church newspaper")
    give(table, 0, coins=12, notoriety=2)
    table.set_choice(0, 0)
    ask(table, GAME.steps["Hire"](0))
    assert repr(refusal(GAME, table, "0: buy 0")) == "outlaws-buy"
    assert offered(table, 0) == ["hire-for-coins", "hire-for-notoriety"]
