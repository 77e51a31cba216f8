"""The command ``paradice``: one way in for players, hosts and researchers."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from importlib import import_module, util
from pathlib import Path
from platform import python_version
from typing import Any, Final, NoReturn

import click

from paradice import UNCOMPILED, __version__
from paradice.bots.levels import BOTS
from paradice.core.events import EVERYONE
from paradice.core.fork import comes_from
from paradice.core.game import BadSetup, Game, how_rules_run
from paradice.core.match import Match, new_match, read_match
from paradice.core.names import clean_name
from paradice.core.record import NO_TEXT, BadRecord
from paradice.faces.text import sections_of
from paradice.games import NoSuchGame, find_game, game_names
from paradice.i18n.lessons import find_lesson
from paradice.i18n.rules_pages import explain, rules_page
from paradice.i18n.stories import find_story, story_ids, story_lines
from paradice.i18n.words import LANGUAGES, words
from paradice.terminal.lesson import Classroom
from paradice.terminal.play import Session
from paradice.terminal.screen import Screen

FURTHER: Final = (
    "paradice.analysis.commands",
    "paradice.server.commands",
    "paradice.lab.commands",
    "paradice.envs.commands",
)
"""Modules with further commands, if they are installed."""


class Commands(click.Group):
    """The commands here, and those of other packages, which are opened only when asked for."""

    def further(self) -> dict[str, click.Command]:
        commands: dict[str, click.Command] = {}
        for name in FURTHER:
            if util.find_spec(name.rpartition(".")[0]) and util.find_spec(name):
                for command in import_module(name).COMMANDS:
                    commands[command.name] = command
        return commands

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *self.further()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return super().get_command(ctx, cmd_name) or self.further().get(cmd_name)


def fail(sentence: str) -> NoReturn:
    """Say what is wrong in one sentence and leave with code 2."""
    click.echo(sentence, err=True)
    sys.exit(2)


def open_game(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except NoSuchGame as error:
        fail(str(error))


def open_record(file: str) -> Match:
    try:
        return read_match(Path(file).read_text("utf-8"), find_game)
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{file}: {NO_TEXT}")
    except BadRecord as error:
        fail(f"{file}: {error}")


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        key, sign, choice = pair.partition("=")
        if not sign:
            fail(f"option {pair!r}: write it as KEY=CHOICE")
        options[key] = choice
    return options


language = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", help="Language of the words."
)
plain = click.option("--plain", is_flag=True, help="Plain lines, made for screen readers.")


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(
    __version__,
    prog_name="paradice",
    message=f"%(prog)s %(version)s, rules {how_rules_run()}, Python {python_version()}"
    + (f" (not compiled: {', '.join(UNCOMPILED)})" if UNCOMPILED else ""),
)
@click.pass_context
def main(ctx: click.Context) -> None:
    """Paradice: four board games about lost time. Without a command it starts the server."""
    if UNCOMPILED:
        names = ", ".join(UNCOMPILED)
        click.echo(f"Not compiled, so all rules run interpreted: {names}.", err=True)
    if ctx.invoked_subcommand is None:
        opener = main.get_command(ctx, "serve")
        if opener is None:
            ctx.invoke(play, game=game_names()[0])
        else:
            ctx.invoke(opener)


@main.command()
@click.argument("game")
@click.option("--scene", type=click.IntRange(min=1), default=1, help="The scene to begin with.")
@language
@plain
def learn(game: str, scene: int, lang: str, plain: bool) -> None:
    """Learn GAME by playing: short scenes on a real table, one thing to do in each.

    \b
    paradice learn trekking
    paradice learn undead --scene 4 --lang fr
    """
    open_game(game)
    lesson = find_lesson(game)
    if lesson is None:
        fail(f"there is no lesson for {game!r}; its rules: paradice rules {game}")
    if lesson.scene(scene) is None:
        fail(f"scene {scene} is not possible; the lesson has {len(lesson.scenes)}")
    Classroom(lesson, lang, Screen(plain)).run(scene)


@main.command()
@click.argument("game")
@click.option("--seats", type=int, default=None, help="How many sit at the table (2 if possible).")
@click.option("--people", type=int, default=1, show_default=True, help="How many are people here.")
@click.option(
    "--alone", is_flag=True, help="No bots: you take all seats, as many as the game gives one."
)
@click.option("--name", default=None, help="Your name at the table.")
@click.option("--seed", default=None, help="Seed, a whole number or hexadecimal 0x…; else random.")
@click.option("--option", "options", multiple=True, metavar="KEY=CHOICE", help="Vary the game.")
@click.option(
    "--bot", type=click.Choice(BOTS), default="novice", show_default=True, help="Who else plays."
)
@click.option("--load", "file", default=None, help="Go on with a saved record.")
@language
@plain
def play(
    game: str,
    seats: int | None,
    people: int,
    alone: bool,
    name: str | None,
    seed: str | None,
    options: tuple[str, ...],
    bot: str,
    file: str | None,
    lang: str,
    plain: bool,
) -> None:
    """Play GAME at the terminal, against bots or with others at one keyboard.

    \b
    paradice play trekking
    paradice play trekking --seats 4 --people 2 --lang fr
    paradice play riff --alone
    paradice play trekking --option first-itinerary=chosen --seed 7
    """
    title = open_game(game)
    if seats is None:
        seats = title.alone if alone else max(2, title.fewest)
    number: int | None = None
    if seed is not None:
        try:
            number = int(seed, 0)
        except ValueError:
            fail(f"seed {seed!r}: a whole number is expected, such as 7 or 0x2a")
        if not 0 <= number < 1 << 128:
            fail(f"seed {seed!r}: it must lie between 0 and 2^128 - 1")
    match = open_record(file) if file else None
    if match is not None:
        if match.game is not title:
            fail(f"{file}: line 2: a record of {match.game.id}, not of {title.id}")
        seats = match.seats
    if alone:
        people = seats
    if not 1 <= people <= seats:
        fail(f"people: {people} is not possible; choose 1 to {seats}")
    say = words(lang, title.id, "terminal")
    names = [
        clean_name(name or say("terminal-me")) if seat == 0 and people == 1
        else say("seat", number=seat + 1) if seat < people
        else say("terminal-bot", number=seat + 1 - people)
        for seat in range(seats)
    ]  # fmt: skip
    try:
        fresh = new_match(title, seats, read_options(options), number, names)
    except BadSetup as error:
        fail(str(error))
    Session(match or fresh, range(people), lang, Screen(plain), bot).run()


@main.command()
@click.argument("file")
@click.option("--from", "parent", help="The record of the finished game it was played on from.")
def verify(file: str, parent: str | None) -> None:
    """Check that the record FILE replays to the position and the outcome it states.

    Answers in one sentence; leaves with code 2 where the file is cut, edited or foreign.
    """
    match = open_record(file)
    outcome = match.table.outcome() or "unfinished"
    if parent is not None and not comes_from(match, open_record(parent)):
        fail(f"{file}: this game does not begin with a moment of {parent}")
    click.echo(f"{file}: true: {len(match.history)} moves, {outcome}")


@main.command(name="replay")
@click.argument("file")
@click.option("--to", "upto", type=int, default=None, help="Stop after so many moves.")
@click.option("--seat", type=int, default=EVERYONE, help="Through whose eyes; else a spectator's.")
@language
@plain
def replay_command(file: str, upto: int | None, seat: int, lang: str, plain: bool) -> None:
    """Print the record FILE in words, and show the table at the end (or after --to moves)."""
    match = open_record(file)
    moves = len(match.history)
    if upto is not None and not 0 <= upto <= moves:
        fail(f"--to {upto}: choose 0 to {moves}")
    if not EVERYONE <= seat < match.seats:
        fail(f"--seat {seat}: choose 0 to {match.seats - 1}")
    game, names = match.game, match.names
    say = words(lang, game.id, "terminal")
    for event in match.events(moves if upto is None else upto):
        if event.is_seen_by(seat):
            click.echo(say.say(game.log_line(event), names))
    view = game.view(match.table if upto is None else match.moment(upto), seat)
    screen = Screen(plain)
    screen.sections(sections_of(game.id, view, say, names), say)
    screen.prompt(say.say(game.prompt(view), names))


@main.command()
@click.argument("game")
@click.argument("key", required=False)
@language
def rules(game: str, key: str | None, lang: str) -> None:
    """Show the rules of GAME, or the paragraph of one rule by its KEY."""
    title = open_game(game)
    if key is None:
        click.echo_via_pager(rules_page(title.id, lang).text)
        return
    paragraph = explain(title.id, lang, key)
    if paragraph is None:
        known = ", ".join(rule.key for rule in title.rules)
        fail(f"{game} has no rule {key!r}; choose {known}")
    click.echo(f"{paragraph.title}\n\n{paragraph.text}")


@main.command()
@click.argument("game")
@click.argument("thing", required=False)
@language
def about(game: str, thing: str | None, lang: str) -> None:
    """Print the story behind a THING of GAME, such as a card or a place; without one, list them."""
    title = open_game(game)
    if thing is None:
        click.echo("\n".join(story_ids(title.id)))
        return
    story = find_story(title.id, thing.lower().replace(" ", "-"), lang)
    if story is None:
        near = get_close_matches(thing, story_ids(title.id), 3, 0.4)
        hint = f"; perhaps {', '.join(near)}" if near else ""
        fail(f"{game} has no story about {thing!r}{hint}; see: paradice about {game}")
    click.echo("\n".join(story_lines(story, lang)))


@main.command()
@language
def games(lang: str) -> None:
    """List the games that are installed, with their options."""
    for name in game_names():
        game = find_game(name)
        say = words(lang, name)
        click.echo(f"{name:10} {say('game-name')} ({game.fewest}-{game.most})")
        click.echo(f"{'':10} {say('game-about')}")
        for option in game.options:
            click.echo(f"{'':10} --option {option.key}={'|'.join(option.choices)}")
            click.echo(f"{'':12} {say(f'option-{option.key}-about')}")


if __name__ == "__main__":
    main()
