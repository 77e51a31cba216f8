"""What a seat sees of a table of Riff in Time, as small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.contract import Seat, Step, Table
from paradice.core.observe import LANES, Layout, Observer, flags, lane, small, word
from paradice.core.sets import count
from paradice.games.riff.actions import SecondSpace, TakeActions
from paradice.games.riff.dice import AssemblePool
from paradice.games.riff.effects import ArrangeDeck, ChooseEffect, ChooseFixed
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
from paradice.games.riff.rules import ChooseCharacter, ChooseObjective, SwapRiff
from paradice.games.riff.table import Riff

CARDS: Final[i64] = 60
DECK_WORDS: Final[i64] = 8
NEXT: Final[i64] = 4
"""So many cards that lie known on top of the deck are shown."""
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

    def layout(self, seats: i64) -> Layout:
        layout = Layout()
        layout.word("step", "character objective swap effect fixed arrange pool act")
        layout.word("asked", "second numbers:3 loose booth gift")
        layout.word("table", "round deck known turned active first")
        layout.word("left", "move interact reroll excellent bogus blank")
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
        self.write_step(riff, me, into, at)
        write_dice(riff, into, at + 3)
        board: i64 = at + 8
        people: i64 = board + POSITIONS
        players: i64 = people + LOCATIONS // 2
        who: i64 = me
        at = players
        for _ in range(riff.seats):
            self.write_player(riff, who, into, at)
            at += SEAT_WORDS
            who += 1
            if who == riff.seats:
                who = 0
        write_deck(riff.deck, into, at)
        write_places(riff, me, into, board, people, players)

    def write_step(self, table: Riff, me: i64, into: vec[i64], at: i64) -> None:
        """The question that is asked, and the state of the turn."""
        asked: i64 = 0
        numbers: i64 = 0
        if table.agenda:
            step = table.agenda[-1]
            asked = asked_by(step)
            numbers = numbers_of(step)
            if isinstance(step, SecondSpace):
                numbers |= 1
        into[at] = asked
        into[at + 1] = (
            numbers | lane(small(table.loose), 4) | lane(table.booth, 5) | lane(table.gift, 6)
        )
        into[at + 2] = word(
            small(table.round),
            count(table.deck),
            small(len(table.known)),
            table.turned + 1,
            after(table, me, table.active),
            after(table, me, table.first),
            0,
            0,
        )

    def write_player(self, table: Riff, seat: Seat, into: vec[i64], at: i64) -> None:
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


def after(table: Riff, me: i64, seat: i64) -> i64:
    """Return how many seats after *me* a seat is."""
    turns: i64 = seat - me
    if turns < 0:
        turns += table.seats
    return turns


def asked_by(step: Step[Riff]) -> i64:
    if isinstance(step, TakeActions):
        return lane(1, 7)
    if isinstance(step, AssemblePool):
        return lane(1, 6)
    if isinstance(step, ArrangeDeck):
        return lane(1, 5)
    if isinstance(step, ChooseFixed):
        return lane(1, 4)
    if isinstance(step, ChooseEffect):
        return lane(1, 3)
    if isinstance(step, SwapRiff):
        return lane(1, 2)
    if isinstance(step, ChooseObjective):
        return lane(1, 1)
    if isinstance(step, ChooseCharacter):
        return lane(1, 0)
    return 0


def numbers_of(step: Step[Riff]) -> i64:
    """Return what the step was built from, each number and one."""
    total: i64 = 0
    place: i64 = 1
    number: i64
    for number in step.numbers():
        total |= lane(small(number + 1), place)
        place += 1
    return total


def write_dice(table: Riff, into: vec[i64], at: i64) -> None:
    """The symbols left, the dice, the known cards, and the cards whose action counts."""
    left = table.left
    total: i64 = 0
    symbol: i64
    for symbol in range(FACES):
        total |= lane(small(left[symbol]), symbol)
    into[at] = total
    dice: i64 = 0
    more: i64 = 0
    kinds, faces = table.kind, table.face
    die: i64
    for die in range(MOST_DICE):
        kind: i64 = kinds[die]
        if kind != EMPTY:
            face: i64 = faces[die]
            dice |= lane(kind + 1, die) | lane(face % USED + 1, 4 + die)
            more |= lane(face // USED, die)
    known: i64 = min(len(table.known), NEXT)
    for die in range(known):
        more |= lane(table.known[die] + 1, 4 + die)
    into[at + 1] = dice
    into[at + 2] = more
    live: i64 = table.live
    spent: i64 = table.spent
    into[at + 3] = flags(live) + 2 * flags(spent)
    into[at + 4] = flags(live >> 8) + 2 * flags(spent >> 8)


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
    levels, stands = table.level, table.stand
    steps = table.box.steps
    way: i64 = table.place[me] * POSITIONS
    into[board] = PRESENT | levels[SAN_DIMAS] << 8 | steps[way + SAN_DIMAS] << 56
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
            turns = after(table, me, stand - ABOARD)
            told |= (turns + 1) << 16
            into[players + turns * SEAT_WORDS] += ONE_ABOARD
        else:
            told |= HOME_AGAIN
            place |= RETURNED
        fixer: i64 = table.fixer[number]
        if fixer != NOBODY:
            turns = after(table, me, fixer)
            place |= (turns + 1) << 24
            into[players + turns * SEAT_WORDS] += ONE_FIXED
        into[board + home] += place
        if number & 1 == 0:
            into[people] = told
        else:
            into[people] |= told << 32
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
