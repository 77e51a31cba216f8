"""What a seat sees of a Citadel table, as small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.observe import Layout, Observer, Questions, flags, small, word, write_row
from paradice.core.sets import count
from paradice.core.table import Table
from paradice.games.citadel.moves import (
    CLOCK_DIE,
    COLOUR_DIE,
    COLOURS,
    EMPTY,
    FACE_DIE,
    NOBODY,
    SECOND_PAIR,
)
from paradice.games.citadel.rules import STEPS
from paradice.games.citadel.table import Citadel

PLOYS_IN_A_NUMBER: Final[i64] = 127
ROOM_WORDS: Final[i64] = 7


class CitadelObserver(Observer):
    """The question, the turn, the dice, the house, the treasures, and every player.

    Seats are counted from the observer, 0 first. Whatever could be nothing (a card, a face, a
    seat) is its number and one, and nought where there is none.
    """

    def __init__(self) -> None:
        self.questions: Final = Questions(STEPS)

    def layout(self, seats: i64) -> Layout:
        layout = Layout()
        self.questions.name(layout)
        layout.word("table", "time professor turn actions steps played spent harsh")
        layout.word("more", "tiles places rescued lost cards:2 ploys fixed")
        layout.word("dice", "face colour clocks second_face second_colour")
        layout.word("trap", "0:8")
        layout.word("trap", "8:4")
        layout.word("off", "0:8")
        layout.word("off", "8:4")
        layout.word("door", "0:8")
        layout.word("door", "8:8")
        layout.word("door", "16:2")
        number: i64
        for number in range(COLOURS):
            layout.word(f"treasure.{number}", "tile room spaces hour kinds active")
        for number in range(seats):
            owner = f"mate.{number}" if number > 0 else "me"
            layout.word(owner, "character place awake pile size")
        return layout

    def write(self, table: Table, seat: Seat, into: vec[i64], start: i64) -> None:
        assert isinstance(table, Citadel)
        citadel: Citadel = table
        me: i64 = max(seat, 0)
        self.questions.write(citadel, into, start)
        start += self.questions.words + 1
        write_turn(citadel, me, into, start)
        write_rooms(citadel, into, start + 3)
        start += 3 + ROOM_WORDS
        write_treasures(citadel, into, start)
        start += COLOURS
        turn: i64
        for turn in range(citadel.seats):
            write_player(citadel, citadel.seat_after(me, turn), into, start)
            start += 1


def write_player(table: Citadel, seat: Seat, into: vec[i64], start: i64) -> None:
    character: i64 = table.character_of(seat)
    pile: i64 = table.pile_of(seat)
    size: i64 = count(pile)
    if character == EMPTY:
        pile = 0
    awake: i64 = (table.awake >> seat) & 1
    into[start] = word(character + 1, table.place_of(seat), awake, pile, size, 0, 0, 0)


def write_turn(table: Citadel, me: i64, into: vec[i64], start: i64) -> None:
    """The clock, whose turn it is and what is left of it, the piles and the dice."""
    turn: i64 = 0
    if table.turn != NOBODY:
        turn = table.turns_to(me, table.turn) + 1
    into[start] = word(
        table.time,
        table.professor,
        turn,
        small(table.actions),
        small(table.steps),
        table.played + 1,
        table.spent,
        table.harsh,
    )
    into[start + 1] = word(
        count(table.tiles),
        count(table.places),
        count(table.rescued),
        count(table.lost),
        table.card_at(0) + 1,
        table.card_at(1) + 1,
        table.ploys & PLOYS_IN_A_NUMBER,
        table.fixed,
    )
    into[start + 2] = word(
        table.face_of(FACE_DIE) + 1,
        table.face_of(COLOUR_DIE) + 1,
        table.face_of(CLOCK_DIE) + 1,
        table.face_of(SECOND_PAIR) + 1,
        table.face_of(SECOND_PAIR + 1) + 1,
        0,
        0,
        0,
    )


def write_rooms(table: Citadel, into: vec[i64], start: i64) -> None:
    """The trap of each room, whether it is off, and which doors are open."""
    write_row(table.trap, into, start)
    into[start + 2] = flags(table.off)
    into[start + 3] = flags(table.off >> 8)
    into[start + 4] = flags(table.open)
    into[start + 5] = flags(table.open >> 8)
    into[start + 6] = flags(table.open >> 16)


def write_treasures(table: Citadel, into: vec[i64], start: i64) -> None:
    """Each treasure in the house: where, how long still, and how well its traps guard it."""
    armed: i64 = ~table.off
    colour: i64
    for colour in range(COLOURS):
        tile: i64 = table.treasure_of(colour)
        into[start + colour] = word(
            tile + 1,
            table.room_of(colour),
            small(table.spaces_of(colour)),
            table.hour_of(colour),
            table.box.kinds[tile],
            count(table.guards(colour) & armed),
            0,
            0,
        )


OBSERVER: Final = CitadelObserver()
