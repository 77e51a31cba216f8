"""The pieces of the Citadel as they are drawn everywhere: traps, treasures, people, colours."""

from __future__ import annotations

from typing import Final

from paradice.games.citadel.cards import COLOUR_NAMES, TRAP_NAMES, read_box
from paradice.games.citadel.moves import ROOMS
from paradice.games.citadel.view import character_key, treasure_key
from paradice.games.drawing import Pen

SEATS: Final = 4
HEADS: Final = ("circle", "square", "hexagon", "diamond")
"""The head of each seat's pawn, the shape it has everywhere."""


def sign(room: int, pen: Pen) -> str:
    """The name of a room as it stands over its door."""
    return pen(sign_key(room))


def sign_key(room: int) -> str:
    return f"sign-{read_box().house.names[room]}" if 0 <= room < ROOMS else "sign-outside"


def colour_sign(colour: int, pen: Pen, size: int = 16) -> str:
    """A colour with its shape: red triangle, green circle, blue square."""
    return pen.use(f"citadel-die-{COLOUR_NAMES[colour]}", size)


def trap_sign(trap: int, pen: Pen, size: int = 20) -> str:
    return pen.use(f"citadel-trap-{TRAP_NAMES[trap]}", size)


def trap_tile(trap: int, off: bool, room: int, fresh: bool, pen: Pen) -> str:
    """A trap, and hidden in it what it would be if a rescue turned it on again."""
    css = f"trp {'off' if off else 'on'}{' flip' if fresh else ''}"
    word = pen("draw-off") if off else pen("draw-on")
    again = f'<em class="again" id="again-{room}" hidden>{pen("draw-on")}</em>' if off else ""
    return f'<span class="{css}">{trap_sign(trap, pen)}<b>{word}</b>{again}</span>'


def trap_name(trap: int, off: bool, pen: Pen) -> str:
    """What a trap is and does now."""
    kind = pen.words(f"kind-{TRAP_NAMES[trap]}")
    return pen("tip-trap-off" if off else "tip-trap-on", trap=kind)


def guards_of(tile: int, pen: Pen) -> str:
    """The kinds of trap that a treasure shows."""
    kinds = [pen.words(f"kind-{TRAP_NAMES[trap]}") for trap in read_box().treasures[tile].traps]
    return pen.words.join(kinds)


def treasure_sign(tile: int, pen: Pen, size: int = 32) -> str:
    return pen.use(f"citadel-treasure-{read_box().treasures[tile].name}", size)


def treasure_name(tile: int, pen: Pen) -> str:
    """The name of a treasure at the head of a line."""
    name = pen(treasure_key(tile))
    return name[:1].upper() + name[1:]


def portrait(character: int, seat: int, pen: Pen, size: int = 38) -> str:
    if character < 0:
        return pen.avatar(seat, size)
    name = read_box().characters[character].name
    style = f"--pc:var(--p{seat + 1})" if seat >= 0 else "--pc:var(--blue-line)"
    return (
        f'<svg class="por" style="{style}" width="{size}" height="{size}" aria-hidden="true">'
        f'<use href="{pen.sprite}#citadel-character-{name}"/></svg>'
    )


def pawn(seat: int, pen: Pen) -> str:
    head = f"citadel-pawn-{HEADS[seat % SEATS]}"
    return f"{pen.use(head, 30)}<b>{pen.initial(seat)}</b>"


def pawn_name(seat: int, character: int, pen: Pen) -> str:
    if character < 0:
        return pen.name(seat)
    talent = pen(f"talent-{read_box().characters[character].name}")
    return f"{pen.name(seat)}, {pen(character_key(character))} ({talent})"


def draw_pawn(seat: int, character: int, fresh: bool, asked: str, pen: Pen) -> str:
    """An adventurer on the plan; one can point at it where a question asks for somebody."""
    style = f"--pc:var(--p{seat + 1});view-transition-name:pawn-{seat}"
    css = "pw fresh" if fresh else "pw"
    name, inside = pawn_name(seat, character, pen), pawn(seat, pen)
    about = read_box().characters[character].name if character >= 0 else ""
    if asked:
        return pen.piece(f"{asked} {seat}", css, name, inside, style=style, about=about)
    told = f' data-about="{about}"' if about else ""
    return (
        f'<span class="{css}" style="{style}" role="img" aria-label="{name}"{told}>{inside}</span>'
    )


COMPANY: Final = {
    "CallCompanion": "call",
    "AssistCompanion": "assist",
    "LendActions": "lend",
    "WakePower": "wake",
}
"""The questions about a person, and what pointing at one means there."""
