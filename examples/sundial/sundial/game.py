"""The identity card of Sundial."""

from __future__ import annotations

from functools import partial
from typing import Final

from paradice.core.game import Game, Options
from paradice.core.rng import Rng
from sundial.cards import read_cards, read_facts
from sundial.hints import SundialHints
from sundial.moves import CUES, MOVES, RULES
from sundial.rules import STEPS, deal
from sundial.table import FIELDS, Sundial
from sundial.view import label, thing, view


def dealer(seats: int, options: Options) -> partial[Sundial]:
    return partial(deal, read_cards(), seats)


def blank(seats: int) -> Sundial:
    return Sundial(read_cards(), seats, Rng(0, 0, 0, 0))


GAME: Final = Game(
    id="sundial",
    version=1,
    fewest=2,
    most=4,
    cooperative=False,
    longest=250,
    catalogue=MOVES,
    rules=RULES.rules,
    cues=CUES.cues,
    steps=STEPS,
    fields=FIELDS,
    dealer=dealer,
    blank=blank,
    view=view,
    facts=read_facts,
    label=label,
    thing=thing,
    hints=SundialHints(),
    observer="sundial.observe:OBSERVER",
)
