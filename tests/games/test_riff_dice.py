"""Riff in Time, phase 2: the dice pool, the booth, rerolls and Bogus actions."""

from __future__ import annotations

import pytest

from paradice.games.riff.dice import roll_die
from paradice.games.riff.game import GAME
from paradice.games.riff.moves import BOOTH_TOO_LATE
from paradice.games.riff.table import Riff
from tests.games.riff import (
    BOX,
    PERSON,
    carry,
    close_rifts,
    crew,
    draw,
    left,
    level,
    lucky,
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

# The pool


def test_at_the_beginning_players_only_have_three_wyld_dice() -> None:
    table = crew("joanna", "bill")
    draw(table, 59)
    assert pool(table) == ["wyld"] * 3


def test_a_personage_in_the_booth_gives_the_dice_of_its_card() -> None:
    table = crew("joanna", "bill")
    carry(table, "babe-ruth")
    draw(table, 59)
    assert pool(table) == ["wyld"] * 3 + ["character"]


def test_a_personage_in_another_booth_gives_you_nothing() -> None:
    table = crew("joanna", "bill")
    carry(table, "babe-ruth", "freud", seat=1)
    draw(table, 59)
    assert pool(table) == ["wyld"] * 3
    assert [source["source"] for source in GAME.view(table, 0)["sources"]] == [10]


def test_a_rift_you_have_fixed_gives_you_a_triumphant_die() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome")
    draw(table, 59)
    assert pool(table) == ["wyld"] * 3 + ["triumphant"]


def test_with_more_than_four_dice_you_choose_which_you_roll() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", "vienna")
    draw(table, 59)
    assert offered(table, 0) == ["triumphant 1", "triumphant 2"]
    play(GAME, table, "0: triumphant 1")
    assert sorted(pool(table)) == ["triumphant"] + ["wyld"] * 3


def test_with_dice_of_three_kinds_you_say_how_many_of_each() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", "vienna")
    carry(table, "babe-ruth", "lincoln")
    draw(table, 59)
    assert offered(table, 0) == ["triumphant 0", "triumphant 1", "triumphant 2"]
    play(GAME, table, "0: triumphant 1")
    assert offered(table, 0) == ["character 0", "character 1", "character 2"]
    play(GAME, table, "0: character 2")
    assert sorted(pool(table)) == ["character", "character", "triumphant", "wyld"]


def test_exactly_four_dice_are_rolled_when_there_are_more() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", "vienna")
    draw(table, 59)
    assert why(table, "0: triumphant 0") == "exactly-four"


def test_no_more_than_four_dice_are_rolled() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", "vienna", "kassel")
    carry(table, "babe-ruth", "lincoln", "joan-of-arc")
    draw(table, 59)
    play(GAME, table, "0: triumphant 3")
    assert why(table, "0: character 2") == "four-dice"
    assert offered(table, 0) == ["character 0", "character 1"]


def test_nobody_rolls_more_dice_of_a_kind_than_there_are() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", "vienna")
    carry(table, "babe-ruth")
    draw(table, 59)
    assert why(table, "0: triumphant 3") == "no-such-dice"
    assert why(table, "0: character 1") == "not-asked-now"
    play(GAME, table, "0: triumphant 1")
    assert why(table, "0: character 2") == "no-such-dice"
    assert why(table, "0: triumphant 1") == "not-asked-now"


def test_all_bogus_dice_must_be_included() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", "vienna", "kassel")
    carry(table, "billy-the-kid", "genghis-khan")
    draw(table, 59)
    assert why(table, "0: triumphant 3") == "bogus-dice-are-forced"
    play(GAME, table, "0: triumphant 2")
    assert sorted(pool(table)) == ["bogus", "bogus", "triumphant", "triumphant"]


def test_one_triumphant_die_and_a_bogus_die_leave_the_choice_of_a_wyld_die() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "vienna")
    carry(table, "billy-the-kid")
    draw(table, 59)
    assert offered(table, 0) == ["triumphant 0", "triumphant 1"]


def test_four_triumphant_dice_do_not_fill_the_pool_unasked_with_character_dice_at_hand() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "vienna", "kassel", "athens", "austria")
    carry(table, "lincoln", "joan-of-arc", "babe-ruth")
    draw(table, 59)
    assert offered(table, 0) == [f"triumphant {number}" for number in range(5)]


def test_a_rift_fixed_by_a_card_leaves_the_dice_of_rifts_fixed_before() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "vienna")
    put(table, "rome")
    send_home(table, "charlemagne")
    table.set_level(spot("rome"), 2)
    draw(table, 52)
    assert pool(table) == ["wyld", "wyld", "wyld", "triumphant"]


