"""Riff in Time: the worked example turn of the rulebook, move by move."""

from __future__ import annotations

from paradice.core.events import Event
from paradice.games.riff.game import GAME
from paradice.games.riff.table import Riff
from tests.games.riff import (
    PERSON,
    begin,
    carry,
    crew,
    left,
    level,
    lucky,
    pool,
    shown,
    spot,
    stack,
    told,
)
from tests.play import offered, play, refusal


def natashas_turn() -> Riff:
    """Natasha is Bill, two spaces from New Mexico, with Billy the Kid; her card is an Excellent."""
    table = crew("bill", "joanna", "ted", start="excellent")
    carry(table, "billy-the-kid")
    table.set_place(0, 5)
    table.set_level(spot("new-mexico"), 6)
    stack(table, 37, 3)
    return lucky(
        table,
        draw_and_use_the_booth,
        ["move", "interact", "bogus", "bogus"],
        ["interact", "move", "interact", "blank"],
    )


def draw_and_use_the_booth(table: Riff) -> None:
    """The part of the turn that shakes the dice."""
    begin_quietly(table)
    table.play(0, GAME.catalogue.find("choose 1"))
    table.play(0, GAME.catalogue.find("booth"))


def begin_quietly(table: Riff) -> None:
    from paradice.games.riff.rules import begin_turn

    begin_turn(table)
    table.settle()


def test_the_example_turn_is_played_as_the_rulebook_tells_it() -> None:
    table = natashas_turn()

    # She draws a card that raises New Mexico from 6 to 7, into the red section.
    events: list[Event] = begin(table)
    assert level(table, "new-mexico") == 7
    assert told(events)[-3:] == ["turn-begins", "draws", "rises"]

    # She may raise San Dimas or draw another card; she draws, and Rome goes from 5 to 6.
    assert offered(table, 0) == ["choose 0", "choose 1"]
    play(GAME, table, "0: choose 1")
    assert level(table, "rome") == 6
    assert level(table, "san-dimas") == 2

    # With Billy the Kid aboard she rolls three Wyld dice and a Bogus die.
    assert pool(table) == ["wyld", "wyld", "wyld", "bogus"]
    assert left(table) == {"move": 1, "interact": 1, "bogus": 2, "excellent": 1}

    # She does not want these results and uses the booth.
    play(GAME, table, "0: booth")
    assert left(table) == {"move": 1, "interact": 2, "excellent": 1}
    assert shown(table)[3] == "bogus/blank"

    # With one Move she travels two spaces to New Mexico: her character is Bill.
    assert refusal(GAME, table, f"0: move {spot('new-mexico')}").key == "no-circuit"  # type: ignore[union-attr]
    play(GAME, table, "0: move 6", f"0: move {spot('new-mexico')}")
    assert "move" not in left(table)

    # Once there, an Interact returns Billy the Kid.
    assert refusal(GAME, table, "0: fix").key == "personage-first"  # type: ignore[union-attr]
    play(GAME, table, f"0: return {PERSON['billy-the-kid']}")
    assert table.is_returned(PERSON["billy-the-kid"])

    # The other Interact fixes the rift from 7 to 6, the Excellent from 6 to 5.
    play(GAME, table, "0: fix")
    assert (level(table, "new-mexico"), left(table)) == (6, {"excellent": 1})
    stack(table, 59)
    play(GAME, table, "0: fix")
    assert level(table, "new-mexico") == 5

    # No action is left: play goes on clockwise.
    assert table.active == 1
