"""The thirty cards of the Citadel and the rulings about them, each a test."""

from __future__ import annotations

import pytest

from paradice.core.sets import count
from paradice.games.citadel.game import GAME
from paradice.games.citadel.view import prompt, view
from paradice.i18n.words import words
from tests.games.citadel import (
    CARD,
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
    line,
    roll,
    rooms,
    told,
    where,
    why,
)
from tests.pieces import each, give_each
from tests.play import refusal

# Every other adventurer takes an action


def test_a_rally_asks_every_other_adventurer_once_from_the_next_seat_on() -> None:
    table = house("nathan edward irene leroy", cards="second-wind climb")
    roll(table, "five red 1")
    table.set_cards(0, CARD["master-key"])
    table.set_place(1, ROOM["study"])
    do(table, "play master-key")
    asked = []
    while (who := table.deciders()) != [1]:
        asked += who
        do(table, "move ballroom")
    assert asked == [2, 3, 0]
    assert [where(table, seat) for seat in range(4)] == ["ballroom", "study"] + ["ballroom"] * 2
    assert (table.turn, table.actions) == (1, 3)


def test_everybody_may_decline_a_rally() -> None:
    table = house("nathan edward irene", cards="second-wind climb")
    do(table, "play second-wind", "done")
    assert table.deciders() == [2]
    do(table, "done")
    assert (table.deciders(), where(table, 1), where(table, 2)) == ([0], "outside", "outside")
    assert (table.actions, table.steps) == (3, 2)


def test_only_the_adventurer_who_is_asked_decides_in_a_rally() -> None:
    table = house("nathan edward irene", cards="second-wind climb")
    do(table, "play second-wind")
    assert table.deciders() == [1]
    for seat, key in ((0, "not-your-decision"), (1, ""), (2, "not-your-decision")):
        rule = refusal(GAME, table, line(table, "move gallery", seat=seat))
        assert (rule.key if rule is not None else "") == key


def test_a_rally_gives_no_card_bonus_or_power_and_costs_nobody_an_action() -> None:
    table = house("nathan leroy", at="outside study", cards="second-wind climb", awake="leroy")
    do(table, "play second-wind")
    assert can(table, "play") == can(table, "bonus") == []
    assert rooms(table, "disarm") == {"study"}
    do(table, "disarm study")
    assert (table.deciders(), table.actions) == ([0], 3)


def test_a_rescue_in_a_rally_may_win_before_the_others_are_asked() -> None:
    table = house("nathan edward irene", at="study kitchen", cards="second-wind climb", off="all")
    table.rescued = THREE
    do(table, "play second-wind", "rescue red")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.winners, table.deciders()) == ([0, 1, 2], [])


def test_alone_a_rally_does_nothing_and_asks_nobody() -> None:
    table = house("nathan", cards="second-wind climb")
    assert keys(do(table, "play second-wind")) == ["plays-card", "gains-steps"]
    assert table.deciders() == [0]
    assert (table.actions, table.steps) == (3, 2)


def test_the_log_tells_a_rally_in_the_order_in_which_they_act() -> None:
    table = house("nathan edward irene", cards="second-wind climb")
    events = do(table, "play second-wind")
    names = ["Ada", "Bob", "Cleo"]
    english, french = words("en", "citadel"), words("fr", "citadel")
    said = [
        english.say(GAME.log_line(event), names) for event in events if event.cue.key == "lends"
    ]
    assert said == ["Ada lets Bob take an action.", "Ada lets Cleo take an action."]
    assert french.say(GAME.log_line(events[-1]), names) == "Cleo peut faire une action grâce à Ada."


def test_the_prompt_of_a_rally_says_who_plays_what_and_what_one_may_do() -> None:
    table = house("nathan edward irene", cards="second-wind climb")
    do(table, "play second-wind")
    names = ["Ada", "Bob", "Cleo"]
    english, french = words("en", "citadel"), words("fr", "citadel")
    asked, idle = prompt(view(table, 1)), prompt(view(table, 0))
    assert english.say(asked, names) == "Ada plays Second Wind: you may take one action now."
    assert french.say(asked, names).startswith("Ada joue Second souffle")
    assert english.say(idle, names) == "Waiting for Bob."


# Nathan


def test_sprint_lets_the_others_act_and_then_moves_up_to_three_rooms_through_open_doors() -> None:
    table = house("nathan edward irene", at="gallery cellar", unlocked="all", cards="sprint climb")
    do(table, "play sprint")
    assert table.deciders() == [1]
    do(table, "move kitchen", "move library", "move hall", "move lounge", "move cellar")
    assert [where(table, seat) for seat in range(3)] == ["cellar", "kitchen", "library"]
    assert table.actions == 3
    assert can(table, "stop") == []


def test_sprint_goes_through_a_door_that_a_companion_has_just_unlocked() -> None:
    table = house(at="gallery gallery", cards="sprint climb")
    do(table, "play sprint", "unlock gallery/hall", "move hall")
    assert where(table, 0) == "hall"


def test_sprint_may_stop_earlier_but_not_before_the_first_room() -> None:
    table = house(at="gallery", unlocked="all", cards="sprint climb")
    do(table, "play sprint", "done")
    assert can(table, "stop") == []
    do(table, "move hall", "stop")
    assert where(table, 0) == "hall"


def test_sprint_obeys_the_rules_of_moving() -> None:
    table = house(at="gallery", unlocked="gallery/hall gallery/trophy", professor="trophy")
    do(table, "play sprint", "done")
    assert why(table, "move trophy") == "professor-is-there"
    assert why(table, "move conservatory") == "door-is-locked"
    assert why(table, "move cellar") == "no-door-between"
    assert why(table, "move gallery") == "already-there"


def test_sprint_may_begin_outside_by_a_window() -> None:
    table = house(unlocked="gallery/hall")
    do(table, "play sprint", "done", "move gallery", "move hall", "stop")
    assert where(table, 0) == "hall"


def test_sprint_ends_by_itself_where_no_way_leads_on() -> None:
    table = house()
    do(table, "play sprint", "done", "move gallery")
    assert (table.deciders(), table.actions) == ([0], 3)


