"""What a good team of Riff in Time looks at."""

from __future__ import annotations

import pytest

from paradice.games.riff.game import GAME
from paradice.games.riff.table import Riff
from tests.games.riff import PERSON, carry, close_rifts, crew, draw, put, roll, send_home, spot
from tests.pieces import each, give_each
from tests.play import offered


def worth(table: Riff) -> float:
    return GAME.hints.worth(table, 0)


def natural(table: Riff) -> str:
    """Return the move that looks most natural to who decides."""
    seat = table.deciders()[0]
    looks = [(GAME.hints.appeal(table, seat, move), repr(move)) for move in table.moves(seat)]
    assert all(appeal >= 0 for appeal, _ in looks)
    return max(looks)[1]


def at_work(*dice: str) -> Riff:
    """Joanna stands in Rome, whose personage is home, with dice before her."""
    table = crew("joanna", "bill")
    send_home(table, "charlemagne")
    put(table, "rome")
    roll(table, *dice)
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_low_san_dimas_is_worth_having(seats: int) -> None:
    low, high = (crew(*["joanna", "bill", "ted", "elizabeth"][:seats]) for _ in range(2))
    high.set_level(0, 10)
    assert 0 < worth(high) < worth(low) < 1


def test_closed_rifts_and_low_ones_are_worth_having() -> None:
    plain, lower, closed = (crew("joanna", "bill") for _ in range(3))
    lower.set_level(spot("rome"), 2)
    close_rifts(closed, "rome")
    assert worth(plain) < worth(lower)
    assert worth(plain) < worth(closed)


def test_somebody_aboard_or_home_is_better_than_somebody_lost() -> None:
    lost, aboard, home = (crew("joanna", "bill") for _ in range(3))
    carry(aboard, "lincoln")
    send_home(home, "lincoln")
    assert worth(lost) < worth(aboard)
    assert worth(lost) < worth(home)


def test_cards_left_in_the_deck_are_worth_having() -> None:
    many, few = crew("joanna", "bill"), crew("joanna", "bill")
    few.deck &= (1 << 20) - 1
    assert worth(few) < worth(many)


def test_all_seats_of_a_crew_stand_alike() -> None:
    table = crew("joanna", "bill", "ted")
    assert len({GAME.hints.worth(table, seat) for seat in range(3)}) == 1


def test_won_is_one_and_a_lost_game_is_judged_by_what_was_closed() -> None:
    won, near, far = (crew("joanna") for _ in range(3))
    close_rifts(won, *won.box.locations)
    close_rifts(near, *won.box.locations[:8])
    won.win()
    near.lose("deck")
    far.lose("deck")
    assert worth(won) == 1
    assert worth(far) < worth(near) < 1


def test_a_rift_is_lowered_where_it_can_be() -> None:
    assert natural(at_work("interact", "move", "move")) == "fix"


def test_somebody_at_home_is_returned() -> None:
    table = crew("joanna", "bill")
    carry(table, "charlemagne")
    put(table, "rome")
    roll(table, "interact", "interact", "move")
    assert natural(table) == f"return {PERSON['charlemagne']}"


def test_somebody_the_objective_needs_may_stay_aboard() -> None:
    table = crew("joanna", "bill", task="charlemagne-in-austria")
    carry(table, "charlemagne")
    put(table, "rome")
    roll(table, "interact", "move", "move")
    appeal = GAME.hints.appeal
    moves = {repr(move): appeal(table, 0, move) for move in table.moves(0)}
    table.set_task(0, crew("joanna").task_of(0))
    again = {repr(move): appeal(table, 0, move) for move in table.moves(0)}
    assert moves[f"return {PERSON['charlemagne']}"] < again[f"return {PERSON['charlemagne']}"]


def test_a_bogus_is_ignored_by_who_can_and_rolled_away_by_others() -> None:
    assert natural(at_work("bogus", "interact", "interact")) == "ignore"
    table = at_work("bogus", "interact", "interact")
    give_each(table.set_who, each(table.character_of, 2)[::-1])
    assert natural(table) == "reroll 0"


def test_the_booth_is_for_bad_rolls() -> None:
    table = crew("bill", "joanna", task="pass-joan")
    roll(table, "bogus", "bogus", "bogus")
    assert natural(table) == "booth"
    put(table, "rome")
    send_home(table, "charlemagne")
    roll(table, "interact", "interact", "interact")
    assert natural(table) == "fix"


def test_the_booth_is_spared_where_quiet_rounds_are_counted() -> None:
    table = crew("bill", "joanna", task="quiet-rounds", start="move")
    roll(table, "bogus", "interact", "move")
    assert natural(table) == "bogus"


def test_two_moves_are_an_interact_where_there_is_work() -> None:
    table = at_work("move", "move", "bogus/blank")
    table.set_bonus(0, 15)
    table.booth = 2
    assert natural(table) == "pair 0"


def test_travellers_go_where_there_is_something_to_do() -> None:
    table = crew("joanna", "bill")
    carry(table, "charlemagne")
    roll(table, "move", "interact", "interact")
    assert natural(table) == f"move {spot('rome')}"


def test_nobody_chooses_to_lose_at_once() -> None:
    table = crew("joanna", "bill")
    table.set_level(0, 10)
    draw(table, 58)
    assert offered(table, 0) == ["choose 0", "choose 1"]
    assert natural(table) == "choose 1"


def test_ted_swaps_a_bad_card_and_keeps_a_good_one() -> None:
    table = crew("ted", "bill")
    carry(table, "freud", "lincoln", "socrates")
    draw(table, 48)
    assert natural(table) == "swap"
    table = crew("ted", "bill")
    draw(table, 57)
    assert natural(table) == "keep"


def test_the_best_dice_are_rolled() -> None:
    table = crew("joanna", "bill")
    close_rifts(table, "rome", "vienna")
    draw(table, 59)
    assert natural(table) == "triumphant 2"
