"""Draws a table: each piece once for all who see it, and only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder
from mypy_extensions import mypyc_attr

from paradice.core.schema import Seen
from paradice.faces.face import Face, Ghost, Part
from paradice.faces.html import Html, plain
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.web.assets import make_pen
from paradice.web.components import ShellPart, shell_parts
from paradice.web.log import draw_chapter
from paradice.web.patch import delta
from paradice.web.scene import Chapter, Scene

ENCODER: Final = Encoder()
NEVER: Final = object()
"""The piece of a part that was never shown."""


@mypyc_attr(acyclic=True)
class Drawing:
    """The HTML of a part, with the piece it shows."""

    def __init__(self, piece: Any, html: Html) -> None:
        self.piece: Final = piece
        self.html: Final = html


@mypyc_attr(acyclic=True)
class Step:
    """The change from one drawing of a part to another, encoded."""

    def __init__(self, old: str, new: str) -> None:
        self.old: Final = old
        self.new: Final = new
        self.told: Final = Raw(ENCODER.encode(delta(old, new)))


@mypyc_attr(acyclic=True)
class Changes:
    """What a viewer is to be shown anew: parts, highlighted pieces, and what they would do."""

    def __init__(self) -> None:
        self.parts: Final[dict[str, Html]] = {}
        self.highlights: dict[str, tuple[str, str]] | None = None
        self.ghosts: Mapping[str, Sequence[Ghost]] | None = None
        self.marks: Sequence[str] | None = None


class Renderer:
    """Draws one table in every language in use."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game: Final = game
        self.face: Final[Face[Seen]] = find_face(game)
        self.parts: Final[list[Part[Seen]]] = list(self.face.parts)
        self.shell: Final[list[ShellPart]] = shell_parts(game, len(names))
        self.names = names
        self.edition = -1
        self.pens: Final[dict[str, Pen]] = {}
        self.drawn: Final[dict[str, dict[str, list[Drawing]]]] = {}
        self.steps: Final[dict[str, dict[str, Step]]] = {}

    def forget(self, names: Sequence[str]) -> None:
        """Drop everything, since names have changed."""
        self.names = names
        self.pens.clear()
        self.drawn.clear()

    def pen(self, language: str) -> Pen:
        pen = self.pens.get(language)
        if pen is None:
            pen = self.pens[language] = make_pen(language, self.game, self.names)
        return pen

    def turn_to(self, edition: int) -> None:
        """Begin a new edition: drawings of older ones are dropped."""
        if edition != self.edition:
            self.edition = edition
            self.drawn.clear()
            self.steps.clear()

    def rest(self) -> None:
        """Drop the drawings of the latest edition."""
        self.drawn.clear()
        self.steps.clear()
        self.pens.clear()

    def draw_changed(self, scene: Scene, shown: dict[str, Any], language: str) -> Changes:
        """Return what differs from what was *shown*, and update that."""
        sight = scene.sight
        changes = Changes()
        for part in self.parts:
            piece = part.pick(sight)
            old = shown.get(part.name, NEVER)
            if old is NEVER or old != piece:
                drawing = self.draw(part.name, piece, part.draw, language)
                shown[part.name] = drawing.piece
                changes.parts[part.name] = drawing.html
        for shell in self.shell:
            piece = shell.pick(scene)
            old = shown.get(shell.name, NEVER)
            if old is NEVER or old != piece:
                drawing = self.draw(shell.name, piece, shell.draw, language)
                shown[shell.name] = drawing.piece
                changes.parts[shell.name] = drawing.html
        highlights = sight.highlights()
        if shown.get("highlights") != highlights:
            changes.highlights = shown["highlights"] = highlights
            changes.ghosts = self.face.ghosts(sight)
        marks = self.face.marks(sight)
        if shown.get("marks") != marks:
            changes.marks = shown["marks"] = marks
        return changes

    def draw(
        self, name: str, piece: Any, draw: Callable[[Any, Pen], Html], language: str
    ) -> Drawing:
        """Draw a piece, or return the same piece drawn for another viewer."""
        drawn = self.drawn.setdefault(language, {}).setdefault(name, [])
        for drawing in drawn:
            if drawing.piece == piece:
                return drawing
        drawing = Drawing(piece, plain(draw(piece, self.pen(language))))
        drawn.append(drawing)
        return drawing

    def shorten(
        self, parts: Mapping[str, str], sent: dict[str, str], language: str
    ) -> dict[str, Any]:
        """Return new drawings, each as the difference from what was *sent* before."""
        told: dict[str, Any] = {}
        steps = self.steps.setdefault(language, {})
        for name, new in parts.items():
            old = sent.get(name)
            if old == new:
                continue
            sent[name] = new
            if old is None:
                told[name] = new
                continue
            step = steps.get(name)
            if step is None or step.old is not old or step.new is not new:
                step = steps[name] = Step(old, new)
            told[name] = step.told
        return told

    def draw_chapter(self, chapter: Chapter, language: str) -> Html:
        return draw_chapter(chapter, self.face, self.pen(language))
