"""What a good player of the Citadel looks at."""

from __future__ import annotations

from paradice.games.citadel.game import GAME
from paradice.games.citadel.table import Citadel
from tests.games.citadel import TILE, house, line
from tests.pieces import each, give_each


def worth(table: Citadel) -> float:
    return GAME.hints.worth(table, 0)


def appeal(table: Citadel, text: str) -> float:
    seat, _, move = line(table, text).partition(": ")
    return GAME.hints.appeal(table, int(seat), GAME.catalogue.find(move))


def test_a_treasure_rescued_is_worth_having_and_a_lost_one_is_not() -> None:
    even, ahead, behind = house(), house(), house()
    ahead.rescued = 1 << TILE["excalibur"]
    behind.lost = 1 << TILE["excalibur"]
    assert 0 < worth(behind) < worth(even) < worth(ahead) < 1


def test_a_won_game_is_worth_all_and_a_lost_one_little() -> None:
    won = house(at="kitchen", off="all")
    won.rescued = sum(1 << TILE[name] for name in ("excalibur", "mona-lisa", "holy-grail"))
    seat, _, text = line(won, "rescue red").partition(": ")
    won.play(int(seat), GAME.catalogue.find(text))
    assert worth(won) == 1
    lost = house()
    lost.finish("lost-to-clock", [])
    assert worth(lost) < 0.2


def test_traps_off_ways_open_and_time_left_are_worth_having() -> None:
    plain = house(at="gallery hall")
    assert worth(house(at="gallery hall", off="gallery library")) > worth(plain)
    assert worth(house(at="gallery hall", unlocked="all")) > worth(plain)
    later = house(at="gallery hall")
    later.add_spaces(1, 2)
    assert worth(later) > worth(plain)


def test_actions_still_to_be_taken_are_worth_having() -> None:
    full, spent = house(at="gallery"), house(at="gallery")
    spent.actions = 0
    assert worth(full) > worth(spent)


def test_a_treasure_that_can_be_rescued_is() -> None:
    table = house(at="kitchen", off="all")
    others = [move for move in table.moves(0) if move.verb != "rescue"]
    best = max(GAME.hints.appeal(table, 0, move) for move in others)
    assert appeal(table, "rescue red") > 5 * best


def test_a_trap_that_guards_a_treasure_is_turned_off_before_one_that_guards_none() -> None:
    guard = house(at="hall")
    idle = house(at="trophy", treasures={"blue": ("rosetta-stone", "cellar", 6)})
    assert appeal(guard, "disarm hall") > 3 * appeal(idle, "disarm trophy")


def test_the_way_to_something_looks_better_than_the_way_from_it() -> None:
    off = "hall gallery conservatory library"
    table = house(at="lounge", off=off, unlocked="lounge/hall lounge/trophy")
    assert appeal(table, "move hall") > 3 * appeal(table, "move trophy")


def test_nobody_gives_actions_away() -> None:
    table = house(at="gallery")
    assert appeal(table, "done") < appeal(table, "disarm gallery")


def test_what_was_seen_of_one_table_is_not_believed_of_another() -> None:
    first, second = house(at="gallery hall"), house(at="gallery hall")
    traps = each(second.trap_of, 12)
    give_each(second.set_trap, [traps[11], *traps[1:11], traps[0]])
    for kind in range(5):
        rooms = sum(1 << room for room in range(12) if second.trap_of(room) == kind)
        second.set_guard(kind, rooms)
    alone = [worth(first), worth(first), worth(second), worth(second), worth(first)]
    assert alone[0] == alone[1] == alone[4]
    assert alone[2] == alone[3]
    assert alone[0] != alone[2]
