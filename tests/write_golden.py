"""Write the golden games: one whole game of each title, event by event, as text.

Run ``make golden`` after a change of rules, and read the difference before you commit it (of some
games only: ``python -m tests.write_golden trekking``). Records of endings are kept as they were;
those that no longer replay are found anew.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from paradice.core.events import Event
from paradice.core.game import Game
from paradice.core.match import play_record, read_match
from paradice.core.position import fingerprint
from paradice.core.properties import walk
from paradice.core.record import BadRecord, Record
from paradice.games import find_game
from tests.endings import ENDINGS, Ending
from tests.titles import TITLES

HERE = Path(__file__).parent


def tell(game: Game[Any], seats: int, seed: int) -> str:
    """Return a random game as text: each move, what it caused, and the position it led to."""
    events: list[Event] = []
    lines = [f"{game.id}, {seats} seats, seed {seed}", ""]

    def look(table: Any, seat: int, moves: list[Any]) -> None:
        lines.extend(f"    {event!r}" for event in events)
        events.clear()
        lines.append(f"{fingerprint(game.write(table))} {seat}: {len(moves)} moves")

    table, moves = walk(game, seats, {}, seed, look, events)
    lines.extend(f"    {event!r}" for event in events)
    lines += [fingerprint(game.write(table)), repr(table.outcome()), ""]
    lines += [f"{seat}: {text}" for seat, text in moves]
    return "\n".join(lines) + "\n"


def golden_file(name: str) -> Path:
    return HERE / "golden" / f"{name}.txt"


def golden_text(name: str) -> str:
    game = find_game(name)
    counts = sorted({game.fewest, min(2, game.most), game.most})
    return "\n".join(tell(game, seats, 100 + seats) for seats in counts)


def record_file(name: str, ending: str) -> Path:
    return HERE / "records" / name / f"{ending}.txt"


def find_ending(game: Game[Any], ending: Ending) -> Record:
    """Search seeds until random or natural play comes to the ending."""
    options = game.complete(ending.seats, ending.options)
    for seed in range(200_000):
        play = walk_naturally if ending.natural else walk
        table, moves = play(game, ending.seats, options, seed)
        outcome = table.outcome()
        if outcome is not None and ending.is_reached(outcome):
            return Record(game.id, game.version, ending.seats, options, seed, [], moves)
    raise LookupError(f"{game.id}: random play never comes to {ending.name!r}")


def walk_naturally(
    game: Game[Any], seats: int, options: Mapping[str, str], seed: int
) -> tuple[Any, list[tuple[int, str]]]:
    """Play every decision by the move that looks most natural to the game's hints."""
    table = game.start(seats, options, seed)
    played: list[tuple[int, str]] = []
    while who := table.deciders():
        looks = [(game.hints.appeal(table, who[0], move), move) for move in table.moves(who[0])]
        best = max(looks, key=lambda look: look[0])[1]
        table.play(who[0], best)
        played.append((who[0], repr(best)))
    return table, played


def main() -> None:
    for name in sys.argv[1:] or TITLES:
        golden_file(name).parent.mkdir(exist_ok=True)
        golden_file(name).write_text(golden_text(name), "utf-8")
        print(f"told {name}")
        for ending in ENDINGS.get(name, ()):
            file = record_file(name, ending.name)
            try:
                read_match(file.read_text("utf-8"), find_game)
            except (OSError, BadRecord):
                record = find_ending(find_game(name), ending)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(play_record(find_game(name), record).record(), "utf-8")
                print(f"  found {ending.name}")


if __name__ == "__main__":
    main()
