"""The pieces of Riff in Time as drawings: standees, booths, dials, dice, cards, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin
from typing import Any, Final

from paradice.core.game import Phrase
from paradice.core.sets import has
from paradice.faces.face import EventData
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.riff.card_texts import effect, riff_row
from paradice.games.riff.cards import DICE, SECTIONS, SYMBOLS, read_box
from paradice.games.riff.moves import (
    BLACK,
    CHARACTER,
    EMPTY,
    NOBODY,
)
from paradice.games.riff.schema import Die
from paradice.games.riff.view import (
    NO_EFFECT,
    personage_key,
    place_name,
    riff_key,
    thing,
)

CSS: Final = {"main": "", "green": " green", "red": " red", "fixed": " fix"}


# People and booths


def name_of(personage: int) -> str:
    """How a personage is called in drawings and keys."""
    return read_box().personages[personage].name


def short(personage: int) -> Phrase:
    """A personage by the shortest name."""
    return Phrase(f"short-{name_of(personage)}")


def full_name(personage: int, pen: Pen) -> Html:
    return pen(personage_key(personage))


def shape(pen: Pen, symbol: str, css: str, box: str = "0 0 24 24", inside: str = "") -> Html:
    """A drawing of the sprite in its own proportions, with more drawn upon it."""
    x, y, width, height = box.split()
    return Html(
        f'<svg class="{css}" viewBox="{box}" aria-hidden="true"><use href="{pen.sprite}#riff-'
        f'{safe(symbol)}" x="{x}" y="{y}" width="{width}" height="{height}"/>{inside}</svg>'
    )


def standee(personage: int, pen: Pen, css: str = "") -> Html:
    """An arched plate with the emblem of a personage."""
    emblem = (
        f'<svg class="em" x="6.500" y="9" width="25" height="25" viewBox="0 0 24 24">'
        f'<use href="{pen.sprite}#riff-personage-{safe(name_of(personage))}"/></svg>'
    )
    return shape(pen, "standee", f"std {css}", "0 0 38 47", emblem)


def booth(seat: int, pen: Pen, css: str = "") -> Html:
    """The booth of a seat: its colour and its initial."""
    initial = f'<text class="ini" x="15" y="24.500">{pen.initial(seat)}</text>'
    return Html(
        f'<span class="bx" style="--pc:var(--p{seat + 1})">'
        f"{shape(pen, 'booth', f'bth {css}', '0 0 30 45', initial)}</span>"
    )


# Dice and actions


def symbol(number: int, pen: Pen, css: str = "icon") -> Html:
    """The icon of an action, as on a die."""
    return shape(pen, f"face-{SYMBOLS[number]}", css)


def die(kind: int, pen: Pen, css: str = "minidie") -> Html:
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


def draw_gives(personage: int, pen: Pen) -> Html:
    """What a personage brings, as small dice and an icon."""
    dice, icon = gives(personage)
    drawn = "".join(die(kind, pen) for kind in dice)
    return Html(drawn + (symbol(icon, pen, "mini") if icon != EMPTY else ""))


def draw_die(number: int, one: Die, fresh: bool, pen: Pen) -> Html:
    kind, face = DICE[one["kind"]], SYMBOLS[one["face"]]
    key = "die-used" if one["used"] else "die-shows"
    said = pen.words(key, die=pen.words(f"die-{kind}"), face=pen.words(f"face-{face}"))
    name = pen("die-spoken", number=number + 1, shown=said)
    css = f"die {kind}{' used' if one['used'] else ''}{' rolling' if fresh else ''}"
    inside = f"{die(one['kind'], pen, 'body')}{symbol(one['face'], pen)}"
    piece = touch(f"reroll {number}", css, name, inside, pen, f"--i:{number}")
    used = f"<s>{pen('used')}</s>" if one["used"] else ""
    tip = f"{name}. {pen(f'does-{face}')}"
    return Html(f'<li title="{tip}">{piece}<small>{pen(f"caption-{face}")}{used}</small></li>')


def draw_action(icon: int, used: bool, source: str, pen: Pen) -> Html:
    """An action of a card: a personage in the booth, the start card, the objective."""
    name = SYMBOLS[icon]
    shown = f"{source}: {pen(f'face-{name}')}"
    word = f"<s>{pen('used')}</s>" if used else ""
    css = " used" if used else ""
    return Html(
        f'<li title="{shown}. {pen(f"does-{name}")}"><span class="act{css}" role="img" '
        f'aria-label="{shown}">{symbol(icon, pen)}</span>'
        f"<small>{pen(f'caption-{name}')}{word}</small></li>"
    )


def draw_reward(number: int, pen: Pen, worded: bool = True) -> Html:
    """What an objective brings: San Dimas falls, and an action every turn."""
    objective = read_box().objectives[number]
    action = pen(f"face-{SYMBOLS[objective.icon]}")
    word = action if worded else f'<span class="sr">{action}</span>'
    return Html(
        f'<span class="rw">{shape(pen, "effect-lower", "")}'
        f"{pen('reward-lowers', lowers=int(objective.lowers))}"
        f' <span class="rw" title="{action}">{symbol(int(objective.icon), pen, "mini")}'
        f"{word}</span></span>"
    )


# Riff cards


def draw_head(card: int, pen: Pen) -> Html:
    subject = read_box().cards[card].subject
    art = pen.use(f"riff-place-{place_name(int(subject))}", 22) if subject != NOBODY else ""
    return Html(f'<span class="rh"><b>{card + 1}</b><span>{pen(riff_key(card))}</span>{art}</span>')


def draw_sections(
    card: int, pen: Pen, followed: int | None = None, asked: Sequence[int] = NO_EFFECT
) -> Html:
    """Each section with its effects; whether it was followed, if that is decided."""
    row = riff_row(card)
    drawn = []
    for number, name in enumerate(SECTIONS):
        if name not in row:
            continue
        lines = []
        for index, words in enumerate(row[name]):
            mine = [card, number, index] == list(asked)
            lines.append(draw_effect(words, pen, mine))
        off, note = "", ""
        if followed is not None:
            done = has(followed, number)
            off = "" if done else " off"
            key = "followed" if done else f"skipped-{name}"
            if asked[0] == card and asked[1] == number:
                key = "choosing"
            note = f"<i>{pen(key)}</i>"
        drawn.append(
            f'<span class="rs1{CSS[name]}{off}"><em>{pen(f"section-{name}")}{note}</em>'
            f"{''.join(lines)}</span>"
        )
    return Html("".join(drawn))


def draw_effect(words: list[Any], pen: Pen, asked: bool) -> Html:
    """One effect; a choice as two, which may be pressed while it is being made."""
    if words[0] != "either":
        said = pen.say(effect(words))
        return Html(f'<span class="ef">{effect_icon(words, pen)}<span>{said}</span></span>')
    sides = []
    for which, rows in enumerate(words[1:]):
        said = pen.say(effect(rows[0]))
        inside = f"{effect_icon(rows[0], pen)}<span>{said}</span>"
        if asked:
            sides.append(pen.piece(f"choose {which}", "ef", said, inside))
        else:
            sides.append(Html(f'<span class="ef">{inside}</span>'))
    return Html(f'{sides[0]}<b class="or">{pen("or")}</b>{sides[1]}')


def effect_icon(words: list[Any], pen: Pen) -> Html:
    verb: str = words[0]
    for known in ("raise", "lower"):
        if verb.startswith(known):
            verb = known
    return shape(pen, f"effect-{verb}", "")


# Dials: 120 by 120, eleven stops over 270 degrees


def stop(level: int, radius: float, shift: float = 0) -> tuple[float, float]:
    angle = radians(135 + 27 * level + shift)
    return 60 + radius * cos(angle), 60 + radius * sin(angle)


@cache
def segments(filled: int, highest: int) -> Html:
    """The segments of a dial up to its highest level, and the diamond that stands for zero."""
    box = read_box()
    drawn = []
    for level in range(1, highest + 1):
        css = "g" if level <= box.green_to else "r" if level >= box.red_from else "m"
        full = " f" if level <= filled else ""
        (x, y), (u, v) = stop(level, 46, -10), stop(level, 46, 10)
        drawn.append(
            f'<path class="seg {css}{full}" d="M{x:.1f} {y:.1f}A46 46 0 0 1 {u:.1f} {v:.1f}"/>'
        )
    zero = " at" if filled == 0 else ""
    drawn.append(f'<path class="zero{zero}" d="M27.500 86.500l6 6-6 6-6-6z"/>')
    return Html("".join(drawn))


def draw_dial(level: int, highest: int, zone: str, by: int, pen: Pen) -> Html:
    """The level as a number, as filled segments and as an arrow; the zone as a sign, if any."""
    sign = (
        f'<use href="{pen.sprite}#riff-zone-{zone}" x="48.500" y="95.500" width="23" '
        'height="13.400"/>'
        if zone
        else ""
    )
    turn = f"--to:{135 + 27 * level}deg;--from:{135 + 27 * (level - by)}deg"
    return Html(
        '<svg class="dl" viewBox="0 0 120 120" aria-hidden="true">'
        f'<circle class="face" cx="60" cy="60" r="57"/>{segments(level, highest)}'
        '<circle class="hub" cx="60" cy="60" r="31"/>'
        f'<g class="needle" style="{turn}"><path class="arrow" d="M27 -6L42 0L27 6z"/></g>'
        f'<text class="lvl" x="60" y="72.500">{level}</text>'
        f"{sign}</svg>"
    )


# What is pressed, and what happened


def touch(
    text: str, css: str, name: str, inside: str, pen: Pen, style: str = "", about: str = ""
) -> Html:
    """A piece that keeps its looks when it is refused: it still says why."""
    return pen.piece(text, f"{css} hush", name, inside, style=style, about=about)


def tell(event: EventData) -> Phrase:
    """What happened, as the log says it."""
    args: dict[str, Any] = {}
    for name, number in event.items():
        if name != "cue":
            key = thing(name, number)
            args[name] = number if key is None else Phrase(key)
    return Phrase(f"log-{event['cue']}", args)


def events_of(last: Sequence[EventData], *cues: str) -> list[EventData]:
    return [event for event in last if event["cue"] in cues]
