"""The JSON face keeps what its OpenAPI description says, whatever it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from schemathesis.generation import GenerationMode

from paradice.server.app import make_app
from tests.attack.api import OPERATIONS, ask
from tests.server.conftest import LOOSE
from tests.server.test_limits import Served

EXAMPLES = 8
"""For each operation; `make attack ONLY=api` tries many more."""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("contract")
    it = Served(make_app(f"sqlite:///{folder / 'house.sqlite'}", LOOSE, workers=1), LOOSE)
    yield f"http://127.0.0.1:{it.port}"
    it.close()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_json_face_keeps_its_description(
    operation: Any, mode: GenerationMode, base: str
) -> None:
    ask(operation, mode, base, EXAMPLES)
