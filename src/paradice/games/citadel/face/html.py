"""The Citadel in the browser: the plan of the house, and beside it what one holds and fears."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from paradice.core.game import Phrase
from paradice.core.view import step_of
from paradice.faces.face import Curve, EventData, Face, Sight
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.games.citadel.face import board, players, turn
from paradice.games.citadel.face.board import beside, draw_plan
from paradice.games.citadel.face.moves import brief, detail, ghosts, keys, marks, start
from paradice.games.citadel.face.players import card, draw_player
from paradice.games.citadel.face.sketch import sketch
from paradice.games.citadel.schema import CitadelView

PHASES: Final = {
    "ChooseCharacter": "phase-company",
    "Act": "phase-actions",
    "ActAgain": "phase-actions",
    "ChoosePair": "phase-dice",
    "AfterRoll": "phase-dice",
    "WakePower": "phase-power",
}


def frame(put: Callable[[str], Html], sight: Sight[CitadelView], pen: Pen) -> Html:
    beside_plan = f"{put('treasures')}{put('cards')}{put('dice')}"
    column = f'<div class="side" tabindex="0">{beside_plan}</div>'
    return Html(f'<div class="gr">{draw_plan(put, pen)}{column}</div>')


def phase(view: CitadelView) -> list[Phrase]:
    hour = Phrase("phase-time", {"hour": Phrase(f"hour-{view['time']}")})
    if view["result"] is not None:
        return [hour]
    return [hour, Phrase(PHASES.get(step_of(view["asked"]), "phase-question"))]


def curve(events: Sequence[EventData]) -> Curve:
    """Treasures rescued and lost, turn by turn."""
    counts = {"rescues": [0], "loses": [0]}
    for event in events:
        if event["cue"] in counts:
            counts[event["cue"]][-1] = event["count"]
        elif event["cue"] == "reveals":  # a turn begins
            for numbers in counts.values():
                numbers.append(numbers[-1])
    return Curve(
        "curve-treasures",
        (
            ("score-rescued", tuple(counts["rescues"])),
            ("score-lost", tuple(counts["loses"])),
        ),
    )


FACE: Final = Face(
    sketch=sketch,
    parts=[*board.PARTS, *turn.PARTS, *players.PARTS],
    frame=frame,
    phase=phase,
    keys=keys,
    in_turn=lambda view, seat: bool(seat == view["turn"]),
    detail=detail,
    start=start,
    brief=brief,
    ghosts=ghosts,
    marks=marks,
    curve=curve,
    card=card,
    draw_card=draw_player,
    jumps=(
        ("plan", "jump-plan"),
        ("treasures", "jump-treasures"),
        ("cards", "jump-cards"),
        ("dice", "jump-dice"),
    ),
    glance=(
        ("jump-plan", "citadel-professor", "1/1/13/8"),
        ("jump-treasures", "citadel-treasure-holy-grail", "1/8/6/13"),
        ("jump-cards", "citadel-card-back", "6/8/10/13"),
        ("jump-dice", "citadel-die-3", "10/8/13/13"),
    ),
    shown={
        2: [
            ("citadel-professor", "professor"),
            ("citadel-treasure-holy-grail", "head-treasure"),
            ("citadel-trap-padlock", "kind-padlock"),
            ("citadel-trap-saw", "kind-saw"),
            ("citadel-trap-camera", "kind-camera"),
            ("citadel-trap-laser", "kind-laser"),
            ("citadel-trap-console", "kind-console"),
        ],
        3: [
            ("citadel-door-locked", "head-locked"),
            ("citadel-door-open", "head-open"),
            ("citadel-window", "draw-window"),
            ("citadel-card-back", "head-card"),
        ],
        4: [
            ("citadel-die-1", "face-one"),
            ("citadel-die-passage", "face-passage"),
            ("citadel-die-5", "face-five"),
            ("citadel-die-10", "face-ten"),
            ("citadel-die-red", "colour-red"),
            ("citadel-die-green", "colour-green"),
            ("citadel-die-blue", "colour-blue"),
            ("citadel-die-clock-1", "head-time"),
        ],
        5: [("citadel-power-up", "draw-power-up"), ("citadel-power-down", "draw-power-down")],
    },
    moments=frozenset({"rescues", "loses"}),
    headlines=frozenset({"begins", "team-wins", "team-loses"}),
    minor=frozenset({"is-marked", "locks", "reveals"}),
    poster="citadel-poster",
    minutes=45,
    hard=2,
    age=10,
    story_cues=frozenset({"rescues", "loses"}),
    beside=beside,
    sounds={
        "goes": "tick",
        "enters": "latch",
        "unlocks": "latch",
        "locks": "latch",
        "disarms": "latch",
        "rearms": "latch",
        "rescues": "chime",
        "loses": "fall",
        "plays-card": "paper",
        "reveals": "paper",
        "rolls": "rattle",
        "rolls-white": "rattle",
        "rolls-clock": "rattle",
        "time-passes": "clock",
        "wakes": "chime",
        "flees": "fall",
        "team-wins": "chime",
        "team-loses": "fall",
    },
)
