"""The pieces of the Citadel as they are drawn everywhere: traps, treasures, people, colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from paradice.core.game import Phrase
from paradice.games.citadel.cards import COLOUR_NAMES, TRAP_NAMES, read_box
from paradice.games.citadel.moves import ROOMS
from paradice.games.citadel.view import character_key, treasure_key
from paradice.games.drawing import Pen, Sight

SEATS: Final = 4
HEADS: Final = ("circle", "square", "hexagon", "diamond")
"""The head of each seat's pawn, the shape it has everywhere."""

Offers = Mapping[str, tuple[str, str, Phrase]]
"""Key, refusing rule and words of each move, by its text."""


def offers_of(sight: Sight, *texts: str) -> Offers:
    """Return what is offered of these moves, as plain data."""
    found: dict[str, tuple[str, str, Phrase]] = {}
    for text in texts:
        offer = sight.offers.get(text)
        if offer is not None:
            found[text] = (offer.key, offer.rule, offer.label)
    return found


def is_legal(offers: Offers, text: str) -> bool:
    return text in offers and not offers[text][1]


def point(
    text: str,
    offers: Offers,
    css: str,
    name: str,
    inside: str,
    pen: Pen,
    *,
    loud: bool = False,
    style: str = "",
    id: str = "",
) -> str:
    """A piece one can point at. A refused one answers with its reason; only a *loud* one shows at
    once that it cannot be had, so that a house full of far doors and traps stays calm."""
    look = f' style="{style}"' if style else ""
    look += f' id="{id}"' if id else ""
    if text not in offers:
        return f'<span class="{css}"{look} role="img" aria-label="{name}">{inside}</span>'
    key, rule, label = offers[text]
    if rule:
        badge = f'<span class="nope">{pen.icon("pd-no", 14)}</span>' if loud else ""
        css += " cannot" if loud else " calm"
        return (
            f'<button type="button" class="{css}" data-why="{rule}" aria-disabled="true"{look} '
            f'aria-label="{name}. {pen(f"rule-{rule}")}">{badge}{inside}</button>'
        )
    disc = f'<kbd class="key">{key.upper()}</kbd>' if key else ""
    return (
        f'<button class="{css} can" form="play" name="move" value="{text}" '
        f'data-move="{text}"{look} aria-label="{name}. {pen.say(label)}">{disc}{inside}</button>'
    )


def ghost(moves: Sequence[str]) -> str:
    """Mark something as shown only while one of these moves is hovered or focused."""
    return f' data-ghost="{" ".join(move.replace(" ", "-") for move in moves)}"'


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


def trap_tile(trap: int, off: bool, pen: Pen, fresh: bool = False, ghosts: str = "") -> str:
    css = f"trp {'off' if off else 'on'}{' flip' if fresh else ''}"
    word = pen("draw-off") if off else pen("draw-on")
    return f'<span class="{css}">{trap_sign(trap, pen)}<b>{word}</b>{ghosts}</span>'


def trap_name(trap: int, off: bool, pen: Pen) -> str:
    kind = pen.words(f"kind-{TRAP_NAMES[trap]}")
    return pen("trap-turned-off" if off else "trap-on", trap=kind)


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
    return f"{pen.name(seat)}, {pen(character_key(character))}"


def draw_pawn(seat: int, character: int, fresh: bool, offers: Offers, pen: Pen) -> str:
    """An adventurer on the plan; lit where a question asks for somebody."""
    style = f"--pc:var(--p{seat + 1});view-transition-name:pawn-{seat}"
    text = next((f"{verb} {seat}" for verb in COMPANY if f"{verb} {seat}" in offers), "")
    css = "pw fresh" if fresh else "pw"
    return point(
        text, offers, css, pawn_name(seat, character, pen), pawn(seat, pen), pen, style=style
    )


COMPANY: Final = ("call", "assist", "lend", "wake")
"""What is asked about a person."""
