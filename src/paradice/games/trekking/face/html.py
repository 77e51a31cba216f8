"""Trekking in the browser: the row of posters, the pocket watch, itineraries and treks."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any, Final

from paradice.core.contract import Move
from paradice.core.game import Phrase, View
from paradice.games.drawing import Face, Part, Pen, PlayerCard, Sight
from paradice.games.room import room
from paradice.games.trekking.cards import TOKENS, read_box, read_facts
from paradice.games.trekking.table import ANCESTOR, COLUMNS, EMPTY, NOON, ROWS, SLOTS
from paradice.games.trekking.view import card_key

SEATS: Final = 4
ROMAN: Final = ("I", "II", "III")
Offers = Mapping[str, tuple[str, str]]


@cache
def scenes() -> list[str]:
    """The poster of each card, the ancestor last."""
    told = tomllib.loads(room("trekking").joinpath("face", "scenes.toml").read_text("utf-8"))
    return [told["cards"][str(number + 1)] for number in range(ANCESTOR)] + [told["ancestor"]]


@cache
def gains_of() -> list[list[str]]:
    """What each card gives, the ancestor last."""
    return [row["gains"] for row in read_facts()[0].kinds["card"]] + [["wild"]]


@cache
def bonuses() -> list[str]:
    return list(read_facts()[2].figure("slot-bonuses"))


def tell_year(year: int) -> str:
    """A year with a true minus sign."""
    return f"−{-year}" if year < 0 else str(year)


def card_in(view: View, slot: int) -> int:
    card: int = view["row"][slot] if slot < SLOTS else ANCESTOR
    return card


def ghost(moves: Sequence[str]) -> str:
    """Mark something as shown only while one of these moves is hovered or focused."""
    return f' data-ghost="{" ".join(move.replace(" ", "-") for move in moves)}"'


# The row


def pick_row(sight: Sight) -> Any:
    view = sight.view
    year = view["players"][sight.seat]["year"] if sight.seat >= 0 else None
    return (
        view["row"],
        view["ancestors"],
        view["slot"],
        year,
        sight.offered("take", "visit"),
    )


def draw_row(piece: Any, pen: Pen) -> str:
    row, ancestors, slot, year, offers = piece
    cells = [draw_slot(place, card, slot, year, offers, pen) for place, card in enumerate(row)]
    return (
        f'<div id="row" class="rowin" data-group="row"><ol class="row">{"".join(cells)}</ol>'
        f"{draw_ancestor(ancestors, slot, offers, pen)}</div>"
    )


def draw_slot(
    place: int, number: int, slot: int, year: int | None, offers: Offers, pen: Pen
) -> str:
    bonus = bonuses()[place]
    if bonus == "none":
        tab = f'<span class="bonus"><em>{pen("no-bonus")}</em></span>'
    else:
        lit = " lit" if place == slot else ""
        tab = (
            f'<span class="bonus{lit}" data-lit="take-{place}"><i>+</i>'
            f"{pen.use(f'trekking-{bonus}', 22)}<em>{pen(f'token-{bonus}')}</em></span>"
        )
    text = f"take {place}"
    if number == EMPTY:
        card = pen.piece(text, offers, "card none", pen("card-none"), "")
    else:
        card = draw_card(number, text, slot == place, year, offers, pen)
    return f'<li class="slot">{card}{tab}</li>'


def draw_card(
    number: int, text: str, picked: bool, year: int | None, offers: Offers, pen: Pen
) -> str:
    card = read_box().cards[number]
    gains = gains_of()[number]
    title = pen(card_key(number))
    shown = tell_year(card.year)
    ends = year is not None and card.year < year
    cut = f'<span class="cut">{pen("face-ends")}</span>' if ends else ""
    given = ", ".join(pen(f"token-{gain}") for gain in gains)
    name = pen(
        "face-card",
        year=shown,
        card=pen.words(card_key(number)),
        hours=int(card.hours),
        gains=", ".join(pen.words(f"token-{gain}") for gain in gains) or "–",
    )
    if ends:
        name = f"{name} {pen('ends-trek')}."
    icons = "".join(pen.use(f"trekking-{gain}", 21) for gain in gains)
    inside = (
        f'<span class="pic">{poster(number, pen)}<span class="day">{ROMAN[card.day]}</span>{cut}'
        f'</span><span class="yr">{shown}</span><span class="ti">{title}</span><span class="ft">'
        f'<span class="hr">{pen.use(f"trekking-hours-{card.hours}", 24)}'
        f"<b>{pen('hours', hours=int(card.hours))}</b></span>"
        f'<span class="gn" title="{given}">{icons}</span></span>'
    )
    style = f"view-transition-name:card-{number}"
    return pen.piece(text, offers, "card", name, inside, picked=picked, style=style)


def poster(number: int, pen: Pen) -> str:
    return (
        f'<svg viewBox="0 0 120 92" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<use href="{pen.sprite}#trekking-scene-{scenes()[number]}"/></svg>'
    )


def draw_ancestor(left: int, slot: int, offers: Offers, pen: Pen) -> str:
    hours = int(read_box().cards[ANCESTOR].hours)
    inside = (
        f'<span class="pic">{poster(ANCESTOR, pen)}</span><span class="yr">'
        f'{pen("face-ancestor")}</span><span class="ti">{pen("face-ancestor-about", left=left)}'
        f'</span><span class="ft"><span class="hr">{pen.use(f"trekking-hours-{hours}", 24)}'
        f'<b>{pen("hours", hours=hours)}</b></span><span class="gn">'
        f"{pen.use('trekking-wild', 21)}</span></span>"
    )
    name = f"{pen('face-ancestor')}. {pen('face-ancestor-about', left=left)}"
    card = pen.piece("visit", offers, "card", name, inside, picked=slot == SLOTS)
    tab = f'<span class="bonus"><em>{pen("face-no-slot")}</em></span>'
    return f'<div class="slot anc">{card}{tab}</div>'


# The clock: a square of 300 with its centre at 150 150, seen through -2 -30 304 330


def spot(hour: float, radius: float) -> tuple[float, float]:
    angle = hour * pi / 6
    return 150 + radius * sin(angle), 150 - radius * cos(angle)


@cache
def dial() -> str:
    """The watch itself: case, plate, ticks and numerals, the same for every table."""
    lines = []
    for minute in range(60):
        big = " big" if minute % 5 == 0 else ""
        x, y = spot(minute / 5, 136)
        u, v = spot(minute / 5, 127 if big else 131)
        lines.append(f'<path class="tk{big}" d="M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"/>')
    for hour in range(1, 13):
        x, y = spot(hour, 121)
        noon = hour == NOON
        if noon:
            lines.append(f'<circle class="noon" cx="{x:.1f}" cy="{y:.1f}" r="16"/>')
        css = "n n12" if noon else "n"
        lines.append(f'<text class="{css}" x="{x:.1f}" y="{y + 7:.1f}">{hour}</text>')
    stops = "".join(
        f'<circle class="stop" cx="{spot(hour, 82)[0]:.1f}" cy="{spot(hour, 82)[1]:.1f}" r="5"/>'
        for hour in range(12)
    )
    return (
        '<svg class="dial" viewBox="-2 -30 304 330" aria-hidden="true">'
        '<circle class="bow" cx="150" cy="-12" r="14"/>'
        '<rect class="crown" x="138" y="0" width="24" height="10" rx="2"/>'
        '<circle class="rim" cx="150" cy="150" r="149"/><circle class="rim2" cx="150" cy="150" '
        'r="142"/><circle class="plate" cx="150" cy="150" r="139"/>'
        f'{"".join(lines)}<circle class="ring" cx="150" cy="150" r="82"/>{stops}</svg>'
    )


def arc(start: int, end: int, radius: float) -> str:
    x, y = spot(start, radius)
    u, v = spot(end, radius)
    large = 1 if end - start > 6 else 0
    return f"M{x:.1f} {y:.1f}A{radius} {radius} 0 {large} 1 {u:.1f} {v:.1f}"


def arrivals(sight: Sight) -> dict[str, int]:
    """The hour at which each legal move would put the viewer's watch."""
    view = sight.view
    if sight.seat < 0 or not sight.offers:
        return {}
    hour = view["players"][sight.seat]["hour"]
    ends: dict[str, int] = {}
    for text, offer in sight.offers.items():
        if not offer.is_legal:
            continue
        move = offer.move
        hours = hours_of(view, move)
        if hours > 0:
            ends[text] = min(hour + hours, int(NOON))
    return ends


