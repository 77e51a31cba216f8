"""The identity card of Trekking Through History."""

from __future__ import annotations

from functools import partial
from typing import Final

from paradice.core.game import Game, Option, Options
from paradice.core.rng import Rng
from paradice.games.trekking.cards import read_box, read_facts
from paradice.games.trekking.fields import FIELDS
from paradice.games.trekking.hints import TrekkingHints
from paradice.games.trekking.moves import CUES, MOVES, RULES, SEATS
from paradice.games.trekking.rules import STEPS, deal
from paradice.games.trekking.table import Trekking
from paradice.games.trekking.view import label, prompt, thing, view


def dealer(seats: int, options: Options) -> partial[Trekking]:
    return partial(deal, read_box(), seats, options["first-itinerary"] == "chosen")


def blank(seats: int) -> Trekking:
    return Trekking(read_box(), seats, Rng(0, 0, 0, 0))


GAME: Final = Game(
    id="trekking",
    version=4,
    fewest=1,
    most=SEATS,
    cooperative=False,
    longest=500,
    options=(Option("first-itinerary", ("random", "chosen")),),
    catalogue=MOVES,
    rules=RULES.rules,
    cues=CUES.cues,
    steps=STEPS,
    fields=FIELDS,
    hints=TrekkingHints(),
    facts=read_facts,
    dealer=dealer,
    blank=blank,
    view=view,
    prompt=prompt,
    label=label,
    thing=thing,
    schema="paradice.games.trekking.schema:TrekkingView",
    observer="paradice.games.trekking.observe:OBSERVER",
    text="paradice.games.trekking.face.text:sections",
    face="paradice.games.trekking.face.html:FACE",
)
