"""Riff in Time, phase 2: moving, personages, fixing, and what the characters can do."""

from __future__ import annotations

import pytest

from paradice.core.moves import Move
from paradice.core.properties import walk
from paradice.games.riff.game import GAME
from paradice.games.riff.moves import ABOARD
from paradice.games.riff.table import Riff
from tests.games.riff import (
    PERSON,
    carry,
    close_rifts,
    crew,
    draw,
    left,
    level,
    pool,
    put,
    roll,
    send_home,
    shown,
    spot,
    stack,
    why,
)
from tests.play import offered, play, refusal

CHARLEMAGNE = PERSON["charlemagne"]
FREUD = PERSON["freud"]
LINCOLN = PERSON["lincoln"]

# Move


def test_for_each_move_the_character_moves_one_location() -> None:
    table = crew("joanna", "bill")
    roll(table, "move", "move", "interact")
    play(GAME, table, "0: move 1", "0: move 2")
    assert table.place_of(0) == 2
    assert why(table, "0: move 3") == "no-move"


def test_characters_only_move_along_the_circuits() -> None:
    table = crew("joanna", "bill")
    roll(table, "move", "move", "move")
    assert why(table, "0: move 2") == "no-circuit"
    assert why(table, "0: move 0") == "no-circuit"
    assert offered(table, 0)[:5] == ["move 1", "move 3", "move 5", "move 7", "move 9"]


def test_bill_moves_up_to_two_spaces_with_each_move() -> None:
    table = crew("bill", "joanna")
    roll(table, "move", "interact", "interact")
    play(GAME, table, "0: move 1", "0: move 2")
    assert table.place_of(0) == 2
    assert "move" not in left(table)


def test_bill_goes_to_the_second_space_at_once_or_not_at_all() -> None:
    table = crew("bill", "joanna")
    roll(table, "move", "interact", "interact")
    play(GAME, table, "0: move 1")
    assert offered(table, 0) == ["move 0", "move 2", "move 10", "stop"]
    assert why(table, "0: move 5") == "no-circuit"
    assert why(table, "0: end") == "not-asked-now"
    play(GAME, table, "0: stop")
    assert table.place_of(0) == 1
    assert why(table, "0: move 2") == "no-move"


def test_bill_moves_two_spaces_with_an_excellent_too() -> None:
    table = crew("bill", "joanna", start="excellent")
    roll(table, "interact", "interact", "interact")
    play(GAME, table, "0: move 1", "0: move 10")
    assert table.place_of(0) == 10


# Pick up


def test_a_lost_personage_is_picked_up_with_an_interact() -> None:
    table = crew("joanna", "bill")
    put(table, "vienna")
    roll(table, "move", "interact", "move")
    play(GAME, table, f"0: pick {LINCOLN}")
    assert table.stand_of(LINCOLN) == ABOARD
    assert "interact" not in left(table)


def test_a_personage_elsewhere_cannot_be_picked_up() -> None:
    table = crew("joanna", "bill")
    roll(table, "interact", "interact", "move")
    assert why(table, f"0: pick {LINCOLN}") == "elsewhere"


def test_picking_up_needs_an_interact() -> None:
    table = crew("joanna", "bill")
    put(table, "vienna")
    roll(table, "move", "move", "move")
    assert why(table, f"0: pick {LINCOLN}") == "no-interact"


def test_a_personage_that_stands_at_home_is_not_picked_up() -> None:
    table = crew("joanna", "bill")
    table.set_stand(CHARLEMAGNE, spot("rome"))
    put(table, "rome")
    roll(table, "interact", "interact", "move")
    assert why(table, f"0: pick {CHARLEMAGNE}") == "stands-at-home"


def test_a_returned_personage_stays_home_for_good() -> None:
    table = crew("joanna", "bill")
    send_home(table, "charlemagne")
    put(table, "rome")
    roll(table, "interact", "interact", "move")
    assert why(table, f"0: pick {CHARLEMAGNE}") == "home-for-good"


def test_who_is_in_the_own_booth_is_not_picked_up_again() -> None:
    table = crew("joanna", "bill")
    carry(table, "charlemagne")
    roll(table, "interact", "interact", "move")
    assert why(table, f"0: pick {CHARLEMAGNE}") == "is-aboard"


def test_there_is_no_limit_to_the_personages_in_a_booth() -> None:
    table = crew("joanna", "bill", start="interact")
    put(table, "vienna")
    carry(table, "freud", "socrates", "joan-of-arc", "babe-ruth", "beethoven", "napoleon")
    roll(table, "interact", "interact", "move")
    play(GAME, table, f"0: pick {LINCOLN}")
    assert table.count_aboard(0) == 7


