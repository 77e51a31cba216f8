"""Draw the terminal table of the README: docs/pictures/terminal.svg."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console

from paradice.core.match import new_match
from paradice.games import find_game
from paradice.terminal.play import Session
from paradice.terminal.screen import Screen


def main() -> None:
    console = Console(record=True, width=112, force_terminal=True, highlight=False)
    match = new_match(find_game("trekking"), 3, {}, 11, ["Ada", "Ben", "Cleo"])
    session = Session(match, [0], "en", Screen(False, console))
    while match.table.day == 0 and len(match.history) < 22:
        seat = match.table.deciders()[0]
        match.play(seat, session.think(seat))
    while (person := session.deciding_person()) is None:
        seat = match.table.deciders()[0]
        match.play(seat, session.think(seat))
    console.clear()
    session.show(person)
    file = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
    file.parent.mkdir(parents=True, exist_ok=True)
    svg = console.export_svg(title="paradice play trekking")
    svg = re.sub(r"@font-face {.*?}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    file.write_text(re.sub(r"[ \t]+\n", "\n", svg), "utf-8")


if __name__ == "__main__":
    main()
