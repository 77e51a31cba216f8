"""Riff in Time: each thing that happens is one event, in its order, of the one it happens to."""

from __future__ import annotations

from paradice.core.rng import seeded
from paradice.games.riff.game import GAME
from paradice.games.riff.table import Riff
from tests.games.riff import (
    AIM,
    BOX,
    PERSON,
    PLACE,
    carry,
    close_rifts,
    crew,
    draw,
    put,
    roll,
    send_home,
    spot,
    stack,
)
from tests.play import play

PRESENT = 10
"""As a place of an event: San Dimas."""


def acting(*dice: str, place: str = "san-dimas", start: str = "reroll") -> Riff:
    """Joanna is active with Elizabeth at the table; the dice lie so."""
    table = crew("joanna", "elizabeth", start=start)
    put(table, place)
    roll(table, *dice)
    return table


def events_of(table: Riff, *lines: str) -> list[str]:
    """Play lines; return the events, but for the next turn."""
    events = [repr(event) for event in play(GAME, table, *lines)]
    ends = [n for n, event in enumerate(events) if "turn-begins" in event]
    return events[: ends[0]] if ends else events


def drawn(table: Riff, *cards: int) -> list[str]:
    """Draw riff cards by their printed numbers; return the events, but for the dice."""
    events = [repr(event) for event in draw(table, *cards)]
    return [event for event in events if "rolls-" not in event]


def test_a_way_is_told_with_its_end_and_its_start() -> None:
    table = acting("move", "move", "reroll")
    assert events_of(table, "0: move 3", "0: move 4") == [
        "0: travels to=2 start=0",
        "0: travels to=3 start=3",
    ]


def test_who_is_picked_up_returned_and_what_closes_is_told() -> None:
    table = acting("interact", "interact", "interact", "triumphant/excellent", place="kassel")
    carry(table, BOX.personages[PLACE["kassel"]].name)
    table.set_level(spot("kassel"), 2)
    assert events_of(
        table, f"0: pick {PERSON['billy-the-kid']}", f"0: return {PLACE['kassel']}", "0: fix"
    ) == [
        f"0: picks personage={PERSON['billy-the-kid']}",
        f"0: returns personage={PLACE['kassel']} to={PLACE['kassel']}",
        f"falls of={PLACE['kassel']} level=1 by=1",
    ]
    assert events_of(table, "0: fix") == [f"0: closes of={PLACE['kassel']}", "0: gains-die dice=1"]


def test_the_second_die_of_a_fixer_is_told_as_the_second() -> None:
    table = acting("interact", "interact", "interact", place="kassel")
    close_rifts(table, "rome")
    send_home(table, BOX.personages[PLACE["kassel"]].name)
    table.set_level(spot("kassel"), 1)
    assert events_of(table, "0: fix") == [f"0: closes of={PLACE['kassel']}", "0: gains-die dice=2"]


def test_who_is_passed_on_and_what_two_equal_actions_make_is_told() -> None:
    table = crew("joanna", "elizabeth")
    put(table, "kassel", 0, 1)
    carry(table, "socrates")
    roll(table, "interact", "move", "move", "reroll")
    assert events_of(table, f"0: pass {PERSON['socrates']} 1", "0: pair 0") == [
        f"0: passes personage={PERSON['socrates']} other=1",
        "0: pairs symbol=0",
    ]


def test_a_reroll_is_told_with_both_faces_and_its_die() -> None:
    table = acting("move", "interact", "move")
    (event,) = events_of(table, "0: reroll 1")
    assert event == f"0: rerolls face1=1 face2={table.face_of(1)} die=1"


def test_the_booth_is_told_before_its_dice() -> None:
    table = acting("move", "move", "move")
    first, second = events_of(table, "0: booth")
    faces = [int(table.face_of(die)) for die in range(3)]
    assert first == "0: uses-booth"
    assert second == "0: rolls-three face1={} face2={} face3={}".format(*faces)


