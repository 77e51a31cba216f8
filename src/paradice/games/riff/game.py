"""The identity card of Riff in Time."""

from __future__ import annotations

from functools import partial
from typing import Final

from paradice.core.game import Game, Option, Options
from paradice.core.rng import Rng
from paradice.games.riff.cards import read_box, read_facts
from paradice.games.riff.fields import FIELDS
from paradice.games.riff.hints import RiffHints
from paradice.games.riff.moves import CUES, MOVES, RULES, SEATS
from paradice.games.riff.rules import STEPS, deal
from paradice.games.riff.table import Riff
from paradice.games.riff.view import label, prompt, thing, view


def dealer(seats: int, options: Options) -> partial[Riff]:
    chosen = options["characters"] == "chosen"
    return partial(deal, read_box(), seats, int(options["san-dimas"]), chosen)


def blank(seats: int) -> Riff:
    return Riff(read_box(), seats, Rng(0, 0, 0, 0))


GAME: Final = Game(
    id="riff",
    version=4,
    fewest=1,
    most=SEATS,
    alone=2,
    cooperative=True,
    longest=2000,
    options=(
        Option("san-dimas", ("0", "1", "2", "3", "4", "5")),
        Option("characters", ("dealt", "chosen")),
    ),
    catalogue=MOVES,
    rules=RULES.rules,
    cues=CUES.cues,
    steps=STEPS,
    fields=FIELDS,
    hints=RiffHints(),
    facts=read_facts,
    dealer=dealer,
    blank=blank,
    view=view,
    prompt=prompt,
    label=label,
    thing=thing,
    schema="paradice.games.riff.schema:RiffView",
    observer="paradice.games.riff.observe:OBSERVER",
    text="paradice.games.riff.face.text:sections",
    face="paradice.games.riff.face.html:FACE",
)
