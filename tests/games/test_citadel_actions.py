"""The Citadel: the four actions and the win, a test for each sentence."""

from __future__ import annotations

import pytest

from paradice.core.moves import Move
from paradice.core.properties import walk
from paradice.core.sets import count
from paradice.games.citadel.game import GAME
from paradice.games.citadel.table import Citadel
from tests.games.citadel import (
    BOX,
    ROOM,
    THREE,
    TILE,
    are_off,
    can,
    do,
    door,
    doors,
    house,
    keys,
    roll,
    rooms,
    tiles,
    told,
    where,
    why,
)
from tests.pieces import each
from tests.play import offered

# 2 Actions


def test_up_to_three_actions_are_taken_in_any_order_several_times_the_same() -> None:
    table = house(at="gallery", cards="follow-me second-wind")
    do(table, "unlock gallery/hall", "unlock gallery/trophy", "move hall")
    assert table.actions == 0
    assert why(table, "unlock hall/lounge") == "no-action-left"


def test_actions_need_not_be_taken() -> None:
    table = house()
    roll(table, "one red 1")
    assert table.turn == 1


def test_a_card_may_be_played_before_between_and_after_actions() -> None:
    for before in range(4):
        table = house(at="gallery", cards="slip-through climb", unlocked="gallery/hall")
        for step in range(before):
            do(table, "move hall" if step % 2 == 0 else "move gallery")
        do(table, "play climb", "move library")
        assert where(table, 0) == "library"


def test_only_one_of_the_two_cards_is_played_and_then_both_are_discarded() -> None:
    table = house(at="gallery", cards="slip-through climb")
    do(table, "play climb", "move library")
    assert why(table, "play slip-through") == "one-card-a-turn"
    assert why(table, "play climb") == "one-card-a-turn"
    assert count(table.pile_of(0)) == 4


def test_a_card_that_was_not_revealed_this_turn_is_not_played() -> None:
    table = house(at="gallery", cards="slip-through climb")
    for card in ("sprint", "second-wind", "master-key", "decoy"):
        assert why(table, f"play {card}") == "card-is-not-revealed"


def test_a_card_may_be_played_again_in_the_next_turn_of_whoever_comes() -> None:
    table = house(at="gallery library", cards="slip-through climb")
    do(table, "play climb", "move ballroom")
    roll(table, "one red 1")
    assert (table.turn, table.played) == (1, -1)
    assert len(can(table, "play")) >= 1
    assert why(table, "play climb") == "card-is-not-revealed"


def test_a_card_costs_no_action() -> None:
    table = house(at="gallery", cards="slip-through climb")
    do(table, "play climb", "move library")
    assert table.actions == 3


def test_the_dice_wait_for_their_player_even_when_nothing_else_is_left() -> None:
    table = house(at="gallery", cards="slip-through climb")
    do(table, "play climb", "move library", "unlock library/study", "move study")
    do(table, "unlock study/kitchen")
    assert offered(table, 0) == ["done"]


# Moving


def test_one_moves_from_room_to_room_through_an_open_door() -> None:
    table = house(at="gallery", unlocked="gallery/hall")
    do(table, "move hall")
    assert where(table, 0) == "hall"
    assert table.actions == 2


def test_one_cannot_pass_a_locked_door() -> None:
    assert why(house(at="gallery"), "move hall") == "door-is-locked"


def test_one_cannot_enter_the_room_of_the_professor() -> None:
    table = house(at="gallery", unlocked="all", professor="trophy")
    assert why(table, "move trophy") == "professor-is-there"


def test_from_outside_one_enters_the_gallery_the_library_or_the_ballroom() -> None:
    assert rooms(house(), "move") == {"gallery", "library", "ballroom"}


def test_one_cannot_enter_by_the_main_hall() -> None:
    assert why(house(), "move hall") == "main-hall-is-no-entrance"


def test_other_rooms_have_no_window() -> None:
    table = house()
    assert why(table, "move study") == why(table, "move cellar") == "no-window"
    ways = [repr(move) for move in table.candidates(0) if repr(move).startswith("move")]
    assert ways == [f"move {room}" for room in range(12)], "each can be pointed at"


def test_a_window_does_not_lead_to_the_professor() -> None:
    table = house(professor="library")
    assert why(table, "move library") == "professor-is-there"
    assert rooms(table, "move") == {"gallery", "ballroom"}


def test_one_cannot_leave_the_house() -> None:
    assert why(house(at="gallery"), "leave") == "no-way-back-out"
    assert why(house(at="hall"), "leave") == "no-way-back-out"
    assert why(house(at="study"), "leave") == "no-way-back-out"
    tired = house(at="gallery")
    tired.actions = 0
    assert why(tired, "leave") == "no-way-back-out"
    assert why(house(), "leave") == "already-there"


