"""Finished games as tables: files for others, a summary for people."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.table import Table as Grid

from paradice.games import find_game
from paradice.lab.series import GameResult, Series
from paradice.lab.statistics import Share, Spread

FORMATS: Final = (".csv", ".parquet")


class BadFile(ValueError):
    """A file that cannot be written: why, and what would be possible."""


def check_file(path: Path) -> None:
    """Refuse, before anything is played, what could not be written after."""
    if path.suffix not in FORMATS:
        raise BadFile(f"out: {path.name!r} is not possible; choose a name in {', '.join(FORMATS)}")
    if not path.parent.is_dir():
        raise BadFile(f"out: there is no folder {str(path.parent)!r}")
    if path.suffix == ".parquet":
        load_parquet()


def load_parquet() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        wanted = "pip install 'paradice[lab]'"
        raise BadFile(f"out: Parquet needs pyarrow ({wanted}); choose .csv otherwise") from None
    return pyarrow


def rows(series: Series, games: Sequence[GameResult]) -> list[dict[str, Any]]:
    """Return one row for each game, all with the same columns."""
    options = " ".join(f"{key}={choice}" for key, choice in sorted(series.options.items()))
    table: list[dict[str, Any]] = []
    for played in games:
        row: dict[str, Any] = {
            "number": played.number,
            "game": series.game,
            "options": options,
            "seed": f"{played.seed:032x}",
            "seats": len(played.bots),
            "reason": played.reason,
            "decisions": played.decisions,
            "faults": played.faults,
        }
        for seat, bot in enumerate(played.bots):
            row[f"bot_{seat}"] = bot
            row[f"won_{seat}"] = played.shares[seat]
            row[f"score_{seat}"] = played.scores[seat] if seat < len(played.scores) else None
        if series.keep_moves:
            row["moves"] = "; ".join(f"{seat}: {move}" for seat, move in played.moves)
        table.append(row)
    return table


def save(path: Path, series: Series, games: Sequence[GameResult]) -> None:
    """Write the games to a file of the kind its name says."""
    table = rows(series, games)
    if path.suffix == ".parquet":
        pyarrow = load_parquet()
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(table), path)
        return
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(table[0]) if table else ["number"])
        writer.writeheader()
        writer.writerows(table)


def wins_by_bot(series: Series, games: Sequence[GameResult]) -> dict[str, Share]:
    """Return what share of the games each kind of player won, as often as it sat down."""
    hits = dict.fromkeys(series.bots, 0.0)
    total = dict.fromkeys(series.bots, 0)
    for played in games:
        for seat, bot in enumerate(played.bots):
            hits[bot] += played.shares[seat]
            total[bot] += 1
    return {bot: Share(hits[bot], total[bot]) for bot in hits}


def wins_by_seat(series: Series, games: Sequence[GameResult]) -> list[Share]:
    seats = range(len(series.bots))
    return [Share(sum(played.shares[seat] for played in games), len(games)) for seat in seats]


def team_wins(games: Sequence[GameResult]) -> Share:
    """Return how often a table of a cooperative game won."""
    return Share(sum(1.0 for played in games if played.winners), len(games))


def scores_by_bot(series: Series, games: Sequence[GameResult]) -> dict[str, Spread]:
    scores: dict[str, list[float]] = {bot: [] for bot in series.bots}
    for played in games:
        for bot, score in zip(played.bots, played.scores):
            scores[bot].append(score)
    return {bot: Spread(tuple(values)) for bot, values in scores.items()}


def summary(series: Series, games: Sequence[GameResult]) -> Grid:
    """Return what happened, for the terminal."""
    grid = Grid(title=f"{series.game}, {len(series.bots)} seats, {len(games)} games")
    for title in ("who", "games", "wins", "95 %", "score"):
        grid.add_column(title, justify="left" if title == "who" else "right")
    scores = scores_by_bot(series, games)
    if find_game(series.game).cooperative:
        team = team_wins(games)
        names = ", ".join(sorted(set(series.bots), key=series.bots.index))
        first = next(iter(scores.values()))
        grid.add_row(f"team of {names}", *cells(team), str(first) if first.values else "")
    else:
        for bot, share in wins_by_bot(series, games).items():
            grid.add_row(bot, *cells(share), str(scores[bot]) if scores[bot].values else "")
        grid.add_section()
        for seat, share in enumerate(wins_by_seat(series, games)):
            grid.add_row(f"seat {seat}", *cells(share), "")
    length = Spread(tuple(float(played.decisions) for played in games))
    faults = sum(played.faults for played in games)
    grid.caption = f"{length.mean:.0f} decisions a game" + (f", {faults} faults" if faults else "")
    return grid


def cells(share: Share) -> tuple[str, str, str]:
    low, high = share.interval
    return str(share.total), f"{100 * share.mean:.1f} %", f"{100 * low:.1f} – {100 * high:.1f}"
