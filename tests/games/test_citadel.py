"""The Citadel: setting up, the four actions and the win, a test for each sentence."""

from __future__ import annotations

import pytest

from paradice.core.contract import Move
from paradice.core.laws import walk
from paradice.core.sets import count
from paradice.games.citadel.cards import TRAP_NAMES
from paradice.games.citadel.game import GAME
from paradice.games.citadel.table import Citadel
from tests.games.citadel import (
    BOX,
    ROOM,
    TILE,
    are_off,
    can,
    do,
    doors,
    house,
    keys,
    lair,
    roll,
    rooms,
    where,
    why,
)
from tests.play import offered

# Setting up


def test_the_professor_begins_in_the_laboratory_and_the_time_on_twelve() -> None:
    table = GAME.start(2, {}, 5)
    assert (lair(table), table.time) == ("laboratory", 0)


def test_a_door_stands_on_each_of_the_eighteen_thresholds() -> None:
    assert doors(GAME.start(2, {}, 5)) == set()


@pytest.mark.parametrize("seed", range(4))
def test_twelve_traps_lie_one_in_each_room_six_of_them_off(seed: int) -> None:
    table = GAME.start(3, {}, seed)
    kinds = sorted(TRAP_NAMES[trap] for trap in table.trap)
    assert kinds == sorted(["padlock"] * 4 + ["saw"] * 3 + ["camera", "laser"] * 2 + ["console"])
    assert len(are_off(table)) == 6


def test_traps_and_the_rooms_where_they_are_off_come_at_random() -> None:
    tables = [GAME.start(2, {}, seed) for seed in range(60)]
    assert all({bool(t.is_off(room)) for t in tables} == {True, False} for room in range(12))
    assert all({t.trap[room] for t in tables} == set(range(5)) for room in range(12))


def test_three_treasures_lie_in_three_rooms_and_their_markers_on_the_clock() -> None:
    table = GAME.start(2, {}, 5)
    assert len(set(table.room)) == len(set(table.treasure)) == 3
    for colour in range(3):
        minutes = BOX.treasures[table.treasure[colour]].minutes
        assert table.spaces[colour] * 5 == minutes
        assert table.hour_of(colour) == minutes // 5


def test_example_a_treasure_of_45_minutes_is_marked_at_nine_when_the_time_is_twelve() -> None:
    table = house(treasures={"red": ("holy-grail", "study", 9)})
    assert table.hour_of(0) == 9


def test_example_a_treasure_of_40_minutes_is_marked_at_twelve_when_the_time_is_four() -> None:
    table = house(time=4)
    table.tiles = 1 << TILE["turin-shroud"]
    table.bring_treasure(1)
    assert table.hour_of(1) == 0


def test_location_cards_are_shuffled_anew_for_treasures_and_then_never_again() -> None:
    table = GAME.start(2, {}, 5)
    assert count(table.places) == 9
    assert not any(table.places >> room & 1 for room in table.room)
    treasures = {room for seed in range(80) for room in GAME.start(2, {}, seed).room}
    assert treasures == set(range(12))


@pytest.mark.parametrize(
    ("options", "minutes"),
    [
        ({}, {30, 35, 40, 45, 50}),
        ({"fifty-five": "with"}, {30, 35, 40, 45, 50, 55}),
        ({"fifty-five": "with", "thirty": "without"}, {35, 40, 45, 50, 55}),
        ({"thirty": "without"}, {35, 40, 45, 50}),
    ],
)
def test_tiles_marked_55_and_30_may_be_left_out(options: dict[str, str], minutes: set[int]) -> None:
    table = GAME.start(2, options, 5)
    tiles = [n for n in range(18) if table.tiles >> n & 1] + list(table.treasure)
    assert {BOX.treasures[tile].minutes for tile in tiles} == minutes
    assert len(tiles) == 3 * len(minutes)


def test_each_player_chooses_a_character_freely() -> None:
    table = GAME.start(3, {}, 5)
    assert table.deciders() == [0]
    assert can(table, "choose") == [f"choose {n}" for n in range(5)]
    do(table, "choose irene")
    assert table.deciders() == [1]


