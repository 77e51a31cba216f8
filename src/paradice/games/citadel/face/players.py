"""The adventurers of the Citadel: who they are, what they can do, what they saved together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from paradice.faces.face import Part, PlayerCard, Sight
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.citadel.cards import read_box
from paradice.games.citadel.face.pieces import (
    portrait,
    sign,
    treasure_name,
    treasure_sign,
)
from paradice.games.citadel.schema import CitadelView
from paradice.games.citadel.view import (
    character_key,
)

# The rail


Holder: TypeAlias = tuple[int, int, int, bool, int]
"""Seat, character, place, if the tile lies face up, and how many cards are left."""


def card(view: CitadelView, seat: int) -> Holder | None:
    player = view["players"][seat]
    if player["character"] < 0 and seat in view["deciders"]:
        return None  # the card says whose choice it is
    return (seat, player["character"], player["place"], player["awake"], player["pile_size"])


def draw_player(piece: Holder | None, pen: Pen) -> PlayerCard:
    if piece is None:
        return PlayerCard()
    seat, character, place, awake, pile = piece
    if character < 0:
        return PlayerCard(status=pen("draw-no-character"))
    tile = "up" if awake else "down"
    status = sign(place, pen)
    row = (
        f'<span class="long">{portrait(character, seat, pen, 22)}{pen(character_key(character))}'
        f'</span><span title="{pen(f"draw-power-{tile}")}">{pen.use(f"citadel-power-{tile}", 22)}'
        f'<span class="sr">{pen(f"draw-power-{tile}")}</span></span>'
        f'<span title="{pen("head-pile")}">{pen.use("citadel-card-back", 16)}{pile}</span>'
    )
    return PlayerCard(status=status, row=row)


# The five adventurers


def draw_powers(name: str, pen: Pen) -> Html:
    """What the tile of an adventurer can do, always and once."""
    return Html(
        f"<small><b>{pen('draw-power')}</b> {pen(f'power-{name}')}.</small>"
        f"<small><b>{pen('draw-bonus')}</b> {pen(f'bonus-{name}')}.</small>"
    )


def draw_company(players: Sequence[tuple[int, int, bool]], pen: Pen) -> Html:
    """The five adventurers to choose from, and who has chosen whom."""
    rows = []
    for character, person in enumerate(read_box().characters):
        owner = next((place for place, data in enumerate(players) if data[0] == character), -1)
        name = pen(character_key(character))
        note = pen.name(owner) if owner >= 0 else pen(f"talent-{person.name}")
        inside = (
            f"{portrait(character, owner, pen)}<span><b>{name}</b> <em>{note}</em>"
            f"{draw_powers(person.name, pen)}</span>"
        )
        taken = " taken" if owner >= 0 else ""
        drawn = pen.piece(
            f"choose {character}", f"who{taken}", f"{name}, {note}", inside, about=person.name
        )
        rows.append(f"<li>{drawn}</li>")
    return Html(
        f'<section id="cards" class="box first company" aria-label="{pen("draw-company")}">'
        f'<h2 class="pt">{pen("draw-company")}</h2><ol class="whos" data-group="cards">'
        f"{''.join(rows)}</ol></section>"
    )


# Saved and lost


def pick_shelf(sight: Sight[CitadelView]) -> tuple[list[int], list[int]]:
    return (sight.view["rescued"], sight.view["lost"])


def draw_shelf(piece: tuple[list[int], list[int]], pen: Pen) -> Html:
    rescued, lost = piece
    box = read_box()
    sides = []
    for key, tiles, room in (
        ("rescued", rescued, int(box.to_win)),
        ("lost", lost, int(box.to_lose)),
    ):
        items = [draw_kept(tile, key == "lost", pen) for tile in tiles]
        free = room - len(tiles)
        if free > 0:
            items.append(Html(f'<span class="hole" id="next-{key}"></span>'))
        items += [Html('<span class="hole"></span>')] * (free - 1)
        sides.append(f"<div><small>{pen(f'draw-{key}')}</small>{''.join(items)}</div>")
    return Html(
        f'<section id="shelf" class="box shf" aria-label="{pen("draw-rescued")}, '
        f'{pen("draw-lost")}">{"".join(sides)}</section>'
    )


def draw_kept(tile: int, lost: bool, pen: Pen) -> Html:
    name = treasure_name(tile, pen)
    return Html(
        f'<span class="trs sm{" lost" if lost else ""}" role="img" aria-label="{name}" '
        f'title="{name}" style="view-transition-name:treasure-{tile}" '
        f'data-about="{safe(read_box().treasures[tile].name)}">'
        f"{treasure_sign(tile, pen, 20)}</span>"
    )


PARTS: Final = [Part("shelf", pick_shelf, draw_shelf)]
