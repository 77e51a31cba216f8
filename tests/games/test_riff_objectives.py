"""Riff in Time, phase 3: the nine kinds of tasks, their rewards, and when they are noticed."""

from __future__ import annotations

import pytest

from paradice.games.riff.game import GAME
from paradice.games.riff.moves import DONE, OPEN, REWARDED
from paradice.games.riff.table import Riff
from tests.games.riff import (
    AIM,
    BOX,
    PERSON,
    carry,
    close_rifts,
    crew,
    draw,
    left,
    level,
    put,
    roll,
    send_home,
    spot,
    stack,
    told,
)
from tests.pieces import each, give_each
from tests.play import play


def is_done(table: Riff, seat: int = 0) -> bool:
    return bool(table.done_of(seat) == DONE)


# The nine kinds of tasks


def test_lower_a_rift_with_this_personage_in_your_booth() -> None:
    table = crew("joanna", "bill", task="lower-with-beethoven")
    send_home(table, "charlemagne")
    put(table, "rome")
    roll(table, "interact", "interact", "interact")
    play(GAME, table, "0: fix")
    assert not is_done(table)
    carry(table, "beethoven")
    play(GAME, table, "0: fix")
    assert is_done(table)


def test_a_card_that_lowers_your_place_counts_as_lowering_at_san_dimas_too() -> None:
    table = crew("joanna", "bill", task="lower-with-beethoven")
    carry(table, "beethoven")
    draw(table, 52)
    assert is_done(table)


def test_lowering_san_dimas_by_a_card_or_a_reward_never_counts() -> None:
    table = crew("joanna", "bill", task="lower-with-beethoven")
    carry(table, "beethoven")
    draw(table, 57)
    assert level(table, "san-dimas") == 1
    assert not is_done(table)


def test_a_lowering_that_changes_nothing_does_not_count() -> None:
    table = crew("joanna", "bill", task="lower-with-beethoven")
    carry(table, "beethoven")
    put(table, "rome")
    table.set_level(spot("rome"), 1)
    draw(table, 52)
    assert not is_done(table)


def test_complete_three_full_rounds_without_reroll_and_booth() -> None:
    table = crew("joanna")
    for rounds in (1, 2, 3):
        assert table.stage_of(0) == rounds - 1
        finish_round(table)
    assert is_done(table)


def finish_round(table: Riff) -> None:
    """End the turn of a lone character; San Dimas is held down."""
    table.set_level(0, 2)
    roll(table, "move", "move", "move")
    stack(table, 57)
    play(GAME, table, "0: end")


def test_the_quiet_rounds_need_not_follow_one_another() -> None:
    table = crew("joanna")
    finish_round(table)
    table.set_hasty(0, 1)
    finish_round(table)
    assert (table.stage_of(0), table.hasty_of(0)) == (1, 0)
    finish_round(table)
    finish_round(table)
    assert is_done(table)


def test_a_new_round_is_quiet_again_for_everybody() -> None:
    table = crew("joanna", "bill", "ted", task="pass-lincoln")
    table.set_task(2, AIM["quiet-rounds"])
    give_each(table.set_hasty, [1, 1, 1])
    table.active = 2
    roll(table, "move", "move", "move")
    stack(table, 59)
    play(GAME, table, "2: end")
    assert each(table.hasty_of, 3) == [0, 0, 0]
    assert table.stage_of(2) == 0


@pytest.mark.parametrize("action", ["booth", "reroll 1"])
def test_a_reroll_or_the_booth_spoils_the_round(action: str) -> None:
    table = crew("joanna", "bill")
    roll(table, "move", "move", "move")
    play(GAME, table, f"0: {action}")
    assert each(table.hasty_of, 2) == [1, 0]


def test_an_excellent_spent_as_a_reroll_spoils_the_round_too() -> None:
    table = crew("joanna", "bill", start="excellent")
    roll(table, "move", "move", "move")
    play(GAME, table, "0: reroll 1")
    assert table.hasty_of(0) == 1


