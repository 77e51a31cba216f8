"""Setting up West Fort, one test for each sentence of the rulebook and each ruling."""

from __future__ import annotations

import pytest

from paradice.core.events import EVERYONE
from paradice.core.game import BadSetup
from paradice.core.rng import seeded
from paradice.core.sets import count
from paradice.games.undead.cards import read_facts
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import EMPTY, SLOTS, STREET
from paradice.games.undead.table import Undead
from tests.games.undead import ALL, BOX, BUILDING, ask, fort, give, loaded, step
from tests.pieces import each
from tests.play import offered, play, refusal

# What is in the box


def test_the_box_holds_48_coins_85_points_of_notoriety_20_buildings_and_18_undead() -> None:
    assert (BOX.coins, BOX.notoriety) == (48, 30 * 1 + 11 * 5)
    assert (len(BOX.buildings), len(BOX.undead)) == (20, 18)


def test_there_are_three_undead_of_value_six_so_fifteen_others() -> None:
    values = [card.notoriety for card in BOX.undead]
    assert values.count(6) == 3
    assert len(values) - 3 == 15


def test_five_buildings_are_for_four_and_more_players() -> None:
    assert [b.name for b in BOX.buildings if b.players == 4] == [
        "medicine-show",
        "sheriffs-office",
        "railway-station",
        "telegraph-office",
        "stockade",
    ]


def test_every_figure_says_where_it_comes_from() -> None:
    kinds = {fact.provenance for facts in read_facts() for fact in facts.sources}
    assert kinds == {"printed", "found", "derived", "reconstructed"}


def test_each_number_is_a_weak_point_of_ten_undead_and_no_two_cards_are_alike() -> None:
    for chamber in range(2, 8):
        assert len([card for card in BOX.undead if card.weak >> chamber & 1]) == 10
    assert len({card.weak for card in BOX.undead}) == 18


def test_every_undead_has_several_weak_points_and_the_dear_ones_have_fewer() -> None:
    for card in BOX.undead:
        assert count(card.weak) == {1: 4, 2: 4, 3: 4, 4: 3, 5: 3, 6: 2}[card.notoriety]


# Setting up


def in_town(table: Undead) -> list[str]:
    return [
        BOX.buildings[number].name for number in each(table.building_at, SLOTS) if number != EMPTY
    ]


@pytest.mark.parametrize(("seats", "slots"), [(2, 3), (3, 5), (4, 7), (5, 8), (6, 9), (1, 9)])
def test_the_number_of_players_decides_how_many_buildings_are_in_town(
    seats: int, slots: int
) -> None:
    assert len(set(in_town(GAME.start(seats, {}, 4)))) == slots


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_with_one_to_three_players_the_five_buildings_for_four_and_more_stay_in_the_box(
    seats: int,
) -> None:
    met = {name for seed in range(60) for name in in_town(GAME.start(seats, {}, seed))}
    assert met == {building.name for building in BOX.buildings if building.players == 1}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_four_and_more_players_all_twenty_buildings_are_shuffled(seats: int) -> None:
    towns = [in_town(GAME.start(seats, {}, seed)) for seed in range(60)]
    assert {name for town in towns for name in town} == set(BUILDING)
    assert {len(set(town)) for town in towns} == {{4: 7, 5: 8, 6: 9}[seats]}
    assert len({tuple(town) for town in towns}) == 60


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_boot_hill_has_three_cards_a_player_and_players_plus_one_of_them_are_in_town(
    seats: int,
) -> None:
    table = GAME.start(seats, {}, 9)
    assert table.hill == 3 * seats - (seats + 1)
    assert sum(count(each) for each in table.crowd) == seats + 1
    assert count(table.crowd[STREET]) == 1


@pytest.mark.parametrize("seed", range(8))
def test_the_first_undead_go_under_the_most_notorious_buildings_the_dearer_first_in_a_tie(
    seed: int,
) -> None:
    table = GAME.start(4, {}, seed)
    ranks = {
        slot: (
            BOX.buildings[table.building_at(slot)].notoriety,
            BOX.buildings[table.building_at(slot)].cost,
        )
        for slot in range(SLOTS)
        if table.building_at(slot) != EMPTY
    }
    best = sorted(ranks, key=lambda slot: ranks[slot], reverse=True)[:4]
    assert [slot for slot in ranks if table.crowd[slot]] == sorted(best)


def test_each_building_in_play_gets_the_resource_of_its_slot() -> None:
    table = GAME.start(6, {}, 2)
    assert each(table.bonus_at, 9) == [bonus for _, bonus in BOX.slots]
    assert (table.coins_left, table.notoriety_left) == (48 - 3, 85 - 3)


def test_each_player_starts_with_four_outlaws_two_beside_hired_guns_and_empty_chambers() -> None:
    table = GAME.start(3, {}, 2)
    assert (each(table.stash_of, 3), each(table.aside_of, 3)) == (
        [4, 4, 4],
        [2, 2, 2],
    )
    assert each(table.cells_of, 3) == [0, 0, 0]


def test_all_choose_three_resources_at_once_any_combination() -> None:
    table = GAME.start(2, {}, 2)
    assert table.deciders() == [0, 1]
    chambers = [f"load {chamber}" for chamber in range(2, 8)]
    assert offered(table, 0) == ["wish 0", *chambers, "wish 2"]
    play(GAME, table, "0: wish 0", "0: wish 0", "0: wish 2")
    assert table.deciders() == [1]
    play(GAME, table, "1: load 2", "1: load 5")
    assert repr(refusal(GAME, table, "1: load 5")) == "chamber-is-loaded"
    play(GAME, table, "1: load 7")
    assert (each(table.coins_at, 2), each(table.notoriety_at, 2)) == (
        [2, 0],
        [1, 0],
    )
    assert loaded(table, 1) == [2, 5, 7]


