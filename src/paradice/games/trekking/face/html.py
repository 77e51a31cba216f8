"""Trekking in the browser: the row of posters, the pocket watch, itineraries and treks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import cos, pi, sin
from typing import Any, Final

from paradice.core.contract import Move
from paradice.core.game import Phrase, View
from paradice.games.drawing import Face, Ghost, Part, Pen, PlayerCard, Sight, safe
from paradice.games.trekking.cards import TOKENS, gains_of, read_box, read_facts
from paradice.games.trekking.face.dates import draw_dates
from paradice.games.trekking.face.times import beside
from paradice.games.trekking.moves import ANCESTOR, COLUMNS, EMPTY, NOON, ROWS, SLOTS
from paradice.games.trekking.view import card_key
from paradice.games.words import signed

SEATS: Final = 4
ART: Final = {token: f"trekking-{token}" for token in TOKENS}
"""The drawing of each token."""
ROMAN: Final = ("I", "II", "III")


@cache
def bonuses() -> list[str]:
    return list(read_facts()[2].figure("slot-bonuses"))


def card_in(view: View, slot: int) -> int:
    card: int = view["row"][slot] if slot < SLOTS else ANCESTOR
    return card


# The row


def pick_row(sight: Sight) -> Any:
    view = sight.view
    return (view["row"], view["ancestors"], view["slot"])


def marks(sight: Sight) -> list[str]:
    """The cards that would end the viewer's own trek."""
    view = sight.view
    year = view["players"][sight.seat]["year"] if sight.seat >= 0 else None
    if year is None:
        return []
    cards = read_box().cards
    return [
        f"slot-{place}"
        for place, card in enumerate(view["row"])
        if card != EMPTY and cards[card].year < year
    ]


def draw_row(piece: Any, pen: Pen) -> str:
    row, ancestors, slot = piece
    cells = [draw_slot(place, card, slot, pen) for place, card in enumerate(row)]
    return (
        f'<div id="row" class="rowin" data-group="row"><ol class="row" data-queue>'
        f"{''.join(cells)}</ol>{keep_ancestor(ancestors, slot, pen)}</div>"
    )


def draw_slot(place: int, number: int, slot: int, pen: Pen) -> str:
    """A slot of the row with its card, and the bonus that hangs below it."""
    picked = place == slot
    return pen.keep(
        ("slot", place, number, picked),
        lambda: (
            f'<li class="slot" id="slot-{place}">{draw_card(number, place, picked, pen)}'
            f"{draw_corner(number, pen)}{draw_bonus(place, picked, pen)}</li>"
        ),
    )


def draw_corner(number: int, pen: Pen) -> str:
    """The folded edge of a card: its story is on the back."""
    if number == EMPTY:
        return ""
    told = pen("face-story-of", card=pen.words(card_key(number)))
    return (
        f'<a class="corner" href="/about/trekking/{read_box().cards[number].name}" '
        f'aria-label="{told}"></a>'
    )


def draw_bonus(place: int, picked: bool, pen: Pen) -> str:
    bonus = bonuses()[place]
    if bonus == "none":
        tip = label(pen.word("tip-slot-none"))
        return f'<span class="bonus"{tip}><em>{pen.word("no-bonus")}</em></span>'
    lit = " lit" if picked else ""
    tip = label(pen("tip-slot", gain=pen.words(f"token-{bonus}")))
    return (
        f'<span class="bonus{lit}" id="bonus-{place}"{tip}><i>+</i>'
        f"{pen.use(f'trekking-{bonus}', 22)}<em>{pen.word(f'token-{bonus}')}</em></span>"
    )


