"""``paradice doctor`` and ``paradice settings``: what is chosen, and what is missing."""

from __future__ import annotations

import platform
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import click
import sqlalchemy as sa

from paradice import __version__
from paradice.core.game import how_rules_run
from paradice.games import find_game, game_names
from paradice.server.config import LIMITS, TABLE, Chosen, usual_store
from paradice.server.lock import StoreInUse, StoreLock, lock_of
from paradice.server.network import is_loopback
from paradice.server.run import chosen_by, with_settings
from paradice.server.schema import BadStore, check_schema, make_engine

GOOD, WARNING, BAD = "ok", "note", "fault"

Finding = tuple[str, str]
"""How grave, and a sentence."""


@click.command()
@with_settings
def doctor(**options: Any) -> None:
    """Print what is missing or misconfigured here; code 1 where the server could not run."""
    chosen = chosen_by(options)
    worst = False
    for examine in EXAMINATIONS:
        for grave, sentence in examine(chosen):
            worst = worst or grave == BAD
            click.echo(f"{grave:5} {sentence}")
    sys.exit(1 if worst else 0)


def examine_program(chosen: Chosen) -> Iterator[Finding]:
    yield GOOD, f"Paradice {__version__} on Python {platform.python_version()}"
    if how_rules_run() == "compiled":
        yield GOOD, "the rules are compiled"
    else:
        yield WARNING, "the rules are interpreted: bots think far less; install a compiled wheel"
    for name in game_names():
        try:
            find_game(name)
        except Exception as error:
            yield BAD, f"the game {name} cannot be opened: {type(error).__name__}: {error}"


def examine_settings(chosen: Chosen) -> Iterator[Finding]:
    told = chosen.file or "no file; the usual ones, the environment, options"
    yield GOOD, f"settings: {told}"
    hosting = chosen.hosting
    beyond = not is_loopback(hosting.host)
    if hosting.public_url and not hosting.proxy:
        yield (
            WARNING,
            (
                "--public-url is set and --proxy is not: all people seem to come from one address "
                "and share its limits; name the proxy, such as --proxy 127.0.0.1"
            ),
        )
    if hosting.public_url.startswith("http://") and not is_loopback(
        hosting.public_url[7:].partition("/")[0].partition(":")[0]
    ):
        yield (
            WARNING,
            "--public-url has no TLS: seats and words travel readable; see docs/hosting.md",
        )
    if hosting.proxy and not hosting.public_url:
        yield WARNING, "--proxy is set and --public-url is not: links for others may lead nowhere"
    if beyond and not hosting.public_url and not hosting.lan:
        yield (
            WARNING,
            (
                f"--host {hosting.host} is open to others without TLS; put a proxy before it, "
                "or use --lan at home"
            ),
        )


def examine_port(chosen: Chosen) -> Iterator[Finding]:
    hosting = chosen.hosting
    if hosting.port == 0:
        yield GOOD, "the port is chosen at the start"
        return
    family = socket.AF_INET6 if ":" in hosting.host else socket.AF_INET
    try:
        socket.create_server((hosting.host, hosting.port), family=family).close()
    except OSError as error:
        yield WARNING, f"{hosting.host}:{hosting.port} cannot be used now: {error.strerror}"
    else:
        yield GOOD, f"{hosting.host}:{hosting.port} is free"


def examine_store(chosen: Chosen) -> Iterator[Finding]:
    url = chosen.hosting.store or usual_store()
    shown = sa.make_url(url).render_as_string()
    if url.startswith("postgresql") and find_spec("psycopg") is None:
        yield (
            BAD,
            (
                'PostgreSQL needs its driver: pip install "paradice[postgres]" '
                "(or leave --store away)"
            ),
        )
        return
    if lock_of(url) is not None:
        file = Path(sa.make_url(url).database or "")
        if not file.parent.is_dir():
            yield BAD, f"there is no folder {file.parent}; make it, or choose another --store"
            return
        free = shutil.disk_usage(file.parent).free
        least = chosen.limits.free_disk
        if free < least:
            yield BAD, f"{free >> 20} MB of disk are free; no table is set below {least >> 20} MB"
        else:
            yield GOOD, f"{free >> 30} GB of disk are free at {file.parent}"
        if not file.exists():
            yield GOOD, f"{shown} is made at the first start"
            return
        try:
            StoreLock(url).close()
        except StoreInUse as running:
            yield GOOD, f"a server runs on this store: {running.address or 'just starting'}"
        except OSError as error:
            yield BAD, f"{file}: {error.strerror}"
            return
    try:
        engine = make_engine(url)
        with engine.connect() as link, link.begin() as whole:
            check_schema(link)
            count = link.execute(sa.text("SELECT count(*) FROM tables")).scalar_one()
            whole.rollback()  # it is the server that leads an older one here
        engine.dispose()
    except (BadStore, sa.exc.DBAPIError) as error:
        told = str(error.orig if isinstance(error, sa.exc.DBAPIError) else error)
        yield BAD, f"{shown}: {told.strip().splitlines()[0]}"
    else:
        yield GOOD, f"{shown} answers and holds {count} tables"