def test_personages_ejected_at_san_dimas_can_be_picked_up_there() -> None:
    table = crew("joanna", "bill")
    table.set_stand(LINCOLN, 0)
    roll(table, "interact", "interact", "move")
    play(GAME, table, f"0: pick {LINCOLN}")
    assert table.is_aboard(LINCOLN, 0)


def test_dice_and_actions_of_a_personage_picked_up_come_with_the_following_turn() -> None:
    table = crew("joanna", start="move")
    put(table, "orleans")
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: pick {PERSON['genghis-khan']}")
    assert "excellent" not in left(table)
    assert pool(table) == ["wyld"] * 3
    stack(table, 57)
    play(GAME, table, "0: end")
    assert pool(table) == ["wyld"] * 3 + ["bogus"]
    assert PERSON["genghis-khan"] in [s["source"] for s in GAME.view(table, 0)["sources"]]


# Drop off


def test_a_personage_is_dropped_off_at_its_own_location_with_an_interact() -> None:
    table = crew("joanna", "bill")
    carry(table, "charlemagne")
    put(table, "rome")
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: return {CHARLEMAGNE}")
    assert table.is_returned(CHARLEMAGNE)
    assert "interact" not in left(table)


def test_personages_are_never_deposited_at_any_other_location() -> None:
    table = crew("joanna", "bill")
    carry(table, "charlemagne")
    put(table, "vienna")
    roll(table, "interact", "move", "move")
    assert why(table, f"0: return {CHARLEMAGNE}") == "only-at-home"


def test_dice_and_actions_of_a_dropped_personage_stay_until_the_end_of_the_turn() -> None:
    table = crew("joanna", "bill", start="move")
    carry(table, "charlemagne")
    put(table, "rome")
    roll(table, "interact", "move", "character/move", "bogus/blank")
    play(GAME, table, f"0: return {CHARLEMAGNE}")
    assert left(table)["reroll"] == 1
    assert "character/move" in shown(table)


def test_a_personage_already_at_its_location_is_returned_with_a_single_interact() -> None:
    table = crew("joanna", "bill")
    table.set_stand(CHARLEMAGNE, spot("rome"))
    put(table, "rome")
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: return {CHARLEMAGNE}")
    assert table.is_returned(CHARLEMAGNE)


def test_a_personage_that_stands_at_a_home_elsewhere_is_not_returned_from_afar() -> None:
    table = crew("joanna", "bill")
    table.set_stand(CHARLEMAGNE, spot("rome"))
    roll(table, "interact", "move", "move")
    assert why(table, f"0: return {CHARLEMAGNE}") == "only-at-home"


def test_only_somebody_in_the_own_booth_or_at_home_is_dropped_off() -> None:
    table = crew("joanna", "bill")
    carry(table, "freud", seat=1)
    put(table, "vienna", 0, 1)
    roll(table, "interact", "move", "move")
    assert why(table, f"0: return {FREUD}") == "only-from-your-booth"
    assert why(table, f"0: return {LINCOLN}") == "only-from-your-booth"
    assert why(table, f"0: return {CHARLEMAGNE}") == "only-from-your-booth"


def test_who_has_been_returned_is_not_returned_again() -> None:
    table = crew("joanna", "bill")
    send_home(table, "charlemagne")
    put(table, "rome")
    roll(table, "interact", "move", "move")
    assert why(table, f"0: return {CHARLEMAGNE}") == "is-returned"


# Fix


def test_a_rift_is_lowered_with_an_interact_once_its_personage_is_there() -> None:
    table = crew("joanna", "bill")
    send_home(table, "charlemagne")
    put(table, "rome")
    roll(table, "interact", "interact", "move")
    play(GAME, table, "0: fix", "0: fix")
    assert level(table, "rome") == 3
    assert why(table, "0: fix") == "no-interact"


def test_a_rift_is_not_lowered_before_its_personage_has_been_deposited() -> None:
    table = crew("joanna", "bill")
    table.set_stand(CHARLEMAGNE, spot("rome"))
    put(table, "rome")
    roll(table, "interact", "interact", "move")
    assert why(table, "0: fix") == "personage-first"


def test_a_fixed_rift_is_not_lowered_again() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome")
    put(table, "rome")
    roll(table, "interact", "interact", "move")
    assert why(table, "0: fix") == "is-fixed"


def test_san_dimas_is_not_fixed_with_actions() -> None:
    table = crew("joanna", "bill")
    roll(table, "interact", "interact", "move")
    assert why(table, "0: fix") == "no-fixing-san-dimas"


def test_at_zero_the_rift_is_closed_and_its_fixer_gains_a_triumphant_die_for_later() -> None:
    table = crew("joanna", start="move")
    send_home(table, "charlemagne")
    put(table, "rome")
    table.set_level(spot("rome"), 1)
    roll(table, "interact", "move", "move")
    play(GAME, table, "0: fix")
    assert table.is_fixed(spot("rome"))
    assert pool(table) == ["wyld"] * 3
    stack(table, 57)
    play(GAME, table, "0: end")
    assert pool(table) == ["wyld"] * 3 + ["triumphant"]


