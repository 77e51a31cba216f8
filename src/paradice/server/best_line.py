"""The best line of a decision, played on tables as its decider imagined them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paradice.core.game import Game
from paradice.core.moves import Move
from paradice.core.rng import seeded
from paradice.core.schema import Seen
from paradice.core.table import Table
from paradice.faces.face import Face, Sight
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.server import gate
from paradice.web.best_line import Line, marked

IMAGINED: Final = 6
"""A part is shown after a die or a card only if it is equal on so many imagined tables."""


def imagine_several(table: Table, seat: int, seed: int = 0) -> list[Table]:
    """Return several tables imagined for *seat*, to be compared."""
    return [table.imagine(seat, seeded(seed + number)) for number in range(IMAGINED)]


def play_line(
    pen: Pen,
    game: Game[Any],
    face: Face[Seen],
    table: Table,
    seat: int,
    moves: Sequence[tuple[int, Move]],
    step: int,
) -> tuple[Sight[Seen], dict[str, Html], Line]:
    """Return what *seat* would see after a *step* of the line that begins at a *table*.

    The results of chance are not shown: after them a part is drawn only if it is equal on several
    imagined tables, and at a chance decision the line ends.
    """
    imagined = imagine_several(table, seat)
    shown = [each.clone() for each in imagined]
    lines: list[Html] = []
    stop = "end"
    for who, move in moves:
        if any(each.why_not(who, move) is not None for each in imagined):
            stop = "stop"
            break
        label = game.label(game.view(imagined[0], who), move)
        lines.append(Html(f"{pen.dot(who)}{pen.tell(label)}"))
        marks = [each.mark() for each in imagined]
        for each in imagined:
            each.play(who, move)
        if len(lines) <= step:
            shown = [each.clone() for each in imagined]
        if marks != [each.mark() for each in imagined]:
            stop = "stop"
            break
    before = gate.watch(game, table, seat)
    sights = [gate.watch(game, each, seat) for each in shown]
    parts: dict[str, Html] = {}
    for part in face.parts:
        was, pieces = part.pick(before), [part.pick(sight) for sight in sights]
        is_sure = all(piece == pieces[0] for piece in pieces)
        drawn = part.draw(pieces[0] if is_sure else was, pen)
        how = "" if is_sure and pieces[0] == was else "stepped" if is_sure else "unsure"
        parts[part.name] = Html(marked(drawn, part.name, how)) if how else drawn
    line = Line(min(step, len(lines)), lines, stop if step >= len(lines) else "")
    return (before if line.stop == "stop" else sights[0]), parts, line