def examine_files(chosen: Chosen) -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = chosen.limits.sockets + chosen.limits.connections + 200
    if hard != resource.RLIM_INFINITY and hard < wanted:
        yield (
            WARNING,
            (
                f"this user may open {hard} files, {wanted} are wanted for {chosen.limits.sockets} "
                "sockets; raise it (LimitNOFILE in systemd), or fewer are let in"
            ),
        )
    else:
        yield GOOD, f"{chosen.limits.sockets} sockets may be open at once"


EXAMINATIONS: Final[tuple[Callable[[Chosen], Iterator[Finding]], ...]] = (
    examine_program,
    examine_settings,
    examine_store,
    examine_port,
    examine_files,
)


@click.command("settings")
@click.option("--markdown", is_flag=True, help="Write the page docs/settings.md.")
@with_settings
def show_settings(markdown: bool, **options: Any) -> None:
    """Print every setting with its value and where that comes from."""
    if markdown:
        click.echo(settings_page(), nl=False)
        return
    chosen = chosen_by(options)
    section = ""
    for setting in TABLE:
        if setting.section != section:
            section = setting.section
            click.echo(f"\n[{section}]")
        held = chosen.limits if setting.section else chosen.hosting
        value = getattr(held, setting.name)
        if setting.name in ("key", "word") and value:
            value = "…"
        if setting.name == "store" and value:
            value = sa.make_url(value).render_as_string()
        source = chosen.sources.get((setting.section, setting.name))
        come = f"  # {source}" if source else ""
        click.echo(f"{setting.name} = {setting.show(value)}{come}")


HEAD: Final = """# Settings

<!-- written by: paradice settings --markdown > docs/settings.md -->

Every setting can be given in three ways; the first that names it wins:

1. an option of `paradice serve`: `--public-url https://club.example`
2. the environment: `PARADICE_PUBLIC_URL=https://club.example`; several values
   with commas between them
3. a file in TOML, named by `--config` or `PARADICE_CONFIG`; without either
   `paradice.toml` in your own folder of settings (`~/.config/paradice`), or
   `/etc/paradice/paradice.toml`:

        public_url = "https://club.example"
        proxy = ["127.0.0.1"]

        [limits]
        sockets = 500
        chats = [0.5, 8]

A setting that cannot be used is refused at the start, in a sentence that names it.
`paradice settings` tells all of them with their values and where each comes from; `paradice doctor`
 tells what is missing on this machine.

| in the file | option | environment | usual | what it means |
|---|---|---|---|---|
"""


def settings_page() -> str:
    """Return docs/settings.md."""
    rows = [row(setting) for setting in TABLE if setting not in LIMITS]
    limits = [row(setting) for setting in LIMITS]
    return (
        HEAD
        + "\n".join(rows)
        + "\n\n## Limits\n\nBelow `[limits]` in the file, by `--limit NAME=VALUE`, or as "
        "`PARADICE_LIMIT_NAME`. Two numbers are a rate: so many a second in the long run, so many "
        "at\nonce; as an option or in the environment they are written `0.5,8`. Whoever asks for "
        "more is refused in a sentence (429, 413, 503) or loses the connection.\n\n"
        "| name | environment | usual | what it bounds |\n|---|---|---|---|\n"
        + "\n".join(limits)
        + "\n"
    )


def row(setting: Any) -> str:
    usual = f"`{setting.show(setting.default)}`" if setting.default not in ("", ()) else ""
    about = setting.about
    if setting.choices:
        about += " " + ", ".join(f"`{choice}`" for choice in setting.choices) + "."
    option = "" if setting.section else f"`{setting.option}` | "
    return f"| `{setting.name}` | {option}`{setting.variable}` | {usual} | {about} |"
