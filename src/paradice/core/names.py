"""Cleaning of what people write, and names that look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

NAME: Final = 24
"""No name has more letters."""

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters, besides those whose Unicode category says so."""

MARKS: Final = 2
"""The most accents on one letter."""

ALIKE: Final = str.maketrans(
    "01|lıɩɑɡіӏιаеорсухѕјԁһԛԝѵкмтвнαοεντκυχηβγωρζոօսհ"
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ"  # small capitals
    "ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎶᏃᏙᏚᏞᏟᏢᏦᏴ",  # Cherokee
    "oiiiiiagiiiaeopcyxsjdhqwvkmtbhaoevtkuxnbywpznouhabcdefghijkimnoprstuvwyzdrtiajewmhgzvsicpkb",
)
"""Letters and digits that look like others, and which small ones they look like."""


def is_blank(char: str) -> bool:
    """Say whether a character is invisible: control, format and surrogate characters too."""
    return char in BLANK or unicodedata.category(char)[0] == "C" or "\ufe00" <= char <= "\ufe0f"


def clean_line(text: str, longest: int) -> str:
    """Return *text* on one line, without characters that are invisible or hide others."""
    seen = ""
    marks = MARKS
    for char in unicodedata.normalize("NFC", text[: longest * 4]):
        if char.isspace():
            char, marks = " ", MARKS
        elif is_blank(char):
            continue
        elif unicodedata.category(char) in ("Mn", "Me"):
            marks += 1
            if marks > MARKS:
                continue
        else:
            marks = 0
        seen += char
    return " ".join(seen.split())[:longest].strip()


def clean_name(text: str) -> str:
    """Return a name that somebody wrote, cleaned; empty if nothing of it is visible."""
    return clean_line(text.replace(",", " "), NAME)


def skeleton(name: str) -> str:
    """Return a form that is equal for names that look the same."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    return "".join(plain.split())


def is_taken(name: str, others: Collection[str]) -> bool:
    """Return whether one of the others has this name, or one that looks the same."""
    return skeleton(name) in {skeleton(other) for other in others if other}


def tell_apart(name: str, others: Collection[str]) -> str:
    """Return the name, with a number if one of the others has it already."""
    number, fresh = 2, name
    while is_taken(fresh, others):
        fresh = f"{name[: NAME - 3]} {number}"
        number += 1
    return fresh