def draw_card(number: int, place: int, picked: bool, pen: Pen) -> str:
    text = f"take {place}"
    if number == EMPTY:
        return pen.piece(text, "card none", pen.word("card-none"), "")
    card = read_box().cards[number]
    gains = gains_of()[number]
    shown = signed(card.year)
    cut = f'<span class="cut">{pen.word("face-ends")}</span>'
    name = pen(
        "face-card",
        year=shown,
        card=pen.words(card_key(number)),
        hours=int(card.hours),
        gains=", ".join(pen.words(f"token-{gain}") for gain in gains) or "–",
    )
    icons = "".join(pen.use(f"trekking-{gain}", 0) for gain in gains)
    inside = (
        f'<span class="pic" data-about="{card.name}">{poster(number, pen)}'
        f'<span class="day">{ROMAN[card.day]}</span>{cut}'
        f'</span><span class="yr">{shown}</span><span class="ti">'
        f'{pen.word(card_key(number))}</span><span class="ft"><span class="hr">'
        f"{pen.use(f'trekking-hours-{card.hours}', 0)}"
        f"<b>{pen('hours', hours=int(card.hours))}</b></span>"
        f'<span class="gn">{icons}</span></span>'
    )
    style = f"view-transition-name:card-{number}"
    return pen.piece(text, "card", name, inside, picked=picked, style=style)


def poster(number: int, pen: Pen) -> str:
    return (
        f'<svg viewBox="0 0 120 92" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<use href="{pen.address(picture_of(read_box().cards[number].name))}"/></svg>'
    )


def picture_of(thing: str) -> str:
    """The scene of a card by its id: a file of its own in ``scenes``, sent when it is in sight."""
    return f"trekking-scene-{thing}"


def keep_ancestor(left: int, slot: int, pen: Pen) -> str:
    picked = slot == SLOTS
    return pen.keep(("ancestor", left, picked), lambda: draw_ancestor(left, slot, pen))


def draw_ancestor(left: int, slot: int, pen: Pen) -> str:
    hours = int(read_box().cards[ANCESTOR].hours)
    count = pen("ancestors", count=left)
    icons = "".join(pen.use(f"trekking-{gain}", 0) for gain in gains_of()[ANCESTOR])
    inside = (
        f'<span class="pic">{poster(ANCESTOR, pen)}</span><span class="yr">'
        f'{pen.word("face-ancestor")}</span><span class="ti">'
        f'{pen.word("face-ancestor-about")}<span class="few"> {count}</span></span>'
        f'<span class="ft"><span class="hr">'
        f"{pen.use(f'trekking-hours-{hours}', 0)}"
        f'<b>{pen("hours", hours=hours)}</b></span><span class="gn">{icons}</span></span>'
    )
    name = f"{pen.word('face-ancestor')}. {pen.word('face-ancestor-about')} {count}"
    card = pen.piece("visit", "card", name, inside, picked=slot == SLOTS)
    tab = f'<span class="bonus"><em>{count}</em></span>'
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
    watches = [(player["hour"], player["arrival"]) for player in view["players"]]
    return (watches, trail[-1] if trail else None)


def draw_clock(piece: Any, pen: Pen) -> str:
    """What moves on the dial: the watches, and the trail of the latest."""
    watches, trail = piece
    marks = ""
    if trail is not None:
        marks = draw_trail(trail["hour"] - trail["hours"], trail["hour"], trail["seat"])
    stacks: dict[int, int] = {}
    pieces = []
    order = sorted((arrival, other) for other, (_, arrival) in enumerate(watches))
    for _, other in order:
        hour: int = watches[other][0]
        height = stacks.get(hour, 0)
        stacks[hour] = height + 1
        pieces.append(
            f'<span class="wt" style="{watch_place(hour, height)}'
            f'view-transition-name:watch-{other}" data-turn="{hour}" role="img" aria-label="'
            f'{pen.name(other)}: {pen("hour", hour=hour or 12)}">'
            f"{pen.avatar(other, 36)}</span>"
        )
    return (
        f'<div id="watches" class="watches" data-pivot="50 54.55"><svg class="dial" '
        'viewBox="-2 -30 304 330" '
        f'aria-hidden="true">{marks}</svg>{"".join(pieces)}'
        f'<p class="lg">{last_badge(trail, pen)}</p></div>'
    )


@cache
def watch_place(hour: int, height: int) -> str:
    """Where a watch lies that has so many others below it."""
    x, y = spot(hour, 82)
    x, y = x - 9 * height, y - 11 * height
    return f"left:{(x + 2) / 3.04:.2f}%;top:{(y + 30) / 3.3:.2f}%;"


