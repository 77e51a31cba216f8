"""The action bar below a table: the legal moves, or what the others have just done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from paradice.core.events import EVERYONE
from paradice.faces.face import Button, Start
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.i18n.rules_pages import explain
from paradice.web.log import story_in, worth_telling
from paradice.web.scene import Chapter, Scene

FEW: Final = 4
MANY: Final = 8
"""With more moves than this, buttons have short labels and the bar is as dense as possible."""
SEVEN: Final = 7
"""With more moves than this, those of one verb are grouped behind one button."""
KIND: Final = 3
NINE: Final = 9


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


def pick_narration(scene: Scene) -> tuple[Chapter | None, bool]:
    """Pick what a waiting viewer is shown: the latest move of others, and if a bot is to move."""
    view = scene.sight.view
    if scene.sight.offers or view["result"] is not None or scene.curtain != EVERYONE:
        return None, False
    news = scene.news
    if news is not None and (news.note or news.seat in scene.mine):
        news = None
    return news, scene.bot_moves and bool(scene.mine)


def draw_act(piece: Any, pen: Pen) -> Html:
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
            Html(
                f'<button class="btn" form="play" name="undo" value="1" data-do="undo" data-back>'
                f'<kbd class="key">Esc</kbd><span>{pen.word("shell-put-back")}</span></button>'
            )
        )
    if over:
        buttons.append(
            Html(
                f'<a class="btn plain" href="#end" data-again="end">{pen.word("shell-result")}</a>'
            )
        )
    if bot_moves:
        buttons.append(
            Html(
                f'<button type="button" class="btn" data-do="skip" data-key="n">'
                f'<kbd class="key">N</kbd>'
                f"<span>{pen.word('shell-skip-bots')}</span></button>"
            )
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
        thing, cue = story_in(news.lines, find_face(game), game)
        same += (
            f' data-offer="{safe(thing)}" data-cue="{safe(cue)}" data-by="{int(news.seat)}"'
            if thing
            else ""
        )
    if routine and curtain == EVERYONE:
        same += f' data-routine="{safe(routine)}"'
    many = " many" if len(buttons) > MANY else " crowd" if crowd else ""
    return Html(
        f'<section id="act" class="pd-act" aria-label="{pen.word("shell-your-move")}"{same}>'
        f'<div class="pd-say" role="status" aria-live="polite"><p>{said}</p>{narration}{whys}</div>'
        f'<div class="pd-do{many}">{"".join(buttons)}</div></section>'
    )


def draw_why(game: str, rule: str, alike: Sequence[Button], pen: Pen) -> Html:
    """A reason, the moves it forbids now, and the title of its paragraph."""
    paragraph = explain(game, pen.words.language, rule)
    key, about = safe(rule), safe(game)
    title = safe(paragraph.title) if paragraph else pen.word("shell-see-rule")
    names = ", ".join([pen.say(offer.label) for offer in alike])
    return Html(
        f'<li data-rule="{key}" id="why-{key}"><span>{pen.word(f"rule-{rule}")}</span> '
        f"<small>{names}</small> "
        f'<a href="/rules/{about}#{key}" data-rules="{key}">&#167;&#160;{title}</a></li>'
    )


def in_order(legal: Sequence[Button]) -> list[Button]:
    """Sort buttons by their keys if those are numbers; buttons with letters keep their places."""
    counted = iter(sorted([offer for offer in legal if offer.key in COUNTED], key=key_of_offer))
    return [next(counted) if offer.key in COUNTED else offer for offer in legal]


COUNTED: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


def key_of_offer(offer: Button) -> str:
    return offer.key


def by_kind(legal: Sequence[Button]) -> list[list[Button]]:
    """Group the moves of one verb if there are too many for a bar.

    Nine or fewer moves of a single verb are not grouped.
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


def draw_start(start: Start, pen: Pen) -> Html:
    """A suggested opening as one button; without scripts each press plays one of its moves."""
    first, rest = start.moves[0], "|".join(start.moves)
    return Html(
        f'<button class="btn" form="play" name="move" value="{first}" data-start="{rest}">'
        f"{pen.icon('pd-tick', 18)}<span>{pen.say(start.name)}<small>{pen.say(start.about)}"
        "</small></span></button>"
    )


def draw_group(alike: Sequence[Button], pen: Pen) -> Html:
    """The moves of one verb behind one button; their keys and pieces work all the same."""
    verb = f"group-{alike[0].move.verb}"
    said = pen(verb if pen.words.has(verb) else "shell-group", count=len(alike))
    span = span_of([offer.key.upper() for offer in alike if offer.key])
    disc = f'<kbd class="key">{span}</kbd>' if span else ""
    inside = "".join(draw_button(offer, True, pen) for offer in alike)
    return Html(
        f'<details class="grp" name="grp"><summary class="btn">{disc}<span>{said}'
        f"<small>{pen('shell-group-about', count=len(alike))}</small></span></summary>"
        f'<div class="grp-in" data-group="moves">{inside}</div></details>'
    )


def span_of(keys: Sequence[str]) -> Html:
    """Return the first and last of consecutive keys; empty if they are not consecutive."""
    if any(ord(after) - ord(key) != 1 for key, after in pairwise(keys)):
        return Html("")
    ends = [safe(key) for key in keys]
    return Html(f"{ends[0]}&#8211;{ends[-1]}" if len(ends) > 1 else "".join(ends))


def draw_button(offer: Button, crowd: bool, pen: Pen) -> Html:
    disc = f'<kbd class="key">{safe(offer.key.upper())}</kbd>' if offer.key else ""
    small, full = pen.say(offer.detail) if offer.detail else "", pen.say(offer.label)
    is_brief = crowd and offer.brief
    small = f"<small>{small}</small>" if small and (is_brief or small not in full) else ""
    if is_brief and offer.brief:
        full = Html(
            f'<span class="sr">{full}</span><span aria-hidden="true">{pen.say(offer.brief)}</span>'
        )
    return Html(
        f'<button class="btn" form="play" name="move" value="{safe(offer.text)}" '
        f'data-move="{safe(offer.text)}" data-key="{safe(offer.key)}">{disc}'
        f"<span>{full}{small}</span></button>"
    )
