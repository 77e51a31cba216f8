"""`paradice calibrate`: chances fitted to games between adepts, and whether they come true."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final

import click
from rich.progress import Progress

from paradice.faces.html import Html, escape
from paradice.games import NoSuchGame, find_game, game_names
from paradice.lab.calibration import (
    BOT,
    ENOUGH,
    GAMES,
    LEAVES,
    MOMENTS,
    SEARCHED,
    SEED,
    Moment,
    Reliability,
    Tenth,
    collect,
    fit_search,
    keep,
    kept,
    reliability,
    write_curves,
)

HEADING: Final = "## Whether the chances come true"
SIZE: Final = 220
EDGE: Final = 26


@click.command()
@click.argument("games", nargs=-1)
@click.option(
    "--number", default=GAMES, show_default=True, type=click.IntRange(2), help="Of games."
)
@click.option("--workers", default=2, show_default=True, type=click.IntRange(1))
@click.option("--figures", type=click.Path(path_type=Path), default=Path("docs/calibration.json"))
@click.option(
    "--curves",
    type=click.Path(path_type=Path),
    default=Path("src/paradice/bots/data/calibration.toml"),
)
@click.option("--pictures", type=click.Path(path_type=Path), default=Path("docs/pictures"))
@click.option(
    "--kept", "folder", type=click.Path(path_type=Path), default=Path("build/calibration")
)
def calibrate(
    games: Sequence[str],
    number: int,
    workers: int,
    figures: Path,
    curves: Path,
    pictures: Path,
    folder: Path,
) -> None:
    """Fit the chances to win of GAMES (all if not said), and measure whether they come true.

    NUMBER games for each number of seats. What was played is kept, so a run that was stopped goes
    on. Writes the curves that bots and analyses use, the figures, and a reliability curve for each
    game; `paradice ladder --no-measure` then puts
    them on docs/bots.md.
    """
    names = list(games) or game_names()
    told: dict[str, Any] = json.loads(figures.read_text("utf-8")) if figures.exists() else {}
    for name in names:
        try:
            game = find_game(name)
        except NoSuchGame as error:
            raise click.UsageError(str(error)) from error
        by_seats: dict[int, list[Moment]] = {}
        with Progress() as progress:
            for seats in range(game.fewest, game.most + 1):
                path = folder / f"{name}-{game.version}-{seats}-{MOMENTS}x{SEARCHED}.jsonl"
                done = max((moment.game + 1 for moment in kept(path)), default=0)
                if done < number:
                    task = progress.add_task(f"{name}, {seats}", total=number, completed=done)
                    notice = partial(progress.advance, task, 1.0)
                    for moments in collect(game, seats, range(done, number), workers, notice):
                        keep(path, moments)
                by_seats[seats] = [moment for moment in kept(path) if moment.game < number]
        told[name] = {
            "rules": game.version,
            "curves": {
                str(seats): [list(fit_search(part)), number, len(part)]
                for seats, part in by_seats.items()
            },
            "reliability": asdict(reliability(by_seats)),
        }
        figures.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", "utf-8")
        measured = read_reliability(told[name])
        picture = pictures / f"calibration-{name}.svg"
        picture.write_text(draw(name, measured) + "\n", "utf-8")
        click.echo(
            f"{name}: {measured.positions:,} positions, Brier {measured.judge:.4f} "
            f"(hints {measured.hints:.4f}, constant {measured.constant:.4f}), "
            f"at most {measured.widest():.1f} points off"
        )
    curves.write_text(write_curves(read_curves(told)), "utf-8")


def read_curves(told: dict[str, Any]) -> dict[str, dict[int, tuple[list[float], int, int]]]:
    """Return the fits that the figures hold, by game and seats."""
    return {
        name: {
            int(seats): (found, games, moments)
            for seats, (found, games, moments) in part["curves"].items()
        }
        for name, part in told.items()
    }


def read_reliability(part: dict[str, Any]) -> Reliability:
    told = dict(part["reliability"])
    told["tenths"] = [Tenth(**tenth) for tenth in told["tenths"]]
    return Reliability(**told)


def draw(name: str, measured: Reliability) -> Html:
    """Return the reliability curve as SVG: what was judged across, how often it came up."""
    whole = SIZE + 2 * EDGE

    def at(judged: float, won: float) -> tuple[str, str]:
        return f"{EDGE + judged * SIZE:.1f}", f"{EDGE + (1 - won) * SIZE:.1f}"

    full = [tenth for tenth in measured.tenths if tenth.count >= ENOUGH]
    line = " ".join(",".join(at(tenth.judged, tenth.won)) for tenth in full)
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.5" fill="#7a2f5f"><title>judged '
        f"{100 * tenth.judged:.1f}, won {100 * tenth.won:.1f}, {tenth.count:,} times"
        "</title></circle>"
        for tenth in full
        for x, y in [at(tenth.judged, tenth.won)]
    )
    ticks = "".join(
        f'<text x="{EDGE + part * SIZE}" y="{whole - 9}" text-anchor="middle">'
        f"{100 * part:.0f}</text>"
        f'<text x="{EDGE - 5}" y="{EDGE + (1 - part) * SIZE + 4}" text-anchor="end">'
        f"{100 * part:.0f}</text>"
        for part in (0.0, 0.5, 1.0)
    )
    return Html(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" '
        f'width="{whole}" height="{whole}" font-family="sans-serif" font-size="11" role="img">'
        f"<title>{escape(name)}: judged across, won upwards, in 100</title>"
        f'<rect width="{whole}" height="{whole}" fill="#fbf4e3"/>'
        f'<path d="M{EDGE} {EDGE}v{SIZE}h{SIZE}" fill="none" stroke="#1d2a2c"/>'
        f'<path d="M{EDGE} {EDGE + SIZE}L{EDGE + SIZE} {EDGE}" stroke="#1d2a2c" '
        f'stroke-dasharray="4 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#7a2f5f" stroke-width="2"/>{dots}'
        f'<g fill="#1d2a2c">{ticks}<text x="{EDGE + 6}" y="{EDGE + 10}">'
        f"{escape(name)}</text></g></svg>"
    )


def report(figures: Path) -> list[str]:
    """Return the section of the bots' page; empty where nothing was measured."""
    if not figures.exists():
        return []
    told: dict[str, Any] = json.loads(figures.read_text("utf-8"))
    lines = [
        HEADING,
        "",
        f"Written by `paradice calibrate`: games between adepts (`{BOT}`, seed {SEED}, as many for "
        "each number of seats),",
        f"{MOMENTS} moments drawn from each. The judge is what hints and the analysis say: the",
        f"value of a search ({SEARCHED} iterations), made a chance by a curve for each game and",
        "number of seats. Every forecast was made by a fit to the other half of the games. The",
        "Brier score is the mean square of the fault; *hints* are those of the position as they",
        f"are, *played on* the same after some natural moves more ({LEAVES} times imagined),",
        "*constant* is how often each seat wins. A shared win counts in parts.",
        "",
        "| game | games | positions | judge | played on | hints | constant | most off, in points |",
        "|---|---|---|---|---|---|---|---|",
    ]
    measured = {name: read_reliability(told[name]) for name in game_names() if name in told}
    for name, found in measured.items():
        lines.append(
            f"| {name} | {found.games:,} | {found.positions:,} | {found.judge:.4f} "
            f"| {found.played_on:.4f} | {found.hints:.4f} | {found.constant:.4f} "
            f"| {found.widest():.1f} |"
        )
    lines += [
        "",
        f"Judged and won in 100, by the tenth of what was judged; in brackets fewer than {ENOUGH} "
        "forecasts.",
        "",
        "| game | " + " | ".join(f"{10 * n}–{10 * n + 10}" for n in range(10)) + " |",
        "|---" * 11 + "|",
    ]
    for name, found in measured.items():
        cells = []
        for tenth in found.tenths:
            cell = f"{100 * tenth.judged:.0f}: {100 * tenth.won:.0f}" if tenth.count else "–"
            cells.append(cell if tenth.count >= ENOUGH or not tenth.count else f"({cell})")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    pictures = [f"![{name}](pictures/calibration-{name}.svg)" for name in measured]
    return [*lines, "", " ".join(pictures), ""]
