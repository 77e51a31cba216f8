"""The research card of a game: length, branching, hidden information, luck, speed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Final

from paradice.core.game import Game, how_rules_run
from paradice.core.moves import Move
from paradice.core.playout import play_out
from paradice.core.properties import walk
from paradice.core.rng import seeded
from paradice.lab.ladder import RUNGS, Findings
from paradice.lab.results import team_wins, wins_by_seat
from paradice.lab.series import GameResult, Series, make_series, play_game
from paradice.lab.statistics import Share, Spread

DREAMS: Final = 12
"""How often a position is imagined to see what its decider cannot know."""
REPLAYS: Final = 4
"""How often the same deal is played, with other randomness."""


@dataclass(frozen=True)
class Shape:
    """The size of a game, measured by random play."""

    decisions: Spread
    branching: Spread
    widest: int
    forced: Share
    hidden: Spread
    most_hidden: int


@dataclass(frozen=True)
class Luck:
    """Shares of the variance of a seat's result: by who plays, by the deal, and what is left."""

    skill: float
    deal: float

    @property
    def rest(self) -> float:
        return max(0.0, 1.0 - self.skill - self.deal)


def shape_of(game: Game[Any], seats: int, games: int, seed: int) -> Shape:
    """Measure decisions, branching and hidden facts along random games."""
    lengths: list[float] = []
    widths: list[float] = []
    hidden: list[float] = []
    forced = 0

    def visit(table: Any, seat: int, moves: list[Move]) -> None:
        nonlocal forced
        widths.append(len(moves))
        forced += len(moves) == 1
        if len(widths) % 17 == 0:
            hidden.append(hidden_facts(game, table, seat))

    for number in range(games):
        _, played = walk(game, seats, {}, seed + number, visit)
        lengths.append(len(played))
    return Shape(
        Spread(tuple(lengths)),
        Spread(tuple(widths)),
        int(max(widths)),
        Share(forced, len(widths)),
        Spread(tuple(hidden)),
        int(max(hidden, default=0)),
    )


def hidden_facts(game: Game[Any], table: Any, seat: int) -> int:
    """Count the numbers of a written position that differ between imaginations of *seat*."""
    dreams = []
    for number in range(DREAMS):
        data = game.write(table.imagine(seat, seeded(number)))
        data.pop("rng")
        dreams.append(numbers_of(data))
    longest = max(len(dream) for dream in dreams)
    differ = 0
    for place in range(longest):
        differ += len({dream[place] if place < len(dream) else None for dream in dreams}) > 1
    return differ


def numbers_of(data: Any) -> list[Any]:
    """Return everything in written data, one after the other."""
    if isinstance(data, dict):
        return [leaf for key in sorted(data) for leaf in numbers_of(data[key])]
    if isinstance(data, list | tuple):
        return [leaf for part in data for leaf in numbers_of(part)]
    return [data]


def luck_of(game: Game[Any], seats: int, strong: str, weak: str, deals: int, seed: int) -> Luck:
    """Split the variance of the first seat's result.

    Every deal is played several times by the strong player in that seat and by the weak one. A
    deal is all that the seed decides: what lies open, and the cards and dice as long as both
    games go alike.
    """
    cells: list[list[list[float]]] = []
    for deal in range(deals):
        rows: list[list[float]] = []
        for bot in (strong, weak):
            others = [bot] * (seats - 1) if game.cooperative else [weak] * (seats - 1)
            series = make_series(game.id, [bot, *others], options={}, seed=seed, rotate=False)
            rows.append([play_deal(series, deal, again).shares[0] for again in range(REPLAYS)])
        cells.append(rows)
    return split(cells)


def play_deal(series: Series, deal: int, again: int) -> GameResult:
    """Play one deal, the bots' own randomness being fresh each time."""
    return play_game(replace(series, deal=series.seed_of(deal)), again + deal * REPLAYS)


