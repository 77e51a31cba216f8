"""The words of a game in one language: Project Fluent messages, found by key."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Final

from paradice.core.game import Phrase
from paradice.games.resources import folder_of
from paradice.i18n.bundle import open_bundle

LANGUAGES: Final = ("en", "fr")
REMEMBERED: Final = 5_000
"""The size of the cache of formatted messages."""
MISSING: Final[set[str]] = set()
"""The keys that had no message; empty after every test."""
HYPHEN: Final = re.compile(r"(?<!\S)-(?=\d)")
"""The hyphen before a negative number, which is replaced by a minus sign."""


ASPIRATED: Final = (
    "hach hai hall(?!u) halt hamac hameau hanch handicap hangar hant harce hard haric harn harp "
    "hasard hât hauss haut havre hériss hern héron héros hêtre heurt hib hid hiérarch hiss hoch "
    "hockey homard hongr hont hoquet horde hors hott houl hublot hué huit hurl hutt hans harry "
    "hammurab onz oui"
).replace(" ", "|")
"""Beginnings of words before which nothing is elided, despite a vowel or an h."""
ELISION: Final = re.compile(
    r"\b(?:([dljnsmt]|qu|jusqu|lorsqu|puisqu)e|(l)a) "
    rf"(?!(?:{ASPIRATED}))(?=[aeiouhàâäæéèêëîïôöœùûü]|y(?![aeiouéè]))",
    re.IGNORECASE,
)
"""Words that are elided before a vowel: *de Ada*, *que Hugo*, *le Excellent*."""


def elide(text: str) -> str:
    """Return a French text with its elisions made: *l’itinéraire d’Ada*."""
    return ELISION.sub(lambda found: f"{found[1] or found[2]}’", text)


def signed(number: int) -> str:
    """Return a number with a true minus sign, and a thin space from five figures on."""
    figures = str(abs(number))
    if len(figures) > 4:
        figures = f"{abs(number):,}".replace(",", "\u202f")
    return f"−{figures}" if number < 0 else figures


class Words:
    """The words of one language: those all share, of a game, and of a package such as the web."""

    def __init__(self, language: str, game: str = "", package: str = "", topic: str = "") -> None:
        """*topic* names further files of words, which ordinary pages do not load."""
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r}: choose {', '.join(LANGUAGES)}")
        self.language: Final = language
        self.game: Final = game
        folders = [files("paradice.i18n")]
        if package:
            folders.append(files(f"paradice.{package}"))
        if game:
            folders.append(folder_of(game))
        names: list[str] = []
        for folder in folders:
            for start in ("", f"{topic}.") if topic else ("",):
                spoken = [folder.joinpath("locale", f"{start}{it}.ftl") for it in (language, "en")]
                for text in [text for text in spoken if text.is_file()][:1]:
                    with as_file(text) as file:
                        names.append(str(file))
        self.bundle: Final = open_bundle(language, names)
        self.plain: Final[dict[str, str]] = {}
        self.filled: Final[dict[tuple[object, ...], str]] = {}

    def has(self, key: str) -> bool:
        try:
            self.bundle.get_translation(key)
        except ValueError:
            return False
        return True

    def __call__(self, key: str, **args: int | str) -> str:
        """Return the message *key*, formatted with *args*."""
        return self.fill(key, args) if args else self.word(key)

    def word(self, key: str) -> str:
        """Return a message without arguments."""
        said = self.plain.get(key)
        if said is None:
            said = self.plain[key] = self.find(key, {})
        return said

    def fill(self, key: str, args: dict[str, int | str]) -> str:
        """Return a formatted message."""
        words: list[object] = [key]
        for name, value in args.items():
            words.append(name)
            words.append(value)
        place = tuple(words)
        said = self.filled.get(place)
        if said is None:
            said = self.find(key, args)
            said = HYPHEN.sub("−", said)
            if self.language == "fr":
                said = elide(said)
            if key.startswith("move-"):
                said = said[:1].upper() + said[1:]
            if len(self.filled) > REMEMBERED:
                self.filled.clear()
            self.filled[place] = said
        return said

    def find(self, key: str, args: dict[str, int | str]) -> str:
        """Return a formatted message; if there is none, its key with the arguments."""
        try:
            return str(self.bundle.get_translation(key, variables=args, use_isolating=False))
        except ValueError:
            if self.has(key):
                raise
            if len(MISSING) < REMEMBERED:
                MISSING.add(f"{self.language}: {key}")
            return " ".join([key, *[str(value) for value in args.values()]])

    def say(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """Return a phrase in words; a ``seat`` becomes its name, phrases within it are said first.

        Where the seat is nobody's, the message has no name.
        """
        if not phrase.args:
            return self.word(phrase.key)
        args: dict[str, int | str] = {}
        for name, value in phrase.args.items():
            if isinstance(value, Phrase):
                args[name] = self.say(value, names)
            elif name in ("seat", "other") and isinstance(value, int):
                args[name] = self.name(value, names)
            elif isinstance(value, int | str):
                args[name] = value
            else:
                args[name] = self.join([self.say(part, names) for part in value])
        return self.fill(phrase.key, args)

    def name(self, seat: int, names: Sequence[str]) -> str:
        """Return the name of a seat."""
        if 0 <= seat < len(names):
            return names[seat]
        return self.fill("seat", {"number": seat + 1})

    def join(self, parts: Sequence[str]) -> str:
        """Return a list in words: one, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-and", first=", ".join(parts[:-1]), last=parts[-1])


@cache
def words(language: str, game: str = "", package: str = "", topic: str = "") -> Words:
    """Return the words of a language, loaded once."""
    return Words(language, game, package, topic)
