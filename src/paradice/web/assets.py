"""Static files: styles, scripts, sprites, each at an address with the hash of its content."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from paradice.faces.html import Html, escape
from paradice.faces.pen import Pen
from paradice.games import game_names
from paradice.games.resources import folder_of
from paradice.i18n.words import words

WEB: Final = "web"
"""The package with the words of the pages."""
TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
}


@dataclass(frozen=True)
class Asset:
    """A static file: its bytes, the same compressed, its type and its address."""

    plain: bytes
    compressed: bytes
    type: str
    address: str


COMMENT: Final = re.compile(rb"^[ \t]*(?://.*|/\*[^*]*(?:\*(?!/)[^*]*)*\*/[ \t]*)\n", re.MULTILINE)
"""Comments of scripts and styles that stand on lines of their own: no browser needs them."""


def read_asset(name: str, file: Traversable) -> Asset:
    plain = file.read_bytes()
    if name.endswith((".js", ".css")):
        plain = COMMENT.sub(b"", plain)
    mark = hashlib.sha256(plain).hexdigest()[:10]
    kind = TYPES[name.rsplit(".", 1)[1]]
    return Asset(plain, gzip.compress(plain, 9, mtime=0), kind, f"/static/{mark}/{name}")


@cache
def assets() -> dict[str, Asset]:
    """Return every file by its name: ``table.css``, or ``trekking/sprite.svg`` of a game."""
    found: dict[str, Asset] = {}
    for file in files("paradice.web").joinpath("static").iterdir():
        if file.name.rsplit(".", 1)[-1] in TYPES:
            found[file.name] = read_asset(file.name, file)
    for game in game_names():
        face = folder_of(game).joinpath("face")
        for name in ("style.css", "sprite.svg", "dates.css", "journey.css", "shelf.css"):
            file = face.joinpath(name)
            if file.is_file():
                found[f"{game}/{name}"] = read_asset(f"{game}/{name}", file)
        scenes = face.joinpath("scenes")
        for file in scenes.iterdir() if scenes.is_dir() else ():
            name = f"{game}/scenes/{file.name}"
            found[name] = read_asset(name, file)
    return found


@cache
def drawings(game: str) -> dict[str, str]:
    """Return the addresses of drawings that are files of their own, loaded when they are shown."""
    start = f"{game}/scenes/"
    return {
        f"{game}-scene-{name.removeprefix(start).removesuffix('.svg')}": f"{asset.address}#scene"
        for name, asset in assets().items()
        if name.startswith(start)
    }


@cache
def by_address() -> dict[str, Asset]:
    return {asset.address: asset for asset in assets().values()}


def address(name: str) -> Html:
    """Return the address of a file; empty if there is none."""
    asset = assets().get(name)
    return escape(asset.address if asset else "")


def make_pen(language: str, game: str, names: Sequence[str], topic: str = "") -> Pen:
    """Return a pen for a table of *game*, or for general pages if that is empty."""
    sprite = address(f"{game}/sprite.svg") if game else ""
    return Pen(
        words(language, game, WEB, topic), names, sprite, address("icons.svg"), drawings(game)
    )
