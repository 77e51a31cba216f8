"""The pieces of West Fort, one drawing each: outlaws, undead, and what a view says of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paradice.core.sets import has
from paradice.core.view import step_of
from paradice.faces.html import Html, escape
from paradice.faces.pen import Pen
from paradice.games.undead.cards import read_box
from paradice.games.undead.moves import BULLET, EMPTY, RANGER_IN_TALES
from paradice.games.undead.schema import Player, UndeadView

CHAMBERS: Final = range(2, 8)
WISHED: Final = 3
"""How many resources one chooses to start with."""


def hue(fighter: int) -> str:
    """The colour of a fighter; the Dead Ranger wears the last one."""
    return f"--pc:var(--p{min(fighter, 5) + 1})"


def called(fighter: int, pen: Pen) -> str:
    return pen.words("ranger") if fighter == RANGER_IN_TALES else pen.words.name(fighter, pen.names)


def initial(fighter: int, pen: Pen) -> Html:
    return Html(pen.first_letter("ranger") if fighter == RANGER_IN_TALES else pen.initial(fighter))


def outlaw(fighter: int, pen: Pen, lying: bool = False) -> Html:
    """The figure of an outlaw, without its frame."""
    symbol = "undead-outlaw-lying" if lying else "undead-outlaw"
    return Html(f"{pen.use(symbol, 0)}<b>{initial(fighter, pen)}</b>")


def icon(name: str, pen: Pen) -> Html:
    return pen.use(f"undead-{name}", 0)


def touch(text: str, css: str, name: str, inside: str, pen: Pen, *, style: str = "") -> Html:
    """A piece one can point at, or a mere drawing where no move is meant."""
    if text:
        return pen.piece(text, css, name, inside, style=style)
    look = f' style="{style}"' if style else ""
    return Html(f'<div class="{css}"{look} role="img" aria-label="{name}">{inside}</div>')


def weak_points(card: int) -> list[int]:
    return [chamber for chamber in CHAMBERS if has(read_box().undead[card].weak, chamber)]


def under_fire(view: UndeadView) -> int:
    """The undead somebody shoots at just now, or EMPTY."""
    asked = view["asked"]
    if asked is not None and (asked["step"] == "KeepShooting" or asked["step"] == "UndeadCritical"):
        return asked["card"]
    return int(EMPTY)


def in_purse(player: Player) -> tuple[int, int, int]:
    """Coins, bullets and notoriety, with what was chosen to start with and is still secret."""
    coins, _, notoriety = player["wishes"] or (0, 0, 0)
    return player["coins"] + coins, len(player["chambers"]), player["notoriety"] + notoriety


def robs_bullets(view: UndeadView) -> bool:
    """Say if the Outlaw Hideout may take another bullet from a player's card."""
    asked = view["asked"]
    if asked is None or asked["step"] != "RobMore":
        return False
    return bool(asked["kind"] == BULLET and asked["victim"] < len(view["players"]))


# An undead


def tell_undead(card: int, pen: Pen) -> str:
    """An undead in words, not yet escaped."""
    told = read_box().undead[card]
    weak = " ".join(str(chamber) for chamber in weak_points(card))
    name = pen.words(f"undead-{told.name}")
    return pen.words("undead-card", undead=name, worth=int(told.notoriety), weak=weak)


def draw_undead(card: int, aimed: str, pen: Pen, rest: bool = False) -> Html:
    """A wanted poster; a weak point is dark for who holds that bullet.

    *aimed* is the move that goes on shooting at it, *rest* where it cannot be shot at.
    """
    text = "" if rest else aimed or f"shoot {card}"
    css = "un aim" if aimed else "un"
    style = f"view-transition-name:undead-{card}"
    inside = draw_poster(card, "weak", pen)
    return touch(text, css, escape(tell_undead(card, pen)), inside, pen, style=style)


def draw_poster(card: int, tag: str, pen: Pen) -> Html:
    """What stands on an undead; the ids of its weak points begin with *tag*."""
    told = read_box().undead[card]
    weak = weak_points(card)
    points = "".join(
        f'<i class="wk" id="{tag}-{card}-{chamber}" title="{pen("face-weak", chamber=chamber)}">'
        f"{chamber}</i>"
        for chamber in weak
    )
    return Html(
        f'<span class="wp{" w4" if len(weak) > 3 else ""}">{points}</span>'
        f"{pen.use(f'undead-undead-{told.name}', 0, 'zd')}"
        f'<span class="uv">{icon("notoriety", pen)}<b>{told.notoriety}</b></span>'
    )


def draw_crowd(cards: Sequence[int], aimed: tuple[int, str], pen: Pen) -> Html:
    drawn = "".join(draw_undead(card, aimed[1] if card == aimed[0] else "", pen) for card in cards)
    return Html(f'<div class="uns n{min(len(cards), 5)}" data-group="undead">{drawn}</div>')


def aim(view: UndeadView, cards: Sequence[int]) -> tuple[int, str]:
    """Which of these undead is shot at just now, and the move that goes on with it."""
    card = under_fire(view)
    if card not in cards:
        return (int(EMPTY), "")
    return (card, "fire" if step_of(view["asked"]) == "KeepShooting" else "trigger")