def test_sprint_without_a_way_is_for_the_others_and_cannot_be_played_alone() -> None:
    table = house(at="gallery")
    do(table, "play sprint", "move library")
    assert (where(table, 0), where(table, 1), table.deciders()) == ("gallery", "library", [0])
    assert why(house("nathan", at="gallery"), "play sprint") == "would-do-nothing"


def test_slip_through_moves_to_an_adjacent_room_by_a_locked_door_which_stays_locked() -> None:
    table = house(at="gallery", cards="slip-through climb", professor="trophy")
    do(table, "play slip-through")
    assert rooms(table, "move") == {"hall", "conservatory"}
    assert why(table, "move trophy") == "professor-is-there"
    assert why(table, "move cellar") == "no-door-between"
    assert why(table, "move gallery") == "already-there"
    do(table, "move conservatory")
    assert (where(table, 0), doors(table)) == ("conservatory", set())
    assert (table.actions, can(table, "done")) == (3, ["done"])


def test_slip_through_is_of_no_use_outside() -> None:
    assert why(house(cards="slip-through climb"), "play slip-through") == "would-do-nothing"


def test_shoulder_charge_unlocks_a_door_and_moves_through_it() -> None:
    table = house(at="gallery", cards="shoulder-charge climb", unlocked="gallery/conservatory")
    do(table, "play shoulder-charge")
    assert why(table, "unlock gallery/conservatory") == "door-is-open"
    assert why(table, "unlock hall/lounge") == "door-is-elsewhere"
    assert why(table, "move hall") == "not-asked-now"
    do(table, "unlock gallery/hall")
    assert (where(table, 0), table.actions) == ("hall", 3)
    assert "hall/gallery" in doors(table)


@pytest.mark.parametrize("way", ["gallery/trophy", "gallery/hall", "gallery/conservatory"])
def test_shoulder_charge_is_of_use_while_one_door_is_locked(way: str) -> None:
    table = house(at="gallery", cards="shoulder-charge climb", unlocked="all")
    assert why(table, "play shoulder-charge") == "would-do-nothing"
    table.open &= ~(1 << door(way))
    assert why(table, "play shoulder-charge") == ""


def test_shoulder_charge_is_of_no_use_outside() -> None:
    assert why(house(cards="shoulder-charge climb"), "play shoulder-charge") == "would-do-nothing"


def test_shoulder_charge_never_leads_to_the_professor() -> None:
    table = house(at="gallery", cards="shoulder-charge climb", professor="trophy")
    do(table, "play shoulder-charge")
    assert why(table, "unlock gallery/trophy") == "professor-is-there"
    locked = house(
        at="gallery",
        cards="shoulder-charge climb",
        professor="trophy",
        unlocked="gallery/hall gallery/conservatory",
    )
    assert why(locked, "play shoulder-charge") == "would-do-nothing"


@pytest.mark.parametrize("start", ["outside", "cellar"])
def test_climb_moves_from_anywhere_to_a_room_with_a_window(start: str) -> None:
    table = house(at=start, cards="climb sprint")
    do(table, "play climb")
    assert rooms(table, "move") == {"gallery", "library", "ballroom"}
    assert why(table, "move study") == "climb-needs-window"


def test_climb_changes_the_room_and_avoids_the_professor() -> None:
    table = house(at="gallery", cards="climb sprint", professor="library")
    do(table, "play climb")
    assert why(table, "move gallery") == "already-there"
    assert why(table, "move library") == "professor-is-there"
    assert rooms(table, "move") == {"ballroom"}


def test_follow_me_moves_another_adventurer_to_your_room() -> None:
    table = house("nathan edward irene", at="study outside study", cards="follow-me climb")
    do(table, "play follow-me")
    assert why(table, "call irene") == "already-there"
    assert can(table, "call") == ["call 1"]
    do(table, "call edward")
    assert [where(table, seat) for seat in range(3)] == ["study", "study", "study"]
    assert (table.deciders(), table.actions) == ([0], 3)


def test_follow_me_brings_another_one_through_locked_doors_and_past_the_professor() -> None:
    table = house("nathan edward", at="study cellar", cards="follow-me climb", professor="kitchen")
    events = do(table, "play follow-me", "call edward")
    assert [repr(event) for event in events] == [
        f"0: plays-card card={CARD['follow-me']}",
        f"1: is-called room={ROOM['study']}",
    ]
    assert (where(table, 1), doors(table)) == ("study", set())


def test_follow_me_is_of_no_use_outside_or_when_all_are_together() -> None:
    for places in ("outside study", "study study", "outside outside"):
        table = house(cards="follow-me climb", at=places)
        assert why(table, "play follow-me") == "would-do-nothing"
    assert why(house(cards="follow-me climb", at="study outside"), "play follow-me") == ""


def test_follow_me_alone_moves_exactly_two_rooms_through_open_doors() -> None:
    table = house("nathan", at="gallery", cards="follow-me climb", unlocked="gallery/hall")
    assert table.ways(0) == 1 << ROOM["hall"]
    do(table, "play follow-me")
    assert can(table, "stop") == []
    do(table, "move hall")
    assert where(table, 0) == "hall"
    assert can(table, "stop") == can(table, "unlock") == []
    do(table, "move gallery")
    assert (where(table, 0), table.actions) == ("gallery", 3)
    assert can(table, "unlock") != []


def test_follow_me_alone_takes_the_way_that_leads_on() -> None:
    table = house("nathan", cards="follow-me climb", unlocked="gallery/hall")
    do(table, "play follow-me")
    assert why(table, "move library") == "no-way-on"
    do(table, "move gallery", "move hall")
    assert where(table, 0) == "hall"


@pytest.mark.parametrize(
    "way", ["gallery/conservatory", "gallery/trophy", "library/study", "ballroom/dining"]
)
def test_from_outside_any_door_of_the_room_with_the_window_leads_on(way: str) -> None:
    table = house("nathan", cards="follow-me climb", unlocked=way)
    do(table, "play follow-me")
    assert rooms(table, "move") == {way.split("/")[0]}


def test_a_sprint_from_outside_may_end_in_any_room_with_a_window() -> None:
    table = house("nathan edward", cards="sprint climb", unlocked="gallery/hall")
    do(table, "play sprint", "done")
    assert rooms(table, "move") == {"gallery", "library", "ballroom"}


