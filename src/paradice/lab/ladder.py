"""The strength of the bots: the claims, the measurements, and the page about them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from paradice.bots.levels import ADEPT, MASTER, NOVICE_SAMPLES, NOVICE_SLIPS, read_budget
from paradice.games import find_game, game_names
from paradice.lab.results import team_wins, wins_by_bot
from paradice.lab.series import GameResult, Series, make_series
from paradice.lab.statistics import Share

GAMES: Final = 400
SEED: Final = 6
STANDARD: Final = {"citadel": "fifty-five=with"}
NOTES: Final = "## What was tried, and what it brought"
"""The page is written anew down to this heading; what stands below it is kept."""


@dataclass(frozen=True)
class Rung:
    """One claim: how often a bot wins against which others."""

    game: str
    bots: tuple[str, ...]
    """The first is the one who climbs; a table of one name alone is a team."""
    least: float = 0.0
    most: float = 1.0
    above: str = ""
    """The team that must be outdone, by ``least``."""
    option: str = ""
    """What makes it the standard level, where that is not what beginners are offered."""

    @property
    def key(self) -> str:
        return f"{self.game} {','.join(self.bots)}" + (f" {self.option}" if self.option else "")

    def series(self) -> Series:
        options = dict([self.option.split("=")]) if self.option else {}
        return make_series(self.game, self.bots, options=options, seed=SEED)

    def beaten(self) -> str:
        """Return the key of the rung that must be outdone."""
        return replace(self, bots=(self.above,) * len(self.bots)).key

    def measure(self, games: Sequence[GameResult]) -> Share:
        series = self.series()
        if find_game(self.game).cooperative:
            return team_wins(games)
        return wins_by_bot(series, games)[self.bots[0]]

    def claim(self) -> str:
        if self.above:
            return f"{100 * self.least:.0f} points above {self.above}"
        if self.most < 1.0 and self.least > 0.0:
            return f"{100 * self.least:.0f} to {100 * self.most:.0f} %"
        if self.most < 1.0:
            return f"at most {100 * self.most:.0f} %"
        return f"at least {100 * self.least:.0f} %"


def team(game: str, bot: str, least: float = 0.0, most: float = 1.0, above: str = "") -> Rung:
    return Rung(game, (bot,) * 3, least, most, above, STANDARD.get(game, ""))


RUNGS: Final = (
    Rung("trekking", ("novice", "random"), 0.90),
    Rung("trekking", ("adept:", "novice"), 0.75),
    Rung("trekking", ("master:", "adept:"), 0.70),
    Rung("undead", ("adept:", "novice", "novice"), 0.55),
    Rung("undead", ("master:", "adept:", "adept:"), 0.50),
    team("citadel", "random", most=0.02),
    team("citadel", "adept:", 0.55, 0.70),
    team("citadel", "master:", 0.10, above="adept:"),
    team("riff", "random", most=0.02),
    team("riff", "adept:", 0.60, 0.80),
    team("riff", "master:", 0.10, above="adept:"),
)


class Attempt:
    """The finished games of one claim, kept on disk, so that a long run can be interrupted."""

    def __init__(self, folder: Path, rung: Rung) -> None:
        budgets = " ".join(str(read_budget(bot)) for bot in rung.bots)
        signature = f"{rung.key} {budgets} {find_game(rung.game).version} {SEED}"
        name = blake2b(signature.encode(), digest_size=6).hexdigest()
        self.rung: Final = rung
        self.path: Final = folder / f"{rung.game}-{name}.txt"
        self.hits: dict[int, float] = {}
        if self.path.exists():
            for line in self.path.read_text("utf-8").splitlines():
                number, _, hit = line.partition(" ")
                if hit:
                    self.hits[int(number)] = float(hit)

    def missing(self, games: int) -> list[int]:
        return [number for number in range(games) if number not in self.hits]

    def note(self, played: GameResult) -> None:
        """Append the result of one game at once."""
        hit = self.rung.measure([played]).hits
        self.hits[played.number] = hit
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{played.number} {hit}\n")

    def share(self) -> Share:
        seats = 1
        if not find_game(self.rung.game).cooperative:
            seats = self.rung.bots.count(self.rung.bots[0])
        return Share(sum(self.hits.values()), len(self.hits) * seats)


class Findings:
    """The measurements so far, kept in a file beside the page."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.by_key: dict[str, dict[str, Any]] = {}
        if path.exists():
            self.by_key = json.loads(path.read_text("utf-8"))

    def note(self, rung: Rung, share: Share) -> None:
        version = find_game(rung.game).version
        budget = {"adept:": ADEPT[0], "master:": MASTER[0]}
        self.by_key[rung.key] = {
            "wins": share.hits,
            "games": share.total,
            "rules": version,
            "iterations": [budget.get(bot, 0) for bot in rung.bots],
        }
        self.save()

    def note_speed(self, game: str, rate: float) -> None:
        """Keep the iterations of the search a second, as compiled code makes them."""
        self.by_key[f"{game} speed"] = {"iterations": round(rate)}
        self.save()

    def save(self) -> None:
        text = json.dumps(self.by_key, indent=1, sort_keys=True)
        self.path.write_text(text + "\n", "utf-8")

    def speeds(self) -> dict[str, float]:
        found = {game: self.by_key.get(f"{game} speed") for game in game_names()}
        return {game: float(speed["iterations"]) for game, speed in found.items() if speed}

    def share(self, key: str) -> Share | None:
        found = self.by_key.get(key)
        return Share(found["wins"], found["games"]) if found else None

    def holds(self, rung: Rung) -> bool | None:
        """Return whether the claim is met, or None if nothing was measured."""
        share = self.share(rung.key)
        if share is None:
            return None
        least = rung.least
        if rung.above:
            other = self.share(rung.beaten())
            if other is None:
                return None
            least += other.mean
        return least <= share.mean <= rung.most


