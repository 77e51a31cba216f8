"""What a seat sees of a table of Riff in Time, as small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.contract import Seat, Table
from paradice.core.observe import (
    LANES,
    Layout,
    Observer,
    Questions,
    flags,
    lane,
    small,
    word,
)
from paradice.core.sets import count
from paradice.games.riff.moves import (
    ABOARD,
    EMPTY,
    FACES,
    HOME,
    LOCATIONS,
    MOST_DICE,
    NOBODY,
    OPEN,
    POSITIONS,
    PRESENT,
    SAN_DIMAS,
    USED,
)
from paradice.games.riff.rules import STEPS
from paradice.games.riff.table import Riff

CARDS: Final[i64] = 60
DECK_WORDS: Final[i64] = 8
NEXT: Final[i64] = 4
"""So many cards that lie known on top of the deck are shown."""
TURN_WORDS: Final[i64] = 6
SEAT_WORDS: Final[i64] = 2

# One more in a lane of a word: of a position, of a personage, of a player.
RETURNED: Final[i64] = 1 << 16
LOST_HERE: Final[i64] = 1 << 32
GUEST_HERE: Final[i64] = 1 << 40
ME_HERE: Final[i64] = 1 << 48
HOME_AGAIN: Final[i64] = 1 << 24
ONE_ABOARD: Final[i64] = 1 << 16
ONE_FIXED: Final[i64] = 1 << 24
HOPELESS: Final[i64] = 1 << 40


class RiffObserver(Observer):
    """The question, the dice, the board, the personages, every player and the deck.

    Seats are counted from the observer, 0 first. Whatever could be nothing (a card, a place, a
    seat) is its number and one, and nought where there is none.
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
        number: i64
        for number in range(POSITIONS):
            names = "place level returned fixer lost guests me steps"
            layout.word(f"position.{number}", names)
        for number in range(0, LOCATIONS, 2):
            names = ""
            who: i64
            for who in range(number, number + 2):
                names += f"{who}.home {who}.at {who}.aboard {who}.back "
            layout.word("personage", names)
        for number in range(seats):
            owner = f"mate.{number}" if number > 0 else "me"
            layout.word(owner, "character position aboard triumphant objective done stage:2")
            layout.word(owner, "bonus offer:2 hasty fresh hopeless")
        for number in range(0, CARDS, LANES):
            layout.word("deck", f"{number}:{min(LANES, CARDS - number)}")
        return layout

    def write(self, table: Table, seat: Seat, into: vec[i64], at: i64) -> None:
        assert isinstance(table, Riff)
        riff: Riff = table
        me: i64 = max(seat, 0)
        self.questions.write(riff, into, at)
        at += self.questions.words + 1
        write_turn(riff, me, into, at)
        board: i64 = at + TURN_WORDS
        people: i64 = board + POSITIONS
        players: i64 = people + LOCATIONS // 2
        turn: i64
        for turn in range(riff.seats):
            who: i64 = riff.seat_after(me, turn)
            write_player(riff, who, into, players + turn * SEAT_WORDS)
        write_deck(riff.deck, into, players + riff.seats * SEAT_WORDS)
        write_places(riff, me, into, board, people, players)


def write_player(table: Riff, seat: Seat, into: vec[i64], at: i64) -> None:
    """All but who is aboard and what was fixed, which the board and the personages tell."""
    stage: i64 = table.stage[seat]
    task: i64 = table.task[seat]
    done: i64 = table.done[seat]
    into[at] = (
        (table.who[seat] + 1)
        | table.place[seat] << 8
        | (task + 1) << 32
        | done << 40
        | (stage & 127) << 48
        | (stage >> 7) << 56
    )
    bonus: i64 = table.bonus[seat]
    told: i64 = (bonus + 1) | table.hasty[seat] << 24
    if bonus == EMPTY:
        told |= (table.offer[2 * seat] + 1) << 8 | (table.offer[2 * seat + 1] + 1) << 16
    if seat == table.active:
        told |= table.fresh << 32
    if task != EMPTY and done == OPEN:
        needed: i64 = table.box.needed[task]
        if needed != NOBODY and table.stand[needed] == HOME:
            told |= HOPELESS
    into[at + 1] = told


def write_turn(table: Riff, me: i64, into: vec[i64], at: i64) -> None:
    """The state of the turn: symbols left, dice, known cards, cards whose action counts."""
    into[at] = word(
        small(table.round),
        count(table.deck),
        small(len(table.known)),
        table.turned + 1,
        table.turns_to(me, table.active),
        table.turns_to(me, table.first),
        table.booth,
        table.gift,
    )
    left = table.left
    total: i64 = lane(small(table.loose), FACES)
    symbol: i64
    for symbol in range(FACES):
        total |= lane(small(left[symbol]), symbol)
    into[at + 1] = total
    dice: i64 = 0
    more: i64 = 0
    kinds, faces = table.kind, table.face
    die: i64
    for die in range(MOST_DICE):
        kind: i64 = kinds[die]
        if kind != EMPTY:
            face: i64 = faces[die]
            if face >= USED:
                face -= USED
                more |= lane(1, die)
            dice |= lane(kind + 1, die) | lane(face + 1, 4 + die)
    known: i64 = min(len(table.known), NEXT)
    for die in range(known):
        more |= lane(table.known[die] + 1, 4 + die)
    into[at + 2] = dice
    into[at + 3] = more
    live: i64 = table.live
    spent: i64 = table.spent
    into[at + 4] = flags(live) + 2 * flags(spent)
    into[at + 5] = flags(live >> 8) + 2 * flags(spent >> 8)


def write_places(
    table: Riff, me: i64, into: vec[i64], board: i64, people: i64, players: i64
) -> None:
    """Each position: its place, its dial, who holds its die, and who is there.

    Each personage: its home, where it stands, in whose booth it is, whether it is back. What
    players have aboard and have fixed is added to their own words.
    """
    number: i64
    for number in range(board, board + POSITIONS):
        into[number] = 0
    levels, stands, steps = table.level, table.stand, table.box.steps
    way: i64 = table.place[me] * POSITIONS
    into[board] = PRESENT | levels[SAN_DIMAS] << 8 | steps[way + SAN_DIMAS] << 56
    first: i64 = 0
    for number in range(LOCATIONS):
        home: i64 = table.spot[number]
        place: i64 = number | levels[home] << 8 | steps[way + home] << 56
        told: i64 = home
        turns: i64
        stand: i64 = stands[number]
        if stand < ABOARD:
            told |= (stand + 1) << 8
            into[board + stand] += LOST_HERE
        elif stand < HOME:
            turns = table.turns_to(me, stand - ABOARD)
            told |= (turns + 1) << 16
            into[players + turns * SEAT_WORDS] += ONE_ABOARD
        else:
            told |= HOME_AGAIN
            place |= RETURNED
        fixer: i64 = table.fixer[number]
        if fixer != NOBODY:
            turns = table.turns_to(me, fixer)
            place |= (turns + 1) << 24
            into[players + turns * SEAT_WORDS] += ONE_FIXED
        into[board + home] += place
        if number & 1 == 0:
            first = told
        else:
            into[people] = first | told << 32
            people += 1
    seat: i64
    for seat in range(table.seats):
        into[board + table.place[seat]] += ME_HERE if seat == me else GUEST_HERE


def write_deck(deck: i64, into: vec[i64], at: i64) -> None:
    """1 for each card whose place in the deck nobody knows."""
    number: i64
    for number in range(at, at + DECK_WORDS):
        into[number] = flags(deck)
        deck >>= 8


OBSERVER: Final = RiffObserver()
