"""Alone against the Dead Ranger: where he goes, what he does, how he is fought."""

from __future__ import annotations

import pytest

from paradice.core.sets import count
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import ALL_CHAMBERS, EMPTY, RANGER, SLOTS, STREET
from tests.games.undead import (
    ALL,
    BACKFIRE,
    BOX,
    SKULL,
    aim,
    alone,
    ask,
    go,
    hold,
    loaded,
    outlaws,
    rig,
    step,
    undead_at,
)
from tests.pieces import each
from tests.play import offered, play, refusal

# Setting up


def test_r53_alone_all_slots_are_filled_without_bonus_and_without_the_buildings_for_four() -> None:
    table = GAME.start(1, {}, 5)
    assert all(0 <= number < 15 for number in each(table.building_at, SLOTS))
    assert each(table.bonus_at, SLOTS) == [EMPTY] * SLOTS


def test_r53_three_undead_of_value_six_stay_out_one_is_in_the_street_fourteen_in_boot_hill() -> (
    None
):
    table = GAME.start(1, {}, 5)
    seen = table.crowd[STREET] | table.unseen
    assert [BOX.undead[n].notoriety for n in range(18) if seen >> n & 1].count(6) == 0
    assert (count(seen), table.hill, count(table.crowd[STREET])) == (15, 14, 1)
    assert sum(count(table.crowd[slot]) for slot in range(SLOTS)) == 0


def test_r53_the_ranger_has_six_outlaws_in_the_graveyard_six_bullets_and_a_token() -> None:
    table = GAME.start(1, {}, 5)
    assert (
        table.grave_of(RANGER),
        table.cells_of(RANGER),
        table.skull_of(RANGER),
    ) == (6, ALL_CHAMBERS, 1)


def test_you_are_always_the_law_and_choose_any_space_but_no_joker() -> None:
    table = alone()
    table.settle()
    assert offered(table, 0) == ["pick 0", *[f"pick {space}" for space in range(2, 9)]]
    go(table, 3, [6])
    assert table.law == 0


# Where he sends his outlaws


def test_a_die_sends_an_outlaw_from_the_graveyard() -> None:
    table = go(alone(), 7, [6])
    assert (table.standing_of(RANGER), table.grave_of(RANGER)) == (6, 5)


def test_an_outlaw_that_is_there_already_stands_up() -> None:
    table = alone()
    outlaws(table, 6)
    go(table, 7, [6])
    assert (
        table.standing_of(RANGER),
        table.lying_of(RANGER),
        table.grave_of(RANGER),
    ) == (6, 0, 5)


def test_r54_only_the_outlaw_that_came_this_round_acts_and_takes_no_income() -> None:
    table = alone()
    outlaws(table, 3, 2)
    go(table, 7, [6])
    play(GAME, table, "0: skip", "0: earn 0")
    assert (loaded(table, 0), table.coins_at(0), table.notoriety_at(0)) == (
        [2, 3, 4, 5, 6],
        3,
        2,
    )


def test_r54_he_never_hunts_and_never_buys() -> None:
    table = go(alone(), 5, [7])
    play(GAME, table, "0: skip")
    assert undead_at(table, STREET) == ["u01"]
    assert table.held == 0


@pytest.mark.parametrize(
    ("space", "reach"), [(8, [5, 4, 3, 2]), (5, [8, 7, 6, 4, 3, 2]), (4, [8, 7, 6, 5])]
)
def test_r55_he_intimidates_your_standing_outlaw_from_8_5_and_4(
    space: int, reach: list[int]
) -> None:
    for mine in range(2, 9):
        if mine == space:
            continue
        table = alone()
        table.set_standing(0, mine)
        table.set_standing(RANGER, space)
        ask(table, GAME.steps["RangerActs"](space))
        assert (step(table) == "AnswerThreat") == (mine in reach)


def test_r55_on_7_he_does_nothing() -> None:
    table = alone()
    table.set_standing(RANGER, 7)
    before = GAME.write(table)
    ask(table, GAME.steps["RangerActs"](7))
    assert (table.coins_at(0), loaded(table, 0)) == (2, ALL)
    assert before["cells"] == GAME.write(table)["cells"]


