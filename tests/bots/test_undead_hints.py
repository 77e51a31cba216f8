"""What a good player of West Fort looks at."""

from __future__ import annotations

from paradice.bots.player import Judge, follow
from paradice.core.rng import seeded
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import BUY, FIRE, PAY, PICK, RANGER, SHOOT, STEP_OUT, STOP
from paradice.games.undead.table import Undead
from tests.games.undead import ALL, BACKFIRE, CARD, alone, ask, fort, give, hold, rig, stand
from tests.play import play

HINTS = GAME.hints


def worth(table: Undead, seat: int = 0) -> float:
    return HINTS.worth(table, seat)


def test_the_worth_of_all_seats_sums_to_one() -> None:
    table = fort(4, street="u10")
    give(table, 1, notoriety=5)
    give(table, 3, coins=4, bullets=[3])
    assert abs(sum(worth(table, seat) for seat in range(4)) - 1) < 1e-9


def test_notoriety_coins_bullets_outlaws_and_the_skull_are_worth_having() -> None:
    even = worth(fort(street="u10"))
    for gifts in ({"notoriety": 2}, {"coins": 2}, {"bullets": [4]}):
        table = fort(street="u10")
        give(table, 0, **gifts)  # type: ignore[arg-type]
        assert worth(table) > even, gifts
    table = fort(street="u10")
    table.set_skull(0, BACKFIRE)
    assert worth(table) < even
    table = fort(street="u10")
    table.set_stash(0, 3)
    table.set_grave(0, 1)
    assert worth(table) < even


def test_a_lead_is_worth_more_when_the_town_is_nearly_clear() -> None:
    full, clear = fort(street="u10 u11", undead={0: "u12 u13"}), fort(street="u10")
    for table in (full, clear):
        give(table, 0, notoriety=5)
    assert worth(clear) > worth(full)


def test_a_building_is_worth_more_without_undead() -> None:
    clear, haunted = fort(street="u10"), fort(undead={0: "u10"})
    for table in (clear, haunted):
        hold(table, 0, 0)
    assert worth(clear) > worth(haunted)


def test_two_gangs_of_one_player_are_worth_the_same() -> None:
    table = fort(4, street="u10", options={"gangs": "two"})
    give(table, 2, notoriety=3)
    assert worth(table, 0) == worth(table, 2) > worth(table, 1)


def test_alone_every_bullet_taken_from_the_ranger_brings_the_win_nearer() -> None:
    table = alone()
    before = worth(table)
    table.set_cells(RANGER, 1 << 3)
    assert worth(table) > before


def test_alone_a_lost_game_is_worth_nothing() -> None:
    table = alone()
    for slot in range(9):
        table.crowd[slot] = 1 << slot + 3
    ask(table, GAME.steps["RaiseUndead"](0))
    assert worth(table) == 0.0


def test_the_undead_one_can_hit_looks_better_than_one_without_a_bullet_for_it() -> None:
    table = fort(street="u13 u15")
    give(table, 0, bullets=[6], token=BACKFIRE)
    stand(table, {0: 7})
    easy, hard = SHOOT[CARD["u15"]], SHOOT[CARD["u13"]]
    assert HINTS.appeal(table, 0, easy) > HINTS.appeal(table, 0, hard)


def test_shooting_on_without_a_chance_looks_absurd() -> None:
    table = fort(street="u10")
    give(table, 0, bullets=[5], token=BACKFIRE)
    stand(table, {0: 7})
    rig(table, [3])
    play(GAME, table, f"0: shoot {CARD['u10']}")
    assert HINTS.appeal(table, 0, STOP) > 10 * HINTS.appeal(table, 0, FIRE)


def test_stepping_out_before_an_empty_gun_looks_better_than_before_a_full_one() -> None:
    looks = []
    for bullets in ([], ALL):
        table = fort(street="u18")
        give(table, 0, bullets=bullets)
        give(table, 1, coins=2)
        stand(table, {0: 8, 1: 3})
        play(GAME, table, "0: intimidate 1 3")
        looks.append(HINTS.appeal(table, 1, STEP_OUT) / HINTS.appeal(table, 1, PAY))
    assert looks[0] > 1 > looks[1]


def test_a_dear_building_that_is_clear_looks_better_to_buy_than_the_same_with_undead() -> None:
    table = fort(buildings="courthouse bank mansion", undead={0: "u10"})
    give(table, 0, coins=9)
    table.add_stash(0, -1)
    table.set_standing(0, 3)
    ask(table, GAME.steps["BuyBuilding"](0))
    assert HINTS.appeal(table, 0, BUY[1]) > HINTS.appeal(table, 0, BUY[0])


def test_who_has_few_outlaws_likes_to_hire() -> None:
    looks = []
    for dead in (0, 3):
        table = fort(street="u10")
        give(table, 0, coins=2)
        table.set_stash(0, 4 - dead)
        table.set_grave(0, dead)
        table.settle()
        looks.append(HINTS.appeal(table, 0, PICK[0]) / HINTS.appeal(table, 0, PICK[2]))
    assert looks[1] > looks[0]


def test_natural_moves_beat_random_ones() -> None:
    wins = 0
    for seed in range(6):
        table = GAME.start(2, {}, seed)
        judge, rng = Judge(HINTS, [0, 1]), seeded(seed)
        natural = seed % 2
        while who := table.deciders():
            seat = who[0]
            moves = table.moves(seat)
            any_move = moves[rng.below(len(moves))]
            table.play(seat, follow(judge, table, seat, rng) if seat == natural else any_move)
        outcome = table.outcome()
        assert outcome is not None
        wins += outcome.winners == [natural]
    assert wins >= 5
