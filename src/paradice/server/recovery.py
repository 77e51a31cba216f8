"""Passes to another browser: a link that works once, or six words.

A browser is known by its secret, of which the server stores the hash alone. A pass stores the
secret encrypted by the link or the words, under a name that is derived from them too: the database
alone gives away neither.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa

from paradice.server.identity import SECRET, hashed
from paradice.server.schema import passes
from paradice.server.store import Store

MINUTES: Final = 10
"""The seconds for which a link is valid."""
WORDS: Final = 6
EFFORT: Final = 1 << 15
"""The cost of one attempt with six words: about a tenth of a second and 32 MB."""


class Lock(NamedTuple):
    """The name of a pass in the database, and the one-time pad for its secret."""

    id: str
    pad: bytes


def lock_by_link(token: str) -> Lock:
    """Derive a pass from a link, quickly: it has 128 random bits."""
    found = hashlib.sha512(f"paradice link:{token}".encode()).digest()
    return Lock(found[:32].hex(), found[32:])


def lock_by_words(words: str, key: bytes) -> Lock:
    """Derive a pass from six words, slowly and in a thread: they could be guessed."""
    found = hashlib.scrypt(
        plain(words).encode(), salt=key, n=EFFORT, r=8, p=1, maxmem=EFFORT * 2048, dklen=64
    )
    return Lock(found[:32].hex(), found[32:])


def plain(words: str) -> str:
    """Return six words in the form that is compared: without case, accents and punctuation."""
    bare = unicodedata.normalize("NFKD", words[:200]).casefold()
    kept = "".join(char if char.isalpha() else " " for char in bare if not is_mark(char))
    return " ".join(kept.split())


def is_mark(char: str) -> bool:
    return unicodedata.combining(char) != 0


def new_words(known: Sequence[str]) -> str:
    """Return six random words of a list."""
    return " ".join(secrets.choice(known) for _ in range(WORDS))


def keep_pass(store: Store, lock: Lock, secret: str, until: float = 0.0) -> None:
    """Store a pass for *secret*: a link, valid *until* some time, or words, valid for good.

    A person has one set of words: new ones replace the old.
    """
    person = hashed(secret)
    bits = base64.urlsafe_b64decode(secret + "=")
    sealed = bytes(one ^ other for one, other in zip(bits, lock.pad, strict=True)).hex()
    with store.together(write=True):
        store.link.execute(
            sa.delete(passes).where(
                sa.or_(
                    sa.and_(passes.c.person == person, passes.c.until == until),
                    sa.and_(passes.c.until > 0.0, passes.c.until < time.time()),
                    passes.c.id == lock.id,
                )
            )
        )
        row = {"id": lock.id, "sealed": sealed, "person": person, "until": until}
        store.link.execute(sa.insert(passes), [row])


def use_pass(store: Store, lock: Lock) -> str:
    """Return the secret of a pass, empty if there is none; a link works once."""
    with store.together(write=True):
        found = store.link.execute(sa.select(passes).where(passes.c.id == lock.id)).first()
        if found is None:
            return ""
        if found.until > 0.0:
            gone = store.link.execute(sa.delete(passes).where(passes.c.id == lock.id))
            if gone.rowcount != 1 or found.until < time.time():
                return ""
    sealed = bytes.fromhex(found.sealed)
    bits = bytes(one ^ other for one, other in zip(sealed, lock.pad, strict=True))
    secret = base64.urlsafe_b64encode(bits).decode().rstrip("=")
    return secret if SECRET.match(secret) and hashed(secret) == found.person else ""
