"""A series of games, and one game of it: the same in every process on every machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from paradice.bots.levels import check_bots, find_bot
from paradice.bots.workers import SAFE, choose_safely
from paradice.core.events import Event
from paradice.core.game import BadSetup, Game
from paradice.core.match import Match
from paradice.core.rng import seeded
from paradice.games import find_game


@dataclass(frozen=True)
class Series:
    """A series of games: each is determined by its number alone."""

    game: str
    bots: tuple[str, ...]
    """The players; they move one seat on from game to game, unless seats are kept."""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    rotate: bool = True
    keep_moves: bool = False
    keep_deeds: bool = False
    """Note which things each seat had to do with (which cards it took, and the like)."""
    deal: int | None = None
    """The one deal that all games begin with, if they do."""

    def seating(self, number: int) -> list[str]:
        """Return who has which seat in a game."""
        count = len(self.bots)
        turn = number % count if self.rotate else 0
        return [self.bots[(seat + turn) % count] for seat in range(count)]

    def seed_of(self, number: int, purpose: str = "deal") -> int:
        """Return 128 bits that follow from the series' seed, the game's number and the use."""
        text = f"{self.seed} {number} {purpose}"
        return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big")


@dataclass(frozen=True)
class GameResult:
    """One finished game: plain data, so that it can travel between processes."""

    number: int
    seed: int
    bots: list[str]
    reason: str
    winners: list[int]
    shares: list[float]
    """The part of the win that each seat has: sides that win together share it."""
    scores: list[int]
    decisions: int
    moves: list[tuple[int, str]] = field(default_factory=list)
    deeds: list[tuple[int, str, str, int]] = field(default_factory=list)
    """Seat, cue, kind of thing, its number: each once."""
    faults: int = 0
    """How often a bot failed and the adept answered for it."""


class Endless(RuntimeError):
    """A game that went on beyond the length its card states."""


def make_series(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    rotate: bool = True,
    keep_moves: bool = False,
    keep_deeds: bool = False,
) -> Series:
    """Return a series that can be carried out; ValueError says what is wrong with it."""
    title = find_game(game)
    check_bots(bots)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else max(2, title.fewest)
    if len(bots) == 1:
        bots = [bots[0]] * seats
    if len(bots) != seats:
        raise BadSetup("bots", ",".join(bots), [f"one for all {seats} seats", f"{seats} of them"])
    complete = title.complete(seats, options or {})
    return Series(game, tuple(bots), complete, seed, rotate, keep_moves, keep_deeds)


def play_game(series: Series, number: int) -> GameResult:
    """Play one game of the series to its end."""
    game: Game[Any] = find_game(series.game)
    seating = series.seating(number)
    seats = len(seating)
    seed = series.seed_of(number) if series.deal is None else series.deal
    players = [find_bot(name, game, seats, series.options) for name in seating]
    sources = [seeded(series.seed_of(number, f"seat {seat}")) for seat in range(seats)]
    names = [str(name) for name in seating]
    match = Match(game, seats, series.options, seed, names, tell=series.keep_deeds)
    table = match.table
    faults = 0
    safe = find_bot(f"{SAFE}:", game, seats, series.options)
    while deciders := table.deciders():
        if len(match.history) >= game.longest:
            raise Endless(f"{series.game}, seed {seed:032x}: more than {game.longest} decisions")
        seat = deciders[0]
        move, fault = choose_safely(players[seat], safe, table, seat, sources[seat], match.record)
        match.play(seat, move)
        faults += fault != ""
    outcome = table.outcome()
    assert outcome is not None
    return GameResult(
        number,
        seed,
        seating,
        outcome.reason,
        list(outcome.winners),
        shares_of(outcome.winners, game.sides(seats, series.options)),
        list(outcome.scores),
        len(match.history),
        [(played.seat, played.move.text) for played in match.history] if series.keep_moves else [],
        deeds_of(game, match.events(len(match.history))),
        faults,
    )


def shares_of(winners: Sequence[int], sides: Sequence[int]) -> list[float]:
    """Return each seat's part of the win; the seats of one side all have the whole of its part."""
    winning = {sides[seat] for seat in winners}
    return [1 / len(winning) if side in winning else 0.0 for side in sides]


def deeds_of(game: Game[Any], events: Sequence[Event]) -> list[tuple[int, str, str, int]]:
    """Return what each seat had to do with which thing, each once, in a stable order."""
    deeds: set[tuple[int, str, str, int]] = set()
    for event in events:
        if event.seat < 0:
            continue
        for kind, number in zip(event.cue.names, event.numbers, strict=True):
            if game.thing(kind, number) is not None:
                deeds.add((int(event.seat), event.cue.key, kind, int(number)))
    return sorted(deeds)
