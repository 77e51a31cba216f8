"""Tables in the middle of a game, so that a browser comes at once where it is to look."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from secrets import token_urlsafe
from typing import Any

from paradice.core.moves import Move
from paradice.core.properties import walk
from paradice.games import find_game
from paradice.server.identity import hashed, new_id
from paradice.server.store import OVER, PLAYING, MoveRow, SeatRow, Store, TableRow

NAMES = ("Mara", "Théo", "Otto", "Bea", "Sam", "Ida")


@dataclass(frozen=True)
class Scene:
    """A moment of a game: how it was set, and what was played."""

    game: str
    seats: int
    seed: int
    moves: Sequence[tuple[int, str]]
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        return not self.table().deciders()

    def table(self) -> Any:
        game = find_game(self.game)
        table = game.start(self.seats, self.options, self.seed)
        for seat, text in self.moves:
            table.play(seat, game.catalogue.find(text))
        return table


class Notes:
    """Where seat 0 has had the most to choose from, for each kind of step, along one game."""

    def __init__(self) -> None:
        self.best: dict[str, tuple[int, int]] = {}
        self.count = 0

    def __call__(self, table: Any, seat: int, moves: list[Move]) -> None:
        step = type(table.top()).__name__
        mine = table.moves(0) if 0 in table.deciders() else []
        if len(mine) > self.best.get(step, (0, 0))[0]:
            self.best[step] = (len(mine), self.count)
        self.count += 1


@cache
def scenes(
    game: str, seats: int, seeds: range = range(1, 5), options: tuple[tuple[str, str], ...] = ()
) -> dict[str, Scene]:
    """For each kind of step, a moment of a random game where seat 0 has the most to choose from."""
    most: dict[str, int] = {}
    found: dict[str, Scene] = {}
    for seed in seeds:
        notes = Notes()
        _, moves = walk(find_game(game), seats, dict(options), seed, notes)
        for step, (choices, at) in notes.best.items():
            if choices > most.get(step, 0):
                most[step] = choices
                found[step] = Scene(game, seats, seed, moves[:at], dict(options))
        found["over"] = Scene(game, seats, seed, moves, dict(options))
    return found


def routine_scene() -> tuple[Scene, str]:
    """A round of the Undead begins, seat 0 has something that costs and risks nothing; and that."""
    game = find_game("undead")
    assert game.routine is not None
    for seats in range(2, 7):
        scene = scenes("undead", seats)["UseBuildings"]
        table = scene.table()
        view = game.view(table, 0)
        if free := [move for move in table.moves(0) if game.routine(view, move)]:
            return scene, repr(free[0])
    raise LookupError("nowhere is anything free")


def put_on(store: Store, scene: Scene, kinds: Sequence[str] = ()) -> tuple[str, str]:
    """Lay a scene into a store; return the table's path and the secret of who sits at seat 0.

    The others are bots, or what *kinds* says: ``bot``, ``device`` (the same browser), ``away``
    (a browser that nobody has), or the secret of another browser.
    """
    secret = token_urlsafe(32)
    seats = [SeatRow(0, "person", NAMES[0], hashed(secret))]
    for seat in range(1, scene.seats):
        kind = kinds[seat - 1] if seat <= len(kinds) else "bot"
        if kind == "bot":
            seats.append(SeatRow(seat, "bot", NAMES[seat], "", "novice"))
        else:
            owner = {"device": secret, "away": token_urlsafe(32)}.get(kind, kind)
            seats.append(SeatRow(seat, "person", NAMES[seat], hashed(owner)))
    game = find_game(scene.game)
    row = TableRow(
        id=new_id(),
        game=scene.game,
        version=game.version,
        options=game.complete(scene.seats, scene.options),
        seed=scene.seed,
        state=OVER if scene.is_over else PLAYING,
        host=hashed(secret),
        invite=new_id(),
        pace=0,
        seats=tuple(seats),
        created=time.time(),
    )
    store.add_table(row)
    lines = [
        MoveRow(row.id, at, seat, text, "", 0.0) for at, (seat, text) in enumerate(scene.moves)
    ]
    if lines:
        store.append(lines)
    return f"/t/{row.id}", secret
