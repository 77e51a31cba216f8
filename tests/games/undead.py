"""The one builder of positions for The Quick and the Undead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.rng import Rng, seeded
from paradice.core.table import Outcome, Step
from paradice.games.undead.box import POWERS, is_in_play
from paradice.games.undead.cards import read_box
from paradice.games.undead.game import GAME
from paradice.games.undead.moves import EMPTY, OPEN, PLACES, RANGER, SLOTS, STREET
from paradice.games.undead.rules import BeginRound, ResolveSpaces
from paradice.games.undead.supplies import PlaceUndead
from paradice.games.undead.table import Undead
from tests.pieces import give_each
from tests.play import play

BOX = read_box()
BUILDING = {building.name: number for number, building in enumerate(BOX.buildings)}
CARD = {card.name: number for number, card in enumerate(BOX.undead)}
FILLERS = (
    "mansion gunsmith general-store undertaker newspaper courthouse bank church saloon".split()
)
SKULL, BACKFIRE = 1, 0


def fort(
    seats: int = 3,
    *,
    buildings: str = "bank courthouse newspaper",
    street: str = "",
    undead: Mapping[int, str] | None = None,
    law: int = 0,
    hill: int = 5,
    options: Mapping[str, str] | None = None,
) -> Undead:
    """An open town before a round: buildings by slot, others in the rest; undead by place."""
    table = GAME.start(seats, options or {}, 1)
    table.hidden = OPEN
    table.law = law
    table.plan([BeginRound()])
    table.crowd = vec[i64]([0] * PLACES)
    give_each(table.set_bonus, [EMPTY] * SLOTS)
    give_each(table.set_powers, [EMPTY] * POWERS)
    give_each(table.set_town, [EMPTY] * SLOTS)
    table.coins_left, table.notoriety_left = BOX.coins, BOX.notoriety
    names = buildings.split()
    others = [name for name in FILLERS if name not in names]
    for slot in range(SLOTS):
        if not is_in_play(BOX.slots[slot], seats):
            continue
        name = names.pop(0) if names else others.pop(0)
        table.set_town(slot, BUILDING[name])
        power = BOX.buildings[BUILDING[name]].ability.power()
        if power != EMPTY:
            table.set_powers(power, slot)
    table.unseen = (1 << 18) - 1
    haunt(table, STREET, street)
    for place, cards in (undead or {}).items():
        haunt(table, place, cards)
    table.hill = hill
    for seat in range(seats):
        table.set_choice(seat, EMPTY)
    return table


def haunt(table: Undead, place: int, cards: str) -> None:
    for name in cards.split():
        table.crowd[place] |= 1 << CARD[name]
        table.unseen &= ~(1 << CARD[name])


def give(
    table: Undead,
    seat: int,
    *,
    coins: int = 0,
    notoriety: int = 0,
    bullets: Sequence[int] = (),
    token: int = SKULL,
) -> None:
    """Hand resources to a seat, out of the supply."""
    table.add_coins(table.side(seat), coins)
    table.coins_left -= coins
    table.add_notoriety(table.side(seat), notoriety)
    table.notoriety_left -= notoriety
    table.set_cells(seat, sum(1 << chamber for chamber in bullets))
    table.set_skull(seat, token)


def hold(table: Undead, seat: int, slot: int) -> None:
    """Put an outlaw of a seat into a building."""
    table.add_stash(seat, -1)
    table.set_held(slot, table.holders(slot) | 1 << seat)


def stand(table: Undead, places: Mapping[int, int], dice: Sequence[int] = ()) -> Undead:
    """Outlaws stand on spaces, dice will fall so; resolve the spaces from 8 down."""
    for seat, space in places.items():
        table.add_stash(seat, -1)
        table.set_standing(seat, space)
        table.set_choice(seat, space)
    table.plan([ResolveSpaces(8)])
    rig(table, dice)
    table.settle()
    return table


def ask(table: Undead, *steps: Step[Undead]) -> Undead:
    """Put steps on the agenda, the first on top, and run up to the next decision."""
    table.plan([BeginRound(), *reversed(steps)])
    table.settle()
    return table


def rig(table: Undead, dice: Sequence[int]) -> None:
    """Choose a random source whose next dice show these faces."""
    if dice:
        table.rng = find_rng(dice)


def find_rng(dice: Sequence[int]) -> Rng:
    """Look along one long row of throws for the first place where these faces fall."""
    faces = bytes(dice)
    while (place := bytes(THROWN).find(faces)) < 0:
        STARTS.append(STREAM.clone())
        THROWN.extend(STREAM.below(8) + 1 for _ in range(CHUNK))
    rng = STARTS[place // CHUNK].clone()
    for _ in range(place % CHUNK):
        rng.below(8)
    return rng


CHUNK = 1 << 12
STREAM, THROWN = seeded(1), bytearray()
STARTS: list[Rng] = []
"""What has been thrown along the row, and the random source at the start of each chunk of it."""


def loaded(table: Undead, fighter: int) -> list[int]:
    return [chamber for chamber in range(2, 8) if table.cells_of(fighter) >> chamber & 1]


def undead_at(table: Undead, place: int) -> list[str]:
    return [card.name for n, card in enumerate(BOX.undead) if table.crowd[place] >> n & 1]


def in_hand(table: Undead) -> int:
    """The undead that was turned up and waits for its place, as a set."""
    waiting = [step.numbers()[1] for step in table.waiting() if type(step) is PlaceUndead]
    return sum(1 << card for card in waiting)


def step(table: Undead) -> str:
    return type(table.top()).__name__ if table.depth > 0 else ""


def result(table: Undead) -> Outcome:
    """How a game ended."""
    outcome = table.outcome()
    assert outcome is not None
    return outcome


# Alone

ALL = [2, 3, 4, 5, 6, 7]


def alone(**options: str) -> Undead:
    """A clear town with one undead in the street; the Ranger has six bullets and nobody about."""
    table = fort(1, street="u01", hill=14, options=options)
    table.unseen &= ~(1 << CARD["u16"] | 1 << CARD["u17"] | 1 << CARD["u18"])
    give(table, 0, coins=2, notoriety=2, bullets=ALL)
    return table


def outlaws(table: Undead, *lying: int) -> None:
    """Lay outlaws of the Ranger on spaces."""
    for space in lying:
        table.add_grave(RANGER, -1)
        table.set_lying(RANGER, table.lying_of(RANGER) | 1 << space)


def go(table: Undead, space: int, dice: list[int]) -> Undead:
    """Choose a space; the first of the dice sends the Ranger."""
    table.settle()
    rig(table, dice)
    play(GAME, table, f"0: pick {space}")
    return table


def aim(table: Undead, space: int, at: int, dice: list[int]) -> Undead:
    table.add_stash(0, -1)
    table.set_standing(0, space)
    ask(table, GAME.steps["UseAbility"](0, space))
    rig(table, dice)
    play(GAME, table, f"0: intimidate 1 {at}")
    return table
