"""What holds in every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from paradice.i18n.words import MISSING

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
if settings.get_current_profile_name() == "default":
    settings.load_profile("patient")  # a busy machine is no fault of what is tested


@pytest.fixture(autouse=True)
def nothing_is_said_without_words() -> Iterator[None]:
    """A key of our own games that has no message is shown as the key, and fails the test."""
    MISSING.clear()
    yield
    assert not MISSING
