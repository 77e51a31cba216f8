"""Mutants of the rules: each is another module with one fault, and those set aside exist."""

from __future__ import annotations

import ast
from collections import Counter
from types import SimpleNamespace

from tools.mutants import find_mutants, make_tree, parse
from tools.mutate import GAMES, Trial, find_subject, read_equivalent

SMALL = "paradice/core/playout.py"


def test_each_mutant_is_the_module_with_one_fault() -> None:
    right = ast.unparse(parse(SMALL)).splitlines()
    mutants = find_mutants(SMALL)
    changes = {mutant.key.rpartition(": ")[2] for mutant in mutants}
    assert {"count < limit → count <= limit", "count += 1 → pass", "break → pass"} <= changes
    for mutant in mutants:
        wrong = ast.unparse(make_tree(mutant)).splitlines()
        assert len(wrong) == len(right)
        assert sum(one != other for one, other in zip(right, wrong, strict=True)) == 1, mutant


def test_all_modules_that_rules_need_are_put_to_the_test() -> None:
    assert "paradice/games/citadel/professor.py" in find_subject("citadel").modules
    assert "paradice/games/citadel/view.py" not in find_subject("citadel").modules
    assert "paradice/core/rng.py" in find_subject("core").modules


def test_a_fault_that_keeps_tests_from_being_imported_is_noticed() -> None:
    asked: list[Trial] = []
    trial = Trial(find_subject("core"), asked.append, None)
    assert trial.pytest_runtestloop(SimpleNamespace(testsfailed=1, items=[]))
    assert asked == []


def test_mutants_called_equivalent_exist_have_a_reason_and_are_few() -> None:
    known = read_equivalent()
    assert all(reason.strip() for reason in known.values())
    for name in (*GAMES, "core"):
        modules = find_subject(name).modules
        keys = Counter(mutant.key for module in modules for mutant in find_mutants(module))
        own = [key for key in known if key.partition(": ")[0] in modules]
        assert [key for key in own if key not in keys] == []
        assert sum(keys[key] for key in own) <= 0.05 * sum(keys.values()), name
