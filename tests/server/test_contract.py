"""The JSON face keeps what its OpenAPI description says, whatever it is asked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from unittest import SkipTest

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from paradice.server.app import make_app
from paradice.server.endpoints.openapi import openapi
from tests.server.conftest import LOOSE
from tests.server.test_limits import Served

EXAMPLES = int(os.environ.get("PARADICE_EXAMPLES", "8"))
"""For each operation; `make attack ONLY=fuzz` tries many more."""

schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("contract")
    it = Served(make_app(f"sqlite:///{folder / 'house.sqlite'}", LOOSE, workers=1), LOOSE)
    yield f"http://127.0.0.1:{it.port}"
    it.close()


OPERATIONS = [found.ok() for found in schema.get_all_operations()]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_json_face_keeps_its_description(
    operation: Any, mode: GenerationMode, base: str
) -> None:
    """What a game cannot be set with is refused, and no schema says it: 400 with the reason."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case) -> None:
        case.call_and_validate(
            base_url=base, timeout=60, excluded_checks=[positive_data_acceptance]
        )

    with suppress(Unsatisfiable, SkipTest):  # where nothing of an operation can be wrong
        ask()
