"""How much of what moves chances is luck, play and doubt: many games between adepts, analysed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

import click
from rich.progress import Progress

from paradice.analysis.analyse import USUAL, Depth, analyse
from paradice.analysis.model import FORMAT
from paradice.core.match import Match
from paradice.games import NoSuchGame, find_game, game_names
from paradice.lab.series import make_series, play_game
from paradice.lab.statistics import Z

BOT: Final = "adept:"
SEED: Final = 240
GAMES: Final = 200
HOW: Final = f"{FORMAT}-{USUAL.samples}x{USUAL.looks}x{USUAL.iterations}"
"""The format and the usual depth of an analysis: what was measured by another is kept apart."""
MOST_DOUBT: Final = 0.1
"""Of all that moved chances no more may be doubt."""


@dataclass(frozen=True)
class Moved:
    """What moved the chances in one game, without signs, in millionths."""

    number: int
    seats: int
    steps: int
    luck: int
    play: int
    doubt: int

    @property
    def all(self) -> int:
        return self.luck + self.play + self.doubt


def measure(name: str, number: int, depth: Depth = USUAL) -> Moved:
    """Play one game between adepts, with each number of seats in its turn, and analyse it."""
    game = find_game(name)
    seats = game.fewest + number % (game.most - game.fewest + 1)
    series = make_series(name, [BOT], seats, options={}, seed=SEED, keep_moves=True)
    played = play_game(series, number)
    match = Match(game, seats, game.complete(seats, {}), played.seed)
    for seat, text in played.moves:
        match.play(seat, match.find(text))
    totals = analyse(match, depth).totals()
    play = totals.absolute - totals.absolute_luck - totals.absolute_doubt
    return Moved(
        number, seats, len(played.moves), totals.absolute_luck, play, totals.absolute_doubt
    )


@dataclass(frozen=True)
class Part:
    """A share of sums over many games, and half the interval of 95 % around it."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ± {100 * self.half:.1f}"


def part_of(amounts: Sequence[int], wholes: Sequence[int]) -> Part:
    """Return the share of the *amounts* in the *wholes*, each game being drawn by itself."""
    count, whole = len(wholes), sum(wholes)
    if not whole:
        return Part(0.0, 0.0)
    share = sum(amounts) / whole
    if count < 2:
        return Part(share, 1.0)
    rests = [part - share * all_ for part, all_ in zip(amounts, wholes, strict=True)]
    deviation = sqrt(sum(rest * rest for rest in rests) / (count - 1))
    return Part(share, Z * deviation * sqrt(count) / whole)


def summary(found: Sequence[Moved]) -> dict[str, Any]:
    """Return the figures of one game: how many games, and the shares."""
    wholes = [moved.all for moved in found]
    shares = {
        kind: asdict(part_of([getattr(moved, kind) for moved in found], wholes))
        for kind in ("luck", "play", "doubt")
    }
    above = sum(moved.doubt > MOST_DOUBT * moved.all for moved in found)
    return (
        {"games": len(found), "steps": sum(moved.steps for moved in found)}
        | shares
        | {"more_doubt": above}
    )


@click.command()
@click.argument("games", nargs=-1)
@click.option(
    "--number", default=GAMES, show_default=True, type=click.IntRange(1), help="Of each game."
)
@click.option("--figures", type=click.Path(path_type=Path), default=Path("docs/luck.json"))
@click.option("--kept", "folder", type=click.Path(path_type=Path), default=Path("build/luck"))
def luck(games: Sequence[str], number: int, figures: Path, folder: Path) -> None:
    """Measure how much of what moves chances in GAMES (all if not said) is luck, play and doubt.

    Analyses NUMBER games between adepts. What was measured is kept, so a run that was stopped
    goes on; the figures are written after each game. `paradice card` and `paradice ladder
    --no-measure` print them.
    """
    names = list(games) or game_names()
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        try:
            version = find_game(name).version
        except NoSuchGame as error:
            raise click.UsageError(str(error)) from error
        path = folder / f"{name}-{version}-{HOW}.jsonl"
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        found = [Moved(**json.loads(line)) for line in lines][:number]
        with Progress() as progress, path.open("a", encoding="utf-8") as file:
            task = progress.add_task(name, total=number, completed=len(found))
            for each in range(len(found), number):
                moved = measure(name, each)
                found.append(moved)
                file.write(json.dumps(asdict(moved)) + "\n")
                file.flush()
                progress.advance(task)
        write_figures(figures, name, version, found)
        click.echo(f"{name}: {tell(read_figures(figures)[name])}")


def write_figures(figures: Path, name: str, version: int, found: Sequence[Moved]) -> None:
    told = read_figures(figures)
    told[name] = {"rules": version, "how": HOW, **summary(found)}
    figures.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", "utf-8")


def read_figures(figures: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(figures.read_text("utf-8")) if figures.exists() else {}
    return told


def tell(measured: dict[str, Any]) -> str:
    """Return the shares in one line."""
    parts = [f"{kind} {Part(**measured[kind])}" for kind in ("luck", "play", "doubt")]
    return f"{', '.join(parts)}, over {measured['games']:,} games"


def is_of_today(name: str, measured: dict[str, Any]) -> bool:
    """Whether what was measured is of these rules, and of this way of judging."""
    return bool(measured["rules"] == find_game(name).version and measured["how"] == HOW)


def card_rows(figures: Path, name: str) -> list[str]:
    """Return what a card says of luck; empty where it was not measured."""
    measured = read_figures(figures).get(name)
    if measured is None or not is_of_today(name, measured):
        return []
    games = f"{measured['games']:,} games analysed"
    rows = (("luck", "luck"), ("play", "play among adepts"), ("doubt", "doubt of the judge"))
    return [
        f"| of what moves chances: {said} ({games}) | {Part(**measured[kind])} |"
        for kind, said in rows
    ]


def report(figures: Path) -> list[str]:
    """Return the section of the bots' page; empty where nothing was measured."""
    told = read_figures(figures)
    if not told:
        return []
    lines = [
        "## Luck, play and doubt",
        "",
        f"Written by `paradice luck`: games between adepts (`{BOT}`, seed {SEED}), all numbers of "
        "seats",
        "in turn, each analysed at the usual depth. The shares are those of the sum of all amounts",
        "without their signs that moved somebody's chance; ± is half an interval of 95 %, each",
        f"game being drawn by itself. Doubt is to be at most {100 * MOST_DOUBT:.0f} % over all "
        "games; the last column counts single games above that.",
        "",
        "| game | games | moves | luck | play | doubt | games with more doubt |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in game_names():
        if name in told:
            row = told[name]
            shares = " | ".join(str(Part(**row[kind])) for kind in ("luck", "play", "doubt"))
            lines.append(
                f"| {name} | {row['games']:,} | {row['steps']:,} | {shares} | {row['more_doubt']} |"
            )
    before = [name for name in game_names() if name in told and not is_of_today(name, told[name])]
    if before:
        lines += ["", f"Measured by an earlier way of judging, not yet anew: {', '.join(before)}."]
    above = [name for name in game_names() if name in told and is_doubtful(told[name])]
    if above:
        lines += ["", f"Not reached so far: {', '.join(above)}."]
    return [*lines, ""]


def is_doubtful(measured: dict[str, Any]) -> bool:
    return bool(measured["doubt"]["mean"] > MOST_DOUBT)