def draw_hub(day: int, pen: Pen) -> str:
    """The middle of the clock, and the way a watch would go."""
    bonus = int(read_box().punctuality)
    return (
        '<svg id="hub" class="dial over" viewBox="-2 -30 304 330" aria-hidden="true">'
        f'<g data-tip="{pen("tip-noon", points=bonus)}"><circle class="hub" cx="150" cy="150" '
        'r="58"/><circle class="hub2" cx="150" cy="150" '
        f'r="53"/><text class="dayname" x="150" y="141">{pen("face-day", day=ROMAN[day])}</text>'
        f'<text class="note" x="150" y="160">{pen.word("face-on-noon")}</text>'
        f'<text class="plus" x="150" y="179">{pen("face-plus", points=bonus)}</text></g>'
        '<circle class="way way2" id="way-2" cx="150" cy="150" r="82" pathLength="12"/>'
        '<circle class="way" id="way" cx="150" cy="150" r="82" pathLength="12"/>'
        '<g class="arrive" id="arrive"><circle class="wghost" cx="150" cy="68" r="17"/></g></svg>'
    )


@cache
def draw_trail(start: int, end: int, seat: int) -> str:
    """Where the latest watch came from: a hollow start, dots, an arrow."""
    x, y = spot(start, 105)
    u, v = spot(end - 0.12, 105)
    turn = (end - 0.12) * 30
    return (
        f'<g style="--pc:var(--p{seat + 1})"><path class="trail" '
        f'd="{arc(start, end, 105)}"/><circle class="from" cx="{x:.1f}" cy="{y:.1f}" r="5.500"/>'
        f'<path class="head" d="M-6 -5L6 0L-6 5z" transform="translate({u:.1f} {v:.1f}) '
        f'rotate({turn:.0f})"/></g>'
    )


def last_badge(trail: View | None, pen: Pen) -> str:
    if trail is None:
        return ""
    start = trail["hour"] - trail["hours"] or 12
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
        self.cells.append((line, column, ART[token]))
        self.pay(int(sheet.pays[column * ROWS + place]))
        bonus = int(sheet.bonus[line])
        if bonus != 0 and all(
            self.filled[other] >= sheet.need[line * COLUMNS + other] for other in range(COLUMNS)
        ):
            self.pay(bonus)

    def take(self, card: int, slot: int) -> None:
        """Receive what a card and its slot give, jokers left aside."""
        for gain in gains_of()[card]:
            self.gain(gain)
        if slot < SLOTS and bonuses()[slot] != "none":
            self.gain(bonuses()[slot])

    def sum(self) -> str:
        """Points, crystals and lost tokens in signs every language reads."""
        words = [f"+{self.points}"] if self.points else []
        if self.crystals:
            words.append(f"◆{self.crystals}")
        if self.lost:
            words.append(f"✕{self.lost}")
        return "  ".join(words)

    def pay(self, icon: int) -> None:
        if icon < 0:
            self.crystals += 1
        else:
            self.points += icon


def pick_sheet(seat: int) -> Callable[[Sight], Any]:
    def pick(sight: Sight) -> Any:
        view = sight.view
        if seat >= len(view["players"]):
            return None
        player = view["players"][seat]
        placing = view["step"] == "PlaceJoker" and seat in view["deciders"]
        return (
            seat,
            player["worn"][view["day"]],
            player["filled"],
            view["jokers"] if placing else 0,
        )

    return pick


# What a move would do


