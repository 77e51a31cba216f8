"""Mutation tests of the rules: put one fault at a time into a game or core, and see who notices.

``make mutate`` takes a sample of 100, ``make mutate ALL=1`` all of them and keeps the figures in
docs/coverage/mutants.md. First the sentence tests alone are asked, then golden games, records and
property tests too. See :mod:`tools.mutants` for the faults, and docs/coverage/equivalent.toml for
those that change nothing.

A pytest session is collected once for each subject and forked for each mutant: the faulty function
is compiled and put in place of the right one, and only the tests that come to its line are run,
the quickest first. A fault in what has run before (a module, the reading of data) is imported
anew in a process of its own.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import importlib.abc
import importlib.util
import inspect
import json
import os
import random
import resource
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.mutants import ROOT, SOURCE, Mutant, find_mutants, make_tree

GAMES = ("trekking", "riff", "citadel", "undead")
NOTICED, LATE, UNSEEN, AFRESH = 1, 2, 0, 9
"""How a process ends: a sentence test noticed, something else noticed, nobody did; or the fault
must be imported afresh."""
SEEN_BY = {NOTICED: "a sentence test", LATE: "no sentence test", UNSEEN: "nobody"}
AIMS = (93.0, 99.0)
"""So many of a hundred the sentence tests notice, and all together."""
LUCK = 3.0
"""So many points a sample may be below that."""
SAMPLE = 100
PAGE = ROOT / "docs" / "coverage" / "mutants.md"
EQUIVALENT = ROOT / "docs" / "coverage" / "equivalent.toml"


@dataclass(frozen=True)
class Subject:
    """What is put to the test: modules, its sentence tests, and what else looks at it."""

    name: str
    modules: list[str]
    sentences: list[str]
    others: list[str]

    def alone(self) -> Subject:
        """Return the subject with nothing but its sentence tests."""
        return Subject(self.name, self.modules, self.sentences, [])

    def wants(self, item: str) -> bool:
        """Say if a test that looks at all games looks at this one; two stand for all of core."""
        names = ("trekking", "citadel") if self.name == "core" else (self.name,)
        return any(f"[{name}" in item for name in names)


def find_subject(name: str) -> Subject:
    tests = ROOT / "tests"
    games = sorted(str(file) for file in (tests / "games").glob("test_*_*.py"))
    others = [str(tests / "test_golden.py"), str(tests / "test_laws.py")]
    if name == "core":
        files = sorted((SOURCE / "paradice" / "core").glob("*.py"))
        modules = [str(file.relative_to(SOURCE)) for file in files if file.stem not in ASIDE]
        own = [tests / f"test_{name}.py" for name in CORE_TESTS.split()]
        return Subject(name, modules, [str(file) for file in own if file.exists()], others)
    return Subject(
        name, rules_of(name), [file for file in games if f"test_{name}_" in file], others
    )


ASIDE = ("__init__", "laws", "observe")
"""Not of the rules: the laws are tests, observations are for programs that learn."""
CORE_TESTS = "agenda facts game hints match names record rng rows sets table"


def rules_of(game: str) -> list[str]:
    """Return the modules of a game that its rules and its effects need, written by hand."""
    folder = SOURCE / "paradice" / "games" / game
    found: list[str] = ["fields"]
    wanted = ["rules", "effects"]
    while wanted:
        name = wanted.pop()
        if name in found or not (folder / f"{name}.py").exists():
            continue
        found.append(name)
        for node in ast.walk(ast.parse((folder / f"{name}.py").read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                head, _, last = node.module.rpartition(".")
                if head == f"paradice.games.{game}":
                    wanted.append(last)
    return [f"paradice/games/{game}/{name}.py" for name in sorted(found[1:])]


# What runs before any test, and which test comes to which line


class Tracer:
    """Notes the lines of some files as they are run."""

    def __init__(self, files: Iterable[str]) -> None:
        self.files = {str(SOURCE / file): file for file in files}
        self.lines: set[tuple[str, int]] = set()
        self.functions: set[tuple[str, str]] = set()

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        file = self.files.get(code.co_filename)
        if file is None:
            return None
        if code.co_flags & inspect.CO_OPTIMIZED:  # no module and no body of a class
            self.functions.add((file, code.co_qualname.replace(".<locals>", "")))
        lines = self.lines
        lines.add((file, code.co_firstlineno))

        def local(frame: FrameType, event: str, arg: Any) -> Any:
            lines.add((file, frame.f_lineno))
            return local

        return local


class Limit(BaseException):
    """A test takes far too long: what it looks at never ends."""


class Trial:
    """A collected pytest session in which mutants are tried one after another."""

    def __init__(self, subject: Subject, work: Callable[[Trial], object], tracer: Tracer | None):
        self.subject = subject
        self.work = work
        self.tracer = tracer
        self.sentences: list[Any] = []
        self.others: list[Any] = []

    def pytest_runtestloop(self, session: Any) -> bool:
        sys.settrace(None)
        if session.testsfailed:  # a test file cannot be imported any more: noticed
            return True
        for item in session.items:
            if str(item.path) in self.subject.sentences:
                self.sentences.append(item)
            elif self.subject.wants(item.name):
                self.others.append(item)
        gc.collect()
        gc.freeze()
        self.work(self)
        return True

    def run(self, items: Sequence[Any], limits: dict[str, float] | None) -> bool:
        """Run tests until one fails; say if one did."""
        for item in items:
            seconds = 60.0 if limits is None else 2 + 10 * limits.get(item.nodeid, 3.0)
            signal.setitimer(signal.ITIMER_PROF, seconds)
            reports = runtestprotocol(item, log=False, nextitem=None)
            if any(report.failed for report in reports):
                return True
        return False


def collect(subject: Subject, work: Callable[[Trial], object], tracer: Tracer | None = None) -> int:
    """Collect the tests of a subject in this process and do some work with them."""
    settings.register_profile("mutants", deadline=None)
    settings.load_profile("mutants")
    files = [*subject.sentences, *subject.others]
    options = ["-s", "-o", "addopts=", "--rootdir", str(ROOT)]
    for name in ("cacheprovider", "xdist", "terminal"):
        options += ["-p", f"no:{name}"]
    signal.signal(signal.SIGPROF, stop)
    if tracer is not None:
        sys.settrace(tracer)
    return int(pytest.main([*options, *files], plugins=[Trial(subject, work, tracer)]))


def stop(number: int, frame: FrameType | None) -> None:
    raise Limit


def fork(work: Callable[[], int]) -> int:
    """Do some work in a process of its own; return its number."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = NOTICED
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        code = work()
    finally:
        os._exit(code)


