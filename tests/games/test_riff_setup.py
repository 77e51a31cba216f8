"""Riff in Time: setting up, rounds and turns, winning and losing."""

from __future__ import annotations

import pytest

from paradice.core.facts import BadFact, Facts
from paradice.core.rng import seeded
from paradice.core.sets import members
from paradice.games.riff import cards
from paradice.games.riff.cards import read_facts
from paradice.games.riff.game import GAME
from paradice.games.riff.moves import ABOARD, BOOTH_TOO_LATE, BOOTH_USED, CARDS, HOME
from paradice.games.riff.payment import icon_of
from paradice.games.riff.rules import deal_actions, lose_personages, raise_first_rifts
from paradice.games.riff.table import ALL_PEOPLE, Riff
from tests.games.riff import (
    BOX,
    PERSON,
    begin,
    close_rifts,
    crew,
    draw,
    level,
    put,
    roll,
    send_home,
    stack,
    told,
)
from tests.pieces import each, give_each
from tests.play import offered, play, refusal


def choose_objectives(table: Riff) -> Riff:
    play(GAME, table, *(f"{seat}: objective 0" for seat in table.deciders()))
    return table


# Set up


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_san_dimas_is_aligned_to_the_number_of_players(seats: int) -> None:
    assert GAME.start(seats, {}, 5).level_at(0) == seats


@pytest.mark.parametrize("harder", ["1", "3", "5"])
def test_for_more_of_a_challenge_san_dimas_starts_at_a_higher_number(harder: str) -> None:
    assert GAME.start(4, {"san-dimas": harder}, 5).level_at(0) == 4 + int(harder)


def test_location_discs_are_shuffled_onto_the_ten_positions_and_aligned_to_five() -> None:
    layouts = {GAME.start(2, {}, seed).spot for seed in range(20)}
    assert len(layouts) == 20
    table = GAME.start(2, {}, 3)
    assert sorted(each(table.spot_of, 10)) == list(range(1, 11))
    assert [table.disc_at(position) for position in each(table.spot_of, 10)] == list(range(10))
    assert each(table.level_at, 11)[1:] == [5] * 10


def test_a_personage_is_placed_on_each_location() -> None:
    assert sorted(each(GAME.start(2, {}, 3).stand_of, 10)) == list(range(1, 11))


def test_with_more_than_three_personages_at_home_they_are_dealt_again() -> None:
    for seed in range(300):
        table = GAME.start(2, {}, seed)
        assert sum(table.stand_of(who) == table.spot_of(who) for who in range(10)) <= 3
    table = crew("bill", "ted")
    for seed in range(300):
        table.rng = seeded(seed)
        lose_personages(table)
        assert sum(table.stand_of(who) == table.spot_of(who) for who in range(10)) <= 3


def test_three_personages_may_begin_at_home() -> None:
    table = crew("bill", "ted")
    met = set()
    for seed in range(120):
        table.rng = seeded(seed)
        lose_personages(table)
        met.add(sum(table.stand_of(who) == table.spot_of(who) for who in range(10)))
    assert met == {0, 1, 2, 3}


def test_before_anything_is_chosen_nobody_has_a_character_a_task_or_an_action() -> None:
    table = GAME.start(3, {"characters": "chosen"}, 4)
    assert each(table.character_of, 3) == [-1, -1, -1]
    assert each(table.task_of, 3) == [-1, -1, -1]
    assert each(table.bonus_of, 3) == [-1, -1, -1]
    assert each(table.fixer_of, 10) == [-1] * 10
    assert each(table.disc_at, 11)[0] == 10
    assert each(table.kind_of, 4) == [-1] * 4


def test_each_player_gets_a_character_of_their_own_and_starts_on_san_dimas() -> None:
    table = GAME.start(4, {}, 8)
    assert sorted(each(table.character_of, 4)) == [0, 1, 2, 3]
    assert each(table.place_of, 4) == [0, 0, 0, 0]


