"""Before the first day: the town is laid out, and everybody chooses three resources."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.sets import count, has
from paradice.core.table import Step
from paradice.games.undead.box import is_in_play
from paradice.games.undead.moves import (
    CHAMBER_IS_LOADED,
    EMPTY,
    GETS_READY,
    HAS_CHOSEN,
    LOAD,
    OPEN,
    SLOTS,
    STREET,
    WISH_COIN,
    WISH_NOTORIETY,
)
from paradice.games.undead.table import (
    WISHED_NOTORIETY,
    Undead,
    chambers_wished,
    coins_wished,
    count_wishes,
    notoriety_wished,
    wish_bullet,
)


def lay_buildings(table: Undead) -> None:
    """A building for each slot of this number of players; alone, for every slot, without bonus."""
    box = table.box
    deck = vec[i64]()
    number: i64
    for number in range(len(box.buildings)):
        if box.buildings[number].players <= table.seats:
            deck = append(deck, number)
    slot: i64
    for slot in range(SLOTS):
        if not is_in_play(box.slots[slot], table.seats):
            continue
        deck, number = pop(deck, table.rng.below(len(deck)))
        table.set_town(slot, number)
        power = box.buildings[number].ability.power()
        if power != EMPTY:
            table.set_powers(power, slot)
        if not table.is_solo():
            table.lay_bonus(slot, box.slots[slot][1])


def bury_undead(table: Undead, with_riders: bool) -> None:
    """Boot Hill: three cards a player; alone, all but the three worth 6."""
    card: i64
    for card in range(len(table.box.undead)):
        if with_riders or table.box.undead[card].notoriety < 6:
            table.unseen |= 1 << card
    table.hill = count(table.unseen) if table.is_solo() else table.box.hill * table.seats


def raise_first_undead(table: Undead) -> None:
    """One under each of the most notorious buildings, as many as players; one in the street."""
    haunted: i64 = 0
    slot: i64
    while count(haunted) < table.seats:
        best: i64 = EMPTY
        for slot in range(SLOTS):
            if table.building_at(slot) == EMPTY or has(haunted, slot):
                continue
            if best == EMPTY or rank(table, slot) > rank(table, best):
                best = slot
        haunted |= 1 << best
        table.add_undead(table.draw_undead(), best)
    table.add_undead(table.draw_undead(), STREET)


def rank(table: Undead, slot: i64) -> i64:
    """Notoriety first, then the cost."""
    building = table.box.buildings[table.building_at(slot)]
    return building.notoriety * 100 + building.cost


# The first resources


class ChooseStart(Step[Undead]):
    """Everybody chooses three resources in secret, one by one; a bullet with its chamber."""

    def deciders(self, table: Undead) -> list[int]:
        waiting: list[int] = []
        seat: i64
        for seat in range(table.seats):
            if count_wishes(table.choice_of(seat)) < table.box.first_resources:
                waiting.append(seat)
        return waiting

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return START

    def why_not(self, table: Undead, seat: Seat, move: Move) -> Rule | None:
        if move is WISH_COIN or move is WISH_NOTORIETY:
            return None
        chosen: i64 = chambers_wished(table.choice_of(seat))
        return CHAMBER_IS_LOADED if has(chosen, move.what) else None

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        wishes: i64 = table.choice_of(seat)
        if move is WISH_COIN:
            wishes += 1
        elif move is WISH_NOTORIETY:
            wishes += 1 << WISHED_NOTORIETY
        else:
            wishes = wish_bullet(wishes, move.what)
        table.set_choice(seat, wishes)
        if count_wishes(wishes) == table.box.first_resources and not table.is_solo():
            table.tell(HAS_CHOSEN, seat)
        if not self.deciders(table):
            table.pop()
            open_wishes(table)


START: Final = [WISH_COIN, *LOAD, WISH_NOTORIETY]


def open_wishes(table: Undead) -> None:
    """All choices are revealed; the bullets lie in their chambers already."""
    table.hidden = OPEN
    table.unveiled += 1
    turn: i64
    for turn in range(table.seats):
        seat = table.after_law(turn)
        wishes: i64 = table.choice_of(seat)
        table.set_choice(seat, EMPTY)
        coins: i64 = coins_wished(wishes)
        notoriety: i64 = notoriety_wished(wishes)
        chambers: i64 = chambers_wished(wishes)
        table.tell(GETS_READY, seat, coins, count(chambers), notoriety)
        table.move_coins(seat, coins)
        table.move_notoriety(seat, notoriety)
        chamber: i64
        for chamber in range(2, 8):
            if has(chambers, chamber):
                table.load(seat, chamber)
