"""The report of every sentence: a page anybody can read, and what is missing from it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from paradice.core.game import how_rules_run
from paradice.games import find_game
from paradice.i18n.words import words
from paradice.lab.meters import GAMES, Gauge, meters_of, rules_fingerprint
from paradice.lab.sentences import Row, Sentences, faults_of, unprinted

MANY: Final = 12
"""Rows of data with the same provenance are counted from here on, not named."""


def counts_file(game: str, root: Path) -> Path:
    return root / "docs" / "coverage" / f"{game}.json"


def page_file(game: str, root: Path) -> Path:
    return root / "docs" / "coverage" / f"{game}.md"


# The run


def texts_of(listing: Sentences) -> list[str]:
    """Return all that is counted, once each."""
    return list(dict.fromkeys(part for row in listing.rows for part in meters_of(row.met)))


def run(
    listing: Sentences, games: int = GAMES, notice: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play so many games and return the counts: times, and games where it happened at all."""
    if how_rules_run() == "compiled":
        raise ValueError("calls are counted in the interpreted rules: leave build/fast out")
    gauge = Gauge(find_game(listing.game), texts_of(listing))
    gauge.watch_calls()
    for number in range(games):
        gauge.play(number)
        if notice is not None:
            notice(number)
    return {
        "rules": rules_fingerprint(listing.game),
        "games": games,
        "met": {meter.text: [meter.times, meter.games] for meter in gauge.meters},
    }


def read_counts(game: str, root: Path) -> dict[str, Any]:
    try:
        counts: dict[str, Any] = json.loads(counts_file(game, root).read_text("utf-8"))
    except OSError:
        return {"rules": "", "games": 0, "met": {}}
    return counts


def write_counts(game: str, root: Path, counts: Mapping[str, Any]) -> None:
    text = json.dumps(counts, indent=1, ensure_ascii=False)
    text = text.replace("[\n   ", "[").replace(",\n   ", ", ").replace("\n  ]", "]")
    counts_file(game, root).write_text(f"{text}\n", "utf-8")


def times_met(row: Row, counts: Mapping[str, Any]) -> list[int]:
    """Return how often a row was met, and in how many games at least."""
    found = [counts["met"].get(part, [0, 0]) for part in meters_of(row.met)]
    return [sum(each[0] for each in found), max((each[1] for each in found), default=0)]


# What is missing


def missing(listing: Sentences, counts: Mapping[str, Any], root: Path) -> list[str]:
    """Return everything that keeps the report from being complete."""
    return [*faults_of(listing, root), *faults_of_counts(listing, counts)]


def faults_of_counts(listing: Sentences, counts: Mapping[str, Any]) -> Iterator[str]:
    again = f"run: paradice coverage {listing.game} --run"
    if counts["games"] < GAMES:
        yield f"only {counts['games']} games were played; {again}"
    if counts["rules"] != rules_fingerprint(listing.game):
        yield f"the counts are older than the rules; {again}"
    if unknown := [text for text in texts_of(listing) if text not in counts["met"]]:
        yield f"{unknown[0]!r} was never counted; {again}"
    for row in listing.rows:
        if not row.met and not row.reason:
            yield f"{row.title}: it is not said what counts as having met it, nor why not"
        if row.met and times_met(row, counts)[0] == 0 and not row.reason:
            yield f"{row.title}: no game met it ({row.met}), and no reason is given"


# The page


def write_page(listing: Sentences, counts: Mapping[str, Any]) -> str:
    """Return the report of a game."""
    title = words("en", listing.game)("game-name")
    game = find_game(listing.game)
    sentences = listing.of_kind("sentence")
    aside = sum(len(each.numbers) for each in listing.asides)
    lines = [
        f"# {title}: every sentence",
        "",
        f"Made by `paradice coverage {game.id}` from `docs/coverage/{game.id}.toml`; not to be",
        "changed by hand. The sentences of the rulebook are told in our own words.",
        "",
        "| | |",
        "|---|--:|",
        f"| sentences of the rulebook | {len(sentences) + aside} |",
        f"| that ask something of the rules | {len(sentences)} |",
        f"| rulings of ours, where it is silent | {len(listing.of_kind('ruling'))} |",
        f"| kinds of figures it does not print | {len(listing.of_kind('figure'))} |",
        f"| tests that assert them | {len({test for row in listing.rows for test in row.tests})} |",
        f"| games of the run, all seats and options | {counts['games']:,} |",
        f"| version of the rules | {game.version} |",
        "",
    ]
    for heading in listing.headings:
        lines += [f"## {heading}", ""]
        if rows := sorted(listing.under(heading), key=lambda row: row.number):
            lines += [*head("no."), *(line(str(row.number), row, counts) for row in rows), ""]
        for each in listing.asides:
            if each.heading == heading:
                lines += [f"Left out: {tell_numbers(each.numbers)} ({each.why}).", ""]
    if rulings := listing.of_kind("ruling"):
        lines += ["## Rulings of ours", "", *head("ruling")]
        lines += [*(line(row.name, row, counts) for row in rulings), ""]
    if figures := listing.of_kind("figure"):
        lines += ["## What the rulebook does not print", "", *head("figures", "provenance")]
        for row in figures:
            lines.append(line(row.name, row, counts, provenance_of(listing.game, row.name)))
        lines.append("")
    if listing.spare:
        lines += ["## Tests that assert no sentence", ""]
        lines += [f"- `{name}`: {why}" for name, why in listing.spare.items()]
        lines.append("")
    return "\n".join(lines)


def tell_numbers(numbers: Sequence[int]) -> str:
    """Return numbers in words: ``1, 4–6``."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def head(*first: str) -> list[str]:
    names = [*first, "in our words", "carried by", "tests", "met", "in games"]
    rule = ["---"] * (len(names) - 2) + ["--:", "--:"]
    return [f"| {' | '.join(names)} |", f"|{'|'.join(rule)}|"]


def line(name: str, row: Row, counts: Mapping[str, Any], provenance: str = "") -> str:
    times, games = times_met(row, counts)
    text = row.text + (f" *Reason: {row.reason}*" if row.reason else "")
    cells = [name, *([provenance] if provenance else []), text]
    cells += [join(row.carried), join(test.removeprefix("test_") for test in row.tests)]
    cells += [f"{times:,}", f"{games:,}"] if row.met else ["–", "–"]
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


BREAK = "<br>"
"""How Markdown begins a new line inside a table."""


def join(names: Sequence[str] | Iterator[str]) -> str:
    return BREAK.join(f"`{name}`" for name in names) or "–"


def provenance_of(game: str, name: str) -> str:
    """Return where figures come from, the few by name: ``found (107), reconstructed: x``."""
    parts = []
    for provenance, rows in unprinted(game)[name].items():
        few = f": {', '.join(rows)}" if len(rows) < MANY else f" ({len(rows)})"
        parts.append(f"{provenance}{few}")
    return "; ".join(parts)
