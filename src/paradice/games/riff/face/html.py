"""Riff in Time in the browser: the circuits and their dials, the riff card, dice and booths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from paradice.core.game import Phrase
from paradice.core.view import step_of
from paradice.faces.face import Curve, EventData, Face, Sight
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.games.riff.face import board, players, turn
from paradice.games.riff.face.board import draw_circuits
from paradice.games.riff.face.moves import brief, detail, ghosts, keys, marks, start
from paradice.games.riff.face.players import card, draw_player
from paradice.games.riff.face.sketch import sketch
from paradice.games.riff.moves import (
    POSITIONS,
    PRESENT,
)
from paradice.games.riff.schema import RiffView


def frame(put: Callable[[str], Html], sight: Sight[RiffView], pen: Pen) -> Html:
    seats = len(sight.view["players"])
    places = "".join(put(f"place-{number}") for number in reversed(range(POSITIONS)))
    booths = "".join(put(f"booth-{seat}") for seat in range(seats))
    return Html(
        f'<div class="gr"><section class="brd" id="board" data-group="board" '
        f'aria-label="{pen("head-board")}"><div class="sun"></div>{draw_circuits()}{put("trails")}'
        f'{places}</section><div class="sd2" tabindex="0"><div class="rcw" id="riff">'
        f"{put('riff-card')}{put('deck')}</div>{put('dice')}"
        f'<div id="me" class="mes">{booths}</div></div></div>'
    )


PHASES: Final = {
    "ChooseCharacter": "setup",
    "ChooseObjective": "setup",
    "AssemblePool": "dice",
    "TakeActions": "actions",
    "RegainAction": "actions",
    "SecondSpace": "actions",
}


def phase(view: RiffView) -> list[Phrase]:
    said = [Phrase("round", {"round": view["round"]})] if view["round"] else []
    if view["result"] is None:
        said.append(Phrase(f"phase-{PHASES.get(step_of(view['asked']), 'riff')}"))
    return said


# What led to the end


def curve(events: Sequence[EventData]) -> Curve:
    """San Dimas and the locations that were fixed, turn by turn."""
    present, fixed = [0], [0]
    known = False
    for event in events:
        cue = event["cue"]
        if cue == "turn-begins":
            present.append(present[-1])
            fixed.append(fixed[-1])
        elif cue in ("rises", "falls") and event["of"] == PRESENT:
            if not known:
                before = event["level"] + (event["by"] if cue == "falls" else -event["by"])
                present = [before] * len(present)
                known = True
            present[-1] = event["level"]
        elif cue == "closes":
            fixed[-1] += 1
        elif cue == "reopens":
            fixed[-1] -= 1
    return Curve(
        "curve-rifts", (("location-san-dimas", tuple(present)), ("curve-fixed", tuple(fixed)))
    )


FACE: Final = Face(
    sketch=sketch,
    parts=[*board.PARTS, *turn.PARTS, *players.PARTS],
    frame=frame,
    phase=phase,
    keys=keys,
    in_turn=lambda view, seat: bool(seat == view["active"]),
    detail=detail,
    start=start,
    brief=brief,
    ghosts=ghosts,
    marks=marks,
    curve=curve,
    card=card,
    draw_card=draw_player,
    jumps=(
        ("board", "jump-board"),
        ("riff", "jump-riff"),
        ("dice", "jump-dice"),
        ("me", "jump-booth"),
    ),
    glance=(
        ("jump-board", "riff-standee", "1/1/13/8"),
        ("jump-riff", "riff-card-back", "1/8/5/13"),
        ("jump-dice", "riff-die-wyld", "5/8/8/13"),
        ("jump-booth", "riff-booth", "8/8/13/13"),
    ),
    shown={
        2: [
            ("riff-booth", "head-booth"),
            ("riff-standee", "head-lost"),
            ("riff-objective-back", "head-objective"),
            ("riff-card-back", "head-turned"),
        ],
        4: [
            ("riff-zone-green", "zone-green"),
            ("riff-zone-neutral", "zone-neutral"),
            ("riff-zone-red", "zone-red"),
            ("riff-zone-fixed", "zone-fixed"),
        ],
        6: [
            ("riff-face-move", "face-move"),
            ("riff-face-interact", "face-interact"),
            ("riff-face-reroll", "face-reroll"),
            ("riff-face-excellent", "face-excellent"),
            ("riff-face-bogus", "face-bogus"),
        ],
        7: [
            ("riff-character-bill", "character-bill"),
            ("riff-character-ted", "character-ted"),
            ("riff-character-elizabeth", "character-elizabeth"),
            ("riff-character-joanna", "character-joanna"),
        ],
        13: [
            ("riff-die-wyld", "die-wyld"),
            ("riff-die-character", "die-character"),
            ("riff-die-triumphant", "die-triumphant"),
            ("riff-die-bogus", "die-bogus"),
        ],
    },
    openers=frozenset({"turn-begins"}),
    moments=frozenset({"returns", "closes", "overflows"}),
    headlines=frozenset({"round-begins", "game-is-won", "present-breaks", "deck-is-empty"}),
    minor=frozenset({"turn-begins", "may-use"}),
    poster="riff-poster",
    minutes=40,
    hard=3,
    age=12,
    story_cues=frozenset({"picks", "returns"}),
    sounds={
        "draws": "synth",
        "rolls-three": "rattle",
        "rolls-four": "rattle",
        "rerolls": "rattle",
        "uses-booth": "latch",
        "travels": "tick",
        "is-moved": "tick",
        "picks": "latch",
        "passes": "latch",
        "returns": "chime",
        "closes": "chime",
        "accomplishes": "chime",
        "suffers": "thud",
        "overflows": "fall",
        "reopens": "fall",
        "ejects": "thud",
        "round-begins": "clock",
        "present-breaks": "fall",
        "deck-is-empty": "fall",
        "game-is-won": "chime",
    },
)
