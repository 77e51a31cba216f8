"""Names are cleaned alike wherever they come in, and distinguished at a table."""

from __future__ import annotations

import pytest

from paradice.core.names import NAME, clean_line, clean_name, is_taken, tell_apart


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("  Mara \n Quist ", "Mara Quist"),
        ("\u200b\u3164\u2800\u115f", ""),
        ("\u0301\u0301", ""),
        ("Z\u0301\u0302\u0303\u0304\u0305oe", "Ź\u0302\u0303oe"),
        ("\u202eevil", "evil"),
        ("half \ud800", "half"),
        ("a\x00b", "ab"),
        ("Ada, Countess", "Ada Countess"),
        ("x" * 100, "x" * NAME),
        ("Zoé", "Zoé"),
        ("a\ufe00b\ufe0fc", "abc"),
        ("Z \u0301oe", "Z oe"),
        ("\u200b\u200b\u200bx" * NAME, "x" * NAME),
        ("\u200b\u200b\u200b\u200bx" * NAME, "x" * (NAME * 4 // 5)),
    ],
)
def test_a_name_is_what_can_be_read(written: str, read: str) -> None:
    assert clean_name(written) == read


def test_a_line_keeps_its_commas_and_its_length() -> None:
    assert clean_line("well, " * 100, 11) == "well, well,"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Mara", "mara", True),
        ("Mara", "Маrа", True),  # two letters of it are Cyrillic
        ("Mara", "Ma ra", True),
        ("Otto", "0tt0", True),
        ("Ｍara", "Mara", True),
        ("Mira", "Mıra", True),
        ("Iris", "Ӏris", True),
        ("Zoe", "Ζοe", True),  # the first two letters are Greek
        ("Mara Quill", "ᴍᴀʀᴀ Quill", True),
        ("MARA", "ᎷᎪᎡᎪ", True),  # Cherokee
        ("Ono", "Օոօ", True),  # Armenian
        ("Mara", "Marta", False),
        ("Zoé", "Zoe", False),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str, same: bool) -> None:
    assert is_taken(one, [other]) is same


def test_a_second_of_the_name_gets_a_number() -> None:
    assert tell_apart("Ada", ["Mara"]) == "Ada"
    assert tell_apart("Ada", ["ada", "Ada 2"]) == "Ada 3"
    assert tell_apart("x" * NAME, ["x" * NAME]) == "x" * (NAME - 3) + " 2"
    assert not is_taken("", ["", "Ada"])
