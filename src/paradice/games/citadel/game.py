"""The identity card of Professor Evil and the Citadel of Time."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from paradice.core.game import Game, Option, Options
from paradice.core.rng import Rng
from paradice.games.citadel.cards import read_box, read_facts
from paradice.games.citadel.fields import FIELDS
from paradice.games.citadel.hints import CitadelHints
from paradice.games.citadel.moves import CUES, MOVES, RULES, SEATS
from paradice.games.citadel.rules import STEPS, deal
from paradice.games.citadel.table import Citadel
from paradice.games.citadel.view import label, prompt, thing, view


def dealer(seats: int, options: Options) -> partial[Citadel]:
    tiles = tiles_of(options["fifty-five"] == "with", options["thirty"] == "with")
    return partial(deal, read_box(), seats, tiles, int(options["clock-die"] == "harsh"))


@cache
def tiles_of(has_late: bool, has_early: bool) -> int:
    """Return the set of treasures one plays with."""
    tiles = 0
    for number, tile in enumerate(read_box().treasures):
        if (tile.minutes != 55 or has_late) and (tile.minutes != 30 or has_early):
            tiles |= 1 << number
    return tiles


def blank(seats: int) -> Citadel:
    return Citadel(read_box(), seats, Rng(0, 0, 0, 0))


# The longest game: in three turns the time moves at least two spaces (one Time Stop among six
# cards), which takes six spaces from the three markers together; the cards and the bonus of a lone
# Irene give back five at most. The markers have 33 spaces at first and 66 more from six
# replacements: at most 99 times three turns, of at most 12 decisions each. Others are done sooner.
GAME: Final = Game(
    id="citadel",
    version=4,
    fewest=1,
    most=SEATS,
    alone=2,
    cooperative=True,
    longest=4000,
    options=(
        Option("fifty-five", ("without", "with")),
        Option("thirty", ("with", "without")),
        Option("clock-die", ("gentle", "harsh")),
    ),
    catalogue=MOVES,
    rules=RULES.rules,
    cues=CUES.cues,
    steps=STEPS,
    fields=FIELDS,
    hints=CitadelHints(),
    facts=read_facts,
    dealer=dealer,
    blank=blank,
    view=view,
    prompt=prompt,
    label=label,
    thing=thing,
    schema="paradice.games.citadel.schema:CitadelView",
    observer="paradice.games.citadel.observe:OBSERVER",
    text="paradice.games.citadel.face.text:sections",
    face="paradice.games.citadel.face.html:FACE",
)
