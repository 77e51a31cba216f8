"""What is drawn along the golden games is what was drawn before, to the byte."""

from __future__ import annotations

import pytest

from tests.draw import drawings, kept
from tests.titles import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_every_part_is_drawn_as_before(title: str) -> None:
    before = {key: known for key, known in kept().items() if key[0] == title}
    drawn = drawings(title)
    differ = [" ".join(key) for key in sorted(before | drawn) if before.get(key) != drawn.get(key)]
    assert differ == [], "drawn otherwise; if it is meant to be: make drawings"
