"""Requests made from the description of the JSON API, right and wrong: no fault, and no answer
beside the description."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest import SkipTest

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tools.ports import free_port

from paradice.server.endpoints.openapi import openapi
from tests.attack.ledger import FOLDER, Ledger
from tests.attack.nursery import Nursery

EXAMPLES = 1_000
"""Requests of each operation, right ones and as many wrong ones."""

SCHEMA = schemathesis.openapi.from_dict(openapi())
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]
CASES = [(operation, mode) for operation in OPERATIONS for mode in GenerationMode]


def ask(operation: Any, mode: GenerationMode, base: str, examples: int) -> int:
    """Ask and compare with the description; return how many requests that were.

    What a game cannot be set with is refused, and no schema says it: 400 with the reason.
    """
    count = 0

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask_one(case: schemathesis.Case) -> None:
        nonlocal count
        count += 1
        case.call_and_validate(
            base_url=base, timeout=180, excluded_checks=[positive_data_acceptance]
        )

    with suppress(Unsatisfiable, SkipTest):  # where nothing of an operation can be wrong
        ask_one()
    return count


def run(examples: int = 0, folder: Path = FOLDER) -> list[str]:
    ledger = Ledger(f"api-{examples or EXAMPLES}", len(CASES), "operations", folder)
    faults = []
    with tempfile.TemporaryDirectory() as house:
        nursery, port = Nursery(), free_port()
        process = nursery.start(f"sqlite:///{house}/tables.sqlite", port, free=True)
        try:
            for operation, mode in CASES[ledger.done :]:
                count = bad = 0
                try:
                    base = f"http://127.0.0.1:{port}"
                    count = ask(operation, mode, base, examples or EXAMPLES)
                except Exception as fault:
                    bad = 1
                    faults.append(f"api: {operation.label}, {mode.value}: {fault}")
                ledger.add(1, requests=count, faults=bad)
        finally:
            nursery.kill(process)
            nursery.close()
    print(ledger.line())
    return faults or (["api: see its file"] if ledger.counts["faults"] else [])