def test_characters_may_be_chosen_in_turn_beginning_with_the_first_player() -> None:
    table = GAME.start(3, {"characters": "chosen"}, 2)
    first = table.first
    order = [(first + turn) % 3 for turn in range(3)]
    assert table.deciders() == [order[0]]
    play(GAME, table, f"{order[0]}: play 2")
    assert table.deciders() == [order[1]]
    assert refusal(GAME, table, f"{order[1]}: play 2").key == "character-is-taken"  # type: ignore[union-attr]
    assert offered(table, order[1]) == ["play 0", "play 1", "play 3"]
    play(GAME, table, f"{order[1]}: play 0", f"{order[2]}: play 3")
    assert [table.character_of(seat) for seat in order] == [2, 0, 3]
    assert sorted(table.deciders()) == [0, 1, 2]


def test_two_objectives_are_dealt_to_each_player_who_keeps_one() -> None:
    table = GAME.start(3, {}, 6)
    dealt = [table.offer_of(seat, choice) for seat in range(3) for choice in range(2)]
    assert len(set(dealt)) == 6
    assert min(dealt) >= 0
    assert table.deciders() == [0, 1, 2]
    play(GAME, table, "1: objective 1")
    assert table.deciders() == [0, 2]
    play(GAME, table, "2: objective 0", "0: objective 0")
    assert each(table.task_of, 3) == [dealt[0], dealt[3], dealt[4]]


@pytest.mark.parametrize("tasks", [(0, 7), (15, 3)])
def test_undealt_and_discarded_objectives_are_shuffled_and_one_shows_its_action_to_each(
    tasks: tuple[int, int],
) -> None:
    given = set()
    for seed in range(200):
        table = crew("bill", "ted")
        give_each(table.set_task, tasks)
        table.rng = seeded(seed)
        deal_actions(table)
        assert table.bonus_of(0) != table.bonus_of(1)
        given |= {*each(table.bonus_of, 2)}
    assert given == set(range(16)) - {*tasks}


def test_any_objective_may_be_dealt_to_anybody() -> None:
    dealt = [GAME.start(2, {}, seed) for seed in range(100)]
    for seat in range(2):
        for choice in range(2):
            assert {table.offer_of(seat, choice) for table in dealt} == set(range(16))


def test_anybody_may_be_dealt_any_character_and_no_two_the_same() -> None:
    dealt = [tuple(each(GAME.start(2, {}, seed).character_of, 2)) for seed in range(200)]
    assert set(dealt) == {(one, two) for one in range(4) for two in range(4) if one != two}


def test_once_all_have_chosen_their_objectives_the_first_turn_waits_for_nothing_else() -> None:
    table = choose_objectives(GAME.start(2, {}, 6))
    assert [type(step).__name__ for step in table.waiting()][:2] == ["EndTurn", "TakeActions"]


