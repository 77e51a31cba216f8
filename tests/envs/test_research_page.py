"""The page for researchers: what it shows is run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paradice.envs.engine import Engine
from paradice.envs.setting import titles
from paradice.games import find_game
from tests.titles import TITLES

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_session_is_as_it_is_told() -> None:
    (session,) = blocks("session")
    engine = Engine(find_game("trekking"))
    told: list[str] = []
    for line in session.splitlines():
        if line.startswith("> "):
            assert told == []
            told = list(engine.talk([line[2:]]))
        else:
            assert line == told.pop(0)
    assert told == []


@pytest.mark.parametrize("number", range(len(blocks("python"))))
def test_the_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks("python")[number]
    for package in re.findall(r"^(?:import|from) (gymnasium|pyspiel|numpy)\b", code, re.MULTILINE):
        pytest.importorskip(package, reason=f"{package} is not installed")
    if "_v0" in code:
        pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    exec(compile(code, f"research.md example {number}", "exec"), {})


def test_every_command_of_the_engine_is_told() -> None:
    for command in (*Engine(find_game("trekking")).commands, "quit"):
        assert re.search(rf"^\| .*`{command}\b", PAGE, re.MULTILINE), command


def test_every_game_of_the_shelf_has_research_faces() -> None:
    assert titles() == list(TITLES)
    for name in TITLES:
        assert f"{name}_v0" in PAGE
        assert f"paradice/{name.capitalize()}-v0" in PAGE
