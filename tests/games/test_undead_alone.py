"""Alone in West Fort: the undead, how it ends, and the harder ways."""

from __future__ import annotations

from paradice.core.sets import count
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import EMPTY, RANGER, SLOTS, STREET
from paradice.games.undead.scores import solo_score
from tests.games.undead import (
    ALL,
    BOX,
    CARD,
    aim,
    alone,
    ask,
    fort,
    give,
    go,
    haunt,
    hold,
    outlaws,
    result,
    rig,
    step,
    undead_at,
)
from tests.play import play

# Undead


def test_r63_a_killed_undead_goes_below_boot_hill_brings_no_points_and_15_still_pays() -> None:
    table = fort(1, buildings="undertaker bank", street="u01", hill=14)
    give(table, 0, bullets=ALL)
    hold(table, 0, 0)
    table.add_stash(0, -1)
    table.set_standing(0, 7)
    ask(table, GAME.steps["UseAbility"](0, 7))
    rig(table, [2])
    play(GAME, table, f"0: shoot {CARD['u01']}")
    assert (list(table.buried), table.slain[0], table.notoriety_at(0)) == (
        [CARD["u01"]],
        0,
        1,
    )


def test_r63_what_went_below_comes_back_last_in_that_order() -> None:
    table = alone()
    table.hill = 1
    for card in ("u05", "u04"):
        haunt(table, 3, card)
        table.remove_undead(CARD[card], 0)
    drawn = [table.draw_undead() for _ in range(4)]
    assert drawn[1:] == [CARD["u05"], CARD["u04"], EMPTY]


def test_an_undead_goes_to_the_street_or_to_the_first_clear_building_clockwise() -> None:
    table = alone()
    haunt(table, 0, "u02")
    ask(table, GAME.steps["RaiseUndead"](0))
    assert len(undead_at(table, 1)) == 1
    table.crowd[STREET] = 0
    ask(table, GAME.steps["RaiseUndead"](0))
    assert len(undead_at(table, STREET)) == 1


# The end


def test_you_lose_when_an_undead_must_be_placed_and_no_place_is_clear() -> None:
    table = alone()
    for slot in range(SLOTS):
        haunt(table, slot, f"u{slot + 2:02}")
    ask(table, GAME.steps["RaiseUndead"](0))
    assert (result(table).reason, result(table).winners) == ("overrun", [])


def test_r64_you_lose_when_all_your_outlaws_are_dead_at_the_end_of_a_round() -> None:
    table = alone()
    table.set_stash(0, 1)
    table.set_grave(0, 3)
    table.set_cells(0, 0)
    outlaws(table, 3)
    go(table, 3, [7, 2, 5])
    assert table.aside_of(0) == 2
    assert result(table).reason == "outlaws-dead"


def test_r64_an_outlaw_in_a_building_keeps_you_alive() -> None:
    table = alone()
    table.set_stash(0, 2)
    table.set_grave(0, 2)
    hold(table, 0, 0)
    table.set_cells(0, 0)
    outlaws(table, 3)
    go(table, 3, [7, 2, 5])
    assert table.outcome() is None


def test_r65_the_score() -> None:
    table = alone()
    outlaws(table, 2, 3)
    table.set_grave(0, 1)
    table.set_stash(0, 3)
    hold(table, 0, 0)
    hold(table, 0, 1)
    haunt(table, 1, "u02")
    haunt(table, 2, "u03")
    worth = BOX.buildings[table.building_at(0)].notoriety
    assert solo_score(table) == 5 - 2 + 2 + 2 * 7 + worth - 1


def test_r78_you_win_the_moment_his_last_bullet_falls() -> None:
    table = alone()
    for slot in range(SLOTS):
        haunt(table, slot, f"u{slot + 2:02}")
    outlaws(table, 6)
    table.set_cells(RANGER, 1 << 3)
    aim(table, 4, 6, [3])
    assert (result(table).reason, result(table).winners) == ("ranger-dead", [0])
    assert result(table).scores == [5 - 0 + 2 + 0 - 0]  # his outlaw lies in the graveyard


def test_r78_a_critical_hit_takes_the_last_bullet_without_a_question() -> None:
    table = alone()
    outlaws(table, 6)
    table.set_cells(RANGER, 1 << 3)
    aim(table, 4, 6, [8])
    play(GAME, table, "0: trigger")
    assert result(table).reason == "ranger-dead"
    assert result(table).scores == [5 - 0 + 2 + 2 * 9 - 0]  # as after any other last shot


