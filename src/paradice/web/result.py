"""The end of a game: who won and why, the score sheet, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from paradice.core.events import EVERYONE
from paradice.core.schema import Result
from paradice.faces.face import Curve
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.i18n.words import signed
from paradice.web.scene import Scene

LOOKS: Final = 8
"""How many parts of a score look different: no sheet of ours has more."""


End: TypeAlias = tuple[Result, str, str, bool, bool, bool, Curve | None]
"""The result, table and rematch; whether the viewer sits, and at all seats; and the rest."""


def pick_end(scene: Scene) -> End | None:
    result = scene.sight.view["result"]
    if result is None:
        return None
    return (
        result,
        scene.table_id,
        scene.rematch,
        bool(scene.mine),
        bool(scene.mine) and len(scene.mine) == len(scene.seats),
        find_game(scene.game).cooperative,
        scene.curve,
    )


def draw_end(piece: End | None, pen: Pen) -> Html:
    if piece is None:
        return Html('<section id="end" hidden></section>')
    result, table_id, rematch, sat, alone, cooperative, curve = piece
    head = headline(result, alone, cooperative, pen)
    why = (
        pen.word(f"reason-{result['reason']}")
        if pen.words.has(f"reason-{result['reason']}")
        else ""
    )
    if rematch:
        again = f'<a class="btn go" href="/t/{safe(rematch)}">{pen.word("shell-to-rematch")}</a>'
    elif sat:
        again = (
            f'<form method="post" action="/t/{safe(table_id)}/rematch">'
            f'<button class="btn go">{pen.word("shell-rematch")}</button></form>'
        )
    else:
        again = ""
    return Html(
        f'<section id="end" class="end" role="dialog" aria-labelledby="end-head">'
        f'<div class="end-in" tabindex="0"><h2 id="end-head">{head}</h2>'
        f"<p>{why}{tell_lead(result, pen)}{tell_rank(result, pen)}</p>"
        f"{draw_scores(result, cooperative, pen)}{draw_curve(curve, pen)}"
        f'<div class="end-do">{again}'
        f"{draw_keepsakes(table_id, pen)}"
        f'<a class="btn" href="/t/{safe(table_id)}/analysis">{pen.word("analysis-analyse")}</a>'
        f'<a class="btn" href="/t/{safe(table_id)}/replay">'
        f'{pen.word("shell-replay")}</a><a class="btn" href="/t/{safe(table_id)}/record">'
        f'{pen.word("shell-record")}</a><a class="btn" href="#table" data-close="end">'
        f"{pen.word('shell-look-table')}</a></div></div></section>"
    )


def headline(result: Result, alone: bool, cooperative: bool, pen: Pen) -> Html:
    """Return who has won, in a few words; *alone* if one person has all seats."""
    winners: Sequence[int] = result["winners"]
    if alone and (cooperative or len(result["scores"]) == 1):
        return pen.word("shell-won-alone") if winners else pen.word("shell-lost-alone")
    if cooperative:
        return pen.word("shell-won-together") if winners else pen.word("shell-lost-together")
    if not winners:
        return pen.word("shell-nobody-won")
    sides = result.get("sides") or range(len(result["scores"]))
    first = [list(sides).index(side) for side in dict.fromkeys(sides[seat] for seat in winners)]
    names = pen.words.join([pen.words.name(seat, pen.names) for seat in first])
    return pen("shell-winner", names=names, count=len(first))


def draw_keepsakes(table_id: str, pen: Pen) -> Html:
    """Links to the journey and the collection, if a game has them."""
    game = pen.words.game
    face = find_face(game)
    links = ""
    if face.journey is not None:
        links = f'<a class="btn" href="/t/{safe(table_id)}/journey">{pen.word("shell-journey")}</a>'
    if face.collection is not None:
        links += f'<a class="btn" href="/collection/{safe(game)}">{pen.word("shell-shelf")}</a>'
    return Html(links)


def draw_scores(result: Result, cooperative: bool, pen: Pen) -> Html:
    """The score sheet, the best first: a bar with the parts of each score, and their figures."""
    sheets = result["sheets"]
    if not sheets:
        return Html("")
    sides: Sequence[int] = result.get("sides") or range(len(sheets))
    if len(sheets) > 1 and "total" not in sheets[0] and all(s == sheets[0] for s in sheets):
        sides = [0] * len(sheets)
    keys = [key for key in sheets[0] if key != "total"]
    summed = [key for key in keys if key not in result.get("aside", ())]
    best = max(sum(max(0, sheet[key]) for key in summed) for sheet in sheets) or 1
    rows = []
    won_by = {sides[seat] for seat in result["winners"]}

    def rank(side: int) -> tuple[int, bool]:
        """Return the seats by points, with winners of a tie-break first."""
        return -sheets[sides.index(side)].get("total", 0), side not in won_by

    order = sorted(set(sides), key=rank)
    for side in order:
        seats = [seat for seat, other in enumerate(sides) if other == side]
        sheet = sheets[seats[0]]
        bars = "".join(
            draw_swatch(place, f' style="width:{100 * max(0, sheet[key]) / best:.1f}%"')
            for place, key in enumerate(keys)
            if key in summed
        )
        figures = "".join(
            f"<div><dt>{draw_swatch(place)}{pen.word(f'score-{key}')}</dt>"
            f'<dd class="num">{signed(sheet[key])}</dd></div>'
            for place, key in enumerate(keys)
            if key in summed
        )
        if not cooperative:
            figures += draw_void([sheet], summed, pen)
        figures += "".join(
            f'<div class="aside"><dt>{pen.word(f"score-{key}")}</dt>'
            f'<dd class="num">({signed(sheet[key])})</dd></div>'
            for key in keys
            if key not in summed
        )
        who = "".join(f"{pen.avatar(seat, 28)}<b>{pen.name(seat)}</b>" for seat in seats)
        if len(sheets) > 1 and len(order) == 1:
            who = f"<b>{pen.word('shell-together')}</b>"
        total = ""
        if "total" in sheet and not cooperative:
            total = f'<span class="total num">{sheet["total"]}</span>'
        won = ' class="won"' if seats[0] in result["winners"] else ""
        rows.append(
            f'<li{won}><p class="tally">{who}{total}</p>'
            f'<span class="bars" aria-hidden="true">{bars}</span><dl>{figures}</dl></li>'
        )
    all_told = ""
    if cooperative and "total" in sheets[0]:
        sum_of_all = f'<span class="total num">{sheets[0]["total"]}</span>'
        void = draw_void(sheets, summed, pen)
        if void:
            rows.append(f"<li><dl>{void}</dl></li>")
        all_told = f'<p class="tally">{pen.word("score-total")} {sum_of_all}</p>'
    return Html(
        f'<h3 class="sr">{pen.word("shell-scores")}</h3>{all_told}'
        f'<ol class="scores">{"".join(rows)}</ol>'
    )


WIDE: Final = 640
HIGH: Final = 132
"""The size of the curve; labels are at its right."""


def draw_curve(curve: Curve | None, pen: Pen) -> Html:
    """The curve: turns from left to right, a stepped line for each quantity."""
    if curve is None or len(curve.lines[0][1]) < 2:
        return Html("")
    top = max([1, *[number for _, numbers in curve.lines for number in numbers]])
    turns = len(curve.lines[0][1])
    grid = "".join(
        f'<path class="grid" d="M0 {level(n, top)}H{WIDE}"/><text x="-8" y="{level(n, top)}">{n}'
        "</text>"
        for n in range(0, top + 1, max(1, top // 4))
    )
    lines = ""
    said = []
    for place, (key, numbers) in enumerate(curve.lines):
        path = f"M0 {level(numbers[0], top)}"
        for turn, number in enumerate(numbers[1:], 1):
            path += f"H{WIDE * turn / turns:.0f}V{level(number, top)}"
        lines += f'<path class="line l{place}" d="{path}H{WIDE}"/>'
        said.append(f"{pen.word(key)}: {', '.join(str(number) for number in numbers)}")
    title = pen.word(curve.title)
    words = "".join(
        f'<span><svg width="26" height="8" aria-hidden="true"><path class="line l{place}" '
        f'd="M1 4H25"/></svg>{pen.word(key)} {numbers[-1]}</span>'
        for place, (key, numbers) in enumerate(curve.lines)
    )
    return Html(
        f'<figure class="curve"><figcaption>{title}</figcaption><svg viewBox="-20 -8 {WIDE + 28} '
        f'{HIGH + 16}" role="img" aria-label="{title}. {"; ".join(said)}">{grid}{lines}</svg>'
        f"<p>{words}</p></figure>"
    )


def level(number: int, top: int) -> int:
    return HIGH - HIGH * number // top


def draw_void(sheets: Sequence[dict[str, int]], summed: Sequence[str], pen: Pen) -> Html:
    """What lines add up to and the total has not: a lost game scores nothing, or a game's own."""
    rest = sheets[0].get("total", 0) - sum(sheet[key] for sheet in sheets for key in summed)
    if "total" not in sheets[0] or not rest:
        return Html("")
    said = pen.word("score-void" if pen.words.has("score-void") else "shell-score-void")
    return Html(f'<div><dt>{said}</dt><dd class="num">{signed(rest)}</dd></div>')


def draw_swatch(place: int, size: str = "") -> Html:
    return Html(f'<i class="bar b{place % LOOKS}"{size}></i>')


def tell_lead(result: Result, pen: Pen) -> Html:
    """Return by how much the winners are ahead."""
    sheets, winners = result["sheets"], result["winners"]
    losers = [seat for seat in range(len(sheets)) if seat not in winners]
    if not winners or not losers or "total" not in sheets[0]:
        return Html("")
    following = max(losers, key=lambda seat: int(sheets[seat]["total"]))
    first, second = sheets[winners[0]]["total"], sheets[following]["total"]
    if first <= second:
        return Html("")
    name = pen.words.name(following, pen.names)
    return Html(f" {pen('shell-lead', points=first, others=second, name=name)}")


def tell_rank(result: Result, pen: Pen) -> Html:
    """Return the rank of a single player."""
    key = f"solo-rank-{result.get('rank', EVERYONE)}"
    return Html(f" {pen('solo-rank', rank=pen.words(key))}" if pen.words.has(key) else "")