def test_follow_me_alone_finds_the_way_on_through_every_room() -> None:
    for first, second in (("hall", "gallery"), ("cellar", "lounge"), ("ballroom", "cellar")):
        start = {"hall": "lounge", "cellar": "kitchen", "ballroom": "dining"}[first]
        other = {"hall": "trophy", "cellar": "study", "ballroom": "kitchen"}[first]
        table = house(
            "nathan",
            at=start,
            cards="follow-me climb",
            unlocked=f"{start}/{first} {first}/{second} {start}/{other}",
            professor="library",
        )
        do(table, "play follow-me")
        assert rooms(table, "move") == {first, other}
        do(table, f"move {first}")
        assert rooms(table, "move") == {start, second}
        do(table, f"move {second}")
        assert (where(table, 0), can(table, "done")) == (second, ["done"])


def test_follow_me_alone_is_content_with_one_room_where_there_is_no_way() -> None:
    table = house("nathan", cards="follow-me climb")
    do(table, "play follow-me")
    assert rooms(table, "move") == {"gallery", "library", "ballroom"}
    do(table, "move library")
    assert (where(table, 0), table.actions) == ("library", 3)
    assert can(table, "unlock") != []


def test_second_wind_gives_two_actions_just_to_move_and_lets_the_others_act() -> None:
    table = house(at="gallery", cards="second-wind climb", unlocked="gallery/hall")
    do(table, "play second-wind", "move library")
    assert where(table, 1) == "library"
    do(table, "disarm gallery", "unlock gallery/trophy", "move hall")
    assert (table.actions, table.steps) == (1, 1)
    do(table, "disarm hall")
    assert why(table, "unlock hall/lounge") == "only-to-move"
    assert why(table, "leave") == "no-way-back-out"
    do(table, "move gallery")
    assert (where(table, 0), table.actions, table.steps) == ("gallery", 0, 0)
    assert why(table, "move hall") == "no-action-left"


def test_actions_for_moving_only_are_spent_first_and_end_with_the_turn() -> None:
    table = house("nathan", at="gallery", cards="second-wind climb", unlocked="all", time=2)
    events = do(table, "play second-wind")
    assert told(events) == ["0: plays-card second-wind", "0: gains-steps 2"]
    do(table, "move hall")
    assert (table.actions, table.steps) == (3, 1)
    do(table, "move lounge")
    assert (table.actions, table.steps) == (3, 0)
    table.steps = 1
    roll(table, "five red 1")
    assert can(table, "wake") == ["wake 0"]
    assert (table.actions, table.steps) == (0, 0)


def test_second_wind_can_pay_nathans_leap() -> None:
    table = house(cards="second-wind climb", awake="nathan")
    do(table, "play second-wind", "done", "leap study")
    assert (table.actions, table.steps) == (3, 1)


# Edward


def test_master_key_unlocks_all_doors_of_your_room_and_then_the_others_act() -> None:
    table = house("edward nathan", at="gallery gallery", cards="master-key spanner")
    do(table, "play master-key")
    assert doors(table) == {"hall/gallery", "gallery/conservatory", "gallery/trophy"}
    do(table, "move hall")
    assert (where(table, 1), table.deciders()) == ("hall", [0])


def test_master_key_is_for_the_others_outside_or_where_all_is_open_and_of_no_use_alone() -> None:
    outside = house("edward nathan", cards="master-key spanner")
    assert keys(do(outside, "play master-key")) == ["plays-card", "lends"]
    for place, unlocked in (("outside", ""), ("gallery", "all")):
        table = house("edward", at=place, cards="master-key spanner", unlocked=unlocked)
        assert why(table, "play master-key") == "would-do-nothing"


def test_remote_lock_lets_the_others_act_and_then_unlocks_any_three_doors() -> None:
    table = house("edward nathan", cards="remote-lock spanner", unlocked="kitchen/cellar")
    do(table, "play remote-lock", "move gallery")
    assert (where(table, 1), table.deciders()) == ("gallery", [0])
    assert why(table, "unlock kitchen/cellar") == "door-is-open"
    assert can(table, "stop") == []
    do(table, "unlock hall/lounge", "unlock laboratory/study", "unlock library/study")
    assert doors(table) == {"kitchen/cellar", "hall/lounge", "laboratory/study", "library/study"}
    assert why(table, "move gallery") == ""


def test_gear_train_unlocks_a_door_of_your_room_and_one_of_each_adjacent_room() -> None:
    table = house("edward nathan", at="gallery", cards="gear-train spanner")
    do(table, "play gear-train")
    assert (table.deciders(), why(table, "unlock gallery/trophy")) == ([0], "")
    do(table, "unlock gallery/hall")
    assert why(table, "unlock gallery/conservatory") == "door-is-elsewhere"
    do(table, "unlock trophy/lounge", "unlock hall/lounge", "unlock conservatory/library")
    assert why(table, "move hall") == "", "and no door of any other room"
    assert doors(table) == {
        "hall/gallery",
        "lounge/trophy",
        "hall/lounge",
        "conservatory/library",
    }


def test_gear_train_does_not_ask_where_one_door_or_none_is_left() -> None:
    table = house(
        "edward nathan",
        at="gallery",
        cards="gear-train spanner",
        unlocked="gallery/hall gallery/trophy gallery/conservatory "
        "trophy/lounge hall/lounge hall/ballroom",
    )
    do(table, "play gear-train")
    assert "trophy/laboratory" in doors(table)
    assert len(can(table, "unlock")) == 2
    do(table, "unlock conservatory/library")
    assert len(doors(table)) == 8


@pytest.mark.parametrize(
    "locked", ["gallery/hall", "trophy/lounge", "hall/lounge", "conservatory/library"]
)
def test_gear_train_is_of_use_while_one_door_of_these_rooms_is_locked(locked: str) -> None:
    table = house("edward nathan", at="gallery", cards="gear-train spanner", unlocked="all")
    assert why(table, "play gear-train") == "would-do-nothing"
    table.open &= ~(1 << door("kitchen/cellar"))
    assert why(table, "play gear-train") == "would-do-nothing"
    table.open &= ~(1 << door(locked))
    assert why(table, "play gear-train") == ""
    do(table, "play gear-train")
    assert len(doors(table)) == 17
    assert why(house("edward nathan", cards="gear-train spanner"), "play gear-train") == (
        "would-do-nothing"
    )


