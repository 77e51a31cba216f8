"""Hints as plain data that can be pickled: numbers out of a hundred, and phrases."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any, Final, TypeAlias

from paradice.bots.advice import SHOWN, Adviser, Counsel, Reason
from paradice.bots.calibration import win_chance
from paradice.bots.player import Judge
from paradice.core.game import Game, Options, how_rules_run
from paradice.core.phrase import Argument, Phrase
from paradice.core.rng import Rng, seeded
from paradice.core.table import Table

Packed: TypeAlias = tuple[str, dict[str, Any]]
"""A phrase as plain data: its key and its arguments, phrases within it packed too."""

THOROUGH: Final = 2_000
ROUGH: Final = 400
"""How many games are imagined with compiled rules, and with interpreted rules."""
THOROUGH_MS: Final = 900
ROUGH_MS: Final = 1_600
"""Milliseconds after which the search ends: a busy machine gives rougher hints."""
LOOKS: Final = 6
"""On so many imagined tables a reply must be the same to be named."""
SOON: Final = 0.05
"""An end of the game is named as a reason if it is so much more frequent than after other moves."""


@dataclass(frozen=True)
class Hinted:
    """One move: how many of a hundred games are won after it, how certain that is, and why."""

    move: str
    wins: int
    doubt: int
    brings: Packed
    risks: list[Packed]


@dataclass(frozen=True)
class Hint:
    """The best moves of a seat as somebody may know them, the best first."""

    seat: int
    moves: list[Hinted]
    is_equal: bool
    """The first two are as good as equal: their difference is below its doubt."""
    even: int
    """How many of a hundred games each would win if all stood alike; 0 where all win together."""
    is_rough: bool


def seed_of(game: Game[Any], table: Table, asker: int) -> int:
    """Return a seed made of what *asker* may see of *table*, and of nothing else."""
    seen = json.dumps(game.view(table, asker), sort_keys=True, default=str)
    return int.from_bytes(hashlib.blake2b(seen.encode(), digest_size=16).digest(), "big")


def longest_ms() -> int:
    """Return how many milliseconds the search for a hint takes at most."""
    return ROUGH_MS if how_rules_run() == "interpreted" else THOROUGH_MS


def give_hint(
    game: Game[Any], options: Options, table: Table, asker: int, seat: int, played: str = ""
) -> Hint:
    """Return the best moves of *seat*, a decider, from what *asker* may know of *table*.

    Two tables that *asker* cannot tell apart give the same hint. What was *played* is among its
    moves in any case.
    """
    seats = int(table.seats)
    sides = game.sides(seats, options)
    is_rough = how_rules_run() == "interpreted"
    iterations = ROUGH if is_rough else THOROUGH
    adviser = Adviser(Judge(game.hints, sides), iterations, longest_ms())
    rng = seeded(seed_of(game, table, asker))
    move = game.catalogue.find(played) if played else None
    found = adviser.counsel(table, asker, seat, rng, move)
    told = found[: SHOWN if move is None or move in [c.move for c in found[:SHOWN]] else SHOWN - 1]
    told += [c for c in found if c.move is move and c not in told]
    ended = [sum(c.ends[i] for c in told) / len(told) for i in (0, 1)]
    moves = [
        hinted(game, seats, counsel, ended, reply_to(game, sides, table, asker, seat, counsel, rng))
        for counsel in told
    ]
    is_equal = len(told) > 1 and are_equal(told[0], told[1])
    even = round(100 / (max(sides) + 1)) if max(sides) else 0
    return Hint(seat, moves, is_equal, even, is_rough or adviser.is_late)


def are_equal(first: Counsel, second: Counsel) -> bool:
    """Return whether two moves differ by less than the standard error of their difference."""
    doubt = hypot(first.doubt, second.doubt)
    return abs(first.value - second.value) < doubt


def hinted(
    game: Game[Any], seats: int, counsel: Counsel, ended: Sequence[float], reply: Packed | None
) -> Hinted:
    """Return the hint about one move; *ended* is how often games soon end after other moves."""
    value, doubt = counsel.value, counsel.doubt
    high = win_chance(game.id, seats, value + doubt)
    low = win_chance(game.id, seats, value - doubt)
    wins = round(100 * win_chance(game.id, seats, value))
    risks: list[Packed] = []
    if counsel.ends[1] > ended[1] + SOON:
        risks.append(("hint-loses", {"n": round(100 * counsel.ends[1])}))
    worse = [reason for reason in counsel.reasons if reason.pays < 0]
    if worse:
        risks.append(("hint-costs", {"what": named(worse[-1])}))
    if reply is not None:
        risks.append(reply)
    return Hinted(
        repr(counsel.move), wins, max(1, round(50 * (high - low))), brings(counsel, ended), risks
    )


def brings(counsel: Counsel, ended: Sequence[float]) -> Packed:
    """Return the sentence about the result of a move."""
    if counsel.ends[0] > ended[0] + SOON:
        return "hint-wins", {"n": round(100 * counsel.ends[0])}
    better = [named(reason) for reason in counsel.reasons if reason.pays > 0]
    if better:
        return "hint-brings", {"what": better[:2]}
    return ("hint-brings-nothing" if counsel.reasons else "hint-brings-same"), {}


def named(reason: Reason) -> Packed:
    """Return a term in words; with its count where that points the same way as what it pays."""
    count = round(abs(reason.amount)) if reason.amount * reason.pays > 0 else 0
    return f"hint-{'more' if reason.pays > 0 else 'less'}-{reason.name}", {"n": count}


def reply_to(
    game: Game[Any], sides: Sequence[int], table: Table, asker: int, seat: int, counsel: Counsel,
    rng: Rng,
) -> Packed | None:  # fmt: skip
    """Return the best reply of another seat, if it is the same on every table."""
    replies = {
        str(found): found
        for found in (
            follow_line(game, sides, table.imagine(asker, rng), seat, counsel) for _ in range(LOOKS)
        )
    }
    return next(iter(replies.values())) if len(replies) == 1 else None


def follow_line(
    game: Game[Any], sides: Sequence[int], imagined: Table, seat: int, counsel: Counsel
) -> Packed | None:
    """Play the likely line until another seat has a choice; return that choice."""
    if counsel.move not in imagined.moves(seat):
        return None
    imagined.play(seat, counsel.move)
    line = list(counsel.line)
    while imagined.deciders() and line:
        mover = imagined.deciders()[0]
        moves = imagined.moves(mover)
        if len(moves) == 1:
            imagined.play(mover, moves[0])
            continue
        expected, move = line.pop(0)
        if expected != mover or move not in moves:
            return None
        if mover != seat:
            key = "hint-next" if sides[mover] == sides[seat] else "hint-reply"
            label = pack(game.label(game.view(imagined, mover), move))
            return key, {"seat": int(mover), "move": label}
        imagined.play(mover, move)
    return None


def pack(phrase: Phrase) -> Packed:
    """Return a phrase as plain data."""
    return phrase.key, {name: pack_value(value) for name, value in phrase.args.items()}


def pack_value(value: Argument) -> Any:
    if isinstance(value, Phrase):
        return pack(value)
    if isinstance(value, int | str):
        return value
    return [pack(part) for part in value]


def unpack(packed: Packed) -> Phrase:
    """Return the phrase that was packed."""
    key, args = packed
    return Phrase(key, unpack_args(args))


def unpack_args(args: Mapping[str, Any]) -> dict[str, Argument]:
    found: dict[str, Argument] = {}
    for name, value in args.items():
        if isinstance(value, list):
            found[name] = [unpack(part) for part in value]
        else:
            found[name] = unpack(value) if isinstance(value, tuple) else value
    return found


def is_secret(game: Game[Any], before: Table, seat: int, played: str, asker: int) -> bool:
    """Say whether *asker* could not tell this move from another one when it was made."""
    views: dict[str, Any] = {}
    for move in before.moves(seat):
        after = before.clone()
        after.play(seat, move)
        views[repr(move)] = game.view(after, asker)
    chosen = views.pop(played)
    return chosen in views.values()
