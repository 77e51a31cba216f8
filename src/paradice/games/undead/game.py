"""The identity card of The Quick and the Undead."""

from __future__ import annotations

from functools import partial
from typing import Final

from paradice.core.game import BadSetup, Game, Option, Options
from paradice.core.rng import Rng
from paradice.games.undead.cards import read_box, read_facts
from paradice.games.undead.fields import FIELDS
from paradice.games.undead.hints import UndeadHints
from paradice.games.undead.moves import CUES, MOVES, RULES, SEATS
from paradice.games.undead.rules import STEPS, deal
from paradice.games.undead.table import Undead
from paradice.games.undead.view import HARDER, label, prompt, routine, thing, view


def dealer(seats: int, options: Options) -> partial[Undead]:
    box = read_box()
    harder = sum(bit for key, bit in HARDER.items() if options[key] == "on")
    last = int(box.last_day) if options["last-day"] == "far" else int(options["last-day"])
    return partial(deal, box, seats, options["gangs"] == "two", harder, last)


def blank(seats: int) -> Undead:
    return Undead(read_box(), seats, Rng(0, 0, 0, 0))


def teams(seats: int, options: Options) -> list[int]:
    """Two players with two gangs each sit across: A B A B."""
    if options.get("gangs") == "two":
        return [seat % 2 for seat in range(seats)]
    return list(range(seats))


def check(seats: int, options: Options) -> None:
    """Two gangs each need four seats; what is for one player alone is else without effect."""
    if options["gangs"] == "two" and seats != 4:
        raise BadSetup("gangs", f"two, with {seats} seats", ["one", "two, with 4 seats"])


GAME: Final = Game(
    id="undead",
    version=4,
    fewest=1,
    most=SEATS,
    cooperative=False,
    longest=20_000,
    options=(
        Option("gangs", ("one", "two"), seats=4),
        Option("last-day", ("far", "10", "7")),
        *(Option(key, ("off", "on"), seats=1) for key in HARDER),
    ),
    catalogue=MOVES,
    rules=RULES.rules,
    cues=CUES.cues,
    steps=STEPS,
    fields=FIELDS,
    hints=UndeadHints(),
    facts=read_facts,
    dealer=dealer,
    blank=blank,
    view=view,
    prompt=prompt,
    label=label,
    thing=thing,
    routine=routine,
    teams=teams,
    check=check,
    schema="paradice.games.undead.schema:UndeadView",
    observer="paradice.games.undead.observe:OBSERVER",
    text="paradice.games.undead.face.text:sections",
    face="paradice.games.undead.face.html:FACE",
)
