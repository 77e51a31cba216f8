"""The booths of Riff in Time: who travels there, what it brings, and what the seat is after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from paradice.core.sets import count
from paradice.core.view import step_of
from paradice.faces.face import Part, PlayerCard, Sight
from paradice.faces.html import Html, escape, safe
from paradice.faces.pen import Pen
from paradice.games.riff.cards import SYMBOLS, read_box
from paradice.games.riff.face.pieces import (
    booth,
    die,
    draw_gives,
    draw_reward,
    full_name,
    name_of,
    short,
    standee,
    symbol,
    tell_gives,
)
from paradice.games.riff.moves import (
    DONE,
    EMPTY,
    REWARDED,
    SEATS,
    TRIUMPHANT,
)
from paradice.games.riff.schema import Player, RiffView
from paradice.games.riff.tasks import LowerDifferent, QuietRounds, Tour
from paradice.games.riff.view import (
    character_key,
    objective_key,
    place_name,
)

Booth: TypeAlias = tuple[int, Player, list[int]]
"""Whose, what is in it, and to whom somebody may be passed."""


def pick_booth(seat: int) -> Callable[[Sight[RiffView]], Booth | None]:
    def pick(sight: Sight[RiffView]) -> Booth | None:
        view = sight.view
        if seat >= len(view["players"]):
            return None
        return seat, view["players"][seat], beside(view, seat)

    return pick


def beside(view: RiffView, seat: int) -> list[int]:
    """To whom the active player could pass somebody: those who are in the same place."""
    if step_of(view["asked"]) != "TakeActions" or seat != view["active"]:
        return []
    here = view["players"][seat]["position"]
    return [other for other in view["board"][here]["players"] if other != seat]


def draw_booth(piece: Booth | None, pen: Pen) -> Html:
    if piece is None:
        return Html("")
    seat, player, others = piece
    character = player["character"]
    who = pen(character_key(character))
    title = pen.whose(f'<span class="cap">{who}</span>', f"{pen.name(seat)} &#183; {who}")
    art, power, told = "", "", ""
    if character != EMPTY:
        name = read_box().characters[character]
        art = pen.use(f"riff-character-{name}", 22, "emb")
        power = pen(f"power-{name}")
        told = f' data-about="{safe(name)}" data-tip="{who}"'
    guests = "".join(draw_guest(guest, others, pen) for guest in player["aboard"])
    if not guests:
        guests = f'<p class="none">{booth(seat, pen)}<span>{pen("booth-empty")}</span></p>'
    label = pen("booth-of", name=pen.words.name(seat, pen.names))
    return Html(
        f'<section id="booth-{seat}" class="box me mat" data-seat="{seat}" aria-label="{label}">'
        f'<h2 class="pt"><span class="who"{told}>{art}{title}</span> <small>{power}</small></h2>'
        f'<div class="mb n{len(player["aboard"])}"><div class="ps" data-group="booth">{guests}'
        f"</div>{draw_objective(player, pen)}</div></section>"
    )


def draw_guest(guest: int, others: Sequence[int], pen: Pen) -> Html:
    """Somebody in the booth: to be returned where it is home, to be passed to who is there."""
    who = pen.words(f"personage-{name_of(guest)}")
    name = pen("guest-spoken", personage=who, gives=tell_gives(guest, pen))
    home = pen(f"location-{place_name(guest)}")
    style = f"view-transition-name:personage-{guest}"
    plate = pen.piece(f"return {guest}", "bk", name, standee(guest, pen, "big"), style=style)
    passes = ""
    for other in others:
        told = pen("move-pass", personage=who, other=pen.words.name(other, pen.names))
        passes += pen.piece(f"pass {guest} {other}", "po", told, booth(other, pen, "tiny"))
    return Html(
        f'<div class="pa" data-about="{safe(name_of(guest))}">{plate}<span class="mi">'
        f'<b title="{full_name(guest, pen)}">'
        f'{pen.say(short(guest))}</b><span title="{escape(tell_gives(guest, pen))}">'
        f"{draw_gives(guest, pen)}</span><small>&#8962; {home}</small></span>"
        f'<span class="pos">{passes}</span></div>'
    )


def draw_objective(player: Player, pen: Pen) -> Html:
    """What the seat is after, how far it is, and the actions its cards show every turn."""
    number = player["objective"]
    rows = []
    if number != EMPTY:
        done = player["done"] >= DONE
        key = (
            "objective-met"
            if done
            else "objective-lost"
            if player["hopeless"]
            else "head-objective"
        )
        tick = (
            pen.icon("pd-tick", 14) if done else pen.icon("pd-no", 13) if player["hopeless"] else ""
        )
        css = "goal done" if done else "goal off" if player["hopeless"] else "goal"
        stage, stages = stages_of(player)
        steps = ""
        if stages > 1 and not done:
            pips = "".join(f'<i class="{"f" if one < stage else ""}"></i>' for one in range(stages))
            told = pen("stage-of", stage=stage, stages=stages)
            steps = (
                f'<span class="steps" role="img" aria-label="{told}" title="{told}">{pips}</span>'
            )
        reward = "" if done or player["hopeless"] else draw_reward(number, pen, worded=False)
        rows.append(
            f'<div class="{css}"><b>{tick}{pen(key)}{steps}</b><span>{pen(objective_key(number))}'
            f"</span>{reward}</div>"
        )
    icons = every_turn(player)
    if icons:
        drawn = "".join(
            f'<span title="{pen(f"face-{SYMBOLS[icon]}")}">{symbol(icon, pen, "mini")}</span>'
            for icon in icons
        )
        rows.append(f'<div class="ev"><b>{pen("every-turn")}</b>{drawn}</div>')
    if player["triumphant"]:
        drawn = die(int(TRIUMPHANT), pen) * player["triumphant"]
        rows.append(
            f'<div class="ev" title="{pen("head-triumphant")}"><b>{pen("kind-triumphant")}</b>'
            f"{drawn}</div>"
        )
    return Html(f'<div class="ob">{"".join(rows)}</div>')


def every_turn(player: Player) -> list[int]:
    """The actions of the start card and of a rewarded objective."""
    box = read_box()
    icons = []
    if player["bonus"] != EMPTY:
        icons.append(int(box.objectives[player["bonus"]].icon))
    if player["done"] == REWARDED:
        icons.append(int(box.objectives[player["objective"]].icon))
    return icons


def stages_of(player: Player) -> tuple[int, int]:
    """How many stages an objective has, and how many are done."""
    task = read_box().objectives[player["objective"]].task
    stage = player["stage"]
    if isinstance(task, LowerDifferent):
        return int(count(stage)), int(task.places)
    if isinstance(task, QuietRounds):
        return stage, int(task.rounds)
    if isinstance(task, Tour):
        return stage, len(task.stops)
    return 0, 1


# The rail


def card(view: RiffView, seat: int) -> tuple[int, Player, int]:
    player = view["players"][seat]
    return seat, player, view["board"][player["position"]]["place"]


def draw_player(piece: tuple[int, Player, int], pen: Pen) -> PlayerCard:
    seat, player, place = piece
    who = pen(character_key(player["character"]))
    where = pen(f"location-{place_name(place)}")
    row = ""
    if player["character"] != EMPTY:
        name = read_box().characters[player["character"]]
        art = pen.use(f"riff-character-{name}", 16)
        row += f'<span title="{who}" data-about="{safe(name)}">{art}{who}</span>'
    for guest in player["aboard"]:
        row += (
            f'<span title="{full_name(guest, pen)}" data-about="{safe(name_of(guest))}">'
            f"{pen.use(f'riff-personage-{name_of(guest)}', 16)}"
            f'<span class="long">{pen.say(short(guest))}</span></span>'
        )
    if player["triumphant"]:
        row += (
            f'<span title="{pen("head-triumphant")}">{die(int(TRIUMPHANT), pen)}'
            f"{player['triumphant']}</span>"
        )
    if player["done"] >= DONE:
        row += f'<span title="{pen("objective-met")}">{pen.icon("pd-tick", 14)}</span>'
    return PlayerCard(booth(seat, pen), "", where, row)


PARTS: Final = [Part(f"booth-{seat}", pick_booth(seat), draw_booth) for seat in range(SEATS)]
