"""The JSON face keeps what its OpenAPI description says, whatever it is asked."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from paradice.server.api import openapi
from paradice.server.app import make_app
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


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_json_face_keeps_its_description(case: schemathesis.Case, base: str) -> None:
    """What a game cannot be set with is refused, and no schema says it: 400 with the reason."""
    case.call_and_validate(base_url=base, excluded_checks=[positive_data_acceptance])
