"""The floor plan of the Citadel: twelve rooms, eighteen doors, windows, the clock, the lawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any, Final

from paradice.core.game import View
from paradice.games.citadel.cards import read_box, read_facts
from paradice.games.citadel.face.pieces import (
    COMPANY,
    colour_sign,
    draw_pawn,
    guards_of,
    sign,
    trap_name,
    trap_tile,
    treasure_sign,
)
from paradice.games.citadel.moves import COLOURS, DOORS, HOURS, NATHAN, NOBODY, OUTSIDE, ROOMS
from paradice.games.citadel.view import colour_key, room_key, treasure_key
from paradice.games.drawing import Part, Pen, Sight

BELOW: Final = ("gallery", "hall", "ballroom", "trophy", "cellar", "study")
"""Rooms whose name stands at the foot, clear of their doors."""
WINDOWS: Final = ("gallery", "library", "ballroom")
RUGS: Final = ("R", "G", "B")


@cache
def doorways() -> list[tuple[str, int, int, int, int]]:
    """Each door as it lies in its wall: V or H, the room left or above with the colour of its rug,
    the other room with the colour of the other."""
    facts = read_facts()[0]
    plans = [row["plan"] for row in facts.kinds["room"]]
    house = read_box().house
    ways = []
    for door, row in enumerate(facts.kinds["door"]):
        upright = row["wall"] == "vertical"
        sides = [int(house.first_side[door]), int(house.second_side[door])]
        sides.sort(key=lambda room: plans[room][0 if upright else 1])
        rugs = [rug_of(side, door) for side in sides]
        ways.append(("V" if upright else "H", sides[0], rugs[0], sides[1], rugs[1]))
    return ways


def rug_of(room: int, door: int) -> int:
    """The colour of the rug before a door, on the side of *room*."""
    doors = [int(read_box().house.exit_door[room * COLOURS + rug]) for rug in range(COLOURS)]
    return doors.index(door)


def found(sight: Sight, *cues: str) -> list[View]:
    """What happened last, of these kinds."""
    return [event for event in sight.last if event["cue"] in cues]


# A room


def pick_room(room: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        trap, off = view["rooms"][room]["trap"], view["rooms"][room]["off"]
        flipped = any(event["room"] == room for event in found(sight, "disarms", "rearms"))
        flipped |= any(event["traps"] == trap for event in found(sight, "rearms-all")) and not off
        here = [seat for seat, player in enumerate(view["players"]) if player["place"] == room]
        came = [event["seat"] for event in found(sight, "goes", "enters", "leaps", "is-called")]
        gone = {*view["rescued"], *view["lost"]}  # the last one of a game is not replaced
        return (
            room,
            trap,
            off,
            flipped,
            [
                (colour, item["tile"], item["minutes_left"])
                for colour, item in enumerate(view["treasures"])
                if item["room"] == room and item["tile"] not in gone
            ],
            view["professor"] == room,
            [(seat, view["players"][seat]["character"], seat in came) for seat in here],
            targets(view, room),
            view["deciders"][0] if view["deciders"] else NOBODY,
            COMPANY.get(view["step"], ""),
            view["step"] == "Lure",
        )

    return pick


def targets(view: View, room: int) -> list[str]:
    """How somebody might come into a room now, as far as the eye can tell; the lamp knows."""
    step, professor = view["step"], view["professor"]
    if room == professor or not view["deciders"]:
        return []
    house = read_box().house
    who = view["players"][view["deciders"][0]]
    place: int = who["place"]
    next_to_him = is_beside(professor, room)
    verbs = []
    if step in WALKS:
        near = room in house.windows if place == OUTSIDE else is_beside(place, room)
        if step == "Climb":
            near = room in house.windows
        if near or step == "Travel":
            verbs.append("move")
    if step == "Act" and next_to_him and who["awake"] and who["character"] == NATHAN:
        verbs.append("leap")
    if step == "Lure" and next_to_him:
        verbs.append("lure")
    return verbs


WALKS: Final = ("Act", "ActAgain", "Walk", "SlipThrough", "Climb", "Travel")
"""The steps in which somebody may move."""


def is_beside(room: int, other: int) -> bool:
    return bool(read_box().house.rooms_around[room] >> other & 1)


def draw_room(piece: Any, pen: Pen) -> str:
    room, trap, off, flipped, treasures, professor, people, verbs, mover, asked, luring = piece
    name = read_box().house.names[room]
    inside = [draw_target(verb, room, mover, pen) for verb in verbs]
    tile = trap_tile(trap, off, room, flipped, pen)
    inside.append(pen.piece(f"disarm {room}", "tb calm", trap_name(trap, off, pen), tile))
    for colour, number, minutes in treasures:
        inside.append(draw_treasure(colour, number, minutes, pen))
    if professor:
        style = "view-transition-name:professor"
        figure = pen.use("citadel-professor", 44, "prof")
        told = pen("tip-professor")
        inside.append(
            pen.piece(f"move {room}", "prf", told, figure, style=style, about="professor")
        )
    if people:
        pawns = "".join(draw_pawn(seat, who, came, asked, pen) for seat, who, came in people)
        inside.append(f'<span class="ppl">{pawns}</span>')
    ring = "inn" if name in INNER else "out"
    return (
        f'<div class="rm {ring} r-{name}" id="room-{room}" role="group" '
        f'aria-label="{sign(room, pen)}">{draw_sign(room, name, luring, pen)}'
        f'<span class="rc2">{"".join(inside)}</span></div>'
    )


INNER: Final = ("lounge", "trophy", "laboratory", "study", "kitchen", "cellar")


def draw_sign(room: int, name: str, luring: bool, pen: Pen) -> str:
    """The name of a room; where one cannot go there it says why."""
    css = "rn bt" if name in BELOW else "rn lf2" if name == "library" else "rn"
    words = f"{pen.use(f'citadel-room-{name}', 16)}{sign(room, pen)}"
    text = f"lure {room}" if luring else f"move {room}"
    return pen.piece(text, f"{css} calm", sign(room, pen), words, about=name)


def draw_target(verb: str, room: int, seat: int, pen: Pen) -> str:
    """Where one may move to: a dashed pawn, or a dashed Professor where he is lured."""
    mark = pen.initial(seat)
    if verb == "leap":
        mark = pen.use("citadel-power", 17)
    elif verb == "lure":
        mark = pen.use("citadel-professor", 24)
    style = f"--pc:var(--p{seat + 1})"
    name = pen(f"move-{verb}", room=pen.words(room_key(room)))
    return pen.piece(f"{verb} {room}", f"mvt {verb}", name, f"<i>{mark}</i>", style=style)


def draw_treasure(colour: int, tile: int, minutes: int, pen: Pen) -> str:
    name = pen(
        "draw-treasure",
        treasure=pen.words(treasure_key(tile)),
        colour=pen.words(colour_key(colour)),
        minutes=minutes,
        guards=guards_of(tile, pen),
    )
    inside = f"{treasure_sign(tile, pen)}<i>{colour_sign(colour, pen, 15)}</i>"
    style = f"view-transition-name:treasure-{tile}"
    thing = read_box().treasures[tile].name
    return pen.piece(f"rescue {colour}", "trs", name, inside, style=style, about=thing)


# A door


def pick_door(door: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        sides = {doorways()[door][1], doorways()[door][3]}
        moved = [
            event
            for event in found(sight, "unlocks", "locks")
            if {event["room"], event["room2"]} == sides
        ]
        return (door, sight.view["doors"][door], bool(moved))

    return pick


def draw_door(piece: Any, pen: Pen) -> str:
    door, is_open, fresh = piece
    wall, first, rug, second, other = doorways()[door]
    name = pen(
        "draw-door-open" if is_open else "draw-door-locked",
        room=pen.words(room_key(first)),
        colour=pen.words(colour_key(rug)),
        room2=pen.words(room_key(second)),
        colour2=pen.words(colour_key(other)),
    )
    leaf = '<span class="lf open"></span>' if is_open else '<span class="kh"></span>'
    inside = (
        f'<span class="rug {RUGS[rug]}">{colour_sign(rug, pen, 11)}</span>'
        f'<span class="jam">{leaf}</span>'
        f'<span class="rug {RUGS[other]}">{colour_sign(other, pen, 11)}</span>'
    )
    css = f"dr {wall} {'op' if is_open else 'lk'} d{door + 1}{' fresh' if fresh else ''} calm"
    drawn = pen.piece(f"unlock {door}", css, name, inside)
    return f'<div class="on-plan" id="door-{door}">{drawn}</div>'


# Windows, and the way the last ones went


def draw_windows(piece: Any, pen: Pen) -> str:
    word = pen("draw-window")
    panes = "".join(
        pen.piece(
            "leave", f"win w{number} calm", f"{word}: {pen(f'sign-{name}')}", f"<span>{word}</span>"
        )
        for number, name in enumerate(WINDOWS, 1)
    )
    return f'<div id="windows" class="on-plan">{panes}</div>'


def pick_trail(sight: Sight) -> Any:
    """Whose way led through which door to which room, last of all."""
    return [
        (event["seat"], event["door"], event["room"])
        for event in found(sight, "professor-goes", "goes")
        if event["door"] >= 0
    ]


def draw_trail(piece: Any, pen: Pen) -> str:
    marks = []
    for place, (seat, door, room) in enumerate(piece):
        wall, first, _, _, _ = doorways()[door]
        side = "b" if first == room else "a"
        ink = f"--tc:var(--p{seat + 1})" if seat >= 0 else "--tc:var(--parchment)"
        way = f"{wall.lower()} d{door + 1}"
        marks.append(f'<span class="trl {way}" style="{ink}"></span>')
        if place == 0:
            marks.append(f'<span class="hol {way} {side}" style="{ink}"></span>')
    return f'<div id="trail" class="on-plan" aria-hidden="true">{"".join(marks)}</div>'


# The clock: a square of 200 with its centre at 100 100


def spot(hour: float, radius: float) -> tuple[float, float]:
    angle = hour * pi / 6
    return 100 + radius * sin(angle), 100 - radius * cos(angle)


def pick_clock(sight: Sight) -> Any:
    view = sight.view
    passed = found(sight, "time-passes")
    return (
        view["time"],
        passed[-1]["minutes"] // int(read_box().minutes_a_space) if passed else 0,
        [(item["tile"], item["spaces"], item["minutes_left"]) for item in view["treasures"]],
    )


def draw_clock(piece: Any, pen: Pen) -> str:
    """Dial, hand and markers; hidden, the ways that the hand or a marker would go."""
    time, passed, markers = piece
    ways = "".join(
        f'<circle class="way c{RUGS[colour]}" id="way-{colour}" cx="100" cy="100" r="47" '
        'pathLength="12"/>'
        for colour in range(COLOURS)
    )
    dial = pen.keep("dial", lambda: draw_dial(pen))
    svg = (
        f'<svg class="ck" viewBox="0 0 200 200" aria-hidden="true">{dial}'
        f'<circle class="way next" id="way-time" cx="100" cy="100" r="87" pathLength="12"/>{ways}'
        f'<g class="hand" style="--at:{time * 30}deg;--was:{(time - passed) * 30}deg">'
        f'<use href="{pen.sprite}#citadel-clock-hand"/></g></svg>'
    )
    pieces = []
    for colour, (tile, spaces, minutes) in enumerate(markers):
        name = pen(
            "draw-marker",
            colour=pen.words(colour_key(colour)),
            treasure=pen.words(treasure_key(tile)),
            hour=pen.words(f"hour-{(time + spaces) % HOURS}"),
            minutes=minutes,
        )
        place = put_marker(time, colour, [marker[1] for marker in markers])
        sign_of = colour_sign(colour, pen)
        pieces.append(
            f'<span class="mk" style="{place};view-transition-name:marker-{colour}" role="img" '
            f'aria-label="{name}">{sign_of}</span>'
            f'<span class="mk to" id="to-{colour}" hidden>{sign_of}</span>'
        )
    return (
        '<div id="clock" class="ckw" role="group" '
        f'aria-label="{pen("draw-clock", hour=pen.words(f"hour-{time}"))}">'
        f'<div class="ckq">{svg}{"".join(pieces)}</div></div>'
    )


def draw_dial(pen: Pen) -> str:
    """The dial with its hours, the same at every table."""
    signs = []
    for number in range(int(HOURS)):
        x, y = spot(number, 73)
        css = "ma" if number % 3 == 0 else "mi"
        word = pen(f"hour-{number}")
        signs.append(f'<text class="{css}" x="{x:.1f}" y="{y:.1f}">{word}</text>')
    return f'<use href="{pen.sprite}#citadel-clock"/>{"".join(signs)}'


def put_marker(time: int, colour: int, spaces: Sequence[int]) -> str:
    """Where a marker stands; those that share an hour stand side by side."""
    level = [other for other in range(COLOURS) if spaces[other] == spaces[colour]]
    shift = (level.index(colour) - (len(level) - 1) / 2) * 0.72
    x, y = spot(time + spaces[colour] + shift, 47)
    return f"left:{x / 2:.1f}%;top:{y / 2:.1f}%"


# Outside


def pick_outside(sight: Sight) -> Any:
    view = sight.view
    out = [seat for seat, player in enumerate(view["players"]) if player["place"] == OUTSIDE]
    fled = [event["seat"] for event in found(sight, "flees")]
    people = [(seat, view["players"][seat]["character"], seat in fled) for seat in out]
    return (people, COMPANY.get(view["step"], ""))


def draw_outside(piece: Any, pen: Pen) -> str:
    people, asked = piece
    pawns = "".join(draw_pawn(seat, who, fled, asked, pen) for seat, who, fled in people)
    return (
        f'<div id="outside" class="lawn" role="group" aria-label="{pen("sign-outside")}">'
        f'<span class="rn">{pen("sign-outside")}</span><span class="ppl">{pawns}</span></div>'
    )


PARTS: Final = [
    *[Part(f"room-{room}", pick_room(room), draw_room) for room in range(ROOMS)],
    *[Part(f"door-{door}", pick_door(door), draw_door) for door in range(DOORS)],
    Part("windows", lambda sight: None, draw_windows),
    Part("clock", pick_clock, draw_clock),
    Part("trail", pick_trail, draw_trail),
    Part("outside", pick_outside, draw_outside),
]


def draw_plan(put: Callable[[str], str], pen: Pen) -> str:
    """The plan with all that is put on it."""
    names = [part.name for part in PARTS if part.name != "outside"]
    return (
        f'<section class="plan" id="plan" aria-label="{pen("draw-plan")}">'
        f'<div class="fp" data-group="plan">{"".join(map(put, names))}</div>'
        f"{put('outside')}{put('shelf')}</section>"
    )
