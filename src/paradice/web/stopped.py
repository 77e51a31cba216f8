"""The page of a table that cannot be continued by the present rules."""

from __future__ import annotations

from collections.abc import Sequence

from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.web.page import page, top


def stopped_page(
    pen: Pen,
    address: str,
    rules: tuple[int, int],
    is_over: bool,
    moves: Sequence[tuple[int, str]],
) -> Html:
    """Who played by which *rules*, and *moves*: all once it is over, before that the reader's own.

    Moves stand as in records: what they meant only the rules could tell that are gone.
    """
    old, new = rules
    names = ", ".join(pen.name(seat) for seat in range(len(pen.names)))
    if moves:
        told = "".join(
            f"<li>{pen.name(seat)} <code>{safe(text)}</code></li>" for seat, text in moves
        )
        told = f"<h2>{pen('shell-old-rules-moves')}</h2><ol>{told}</ol>"
    else:
        told = f"<p>{pen('shell-old-rules-none')}</p>"
    if is_over:
        rest = f'<p><a class="btn-s" href="{safe(address)}/record">{pen("shell-record")}</a></p>'
    else:
        rest = f"<p>{pen('shell-old-rules-open')}</p>"
    body = (
        f'{top(pen)}<main class="sheet small"><h1>{pen("game-name")}</h1>'
        f"<p>{pen('shell-old-rules')} {pen('shell-old-rules-about', old=old, new=new)}</p>"
        f"<p>{names}</p>{rest}{told}</main>"
    )
    return page(pen, pen("game-name"), body)