def test_a_quiet_round_is_full_after_san_dimas_has_risen_and_pays_at_the_next_end_of_a_turn() -> (
    None
):
    table = crew("joanna", "bill")
    table.set_stage(0, 2)
    table.set_hasty(1, 1)
    table.active = 1
    roll(table, "move", "move", "move")
    stack(table, 59)
    play(GAME, table, "1: end")
    assert is_done(table)
    assert level(table, "san-dimas") == 3
    roll(table, "move", "move", "move")
    stack(table, 59)
    play(GAME, table, "0: end")
    assert table.done_of(0) == REWARDED
    assert GAME.view(table, 1)["players"][0]["done"] == 2
    assert level(table, "san-dimas") == 1


def test_have_this_personage_and_any_other_in_your_booth_at_the_same_time() -> None:
    table = crew("joanna", "bill", task="together-with-napoleon")
    put(table, "vienna")
    table.set_stand(PERSON["napoleon"], spot("vienna"))
    roll(table, "interact", "interact", "move")
    play(GAME, table, f"0: pick {PERSON['napoleon']}")
    assert not is_done(table)
    play(GAME, table, f"0: pick {PERSON['lincoln']}")
    assert is_done(table)


def test_two_others_in_your_booth_do_not_help() -> None:
    table = crew("joanna", "bill", task="together-with-napoleon")
    carry(table, "freud")
    put(table, "vienna")
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: pick {PERSON['lincoln']}")
    assert not is_done(table)


def test_a_personage_passed_to_you_counts_in_another_players_turn() -> None:
    table = crew("joanna", "bill", task="together-with-napoleon")
    carry(table, "napoleon", seat=1)
    carry(table, "freud", seat=0)
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: pass {PERSON['freud']} 1")
    assert each(table.done_of, 2) == [OPEN, DONE]
    stack(table, 59)
    play(GAME, table, "0: end")
    assert table.done_of(1) == REWARDED


def test_lower_the_rift_at_three_different_locations() -> None:
    table = crew("joanna", "bill", task="lower-in-three-places", start="interact")
    send_home(table, "lincoln", "freud", "charlemagne")
    roll(table, "interact", "interact", "interact", "triumphant/interact")
    for place in ("washington", "washington", "vienna"):
        put(table, place)
        play(GAME, table, "0: fix")
    assert not is_done(table)
    put(table, "rome")
    play(GAME, table, "0: fix")
    assert is_done(table)


def test_lower_a_rift_with_another_player_present() -> None:
    table = crew("joanna", "bill", task="lower-in-company")
    send_home(table, "charlemagne")
    put(table, "rome")
    roll(table, "interact", "interact", "move")
    play(GAME, table, "0: fix")
    assert not is_done(table)
    put(table, "rome", 1)
    play(GAME, table, "0: fix")
    assert is_done(table)
    assert not is_done(table, 1)


def test_visit_these_locations_in_order_with_this_personage() -> None:
    table = crew("joanna", "bill", task="tour-of-socrates")
    carry(table, "socrates")
    for place, stage in (("orleans", 0), ("rome", 1), ("washington", 1), ("orleans", 2)):
        table.arrive(0, spot(place))
        assert table.stage_of(0) == stage
    table.arrive(0, spot("washington"))
    assert is_done(table)


def test_a_visit_without_the_personage_does_not_count() -> None:
    table = crew("joanna", "bill", task="tour-of-socrates")
    table.arrive(0, spot("rome"))
    assert table.stage_of(0) == 0


def test_visit_san_dimas_with_at_least_two_personages() -> None:
    table = crew("joanna", "bill", task="two-to-san-dimas")
    carry(table, "socrates")
    table.set_place(0, 1)
    table.arrive(0, 0)
    assert not is_done(table)
    carry(table, "freud")
    table.arrive(0, 0)
    assert is_done(table)


def test_visit_this_location_with_this_personage() -> None:
    table = crew("joanna", "bill", task="freud-in-athens")
    carry(table, "freud")
    put(table, "austria")
    roll(table, "move", "move", "move")
    play(GAME, table, f"0: move {spot('athens')}")
    assert is_done(table)


def test_a_personage_that_boards_there_has_visited_the_place() -> None:
    table = crew("joanna", "bill", task="freud-in-athens")
    table.set_stand(PERSON["freud"], spot("athens"))
    put(table, "athens")
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: pick {PERSON['freud']}")
    assert is_done(table)


