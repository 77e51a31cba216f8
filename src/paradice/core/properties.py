"""Properties that every game has, checked along random play."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from paradice.core.events import EVERYONE, Event
from paradice.core.game import Game
from paradice.core.moves import NOT_ASKED_NOW, Move
from paradice.core.rng import Rng, seeded
from paradice.core.table import Table


class Broken(AssertionError):
    """A property that does not hold, and where."""


def hold(claim: str, holds: bool, table: Table) -> None:
    if not holds:
        raise Broken(f"{claim}; agenda {table.waiting()}")


def walk(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    seed: int,
    visit: Callable[[Any, int, list[Move]], None] | None = None,
    events: list[Event] | None = None,
) -> tuple[Any, list[tuple[int, str]]]:
    """Play a game at random, calling *visit* before every decision; return end and moves."""
    table = game.start(seats, options, seed)
    table.events = events
    rng = seeded(seed ^ 0x5EED)
    played: list[tuple[int, str]] = []
    while who := table.deciders():
        hold(f"the game is over within {game.longest} decisions", len(played) < game.longest, table)
        seat = who[rng.below(len(who))]
        moves = table.moves(seat)
        hold("a decider has a move", len(moves) > 0, table)
        if visit is not None:
            visit(table, seat, moves)
        move = moves[rng.below(len(moves))]
        table.play(seat, move)
        played.append((seat, repr(move)))
    hold("when nobody decides there is an outcome", table.outcome() is not None, table)
    return table, played


def check_decision(game: Game[Any], table: Any, seat: int, moves: list[Move]) -> None:
    """Check the moves that are offered at one decision."""
    hold("while somebody decides there is no outcome", table.outcome() is None, table)
    offers = table.offers(seat)
    offered = [offer.move for offer in offers]
    hold("candidates are offered, in their order", offered == table.candidates(seat), table)
    allowed = [offer.move for offer in offers if offer.rule is None]
    hold("moves are the candidates that nothing forbids, in their order", moves == allowed, table)
    hold("moves are distinct", len({move.index for move in moves}) == len(moves), table)
    hold("moves are stable", table.moves(seat) == moves, table)
    hold("a clone offers the same", table.clone().moves(seat) == moves, table)
    for offer in offers:
        move, rule = offer.move, offer.rule
        hold("a candidate is in the catalogue", game.catalogue.moves[move.index] is move, table)
        hold("an offer is refused by its rule", table.why_not(seat, move) is rule, table)
        hold(f"a refusal is a rule of the game: {rule}", rule is None or rule in game.rules, table)


def check_refusals(game: Game[Any], table: Any, seat: int, moves: list[Move]) -> None:
    """Check that every move of the catalogue is legal or refused by a known rule."""
    legal = {move.index for move in moves}
    for move in game.catalogue.moves:
        rule = table.why_not(seat, move)
        hold(f"what is offered is legal: {move}", (rule is None) == (move.index in legal), table)
        named = rule is None or rule is NOT_ASKED_NOW or rule in game.rules
        hold(f"what is refused names a rule: {move}", named, table)


def check_copies(game: Game[Any], table: Any) -> None:
    """Check that a clone is equal and independent, and that write and read are inverse."""
    before = game.write(table)
    twin = table.clone()
    hold("a clone writes the same", game.write(twin) == before, table)
    seat = twin.deciders()[0]
    twin.play(seat, twin.moves(seat)[0])
    hold("a clone goes its own way", game.write(table) == before, table)
    again = game.read(json.loads(json.dumps(before)))
    hold("what is read writes the same", game.write(again) == before, table)


def check_secrets(game: Game[Any], table: Any, seed: int) -> None:
    """Check that no seat can tell a position that it imagines from the true one."""
    for seat in (EVERYONE, *range(table.seats)):
        imagined = table.imagine(seat, seeded(seed))
        hold(
            f"seat {seat} sees no difference in what it imagines",
            game.view(imagined, seat) == game.view(table, seat),
            table,
        )
        hold("a view is plain data", is_plain(game.view(table, seat)), table)
        if seat in table.deciders():
            hold(
                "imagined moves are the true ones", imagined.moves(seat) == table.moves(seat), table
            )


def is_plain(data: Any) -> bool:
    return bool(json.loads(json.dumps(data)) == data)


def check_alike(game: Game[Any], table: Any, actor: int, moves: list[Move], seed: int) -> None:
    """Check that positions with equal views are imagined alike."""
    nexts = []
    for move in moves[:6]:
        twin = table.clone()
        twin.play(actor, move)
        nexts.append(twin)
    for seat in (EVERYONE, *range(table.seats)):
        if seat == actor:
            continue
        views = [game.view(twin, seat) for twin in nexts]
        first: dict[str, Any] = {}
        for twin, view in zip(nexts, views, strict=True):
            key = json.dumps(view, sort_keys=True)
            position = imagined(game, twin, seat, seed)
            hold(
                f"positions seat {seat} cannot tell apart are imagined alike",
                first.setdefault(key, position) == position,
                table,
            )


def imagined(game: Game[Any], table: Any, seat: int, seed: int) -> dict[str, Any]:
    """Return the position that *seat* imagines from a given seed, as plain data."""
    rng: Rng = seeded(seed)
    return game.write(table.imagine(seat, rng))


def check_game(game: Game[Any], games: int = 4) -> None:
    """Play some games at random, over all numbers of seats, and check every property in each."""
    for seed in range(games):
        rng = seeded(seed)

        def visit(table: Any, seat: int, moves: list[Move], rng: Rng = rng) -> None:
            check_decision(game, table, seat, moves)
            check_refusals(game, table, seat, moves)
            check_copies(game, table)
            check_secrets(game, table, rng.below(1 << 30))
            check_alike(game, table, seat, moves, rng.below(1 << 30))

        walk(game, game.fewest + seed % (game.most - game.fewest + 1), {}, seed, visit)
