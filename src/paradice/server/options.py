"""Options that several commands share: the store, and opening it."""

from __future__ import annotations

from typing import Final

import click

from paradice.server.config import BadSetting, choose, usual_store
from paradice.server.schema import BadStore
from paradice.server.store import Store

STORE: Final = click.option(
    "--store",
    default="",
    metavar="URL",
    help="Where tables are kept: sqlite:///FILE or postgresql://…; as in the settings by default.",
)


def store_url(told: str) -> str:
    """Return the address of the store: the option, or the setting."""
    try:
        return choose({"store": told or None}).hosting.store or usual_store()
    except BadSetting as error:
        raise click.ClickException(str(error)) from None


def open_store(told: str) -> Store:
    """Open a store, or exit with one sentence."""
    try:
        return Store(store_url(told))
    except BadStore as error:
        raise click.ClickException(str(error)) from None
