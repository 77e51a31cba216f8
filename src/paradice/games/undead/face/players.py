"""What each seat has: its targeting card with gun and purse, and its card in the rail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

from paradice.core.view import step_of
from paradice.faces.face import PlayerCard, Sight
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.games.undead.cards import read_box
from paradice.games.undead.face.pieces import (
    CHAMBERS,
    WISHED,
    hue,
    icon,
    in_purse,
    outlaw,
    robs_bullets,
    touch,
)
from paradice.games.undead.face.turn import thrown_now
from paradice.games.undead.moves import KINDS, LOWEST, PASSED
from paradice.games.undead.schema import Fighter, UndeadView

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


Gun: TypeAlias = tuple[
    int,
    int,
    tuple[list[int], bool],
    tuple[int, int, int],
    tuple[int, list[int]],
    str,
    tuple[str, str, str],
    bool,
    tuple[Fighter | None, bool],
    int,
]
"""Whose, and whose card is shown: its chambers and token; purse, outlaws and undead; what chambers
and purse mean, if the token does; the Dead Ranger, if his bullets do; how many shots there were."""


def pick_gun(seat: int) -> Callable[[Sight[UndeadView]], Gun | None]:
    def pick(sight: Sight[UndeadView]) -> Gun | None:
        view = sight.view
        if seat >= len(view["players"]):
            return None
        asked = view["asked"] if seat in view["deciders"] else None
        step, shown, robs = step_of(asked), seat, False
        if asked is not None and (asked["step"] == "StripBullet" or asked["step"] == "RobMore"):
            robs = asked["step"] == "StripBullet" or robs_bullets(view)
            shown = asked["victim"] if robs else seat
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


def draw_gun(piece: Gun | None, pen: Pen) -> Html:
    if piece is None:
        return Html("")
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
    return Html(
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


def draw_chamber(seat: int, chamber: int, loaded: bool, verb: str, pen: Pen) -> Html:
    """A chamber on a ring of 72 in a square of 240: 2 at the top, then clockwise."""
    angle = (chamber - 2) * pi / 3
    x, y = 50 + 30 * sin(angle), 50 - 30 * cos(angle)
    inside = pen.use(f"undead-chamber-{'loaded' if loaded else 'spent'}", 0) + f"<b>{chamber}</b>"
    name = pen("face-chamber-loaded" if loaded else "face-chamber-empty", chamber=chamber)
    css = "ch ld" if loaded else "ch"
    text = f"{verb} {chamber}" if verb else ""
    place = f"--x:{x:.1f}%;--y:{y:.1f}%"
    land = f' data-land="{seat}-{chamber}"' if loaded else ""
    return Html(
        f'<span class="chp" style="{place}"><span class="chw" id="chamber-{seat}-{chamber}"{land}>'
        f"{touch(text, css, name, inside, pen)}</span></span>"
    )


def draw_purse(
    seat: int,
    purse: Sequence[int],
    goods: tuple[int, Sequence[int]],
    points: Sequence[str],
    pen: Pen,
) -> Html:
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
    return Html(
        f'<div class="sth"><div class="pur" data-group="purse">{"".join(cells)}</div>'
        f'<span class="ms" role="img" aria-label="{pen("face-stash", count=stash)}">{men}</span>'
        f"{trophy}</div>"
    )


def draw_ranger(ranger: Fighter, breaking: bool, pen: Pen) -> Html:
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
    return Html(
        f'<div class="rg" role="group" aria-label="{pen("ranger")}">'
        f"{pen.use('undead-dead-ranger', 44, 'rp')}<div><p><b>{pen('ranger')}</b> "
        f'<span title="{pen(f"face-{side}-side")}">{icon(f"critical-{side}", pen)}</span></p>'
        f'<div class="rcs" data-group="ranger">{"".join(cells)}</div></div></div>'
    )


# The card in the rail


Rail: TypeAlias = tuple[int | None, str, int, tuple[int, int, int], bool, bool]
"""Score, what the die says, where one stands, what one has, the token, if one is the Law."""


def card(view: UndeadView, seat: int) -> Rail:
    player = view["players"][seat]
    if step_of(view["asked"]) == "ChooseStart":
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


def draw_player(piece: Rail, pen: Pen) -> PlayerCard:
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