def test_four_dice_are_told_as_four() -> None:
    table = acting("move", "move", "move", "triumphant/move")
    faces = events_of(table, "0: booth")[1].split(": ")[1].split()
    assert faces[0] == "rolls-four"
    assert [int(face[-1]) for face in faces[1:]] == [int(table.face_of(die)) for die in range(4)]


def test_a_bogus_is_told_with_what_it_raises_and_one_ignored_with_nothing() -> None:
    table = acting("bogus", "move", "move", "bogus/bogus", place="kassel")
    assert events_of(table, "0: bogus", "0: ignore") == [
        "0: suffers",
        f"rises of={PLACE['kassel']} level=6 by=1",
        "0: ignores",
    ]


def test_a_turn_and_its_card_are_told_a_round_with_its_first_turn() -> None:
    assert drawn(crew("joanna", "elizabeth"), 12) == [
        "round-begins round=2",
        "0: turn-begins",
        "0: draws riff=11",
        f"rises of={PLACE['vienna']} level=7 by=2",
    ]
    later = crew("joanna", "elizabeth")
    later.first = 1
    assert drawn(later, 12)[0] == "0: turn-begins"


def test_what_a_full_dial_cannot_take_is_told_and_goes_to_san_dimas() -> None:
    table = crew("joanna", "elizabeth")
    table.set_level(spot("vienna"), 9)
    assert drawn(table, 12)[3:6] == [
        f"rises of={PLACE['vienna']} level=10 by=1",
        f"overflows of={PLACE['vienna']}",
        f"rises of={PRESENT} level=3 by=1",
    ]


def test_a_card_that_moves_and_ejects_everybody_tells_each_of_them() -> None:
    table = crew("joanna", "elizabeth")
    put(table, "kassel")
    put(table, "rome", 1)
    carry(table, "socrates", seat=1)
    assert drawn(table, 48)[3:] == [
        f"0: is-moved to={PRESENT} start={spot('kassel')}",
        f"1: is-moved to={PRESENT} start={spot('rome')}",
        f"1: ejects personage={PERSON['socrates']} to={PRESENT}",
    ]


def test_a_card_that_moves_its_drawer_tells_it_and_what_falls_by_how_much() -> None:
    table = crew("joanna", "elizabeth")
    put(table, "vienna")
    table.set_level(spot("rome"), 6)
    assert drawn(table, 3)[3:] == [
        f"rises of={PLACE['rome']} level=7 by=1",
        f"0: is-moved to={PLACE['rome']} start={spot('vienna')}",
    ]
    table.set_level(0, 3)
    assert drawn(table, 57)[-1] == f"falls of={PRESENT} level=2 by=1"


def test_nothing_is_told_of_a_rift_that_a_card_cannot_lower() -> None:
    table = crew("joanna", "elizabeth")
    put(table, "rome")
    table.set_level(spot("rome"), 1)
    assert drawn(table, 52)[3:] == []
    close_rifts(table, "rome")
    assert drawn(table, 52)[3:] == []


def test_each_stage_of_a_task_is_told() -> None:
    table = acting("interact", "interact", "interact", place="rome")
    table.set_task(0, AIM["lower-in-three-places"])
    send_home(table, "charlemagne")
    assert events_of(table, "0: fix") == [
        f"falls of={PLACE['rome']} level=4 by=1",
        f"0: advances objective={AIM['lower-in-three-places']} stage=1",
    ]


def test_a_place_that_is_fixed_is_told_to_be_calm() -> None:
    table = crew("joanna", "elizabeth")
    quiet = [n + 1 for n, card in enumerate(BOX.cards) if is_silent(card.subject, card.sections)]
    assert quiet
    place = BOX.cards[quiet[0] - 1].subject
    close_rifts(table, BOX.locations[place])
    assert drawn(table, quiet[0])[3:] == [f"is-calm place={place}"]


def is_silent(subject: int, sections: list[list[object]]) -> bool:
    """A card of one place that says nothing for when it is fixed."""
    return subject >= 0 and not sections[3]


