"""The form to play on from a position of a finished game."""

# ruff: noqa: E501  (markup is kept in the lines it is read in)

from __future__ import annotations

from paradice.bots.levels import LEVELS
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.web.page import page, top


def fork_page(pen: Pen, game: str, table_id: str, at: int, seat: int, moment: str) -> Html:
    """The form: which seat to take, and the level of the bots on the others."""
    back = f"/t/{table_id}/analysis?at={at + 1}"
    seats = "".join(
        f'<li><label class="choice"><input type="radio" name="seat" value="{other}"{" checked" if other == seat else ""}> {pen.avatar(other, 34)} <span>{pen.name(other)}</span></label></li>'
        for other in range(len(pen.names))
    )
    bots = "".join(
        f'<option value="{level}"{" selected" if level == "adept" else ""}>{pen(f"shell-bot-{level}")}</option>'
        for level in LEVELS
    )
    body = (
        f'{top(pen, f"/t/{table_id}/fork?at={at}&seat={seat}")}<main class="sheet small"><h1>{pen("fork-head", at=at + 1)}</h1><p class="lead">{moment}</p><p class="about">{pen("fork-about")}</p>'
        f'<form method="post" action="/t/{safe(table_id)}/fork"><input type="hidden" name="at" value="{at}"><fieldset><legend>{pen("fork-chair")}</legend><ol class="seats">{seats}</ol></fieldset>'
        f'<fieldset><legend>{pen("fork-bots")}</legend><select name="bot" aria-label="{pen("fork-bots")}">{bots}</select></fieldset>'
        f'<button class="btn go wide">{pen("fork-sit")}</button></form><p><a class="btn-s" href="{safe(back)}">{pen("shell-go-back")}</a></p></main>'
    )
    return page(pen, f"{pen('fork-go')} · {pen('game-name')}", body, game=game)