def hours_of(view: View, move: Move) -> int:
    """How long a move would last; 0 where it takes no time."""
    cards = read_box().cards
    if move.verb == "take":
        return int(cards[view["row"][move.what]].hours)
    if move.verb == "visit":
        return int(cards[ANCESTOR].hours)
    if move.verb == "spend":
        return int(cards[card_in(view, view["slot"])].hours - move.what)
    return 0


def pick_clock(sight: Sight) -> Any:
    view = sight.view
    trail = [event for event in sight.last if event["cue"] == "travels"]
    return (
        [(player["hour"], player["arrival"]) for player in view["players"]],
        view["day"],
        trail[-1] if trail else None,
        arrivals(sight),
        sight.seat,
    )


def draw_clock(piece: Any, pen: Pen) -> str:
    watches, day, trail, ends, seat = piece
    marks = []
    if trail is not None and trail["hour"] - trail["hours"] >= 0:
        marks.append(draw_trail(trail))
    if ends:
        start = watches[seat][0]
        for hour in sorted(set(ends.values())):
            moves = [text for text, end in ends.items() if end == hour]
            way = arc(start, hour, 82)
            x, y = spot(hour, 82)
            marks.append(
                f"<g{ghost(moves)}>"
                f'<path class="arc2" d="{way}"/><path class="arc" d="{way}"/>'
                f'<circle class="wghost" cx="{x:.1f}" cy="{y:.1f}" r="17"/><text class="ini" '
                f'style="--pc:var(--p{seat + 1})" x="{x:.1f}" y="{y + 6:.1f}">'
                f"{pen.initial(seat)}</text></g>"
            )
    bonus = read_box().punctuality
    hub = (
        '<circle class="hub" cx="150" cy="150" r="58"/><circle class="hub2" cx="150" cy="150" '
        f'r="53"/><text class="dayname" x="150" y="141">{pen("face-day", day=ROMAN[day])}</text>'
        f'<text class="note" x="150" y="160">{pen("face-on-noon")}</text>'
        f'<text class="plus" x="150" y="179">{pen("face-plus", points=int(bonus))}</text>'
    )
    stacks: dict[int, int] = {}
    pieces = []
    order = sorted(range(len(watches)), key=lambda other: watches[other][1])
    for other in order:
        hour = watches[other][0]
        place = hour % 12 if hour < NOON else 12
        height = stacks.get(place, 0)
        stacks[place] = height + 1
        x, y = spot(hour, 82)
        x, y = x - 9 * height, y - 11 * height
        pieces.append(
            f'<span class="wt" style="left:{(x + 2) / 3.04:.2f}%;top:{(y + 30) / 3.3:.2f}%;'
            f'view-transition-name:watch-{other}" role="img" aria-label="'
            f'{pen.name(other)}: {pen("hour", hour=hour or 12)}">{pen.avatar(other, 36)}</span>'
        )
    return (
        f'<div id="watches" class="watches"><svg class="dial" viewBox="-2 -30 304 330" '
        f'aria-hidden="true">{hub}{"".join(marks)}</svg>{"".join(pieces)}'
        f'<p class="lg">{last_badge(trail, pen)}</p></div>'
    )