def write_page(findings: Findings, kept: str, chances: Sequence[str] = ()) -> str:
    """Return the page of strengths and of *chances*; *kept* are the notes that people wrote."""
    lines = [
        "# How strong the bots are",
        "",
        "Written by `paradice ladder`; the figures stand in `bots.json` beside this page.",
        "Seats rotate from game to game; intervals are Wilson's, of 95 %. A bot named with a colon",
        "is held to the iterations of its level whatever the time, so that the same games can be",
        "played again on any machine. A shared win counts in parts.",
        "",
        "| game | seats | who | among | must show | games | wins | 95 % | |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for rung in RUNGS:
        share = findings.share(rung.key)
        same = len(set(rung.bots)) == 1
        among = "a team alike" if same else ", ".join(rung.bots[1:])
        game = f"{rung.game}, {rung.option}" if rung.option else rung.game
        cells = [game, str(len(rung.bots)), rung.bots[0], among, rung.claim()]
        if share is None:
            cells += ["–", "not measured", "", ""]
        else:
            low, high = share.interval
            verdict = {True: "holds", False: "does not hold", None: ""}[findings.holds(rung)]
            if verdict and share.total < GAMES:
                verdict += f" so far, {GAMES} games are wanted"
            span = f"{100 * low:.1f} – {100 * high:.1f}"
            cells += [str(share.total), f"{100 * share.mean:.1f} %", span, verdict]
        lines.append(f"| {' | '.join(cells)} |")
    lines += [
        "",
        "## The levels",
        "",
        "| level | how it plays |",
        "|---|---|",
        "| random | any legal move |",
        "| greedy | the best position after its own move, over sampled chance |",
        f"| novice | as greedy with {NOVICE_SAMPLES} samples; at {100 * NOVICE_SLIPS:.0f} % of its"
        " decisions it plays what merely looks natural |",
        f"| adept | tree search, {ADEPT[0]:,} iterations, {ADEPT[1]} ms at most |",
        f"| master | tree search, {MASTER[0]:,} iterations, {MASTER[1]:,} ms at most |",
        "| search | `search:5000` iterations or `search:200ms`: as much as you like |",
        "",
    ]
    speeds = findings.speeds()
    if speeds:
        lines += [
            "## How long the iterations take",
            "",
            "At the start of a game for two, compiled, in processor seconds of the machine that",
            "wrote this page: what a core does that has nothing else to do.",
            "",
            "| game | iterations a second | adept | master | in 50 ms | in 2 s |",
            "|---|---|---|---|---|---|",
        ]
        for game, rate in speeds.items():
            times = f"{1000 * ADEPT[0] / rate:.0f} ms | {1000 * MASTER[0] / rate:.0f} ms"
            lines.append(f"| {game} | {rate:,.0f} | {times} | {rate / 20:,.0f} | {2 * rate:,.0f} |")
        lines.append("")
    return "\n".join([*lines, *chances, NOTES, "", kept.strip("\n"), ""])


def kept_notes(page: Path) -> str:
    """Return what people wrote at the foot of the page."""
    if not page.exists():
        return ""
    _, _, kept = page.read_text("utf-8").partition(NOTES)
    return kept


def rungs_of(games: Sequence[str], part: str = "") -> list[Rung]:
    """Return the rungs of installed games whose key contains *part*."""
    wanted = games or game_names()
    return [
        rung
        for rung in RUNGS
        if rung.game in wanted and rung.game in game_names() and part in rung.key
    ]