def test_r79_there_is_no_high_noon_alone() -> None:
    table = alone()
    table.crowd[STREET] = 0
    go(table, 7, [6])
    play(GAME, table, "0: earn 1", "0: done")
    assert (table.noon, table.round) == (0, 1)


def test_r67_the_mortuary_alone_never_overruns_the_town() -> None:
    table = fort(1, buildings="mortuary bank", street="u01", hill=14)
    for slot in range(1, SLOTS):
        haunt(table, slot, f"u{slot + 2:02}")
    hold(table, 0, 0)
    table.settle()
    assert len(undead_at(table, 0)) == 1
    assert table.outcome() is None


def test_his_outlaws_stay_on_the_board_at_the_end_of_a_day() -> None:
    table = alone()
    table.round = 2
    outlaws(table, 4)
    go(table, 7, [6])
    play(GAME, table, "0: skip", "0: earn 0")
    assert (table.day, table.lying_of(RANGER)) == (1, 1 << 4 | 1 << 6)


def test_ours_after_the_last_day_the_ranger_has_worn_you_out() -> None:
    table = alone()
    table.day, table.round = BOX.last_day - 1, 2
    go(table, 7, [6])
    play(GAME, table, "0: skip", "0: earn 0")
    assert result(table).reason == "worn-out"


# Harder


def test_r66_riders_keeps_the_three_sixes_in_boot_hill() -> None:
    table = GAME.start(1, {"riders": "on"}, 5)
    assert count(table.crowd[STREET] | table.unseen) == 18
    assert table.hill == 17


def test_r66_r81_reinforcements_whenever_he_sends_an_outlaw_to_7_even_one_that_stands_up() -> None:
    for lying in ((), (7,)):
        table = alone(reinforcements="on")
        outlaws(table, *lying)
        go(table, 5, [7])
        assert len(undead_at(table, 0)) == 1
    table = go(alone(), 5, [7])
    assert undead_at(table, 0) == []


def test_r66_horde_8_without_a_target_adds_an_undead() -> None:
    for options, more in (({"horde": "on"}, 1), ({}, 0)):
        table = alone(**options)
        table.set_standing(0, 7)
        table.set_standing(RANGER, 8)
        ask(table, GAME.steps["RangerActs"](8))
        assert len(undead_at(table, 0)) == more


def test_r66_horde_adds_none_from_another_space_without_a_target() -> None:
    for space in (5, 4):
        table = alone(horde="on")
        table.set_standing(RANGER, space)
        ask(table, GAME.steps["RangerActs"](space))
        assert undead_at(table, 0) == []


def test_r66_r80_fast_undead_intimidate_the_standing_outlaw_else_the_lying_one_highest_up() -> None:
    table = alone(fast="on")
    table.set_lying(0, 1 << 3 | 1 << 5)
    table.add_stash(0, -2)
    table.set_standing(RANGER, 8)
    ask(table, GAME.steps["RangerActs"](8))
    assert table.top().numbers() == [0, RANGER, 5]
    rig(table, [4])
    play(GAME, table, "0: step-out")
    assert (table.lying_of(0), table.grave_of(0)) == (1 << 3, 1)
    table = alone(fast="on")
    table.set_lying(0, 1 << 5)
    table.set_standing(0, 3)
    table.set_standing(RANGER, 8)
    ask(table, GAME.steps["RangerActs"](8))
    assert table.top().numbers() == [0, RANGER, 3]


def test_r66_without_it_lying_outlaws_are_safe() -> None:
    table = alone()
    table.set_lying(0, 1 << 5)
    table.set_standing(RANGER, 8)
    ask(table, GAME.steps["RangerActs"](8))
    assert step(table) == "ChooseSpace"


def test_when_all_outlaws_are_dead_nobody_owes_anything() -> None:
    table = alone()
    table.set_stash(0, 0)
    table.set_grave(0, 4)
    table.plan([GAME.steps["EndRound"]()])
    table.settle()
    assert result(table).reason == "outlaws-dead"
    assert (table.deciders(), table.waiting(), table.round) == ([], [], 0)