def test_cards_looked_at_and_put_back_are_told_each_with_its_turn() -> None:
    table = crew("joanna", "elizabeth")
    draw(table, 53, 1, 2, 3)
    assert events_of(table, "0: choose 0") == ["0: looks count=3"]
    assert events_of(table, "0: next 2") == ["0: puts-next riff=2 turn=1"]
    events = [repr(event) for event in play(GAME, table, "0: next 1")]
    assert events[0] == "0: puts-next riff=1 turn=2"
    assert list(table.known) == [2, 1, 0]


def test_five_cards_are_discarded_each_told() -> None:
    table = crew("joanna", "elizabeth")
    draw(table, 56, 1, 2, 3, 4, 5, 6)
    events = [repr(event) for event in play(GAME, table, "0: choose 1")]
    assert events[:5] == [f"0: discards riff={card}" for card in range(5)]
    assert list(table.known) == [5]


def test_a_card_that_ted_swaps_is_told_before_the_next() -> None:
    table = crew("ted", "bill")
    assert drawn(table, 1, 2)[-1] == "0: draws riff=0"
    events = [repr(event) for event in play(GAME, table, "0: swap")]
    assert events[:2] == ["0: swaps riff=0", "0: draws riff=1"]


def test_rewards_the_end_of_a_round_and_quiet_rounds_are_told_in_this_order() -> None:
    table = crew("joanna", "elizabeth")
    table.first, table.round = 1, 3
    table.set_done(0, 1)
    roll(table, "move")
    stack(table, 1)
    task = table.task_of(1)
    lowers, icon = BOX.objectives[task].lowers, BOX.objectives[task].icon
    assert events_of(table, "0: end") == [
        f"0: is-rewarded lowers={lowers} symbol={icon}",
        f"falls of={PRESENT} level=0 by=2",
        "round-ends round=3",
        f"rises of={PRESENT} level=1 by=1",
        f"1: advances objective={task} stage=1",
        "round-begins round=4",
    ]


def test_a_task_done_is_told_with_its_objective() -> None:
    table = crew("joanna", "elizabeth")
    table.first, table.round = 1, 3
    table.set_stage(1, 2)
    roll(table, "move")
    stack(table, 1)
    task = table.task_of(1)
    events = events_of(table, "0: end")
    assert events[events.index(f"1: advances objective={task} stage=3") + 1] == (
        f"1: accomplishes objective={task}"
    )


def test_a_win_and_a_broken_present_are_told_last() -> None:
    table = crew("joanna", "elizabeth")
    close_rifts(table, *BOX.locations)
    roll(table, "move")
    assert events_of(table, "0: end") == ["game-is-won"]
    table = acting("bogus", "move", "move", start="move")
    table.set_level(0, BOX.highest_san_dimas)
    table.set_who(0, BOX.characters.index("bill"))
    assert events_of(table, "0: pair 0")[0] == "0: pairs symbol=0"
    assert events_of(table, "0: bogus") == ["0: suffers", "present-breaks"]


def test_characters_objectives_and_actions_are_told_as_they_are_chosen() -> None:
    table = GAME.start(2, {"characters": "chosen"}, 4)
    first = table.deciders()[0]
    assert events_of(table, f"{first}: play 2", f"{1 - first}: play 0") == [
        f"{first}: plays-as character=2",
        f"{1 - first}: plays-as character=0",
    ]
    offers = [[int(table.offer_of(seat, n)) for n in range(2)] for seat in range(2)]
    assert events_of(table, "0: objective 1") == [f"0: aims-at objective={offers[0][1]}"]
    events = events_of(table, "1: objective 0")
    icons = [int(BOX.objectives[table.bonus_of(seat)].icon) for seat in range(2)]
    assert events[:3] == [
        f"1: aims-at objective={offers[1][0]}",
        f"0: may-use symbol={icons[0]}",
        f"1: may-use symbol={icons[1]}",
    ]


def test_an_imagined_table_has_luck_of_its_own_and_all_else_is_open() -> None:
    table = crew("joanna", "elizabeth")
    before = table.rng.write()
    luck = seeded(9)
    twin = table.imagine(0, luck)
    assert twin.rng is luck
    assert table.rng.write() == before
    twin.rng = table.rng
    assert GAME.write(twin) == GAME.write(table)
