"""Every cue of a game is used somewhere: in a golden game, a record of an ending, or a sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from paradice.core.events import Event
from paradice.core.match import read_match
from paradice.games import find_game
from tests.endings import ENDINGS
from tests.titles import TITLES
from tests.write_golden import golden_file, record_file

SENTENCES = Path(__file__).parent / "games"

UNTOLD: dict[str, set[str]] = {
    "trekking": set(),
    "riff": set(),
    "citadel": set(),
    "undead": set(),
}
"""What is still used nowhere; to be empty for every game."""


def golden_cues(name: str) -> set[str]:
    """Return the cues of the events in the golden games: lines such as ``    0: takes card=3``."""
    lines = golden_file(name).read_text("utf-8").splitlines()
    return {
        found[1] for line in lines if (found := re.match(r" {4}(?:\d+: )?([a-z][a-z-]*)\b", line))
    }


def recorded_cues(name: str) -> set[str]:
    """Return the cues of all events of the records."""
    events: list[Event] = []
    for ending in ENDINGS[name]:
        match = read_match(record_file(name, ending.name).read_text("utf-8"), find_game)
        events += match.events(len(match.history))
    return {event.cue.key for event in events}


def asserted_cues(name: str) -> set[str]:
    """Return the cues that sentence tests speak of: in a text, or by their name in ``moves``."""
    keys = {cue.key for cue in find_game(name).cues}
    found: set[str] = set()
    for file in sorted(SENTENCES.glob(f"test_{name}_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value.partition(": ")[2] or node.value
                found.add(text.split(" ")[0] if text else "")
            elif isinstance(node, ast.Name | ast.Attribute):
                word = node.id if isinstance(node, ast.Name) else node.attr
                found.add(word.lower().replace("_", "-") if word.isupper() else "")
    return found & keys


@pytest.mark.parametrize("name", TITLES)
def test_every_cue_is_told_somewhere(name: str) -> None:
    told = golden_cues(name) | recorded_cues(name) | asserted_cues(name)
    untold = {cue.key for cue in find_game(name).cues} - told
    assert untold == UNTOLD[name]


def test_what_nobody_tells_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Golden games tell of a take; without the sentence tests nobody speaks of it by name."""
    assert "takes" in golden_cues("trekking")
    assert "travels" in asserted_cues("trekking")
    (tmp_path / "test_trekking_none.py").write_text('"0: takes card=3"\nRESTS\n', "utf-8")
    monkeypatch.setattr("tests.test_cues.SENTENCES", tmp_path)
    assert asserted_cues("trekking") == {"takes", "rests"}
