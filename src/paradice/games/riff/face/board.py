"""The board of Riff in Time: circuits, a dial with its people for each place, riff card, deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final, TypeAlias

from paradice.core.view import step_of
from paradice.faces.face import EventData, Part, Sight
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.riff.cards import read_box, read_facts
from paradice.games.riff.face.pieces import (
    booth,
    draw_dial,
    draw_head,
    draw_sections,
    events_of,
    full_name,
    name_of,
    shape,
    standee,
    tell,
    tell_gives,
    touch,
)
from paradice.games.riff.moves import (
    EMPTY,
    LOCATIONS,
    POSITIONS,
    PRESENT,
    SAN_DIMAS,
)
from paradice.games.riff.schema import Position, RiffView
from paradice.games.riff.view import (
    effect_asked,
    place_name,
    riff_key,
)

MIDDLE: Final = 50.0
HEIGHT: Final = 47.5
"""Where San Dimas lies. (As a pair of floats the compiler would lose it.)"""
FAMILIES: Final = {"inner-ring": "inner", "spokes": "spoke", "outer-ring": "outer"}
LAST: Final = (
    "closes travels is-moved picks returns passes ignores suffers rerolls uses-booth accomplishes "
    "pairs swaps reopens ejects draws plays-as aims-at"
).split()
"""What is worth a badge, the most telling first."""


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
            found[min(a, b), max(a, b)] = (css, bend(a, b, css))
    return found


def bend(a: int, b: int, family: str) -> str:
    """Rings bend outwards or inwards, spokes a little to the left."""
    (x, y), (u, v) = point(a), point(b)
    s, t = (x + u) / 2, (y + v) / 2
    if family == "spoke":
        s, t = s + (v - y) * 0.12, t - (u - x) * 0.12
    else:
        far = 1.16 if family == "outer" else 0.62
        s, t = MIDDLE + (s - MIDDLE) * far, HEIGHT + (t - HEIGHT) * far
    return f"M{x:.1f} {y:.1f}Q{s:.1f} {t:.1f} {u:.1f} {v:.1f}"


def way(a: int, b: int) -> str:
    """The curve between two positions: a circuit, or a leap where there is none."""
    known = circuits().get((min(a, b), max(a, b)))
    return known[1] if known else bend(a, b, "spoke")


@cache
def draw_circuits() -> Html:
    lines = "".join(
        f'<g class="way" id="{way_id(a, b)}"><path class="casing" d="{path}"/>'
        f'<path class="line {css}" d="{path}"/><path class="core" d="{path}"/></g>'
        for (a, b), (css, path) in circuits().items()
    )
    return svg("", lines)


def way_id(a: int, b: int) -> str:
    return f"way-{min(a, b)}-{max(a, b)}"


def svg(attributes: str, inside: str) -> Html:
    return Html(
        f'<svg{attributes} class="cir" viewBox="0 0 100 100" preserveAspectRatio="none" '
        f'aria-hidden="true">{inside}</svg>'
    )


def pick_trails(sight: Sight[RiffView]) -> list[tuple[int, int, int]]:
    """The latest travels: who, from where, to where."""
    spots = [personage["home"] for personage in sight.view["personages"]]
    trails = [
        (event["seat"], event["start"], SAN_DIMAS if event["to"] == PRESENT else spots[event["to"]])
        for event in events_of(sight.last, "travels", "is-moved")
    ]
    return [trail for trail in trails if trail[1] != trail[2]]


def draw_trails(trails: Sequence[tuple[int, int, int]], pen: Pen) -> Html:
    lines = []
    for seat, start, end in trails:
        path = way(start, end)
        lines.append(
            f'<g style="--pc:var(--p{seat + 1})"><path class="trail2" d="{path}"/>'
            f'<path class="trail" d="{path}"/></g>'
        )
    return svg(' id="trails"', "".join(lines))


# Places


Place: TypeAlias = tuple[int, Position, str, int, tuple[int, bool, bool]]
"""Number, position, the move it means, who acts, and how its dial has just changed."""


def pick_place(number: int) -> Callable[[Sight[RiffView]], Place]:
    def pick(sight: Sight[RiffView]) -> Place:
        view = sight.view
        position = view["board"][number]
        place = position["place"]
        main = main_move(view, number)
        return (number, position, main, view["active"], changes(sight.last, place))

    return pick


def main_move(view: RiffView, number: int) -> str:
    """What pressing a dial means: travel there, lower it, stop there, open it again."""
    here = view["players"][view["active"]]["position"] == number
    step = step_of(view["asked"])
    if step == "ChooseFixed":
        return f"reopen {number}"
    if here and step == "TakeActions":
        return "fix"
    return "stop" if here and step == "SecondSpace" else f"move {number}"


def changes(last: Sequence[EventData], place: int) -> tuple[int, bool, bool]:
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


def draw_place(piece: Place, pen: Pen) -> Html:
    number, position, main, active, (by, closed, opened) = piece
    place = position["place"]
    level = position["level"]
    zone = safe(position["zone"])
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
    return Html(
        f'<div class="{css}" id="place-{number}" data-about="{safe(place_name(place))}" '
        f'style="--x:{x:.2f}%;--y:{y:.2f}%">{pressed}'
        f'<span class="pn">{number if number else ""}</span>'
        f"{draw_people(position, pen)}{draw_booths(position, active, pen)}"
        f'<span class="gb" id="come-{number}" hidden></span>'
        f'<span class="chg" id="then-{number}" hidden></span>{draw_change(by)}{label}</div>'
    )


def spoken(number: int, position: Position, pen: Pen) -> Html:
    """The full name of a place: its position, its rift, who is there."""
    place = position["place"]
    level = position["level"]
    name = pen.words(f"location-{place_name(place)}")
    if place == PRESENT:
        highest = int(read_box().highest_san_dimas)
        said = [pen.words("present-spoken", place=name, level=level, highest=highest)]
    else:
        zone = pen.words(f"zone-{position['zone']}")
        said = [pen.words("place-spoken", place=name, number=number, level=level, zone=zone)]
    if position["returned"]:
        said.append(pen.words("is-home", personage=pen.words(f"personage-{name_of(place)}")))
    elif place != PRESENT:
        said.append(pen.words("home-of", personage=pen.words(f"personage-{name_of(place)}")))
    if position["lost"]:
        names = pen.words.join([pen.words(f"personage-{name_of(who)}") for who in position["lost"]])
        said.append(pen.words("lost-spoken", names=names))
    if position["players"]:
        names = pen.words.join([pen.words.name(seat, pen.names) for seat in position["players"]])
        said.append(pen.words("booths-spoken", names=names))
    return safe(". ".join(one[:1].upper() + one[1:] for one in said))


def draw_people(position: Position, pen: Pen) -> Html:
    """Standees to the right: lost ones, and the one who is home for good."""
    place = position["place"]
    drawn = []
    if position["returned"]:
        name = pen("is-home", personage=pen.words(f"personage-{name_of(place)}"))
        drawn.append(
            f'<span class="sp" role="img" aria-label="{name}" title="{name}" '
            f'data-about="{safe(name_of(place))}" '
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
    return Html(f'<span class="sps n{len(drawn)}">{"".join(drawn)}</span>' if drawn else "")


def draw_booths(position: Position, active: int, pen: Pen) -> Html:
    """Booths to the left, the active one in front."""
    order = sorted(position["players"], key=lambda other: other == active)
    drawn = ""
    for other in order:
        whose = pen("booth-of", name=pen.words.name(other, pen.names))
        drawn += (
            f'<span class="bp" title="{whose}" style="view-transition-name:booth-{other}">'
            f"{booth(other, pen)}</span>"
        )
    return Html(f'<span class="bps n{len(order)}">{drawn}</span>' if drawn else "")


def draw_change(by: int) -> Html:
    """By how much the latest move changed this dial."""
    if by == 0:
        return Html("")
    return Html(f'<span class="chg now">{"+" if by > 0 else "&#8722;"}{abs(by)}</span>')


# The riff card


Turned: TypeAlias = tuple[int, int, bool, tuple[int, int, int], bool]
"""The card, its sections followed, if it may be swapped, what is to be chosen, if it is new."""


def pick_riff(sight: Sight[RiffView]) -> Turned:
    view = sight.view
    asked = effect_asked(view)
    undecided = step_of(view["asked"]) == "SwapRiff"
    fresh = bool(events_of(sight.last, "draws"))
    return (view["turned"], view["followed"], undecided, asked, fresh)


def draw_riff(piece: Turned, pen: Pen) -> Html:
    card, followed, undecided, asked, fresh = piece
    if card == EMPTY:
        back = shape(pen, "card-back", "back", "0 0 76 104")
        label = pen("no-riff-yet")
        return Html(
            f'<div id="riff-card" class="rc none" role="img" aria-label="{label}">{back}</div>'
        )
    sections = draw_sections(card, pen, None if undecided else followed, asked)
    inside = f"{draw_head(card, pen)}{sections}"
    css = "rc turn" if fresh else "rc"
    name = pen("card-turned", riff=pen.words(riff_key(card)))
    if undecided:
        name = Html(f"{name}. {pen('move-keep')}")
        return Html(f'<div id="riff-card">{pen.piece("keep", css, name, inside)}</div>')
    return Html(f'<section id="riff-card" class="{css}" aria-label="{name}">{inside}</section>')


# The deck


Deck: TypeAlias = tuple[int, list[int], int, bool, EventData | None]
"""Cards left, the ones known, rifts fixed, if a card may be swapped, and what happened last."""


def pick_deck(sight: Sight[RiffView]) -> Deck:
    view = sight.view
    fixed = sum(position["zone"] == "fixed" for position in view["board"])
    last = None
    for cue in LAST:
        found = events_of(sight.last, cue)
        if found:
            last = found[-1]
            break
    known = view["known"] if step_of(view["asked"]) != "ArrangeDeck" else []
    return (
        len(view["deck"]) + len(view["known"]),
        known,
        fixed,
        step_of(view["asked"]) == "SwapRiff",
        last,
    )


def draw_deck(piece: Deck, pen: Pen) -> Html:
    left, known, fixed, undecided, last = piece
    back = shape(pen, "card-back", "", "0 0 76 104")
    told = pen("deck-left", count=left)
    pile = f'<span class="bk1">{back}</span>'
    if undecided:
        pile = pen.piece("swap", "bk1", pen("move-swap"), back)
    pips = "".join(f'<i class="{"f" if place < fixed else ""}"></i>' for place in range(LOCATIONS))
    if known:
        cards = "".join(f"<li>{pen(riff_key(card))}</li>" for card in known)
        middle = f'<div class="kk"><b>{pen("head-next")}</b><ol>{cards}</ol></div>'
    else:
        middle = f'<div class="kk"><b>{pen("dial-zones")}</b>{draw_zones(pen)}</div>'
    badge = ""
    if last is not None:
        said = pen.say(tell(last))
        badge = f'<span class="lastbadge">{pen.icon("pd-back", 12)}<span>{said}</span></span>'
    return Html(
        f'<div id="deck" class="rr2"><div class="dk">{pile}<span>{told}</span></div>'
        f'<div class="fx">{pen("fixed-of", count=fixed)}<span class="pips">{pips}</span></div>'
        f"{middle}{badge}</div>"
    )


def draw_zones(pen: Pen) -> Html:
    box = read_box()
    ranges = {
        "green": (1, box.green_to),
        "neutral": (box.green_to + 1, box.red_from - 1),
        "red": (box.red_from, box.highest_level),
    }
    drawn = []
    for zone, (first, last) in ranges.items():
        name = pen.words(f"zone-{zone}")
        said = pen("zone-range", first=int(first), last=int(last), zone=name)
        drawn.append(f"<span>{shape(pen, f'zone-{zone}', '', '0 0 24 14')}{said}</span>")
    return Html("".join(drawn))


PARTS: Final = [
    *[Part(f"place-{number}", pick_place(number), draw_place) for number in range(POSITIONS)],
    Part("trails", pick_trails, draw_trails),
    Part("riff-card", pick_riff, draw_riff),
    Part("deck", pick_deck, draw_deck),
]