def test_coins_and_notoriety_lie_open_to_everybody() -> None:
    table = fort()
    give(table, 1, coins=4, notoriety=2)
    table.settle()
    for viewer in (0, 1, 2, EVERYONE):
        shown = GAME.view(table, viewer)["players"][1]
        assert (shown["coins"], shown["notoriety"]) == (4, 2)


def test_a_gained_bullet_goes_at_once_into_an_empty_chamber_of_its_owners_choice() -> None:
    table = fort()
    give(table, 0, bullets=[2, 3])
    ask(table, GAME.steps["LoadBullets"](0, 1))
    assert offered(table, 0) == ["load 4", "load 5", "load 6", "load 7"]
    assert repr(refusal(GAME, table, "0: load 2")) == "chamber-is-loaded"


# Rulings


def test_r1_all_pairs_of_notoriety_and_cost_differ_so_the_order_is_always_decided() -> None:
    pairs = {(building.notoriety, building.cost) for building in BOX.buildings}
    assert len(pairs) == 20


def test_r2_critical_tokens_start_on_their_skull_the_rangers_too() -> None:
    assert each(GAME.start(3, {}, 2).skull_of, 3) == [1, 1, 1]
    assert each(GAME.start(1, {}, 2).skull_of, 2) == [1, 1]


def test_r3_a_bullet_bonus_is_lost_when_the_buyers_card_is_full() -> None:
    table = fort(street="")
    give(table, 0, coins=4, bullets=[2, 3, 4, 5, 6, 7])
    table.set_bonus(0, 1)
    table.add_stash(0, -1)
    table.set_standing(0, 3)
    ask(table, GAME.steps["BuyBuilding"](0))
    events = play(GAME, table, "0: buy 0")
    assert "0: loses-bullets bullets=1" in [repr(event) for event in events]
    assert table.bonus_at(0) == EMPTY


def test_r4_the_starting_resources_are_secret_until_all_have_chosen() -> None:
    table = GAME.start(2, {}, 2)
    play(GAME, table, "0: wish 0", "0: wish 0", "0: wish 2")
    other = GAME.view(table, 1)["players"][0]
    assert (other["wished"], other["wishes"], other["coins"]) == (3, [], 0)
    assert GAME.view(table, 0)["players"][0]["wishes"] == [2, 0, 1]
    table.set_choice(0, 0)
    play(GAME, table, "0: load 4", "0: wish 0", "0: load 6")
    other = GAME.view(table, 1)["players"][0]
    assert (other["wished"], other["wishes"], other["chambers"]) == (3, [], [])
    mine = GAME.view(table, 0)["players"][0]
    assert (mine["wishes"], mine["chambers"]) == ([1, 2, 0], [4, 6])
    dreams = [table.imagine(1, seeded(n)) for n in range(200)]
    assert all(GAME.view(dream, 1) == GAME.view(table, 1) for dream in dreams)
    ways = {tuple(GAME.view(dream, 0)["players"][0]["wishes"]) for dream in dreams}
    assert len(ways) == 10
    assert {chamber for d in dreams for chamber in GAME.view(d, 0)["players"][0]["chambers"]} == {
        *ALL
    }


def test_starting_bullets_go_into_their_chambers_at_once_and_are_seen_when_all_have_chosen() -> (
    None
):
    table = GAME.start(2, {}, 2)
    told = play(GAME, table, "0: load 4", "0: load 6", "0: wish 0")
    assert [event.cue.key for event in told] == ["has-chosen"]
    told = play(GAME, table, "1: wish 0", "1: wish 0", "1: wish 0")
    assert [event.numbers for event in told if event.cue.key == "loads"] == [[4], [6]]
    assert (loaded(table, 0), step(table)) == ([4, 6], "ChooseSpace")
    assert GAME.view(table, 0)["secret"], "what is chosen next is secret again"


def test_r6_who_comes_first_takes_what_is_left_of_a_limited_resource() -> None:
    table = fort()
    table.coins_left = 2
    table.events = []
    table.gain_coins(1, 3)
    table.gain_coins(2, 3)
    assert each(table.coins_at, 3) == [0, 2, 0]
    assert [repr(event) for event in table.events] == ["1: gains-coins coins=2"]


def test_r7_the_first_player_is_random() -> None:
    assert {GAME.start(4, {}, seed).law for seed in range(40)} == {0, 1, 2, 3}


# The table and its guests


def test_two_gangs_each_need_four_seats() -> None:
    with pytest.raises(BadSetup, match="gangs: 'two, with 3 seats' is not possible"):
        GAME.start(3, {"gangs": "two"}, 1)


def test_what_is_for_one_player_alone_is_without_effect_with_more() -> None:
    assert GAME.start(2, {"riders": "on"}, 1).harder == 0


def test_a_spectator_sees_no_secret_choice() -> None:
    table = fort()
    table.settle()
    play(GAME, table, "1: pick 5")
    view = GAME.view(table, EVERYONE)
    assert view["players"][1]["has_chosen"]
    assert view["players"][1]["choice"] == EMPTY
    assert step(table) == "ChooseSpace"
