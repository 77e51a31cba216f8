"""The HTML of hints: moves with numbers and reasons, in a panel or below a line of the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from paradice.bots.reasons import Hint, Hinted, unpack
from paradice.core.phrase import Phrase
from paradice.faces.html import Html, escape
from paradice.faces.pen import Pen


@dataclass(frozen=True)
class Named:
    """The texts of a move at the table: its label, a short label, its key, and its consequence."""

    label: Phrase
    brief: Phrase | None = None
    key: str = ""
    detail: Phrase | None = None


def say_reason(pen: Pen, packed: Any) -> Html:
    """A sentence of a hint, escaped."""
    return escape(pen.words.say(unpack(packed), pen.names))


def name_of(pen: Pen, named: Named) -> Html:
    """Return the name of a move for its note."""
    return escape(pen.words.say(named.brief or named.label, pen.names))


def draw_bar(hint: Hint, move: Hinted) -> Html:
    """A bar of wins out of a hundred, with its error hatched and a dotted mark for an even game."""
    low = max(0, move.wins - move.doubt)
    even = f'<u style="left:{hint.even}%"></u>' if hint.even else ""
    return Html(
        f'<span class="hbar" aria-hidden="true"><i style="width:{low}%"></i>'
        f'<s style="left:{low}%;width:{min(100 - low, 2 * move.doubt)}%"></s>{even}</span>'
    )


def draw_note(pen: Pen, hint: Hint, move: Hinted, named: Named) -> Html:
    """The note of a move: key, name, number, bar, what it brings, what it risks."""
    label = pen.words.say(named.label, pen.names)
    spoken = pen("hint-spoken", move=label, wins=move.wins, doubt=move.doubt)
    key = f'<kbd class="key">{escape(named.key.upper())}</kbd>' if named.key else ""
    does = (
        f"<p class='hdoes'>{escape(pen.words.say(named.detail, pen.names))}</p>"
        if named.detail
        else ""
    )
    risks = "".join(f"<p class='risk'>{say_reason(pen, risk)}</p>" for risk in move.risks)
    return Html(
        f'<li class="hnote" tabindex="0" data-hint="{escape(move.move)}" data-wins="{move.wins}">'
        f'<span class="sr">{spoken}</span><div class="hhead" aria-hidden="true">{key}'
        f"<strong>{name_of(pen, named)}</strong><span class='hwins'>{move.wins}"
        f"<small> ± {move.doubt}</small></span></div>{draw_bar(hint, move)}"
        f"<div class='hwhy'>{does}<p>{say_reason(pen, move.brings)}</p>{risks}</div></li>"
    )


def draw_hint(pen: Pen, hint: Hint, names: Mapping[str, Named]) -> Html:
    """The panel of a hint."""
    notes = "".join(draw_note(pen, hint, move, names[move.move]) for move in hint.moves)
    equal = f'<p class="hequal">{pen("hint-equal")}</p>' if hint.is_equal else ""
    even = f'<span class="heven">{pen("hint-even", n=hint.even)}</span>' if hint.even else ""
    rough = f' <em class="hrough">{pen("hint-rough")}</em>' if hint.is_rough else ""
    return Html(
        f'<div class="htop">{pen.icon("pd-lamp", 20)}<h2 id="hint-head">'
        f"{pen('hint-title', n=len(hint.moves))}</h2>"
        f"<small>{pen('hint-unit')}{rough}</small>{shut(pen)}</div>{equal}"
        f'<ol class="hnotes" data-group>{notes}</ol>'
        f'<p class="hfoot">{even}<span>{pen("hint-foot")}</span></p>'
    )


def shut(pen: Pen) -> Html:
    return Html(f'<button class="hshut" data-hint-shut aria-label="{pen("hint-close")}">×</button>')


def draw_saying(pen: Pen, said: str) -> Html:
    """A panel with one sentence: there is no choice, or no hint."""
    return Html(
        f'<div class="htop">{pen.icon("pd-lamp", 20)}<h2 id="hint-head">{pen("hint")}</h2>'
        f'{shut(pen)}</div><p class="hequal">{said}</p>'
    )


def draw_why(pen: Pen, hint: Hint, names: Mapping[str, Named], played: str) -> Html:
    """The reasons for a bot's move, below its line of the log, and the alternatives."""
    mine = next(move for move in hint.moves if move.move == played)
    said = [say_reason(pen, mine.brings)] + [say_reason(pen, risk) for risk in mine.risks[:1]]
    rows = "".join(
        f"<li{' class=is-played' if move.move == played else ''}><span>"
        f"{escape(pen.words.say(names[move.move].label, pen.names))}</span>{draw_bar(hint, move)}"
        f"<b>{move.wins}</b></li>"
        for move in hint.moves
    )
    return Html(
        f'<p>{" ".join(said)}</p><ol aria-label="{pen("hint-unit")}">{rows}</ol>'
        f"<small>{pen('hint-unit')}</small>"
    )
