"""The output of the terminal: with colours and frames, or plain for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from paradice.faces.text import Section
from paradice.i18n.words import Words


class Screen:
    """Draws sections and sentences; ``plain`` draws them as lines of text alone."""

    def __init__(self, plain: bool, console: Console | None = None) -> None:
        self.plain: Final = plain
        self.console: Final = console or Console(no_color=plain, highlight=False)

    def sections(self, sections: Sequence[Section], words: Words) -> None:
        for section in sections:
            if self.plain:
                self.lines(section.plain(words))
            else:
                self.console.print(self.grid(section))

    def grid(self, section: Section) -> Grid:
        grid = Grid(
            title=Text(section.title, style=f"bold {section.hue}".strip()),
            title_justify="left",
            box=box.ROUNDED,
            border_style=section.hue or "white",
            show_header=bool(section.head),
            header_style=f"bold {section.hue}".strip(),
            padding=(0, 1),
        )
        width = max([len(section.head), *(len(row) for row in section.rows)], default=1)
        for column in range(width):
            grid.add_column(section.head[column] if section.head else "", overflow="fold")
        for row in section.rows:
            grid.add_row(*[Text(cell) for cell in row])
        return grid

    def lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(Text(line), soft_wrap=True)

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style="" if self.plain else style), soft_wrap=True)

    def prompt(self, sentence: str) -> None:
        if self.plain:
            self.say(sentence)
        else:
            self.console.print(Panel(Text(sentence, style="bold"), border_style="yellow"))

    def moves(self, labels: Sequence[str], first: int, legal: bool) -> None:
        """List candidates, numbered from *first*; refused ones are marked and dim."""
        for number, label in enumerate(labels, first):
            mark = " " if legal else "×"
            style = "" if self.plain or legal else "dim"
            self.console.print(Text(f"{number:>3}{mark} {label}", style=style), soft_wrap=True)

    def ask(self) -> str:
        """Read a line; EOFError when there is no more."""
        return self.console.input("> " if self.plain else "[bold yellow]›[/] ")
