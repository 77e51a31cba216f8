"""The components of the shell around every table: pure functions from plain data to HTML."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any, Final

from paradice.core.events import EVERYONE
from paradice.core.phrase import Phrase
from paradice.faces.face import Button, Face, Start
from paradice.faces.html import safe
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.i18n.rules_pages import explain
from paradice.i18n.stories import thing_in
from paradice.web.result import draw_end, pick_end
from paradice.web.scene import Chapter, Scene

FEW: Final = 4
MANY: Final = 8
"""With more moves than this the bar speaks briefly, and is as dense as it can be."""
SEVEN: Final = 7
"""With more moves than this those of one kind stand together behind one button."""
KIND: Final = 3
NINE: Final = 9


@dataclass(frozen=True)
class ShellPart:
    """As a part of a face, but of the whole scene."""

    name: str
    pick: Callable[[Scene], Any]
    draw: Callable[[Any, Pen], str]


@cache
def shell_parts(game: str, seats: int) -> list[ShellPart]:
    """Return the components around a table of *game* with *seats*."""
    face = find_face(game)
    parts = [
        ShellPart("at", lambda scene: scene.at, draw_at),
        ShellPart("phase", lambda scene: pick_phase(scene, face), draw_phase),
        ShellPart("undo", pick_undo, draw_undo),
        ShellPart("redo", lambda scene: scene.redo, draw_redo),
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


def draw_at(at: int, pen: Pen) -> str:
    return f'<input id="at" type="hidden" form="play" name="at" value="{at}">'


# The header


def pick_phase(scene: Scene, face: Face) -> Any:
    view = scene.sight.view
    deciders: list[int] = view["deciders"]
    own = not deciders or face.in_turn(view, deciders[0])
    return (face.phase(view), deciders, scene.sight.seat, view["result"] is not None, own)


def draw_phase(piece: Any, pen: Pen) -> str:
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
    return f'<p id="phase" class="pd-phase">{"".join(words)}</p>'


def pick_undo(scene: Scene) -> Any:
    return (scene.undo, scene.sight.seat)


def draw_undo(piece: Any, pen: Pen) -> str:
    kind, seat = piece
    if seat == EVERYONE:
        return '<span id="undo"></span>'
    off = ' aria-disabled="true"' if kind in ("never", "over") else ""
    return (
        f'<button id="undo" class="tool" form="play" name="undo" value="1" data-do="undo"{off} '
        f'title="{pen.word(f"shell-undo-{kind}")}">{pen.icon("pd-undo")}'
        f"<span>{pen.word('shell-undo')}</span></button>"
    )


def draw_redo(can: bool, pen: Pen) -> str:
    if not can:
        return '<span id="redo" hidden></span>'
    return (
        f'<button id="redo" class="tool" form="play" name="redo" value="1" data-do="redo" '
        f'title="{pen.word("shell-redo-about")}">{pen.icon("pd-undo")}'
        f"<span>{pen.word('shell-redo')}</span></button>"
    )


# The rail


def player_part(face: Face, seat: int) -> ShellPart:
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

    def draw(piece: Any, pen: Pen) -> str:
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
        return (
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


def seat_button(pen: Pen, table_id: str, seat: int, level: str, key: str) -> str:
    return (
        f'<form class="seat-do" method="post" action="/t/{table_id}/seat">'
        f'<input type="hidden" name="seat" value="{seat}">'
        f'<input type="hidden" name="level" value="{level}">'
        f"<button>{pen(key)}</button></form>"
    )


# The action bar


def pick_act(scene: Scene) -> Any:
    sight = scene.sight
    game = find_game(scene.game)
    offers = list(sight.offers.values())
    routine = ""
    if game.routine is not None:
        for offer in reversed(offers):
            if offer.is_legal and game.routine(sight.view, offer.move):
                routine = offer.text
    return (
        scene.game,
        routine,
        game.prompt(sight.view),
        offers,
        scene.undo == "free" and scene.unfinished and bool(offers),
        scene.unfinished,
        pick_narration(scene),
        scene.curtain,
        sight.view["result"] is not None,
        find_face(scene.game).start(sight.view) if offers else None,
    )


def tale_of(lines: Sequence[tuple[str, Phrase]], face: Face, game: str) -> tuple[str, str]:
    """The first thing with a story of which lines tell, and the cue that names it."""
    for cue, phrase in lines:
        if cue in face.tales and (thing := thing_in(phrase, game)):
            return thing, cue
    return "", ""


def pick_narration(scene: Scene) -> tuple[Chapter | None, bool]:
    """What a waiting viewer is told: the latest move of others, and whether a bot is to move."""
    view = scene.sight.view
    if scene.sight.offers or view["result"] is not None or scene.curtain != EVERYONE:
        return None, False
    news = scene.news
    if news is not None and (news.note or news.seat in scene.mine):
        news = None
    return news, scene.bot_moves and bool(scene.mine)


def draw_act(piece: Any, pen: Pen) -> str:
    game, routine, prompt, offers, can_put_back, unfinished, narrated, curtain, over, start = piece
    news, bot_moves = narrated
    legal = [offer for offer in offers if offer.is_legal]
    refused = [offer for offer in offers if not offer.is_legal]
    kinds = by_kind(legal)
    crowd = len(kinds) + can_put_back > FEW
    buttons = [
        draw_button(kind[0], crowd, pen) if len(kind) == 1 else draw_group(kind, pen)
        for kind in kinds
    ]
    if start is not None:
        buttons.insert(0, draw_start(start, pen))
    if can_put_back:
        buttons.append(
            f'<button class="btn" form="play" name="undo" value="1" data-do="undo" data-back>'
            f'<kbd class="key">Esc</kbd><span>{pen.word("shell-put-back")}</span></button>'
        )
    if over:
        buttons.append(
            f'<a class="btn plain" href="#end" data-again="end">{pen.word("shell-result")}</a>'
        )
    if bot_moves:
        buttons.append(
            f'<button type="button" class="btn" data-do="skip" data-key="n">'
            f'<kbd class="key">N</kbd>'
            f"<span>{pen.word('shell-skip-bots')}</span></button>"
        )
    narration = ""
    if news is not None:
        face = find_face(game)
        told = " ".join([pen.tell(phrase) for phrase in worth_telling(news.lines, face)])
        dot = pen.dot(news.seat) if news.seat >= 0 else ""
        narration = f'<p class="narr" aria-hidden="true">{dot}{told}</p>' if told else ""
    said = pen.say(prompt) if curtain == EVERYONE else pen.word("shell-curtain-say")
    whys = ""
    if refused:
        rules: dict[str, list[Button]] = {}
        for offer in refused:
            rules.setdefault(offer.rule, []).append(offer)
        lines = "".join(draw_why(game, rule, alike, pen) for rule, alike in rules.items())
        whys = (
            f'<details class="whys"><summary>{pen("shell-why-not", count=len(refused))}'
            f'</summary><div class="whys-in"><h3>{pen.word("shell-not-now")}</h3>'
            f'<ul id="whys">{lines}</ul></div></details>'
        )
    same = " data-same" if unfinished else ""
    if news is not None:
        thing, cue = tale_of(news.lines, find_face(game), game)
        same += f' data-offer="{thing}" data-cue="{cue}" data-by="{news.seat}"' if thing else ""
    if routine and curtain == EVERYONE:
        same += f' data-routine="{routine}"'
    many = " many" if len(buttons) > MANY else " crowd" if crowd else ""
    return (
        f'<section id="act" class="pd-act" aria-label="{pen.word("shell-your-move")}"{same}>'
        f'<div class="pd-say" role="status" aria-live="polite"><p>{said}</p>{narration}{whys}</div>'
        f'<div class="pd-do{many}">{"".join(buttons)}</div></section>'
    )


def draw_why(game: str, rule: str, alike: Sequence[Button], pen: Pen) -> str:
    """One reason, what it forbids now, and the paragraph it comes from by its name."""
    paragraph = explain(game, pen.words.language, rule)
    title = safe(paragraph.title) if paragraph else pen.word("shell-see-rule")
    names = ", ".join([pen.say(offer.label) for offer in alike])
    return (
        f'<li data-rule="{rule}" id="why-{rule}"><span>{pen.word(f"rule-{rule}")}</span> '
        f"<small>{names}</small> "
        f'<a href="/rules/{game}#{rule}" data-rules="{rule}">&#167;&#160;{title}</a></li>'
    )


def in_order(legal: Sequence[Button]) -> list[Button]:
    """Where keys are counted, their buttons stand in that order; what has a letter stays."""
    counted = iter(sorted([offer for offer in legal if offer.key in COUNTED], key=key_of_offer))
    return [next(counted) if offer.key in COUNTED else offer for offer in legal]


COUNTED: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


def key_of_offer(offer: Button) -> str:
    return offer.key


def by_kind(legal: Sequence[Button]) -> list[list[Button]]:
    """Each move alone; where there are too many for a bar, those of one verb together.

    Nine or fewer that are all alike stay apart: they are the bar.
    """
    legal = in_order(legal)
    verbs: dict[str, list[Button]] = {}
    for offer in legal:
        verbs.setdefault(str(offer.move.verb), []).append(offer)
    if len(legal) <= SEVEN or (len(verbs) == 1 and len(legal) <= NINE):
        return [[offer] for offer in legal]
    kinds: list[list[Button]] = []
    for alike in verbs.values():
        kinds += [alike] if len(alike) >= KIND else [[offer] for offer in alike]
    return kinds


def draw_start(start: Start, pen: Pen) -> str:
    """A ready-made start as one button; without script each press plays one of its moves."""
    first, rest = start.moves[0], "|".join(start.moves)
    return (
        f'<button class="btn" form="play" name="move" value="{first}" data-start="{rest}">'
        f"{pen.icon('pd-tick', 18)}<span>{pen.say(start.name)}<small>{pen.say(start.about)}"
        "</small></span></button>"
    )


def draw_group(alike: Sequence[Button], pen: Pen) -> str:
    """Moves of one verb behind one button; their keys and their pieces work all the same."""
    verb = f"group-{alike[0].move.verb}"
    said = pen(verb if pen.words.has(verb) else "shell-group", count=len(alike))
    span = span_of([offer.key.upper() for offer in alike if offer.key])
    disc = f'<kbd class="key">{span}</kbd>' if span else ""
    inside = "".join(draw_button(offer, True, pen) for offer in alike)
    return (
        f'<details class="grp" name="grp"><summary class="btn">{disc}<span>{said}'
        f"<small>{pen('shell-group-about', count=len(alike))}</small></span></summary>"
        f'<div class="grp-in" data-group="moves">{inside}</div></details>'
    )


def span_of(keys: Sequence[str]) -> str:
    """The first and the last of keys that follow one another; where they do not, nothing."""
    if any(ord(after) - ord(key) != 1 for key, after in pairwise(keys)):
        return ""
    return f"{keys[0]}&#8211;{keys[-1]}" if len(keys) > 1 else "".join(keys)


def draw_button(offer: Button, crowd: bool, pen: Pen) -> str:
    disc = f'<kbd class="key">{offer.key.upper()}</kbd>' if offer.key else ""
    small, full = pen.say(offer.detail) if offer.detail else "", pen.say(offer.label)
    is_brief = crowd and offer.brief
    small = f"<small>{small}</small>" if small and (is_brief or small not in full) else ""
    if is_brief and offer.brief:
        full = (
            f'<span class="sr">{full}</span><span aria-hidden="true">{pen.say(offer.brief)}</span>'
        )
    return (
        f'<button class="btn" form="play" name="move" value="{offer.text}" '
        f'data-move="{offer.text}" data-key="{offer.key}">{disc}'
        f"<span>{full}{small}</span></button>"
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


def draw_ask(piece: Any, pen: Pen) -> str:
    """Who asks to undo, what would be lost, and what can be answered."""
    if piece is None:
        return '<div id="ask" hidden></div>'
    if piece[0] == "claim":
        return draw_claim(piece, pen)
    if piece[0] == "refused":
        name = pen.words.name(piece[1], pen.names)
        return (
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
    return (
        f'<div id="ask" class="ask" data-kind="{kind}" role="alertdialog" '
        f'aria-labelledby="ask-say"><p id="ask-say">{said}</p>'
        f'<p class="lost">{pen("shell-undo-lost", count=len(lost))}</p>'
        f'<ol tabindex="0">{lines}</ol><p class="ask-do">{buttons}</p></div>'
    )


def draw_claim(piece: Any, pen: Pen) -> str:
    """Who asks for a seat back: the others at the table answer."""
    _, table_id, name, seat, answers = piece
    said = pen("shell-claim-asked", name=name, other=pen.words.name(seat, pen.names))
    buttons = ""
    if answers:
        buttons = (
            f'<form class="ask-do" method="post" action="/t/{table_id}/grant">'
            f'<button class="btn" name="claim" value="yes">{pen.word("shell-claim-give")}</button> '
            f'<button class="btn" name="claim" value="no">{pen.word("shell-refuse")}</button>'
            "</form>"
        )
    return (
        f'<div id="ask" class="ask" data-kind="asked" role="alertdialog" aria-labelledby="ask-say">'
        f'<p id="ask-say">{said}</p>{buttons}</div>'
    )


def draw_curtain(seat: int, pen: Pen) -> str:
    if seat == EVERYONE:
        return '<div id="curtain" hidden></div>'
    name = pen.words.name(seat, pen.names)
    return (
        f'<div id="curtain" class="curtain" role="dialog" aria-modal="true" '
        f'aria-labelledby="curtain-say"><div>{pen.avatar(seat, 72)}'
        f'<p id="curtain-say">{pen("shell-curtain", name=name)}</p>'
        f'<form method="get"><button class="btn go" name="seat" value="{seat}" data-do="look" '
        f'data-seat="{seat}">{pen("shell-curtain-open", name=name)}</button></form></div></div>'
    )


# The log and the chat


def draw_chapter(chapter: Chapter, face: Face, pen: Pen) -> str:
    """A move in the log, the newest above: who did what, and what followed; a headline where a day
    begins, a line of its own where the turn of another does.
    """
    if chapter.note:
        name = pen.words.name(chapter.seat, pen.names)
        return f'<li class="note">{pen.dot(chapter.seat)}{pen(chapter.note, name=name)}</li>'
    said: list[str] = []
    seat = chapter.seat
    lines: list[tuple[str, Phrase]] = []
    by = f' data-by="{seat}"'
    for cue, phrase in chapter.lines:
        if cue in face.headlines or cue in face.openers:
            said.append(draw_lines(seat, lines, by, face, pen))
            seat, lines, by = seat_of(phrase, seat), [], ""
        if cue in face.headlines:
            said.append(f'<li class="hr">{pen.tell(phrase)}</li>')
        else:
            lines.append((cue, phrase))
    said.append(draw_lines(seat, lines, by, face, pen))
    return "".join(reversed(said))


def seat_of(phrase: Phrase, otherwise: int) -> int:
    """Of whom a phrase tells."""
    seat = phrase.args.get("seat")
    return seat if isinstance(seat, int) and seat >= 0 else otherwise


def worth_telling(lines: Sequence[tuple[str, Phrase]], face: Face) -> list[Phrase]:
    """What the log says of them: all that the table does not show better, or else all."""
    kept = [phrase for cue, phrase in lines if cue not in face.minor]
    return kept or [phrase for _, phrase in lines]


def draw_lines(
    seat: int, lines: Sequence[tuple[str, Phrase]], by: str, face: Face, pen: Pen
) -> str:
    told = [pen.tell(phrase) for phrase in worth_telling(lines, face)]
    if not told:
        return ""
    tale = ""
    if thing := tale_of(lines, face, pen.words.game)[0]:
        link = f"/about/{pen.words.game}/{thing}"
        tale = (
            f'<a class="tale" href="{link}" aria-label="{pen.word("shell-story")}"><kbd>B</kbd></a>'
        )
    rest = f" <em>{' '.join(told[1:])}</em>" if len(told) > 1 else ""
    dot = pen.dot(seat) if seat >= 0 else ""
    return f"<li{by}>{dot}{told[0]}{rest}{tale}</li>"