def ghosts(sight: Sight) -> dict[str, list[Ghost]]:
    """Where the watch would arrive, which spaces be filled, how the trek would grow."""
    view, seat = sight.view, sight.seat
    if seat < 0 or not sight.offers or view["step"] == "ChooseItinerary":
        return {}
    player = view["players"][seat]
    sheet: int = player["worn"][view["day"]]
    filled: list[int] = player["filled"]
    length = len(player["treks"][-1]) if player["treks"] else 0
    hour: int = player["hour"]
    year: int | None = player["year"]
    cells = CELLS[seat]
    cards = read_box().cards
    told: dict[str, list[Ghost]] = {}
    for text, offer in sight.offers.items():
        if not offer.is_legal:
            continue
        move = offer.move
        forecast = Forecast(sheet, filled)
        hours = hours_of(view, move)
        shown: list[Ghost] = []
        if hours:
            slot: int = view["slot"]
            if move.verb != "spend":
                slot = int(move.what) if move.what >= 0 else int(SLOTS)
            card = card_in(view, slot)
            forecast.take(card, slot)
            ends = card != ANCESTOR and year is not None and cards[card].year < year
            shown += ways(hour, min(hour + hours, int(NOON)))
            shown.append((f"pays-{seat}-{1 if ends else min(length + 1, 10)}", "", "", ""))
            if slot < SLOTS:
                shown.append((f"bonus-{slot}", "", "", ""))
        else:
            forecast.place(int(move.what), "wild")
        for line, column, token in forecast.cells:
            shown.append((cells[line * COLUMNS + column], token, "", ""))
        if total := forecast.sum():
            shown.append((f"sum-{seat}", "", total, ""))
        told[text] = shown
    return told


@cache
def ways(start: int, end: int) -> list[Ghost]:
    """The way of a watch around the dial, and where it arrives; not to be changed."""
    way = f"--from:{start};--hours:{end - start};--to:{end}"
    return [("way", "", "", way), ("way-2", "", "", way), ("arrive", "", "", way)]


CELLS: Final = [
    [f"cell-{seat}-{line}-{column}" for line in range(ROWS) for column in range(COLUMNS)]
    for seat in range(SEATS)
]
"""The spaces of each sheet, by name."""


