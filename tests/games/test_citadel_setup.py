"""The Citadel: setting up, and the cards of a turn."""

from __future__ import annotations

from itertools import product

import pytest

from paradice.core.rng import seeded
from paradice.core.sets import count, members
from paradice.games.citadel.cards import TRAP_NAMES
from paradice.games.citadel.game import GAME
from paradice.games.citadel.rules import Act, key_of
from paradice.games.citadel.table import Citadel
from tests.games.citadel import (
    BOX,
    TILE,
    are_off,
    can,
    do,
    doors,
    house,
    keys,
    lair,
    roll,
    told,
    where,
    why,
)
from tests.pieces import each, give_each
from tests.play import offered

# Setting up


def test_the_professor_begins_in_the_laboratory_and_the_time_on_twelve() -> None:
    table = GAME.start(2, {}, 5)
    assert (lair(table), table.time) == ("laboratory", 0)
    assert (table.turn, table.played, table.ploys, table.spent) == (-1, -1, 0, 0)
    assert each(table.face_of, 5) == [-1] * 5
    assert each(table.card_at, 2) == [-1] * 2
    assert [table.pile_of(seat) for seat in range(2)] == [63, 63]


def test_a_door_stands_on_each_of_the_eighteen_thresholds() -> None:
    table = GAME.start(2, {}, 5)
    assert doors(table) == set()
    assert GAME.view(table, 0)["doors"] == [False] * 18


@pytest.mark.parametrize("seed", range(4))
def test_twelve_traps_lie_one_in_each_room_six_of_them_off(seed: int) -> None:
    table = GAME.start(3, {}, seed)
    kinds = sorted(TRAP_NAMES[trap] for trap in each(table.trap_of, 12))
    assert kinds == sorted(["padlock"] * 4 + ["saw"] * 3 + ["camera", "laser"] * 2 + ["console"])
    assert len(are_off(table)) == 6


def test_traps_and_the_rooms_where_they_are_off_come_at_random() -> None:
    tables = [GAME.start(2, {}, seed) for seed in range(60)]
    assert all({bool(t.is_off(room)) for t in tables} == {True, False} for room in range(12))
    assert all({t.trap_of(room) for t in tables} == set(range(5)) for room in range(12))


def test_three_treasures_lie_in_three_rooms_and_their_markers_on_the_clock() -> None:
    table = GAME.start(2, {}, 5)
    assert len(set(each(table.room_of, 3))) == len(set(each(table.treasure_of, 3))) == 3
    for colour in range(3):
        minutes = BOX.treasures[table.treasure_of(colour)].minutes
        assert table.spaces_of(colour) * 5 == minutes
        assert table.hour_of(colour) == minutes // 5


def test_example_a_treasure_of_45_minutes_is_marked_at_nine_when_the_time_is_twelve() -> None:
    table = house(treasures={"red": ("holy-grail", "study", 9)})
    assert table.hour_of(0) == 9


def test_example_a_treasure_of_40_minutes_is_marked_at_twelve_when_the_time_is_four() -> None:
    table = house(time=4)
    table.tiles = 1 << TILE["mask-of-tutankhamun"]
    table.bring_treasure(1)
    assert table.hour_of(1) == 0


def test_location_cards_are_shuffled_anew_for_treasures_and_then_never_again() -> None:
    table = GAME.start(2, {}, 5)
    assert count(table.places) == 9
    assert not any(table.places >> room & 1 for room in each(table.room_of, 3))
    treasures = {room for seed in range(80) for room in each(GAME.start(2, {}, seed).room_of, 3)}
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
    tiles = [n for n in range(18) if table.tiles >> n & 1] + each(table.treasure_of, 3)
    assert {BOX.treasures[tile].minutes for tile in tiles} == minutes
    assert sorted(tiles) == [n for n in range(18) if BOX.treasures[n].minutes in minutes]


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
    for seed in range(12):
        table = begun(seed)
        own = [card // 6 for card in each(table.card_at, 2)]
        assert own == [table.character_of(table.turn)] * 2
        assert table.card_at(0) != table.card_at(1)
        left = table.pile_of(table.turn)
        assert count(left) == 4
        assert not any(left >> card % 6 & 1 for card in each(table.card_at, 2))


def test_choosing_beginning_and_revealing_are_told() -> None:
    table: Citadel = GAME.start(2, {}, 5)
    events = told(do(table, "choose leroy", "choose destiny"))
    first = int(table.turn)
    cards = [BOX.cards[card].name for card in each(table.card_at, 2)]
    assert events == [
        "0: plays-as leroy",
        "1: plays-as destiny",
        f"{first}: begins",
        f"{first}: reveals {cards[0]} {cards[1]}",
    ]


def test_when_the_pile_is_empty_the_cards_are_shuffled_anew() -> None:
    table = house("nathan", time=4)
    seen: list[int] = []
    for turn in range(4):
        seen += each(table.card_at, 2)
        assert count(table.pile_of(0)) == (4, 2, 0, 4)[turn]
        give_each(table.set_spaces, [11] * 3)
        events = keys(roll(table, "one red 1"))
        assert ("shuffles" in events) == (turn == 2)
    assert sorted(seen[:6]) == list(range(6))


@pytest.mark.parametrize("seed", range(4))
def test_each_trap_is_found_by_its_kind(seed: int) -> None:
    table = GAME.start(2, {}, seed)
    for room in range(12):
        kinds = [kind for kind in range(5) if table.rooms_of(kind) >> room & 1]
        assert kinds == [table.trap_of(room)]


def test_whoever_stands_at_a_window_or_in_the_hall_may_point_back_out_in_vain() -> None:
    way_out = [name for name in BOX.house.names if "leave" in pointed_at(name)]
    assert way_out == ["hall", "gallery", "library", "ballroom"]
    assert why(house(at="gallery"), "leave") == "no-way-back-out"


def pointed_at(name: str) -> list[str]:
    table = house(at=name, professor="study" if name == "laboratory" else "laboratory")
    return [repr(move) for move in table.candidates(0)]


def test_what_was_found_legal_in_one_place_is_never_taken_for_another() -> None:
    """Every state of the doors and the trap, the Professor everywhere, with actions or without."""
    table = house()
    found: dict[int, list[str]] = {}
    for place, professor, off, actions in product(range(13), range(12), (0, 4095), (0, 1)):
        table.set_place(0, place)
        table.professor, table.off, table.actions, table.steps = professor, off, actions, 1
        around = int(BOX.house.doors_of[place])
        for unlocked in subsets(around):
            table.open = unlocked
            legal = [repr(move) for move in Act().find_plain(table, 0)]
            assert found.setdefault(int(key_of(table, place)), legal) == legal
    assert min(found) >= 0
    assert max(found) < len(BOX.known)


def subsets(things: int) -> list[int]:
    found = [0]
    for thing in members(things):
        found += [others | 1 << thing for others in found]
    return found


def test_an_imagined_table_has_luck_of_its_own() -> None:
    table = GAME.start(2, {}, 1)
    imagined = table.imagine(0, seeded(9))
    assert imagined.rng.write() == seeded(9).write()
    assert {**GAME.write(imagined), "rng": 0} == {**GAME.write(table), "rng": 0}
