"""Moderation: messages of the host, and decisions about tables and people, kept in the store."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from paradice.server.refusal import Refusal
from paradice.server.schema import house
from paradice.server.store import Store
from paradice.server.writer import StoreWriter

REASON: Final = 200
"""The most letters of a reason or a message."""


class Word(msgspec.Struct, frozen=True):
    """One entry of the host: about whom or what, why, since when, until when (0 for ever)."""

    about: str
    text: str = ""
    name: str = ""
    at: float = 0.0
    until: float = 0.0


KINDS: Final = ("notice", "asleep", "closed", "muted", "removed", "member", "invited")
"""A message, the closed server, closed tables, people who may not speak or come, members, and
invitations by the hash of their link. Each is kept as ``KIND:ABOUT``."""


class Muted(Refusal):
    """The person may not write in the chat for a while."""

    def __init__(self, reason: str) -> None:
        super().__init__("shell-muted")
        self.reason: Final = reason


class TableClosed(Refusal):
    """A table that the host has closed."""

    def __init__(self, reason: str) -> None:
        super().__init__("shell-table-closed")
        self.reason: Final = reason


def read_words(store: Store) -> dict[tuple[str, str], Word]:
    """Return all entries."""
    rows = sa.select(house.c.key, house.c.value).where(house.c.key.like("%:%"))
    found: dict[tuple[str, str], Word] = {}
    with store.together():
        for key, value in store.link.execute(rows).all():
            kind = key.partition(":")[0]
            if kind in KINDS:
                word = msgspec.json.decode(value, type=Word)
                found[kind, word.about] = word
    return found


def write_word(store: Store, kind: str, about: str, word: Word | None) -> bool:
    """Write an entry, or delete it; return whether there was one to delete."""
    key = f"{kind}:{about}"
    with store.together(write=True):
        gone = store.link.execute(sa.delete(house).where(house.c.key == key)).rowcount
        if word is not None:
            value = msgspec.json.encode(word).decode()
            store.link.execute(sa.insert(house), [{"key": key, "value": value}])
        return gone > 0


class Moderation:
    """What a host has decided. Other servers of the same store read it within seconds."""

    def __init__(
        self, writer: StoreWriter, word: str = "", members: bool = False, key: str = ""
    ) -> None:
        self.writer: Final = writer
        self.word: Final = word
        self.members_only: Final = members
        self.key: Final = key
        self.words: dict[tuple[str, str], Word] = {}
        self.name = ""

    async def refresh(self) -> None:
        self.words = await self.writer.ask(read_words)

    async def say(self, kind: str, about: str, text: str = "", name: str = "",
                  seconds: float = 0.0) -> Word:  # fmt: skip
        now = time.time()
        word = Word(about, text, name, now, now + seconds if seconds else 0.0)
        await self.writer.change(lambda store: write_word(store, kind, about, word))
        self.words[kind, about] = word
        return word

    async def unsay(self, kind: str, about: str = "") -> bool:
        self.words.pop((kind, about), None)
        return await self.writer.change(lambda store: write_word(store, kind, about, None))

    def find(self, kind: str, about: str = "") -> Word | None:
        """Return an entry, unless it has expired."""
        word = self.words.get((kind, about))
        return None if word is None or 0 < word.until < time.time() else word

    def all(self, kind: str) -> list[Word]:
        found = [word for (known, _), word in self.words.items() if known == kind]
        return [word for word in found if not 0 < word.until < time.time()]

    def must_speak(self, person: str) -> None:
        """Refuse a muted person."""
        word = self.find("muted", person)
        if word is not None and person:
            raise Muted(word.text)

    @property
    def is_open(self) -> bool:
        """Return whether everybody may enter."""
        shut = ("asleep", "removed")
        return not (self.word or self.members_only or any(kind in shut for kind, _ in self.words))

    # Marks in cookies: they prove the word or the key without holding it

    def mark(self, what: str, secret: str) -> str:
        key = self.writer.store.key
        return hmac.digest(key, f"{what}:{secret}".encode(), "sha256").hex()[:40]

    def is_host(self, cookie: str) -> bool:
        return bool(self.key) and hmac.compare_digest(
            cookie.encode(), self.mark("host", self.key).encode()
        )

    def has_word(self, cookie: str) -> bool:
        return hmac.compare_digest(cookie.encode(), self.mark("word", self.word).encode())

    def is_key(self, told: str) -> bool:
        return bool(self.key) and same(told, self.key)

    def is_word(self, told: str) -> bool:
        return same(told.strip().casefold(), self.word.strip().casefold())


def same(one: str, other: str) -> bool:
    digest: Callable[[str], bytes] = lambda text: hashlib.sha256(text.encode()).digest()  # noqa: E731
    return hmac.compare_digest(digest(one), digest(other))


def moderation_of(connection: Any) -> Moderation:
    moderation: Moderation = connection.app.state.moderation
    return moderation