def test_r55_he_steals_your_highest_bullet_a_coin_or_a_notoriety_back_to_the_supply() -> None:
    table = alone()
    for space in (6, 3, 2):
        table.set_standing(RANGER, space)
        ask(table, GAME.steps["RangerActs"](space))
    assert (loaded(table, 0), table.coins_at(0), table.notoriety_at(0)) == (
        [2, 3, 4, 5, 6],
        1,
        1,
    )
    assert (table.coins_left, table.notoriety_left) == (47, 84)


def test_what_you_steal_from_him_comes_from_the_supply() -> None:
    table = alone()
    for space, kind in ((3, "coins"), (2, "notoriety")):
        table.set_standing(0, space)
        ask(table, GAME.steps["UseAbility"](0, space))
        before = getattr(table, f"{kind}_of")(0)
        left = getattr(table, f"{kind}_left")
        play(GAME, table, "0: steal 1")
        assert getattr(table, f"{kind}_of")(0) == before + 1
        assert getattr(table, f"{kind}_left") == left - 1


def test_a_bullet_stolen_from_him_is_one_of_the_supply_his_card_stays_full() -> None:
    table = alone()
    table.set_cells(0, 0)
    table.set_standing(0, 6)
    ask(table, GAME.steps["UseAbility"](0, 6))
    play(GAME, table, "0: steal 1", "0: load 4")
    assert (loaded(table, 0), loaded(table, RANGER)) == ([4], ALL)


def test_r56_his_1_joins_your_space_for_a_duel() -> None:
    table = alone()
    table.set_cells(0, 0)
    go(table, 3, [1, 2, 5])
    assert (table.grave_of(0), table.coins_at(0)) == (1, 1)
    assert table.standing_of(RANGER) == 0


def test_r56_r79_with_you_on_hired_guns_or_nowhere_his_1_is_rolled_again() -> None:
    table = alone()
    go(table, 0, [1, 1, 7])
    assert table.standing_of(RANGER) == 7
    table = alone()
    hold(table, 0, 0)
    table.set_stash(0, 0)
    table.set_grave(0, 3)
    table.settle()
    rig(table, [1, 1, 6])
    play(GAME, table, "0: pass")
    assert table.lying_of(RANGER) == 1 << 6


def test_r57_with_all_six_on_the_board_the_one_on_the_lowest_space_moves() -> None:
    table = alone()
    outlaws(table, 2, 3, 4, 5, 6, 8)
    go(table, 7, [7, 4, 4])
    assert table.lying_of(RANGER) >> 2 & 1 == 0


def test_r57_if_the_target_is_taken_by_one_of_his_it_just_stands_up() -> None:
    table = alone()
    outlaws(table, 2, 3, 4, 5, 6, 8)
    go(table, 7, [2])
    assert (table.standing_of(RANGER), count(table.lying_of(RANGER))) == (2, 5)


# Duels


def test_r58_entering_a_space_with_his_outlaw_lying_there_is_a_duel_on_7_too() -> None:
    for space in (3, 7):
        table = alone()
        outlaws(table, space)
        table.set_cells(0, 0)
        go(table, space, [6, 2, 5])
        assert table.grave_of(0) == 1, space


def test_r58_no_duel_when_he_joins_your_lying_outlaw() -> None:
    table = alone()
    table.add_stash(0, -1)
    table.set_lying(0, 1 << 6)
    go(table, 7, [6])
    play(GAME, table, "0: skip", "0: earn 0")
    assert (table.grave_of(0), table.lying_of(0) >> 6 & 1) == (0, 1)


def test_r58_he_always_triggers_his_critical_hit() -> None:
    table = alone()
    outlaws(table, 3)
    go(table, 3, [6, 5, 8])
    assert (table.grave_of(0), table.skull_of(RANGER)) == (1, BACKFIRE)


def test_r58_his_critical_miss_sends_his_outlaw_to_the_graveyard_without_a_new_undead() -> None:
    table = alone()
    table.set_skull(RANGER, BACKFIRE)
    table.set_cells(0, 0)
    outlaws(table, 3)
    go(table, 3, [7, 4, 1])
    assert table.lying_of(RANGER) >> 3 & 1 == 0
    assert (table.skull_of(RANGER), table.hill) == (SKULL, 14)


