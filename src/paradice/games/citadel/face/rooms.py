"""The rooms of the Citadel: what lies in them, who stands there, and what can be done there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from paradice.core.sets import has
from paradice.core.view import step_of
from paradice.faces.face import EventData, Sight
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.citadel.cards import read_box
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
from paradice.games.citadel.moves import NATHAN, NOBODY, OUTSIDE
from paradice.games.citadel.schema import CitadelView
from paradice.games.citadel.view import colour_key, room_key, treasure_key

INNER: Final = ("lounge", "trophy", "laboratory", "study", "kitchen", "cellar")
BELOW: Final = ("gallery", "hall", "ballroom", "trophy", "cellar", "study")
"""Rooms whose name stands at the foot, clear of their doors."""


Item: TypeAlias = tuple[int, int, int]
"""A treasure: its colour, its tile, the minutes left."""
Person: TypeAlias = tuple[int, int, bool]
"""An adventurer: seat, character, and if it has just come."""
Shown: TypeAlias = tuple[
    int, int, bool, bool, list[Item], bool, list[Person], list[str], int, str, bool
]
"""The room, its trap, if that is off or was turned; treasures, the Professor, people; how somebody
may come and who; whom a question asks for, and if the Professor is lured."""


def pick_room(room: int) -> Callable[[Sight[CitadelView]], Shown]:
    def pick(sight: Sight[CitadelView]) -> Shown:
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
            COMPANY.get(step_of(view["asked"]), ""),
            step_of(view["asked"]) == "Lure",
        )

    return pick


def targets(view: CitadelView, room: int) -> list[str]:
    """How somebody might come into a room now, as far as the eye can tell; the lamp knows."""
    step, professor = step_of(view["asked"]), view["professor"]
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
    return has(read_box().house.rooms_around[room], other)


def draw_room(piece: Shown, pen: Pen) -> Html:
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
        inside.append(Html(f'<span class="ppl">{pawns}</span>'))
    ring = "inn" if name in INNER else "out"
    return Html(
        f'<div class="rm {ring} r-{safe(name)}" id="room-{room}" role="group" '
        f'aria-label="{sign(room, pen)}">{draw_sign(room, name, luring, pen)}'
        f'<span class="rc2">{"".join(inside)}</span></div>'
    )


def draw_sign(room: int, name: str, luring: bool, pen: Pen) -> Html:
    """The name of a room; where one cannot go there it says why."""
    css = "rn bt" if name in BELOW else "rn lf2" if name == "library" else "rn"
    words = f"{pen.use(f'citadel-room-{name}', 16)}{sign(room, pen)}"
    text = f"lure {room}" if luring else f"move {room}"
    return pen.piece(text, f"{css} calm", sign(room, pen), words, about=name)


def draw_target(verb: str, room: int, seat: int, pen: Pen) -> Html:
    """Where one may move to: a dashed pawn, or a dashed Professor where he is lured."""
    mark = pen.initial(seat)
    if verb == "leap":
        mark = pen.use("citadel-power", 17)
    elif verb == "lure":
        mark = pen.use("citadel-professor", 24)
    style = f"--pc:var(--p{seat + 1})"
    name = pen(f"move-{verb}", room=pen.words(room_key(room)))
    return pen.piece(f"{verb} {room}", f"mvt {safe(verb)}", name, f"<i>{mark}</i>", style=style)


def draw_treasure(colour: int, tile: int, minutes: int, pen: Pen) -> Html:
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


def found(sight: Sight[CitadelView], *cues: str) -> list[EventData]:
    """What happened last, of these kinds."""
    return [event for event in sight.last if event["cue"] in cues]