def measure(subject: Subject, file: Path) -> dict[str, Any]:
    """Return what runs at import, and for each sentence test its lines and its seconds."""
    tracer = Tracer(subject.modules)

    def work(trial: Trial) -> object:
        at_import = sorted(tracer.functions)
        tests: dict[str, Any] = {}
        for item in trial.sentences:
            tracer.lines = set()
            start = time.process_time()
            sys.settrace(tracer)
            failed = trial.run([item], None)
            sys.settrace(None)
            if failed:
                return file.with_suffix(".failed").write_text(item.nodeid, "utf-8")
            seconds = round(time.process_time() - start, 3)
            tests[item.nodeid] = [seconds, sorted(tracer.lines)]
        others: dict[str, float] = {}
        for item in trial.others:
            start = time.process_time()
            if trial.run([item], None):
                return file.with_suffix(".failed").write_text(item.nodeid, "utf-8")
            others[item.nodeid] = round(time.process_time() - start, 3)
        data = {"import": at_import, "tests": tests, "others": others}
        return file.write_text(json.dumps(data), "utf-8")

    file.unlink(missing_ok=True)
    file.with_suffix(".failed").unlink(missing_ok=True)
    child = fork(lambda: collect(subject, work, tracer))
    _, status = os.waitpid(child, 0)
    if os.waitstatus_to_exitcode(status) != 0 or not file.exists():
        failed = file.with_suffix(".failed")
        name = failed.read_text("utf-8") if failed.exists() else "the collection of tests"
        raise SystemExit(f"{subject.name}: {name} fails without any fault")
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


# Trying