def test_r59_a_kill_in_a_duel_pays_a_notoriety_and_adds_an_undead_but_takes_no_bullet_of_his() -> (
    None
):
    table = alone()
    table.set_cells(RANGER, 1 << 7)
    outlaws(table, 3)
    go(table, 3, [7, 5, 2])
    assert (table.notoriety_at(0), loaded(table, RANGER)) == (3, [7])
    assert len(undead_at(table, 0)) == 1
    assert loaded(table, 0) == [2, 3, 4, 6, 7]


def test_he_never_spends_a_bullet() -> None:
    table = alone()
    table.set_cells(0, 0)
    outlaws(table, 3)
    go(table, 3, [7, 2, 5])
    assert (table.grave_of(0), loaded(table, RANGER)) == (1, ALL)


def test_r77_the_duel_is_fought_when_its_space_is_resolved() -> None:
    table = alone()
    outlaws(table, 3)
    table.settle()
    rig(table, [6, 4, 4])
    told = [repr(each) for each in play(GAME, table, "0: pick 3")]
    assert told.index("6: steals-bullet other=0 chamber=7") < told.index("duel-begins space=3")


# Intimidation


def test_you_may_intimidate_his_outlaws_standing_or_lying_and_he_never_pays() -> None:
    table = alone()
    outlaws(table, 6)
    aim(table, 4, 6, [3])
    assert (table.lying_of(RANGER), table.grave_of(RANGER)) == (0, 6)
    assert loaded(table, RANGER) == [2, 4, 5, 6, 7]
    assert (table.notoriety_at(0), loaded(table, 0)) == (3, [2, 4, 5, 6, 7])
    assert len(undead_at(table, 0)) == 1


def test_a_missed_shot_leaves_his_outlaw() -> None:
    table = alone()
    table.set_cells(0, 0)
    outlaws(table, 6)
    aim(table, 4, 6, [3])
    assert (table.lying_of(RANGER), loaded(table, RANGER)) == (1 << 6, ALL)


def test_a_critical_hit_takes_any_bullet_of_his() -> None:
    table = alone()
    outlaws(table, 6)
    table.set_cells(RANGER, 1 << 2 | 1 << 5)
    aim(table, 4, 6, [8])
    play(GAME, table, "0: trigger")
    assert offered(table, 0) == ["break 2", "break 5"]
    assert repr(refusal(GAME, table, "0: break 3")) == "chamber-is-empty"
    play(GAME, table, "0: break 5")
    assert loaded(table, RANGER) == [2]


def test_r60_a_hit_on_a_chamber_he_has_lost_kills_the_outlaw_and_removes_nothing() -> None:
    table = alone()
    outlaws(table, 6)
    table.set_cells(RANGER, 1 << 2)
    aim(table, 4, 6, [3])
    assert (table.grave_of(RANGER), loaded(table, RANGER)) == (6, [2])


def test_r61_he_hits_only_with_chambers_he_still_has() -> None:
    for face, deaths in ((5, 1), (4, 0)):
        table = alone()
        table.set_cells(RANGER, 1 << 5)
        table.set_standing(0, 3)
        table.set_standing(RANGER, 8)
        table.add_stash(0, -1)
        ask(table, GAME.steps["RangerActs"](8))
        rig(table, [face])
        play(GAME, table, "0: step-out")
        assert (table.grave_of(0), loaded(table, RANGER)) == (deaths, [5])


def test_paying_him_gives_two_resources_back_to_the_supply() -> None:
    table = alone()
    table.set_standing(0, 3)
    table.set_standing(RANGER, 8)
    ask(table, GAME.steps["RangerActs"](8))
    play(GAME, table, "0: pay", "0: give-coin", "0: give 7")
    assert (table.coins_at(0), loaded(table, 0), table.coins_left) == (
        1,
        [2, 3, 4, 5, 6],
        47,
    )


def test_r62_with_fewer_than_two_resources_you_must_step_out() -> None:
    table = alone()
    table.set_coins(0, 0)
    table.set_notoriety(0, 0)
    table.set_cells(0, 0)
    table.set_standing(0, 3)
    table.set_standing(RANGER, 8)
    table.add_stash(0, -1)
    rig(table, [5])
    ask(table, GAME.steps["RangerActs"](8))
    assert table.grave_of(0) == 1
