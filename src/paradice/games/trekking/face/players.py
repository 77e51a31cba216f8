"""What each player of Trekking has: itinerary, treks, and the card in the rail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from paradice.core.view import step_of
from paradice.faces.face import PlayerCard, Sight
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.trekking.cards import gains_of, read_box
from paradice.games.trekking.face.pieces import bare, draw_grid
from paradice.games.trekking.face.turn import keep_crystals
from paradice.games.trekking.moves import ANCESTOR, EMPTY
from paradice.games.trekking.schema import TrekkingView
from paradice.games.trekking.view import (
    card_in,
    card_key,
    ends_trek,
    slot_asked,
)
from paradice.i18n.words import signed

# The itinerary


Sheet: TypeAlias = tuple[int, int, list[int], int]
"""Whose, which itinerary, how far its columns are filled, and the jokers to place."""


def pick_sheet(seat: int) -> Callable[[Sight[TrekkingView]], Sheet | None]:
    def pick(sight: Sight[TrekkingView]) -> Sheet | None:
        view = sight.view
        if seat >= len(view["players"]):
            return None
        player = view["players"][seat]
        placing = step_of(view["asked"]) == "PlaceJoker" and seat in view["deciders"]
        return (
            seat,
            player["worn"][view["day"]],
            player["filled"],
            view["jokers"] if placing else 0,
        )

    return pick


def draw_sheet(piece: Sheet | None, pen: Pen) -> Html:
    if piece is None:
        return Html("")
    seat, sheet, filled, jokers = piece
    title = pen("face-itinerary-of", name=bare(pen, seat))
    shown = pen.whose(pen.word("face-your-itinerary"), title)
    if sheet == EMPTY:
        inside = f'<p class="empty">{pen.word("face-no-itinerary")}</p>'
    else:
        grid = draw_grid(sheet, filled, seat, jokers > 0, pen)
        inside = f'<div class="ig" data-group="sheet">{grid}</div>'
    note = f'<small class="prev">{pen("face-jokers", count=jokers)}</small>' if jokers else ""
    return Html(
        f'<section id="sheet-{seat}" class="box iti mat" data-seat="{seat}" aria-label="{title}">'
        f'<h2 class="pt">{shown} <small class="prev" id="sum-{seat}" hidden></small>{note}</h2>'
        f"{inside}</section>"
    )


# The treks


Treks: TypeAlias = tuple[int, list[list[int]], int, int | None, int, bool]
"""Whose, the treks, crystals, the last year, the card being paid for, if hours can be saved."""


def pick_treks(seat: int) -> Callable[[Sight[TrekkingView]], Treks | None]:
    def pick(sight: Sight[TrekkingView]) -> Treks | None:
        view = sight.view
        if seat >= len(view["players"]):
            return None
        player = view["players"][seat]
        slot = slot_asked(view) if seat in view["deciders"] else int(EMPTY)
        picked = card_in(view, slot) if slot != EMPTY else int(EMPTY)
        saving = slot != EMPTY and step_of(view["asked"]) == "SpendCrystals"
        crystals = player["crystals"]
        return (seat, player["treks"], crystals, player["year"], picked, saving)

    return pick


def draw_treks(piece: Treks | None, pen: Pen) -> Html:
    if piece is None:
        return Html("")
    seat, treks, crystals, year, picked, saving = piece
    current = treks[-1] if treks else []
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
        rows.append(Html(f'<li class="no">{pen("face-no-trek")}</li>'))
    done = ""
    if len(treks) > 1:
        paid = sum(box.points_of_trek(len(trek)) for trek in treks[:-1])
        cards = sum(len(trek) for trek in treks[:-1])
        done = (
            f'<div class="done"><span class="pile"><i></i><b>{safe(signed(int(paid)))}</b></span>'
            f"<small>{pen('face-finished', treks=len(treks) - 1, cards=cards)}</small></div>"
        )
    return Html(
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


def keep_fan(place: int, card: int, year: int, pen: Pen) -> Html:
    return pen.keep(("fan", place, card, year), lambda: draw_fan(place, card, year, pen))


def draw_fan(place: int, card: int, year: int, pen: Pen) -> Html:
    gain = gains_of()[card]
    art = pen.use(f"trekking-{gain[0]}", 18) if gain else ""
    if card == ANCESTOR:
        return Html(
            f'<li class="an" style="--i:{place}" data-tip="{pen.word("face-ancestor-about")}">'
            f"<b>({signed(year)})</b>"
            f"<span>{pen.word('face-ancestor')}</span>{art}</li>"
        )
    return Html(
        f'<li style="--i:{place};view-transition-name:card-{card}" '
        f'data-about="{safe(read_box().cards[card].name)}" '
        f'data-tip="{signed(year)} · {pen.word(card_key(card))}"><b>{signed(year)}</b>'
        f"<span>{pen.word(card_key(card))}</span>{art}</li>"
    )


def draw_next(place: int, card: int, year: int | None, pen: Pen) -> Html:
    """The card as it would lie in the trek, or open another."""
    told = read_box().cards[card]
    when = safe(f"({signed(year or 0)})" if card == ANCESTOR else signed(int(told.year)))
    word = pen.word("face-new-trek") if ends_trek(year, card) else pen.word("face-next")
    name = pen.word("face-ancestor") if card == ANCESTOR else pen.word(card_key(card))
    return Html(
        f'<li class="nx" style="--i:{place}"><b>{when}</b><span>{name}</span><i>{word}</i></li>'
    )


def draw_points(seat: int, length: int, pen: Pen) -> Html:
    """What a trek pays by its length; where it stands now is marked."""

    def draw() -> Html:
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
        return Html(
            f'<ol class="tt" aria-label="{pen.word("face-trek-points")}">{"".join(cells)}</ol>'
        )

    return pen.keep(("points", seat, min(length, 10)), draw)


# The rail


Stock: TypeAlias = tuple[int, int, int, int, int, bool | None]
"""Score, crystals, hour, length of the trek, itineraries held; at night, if one was chosen."""


def card(view: TrekkingView, seat: int) -> Stock:
    player = view["players"][seat]
    length = len(player["treks"][-1]) if player["treks"] else 0
    night = step_of(view["asked"]) == "ChooseItinerary"
    return (
        player["score"],
        player["crystals"],
        player["hour"],
        length,
        player["held"],
        player["has_chosen"] if night else None,
    )


def draw_player(piece: Stock, pen: Pen) -> PlayerCard:
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


def draw_stock(crystals: int, hour: int, length: int, held: int, pen: Pen) -> Html:
    points = safe(signed(int(read_box().points_of_trek(length))))
    worth = f'<b class="vp">{points}</b>' if length else ""
    return Html(
        f'<span title="{pen.word("token-crystal")}">{pen.use("trekking-crystal", 15)}{crystals}'
        f"</span>"
        f'<span title="{pen.word("watch")}">{pen.icon("pd-clock", 14)}{hour or 12}</span>'
        f'<span title="{pen.word("face-trek-worth")}">{pen.use("trekking-trek", 15)}{length} '
        f"{worth}</span>"
        f'<span class="long" title="{pen("itineraries-held", count=held)}">'
        f"{pen.use('trekking-itinerary-down', 15)}{held}</span>"
    )
