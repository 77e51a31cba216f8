"""Identity: a browser is known by a secret in its cookie, of which the server stores the hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection

from paradice.i18n.words import LANGUAGES

COOKIE: Final = "paradice"
LANGUAGE: Final = "language"
LEARNT: Final = "learnt"
"""The progress of lessons: ``trekking.4.7`` is scene 4, with scenes 1, 2 and 3 done."""
KEPT: Final = re.compile(r"([a-z0-9-]{1,40})\.(\d{1,2})\.(\d{1,6})")
NAME: Final = "name"
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}\Z")
ID: Final = re.compile(r"[A-Za-z0-9_-]{22}\Z")
"""The form of the ids of tables and invitations; nothing else is looked up in the store."""
YEAR: Final = 365 * 24 * 3600


class Seal:
    """Makes secrets, and recognises its own by a keyed signature."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key

    def new_secret(self) -> str:
        """Return 144 random bits with their signature."""
        bits = secrets.token_bytes(18)
        return base64.urlsafe_b64encode(bits + self.mark(bits)).decode().rstrip("=")

    def mark(self, bits: bytes) -> bytes:
        return hmac.digest(self.key, b"secret:" + bits, "sha256")[:14]

    def is_ours(self, secret: str) -> bool:
        if not SECRET.match(secret):
            return False
        bits = base64.urlsafe_b64decode(secret + "=")
        return hmac.compare_digest(bits[18:], self.mark(bits[:18]))


def new_id() -> str:
    """Return 128 random bits: the id of a table, or an invitation."""
    name = secrets.token_urlsafe(16)
    return name if name[0].isalnum() else new_id()  # a command would take a dash for an option


def hashed(secret: str) -> str:
    """Return the hash of a secret; empty for none."""
    return hashlib.sha256(f"paradice:{secret}".encode()).hexdigest() if secret else ""


def secret_of(connection: HTTPConnection) -> str:
    """Return the secret that a browser or a program sends, if it has the form of one."""
    secret = connection.cookies.get(COOKIE, "")
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        secret = header[7:].strip()
    return secret if SECRET.match(secret) else ""


def person_of(connection: HTTPConnection) -> str:
    return hashed(secret_of(connection))


def language_of(connection: HTTPConnection) -> str:
    """Return the language chosen, or the first the browser asks for that is supported."""
    chosen = connection.query_params.get("language") or connection.cookies.get(LANGUAGE, "")
    if chosen in LANGUAGES:
        return chosen
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def is_from_elsewhere(connection: HTTPConnection) -> bool:
    """Return whether a request was caused by another site. Programs send neither header."""
    origin = connection.headers.get("origin")
    if origin is not None:
        host = connection.headers.get("host", "")
        own = (f"http://{host}", f"https://{host}", *connection.app.state.network.origins)
        return origin not in own
    site = connection.headers.get("sec-fetch-site", "none")
    return site not in ("none", "same-origin")


def whole(text: str) -> int:
    """Return the small whole number in a text, or -1 if it is none."""
    fine = text.isascii() and text.isdigit() and len(text) < 9
    return int(text) if fine else -1


def learnt(request: HTTPConnection) -> dict[str, tuple[int, int]]:
    """Return the scene at which each lesson was left, and the scenes that are done, as bits."""
    kept = request.cookies.get(LEARNT, "")[:600]
    return {game: (int(scene), int(done)) for game, scene, done in KEPT.findall(kept)}


def scenes_left(request: HTTPConnection) -> dict[str, int]:
    """Return the scene at which each lesson continues."""
    return {game: scene for game, (scene, _) in learnt(request).items()}