def test_helping_hand_unlocks_all_doors_around_an_adventurer() -> None:
    table = house("edward nathan irene", at="outside study outside", cards="helping-hand spanner")
    do(table, "play helping-hand")
    assert why(table, "assist irene") == "would-do-nothing"
    do(table, "assist nathan")
    assert doors(table) == {"laboratory/study", "study/kitchen", "library/study"}


def test_helping_hand_may_be_for_yourself() -> None:
    table = house("edward nathan", at="study", cards="helping-hand spanner")
    do(table, "play helping-hand", "assist edward")
    assert doors(table) == {"laboratory/study", "study/kitchen", "library/study"}


def test_helping_hand_is_of_no_use_where_nobody_stands_at_a_locked_door() -> None:
    outside = house("edward nathan", cards="helping-hand spanner")
    assert why(outside, "play helping-hand") == "would-do-nothing"
    opened = "laboratory/study study/kitchen library/study"
    around = house("edward nathan", at="study", cards="helping-hand spanner", unlocked=opened)
    assert why(around, "play helping-hand") == "would-do-nothing"


@pytest.mark.parametrize("rolls", ["three red 1", "passage red 1"])
def test_jammed_locks_keep_every_door_open_while_the_dice_are_carried_out(rolls: str) -> None:
    table = house("edward nathan", cards="jammed-locks spanner", unlocked="all")
    do(table, "play jammed-locks", "done")
    roll(table, rolls)
    assert len(doors(table)) == 18
    assert lair(table) != "laboratory"


def test_jammed_locks_let_the_others_act_and_give_an_action() -> None:
    table = house("edward nathan", cards="jammed-locks spanner")
    do(table, "play jammed-locks")
    assert table.deciders() == [1]
    do(table, "done")
    assert (table.actions, table.deciders()) == (4, [0])


def test_jammed_locks_last_one_turn() -> None:
    table = house("edward nathan", cards="jammed-locks spanner", unlocked="all")
    do(table, "play jammed-locks", "done")
    roll(table, "one red 1")
    roll(table, "one red 1")
    assert len(doors(table)) == 17


def test_spanner_turns_off_your_trap_lets_the_others_act_and_then_unlocks_a_door_here() -> None:
    table = house("edward nathan", at="study", cards="spanner gear-train")
    do(table, "play spanner")
    assert (are_off(table), table.deciders()) == ({"study"}, [1])
    do(table, "done")
    assert can(table, "play") == can(table, "done") == [], "the card asks, not the turn"
    assert why(table, "unlock hall/gallery") == "door-is-elsewhere"
    assert why(table, "leave") == why(table, "disarm hall") == "not-asked-now"
    assert why(table, "unlock hall/lounge") == "door-is-elsewhere"
    do(table, "unlock study/kitchen")
    assert (are_off(table), doors(table)) == ({"study"}, {"study/kitchen"})
    assert (table.actions, table.deciders()) == (3, [0])


def test_spanner_is_followed_as_far_as_possible() -> None:
    table = house("edward nathan", at="study", cards="spanner gear-train", off="study")
    events = keys(do(table, "play spanner", "done", "unlock study/kitchen"))
    assert events == ["plays-card", "lends", "unlocks"]
    assert (doors(table), table.actions) == ({"study/kitchen"}, 3)
    table = house("edward nathan", at="study", cards="spanner gear-train", unlocked="all")
    do(table, "play spanner", "done")
    assert (are_off(table), table.deciders(), table.actions) == ({"study"}, [0], 3)
    assert can(table, "done") == ["done"]


def test_spanner_does_not_ask_where_one_door_is_locked_and_is_for_the_others_outside() -> None:
    table = house(
        "edward nathan",
        at="study",
        cards="spanner gear-train",
        unlocked="laboratory/study study/kitchen",
    )
    assert keys(do(table, "play spanner", "done")) == ["plays-card", "disarms", "lends", "unlocks"]
    assert ("library/study" in doors(table), table.actions) == (True, 3)
    outside = house("edward nathan", cards="spanner gear-train")
    assert keys(do(outside, "play spanner", "done")) == ["plays-card", "lends"]
    assert can(outside, "done") == ["done"]


def test_spanner_alone_is_of_use_where_the_trap_is_active_or_a_door_locked() -> None:
    trap = house("edward", at="study", cards="spanner gear-train", unlocked="all")
    assert keys(do(trap, "play spanner")) == ["plays-card", "disarms"]
    door = house("edward", at="study", cards="spanner gear-train", off="study")
    assert keys(do(door, "play spanner", "unlock study/kitchen")) == ["plays-card", "unlocks"]
    nothing = house("edward", at="study", cards="spanner gear-train", off="study", unlocked="all")
    assert why(nothing, "play spanner") == "would-do-nothing"
    assert why(house("edward", cards="spanner gear-train"), "play spanner") == "would-do-nothing"


# Irene


def test_hourglass_pushes_one_marker_a_space_and_then_another_one() -> None:
    table = house("irene nathan", cards="hourglass time-stop")
    do(table, "play hourglass", "push blue")
    assert why(table, "push blue") == "another-marker"
    do(table, "push green")
    assert each(table.spaces_of, 3) == [10, 8, 7]


def test_a_marker_eleven_spaces_ahead_cannot_be_pushed_and_one_at_ten_stops_at_eleven() -> None:
    table = house(
        "irene nathan",
        cards="ten-minutes time-stop",
        treasures={"green": ("declaration-of-independence", "hall", 11)},
    )
    do(table, "play ten-minutes")
    assert why(table, "push green") == "marker-is-far-enough"
    do(table, "push red")
    assert each(table.spaces_of, 3) == [11, 11, 6]


def test_ten_minutes_pushes_a_marker_two_spaces() -> None:
    table = house("irene nathan", cards="ten-minutes time-stop")
    events = do(table, "play ten-minutes", "push blue")
    assert each(table.spaces_of, 3) == [10, 7, 8]
    assert told(events) == ["0: plays-card ten-minutes", "0: pushes blue 10 8"]
    assert (table.deciders(), can(table, "push")) == ([0], [])


