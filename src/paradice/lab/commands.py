"""The laboratory's part of the command line."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

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

from paradice.bots.levels import BOTS, check_bots
from paradice.bots.player import Judge
from paradice.bots.search import Search
from paradice.core.game import BadSetup, Game, how_rules_run
from paradice.core.record import is_number
from paradice.core.rng import seeded
from paradice.games import NoSuchGame, find_game, game_names
from paradice.i18n.words import LANGUAGES
from paradice.lab.balance import measure, report
from paradice.lab.calibration_page import calibrate
from paradice.lab.calibration_page import report as calibration_report
from paradice.lab.cluster import Cluster
from paradice.lab.coverage import missing, page_file, read_counts, write_counts
from paradice.lab.coverage import run as run_games
from paradice.lab.coverage import write_page as write_report
from paradice.lab.ladder import GAMES, Attempt, Findings, kept_notes, rungs_of, write_page
from paradice.lab.luck import card_rows, luck
from paradice.lab.luck import report as luck_report
from paradice.lab.meters import GAMES as MANY_GAMES
from paradice.lab.report import write_card
from paradice.lab.results import check_file, save, summary
from paradice.lab.sentences import find_root, read_sentences, split_book
from paradice.lab.series import GameResult, Series, make_series
from paradice.lab.workers import Runner, find_runner, gather

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
    if not is_number(text) or int(text) < 1:
        raise click.UsageError(f"--workers {text!r}: say auto, or a number from 1 up")
    return int(text)


def watch(
    runner: Runner,
    series: Series,
    numbers: Sequence[int],
    label: str,
    notice: Callable[[GameResult], None] = lambda played: None,
) -> tuple[list[GameResult], bool]:
    """Play games under a bar that shows the rate and the time left."""
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
        task = progress.add_task(label, total=len(numbers))

        def count(played: GameResult) -> None:
            notice(played)
            progress.advance(task)

        return gather(runner, series, numbers, count)


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
@click.option("--ray", "address", metavar="ADDRESS", help="Let a Ray cluster do the work.")
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
    address: str | None,
    out: Path | None,
) -> None:
    """Let bots play many games of GAME against each other."""
    try:
        names = [name.strip() for name in bots.split(",")]
        chosen = read_options(options)
        series = make_series(game, names, seats, chosen, seed, not keep_seats, keep_moves=moves)
        if out is not None:
            check_file(out)
        runner = Cluster(address) if address else find_runner(read_workers(workers))
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    finished, whole = watch(runner, series, range(games), game)
    if out is not None:
        save(out, series, finished)
    if finished:
        Console().print(summary(series, finished))
    if not whole:
        click.echo(f"interrupted: {len(finished)} of {games} games were finished", err=True)
        raise SystemExit(INTERRUPTED)


def open_game(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except NoSuchGame as error:
        raise click.UsageError(str(error)) from error


class Runs:
    """Plays one series after the other; after an interruption the rest is left out."""

    def __init__(self, runner: Runner, games: int) -> None:
        self.runner: Final = runner
        self.games: Final = games
        self.whole = True

    def play(self, label: str, series: Series) -> Sequence[GameResult]:
        if not self.whole:
            return []
        finished, self.whole = watch(self.runner, series, range(self.games), label)
        return finished

    def leave(self) -> None:
        """End with the code of an interruption, if there was one."""
        if not self.whole:
            click.echo("interrupted: what was finished is kept", err=True)
            raise SystemExit(INTERRUPTED)


@click.command()
@click.argument("game")
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="Of each.")
@click.option("--bot", default="adept:", show_default=True, help="Who sits on all seats.")
@click.option("--seats", default="", help="Numbers of seats, as 2,3; all if not said.")
@click.option("--seed", default=0, show_default=True, help="The same seed plays the same games.")
@click.option("--workers", default="auto", show_default=True, help="Processes at work.")
@click.option("--language", default="en", type=click.Choice(LANGUAGES), help="Of the page.")
@click.option(
    "--out", type=click.Path(path_type=Path), help="The page; GAME-balance.html if not said."
)
def balance(
    game: str,
    games: int,
    bot: str,
    seats: str,
    seed: int,
    workers: str,
    language: str,
    out: Path | None,
) -> None:
    """Write a page on the balance of GAME: seats, scores, length, options, cards."""
    title = open_game(game)
    counts = read_seats(title, seats)
    try:
        check_bots([bot])
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    runs = Runs(find_runner(read_workers(workers)), games)
    set_ups = measure(title, bot, counts, seed, runs.play, language)
    path = out or Path(f"{game}-balance.html")
    path.write_text(report(title, bot, set_ups, language), "utf-8")
    click.echo(f"{path}: {sum(len(set_up.games) for set_up in set_ups):,} games")
    runs.leave()


def read_seats(game: Game[Any], text: str) -> list[int]:
    if not text:
        return list(range(game.fewest, game.most + 1))
    counts: list[int] = []
    for part in text.split(","):
        try:
            counts.append(int(part))
            game.complete(counts[-1], {})
        except BadSetup as error:
            raise click.UsageError(str(error)) from error
        except ValueError:
            raise click.UsageError(f"--seats {text!r}: say numbers, as 2,3") from None
    return counts


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="How many seats; two, or the usual, if not said.")
@click.option("--bot", default="adept:", show_default=True, help="Who plays.")
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1), help="Among equals."
)
@click.option("--deals", default=30, show_default=True, type=click.IntRange(2), help="For luck.")
@click.option("--seed", default=0, show_default=True, help="The same seed, the same card.")
@click.option("--workers", default="auto", show_default=True, help="Processes at work.")
@click.option("--ladder", type=click.Path(path_type=Path), default=Path("docs/bots.json"))
@click.option("--out", type=click.Path(path_type=Path), help="A file; printed if not said.")
def card(
    game: str,
    seats: int | None,
    bot: str,
    games: int,
    deals: int,
    seed: int,
    workers: str,
    ladder: Path,
    out: Path | None,
) -> None:
    """Print the research card of GAME: length, branching, secrets, luck, seats, bots, speed."""
    title = open_game(game)
    count = seats if seats is not None else min(title.most, max(2, title.fewest))
    try:
        title.complete(count, {})
        check_bots([bot])
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    runs = Runs(find_runner(read_workers(workers)), games)
    moved = card_rows(ladder.with_name("luck.json"), title.id)
    text = write_card(title, count, bot, games, deals, seed, Findings(ladder), runs.play, moved)
    if out is None:
        click.echo(text, nl=False)
    else:
        out.write_text(text, "utf-8")
    runs.leave()


@click.command()
@click.argument("games", nargs=-1)
@click.option(
    "--number", default=GAMES, show_default=True, type=click.IntRange(1), help="Of games."
)
@click.option("--part", default="", help="Only rungs that name this, as master.")
@click.option("--workers", default="auto", show_default=True, help="Processes at work.")
@click.option("--page", type=click.Path(path_type=Path), default=Path("docs/bots.md"))
@click.option("--kept", type=click.Path(path_type=Path), default=Path("build/ladder"))
@click.option("--measure/--no-measure", "measures", default=True, help="Or only tell what is kept.")
def ladder(
    games: tuple[str, ...],
    number: int,
    part: str,
    workers: str,
    page: Path,
    kept: Path,
    measures: bool,
) -> None:
    """Measure how strong the bots are in GAMES (all if not said), and write docs/bots.md."""
    for game in games:
        open_game(game)
    findings = Findings(page.with_suffix(".json"))
    runner, whole = find_runner(read_workers(workers)), True
    for rung in rungs_of(games, part):
        attempt = Attempt(kept, rung)
        if measures and whole:
            missing = attempt.missing(number)
            _, whole = watch(runner, rung.series(), missing, rung.key, attempt.note)
        if attempt.hits:
            share = attempt.share()
            findings.note(rung, share)
            click.echo(f"{rung.key}: {share} of {share.total}, must show {rung.claim()}")
    for game in (games or game_names()) if how_rules_run() == "compiled" else ():
        findings.note_speed(game, search_rate(open_game(game)))
    chances = calibration_report(page.with_name("calibration.json"))
    chances += luck_report(page.with_name("luck.json"))
    page.write_text(write_page(findings, kept_notes(page), chances), "utf-8")
    if not whole:
        click.echo("interrupted: what was finished is kept, and the rest is played next time")
        raise SystemExit(INTERRUPTED)


def search_rate(game: Game[Any]) -> float:
    """Return iterations a second of processor time, at the start of a game for two."""
    seats = max(2, game.fewest)
    table = game.start(seats, {}, 1)
    search = Search(Judge(game.hints, game.sides(seats, {})), 0, 250)
    best = 0.0
    for run in range(3):
        begun = process_time()
        done = int(search.advise(table, table.deciders()[0], seeded(run)).imagined)
        best = max(best, done / (process_time() - begun))
    return best


@click.command()
@click.argument("game")
@click.option("--run", "plays", is_flag=True, help="Play the games anew and keep the counts.")
@click.option("--games", default=MANY_GAMES, show_default=True, type=click.IntRange(1))
@click.option("--book", "shows_book", is_flag=True, help="Number the rulebook's own sentences.")
def coverage(game: str, plays: bool, games: int, shows_book: bool) -> None:
    """Report every sentence of GAME's rulebook: what carries it, its tests, how often it was met.

    Writes docs/coverage/GAME.md and says what is missing; leaves with code 1 where something is.
    --book shows the sentences of the book in the folder that PARADICE_RULEBOOKS names, numbered as
    the list numbers them.
    """
    title = open_game(game)
    try:
        root = find_root()
        told = read_sentences(title.id, root)
        if shows_book:
            book = split_book(open_book(told.book), told.headings, told.wrapped)
            for heading, sentences in book.items():
                click.echo(f"\n{heading}")
                for number, sentence in enumerate(sentences, 1):
                    click.echo(f"{number:4} {sentence}")
            return
        if plays:
            with click.progressbar(length=games, label=game) as bar:
                counts = run_games(told, games, lambda number: bar.update(1))
            write_counts(title.id, root, counts)
        counts = read_counts(title.id, root)
        found = missing(told, counts, root)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    page = page_file(title.id, root)
    report = write_report(told, counts)
    if not page.exists() or page.read_text("utf-8") != report:
        page.write_text(report, "utf-8")
    for fault in found:
        click.echo(fault)
    click.echo(f"{page.relative_to(root)}: {len(told.rows)} rows, {len(found)} faults")
    if found:
        raise SystemExit(1)


def open_book(name: str) -> str:
    """Return the text of a rulebook from the folder that PARADICE_RULEBOOKS names."""
    folder = os.environ.get("PARADICE_RULEBOOKS")
    if not folder:
        raise ValueError("PARADICE_RULEBOOKS names no folder of rulebooks")
    try:
        return (Path(folder) / name).read_text("utf-8")
    except OSError as error:
        raise ValueError(f"{name}: {error.strerror}") from None


COMMANDS: Final = [sim, balance, card, luck, ladder, calibrate, coverage]
