"""Small drawings and words that several parts of Trekking's table share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from paradice.core.sets import has
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.games.trekking.cards import TOKENS, read_box, read_facts
from paradice.games.trekking.moves import COLUMNS, ROWS

ART: Final = {token: f"trekking-{token}" for token in TOKENS}
"""The drawing of each token."""
ROMAN: Final = ("I", "II", "III")


@cache
def bonuses() -> list[str]:
    return list(read_facts()[2].figure("slot-bonuses"))


def label(told: str) -> Html:
    """What a drawing is, for who listens and for who touches it."""
    return Html(f' role="img" aria-label="{told}"')


def bare(pen: Pen, seat: int) -> str:
    return pen.words.name(seat, pen.names)


def name_of(column: int, pen: Pen) -> str:
    return pen.words(f"token-{TOKENS[column]}")


# A card


def picture_of(thing: str) -> str:
    """The scene of a card by its id: a file of its own in ``scenes``, sent when it is in sight."""
    return f"trekking-scene-{thing}"


def poster(number: int, pen: Pen) -> Html:
    return Html(
        f'<svg viewBox="0 0 120 92" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<use href="{pen.address(picture_of(read_box().cards[number].name))}"/></svg>'
    )


# The spaces of an itinerary


def draw_grid(sheet: int, filled: Sequence[int], seat: int, placing: bool, pen: Pen) -> Html:
    """The spaces of a sheet; where a joker waits, the next of each column can be pointed at."""
    need = read_box().itineraries[sheet].need
    lines = [pen.keep("sheet-heads", lambda: draw_heads(pen))]
    for line in range(ROWS):
        places = [int(need[line * COLUMNS + column]) - 1 for column in range(COLUMNS)]
        if max(places) >= 0:
            lines.append(keep_line(sheet, line, places, filled, seat, placing, pen))
    return Html("".join(lines))


def keep_line(
    sheet: int,
    line: int,
    places: Sequence[int],
    filled: Sequence[int],
    seat: int,
    placing: bool,
    pen: Pen,
) -> Html:
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
) -> Html:
    told = read_box().itineraries[sheet]
    bonus = int(told.bonus[line])
    last = max(column for column, place in enumerate(places) if place >= 0)
    cells = []
    for column, place in enumerate(places):
        if place < 0:
            css = "ic void link" if bonus and column > last else "ic void"
            cells.append(f'<span class="{css}"></span>')
        elif has(full, column):
            land = f' data-land="{seat}-{sheet}-{line}-{column}"' if seat >= 0 else ""
            token = pen.use(f"trekking-{TOKENS[column]}", 0)
            tip = label(pen("tip-full", column=name_of(column, pen))) if seat >= 0 else ""
            cells.append(f'<span class="ic full"{land}{tip}>{token}</span>')
        else:
            pays = int(told.pays[column * ROWS + place])
            mark = f' id="cell-{seat}-{line}-{column}"' if seat >= 0 else ""
            if has(next_up, column):
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
    return Html("".join(cells))


def draw_heads(pen: Pen) -> Html:
    heads = "".join(
        f'<span class="ih">{pen.use(f"trekking-{token}", 26)}'
        f"<em>{pen.word(f'token-{token}')}</em></span>"
        for token in TOKENS[:COLUMNS]
    )
    return Html(f'{heads}<span class="ih"><em>{pen.word("face-row")}</em></span>')


def tell_space(pays: int, column: int, pen: Pen) -> Html:
    """What a free space is, and what it pays."""
    if pays > 0:
        return pen("tip-space", column=name_of(column, pen), points=pays)
    key = "tip-space-crystal" if pays < 0 else "tip-space-plain"
    return pen(key, column=name_of(column, pen))


def icon(pays: int, pen: Pen) -> Html:
    """What a space or a full row pays."""
    if pays == 0:
        return Html("")
    return Html(pen.use("trekking-crystal", 19) if pays < 0 else f'<b class="vp">{pays}</b>')