def test_being_moved_by_a_card_is_a_visit_in_any_players_turn() -> None:
    table = crew("joanna", "bill", task="freud-in-athens")
    carry(table, "freud", seat=1)
    table.set_level(spot("athens"), 6)
    draw(table, 30)
    assert each(table.done_of, 2) == [OPEN, DONE]


def test_bills_first_space_of_two_counts_as_a_visit() -> None:
    table = crew("bill", "joanna", task="freud-in-athens")
    carry(table, "freud")
    put(table, "austria")
    roll(table, "move", "move", "move")
    play(GAME, table, f"0: move {spot('athens')}", "0: move 1")
    assert is_done(table)


def test_pass_this_personage_to_another_player() -> None:
    table = crew("joanna", "bill", task="pass-lincoln")
    carry(table, "lincoln", "freud")
    roll(table, "interact", "interact", "move")
    play(GAME, table, f"0: pass {PERSON['freud']} 1")
    assert not is_done(table)
    play(GAME, table, f"0: pass {PERSON['lincoln']} 1")
    assert is_done(table)
    assert not is_done(table, 1)


# Rewards


def accomplished(aim: str) -> Riff:
    """Joanna has done a task; the end of her turn is near."""
    table = crew("joanna", "bill", task=aim)
    table.set_level(0, 5)
    table.set_done(0, DONE)
    roll(table, "move", "move", "move")
    stack(table, 59)
    return table


@pytest.mark.parametrize(("aim", "lowers"), [("pass-lincoln", 1), ("tour-of-genghis", 2)])
def test_on_completion_san_dimas_is_lowered_once_or_twice_if_shown_twice(
    aim: str, lowers: int
) -> None:
    table = accomplished(aim)
    play(GAME, table, "0: end")
    assert level(table, "san-dimas") == 5 - lowers


def test_the_reward_is_given_once_only() -> None:
    table = accomplished("pass-lincoln")
    play(GAME, table, "0: end")
    table.active = 0
    table.set_level(0, 5)
    roll(table, "move", "move", "move")
    stack(table, 59)
    play(GAME, table, "0: end")
    assert level(table, "san-dimas") == 5


def test_the_action_of_the_card_is_available_every_turn_for_the_rest_of_the_game() -> None:
    table = accomplished("tour-of-genghis")
    play(GAME, table, "0: end")
    for _ in range(2):
        table.active = 0
        roll(table, "move", "move", "move")
        assert left(table) == {"move": 3, "reroll": 1, "excellent": 1}


def test_the_action_comes_with_subsequent_turns_only() -> None:
    table = accomplished("tour-of-genghis")
    assert left(table) == {"move": 3, "reroll": 1}


def test_an_open_objective_shows_no_action() -> None:
    table = crew("joanna", "bill", task="tour-of-genghis")
    roll(table, "move", "move", "move")
    assert "excellent" not in left(table)


def test_a_task_is_done_once() -> None:
    table = crew("joanna", "bill", task="lower-in-company")
    table.set_done(0, REWARDED)
    send_home(table, "charlemagne")
    put(table, "rome", 0, 1)
    roll(table, "interact", "interact", "move")
    events = play(GAME, table, "0: fix")
    assert "accomplishes" not in told(events)
    assert table.done_of(0) == REWARDED


def test_an_objective_whose_personage_is_home_can_no_longer_be_met() -> None:
    table = crew("joanna", "bill", task="pass-lincoln")
    assert not GAME.view(table, 0)["players"][0]["hopeless"]
    send_home(table, "lincoln")
    assert GAME.view(table, 0)["players"][0]["hopeless"]


def test_objectives_are_open_to_all() -> None:
    table = crew("joanna", "bill", task="pass-lincoln")
    assert GAME.view(table, 1)["players"] == GAME.view(table, 0)["players"]
    assert GAME.view(table, -1)["players"][0]["objective"] == AIM["pass-lincoln"]


def test_rewards_come_before_the_raise_at_the_end_of_the_round() -> None:
    table = crew("joanna", task="tour-of-genghis")
    close_rifts(table, "rome")
    table.set_level(0, BOX.highest_san_dimas)
    table.set_done(0, DONE)
    roll(table, "move", "move", "move")
    stack(table, 59)
    play(GAME, table, "0: end")
    assert level(table, "san-dimas") == BOX.highest_san_dimas - 1