class Plan:
    """Which tests come to which line, so that only they are run."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.early = {(file, name) for file, name in data["import"]}
        self.seconds = {name: seconds for name, (seconds, _) in data["tests"].items()}
        self.others: dict[str, float] = data["others"]
        self.tests: dict[tuple[str, int], list[str]] = {}
        for name in sorted(self.seconds, key=lambda name: self.seconds[name]):
            for file, line in data["tests"][name][1]:
                self.tests.setdefault((file, line), []).append(name)

    def comes_early(self, mutant: Mutant) -> bool:
        """Say if what is faulty has run already when the tests are collected."""
        names = mutant.where.split(".")
        heads = {".".join(names[: n + 1]) for n in range(len(names))}
        return not mutant.where or any((mutant.file, head) in self.early for head in heads)

    def tests_of(self, mutant: Mutant) -> list[str]:
        found: dict[str, None] = {}
        for line in range(mutant.line, mutant.last + 1):
            found.update(dict.fromkeys(self.tests.get((mutant.file, line), [])))
        return sorted(found, key=lambda name: self.seconds[name])


def put_in_place(mutant: Mutant) -> bool:
    """Give the function that a fault stands in the faulty code; say if there is such a function."""
    code: CodeType = compile(make_tree(mutant), str(SOURCE / mutant.file), "exec")
    thing: Any = sys.modules[mutant.file.removesuffix(".py").replace("/", ".")]
    for name in mutant.where.split("."):
        thing = vars(thing).get(name)
        inner = [c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name]
        if thing is None or not inner:
            return False
        code = inner[0]
        if not isinstance(thing, type):
            break
    thing = getattr(thing, "fget", thing)
    thing = getattr(thing, "__wrapped__", getattr(thing, "__func__", thing))
    if not isinstance(thing, FunctionType):
        return False
    thing.__code__ = code
    return True


class Faulty(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with its fault."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = mutant.file.removesuffix(".py").replace("/", ".")

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != self.name:
            return None
        file = str(SOURCE / self.mutant.file)
        return importlib.util.spec_from_file_location(name, file, loader=self)

    def create_module(self, spec: Any) -> None:
        return None

    def exec_module(self, module: Any) -> None:
        file = str(SOURCE / self.mutant.file)
        exec(compile(make_tree(self.mutant), file, "exec"), module.__dict__)


def judge(trial: Trial, mutant: Mutant, plan: Plan, chosen: list[str] | None) -> int:
    """Ask the sentence tests, then all others."""
    items = trial.sentences
    if chosen is not None:
        by_name = {item.nodeid: item for item in trial.sentences}
        items = [by_name[name] for name in chosen]
    if trial.run(items, plan.seconds):
        return NOTICED
    others = sorted(trial.others, key=lambda item: plan.others[item.nodeid])
    return LATE if trial.run(others, plan.others) else UNSEEN


def try_all(subject: Subject, mutants: Sequence[Mutant], plan: Plan, jobs: int) -> dict[str, int]:
    """Return how each mutant ended."""
    early = [mutant for mutant in mutants if plan.comes_early(mutant)]
    late = [mutant for mutant in mutants if not plan.comes_early(mutant)]
    file = ROOT / "build" / "mutate" / f"{subject.name}.results"
    file.unlink(missing_ok=True)

    def work(trial: Trial) -> None:
        def one(mutant: Mutant) -> int:
            if not put_in_place(mutant):
                return AFRESH
            return judge(trial, mutant, plan, plan.tests_of(mutant))

        found = crew(late, one, jobs)
        file.write_text(json.dumps(found), "utf-8")

    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = collect(subject, work)
        finally:
            os._exit(code)
    os.waitpid(child, 0)
    results: dict[str, int] = json.loads(file.read_text("utf-8"))
    early += [mutant for mutant in late if results[str(mutant.place) + mutant.key] == AFRESH]

    def afresh(mutant: Mutant) -> int:
        result = [NOTICED]

        def work(trial: Trial) -> None:
            result[0] = judge(trial, mutant, plan, None)

        sys.meta_path.insert(0, Faulty(mutant))
        collect(subject, work)
        return result[0]

    return results | crew(early, afresh, jobs)


def crew(mutants: Sequence[Mutant], one: Callable[[Mutant], int], jobs: int) -> dict[str, int]:
    """Try mutants, so many at a time, each in a process of its own."""
    results: dict[str, int] = {}
    running: dict[int, Mutant] = {}
    waiting = list(reversed(mutants))
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[fork(lambda mutant=mutant: one(mutant))] = mutant  # type: ignore[misc]
        child, status = os.waitpid(-1, 0)
        if child in running:
            mutant = running.pop(child)
            code = os.waitstatus_to_exitcode(status)
            end = code if code in SEEN_BY or code == AFRESH else NOTICED
            results[str(mutant.place) + mutant.key] = end
            if end in (LATE, UNSEEN):
                print(f"{SEEN_BY[end]} notices {mutant}", flush=True)
            if len(results) % 50 == 0:
                print(f"  {len(results)} of {len(mutants)}", file=sys.stderr, flush=True)
    return results


# What came of it


@dataclass
class Figures:
    """Of one subject: how many mutants, who noticed how many, and those that nobody noticed."""

    name: str
    count: int = 0
    equivalent: int = 0
    sentences: int = 0
    all: int = 0
    late: list[Mutant] | None = None
    unseen: list[Mutant] | None = None

    def share(self, noticed: int) -> float:
        return 100.0 * noticed / max(1, self.count - self.equivalent)

    def numbers(self) -> tuple[int, int, int, int]:
        return self.count, self.equivalent, self.sentences, self.all

    def row(self) -> str:
        shares = [f"{self.share(noticed):.1f} %" for noticed in (self.sentences, self.all)]
        return f"| {self.name} | {self.count} | {self.equivalent} | {shares[0]} | {shares[1]} |"


def try_subject(subject: Subject, mutants: Sequence[Mutant], jobs: int) -> Figures:
    known = read_equivalent()
    wanted = [mutant for mutant in mutants if mutant.key not in known]
    folder = ROOT / "build" / "mutate"
    folder.mkdir(parents=True, exist_ok=True)
    print(f"{subject.name}: {len(mutants)} mutants", file=sys.stderr, flush=True)
    plan = Plan(measure(subject, folder / f"{subject.name}.json"))
    results = try_all(subject, wanted, plan, jobs)
    ends = {mutant: results[str(mutant.place) + mutant.key] for mutant in wanted}
    figures = Figures(subject.name, len(mutants), len(mutants) - len(wanted))
    figures.sentences = sum(end == NOTICED for end in ends.values())
    figures.all = sum(end != UNSEEN for end in ends.values())
    figures.late = [mutant for mutant, end in ends.items() if end == LATE]
    figures.unseen = [mutant for mutant, end in ends.items() if end == UNSEEN]
    kept = [mutant.key for mutant in [*figures.unseen, *figures.late]]
    last_unseen(subject.name).write_text("\n".join(kept), "utf-8")
    return figures


def last_unseen(name: str) -> Path:
    """Return where is kept what the sentence tests did not notice."""
    return ROOT / "build" / "mutate" / f"{name}.unseen"


def read_equivalent() -> dict[str, str]:
    """Return the mutants that change nothing anybody can see, each with the reason."""
    if not EQUIVALENT.exists():
        return {}
    rows = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("equivalent", [])
    return {f"{row['file']}: {row['where']}: {row['change']}": row["reason"] for row in rows}


HEAD = """# Mutants: does a test notice each fault?