def test_where_triumphant_dice_fill_the_pool_nothing_more_is_asked() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", "vienna", "kassel", "athens", "orleans")
    carry(table, "babe-ruth")
    draw(table, 59)
    play(GAME, table, "0: triumphant 4")
    assert pool(table) == ["triumphant"] * 4


def test_wyld_dice_make_room_for_bogus_dice_without_a_question() -> None:
    table = crew("joanna", "bill")
    carry(table, "billy-the-kid", "genghis-khan")
    draw(table, 59)
    assert pool(table) == ["wyld", "wyld", "bogus", "bogus"]


# The booth


@pytest.mark.parametrize("kind", range(4))
def test_every_face_of_a_die_can_fall_and_no_other(kind: int) -> None:
    table = crew("bill", "joanna")
    roll(table, "move")
    table.set_kind(0, kind)
    fallen = set()
    for _ in range(80):
        before = table.face_of(0)
        table.add_left(before, -1)
        roll_die(table, 0)
        fallen.add(int(table.face_of(0)))
    assert fallen == set(BOX.faces[6 * kind : 6 * kind + 6])


def test_after_the_booth_only_what_lies_there_now_can_be_used() -> None:
    table = crew("bill", "joanna", start="move")
    roll(table, "interact", "interact", "reroll", "triumphant/excellent")
    lucky(table, use_the_booth, ["move", "bogus", "bogus", "interact"])
    play(GAME, table, "0: booth")
    assert left(table) == {"move": 2, "bogus": 2, "interact": 1}


def test_once_per_turn_all_dice_of_the_pool_may_be_rerolled() -> None:
    table = crew("bill", "joanna")
    roll(table, "bogus", "bogus", "bogus", "triumphant/move")
    lucky(table, use_the_booth, ["interact", "reroll", "move", "excellent"])
    play(GAME, table, "0: booth")
    assert shown(table) == ["wyld/interact", "wyld/reroll", "wyld/move", "triumphant/excellent"]
    assert why(table, "0: booth") == "booth-once"


def use_the_booth(table: Riff) -> None:
    table.play(0, GAME.catalogue.find("booth"))


@pytest.mark.parametrize("action", ["move 1", "reroll 1", "pair 0", "bogus"])
def test_the_booth_is_used_before_taking_any_other_action(action: str) -> None:
    table = crew("joanna", "bill", start="reroll")
    roll(table, *(("move", "move", "bogus") if action == "bogus" else ("move", "move", "move")))
    play(GAME, table, f"0: {action}")
    assert why(table, "0: booth") == "booth-first"


# Bogus


def test_bogus_actions_must_be_completed_before_any_action_other_than_reroll() -> None:
    table = crew("bill", "joanna", start="excellent")
    put(table, "rome")
    roll(table, "bogus", "interact", "reroll")
    for line in ("move 2", "pick 1", "fix", "end"):
        assert why(table, f"0: {line}") == "bogus-first"
    assert offered(table, 0) == ["reroll 0", "reroll 1", "reroll 2", "bogus", "booth"]


def test_for_each_bogus_the_rift_where_the_active_player_is_rises() -> None:
    table = crew("bill", "joanna")
    put(table, "rome")
    roll(table, "bogus", "bogus", "move", "bogus/bogus")
    play(GAME, table, "0: bogus")
    assert level(table, "rome") == 6
    play(GAME, table, "0: bogus", "0: bogus")
    assert level(table, "rome") == 8
    assert left(table) == {"move": 1, "reroll": 1}


def test_a_bogus_at_san_dimas_raises_san_dimas() -> None:
    table = crew("bill", "joanna")
    roll(table, "bogus", "move", "move")
    play(GAME, table, "0: bogus")
    assert level(table, "san-dimas") == 3


def test_a_bogus_on_a_full_dial_raises_san_dimas_instead() -> None:
    table = crew("bill", "joanna")
    put(table, "rome")
    table.set_level(spot("rome"), 10)
    roll(table, "bogus", "move", "move")
    play(GAME, table, "0: bogus")
    assert (level(table, "rome"), level(table, "san-dimas")) == (10, 3)


def test_a_bogus_that_san_dimas_cannot_take_loses_the_game() -> None:
    table = crew("bill", "joanna")
    table.set_level(0, BOX.highest_san_dimas)
    roll(table, "bogus", "move", "move")
    play(GAME, table, "0: bogus")
    assert repr(table.outcome()) == "san-dimas; winners nobody; scores 0 0"


