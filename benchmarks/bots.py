"""How fast bots think: complete random games, and iterations of the search, a second.

By the wall clock, as the peers are measured: the ratio to them must not gain by other work. Hints
and analyses in processor seconds.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter, process_time

from paradice.analysis.analyse import analyse
from paradice.bots.player import Judge, follow
from paradice.bots.reasons import give_hint
from paradice.bots.search import Search
from paradice.core.match import read_match
from paradice.core.playout import play_out
from paradice.core.rng import seeded
from paradice.games import find_game, game_names

SECONDS = 1.0
RUNS = 3
RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


def rollouts(title: str, seats: int = 2, seconds: float = SECONDS) -> float:
    """Complete random games a second from the start of a game."""
    game = find_game(title)
    table = game.start(seats, {}, 1)
    rng = seeded(2)
    best = 0.0
    for _ in range(RUNS):
        games, begun = 0, perf_counter()
        while (took := perf_counter() - begun) < seconds:
            for _ in range(50):
                play_out(table.clone(), rng, game.longest)
            games += 50
        best = max(best, games / took)
    return best


def iterations(title: str, seats: int = 2, seconds: float = SECONDS) -> float:
    """Iterations of the search a second, at the start of a game, as the levels search."""
    game = find_game(title)
    table = game.start(seats, {}, 1)
    seat = table.deciders()[0]
    search = Search(Judge(game.hints, game.sides(seats, {})), 500)
    best = 0.0
    for run in range(RUNS):
        done, begun = 0, perf_counter()
        while (took := perf_counter() - begun) < seconds:
            done += int(search.advise(table, seat, seeded(run)).imagined)
        best = max(best, done / took)
    return best


def hint_ms(title: str, seats: int = 3, count: int = 40) -> float:
    """Milliseconds of a hint on one core: 95 of 100 are quicker, along a game of natural moves."""
    game = find_game(title)
    table = game.start(seats, {}, 1)
    judge, rng = Judge(game.hints, game.sides(seats, {})), seeded(3)
    took: list[float] = []
    while table.deciders() and len(took) < count:
        seat = table.deciders()[0]
        if len(table.moves(seat)) > 1:
            begun = process_time()
            give_hint(game, {}, table, seat, seat)
            took.append(1000 * (process_time() - begun))
        for _ in range(3):
            if deciders := table.deciders():
                table.play(deciders[0], follow(judge, table, deciders[0], rng))
    return sorted(took)[int(0.95 * len(took))]


def analyses(title: str) -> dict[str, float]:
    """Processor seconds that the analysis of each record of a game takes, by seats and name."""
    took: dict[str, float] = {}
    for file in sorted((RECORDS / title).glob("*.txt")):
        match = read_match(file.read_text("utf-8"), find_game)
        begun = process_time()
        analyse(match)
        took[f"analysis.s.{title}.{match.seats}.{file.stem}"] = process_time() - begun
    return took


def measure(seconds: float = SECONDS) -> dict[str, float]:
    """Return every rate by its name."""
    rates: dict[str, float] = {}
    for title in game_names():
        rates[f"rollouts.{title}"] = rollouts(title, seconds=seconds)
        rates[f"search.{title}"] = iterations(title, seconds=seconds)
        rates[f"hint.ms.{title}"] = hint_ms(title)
        rates |= analyses(title)
    return rates


if __name__ == "__main__":
    for name, rate in measure().items():
        digits = 1 if ".s." in name else 0
        unit = "" if ".ms." in name or ".s." in name else " a second"
        print(f"{name:40} {rate:12,.{digits}f}{unit}")
