"""`paradice analyse`: a finished game judged in words, or many as a table."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Literal, NoReturn

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from paradice.analysis.analyse import USUAL, Depth, analyse
from paradice.analysis.model import NAMES, WHOLE, Analysis, Unfinished
from paradice.analysis.text import (
    COLUMNS,
    by_player,
    counts,
    lines_of,
    points,
    sentences,
    shown_column,
    side_names,
    sum_rows,
    table_rows,
)
from paradice.core.match import Match, read_match
from paradice.core.record import NO_TEXT, BadRecord
from paradice.games import find_game
from paradice.i18n.words import LANGUAGES, words

BAD_INPUT: Final = 2


def fail(sentence: str) -> NoReturn:
    """Say what is wrong in one sentence and leave with code 2."""
    click.echo(sentence, err=True)
    sys.exit(BAD_INPUT)


def judge_file(file: Path, depth: Depth, progress: Progress) -> tuple[Match, Analysis]:
    """Judge the record of a file under a bar; ValueError says what is wrong with it."""
    try:
        match = read_match(file.read_text("utf-8"), find_game)
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{file}: {NO_TEXT}") from None
    except BadRecord as error:
        raise ValueError(f"{file}: {error}") from None
    task = progress.add_task(file.name, total=max(1, len(match.history)))

    def notice(done: int, steps: int) -> None:
        progress.update(task, completed=done)

    try:
        return match, analyse(match, depth, notice)
    except Unfinished as error:
        raise ValueError(f"{file}: {error}") from None


def judge_files(
    path: Path, depth: Depth, progress: Progress
) -> Iterator[tuple[str, Match, Analysis]]:
    """Judge a record, or all of a folder by name, of which bad ones are reported and left out."""
    if not path.is_dir():
        try:
            yield (path.name, *judge_file(path, depth, progress))
        except ValueError as error:
            fail(str(error))
        return
    judged = 0
    for file in sorted(path.rglob("*.txt")):
        try:
            match, analysis = judge_file(file, depth, progress)
        except ValueError as error:
            click.echo(str(error), err=True)
            continue
        judged += 1
        yield str(file.relative_to(path)), match, analysis
    if not judged:
        fail(f"{path}: there is no record (.txt) of a finished game in this folder")


def bar() -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)


@click.command(name="analyse")
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="The whole analysis as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="A row for each seat of each record.")
@click.option("--samples", default=USUAL.samples, show_default=True, type=click.IntRange(1, 10_000))
@click.option("--looks", default=USUAL.looks, show_default=True, type=click.IntRange(1, 100_000))
@click.option(
    "--iterations", default=USUAL.iterations, show_default=True, type=click.IntRange(1, 1_000_000)
)
@click.option("--lang", default="en", type=click.Choice(LANGUAGES), help="Of the words.")
def analyse_command(
    path: Path, as_json: bool, as_csv: bool, samples: int, looks: int, iterations: int, lang: str
) -> None:
    """Judge the finished game of a record, or all records of a folder.

    Prints each side's chance from start to end as luck, play and doubt, and the moments that
    mattered; of a folder, how each player plays each game. The same record and depth give the
    same analysis.
    """
    depth = Depth(samples, looks, iterations)
    if as_json and as_csv:
        fail("an analysis is written as --json or as --csv, not as both")
    if as_json and path.is_dir():
        fail(f"{path}: --json is for one record; a folder is analysed with --csv, or as a summary")
    with bar() as progress:
        found = judge_files(path, depth, progress)
        if as_csv:
            write_csv((file, analysis) for file, _, analysis in found)
            return
        judged = [(match, analysis) for _, match, analysis in found]
    if path.is_dir():
        summarise([analysis for _, analysis in judged], lang)
        return
    match, analysis = judged[0]
    if as_json:
        click.echo(json.dumps(analysis.as_data(), ensure_ascii=False))
        return
    tell(match, analysis, lang)


def write_csv(judged: Iterable[tuple[str, Analysis]]) -> None:
    """Print a row for each seat of each record, as soon as it is judged."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    for number, (file, analysis) in enumerate(judged):
        if number == 0:
            writer.writerow(COLUMNS)
        writer.writerows(table_rows(file, analysis))
        sys.stdout.flush()


def summarise(judged: list[Analysis], lang: str) -> None:
    """Print how each player plays each game, over many records."""
    say = words(lang)
    table = Table(title=say("analysis-by"), box=None)
    for key in ("game", "player", "games", "decisions", "loss", "luck"):
        justify: Literal["left", "right"] = "left" if key in ("game", "player") else "right"
        table.add_column(say(f"analysis-by-{key}"), justify=justify)
    for (game, player), row in sorted(by_player(judged, say).items()):
        table.add_row(
            words(lang, game)("game-name"),
            player,
            str(row.games),
            str(row.decisions),
            points(row.loss // max(1, row.decisions), lang, False, 2),
            points(WHOLE * row.luck // max(1, row.absolute), lang, False),
        )
    Console(highlight=False).print(table)


def tell(match: Match, analysis: Analysis, lang: str) -> None:
    """Print the analysis in words."""
    say = words(lang, match.game.id)
    console = Console(highlight=False)
    table = Table(title=f"{say('game-name')}: {say('analysis')}", box=None)
    table.add_column(say("analysis-points"))
    for name in side_names(analysis, say):
        table.add_column(name, justify="right")
    rows = sum_rows(analysis, say)
    columns = [shown_column(rows, side) for side in range(len(analysis.start))]
    for row, *amounts in zip(rows, *columns, strict=True):
        table.add_row(row.title, *(points(amount, lang, not row.is_whole) for amount in amounts))
    console.print(table)
    for sentence in sentences(analysis, say):
        console.print(sentence)
    console.print(f"\n{say('analysis-moments')}", style="bold")
    for line in lines_of(analysis, match, say):
        console.print(line)
    found = counts(analysis)
    console.print("\n" + ", ".join(f"{say(f'analysis-{name}')} {found[name]}" for name in NAMES))
    console.print(say("analysis-names-help"), style="dim")
    console.print(say("analysis-how"), style="dim")


COMMANDS: Final = [analyse_command]
