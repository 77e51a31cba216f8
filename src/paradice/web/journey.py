"""A journey as a self-contained file, with styles and drawings inside."""

from __future__ import annotations

import re
from typing import Final

from paradice.core.match import Match
from paradice.faces.html import Html, safe, trusted
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.i18n.words import words
from paradice.web.assets import WEB, assets, drawings

USED: Final = re.compile(r'href="#([a-z0-9-]+)"')
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


def journey_file(match: Match, seat: int, language: str) -> Html | None:
    """Draw the journey of a seat; None where the game of the match has no journeys."""
    game = match.game.id
    draw_journey = find_face(game).journey
    if draw_journey is None:
        return None
    scenes = {key: f"#{key.removeprefix(f'{game}-')}" for key in drawings(game)}
    pen = Pen(words(language, game, WEB), match.names, "", "", scenes)
    body = draw_journey(match, seat, pen, "", ())
    used = set(USED.findall(body))
    sprite = assets()[f"{game}/sprite.svg"].plain.decode()
    symbols = [trusted(found[0]) for found in SYMBOL.finditer(sprite) if found[1] in used]
    for name in sorted(used):
        asset = assets().get(f"{game}/scenes/{name.removeprefix('scene-')}.svg")
        if name.startswith("scene-") and asset is not None:
            inner = asset.plain.decode().partition(">")[2].rpartition("</svg>")[0]
            shape = 'viewBox="0 0 120 92" preserveAspectRatio="xMidYMid slice"'
            symbols.append(Html(f'<symbol id="{safe(name)}" {shape}>{trusted(inner)}</symbol>'))
    sheets = ("tokens.css", "table.css", "pages.css", f"{game}/journey.css")
    style = trusted("".join(assets()[name].plain.decode() for name in sheets))
    return Html(
        f'<!doctype html><html lang="{safe(language)}" data-game="{safe(game)}"><head>'
        '<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{pen('shell-journey')} · {pen('game-name')}</title>"
        f"<style>{style}</style></head><body>"
        f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>'
        f"{''.join(symbols)}</defs></svg>{body}</body></html>"
    )
