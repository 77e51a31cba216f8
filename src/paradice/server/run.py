"""``paradice serve``: run the server as its settings say."""

from __future__ import annotations

import errno
import logging
import os
import secrets
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.request import urlopen

import click
import segno

from paradice import __version__
from paradice.core.game import how_rules_run
from paradice.server.config import HOSTING, BadSetting, Chosen, Setting, choose, usual_store
from paradice.server.lock import StoreInUse, StoreLock
from paradice.server.logs import write_logs
from paradice.server.options import open_store

log: Final = logging.getLogger("paradice")

F = TypeVar("F", bound=Callable[..., Any])

KINDS: Final[dict[type, Any]] = {int: click.INT, float: click.FLOAT, str: click.STRING}


def option_of(setting: Setting) -> Callable[[F], F]:
    """The option of a line of the table of settings."""
    name = f"--{setting.name.replace('_', '-')}"
    usual = setting.show(setting.default) if setting.default not in ("", ()) else ""
    about = setting.about + (f"  [{usual}]" if usual else "")
    if setting.kind is bool:
        both = f"{name}/--no-{setting.name.replace('_', '-')}"
        return click.option(both, setting.name, default=None, help=about)
    if setting.kind is tuple:
        return click.option(name, setting.name, multiple=True, help=about)
    if setting.choices:
        wanted = click.Choice(setting.choices)
        return click.option(name, setting.name, default=None, type=wanted, help=about)
    return click.option(name, setting.name, default=None, type=KINDS[setting.kind], help=about)


def with_settings(command: F) -> F:
    """Give a command an option for every setting, and those that name a file or a limit."""
    command = click.option(
        "--limit", "limits", multiple=True, metavar="NAME=VALUE",
        help="One of the limits of docs/settings.md, such as sockets=500.",
    )(command)  # fmt: skip
    for setting in reversed(HOSTING):
        command = option_of(setting)(command)
    return click.option(
        "--config", default="", metavar="FILE", help="A file of settings, in TOML."
    )(command)


def chosen_by(options: dict[str, Any]) -> Chosen:
    """Return all settings, or end with the sentence that helps."""
    told = dict(options)
    limits, file = told.pop("limits"), told.pop("config")
    try:
        return choose(told, limits, file)
    except BadSetting as error:
        raise click.ClickException(str(error)) from None


@click.command()
@with_settings
def serve(**options: Any) -> None:
    """Start the server and open it in the browser.

    Every setting may also stand in a file (--config) or in the environment (PARADICE_PORT=8611);
    options come first, then the environment, then the file.
    """
    chosen = chosen_by(options)
    url = chosen.hosting.store or usual_store()
    try:
        lock = StoreLock(url)
    except StoreInUse as running:
        visit(running.address, chosen.hosting.open)
        return
    except OSError as error:
        told = f"the database cannot be used: {error.filename}: {error.strerror}"
        raise click.ClickException(told) from None
    open_store(url).close()
    try:
        run(chosen, url, lock)
    finally:
        lock.close()


def run(chosen: Chosen, url: str, lock: StoreLock) -> None:
    """Serve until somebody ends it."""
    from paradice.server.app import Access, make_app
    from paradice.server.network import ANYWHERE, Network, is_loopback
    from paradice.server.transport import fit, listen_too, make_server

    hosting = chosen.hosting
    host = ANYWHERE[0] if hosting.lan else hosting.host
    taken = take_port(host, hosting.port)
    port = taken.getsockname()[1]
    bounds = fit(chosen.limits)

    async def listen(other: str) -> None:
        await listen_too(app, other, port, bounds)

    may_open = is_loopback(host) and not hosting.public_url
    network = Network(
        port, host, listen if may_open else None, hosting.known_as, hosting.public_url
    )
    access = Access(
        hosting.word, hosting.members, hosting.key or secrets.token_urlsafe(9), hosting.house_name
    )
    write_logs(hosting.log_format, hosting.log_level)
    app = make_app(url, bounds, hosting.workers, network, hosting.metrics, access)
    server = make_server(app, host, port, bounds, hosting.proxy)
    shown = "127.0.0.1" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"
    lock.tell(address)
    public = f"  for others {hosting.public_url}/" if hosting.public_url else ""
    click.echo(f"Paradice: {address}{public}  (rules {how_rules_run()}; Ctrl+C closes the house)")
    if not hosting.key:
        click.echo(f"Host's page: {address}house  key: {access.key}")
    if network.home:
        click.echo(f"Open to the home network: {network.home}/")
        segno.make(f"{network.home}/", micro=False).terminal(compact=True)
    if hosting.open:
        threading.Thread(target=open_door, args=(address,), daemon=True).start()
    log.info("version %s listens on %s:%s, rules %s, store %s", __version__, host, port,
             how_rules_run(), url.partition(":")[0])  # fmt: skip
    server.run(sockets=[taken])


def take_port(host: str, port: int) -> socket.socket:
    """Listen on a port of an address, or on a free one where it is 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            told = (
                f"--port: {host}:{port} cannot be used ({os.strerror(error.errno)}); choose another"
            )
        else:
            told = f"--host {host}: {str(error.strerror).partition(' (')[0]}"
        raise click.ClickException(told) from None


def visit(address: str, open_it: bool) -> None:
    """Go to the server that already runs on this store."""
    if not address:
        raise click.ClickException(
            "another Paradice uses this store and is just starting or ending; try again in a moment"
        )
    click.echo(f"Paradice is already running: {address}")
    if open_it:
        open_door(address)


def open_door(address: str) -> None:
    """Open the lobby as soon as the server answers."""
    for _ in range(100):
        try:
            with urlopen(address, timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