def test_a_rift_fixed_again_gives_no_second_die_and_the_first_fixer_keeps_it() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", by=1)
    table.set_level(spot("rome"), 1)
    put(table, "rome")
    roll(table, "interact", "move", "move")
    play(GAME, table, "0: fix")
    assert table.is_fixed(spot("rome"))
    assert table.fixer_of(CHARLEMAGNE) == 1
    assert table.count_fixed_by(0) == 0


# Pass


def test_a_personage_is_passed_to_a_player_in_the_same_location() -> None:
    table = crew("joanna", "bill")
    carry(table, "freud")
    put(table, "rome", 0, 1)
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: pass {FREUD} 1")
    assert table.is_aboard(FREUD, 1)


def test_nobody_is_passed_to_a_player_elsewhere() -> None:
    table = crew("joanna", "bill")
    carry(table, "freud")
    put(table, "rome", 0)
    roll(table, "interact", "move", "move")
    assert why(table, f"0: pass {FREUD} 1") == "not-here"


def test_a_personage_at_its_own_location_is_not_passed() -> None:
    table = crew("joanna", "bill")
    carry(table, "freud")
    put(table, "vienna", 0, 1)
    roll(table, "interact", "move", "move")
    assert why(table, f"0: pass {FREUD} 1") == "not-passed-at-home"


def test_passing_is_allowed_at_san_dimas_too() -> None:
    table = crew("joanna", "bill")
    carry(table, "freud")
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: pass {FREUD} 1")
    assert table.is_aboard(FREUD, 1)


def test_the_active_player_never_takes_a_personage_from_another_player() -> None:
    table = crew("joanna", "bill")
    carry(table, "freud", seat=1)
    roll(table, "interact", "move", "move")
    assert why(table, f"0: pick {FREUD}") == "never-take"


def test_only_somebody_in_the_own_booth_is_passed() -> None:
    table = crew("joanna", "bill", "ted")
    carry(table, "freud", seat=1)
    send_home(table, "charlemagne")
    roll(table, "interact", "move", "move")
    for who in (FREUD, CHARLEMAGNE, LINCOLN):
        assert why(table, f"0: pass {who} 2") == "only-your-guests"
    carry(table, "freud", seat=0)
    for line in (f"pass {FREUD} 0", f"pass {FREUD} 3", "regain 0"):
        assert why(table, f"0: {line}") == "not-asked-now"
    carry(table, "lincoln", seat=0)
    table.set_stand(FREUD, 5)
    roll(table, "move", "move", "move")
    assert why(table, f"0: pass {LINCOLN} 1") == "no-interact"
    assert why(table, f"0: pass {LINCOLN} 0") == "not-asked-now"
    assert why(table, f"0: pass {LINCOLN} 3") == "not-asked-now"


def test_whoever_is_active_has_a_booth_of_their_own() -> None:
    table = crew("joanna", "bill")
    table.active = 1
    carry(table, "freud", seat=1)
    put(table, "vienna", 0, 1)
    roll(table, "interact", "move", "move")
    assert why(table, f"1: pick {FREUD}") == "is-aboard"
    play(GAME, table, f"1: return {FREUD}")
    assert table.is_returned(FREUD)


def test_a_bogus_comes_before_whatever_is_pointed_at() -> None:
    table = crew("joanna", "bill")
    roll(table, "bogus", "move", "move")
    for line in (f"pass {FREUD} 1", f"return {FREUD}", f"pick {FREUD}"):
        assert why(table, f"0: {line}") == "bogus-first"


def test_passing_needs_an_interact() -> None:
    table = crew("joanna", "bill")
    carry(table, "lincoln")
    roll(table, "move", "move", "move")
    assert why(table, f"0: pass {LINCOLN} 1") == "no-interact"


# Excellent and duplicates


@pytest.mark.parametrize("action", ["move 2", "fix", f"pick {FREUD}", "reroll 2"])
def test_an_excellent_is_used_as_any_other_action(action: str) -> None:
    table = crew("joanna", "bill", start="excellent")
    send_home(table, "charlemagne")
    put(table, "rome")
    roll(table, "bogus/blank", "bogus/blank", "bogus/blank")
    assert refusal(GAME, table, f"0: {action}") is None
    stack(table, 57)
    play(GAME, table, f"0: {action}")
    assert table.active == 1 or "excellent" not in left(table)


