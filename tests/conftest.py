"""What holds in every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from paradice.i18n.words import MISSING


@pytest.fixture(autouse=True)
def nothing_is_said_without_words() -> Iterator[None]:
    """A key of our own games that has no message is shown as the key, and fails the test."""
    MISSING.clear()
    yield
    assert not MISSING
