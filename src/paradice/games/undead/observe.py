"""What a seat sees of West Fort, as small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.observe import (
    LANES,
    LARGEST,
    Layout,
    Observer,
    Questions,
    flags,
    lane,
    small,
    word,
)
from paradice.core.sets import count
from paradice.core.table import Table
from paradice.games.undead.moves import CARDS, EMPTY, PLACES, RANGER, SLOTS, SPACES, WISHES
from paradice.games.undead.rules import STEPS
from paradice.games.undead.scores import score_of
from paradice.games.undead.table import (
    Undead,
    chambers_wished,
    coins_wished,
    count_wishes,
    notoriety_wished,
)

CARD_WORDS: Final[i64] = 3
SEAT_WORDS: Final[i64] = 3
DEBT: Final[i64] = 16
"""Added to a score: alone it can fall below 0."""


class UndeadObserver(Observer):
    """The question, the day, the town, where each undead is, and every player.

    Seats are counted from the observer, 0 first. Whatever could be nothing (a building, a bonus, a
    choice) is its number and one, and 0 where there is none. Sets are written as one bit for each
    thing: loaded chambers from 2 up, spaces where outlaws lie from 2 up.
    """

    def __init__(self) -> None:
        self.questions: Final = Questions(STEPS)

    def layout(self, seats: i64) -> Layout:
        layout = Layout()
        self.questions.name(layout)
        layout.word("table", "day round noon law gangs secret hill last")
        layout.word("supply", "coins notoriety")
        number: i64
        for number in range(SLOTS):
            layout.word(f"slot.{number}", "building price bonus mine others undead worth")
        for number in range(0, CARDS, LANES):
            layout.word("undead", f"{number}:{min(LANES, CARDS - number)}")
        for number in range(seats):
            owner = f"rival.{number}" if number > 0 else "me"
            layout.word(owner, "side coins notoriety slain chambers skull stash aside")
            layout.word(owner, "grave standing lying buildings chosen choice score")
            layout.word(owner, "wished wishes:3")
        if seats == 1:
            layout.word("ranger", "chambers skull grave standing lying harder buried")
        return layout

    def write(self, table: Table, seat: Seat, into: vec[i64], start: i64) -> None:
        assert isinstance(table, Undead)
        undead: Undead = table
        me: i64 = max(seat, 0)
        self.questions.write(undead, into, start)
        start += self.questions.words + 1
        write_day(undead, me, into, start)
        buildings: i64 = write_town(undead, me, into, start + 2)
        start += 2 + SLOTS
        write_crowds(undead, into, start)
        start += CARD_WORDS
        turn: i64
        for turn in range(undead.seats):
            who: i64 = undead.seat_after(me, turn)
            write_player(undead, who, seat, buildings, into, start)
            start += SEAT_WORDS
        if undead.is_solo():
            write_ranger(undead, into, start)


def write_ranger(table: Undead, into: vec[i64], start: i64) -> None:
    """The Dead Ranger, whom one fights alone."""
    into[start] = word(
        table.cells_of(RANGER) >> 2,
        table.skull_of(RANGER),
        table.grave_of(RANGER),
        table.standing_of(RANGER),
        table.lying_of(RANGER) >> 2,
        table.harder,
        len(table.buried),
        0,
    )


def write_day(table: Undead, me: i64, into: vec[i64], start: i64) -> None:
    """The day, the Law, and what is left in the supply."""
    secret: i64 = 0
    if table.hidden == SPACES:
        secret = 1
    noon: i64 = 0
    if table.noon != 0:
        noon = 1
    into[start] = word(
        small(table.day),
        table.round,
        noon,
        table.turns_to(me, table.law),
        table.gangs,
        secret,
        small(table.hill + len(table.buried)),
        table.last,
    )
    into[start + 1] = word(small(table.coins_left), small(table.notoriety_left), 0, 0, 0, 0, 0, 0)


def write_town(table: Undead, me: i64, into: vec[i64], start: i64) -> i64:
    """Each slot: its building, the price, who holds it, and the undead in it.

    Returns how many buildings each seat holds, a lane for each.
    """
    buildings: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        number: i64 = table.building_at(slot)
        if number == EMPTY:
            into[start + slot] = 0
            continue
        building = table.box.buildings[number]
        held: i64 = table.holders(slot)
        mine: i64 = (held >> me) & 1
        buildings += flags(held)
        into[start + slot] = word(
            number + 1,
            building.price(held),
            table.bonus_at(slot) + 1,
            mine,
            count(held) - mine,
            count(table.crowd[slot]),
            building.notoriety,
            0,
        )
    return buildings


def write_crowds(table: Undead, into: vec[i64], start: i64) -> None:
    """Where each undead is: its place and one, the street the highest."""
    low: i64 = 0
    middle: i64 = 0
    high: i64 = 0
    crowds = table.crowd
    place: i64
    for place in range(PLACES):
        crowd: i64 = crowds[place]
        if crowd != 0:
            low |= flags(crowd) * (place + 1)
            middle |= flags(crowd >> 8) * (place + 1)
            high |= flags(crowd >> 16) * (place + 1)
    into[start] = low
    into[start + 1] = middle
    into[start + 2] = high


def write_player(
    table: Undead, seat: Seat, viewer: Seat, buildings: i64, into: vec[i64], start: i64
) -> None:
    """All of a gang but what it hides from *viewer*."""
    side: i64 = table.side(seat)
    choice: i64 = table.choice_of(seat)
    shown = table.shows_choice(seat, viewer)
    cells: i64 = table.cells_of(seat)
    chosen: i64 = 0
    told: i64 = 0
    wished: i64 = 0
    if table.hidden == WISHES:
        wished = count_wishes(choice)
        if shown:
            cells = chambers_wished(choice)
            wished |= lane(coins_wished(choice), 1) | lane(count(cells), 2)
            wished |= lane(notoriety_wished(choice), 3)
    else:
        if choice != EMPTY:
            chosen = 1
        if shown:
            told = choice + 1
    into[start] = word(
        side,
        small(table.coins_at(side)),
        small(table.notoriety_at(side)),
        count(table.slain[side]),
        cells >> 2,
        table.skull_of(seat),
        small(table.stash_of(seat)),
        small(table.aside_of(seat)),
    )
    into[start + 1] = word(
        small(table.grave_of(seat)),
        table.standing_of(seat),
        table.lying_of(seat) >> 2,
        (buildings >> (seat * LANES)) & LARGEST,
        chosen,
        told,
        small(score_of(table, seat) + DEBT),
        0,
    )
    into[start + 2] = wished


OBSERVER: Final = UndeadObserver()
