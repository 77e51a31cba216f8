"""The laboratory's part of the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from paradice.bots.levels import BOTS
from paradice.lab.crew import Crew, find_crew, gather
from paradice.lab.plan import Plan, Played, make_plan
from paradice.lab.results import check_file, save, summary

INTERRUPTED: Final = 130


class Pace(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f} games/s", style="progress.data.speed")


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    """Read ``key=choice`` as often as it was given."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, sign, choice = pair.partition("=")
        if not sign:
            raise click.UsageError(f"--option {pair!r}: say KEY=CHOICE")
        options[key.strip()] = choice.strip()
    return options


def read_workers(text: str) -> int | None:
    if text == "auto":
        return None
    if not text.isdigit() or int(text) < 1:
        raise click.UsageError(f"--workers {text!r}: say auto, or a number from 1 up")
    return int(text)


def watch(crew: Crew, plan: Plan, games: int, label: str) -> tuple[list[Played], bool]:
    """Play so many games under a bar that tells the rate and the time left."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Pace(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=games)
        return gather(crew, plan, games, lambda played: progress.advance(task))


@click.command()
@click.argument("game")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--bots", default="random", show_default=True, help=f"Who: {', '.join(BOTS)}.")
@click.option("--seats", type=int, help="How many seats; as many as bots if not said.")
@click.option("--option", "options", multiple=True, metavar="KEY=CHOICE", help="Vary the rules.")
@click.option("--seed", default=0, show_default=True, help="The same seed plays the same games.")
@click.option("--workers", default="auto", show_default=True, help="Processes at work.")
@click.option("--keep-seats", is_flag=True, help="Nobody changes seats between games.")
@click.option("--moves", is_flag=True, help="Write the moves of each game too.")
@click.option("--out", type=click.Path(path_type=Path), help="A file, .csv or .parquet.")
def sim(
    game: str,
    games: int,
    bots: str,
    seats: int | None,
    options: tuple[str, ...],
    seed: int,
    workers: str,
    keep_seats: bool,
    moves: bool,
    out: Path | None,
) -> None:
    """Let bots play many games of GAME against each other."""
    try:
        names = [name.strip() for name in bots.split(",")]
        chosen = read_options(options)
        plan = make_plan(game, names, seats, chosen, seed, not keep_seats, keep_moves=moves)
        if out is not None:
            check_file(out)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    finished, whole = watch(find_crew(read_workers(workers)), plan, games, game)
    if out is not None:
        save(out, plan, finished)
    if finished:
        Console().print(summary(plan, finished))
    if not whole:
        click.echo(f"interrupted: {len(finished)} of {games} games were finished", err=True)
        raise SystemExit(INTERRUPTED)


COMMANDS: Final = [sim]
