"""West Fort in the browser: fronts along the street, targeting cards, posters of the spaces."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from html import escape
from math import cos, pi, sin
from typing import Any, Final

from paradice.core.game import Phrase, View
from paradice.core.moves import Move
from paradice.faces.face import Face, Ghost, Part, PlayerCard, Sight, Start, count_rest
from paradice.faces.pen import Pen
from paradice.games.undead.box import ANYWHERE, NO_SHOT
from paradice.games.undead.cards import read_box
from paradice.games.undead.face.text import ability, income
from paradice.games.undead.moves import (
    BULLET,
    COIN,
    EMPTY,
    HIGHEST,
    HIRED_GUNS,
    JOKER,
    KINDS,
    LOWEST,
    NOTORIETY,
    PASSED,
    RANGER,
    RANGER_IN_TALES,
    SEATS,
    SLOTS,
    STREET,
)
from paradice.games.undead.view import fighter, place_name, slot_of, thing

CHAMBERS: Final = range(2, 8)
WISHED: Final = 3
"""How many resources one chooses to start with."""
COLUMNS: Final = {3: 2, 5: 3, 7: 4, 8: 5, 9: 5}
"""How many fronts stand above the street, by the number of buildings."""


# Small things


def hue(fighter: int) -> str:
    """The colour of a fighter; the Dead Ranger wears the last one."""
    return f"--pc:var(--p{min(fighter, 5) + 1})"


def called(fighter: int, pen: Pen) -> str:
    return pen.words("ranger") if fighter == RANGER_IN_TALES else pen.words.name(fighter, pen.names)


def initial(fighter: int, pen: Pen) -> str:
    return pen("ranger")[:1] if fighter == RANGER_IN_TALES else pen.initial(fighter)


def outlaw(fighter: int, pen: Pen, lying: bool = False) -> str:
    """The figure of an outlaw, without its frame."""
    symbol = "undead-outlaw-lying" if lying else "undead-outlaw"
    return f"{pen.use(symbol, 0)}<b>{initial(fighter, pen)}</b>"


def icon(name: str, pen: Pen) -> str:
    return pen.use(f"undead-{name}", 0)


def touch(text: str, css: str, name: str, inside: str, pen: Pen, *, style: str = "") -> str:
    """A piece one can point at, or a mere drawing where no move is meant."""
    if text:
        return pen.piece(text, css, name, inside, style=style)
    look = f' style="{style}"' if style else ""
    return f'<div class="{css}"{look} role="img" aria-label="{name}">{inside}</div>'


def weak_points(card: int) -> list[int]:
    return [chamber for chamber in CHAMBERS if read_box().undead[card].weak >> chamber & 1]


def own_chambers(sight: Sight) -> list[int]:
    """The chambers the viewer has loaded."""
    if sight.seat < 0:
        return []
    chambers: list[int] = sight.view["players"][sight.seat]["chambers"]
    return chambers


def under_fire(view: View) -> int:
    """The undead somebody shoots at just now, or EMPTY."""
    if view["step"] in ("KeepShooting", "UndeadCritical"):
        card: int = view["about"][1]
        return card
    return int(EMPTY)


def tell_undead(card: int, pen: Pen) -> str:
    """An undead in words, not yet escaped."""
    told = read_box().undead[card]
    weak = " ".join(str(chamber) for chamber in weak_points(card))
    name = pen.words(f"undead-{told.name}")
    return pen.words("undead-card", undead=name, worth=int(told.notoriety), weak=weak)


# An undead


def draw_undead(card: int, aimed: str, pen: Pen, rest: bool = False) -> str:
    """A wanted poster; a weak point is dark for who holds that bullet.

    *aimed* is the move that goes on shooting at it, *rest* where it cannot be shot at.
    """
    text = "" if rest else aimed or f"shoot {card}"
    css = "un aim" if aimed else "un"
    style = f"view-transition-name:undead-{card}"
    inside = draw_poster(card, "weak", pen)
    return touch(text, css, escape(tell_undead(card, pen)), inside, pen, style=style)


def draw_poster(card: int, tag: str, pen: Pen) -> str:
    """What stands on an undead; the ids of its weak points begin with *tag*."""
    told = read_box().undead[card]
    weak = weak_points(card)
    points = "".join(
        f'<i class="wk" id="{tag}-{card}-{chamber}" title="{pen("face-weak", chamber=chamber)}">'
        f"{chamber}</i>"
        for chamber in weak
    )
    return (
        f'<span class="wp{" w4" if len(weak) > 3 else ""}">{points}</span>'
        f"{pen.use(f'undead-undead-{told.name}', 0, 'zd')}"
        f'<span class="uv">{icon("notoriety", pen)}<b>{told.notoriety}</b></span>'
    )


def draw_crowd(cards: Sequence[int], aimed: tuple[int, str], pen: Pen) -> str:
    drawn = "".join(draw_undead(card, aimed[1] if card == aimed[0] else "", pen) for card in cards)
    return f'<div class="uns n{min(len(cards), 5)}" data-group="undead">{drawn}</div>'


def aim(view: View, cards: Sequence[int]) -> tuple[int, str]:
    """Which of these undead is shot at just now, and the move that goes on with it."""
    card = under_fire(view)
    if card not in cards:
        return (int(EMPTY), "")
    return (card, "fire" if view["step"] == "KeepShooting" else "trigger")


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


def pick_slot(number: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        slot = next((each for each in view["slots"] if each["slot"] == number), None)
        if slot is None:
            return None
        return (slot, aim(view, slot["undead"]), HOT.get(view["step"], ""))

    return pick


def draw_slot(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    slot, aimed, verb = piece
    number = slot["slot"]
    building = read_box().buildings[slot["building"]]
    slug = building.name
    short = f"short-{slug}" if pen.words.has(f"short-{slug}") else f"does-{slug}"
    when = pen("face-start" if building.ability.power() == EMPTY else "face-permanent")
    if slot["price"] < building.cost:
        price = f'<span class="half" title="{pen("face-half")}">'
    else:
        price = f'<span title="{pen("face-cost")}">'
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
    return (
        f'<article id="slot-{number}" class="bd" data-about="{slug}"{tip}>{hot}'
        f"{pen.use(f'undead-building-{slug}', 0, 'ff')}<h2>{pen(f'sign-{slug}')}</h2>"
        f'<p class="bn">{price}{icon("coin", pen)}<b>{slot["price"]}</b></span>'
        f'<span title="{pen("face-worth")}">{icon("notoriety", pen)}'
        f"<b>{building.notoriety}</b></span></p>"
        f'<div class="bb" id="front-{number}"><div class="bt"><p class="ba" '
        f'title="{pen(f"does-{slug}")}"><b>{when}</b> {pen(short)}</p>'
        f'<p class="bo" id="owner-{number}">{notes}</p></div>{crowd}</div></article>'
    )


def tell_bonus(kind: str, pen: Pen) -> str:
    return pen("face-bonus-about", resource=pen.words(f"one-{kind}"))


def draw_holder(holder: int, number: int, pen: Pen) -> str:
    return (
        f'<span class="oc" title="{pen.name(holder)}"><span class="mp" style="{hue(holder)};'
        f'view-transition-name:owner-{holder}-{number}">{outlaw(holder, pen)}</span>'
        f'<span class="on">{pen.name(holder)}</span></span>'
    )


def tell_building(slot: View, pen: Pen) -> str:
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


def latest(sight: Sight) -> View | None:
    """The most telling event of the latest move."""
    for cue in TOLD:
        for event in sight.last:
            if event["cue"] == cue:
                return event
    return None


def tell_event(event: View, pen: Pen) -> str:
    """An event as a line of the log."""
    args: dict[str, Any] = {}
    for name, number in event.items():
        if name != "cue":
            key = thing(name, number)
            args[name] = number if key is None else Phrase(key)
    return pen.say(Phrase(f"log-{event['cue']}", args))


def rolled(sight: Sight) -> list[tuple[int, int]]:
    """The dice on the table: all of a shootout that goes on, else those of the latest move."""
    view = sight.view
    if view["step"] == "KeepShooting":
        seat, _, faces = view["about"]
        return [(seat, face) for face in range(1, 9) if faces >> face & 1]
    return [(event["seat"], event["face"]) for event in sight.last if event["cue"] == "rolls"]


def thrown_now(sight: Sight) -> list[tuple[int, int]]:
    """The dice of the latest move: these tumble, the others lie still."""
    return [(event["seat"], event["face"]) for event in sight.last if event["cue"] == "rolls"]


def lines_of_fire(sight: Sight) -> list[tuple[int, str, str]]:
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


def pick_street(sight: Sight) -> Any:
    view = sight.view
    return (
        view["street"],
        aim(view, view["street"]),
        view["step"] == "PlaceUndead",
        latest(sight),
        (rolled(sight), thrown_now(sight)),
        (pick_picks(view), any(event["cue"] == "picks" for event in sight.last)),
        lines_of_fire(sight),
    )


def pick_picks(view: View) -> Any:
    """What stands in the frame on the street: whom to point at, hats, or open dice."""
    whom = pointed(view)
    players = view["players"]
    if whom:
        return ("whom", len(players), whom)
    if view["step"] == "ChooseStart" and len(players) > 1:
        done = [player["wished"] == WISHED for player in players]
        return ("start", [EMPTY] * len(players), done)
    choices = [player["choice"] for player in players]
    if view["secret"] and len(players) > 1:
        return ("secret", choices, [player["has_chosen"] for player in players])
    return ("open", choices, [choice != EMPTY for choice in choices])


def pointed(view: View) -> list[str]:
    """The moves that point at somebody, in steps that do: theft, bribe, the target of a duel."""
    step, numbers = view["step"], view["about"]
    fighters = max(2, len(view["players"]))
    if step == "UseAbility" and read_box().spaces[numbers[1]].steal != EMPTY:
        return [f"steal {other}" for other in range(fighters) if other != numbers[0]]
    if step == "RobMore" and not robs_bullets(view):
        return [f"steal {numbers[1]}"]
    if step in ("OfferBribe", "AnnounceTarget"):
        verb, bits = ("bribe", numbers[2]) if step == "OfferBribe" else ("target", numbers[1])
        return [
            f"{verb} {other}"
            for other in range(fighters)
            if bits >> other & 1 and other not in view["deciders"]
        ]
    return []


def draw_street(piece: Any, pen: Pen) -> str:
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
    return (
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


def draw_fire(lines: Sequence[tuple[int, str, str]]) -> str:
    """Where the shell draws lines of fire: from the outlaw who shot to what has this name."""
    if not lines:
        return ""
    told = [
        (named(f"outlaw-{seat}"), named(name) if name else "", kind, min(seat, 5))
        for seat, name, kind in lines
    ]
    return f' data-fire="{escape(json.dumps(told))}"'


def named(name: str) -> str:
    """What finds a piece by the name under which it glides."""
    return f"#table [style$='view-transition-name:{name}']"


def draw_picks(picks: Any, pen: Pen) -> str:
    kind, *rest = picks
    if kind == "whom":
        return draw_whom(rest[0], rest[1], pen)
    choices, done = rest
    if kind == "open" and not any(done):
        return ""
    title = {"secret": "face-picks", "start": "face-start-picks", "open": "face-dice"}[kind]
    cells = []
    for seat, choice in enumerate(choices):
        note = pen.whose(pen("face-you"), pen.name(seat))
        if choice != EMPTY:
            face = draw_die(seat, choice, kind == "secret", pen)
        elif kind == "open":
            continue
        else:
            css = "hatb" if done[seat] else "hatb th"
            face = (
                f'<span class="{css}">{pen.use("undead-hat-over-die", 0)}'
                f"<i>{pen.initial(seat)}</i></span>"
            )
            note = pen("face-locked" if done[seat] else "face-choosing")
        cells.append(
            f'<li style="{hue(seat)}" data-seat="{seat}" title="{pen.name(seat)}">{face}'
            f"<small>{note}</small></li>"
        )
    return f'<div class="pk n{len(cells)}"><b>{pen(title)}</b><ol>{"".join(cells)}</ol></div>'


def draw_die(seat: int, choice: int, moving: bool, pen: Pen) -> str:
    if choice == PASSED:
        shown = "–"
    elif choice == HIRED_GUNS:
        shown = pen("name-hired-guns")[:1]
    else:
        shown = str(choice)
    style = f' style="view-transition-name:outlaw-{seat}"' if moving else ""
    return f'<span class="d8"{style}>{pen.use("undead-d8", 0)}<b>{shown}</b></span>'


def draw_whom(seats: int, moves: Sequence[str], pen: Pen) -> str:
    """Those one may rob, aim at or bribe."""
    cells = []
    for text in moves:
        number = int(text.split()[1])
        is_seat = number < seats
        name = pen.name(number) if is_seat else pen("ranger")
        face = pen.avatar(number, 30) if is_seat else pen.use("undead-dead-ranger", 30)
        piece = pen.piece(text, "who", f"{pen('face-whom')} {name}", face)
        cells.append(f"<li>{piece}<small>{name}</small></li>")
    return (
        f'<div class="pk n{len(cells)}"><b>{pen("face-whom")}</b>'
        f'<ol data-group="whom">{"".join(cells)}</ol></div>'
    )


# All that can be chosen in town and on the spaces, side by side on the first screen of a phone

REACHED: Final = {
    "UseAbility": ("shoot", "intimidate", "steal"),
    "KeepShooting": ("fire",),
    "UndeadCritical": ("trigger",),
    "UseBuildings": ("use",),
    "BuyBuilding": ("buy",),
    "Withdraw": ("withdraw",),
    "PlaceUndead": ("put",),
}
"""The moves whose pieces may lie screens apart on a phone, by step."""


def pick_reach(sight: Sight) -> Any:
    """The legal moves of these kinds, as their keys are counted, with what each points at."""
    view = sight.view
    verbs = REACHED.get(view["step"], ())
    moves = [each.move for each in sight.offers.values() if each.is_legal]
    found = [move for move in moves if move.verb in verbs]
    found.sort(key=lambda move: from_left(view, move))
    return (len(view["players"]), [(repr(move), *reached(view, move)) for move in found])


def reached(view: View, move: Move) -> tuple[str, int, int]:
    """What a move points at: its kind, its number, and where it is."""
    what = int(move.what)
    if move.verb in ("fire", "trigger"):
        what = under_fire(view)
    if move.verb in ("shoot", "fire", "trigger"):
        for slot in view["slots"]:
            if what in slot["undead"]:
                return ("undead", what, slot["building"])
        return ("undead", what, int(EMPTY))
    if move.verb == "intimidate":
        is_seat = what < len(view["players"])
        return ("outlaw", what if is_seat else int(RANGER_IN_TALES), int(move.where))
    if move.verb == "steal":
        return ("whom", what, int(EMPTY))
    if what == STREET:
        return ("street", what, int(EMPTY))
    slot = slot_of(view, what)
    return ("building", slot["building"], slot["price"] if move.verb == "buy" else int(EMPTY))


def draw_reach(piece: Any, pen: Pen) -> str:
    seats, targets = piece
    if not targets:
        return '<section id="reach" class="rch" hidden></section>'
    cells = "".join(f"<li>{draw_target(each, seats, pen)}</li>" for each in targets)
    return (
        f'<section id="reach" class="rch" aria-label="{pen("face-reach")}">'
        f'<h2>{pen("face-reach")}</h2><ol data-group="reach">{cells}</ol></section>'
    )


def draw_target(target: tuple[str, str, int, int], seats: int, pen: Pen) -> str:
    text, kind, what, where = target
    if kind == "undead":
        name = escape(tell_undead(what, pen))
        face = f'<span class="un">{draw_poster(what, "reach", pen)}</span>'
        note = pen("face-street") if where == EMPTY else sign_of(where, pen)
    elif kind == "outlaw":
        slug = read_box().spaces[where].name
        name = pen("face-standing", name=called(what, pen), space=pen.words(f"at-{slug}"))
        face = f'<span class="mp" style="{hue(what)}">{outlaw(what, pen)}</span>'
        note = pen("brief-intimidate", other=called(what, pen), space=where)
    elif kind == "whom":
        note = pen.name(what) if what < seats else pen("ranger")
        name = f"{pen('face-whom')} {note}"
        face = pen.avatar(what, 34) if what < seats else pen.use("undead-dead-ranger", 34)
    elif kind == "street":
        name = note = pen("face-street")
        face = icon("street", pen)
    else:
        name = note = sign_of(what, pen)
        face = pen.use(f"undead-building-{read_box().buildings[what].name}", 0, "ff")
        if where != EMPTY:
            face += f'<span class="uv">{icon("coin", pen)}<b>{where}</b></span>'
    return pen.piece(text, "tg", name, f"{face}<small>{note}</small>")


def sign_of(building: int, pen: Pen) -> str:
    return pen(f"sign-{read_box().buildings[building].name}")


# Boot Hill and the graveyard


def pick_hill(sight: Sight) -> Any:
    view = sight.view
    graves = [(seat, player["grave"]) for seat, player in enumerate(view["players"])]
    if view["ranger"] is not None:
        graves.append((int(RANGER_IN_TALES), view["ranger"]["grave"]))
    risen = view["about"][1] if view["step"] == "PlaceUndead" else EMPTY
    fallen = [event["seat"] for event in sight.last if event["cue"] == "dies"]
    return (view["hill"], graves, risen, fallen)


def draw_hill(piece: Any, pen: Pen) -> str:
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
    return (
        f'<article id="hill" class="gv" aria-label="{pen("face-hill")}">'
        f'{pen.use("undead-hill", 130, "hill")}<div class="bh">{back}<b>{pen("face-hill")}</b>'
        f"<span>{pen('face-cards', count=count)}</span></div>{card}"
        f'<span class="dead">{dead}</span></article>'
    )


# The spaces


def acting(view: View) -> int:
    """The space whose turn it is, or EMPTY."""
    step, numbers = view["step"], view["about"]
    if step in ("UseAbility", "TakeIncome", "OfferBribe"):
        return int(numbers[1])
    return int(numbers[0]) if step == "AnnounceTarget" else int(EMPTY)


def pick_space(number: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        alone = view["ranger"] is not None
        if number == JOKER and alone:
            return None
        aside = [player["aside"] for player in view["players"]] if number == HIRED_GUNS else []
        return (
            number,
            view["spaces"][number],
            {"ChooseSpace": "pick", "SendJoker": "send"}.get(view["step"], ""),
            threatens(view),
            acting(view) == number,
            aside,
            len(view["players"]),
        )

    return pick


def threatens(view: View) -> bool:
    """Say if it is a step to point at outlaws on spaces."""
    if view["step"] != "UseAbility":
        return False
    return bool(read_box().spaces[view["about"][1]].reach)


def draw_space(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    number, space, verb, threat, now, aside, seats = piece
    told = read_box().spaces[number]
    sign = str(number) if number != HIRED_GUNS else icon("hired-guns", pen)
    does, pays = ability(number, pen.words), income(number, pen.words)
    name = pen(
        "face-space", space=pen.words(f"space-{told.name}"), ability=does, income=pays or "–"
    )
    everyone = [*space["standing"], *space["lying"]]
    if everyone:
        names = ", ".join(called(fighter, pen) for fighter in everyone)
        name = f"{name} {pen('face-space-here', names=names)}"
    figures = "".join(
        draw_figure(fighter, number, lying, threat, seats, pen)
        for lying in (False, True)
        for fighter in space["lying" if lying else "standing"]
    )
    if not everyone and told.is_peaceful and number >= LOWEST:
        figures += f'<span class="pool">{icon("no-duel", pen)}{pen("face-no-duel")}</span>'
    if not everyone:
        figures += "".join(
            f'<span class="mat" data-seat="{seat}"><span class="pool">'
            f"{pen('face-wait', count=count)}</span></span>"
            for seat, count in enumerate(aside)
            if count
        )
    inside = (
        f'<span class="tick own">{pen.icon("pd-tick", 16)}</span>'
        f'<span class="ah"><b>{sign}</b><i>{pen(f"name-{told.name}")}</i></span>'
        f'<span class="ab">{draw_ability(number, pen)}</span>'
        f'<span class="ai">{draw_income(number, pen)}</span>'
        f'<span class="ap" id="ledge-{number}">{figures}</span>'
    )
    css = "as now" if now else "as"
    if verb and not (verb == "send" and number < LOWEST):
        drawn = pen.piece(f"{verb} {number}", css, name, inside)
    else:
        drawn = (
            f'<div class="{css}" role="group" aria-label="{name}" data-tip="{name}">{inside}</div>'
        )
    source = " data-source" if now else ""
    return f'<li class="sp" id="space-{number}" data-about="{told.name}"{source}>{drawn}</li>'


def draw_figure(who: int, space: int, lying: bool, threat: bool, seats: int, pen: Pen) -> str:
    """An outlaw on a space: a button while somebody may threaten it."""
    key = "face-lying" if lying else "face-standing"
    slug = read_box().spaces[space].name
    name = pen(key, name=called(who, pen), space=pen.words(f"at-{slug}"))
    tag = f"lying-{who}-{space}" if lying else f"outlaw-{who}"
    style = f"{hue(who)};view-transition-name:{tag}"
    css = "mp lying" if lying else "mp"
    number = who if who < seats else int(RANGER)
    if threat:
        text = f"intimidate {number} {space}"
        return pen.piece(text, css, name, outlaw(who, pen, lying), style=style)
    return f'<span class="{css}" style="{style}" title="{name}">{outlaw(who, pen, lying)}</span>'


def draw_ability(number: int, pen: Pen) -> str:
    coin, star = icon("coin", pen), icon("notoriety", pen)
    if number == HIRED_GUNS:
        price = f'<span class="op">{coin}{coin}</span>'
        return f"{pen('face-one-outlaw')} {price} {pen('face-or')} {star}"
    if number == JOKER:
        return pen("face-joker")
    space = read_box().spaces[number]
    parts = []
    if space.shoot == ANYWHERE:
        alone = space.reach == 0
        parts.append(icon("hunt", pen) + (f" {pen('face-hunt')}" if alone else ""))
    if space.steal != EMPTY:
        parts.append(icon("steal", pen) + icon(KINDS[space.steal], pen))
    if space.reach:
        reach = " ".join(str(n) for n in range(HIGHEST, 1, -1) if space.reach >> n & 1)
        parts.append(f"{icon('intimidate', pen)} {reach}")
    if space.shoot not in (ANYWHERE, NO_SHOT):
        parts.append(icon("fight", pen))
    return f" {pen('face-or')} ".join(f'<span class="op">{part}</span>' for part in parts)


def draw_income(number: int, pen: Pen) -> str:
    if number == HIRED_GUNS:
        return icon("bullet", pen) + icon("critical-skull", pen)
    if number == JOKER:
        return f'<span class="sml">{pen("face-jokers")}</span>'
    space = read_box().spaces[number]
    things = [icon(kind, pen) for k, kind in enumerate(KINDS) for _ in range(space.income(k))]
    return ("<em>/</em>" if space.is_choice else "").join(things)


# The targeting card of a seat

PURSE: Final = {
    "ChooseStart": ("wish 0", "", "wish 2"),
    "TakeIncome": ("earn 0", "earn 1", "earn 2"),
    "TakeExtra": ("earn 0", "earn 1", "earn 2"),
    "ChooseGoods": ("", "earn 1", "earn 2"),
    "PayThreat": ("give-coin", "", "give-notoriety"),
    "Hire": ("hire-for-coins", "", "hire-for-notoriety"),
}
"""What it means to point at one's coins, bullets and notoriety."""
CHAMBER: Final = {
    "ChooseStart": "load",
    "LoadBullets": "load",
    "LoadBonus": "load",
    "PayThreat": "give",
    "PayUpkeep": "spend",
}
"""What it means to point at a chamber of one's own."""
CRITICAL: Final = ("DuelCritical", "ShotCritical", "UndeadCritical", "FightCritical")
NAMES: Final = ("coins", "bullets", "notoriety")


