"""What a seat sees of a table of Riff in Time, as small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.observe import (
    LANES,
    Layout,
    Observer,
    Questions,
    flags,
    lane,
    lanes,
    small,
    word,
    write_row,
)
from paradice.core.sets import count
from paradice.core.table import Table
from paradice.games.riff.moves import (
    CARDS,
    EMPTY,
    FACES,
    HOME,
    LOCATIONS,
    NOBODY,
    OPEN,
    POSITIONS,
)
from paradice.games.riff.rules import STEPS
from paradice.games.riff.table import ALL_PEOPLE, Riff

DECK_WORDS: Final[i64] = 8
NEXT: Final[i64] = 4
"""So many cards that lie known on top of the deck are shown."""
TURN_WORDS: Final[i64] = 6
ROW_WORDS: Final[i64] = 2
"""A row of ten or eleven numbers takes so many."""
BOARD_ROWS: Final = "place level steps".split()
"""A number for each position: what lies there, its dial, how far it is from me."""
PEOPLE_ROWS: Final = "home at aboard back fixer".split()
"""A number for each location and its personage: where it lies, and where the personage is lost, or
in whose booth it is, or whether it is back; who holds the Triumphant die."""
SEAT_WORDS: Final[i64] = 2
ONE_EACH: Final[i64] = 0x01010101
"""A word with 1 for each of the four dice."""
HOPELESS: Final[i64] = 1 << 40


class RiffObserver(Observer):
    """The question, the dice, the board, the personages, every player and the deck.

    Seats are counted from the observer, 0 first. Whatever could be nothing (a card, a place, a
    seat) is its number and one, and 0 where there is none.
    """

    def __init__(self) -> None:
        self.questions: Final = Questions(STEPS)

    def layout(self, seats: i64) -> Layout:
        layout = Layout()
        self.questions.name(layout)
        layout.word("table", "round deck known turned active first booth gift")
        layout.word("left", "move interact reroll excellent bogus blank loose")
        layout.word("dice", "kind:4 face:4")
        layout.word("more", "used:4 next:4")
        layout.word("source", "0:8")
        layout.word("source", "8:4")
        for row in BOARD_ROWS:
            layout.word(row, "0:8")
            layout.word(row, f"8:{POSITIONS - 8}")
        for row in PEOPLE_ROWS:
            layout.word(row, "0:8")
            layout.word(row, f"8:{LOCATIONS - 8}")
        number: i64
        for number in range(seats):
            owner = f"mate.{number}" if number > 0 else "me"
            layout.word(owner, "character position aboard triumphant objective done stage:2")
            layout.word(owner, "bonus offer:2 hasty fresh hopeless")
        for number in range(0, CARDS, LANES):
            layout.word("deck", f"{number}:{min(LANES, CARDS - number)}")
        return layout

    def write(self, table: Table, seat: Seat, into: vec[i64], start: i64) -> None:
        assert isinstance(table, Riff)
        riff: Riff = table
        me: i64 = max(seat, 0)
        self.questions.write(riff, into, start)
        start += self.questions.words + 1
        write_turn(riff, me, into, start)
        start += TURN_WORDS
        write_board(riff, me, into, start)
        start += (len(BOARD_ROWS) + len(PEOPLE_ROWS)) * ROW_WORDS
        turn: i64
        for turn in range(riff.seats):
            write_player(riff, riff.seat_after(me, turn), into, start)
            start += SEAT_WORDS
        write_deck(riff.deck, into, start)


def write_player(table: Riff, seat: Seat, into: vec[i64], start: i64) -> None:
    stage: i64 = table.stage_of(seat)
    task: i64 = table.task_of(seat)
    done: i64 = table.done_of(seat)
    into[start] = word(
        table.character_of(seat) + 1,
        table.place_of(seat),
        table.count_aboard(seat),
        table.count_fixed_by(seat),
        task + 1,
        done,
        stage & 127,
        stage >> 7,
    )
    bonus: i64 = table.bonus_of(seat)
    told: i64 = (bonus + 1) | table.hasty_of(seat) << 24
    if bonus == EMPTY:
        told |= (table.offer_of(seat, 0) + 1) << 8 | (table.offer_of(seat, 1) + 1) << 16
    if seat == table.active:
        told |= table.fresh << 32
    if task != EMPTY and done == OPEN:
        needed: i64 = table.box.needed[task]
        if needed != NOBODY and table.stand_of(needed) == HOME:
            told |= HOPELESS
    into[start + 1] = told


def write_turn(table: Riff, me: i64, into: vec[i64], start: i64) -> None:
    """The state of the turn: symbols left, dice, known cards, cards whose action counts."""
    into[start] = word(
        small(table.round),
        count(table.deck),
        small(len(table.known)),
        table.turned + 1,
        table.turns_to(me, table.active),
        table.turns_to(me, table.first),
        table.booth,
        table.gift,
    )
    into[start + 1] = lanes(table.left) | lane(small(table.loose), FACES)
    dice: i64 = ONE_EACH ^ lanes(table.missing_dice())
    kinds: i64 = lanes(table.kind) + dice
    faces: i64 = lanes(table.face)
    more: i64 = (faces >> 3) & dice
    faces = (faces & 0x07070707) + dice
    into[start + 2] = (kinds & (dice * 31)) | (faces & (dice * 31)) << 32
    known: i64 = min(len(table.known), NEXT)
    card: i64
    for card in range(known):
        more |= lane(table.known[card] + 1, 4 + card)
    into[start + 3] = more
    live: i64 = table.live
    spent: i64 = table.spent
    into[start + 4] = flags(live) + 2 * flags(spent)
    into[start + 5] = flags(live >> 8) + 2 * flags(spent >> 8)


def write_board(table: Riff, me: i64, into: vec[i64], start: i64) -> None:
    """The rows of all positions, then those of all locations and personages."""
    write_row(table.disc, into, start)
    write_row(table.level, into, start + ROW_WORDS)
    here: i64 = ROW_WORDS * table.place_of(me)
    into[start + 2 * ROW_WORDS] = table.box.far[here]
    into[start + 2 * ROW_WORDS + 1] = table.box.far[here + 1]
    start += 3 * ROW_WORDS
    aboard: i64 = 0
    fixer: i64 = 0
    back: i64 = table.people_at(HOME)
    lost: i64 = ALL_PEOPLE ^ back
    turn: i64
    for turn in range(table.seats):
        seat: i64 = table.seat_after(me, turn)
        guests: i64 = table.aboard(seat)
        lost ^= guests
        aboard += guests * (turn + 1)
        fixer += table.fixed_by(seat) * (turn + 1)
    write_row(table.spot, into, start)
    write_row(table.stands_of(lost), into, start + ROW_WORDS)
    write_row(aboard, into, start + 2 * ROW_WORDS)
    write_row(back, into, start + 3 * ROW_WORDS)
    write_row(fixer, into, start + 4 * ROW_WORDS)


def write_deck(deck: i64, into: vec[i64], start: i64) -> None:
    """1 for each card whose place in the deck nobody knows."""
    number: i64
    for number in range(start, start + DECK_WORDS):
        into[number] = flags(deck)
        deck >>= 8


OBSERVER: Final = RiffObserver()