def draw_trail(trail: View) -> str:
    """Where the latest watch came from: a hollow start, dots, an arrow."""
    start, end = trail["hour"] - trail["hours"], trail["hour"]
    x, y = spot(start, 105)
    u, v = spot(end - 0.12, 105)
    turn = (end - 0.12) * 30
    return (
        f'<g style="--pc:var(--p{trail["seat"] + 1})"><path class="trail" '
        f'd="{arc(start, end, 105)}"/><circle class="from" cx="{x:.1f}" cy="{y:.1f}" r="5.500"/>'
        f'<path class="head" d="M-6 -5L6 0L-6 5z" transform="translate({u:.1f} {v:.1f}) '
        f'rotate({turn:.0f})"/></g>'
    )


def last_badge(trail: View | None, pen: Pen) -> str:
    if trail is None:
        return ""
    start = max(0, trail["hour"] - trail["hours"]) or 12
    told = pen("face-last", name=pen.words.name(trail["seat"], pen.names), start=start,
               end=trail["hour"])  # fmt: skip
    return f'<span class="lastbadge">{pen.icon("pd-back", 12)}{told}</span>'


# The itinerary of a seat


class Forecast:
    """What tokens would do on a sheet: the spaces they fill, points and crystals, what is lost."""

    def __init__(self, sheet: int, filled: Sequence[int]) -> None:
        self.sheet: Final = read_box().itineraries[sheet]
        self.filled: Final = list(filled)
        self.cells: Final[list[tuple[int, int, str]]] = []
        self.points = 0
        self.crystals = 0
        self.lost = 0

    def gain(self, gain: str) -> None:
        if gain == "crystal":
            self.crystals += 1
        elif gain != "wild":
            self.place(TOKENS.index(gain), gain)

    def place(self, column: int, token: str) -> None:
        sheet = self.sheet
        place = self.filled[column]
        if place >= sheet.height[column]:
            self.lost += 1
            return
        self.filled[column] = place + 1
        line = int(sheet.line[column * ROWS + place])
        self.cells.append((line, column, token))
        self.pay(int(sheet.pays[column * ROWS + place]))
        bonus = int(sheet.bonus[line])
        if bonus != 0 and all(
            self.filled[other] >= sheet.need[line * COLUMNS + other] for other in range(COLUMNS)
        ):
            self.pay(bonus)

    def pay(self, icon: int) -> None:
        if icon < 0:
            self.crystals += 1
        else:
            self.points += icon


