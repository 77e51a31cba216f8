"""The components around every table: pure functions from plain data to HTML."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from paradice.core.events import EVERYONE
from paradice.core.schema import Seen
from paradice.faces.face import Face
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.web.action_bar import draw_act, pick_act
from paradice.web.result import draw_end, pick_end
from paradice.web.scene import Scene


@dataclass(frozen=True)
class ShellPart:
    """Like a part of a face, but of the whole scene."""

    name: str
    pick: Callable[[Scene], Any]
    draw: Callable[[Any, Pen], Html]


@cache
def shell_parts(game: str, seats: int) -> list[ShellPart]:
    """Return the components around a table of *game* with *seats*."""
    face = find_face(game)
    parts = [
        ShellPart("at", lambda scene: scene.at, draw_at),
        ShellPart("phase", lambda scene: pick_phase(scene, face), draw_phase),
        ShellPart("undo", pick_undo, draw_undo),
        ShellPart("redo", lambda scene: scene.redo, draw_redo),
        ShellPart("hinted", pick_hinted, draw_hinted),
    ]
    for seat in range(seats):
        parts.append(player_part(face, seat))
    parts += [
        ShellPart("act", pick_act, draw_act),
        ShellPart("ask", pick_ask, draw_ask),
        ShellPart("curtain", lambda scene: scene.curtain, draw_curtain),
        ShellPart("end", pick_end, draw_end),
    ]
    return parts


def draw_at(at: int, pen: Pen) -> Html:
    return Html(f'<input id="at" type="hidden" form="play" name="at" value="{at}">')


# The header


def pick_phase(scene: Scene, face: Face[Seen]) -> Any:
    view = scene.sight.view
    deciders: list[int] = view["deciders"]
    own = not deciders or face.in_turn(view, deciders[0])
    return (face.phase(view), deciders, scene.sight.seat, view["result"] is not None, own)


def draw_phase(piece: Any, pen: Pen) -> Html:
    phrases, deciders, seat, over, own = piece
    said = [pen.say(phrase) for phrase in phrases]
    turn = ""
    if over:
        turn = pen.word("shell-over")
    elif len(deciders) > 1:
        turn = pen.word("shell-all-choose")
    elif deciders:
        mine = deciders[0] == seat
        if own:
            turn = pen.word("shell-your-turn") if mine else pen.say_turn(deciders[0])
        else:
            name = pen.words.name(deciders[0], pen.names)
            turn = pen.word("shell-your-choice") if mine else pen("shell-choice-of", name=name)
    words = [f"<b>{said[0]}</b>"] if said else []
    if turn:
        words.append(f'<span class="only-desk">{"<i>/</i>" if said else ""}{turn}</span>')
    words += [f"<i>/</i>{line}" for line in said[1:]]
    return Html(f'<p id="phase" class="pd-phase">{"".join(words)}</p>')


def pick_undo(scene: Scene) -> Any:
    return (scene.undo, scene.sight.seat)


def draw_undo(piece: Any, pen: Pen) -> Html:
    kind, seat = piece
    if seat == EVERYONE:
        return Html('<span id="undo"></span>')
    off = ' aria-disabled="true"' if kind in ("never", "over") else ""
    return Html(
        f'<button id="undo" class="tool" form="play" name="undo" value="1" data-do="undo"{off} '
        f'title="{pen.word(f"shell-undo-{kind}")}">{pen.icon("pd-undo")}'
        f"<span>{pen.word('shell-undo')}</span></button>"
    )


def pick_hinted(scene: Scene) -> Any:
    """Pick whether the viewer may ask for a hint: nobody, not here, not now, yes."""
    seat = scene.sight.seat
    if seat == EVERYONE or scene.sight.view["result"] is not None:
        return ""
    if not scene.hints:
        return "forbidden"
    return "now" if seat in scene.sight.view["deciders"] else "not-now"


def draw_hinted(state: str, pen: Pen) -> Html:
    if not state:
        return Html('<span id="hinted"></span>')
    off = "" if state == "now" else ' aria-disabled="true"'
    title = pen.word("hint-about" if state == "now" else f"hint-{state}")
    return Html(
        f'<button id="hinted" class="tool{" off" if state == "forbidden" else ""}" form="ask-hint" '
        f'data-do="hint"{off} title="{title}">{pen.icon("pd-lamp")}'
        f"<span>{pen.word('hint')}</span></button>"
    )


def draw_redo(can: bool, pen: Pen) -> Html:
    if not can:
        return Html('<span id="redo" hidden></span>')
    return Html(
        f'<button id="redo" class="tool" form="play" name="redo" value="1" data-do="redo" '
        f'title="{pen.word("shell-redo-about")}">{pen.icon("pd-undo")}'
        f"<span>{pen.word('shell-redo')}</span></button>"
    )


# The rail


def player_part(face: Face[Seen], seat: int) -> ShellPart:
    def pick(scene: Scene) -> Any:
        view = scene.sight.view
        sat = scene.seats[seat]
        over = view["result"] is not None
        button = ""
        mine = sat.mine and not sat.removed
        if sat.kind == "person" and not over and (mine or scene.is_host):
            if sat.level:
                button = "shell-give-back"
            elif not sat.here:
                button = "shell-hand-over"
        absent = not sat.here and sat.kind == "person"
        deciding = not over and seat in view["deciders"]
        return (
            sat.kind,
            sat.level,
            absent,
            deciding,
            deciding and face.in_turn(view, seat),
            face.card(view, seat),
            button,
            scene.table_id,
        )

    def draw(piece: Any, pen: Pen) -> Html:
        kind, level, absent, deciding, own, data, button, table_id = piece
        card = face.draw_card(data, pen)
        note = ""
        if kind == "bot":
            note = pen.word(f"shell-bot-{level}")
        elif level:
            note = pen.word("shell-stand-in")
        status = card.status
        if deciding:
            yours, theirs = ("turn", "thinks") if own else ("choice", "chooses")
            word = pen.whose(pen.word(f"shell-your-{yours}"), pen.word(f"shell-{theirs}"))
            status = f'<b class="now">{word}</b><span class="long">{card.status}</span>'
        badge = f'<span class="robot">{pen.icon("pd-bot", 13)}</span>' if level else ""
        away = f' <em class="away">{pen.word("shell-away")}</em>' if absent else ""
        score = (
            f'<p class="sc num">{card.score}<small>{card.unit}</small></p>' if card.score else ""
        )
        hand = ""
        if button:
            wanted = "adept" if button == "shell-hand-over" else ""
            hand = seat_button(pen, table_id, seat, wanted, button)
        row = f'<p class="rs num">{card.row}</p>' if card.row else ""
        return Html(
            f'<article id="player-{seat}" class="pl{" on" if deciding else ""}" '
            f'style="--pc:var(--p{seat + 1})" data-seat="{seat}"><a class="av" '
            f'href="?show={seat}" data-show="{seat}" '
            f'aria-label="{pen("shell-look-at", name=pen.words.name(seat, pen.names))}">'
            f"{pen.avatar(seat)}{badge}</a>"
            f'<p class="nm">{pen.name(seat)} <small>{note}<span class="yours">'
            f"{pen.word('shell-you')}</span></small></p>"
            f'{score}<p class="st num">{status}{away}</p>{row}{hand}</article>'
        )

    return ShellPart(f"player-{seat}", pick, draw)


def seat_button(pen: Pen, table_id: str, seat: int, level: str, key: str) -> Html:
    return Html(
        f'<form class="seat-do" method="post" action="/t/{safe(table_id)}/seat">'
        f'<input type="hidden" name="seat" value="{seat}">'
        f'<input type="hidden" name="level" value="{level}">'
        f"<button>{pen(key)}</button></form>"
    )


# Asking, handing over, the end


def pick_ask(scene: Scene) -> Any:
    if scene.asking == EVERYONE and scene.claim is not None:
        return ("claim", scene.table_id, *scene.claim)
    if scene.asking == EVERYONE:
        asker, refuser = scene.refused
        return ("refused", refuser) if asker in scene.mine else None
    seat = scene.sight.seat
    if scene.asking in scene.mine:
        kind = "wait" if scene.voters else "sure"
    else:
        kind = "asked" if any(seat in scene.voters for seat in scene.mine) else "watch"
    lost = [chapter for chapter in scene.lost if not chapter.note]
    return (kind, seat, scene.asking, scene.voters, lost)


def draw_ask(piece: Any, pen: Pen) -> Html:
    """The undo request: who asks, what would be lost, and the possible answers."""
    if piece is None:
        return Html('<div id="ask" hidden></div>')
    if piece[0] == "claim":
        return draw_claim(piece, pen)
    if piece[0] == "refused":
        name = pen.words.name(piece[1], pen.names)
        return Html(
            f'<div id="ask" class="ask" role="status"><p>{pen("shell-undo-refused", name=name)}</p>'
            f'<button class="btn" data-close="ask">{pen.word("shell-close")}</button></div>'
        )
    kind, _, asking, voters, lost = piece
    name = pen.words.name(asking, pen.names)
    names = pen.words.join([pen.words.name(seat, pen.names) for seat in voters])
    said = pen(f"shell-undo-{kind}", name=name, names=names)
    lines = "".join(
        f"<li>{pen.dot(chapter.seat)}{pen.tell(chapter.lines[0][1])}</li>"
        for chapter in lost
        if chapter.lines
    )
    answers = {
        "sure": [("yes", "shell-undo"), ("no", "shell-undo-keep")],
        "wait": [("no", "shell-undo-withdraw")],
        "asked": [("yes", "shell-agree"), ("no", "shell-refuse")],
        "watch": [],
    }[kind]
    buttons = "".join(
        f'<button class="btn" form="play" name="agree" value="{answer}" data-do="agree"'
        f"{' data-yes=1' if answer == 'yes' else ''}>{pen.word(key)}</button>"
        for answer, key in answers
    )
    return Html(
        f'<div id="ask" class="ask" data-kind="{safe(kind)}" role="alertdialog" '
        f'aria-labelledby="ask-say"><p id="ask-say">{said}</p>'
        f'<p class="lost">{pen("shell-undo-lost", count=len(lost))}</p>'
        f'<ol tabindex="0">{lines}</ol><p class="ask-do">{buttons}</p></div>'
    )


def draw_claim(piece: Any, pen: Pen) -> Html:
    """The claim to a seat, with the answers for the others at the table."""
    _, table_id, name, seat, mark = piece
    said = pen("shell-claim-asked", name=name, other=pen.words.name(seat, pen.names))
    buttons = ""
    if mark:
        buttons = (
            f'<form class="ask-do" method="post" action="/t/{safe(table_id)}/grant">'
            f'<input type="hidden" name="mark" value="{safe(mark)}">'
            f'<button class="btn" name="claim" value="yes">{pen.word("shell-claim-give")}</button> '
            f'<button class="btn" name="claim" value="no">{pen.word("shell-refuse")}</button>'
            "</form>"
        )
    return Html(
        f'<div id="ask" class="ask" data-kind="asked" role="alertdialog" aria-labelledby="ask-say">'
        f'<p id="ask-say">{said}</p>{buttons}</div>'
    )


def draw_curtain(seat: int, pen: Pen) -> Html:
    """The cover of the table while a shared device is handed over."""
    if seat == EVERYONE:
        return Html('<div id="curtain" hidden></div>')
    name = pen.words.name(seat, pen.names)
    return Html(
        f'<div id="curtain" class="curtain" role="dialog" aria-modal="true" '
        f'aria-labelledby="curtain-say"><div>{pen.avatar(seat, 72)}'
        f'<p id="curtain-say">{pen("shell-curtain", name=name)}</p>'
        f'<form method="get"><button class="btn go" name="seat" value="{seat}" data-do="look" '
        f'data-seat="{seat}">{pen("shell-curtain-open", name=name)}</button></form></div></div>'
    )
