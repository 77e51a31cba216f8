"""The turn of an outlaw: the ability of its space, theft, income."""

from __future__ import annotations

import pytest

from paradice.core.events import Event
from paradice.games.undead.game import GAME
from tests.games.undead import ask, fort, give, loaded, stand, step
from tests.pieces import each
from tests.play import offered, play, refusal


def texts(events: list[Event]) -> list[str]:
    return [repr(event) for event in events]


# Abilities


def test_hunting_lets_you_shoot_at_any_undead_in_town() -> None:
    table = stand(fort(street="u01", undead={0: "u02 u03"}), {0: 7})
    assert offered(table, 0) == ["skip", "shoot 0", "shoot 1", "shoot 2"]


def test_fighting_lets_you_shoot_at_undead_in_the_street_only() -> None:
    table = stand(fort(street="u01", undead={0: "u02"}), {0: 5})
    assert offered(table, 0) == ["skip", "shoot 0"]
    assert repr(refusal(GAME, table, "0: shoot 1")) == "street-only"


def test_hunting_with_an_8_reaches_undead_in_buildings() -> None:
    table = stand(fort(street="u01", undead={0: "u02"}), {0: 8})
    assert offered(table, 0) == ["skip", "shoot 0", "shoot 1"]


@pytest.mark.parametrize("space", [6, 5, 4])
def test_fighting_is_possible_on_6_5_and_4(space: int) -> None:
    table = stand(fort(street="u01", undead={0: "u02"}), {0: space})
    assert offered(table, 0) == ["skip", "shoot 0"]


def test_one_ability_of_a_space_is_used_not_two() -> None:
    table = fort(street="u01")
    give(table, 1, bullets=[3])
    stand(table, {0: 6})
    assert offered(table, 0) == ["skip", "shoot 0", "steal 1"]
    play(GAME, table, "0: steal 1", "0: load 2")
    assert step(table) == "TakeIncome"


@pytest.mark.parametrize(
    ("space", "reach"), [(8, [5, 4, 3, 2]), (5, [8, 7, 6, 4, 3, 2]), (4, [8, 7, 6, 5])]
)
def test_each_space_intimidates_its_own_numbers(space: int, reach: list[int]) -> None:
    for other in range(2, 9):
        if other == space:
            continue
        table = fort()
        table.set_standing(0, space)
        table.set_standing(1, other)
        ask(table, GAME.steps["UseAbility"](0, space))
        rule = refusal(GAME, table, f"0: intimidate 1 {other}")
        assert (rule is None) == (other in reach), other
        assert rule is None or repr(rule) == "out-of-reach"


def test_what_is_no_ability_of_the_own_space_is_refused_by_that_rule() -> None:
    """Not what is nowhere: an undead that is in no place, a seat or a building that nobody has."""
    asked = {
        3: ("shoot 0", "shoot 1", "intimidate 1 5", "intimidate 2 6"),
        7: ("steal 1", "steal 2", "intimidate 1 5", "intimidate 2 6"),
        8: ("steal 1", "steal 2"),
    }
    for space, lines in asked.items():
        table = fort(street="u01", undead={0: "u02"})
        give(table, 1, coins=1)
        table.set_standing(0, space)
        table.set_standing(1, 5)
        table.set_lying(2, 1 << 6)
        ask(table, GAME.steps["UseAbility"](0, space))
        for line in lines:
            assert repr(refusal(GAME, table, f"0: {line}")) == "not-this-space"
        for line in ("shoot 2", "intimidate 1 4", "intimidate 0 5", "intimidate 3 5", "steal 3"):
            assert repr(refusal(GAME, table, f"0: {line}")) == "not-asked-now"
        assert repr(refusal(GAME, table, "0: steal 0")) == "not-asked-now"
        assert repr(refusal(GAME, table, "0: buy 0")) == "buying-comes-last"
        assert repr(refusal(GAME, table, "0: buy 3")) == "not-asked-now"


def test_an_ability_may_be_skipped_and_then_income_follows() -> None:
    table = stand(fort(street="u01"), {0: 4})
    play(GAME, table, "0: skip")
    assert (table.coins_at(0), table.notoriety_at(0)) == (1, 1)
    assert step(table) == "LoadBullets"


