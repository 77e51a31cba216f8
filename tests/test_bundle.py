"""Words by rustfluent and by fluent.runtime are the same, to the letter."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from paradice.games import game_names
from paradice.games.resources import folder_of
from paradice.i18n.bundle import PlainBundle, open_bundle
from paradice.i18n.words import LANGUAGES

PLACE = re.compile(r"\{ *\$([a-zA-Z0-9_-]+)")


def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a file, each with the names of its places."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in file.read_text("utf-8").splitlines():
        begins = re.match(r"([a-z][\w-]*) =", line)
        key = begins[1] if begins else key if line.startswith((" ", "}")) else ""
        if key:
            found.setdefault(key, set()).update(PLACE.findall(line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_say_the_same(language: str) -> None:
    pytest.importorskip("fluent.runtime")
    folders = [files("paradice.web"), *[folder_of(name) for name in game_names()]]
    count = 0
    for folder in folders:
        file = Path(str(folder.joinpath("locale", f"{language}.ftl")))
        quick, plain = open_bundle(language, [str(file)]), PlainBundle(language, [str(file)])
        for key, places in messages(file).items():
            for filled in (0, 1, 2, 1996, "Ada"):
                args: dict[str, int | str] = dict.fromkeys(places, filled)
                said = [say(bundle, key, args) for bundle in (quick, plain)]
                assert said[0] == said[1], key
                count += 1
                if not places:
                    break
    assert count > 1000


def say(bundle: object, key: str, args: dict[str, int | str]) -> str:
    """What it says, or that it cannot say it alone: a word of the other files is missing."""
    try:
        return str(bundle.get_translation(key, variables=args, use_isolating=False))  # type: ignore[attr-defined]
    except ValueError:
        return "nothing"


def test_a_message_that_is_missing_is_an_error_of_both(tmp_path: Path) -> None:
    pytest.importorskip("fluent.runtime")
    file = tmp_path / "en.ftl"
    file.write_text("here = Hello { $name }\n")
    for bundle in (open_bundle("en", [str(file)]), PlainBundle("en", [str(file)])):
        with pytest.raises(ValueError, match="there"):
            bundle.get_translation("there")