def test_a_bogus_on_a_fixed_location_is_ignored() -> None:
    table = crew("bill", "joanna")
    close_rifts(table, "rome")
    put(table, "rome")
    roll(table, "bogus", "move", "move")
    play(GAME, table, "0: bogus")
    assert (level(table, "rome"), level(table, "san-dimas")) == (0, 2)


def test_a_bogus_that_nothing_can_change_is_suffered_without_a_question() -> None:
    table = crew("bill", "joanna", start="move")
    put(table, "rome")
    roll(table, "bogus", "interact", "bogus/blank")
    lucky(table, use_the_booth, ["bogus", "interact", "blank"])
    play(GAME, table, "0: booth")
    assert level(table, "rome") == 6


@pytest.mark.parametrize("symbol", ["move", "interact"])
def test_a_bogus_that_two_equal_actions_could_reroll_is_not_suffered_unasked(symbol: str) -> None:
    table = crew("bill", "joanna", start="interact" if symbol == "move" else "move")
    put(table, "rome")
    roll(table, "bogus", symbol, symbol)
    table.booth = BOOTH_TOO_LATE
    table.settle()
    assert level(table, "rome") == 5
    assert offered(table, 0) == [f"pair {['move', 'interact'].index(symbol)}", "bogus"]


def test_every_bogus_that_nothing_can_change_is_suffered_before_anything_is_asked() -> None:
    table = crew("bill", "joanna", start="move")
    put(table, "rome")
    roll(table, "bogus", "bogus", "interact")
    table.booth = BOOTH_TOO_LATE
    table.settle()
    assert (level(table, "rome"), left(table)) == (7, {"move": 1, "interact": 1})


def test_joanna_is_asked_before_a_bogus_that_nothing_else_can_change() -> None:
    table = crew("joanna", "bill", start="move")
    put(table, "rome")
    roll(table, "bogus", "interact", "bogus/blank")
    table.booth = BOOTH_TOO_LATE
    table.settle()
    assert offered(table, 0) == ["bogus", "ignore"]


def test_the_bogus_of_a_bogus_die_is_suffered_first() -> None:
    table = crew("bill", "joanna")
    roll(table, "bogus", "move", "move", "bogus/bogus")
    play(GAME, table, "0: bogus")
    assert shown(table) == ["wyld/bogus", "wyld/move", "wyld/move"]


def test_a_bogus_rolled_late_comes_before_any_other_action_but_rerolls() -> None:
    table = crew("joanna", "bill", start="reroll")
    put(table, "rome")
    roll(table, "move", "move", "interact")
    lucky(table, lambda t: t.play(0, GAME.catalogue.find("reroll 2")), ["interact", "bogus"])
    play(GAME, table, "0: move 2", "0: reroll 2")
    assert why(table, "0: move 3") == "bogus-first"


# Reroll


def test_each_reroll_rerolls_any_single_die() -> None:
    table = crew("bill", "joanna")
    roll(table, "move", "bogus", "interact")
    lucky(table, lambda t: t.play(0, GAME.catalogue.find("reroll 1")), ["bogus", "move"])
    play(GAME, table, "0: reroll 1")
    assert shown(table) == ["wyld/move", "wyld/move", "wyld/interact"]
    assert "reroll" not in left(table)


def test_each_die_can_be_rerolled_more_than_once() -> None:
    table = crew("bill", "joanna")
    carry(table, "socrates")
    roll(table, "move", "move", "interact")

    def twice(twin: Riff) -> None:
        twin.play(0, GAME.catalogue.find("reroll 2"))
        twin.play(0, GAME.catalogue.find("reroll 2"))

    lucky(table, twice, ["interact", "move"], ["move", "interact"])
    play(GAME, table, "0: reroll 2", "0: reroll 2")
    assert shown(table)[2] == "wyld/interact"


def test_only_unused_dice_may_be_rerolled() -> None:
    table = crew("joanna", "bill", start="reroll")
    roll(table, "move", "interact", "interact")
    play(GAME, table, "0: move 1")
    assert why(table, "0: reroll 0") == "die-is-used"
    assert refusal(GAME, table, "0: reroll 1") is None


def test_a_die_whose_bogus_was_completed_is_used() -> None:
    table = crew("bill", "joanna")
    roll(table, "bogus", "move", "move")
    play(GAME, table, "0: bogus")
    assert why(table, "0: reroll 0") == "die-is-used"


