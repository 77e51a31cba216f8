"""The board of Riff in Time: the circuits, and a dial with its people for each position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, pi, radians, sin
from typing import Any, Final

from paradice.core.game import View
from paradice.games.drawing import Ghost, Pen, Sight
from paradice.games.riff.cards import read_box, read_facts
from paradice.games.riff.face.pieces import (
    booth,
    events_of,
    full_name,
    name_of,
    standee,
    tell_gives,
    touch,
)
from paradice.games.riff.moves import PRESENT, SAN_DIMAS
from paradice.games.riff.view import place_name

MIDDLE: Final = 50.0
HEIGHT: Final = 47.5
"""Where San Dimas lies. (As a pair of floats the compiler would lose it.)"""
FAMILIES: Final = {"inner-ring": "inner", "spokes": "spoke", "outer-ring": "outer"}

# Circuits, in percent of the board


def point(position: int) -> tuple[float, float]:
    """Where a position lies: San Dimas in the middle, 1 at the top, then clockwise."""
    if position == SAN_DIMAS:
        return MIDDLE, HEIGHT
    angle = (position - 1) * pi / 5
    return MIDDLE + 40.5 * sin(angle), HEIGHT - 39 * cos(angle)


@cache
def circuits() -> dict[tuple[int, int], tuple[str, str]]:
    """The family and the curve of each circuit, by its ends."""
    rows = {row["id"]: row["joins"] for row in read_facts()[0].kinds["circuit"]}
    found: dict[tuple[int, int], tuple[str, str]] = {}
    for family, css in FAMILIES.items():
        for a, b in rows[family]:
            found[min(a, b), max(a, b)] = (css, curve(a, b, css))
    return found


def curve(a: int, b: int, family: str) -> str:
    """Rings bend outwards or inwards, spokes a little to the left."""
    (x, y), (u, v) = point(a), point(b)
    s, t = (x + u) / 2, (y + v) / 2
    if family == "spoke":
        s, t = s + (v - y) * 0.12, t - (u - x) * 0.12
    else:
        bend = 1.16 if family == "outer" else 0.62
        s, t = MIDDLE + (s - MIDDLE) * bend, HEIGHT + (t - HEIGHT) * bend
    return f"M{x:.1f} {y:.1f}Q{s:.1f} {t:.1f} {u:.1f} {v:.1f}"


def way(a: int, b: int) -> str:
    """The curve between two positions: a circuit, or a leap where there is none."""
    known = circuits().get((min(a, b), max(a, b)))
    return known[1] if known else curve(a, b, "spoke")


@cache
def draw_circuits() -> str:
    lines = "".join(
        f'<g class="way" id="{way_id(a, b)}"><path class="casing" d="{path}"/>'
        f'<path class="line {css}" d="{path}"/><path class="core" d="{path}"/></g>'
        for (a, b), (css, path) in circuits().items()
    )
    return svg("", lines)


def way_id(a: int, b: int) -> str:
    return f"way-{min(a, b)}-{max(a, b)}"


def svg(attributes: str, inside: str) -> str:
    return (
        f'<svg{attributes} class="cir" viewBox="0 0 100 100" preserveAspectRatio="none" '
        f'aria-hidden="true">{inside}</svg>'
    )


def pick_trails(sight: Sight) -> Any:
    """The latest travels: who, from where, to where."""
    spots = [personage["home"] for personage in sight.view["personages"]]
    trails = [
        (event["seat"], event["start"], SAN_DIMAS if event["to"] == PRESENT else spots[event["to"]])
        for event in events_of(sight.last, "travels", "is-moved")
    ]
    return [trail for trail in trails if trail[1] != trail[2]]


def draw_trails(trails: Any, pen: Pen) -> str:
    lines = []
    for seat, start, end in trails:
        path = way(start, end)
        lines.append(
            f'<g style="--pc:var(--p{seat + 1})"><path class="trail2" d="{path}"/>'
            f'<path class="trail" d="{path}"/></g>'
        )
    return svg(' id="trails"', "".join(lines))


# What is lit for one viewer, and what a move would do


def marks(sight: Sight) -> list[str]:
    """The place where the viewer is, and the circuits that may be followed from there."""
    if sight.seat < 0:
        return []
    here: int = sight.view["players"][sight.seat]["position"]
    ways = [
        way_id(here, int(offer.move.what))
        for offer in sight.offers.values()
        if offer.move.verb == "move" and offer.is_legal
    ]
    return [f"place-{here}", *ways]


def ghosts(sight: Sight) -> dict[str, list[Ghost]]:
    """The booth as it would come, the rift as it would be."""
    told: dict[str, list[Ghost]] = {}
    if sight.seat < 0:
        return told
    board = sight.view["board"]
    here: int = sight.view["players"][sight.seat]["position"]
    level: int = board[here]["level"]
    for text, offer in sight.offers.items():
        if not offer.is_legal:
            continue
        what = int(offer.move.what)
        match offer.move.verb:
            case "move":
                colour = f"--pc:var(--p{sight.seat + 1})"
                told[text] = [
                    (f"come-{what}", "riff-booth", "", colour),
                    (way_id(here, what), "", "", ""),
                ]
            case "fix":
                told[text] = [(f"then-{here}", "", f"{level} → {level - 1}", "")]
            case "bogus":
                told[text] = foresee_bogus(board, here)
            case "reopen":
                told[text] = [(f"then-{what}", "", f"→ {read_box().reopened_level}", "")]
    return told


def foresee_bogus(board: Sequence[View], here: int) -> list[Ghost]:
    """The rift rises; a full dial passes it on to San Dimas, a fixed one does not rise."""
    box = read_box()
    level: int = board[here]["level"]
    if here != SAN_DIMAS and level == 0:
        return []
    if here != SAN_DIMAS and level >= box.highest_level:
        here, level = int(SAN_DIMAS), board[SAN_DIMAS]["level"]
    then = f"{level + 1}" if here != SAN_DIMAS or level < box.highest_san_dimas else "✕"
    return [(f"then-{here}", "", f"{level} → {then}", "")]


# Dials: 120 by 120, eleven stops over 270 degrees


def stop(level: int, radius: float, shift: float = 0) -> tuple[float, float]:
    angle = radians(135 + 27 * level + shift)
    return 60 + radius * cos(angle), 60 + radius * sin(angle)


@cache
def segments(filled: int, highest: int) -> str:
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
    return "".join(drawn)


def draw_dial(level: int, highest: int, zone: str, by: int, pen: Pen) -> str:
    """The level as a number, as filled segments and as an arrow; the zone as a sign, if any."""
    sign = (
        f'<use href="{pen.sprite}#riff-zone-{zone}" x="48.500" y="95.500" width="23" '
        'height="13.400"/>'
        if zone
        else ""
    )
    turn = f"--to:{135 + 27 * level}deg;--from:{135 + 27 * (level - by)}deg"
    return (
        '<svg class="dl" viewBox="0 0 120 120" aria-hidden="true">'
        f'<circle class="face" cx="60" cy="60" r="57"/>{segments(level, highest)}'
        '<circle class="hub" cx="60" cy="60" r="31"/>'
        f'<g class="needle" style="{turn}"><path class="arrow" d="M27 -6L42 0L27 6z"/></g>'
        f'<text class="lvl" x="60" y="72.500">{level}</text>'
        f"{sign}</svg>"
    )


# Places


def pick_place(number: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        position = view["board"][number]
        place: int = position["place"]
        main = main_move(view, number)
        return (number, position, main, view["active"], changes(sight.last, place))

    return pick


def main_move(view: View, number: int) -> str:
    """What pressing a dial means: travel there, lower it, stop there, open it again."""
    here = view["players"][view["active"]]["position"] == number
    step: str = view["step"]
    if step == "ChooseFixed":
        return f"reopen {number}"
    if here and step == "TakeActions":
        return "fix"
    return "stop" if here and step == "SecondSpace" else f"move {number}"


def changes(last: Sequence[View], place: int) -> tuple[int, bool, bool]:
    """By how much the latest move changed a dial; whether it was closed, and opened, by it."""
    by, closed, opened = 0, False, False
    for event in last:
        if event.get("of") == place:
            if event["cue"] == "rises":
                by += event["by"]
            elif event["cue"] == "falls":
                by -= event["by"]
            closed = closed or event["cue"] == "closes"
            opened = opened or event["cue"] == "reopens"
    return by, closed, opened


def draw_place(piece: Any, pen: Pen) -> str:
    number, position, main, active, (by, closed, opened) = piece
    place: int = position["place"]
    level: int = position["level"]
    zone: str = position["zone"]
    box = read_box()
    highest = int(box.highest_san_dimas if number == SAN_DIMAS else box.highest_level)
    if zone == "fixed":
        flip = " flip" if closed else ""
        dial = (
            f'<svg class="dl{flip}" viewBox="0 0 120 120" aria-hidden="true">'
            f'<use href="{pen.sprite}#riff-disc-fixed" width="120" height="120"/></svg>'
        )
    else:
        dial = draw_dial(level, highest, zone if number != SAN_DIMAS else "", by, pen)
    red = box.red_from
    shake = " shake" if level >= red > level - by or opened else ""
    x, y = point(number)
    css = f"nd {zone}{' sd' if number == SAN_DIMAS else ''}"
    pressed = touch(main, f"dw{shake}", spoken(number, position, pen), dial, pen)
    name = pen(f"location-{place_name(place)}")
    if number == SAN_DIMAS:
        end = pen("above", level=highest)
        label = f'<span class="lb">{name}</span><span class="sub">{end}</span>'
    else:
        whose = pen("home-of", personage=pen.words(f"personage-{name_of(place)}"))
        label = (
            f'<span class="lb" title="{whose}">{pen.use(f"riff-personage-{name_of(place)}", 14)}'
            f"<b>{name}</b></span>"
        )
    return (
        f'<div class="{css}" id="place-{number}" data-about="{place_name(place)}" '
        f'style="--x:{x:.2f}%;--y:{y:.2f}%">{pressed}'
        f'<span class="pn">{number if number else ""}</span>'
        f"{draw_people(position, pen)}{draw_booths(position, active, pen)}"
        f'<span class="gb" id="come-{number}" hidden></span>'
        f'<span class="chg" id="then-{number}" hidden></span>{draw_change(by)}{label}</div>'
    )


def spoken(number: int, position: View, pen: Pen) -> str:
    """The full name of a place: its position, its rift, who is there."""
    place: int = position["place"]
    level: int = position["level"]
    name = pen.words(f"location-{place_name(place)}")
    if place == PRESENT:
        highest = int(read_box().highest_san_dimas)
        said = [pen("present-spoken", place=name, level=level, highest=highest)]
    else:
        zone = pen.words(f"zone-{position['zone']}")
        said = [pen("place-spoken", place=name, number=number, level=level, zone=zone)]
    if position["returned"]:
        said.append(pen("is-home", personage=pen.words(f"personage-{name_of(place)}")))
    elif place != PRESENT:
        said.append(pen("home-of", personage=pen.words(f"personage-{name_of(place)}")))
    if position["lost"]:
        names = pen.words.join([pen.words(f"personage-{name_of(who)}") for who in position["lost"]])
        said.append(pen("lost-spoken", names=names))
    if position["players"]:
        names = pen.words.join([pen.words.name(seat, pen.names) for seat in position["players"]])
        said.append(pen("booths-spoken", names=names))
    return ". ".join(one[:1].upper() + one[1:] for one in said)


def draw_people(position: View, pen: Pen) -> str:
    """Standees to the right: lost ones, and the one who is home for good."""
    place: int = position["place"]
    drawn = []
    if position["returned"]:
        name = pen("is-home", personage=pen.words(f"personage-{name_of(place)}"))
        drawn.append(
            f'<span class="sp" role="img" aria-label="{name}" title="{name}" '
            f'data-about="{name_of(place)}" '
            f'style="view-transition-name:personage-{place}">{standee(place, pen)}'
            f"<i>{pen.icon('pd-tick', 12)}</i></span>"
        )
    for who in position["lost"]:
        at_home = who == place
        text = f"return {who}" if at_home else f"pick {who}"
        key = "stands-home" if at_home else "lost-here"
        home = pen.words(f"location-{place_name(who)}")
        full = pen.words(f"personage-{name_of(who)}")
        name = pen(key, personage=full, gives=tell_gives(who, pen), home=home)
        style = f"view-transition-name:personage-{who}"
        inside = f"{standee(who, pen)}<em>{full_name(who, pen)}</em>"
        if at_home:
            inside += '<i class="at">&#8962;</i>'
        drawn.append(touch(text, "sp", name, inside, pen, style, name_of(who)))
    return f'<span class="sps n{len(drawn)}">{"".join(drawn)}</span>' if drawn else ""


def draw_booths(position: View, active: int, pen: Pen) -> str:
    """Booths to the left, the active one in front."""
    order = sorted(position["players"], key=lambda other: other == active)
    drawn = ""
    for other in order:
        whose = pen("booth-of", name=pen.words.name(other, pen.names))
        drawn += (
            f'<span class="bp" title="{whose}" style="view-transition-name:booth-{other}">'
            f"{booth(other, pen)}</span>"
        )
    return f'<span class="bps n{len(order)}">{drawn}</span>' if drawn else ""


def draw_change(by: int) -> str:
    """By how much the latest move changed this dial."""
    if by == 0:
        return ""
    return f'<span class="chg now">{"+" if by > 0 else "&#8722;"}{abs(by)}</span>'
