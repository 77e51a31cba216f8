"""The Citadel: dice, Professor, clock, losses and powers, a test for each sentence."""

from __future__ import annotations

import pytest

from paradice.core.sets import count
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
    fate,
    house,
    keys,
    lair,
    roll,
    rooms,
    told,
    where,
    why,
)
from tests.pieces import each, give_each
from tests.play import offered

# Chevrons and colour


def test_example_two_blue_chevrons_lead_through_two_blue_doors() -> None:
    table = house()
    roll(table, "two blue 1")
    assert lair(table) == "gallery"


def test_example_three_red_chevrons_lock_a_door_reset_a_trap_and_drive_destiny_out() -> None:
    table = house(
        "nathan destiny",
        at="outside kitchen",
        professor="conservatory",
        unlocked="conservatory/laboratory",
        off="study",
    )
    events = roll(table, "three red 1")
    assert lair(table) == "kitchen"
    assert doors(table) == set()
    assert are_off(table) == set()
    assert where(table, 1) == "outside"
    assert keys(events)[1:7] == [
        "professor-goes",
        "locks",
        "professor-goes",
        "rearms",
        "professor-goes",
        "flees",
    ]


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_three_chevrons_visit_three_new_rooms(colour: str) -> None:
    for start in ROOM:
        if start != "outside":
            table = house(professor=start)
            events = roll(table, f"three {colour} 1")
            seen = [event.numbers[0] for event in events if event.cue.key == "professor-goes"]
            assert len({ROOM[start], *seen}) == 4


def test_a_locked_door_never_stops_him_and_stays_locked() -> None:
    table = house()
    roll(table, "one red 1")
    assert lair(table) == "study"
    assert doors(table) == set()


def test_he_locks_only_the_doors_he_passes() -> None:
    table = house(unlocked="laboratory/study laboratory/trophy")
    roll(table, "one red 1")
    assert doors(table) == {"trophy/laboratory"}


def test_he_drives_out_everybody_in_a_room_also_on_his_way() -> None:
    table = house("nathan edward irene", at="study study kitchen")
    roll(table, "two red 1")
    assert [where(table, seat) for seat in range(3)] == ["outside"] * 3


def test_who_flees_loses_nothing_else() -> None:
    table = house(at="outside study", awake="edward")
    pile = table.pile_of(1)
    roll(table, "one red 1")
    assert where(table, 1) == "outside"
    assert table.awake == 2
    assert count(table.pile_of(1)) == count(pile) - 2


def test_the_trap_of_the_room_he_starts_from_stays_as_it_is() -> None:
    table = house(off="laboratory study")
    roll(table, "one red 1")
    assert are_off(table) == {"laboratory"}


# Secret passage


def test_by_the_secret_passage_he_goes_to_the_treasure_of_the_colour() -> None:
    table = house(at="outside hall", unlocked="all", off="hall gallery")
    roll(table, "passage green 1")
    assert lair(table) == "hall"
    assert are_off(table) == {"gallery"}
    assert where(table, 1) == "outside"
    assert len(doors(table)) == 15
    assert not doors(table) & {"hall/gallery", "ballroom/hall", "hall/lounge"}


def test_by_the_secret_passage_he_locks_the_doors_of_the_room_he_comes_to_and_no_other() -> None:
    table = house(unlocked="all")
    roll(table, "passage red 1")
    assert lair(table) == "kitchen"
    locked = (1 << 18) - 1 & ~table.open
    assert locked == BOX.house.doors_of[ROOM["kitchen"]]


def test_he_does_it_all_also_when_he_is_there_already() -> None:
    table = house(professor="hall", unlocked="hall/gallery", off="hall")
    roll(table, "passage green 1")
    assert (lair(table), doors(table), are_off(table)) == ("hall", set(), set())


# Time presses