def test_a_die_whose_reroll_was_spent_is_used() -> None:
    table = crew("bill", "joanna", start="move")
    roll(table, "reroll", "reroll", "move")
    play(GAME, table, "0: reroll 2")
    assert table.face_of(0) >= 8
    assert why(table, "0: reroll 0") == "die-is-used"


def test_a_die_cannot_pay_for_its_own_reroll() -> None:
    table = crew("bill", "joanna", start="move")
    roll(table, "reroll", "move", "interact")
    assert why(table, "0: reroll 0") == "no-reroll"
    assert refusal(GAME, table, "0: reroll 1") is None


def test_without_a_reroll_nothing_is_rerolled() -> None:
    table = crew("bill", "joanna", start="move")
    roll(table, "move", "move", "interact")
    assert why(table, "0: reroll 0") == "no-reroll"


def test_a_reroll_before_a_bogus_may_be_paid_by_two_equal_actions() -> None:
    table = crew("bill", "joanna", start="move")
    roll(table, "bogus", "interact", "interact")
    play(GAME, table, "0: pair 1")
    assert why(table, "0: move 1") == "bogus-first"
    play(GAME, table, "0: reroll 0")
    assert table.hasty_of(0) == 1


def test_a_blank_die_may_be_rerolled() -> None:
    table = crew("bill", "joanna")
    roll(table, "move", "move", "move", "bogus/blank")
    assert refusal(GAME, table, "0: reroll 3") is None


# Joanna


def test_joanna_ignores_one_bogus_a_turn() -> None:
    table = crew("joanna", "bill")
    put(table, "rome")
    roll(table, "bogus", "bogus", "move")
    play(GAME, table, "0: ignore")
    assert level(table, "rome") == 5
    assert left(table) == {"move": 1, "bogus": 1, "reroll": 1}
    assert why(table, "0: ignore") == "ignore-once"


def test_the_die_whose_bogus_joanna_ignored_is_used() -> None:
    table = crew("joanna", "bill")
    roll(table, "bogus", "move", "move")
    play(GAME, table, "0: ignore")
    assert why(table, "0: reroll 0") == "die-is-used"


def test_joanna_ignores_a_bogus_die_before_one_that_could_be_rerolled_to_more() -> None:
    table = crew("joanna", "bill")
    roll(table, "bogus", "move", "move", "bogus/bogus")
    play(GAME, table, "0: ignore")
    assert shown(table) == ["wyld/bogus", "wyld/move", "wyld/move"]


def test_nobody_else_ignores_a_bogus() -> None:
    table = crew("bill", "joanna")
    roll(table, "bogus", "move", "move")
    assert "ignore" not in offered(table, 0)


def test_joanna_may_ignore_a_bogus_again_in_her_next_turn() -> None:
    table = crew("joanna", start="move")
    roll(table, "bogus", "move", "move")
    stack(table, 59)
    play(GAME, table, "0: ignore", "0: end")
    assert table.gift == 0


# Payment


def test_cards_pay_before_dice_and_plain_dice_before_good_ones() -> None:
    table = crew("joanna", "bill", start="move")
    roll(table, "triumphant/move", "move", "character/move")
    play(GAME, table, "0: move 1")
    assert len(shown(table)) == 3
    play(GAME, table, "0: move 2")
    assert shown(table) == ["triumphant/move", "character/move"]
    play(GAME, table, "0: move 1")
    assert shown(table) == ["triumphant/move"]


def test_the_symbol_itself_pays_before_an_excellent() -> None:
    table = crew("joanna", "bill", start="excellent")
    roll(table, "interact", "move", "interact")
    play(GAME, table, "0: move 1")
    assert left(table) == {"interact": 2, "excellent": 1}


def test_the_action_of_a_personage_passed_on_is_lost_at_once() -> None:
    table = crew("joanna", "bill", start="move")
    carry(table, "socrates")
    put(table, "rome", 0, 1)
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: pass {PERSON['socrates']} 1")
    assert "reroll" not in left(table)


def test_dice_already_in_the_pool_stay_when_their_personage_is_passed_on() -> None:
    table = crew("joanna", "bill", start="move")
    carry(table, "babe-ruth")
    put(table, "rome", 0, 1)
    roll(table, "interact", "move", "move", "character/excellent")
    play(GAME, table, f"0: pass {PERSON['babe-ruth']} 1")
    assert "character/excellent" in shown(table)


def test_loose_dice_do_not_survive_the_turn() -> None:
    table = crew("joanna", "bill")
    roll(table, "move", "move", "interact")
    stack(table, 3)
    table.deck = 1 << 2
    play(GAME, table, "0: pair 0", "0: end")
    assert table.loose == 0
    assert table.active == 1