def test_a_room_that_is_not_next_door_or_ones_own_is_no_move() -> None:
    table = house(at="gallery", unlocked="all")
    assert why(table, "move cellar") == "no-door-between"
    assert why(table, "move gallery") == "already-there"
    assert why(table, "move laboratory") == "professor-is-there"


def test_several_adventurers_may_share_a_room() -> None:
    table = house(at="gallery hall", unlocked="gallery/hall")
    do(table, "move hall")
    assert where(table, 0) == where(table, 1) == "hall"


# Unlocking


def test_one_of_the_three_doors_of_the_room_is_unlocked() -> None:
    table = house(at="gallery")
    assert len(can(table, "unlock")) == 3
    do(table, "unlock gallery/trophy")
    assert doors(table) == {"gallery/trophy"}


def test_an_open_door_is_not_unlocked() -> None:
    table = house(at="gallery", unlocked="gallery/trophy")
    assert why(table, "unlock gallery/trophy") == "door-is-open"


def test_a_door_of_another_room_is_not_unlocked() -> None:
    assert why(house(at="gallery"), "unlock kitchen/cellar") == "door-is-elsewhere"
    assert why(house(), "unlock kitchen/cellar") == "door-is-elsewhere"


def test_a_door_to_the_professor_may_be_unlocked() -> None:
    table = house(at="gallery", professor="trophy")
    do(table, "unlock gallery/trophy")
    assert why(table, "move trophy") == "professor-is-there"


def test_outside_there_is_no_door_to_unlock_and_no_trap_to_turn_off() -> None:
    table = house()
    assert can(table, "unlock") == can(table, "disarm") == []


# Deactivating


def test_the_trap_of_the_room_is_turned_off() -> None:
    table = house(at="study")
    do(table, "disarm study")
    assert are_off(table) == {"study"}


def test_a_trap_that_is_off_is_not_turned_off() -> None:
    assert why(house(at="study", off="study"), "disarm study") == "trap-is-off"


def test_a_trap_in_another_room_is_not_turned_off() -> None:
    assert why(house(at="study"), "disarm kitchen") == "trap-is-elsewhere"
    assert why(house(), "disarm kitchen") == "trap-is-elsewhere"


def test_what_belongs_to_another_moment_is_not_asked_now() -> None:
    table = house(at="study")
    for text in ("choose irene", "push red", "keep", "reroll 3", "pair 1", "wake edward"):
        assert why(table, text) == "not-asked-now"


def test_each_plain_action_is_told_with_its_numbers() -> None:
    table = house(at="gallery", unlocked="gallery/trophy", off="lounge")
    assert told(do(table, "move trophy")) == [f"0: goes trophy {door('gallery/trophy')}"]
    assert told(do(table, "disarm trophy")) == ["0: disarms camera trophy"]
    assert told(do(table, "unlock trophy/lounge")) == ["0: unlocks lounge trophy"]
    outside = house("nathan edward")
    assert told(do(outside, "move ballroom")) == ["0: enters ballroom"]
    again = house(at="study hall", off="all", unlocked="study/kitchen")
    do(again, "move kitchen")
    events = told(do(again, "rescue red"))
    assert events[:4] == [
        "0: rescues crystal-skull 1",
        "rearms-all saw",
        "rearms-all laser",
        "rearms-all console",
    ]
    tile, room = again.treasure_of(0), again.room_of(0)
    minutes = BOX.treasures[tile].minutes
    name = next(name for name, number in TILE.items() if number == tile)
    assert events[4:] == [
        f"appears red {name} {BOX.house.names[room]}",
        f"is-marked red {minutes} {minutes // 5 % 12}",
    ]


def test_the_first_and_the_last_of_each_kind_can_be_used_and_is_refused_by_its_own_rule() -> None:
    table = house(at="hall", off="gallery")
    do(table, "unlock hall/gallery")
    assert doors(table) == {"hall/gallery"}
    do(table, "disarm hall", "move gallery")
    assert (where(table, 0), are_off(table)) == ("gallery", {"hall", "gallery"})
    last = house(at="cellar", off="all", unlocked="ballroom/cellar")
    assert can(last, "rescue") == ["rescue 2"]
    do(last, "rescue blue")
    assert last.rescued == 1 << TILE["da-vinci-notebook"]
    trap = house(at="cellar")
    do(trap, "disarm cellar", "unlock ballroom/cellar")
    assert (are_off(trap), doors(trap)) == ({"cellar"}, {"ballroom/cellar"})


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("choose destiny", "not-asked-now"),
        ("move hall", "no-door-between"),
        ("move cellar", "no-door-between"),
        ("leave", "no-way-back-out"),
        ("unlock hall/gallery", "door-is-elsewhere"),
        ("unlock ballroom/cellar", "door-is-elsewhere"),
        ("disarm hall", "trap-is-elsewhere"),
        ("disarm cellar", "trap-is-elsewhere"),
        ("rescue red", "treasure-is-elsewhere"),
        ("rescue blue", "treasure-is-elsewhere"),
        ("play sprint", "card-is-not-revealed"),
        ("play lucky-strike", "card-is-not-revealed"),
        ("leap hall", "power-is-anothers"),
        ("leap cellar", "power-is-anothers"),
        ("bonus", "tile-is-down"),
        ("done", ""),
        ("stop", "not-asked-now"),
        ("pair 1", "not-asked-now"),
        ("nudge 0", "power-is-anothers"),
        ("nudge 2", "power-is-anothers"),
        ("reroll 1", "not-asked-now"),
        ("reroll 7", "not-asked-now"),
        ("decline", "not-asked-now"),
    ],
)
def test_whatever_is_pointed_at_in_ones_turn_is_refused_by_its_own_rule(
    text: str, rule: str
) -> None:
    assert why(house("irene edward", at="study"), text) == rule


