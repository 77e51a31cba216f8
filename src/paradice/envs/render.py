"""A table of an environment as text."""

from __future__ import annotations

from paradice.core.events import EVERYONE
from paradice.core.table import Table
from paradice.envs.setting import Setting
from paradice.faces.text import sections_of
from paradice.i18n.words import words


def draw(setting: Setting, table: Table, mode: str | None) -> str | None:
    """Print what a spectator sees (``human``), or return it (``ansi``)."""
    if mode is None:
        return None
    game = setting.game
    speech = words("en", game.id)
    view = game.view(table, EVERYONE)
    lines = [speech.say(game.prompt(view), setting.names)]
    for section in sections_of(game.id, view, speech, setting.names):
        lines += section.plain(speech)
    text = "\n".join(lines)
    if mode == "ansi":
        return text
    print(text)
    return None
