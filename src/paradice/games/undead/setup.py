"""Before the first day: the town is laid out, and everybody chooses three resources."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.contract import Move, Seat, Step
from paradice.core.rows import at, put, wide_add, wide_at, wide_put
from paradice.core.sets import count
from paradice.games.undead.box import is_in_play
from paradice.games.undead.moves import (
    COIN,
    EMPTY,
    GETS_READY,
    HAS_CHOSEN,
    NOTORIETY,
    OPEN,
    SLOTS,
    STREET,
    WISH,
)
from paradice.games.undead.supplies import load_bullets
from paradice.games.undead.table import Undead
from paradice.games.undead.wishes import count_wishes


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
        table.town = put(table.town, slot, number)
        power = box.buildings[number].ability.power()
        if power != EMPTY:
            table.powers = put(table.powers, power, slot)
        if not table.is_solo():
            bonus: i64 = box.slots[slot][1]
            table.bonus = put(table.bonus, slot, bonus)
            if bonus == COIN:
                table.coins_left -= 1
            elif bonus == NOTORIETY:
                table.notoriety_left -= 1


def bury_undead(table: Undead, with_riders: bool) -> None:
    """Boot Hill: three cards a player; alone, all but the three dearest."""
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
            if at(table.town, slot) == EMPTY or (haunted >> slot) & 1 == 1:
                continue
            if best == EMPTY or rank(table, slot) > rank(table, best):
                best = slot
        haunted |= 1 << best
        table.add_undead(table.draw_undead(), best)
    table.add_undead(table.draw_undead(), STREET)


def rank(table: Undead, slot: i64) -> i64:
    """Notoriety first, then the cost."""
    building = table.box.buildings[at(table.town, slot)]
    return building.notoriety * 100 + building.cost


# The first resources


class ChooseStart(Step[Undead]):
    """Everybody chooses three resources in secret, one by one, until all have chosen."""

    def deciders(self, table: Undead) -> list[int]:
        waiting: list[int] = []
        seat: i64
        for seat in range(table.seats):
            if count_wishes(wide_at(table.choice, seat)) < table.box.first_resources:
                waiting.append(seat)
        return waiting

    def candidates(self, table: Undead, seat: Seat) -> list[Move]:
        return WISH

    def play(self, table: Undead, seat: Seat, move: Move) -> None:
        table.choice = wide_add(table.choice, seat, 1 << (2 * move.what))
        if (
            count_wishes(wide_at(table.choice, seat)) == table.box.first_resources
            and not table.is_solo()
        ):
            table.tell(HAS_CHOSEN, seat)
        if not self.deciders(table):
            table.pop()
            open_wishes(table)


def open_wishes(table: Undead) -> None:
    """All choices are revealed; bullets then go into chambers, in order."""
    table.hidden = OPEN
    table.unveiled += 1
    turn: i64
    for turn in range(table.seats - 1, -1, -1):
        seat = table.after_law(turn)
        bullets: i64 = (wide_at(table.choice, seat) >> 2) & 3
        if bullets > 0:
            table.push(load_bullets(seat, bullets))
    for turn in range(table.seats):
        seat = table.after_law(turn)
        wishes: i64 = wide_at(table.choice, seat)
        table.choice = wide_put(table.choice, seat, EMPTY)
        coins: i64 = wishes & 3
        notoriety: i64 = wishes >> 4
        table.tell(GETS_READY, seat, coins, (wishes >> 2) & 3, notoriety)
        table.coins = wide_add(table.coins, table.side(seat), coins)
        table.coins_left -= coins
        table.notoriety = wide_add(table.notoriety, table.side(seat), notoriety)
        table.notoriety_left -= notoriety