Made by `make mutate ALL=1` ({day}). Each mutant is one plausible fault in the rules of a game or in
core: a comparison off by one or turned round, a statement left out, a wrong number or operator,
arguments swapped (`tools/mutants.py`). *Sentences* are the tests named as sentences of the
rulebook; *all* are these with golden games, records and property tests. *Equivalent* ones change
nothing that could be seen; each has its reason in [equivalent.toml](equivalent.toml), and none is
counted in the shares.

| | mutants | equivalent | noticed by sentences | noticed by all |
|---|---|---|---|---|
{rows}
"""


def write_page(done: Sequence[Figures]) -> None:
    rows = "\n".join(figures.row() for figures in done)
    text = HEAD.format(day=time.strftime("%Y-%m-%d"), rows=rows)
    for title, lists in (
        ("Noticed by nobody", [figures.unseen for figures in done]),
        ("Noticed only by golden games, records and property tests", [f.late for f in done]),
    ):
        found = [mutant for mutants in lists for mutant in mutants or []]
        found.sort(key=lambda mutant: (mutant.file, mutant.line))
        lines = [f"- `{mutant}`" for mutant in found]
        text += f"\n## {title}\n\n" + ("\n".join(lines) or "None.") + "\n"
    PAGE.write_text(text, "utf-8")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--all", action="store_true", help="every mutant, and keep the figures")
    words.add_argument("--sample", type=int, default=SAMPLE)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--only", default="", help="trekking, riff, citadel, undead or core")
    words.add_argument("--again", action="store_true", help="what no sentence noticed last time")
    words.add_argument("--quick", action="store_true", help="ask the sentence tests alone")
    words.add_argument("--module", default="", help="only modules whose path contains this")
    words.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    args = words.parse_args()
    os.nice(10)
    os.environ["PYTHONHASHSEED"] = "0"
    names = args.only.split(",") if args.only else [*GAMES, "core"]
    subjects = {name: find_subject(name) for name in names}
    if args.quick:
        subjects = {name: subject.alone() for name, subject in subjects.items()}
    mutants = [
        (name, mutant)
        for name, subject in subjects.items()
        for module in subject.modules
        if args.module in module
        for mutant in find_mutants(module)
    ]
    random.Random(args.seed).shuffle(mutants)
    if args.again:
        unseen = {
            line for name in names for line in last_unseen(name).read_text("utf-8").split("\n")
        }
        mutants = [one for one in mutants if one[1].key in unseen]
    elif not args.all:
        mutants = mutants[: args.sample]
    done = []
    for name, subject in subjects.items():
        own = [mutant for owner, mutant in mutants if owner == name]
        if own:
            done.append(try_subject(subject, own, args.jobs))
    print("| | mutants | equivalent | noticed by sentences | noticed by all |")
    for figures in done:
        print(figures.row())
    if args.all and not args.only and not args.module:
        write_page(done)
    whole = Figures("all", *(sum(n) for n in zip(*[f.numbers() for f in done], strict=True)))
    print(whole.row())
    least = [aim - (0 if args.all else LUCK) for aim in AIMS]
    if whole.share(whole.sentences) < least[0] or whole.share(whole.all) < least[1]:
        raise SystemExit(f"Fewer were noticed than {least[0]} % and {least[1]} %.")


if __name__ == "__main__":
    main()
