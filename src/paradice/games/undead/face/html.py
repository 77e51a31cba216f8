"""West Fort in the browser: fronts along the street, targeting cards, posters of the spaces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import Any, Final

from paradice.core.contract import Move
from paradice.core.game import Phrase, View
from paradice.games.drawing import KEYS, Face, Part, Pen, PlayerCard, Sight
from paradice.games.undead.box import ANYWHERE, NO_SHOT
from paradice.games.undead.cards import read_box
from paradice.games.undead.face.text import ability, income
from paradice.games.undead.lexicon import (
    EMPTY,
    HIGHEST,
    HIRED_GUNS,
    JOKER,
    KINDS,
    LOWEST,
    NEW_IN_TOWN,
    PASSED,
    SEATS,
    SLOTS,
    STREET,
)
from paradice.games.undead.table import RANGER, RANGER_IN_TALES
from paradice.games.undead.view import fighter, place_name, slot_of, thing

Offers = Mapping[str, tuple[str, str]]

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
    return f"{pen.use(symbol, 25)}<b>{initial(fighter, pen)}</b>"


def icon(name: str, pen: Pen, size: int = 18) -> str:
    return pen.use(f"undead-{name}", size)


def ghost(moves: Sequence[str]) -> str:
    """Mark something as shown only while one of these moves is hovered or focused."""
    return f' data-ghost="{" ".join(move.replace(" ", "-") for move in moves)}"'


def first(texts: Sequence[str], offers: Offers) -> str:
    """Return the first of these moves that is offered, or the first of all."""
    return next((text for text in texts if text in offers), texts[0])


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
        card: int = view["numbers"][1]
        return card
    return int(EMPTY)


def tell_undead(card: int, pen: Pen) -> str:
    """An undead in words, not yet escaped."""
    told = read_box().undead[card]
    weak = " ".join(str(chamber) for chamber in weak_points(card))
    name = pen.words(f"undead-{told.name}")
    return pen.words("undead-card", undead=name, worth=int(told.notoriety), weak=weak)


# An undead


def shots(sight: Sight, cards: Sequence[int]) -> dict[str, tuple[str, str]]:
    """What the viewer may do to these undead."""
    offers = {f"shoot {card}" for card in cards}
    found = {text: it for text, it in sight.offered("shoot").items() if text in offers}
    if under_fire(sight.view) in cards:
        found |= sight.offered("fire", "trigger")
    return found


def draw_undead(card: int, held: Sequence[int], aimed: int, offers: Offers, pen: Pen) -> str:
    """A wanted poster; a weak point is dark where the viewer holds that bullet."""
    told = read_box().undead[card]
    weak = weak_points(card)
    points = "".join(
        f'<i class="hit">{chamber}</i>' if chamber in held else f"<i>{chamber}</i>"
        for chamber in weak
    )
    inside = (
        f'<span class="wp{" w4" if len(weak) > 3 else ""}">{points}</span>'
        f"{pen.use(f'undead-undead-{told.name}', 60, 'zd')}"
        f'<span class="uv">{icon("notoriety", pen, 16)}<b>{told.notoriety}</b></span>'
    )
    text = f"shoot {card}" if card != aimed else first(["fire", "trigger"], offers)
    css = "un aim" if card == aimed else "un"
    style = f"view-transition-name:undead-{card}"
    name = pen.say(Phrase("undead-card", undead_args(card)))
    return pen.piece(text, offers, css, name, inside, style=style)


def undead_args(card: int) -> dict[str, Any]:
    told = read_box().undead[card]
    weak = " ".join(str(chamber) for chamber in weak_points(card))
    return {"undead": Phrase(f"undead-{told.name}"), "worth": int(told.notoriety), "weak": weak}


def draw_crowd(
    cards: Sequence[int], held: Sequence[int], aimed: int, offers: Offers, pen: Pen
) -> str:
    drawn = "".join(draw_undead(card, held, aimed, offers, pen) for card in cards)
    return f'<div class="uns n{min(len(cards), 5)}" data-group="undead">{drawn}</div>'


# A building


def pick_slot(number: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        slot = next((each for each in view["slots"] if each["slot"] == number), None)
        if slot is None:
            return None
        offers = sight.offered("use", "buy", "withdraw", "put")
        mine = {text: it for text, it in offers.items() if text.endswith(f" {number}")}
        return (
            slot,
            own_chambers(sight),
            under_fire(view),
            mine,
            shots(sight, slot["undead"]),
            sight.seat,
        )

    return pick


def draw_slot(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    slot, held, aimed, offers, fire, seat = piece
    number = slot["slot"]
    building = read_box().buildings[slot["building"]]
    slug = building.name
    short = f"short-{slug}" if pen.words.has(f"short-{slug}") else f"does-{slug}"
    when = pen("face-start" if building.ability.power() == EMPTY else "face-permanent")
    half = slot["price"] < building.cost
    price = (
        f'<span class="half" title="{pen("face-half")}">'
        if half
        else f'<span title="{pen("face-cost")}">'
    )
    notes = "".join(draw_holder(holder, number, pen) for holder in slot["holders"])
    if slot["bonus"] != EMPTY:
        kind = KINDS[slot["bonus"]]
        notes += (
            f'<span class="oc bon" title="{pen(f"one-{kind}")}">{icon(kind, pen, 16)}'
            f"{pen('face-bonus')}</span>"
        )
    buy = f"buy {number}"
    if offers.get(buy, ("", "no"))[1] == "":
        notes += (
            f'<span class="oc"{ghost([buy])}><span class="mp" style="{hue(seat)}">'
            f"{outlaw(seat, pen)}</span>{pen('face-you')}</span>"
        )
    crowd = (
        draw_crowd(slot["undead"], held, aimed, fire, pen)
        if slot["undead"]
        else f'<span class="free">{pen("face-free")}</span>'
    )
    return (
        f'<article id="slot-{number}" class="bd">{draw_hot(slot, offers, pen)}'
        f"{pen.use(f'undead-building-{slug}', 96, 'ff')}<h3>{pen(f'sign-{slug}')}</h3>"
        f'<p class="bn">{price}{icon("coin", pen, 17)}<b>{slot["price"]}</b></span>'
        f'<span title="{pen("face-worth")}">{icon("notoriety", pen, 17)}'
        f"<b>{building.notoriety}</b></span></p>"
        f'<div class="bb"><div class="bt"><p class="ba" title="{pen(f"does-{slug}")}">'
        f'<b>{when}</b> {pen(short)}</p><p class="bo">{notes}</p></div>{crowd}</div></article>'
    )


def draw_holder(holder: int, number: int, pen: Pen) -> str:
    return (
        f'<span class="oc" title="{pen.name(holder)}"><span class="mp" style="{hue(holder)};'
        f'view-transition-name:owner-{holder}-{number}">{outlaw(holder, pen)}</span>'
        f'<span class="on">{pen.name(holder)}</span></span>'
    )


def draw_hot(slot: View, offers: Offers, pen: Pen) -> str:
    """What makes a whole building a button: a sheet of glass, for undead before it are buttons."""
    number = slot["slot"]
    text = first([f"{verb} {number}" for verb in ("use", "buy", "withdraw", "put")], offers)
    if text not in offers:
        return ""
    building = read_box().buildings[slot["building"]]
    name = pen(
        "face-building",
        building=pen.words(f"sign-{building.name}"),
        does=pen.words(f"does-{building.name}"),
        price=slot["price"],
        worth=int(building.notoriety),
        holders=", ".join(called(holder, pen) for holder in slot["holders"]) or pen.words("nobody"),
        undead="; ".join(tell_undead(card, pen) for card in slot["undead"]) or pen.words("none"),
    )
    return pen.piece(text, offers, "hot", name, "")


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
        seat, _, faces = view["numbers"]
        return [(seat, face) for face in range(1, 9) if faces >> face & 1]
    return [(event["seat"], event["face"]) for event in sight.last if event["cue"] == "rolls"]


def pick_street(sight: Sight) -> Any:
    view = sight.view
    return (
        view["street"],
        own_chambers(sight),
        under_fire(view),
        {text: it for text, it in sight.offered("put").items() if text == f"put {STREET}"},
        shots(sight, view["street"]),
        latest(sight),
        rolled(sight),
        pick_picks(sight),
    )


def pick_picks(sight: Sight) -> Any:
    """What stands in the frame on the street: whom to point at, hats, or open dice."""
    view = sight.view
    whom = sight.offered("steal", "target", "bribe")
    players = view["players"]
    if whom:
        return ("whom", sight.seat, len(players), whom)
    if view["step"] == "ChooseStart" and len(players) > 1:
        done = [player["wished"] == WISHED for player in players]
        return ("start", sight.seat, [EMPTY] * len(players), done)
    choices = [player["choice"] for player in players]
    if view["secret"] and len(players) > 1:
        return ("secret", sight.seat, choices, [player["has_chosen"] for player in players])
    return ("open", sight.seat, choices, [choice != EMPTY for choice in choices])


def draw_street(piece: Any, pen: Pen) -> str:
    cards, held, aimed, offers, fire, event, dice, picks = piece
    text = f"put {STREET}"
    hot = pen.piece(text, offers, "hot", pen("face-street"), "") if text in offers else ""
    badge = ""
    if event is not None:
        badge = f'<p class="lastbadge">{pen.icon("pd-back", 12)}{tell_event(event, pen)}</p>'
    thrown = "".join(
        f'<span class="d8 roll" style="{hue(seat)};--i:{place}" role="img" '
        f'aria-label="{pen("face-rolled")} {face}">{pen.use("undead-d8", 38)}<b>{face}</b></span>'
        for place, (seat, face) in enumerate(dice[-8:])
    )
    crowd = draw_crowd(cards, held, aimed, fire, pen) if cards else ""
    return (
        f'<div id="street" class="st2" role="group" aria-label="{pen("face-street")}">'
        '<svg class="trk2" viewBox="0 0 700 90" preserveAspectRatio="none" aria-hidden="true">'
        '<path d="M0 26q170-12 350 0t350 0M0 70q170-12 350 0t350 0" '
        f'vector-effect="non-scaling-stroke"/></svg>{hot}<div class="sn"><b>'
        f"{icon('street', pen)}{pen('face-street')}</b>"
        f"<span>{pen('face-haunted' if cards else 'face-quiet')}</span></div>"
        f'<div class="sl"><div class="rolls">{thrown}</div>{badge}</div>{crowd}'
        f"{draw_picks(picks, pen)}</div>"
    )


def draw_picks(picks: Any, pen: Pen) -> str:
    kind, viewer, *rest = picks
    if kind == "whom":
        return draw_whom(rest[0], rest[1], pen)
    choices, done = rest
    if kind == "open" and not any(done):
        return ""
    title = {"secret": "face-picks", "start": "face-start-picks", "open": "face-dice"}[kind]
    cells = []
    for seat, choice in enumerate(choices):
        note = pen.name(seat) if seat != viewer else pen("face-you")
        if choice != EMPTY:
            face = draw_die(seat, choice, kind == "secret", pen)
        elif kind == "open":
            continue
        else:
            css = "hatb" if done[seat] else "hatb th"
            face = (
                f'<span class="{css}">{pen.use("undead-hat-over-die", 44)}'
                f"<i>{pen.initial(seat)}</i></span>"
            )
            note = pen("face-locked" if done[seat] else "face-choosing")
        cells.append(
            f'<li style="{hue(seat)}" title="{pen.name(seat)}">{face}<small>{note}</small></li>'
        )
    return f'<div class="pk n{len(cells)}"><b>{pen(title)}</b><ol>{"".join(cells)}</ol></div>'


def draw_die(seat: int, choice: int, moving: bool, pen: Pen) -> str:
    if choice == PASSED:
        shown = "–"
    elif choice in (HIRED_GUNS, NEW_IN_TOWN):
        shown = pen("name-hired-guns")[:1]
    else:
        shown = str(choice)
    style = f' style="view-transition-name:outlaw-{seat}"' if moving else ""
    return f'<span class="d8"{style}>{pen.use("undead-d8", 38)}<b>{shown}</b></span>'


def draw_whom(seats: int, offers: Offers, pen: Pen) -> str:
    """Those one may rob, aim at or bribe."""
    cells = []
    for text in offers:
        number = int(text.split()[1])
        fighter = number if number < seats else int(RANGER_IN_TALES)
        face = pen.avatar(fighter, 36) if fighter < seats else icon("dead-ranger", pen, 36)
        name = pen.name(fighter) if fighter < seats else pen("ranger")
        piece = pen.piece(text, offers, "who", f"{pen('face-whom')} {name}", face)
        cells.append(f"<li>{piece}<small>{name}</small></li>")
    return (
        f'<div class="pk n{len(cells)}"><b>{pen("face-whom")}</b>'
        f'<ol data-group="whom">{"".join(cells)}</ol></div>'
    )


# Boot Hill and the graveyard


def pick_hill(sight: Sight) -> Any:
    view = sight.view
    graves = [(seat, player["grave"]) for seat, player in enumerate(view["players"])]
    if view["ranger"] is not None:
        graves.append((int(RANGER_IN_TALES), view["ranger"]["grave"]))
    risen = view["numbers"][1] if view["step"] == "PlaceUndead" else EMPTY
    return (view["hill"], graves, risen, own_chambers(sight))


def draw_hill(piece: Any, pen: Pen) -> str:
    count, graves, risen, held = piece
    dead = "".join(
        f'<span class="mp lying" style="{hue(fighter)}" role="img" aria-label="'
        f'{pen("face-dead", name=called(fighter, pen), count=number)}">'
        f"{outlaw(fighter, pen, lying=True)}{f'<i>×{number}</i>' if number > 1 else ''}</span>"
        for fighter, number in graves
        if number
    )
    card = draw_undead(risen, held, EMPTY, {}, pen) if risen != EMPTY else ""
    back = (
        f'<span class="bk2">{icon("critical-skull", pen, 28)}</span>'
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
    step, numbers = view["step"], view["numbers"]
    if step in ("UseAbility", "TakeIncome", "TakeExtra", "OfferBribe"):
        return int(numbers[1])
    return int(numbers[0]) if step == "AnnounceTarget" else int(EMPTY)


def pick_space(number: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        alone = view["ranger"] is not None
        if number == JOKER and alone:
            return None
        space = view["spaces"][number]
        offers = {
            text: it
            for text, it in sight.offered("pick", "send").items()
            if text.endswith(f" {number}")
        }
        at = acting(view)
        points = {
            text: it
            for text, it in sight.offered("intimidate").items()
            if text.endswith(f" {number}")
        }
        if at == number:
            points |= sight.offered("target")
        chosen = sight.seat >= 0 and view["secret"]
        picked = chosen and view["players"][sight.seat]["choice"] == number
        aside = view["players"][sight.seat]["aside"] if sight.seat >= 0 else 0
        return (
            number,
            space,
            offers,
            points,
            picked,
            at == number,
            sight.seat,
            aside if number == HIRED_GUNS else 0,
            len(view["players"]),
        )

    return pick


def draw_space(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    number, space, offers, points, picked, now, seat, aside, seats = piece
    told = read_box().spaces[number]
    sign = str(number) if number != HIRED_GUNS else icon("hired-guns", pen, 46)
    does, pays = ability(number, pen.words), income(number, pen.words)
    name = pen(
        "face-space", space=pen.words(f"space-{told.name}"), ability=does, income=pays or "–"
    )
    everyone = [*space["standing"], *space["lying"]]
    if everyone:
        names = ", ".join(called(fighter, pen) for fighter in everyone)
        name = f"{name} {pen('face-space-here', names=names)}"
    figures = "".join(
        draw_figure(fighter, number, lying, points, seats, pen)
        for lying in (False, True)
        for fighter in space["lying" if lying else "standing"]
    )
    text = first([f"pick {number}", f"send {number}"], offers)
    if offers.get(text, ("", "no"))[1] == "":
        figures += (
            f'<span class="mp gh"{ghost([text])} style="{hue(seat)}">{outlaw(seat, pen)}</span>'
        )
    if not everyone and told.is_peaceful and number >= LOWEST:
        figures += f'<span class="pool">{icon("no-duel", pen, 17)}{pen("face-no-duel")}</span>'
    if not everyone and aside:
        figures += f'<span class="pool">{pen("face-wait", count=aside)}</span>'
    inside = (
        f'<span class="ah"><b>{sign}</b><i>{pen(f"name-{told.name}")}</i></span>'
        f'<span class="ab">{draw_ability(number, pen)}</span>'
        f'<span class="ai">{draw_income(number, pen)}</span><span class="ap">{figures}</span>'
    )
    css = "as now" if now else "as"
    if text in offers:
        drawn = pen.piece(text, offers, css, name, inside)
    else:
        tick = f'<span class="tick">{pen.icon("pd-tick", 16)}</span>' if picked else ""
        css += " is-sel" if picked else ""
        drawn = f'<div class="{css}" role="group" aria-label="{name}">{tick}{inside}</div>'
    return f'<li id="space-{number}">{drawn}</li>'


def draw_figure(fighter: int, space: int, lying: bool, offers: Offers, seats: int, pen: Pen) -> str:
    """An outlaw on a space: a button while one may threaten it or aim at it."""
    number = fighter if fighter < seats else int(RANGER)
    key = "face-lying" if lying else "face-standing"
    slug = read_box().spaces[space].name
    name = pen(key, name=called(fighter, pen), space=pen.words(f"space-{slug}"))
    texts = [f"intimidate {number} {space}"] + ([] if lying else [f"target {number}"])
    tag = f"lying-{fighter}-{space}" if lying else f"outlaw-{fighter}"
    style = f"{hue(fighter)};view-transition-name:{tag}"
    css = "mp lying" if lying else "mp"
    return pen.piece(
        first(texts, offers), offers, css, name, outlaw(fighter, pen, lying), style=style
    )


def draw_ability(number: int, pen: Pen) -> str:
    coin, star = icon("coin", pen), icon("notoriety", pen)
    if number == HIRED_GUNS:
        return (
            f"{pen('face-hire-short')} {coin}{coin} {pen('face-or')} {star}{pen('face-one-outlaw')}"
        )
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
        return icon("bullet", pen, 19) + icon("critical-skull", pen, 19)
    if number == JOKER:
        return f'<span class="sml">{pen("face-jokers")}</span>'
    space = read_box().spaces[number]
    things = [icon(kind, pen, 19) for k, kind in enumerate(KINDS) for _ in range(space.income(k))]
    return ("<em>/</em>" if space.is_choice else "").join(things)


# The targeting card of a seat

PURSE: Final = (
    ("coin", ("wish 0", "earn 0", "give-coin", "hire-for-coins")),
    ("bullet", ("wish 1", "earn 1")),
    ("notoriety", ("wish 2", "earn 2", "give-notoriety", "hire-for-notoriety")),
)
VERBS: Final = (
    "wish earn give-coin give-notoriety hire-for-coins hire-for-notoriety load give spend strip "
    "trigger break"
).split()


def pick_gun(seat: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        if seat >= len(view["players"]):
            return None
        own = seat == sight.seat
        offers = sight.offered(*VERBS) if own else {}
        shown = seat
        if own and view["step"] == "StripBullet" and offers:
            shown = view["numbers"][1]
        player = view["players"][shown]
        purse = view["players"][seat]
        return (
            seat,
            shown,
            own,
            (player["chambers"], player["skull"]),
            (purse["coins"], len(purse["chambers"]), purse["notoriety"]),
            purse["wishes"],
            (purse["stash"], purse["slain"]),
            offers,
            foresee(sight) if own else {},
            view["ranger"],
        )

    return pick


def foresee(sight: Sight) -> dict[int, list[str]]:
    """For each loaded chamber, and for the skull as 8, the shots it would make hit."""
    held = own_chambers(sight)
    skull = sight.view["players"][sight.seat]["skull"]
    found: dict[int, list[str]] = {}
    for text, (_, rule) in sight.offered("shoot", "fire").items():
        if rule:
            continue
        card = int(text.split()[1]) if text != "fire" else under_fire(sight.view)
        for chamber in weak_points(card):
            if chamber in held:
                found.setdefault(chamber, []).append(text)
        if skull:
            found.setdefault(8, []).append(text)
    return found


def draw_gun(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    seat, shown, own, (loaded, skull), purse, wishes, (stash, slain), offers, hits, ranger = piece
    name = pen.words.name(shown, pen.names)
    title = pen("face-your-gun") if own and shown == seat else pen("face-gun-of", name=name)
    count = pen("face-loaded-of", count=len(loaded))
    chambers = "".join(
        draw_chamber(chamber, chamber in loaded, offers, hits.get(chamber, []), pen)
        for chamber in CHAMBERS
    )
    side = "skull" if skull else "backfire"
    lit = f'<u class="lit"{ghost(hits[8])}></u>' if 8 in hits else ""
    hub = pen.piece(
        "trigger",
        offers,
        f"hubb {side}",
        pen(f"face-{side}-side"),
        lit + icon(f"critical-{side}", pen, 42),
    )
    note = f'<p class="gn2"><i>5</i> {pen("face-dark")}</p>' if own and ranger is None else ""
    foe = draw_ranger(ranger, offers, pen) if ranger is not None else ""
    return (
        f'<div id="gun-{seat}" class="mat" data-seat="{seat}"><section class="gun" '
        f'aria-label="{title}"><h2 class="pt">{title} <small>{count}</small></h2>'
        f'<div class="cyl"><svg class="cy" viewBox="0 0 240 240" aria-hidden="true">'
        f'<use href="{pen.sprite}#undead-cylinder" width="240" height="240"/></svg>'
        f'<div data-group="gun">{chambers}{hub}</div></div>'
        f'<div class="gk"><span>{icon("chamber-loaded", pen, 16)}{pen("face-loaded")}</span>'
        f"<span>{icon('chamber-spent', pen, 16)}{pen('face-spent')}</span>"
        f"<span>{icon(f'critical-{side}', pen, 16)}{pen(f'face-{side}')}</span></div>{note}{foe}"
        f"{draw_purse(seat, purse, wishes, stash, slain, offers, pen)}</section></div>"
    )


def draw_chamber(chamber: int, loaded: bool, offers: Offers, hits: Sequence[str], pen: Pen) -> str:
    """A chamber on a ring of 72 in a square of 240: 2 at the top, then clockwise."""
    angle = (chamber - 2) * pi / 3
    x, y = 50 + 30 * sin(angle), 50 - 30 * cos(angle)
    texts = [f"{verb} {chamber}" for verb in ("load", "give", "spend", "strip")]
    text = first(texts, offers)
    state = "loaded" if loaded else "spent"
    inside = pen.use(f"undead-chamber-{state}", 64)
    if text == texts[0] and text in offers and not loaded:
        inside += f"<span{ghost([text])}>{pen.use('undead-chamber-loaded', 64)}</span>"
    if hits:
        inside += f'<u class="lit"{ghost(hits)}></u>'
    inside += f"<b>{chamber}</b>"
    key = "face-chamber-loaded" if loaded else "face-chamber-empty"
    css = "ch ld" if loaded else "ch"
    style = f"left:{x:.1f}%;top:{y:.1f}%"
    return pen.piece(text, offers, css, pen(key, chamber=chamber), inside, style=style)


def draw_purse(
    seat: int,
    purse: Sequence[int],
    wishes: Sequence[int],
    stash: int,
    slain: Sequence[int],
    offers: Offers,
    pen: Pen,
) -> str:
    cells = []
    for kind, (thing_name, texts) in enumerate(PURSE):
        plus = f"<em>+{wishes[kind]}</em>" if wishes and wishes[kind] else ""
        plural = {"coin": "coins", "bullet": "bullets"}.get(thing_name, thing_name)
        cells.append(
            pen.piece(
                first(texts, offers),
                offers,
                "pu",
                pen(f"face-{plural}", count=purse[kind]),
                f"{icon(thing_name, pen, 22)}<b>{purse[kind]}{plus}</b>",
            )
        )
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
            f"{pen.use(f'undead-undead-{read_box().undead[best].name}', 40, 'zd')}"
            f'<span class="uv">{icon("notoriety", pen, 13)}<b>{worth}</b></span>'
            f'<span class="cnt">×{len(slain)}</span></span>'
        )
    return (
        f'<div class="sth"><div class="pur" data-group="purse">{"".join(cells)}</div>'
        f'<span class="ms" role="img" aria-label="{pen("face-stash", count=stash)}">{men}</span>'
        f"{trophy}</div>"
    )


def draw_ranger(ranger: View, offers: Offers, pen: Pen) -> str:
    """The card of the Dead Ranger, when one plays alone."""
    side = "skull" if ranger["skull"] else "backfire"
    cells = []
    for chamber in CHAMBERS:
        loaded = chamber in ranger["chambers"]
        key = "face-chamber-loaded" if loaded else "face-chamber-empty"
        css = "rc ld" if loaded else "rc"
        name = pen(key, chamber=chamber)
        cells.append(pen.piece(f"break {chamber}", offers, css, name, f"<b>{chamber}</b>"))
    return (
        f'<div class="rg" role="group" aria-label="{pen("ranger")}">'
        f"{pen.use('undead-dead-ranger', 44, 'rp')}<div><p><b>{pen('ranger')}</b> "
        f'<span title="{pen(f"face-{side}-side")}">{icon(f"critical-{side}", pen, 16)}</span></p>'
        f'<div class="rcs" data-group="ranger">{"".join(cells)}</div></div></div>'
    )


# The page


def frame(put: Callable[[str], str], sight: Sight, pen: Pen) -> str:
    slots = [slot["slot"] for slot in sight.view["slots"]]
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
        f'aria-label="{pen("head-spaces")}"><ol data-group="spaces">{spaces}</ol></section></div>'
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
    "AnswerThreat": "shootout",
    "PayThreat": "shootout",
    "ShotCritical": "shootout",
    "BreakBullet": "shootout",
    "KeepShooting": "shootout",
    "UndeadCritical": "shootout",
    "LoadBullets": "loading",
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
    "give-notoriety": "n",
    "hire-for-coins": "c",
    "hire-for-notoriety": "n",
}
CHAMBERED: Final = ("load", "give", "spend", "strip", "break")
NUMBERED: Final = ("pick", "send", *CHAMBERED)


def keys(view: View, moves: Sequence[Move]) -> list[str]:
    """The number printed on a space or a chamber; else counted, where many can be pointed at."""
    free = [key for key in KEYS if key not in ("x", "0")]
    shown: list[str] = []
    for move in moves:
        if move.verb in LETTERS:
            shown.append(LETTERS[move.verb])
        elif move.verb in NUMBERED:
            shown.append(str(move.what))
        elif move.verb in ("wish", "earn"):
            shown.append(str(move.what + 1))
        elif move.verb == "buy" and view["step"] == "UseAbility":
            shown.append("")
        else:
            shown.append(free.pop(0) if free else "")
    return shown


def detail(view: View, move: Move) -> Phrase | None:
    """Which bullets would hit, or what a building is worth."""
    if move.verb in ("shoot", "fire"):
        player = view["players"][view["seat"]]
        card = int(move.what) if move.verb == "shoot" else under_fire(view)
        hits = [str(chamber) for chamber in weak_points(card) if chamber in player["chambers"]]
        if player["skull"]:
            hits.append("8")
        return Phrase("detail-hits", {"count": len(hits), "chambers": " ".join(hits)})
    if move.verb == "buy":
        worth = int(read_box().buildings[slot_of(view, int(move.what))["building"]].notoriety)
        return Phrase("detail-worth", {"worth": worth})
    return None


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
    return (
        None if alone else player["score"],
        die,
        player["standing"],
        (player["coins"], len(player["chambers"]), player["stash"]),
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
    badge = f'<span class="lawb">{icon("law", pen, 17)}{pen("face-law")}</span>' if law else ""
    row = (
        f'<span title="{pen("face-coins", count=coins)}">{icon("coin", pen, 16)}{coins}</span>'
        f'<span title="{pen("face-bullets", count=bullets)}">{icon("bullet", pen, 16)}'
        f'{bullets}</span><span class="ow" title="{pen("face-stash", count=stash)}">'
        f'{icon("outlaw", pen, 16)}{stash}</span><span title="{pen(f"face-{side}-side")}">'
        f"{icon(f'critical-{side}', pen, 16)}</span>{badge}"
    )
    if score is None:
        return PlayerCard(status=status, row=row)
    return PlayerCard(str(score), pen("face-points"), status, row)


PARTS: Final = [
    *[Part(f"slot-{number}", pick_slot(number), draw_slot) for number in range(SLOTS)],
    Part("street", pick_street, draw_street),
    Part("hill", pick_hill, draw_hill),
    *[Part(f"gun-{seat}", pick_gun(seat), draw_gun) for seat in range(SEATS)],
    *[Part(f"space-{number}", pick_space(number), draw_space) for number in range(HIGHEST + 1)],
]

FACE: Final = Face(
    parts=PARTS,
    frame=frame,
    phase=phase,
    keys=keys,
    detail=detail,
    brief=brief,
    card=card,
    draw_card=draw_player,
    jumps=(("acts", "jump-acts"), ("town", "jump-town"), ("gun", "jump-gun")),
    headlines=frozenset({"day-begins", "round-begins", "high-noon", "late-noon", "game-ends"}),
    minor=frozenset({"has-chosen", "rolls", "wears-law"}),
    poster="undead-building-saloon",
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