def test_time_stop_ignores_the_clock_die_this_turn() -> None:
    table = house("irene nathan", cards="time-stop hourglass", time=2)
    do(table, "play time-stop")
    fate(table, "five blue")
    events = do(table, "done")
    assert (table.time, each(table.spaces_of, 3)) == (2, [10, 7, 5])
    assert [repr(event) for event in events[:3]] == [
        "0: rolls-white face=4 colour=2",
        "time-presses colour=2 minutes=5",
        "time-stands",
    ]
    assert table.turn == 1


def test_time_stop_lets_the_professor_lock_his_doors() -> None:
    table = house("irene nathan", cards="time-stop hourglass", unlocked="all")
    do(table, "play time-stop")
    roll(table, "one red")
    assert len(doors(table)) == 17


def test_syncopation_swaps_two_markers() -> None:
    table = house("irene nathan", cards="syncopation hourglass")
    events = do(table, "play syncopation", "swap red/blue")
    assert can(table, "done") == ["done"]
    assert each(table.spaces_of, 3) == [6, 7, 10]
    assert told(events) == ["0: plays-card syncopation", "0: swaps red blue"]


def test_syncopation_does_not_swap_markers_that_stand_together() -> None:
    level = {"green": ("declaration-of-independence", "hall", 10)}
    table = house("irene nathan", cards="syncopation hourglass", treasures=level)
    do(table, "play syncopation")
    assert why(table, "swap red/green") == "markers-are-level"
    assert can(table, "swap") == ["swap 0 2", "swap 1 2"]


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_syncopation_is_of_use_when_one_marker_differs_and_of_none_when_all_stand_together(
    colour: str,
) -> None:
    table = house("irene nathan", cards="syncopation hourglass")
    give_each(table.set_spaces, [8] * 3)
    assert why(table, "play syncopation") == "would-do-nothing"
    table.set_spaces(("red", "green", "blue").index(colour), 4)
    assert why(table, "play syncopation") == ""
    do(table, "play syncopation")
    assert len(can(table, "swap")) == 2


def test_deja_vu_lets_another_adventurer_take_up_to_two_plain_actions_at_once() -> None:
    table = house("irene nathan edward", at="outside gallery", cards="deja-vu hourglass")
    do(table, "play deja-vu")
    assert why(table, "lend irene") == "another-adventurer"
    assert can(table, "lend") == ["lend 1", "lend 2"]
    assert told(do(table, "lend nathan")) == ["0: lends 1 2"]
    assert table.deciders() == [1]
    assert why(table, "leave") == "no-way-back-out"
    do(table, "unlock gallery/hall", "move hall")
    assert where(table, 1) == "hall"
    assert (table.deciders(), table.actions) == ([0], 3)


def test_deja_vu_may_end_earlier_and_gives_no_card_bonus_or_power() -> None:
    table = house("irene leroy", at="outside study", cards="deja-vu hourglass", awake="leroy")
    do(table, "play deja-vu")
    assert table.deciders() == [1]
    assert can(table, "play") == can(table, "bonus") == []
    assert rooms(table, "disarm") == {"study"}
    for text in ("bonus", "play hourglass", "leap hall"):
        assert why(table, text) == "plain-actions-only"
    for text in ("disarm kitchen", "disarm hall"):
        assert why(table, text) == "trap-is-elsewhere"
    assert why(table, "unlock hall/lounge") == "door-is-elsewhere"
    assert why(table, "move study") == "already-there"
    assert why(table, "keep") == why(table, "choose irene") == "not-asked-now"
    do(table, "done")
    assert table.deciders() == [0]


def test_deja_vu_can_rescue_the_fourth_treasure() -> None:
    table = house("irene nathan", at="outside kitchen", cards="deja-vu hourglass", off="all")
    table.rescued = THREE
    do(table, "play deja-vu", "rescue red")
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]


def test_deja_vu_alone_gives_an_action() -> None:
    table = house("irene", cards="deja-vu hourglass")
    assert told(do(table, "play deja-vu")) == ["0: plays-card deja-vu", "0: gains-actions 1"]
    assert table.actions == 4


def test_deja_vu_of_the_second_of_two_is_for_the_first() -> None:
    table = house("nathan irene")
    roll(table, "five red 1")
    table.set_cards(0, CARD["deja-vu"])
    assert told(do(table, "play deja-vu"))[1] == "1: lends 0 2"
    assert table.deciders() == [0]


def test_daylight_saving_jams_no_lock() -> None:
    table = house("irene nathan", cards="daylight-saving hourglass", unlocked="all")
    do(table, "play daylight-saving", "done")
    roll(table, "three red 1")
    assert len(doors(table)) == 15


def test_all_others_act_clockwise_before_the_card_goes_on() -> None:
    table = house("destiny nathan edward irene", cards="reroll decoy")
    do(table, "play reroll")
    order = []
    while table.deciders() != [0]:
        order += table.deciders()
        do(table, "done")
    assert order == [1, 2, 3]


def test_a_card_goes_on_once_the_others_have_used_their_action() -> None:
    table = house(
        "edward nathan",
        at="study",
        cards="spanner gear-train",
        unlocked="laboratory/study study/kitchen",
    )
    do(table, "play spanner", "move gallery")
    assert ("library/study" in doors(table), table.deciders()) == (True, [0])
    assert can(table, "done") == ["done"]


def test_the_fourth_adventurer_is_called_helped_and_lent_actions_too() -> None:
    table = house("nathan edward irene destiny", at="hall", cards="follow-me climb")
    do(table, "play follow-me", "call destiny")
    assert where(table, 3) == "hall"
    helped = house(
        "edward nathan irene destiny",
        at="outside outside outside study",
        cards="helping-hand spanner",
    )
    do(helped, "play helping-hand", "assist destiny")
    assert len(doors(helped)) == 3
    lent = house("irene nathan edward destiny", cards="deja-vu hourglass")
    do(lent, "play deja-vu", "lend destiny")
    assert lent.deciders() == [3]
    do(lent, "done")
    assert (lent.deciders(), can(lent, "done")) == ([0], ["done"])


def test_hourglass_pushes_two_markers_and_no_third() -> None:
    table = house("irene nathan", cards="hourglass time-stop")
    do(table, "play hourglass", "push red", "push green")
    assert (each(table.spaces_of, 3), can(table, "push")) == ([11, 8, 6], [])