def split(cells: Sequence[Sequence[Sequence[float]]]) -> Luck:
    """Return the shares of variance of results in deals × players × repetitions."""
    players = len(cells[0])
    flat = [value for rows in cells for row in rows for value in row]
    mean = sum(flat) / len(flat)
    total = sum((value - mean) ** 2 for value in flat) / len(flat)
    if total == 0.0:
        return Luck(0.0, 0.0)
    by_player = [
        sum(sum(rows[who]) for rows in cells) / sum(len(rows[who]) for rows in cells)
        for who in range(players)
    ]
    skill = sum((value - mean) ** 2 for value in by_player) / players
    within, between = 0.0, 0.0
    repeats = len(cells[0][0])
    for who in range(players):
        means = [sum(rows[who]) / repeats for rows in cells]
        within += sum(
            sum((value - own) ** 2 for value in rows[who]) / (repeats - 1)
            for rows, own in zip(cells, means, strict=True)
        ) / len(cells)
        between += sum((own - by_player[who]) ** 2 for own in means) / max(1, len(means) - 1)
    within, between = within / players, between / players
    deal = max(0.0, between - within / repeats)
    return Luck(min(1.0, skill / total), min(1.0, deal / total))


def pace_of(game: Game[Any], seats: int, seconds: float = 1.0) -> tuple[float, float]:
    """Return complete random games and decisions a second."""
    table = game.start(seats, {}, 1)
    rng = seeded(2)
    games, decisions, begun = 0, 0, perf_counter()
    while (took := perf_counter() - begun) < seconds:
        decisions += play_out(table.clone(), rng, game.longest)
        games += 1
    return games / took, decisions / took


def write_card(
    game: Game[Any],
    seats: int,
    bot: str,
    games: int,
    deals: int,
    seed: int,
    findings: Findings,
    play: Callable[[str, Series], Sequence[GameResult]],
    moved: Sequence[str] = (),
) -> str:
    """Measure everything and return the card as Markdown; *moved* are rows on luck and play."""
    shape = shape_of(game, seats, max(4, games // 10), seed)
    fair = play("seats", make_series(game.id, [bot], seats, seed=seed, rotate=False))
    luck = luck_of(game, seats, bot, "random" if bot == "novice" else "novice", deals, seed)
    rate, decisions = pace_of(game, seats)
    lines = [
        f"# {game.id}: research card",
        "",
        f"Rules {game.version}, {seats} seats (of {game.fewest} to {game.most}), usual options, "
        f"{'cooperative' if game.cooperative else 'competitive'}; seed {seed}.",
        "",
        "| | |",
        "|---|---|",
        f"| decisions a game, random play | {shape.decisions} (never more than {game.longest}) |",
        f"| decisions a game, {bot} | {Spread(tuple(float(g.decisions) for g in fair))} |",
        f"| moves in the catalogue | {len(game.catalogue.moves)} |",
        f"| legal moves a decision | {shape.branching.mean:.1f}, at most {shape.widest} |",
        f"| decisions with one move only | {shape.forced} |",
        f"| facts hidden from the decider | {shape.hidden.mean:.1f}, at most {shape.most_hidden} |",
        f"| variance of the result by who plays ({bot} or weaker) | {100 * luck.skill:.0f} % |",
        f"| variance by the deal | {100 * luck.deal:.0f} % |",
        f"| variance by later chance and choices | {100 * luck.rest:.0f} % |",
        *moved,
    ]
    if game.cooperative:
        lines.append(f"| wins of a team of {bot} | {team_wins(fair)} |")
    elif seats > 1:
        series = make_series(game.id, [bot], seats)
        for seat, share in enumerate(wins_by_seat(series, fair)):
            lines.append(f"| wins of seat {seat} among equals ({bot}) | {share} |")
    lines += [
        f"| complete random games a second, one core, {how_rules_run()} | {rate:,.0f} |",
        f"| decisions a second, one core, {how_rules_run()} | {decisions:,.0f} |",
    ]
    measured = [rung for rung in RUNGS if rung.game == game.id and findings.share(rung.key)]
    if measured:
        lines += ["", "## Bot ladder", "", "| who | among | wins |", "|---|---|---|"]
        for rung in measured:
            among = ", ".join(rung.bots[1:])
            lines.append(f"| {rung.bots[0]} | {among} | {findings.share(rung.key)} |")
    return "\n".join(lines) + "\n"
