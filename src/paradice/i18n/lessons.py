"""Lessons: short scenes on a real table, each with one idea and one thing to do, kept as data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from paradice.core.events import Event
from paradice.core.moves import Move, Rule
from paradice.core.table import Table
from paradice.games import find_game, game_names
from paradice.games.resources import folder_of
from paradice.i18n.rules_pages import Paragraph, rules_page
from paradice.i18n.words import Words

SCENES: Final = 15
"""The most scenes of a lesson."""
FILE: Final = "lesson.toml"


class BadLesson(ValueError):
    """An invalid lesson: the scene, and what is wrong with it."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A position, one idea, one thing to do.

    ``moves`` lead from the deal to the position, ``expect`` is the move that is taught, ``then`` is
    what the others do at once after it; ``rules`` is the English title of the paragraph that says
    more, ``refusals`` are the rules it makes plain, ``point`` the id of what is meant where that is
    no piece of the move; ``aside`` keeps the card of the idea off the table, where it would lie
    over what the idea speaks of; ``draw`` is the small drawing of the idea.
    """

    id: str
    number: int
    ideas: tuple[str, ...]
    seats: int
    options: Mapping[str, str]
    seed: int
    seat: int
    moves: tuple[tuple[int, str], ...]
    expect: str
    then: tuple[tuple[int, str], ...]
    rules: str
    refusals: tuple[str, ...]
    point: str
    aside: bool
    draw: tuple[str, ...]
    """What is, and what comes of it: each a row of drawings (``:hours-2``), seats (``@0``) and
    signs."""


@dataclass(frozen=True)
class Lesson:
    """The scenes of a game; ``level`` and ``options`` are those of the first game after it."""

    game: str
    minutes: int
    seats: int
    seat: int
    scenes: tuple[Scene, ...]
    level: str
    options: Mapping[str, str]
    others: tuple[str, ...]
    """How those on the other seats are called; the words of the scenes know them by these names."""

    def names(self, me: str) -> list[str]:
        """Who sits at the table: the learner, and the others from the next seat on."""
        names = list(self.others)
        names.insert(self.seat, me)
        return names

    def scene(self, number: int) -> Scene | None:
        return self.scenes[number - 1] if 0 < number <= len(self.scenes) else None

    def minutes_left(self, number: int) -> int:
        """About how long it takes from the beginning of a scene to the end."""
        count = len(self.scenes)
        return max(1, -(-self.minutes * (count - number + 1) // count))

    def later(self, rule: str, number: int) -> Scene | None:
        """The scene after *number* that makes a refusal plain, if there is one."""
        later = (scene for scene in self.scenes[number:] if rule in scene.refusals)
        return next(later, None)


@dataclass(frozen=True)
class Trial:
    """The result of a move in a scene: ``right``, ``other`` (legal), or refused by ``rule``."""

    table: Table
    events: Sequence[Event] = field(default_factory=list)
    own: int = 0
    """So many of the events belong to the move and what the learner did at once after it."""
    is_right: bool = False
    rule: Rule | None = None


def read_moves(text: str) -> tuple[tuple[int, str], ...]:
    """Read moves written as in a record, one a line or between semicolons."""
    told = [line.strip() for line in text.replace(";", "\n").splitlines() if line.strip()]
    pairs = [line.partition(": ") for line in told]
    return tuple((int(seat), move) for seat, _, move in pairs)


def read_lesson(game: str, data: Mapping[str, Any]) -> Lesson:
    """Return a lesson from its data.

    A scene that ``follows`` begins where the one before it ended; one ``of`` a record in the lesson
    begins ``after`` so many of its moves.
    """
    seats, seat = int(data["seats"]), int(data.get("seat", 0))
    usual = dict(data.get("options", {}))
    told = {name: read_moves(game["moves"]) for name, game in data.get("told", {}).items()}
    scenes: list[Scene] = []
    for number, row in enumerate(data["scene"], 1):
        before: tuple[tuple[int, str], ...] = ()
        seed, places, chosen = (
            row.get("seed", 0),
            row.get("seats", seats),
            row.get("options", usual),
        )
        if row.get("follows", False):
            last = scenes[-1]
            before = (*last.moves, (last.seat, last.expect), *last.then)
            seed, places, chosen = last.seed, last.seats, last.options
        elif "of" in row:
            before = told[row["of"]][: int(row["after"])]
            seed = data["told"][row["of"]]["seed"]
        scenes.append(
            Scene(
                str(row["id"]),
                number,
                tuple(row["ideas"]),
                int(places),
                dict(chosen),
                int(seed),
                int(row.get("seat", seat)),
                before + read_moves(row.get("moves", "")),
                str(row["expect"]),
                read_moves(row.get("then", "")),
                str(row["rules"]),
                tuple(row.get("refusals", ())),
                str(row.get("point", "")),
                bool(row.get("aside", False)),
                tuple(row.get("draw", ())),
            )
        )
    first = data.get("first", {})
    return Lesson(
        game,
        int(data["minutes"]),
        seats,
        seat,
        tuple(scenes),
        str(first.get("level", "novice")),
        dict(first.get("options", {})),
        tuple(data["others"]),
    )


@cache
def find_lesson(game: str) -> Lesson | None:
    """Return the lesson of a game, if it has one."""
    if game not in game_names():
        return None
    file = folder_of(game).joinpath("locale", FILE)
    if not file.is_file():
        return None
    return read_lesson(game, tomllib.loads(file.read_text("utf-8")))


@cache
def lay(game: str, scene: Scene) -> Table:
    """Return the table of a scene; cached, so clone it to play on it."""
    title = find_game(game)
    table: Table = title.start(scene.seats, scene.options, scene.seed)
    for number, (seat, text) in enumerate(scene.moves, 1):
        fault = play_one(game, table, seat, text)
        if fault:
            raise BadLesson(f"{game}, scene {scene.id}, move {number}: {fault}")
    if scene.seat not in table.deciders():
        raise BadLesson(f"{game}, scene {scene.id}: seat {scene.seat} has nothing to decide")
    return table


def play_one(game: str, table: Table, seat: int, text: str) -> str:
    """Play a move; return what is wrong with it, or nothing."""
    try:
        move = find_game(game).catalogue.find(text)
    except KeyError:
        return f"there is no move {text!r}"
    rule = table.why_not(seat, move)
    if rule is not None:
        return f"seat {seat} may not play {text!r} ({rule.key})"
    table.play(seat, move)
    return ""


def attempt(game: str, scene: Scene, text: str) -> Trial | None:
    """Play a move in a scene, and the replies of the others; None if there is no such move."""
    try:
        move: Move = find_game(game).catalogue.find(text)
    except KeyError:
        return None
    table: Table = lay(game, scene).clone()
    rule = table.why_not(scene.seat, move)
    if rule is not None:
        return Trial(table, rule=rule)
    events: list[Event] = []
    table.events = events
    table.play(scene.seat, move)
    own = len(events)
    is_right = text == scene.expect
    for seat, reply in scene.then:
        before = len(events)
        fault = play_one(game, table, seat, reply)
        if fault and is_right:
            raise BadLesson(f"{game}, scene {scene.id}: {fault}")
        if fault:
            break
        if seat == scene.seat and own == before:
            own = len(events)
    return Trial(table, events, own, is_right)


def cost_key(words: Words, scene: Scene, text: str) -> str:
    """Return the words about what another move costs: its own where it has some, else those of
    the scene, which must hold for all others."""
    own = f"scene-{scene.id}-else-{text.replace(' ', '-')}"
    return own if words.has(own) else f"scene-{scene.id}-else"


def paragraph(game: str, scene: Scene, language: str) -> tuple[str, Paragraph]:
    """Return the paragraph of the rules that a scene names, and the id of its heading."""
    titles = [each.title for each in rules_page(game, "en").paragraphs]
    if scene.rules not in titles:
        raise BadLesson(f"{game}, scene {scene.id}: the rules have no paragraph {scene.rules!r}")
    place = titles.index(scene.rules)
    return f"sec-{place + 1}", rules_page(game, language).paragraphs[place]