def test_hourglass_is_content_with_one_marker_where_the_others_are_eleven_ahead() -> None:
    table = house("irene nathan", cards="hourglass time-stop")
    give_each(table.set_spaces, [11] * 3)
    table.set_spaces(2, 4)
    do(table, "play hourglass", "push blue")
    assert (each(table.spaces_of, 3), can(table, "done")) == ([11, 11, 5], ["done"])
    table = house("irene nathan", cards="hourglass time-stop")
    give_each(table.set_spaces, [11] * 3)
    table.set_spaces(2, 10)
    do(table, "play hourglass", "push blue")
    assert (each(table.spaces_of, 3), can(table, "done")) == ([11, 11, 11], ["done"])


def test_daylight_saving_lets_the_others_act_and_ignores_five_and_ten() -> None:
    table = house("irene nathan", cards="daylight-saving hourglass")
    do(table, "play daylight-saving", "move gallery")
    assert (where(table, 1), table.actions) == ("gallery", 3)
    events = roll(table, "ten blue 1")
    assert each(table.spaces_of, 3) == [9, 6, 5]
    assert keys(events)[:3] == ["rolls", "time-is-patient", "time-passes"]


def test_daylight_saving_alone_gives_an_action_and_ignores_five_and_ten() -> None:
    table = house("irene", cards="daylight-saving hourglass")
    do(table, "play daylight-saving")
    assert table.actions == 4
    roll(table, "ten blue 1")
    assert each(table.spaces_of, 3) == [9, 6, 5]


def test_daylight_saving_does_not_stop_the_professor_from_walking() -> None:
    table = house("irene nathan", cards="daylight-saving hourglass")
    do(table, "play daylight-saving", "done")
    roll(table, "one red 1")
    assert lair(table) == "study"


# Leroy


@pytest.mark.parametrize(
    ("card", "kinds", "wrong"),
    [
        ("jammer", {"study", "kitchen"}, "trophy"),
        ("lockpick", {"dining", "ballroom", "lounge"}, "cellar"),
    ],
)
def test_jammer_turns_off_any_laser_and_lockpick_any_saw(
    card: str, kinds: set[str], wrong: str
) -> None:
    table = house("leroy nathan", cards=f"{card} blackout")
    do(table, f"play {card}")
    assert rooms(table, "disarm") == kinds
    assert why(table, f"disarm {wrong}") == "wrong-trap"


def test_short_circuit_turns_off_the_console_also_where_the_professor_is() -> None:
    table = house("leroy nathan", cards="short-circuit blackout", professor="cellar")
    do(table, "play short-circuit")
    assert rooms(table, "disarm") == {"cellar"}
    assert why(table, "disarm hall") == "wrong-trap"
    do(table, "disarm cellar")
    assert are_off(table) == {"cellar"}


def test_a_card_whose_traps_are_all_off_cannot_be_played() -> None:
    table = house("leroy nathan", cards="jammer short-circuit", off="study kitchen cellar")
    assert why(table, "play jammer") == why(table, "play short-circuit") == "would-do-nothing"


def test_pulse_turns_off_the_trap_of_your_room_and_then_the_others_act() -> None:
    table = house("leroy nathan", at="study", cards="pulse blackout")
    do(table, "play pulse")
    assert (are_off(table), table.deciders()) == ({"study"}, [1])
    do(table, "move gallery")
    assert (where(table, 1), table.deciders(), table.actions) == ("gallery", [0], 3)


def test_pulse_outside_is_for_the_others() -> None:
    table = house("leroy nathan", cards="pulse blackout")
    do(table, "play pulse", "move gallery")
    assert (are_off(table), where(table, 1), table.deciders()) == (set(), "gallery", [0])


def test_pulse_alone_turns_off_the_trap_of_your_room_and_of_one_adjacent_room() -> None:
    table = house("leroy", at="study", cards="pulse blackout", off="library")
    do(table, "play pulse")
    assert why(table, "disarm library") == "trap-is-off"
    assert why(table, "disarm cellar") == "trap-is-not-next-door"
    do(table, "disarm kitchen")
    assert are_off(table) == {"library", "study", "kitchen"}


def test_pulse_alone_does_not_ask_where_one_trap_is_left() -> None:
    table = house("leroy", at="study", cards="pulse blackout", off="library kitchen")
    do(table, "play pulse")
    assert are_off(table) == {"library", "kitchen", "study", "laboratory"}


def test_blackout_turns_off_the_trap_of_one_adjacent_room() -> None:
    table = house("leroy nathan", at="study", cards="blackout pulse", off="library")
    do(table, "play blackout")
    assert rooms(table, "disarm") == {"kitchen", "laboratory"}
    assert why(table, "disarm library") == "trap-is-off"
    assert why(table, "disarm study") == "trap-is-not-next-door"
    do(table, "disarm laboratory")
    assert (are_off(table), table.deciders()) == ({"library", "laboratory"}, [0])


def test_blackout_does_not_ask_where_one_trap_is_left() -> None:
    table = house("leroy nathan", at="study", cards="blackout pulse", off="library kitchen")
    do(table, "play blackout")
    assert are_off(table) == {"library", "kitchen", "laboratory"}


def test_blackout_is_of_no_use_outside_nor_pulse_to_who_is_alone_there() -> None:
    table = house("leroy", cards="blackout pulse")
    assert why(table, "play blackout") == why(table, "play pulse") == "would-do-nothing"
    assert why(house("leroy nathan", cards="blackout pulse"), "play blackout") != ""


def test_video_loop_keeps_one_kind_of_trap_off_at_the_next_rescue() -> None:
    table = house("leroy nathan", at="kitchen", cards="video-loop pulse", off="all")
    do(table, "play video-loop", "rescue red")
    assert why(table, "spare padlock") == "not-on-the-tile"
    before = count(table.places)
    events = do(table, "spare saw")
    happened = [repr(event) for event in events if event.cue.key in ("spares", "rearms-all")]
    assert happened == ["spares traps=1", "rearms-all traps=3", "rearms-all traps=4"]
    assert {"dining", "ballroom", "lounge"} <= are_off(table)
    assert not {"study", "kitchen", "cellar"} & are_off(table)
    assert count(table.places) == before - 1


