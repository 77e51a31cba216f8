"""The pieces of the Citadel, drawn alike everywhere: traps, treasures, people, dice, the clock."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.citadel.cards import COLOUR_NAMES, TRAP_NAMES, read_box
from paradice.games.citadel.moves import (
    COLOURS,
    EMPTY,
    HOURS,
    ROOMS,
    SEATS,
)
from paradice.games.citadel.view import (
    character_key,
    colour_key,
    treasure_key,
)

HEADS: Final = ("circle", "square", "hexagon", "diamond")
"""The head of each seat's pawn, the shape it has everywhere."""
COMPANY: Final = {
    "CallCompanion": "call",
    "AssistCompanion": "assist",
    "LendActions": "lend",
    "WakePower": "wake",
}
"""The questions about a person, and what pointing at one means there."""
RUGS: Final = ("R", "G", "B")
DICE: Final = ("1", "2", "3", "passage", "5", "10")
"""How the faces of the Professor's die are drawn."""


# Rooms and colours


def sign(room: int, pen: Pen) -> Html:
    """The name of a room as it stands over its door."""
    return pen(sign_key(room))


def sign_key(room: int) -> str:
    return f"sign-{read_box().house.names[room]}" if 0 <= room < ROOMS else "sign-outside"


def colour_sign(colour: int, pen: Pen, size: int = 16) -> Html:
    """A colour with its shape: red triangle, green circle, blue square."""
    return pen.use(f"citadel-die-{COLOUR_NAMES[colour]}", size)


# Traps and treasures


def trap_sign(trap: int, pen: Pen, size: int = 20) -> Html:
    return pen.use(f"citadel-trap-{TRAP_NAMES[trap]}", size)


def trap_tile(trap: int, off: bool, room: int, fresh: bool, pen: Pen) -> Html:
    """A trap, and hidden in it what it would be if a rescue turned it on again."""
    css = f"trp {'off' if off else 'on'}{' flip' if fresh else ''}"
    word = pen("draw-off") if off else pen("draw-on")
    again = f'<em class="again" id="again-{room}" hidden>{pen("draw-on")}</em>' if off else ""
    return Html(f'<span class="{css}">{trap_sign(trap, pen)}<b>{word}</b>{again}</span>')


def trap_name(trap: int, off: bool, pen: Pen) -> Html:
    """What a trap is and does now."""
    kind = pen.words(f"kind-{TRAP_NAMES[trap]}")
    return pen("tip-trap-off" if off else "tip-trap-on", trap=kind)


def guards_of(tile: int, pen: Pen) -> str:
    """The kinds of trap that a treasure shows."""
    kinds = [pen.words(f"kind-{TRAP_NAMES[trap]}") for trap in read_box().treasures[tile].traps]
    return pen.words.join(kinds)


def treasure_sign(tile: int, pen: Pen, size: int = 32) -> Html:
    return pen.use(f"citadel-treasure-{read_box().treasures[tile].name}", size)


def treasure_name(tile: int, pen: Pen) -> Html:
    """The name of a treasure at the head of a line."""
    return pen.capital(treasure_key(tile))


# People


def portrait(character: int, seat: int, pen: Pen, size: int = 38) -> Html:
    if character < 0:
        return pen.avatar(seat, size)
    name = read_box().characters[character].name
    style = f"--pc:var(--p{seat + 1})" if seat >= 0 else "--pc:var(--blue-line)"
    return Html(
        f'<svg class="por" style="{style}" width="{size}" height="{size}" aria-hidden="true">'
        f'<use href="{pen.sprite}#citadel-character-{safe(name)}"/></svg>'
    )


def pawn(seat: int, pen: Pen) -> Html:
    head = f"citadel-pawn-{HEADS[seat % SEATS]}"
    return Html(f"{pen.use(head, 30)}<b>{pen.initial(seat)}</b>")


def pawn_name(seat: int, character: int, pen: Pen) -> Html:
    if character < 0:
        return pen.name(seat)
    talent = pen(f"talent-{read_box().characters[character].name}")
    return Html(f"{pen.name(seat)}, {pen(character_key(character))} ({talent})")


def draw_pawn(seat: int, character: int, fresh: bool, asked: str, pen: Pen) -> Html:
    """An adventurer on the plan; one can point at it where a question asks for somebody."""
    style = f"--pc:var(--p{seat + 1});view-transition-name:pawn-{seat}"
    css = "pw fresh" if fresh else "pw"
    name, inside = pawn_name(seat, character, pen), pawn(seat, pen)
    about = read_box().characters[character].name if character >= 0 else ""
    if asked:
        return pen.piece(f"{asked} {seat}", css, name, inside, style=style, about=about)
    told = f' data-about="{safe(about)}"' if about else ""
    return Html(
        f'<span class="{css}" style="{style}" role="img" aria-label="{name}"{told}>{inside}</span>'
    )


# Dice


def face_sign(face: int, pen: Pen) -> Html:
    return pen.use(f"citadel-die-{DICE[face]}", 22)


def white(inside: str, css: str = "") -> Html:
    return Html(f'<span class="pd1{css}">{inside}</span>')


def draw_die(die: int, shows: int, pen: Pen, css: str = "") -> Html:
    if shows == EMPTY:
        return white("", f" blank{' dk' if die == 2 else ''}")
    if die == 0:
        return white(face_sign(shows, pen), css)
    if die == 1:
        return white(colour_sign(shows, pen, 22), css)
    return white(pen.use(f"citadel-die-clock-{shows}", 22), f" dk{css}")


# The clock: a square of 200 with its centre at 100 100


def spot(hour: float, radius: float) -> tuple[float, float]:
    angle = hour * pi / 6
    return 100 + radius * sin(angle), 100 - radius * cos(angle)


Clock: TypeAlias = tuple[int, int, list[tuple[int, int, int]]]
"""The time, how long it has just run; tile, distance and minutes of each treasure."""


def draw_clock(piece: Clock, pen: Pen) -> Html:
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
    return Html(
        '<div id="clock" class="ckw" role="group" '
        f'aria-label="{pen("draw-clock", hour=pen.words(f"hour-{time}"))}">'
        f'<div class="ckq">{svg}{"".join(pieces)}</div></div>'
    )


def draw_dial(pen: Pen) -> Html:
    """The dial with its hours, the same at every table."""
    signs = []
    for number in range(int(HOURS)):
        x, y = spot(number, 73)
        css = "ma" if number % 3 == 0 else "mi"
        word = pen(f"hour-{number}")
        signs.append(f'<text class="{css}" x="{x:.1f}" y="{y:.1f}">{word}</text>')
    return Html(f'<use href="{pen.sprite}#citadel-clock"/>{"".join(signs)}')


def put_marker(time: int, colour: int, spaces: Sequence[int]) -> str:
    """Where a marker stands; those that share an hour stand side by side."""
    level = [other for other in range(COLOURS) if spaces[other] == spaces[colour]]
    shift = (level.index(colour) - (len(level) - 1) / 2) * 0.72
    x, y = spot(time + spaces[colour] + shift, 47)
    return f"left:{x / 2:.1f}%;top:{y / 2:.1f}%"
