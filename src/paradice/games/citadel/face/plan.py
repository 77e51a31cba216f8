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
    Offers,
    colour_sign,
    draw_pawn,
    ghost,
    is_legal,
    offers_of,
    point,
    sign,
    trap_name,
    trap_tile,
    treasure_sign,
)
from paradice.games.citadel.moves import COLOURS, DOORS, ROOMS
from paradice.games.citadel.table import FARTHEST, HOURS, OUTSIDE
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
        colours = [c for c, item in enumerate(view["treasures"]) if item["room"] == room]
        here = [seat for seat, player in enumerate(view["players"]) if player["place"] == room]
        came = [event["seat"] for event in found(sight, "goes", "enters", "leaps", "is-called")]
        return (
            room,
            trap,
            off,
            flipped,
            [
                (c, view["treasures"][c]["tile"], view["treasures"][c]["minutes_left"])
                for c in colours
            ],
            view["professor"] == room,
            [(seat, view["players"][seat]["character"], seat in came) for seat in here],
            sight.seat,
            sight.seat in here,
            offers_of(
                sight,
                *[f"{verb} {room}" for verb in ("move", "leap", "lure", "disarm")],
                *[f"rescue {colour}" for colour in colours],
                *[f"{verb} {seat}" for verb in COMPANY for seat in here],
            ),
            rearming(sight, trap) if off else [],
        )

    return pick


def rearming(sight: Sight, trap: int) -> list[str]:
    """The rescues after which traps of this kind would be active again."""
    return [
        f"rescue {colour}"
        for colour, item in enumerate(sight.view["treasures"])
        if is_legal(offers_of(sight, f"rescue {colour}"), f"rescue {colour}")
        and any(guard["trap"] == trap for guard in item["guards"])
    ]


def draw_room(piece: Any, pen: Pen) -> str:
    room, trap, off, flipped, treasures, professor, people, seat, own, offers, rearms = piece
    name = read_box().house.names[room]
    inside = []
    for text in (f"move {room}", f"leap {room}", f"lure {room}"):
        if is_legal(offers, text):
            inside.append(draw_target(text, room, seat, offers, pen))
    again = f'<em class="again"{ghost(rearms)}>{pen("draw-on")}</em>' if rearms else ""
    tile = trap_tile(trap, off, pen, flipped, again)
    inside.append(point(f"disarm {room}", offers, "tb", trap_name(trap, off, pen), tile, pen))
    for colour, number, minutes in treasures:
        inside.append(draw_treasure(colour, number, minutes, own, offers, pen))
    if professor:
        style = "view-transition-name:professor"
        figure = pen.use("citadel-professor", 44, "prof")
        text = f"move {room}"
        inside.append(
            point(text, offers, "prf", pen("professor"), figure, pen, loud=True, style=style)
        )
    if people:
        pawns = "".join(draw_pawn(other, who, came, offers, pen) for other, who, came in people)
        inside.append(f'<span class="ppl">{pawns}</span>')
    ring = "inn" if name in INNER else "out"
    css = f"rm {ring} r-{name}{' now' if own else ''}"
    return (
        f'<div id="room-{room}" class="{css}" role="group" aria-label="{sign(room, pen)}">'
        f"{draw_sign(room, name, professor, offers, pen)}"
        f'<span class="rc2">{"".join(inside)}</span></div>'
    )


INNER: Final = ("lounge", "trophy", "laboratory", "study", "kitchen", "cellar")


def draw_sign(room: int, name: str, professor: bool, offers: Offers, pen: Pen) -> str:
    """The name of a room; where one cannot go there it says why."""
    css = "rn bt" if name in BELOW else "rn lf2" if name == "library" else "rn"
    words = f"{pen.use(f'citadel-room-{name}', 16)}{sign(room, pen)}"
    text = f"move {room}" if f"move {room}" in offers else f"lure {room}"
    if text not in offers or is_legal(offers, text) or professor:
        return f'<span class="{css}">{words}</span>'
    return point(text, offers, css, sign(room, pen), words, pen)


def draw_target(text: str, room: int, seat: int, offers: Offers, pen: Pen) -> str:
    """Where one may move to: a dashed pawn, or a dashed Professor where he is lured."""
    verb = text.split()[0]
    mark = pen.initial(seat)
    if verb == "leap":
        mark = pen.use("citadel-power", 17)
    elif verb == "lure":
        mark = pen.use("citadel-professor", 24)
    style = f"--pc:var(--p{seat + 1})"
    css = f"mvt {verb}"
    return point(text, offers, css, sign(room, pen), f"<i>{mark}</i>", pen, style=style)


def draw_treasure(colour: int, tile: int, minutes: int, own: bool, offers: Offers, pen: Pen) -> str:
    name = pen(
        "draw-treasure",
        treasure=pen.words(treasure_key(tile)),
        colour=pen.words(colour_key(colour)),
        minutes=minutes,
    )
    inside = f"{treasure_sign(tile, pen)}<i>{colour_sign(colour, pen, 15)}</i>"
    style = f"--rr:21px 21px 8px 8px;view-transition-name:treasure-{tile}"
    text = f"rescue {colour}"
    return point(text, offers, "trs", name, inside, pen, loud=own, style=style)


# A door