def test_video_loop_works_for_the_first_rescue_only() -> None:
    table = house("leroy nathan", at="kitchen", cards="video-loop pulse", off="all")
    do(table, "play video-loop", "rescue red", "spare saw")
    table.set_treasure(0, TILE["declaration-of-independence"])
    table.set_room(0, ROOM["kitchen"])
    do(table, "rescue red")
    assert not {"hall", "gallery", "conservatory", "library"} & are_off(table)


def test_video_loop_does_not_ask_where_the_tile_shows_one_kind() -> None:
    table = house("leroy nathan", at="hall", cards="video-loop pulse", off="all")
    do(table, "play video-loop", "rescue green")
    assert len(are_off(table)) == 12
    assert can(table, "done") == ["done"], "nothing is asked"
    assert table.treasure_of(1) != TILE["declaration-of-independence"]


def test_video_loop_is_for_whoever_rescues_and_for_the_treasure_rescued() -> None:
    crystal = {"blue": ("crystal-skull", "kitchen", 6), "red": ("da-vinci-notebook", "cellar", 10)}
    table = house(
        "leroy nathan", at="kitchen", off="all", cards="video-loop pulse", treasures=crystal
    )
    do(table, "play video-loop", "rescue blue")
    assert table.deciders() == [0]
    assert why(table, "spare padlock") == "not-on-the-tile"
    do(table, "spare saw")
    assert (table.room_of(0), table.treasure_of(0)) == (ROOM["cellar"], TILE["da-vinci-notebook"])
    assert table.treasure_of(2) != TILE["crystal-skull"]
    assert table.rescued == 1 << TILE["crystal-skull"]


def test_video_loop_without_a_rescue_turns_off_an_adjacent_trap_before_the_dice() -> None:
    table = house("leroy nathan", at="study", cards="video-loop pulse", professor="hall")
    do(table, "play video-loop")
    fate(table, "one red 1")
    do(table, "done")
    assert rooms(table, "disarm") == {"library", "kitchen", "laboratory"}
    do(table, "disarm kitchen")
    assert are_off(table) == {"kitchen"}
    assert table.turn == 1


def test_a_video_loop_without_a_rescue_is_over_before_the_dice() -> None:
    table = house("leroy destiny", at="study", cards="video-loop pulse", off="library laboratory")
    do(table, "play video-loop")
    fate(table, "five red 2")
    table.time = 2
    do(table, "done")
    assert can(table, "wake") == ["wake 0", "wake 1"]
    assert (are_off(table), table.ploys) == ({"library", "laboratory", "kitchen"}, 0)


def test_of_the_traps_next_door_that_of_the_hall_is_turned_off_like_any_other() -> None:
    table = house("leroy nathan", at="gallery", cards="blackout pulse", off="trophy conservatory")
    do(table, "play blackout")
    assert are_off(table) == {"trophy", "conservatory", "hall"}


@pytest.mark.parametrize("room", ["conservatory", "trophy", "hall"])
def test_blackout_is_of_use_while_a_trap_next_door_is_active(room: str) -> None:
    others = " ".join(name for name in ROOM if name not in (room, "outside"))
    table = house("leroy nathan", at="gallery", cards="blackout pulse", off=others)
    assert why(table, "play blackout") == ""
    table.off |= 1 << ROOM[room]
    assert why(table, "play blackout") == "would-do-nothing"


def test_video_loop_without_a_rescue_gives_nothing_outside() -> None:
    table = house("leroy nathan", cards="video-loop pulse")
    do(table, "play video-loop")
    roll(table, "one red 1")
    assert (are_off(table), table.turn) == (set(), 1)


# Destiny


def test_reroll_lets_the_others_act_and_rolls_any_dice_again_once_after_the_roll() -> None:
    table = house("destiny nathan", cards="reroll decoy")
    do(table, "play reroll", "move gallery")
    assert where(table, 1) == "gallery"
    fate(table, "three red 2 | one 1")
    do(table, "done")
    assert len(can(table, "reroll")) == 7
    assert can(table, "nudge") == can(table, "bonus") == []
    events = do(table, "reroll 5")
    happened = [repr(event) for event in events[:2]]
    assert happened == ["0: rolls-again", "0: rolls face=0 colour=0 clocks=1"]
    assert (lair(table), table.time, table.turn) == ("study", 1, 1)


def test_the_roll_may_be_kept() -> None:
    table = house("destiny nathan", cards="reroll decoy")
    do(table, "play reroll", "done")
    roll(table, "one red 1")
    do(table, "keep")
    assert lair(table) == "study"


def test_reroll_and_power_may_be_used_in_any_order_each_once() -> None:
    table = house("destiny nathan", cards="reroll decoy", awake="destiny")
    do(table, "play reroll", "done")
    fate(table, "three red 2 | two | one 1")
    do(table, "done", "nudge 0")
    assert can(table, "nudge") == []
    do(table, "reroll 5")
    assert can(table, "reroll") == []
    do(table, "keep")
    assert (lair(table), table.time) == ("study", 1)


def test_loaded_die_lets_the_others_act_and_chooses_the_colour_instead_of_rolling_it() -> None:
    table = house("destiny nathan", cards="loaded-die decoy")
    do(table, "play loaded-die", "move gallery")
    assert (where(table, 1), table.deciders()) == ("gallery", [0])
    give_each(table.set_dice, [4, 1, 2])
    assert [repr(event) for event in do(table, "colour blue")] == ["0: loads colour=2"]
    assert each(table.face_of, 3) == [-1, 2, -1], "nothing is left of the roll before"
    fate(table, "one 1")
    do(table, "done")
    assert lair(table) == "trophy"
    assert (table.fixed, table.ploys, table.spent) == (0, 0, 0), "nothing is left of the turn"


def test_a_die_that_was_chosen_is_not_rolled_again() -> None:
    table = house("destiny nathan", cards="loaded-die decoy", awake="destiny")
    do(table, "play loaded-die", "done", "colour blue")
    fate(table, "one 1")
    do(table, "done")
    assert why(table, "nudge 1") == "die-is-set"
    assert can(table, "nudge") == ["nudge 0", "nudge 2"]


def test_destinys_bonus_may_set_a_colour_that_was_chosen() -> None:
    table = house("destiny nathan", cards="loaded-die decoy", awake="destiny")
    do(table, "play loaded-die", "done", "colour blue")
    fate(table, "one 1")
    do(table, "done", "bonus", "face one", "colour red")
    assert lair(table) == "study"


