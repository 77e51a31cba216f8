"""Pages before a game: creating a table, joining by link, waiting for others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from paradice.bots.levels import LEVELS
from paradice.core.game import Game, Option
from paradice.faces.html import Html, escape, safe
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.i18n.chances import EVEN, find_chances
from paradice.web.assets import make_pen
from paradice.web.invite import SeatEntry, copy_button, draw_seat, draw_seats, felt, place_at
from paradice.web.page import PACES, page, top
from paradice.web.poster import box_facts


def set_page(pen: Pen, game: Game[Any], name: str, fault: str = "") -> Html:
    """The form for a new table: seats, the game's options, language, pace."""
    own = make_pen(pen.words.language, game.id, ())
    rows = []
    usual = min(max(game.fewest, 2), game.most)
    for seat in range(game.most):
        kinds = []
        if seat == 0:
            kinds.append(("me", own("shell-seat-me")))
        else:
            if seat >= game.fewest:
                kinds.append(("none", own("shell-seat-none")))
            kinds += [(f"bot-{level}", own(f"shell-seat-bot-{level}")) for level in LEVELS]
            kinds.append(("open", own("shell-seat-open")))
            kinds.append(("device", own("shell-seat-device")))
            if game.cooperative:
                kinds.append(("me", own("shell-seat-me-too")))
        chosen = "me" if seat == 0 else "bot-adept" if seat < usual else "none"
        choices = "".join(
            f'<option value="{kind}"{" selected" if kind == chosen else ""}>{word}</option>'
            for kind, word in kinds
        )
        label = own("shell-seat-number", number=seat + 1)
        value = escape(name) if seat == 0 else ""
        rows.append(
            f"<li{place_at(seat, game.most)}>{own.avatar(seat, 34)}<label>"
            f'<span class="sr">{label}</span>'
            f'<select name="seat-{seat}">{choices}</select></label>'
            f'<label><span class="sr">{own("shell-name")}</span><input name="name-{seat}" '
            f'maxlength="24" value="{value}" placeholder="{own("shell-name")}" '
            f'autocomplete="off"></label></li>'
        )
    options = "".join(option_field(own, option) for option in game.options)
    paces = "".join(
        f'<option value="{pace}"{" selected" if pace == 700 else ""}>'
        f"{own(f'shell-pace-{pace}')}</option>"
        for pace in PACES
    )
    warning = f'<p class="fault" role="alert">{escape(fault)}</p>' if fault else ""
    body = (
        f'{top(own, f"/set/{game.id}")}<main class="wide-sheet set"><div>'
        f'<h1>{own("game-name")}</h1><p class="lead">{own("game-about")}</p>'
        f"{asked_first(own, game)}{warning}</div>"
        f'<form method="post" action="/set/{game.id}"><fieldset class="sitters"><legend>'
        f'{own("shell-seats")}</legend><div class="round">{felt(own, game.id)}'
        f'<ol class="seats">{"".join(rows)}</ol></div></fieldset><div class="terms">{options}'
        f'<fieldset data-bots><legend>{own("shell-pace")}</legend><label><select name="pace" '
        f'aria-label="{own("shell-pace")}">{paces}</select></label></fieldset>'
        f"<fieldset><legend>{own('hint-option')}</legend>"
        f'<p class="about">{own("hint-option-about")}</p>'
        f'<label class="choice"><input type="radio" name="hints" value="yes" checked> <span>'
        f'{own("hint-option-yes")}</span></label><label class="choice"><input type="radio" '
        f'name="hints" value="no"> <span>{own("hint-option-no")}</span></label></fieldset>'
        f'<section class="pd-act paper-act"><div class="pd-say"><p>{own("game-name")} '
        f"<small data-sum></small></p></div>"
        f'<div class="pd-do"><button class="btn go wide">{own("shell-begin")}</button></div>'
        f"</section>{even_chance(own, game.id)}</div></form></main>"
    )
    title = f"{own('shell-set-table')} · {own('game-name')}"
    return page(own, title, body, game=game.id, scripts=["site.js"])


def asked_first(pen: Pen, game: Game[Any]) -> Html:
    """Facts about a game: how long, how hard, for how many."""
    seats = pen("shell-seats-range", fewest=game.fewest, most=game.most)
    facts = box_facts(pen, game.id) if find_face(game.id).minutes else ""
    return Html(f'{facts}<p class="facts">{seats}</p>')


