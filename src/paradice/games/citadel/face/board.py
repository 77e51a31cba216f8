"""The board of the Citadel: rooms, doors, windows, the clock, the lawn, the treasures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeAlias

from paradice.core.view import step_of
from paradice.faces.face import Part, Sight
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.games.citadel.cards import TRAP_NAMES, read_box, read_facts
from paradice.games.citadel.face.pieces import (
    COMPANY,
    RUGS,
    Clock,
    colour_sign,
    draw_clock,
    draw_pawn,
    sign,
    trap_sign,
    treasure_name,
    treasure_sign,
)
from paradice.games.citadel.face.rooms import Person, draw_room, found, pick_room
from paradice.games.citadel.moves import (
    COLOURS,
    DOORS,
    OUTSIDE,
    ROOMS,
)
from paradice.games.citadel.schema import CitadelView
from paradice.games.citadel.view import (
    colour_key,
    room_key,
)

WINDOWS: Final = ("gallery", "library", "ballroom")
HOT: Final = 10
"""With so many minutes left a treasure is in danger."""


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


# A door


def pick_door(door: int) -> Callable[[Sight[CitadelView]], tuple[int, bool, bool]]:
    def pick(sight: Sight[CitadelView]) -> tuple[int, bool, bool]:
        sides = {doorways()[door][1], doorways()[door][3]}
        moved = [
            event
            for event in found(sight, "unlocks", "locks")
            if {event["room"], event["room2"]} == sides
        ]
        return (door, sight.view["doors"][door], bool(moved))

    return pick


def draw_door(piece: tuple[int, bool, bool], pen: Pen) -> Html:
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
    return Html(f'<div class="on-plan" id="door-{door}">{drawn}</div>')


# Windows, and the way the last ones went


def draw_windows(piece: None, pen: Pen) -> Html:
    word = pen("draw-window")
    panes = "".join(
        pen.piece(
            "leave", f"win w{number} calm", f"{word}: {pen(f'sign-{name}')}", f"<span>{word}</span>"
        )
        for number, name in enumerate(WINDOWS, 1)
    )
    return Html(f'<div id="windows" class="on-plan">{panes}</div>')


def pick_trail(sight: Sight[CitadelView]) -> list[tuple[int, int, int]]:
    """Whose way led through which door to which room, last of all."""
    return [
        (event["seat"], event["door"], event["room"])
        for event in found(sight, "professor-goes", "goes")
        if event["door"] >= 0
    ]


def draw_trail(piece: Sequence[tuple[int, int, int]], pen: Pen) -> Html:
    marks = []
    for place, (seat, door, room) in enumerate(piece):
        wall, first, _, _, _ = doorways()[door]
        side = "b" if first == room else "a"
        ink = f"--tc:var(--p{seat + 1})" if seat >= 0 else "--tc:var(--parchment)"
        way = f"{wall.lower()} d{door + 1}"
        marks.append(f'<span class="trl {way}" style="{ink}"></span>')
        if place == 0:
            marks.append(f'<span class="hol {way} {side}" style="{ink}"></span>')
    return Html(f'<div id="trail" class="on-plan" aria-hidden="true">{"".join(marks)}</div>')


# The clock, and outside


def pick_clock(sight: Sight[CitadelView]) -> Clock:
    view = sight.view
    passed = found(sight, "time-passes")
    return (
        view["time"],
        passed[-1]["minutes"] // int(read_box().minutes_a_space) if passed else 0,
        [(item["tile"], item["spaces"], item["minutes_left"]) for item in view["treasures"]],
    )


def pick_outside(sight: Sight[CitadelView]) -> tuple[list[Person], str]:
    view = sight.view
    out = [seat for seat, player in enumerate(view["players"]) if player["place"] == OUTSIDE]
    fled = [event["seat"] for event in found(sight, "flees")]
    people = [(seat, view["players"][seat]["character"], seat in fled) for seat in out]
    return (people, COMPANY.get(step_of(view["asked"]), ""))


def draw_outside(piece: tuple[list[Person], str], pen: Pen) -> Html:
    people, asked = piece
    pawns = "".join(draw_pawn(seat, who, fled, asked, pen) for seat, who, fled in people)
    return Html(
        f'<div id="outside" class="lawn" role="group" aria-label="{pen("sign-outside")}">'
        f'<span class="rn">{pen("sign-outside")}</span><span class="ppl">{pawns}</span></div>'
    )


# Treasures: where, how long still, which traps guard them


Row: TypeAlias = tuple[int, int, int, int, list[tuple[int, int, int]]]
"""Colour, tile, room, minutes; of each kind of its traps, how many there are and are active."""


def pick_treasures(sight: Sight[CitadelView]) -> tuple[list[Row], int, int, bool]:
    view = sight.view
    rows: list[Row] = []
    for colour, item in enumerate(view["treasures"]):
        guards = [
            (guard["trap"], len(guard["traps"]), len(guard["active"])) for guard in item["guards"]
        ]
        rows.append((colour, item["tile"], item["room"], item["minutes_left"], guards))
    return (rows, len(view["rescued"]), len(view["lost"]), step_of(view["asked"]) == "PushMarker")


def draw_treasures(piece: tuple[list[Row], int, int, bool], pen: Pen) -> Html:
    rows, rescued, lost, asked = piece
    drawn = "".join(f"<li>{draw_row(row, pen)}</li>" for row in rows)
    return Html(
        f'<section id="treasures" class="box{" first" if asked else ""}" '
        f'aria-label="{pen("head-treasures")}">'
        f'<h2 class="pt">{pen("head-treasures")} '
        f"<small>{pen('draw-tally', rescued=rescued, lost=lost)}</small></h2>"
        f'<ol class="tcs" data-group="treasures">{drawn}</ol></section>'
    )


def draw_row(row: Row, pen: Pen) -> Html:
    """A treasure: where, how long still, how many of its traps are off and would be."""
    colour, tile, room, minutes, guards = row
    traps = []
    for trap, count, active in guards:
        kind = pen(f"kind-{TRAP_NAMES[trap]}")
        done = " ok" if active == 0 else ""
        traps.append(
            f'<span class="nd2{done}" title="{kind}">{trap_sign(trap, pen, 16)}'
            f'<b>{count - active}/{count}</b><b id="off-{colour}-{trap}" hidden></b></span>'
        )
    is_free = all(active == 0 for _, _, active in guards)
    word = pen("draw-free") if is_free else pen("draw-turned-off")
    name = treasure_name(tile, pen)
    inside = (
        f'<span class="tp">{treasure_sign(tile, pen, 30)}'
        f"<i>{colour_sign(colour, pen, 17)}</i></span>"
        f'<span class="ti2"><b>{name}</b><small>{sign(room, pen)}</small></span>'
        f'<span class="tm num"><b>{minutes}</b>{pen("draw-minutes")}</span>'
        f'<span class="nds num">{"".join(traps)}<em>{word}</em></span>'
    )
    guarded = ", ".join(
        pen("guards-off", trap=pen.words(f"kind-{TRAP_NAMES[trap]}"), off=count - active, all=count)
        for trap, count, active in guards
    )
    said = (
        f"{name}, {pen(colour_key(colour))}, {sign(room, pen)}, "
        f"{pen('minutes-left', minutes=minutes)}, {guarded}"
    )
    css = f"tc{' hot' if minutes <= HOT else ''}{' free' if is_free else ''} calm"
    thing = read_box().treasures[tile].name
    return pen.piece(f"push {colour}", css, said, inside, about=thing)


def beside(thing: str, view: CitadelView | None, pen: Pen) -> tuple[Html, Html]:
    """What stands with the story of a treasure in the house: its traps, its minutes, its room."""
    for item in view["treasures"] if view is not None else ():
        tile = item["tile"]
        if tile < 0 or read_box().treasures[tile].name != thing:
            continue
        told = []
        for guard in item["guards"]:
            off = len(guard["traps"]) - len(guard["active"])
            kind = pen(f"kind-{TRAP_NAMES[guard['trap']]}")
            told.append(
                f'<span>{trap_sign(guard["trap"], pen, 18)}<span class="sr">{kind}</span> '
                f"{off}/{len(guard['traps'])} {pen('draw-turned-off')}</span>"
            )
        minutes = pen("minutes-left", minutes=item["minutes_left"])
        told.append(f"<span>{pen.icon('pd-clock', 18)} {minutes}</span>")
        told.append(f"<span>{sign(item['room'], pen)}</span>")
        return Html(f'<p class="s-facts">{"".join(told)}</p>'), Html("")
    return Html(""), Html("")


PLAN: Final = [
    *[Part(f"room-{room}", pick_room(room), draw_room) for room in range(ROOMS)],
    *[Part(f"door-{door}", pick_door(door), draw_door) for door in range(DOORS)],
    Part("windows", lambda sight: None, draw_windows),
    Part("clock", pick_clock, draw_clock),
    Part("trail", pick_trail, draw_trail),
]
PARTS: Final = [
    *PLAN,
    Part("outside", pick_outside, draw_outside),
    Part("treasures", pick_treasures, draw_treasures),
]


def draw_plan(put: Callable[[str], Html], pen: Pen) -> Html:
    """The plan with all that is put on it."""
    names = [part.name for part in PLAN]
    return Html(
        f'<section class="plan" id="plan" aria-label="{pen("draw-plan")}">'
        f'<div class="fp" data-group="plan">{"".join(put(name) for name in names)}</div>'
        f"{put('outside')}{put('shelf')}</section>"
    )