def forecast(view: View, seat: int, slot: int) -> Forecast:
    """What taking the card of a slot would do to the sheet of *seat*, jokers left aside."""
    player = view["players"][seat]
    told = Forecast(player["worn"][view["day"]], player["filled"])
    for gain in gains_of()[card_in(view, slot)]:
        told.gain(gain)
    if slot < SLOTS and bonuses()[slot] != "none":
        told.gain(bonuses()[slot])
    return told


def pick_sheet(seat: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        if seat >= len(view["players"]):
            return None
        player = view["players"][seat]
        sheet = player["worn"][view["day"]]
        previews: list[tuple[list[str], list[tuple[int, int, str]], int, int, int]] = []
        offers: Offers = {}
        if seat == sight.seat and sheet != EMPTY:
            offers = sight.offered("place")
            for text, told in foresee(sight, seat):
                previews.append((text, told.cells, told.points, told.crystals, told.lost))
        jokers = view["jokers"] if offers else 0
        return (seat, sheet, player["filled"], offers, previews, seat == sight.seat, jokers)

    return pick


def foresee(sight: Sight, seat: int) -> list[tuple[list[str], Forecast]]:
    """For each card one may take, or has picked, what it would bring."""
    view = sight.view
    if view["step"] == "TakeCard":
        return [
            ([text], forecast(view, seat, int(offer.move.what)))
            for text, offer in sight.offers.items()
            if offer.move.verb == "take" and offer.is_legal
        ]
    if view["step"] == "SpendCrystals" and sight.offers:
        moves = [text for text, offer in sight.offers.items() if offer.is_legal]
        return [(moves, forecast(view, seat, view["slot"]))]
    if view["step"] == "PlaceJoker" and sight.offers:
        shown = []
        player = view["players"][seat]
        for text, offer in sight.offers.items():
            if offer.is_legal:
                told = Forecast(player["worn"][view["day"]], player["filled"])
                told.place(int(offer.move.what), "wild")
                shown.append(([text], told))
        return shown
    return []


def draw_sheet(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    seat, sheet, filled, offers, previews, own, jokers = piece
    title = pen("face-your-itinerary") if own else pen("face-itinerary-of", name=bare(pen, seat))
    if sheet == EMPTY:
        return (
            f'<section id="sheet-{seat}" class="box iti mat" data-seat="{seat}">'
            f'<h2 class="pt">{title}</h2><p class="empty">{pen("face-no-itinerary")}</p></section>'
        )
    notes = ""
    ghosts: dict[tuple[int, int], list[tuple[str, list[str]]]] = {}
    for moves, cells, points, crystals, lost in previews:
        told = pen("face-preview", points=points, crystals=crystals, lost=lost)
        notes += f'<small class="prev"{ghost(moves)}>{told}</small>'
        for line, column, token in cells:
            ghosts.setdefault((line, column), []).append((token, moves))
    if jokers:
        notes += f'<small class="prev">{pen("face-jokers", count=jokers)}</small>'
    grid = draw_grid(sheet, filled, offers, ghosts, pen)
    return (
        f'<section id="sheet-{seat}" class="box iti mat" data-seat="{seat}" aria-label="{title}">'
        f'<h2 class="pt">{title} {notes}</h2><div class="ig" data-group="sheet">{grid}</div>'
        "</section>"
    )


def draw_grid(
    sheet: int,
    filled: Sequence[int],
    offers: Offers,
    ghosts: Mapping[tuple[int, int], Sequence[tuple[str, list[str]]]],
    pen: Pen,
) -> str:
    told = read_box().itineraries[sheet]
    cells = [
        f'<span class="ih">{pen.use(f"trekking-{token}", 26)}'
        f"<em>{pen(f'token-{token}')}</em></span>"
        for token in TOKENS[:COLUMNS]
    ]
    cells.append(f'<span class="ih"><em>{pen("face-row")}</em></span>')
    for line in range(ROWS):
        if not any(told.need[line * COLUMNS + column] for column in range(COLUMNS)):
            continue
        for column in range(COLUMNS):
            place = told.need[line * COLUMNS + column] - 1
            cells.append(draw_cell(told, line, column, int(place), filled, offers, ghosts, pen))
        bonus = told.bonus[line]
        full = all(
            filled[column] >= told.need[line * COLUMNS + column] for column in range(COLUMNS)
        )
        win = " win" if full and bonus else ""
        cells.append(f'<span class="ir{win}">{icon(int(bonus), pen)}</span>')
    return "".join(cells)


def draw_cell(
    told: Any,
    line: int,
    column: int,
    place: int,
    filled: Sequence[int],
    offers: Offers,
    ghosts: Mapping[tuple[int, int], Sequence[tuple[str, list[str]]]],
    pen: Pen,
) -> str:
    if place < 0:
        return '<span class="ic void"></span>'
    token = TOKENS[column]
    if place < filled[column]:
        return f'<span class="ic full">{pen.use(f"trekking-{token}", 31)}</span>'
    shown = "".join(
        f'<span class="gh"{ghost(moves)}>{pen.use(f"trekking-{kind}", 27)}</span>'
        for kind, moves in ghosts.get((line, column), ())
    )
    inside = icon(int(told.pays[column * ROWS + place]), pen) + shown
    text = f"place {column}"
    if text in offers and place == filled[column]:
        name = pen("move-place", column=pen.words(f"token-{token}"))
        return pen.piece(text, offers, "ic", name, inside)
    return f'<span class="ic">{inside}</span>'


def icon(pays: int, pen: Pen) -> str:
    """What a space or a full row pays."""
    if pays == 0:
        return ""
    return pen.use("trekking-crystal", 19) if pays < 0 else f'<b class="vp">{pays}</b>'


def bare(pen: Pen, seat: int) -> str:
    return pen.words.name(seat, pen.names)


# Treks and crystals of a seat


def pick_treks(seat: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        if seat >= len(view["players"]):
            return None
        player = view["players"][seat]
        own = seat == sight.seat
        nexts: list[tuple[list[str], int]] = []
        if own and view["step"] == "TakeCard":
            for text, offer in sight.offers.items():
                if offer.is_legal:
                    slot = int(offer.move.what) if offer.move.what >= 0 else int(SLOTS)
                    nexts.append(([text], card_in(view, slot)))
        picked = EMPTY
        if own and view["step"] in ("SpendCrystals", "PlaceJoker") and view["slot"] >= 0:
            picked = card_in(view, view["slot"])
        return (
            seat,
            player["treks"],
            player["crystals"],
            player["year"],
            sight.offered("spend") if own else {},
            nexts,
            picked,
            own,
        )

    return pick


def draw_treks(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    seat, treks, crystals, year, offers, nexts, picked, own = piece
    current: list[int] = treks[-1] if treks else []
    box = read_box()
    length = len(current)
    points = box.points_of_trek(length)
    title = pen("face-your-trek") if own else pen("face-trek-of", name=bare(pen, seat))
    told = pen("face-trek-pays", length=length, points=minus(int(points))) if length else ""
    shown = fan_of(current)
    extra = 1 if nexts or picked != EMPTY else 0
    count = len(shown) + extra
    step = min(32, (248 - 46) / max(1, count - 1))
    rows = [draw_fan(place, card, inherited, pen) for place, (card, inherited) in enumerate(shown)]
    for moves, card in nexts:
        rows.append(draw_next(len(shown), card, year, ghost(moves), pen))
    if picked != EMPTY:
        rows.append(draw_next(len(shown), picked, year, "", pen))
    done = ""
    if len(treks) > 1:
        paid = sum(box.points_of_trek(len(trek)) for trek in treks[:-1])
        cards = sum(len(trek) for trek in treks[:-1])
        done = (
            f'<div class="done"><span class="pile"><i></i><b>{minus(int(paid))}</b></span>'
            f"<small>{pen('face-finished', treks=len(treks) - 1, cards=cards)}</small></div>"
        )
    return (
        f'<section id="treks-{seat}" class="box trk mat" data-seat="{seat}" aria-label="{title}">'
        f'<h2 class="pt">{title} <small>{told}</small></h2><div class="tw">'
        f'<ol class="fan" style="--step:{step:.1f}px">{"".join(rows)}</ol><div class="ts">'
        f"{draw_crystals(crystals, offers, pen)}{done}</div></div>"
        f"{draw_points(length, year, nexts, picked, pen)}</section>"
    )


def minus(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def fan_of(cards: Sequence[int]) -> list[tuple[int, int]]:
    """The cards of a trek, each with its year; an ancestor takes the year before it."""
    year = 0
    shown = []
    for card in cards:
        if card != ANCESTOR:
            year = int(read_box().cards[card].year)
        shown.append((card, year))
    return shown


def draw_fan(place: int, card: int, year: int, pen: Pen) -> str:
    gain = gains_of()[card]
    art = pen.use(f"trekking-{gain[0]}", 18) if gain else ""
    if card == ANCESTOR:
        return (
            f'<li class="an" style="--i:{place}"><b>({tell_year(year)})</b>'
            f"<span>{pen('face-ancestor')}</span>{art}</li>"
        )
    return (
        f'<li style="--i:{place};view-transition-name:card-{card}"><b>{tell_year(year)}</b>'
        f"<span>{pen(card_key(card))}</span>{art}</li>"
    )


def draw_next(place: int, card: int, year: int | None, mark: str, pen: Pen) -> str:
    """The card as it would lie in the trek, or open another."""
    told = read_box().cards[card]
    when = f"({tell_year(year or 0)})" if card == ANCESTOR else tell_year(int(told.year))
    ends = card != ANCESTOR and year is not None and told.year < year
    word = pen("face-new-trek") if ends else pen("face-next")
    name = pen("face-ancestor") if card == ANCESTOR else pen(card_key(card))
    return (
        f'<li class="nx" style="--i:{place}"{mark}><b>{when}</b><span>{name}</span>'
        f"<i>{word}</i></li>"
    )


def draw_crystals(owned: int, offers: Offers, pen: Pen) -> str:
    """The reservoir; while an hour is being saved, each crystal is a choice."""
    gems = []
    for number in range(1, max(owned, 1) + 1):
        text = f"spend {number}"
        if number > owned:
            gems.append(f'<span class="c3">{pen.use("trekking-crystal-empty", 34)}</span>')
        elif text in offers:
            name = pen("move-spend", crystals=number)
            gems.append(pen.piece(text, offers, "c1", name, pen.use("trekking-crystal", 34)))
        else:
            gems.append(f'<span class="c1">{pen.use("trekking-crystal", 34)}</span>')
    return (
        f'<div class="cry"><small>{pen("crystals", crystals=owned)}</small>'
        f'<div class="cr" data-group="crystals">{"".join(gems)}</div></div>'
    )


def draw_points(
    length: int, year: int | None, nexts: Sequence[tuple[list[str], int]], picked: int, pen: Pen
) -> str:
    """What a trek pays by its length: now, and after the card one looks at."""
    grows: list[str] = []
    opens: list[str] = []
    for moves, card in nexts:
        ends = card != ANCESTOR and year is not None and read_box().cards[card].year < year
        (opens if ends else grows).extend(moves)
    cells = []
    table = read_box().trek_points
    for number, points in enumerate(table, 1):
        css = "cur" if number == min(length, len(table)) else ""
        lit = ""
        if number == length + 1 and grows:
            lit = f'<u class="nxt"{ghost(grows)}></u>'
        elif number == 1 and opens:
            lit = f'<u class="nxt"{ghost(opens)}></u>'
        cells.append(f'<li class="{css}">{lit}<i>{number}</i><b>{minus(points)}</b></li>')
    return f'<ol class="tt" aria-label="{pen("face-trek-points")}">{"".join(cells)}</ol>'


# Night: the itineraries one holds


def pick_hand(sight: Sight) -> Any:
    view = sight.view
    if view["step"] != "ChooseItinerary" or sight.seat < 0:
        return None
    player = view["players"][sight.seat]
    return (player["hand"], player["choice"], sight.offered("choose"), view["day"])


def draw_hand(piece: Any, pen: Pen) -> str:
    if piece is None:
        return '<section id="hand" class="hand" hidden></section>'
    hand, choice, offers, day = piece
    sheets = []
    for place, sheet in enumerate(hand):
        grid = draw_grid(sheet, [0] * COLUMNS, {}, {}, pen)
        name = pen("move-choose", itinerary=sheet + 1)
        inside = f'<b class="no">{sheet + 1}</b><span class="ig">{grid}</span>'
        sheets.append(
            pen.piece(f"choose {place}", offers, "mini", name, inside, picked=place == choice)
        )
    return (
        f'<section id="hand" class="box hand" aria-label="{pen("face-hand")}"><h2 class="pt">'
        f"{pen('prompt-ChooseItinerary', day=day + 1)}</h2>"
        f'<div class="minis" data-group="hand">{"".join(sheets)}</div></section>'
    )


# The page


def frame(put: Callable[[str], str], sight: Sight, pen: Pen) -> str:
    seats = len(sight.view["players"])
    mats = "".join(put(f"sheet-{seat}") + put(f"treks-{seat}") for seat in range(seats))
    return (
        f'<section class="rowwrap" id="cards" aria-label="{pen("row")}">{put("row")}</section>'
        '<div class="low" id="mats">'
        f'<section class="clk" id="clock" aria-label="{pen("head-clock")}">'
        f'<div class="dialbox">{dial()}{put("watches")}</div></section>{put("hand")}{mats}</div>'
    )


def phase(view: View) -> list[Phrase]:
    if view["result"] is not None:
        return [Phrase("face-day", {"day": ROMAN[view["day"]]})]
    return [
        Phrase("phase-day", {"day": ROMAN[view["day"]]}),
        Phrase(f"phase-{view['step']}"),
    ]


def keys(view: View, moves: Sequence[Move]) -> list[str]:
    """The number printed on the piece: slots from 1, columns from 1, crystals as many as spent."""
    shown = []
    for move in moves:
        if move.verb == "visit":
            shown.append("a")
        elif move.verb == "spend":
            shown.append(str(move.what))
        else:
            shown.append(str(move.what + 1))
    return shown


def detail(view: View, move: Move) -> Phrase | None:
    """How long it lasts, and where the watch arrives."""
    hours = hours_of(view, move)
    if hours == 0:
        return None
    hour = view["players"][view["seat"]]["hour"] + hours
    key = "detail-beyond" if hour > NOON else "detail-noon" if hour == NOON else "detail-travel"
    return Phrase(key, {"hours": hours, "hour": hour})


def brief(view: View, move: Move) -> Phrase | None:
    if move.verb == "take":
        year = int(read_box().cards[view["row"][move.what]].year)
        return Phrase("brief-take", {"year": tell_year(year)})
    return Phrase("face-ancestor") if move.verb == "visit" else None


def card(view: View, seat: int) -> Any:
    player = view["players"][seat]
    length = len(player["treks"][-1]) if player["treks"] else 0
    night = view["step"] == "ChooseItinerary"
    return (
        player["score"],
        player["crystals"],
        player["hour"],
        length,
        player["held"],
        player["has_chosen"] if night else None,
    )


def draw_player(piece: Any, pen: Pen) -> PlayerCard:
    score, crystals, hour, length, held, chosen = piece
    if chosen is None:
        status = pen("face-at", hour=hour or 12)
    else:
        status = pen("face-locked") if chosen else pen("face-choosing")
    row = (
        f'<span title="{pen("token-crystal")}">{pen.use("trekking-crystal", 15)}{crystals}</span>'
        f'<span title="{pen("watch")}">{pen.icon("pd-clock", 14)}{hour or 12}</span>'
        f'<span title="{pen("trek")}">{pen.use("trekking-trek", 15)}{length}</span>'
        f'<span title="{pen("itineraries-held", count=held)}">'
        f"{pen.use('trekking-itinerary-down', 15)}{held}</span>"
    )
    return PlayerCard(str(score), pen("face-points"), status, row)


PARTS: Final = [
    Part("row", pick_row, draw_row),
    Part("watches", pick_clock, draw_clock),
    Part("hand", pick_hand, draw_hand),
    *[Part(f"sheet-{seat}", pick_sheet(seat), draw_sheet) for seat in range(SEATS)],
    *[Part(f"treks-{seat}", pick_treks(seat), draw_treks) for seat in range(SEATS)],
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
    jumps=(
        ("cards", "jump-cards"),
        ("clock", "jump-clock"),
        ("mats", "jump-mats"),
    ),
    headlines=frozenset({"day-begins", "game-ends"}),
    minor=frozenset({"appears", "continues"}),
    poster="trekking-scene-lighthouse",
    sounds={
        "takes": "paper",
        "visits": "paper",
        "travels": "clock",
        "is-punctual": "chime",
        "scores-row": "chime",
        "loses": "fall",
        "day-begins": "paper",
        "has-chosen": "tick",
        "game-ends": "chime",
    },
)
