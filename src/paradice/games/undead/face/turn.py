"""What those who decide handle: dice, hats, the spaces of the actions, and all within reach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from paradice.core.moves import Move
from paradice.core.sets import has
from paradice.core.view import step_of
from paradice.faces.face import Sight
from paradice.faces.html import Html, escape, safe
from paradice.faces.pen import Pen
from paradice.games.undead.box import ANYWHERE, NO_SHOT
from paradice.games.undead.cards import read_box
from paradice.games.undead.face.moves import from_left
from paradice.games.undead.face.pieces import (
    WISHED,
    called,
    draw_poster,
    hue,
    icon,
    outlaw,
    robs_bullets,
    tell_undead,
    under_fire,
)
from paradice.games.undead.face.text import ability, income
from paradice.games.undead.moves import (
    EMPTY,
    HIGHEST,
    HIRED_GUNS,
    JOKER,
    KINDS,
    LOWEST,
    PASSED,
    RANGER,
    RANGER_IN_TALES,
    STREET,
)
from paradice.games.undead.schema import Space, UndeadView
from paradice.games.undead.view import slot_of


def rolled(sight: Sight[UndeadView]) -> list[tuple[int, int]]:
    """The dice on the table: all of a shootout that goes on, else those of the latest move."""
    view = sight.view
    asked = view["asked"]
    if asked is not None and asked["step"] == "KeepShooting":
        faces = asked["rolled"]
        return [(asked["seat"], face) for face in range(1, 9) if has(faces, face)]
    return [(event["seat"], event["face"]) for event in sight.last if event["cue"] == "rolls"]


def thrown_now(sight: Sight[UndeadView]) -> list[tuple[int, int]]:
    """The dice of the latest move: these tumble, the others lie still."""
    return [(event["seat"], event["face"]) for event in sight.last if event["cue"] == "rolls"]


# Hats and dice on the street


Whom: TypeAlias = tuple[Literal["whom"], int, list[str]]
"""The number of seats, and the moves that point at somebody."""
Hats: TypeAlias = tuple[Literal["start", "secret", "open"], list[int], list[bool]]
"""What each seat has chosen, as far as it is seen, and who has chosen."""
Picks: TypeAlias = Whom | Hats


def pick_picks(view: UndeadView) -> Picks:
    """What stands in the frame on the street: whom to point at, hats, or open dice."""
    whom = pointed(view)
    players = view["players"]
    if whom:
        return ("whom", len(players), whom)
    if step_of(view["asked"]) == "ChooseStart" and len(players) > 1:
        done = [player["wished"] == WISHED for player in players]
        return ("start", [EMPTY] * len(players), done)
    choices = [player["choice"] for player in players]
    if view["secret"] and len(players) > 1:
        return ("secret", choices, [player["has_chosen"] for player in players])
    return ("open", choices, [choice != EMPTY for choice in choices])


def pointed(view: UndeadView) -> list[str]:
    """The moves that point at somebody, in steps that do: theft, bribe, the target of a duel."""
    asked, fighters = view["asked"], max(2, len(view["players"]))
    if asked is None:
        return []
    if asked["step"] == "UseAbility" and read_box().spaces[asked["space"]].steal != EMPTY:
        return [f"steal {other}" for other in range(fighters) if other != asked["seat"]]
    if asked["step"] == "RobMore" and not robs_bullets(view):
        return [f"steal {asked['victim']}"]
    if asked["step"] == "OfferBribe" or asked["step"] == "AnnounceTarget":
        verb = "bribe" if asked["step"] == "OfferBribe" else "target"
        return [
            f"{verb} {other}"
            for other in range(fighters)
            if has(asked["fighters"], other) and other not in view["deciders"]
        ]
    return []


def draw_picks(picks: Picks, pen: Pen) -> Html:
    if picks[0] == "whom":
        return draw_whom(picks[1], picks[2], pen)
    kind, choices, done = picks
    if kind == "open" and not any(done):
        return Html("")
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
            face = Html(
                f'<span class="{css}">{pen.use("undead-hat-over-die", 0)}'
                f"<i>{pen.initial(seat)}</i></span>"
            )
            note = pen("face-locked" if done[seat] else "face-choosing")
        cells.append(
            f'<li style="{hue(seat)}" data-seat="{seat}" title="{pen.name(seat)}">{face}'
            f"<small>{note}</small></li>"
        )
    return Html(f'<div class="pk n{len(cells)}"><b>{pen(title)}</b><ol>{"".join(cells)}</ol></div>')


def draw_die(seat: int, choice: int, moving: bool, pen: Pen) -> Html:
    if choice == PASSED:
        shown = "–"
    elif choice == HIRED_GUNS:
        shown = pen.first_letter("name-hired-guns")
    else:
        shown = str(choice)
    style = f' style="view-transition-name:outlaw-{seat}"' if moving else ""
    return Html(f'<span class="d8"{style}>{pen.use("undead-d8", 0)}<b>{shown}</b></span>')


def draw_whom(seats: int, moves: Sequence[str], pen: Pen) -> Html:
    """Those one may rob, aim at or bribe."""
    cells = []
    for text in moves:
        number = int(text.split()[1])
        is_seat = number < seats
        name = pen.name(number) if is_seat else pen("ranger")
        face = pen.avatar(number, 30) if is_seat else pen.use("undead-dead-ranger", 30)
        piece = pen.piece(text, "who", f"{pen('face-whom')} {name}", face)
        cells.append(f"<li>{piece}<small>{name}</small></li>")
    return Html(
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


Target: TypeAlias = tuple[str, str, int, int]
"""A move, the kind of thing it points at, its number, and where that is."""


def pick_reach(sight: Sight[UndeadView]) -> tuple[int, list[Target]]:
    """The legal moves of these kinds, as their keys are counted, with what each points at."""
    view = sight.view
    verbs = REACHED.get(step_of(view["asked"]), ())
    moves = [each.move for each in sight.offers.values() if each.is_legal]
    found = [move for move in moves if move.verb in verbs]
    found.sort(key=lambda move: from_left(view, move))
    return (len(view["players"]), [(repr(move), *reached(view, move)) for move in found])


def reached(view: UndeadView, move: Move) -> tuple[str, int, int]:
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


def draw_reach(piece: tuple[int, list[Target]], pen: Pen) -> Html:
    seats, targets = piece
    if not targets:
        return Html('<section id="reach" class="rch" hidden></section>')
    cells = "".join(f"<li>{draw_target(each, seats, pen)}</li>" for each in targets)
    return Html(
        f'<section id="reach" class="rch" aria-label="{pen("face-reach")}">'
        f'<h2>{pen("face-reach")}</h2><ol data-group="reach">{cells}</ol></section>'
    )


def draw_target(target: Target, seats: int, pen: Pen) -> Html:
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
        name = Html(f"{pen('face-whom')} {note}")
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


def sign_of(building: int, pen: Pen) -> Html:
    return pen(f"sign-{read_box().buildings[building].name}")


# The spaces


def acting(view: UndeadView) -> int:
    """The space whose turn it is, or EMPTY."""
    asked = view["asked"]
    if asked is None:
        return int(EMPTY)
    match asked["step"]:
        case "UseAbility" | "TakeIncome" | "OfferBribe" | "AnnounceTarget":
            return asked["space"]
    return int(EMPTY)


Poster: TypeAlias = tuple[int, Space, str, bool, bool, list[int], int]
"""The number, who is there, the verb of a move to it; if outlaws there may be threatened, if its
turn is now; how many wait aside, and the number of seats."""


def pick_space(number: int) -> Callable[[Sight[UndeadView]], Poster | None]:
    def pick(sight: Sight[UndeadView]) -> Poster | None:
        view = sight.view
        alone = view["ranger"] is not None
        if number == JOKER and alone:
            return None
        aside = [player["aside"] for player in view["players"]] if number == HIRED_GUNS else []
        return (
            number,
            view["spaces"][number],
            {"ChooseSpace": "pick", "SendJoker": "send"}.get(step_of(view["asked"]), ""),
            threatens(view),
            acting(view) == number,
            aside,
            len(view["players"]),
        )

    return pick


def threatens(view: UndeadView) -> bool:
    """Say if it is a step to point at outlaws on spaces."""
    asked = view["asked"]
    if asked is None or asked["step"] != "UseAbility":
        return False
    return bool(read_box().spaces[asked["space"]].reach)


def draw_space(piece: Poster | None, pen: Pen) -> Html:
    if piece is None:
        return Html("")
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
        name = Html(f"{name} {pen('face-space-here', names=names)}")
    figures = "".join(
        draw_figure(fighter, number, lying, threat, seats, pen)
        for lying in (False, True)
        for fighter in (space["lying"] if lying else space["standing"])
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
        drawn = Html(
            f'<div class="{css}" role="group" aria-label="{name}" data-tip="{name}">{inside}</div>'
        )
    source, about = " data-source" if now else "", safe(told.name)
    return Html(f'<li class="sp" id="space-{number}" data-about="{about}"{source}>{drawn}</li>')


def draw_figure(who: int, space: int, lying: bool, threat: bool, seats: int, pen: Pen) -> Html:
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
    return Html(
        f'<span class="{css}" style="{style}" title="{name}">{outlaw(who, pen, lying)}</span>'
    )


def draw_ability(number: int, pen: Pen) -> Html:
    coin, star = icon("coin", pen), icon("notoriety", pen)
    if number == HIRED_GUNS:
        coins = Html(coin * int(read_box().hired_coins))
        stars = Html(star * int(read_box().hired_notoriety))
        price = f'<span class="op">{coins}</span>'
        return Html(f"{pen('face-one-outlaw')} {price} {pen('face-or')} {stars}")
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
        reach = " ".join(str(n) for n in range(HIGHEST, 1, -1) if has(space.reach, n))
        parts.append(f"{icon('intimidate', pen)} {reach}")
    if space.shoot not in (ANYWHERE, NO_SHOT):
        parts.append(icon("fight", pen))
    return Html(f" {pen('face-or')} ".join(f'<span class="op">{part}</span>' for part in parts))


def draw_income(number: int, pen: Pen) -> Html:
    if number == HIRED_GUNS:
        return Html(icon("bullet", pen) + icon("critical-skull", pen))
    if number == JOKER:
        return Html(f'<span class="sml">{pen("face-jokers")}</span>')
    space = read_box().spaces[number]
    things = [icon(kind, pen) for k, kind in enumerate(KINDS) for _ in range(space.income(k))]
    return Html(("<em>/</em>" if space.is_choice else "").join(things))
