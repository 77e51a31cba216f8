"""Commands of the environments for research."""

from __future__ import annotations

import sys
from typing import Final

import click

from paradice.envs.engine import Engine
from paradice.games import NoSuchGame, find_game


@click.command()
@click.argument("game")
def engine(game: str) -> None:
    """Hold a table for programs: commands on standard input, answers on standard output.

    Begin with hello, then new SEATS [SEED]; docs/research.md lists all commands.
    """
    try:
        title = find_game(game)
    except NoSuchGame as error:
        raise click.UsageError(str(error)) from error
    for line in Engine(title).talk(sys.stdin):
        click.echo(line)


COMMANDS: Final = [engine]
