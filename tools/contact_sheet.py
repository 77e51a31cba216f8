#!/usr/bin/env python3
"""Write an HTML contact sheet of every symbol of an SVG sprite.

    python tools/contact_sheet.py SPRITE.svg SHEET.html [--game trekking] [--tokens tokens.css]

The sheet holds the sprite itself, so it opens without a server. Scenes (symbols wider than
64 units) are shown as on a card at 110 px; everything else at 24 and 64 px.
"""

import argparse
import html
import re
import sys
from pathlib import Path

SYMBOL = re.compile(r"<symbol\b[^>]*>", re.S)
STYLE = """
body{margin:0;padding:12px;background:var(--bg,#eee);color:var(--ink,#111);
font:11px/1.25 sans-serif}
ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:10px}
li{display:flex;flex-direction:column;align-items:center;gap:4px;max-width:132px;text-align:center;
 overflow-wrap:anywhere}
li div{display:flex;align-items:center;gap:8px}
.defs{position:absolute;width:0;height:0;overflow:hidden}
"""


def attribute(tag: str, name: str) -> str:
    found = re.search(rf'\b{name}="([^"]*)"', tag)
    return found.group(1) if found else ""


def symbols(sprite: str) -> list[tuple[str, float, float]]:
    """Return (id, width, height) of every symbol, in file order."""
    out = []
    for tag in SYMBOL.findall(sprite):
        box = attribute(tag, "viewBox").split()
        if len(box) != 4:
            raise ValueError(f"symbol without a viewBox: {tag}")
        out.append((attribute(tag, "id"), float(box[2]), float(box[3])))
    return out


def drawing(name: str, width: float, height: float) -> str:
    return (
        f'<svg width="{width:g}" height="{height:g}" aria-hidden="true">'
        f'<use href="#{html.escape(name)}"/></svg>'
    )


def entry(name: str, width: float, height: float) -> str:
    if width > 64:
        shown = drawing(name, 110, 110 * height / width)
    else:
        shown = "".join(drawing(name, s, s * height / width) for s in (24, 64))
    return f"<li><div>{shown}</div>{html.escape(name)}</li>"


def sheet(sprite: str, game: str = "", tokens: str = "", title: str = "Sprite") -> str:
    found = symbols(sprite)
    names = [name for name, _, _ in found]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError("ids used twice: " + ", ".join(twice))
    body = re.sub(r"<\?xml.*?\?>", "", sprite, flags=re.S).replace("<svg", '<svg class="defs"', 1)
    items = "\n".join(entry(*each) for each in found)
    return (
        f'<!doctype html>\n<html lang="en" data-game="{html.escape(game)}">\n'
        '<meta charset="utf-8">\n'
        f"<title>{html.escape(title)}</title>\n<style>{tokens}{STYLE}</style>\n{body}\n"
        f"<ul>\n{items}\n</ul>\n</html>\n"
    )


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sprite", type=Path)
    parser.add_argument("sheet", type=Path)
    parser.add_argument("--game", default="", help="value of data-game")
    parser.add_argument("--tokens", type=Path, help="style sheet with the colours")
    args = parser.parse_args(argv)
    sprite = args.sprite.read_text(encoding="utf-8")
    tokens = args.tokens.read_text(encoding="utf-8") if args.tokens else ""
    args.sheet.write_text(sheet(sprite, args.game, tokens, args.sprite.name), encoding="utf-8")
    print(f"{len(symbols(sprite))} symbols, {len(sprite.encode())} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
