"""Nothing a viewer must not know changes a byte of what they are sent.

Along a game every viewer (each seat, and a spectator) is shown the true table and one they cannot
tell from it. Page, patches, log, JSON and replay must be the same bytes.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paradice.core.events import EVERYONE
from paradice.core.history import Entry
from paradice.core.rng import Rng, seeded
from paradice.core.table import Table
from paradice.i18n.words import LANGUAGES
from paradice.server import gate
from paradice.server.audience import Viewer
from paradice.server.endpoints.api import describe
from paradice.server.endpoints.socket import Connection, write_page_log
from paradice.server.identity import hashed
from paradice.server.protocol import ENCODER
from paradice.server.room import Room
from paradice.server.settings import Settings
from paradice.web.page import table_page
from tests.server.shared import open_lobby, people, random_game, run, usual_seats
from tests.titles import TITLES

WATCHED = 90
"""How many positions of a game are looked at."""


class Asked:
    """As much of a request as the JSON API reads."""

    def __init__(self, language: str) -> None:
        self.query_params = {"language": language}
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}


def everything(room: Room, seat: int, language: str) -> bytes:
    """All bytes a viewer gets at this moment: first sight, page, log, JSON, a glance of replay."""
    person = "" if seat == EVERYONE else hashed(f"s{seat}")
    viewer = Viewer(person, seat, language)
    line = Connection(None, None, room, viewer, Settings())  # type: ignore[arg-type]
    hello = line.greet("")
    changes = room.audience.draw_all(viewer)
    log = write_page_log(room, viewer)
    pen = room.audience.pen(language)
    page = table_page(
        pen, room.audience.face, room.audience.scene(viewer), changes.parts, log, "", {}, 0
    )
    said: Any = describe(Asked(language), room, seat)  # type: ignore[arg-type]
    assert room.table is not None
    glance = gate.watch(room.game, room.table, seat)
    shown = [part.draw(part.pick(glance), pen) for part in room.audience.face.parts]
    lit = [changes.highlights, changes.ghosts, changes.marks]
    return ENCODER.encode([lit, hello, page, log, said, shown, room.audience.story.cues(seat, 0)])


def disguised(room: Room, seat: int, number: int) -> tuple[Table, list[Entry]]:
    """A table and a story that *seat* cannot tell from the true ones."""
    assert room.table is not None
    twin = room.table.imagine(seat, seeded(1000 + number))
    rng = room.table.rng
    twin.rng = Rng(rng.a ^ 77, rng.b ^ 1234567, rng.c ^ 4242, rng.d)
    story = [
        Entry(entry.seat, [event for event in entry.events if event.is_seen_by(seat)], entry.note)
        for entry in room.match.story
    ]
    return twin, story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_no_byte_depends_on_what_a_viewer_must_not_know(
    game: str, language: str, tmp_path: Path
) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table(
                game, people(usual_seats(game)), {}, hashed("s0"), 0, 5 + len(language)
            )
            for number in range(WATCHED):
                if number:
                    await random_game(room, number, 1 + number % 4)
                for seat in range(-1, len(room.row.seats)):
                    true = everything(room, seat, language)
                    table, story = room.table, room.match.story
                    room.match.table, room.match.past.story = disguised(room, seat, number)
                    room.audience.renderer.drawn.clear()
                    told = everything(room, seat, language)
                    room.match.table, room.match.past.story = table, story
                    room.audience.renderer.drawn.clear()
                    assert told == true, f"move {room.seq}: seat {seat} can tell the difference"
                if not room.bots.owing() and room.table is not None and room.table.depth == 0:
                    return

    run(play())


def test_secret_choices_of_others_are_not_told(tmp_path: Path) -> None:
    """The itinerary chosen tonight is known to its seat alone until all have chosen."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            shown: list[list[bytes]] = []
            for choice in ("choose 0", "choose 3"):
                options = {"first-itinerary": "chosen"}
                room = await lobby.set_table("trekking", people(3), options, hashed("s0"), 0, 9)
                await room.play(1, choice, 0)
                room.change(replace(room.row, id="same"))
                shown.append([everything(room, seat, "en") for seat in (-1, 0, 1, 2)])
            assert shown[0][0] == shown[1][0]
            assert shown[0][1] == shown[1][1]
            assert shown[0][2] != shown[1][2], "the seat itself sees what it chose"
            assert shown[0][3] == shown[1][3]

    run(play())


def test_the_seed_and_other_secrets_are_never_sent_while_a_game_lasts(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", people(2), {}, hashed("s0"), 0)
            await random_game(room, 1, 30)
            seed = f"{room.row.seed:032x}".encode()
            for seat in (-1, 0, 1):
                told = everything(room, seat, "fr")
                assert seed not in told
                assert str(room.row.seed).encode() not in told
                assert room.row.invite.encode() not in told
                for row in room.row.seats:
                    assert row.person.encode() not in told

    run(play())