def pick_door(door: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        sides = {doorways()[door][1], doorways()[door][3]}
        moved = [
            event
            for event in found(sight, "unlocks", "locks")
            if {event["room"], event["room2"]} == sides
        ]
        return (door, sight.view["doors"][door], bool(moved), offers_of(sight, f"unlock {door}"))

    return pick


def draw_door(piece: Any, pen: Pen) -> str:
    door, is_open, fresh, offers = piece
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
    css = f"dr {wall} {'op' if is_open else 'lk'} d{door + 1}{' fresh' if fresh else ''}"
    return point(f"unlock {door}", offers, css, name, inside, pen, id=f"door-{door}")


# Windows, and the way the last ones went


def pick_windows(sight: Sight) -> Any:
    place = sight.view["players"][sight.seat]["place"] if sight.seat >= 0 else OUTSIDE
    return (int(place), offers_of(sight, "leave"))


def draw_windows(piece: Any, pen: Pen) -> str:
    place, offers = piece
    panes = []
    for number, name in enumerate(WINDOWS, 1):
        here = read_box().house.names.index(name) == place
        word = pen("draw-window")
        css = f"win w{number}"
        panes.append(
            point("leave", offers if here else {}, css, f"{word}: {pen(f'sign-{name}')}", word, pen)
        )
    return f'<div id="windows" class="on-plan">{"".join(panes)}</div>'


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


def arc(start: float, end: float, radius: float) -> str:
    x, y = spot(start, radius)
    u, v = spot(end, radius)
    return f"M{x:.1f} {y:.1f}A{radius} {radius} 0 {int(end - start > 6)} 1 {u:.1f} {v:.1f}"


def pick_clock(sight: Sight) -> Any:
    view = sight.view
    passed = found(sight, "time-passes")
    return (
        view["time"],
        passed[-1]["minutes"] // int(read_box().minutes_a_space) if passed else 0,
        [(item["tile"], item["spaces"], item["minutes_left"]) for item in view["treasures"]],
        pushed_to(sight),
        "done" in sight.offers and view["step"] == "Act",
    )


def pushed_to(sight: Sight) -> list[tuple[str, int, int]]:
    """Where markers would stand after each move that shifts them: move, colour, spaces ahead."""
    spaces = [item["spaces"] for item in sight.view["treasures"]]
    shifts: list[tuple[str, int, int]] = []
    for text, offer in sight.offers.items():
        if not offer.is_legal:
            continue
        what, where = int(offer.move.what), int(offer.move.where)
        if offer.move.verb == "push":
            far = min(spaces[what] + sight.view["about"][1], int(FARTHEST))
            shifts.append((text, what, far))
        elif offer.move.verb == "swap":
            shifts += [(text, what, spaces[where]), (text, where, spaces[what])]
    return shifts


def draw_clock(piece: Any, pen: Pen) -> str:
    time, passed, markers, shifts, rolls = piece
    hour = pen(f"hour-{time}")
    signs = []
    for number in range(int(HOURS)):
        x, y = spot(number, 73)
        css = "ma" if number % 3 == 0 else "mi"
        signs.append(f'<text class="{css}" x="{x:.1f}" y="{y:.1f}">{pen(f"hour-{number}")}</text>')
    if rolls:
        signs.append(f'<path class="next"{ghost(["done"])} d="{arc(time, time + 2, 87)}"/>')
    for text, colour, spaces in shifts:
        start = markers[colour][1]
        low, high = min(start, spaces), max(start, spaces)
        way = arc(time + low, time + high, 47)
        signs.append(f'<path class="way c{RUGS[colour]}"{ghost([text])} d="{way}"/>')
    svg = (
        f'<svg class="ck" viewBox="0 0 200 200" aria-hidden="true">'
        f'<use href="{pen.sprite}#citadel-clock"/>{"".join(signs)}'
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
        style = f"{place};view-transition-name:marker-{colour}"
        pieces.append(point("", {}, "mk", name, colour_sign(colour, pen), pen, style=style))
    for text, colour, spaces in shifts:
        x, y = spot(time + spaces, 47)
        place = f"left:{x / 2:.1f}%;top:{y / 2:.1f}%"
        pieces.append(
            f'<span class="mk gh" style="{place}"{ghost([text])}>{colour_sign(colour, pen)}</span>'
        )
    return (
        f'<div id="clock" class="ckw" role="group" aria-label="{pen("draw-clock", hour=hour)}">'
        f'<div class="ckq">{svg}{"".join(pieces)}</div></div>'
    )


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
    return (
        [(seat, view["players"][seat]["character"], seat in fled) for seat in out],
        offers_of(sight, *[f"{verb} {seat}" for verb in COMPANY for seat in out]),
    )


def draw_outside(piece: Any, pen: Pen) -> str:
    people, offers = piece
    pawns = "".join(draw_pawn(seat, who, fled, offers, pen) for seat, who, fled in people)
    return (
        f'<div id="outside" class="lawn" role="group" aria-label="{pen("sign-outside")}">'
        f'<span class="rn">{pen("sign-outside")}</span><span class="ppl">{pawns}</span></div>'
    )


PARTS: Final = [
    *[Part(f"room-{room}", pick_room(room), draw_room) for room in range(ROOMS)],
    *[Part(f"door-{door}", pick_door(door), draw_door) for door in range(DOORS)],
    Part("windows", pick_windows, draw_windows),
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