@pytest.mark.parametrize(("face", "spaces"), [("five", 1), ("ten", 2)])
def test_the_marker_of_the_colour_comes_one_or_two_spaces_nearer(face: str, spaces: int) -> None:
    table = house()
    roll(table, f"{face} blue 1")
    assert each(table.spaces_of, 3) == [9, 6, 5 - spaces]
    assert lair(table) == "laboratory"


def test_a_marker_that_reaches_the_time_marker_this_way_is_lost() -> None:
    table = house(treasures={"blue": ("da-vinci-notebook", "cellar", 2)})
    roll(table, "ten blue 1")
    assert table.lost == 1 << TILE["da-vinci-notebook"]


def test_a_marker_that_passes_the_time_marker_this_way_is_lost() -> None:
    table = house(treasures={"blue": ("da-vinci-notebook", "cellar", 1)})
    roll(table, "ten blue 1")
    assert table.lost == 1 << TILE["da-vinci-notebook"]


def test_white_dice_are_carried_out_before_the_clock() -> None:
    table = house(treasures={"blue": ("da-vinci-notebook", "cellar", 1)})
    events = keys(roll(table, "five blue 2"))
    assert events == [
        "rolls",
        "time-presses",
        "loses",
        "appears",
        "is-marked",
        "time-passes",
        "reveals",
    ]
    new = table.box.treasures[table.treasure_of(2)]
    assert table.spaces_of(2) == new.minutes // 5 - 2, "it has moved with the clock"


# The clock


@pytest.mark.parametrize("clocks", [1, 2])
def test_the_time_marker_moves_one_space_for_each_clock(clocks: int) -> None:
    table = house()
    roll(table, f"one red {clocks}")
    assert table.time == clocks
    assert each(table.spaces_of, 3) == [10 - clocks, 7 - clocks, 6 - clocks]


def test_the_clock_goes_round() -> None:
    table = house(time=11)
    roll(table, "one red 2")
    assert table.time == 1


@pytest.mark.parametrize("left", [1, 2])
def test_a_treasure_the_time_marker_reaches_or_passes_is_lost(left: int) -> None:
    table = house(treasures={"red": ("crystal-skull", "kitchen", left)})
    roll(table, "one red 2")
    assert table.lost == 1 << TILE["crystal-skull"]


