"""The pieces of Riff in Time as drawings: standees, booths, dice, icons, and how they are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paradice.core.game import Phrase, View
from paradice.games.drawing import Pen
from paradice.games.riff.cards import DICE, SYMBOLS, read_box
from paradice.games.riff.moves import BLACK, CHARACTER, EMPTY
from paradice.games.riff.view import personage_key, thing

SEATS: Final = 4


def name_of(personage: int) -> str:
    """How a personage is called in drawings and keys."""
    return read_box().personages[personage].name


def short(personage: int) -> Phrase:
    """A personage by the shortest name."""
    return Phrase(f"short-{name_of(personage)}")


def shape(pen: Pen, symbol: str, css: str, box: str = "0 0 24 24", inside: str = "") -> str:
    """A drawing of the sprite in its own proportions, with more drawn upon it."""
    x, y, width, height = box.split()
    return (
        f'<svg class="{css}" viewBox="{box}" aria-hidden="true"><use href="{pen.sprite}#riff-'
        f'{symbol}" x="{x}" y="{y}" width="{width}" height="{height}"/>{inside}</svg>'
    )


def standee(personage: int, pen: Pen, css: str = "") -> str:
    """An arched plate with the emblem of a personage."""
    emblem = (
        f'<svg class="em" x="6.500" y="9" width="25" height="25" viewBox="0 0 24 24">'
        f'<use href="{pen.sprite}#riff-personage-{name_of(personage)}"/></svg>'
    )
    return shape(pen, "standee", f"std {css}", "0 0 38 47", emblem)


def booth(seat: int, pen: Pen, css: str = "") -> str:
    """The booth of a seat: its colour and its initial."""
    initial = f'<text class="ini" x="15" y="24.500">{pen.initial(seat)}</text>'
    return (
        f'<span class="bx" style="--pc:var(--p{seat + 1})">'
        f"{shape(pen, 'booth', f'bth {css}', '0 0 30 45', initial)}</span>"
    )


def symbol(number: int, pen: Pen, css: str = "icon") -> str:
    """The icon of an action, as on a die."""
    return shape(pen, f"face-{SYMBOLS[number]}", css)


def die(kind: int, pen: Pen, css: str = "minidie") -> str:
    return shape(pen, f"die-{DICE[kind]}", css, "0 0 48 48")


def gives(personage: int) -> tuple[list[int], int]:
    """The dice a personage brings, and the action it shows, or EMPTY."""
    told = read_box().personages[personage]
    dice = [int(CHARACTER)] * int(told.character_dice) + [int(BLACK)] * int(told.bogus_dice)
    return dice, int(told.icon)


def tell_gives(personage: int, pen: Pen) -> str:
    """What a personage brings, in words; not yet escaped."""
    dice, icon = gives(personage)
    said = [pen.words(f"die-{DICE[kind]}") for kind in dice]
    if icon != EMPTY:
        said.append(pen.words(f"face-{SYMBOLS[icon]}"))
    return ", ".join(said) or pen.words("gives-nothing")


def draw_gives(personage: int, pen: Pen) -> str:
    """What a personage brings, as small dice and an icon."""
    dice, icon = gives(personage)
    drawn = "".join(die(kind, pen) for kind in dice)
    return drawn + (symbol(icon, pen, "mini") if icon != EMPTY else "")


def touch(
    text: str, css: str, name: str, inside: str, pen: Pen, style: str = "", about: str = ""
) -> str:
    """A piece that keeps its looks when it is refused: it still says why."""
    return pen.piece(text, f"{css} hush", name, inside, style=style, about=about)


def tell(event: View) -> Phrase:
    """What happened, as the log says it."""
    args: dict[str, Any] = {}
    for name, number in event.items():
        if name != "cue":
            key = thing(name, number)
            args[name] = number if key is None else Phrase(key)
    return Phrase(f"log-{event['cue']}", args)


def events_of(last: Sequence[View], *cues: str) -> list[View]:
    return [event for event in last if event["cue"] in cues]


def full_name(personage: int, pen: Pen) -> str:
    return pen(personage_key(personage))