def test_who_has_nothing_to_do_on_a_space_passes_to_the_income() -> None:
    table = stand(fort(), {0: 5})
    assert step(table) == "LoadBullets"


def test_stealing_takes_one_coin_from_any_other_player() -> None:
    table = fort()
    give(table, 2, coins=1)
    stand(table, {0: 3})
    assert offered(table, 0) == ["skip", "steal 2"]
    assert repr(refusal(GAME, table, "0: steal 1")) == "nothing-to-steal"
    play(GAME, table, "0: steal 2")
    assert each(table.coins_at, 3) == [4, 0, 0]


def test_stealing_takes_one_notoriety_from_any_other_player() -> None:
    table = fort()
    give(table, 1, notoriety=3)
    stand(table, {0: 2})
    play(GAME, table, "0: steal 1")
    assert each(table.notoriety_at, 3) == [3, 2, 0]


def test_a_five_is_changed_so_one_of_five_can_be_stolen_or_given() -> None:
    table = fort()
    give(table, 1, notoriety=5)
    stand(table, {0: 2})
    play(GAME, table, "0: steal 1")
    assert each(table.notoriety_at, 2) == [1 + 2, 4]
    table = fort(street="u18")
    give(table, 1, notoriety=5)
    stand(table, {0: 8, 1: 3})
    play(GAME, table, "0: intimidate 1 3", "1: pay")
    assert each(table.notoriety_at, 2) == [2, 3]


def test_the_thief_chooses_the_bullet_of_his_victim_and_an_empty_chamber_of_his_own() -> None:
    table = fort()
    give(table, 1, bullets=[3, 6])
    stand(table, {0: 6})
    play(GAME, table, "0: steal 1")
    assert offered(table, 0) == ["strip 3", "strip 6"]
    assert repr(refusal(GAME, table, "0: strip 4")) == "chamber-is-empty"
    play(GAME, table, "0: strip 6", "0: load 2")
    assert (loaded(table, 0), loaded(table, 1)) == ([2], [3])


def test_a_bullet_may_be_stolen_with_a_full_card_and_is_lost() -> None:
    table = fort()
    give(table, 0, bullets=[2, 3, 4, 5, 6, 7])
    give(table, 1, bullets=[3])
    stand(table, {0: 6})
    events = play(GAME, table, "0: steal 1")
    assert loaded(table, 1) == []
    assert "0: loses-bullets bullets=1" in texts(events)


# Income


@pytest.mark.parametrize(
    ("space", "offers"),
    [(8, ["earn 0", "earn 1", "earn 2"]), (7, ["earn 0", "earn 1"]), (6, ["earn 0", "earn 2"])],
)
def test_a_slash_means_that_one_of_the_resources_is_chosen(space: int, offers: list[str]) -> None:
    table = stand(fort(), {0: space})
    assert step(table) == "TakeIncome"
    assert offered(table, 0) == offers


@pytest.mark.parametrize(
    ("space", "coins", "bullets", "notoriety"),
    [(5, 0, 2, 0), (4, 1, 1, 1), (3, 3, 0, 0), (2, 2, 0, 2)],
)
def test_without_a_slash_everything_is_received(
    space: int, coins: int, bullets: int, notoriety: int
) -> None:
    table = stand(fort(), {0: space})
    for chamber in range(2, 2 + bullets):
        play(GAME, table, f"0: load {chamber}")
    assert (
        table.coins_at(0),
        len(loaded(table, 0)),
        table.notoriety_at(0),
    ) == (
        coins,
        bullets,
        notoriety,
    )


def test_bullets_beyond_six_are_lost() -> None:
    table = fort()
    give(table, 0, bullets=[2, 3, 4, 5, 6])
    stand(table, {0: 5})
    assert loaded(table, 0) == [2, 3, 4, 5, 6, 7]
    assert step(table) == "ChooseSpace"


def test_an_exhausted_resource_does_not_keep_you_from_the_others_of_the_space() -> None:
    table = fort()
    table.coins_left = 0
    stand(table, {0: 2})
    assert (table.coins_at(0), table.notoriety_at(0)) == (0, 2)
