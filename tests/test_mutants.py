"""Mutants of the rules: each is another module with one fault, and those set aside exist."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest
from tools import mutate
from tools.mutants import find_mutants, make_tree, parse
from tools.mutate import GAMES, LATE, NOTICED, UNASKED, Memory, Plan, Trial, read_equivalent
from tools.trial import find_subject

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


def plan_of(*texts: str) -> Plan:
    """Tests that all come to every line of a small module, with a sum of the text of each."""
    lines = [[SMALL, line] for line in range(1, 30)]
    tests = {f"t{n}": {"seconds": n, "lines": lines, "text": t} for n, t in enumerate(texts)}
    return Plan({"import": [], "tests": tests, "others": {}})


def test_what_was_found_holds_until_the_test_that_noticed_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "FOLDER", tmp_path)
    core, mutant = find_subject("core"), find_mutants(SMALL)[0]
    memory = Memory(core, plan_of("a", "b"), fresh=False)
    assert memory.unasked(mutant) == ["t0", "t1"]
    memory.keep(mutant, NOTICED, "t1")
    assert memory.plan.tests_of(mutant)[0] == "t1"  # who noticed once is asked first
    memory.save()
    assert Memory(core, plan_of("new", "b"), fresh=False).is_settled(mutant, quick=False)
    assert not Memory(core, plan_of("a", "new"), fresh=False).is_settled(mutant, quick=False)
    assert not Memory(core, plan_of("a", "b"), fresh=True).is_settled(mutant, quick=False)


def test_of_what_nobody_noticed_only_new_tests_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "FOLDER", tmp_path)
    core, mutant = find_subject("core"), find_mutants(SMALL)[0]
    memory = Memory(core, plan_of("a", "b"), fresh=False)
    memory.keep(mutant, UNASKED, "")
    assert memory.is_settled(mutant, quick=True)
    assert not memory.is_settled(mutant, quick=False)
    memory.keep(mutant, LATE, "golden")
    memory.save()
    assert Memory(core, plan_of("a", "b"), fresh=False).is_settled(mutant, quick=False)
    assert Memory(core, plan_of("a", "b", "c"), fresh=False).unasked(mutant) == ["t2"]


def test_mutants_called_equivalent_exist_have_a_reason_and_are_few() -> None:
    known = read_equivalent()
    assert all(reason.strip() for reason in known.values())
    for name in (*GAMES, "core"):
        modules = find_subject(name).modules
        keys = Counter(mutant.key for module in modules for mutant in find_mutants(module))
        own = [key for key in known if key.partition(": ")[0] in modules]
        assert [key for key in own if key not in keys] == []
        assert sum(keys[key] for key in own) <= 0.05 * sum(keys.values()), name