def test_false_alarm_lets_the_others_act_and_ignores_the_white_dice() -> None:
    table = house("destiny nathan", cards="false-alarm decoy", unlocked="all")
    give_each(table.set_dice, [4, 1, 2])
    do(table, "play false-alarm")
    assert table.deciders() == [1]
    do(table, "done")
    fate(table, "2")
    events = do(table, "done")
    assert each(table.face_of, 3) == [-1, -1, 2], "nothing is left of the roll before"
    assert (lair(table), table.time, len(doors(table))) == ("laboratory", 2, 18)
    happened = [repr(event) for event in events]
    assert happened[:3] == [
        "0: rolls-clock clocks=2",
        "professor-is-fooled",
        "time-passes minutes=10 hour=2",
    ]


def test_after_a_false_alarm_only_the_clock_die_is_rolled_again_and_no_white_die_set() -> None:
    table = house("destiny nathan", cards="false-alarm decoy", awake="destiny")
    do(table, "play false-alarm", "done")
    fate(table, "2 | 1")
    do(table, "done")
    assert why(table, "nudge 0") == why(table, "nudge 1") == "die-is-not-rolled"
    assert why(table, "bonus") == "would-do-nothing"
    do(table, "nudge 2", "keep")
    assert table.time == 1


def test_two_chances_rolls_the_white_pair_twice_and_one_is_chosen() -> None:
    for pair, faces, room in (("0", (2, 1), "hall"), ("1", (1, 2), "gallery")):
        table = house("destiny nathan", cards="two-chances decoy", professor="laboratory")
        do(table, "play two-chances")
        fate(table, "three green 1 | two blue")
        events = do(table, "done")
        assert [repr(event) for event in events] == [
            "0: rolls face=2 colour=1 clocks=1",
            "0: tries-twice face=1 colour=2",
        ]
        assert can(table, "pair") == ["pair 0", "pair 1"]
        taken = repr(do(table, f"pair {pair}")[0])
        assert taken == f"0: takes-pair face={faces[0]} colour={faces[1]}"
        assert each(table.face_of, 5) == [*faces, 1, -1, -1]
        assert (lair(table), table.time, table.turn) == (room, 1, 1)


def test_two_chances_give_an_action() -> None:
    table = house("destiny nathan", cards="two-chances decoy")
    do(table, "play two-chances")
    assert (table.actions, table.deciders()) == (4, [0])


def test_after_two_chances_come_rerolls_and_bonus() -> None:
    table = house("destiny nathan", cards="two-chances decoy", awake="destiny")
    do(table, "play two-chances")
    fate(table, "two red 1 | one blue | green")
    do(table, "done", "pair 1", "nudge 1", "keep")
    assert lair(table) == "conservatory"


def test_decoy_lets_the_others_act_and_moves_the_professor_by_the_exit_of_your_choice() -> None:
    table = house(
        "destiny nathan",
        at="study study",
        cards="decoy reroll",
        unlocked="laboratory/study study/kitchen",
        off="study",
    )
    do(table, "play decoy", "done")
    assert rooms(table, "lure") == {"study", "conservatory", "trophy"}
    assert why(table, "lure laboratory") == why(table, "lure cellar") == "not-his-exit"
    assert why(table, "lure hall") == "not-his-exit"
    do(table, "lure study")
    assert (lair(table), doors(table), are_off(table)) == ("study", {"study/kitchen"}, set())
    assert where(table, 0) == where(table, 1) == "outside"
    assert table.actions == 3


def test_whoever_acts_on_a_decoy_may_be_gone_before_the_professor_comes() -> None:
    table = house(
        "destiny nathan", at="outside study", cards="decoy reroll", unlocked="study/kitchen"
    )
    do(table, "play decoy", "move kitchen", "lure study")
    assert (lair(table), where(table, 1)) == ("study", "kitchen")
    for room in ("conservatory", "trophy"):
        table = house("destiny nathan", cards="decoy reroll")
        do(table, "play decoy", "done", f"lure {room}")
        assert lair(table) == room


def test_lucky_strike_red_unlocks_any_two_doors() -> None:
    table = house("destiny nathan", cards="lucky-strike reroll")
    fate(table, "red")
    events = do(table, "play lucky-strike", "unlock hall/lounge", "unlock kitchen/cellar")
    assert told(events)[1] == "0: is-lucky red"
    assert len(doors(table)) == 2
    assert can(table, "done") == ["done"], "and no third"


def test_lucky_strike_green_turns_off_any_trap() -> None:
    table = house("destiny nathan", cards="lucky-strike reroll")
    fate(table, "green")
    events = do(table, "play lucky-strike", "disarm cellar")
    assert told(events)[1] == "0: is-lucky green"
    assert are_off(table) == {"cellar"}
    table = house("destiny nathan", cards="lucky-strike reroll")
    fate(table, "green")
    do(table, "play lucky-strike")
    assert len(can(table, "disarm")) == 12


def test_lucky_strike_blue_moves_up_to_two_rooms() -> None:
    table = house("destiny nathan", cards="lucky-strike reroll", unlocked="all")
    fate(table, "blue")
    do(table, "play lucky-strike", "move gallery", "move hall")
    assert where(table, 0) == "hall"
    assert can(table, "stop") == []


def test_lucky_strike_blue_may_move_one_room_or_none_since_nobody_foresees_the_roll() -> None:
    for way, room in (([], "outside"), (["move gallery"], "gallery")):
        table = house("destiny nathan", cards="lucky-strike reroll", unlocked="all")
        fate(table, "blue")
        do(table, "play lucky-strike", *way, "stop")
        assert (where(table, 0), table.actions, can(table, "stop")) == (room, 3, [])
        assert can(table, "done") == ["done"]


def test_lucky_strike_may_come_to_nothing_and_is_no_roll_to_be_rolled_again() -> None:
    table = house("destiny nathan", cards="lucky-strike reroll", at="study", awake="destiny")
    fate(table, "blue")
    events = do(table, "play lucky-strike")
    assert keys(events) == ["plays-card", "is-lucky"]
    assert can(table, "nudge") == []
    assert why(table, "nudge 1") == "after-your-roll"
    assert can(table, "unlock") != []