def test_a_lost_treasure_is_replaced_and_marked_from_where_the_time_stands_now() -> None:
    table = house(treasures={"red": ("crystal-skull", "kitchen", 1)}, time=7)
    roll(table, "one red 1")
    new = table.box.treasures[table.treasure_of(0)]
    assert table.hour_of(0) == (8 + new.minutes // 5) % 12
    assert table.room_of(0) != ROOM["kitchen"]


def test_a_lost_treasure_reactivates_no_trap() -> None:
    table = house(
        treasures={"red": ("crystal-skull", "kitchen", 1)}, off="dining cellar", professor="hall"
    )
    roll(table, "one red 1")
    assert are_off(table) == {"dining", "cellar"}


def test_several_losses_at_once_are_carried_out_red_green_blue() -> None:
    table = house(
        treasures={
            "red": ("crystal-skull", "kitchen", 1),
            "green": ("excalibur", "hall", 1),
            "blue": ("da-vinci-notebook", "cellar", 1),
        }
    )
    events = roll(table, "one red 1")
    lost = [event.numbers[0] for event in events if event.cue.key == "loses"]
    assert lost == [TILE["crystal-skull"], TILE["excalibur"], TILE["da-vinci-notebook"]]


def test_what_the_professor_does_is_told_with_its_numbers() -> None:
    table = house(at="outside study", unlocked="laboratory/study", off="study")
    assert told(roll(table, "one red 1"))[:6] == [
        "0: rolls one red 1",
        f"professor-goes study red {door('laboratory/study')}",
        "locks laboratory study",
        "rearms laser study",
        "1: flees study",
        "time-passes 5 1",
    ]
    table = house(treasures={"green": ("holy-grail", "hall", 1)}, at="hall")
    assert told(roll(table, "passage green 1"))[1:5] == [
        "professor-passes hall green",
        "0: flees hall",
        "time-passes 5 1",
        "loses holy-grail 1",
    ]


def nearly_lost(spaces: int = 1) -> Citadel:
    table = house(
        treasures={
            "red": ("crystal-skull", "kitchen", spaces),
            "green": ("declaration-of-independence", "hall", spaces),
        }
    )
    table.lost = THREE
    return table


def test_the_fourth_loss_by_the_clock_ends_the_game_at_once() -> None:
    table = nearly_lost()
    table.rescued = 1 << TILE["mona-lisa"]
    roll(table, "one red 1")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("lost-to-clock", [], [1, 1])
    assert count(table.lost) == 4
    assert table.deciders() == []


def test_the_fourth_loss_by_haste_ends_the_game_before_the_clock() -> None:
    table = nearly_lost(2)
    events = roll(table, "ten green 1")
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.reason == "lost-to-haste"
    assert table.time == 0
    assert keys(events)[-2:] == ["loses", "team-loses"]


def test_a_new_treasure_may_lie_in_the_professors_room() -> None:
    table = house(treasures={"red": ("crystal-skull", "kitchen", 1)}, professor="hall")
    table.places = 1 << ROOM["gallery"]
    roll(table, "one red 1")
    assert lair(table) == "gallery"
    assert table.room_of(0) == ROOM["gallery"]


@pytest.mark.parametrize(("die", "share"), [("gentle", 1), ("harsh", 2)])
def test_the_clock_die_shows_two_clocks_on_one_face_or_two(die: str, share: int) -> None:
    table = house(options={"clock-die": die})
    falls = [int(table.roll(2)) for _ in range(600)]
    assert set(falls) == {1, 2}
    assert abs(falls.count(2) - 100 * share) < 40


# Powers


@pytest.mark.parametrize(
    ("time", "clocks", "asked"),
    [(2, 1, True), (1, 2, True), (2, 2, True), (3, 1, False), (8, 1, True), (8, 2, True)],
)
def test_a_tile_may_be_turned_up_when_the_time_reaches_or_passes_three_and_nine(
    time: int, clocks: int, asked: bool
) -> None:
    table = house(time=time)
    roll(table, f"one red {clocks}")
    assert (can(table, "wake") == ["wake 0", "wake 1"]) is asked


def test_the_seat_whose_turn_it_is_has_the_last_word_and_may_decline() -> None:
    table = house(time=2)
    roll(table, "one red 1")
    assert table.deciders() == [0]
    assert told(do(table, "decline"))[0] == "0: declines"
    assert table.awake == 0
    assert table.turn == 1


def test_any_character_may_be_chosen() -> None:
    table = house(time=2)
    roll(table, "one red 1")
    do(table, "wake edward")
    assert table.awake == 2


def test_a_tile_that_is_up_is_not_turned_up() -> None:
    table = house(time=2, awake="edward")
    roll(table, "one red 1")
    assert why(table, "wake edward") == "tile-is-up"


def test_the_tile_of_the_first_seat_is_not_turned_up_twice_either() -> None:
    table = house(time=2, awake="nathan")
    roll(table, "one red 1")
    assert why(table, "wake nathan") == "tile-is-up"
    assert can(table, "wake") == ["wake 1"]
    assert told(do(table, "wake edward"))[0] == "1: wakes edward"


def test_nothing_is_asked_when_all_tiles_are_up() -> None:
    table = house(time=2, awake="nathan edward")
    roll(table, "one red 1")
    assert table.turn == 1


def test_losses_come_before_the_power() -> None:
    table = house(time=2, treasures={"red": ("crystal-skull", "kitchen", 1)})
    events = roll(table, "one red 1")
    assert "loses" in keys(events)
    assert can(table, "wake") != []


def test_a_tile_face_down_gives_neither_power_nor_bonus() -> None:
    table = house("leroy nathan", at="study")
    assert why(table, "bonus") == "tile-is-down"
    assert rooms(table, "disarm") == {"study"}


def test_the_bonus_turns_the_tile_down_at_once_and_ends_the_power() -> None:
    table = house("leroy nathan", at="study", awake="leroy")
    assert rooms(table, "disarm") == {"study", "kitchen", "library", "laboratory"}
    events = told(do(table, "bonus", "silence saw"))
    assert events[0] == "0: uses-bonus leroy"
    assert events[1:] == [f"0: disarms saw {room}" for room in ("dining", "ballroom", "lounge")]
    assert table.awake == 0
    assert rooms(table, "disarm") == {"study"}
    assert table.actions == 3


def test_whoever_uses_the_bonus_turns_down_their_own_tile() -> None:
    table = house("nathan irene", awake="nathan irene")
    roll(table, "five red 1")
    do(table, "bonus", "push blue")
    assert table.awake == 0b01


def test_a_tile_may_be_turned_up_again() -> None:
    table = house("leroy nathan", at="study", awake="leroy", time=2)
    do(table, "bonus", "silence saw")
    roll(table, "one red 1")
    do(table, "wake leroy")
    assert table.awake == 1


# Nathan


def test_nathan_leaps_for_an_action_to_a_room_next_to_the_professor() -> None:
    table = house(awake="nathan")
    assert rooms(table, "leap") == {"study", "conservatory", "trophy"}
    assert told(do(table, "leap study")) == ["0: leaps study"]
    assert (where(table, 0), table.actions) == ("study", 2)


def test_without_its_tile_or_its_adventurer_a_power_is_refused() -> None:
    assert why(house(), "leap study") == "tile-is-down"
    assert why(house("edward nathan", awake="nathan"), "leap study") == "power-is-anothers"
    assert why(house("edward destiny", awake="edward"), "nudge 0") == "power-is-anothers"
    assert why(house("destiny edward"), "nudge 0") == "tile-is-down"
    assert why(house("destiny edward", awake="destiny"), "nudge 0") == "after-your-roll"


def test_nathan_leaps_once_in_a_turn() -> None:
    table = house(awake="nathan")
    do(table, "leap study")
    assert why(table, "leap trophy") == "power-is-spent"


def test_nathan_leaps_again_in_his_next_turn() -> None:
    table = house("nathan", awake="nathan")
    do(table, "leap trophy")
    roll(table, "five red 1")
    assert "leap" in {move.split()[0] for move in can(table, "leap")}


def test_without_an_action_nathan_does_not_leap_and_one_that_can_only_move_is_enough() -> None:
    table = house("nathan edward", awake="nathan")
    table.actions = 0
    assert why(table, "leap trophy") == "no-action-left"
    table.steps = 1
    do(table, "leap trophy")
    assert (where(table, 0), table.actions, table.steps) == ("trophy", 0, 0)
    table = house("nathan edward", awake="nathan")
    table.actions = 1
    do(table, "leap trophy")
    assert (table.actions, table.steps) == (0, 0)


def test_nathan_leaps_only_next_to_the_professor_never_to_him() -> None:
    table = house(awake="nathan")
    assert why(table, "leap hall") == "not-next-to-professor"
    assert why(table, "leap laboratory") == "professor-is-there"


def test_nathan_does_not_leap_to_where_he_is() -> None:
    assert why(house(at="study", awake="nathan"), "leap study") == "already-there"


def test_nathans_bonus_moves_anywhere_but_to_the_professor_and_gives_two_actions() -> None:
    table = house(awake="nathan")
    do(table, "bonus")
    assert why(table, "move laboratory") == "professor-is-there"
    do(table, "move cellar")
    assert (where(table, 0), table.actions) == ("cellar", 5)
    assert can(table, "done") == ["done"]


# Edward


def test_edward_may_unlock_a_second_door_of_the_room_for_free() -> None:
    table = house("edward nathan", at="gallery", awake="edward")
    do(table, "unlock gallery/hall")
    assert len(can(table, "unlock")) == 2
    do(table, "unlock gallery/trophy")
    assert (len(doors(table)), table.actions) == (2, 2)


def test_edward_is_asked_about_a_single_second_door_and_about_none() -> None:
    two = "study/kitchen library/study"
    table = house("edward nathan", at="study", awake="edward", unlocked=two.split()[0])
    do(table, "unlock library/study")
    assert can(table, "unlock") + can(table, "stop") == [
        f"unlock {door('study/laboratory')}",
        "stop",
    ]
    do(table, "stop")
    assert len(doors(table)) == 2
    table = house("edward nathan", at="study", awake="edward", unlocked=two)
    do(table, "unlock study/laboratory")
    assert can(table, "done") == ["done"]


def test_edwards_bonus_unlocks_the_first_door_of_the_plan_like_any_other() -> None:
    table = house("edward nathan", awake="edward")
    assert door("hall/gallery") == 0
    do(table, "bonus", "unlock hall/gallery", "unlock gallery/conservatory", "stop")
    assert doors(table) == {"hall/gallery", "gallery/conservatory"}


def test_edward_need_not_unlock_a_second_door() -> None:
    table = house("edward nathan", at="gallery", awake="edward")
    do(table, "unlock gallery/hall", "stop")
    assert doors(table) == {"hall/gallery"}


def test_edwards_power_is_not_for_cards() -> None:
    table = house("edward nathan", at="gallery", awake="edward", cards="remote-lock spanner")
    do(table, "play remote-lock", "done")
    do(table, "unlock hall/lounge", "unlock library/study", "unlock kitchen/cellar")
    assert can(table, "stop") == []


def test_edwards_bonus_unlocks_up_to_five_doors_anywhere_and_gives_two_actions() -> None:
    table = house("edward nathan", awake="edward")
    do(table, "bonus", "unlock hall/lounge", "unlock library/study", "unlock kitchen/cellar")
    do(table, "unlock lounge/cellar", "unlock lounge/trophy")
    assert (len(doors(table)), table.actions) == (5, 5)
    assert table.deciders() == [0]
    assert can(table, "stop") == []
    table = house("edward nathan", awake="edward")
    do(table, "bonus", "unlock hall/lounge", "stop")
    assert (len(doors(table)), table.actions) == (1, 5)


def test_edwards_bonus_gives_its_actions_even_when_every_door_is_open() -> None:
    table = house("edward nathan", at="study", awake="edward", unlocked="all")
    do(table, "bonus")
    assert (table.deciders(), table.actions, table.awake) == ([0], 5, 0)
    assert can(table, "stop") == can(table, "unlock") == []


# Irene


def test_irenes_two_clocks_count_as_one_without_a_choice() -> None:
    table = house("irene nathan", awake="irene")
    roll(table, "one red 2")
    assert table.time == 1


def test_irenes_power_works_only_in_her_turns() -> None:
    table = house("nathan irene", awake="irene")
    roll(table, "one red 2")
    assert table.time == 2
    roll(table, "one red 2")
    assert table.time == 3
    awake = house("nathan irene", awake="nathan")
    roll(awake, "one red 2")
    assert awake.time == 2
    asleep = house("irene nathan", awake="nathan")
    roll(asleep, "one red 2")
    assert asleep.time == 2


def test_irenes_bonus_pushes_a_marker_two_spaces_eleven_at_most() -> None:
    table = house("irene nathan", awake="irene")
    do(table, "bonus", "push blue")
    assert each(table.spaces_of, 3) == [10, 7, 8]
    table = house("irene nathan", awake="irene")
    do(table, "bonus", "push red")
    assert each(table.spaces_of, 3) == [11, 7, 6]


def test_irenes_bonus_is_of_no_use_when_all_markers_are_eleven_ahead() -> None:
    table = house("irene nathan", awake="irene")
    give_each(table.set_spaces, [11] * 3)
    assert why(table, "bonus") == "would-do-nothing"
    for colour in range(3):
        give_each(table.set_spaces, [11] * 3)
        table.set_spaces(colour, 10)
        assert why(table, "bonus") == ""


# Leroy


def test_leroy_turns_off_the_trap_of_an_adjacent_room_for_an_action() -> None:
    table = house("leroy nathan", at="study", awake="leroy")
    do(table, "disarm laboratory")
    assert (are_off(table), table.actions) == ({"laboratory"}, 2)
    assert why(table, "disarm laboratory") == "trap-is-off"


def test_leroys_bonus_turns_off_all_traps_of_a_kind() -> None:
    table = house("leroy nathan", awake="leroy", off="study kitchen")
    do(table, "bonus")
    assert why(table, "silence laser") == "trap-is-off"
    do(table, "silence padlock")
    assert are_off(table) == {"study", "kitchen", "hall", "gallery", "conservatory", "library"}
    table = house("leroy nathan", awake="leroy")
    do(table, "bonus", "silence console")
    assert are_off(table) == {"cellar"}


# Destiny


def test_destiny_may_roll_one_die_again_after_her_roll() -> None:
    table = house("destiny nathan", awake="destiny", cards="decoy lucky-strike")
    fate(table, "three red 1 | one")
    do(table, "done")
    assert can(table, "nudge") == ["nudge 0", "nudge 1", "nudge 2"]
    assert why(table, "reroll 1") == why(table, "face one") == "not-asked-now"
    do(table, "nudge 0")
    assert why(table, "nudge 1") == "power-is-spent"
    do(table, "keep")
    assert lair(table) == "study"


def test_destinys_bonus_waits_for_her_roll() -> None:
    table = house("destiny nathan", awake="destiny")
    assert why(table, "bonus") == "after-your-roll"


def test_destinys_bonus_sets_both_white_dice() -> None:
    table = house("destiny nathan", awake="destiny")
    roll(table, "three red 1")
    events = do(table, "bonus", "face passage", "colour green")
    happened = [repr(event) for event in events]
    assert happened[:3] == [
        "0: uses-bonus character=4",
        "0: sets-dice face=3 colour=1",
        "professor-passes room=0 colour=1",
    ]
    assert lair(table) == "hall"
    assert table.awake == 0


def test_destiny_may_reroll_first_and_set_then_but_not_the_other_way() -> None:
    table = house("destiny nathan", awake="destiny")
    fate(table, "three red 1 | 2")
    do(table, "done", "nudge 2", "bonus", "face one", "colour red")
    assert (lair(table), table.time) == ("study", 2)


def test_what_destinys_bonus_has_set_is_not_rolled_again() -> None:
    table = house("destiny nathan", cards="reroll decoy", awake="destiny")
    do(table, "play reroll", "done")
    fate(table, "three red 2")
    do(table, "done", "bonus", "face one", "colour blue")
    for dice in ("1", "2", "3", "5", "7"):
        assert why(table, f"reroll {dice}") == "die-is-set"
    assert can(table, "reroll") == ["reroll 4"]


def test_without_her_tile_destiny_has_the_card_alone_after_her_roll() -> None:
    table = house("destiny nathan", cards="reroll decoy")
    do(table, "play reroll", "done")
    roll(table, "three red 1")
    assert why(table, "bonus") == why(table, "nudge 0") == "tile-is-down"
    assert why(table, "done") == "not-asked-now"


def test_others_are_not_asked_about_their_roll() -> None:
    table = house("nathan destiny", awake="nathan destiny")
    roll(table, "one red 1")
    assert table.turn == 1
    assert "keep" not in offered(table, 1)
