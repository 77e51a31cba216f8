"""What is drawn at a table: each piece once for all who see it, and only what has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paradice.games.drawing import Face, Ghost, Part, Pen
from paradice.web.faces import find_face, make_pen
from paradice.web.lights import Delta, delta
from paradice.web.parts import ShellPart, draw_chapter, shell_parts
from paradice.web.scene import Chapter, Scene


class Changes:
    """What a viewer is to be shown anew: parts, lit pieces, and what the lit ones would do."""

    def __init__(self) -> None:
        self.parts: Final[dict[str, str]] = {}
        self.lights: dict[str, tuple[str, str]] | None = None
        self.ghosts: Mapping[str, Sequence[Ghost]] | None = None
        self.marks: Sequence[str] | None = None


class Easel:
    """Draws one table in every language that is looked at."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game: Final = game
        self.face: Final[Face] = find_face(game)
        self.parts: Final[list[Part]] = list(self.face.parts)
        self.shell: Final[list[ShellPart]] = shell_parts(game, len(names))
        self.names = names
        self.edition = -1
        self.pens: Final[dict[str, Pen]] = {}
        self.drawn: Final[dict[tuple[str, str], list[tuple[Any, str]]]] = {}
        self.deltas: Final[dict[tuple[str, str], tuple[str, str, Delta | str]]] = {}

    def forget(self, names: Sequence[str]) -> None:
        """People are not called what they were: everything is drawn again."""
        self.names = names
        self.pens.clear()
        self.drawn.clear()

    def pen(self, language: str) -> Pen:
        pen = self.pens.get(language)
        if pen is None:
            pen = self.pens[language] = make_pen(language, self.game, self.names)
        return pen

    def turn_to(self, edition: int) -> None:
        """Begin a new moment: what was drawn for an older one is not looked for again."""
        if edition != self.edition:
            self.edition = edition
            self.drawn.clear()

    def find(self, name: str, language: str, piece: Any) -> str | None:
        """Return the drawing of a piece, if somebody was shown the same at this moment."""
        for other, html in self.drawn.get((name, language), ()):
            if other == piece:
                return html
        return None

    def keep(self, name: str, language: str, piece: Any, html: str) -> str:
        self.drawn.setdefault((name, language), []).append((piece, html))
        return html

    def draw_changed(self, scene: Scene, shown: dict[str, Any], language: str) -> Changes:
        """Return what is not what was *shown* last, and remember that it is shown now."""
        sight = scene.sight
        pen = self.pen(language)
        changes = Changes()
        for part in self.parts:
            name = part.name
            piece = part.pick(sight)
            if name not in shown or shown[name] != piece:
                shown[name] = piece
                html = self.find(name, language, piece)
                if html is None:
                    html = self.keep(name, language, piece, part.draw(piece, pen))
                changes.parts[name] = html
        for shell in self.shell:
            name = shell.name
            piece = shell.pick(scene)
            if name not in shown or shown[name] != piece:
                shown[name] = piece
                html = self.find(name, language, piece)
                if html is None:
                    html = self.keep(name, language, piece, shell.draw(piece, pen))
                changes.parts[name] = html
        lights = sight.lights()
        if shown.get("lights") != lights:
            changes.lights = shown["lights"] = lights
            changes.ghosts = self.face.ghosts(sight)
        marks = self.face.marks(sight)
        if shown.get("marks") != marks:
            changes.marks = shown["marks"] = marks
        return changes

    def shorten(self, parts: dict[str, str], sent: dict[str, str], language: str) -> dict[str, Any]:
        """Return drawings, each as the difference to what was *sent* before."""
        told: dict[str, Any] = {}
        for name, new in parts.items():
            old = sent.get(name)
            sent[name] = new
            if old is None:
                told[name] = new
                continue
            known = self.deltas.get((name, language))
            if known is None or known[0] is not old or known[1] is not new:
                known = (old, new, delta(old, new))
                self.deltas[name, language] = known
            told[name] = known[2]
        return told

    def draw_chapter(self, chapter: Chapter, language: str) -> str:
        return draw_chapter(chapter, self.face, self.pen(language))