def test_with_one_character_tasks_that_need_a_second_one_stay_in_the_box() -> None:
    seen = set()
    for seed in range(60):
        table = GAME.start(1, {}, seed)
        seen |= {table.offer_of(0, 0), table.offer_of(0, 1)}
        choose_objectives(table)
        seen.add(table.bonus_of(0))
    assert {BOX.objectives[number].name for number in set(range(16)) - seen} == {
        "lower-in-company",
        "pass-babe-ruth",
        "pass-lincoln",
        "pass-joan",
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_for_each_player_the_rift_of_a_personage_card_is_raised_by_one(seats: int) -> None:
    table = GAME.start(seats, {}, 12)
    events = play(GAME, table, *(f"{seat}: objective 0" for seat in range(seats)))
    before = told(events).index("round-begins")
    raised = [event for event in events[:before] if event.cue.key == "rises"]
    assert len({event.numbers[0] for event in raised}) == len(raised) == seats
    assert {event.numbers[1] for event in raised} == {6}


def test_the_first_rifts_rise_where_the_personages_stand_not_where_they_belong() -> None:
    table = crew("bill", "ted", "joanna")
    for personage in range(10):
        table.set_stand(personage, 3)
    raise_first_rifts(table)
    assert each(table.level_at, 11) == [2, 5, 5, 8, 5, 5, 5, 5, 5, 5, 5]


def test_any_personage_card_may_be_revealed_and_none_twice() -> None:
    met = set()
    for seed in range(60):
        table = crew("bill", "ted", "joanna", "elizabeth")
        table.rng = seeded(seed)
        raise_first_rifts(table)
        levels = each(table.level_at, 11)[1:]
        assert sorted(levels) == [5] * 6 + [6] * 4
        met |= {place for place, level in enumerate(levels) if level == 6}
    assert met == set(range(10))


def test_anybody_may_be_the_starting_player() -> None:
    assert {GAME.start(3, {}, seed).first for seed in range(40)} == {0, 1, 2}


# Rounds and turns


def test_a_round_is_a_turn_of_each_player_and_then_san_dimas_rises() -> None:
    table = crew("bill", "ted", "joanna")
    table.first = table.active = 1
    for seat, rises in ((1, 0), (2, 0), (0, 1)):
        assert table.active == seat
        roll(table, "move", "move", "move")
        stack(table, 59)
        before = level(table, "san-dimas")
        play(GAME, table, f"{seat}: end")
        assert level(table, "san-dimas") == before + rises
    assert (table.active, table.round) == (1, 2)


def test_if_san_dimas_cannot_be_raised_at_the_end_of_the_round_the_game_is_lost() -> None:
    table = crew("bill")
    table.set_level(0, BOX.highest_san_dimas)
    roll(table, "move", "move", "move")
    play(GAME, table, "0: end")
    assert repr(table.outcome()) == "san-dimas; winners nobody; scores 0"
    assert table.deciders() == []


def test_san_dimas_may_stand_at_its_maximum() -> None:
    table = crew("bill")
    table.set_level(0, BOX.highest_san_dimas - 1)
    roll(table, "move", "move", "move")
    play(GAME, table, "0: end")
    assert level(table, "san-dimas") == BOX.highest_san_dimas
    assert table.outcome() is None


def test_players_lose_when_a_riff_card_cannot_be_drawn() -> None:
    table = crew("bill", "joanna")
    close_rifts(table, "rome", "vienna")
    table.deck = 0
    begin(table)
    assert repr(table.outcome()) == "deck; winners nobody; scores 2 2"


def test_when_the_game_is_lost_for_want_of_a_card_no_card_is_followed() -> None:
    table = crew("bill", "joanna")
    table.turned = 3 - 1
    table.deck = 0
    events = begin(table)
    assert level(table, "rome") == 5
    assert told(events) == ["round-begins", "turn-begins", "deck-is-empty"]


def test_dice_and_actions_of_a_turn_are_gone_when_the_next_one_begins() -> None:
    table = crew("elizabeth", "ted", start="interact")
    put(table, "kassel")
    roll(table, "interact", "move", "move")
    play(GAME, table, f"0: pick {PERSON['billy-the-kid']}", "0: pair 1", "0: pair 0")
    table.booth = BOOTH_USED
    play(GAME, table, "0: end")
    assert offered(table, 1) == ["keep", "swap"]
    fresh = crew("elizabeth", "ted")
    fresh.clear_dice()
    names = ("kind", "face", "left", "loose", "paired", "live", "spent", "gift", "booth")
    assert [getattr(table, name) for name in names] == [getattr(fresh, name) for name in names]
    assert [table.loose, table.paired, table.live, table.spent, table.gift] == [0] * 5
    assert [type(step).__name__ for step in table.waiting()] == [
        "EndTurn", "TakeActions", "AssemblePool", "SwapRiff"
    ]  # fmt: skip
    assert table.booth == BOOTH_TOO_LATE


# Winning


def test_players_win_when_all_locations_are_fixed_at_the_end_of_a_turn() -> None:
    table = crew("bill", "joanna")
    close_rifts(table, *(name for name in BOX.locations if name != "rome"))
    send_home(table, "charlemagne")
    table.set_place(0, 3)
    table.set_level(3, 1)
    table.set_level(0, BOX.highest_san_dimas)
    roll(table, "interact", "move", "move")
    play(GAME, table, "0: fix")
    assert table.outcome() is None
    play(GAME, table, "0: end")
    assert repr(table.outcome()) == "all-fixed; winners 0 1; scores 10 10"


def test_the_win_comes_before_the_raise_at_the_end_of_the_round() -> None:
    table = crew("bill")
    close_rifts(table, *BOX.locations)
    table.set_level(0, BOX.highest_san_dimas)
    roll(table, "interact", "move", "move")
    play(GAME, table, "0: end")
    assert repr(table.outcome()) == "all-fixed; winners 0; scores 10"


def test_san_dimas_at_nought_is_no_fixed_location() -> None:
    table = crew("bill")
    close_rifts(table, *(name for name in BOX.locations if name != "rome"))
    table.set_level(0, 0)
    assert table.count_fixed() == 9
    roll(table, "interact", "move", "move")
    play(GAME, table, "0: end")
    assert table.outcome() is None


def test_a_location_that_is_fixed_early_in_a_turn_does_not_win_before_its_end() -> None:
    table = crew("bill", "joanna")
    close_rifts(table, *BOX.locations)
    draw(table, 57)
    assert table.outcome() is None


# What is in the box


def test_the_box_holds_what_the_rulebook_lists() -> None:
    board = read_facts()[0]
    assert len(BOX.cards) == CARDS == 60
    assert len(BOX.personages) == len(BOX.locations) == 10
    assert len(BOX.objectives) == 16
    assert len(BOX.characters) == 4
    assert {row["id"]: row["count"] for row in board.kinds["die"]} == {
        "wyld": 3,
        "character": 4,
        "triumphant": 4,
        "bogus": 3,
    }


def test_as_many_dice_are_given_by_personages_as_are_in_the_box() -> None:
    assert sum(personage.character_dice for personage in BOX.personages) == 4
    assert sum(personage.bogus_dice for personage in BOX.personages) == 3


def test_every_place_has_three_to_five_circuits_that_lead_both_ways() -> None:
    for here in range(11):
        ways = [way.what for way in BOX.ways[here]]
        assert 3 <= len(ways) <= 5
        assert all(here in [way.what for way in BOX.ways[there]] for there in ways)


def test_no_place_is_more_than_three_spaces_away() -> None:
    assert max(BOX.distance(here, there) for here in range(11) for there in range(11)) == 3
    assert BOX.distance(2, 6) == 2
    assert [BOX.distance(here, here) for here in range(11)] == [0] * 11


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('["raise", "rome", 1]', '["lift", "rome", 1]'), "riff 'ripple-rome' has an unknown eff"),
        (('["raise", "rome", 1]', '["raise", "roma", 1]'), "'ripple-rome' names an unknown 'roma'"),
        (("number = 60", "number = 61"), "riff 'stage-dive' should have the number 60"),
        (('subject = "rome"\n', ""), "'ripple-rome' has a green or red section without a subject"),
        (('[["draw"]]]', "[]]"), "has a choice that is not between two effects"),
    ],
)
def test_a_riff_card_that_cannot_be_right_is_refused_by_its_id(
    change: tuple[str, str], complaint: str
) -> None:
    from paradice.games.resources import folder_of

    text = folder_of("riff").joinpath("data", "riffs.toml").read_text("utf-8")
    assert change[0] in text
    facts = Facts("riffs.toml", text.replace(change[0], change[1]))
    with pytest.raises(BadFact, match=complaint.replace("[", "\\[")):
        cards.read_riffs(facts, [*BOX.locations, "san-dimas"])


def test_where_each_of_some_people_is_can_be_read_at_once() -> None:
    table = crew("bill")
    send_home(table, "charlemagne")
    lost = table.stands_of(ALL_PEOPLE ^ table.people_at(HOME))
    assert [lost >> 5 * who & 31 for who in range(10)] == [3, 4, 0, 6, 7, 8, 9, 10, 11, 2]


def test_no_card_and_no_personage_is_lost_or_born() -> None:
    from paradice.core.properties import walk

    def count(table: Riff, seat: int, moves: list[object]) -> None:
        hidden = members(table.deck)
        assert len({*hidden, *table.known}) == len(hidden) + len(table.known) <= 60
        stands = each(table.stand_of, 10)
        assert all(who <= 10 or ABOARD <= who < ABOARD + 4 or who == HOME for who in stands)
        shown = [0] * 6
        for face in each(table.face_of, 4):
            if face < 8:
                shown[face] += 1
        for source in range(12):
            if table.live >> source & 1:
                shown[icon_of(table, source)] += 1
        shown[3] += table.loose
        assert each(table.left_of, 6) == shown

    for seed in range(8):
        walk(GAME, 1 + seed % 4, {}, seed, count)  # type: ignore[arg-type]