def test_nobody_chooses_a_character_that_is_taken() -> None:
    table = GAME.start(2, {}, 5)
    do(table, "choose irene")
    assert why(table, "choose irene") == "character-is-taken"
    assert len(offered(table, 1)) == 4


def begun(seed: int, seats: int = 3) -> Citadel:
    table: Citadel = GAME.start(seats, {}, seed)
    do(table, *["choose nathan", "choose leroy", "choose destiny"][:seats])
    return table


def test_adventurers_begin_outside_with_their_tiles_face_down() -> None:
    table = begun(5)
    assert [where(table, seat) for seat in range(3)] == ["outside"] * 3
    assert table.awake == 0


def test_the_first_player_is_random_and_the_turn_goes_clockwise() -> None:
    assert {int(begun(seed).turn) for seed in range(30)} == {0, 1, 2}
    table = begun(5)
    first = int(table.turn)
    roll(table, "one red 1")
    assert table.turn == (first + 1) % 3


# 1 Draw two cards


def test_the_two_top_cards_of_the_own_pile_are_revealed() -> None:
    table = begun(7)
    own = [card // 6 for card in table.cards]
    assert own == [table.character[table.turn]] * 2
    assert table.cards[0] != table.cards[1]
    assert count(table.pile[table.turn]) == 4


def test_when_the_pile_is_empty_the_cards_are_shuffled_anew() -> None:
    table = house("nathan", time=4)
    seen: list[int] = []
    for turn in range(4):
        seen += list(table.cards)
        assert count(table.pile[0]) == (4, 2, 0, 4)[turn]
        table.spaces[0] = table.spaces[1] = table.spaces[2] = 11
        roll(table, "one red 1")
    assert sorted(seen[:6]) == list(range(6))


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
    assert count(table.pile[0]) == 4


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
    assert why(house(), "move study") == "no-window"


def test_a_window_does_not_lead_to_the_professor() -> None:
    table = house(professor="library")
    assert why(table, "move library") == "professor-is-there"
    assert rooms(table, "move") == {"gallery", "ballroom"}


def test_one_cannot_leave_the_house() -> None:
    assert why(house(at="gallery"), "leave") == "no-way-back-out"
    assert why(house(at="hall"), "leave") == "no-way-back-out"


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
    new = BOX.treasures[table.treasure[0]]
    assert table.treasure[0] != TILE["crystal-skull"]
    assert table.room[0] not in (ROOM["kitchen"], ROOM["hall"], ROOM["cellar"])
    assert table.spaces[0] * 5 == new.minutes
    assert table.hour_of(0) == (4 + new.minutes // 5) % 12


def test_a_new_treasure_may_be_rescued_in_the_same_turn() -> None:
    table = house(at="kitchen", off="all")
    do(table, "rescue red")
    table.treasure[0], table.room[0] = TILE["bust-of-nefertiti"], ROOM["kitchen"]
    assert can(table, "rescue") == ["rescue 0"]


def rescued(*names: str) -> int:
    return sum(1 << TILE[name] for name in names)


THREE = rescued("magna-carta", "holy-grail", "excalibur")


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
    table.rescued = rescued("magna-carta", "holy-grail")
    do(table, "rescue red")
    assert table.outcome() is None


def test_no_piece_is_lost_or_born() -> None:
    def look(table: Citadel, seat: int, moves: list[Move]) -> None:
        lying = sum(1 << tile for tile in table.treasure)
        piles = [table.tiles, lying, table.rescued, table.lost]
        assert sum(piles) == (1 << 18) - 1, "each tile lies in one place"
        rooms = sum(1 << room for room in table.room)
        assert rooms & table.places == 0
        assert sorted(table.trap) == [0] * 4 + [1] * 3 + [2] * 2 + [3] * 2 + [4]
        assert all(1 <= spaces <= 11 for spaces in table.spaces)
        assert table.professor not in table.place, "nobody stands beside the Professor"

    for seats in range(1, 5):
        walk(GAME, seats, {"fifty-five": "with"}, seats, look)
