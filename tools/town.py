"""How the reconstructed figures of The Quick and the Undead play, from games that were simulated.

paradice sim undead --bots adept: --seats 3 --games 40 --seed 6 --moves --out three-6.csv
python tools/town.py three-*.csv four-*.csv …

Each number of seats is one row of the table on the rules page: how many games ended because the
town was cleared, how many of those on the third to the tenth day, the most that a seat won, the
days (of the game in the middle, of 95 % of the games, of all), the building that was in town and
bought least often, and the one winners held most often at the end.
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from paradice.core.events import Event
from paradice.games import find_game
from paradice.i18n.words import LANGUAGES, Words, words

GAME = find_game("undead")
USUAL = range(3, 11)
"""The days on which a cleared town usually ends the game."""
MOVES = {repr(move): move for move in GAME.catalogue.moves}


@dataclass
class Town:
    """What a series of games came to."""

    games: int = 0
    cleared: int = 0
    usual: int = 0
    wins: dict[int, float] = field(default_factory=dict)
    days: list[int] = field(default_factory=list)
    seen: Counter[int] = field(default_factory=Counter)
    bought: Counter[int] = field(default_factory=Counter)
    held: Counter[int] = field(default_factory=Counter)

    def add(self, row: dict[str, str]) -> None:
        """Play one game again, and look at its end."""
        seats = int(row["seats"])
        options = dict(choice.split("=") for choice in row["options"].split())
        table = GAME.start(seats, options, int(row["seed"], 16))
        events: list[Event] = []
        table.events = events
        for played in row["moves"].split("; "):
            seat, _, move = played.partition(": ")
            table.play(int(seat), MOVES[move])
        view = GAME.view(table, -1)
        outcome = table.outcome()
        assert outcome is not None
        self.games += 1
        self.days.append(view["day"] + 1)
        if any(event.cue.key == "high-noon" for event in events):
            self.cleared += 1
            self.usual += view["day"] + 1 in USUAL
        for place in range(seats):
            self.wins[place] = self.wins.get(place, 0.0) + float(row[f"won_{place}"])
        names = [slot["building"] for slot in view["slots"]]
        bought = {
            int(event.numbers[0])
            for event in events
            if event.cue.key in ("buys", "takes-over") and int(event.numbers[0]) in names
        }
        self.seen.update(names)
        self.bought.update(bought)
        self.held.update(
            slot["building"]
            for slot in view["slots"]
            if set(slot["holders"]) & set(outcome.winners)
        )

    def tell(self, seats: int, say: Words) -> str:
        """Return the row of the table."""
        share = f"{max(self.wins.values()) / self.games * seats:.2f}"
        percent = "%"
        if say.language == "fr":
            share = share.replace(".", ",")
            percent = "\N{NO-BREAK SPACE}%"
        days = sorted(self.days)
        tail = len(days) // 40
        least = min(self.seen, key=lambda name: self.bought[name] / self.seen[name])
        most = max(self.seen, key=lambda name: self.held[name] / self.seen[name])
        return (
            f"| {seats} | {self.games} | {100 * self.cleared / self.games:.0f}{percent}"
            f" | {100 * self.usual / max(self.cleared, 1):.0f}{percent} | {share}"
            f" | {days[len(days) // 2]}, {days[tail]}–{days[-1 - tail]}, {days[0]}–{days[-1]}"
            f" | {name_of(least, say)} {100 * self.bought[least] / self.seen[least]:.0f}{percent}"
            f" | {name_of(most, say)} {100 * self.held[most] / self.seen[most]:.0f}{percent} |"
        )


def name_of(building: int, say: Words) -> str:
    key = GAME.thing("building", building)
    assert key is not None
    return say(key)


parser = argparse.ArgumentParser(
    description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
)
parser.add_argument("files", type=Path, nargs="+")
parser.add_argument("--lang", choices=LANGUAGES, default="en")
asked = parser.parse_args()
towns: dict[int, Town] = {}
for path in asked.files:
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            towns.setdefault(int(row["seats"]), Town()).add(row)
for seats in sorted(towns):
    print(towns[seats].tell(seats, words(asked.lang, "undead")))