def even_chance(pen: Pen, game: str) -> Html:
    """The advice for a team to begin at a level that is won about every second time."""
    chances = find_chances(game)
    if chances is None:
        return Html("")
    counts = sorted({seats for level in chances.levels for seats in level.won})
    told = "".join(
        f"<li>{pen('shell-aim-seats', count=seats, won=found[1])}</li>"
        for seats in counts
        if (found := chances.nearest(seats, EVEN)) is not None
    )
    about = pen("shell-aim-about", games=chances.games, doubt=chances.doubt)
    return Html(
        f'<fieldset class="aim"><legend>{pen("shell-aim")}</legend><p class="about">{about}</p>'
        f'<ul>{told}</ul><button class="btn wide" name="aim" value="{EVEN}">'
        f"{pen('shell-aim-go')}</button></fieldset>"
    )


def option_field(pen: Pen, option: Option) -> Html:
    """The field of an option; the script hides it if it has no effect with the chosen seats."""
    key = option.key
    buttons = "".join(
        f'<label class="choice"><input type="radio" name="option-{key}" value="{choice}"'
        f"{' checked' if place == 0 else ''}> <span>{pen(f'option-{key}-{choice}')}</span></label>"
        for place, choice in enumerate(option.choices)
    )
    only = f' data-seats="{option.seats}"' if option.seats else ""
    return Html(
        f"<fieldset{only}><legend>{pen(f'option-{key}')}</legend>"
        f'<p class="about">{pen(f"option-{key}-about")}</p>{buttons}</fieldset>'
    )


def hints_agreed(pen: Pen, hints: bool) -> Html:
    """Whether hints are allowed here, for everybody who is about to sit down."""
    said = pen("hint-option-yes" if hints else "hint-forbidden")
    return Html(f'<p class="about">{said}</p>')


def join_page(
    pen: Pen,
    game: str,
    invite: str,
    seats: Sequence[SeatEntry],
    name: str,
    hints: bool,
    fault: str = "",
) -> Html:
    """The form to join: a name and a free seat."""
    only = " checked" if sum(seat.is_free for seat in seats) == 1 else ""
    rows = "".join(
        f'<li><label class="choice"><input type="radio" name="seat" value="{seat.seat}" required'
        f"{only if seat.is_free else ' disabled'}> {draw_seat(pen, seat, 'shell-seat-yours')}"
        f"</label></li>"
        for seat in seats
    )
    warning = f'<p class="fault" role="alert">{escape(fault)}</p>' if fault else ""
    body = (
        f'{top(pen, f"/join/{invite}")}<main class="sheet"><h1>{pen("shell-join")}</h1>'
        f'<p class="lead">{pen("game-name")}. {pen("game-about")}</p>{hints_agreed(pen, hints)}'
        f'{warning}<form method="post" action="/join/{safe(invite)}"><label class="field">'
        f"{pen('shell-name')}"
        f'<input name="name" maxlength="24" required autocomplete="nickname" '
        f'value="{escape(name)}"></label>'
        f'<ol class="seats chairs">{rows}</ol><button class="btn go wide">{pen("shell-sit-down")}'
        f"</button></form></main>"
    )
    return page(pen, f"{pen('shell-join')} · {pen('game-name')}", body, game=game)


def gather_page(
    pen: Pen,
    game: str,
    table_id: str,
    seats: Sequence[SeatEntry],
    ticket: str,
    is_host: bool,
    facts: Mapping[str, str],
    hints: bool = True,
    mine: Sequence[int] = (),
) -> Html:
    """The page before the deal: the seats, and the invitation."""
    fill = copy = ""
    if is_host:
        fill = (
            f'<form method="post" action="/t/{safe(table_id)}/fill">'
            f'<input type="hidden" name="level" value="adept">'
            f'<button class="btn plain">{pen("shell-fill")}</button></form>'
        )
    if ticket:
        copy = copy_button(pen, "btn plain")
    awaited = pen("shell-awaited", count=sum(seat.is_free for seat in seats))
    body = (
        f'{top(pen, f"/t/{table_id}")}<main class="wide-sheet gather"><div>'
        f"<h1>{pen('shell-gathering')}</h1>{draw_seats(pen, game, seats, mine)}"
        f'{hints_agreed(pen, hints)}<noscript><a class="quiet" href="/t/{safe(table_id)}">'
        f"{pen('shell-refresh')}</a></noscript></div>{ticket}"
        f'<section class="pd-act paper-act"><div class="pd-say"><p>{awaited} '
        f"<small>{pen('shell-gathering-about')}</small></p></div>"
        f'<div class="pd-do">{copy}{fill}</div></section></main>'
    )
    return page(
        pen, f"{pen('shell-gathering')} · Paradice", body, game=game, scripts=["site.js"],
        data=facts,
    )  # fmt: skip
