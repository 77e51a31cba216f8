"""Measure Paradice, and its peers in the same run: the ratios are the figures that count.

make bench                  everything there is, into benchmarks/latest.json
make bench ONLY=engine      one part: engine, bots, envs, server, page, peers
make bench KEEP="landing"   and keep a line in benchmarks/results.md
"""

from __future__ import annotations

import argparse
import datetime
import importlib
import importlib.util
import json
import platform
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTS = ("engine", "bots", "envs", "server", "page", "peers")
KEPT = (
    "engine.trekking", "driven.trekking", "clone_us.trekking", "engine.citadel", "engine.riff",
    "engine.undead", "rollouts.trekking", "search.trekking", "envs.aec.trekking",
    "envs.batch.trekking", "server.moves_50", "peer.openspiel.crazy_eights",
    "peer.openspiel.backgammon", "peer.catanatron", "envs.batch.riff", "envs.batch.citadel",
    "envs.batch.undead",
)  # fmt: skip


def run(part: str) -> dict[str, float]:
    name = f"benchmarks.{part}"
    if importlib.util.find_spec(name) is None:
        print(f"{part}: not there yet", file=sys.stderr)
        return {}
    figures: dict[str, float] = importlib.import_module(name).measure()
    return figures


def show(figures: dict[str, float]) -> None:
    for key, value in sorted(figures.items()):
        print(f"{key:40} {value:>16,.2f}" if value < 1000 else f"{key:40} {value:>16,.0f}")
    own = figures.get("driven.trekking")
    for peer in ("openspiel.crazy_eights", "openspiel.backgammon", "catanatron"):
        theirs = figures.get(f"peer.{peer}")
        if own and theirs:
            print(f"{'driven trekking / ' + peer:40} {own / theirs:>15.1f}×")
    search, theirs = figures.get("search.trekking"), figures.get("peer.openspiel.mcts_backgammon")
    if search and theirs:
        print(f"{'search trekking / openspiel mcts':40} {search / theirs:>15.1f}×")


def keep(title: str, figures: dict[str, float]) -> None:
    """Add a line to results.md."""
    file = HERE / "results.md"
    if not file.exists():
        head = "| day | landing | python | " + " | ".join(KEPT) + " |"
        file.write_text(f"# What was measured, a line for each landing\n\n{head}\n")
        with file.open("a") as out:
            out.write("|" + "---|" * (len(KEPT) + 3) + "\n")
    cells = [
        f"{figures[key]:,.2f}".rstrip("0").rstrip(".") if key in figures else "" for key in KEPT
    ]
    day = datetime.date.today().isoformat()
    with file.open("a") as out:
        out.write(f"| {day} | {title} | {platform.python_version()} | {' | '.join(cells)} |\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="make bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--only", choices=PARTS, help="measure one part alone")
    parser.add_argument("--keep", metavar="TITLE", help="keep a line in results.md")
    args = parser.parse_args()
    latest = HERE / "latest.json"
    figures: dict[str, float] = {}
    if args.only and latest.exists():
        figures = json.loads(latest.read_text())
    for part in [args.only] if args.only else PARTS:
        print(f"measuring {part} …", file=sys.stderr, flush=True)
        new = run(part)
        show(new)
        figures.update(new)
    latest.write_text(json.dumps(dict(sorted(figures.items())), indent=1) + "\n")
    if not args.only:
        print()
        show(figures)
    if args.keep:
        keep(args.keep, figures)


if __name__ == "__main__":
    main()
