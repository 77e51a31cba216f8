"""A table that is opened again: where it stood, soon, and without stopping anybody meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from paradice.core.history import Played
from paradice.core.match import Match
from paradice.core.moves import Move
from paradice.core.rng import seeded
from paradice.server import gate
from paradice.server.identity import hashed
from paradice.server.room import PIECE, Room
from paradice.server.store import MoveRow, SeatRow
from tests.server.shared import open_lobby, random_game, run
from tests.server.test_rooms import a_room, undo
from tests.titles import TITLES


@pytest.mark.parametrize("game", TITLES)
def test_however_much_was_undone_and_redone_the_room_opens_as_it_was_left(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it is the same, and every move that stands is played once, the others never."""
    rng = seeded(11)
    monkeypatch.setattr("paradice.server.room.PIECE", 7)
    monkeypatch.setattr("paradice.server.room.SLICE", 0.0)

    def left(room: Room) -> object:
        assert room.table is not None
        return (
            room.game.write(room.table),
            [vars_of(played) for played in room.match.history],
            [(entry.seat, entry.note) for entry in room.match.story],
            [room.audience.story.chapters(seat) for seat in range(-1, len(room.row.seats))],
            [gate.as_data(event) for event in room.audience.latest()],
            [(undone.seat, undone.moves) for undone in room.match.undone],
            (room.seq, room.touches, room.commands),
        )

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            seats = [SeatRow(seat, "person", f"P{seat}", hashed("s0")) for seat in range(2)]
            room = await lobby.set_table(game, seats, {}, hashed("s0"), 0, 7)
            for turn in range(120):
                chance = rng.below(10)
                if chance < 4 and room.match.history:
                    await undo(room)
                elif chance < 6 and room.undoing.can_redo(0):
                    await room.undoing.redo(0, room.seq, f"command {turn}")
                else:
                    await random_game(room, turn, 1)
                if turn % 10 == 9:
                    lobby.rooms.clear()
                    again = await lobby.find(room.row.id)
                    assert again is not None
                    assert left(again) == left(room)
            played = 0
            real = Match.put

            def count(self: Match, seat: int, move: Move) -> object:
                nonlocal played
                played += 1
                return real(self, seat, move)

            lobby.rooms.clear()
            monkeypatch.setattr(Match, "put", count)
            monkeypatch.setattr(Match, "moment", None)
            again = await lobby.find(room.row.id)
            assert again is not None
            assert played == len(again.match.history) < again.seq

    run(play())


def vars_of(played: Played) -> tuple[int, str, int, str, int, int]:
    return (
        played.seat, played.move.text, played.mark, repr(played.step), played.depth, played.start,
    )  # fmt: skip


def test_others_have_their_turn_while_a_long_list_is_read_and_played(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby, seats=1)
            await random_game(room, 1, 30)
            text = repr(room.table.moves(0)[0]) if room.table else ""
            rows = [
                MoveRow(room.row.id, room.seq + place, 0, (text, "undo 1")[place % 2], "", 0.0)
                for place in range(4_000)
            ]
            await lobby.writer.change(lambda store: store.append(rows))
            lobby.rooms.clear()
            opening = asyncio.ensure_future(lobby.find(room.row.id))
            turns = 0
            while not opening.done():
                await asyncio.sleep(0)
                turns += 1
            again = await opening
            assert again is not None
            assert (again.seq, len(again.match.history)) == (4_030, 30)
            assert turns > 4_030 // PIECE

    run(play())
