"""Riff in Time, phase 2: what pays for an action, and that it never costs one."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from paradice.core.moves import Move
from paradice.games.riff import payment
from paradice.games.riff.cards import SYMBOLS
from paradice.games.riff.game import GAME
from paradice.games.riff.moves import BLANK, PAIR, REWARDED
from paradice.games.riff.payment import RegainAction
from paradice.games.riff.table import Riff
from tests.games.riff import (
    AIM,
    BOX,
    PERSON,
    START,
    carry,
    crew,
    left,
    lucky,
    put,
    roll,
    send_home,
    shown,
    spot,
)
from tests.play import offered, play

GENGHIS, FREUD, BEETHOVEN = PERSON["genghis-khan"], PERSON["freud"], PERSON["beethoven"]
CHARLEMAGNE, SOCRATES = PERSON["charlemagne"], PERSON["socrates"]


def meeting(*names: str, who: str = "joanna", start: str = "move") -> Riff:
    """The active character and Bill in New York, personages in the active booth."""
    table = crew(who, "bill", start=start)
    put(table, "new-york", 0, 1)
    carry(table, *names)
    return table


# Whoever is passed on takes an action along


def test_two_personages_passed_on_take_both_of_their_actions_along() -> None:
    table = meeting("charlemagne", "socrates")
    roll(table, "interact", "interact", "move", "bogus/blank")
    play(GAME, table, "0: reroll 3", f"0: pass {CHARLEMAGNE} 1", f"0: pass {SOCRATES} 1")
    assert "reroll" not in left(table)


def test_the_excellent_of_a_personage_passed_on_pays_for_the_pass() -> None:
    table = meeting("genghis-khan")
    roll(table, "interact", "bogus/blank", "bogus/blank")
    play(GAME, table, f"0: pass {GENGHIS} 1")
    assert left(table) == {"move": 1, "interact": 1}
    assert shown(table)[0] == "wyld/interact"


def test_an_excellent_that_leaves_may_have_paid_for_a_move_before() -> None:
    table = meeting("genghis-khan", start="reroll")
    roll(table, "move", "interact", "bogus/blank")
    play(GAME, table, "0: move 7")
    table.set_place(1, 7)
    table.set_stand(PERSON["billy-the-kid"], 3)
    play(GAME, table, f"0: pass {GENGHIS} 1")
    assert offered(table, 0) == ["regain 0", "regain 1"]
    play(GAME, table, "0: regain 0")
    assert left(table) == {"move": 1, "reroll": 1}
    play(GAME, table, "0: move 8")
    assert table.place_of(0) == 8


def test_who_keeps_the_interact_has_used_the_excellent_for_the_pass() -> None:
    table = meeting("genghis-khan", start="move")
    roll(table, "interact", "bogus/blank", "bogus/blank")
    play(GAME, table, "0: move 7")
    table.set_place(1, 7)
    events = play(GAME, table, f"0: pass {GENGHIS} 1", "0: regain 1")
    assert [repr(event) for event in events][-1] == "0: regains symbol=1"
    assert left(table) == {"interact": 1}


def test_elizabeth_keeps_her_free_hand_when_she_passes_somebody_with_an_interact() -> None:
    table = meeting("beethoven", who="elizabeth")
    roll(table, "move", "move", "move")
    play(GAME, table, f"0: pass {BEETHOVEN} 1")
    assert table.has_gift(2)


def test_elizabeth_uses_her_free_hand_when_an_interact_comes_back_for_it() -> None:
    table = meeting("freud", "beethoven", who="elizabeth")
    send_home(table, "babe-ruth")
    roll(table, "move", "move", "move")
    play(GAME, table, "0: fix", f"0: pass {BEETHOVEN} 1")
    assert left(table)["interact"] == 1
    assert not table.has_gift(2)


def test_what_two_equal_actions_made_stays_when_a_personage_is_passed_on() -> None:
    table = meeting("freud", "beethoven", start="interact")
    roll(table, "move", "move", "move")
    play(GAME, table, "0: pair 1", f"0: pass {FREUD} 1")
    assert left(table) == {"move": 3, "excellent": 1}


def test_an_excellent_that_may_leave_pays_before_one_that_stays() -> None:
    table = meeting("genghis-khan", start="excellent")
    roll(table, "interact", "bogus/blank", "bogus/blank")
    play(GAME, table, "0: move 5")
    assert table.spent == 1 << GENGHIS


def test_an_excellent_die_pays_where_nothing_else_is_an_excellent() -> None:
    table = meeting("freud", start="interact")
    roll(table, "excellent", "bogus/blank", "bogus/blank")
    play(GAME, table, "0: move 5")
    assert left(table) == {"interact": 2}
    assert shown(table) == ["bogus/blank", "bogus/blank"]


def test_an_excellent_made_of_two_equal_actions_pays_after_one_that_may_leave() -> None:
    table = meeting("genghis-khan", start="interact")
    roll(table, "interact", "interact", "bogus/blank")
    play(GAME, table, "0: pair 1", "0: move 7")
    assert (table.spent >> GENGHIS & 1, table.loose) == (1, 1)
    table.set_place(1, 7)
    play(GAME, table, f"0: pass {GENGHIS} 1")
    assert left(table) == {"excellent": 1}


def test_of_the_actions_used_the_best_die_is_free_again() -> None:
    table = meeting("napoleon", start="reroll")
    roll(table, "move", "interact", "interact", "triumphant/move")
    table.live ^= 1 << PERSON["napoleon"]
    play(GAME, table, "0: move 5", "0: move 4")
    assert shown(table) == ["wyld/interact", "wyld/interact"]
    table.live ^= 1 << PERSON["napoleon"]
    table.add_left(0, 1)
    table.set_place(1, 4)
    table.set_stand(PERSON["babe-ruth"], 1)
    play(GAME, table, f"0: pass {PERSON['napoleon']} 1")
    assert shown(table) == ["wyld/interact", "triumphant/move"]


@pytest.mark.parametrize("place", ["start", "objective", "freud"])
def test_a_card_that_has_paid_is_free_again_and_unused(place: str) -> None:
    """Beethoven comes late, so that another card has paid before his."""
    start = "interact" if place == "start" else "move"
    table = meeting("beethoven", who="elizabeth", start=start)
    if place == "objective":
        table.set_task(0, AIM["lower-with-beethoven"])
        table.set_done(0, REWARDED)
    if place == "freud":
        carry(table, "freud")
    send_home(table, "babe-ruth")
    roll(table, "move", "bogus/blank", "bogus/blank")
    late = 1 << BEETHOVEN
    table.live ^= late
    play(GAME, table, "0: fix")
    card = {"start": 10, "objective": 11, "freud": FREUD}[place]
    assert table.spent == 1 << card
    table.live |= late
    play(GAME, table, f"0: pass {BEETHOVEN} 1")
    assert (table.spent, table.live >> card & 1) == (0, 1)


def test_a_used_action_that_leaves_is_one_of_two_that_were_an_excellent_together() -> None:
    table = meeting("napoleon", "genghis-khan")
    table.set_bonus(0, START["reroll"])
    roll(table, "move", "move", "interact", "triumphant/interact")
    play(GAME, table, "0: pair 0", "0: move 7")
    table.set_place(1, 7)
    play(GAME, table, f"0: pass {PERSON['napoleon']} 1", f"0: pass {GENGHIS} 1")
    assert offered(table, 0) == ["regain 0", "regain 1"]


def test_the_action_of_an_objective_may_be_free_again_for_an_excellent_that_leaves() -> None:
    table = meeting("genghis-khan")
    table.set_bonus(0, START["reroll"])
    table.set_task(0, AIM["lower-with-lincoln"])
    table.set_done(0, REWARDED)
    roll(table, "interact", "bogus/blank", "bogus/blank")
    play(GAME, table, "0: move 7")
    table.set_place(1, 7)
    play(GAME, table, f"0: pass {GENGHIS} 1")
    assert offered(table, 0) == ["regain 0", "regain 1"]


def test_both_of_two_that_were_an_excellent_together_may_leave() -> None:
    table = meeting("charlemagne", "socrates", "genghis-khan", who="elizabeth")
    roll(table, "reroll", "interact", "interact", "triumphant/interact")
    lucky(table, lambda t: t.play(0, GAME.catalogue.find("reroll 3")), ["interact", "move"])
    play(GAME, table, "0: pair 2", "0: reroll 3")
    passes = [f"0: pass {PERSON[who]} 1" for who in ("charlemagne", "socrates", "genghis-khan")]
    play(GAME, table, *passes)
    assert offered(table, 0) == ["regain 1", "regain 2"]


def test_what_two_equal_actions_paid_is_not_free_again_for_an_excellent_that_leaves() -> None:
    table = meeting("genghis-khan", who="elizabeth")
    roll(table, "interact", "interact", "bogus/blank")
    play(GAME, table, "0: pair 1", f"0: pass {GENGHIS} 1")
    assert left(table) == {"move": 1, "excellent": 1}
    assert table.has_gift(2)


@pytest.mark.parametrize("name", ["freud", "beethoven"])
def test_of_two_equal_actions_the_used_one_leaves_with_a_personage_passed_on(name: str) -> None:
    table = meeting("freud", "beethoven")
    roll(table, "move", "move", "move")
    assert left(table)["interact"] == 2
    play(GAME, table, f"0: pass {PERSON[name]} 1")
    assert left(table)["interact"] == 1


# All payments: what could be done by somebody who chooses each time what pays

Chest = tuple[tuple[int, ...], frozenset[int], bool, frozenset[int]]
"""What is left: how many of each symbol for good, whose cards, the free hand, and who is aboard."""
CARRIED = ["genghis-khan", "freud", "charlemagne", "beethoven", "napoleon", "socrates"]
NEED = {"hand": 1, "fix": 1, "pass": 1, "move": 0, "reroll": 2}


class Payments:
    """Every way to pay in one turn, by what is left; written without the code of the game."""

    def __init__(self, symbols: list[str], guests: list[str], free_hand: bool) -> None:
        self.icons = {PERSON[name]: BOX.personages[PERSON[name]].icon for name in guests}
        self.guests = frozenset(self.icons)
        self.memory: dict[tuple[Chest, str], set[Chest]] = {}
        counts = tuple(symbols.count(symbol) for symbol in SYMBOLS[:4])
        self.start: Chest = (counts, self.guests, free_hand, self.guests)

    def without(self, chest: Chest, symbol: int) -> Iterator[Chest]:
        """Every way to use up one action that shows exactly this."""
        counts, cards, free, aboard = chest
        for card in cards:
            if self.icons[card] == symbol:
                yield counts, cards - {card}, free, aboard
        if counts[symbol] > 0:
            yield more(counts, symbol, -1), cards, free, aboard

    def after(self, chest: Chest, action: str) -> set[Chest]:
        """Every way to pay for an action, and to make Excellents of two equal ones afterwards."""
        if (chest, action) in self.memory:
            return self.memory[chest, action]
        verb, _, number = action.partition(" ")
        found: set[Chest] = set()
        if verb != "pass" or int(number) in chest[3]:
            ways = [*self.without(chest, NEED[verb]), *self.without(chest, 3)]
            if verb in ("hand", "pass") and chest[2]:
                ways.append((chest[0], chest[1], False, chest[3]))
            gone = {int(number)} if verb == "pass" else set()
            for counts, cards, free, aboard in ways:
                self.make_pairs((counts, cards - gone, free, aboard - gone), found)
        self.memory[chest, action] = found
        return found

    def make_pairs(self, chest: Chest, found: set[Chest]) -> None:
        """Add the chest, and all that come of it by making Excellents of two equal actions."""
        if chest in found:
            return
        found.add(chest)
        for symbol in range(3):
            for once in self.without(chest, symbol):
                for counts, cards, free, aboard in self.without(once, symbol):
                    self.make_pairs((more(counts, 3, 1), cards, free, aboard), found)


def more(counts: tuple[int, ...], symbol: int, by: int) -> tuple[int, ...]:
    return (*counts[:symbol], counts[symbol] + by, *counts[symbol + 1 :])


def act(table: Riff, action: str, found: dict[tuple[int, ...], Riff]) -> None:
    """Do an action where it is legal and put the board back; each answer to a question once."""
    verb, _, number = action.partition(" ")
    lines = {
        "hand": f"pick {PERSON['lincoln']}", "move": "move 5", "reroll": "reroll 3",
        "pass": f"pass {number} 1",
    }  # fmt: skip
    move: Move = GAME.catalogue.find(lines.get(verb, action))
    step = table.top()
    if step.why_not(table, 0, move) is not None:
        return
    twin = table.clone()
    step.play(twin, 0, move)
    twin.set_place(0, spot("new-york"))
    twin.set_level(spot("new-york"), 9)
    twin.set_stand(PERSON["lincoln"], spot("new-york"))
    if verb == "reroll":
        twin.add_left(twin.face_of(3), -1)
        twin.add_left(BLANK, 1)
        twin.set_face(3, BLANK)
    asked = twin.top()
    if not isinstance(asked, RegainAction) or asked.run(twin):
        make_pairs(twin, found)
        return
    for answer in asked.moves(twin, 0):
        other = twin.clone()
        asked.play(other, 0, answer)
        make_pairs(other, found)


def make_pairs(table: Riff, found: dict[tuple[int, ...], Riff]) -> None:
    """Add the table, and all that come of it by making Excellents of two equal actions."""
    chest = chest_of(table)
    if chest in found:
        return
    found[chest] = table
    for move in PAIR:
        if table.top().why_not(table, 0, move) is None:
            twin = table.clone()
            table.top().play(twin, 0, move)
            make_pairs(twin, found)


def chest_of(table: Riff) -> tuple[int, ...]:
    """Return what is left and what is used, cards of guests by name, and who is aboard."""
    cards = (int(table.live) & 1023, int(table.spent) & 1023)
    used = [payment.count_used(table, symbol) for symbol in range(4)]
    return (int(table.left), *cards, *used, int(table.gift), int(table.paired), int(table.stand))


def compare(table: Riff, payments: Payments, chance: random.Random) -> int:
    """Along a row of actions, what some payment allows the table allows too, and nothing else.

    Return how many positions were compared.
    """
    actions = ["move", "hand", "fix", "reroll", *[f"pass {p}" for p in sorted(payments.guests)]]
    chests: set[Chest] = set()
    payments.make_pairs(payments.start, chests)
    tables: dict[tuple[int, ...], Riff] = {}
    make_pairs(table, tables)
    done: list[str] = []
    compared = 0
    while chests:
        compared += len(tables)
        ways: list[tuple[str, set[Chest], dict[tuple[int, ...], Riff]]] = []
        for action in actions:
            allowed = {way for chest in chests for way in payments.after(chest, action)}
            found: dict[tuple[int, ...], Riff] = {}
            for one in tables.values():
                act(one, action, found)
            assert bool(allowed) == bool(found), f"{done}, {action}: {len(allowed)} payments"
            if allowed:
                ways.append((action, allowed, found))
        if not ways:
            break
        action, chests, tables = chance.choice(ways)
        done.append(action)
    return compared


def test_no_payment_whatever_allows_an_action_that_the_table_does_not() -> None:
    """Dice and cards that stay are alike here: what a reroll may bring is worth an Excellent."""
    chance = random.Random(18)
    compared = 0
    for _ in range(POSITIONS):
        guests = chance.sample(CARRIED, chance.randint(1, 3))
        who, start = chance.choice(["joanna", "elizabeth"]), chance.choice([*START])
        dice = [chance.choice(["move", "interact", "reroll", "excellent"]) for _ in range(3)]
        table = meeting(*guests, who=who, start=start)
        send_home(table, "babe-ruth")
        table.set_stand(PERSON["lincoln"], spot("new-york"))
        table.set_level(spot("new-york"), 9)
        roll(table, *dice, "bogus/blank")
        payments = Payments([*dice, start], guests, who == "elizabeth")
        compared += compare(table, payments, chance)
    assert compared > 10 * POSITIONS


POSITIONS = int(os.environ.get("PARADICE_POSITIONS", "300"))
"""So many beginnings: some 20 positions are compared from each, thousands in all."""
