"""The one builder of Riff tests: a team on a plain board, then what the test is about."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from paradice.core.events import Event
from paradice.core.rng import seeded
from paradice.games.riff import rules
from paradice.games.riff.cards import DICE, SYMBOLS, read_box
from paradice.games.riff.game import GAME
from paradice.games.riff.moves import ABOARD, BOOTH_READY, EMPTY, HOME, USED
from paradice.games.riff.payment import open_sources
from paradice.games.riff.table import Riff
from tests.pieces import each
from tests.play import refusal, touch

BOX = read_box()
PLACE = {name: number for number, name in enumerate(BOX.locations)}
PERSON = {personage.name: number for number, personage in enumerate(BOX.personages)}
AIM = {objective.name: number for number, objective in enumerate(BOX.objectives)}
START = {"move": 15, "interact": 14, "reroll": 13, "excellent": 9}
"""For each action, an objective that shows it."""


def crew(*characters: str, start: str = "reroll", task: str = "quiet-rounds") -> Riff:
    """Characters at San Dimas, the first one active. Location 0 lies on position 1, and so on;
    every personage is one position ahead of its home. San Dimas is at 2."""
    table = GAME.start(len(characters), {}, 1)
    table.plan([])
    table.round = 1
    table.first = table.active = 0
    table.set_level(0, 2)
    for number in range(10):
        table.set_spot(number, number + 1)
        table.set_disc(number + 1, number)
        table.set_level(number + 1, 5)
        table.set_stand(number, (number + 1) % 10 + 1)
    for seat, name in enumerate(characters):
        table.set_who(seat, BOX.characters.index(name))
        table.set_task(seat, AIM[task])
        table.set_bonus(seat, START[start])
    return table


def spot(place: str) -> int:
    """Return the position of a place on the plain board."""
    return 0 if place == "san-dimas" else PLACE[place] + 1


def put(table: Riff, place: str, *seats: int) -> None:
    """Put characters on a place."""
    for seat in seats or (0,):
        table.set_place(seat, spot(place))


def carry(table: Riff, *names: str, seat: int = 0) -> None:
    """Put personages into a booth."""
    for name in names:
        table.set_stand(PERSON[name], ABOARD + seat)


def send_home(table: Riff, *names: str) -> None:
    """Return personages for good."""
    for name in names:
        table.set_stand(PERSON[name], HOME)


def close_rifts(table: Riff, *places: str, by: int = 0) -> None:
    """Fix locations; their personages are home."""
    for place in places:
        table.set_level(spot(place), 0)
        table.set_stand(PLACE[place], HOME)
        table.set_fixer(PLACE[place], by)


def level(table: Riff, place: str) -> int:
    return int(table.level_at(spot(place)))


def stack(table: Riff, *numbers: int) -> None:
    """Put riff cards on top of the deck, by their printed numbers, the next one first."""
    cards = [number - 1 for number in numbers]
    table.deck = sum(1 << card for card in range(60) if card not in cards)
    table.known = vec[i64](cards)


def draw(table: Riff, *numbers: int) -> list[Event]:
    """Begin the turn of the active player with these riff cards on top of the deck."""
    stack(table, *numbers)
    return begin(table)


def begin(table: Riff) -> list[Event]:
    events: list[Event] = []
    table.events = events
    rules.begin_turn(table)
    table.settle()
    touch(table)
    return events


def roll(table: Riff, *dice: str) -> None:
    """Let the dice of the active player lie so: ``move``, ``triumphant/excellent``…"""
    table.plan([rules.END_TURN, rules.TAKE_ACTIONS])
    table.clear_dice()
    table.booth = BOOTH_READY
    open_sources(table)
    for number, text in enumerate(dice):
        kind, _, face = text.rpartition("/")
        table.set_kind(number, DICE.index(kind or "wyld"))
        table.set_face(number, SYMBOLS.index(face))
        table.add_left(table.face_of(number), 1)
    touch(table)


def shown(table: Riff) -> list[str]:
    """Return the dice of the pool as :func:`roll` takes them, without those used."""
    kinds, faces = each(table.kind_of, 4), each(table.face_of, 4)
    return [
        f"{DICE[kind]}/{SYMBOLS[face]}"
        for kind, face in zip(kinds, faces, strict=True)
        if kind != EMPTY and face < USED
    ]


def pool(table: Riff) -> list[str]:
    """Return the kinds of dice in the pool."""
    return [DICE[kind] for kind in each(table.kind_of, 4) if kind != EMPTY]


def left(table: Riff) -> dict[str, int]:
    """Return what actions are left."""
    counts = each(table.left_of, 5)
    return {SYMBOLS[face]: count for face, count in enumerate(counts) if count > 0}


def lucky(table: Riff, act: Callable[[Riff], None], *wanted: list[str]) -> Riff:
    """Return the table with a random source by which *act* shows the faces wanted, each in turn.

    Sources are tried one after another; the dice fall as they fall.
    """
    for seed in range(200_000):
        twin = table.clone()
        twin.rng = seeded(seed)
        events: list[Event] = []
        twin.events = events
        act(twin)
        rolls = [
            [SYMBOLS[face] for name, face in zip(e.cue.names, e.numbers) if name.startswith("face")]
            for e in events
            if e.cue.key.startswith(("rolls", "rerolls"))
        ]
        if rolls == list(wanted):
            table.rng = seeded(seed)
            return table
    raise LookupError(f"the dice never show {wanted}")


def why(table: Riff, line: str) -> str:
    """Return the key of the rule that forbids a line."""
    rule = refusal(GAME, table, line)
    assert rule is not None, f"{line} is legal"
    return rule.key


def told(events: list[Event]) -> list[str]:
    """Return the keys of what happened."""
    return [event.cue.key for event in events]