@pytest.mark.parametrize("symbol", ["move", "interact", "reroll"])
def test_two_duplicate_actions_are_used_as_an_excellent(symbol: str) -> None:
    table = crew("joanna", "bill", start="excellent")
    roll(table, symbol, symbol, "bogus/blank")
    number = ["move", "interact", "reroll"].index(symbol)
    play(GAME, table, f"0: pair {number}")
    assert left(table) == {"excellent": 2}


def test_the_rulebooks_example_of_duplicates_a_rolled_move_and_a_move_on_a_card() -> None:
    table = crew("bill", "joanna", start="move")
    put(table, "rome")
    roll(table, "interact", "move", "bogus")
    play(GAME, table, "0: bogus", "0: pair 0")
    assert left(table) == {"interact": 1, "excellent": 1}


def test_a_single_action_makes_no_excellent() -> None:
    table = crew("bill", "joanna", start="move")
    roll(table, "interact", "reroll", "interact")
    assert why(table, "0: pair 0") == "no-pair"
    assert why(table, "0: pair 2") == "no-pair"


def test_two_rerolls_as_an_excellent_are_no_reroll() -> None:
    table = crew("bill", "joanna", start="move")
    roll(table, "reroll", "reroll", "interact")
    play(GAME, table, "0: pair 2")
    assert table.hasty_of(0) == 0


def test_bogus_makes_no_excellent() -> None:
    table = crew("bill", "joanna")
    roll(table, "bogus", "bogus", "interact")
    assert not [line for line in offered(table, 0) if line.startswith("pair")]


# The end of a turn


def test_at_any_time_a_player_may_end_the_turn() -> None:
    table = crew("joanna", "bill")
    roll(table, "move", "move", "interact")
    stack(table, 57)
    play(GAME, table, "0: end")
    assert table.active == 1


def test_a_player_who_has_run_out_of_actions_ends_the_turn() -> None:
    table = crew("joanna", "bill", start="move")
    roll(table, "move", "move", "move")
    stack(table, 57)
    play(GAME, table, "0: move 1", "0: move 2", "0: move 1", "0: move 0")
    assert table.active == 1


def test_a_turn_does_not_end_with_an_open_bogus() -> None:
    table = crew("joanna", "bill")
    roll(table, "bogus", "move", "move")
    assert why(table, "0: end") == "bogus-first"


def test_the_start_card_works_from_the_first_turn() -> None:
    table = crew("joanna", "bill", start="excellent")
    draw(table, 57)
    assert left(table)["excellent"] >= 1


# Elizabeth


def test_elizabeths_first_pick_up_drop_off_or_pass_costs_nothing() -> None:
    table = crew("elizabeth", "bill")
    put(table, "vienna")
    roll(table, "move", "move", "move")
    play(GAME, table, f"0: pick {LINCOLN}")
    assert table.is_aboard(LINCOLN, 0)
    assert left(table) == {"move": 3, "reroll": 1}


def test_elizabeths_second_one_costs_an_interact() -> None:
    table = crew("elizabeth", "bill", start="move")
    put(table, "vienna", 0, 1)
    carry(table, "socrates")
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: pick {LINCOLN}", f"0: pass {PERSON['socrates']} 1")
    assert left(table) == {"move": 3}
    assert why(table, f"0: pass {LINCOLN} 1") == "no-interact"


def test_elizabeths_free_action_covers_returning_a_personage_that_stands_at_home() -> None:
    table = crew("elizabeth", "bill")
    table.set_stand(CHARLEMAGNE, spot("rome"))
    put(table, "rome")
    roll(table, "move", "move", "move")
    play(GAME, table, f"0: return {CHARLEMAGNE}")
    assert table.is_returned(CHARLEMAGNE)


def test_elizabeth_pays_for_fixing() -> None:
    table = crew("elizabeth", "bill")
    send_home(table, "charlemagne")
    put(table, "rome")
    roll(table, "move", "move", "move")
    assert why(table, "0: fix") == "no-interact"


def test_elizabeth_with_nothing_left_but_her_free_action_is_still_asked() -> None:
    table = crew("elizabeth", "bill", start="move")
    put(table, "vienna")
    roll(table, "move", "bogus/blank", "bogus/blank")
    play(GAME, table, "0: move 3", "0: move 2")
    assert (table.active, offered(table, 0)) == (0, [f"pick {LINCOLN}", "end"])


# What is asked


def test_the_prompt_speaks_of_actions_only_where_one_is_left() -> None:
    met = set()

    def look(table: Riff, seat: int, moves: list[Move]) -> None:
        if type(table.top()).__name__ == "TakeActions":
            said = GAME.prompt(GAME.view(table, seat)).key
            only_end = [repr(move) for move in moves] == ["end"]
            assert (said == "prompt-TakeActions-end") == only_end, offered(table, seat)
            met.add(said)

    for seed in range(12):
        walk(GAME, 2 + seed % 3, {}, seed, look)
    assert len(met) == 3