def pick_gun(seat: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        if seat >= len(view["players"]):
            return None
        step = view["step"] if seat in view["deciders"] else ""
        robs = step == "StripBullet" or (step == "RobMore" and robs_bullets(view))
        shown = view["about"][1] if robs else seat
        player, purse = view["players"][shown], view["players"][seat]
        return (
            seat,
            shown,
            (player["chambers"], player["skull"]),
            in_purse(purse),
            (purse["stash"], purse["slain"]),
            "strip" if robs else CHAMBER.get(step, ""),
            PURSE.get(step, ("", "", "")),
            step in CRITICAL,
            (view["ranger"], step == "BreakBullet"),
            len([seat for seat, _ in thrown_now(sight) if seat == shown]),
        )

    return pick


def in_purse(player: View) -> tuple[int, int, int]:
    """Coins, bullets and notoriety, with what was chosen to start with and is still secret."""
    coins, _, notoriety = player["wishes"] or (0, 0, 0)
    return player["coins"] + coins, len(player["chambers"]), player["notoriety"] + notoriety


def robs_bullets(view: View) -> bool:
    """Say if the Outlaw Hideout may take another bullet from a player's card."""
    _, victim, kind = view["about"]
    return bool(kind == BULLET and victim < len(view["players"]))


def draw_gun(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    seat, shown, (loaded, skull), purse, goods, verb, points, critical, foe, shots = piece
    (ranger, breaking) = foe
    title = pen("face-gun-of", name=pen.words.name(shown, pen.names))
    heading = pen.whose(pen("face-your-gun"), title) if shown == seat else f"<span>{title}</span>"
    chambers = "".join(
        draw_chamber(seat, chamber, chamber in loaded, verb, pen) for chamber in CHAMBERS
    )
    side = "skull" if skull else "backfire"
    token = touch(
        "trigger" if critical else "",
        f"hubb {side}",
        pen(f"face-{side}-side"),
        icon(f"critical-{side}", pen),
        pen,
    )
    if ranger is None:
        note = f'<p class="gn2"><i>5</i> {pen("face-dark")}</p>'
    else:
        note = draw_ranger(ranger, breaking, pen)
    return (
        f'<div id="gun-{seat}" class="mat" data-seat="{seat}"><section class="gun" '
        f'aria-label="{title}"><h2 class="pt">{heading} '
        f"<small>{pen('face-loaded-of', count=len(loaded))}</small></h2>"
        f'<div class="cyl{" turn" if shots else ""}" style="--shots:{min(shots, 3)}">'
        f'<svg class="cy" viewBox="0 0 240 240" aria-hidden="true">'
        f'<use href="{pen.sprite}#undead-cylinder" width="240" height="240"/></svg>'
        f'<div data-group="gun">{chambers}<span class="chw hw" id="hub-{seat}">{token}</span>'
        f'</div></div><div class="gk"><span>{icon("chamber-loaded", pen)}'
        f"{pen('face-loaded')}</span><span>{icon('chamber-spent', pen)}{pen('face-spent')}</span>"
        f"<span>{icon(f'critical-{side}', pen)}{pen(f'face-{side}')}</span></div>{note}"
        f"{draw_purse(seat, purse, goods, points, pen)}</section></div>"
    )


def draw_chamber(seat: int, chamber: int, loaded: bool, verb: str, pen: Pen) -> str:
    """A chamber on a ring of 72 in a square of 240: 2 at the top, then clockwise."""
    angle = (chamber - 2) * pi / 3
    x, y = 50 + 30 * sin(angle), 50 - 30 * cos(angle)
    inside = pen.use(f"undead-chamber-{'loaded' if loaded else 'spent'}", 0) + f"<b>{chamber}</b>"
    name = pen("face-chamber-loaded" if loaded else "face-chamber-empty", chamber=chamber)
    css = "ch ld" if loaded else "ch"
    text = f"{verb} {chamber}" if verb else ""
    place = f"--x:{x:.1f}%;--y:{y:.1f}%"
    land = f' data-land="{seat}-{chamber}"' if loaded else ""
    return (
        f'<span class="chp" style="{place}"><span class="chw" id="chamber-{seat}-{chamber}"{land}>'
        f"{touch(text, css, name, inside, pen)}</span></span>"
    )


def draw_purse(
    seat: int,
    purse: Sequence[int],
    goods: tuple[int, Sequence[int]],
    points: Sequence[str],
    pen: Pen,
) -> str:
    stash, slain = goods
    cells = []
    for kind, thing_name in enumerate(KINDS):
        name = pen(f"face-{NAMES[kind]}", count=purse[kind])
        inside = f"{icon(thing_name, pen)}<b>{purse[kind]}</b>"
        cells.append(touch(points[kind], "pu", name, inside, pen))
    men = "".join(
        f'<span class="mp sm" style="{hue(seat)}">{outlaw(seat, pen)}</span>' for _ in range(stash)
    )
    trophy = ""
    if slain:
        worth = sum(int(read_box().undead[card].notoriety) for card in slain)
        best = max(slain, key=lambda card: int(read_box().undead[card].notoriety))
        told = pen("face-slain", count=len(slain), worth=worth)
        trophy = (
            f'<span class="un tiny" role="img" aria-label="{told}" title="{told}">'
            f"{pen.use(f'undead-undead-{read_box().undead[best].name}', 0, 'zd')}"
            f'<span class="uv">{icon("notoriety", pen)}<b>{worth}</b></span>'
            f'<span class="cnt">&#215;{len(slain)}</span></span>'
        )
    return (
        f'<div class="sth"><div class="pur" data-group="purse">{"".join(cells)}</div>'
        f'<span class="ms" role="img" aria-label="{pen("face-stash", count=stash)}">{men}</span>'
        f"{trophy}</div>"
    )


def draw_ranger(ranger: View, breaking: bool, pen: Pen) -> str:
    """The card of the Dead Ranger, when one plays alone."""
    side = "skull" if ranger["skull"] else "backfire"
    cells = []
    for chamber in CHAMBERS:
        loaded = chamber in ranger["chambers"]
        key = "face-chamber-loaded" if loaded else "face-chamber-empty"
        css = "rc ld" if loaded else "rc"
        name = pen(key, chamber=chamber)
        text = f"break {chamber}" if breaking else ""
        cells.append(touch(text, css, name, f"<b>{chamber}</b>", pen))
    return (
        f'<div class="rg" role="group" aria-label="{pen("ranger")}">'
        f"{pen.use('undead-dead-ranger', 44, 'rp')}<div><p><b>{pen('ranger')}</b> "
        f'<span title="{pen(f"face-{side}-side")}">{icon(f"critical-{side}", pen)}</span></p>'
        f'<div class="rcs" data-group="ranger">{"".join(cells)}</div></div></div>'
    )


# What concerns one viewer alone


def marks(sight: Sight) -> list[str]:
    """The weak points whose bullet the viewer holds, and the space chosen in secret."""
    view = sight.view
    held = own_chambers(sight)
    town = [card for slot in view["slots"] for card in slot["undead"]] + view["street"]
    found = [
        f"{tag}-{card}-{chamber}"
        for tag in ("weak", "reach")
        for card in town
        for chamber in weak_points(card)
        if chamber in held
    ]
    if sight.seat >= 0 and view["secret"]:
        choice = view["players"][sight.seat]["choice"]
        if HIRED_GUNS <= choice <= HIGHEST:
            found.append(f"space-{choice}")
    return found


def ghosts(sight: Sight) -> dict[str, list[Ghost]]:
    """Where an outlaw or an undead would go, what a chamber would hold, which bullets would hit."""
    told: dict[str, list[Ghost]] = {}
    for text, offer in sight.offers.items():
        shown = foresee(sight, offer.move) if offer.is_legal else []
        if shown:
            told[text] = shown
    return told


def foresee(sight: Sight, move: Move) -> list[Ghost]:
    view, seat, what = sight.view, sight.seat, int(move.what)
    if move.verb in ("pick", "send") and what >= LOWEST:
        return [(f"ledge-{what}", "undead-outlaw", "", hue(seat))]
    if move.verb == "buy":
        return [(f"owner-{what}", "undead-outlaw", "", hue(seat))]
    if move.verb == "load":
        return [(f"chamber-{seat}-{what}", "undead-chamber-loaded", "", "")]
    if move.verb == "put":
        slug = read_box().undead[view["about"][1]].name
        place = "street" if what == STREET else f"front-{what}"
        return [(place, f"undead-undead-{slug}", "", "")]
    if move.verb in ("shoot", "fire"):
        card = what if move.verb == "shoot" else under_fire(view)
        held = own_chambers(sight)
        hits = [f"chamber-{seat}-{n}" for n in weak_points(card) if n in held]
        if view["players"][seat]["skull"]:
            hits.append(f"hub-{seat}")
        return [(name, "", "", "") for name in hits]
    return []


# The page


def frame(put: Callable[[str], str], sight: Sight, pen: Pen) -> str:
    slots: list[int] = [slot["slot"] for slot in sight.view["slots"]]
    columns = COLUMNS[len(slots)]
    above = "".join(put(f"slot-{slot}") for slot in slots[:columns])
    below = "".join(put(f"slot-{slot}") for slot in reversed(slots[columns:]))
    guns = "".join(put(f"gun-{seat}") for seat in range(len(sight.view["players"])))
    spaces = "".join(put(f"space-{number}") for number in [HIRED_GUNS, *range(HIGHEST, 0, -1)])
    wide = "" if columns == 3 else f" t{columns}"
    odd = " odd" if len(slots) == 8 else ""
    return (
        f'<div class="lay"><section class="town{wide}{odd}" id="town" data-group="town" '
        f'aria-label="{pen("jump-town")}">{above}{put("street")}{put("hill")}{below}</section>'
        f'<div class="guns" id="gun">{guns}</div><section class="acts" id="acts" '
        f'aria-label="{pen("head-spaces")}"><ol data-group="spaces">{spaces}</ol></section>'
        f"{put('reach')}</div>"
    )


PHASES: Final = {
    "ChooseStart": "ready",
    "UseBuildings": "opening",
    "ChooseGoods": "opening",
    "ChooseSpace": "secret",
    "SendJoker": "joker",
    "Hire": "joker",
    "OfferBribe": "duel",
    "AnnounceTarget": "duel",
    "DuelCritical": "duel",
    "FinalDuel": "duel",
    "UseAbility": "ability",
    "StripBullet": "ability",
    "RobMore": "ability",
    "AnswerThreat": "shootout",
    "PayThreat": "shootout",
    "ShotCritical": "shootout",
    "BreakBullet": "shootout",
    "KeepShooting": "shootout",
    "UndeadCritical": "shootout",
    "LoadBullets": "loading",
    "LoadBonus": "purchase",
    "PlaceUndead": "rising",
    "TakeIncome": "income",
    "TakeExtra": "income",
    "BuyBuilding": "purchase",
    "AnswerClaim": "purchase",
    "FightCritical": "purchase",
    "Withdraw": "closing",
    "PayUpkeep": "upkeep",
}


def phase(view: View) -> list[Phrase]:
    big = Phrase("phase-day", {"day": view["day"] + 1, "round": view["round"] + 1})
    if view["noon"]:
        big = Phrase("phase-noon")
    step = PHASES.get(view["step"])
    return [big] if step is None or view["result"] is not None else [big, Phrase(f"phase-{step}")]


LETTERS: Final = {
    "pass": "p",
    "done": "x",
    "skip": "x",
    "pay": "p",
    "step-out": "s",
    "fight": "f",
    "fire": "f",
    "stop": "s",
    "trigger": "t",
    "hold": "x",
    "stay": "s",
    "leave": "v",
    "give-coin": "c",
    "give-notoriety": "o",
    "hire-for-coins": "c",
    "hire-for-notoriety": "o",
}
CHAMBERED: Final = ("load", "give", "spend", "strip", "break")
NUMBERED: Final = ("pick", "send", *CHAMBERED)


def keys(view: View, moves: Sequence[Move]) -> list[str]:
    """The number printed on a space or a chamber; else counted, row by row from the left."""
    return count_rest(
        [printed_key(move) for move in moves], [from_left(view, move) for move in moves]
    )


def printed_key(move: Move) -> str:
    if move.verb in LETTERS:
        return LETTERS[move.verb]
    if move.verb == "wish":
        return "c" if move.what == COIN else "o"
    if move.verb == "earn":
        return str(move.what + 1)
    return str(move.what) if move.verb in NUMBERED else ""


def from_left(view: View, move: Move) -> tuple[float, float]:
    """Where the piece of a move lies: the buildings above, the street, those below, the spaces."""
    slots: list[int] = [slot["slot"] for slot in view["slots"]]
    columns = COLUMNS[len(slots)]
    places = [*slots[:columns], int(STREET), *reversed(slots[columns:])]
    verb, what = move.verb, int(move.what)
    if verb == "shoot":
        for slot in view["slots"]:
            if what in slot["undead"]:
                return places.index(slot["slot"]), slot["undead"].index(what)
    elif verb == "intimidate":
        return len(places) + int(HIGHEST) - int(move.where), what
    elif what in places and verb in ("use", "withdraw", "buy", "put"):
        return places.index(what), 0
    return columns, what


DICE: Final = 8


def odds(view: View, fighter: int) -> int:
    """On how many of the eight faces one shot of a fighter hits an outlaw."""
    players = view["players"]
    told: View = players[fighter] if fighter < len(players) else view["ranger"]
    chambers: list[int] = told["chambers"]
    return len(chambers) + (1 if told["skull"] else 0)


def detail(view: View, move: Move) -> Phrase | None:
    """The consequence of a move: odds, prices, what is won or lost by it."""
    verb, what, step = move.verb, int(move.what), view["step"]
    if verb in ("shoot", "fire"):
        return detail_shot(view, what if verb == "shoot" else under_fire(view), verb == "fire")
    if verb in ("pick", "send"):
        return Phrase(f"detail-pick-{read_box().spaces[what].name}")
    if verb == "use":
        return Phrase(f"does-{read_box().buildings[slot_of(view, what)['building']].name}")
    if verb in ("buy", "withdraw", "put"):
        return detail_place(view, verb, what)
    if verb in ("steal", "intimidate", "target", "bribe"):
        return detail_foe(view, verb, what)
    me: int = view["seat"]
    if step == "AnswerThreat" and verb in ("pay", "step-out"):
        key = "detail-pay" if verb == "pay" else "detail-step-out"
        return Phrase(key, {"hits": odds(view, view["about"][1]), "faces": DICE})
    if step == "AnswerClaim" and verb in ("stay", "leave"):
        key = "detail-stay" if verb == "stay" else "detail-leave"
        foe = odds(view, view["about"][1])
        return Phrase(key, {"mine": odds(view, me), "theirs": foe, "faces": DICE})
    if verb in ("load", "give", "strip", "break", "wish", "earn", "give-coin", "give-notoriety"):
        return detail_goods(view, verb, what)
    key = f"{step} {verb}" if f"{step} {verb}" in DETAILS else verb
    return Phrase(DETAILS[key]) if key in DETAILS else None


def start(view: View) -> Start | None:
    """One of each: a coin, a bullet where most undead in town are weak, 1 notoriety."""
    if view["step"] != "ChooseStart" or view["seat"] not in view["deciders"]:
        return None
    wished: list[int] = view["players"][view["seat"]]["wishes"]
    if max(wished) > 1:
        return None
    town = [card for slot in view["slots"] for card in slot["undead"]] + view["street"]
    weak = [chamber for card in town for chamber in weak_points(card)]
    chamber = max(CHAMBERS, key=weak.count)
    each = ("wish 0", f"load {chamber}", "wish 2")
    left = tuple(move for move, owned in zip(each, wished, strict=True) if not owned)
    return Start(Phrase("start-each"), Phrase("start-each-about", {"chamber": chamber}), left)


def detail_goods(view: View, verb: str, what: int) -> Phrase:
    """What one has of a thing after a coin, a bullet or notoriety came or went."""
    coins, _, notoriety = in_purse(view["players"][view["seat"]])
    if verb == "load":
        return Phrase("detail-load", {"hits": odds(view, view["seat"]) + 1})
    if verb == "give":
        return Phrase("detail-load", {"hits": odds(view, view["seat"]) - 1})
    if verb in ("strip", "break"):
        return Phrase("detail-strip", {"chamber": what})
    by = -1 if verb.startswith("give") else 1
    kind = {"give-coin": COIN, "give-notoriety": NOTORIETY}.get(verb, what)
    if kind == COIN:
        return Phrase("detail-coins", {"count": coins + by})
    if kind == NOTORIETY:
        return Phrase("detail-notoriety", {"count": notoriety + by})
    return Phrase("detail-bullet")


DETAILS: Final = {
    "skip": "detail-skip",
    "pass": "detail-pass",
    "leave": "detail-leave",
    "fight": "detail-fight",
    "BuyBuilding done": "detail-done-buy",
    "LoadBullets done": "detail-done-load",
    "Withdraw done": "detail-done-stay",
    "UseBuildings done": "detail-done-use",
    "RobMore done": "detail-done-rob",
    "stop": "detail-stop",
    "trigger": "detail-trigger",
    "hold": "detail-hold",
    "hire-for-coins": "detail-hire",
    "hire-for-notoriety": "detail-hire",
    "spend": "detail-spend",
}
"""What a move does wherever it is offered."""


def detail_shot(view: View, card: int, again: bool) -> Phrase:
    """The faces that kill, and those that came already and would end the attempt."""
    player = view["players"][view["seat"]]
    rolled = view["about"][2] if again else 0
    hits = [str(n) for n in weak_points(card) if n in player["chambers"] and not rolled >> n & 1]
    if player["skull"] and not rolled >> DICE & 1:
        hits.append(str(DICE))
    came = " ".join(str(face) for face in range(1, DICE + 1) if rolled >> face & 1)
    chambers = " ".join(hits)
    if again:
        return Phrase("detail-again", {"count": len(hits), "chambers": chambers, "came": came})
    return Phrase("detail-hits", {"count": len(hits), "chambers": chambers})


def detail_place(view: View, verb: str, place: int) -> Phrase:
    """What a building counts for whoever buys it, leaves it, or has an undead sent to it."""
    if place == STREET:
        return Phrase("detail-put-street")
    slot = slot_of(view, place)
    worth = int(read_box().buildings[slot["building"]].notoriety)
    if verb == "withdraw":
        return Phrase("detail-withdraw", {"worth": worth})
    if verb == "put":
        return Phrase("detail-put", {"worth": worth})
    key = "detail-worth-haunted" if slot["undead"] else "detail-worth"
    return Phrase(key, {"worth": worth})


def detail_foe(view: View, verb: str, other: int) -> Phrase:
    """The odds between two outlaws, or what there is to steal."""
    me: int = view["seat"]
    if verb == "intimidate":
        return Phrase("detail-intimidate", {"hits": odds(view, me), "faces": DICE})
    if verb == "target":
        foe = odds(view, other)
        return Phrase("detail-duel", {"mine": odds(view, me), "theirs": foe, "faces": DICE})
    if verb == "steal" and other < len(view["players"]):
        player = view["players"][other]
        kind = view["about"][2] if view["step"] == "RobMore" else 0
        if view["step"] == "UseAbility":
            kind = int(read_box().spaces[view["about"][1]].steal)
        owned = (player["coins"], len(player["chambers"]), player["notoriety"])[kind]
        return Phrase(f"detail-steal-{KINDS[kind]}", {"count": owned})
    return Phrase("detail-ranger" if verb == "steal" else "detail-bribe")


def brief(view: View, move: Move) -> Phrase | None:
    what = int(move.what)
    if move.verb in ("pick", "send"):
        return Phrase(f"name-{read_box().spaces[what].name}")
    if move.verb in ("use", "buy", "withdraw") or (move.verb == "put" and what != STREET):
        slug = read_box().buildings[slot_of(view, what)["building"]].name
        return Phrase(f"sign-{slug}")
    if move.verb == "put":
        return place_name(view, what)
    if move.verb == "shoot":
        return Phrase(f"undead-{read_box().undead[what].name}")
    if move.verb == "intimidate":
        other = fighter(view, what)
        return Phrase("brief-intimidate", {"other": other, "space": int(move.where)})
    return Phrase("brief-chamber", {"chamber": what}) if move.verb in CHAMBERED else None


def card(view: View, seat: int) -> Any:
    player = view["players"][seat]
    if view["step"] == "ChooseStart":
        die = "face-locked" if player["wished"] == WISHED else "face-choosing"
    elif view["secret"]:
        die = "face-locked" if player["has_chosen"] else "face-choosing"
    elif player["choice"] == PASSED:
        die = "face-passes"
    else:
        die = ""
    alone = view["ranger"] is not None
    coins, bullets, _ = in_purse(player)
    return (
        None if alone else player["score"],
        die,
        player["standing"],
        (coins, bullets, player["stash"]),
        player["skull"],
        view["law"] == seat and not alone,
    )


def draw_player(piece: Any, pen: Pen) -> PlayerCard:
    score, die, standing, (coins, bullets, stash), skull, law = piece
    if die:
        status = pen(die)
    elif standing >= LOWEST:
        status = pen("face-at", space=int(standing))
    else:
        status = pen("face-at-home")
    side = "skull" if skull else "backfire"
    badge = f'<span class="lawb">{icon("law", pen)}{pen("face-law")}</span>' if law else ""
    row = (
        f'<span title="{pen("face-coins", count=coins)}">{icon("coin", pen)}{coins}</span>'
        f'<span title="{pen("face-bullets", count=bullets)}">{icon("bullet", pen)}'
        f'{bullets}</span><span class="ow" title="{pen("face-stash", count=stash)}">'
        f'{icon("outlaw", pen)}{stash}</span><span title="{pen(f"face-{side}-side")}">'
        f"{icon(f'critical-{side}', pen)}</span>{badge}"
    )
    if score is None:
        return PlayerCard(status=status, row=row)
    return PlayerCard(str(score), pen("face-points"), status, row)


PARTS: Final = [
    *[Part(f"slot-{number}", pick_slot(number), draw_slot) for number in range(SLOTS)],
    Part("street", pick_street, draw_street),
    Part("hill", pick_hill, draw_hill),
    Part("reach", pick_reach, draw_reach),
    *[Part(f"gun-{seat}", pick_gun(seat), draw_gun) for seat in range(SEATS)],
    *[Part(f"space-{number}", pick_space(number), draw_space) for number in range(HIGHEST + 1)],
]

FACE: Final = Face(
    parts=PARTS,
    frame=frame,
    phase=phase,
    keys=keys,
    in_turn=lambda view, seat: view["step"] not in ("AnswerThreat", "PayThreat", "AnswerClaim"),
    detail=detail,
    start=start,
    brief=brief,
    ghosts=ghosts,
    marks=marks,
    card=card,
    draw_card=draw_player,
    jumps=(("acts", "jump-acts"), ("town", "jump-town"), ("gun", "jump-gun")),
    glance=(
        ("jump-town", "undead-building-saloon", "1/1/9/9"),
        ("jump-gun", "undead-cylinder", "1/9/9/13"),
        ("jump-acts", "undead-d8", "9/1/13/13"),
    ),
    shown={
        2: [
            ("undead-coin", "head-coins"),
            ("undead-bullet", "one-bullet"),
            ("undead-notoriety", "head-notoriety"),
            ("undead-outlaw", "head-players"),
            ("undead-law", "face-law"),
        ],
        3: [
            ("undead-hat-over-die", "face-picks"),
            ("undead-hired-guns", "name-hired-guns"),
            ("undead-outlaw-lying", "head-lying"),
        ],
        5: [
            ("undead-chamber-loaded", "face-loaded"),
            ("undead-chamber-spent", "face-spent"),
            ("undead-critical-skull", "face-skull"),
            ("undead-critical-backfire", "face-backfire"),
        ],
        6: [
            ("undead-building-saloon", "head-building"),
            ("undead-building-bank", "building-bank"),
            ("undead-undead-u01", "head-undead"),
        ],
        8: [("undead-boot-hill", "face-hill"), ("undead-graveyard", "head-grave")],
    },
    moments=frozenset({"high-noon", "late-noon", "dies"}),
    headlines=frozenset({"day-begins", "round-begins", "high-noon", "late-noon", "game-ends"}),
    minor=frozenset({"has-chosen", "rolls", "wears-law"}),
    poster="undead-building-saloon",
    minutes=75,
    hard=4,
    age=13,
    tales=frozenset({"buys", "takes-over"}),
    sounds={
        "rolls": "rattle",
        "hits": "shot",
        "misses": "shot",
        "kills": "shot",
        "dies": "fall",
        "backfires": "fall",
        "buys": "chime",
        "takes-over": "chime",
        "picks": "latch",
        "duel-begins": "latch",
        "has-chosen": "tick",
        "loads": "tick",
        "gains-coins": "tick",
        "rises": "paper",
        "day-begins": "paper",
        "game-ends": "chime",
    },
)
