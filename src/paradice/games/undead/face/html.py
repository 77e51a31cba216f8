"""West Fort in the browser: fronts along the street, targeting cards, posters of the spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paradice.core.game import Phrase
from paradice.core.view import step_of
from paradice.faces.face import Face, Part, Sight
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.games.undead.face.board import (
    draw_hill,
    draw_slot,
    draw_street,
    pick_hill,
    pick_slot,
    pick_street,
)
from paradice.games.undead.face.moves import COLUMNS, brief, detail, ghosts, keys, marks, start
from paradice.games.undead.face.players import card, draw_gun, draw_player, pick_gun
from paradice.games.undead.face.sketch import sketch
from paradice.games.undead.face.turn import draw_reach, draw_space, pick_reach, pick_space
from paradice.games.undead.moves import HIGHEST, HIRED_GUNS, SEATS, SLOTS
from paradice.games.undead.schema import UndeadView


def frame(put: Callable[[str], Html], sight: Sight[UndeadView], pen: Pen) -> Html:
    slots: list[int] = [slot["slot"] for slot in sight.view["slots"]]
    columns = COLUMNS[len(slots)]
    above = "".join(put(f"slot-{slot}") for slot in slots[:columns])
    below = "".join(put(f"slot-{slot}") for slot in reversed(slots[columns:]))
    guns = "".join(put(f"gun-{seat}") for seat in range(len(sight.view["players"])))
    spaces = "".join(put(f"space-{number}") for number in [HIRED_GUNS, *range(HIGHEST, 0, -1)])
    wide = "" if columns == 3 else f" t{columns}"
    odd = " odd" if len(slots) == 8 else ""
    return Html(
        f'<div class="lay"><section class="town{wide}{odd}" id="town" data-group="town" '
        f'aria-label="{pen("jump-town")}">{above}{put("street")}{put("hill")}{below}</section>'
        f'<div class="guns" id="gun">{guns}</div><section class="acts" id="acts" '
        f'aria-label="{pen("head-spaces")}"><ol data-group="spaces">{spaces}</ol></section>'
        f"{put('reach')}</div>"
    )


PHASES: Final = {
    "ChooseStart": "ready",
    "UseBuildings": "opening",
    "ChooseGoods": "opening",
    "ChooseSpace": "secret",
    "SendJoker": "joker",
    "Hire": "joker",
    "OfferBribe": "duel",
    "AnnounceTarget": "duel",
    "DuelCritical": "duel",
    "FinalDuel": "duel",
    "UseAbility": "ability",
    "StripBullet": "ability",
    "RobMore": "ability",
    "AnswerThreat": "shootout",
    "PayThreat": "shootout",
    "ShotCritical": "shootout",
    "BreakBullet": "shootout",
    "KeepShooting": "shootout",
    "UndeadCritical": "shootout",
    "LoadBullets": "loading",
    "LoadBonus": "purchase",
    "PlaceUndead": "rising",
    "TakeIncome": "income",
    "TakeExtra": "income",
    "BuyBuilding": "purchase",
    "AnswerClaim": "purchase",
    "FightCritical": "purchase",
    "Withdraw": "closing",
    "PayUpkeep": "upkeep",
}


def phase(view: UndeadView) -> list[Phrase]:
    big = Phrase("phase-day", {"day": view["day"] + 1, "round": view["round"] + 1})
    if view["noon"]:
        big = Phrase("phase-noon")
    step = PHASES.get(step_of(view["asked"]))
    return [big] if step is None or view["result"] is not None else [big, Phrase(f"phase-{step}")]


PARTS: Final = [
    *[Part(f"slot-{number}", pick_slot(number), draw_slot) for number in range(SLOTS)],
    Part("street", pick_street, draw_street),
    Part("hill", pick_hill, draw_hill),
    Part("reach", pick_reach, draw_reach),
    *[Part(f"gun-{seat}", pick_gun(seat), draw_gun) for seat in range(SEATS)],
    *[Part(f"space-{number}", pick_space(number), draw_space) for number in range(HIGHEST + 1)],
]
FACE: Final = Face(
    sketch=sketch,
    parts=PARTS,
    frame=frame,
    phase=phase,
    keys=keys,
    in_turn=lambda view, seat: (
        step_of(view["asked"]) not in ("AnswerThreat", "PayThreat", "AnswerClaim")
    ),
    detail=detail,
    start=start,
    brief=brief,
    ghosts=ghosts,
    marks=marks,
    card=card,
    draw_card=draw_player,
    jumps=(("acts", "jump-acts"), ("town", "jump-town"), ("gun", "jump-gun")),
    glance=(
        ("jump-town", "undead-building-saloon", "1/1/9/9"),
        ("jump-gun", "undead-cylinder", "1/9/9/13"),
        ("jump-acts", "undead-d8", "9/1/13/13"),
    ),
    shown={
        2: [
            ("undead-coin", "head-coins"),
            ("undead-bullet", "one-bullet"),
            ("undead-notoriety", "head-notoriety"),
            ("undead-outlaw", "head-players"),
            ("undead-law", "face-law"),
        ],
        3: [
            ("undead-hat-over-die", "face-picks"),
            ("undead-hired-guns", "name-hired-guns"),
            ("undead-outlaw-lying", "head-lying"),
        ],
        5: [
            ("undead-chamber-loaded", "face-loaded"),
            ("undead-chamber-spent", "face-spent"),
            ("undead-critical-skull", "face-skull"),
            ("undead-critical-backfire", "face-backfire"),
        ],
        6: [
            ("undead-building-saloon", "head-building"),
            ("undead-building-bank", "building-bank"),
            ("undead-undead-u01", "head-undead"),
        ],
        8: [("undead-boot-hill", "face-hill"), ("undead-graveyard", "head-grave")],
    },
    moments=frozenset({"high-noon", "late-noon", "dies"}),
    headlines=frozenset({"day-begins", "round-begins", "high-noon", "late-noon", "game-ends"}),
    minor=frozenset({"has-chosen", "rolls", "wears-law"}),
    poster="undead-building-saloon",
    minutes=75,
    hard=4,
    age=13,
    story_cues=frozenset({"buys", "takes-over"}),
    sounds={
        "rolls": "rattle",
        "hits": "shot",
        "misses": "shot",
        "kills": "shot",
        "dies": "fall",
        "backfires": "fall",
        "buys": "chime",
        "takes-over": "chime",
        "picks": "latch",
        "duel-begins": "latch",
        "has-chosen": "tick",
        "loads": "tick",
        "gains-coins": "tick",
        "rises": "paper",
        "day-begins": "paper",
        "game-ends": "chime",
    },
)
