"""What lies between all: the fronts of the buildings, the street, Boot Hill."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from paradice.core.game import Phrase
from paradice.core.view import step_of
from paradice.faces.face import EventData, Sight
from paradice.faces.html import Html, escape, safe
from paradice.faces.pen import Pen
from paradice.games.undead.cards import read_box
from paradice.games.undead.face.pieces import (
    aim,
    called,
    draw_crowd,
    draw_undead,
    hue,
    icon,
    outlaw,
    tell_undead,
    under_fire,
)
from paradice.games.undead.face.turn import Picks, draw_picks, pick_picks, rolled, thrown_now
from paradice.games.undead.moves import EMPTY, KINDS, RANGER_IN_TALES, STREET
from paradice.games.undead.schema import Slot, UndeadView
from paradice.games.undead.view import thing

# A building


HOT: Final = {
    "UseBuildings": "use",
    "BuyBuilding": "buy",
    "UseAbility": "buy",
    "Withdraw": "withdraw",
    "PlaceUndead": "put",
    "Hire": "buy",
    "LoadBonus": "buy",
}
"""What it means to point at a building."""


Front: TypeAlias = tuple[Slot, tuple[int, str], str]
"""The building, which undead is shot at and how, and what pointing at the building means."""


def pick_slot(number: int) -> Callable[[Sight[UndeadView]], Front | None]:
    def pick(sight: Sight[UndeadView]) -> Front | None:
        view = sight.view
        slot = next((each for each in view["slots"] if each["slot"] == number), None)
        if slot is None:
            return None
        return (slot, aim(view, slot["undead"]), HOT.get(step_of(view["asked"]), ""))

    return pick


def draw_slot(piece: Front | None, pen: Pen) -> Html:
    if piece is None:
        return Html("")
    slot, aimed, verb = piece
    number = slot["slot"]
    building = read_box().buildings[slot["building"]]
    slug = building.name
    short = f"short-{slug}" if pen.words.has(f"short-{slug}") else f"does-{slug}"
    when = pen("face-start" if building.ability.power() == EMPTY else "face-permanent")
    if slot["price"] < building.cost:
        price = f'<span class="half" title="{pen("face-half", count=slot["price"])}">'
    else:
        price = f'<span title="{pen("face-cost", count=slot["price"])}">'
    notes = "".join(draw_holder(holder, number, pen) for holder in slot["holders"])
    if slot["bonus"] != EMPTY:
        kind = KINDS[slot["bonus"]]
        notes += (
            f'<span class="oc bon" title="{tell_bonus(kind, pen)}">{icon(kind, pen)}'
            f"{pen('face-bonus')}</span>"
        )
    crowd = (
        draw_crowd(slot["undead"], aimed, pen)
        if slot["undead"]
        else f'<span class="free">{pen("face-free")}</span>'
    )
    told = tell_building(slot, pen)
    hot = pen.piece(f"{verb} {number}", "hot", told, "") if verb else ""
    tip = "" if verb else f' aria-label="{told}"'
    return Html(
        f'<article id="slot-{number}" class="bd" data-about="{safe(slug)}"{tip}>{hot}'
        f"{pen.use(f'undead-building-{slug}', 0, 'ff')}<h2>{pen(f'sign-{slug}')}</h2>"
        f'<p class="bn">{price}{icon("coin", pen)}<b>{slot["price"]}</b></span>'
        f'<span title="{pen("face-worth", count=building.notoriety)}">{icon("notoriety", pen)}'
        f"<b>{building.notoriety}</b></span></p>"
        f'<div class="bb" id="front-{number}"><div class="bt"><p class="ba" '
        f'title="{pen(f"does-{slug}")}"><b>{when}</b> {pen(short)}</p>'
        f'<p class="bo" id="owner-{number}">{notes}</p></div>{crowd}</div></article>'
    )


def tell_bonus(kind: str, pen: Pen) -> Html:
    return pen("face-bonus-about", resource=pen.words(f"one-{kind}"))


def draw_holder(holder: int, number: int, pen: Pen) -> Html:
    return Html(
        f'<span class="oc" title="{pen.name(holder)}"><span class="mp" style="{hue(holder)};'
        f'view-transition-name:owner-{holder}-{number}">{outlaw(holder, pen)}</span>'
        f'<span class="on">{pen.name(holder)}</span></span>'
    )


def tell_building(slot: Slot, pen: Pen) -> Html:
    """All of a building in words: a sheet of glass over it is what one touches."""
    building = read_box().buildings[slot["building"]]
    return pen(
        "face-building",
        building=pen.words(f"sign-{building.name}"),
        does=pen.words(f"does-{building.name}"),
        price=slot["price"],
        worth=int(building.notoriety),
        holders=", ".join(called(holder, pen) for holder in slot["holders"]) or pen.words("nobody"),
        undead="; ".join(tell_undead(card, pen) for card in slot["undead"]) or pen.words("none"),
    )


# The street: undead, dice, hats, and the latest move


TOLD: Final = (
    "final-duel kills dies backfires hits repeats misses takes-over buys stays is-evicted keeps "
    "leaves withdraws duel-begins bribes targets intimidates pays-up steps-out steals-coin "
    "steals-bullet steals-notoriety gives-coin gives-bullet gives-notoriety sends ranger-comes "
    "ranger-loses-bullet jokers-cancel aims stops hires is-new-in-town uses rearranges rises "
    "turns-up gains-notoriety gains-coins loads passes picks"
).split()
"""Of all that a move did, what the badge tells: the first of these."""


def latest(sight: Sight[UndeadView]) -> EventData | None:
    """The most telling event of the latest move."""
    for cue in TOLD:
        for event in sight.last:
            if event["cue"] == cue:
                return event
    return None


def tell_event(event: EventData, pen: Pen) -> Html:
    """An event as a line of the log."""
    args: dict[str, Any] = {}
    for name, number in event.items():
        if name != "cue":
            key = thing(name, number)
            args[name] = number if key is None else Phrase(key)
    return pen.say(Phrase(f"log-{event['cue']}", args))


def lines_of_fire(sight: Sight[UndeadView]) -> list[tuple[int, str, str]]:
    """Who shot with the latest move: the seat, at whom or what, and whether it was hit."""
    lines: list[tuple[int, str, str]] = []
    foes: dict[int, str] = {}
    card = under_fire(sight.view)
    for event in sight.last:
        cue, seat = event["cue"], event["seat"]
        if cue == "aims":
            card = event["undead"]
        elif cue in ("targets", "intimidates"):
            foes[seat] = f"outlaw-{event['other']}"
            lines.append((seat, foes[seat], "aim"))
        elif cue == "hits":
            lines.append((seat, f"outlaw-{event['other']}", "hit"))
        elif cue == "kills":
            lines.append((seat, f"undead-{event['undead']}", "hit"))
        elif cue == "misses":
            aimed = foes.get(seat, f"undead-{card}" if card != EMPTY else "")
            lines.append((seat, aimed, "miss"))
    shot = {seat for seat, _, kind in lines if kind != "aim"}
    return [line for line in lines if line[2] != "aim" or line[0] not in shot][-4:]


Street: TypeAlias = tuple[
    list[int],
    tuple[int, str],
    bool,
    EventData | None,
    tuple[list[tuple[int, int]], list[tuple[int, int]]],
    tuple[Picks, bool],
    list[tuple[int, str, str]],
]
"""Undead, which is shot at and how, if one may be put there; the badge; the dice and those thrown
just now; what stands in the frame, if it was just revealed; lines of fire."""


def pick_street(sight: Sight[UndeadView]) -> Street:
    view = sight.view
    return (
        view["street"],
        aim(view, view["street"]),
        step_of(view["asked"]) == "PlaceUndead",
        latest(sight),
        (rolled(sight), thrown_now(sight)),
        (pick_picks(view), any(event["cue"] == "picks" for event in sight.last)),
        lines_of_fire(sight),
    )


def draw_street(piece: Street, pen: Pen) -> Html:
    cards, aimed, placing, event, (dice, new), (picks, revealed), fire = piece
    hot = pen.piece(f"put {STREET}", "hot", pen("face-street"), "") if placing else ""
    badge = ""
    if event is not None:
        badge = f'<p class="lastbadge">{pen.icon("pd-back", 12)}{tell_event(event, pen)}</p>'
    thrown = "".join(
        f'<span class="d8{" roll" if (seat, face) in new else ""}" '
        f'style="{hue(seat)};--i:{place}" role="img" '
        f'aria-label="{pen("face-rolled")} {face}">{pen.use("undead-d8", 0)}<b>{face}</b></span>'
        for place, (seat, face) in enumerate(dice[-8:])
    )
    crowd = draw_crowd(cards, aimed, pen) if cards else ""
    return Html(
        f'<div id="street" class="st2{" reveal" if revealed else ""}" role="group" '
        f'data-about="town" aria-label="{pen("face-street")}" data-tip="{pen("face-street")}"'
        f"{draw_fire(fire)}>"
        '<svg class="trk2" viewBox="0 0 700 90" preserveAspectRatio="none" aria-hidden="true">'
        '<path d="M0 26q170-12 350 0t350 0M0 70q170-12 350 0t350 0" '
        f'vector-effect="non-scaling-stroke"/></svg>{hot}<div class="sn"><b>'
        f"{icon('street', pen)}{pen('face-street')}</b>"
        f"<span>{pen('face-haunted' if cards else 'face-quiet')}</span></div>"
        f'<div class="sl"><div class="rolls">{thrown}</div>{badge}</div>{crowd}'
        f"{draw_picks(picks, pen)}</div>"
    )


def draw_fire(lines: Sequence[tuple[int, str, str]]) -> Html:
    """Where the page draws lines of fire: from the outlaw who shot to what has this name."""
    if not lines:
        return Html("")
    told = [
        (named(f"outlaw-{seat}"), named(name) if name else "", kind, min(seat, 5))
        for seat, name, kind in lines
    ]
    return Html(f' data-fire="{escape(json.dumps(told))}"')


def named(name: str) -> str:
    """What finds a piece by the name under which it glides."""
    return f"#table [style$='view-transition-name:{name}']"


# Boot Hill and the graveyard


Hill: TypeAlias = tuple[int, list[tuple[int, int]], int, list[int]]
"""Cards, graves, the undead that rises, and who has just died."""


def pick_hill(sight: Sight[UndeadView]) -> Hill:
    view = sight.view
    graves = [(seat, player["grave"]) for seat, player in enumerate(view["players"])]
    ranger, asked = view["ranger"], view["asked"]
    if ranger is not None:
        graves.append((int(RANGER_IN_TALES), ranger["grave"]))
    risen = int(EMPTY)
    if asked is not None and asked["step"] == "PlaceUndead":
        risen = asked["card"]
    fallen = [event["seat"] for event in sight.last if event["cue"] == "dies"]
    return (view["hill"], graves, risen, fallen)


def draw_hill(piece: Hill, pen: Pen) -> Html:
    count, graves, risen, fallen = piece
    dead = "".join(
        f'<span class="mp lying{" fell" if fighter in fallen else ""}" '
        f'style="{hue(fighter)}" role="img" aria-label="'
        f'{pen("face-dead", name=called(fighter, pen), count=number)}">'
        f"{outlaw(fighter, pen, lying=True)}{f'<i>&#215;{number}</i>' if number > 1 else ''}</span>"
        for fighter, number in graves
        if number
    )
    card = draw_undead(risen, "", pen, rest=True) if risen != EMPTY else ""
    back = (
        f'<span class="bk2">{icon("critical-skull", pen)}</span>'
        if count
        else ('<span class="bk2 none"></span>')
    )
    return Html(
        f'<article id="hill" class="gv" aria-label="{pen("face-hill")}">'
        f'{pen.use("undead-hill", 130, "hill")}<div class="bh">{back}<b>{pen("face-hill")}</b>'
        f"<span>{pen('face-cards', count=count)}</span></div>{card}"
        f'<span class="dead">{dead}</span></article>'
    )
