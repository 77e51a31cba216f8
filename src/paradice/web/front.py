"""The start page: tables waiting for this person, other tables, and a poster of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from paradice.core.phrase import Phrase
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games import find_game, game_names
from paradice.i18n.lessons import find_lesson
from paradice.web.assets import make_pen
from paradice.web.page import draw_span, page, top
from paradice.web.poster import box_facts, poster_art


@dataclass(frozen=True)
class Standing:
    """One of the person's tables on the start page: public facts alone.

    ``seats`` are the person's own, ``bots`` those that bots play, ``free`` those nobody has taken;
    ``deciders`` owe a decision, in their own turn or not; ``last`` is the latest event, ``quiet``
    how many seconds ago the latest move was.
    """

    table_id: str
    game: str
    names: Sequence[str]
    state: str
    seats: Sequence[int] = ()
    bots: Sequence[int] = ()
    free: Sequence[int] = ()
    deciders: Sequence[int] = ()
    in_turn: bool = True
    phase: Phrase | None = None
    last: tuple[int, Phrase] | None = None
    quiet: int = 0

    @property
    def my_turn(self) -> bool:
        return any(seat in self.deciders for seat in self.seats)


def front_page(
    pen: Pen,
    mine: Sequence[Standing],
    door: str,
    learnt: Mapping[str, int] | None = None,
    name: str = "",
) -> Html:
    """The start page: waiting tables, the longest first, then the posters; at the end what is over.

    *learnt* has the scene at which each lesson was left, *name* is the person's name.
    """
    posters = "".join(poster(pen, game, (learnt or {}).get(game, 0)) for game in game_names())
    running = [table for table in mine if table.state != "over"]
    over = [table for table in mine if table.state == "over"]
    owed = sorted((t for t in running if t.my_turn), key=lambda table: -table.quiet)
    others = [table for table in running if not table.my_turn]
    head = f'<h1>{pen("shell-welcome")}</h1><p class="lead">{pen("shell-welcome-about")}</p>'
    again = ""
    if running:
        hello = f"{pen('front-hello', name=name)} " if name else ""
        head = f"<h1>{hello}{pen('front-owed', count=len(owed))}</h1>"
        again = f"<h2>{pen('shell-start-another')}</h2>"
    cards = "".join(owed_card(pen, table, key) for key, table in enumerate(owed, 1))
    if cards:
        cards = (
            f'<section class="owed" id="owed"><h2>{pen("front-your-move")}</h2>'
            f"<ul>{cards}</ul></section>"
        )
    body = (
        f'{top(pen)}<main class="front">{head}{cards}'
        f"{tables(pen, 'mine', 'front-others', others)}{door}"
        f'{again}<div class="posters">{posters}</div>'
        f"{tables(pen, 'over', 'shell-tables-over', over)}"
        f'<p><a class="quiet" href="/back">{pen("shell-back")}</a></p></main>'
    )
    title = f"({len(owed)}) Paradice" if owed else "Paradice"
    return page(pen, title, body, scripts=["site.js"])


def tables(pen: Pen, name: str, key: str, which: Sequence[Standing]) -> Html:
    if not which:
        return Html("")
    rows = "".join(table_row(pen, table) for table in which)
    return Html(f'<section class="mine" id="{name}"><h2>{pen(key)}</h2><ul>{rows}</ul></section>')


def owed_card(pen: Pen, table: Standing, key: int) -> Html:
    """The card of a table that waits for this person: its state, the latest event, and a link."""
    own = make_pen(pen.words.language, table.game, table.names)
    phase = f'<b class="stand">{own.tell(table.phase)}</b>' if table.phase else ""
    last = ""
    if table.last:
        seat, told = table.last
        last = f"<p>{own.dot(seat) if seat >= 0 else ''}{own.tell(told)}</p>"
    badge = f'<b class="robot">{own.icon("pd-bot", 11)}</b>'
    seats = "".join(
        f'<i class="av">{own.avatar(seat, 28)}{badge if seat in table.bots else ""}</i>'
        for seat in range(len(table.names))
    )
    others = with_whom(own, table)
    act = "front-take-turn" if table.in_turn else "front-choose"
    disc = f'<kbd class="key">{key}</kbd>' if key < 10 else ""
    return Html(
        f'<li class="can" data-game="{safe(table.game)}">'
        f'<div class="strip">{poster_art(own, table.game)}'
        f"{phase}</div><div><h3>{own('game-name')}</h3>{last}"
        f'<p class="with"><span aria-hidden="true">{seats}</span> {others}'
        f"<small>{since(own, table)}</small></p>"
        f'<a class="btn go" href="/t/{safe(table.table_id)}">{disc}{own(act)}</a></div></li>'
    )


def with_whom(own: Pen, table: Standing) -> Html:
    others = [name for seat, name in enumerate(table.names) if seat not in table.seats]
    return Html(own("front-with", names=own.words.join(others)) if others else "")


def since(own: Pen, table: Standing) -> Html:
    """How long a table has stood still."""
    return own("front-since", time=draw_span(own, table.quiet))


def table_row(pen: Pen, table: Standing) -> Html:
    """The row of a table that waits for others, or is over."""
    own = make_pen(pen.words.language, table.game, table.names)
    names = own.words.join([own.words.name(seat, own.names) for seat in table.deciders])
    if table.state == "gathering":
        said = own("front-free", count=len(table.free))
    elif names:
        said = Html(
            f"{own('front-thinks', names=names, count=len(table.deciders))}, {since(own, table)}"
        )
    else:
        said = Html(with_whom(own, table))
    state = own(f"shell-state-{table.state}")
    return Html(
        f'<li data-game="{safe(table.game)}"><a href="/t/{safe(table.table_id)}">'
        f"{poster_art(own, table.game)}"
        f"<span><strong>{own('game-name')}</strong><small>{said}</small></span>"
        f"<em>{state}</em></a></li>"
    )


def learn_link(pen: Pen, name: str, scene: int) -> Html:
    """The link to the lesson of a game, if it has one: to its beginning, or where it was left."""
    if find_lesson(name) is None:
        return Html("")
    said = pen("shell-learn-on", number=scene) if scene > 1 else pen("shell-learn")
    return Html(f'<a class="btn" href="/learn/{safe(name)}">{said}</a> ')


def poster(pen: Pen, name: str, scene: int = 0) -> Html:
    """The poster of a game: its drawing, what it is about, and links to begin."""
    game = find_game(name)
    own = make_pen(pen.words.language, name, ())
    seats = own("shell-seats-range", fewest=game.fewest, most=game.most)
    alone = own("shell-alone-about", count=game.alone)
    kind = own("shell-cooperative") if game.cooperative else own("shell-competitive")
    return Html(
        f'<article class="poster" data-game="{safe(name)}">{poster_art(own, name)}'
        f"<h2>{own('game-name')}</h2><p>{own('game-about')}</p>"
        f"{box_facts(own, name)}"
        f'<p class="facts">{seats} · {kind}</p><div class="poster-do">'
        f'<form method="post" action="/now"><input type="hidden" name="game" value="{safe(name)}">'
        f'<span class="ways"><button class="btn go" name="who" value="bots">'
        f"{pen('shell-play-now')}</button> {learn_link(pen, name, scene)}</span>"
        f'<button class="quiet" name="who" value="alone" title="{alone}">{pen("shell-play-alone")}'
        f"</button></form>"
        f'<a class="quiet" href="/set/{safe(name)}">{pen("shell-set-table")}</a>'
        f'<a class="quiet" href="/rules/{safe(name)}">{pen("shell-rules")}</a></div></article>'
    )
