"""The compiled build is really compiled, and no stale binary shadows a source."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import paradice
from paradice.core import rng, table
from paradice.games import find_game
from tests.titles import TITLES


@pytest.mark.skipif("PARADICE_FAST" not in os.environ, reason="runs against the compiled build")
def test_the_rules_are_compiled() -> None:
    for module in (rng, table, *(sys.modules[type(find_game(n).hints).__module__] for n in TITLES)):
        assert str(module.__file__).endswith((".so", ".pyd"))


def test_no_binary_lies_beside_a_source_of_the_tree() -> None:
    tree = Path(__file__).parent.parent / "src"
    assert list(tree.rglob("*.so")) == []
    assert list(tree.rglob("*.pyd")) == []


@pytest.mark.skipif("PARADICE_FAST" in os.environ, reason="runs against the sources")
def test_tests_run_on_the_sources() -> None:
    assert Path(paradice.__file__).parent.parent.name == "src"
