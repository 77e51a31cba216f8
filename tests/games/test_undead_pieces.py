"""Nothing is lost or born: coins, notoriety, outlaws, undead and bullets, along random play."""

from __future__ import annotations

import pytest

from paradice.core.moves import Move
from paradice.core.properties import walk
from paradice.core.sets import count
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import ALL_CHAMBERS, COIN, LATE, NOTORIETY, RANGER, SLOTS
from paradice.games.undead.table import Undead
from tests.games.undead import BOX, fort, give, hold, in_hand
from tests.pieces import each


def tokens_on(table: Undead, kind: int) -> int:
    return each(table.bonus_at, SLOTS).count(kind)


def check_pieces(table: Undead, seat: int, moves: list[Move]) -> None:
    """Every piece of the box is in one place."""
    sides = {int(table.side(seat)) for seat in range(table.seats)}
    coins = sum(table.coins_at(side) for side in sides)
    assert table.coins_left + coins + tokens_on(table, COIN) == BOX.coins
    notoriety = sum(table.notoriety_at(side) for side in sides)
    assert table.notoriety_left + notoriety + tokens_on(table, NOTORIETY) == BOX.notoriety
    for fighter in range(table.fighters()):
        outlaws = table.stash_of(fighter) + table.aside_of(fighter) + table.grave_of(fighter)
        outlaws += 1 if table.standing_of(fighter) else 0
        outlaws += count(table.lying_of(fighter))
        outlaws += sum(table.holders(slot) >> fighter & 1 for slot in range(SLOTS))
        assert outlaws == BOX.outlaws
        assert table.cells_of(fighter) & ~ALL_CHAMBERS == 0
    sets = [table.unseen, *table.crowd, *table.slain, in_hand(table)]
    sets += [1 << card for card in table.buried]
    deck = (1 << len(BOX.undead)) - 1
    if table.is_solo() and not table.harder & 1:
        deck = sum(1 << n for n, card in enumerate(BOX.undead) if card.notoriety < 6)
    assert sum(sets) == deck, "each undead is in one place"
    if table.is_solo():
        assert table.hill == count(table.unseen)
    else:
        drawn = BOX.hill * table.seats - table.hill
        assert drawn == count(deck & ~table.unseen)


@pytest.mark.parametrize("seats", range(1, 7))
def test_no_piece_is_lost_or_born(seats: int) -> None:
    for seed in range(3):
        walk(GAME, seats, {"last-day": "7"}, seed, check_pieces)


def test_no_piece_is_lost_or_born_with_two_gangs_and_with_the_riders() -> None:
    walk(GAME, 4, {"gangs": "two", "last-day": "7"}, 1, check_pieces)
    walk(GAME, 1, {"riders": "on", "horde": "on", "last-day": "7"}, 1, check_pieces)


def test_the_ranger_s_outlaws_are_six_as_well() -> None:
    table = GAME.start(1, {}, 1)
    assert table.grave_of(RANGER) == BOX.outlaws
    check_pieces(table, 0, [])


def test_a_position_with_six_guests_in_the_saloon_is_written_with_all_six() -> None:
    table = fort(6, buildings="saloon bank")
    for seat in range(6):
        give(table, seat, coins=1)
        hold(table, seat, 0)
    table.settle()
    data = GAME.write(table)
    assert data["held"] == [0b111111] + [0] * 8
    assert GAME.write(GAME.read(data)) == data
    data["held"][0] = -1
    with pytest.raises(ValueError, match="no room for -1"):
        GAME.read(data)


def test_what_one_release_has_stored_the_next_reads_with_the_same_numbers() -> None:
    table = GAME.start(6, {}, 1)
    table.noon = LATE
    data = GAME.write(table)
    assert (len(data["crowd"]), data["noon"]) == (10, 2)