# Rescuing

GUARDS = "dining ballroom lounge study kitchen cellar"
"""Three saws, two lasers, one console: the guards of the crystal skull."""


def test_example_the_crystal_skull_needs_three_saws_a_console_and_two_lasers_off() -> None:
    table = house(at="kitchen", off=GUARDS)
    assert can(table, "rescue") == ["rescue 0"]
    for room in GUARDS.split():
        others = " ".join(name for name in GUARDS.split() if name != room)
        assert why(house(at="kitchen", off=others), "rescue red") == "traps-are-active"


def test_one_must_be_in_the_room_of_the_treasure() -> None:
    assert why(house(at="study", off="all"), "rescue red") == "treasure-is-elsewhere"
    assert why(house(off="all"), "rescue red") == "treasure-is-elsewhere"


def test_a_rescue_costs_an_action() -> None:
    table = house(at="kitchen", off="all")
    do(table, "rescue red")
    assert table.actions == 2


def test_the_six_traps_on_its_tile_are_active_again() -> None:
    table = house(at="kitchen", off="all")
    do(table, "rescue red")
    assert are_off(table) == {"hall", "gallery", "conservatory", "library", "trophy", "laboratory"}


def test_the_treasure_goes_to_the_rescued_ones_and_a_new_one_comes() -> None:
    table = house(at="kitchen", off="all", time=4)
    do(table, "rescue red")
    assert table.rescued == 1 << TILE["crystal-skull"]
    new = BOX.treasures[table.treasure_of(0)]
    assert table.treasure_of(0) != TILE["crystal-skull"]
    assert table.room_of(0) not in (ROOM["kitchen"], ROOM["hall"], ROOM["cellar"])
    assert table.spaces_of(0) * 5 == new.minutes
    assert table.hour_of(0) == (4 + new.minutes // 5) % 12


def test_a_new_treasure_may_be_rescued_in_the_same_turn() -> None:
    table = house(at="kitchen", off="all")
    do(table, "rescue red")
    table.set_treasure(0, TILE["declaration-of-independence"])
    table.set_room(0, ROOM["kitchen"])
    assert can(table, "rescue") == ["rescue 0"]


def test_the_fourth_rescue_wins_at_once() -> None:
    table = house("nathan edward irene", at="kitchen", off="all")
    table.rescued = THREE
    events = do(table, "rescue red")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == (
        "fourth-rescued",
        [0, 1, 2],
        [4, 4, 4],
    )
    assert keys(events) == ["rescues", "team-wins"]
    assert len(are_off(table)) == 12
    assert table.deciders() == []


def test_three_rescues_do_not_win() -> None:
    table = house(at="kitchen", off="all")
    table.rescued = tiles("magna-carta", "holy-grail")
    do(table, "rescue red")
    assert table.outcome() is None


def test_no_piece_is_lost_or_born() -> None:
    def look(table: Citadel, seat: int, moves: list[Move]) -> None:
        lying = sum(1 << tile for tile in each(table.treasure_of, 3))
        piles = [table.tiles, lying, table.rescued, table.lost]
        assert sum(piles) == (1 << 18) - 1, "each tile lies in one place"
        rooms = sum(1 << room for room in each(table.room_of, 3))
        assert rooms & table.places == 0
        assert sorted(each(table.trap_of, 12)) == [0] * 4 + [1] * 3 + [2] * 2 + [3] * 2 + [4]
        assert all(1 <= spaces <= 11 for spaces in each(table.spaces_of, 3))
        assert table.professor not in each(table.place_of, table.seats), (
            "nobody stands beside the Professor"
        )

    for seats in range(1, 5):
        walk(GAME, seats, {"fifty-five": "with"}, seats, look)
