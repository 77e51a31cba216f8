"""What a seat sees of a Citadel table, as small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.contract import Seat, Table
from paradice.core.observe import Layout, Observer, Questions, flags, small, word
from paradice.core.sets import count
from paradice.games.citadel.moves import (
    CLOCK_DIE,
    COLOUR_DIE,
    COLOURS,
    EMPTY,
    FACE_DIE,
    NOBODY,
    SECOND_PAIR,
    TRAPS,
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

    def write(self, table: Table, seat: Seat, into: vec[i64], at: i64) -> None:
        assert isinstance(table, Citadel)
        citadel: Citadel = table
        me: i64 = max(seat, 0)
        self.questions.write(citadel, into, at)
        at += self.questions.words + 1
        write_turn(citadel, me, into, at)
        write_rooms(citadel, into, at + 3)
        at += 3 + ROOM_WORDS
        write_treasures(citadel, into, at)
        at += COLOURS
        turn: i64
        for turn in range(citadel.seats):
            who: i64 = citadel.seat_after(me, turn)
            pile: i64 = citadel.pile[who]
            size: i64 = count(pile)
            if citadel.character[who] == EMPTY:
                pile = 0
            into[at] = word(
                citadel.character[who] + 1,
                citadel.place[who],
                (citadel.awake >> who) & 1,
                pile,
                size,
                0,
                0,
                0,
            )
            at += 1


def write_turn(table: Citadel, me: i64, into: vec[i64], at: i64) -> None:
    """The clock, whose turn it is and what is left of it, the piles and the dice."""
    turn: i64 = 0
    if table.turn != NOBODY:
        turn = table.turns_to(me, table.turn) + 1
    into[at] = word(
        table.time,
        table.professor,
        turn,
        small(table.actions),
        small(table.steps),
        table.played + 1,
        table.spent,
        table.harsh,
    )
    into[at + 1] = word(
        count(table.tiles),
        count(table.places),
        count(table.rescued),
        count(table.lost),
        table.cards[0] + 1,
        table.cards[1] + 1,
        table.ploys & PLOYS_IN_A_NUMBER,
        table.fixed,
    )
    dice = table.dice
    into[at + 2] = word(
        dice[FACE_DIE] + 1,
        dice[COLOUR_DIE] + 1,
        dice[CLOCK_DIE] + 1,
        dice[SECOND_PAIR] + 1,
        dice[SECOND_PAIR + 1] + 1,
        0,
        0,
        0,
    )


def write_rooms(table: Citadel, into: vec[i64], at: i64) -> None:
    """The trap of each room, whether it is off, and which doors are open."""
    guards = table.guard
    low: i64 = 0
    high: i64 = 0
    kind: i64
    for kind in range(1, TRAPS):
        guard: i64 = guards[kind]
        low |= flags(guard) * kind
        high |= flags(guard >> 8) * kind
    into[at] = low
    into[at + 1] = high
    into[at + 2] = flags(table.off)
    into[at + 3] = flags(table.off >> 8)
    into[at + 4] = flags(table.open)
    into[at + 5] = flags(table.open >> 8)
    into[at + 6] = flags(table.open >> 16)


def write_treasures(table: Citadel, into: vec[i64], at: i64) -> None:
    """Each treasure in the house: where, how long still, and how well its traps guard it."""
    armed: i64 = ~table.off
    colour: i64
    for colour in range(COLOURS):
        tile: i64 = table.treasure[colour]
        into[at + colour] = word(
            tile + 1,
            table.room[colour],
            small(table.spaces[colour]),
            table.hour_of(colour),
            len(table.box.treasures[tile].traps),
            count(table.guards(colour) & armed),
            0,
            0,
        )


OBSERVER: Final = CitadelObserver()