def draw_sheet(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    seat, sheet, filled, jokers = piece
    title = pen("face-itinerary-of", name=bare(pen, seat))
    shown = pen.whose(pen.word("face-your-itinerary"), title)
    if sheet == EMPTY:
        inside = f'<p class="empty">{pen.word("face-no-itinerary")}</p>'
    else:
        grid = draw_grid(sheet, filled, seat, jokers > 0, pen)
        inside = f'<div class="ig" data-group="sheet">{grid}</div>'
    note = f'<small class="prev">{pen("face-jokers", count=jokers)}</small>' if jokers else ""
    return (
        f'<section id="sheet-{seat}" class="box iti mat" data-seat="{seat}" aria-label="{title}">'
        f'<h2 class="pt">{shown} <small class="prev" id="sum-{seat}" hidden></small>{note}</h2>'
        f"{inside}</section>"
    )


def draw_grid(sheet: int, filled: Sequence[int], seat: int, placing: bool, pen: Pen) -> str:
    """The spaces of a sheet; where a joker waits, the next of each column can be pointed at."""
    need = read_box().itineraries[sheet].need
    lines = [pen.keep("sheet-heads", lambda: draw_heads(pen))]
    for line in range(ROWS):
        places = [int(need[line * COLUMNS + column]) - 1 for column in range(COLUMNS)]
        if max(places) >= 0:
            lines.append(keep_line(sheet, line, places, filled, seat, placing, pen))
    return "".join(lines)


def keep_line(
    sheet: int,
    line: int,
    places: Sequence[int],
    filled: Sequence[int],
    seat: int,
    placing: bool,
    pen: Pen,
) -> str:
    """A line of a sheet: which of its spaces are full, and which can be pointed at."""
    full = next_up = 0
    for column, place in enumerate(places):
        if place < filled[column]:
            full |= 1 << column
        elif placing and place == filled[column]:
            next_up |= 1 << column
    return pen.keep(
        ("line", sheet, line, seat, full, next_up),
        lambda: draw_line(sheet, line, places, seat, full, next_up, pen),
    )


def draw_line(
    sheet: int, line: int, places: Sequence[int], seat: int, full: int, next_up: int, pen: Pen
) -> str:
    told = read_box().itineraries[sheet]
    bonus = int(told.bonus[line])
    last = max(column for column, place in enumerate(places) if place >= 0)
    cells = []
    for column, place in enumerate(places):
        if place < 0:
            css = "ic void link" if bonus and column > last else "ic void"
            cells.append(f'<span class="{css}"></span>')
        elif (full >> column) & 1 == 1:
            land = f' data-land="{seat}-{sheet}-{line}-{column}"' if seat >= 0 else ""
            token = pen.use(f"trekking-{TOKENS[column]}", 0)
            tip = label(pen("tip-full", column=name_of(column, pen))) if seat >= 0 else ""
            cells.append(f'<span class="ic full"{land}{tip}>{token}</span>')
        else:
            pays = int(told.pays[column * ROWS + place])
            mark = f' id="cell-{seat}-{line}-{column}"' if seat >= 0 else ""
            if (next_up >> column) & 1 == 1:
                name = pen("move-place", column=name_of(column, pen))
                cell = f'<span class="ic"{mark}>{icon(pays, pen)}</span>'
                cell = pen.piece(f"place {column}", "ic-b", name, cell)
            else:
                tip = label(tell_space(pays, column, pen)) if seat >= 0 else ""
                cell = f'<span class="ic"{mark}{tip}>{icon(pays, pen)}</span>'
            cells.append(cell)
    win = " win" if bonus and full == (1 << COLUMNS) - 1 else ""
    tip = ""
    if bonus and seat >= 0:
        tip = label(pen("tip-row", points=bonus) if bonus > 0 else pen.word("tip-row-crystal"))
    cells.append(f'<span class="ir{win}"{tip}>{icon(bonus, pen)}</span>')
    return "".join(cells)


def label(told: str) -> str:
    """What a drawing is, for who listens and for who touches it."""
    return f' role="img" aria-label="{told}"'


def name_of(column: int, pen: Pen) -> str:
    return pen.words(f"token-{TOKENS[column]}")


def tell_space(pays: int, column: int, pen: Pen) -> str:
    """What a free space is, and what it pays."""
    if pays > 0:
        return pen("tip-space", column=name_of(column, pen), points=pays)
    key = "tip-space-crystal" if pays < 0 else "tip-space-plain"
    return pen(key, column=name_of(column, pen))


def draw_heads(pen: Pen) -> str:
    heads = "".join(
        f'<span class="ih">{pen.use(f"trekking-{token}", 26)}'
        f"<em>{pen.word(f'token-{token}')}</em></span>"
        for token in TOKENS[:COLUMNS]
    )
    return f'{heads}<span class="ih"><em>{pen.word("face-row")}</em></span>'


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
        busy = view["step"] in ("SpendCrystals", "PlaceJoker") and seat in view["deciders"]
        picked = card_in(view, view["slot"]) if busy and view["slot"] >= 0 else EMPTY
        saving = busy and view["step"] == "SpendCrystals"
        crystals = player["crystals"]
        return (seat, player["treks"], crystals, player["year"], picked, saving)

    return pick


def draw_treks(piece: Any, pen: Pen) -> str:
    if piece is None:
        return ""
    seat, treks, crystals, year, picked, saving = piece
    current: list[int] = treks[-1] if treks else []
    box = read_box()
    length = len(current)
    points = box.points_of_trek(length)
    title = pen("face-trek-of", name=bare(pen, seat))
    whose = pen.whose(pen.word("face-your-trek"), title)
    worth = pen.words("points", points=int(points))
    told = pen("face-trek-pays", length=length, points=worth) if length else ""
    shown = fan_of(current)
    count = len(shown) + (1 if picked != EMPTY else 0)
    rows = [keep_fan(place, card, inherited, pen) for place, (card, inherited) in enumerate(shown)]
    if picked != EMPTY:
        rows.append(draw_next(len(shown), picked, year, pen))
    if not rows:
        rows.append(f'<li class="no">{pen("face-no-trek")}</li>')
    done = ""
    if len(treks) > 1:
        paid = sum(box.points_of_trek(len(trek)) for trek in treks[:-1])
        cards = sum(len(trek) for trek in treks[:-1])
        done = (
            f'<div class="done"><span class="pile"><i></i><b>{safe(signed(int(paid)))}</b></span>'
            f"<small>{pen('face-finished', treks=len(treks) - 1, cards=cards)}</small></div>"
        )
    return (
        f'<section id="treks-{seat}" class="box trk mat" data-seat="{seat}" aria-label="{title}" '
        "data-tells>"
        f'<h2 class="pt">{whose} <small>{told}</small></h2><div class="tw">'
        f'<ol class="fan" style="--n:{max(1, count - 1)}">{"".join(rows)}</ol><div class="ts">'
        f"{keep_crystals(crystals, saving, pen)}{done}</div></div>"
        f"{draw_points(seat, length, pen)}</section>"
    )


def fan_of(cards: Sequence[int]) -> list[tuple[int, int]]:
    """The cards of a trek, each with its year; an ancestor takes the year before it."""
    year = 0
    shown = []
    for card in cards:
        if card != ANCESTOR:
            year = int(read_box().cards[card].year)
        shown.append((card, year))
    return shown


def keep_fan(place: int, card: int, year: int, pen: Pen) -> str:
    return pen.keep(("fan", place, card, year), lambda: draw_fan(place, card, year, pen))


def draw_fan(place: int, card: int, year: int, pen: Pen) -> str:
    gain = gains_of()[card]
    art = pen.use(f"trekking-{gain[0]}", 18) if gain else ""
    if card == ANCESTOR:
        return (
            f'<li class="an" style="--i:{place}" data-tip="{pen.word("face-ancestor-about")}">'
            f"<b>({signed(year)})</b>"
            f"<span>{pen.word('face-ancestor')}</span>{art}</li>"
        )
    return (
        f'<li style="--i:{place};view-transition-name:card-{card}" '
        f'data-about="{read_box().cards[card].name}" '
        f'data-tip="{signed(year)} · {pen.word(card_key(card))}"><b>{signed(year)}</b>'
        f"<span>{pen.word(card_key(card))}</span>{art}</li>"
    )


def draw_next(place: int, card: int, year: int | None, pen: Pen) -> str:
    """The card as it would lie in the trek, or open another."""
    told = read_box().cards[card]
    when = safe(f"({signed(year or 0)})" if card == ANCESTOR else signed(int(told.year)))
    ends = card != ANCESTOR and year is not None and told.year < year
    word = pen.word("face-new-trek") if ends else pen.word("face-next")
    name = pen.word("face-ancestor") if card == ANCESTOR else pen.word(card_key(card))
    return f'<li class="nx" style="--i:{place}"><b>{when}</b><span>{name}</span><i>{word}</i></li>'


def keep_crystals(owned: int, saving: bool, pen: Pen) -> str:
    return pen.keep(("crystals", owned, saving), lambda: draw_crystals(owned, saving, pen))


def draw_crystals(owned: int, saving: bool, pen: Pen) -> str:
    """The reservoir; while hours are being saved, each crystal can be pointed at."""
    gems = []
    for number in range(1, owned + 1):
        gem = pen.use("trekking-crystal", 0)
        if saving and number < 6:
            name = pen("move-spend", crystals=number)
            gems.append(pen.piece(f"spend {number}", "c1", name, gem))
        else:
            gems.append(f'<span class="c1">{gem}</span>')
    if not gems:
        gems.append(f'<span class="c3">{pen.use("trekking-crystal-empty", 0)}</span>')
    return (
        f'<div class="cry"><small data-tip="{pen.word("tip-crystal")}">'
        f"{pen('crystals', crystals=owned)}</small>"
        f'<div class="cr" data-group="crystals">{"".join(gems)}</div></div>'
    )


def draw_points(seat: int, length: int, pen: Pen) -> str:
    """What a trek pays by its length; where it stands now is marked."""

    def draw() -> str:
        table = read_box().trek_points
        cells = []
        for number, points in enumerate(table, 1):
            css = ' class="cur"' if number == min(length, len(table)) else ""
            worth = pen.words("points", points=points)
            cells.append(
                f'<li{css} id="pays-{seat}-{number}" '
                f'data-tip="{pen("face-trek-pays", length=number, points=worth)}">'
                f"<i>{number}</i><b>{signed(points)}</b></li>"
            )
        return f'<ol class="tt" aria-label="{pen.word("face-trek-points")}">{"".join(cells)}</ol>'

    return pen.keep(("points", seat, min(length, 10)), draw)


# Night: the itineraries one holds


def pick_hand(sight: Sight) -> Any:
    view = sight.view
    if view["step"] != "ChooseItinerary" or sight.seat < 0:
        return None
    player = view["players"][sight.seat]
    return (player["hand"], player["choice"], view["day"])


def draw_hand(piece: Any, pen: Pen) -> str:
    if piece is None:
        return '<section id="hand" class="hand" hidden></section>'
    hand, choice, day = piece
    sheets = []
    for place, sheet in enumerate(hand):
        grid = draw_grid(sheet, [0] * COLUMNS, EMPTY, False, pen)
        name = pen("move-choose", itinerary=sheet + 1)
        inside = f'<b class="no">{sheet + 1}</b><span class="ig">{grid}</span>'
        sheets.append(pen.piece(f"choose {place}", "mini", name, inside, picked=place == choice))
    return (
        f'<section id="hand" class="box hand" aria-label="{pen.word("face-hand")}"><h2 class="pt">'
        f"{pen('prompt-ChooseItinerary', day=ROMAN[day])}</h2>"
        f'<div class="minis" data-group="hand">{"".join(sheets)}</div></section>'
    )


# The page


def frame(put: Callable[[str], str], sight: Sight, pen: Pen) -> str:
    seats = len(sight.view["players"])
    mats = "".join(put(f"sheet-{seat}") + put(f"treks-{seat}") for seat in range(seats))
    return (
        f'<section class="rowwrap" id="cards" aria-label="{pen.word("row")}">{put("row")}</section>'
        f'<section id="dates" aria-label="{pen.word("dates")}"></section>'
        '<div class="low" id="mats">'
        f'<section class="clk" id="clock" aria-label="{pen.word("head-clock")}">'
        f'<div class="dialbox">{dial()}{put("hub")}{put("watches")}</div></section>'
        f"{put('hand')}{mats}</div>"
    )


def phase(view: View) -> list[Phrase]:
    return phases(view["day"], view["step"] if view["result"] is None else "")


@cache
def phases(day: int, step: str) -> list[Phrase]:
    """The day, and the step while one is asked for; not to be changed."""
    if not step:
        return [Phrase("face-day", {"day": ROMAN[day]})]
    return [Phrase("phase-day", {"day": ROMAN[day]}), Phrase(f"phase-{step}")]


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
    """What becomes of the trek and where the watch arrives; what a Wild token or a sheet pays."""
    player = view["players"][view["seat"]]
    what = int(move.what)
    if move.verb == "place":
        return token_pays(player["worn"][view["day"]], tuple(player["filled"]), what)
    if move.verb == "choose":
        return sheet_pays(player["hand"][what])
    hours = hours_of(view, move)
    way = travel(hours, player["hour"] + hours)
    if move.verb == "spend":
        return way
    length = len(player["treks"][-1]) if player["treks"] else 0
    year: int | None = player["year"]
    card = card_in(view, what if what >= 0 else int(SLOTS))
    ends = card != ANCESTOR and year is not None and read_box().cards[card].year < year
    return trek_and_way(length, ends, way)


@cache
def travel(hours: int, hour: int) -> Phrase:
    """How long a move lasts, and where the watch arrives."""
    if hour > NOON:
        return Phrase("detail-beyond", {"hours": hours})
    if hour == NOON:
        points = int(read_box().punctuality)
        return Phrase("detail-noon", {"hours": hours, "points": points})
    return Phrase("detail-travel", {"hours": hours, "hour": hour})


@cache
def trek_and_way(length: int, ends: bool, way: Phrase) -> Phrase:
    """Whether a card makes the trek longer or ends it."""
    trek = Phrase("detail-grows", {"length": length + 1})
    if ends:
        paid = signed(int(read_box().points_of_trek(length)))
        trek = Phrase("detail-ends", {"length": length, "points": paid})
    return Phrase("detail-trek", {"trek": trek, "way": way})


@lru_cache(4_000)
def token_pays(sheet: int, filled: tuple[int, ...], column: int) -> Phrase:
    """What the next space of a column pays, with its row."""
    forecast = Forecast(sheet, filled)
    forecast.place(column, "wild")
    key = "detail-place-crystal" if forecast.crystals else "detail-place"
    return Phrase(key, {"points": forecast.points})


@cache
def sheet_pays(sheet: int) -> Phrase:
    """How many spaces an itinerary has, and what all of it pays."""
    told = read_box().itineraries[sheet]
    spaces = points = 0
    for height in told.height:
        spaces += int(height)
    for icon in told.pays:
        points += max(0, int(icon))
    for icon in told.bonus:
        points += max(0, int(icon))
    return Phrase("detail-choose", {"spaces": spaces, "points": points})


def brief(view: View, move: Move) -> Phrase | None:
    if move.verb == "take":
        return brief_of(view["row"][move.what])
    return ANCESTOR_ALONE if move.verb == "visit" else None


ANCESTOR_ALONE: Final = Phrase("face-ancestor")


@cache
def brief_of(card: int) -> Phrase:
    return Phrase("brief-take", {"year": signed(int(read_box().cards[card].year))})


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
        status = pen.word("face-locked") if chosen else pen.word("face-choosing")
    row = pen.keep(
        ("rail", crystals, hour, length, held),
        lambda: draw_stock(crystals, hour, length, held, pen),
    )
    return PlayerCard(str(score), pen.word("face-points"), status, row)


def draw_stock(crystals: int, hour: int, length: int, held: int, pen: Pen) -> str:
    points = safe(signed(int(read_box().points_of_trek(length))))
    worth = f'<b class="vp">{points}</b>' if length else ""
    return (
        f'<span title="{pen.word("token-crystal")}">{pen.use("trekking-crystal", 15)}{crystals}'
        f"</span>"
        f'<span title="{pen.word("watch")}">{pen.icon("pd-clock", 14)}{hour or 12}</span>'
        f'<span title="{pen.word("face-trek-worth")}">{pen.use("trekking-trek", 15)}{length} '
        f"{worth}</span>"
        f'<span class="long" title="{pen("itineraries-held", count=held)}">'
        f"{pen.use('trekking-itinerary-down', 15)}{held}</span>"
    )


PARTS: Final = [
    Part("row", pick_row, draw_row),
    Part("hub", lambda sight: sight.view["day"], draw_hub),
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
    ghosts=ghosts,
    marks=marks,
    card=card,
    draw_card=draw_player,
    jumps=(
        ("cards", "jump-cards"),
        ("clock", "jump-clock"),
        ("mats", "jump-mats"),
    ),
    glance=(
        ("jump-cards", "trekking-card-back", "1/1/6/13"),
        ("jump-clock", "trekking-hours-3", "6/1/13/5"),
        ("jump-mats", "trekking-itinerary", "6/5/13/9"),
        ("face-your-trek", "trekking-trek", "6/9/13/13"),
    ),
    shown={
        2: [
            ("trekking-card-back", "head-card"),
            ("trekking-itinerary-down", "face-your-itinerary"),
            ("trekking-crystal", "token-crystal"),
        ],
        3: [
            ("trekking-person", "token-person"),
            ("trekking-event", "token-event"),
            ("trekking-innovation", "token-innovation"),
            ("trekking-progress", "token-progress"),
            ("trekking-wild", "token-wild"),
            ("trekking-crystal", "token-crystal"),
            ("trekking-hours-3", "head-hours"),
        ],
        5: [("trekking-trek", "face-your-trek"), ("trekking-points", "head-points")],
    },
    moments=frozenset({"scores-row", "closes"}),
    headlines=frozenset({"day-begins", "game-ends"}),
    minor=frozenset({"appears", "continues"}),
    poster="trekking-scene-marco-polos-silk-road",
    minutes=45,
    hard=2,
    age=10,
    picture=picture_of,
    beside=beside,
    dates=draw_dates,
    tales=frozenset({"takes"}),
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
