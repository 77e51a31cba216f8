"""Fingerprints of what is drawn along the golden games, so that drawings can be moved safely.

Run ``make drawings`` after a change that players see, and read which lines of ``drawings.txt``
differ before you commit it (of some games only: ``python -m tests.draw trekking``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from paradice.core.events import EVERYONE, Event
from paradice.core.game import Game
from paradice.core.record import read_record
from paradice.core.schema import Seen
from paradice.core.table import Table
from paradice.faces.face import Face, Sight
from paradice.faces.html import plain
from paradice.faces.pen import Pen
from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.i18n.stories import story_ids
from paradice.i18n.words import LANGUAGES, words
from paradice.server import gate
from paradice.web.assets import WEB
from paradice.web.components import shell_parts
from paradice.web.log import draw_chapter
from paradice.web.scene import Chapter, Scene, SeatFace
from tests.titles import TITLES
from tests.write_golden import golden_file

HERE = Path(__file__).parent
FILE = HERE / "drawings.txt"
NAMES = ("Mara", "O'Neil & <b>", "Théo", "Ida", "Sam", "Bea")
EVERY = 20
"""Of how many moments one is looked at, besides the first of each kind of step."""
STORIES = 5

Drawn = dict[tuple[str, str, str], str]


def golden_games(game: Game[Any]) -> Iterator[tuple[Table, list[tuple[int, str]]]]:
    """The beginning and the moves of the golden games and records of a game."""
    for told in golden_file(game.id).read_text("utf-8").split(f"{game.id}, ")[1:]:
        head, *lines = told.rstrip().split("\n")
        seats, _, _, seed = head.split()
        start = len(lines) - lines[::-1].index("")
        moves = [line.split(": ") for line in lines[start:]]
        yield game.start(int(seats[0]), {}, int(seed)), [(int(who), text) for who, text in moves]
    for file in sorted((HERE / "records" / game.id).iterdir()):
        record = read_record(file.read_text("utf-8"), find_game)
        yield game.start(record.seats, record.options, record.seed), record.moves


def moments(game: Game[Any]) -> Iterator[tuple[Table, list[Event], list[Event]]]:
    """Some moments of every golden game: the table, what happened last, and so far."""
    for table, moves in golden_games(game):
        events: list[Event] = []
        past: list[Event] = []
        met: set[str] = set()
        table.events = events
        for number, (seat, text) in enumerate(moves):
            step = type(table.top()).__name__
            if step not in met or number % EVERY == 0:
                met.add(step)
                yield table, events, past
            events.clear()
            table.play(seat, game.catalogue.find(text))
            past += events
        yield table, events, past


def scene(
    game: Game[Any], face: Face[Seen], table: Table, sight: Sight[Seen], past: list[Event]
) -> Scene:
    """The table as a viewer sees it with nothing else going on; the last seat is a bot's."""
    last = table.seats - 1
    over = table.outcome() is not None
    return Scene(
        game=game.id,
        table_id="table",
        rematch="",
        sight=sight,
        seats=tuple(
            SeatFace(NAMES[seat], "bot" if seat == last else "person", "adept" * (seat == last),
                     True, seat == sight.seat)
            for seat in range(table.seats)
        ),
        mine=() if sight.seat == EVERYONE else (sight.seat,),
        is_host=False,
        at=len(past),
        undo="over" if over else "never",
        redo=False,
        unfinished=False,
        news=None,
        bot_moves=False,
        pace=0,
        asking=EVERYONE,
        voters=(),
        lost=[],
        refused=(EVERYONE, EVERYONE),
        curtain=EVERYONE,
        curve=face.curve([gate.as_data(event) for event in past]) if over else None,
    )  # fmt: skip


def drawings(title: str) -> Drawn:
    """The fingerprint of each part of a game in each language, over all moments and viewers."""
    game, face = find_game(title), find_face(title)
    hashes: dict[tuple[str, str, str], Any] = {}
    pens = {
        language: Pen(words(language, title, WEB), NAMES, "sprite", "icons")
        for language in LANGUAGES
    }

    def note(language: str, part: str, drawn: object) -> None:
        known = hashes.setdefault((title, language, part), sha256())
        known.update(plain(str(drawn)).encode() + b"\n")

    for table, events, past in moments(game):
        deciders = list(table.deciders())
        for seat in sorted({EVERYONE, 0, *deciders[:1]}):
            sight = gate.see(game, face, table, seat, events)
            all_round = scene(game, face, table, sight, past)
            told = Chapter(seat, gate.tell(game.thing, events, seat), "")
            note("any", "keys", [(text, offer.key) for text, offer in sight.offers.items()])
            note("any", "marks", list(face.marks(sight)))
            note("any", "ghosts", sorted(face.ghosts(sight).items()))
            for language, pen in pens.items():
                for part in face.parts:
                    note(language, part.name, part.draw(part.pick(sight), pen))
                for shell in shell_parts(title, table.seats):
                    note(language, shell.name, shell.draw(shell.pick(all_round), pen))
                note(language, "frame", face.frame(lambda name: f"[{name}]", sight, pen))
                note(language, "log", draw_chapter(told, face, pen))
                if face.dates is not None:
                    note(language, "dates", face.dates(sight.view, pen))
    things = story_ids(title)
    for thing in things[:: max(1, len(things) // STORIES)]:
        for language, pen in pens.items():
            note(language, "beside", face.beside(thing, None, pen))
            note(language, "beside", face.beside(thing, game.view(table, EVERYONE), pen))
    return {key: known.hexdigest()[:8] for key, known in hashes.items()}


def kept() -> Drawn:
    """The fingerprints as they were written last."""
    rows = [line.split() for line in FILE.read_text("utf-8").splitlines()]
    return {(title, language, part): known for title, language, part, known in rows}


def main() -> None:
    titles = sys.argv[1:] or TITLES
    drawn = {key: known for key, known in kept().items() if key[0] not in titles}
    for title in titles:
        drawn |= drawings(title)
    lines = [" ".join((*key, known)) for key, known in sorted(drawn.items())]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
