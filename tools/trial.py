"""A pytest session that is collected once, and in which mutants are tried."""

from __future__ import annotations

import ast
import gc
import inspect
import json
import os
import resource
import signal
import sys
import time
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings
from tools.mutants import ROOT, SOURCE

FOLDER = ROOT / "build" / "mutate"
ASIDE = ("__init__", "properties", "observe")
"""Modules of core that are not of the rules: tests of properties, and observations."""
CORE_TESTS = "agenda facts fork game hints match names record rng rows sets table view"
POSITIONS = "60"
"""So many positions the comparison of payments takes while mutants are tried."""


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
    others = [str(tests / "test_golden.py"), str(tests / "test_properties.py")]
    if name == "core":
        files = sorted((SOURCE / "paradice" / "core").glob("*.py"))
        modules = [str(file.relative_to(SOURCE)) for file in files if file.stem not in ASIDE]
        own = [tests / f"test_{name}.py" for name in CORE_TESTS.split()]
        return Subject(name, modules, [str(file) for file in own if file.exists()], others)
    own_games = [file for file in games if f"test_{name}_" in file]
    return Subject(name, rules_of(name), own_games, others)


def rules_of(game: str) -> list[str]:
    """Return the modules of a game that rules, effects and tasks need, written by hand."""
    folder = SOURCE / "paradice" / "games" / game
    found: list[str] = ["fields"]
    wanted = ["rules", "effects", "tasks"]
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
    """Notes the lines of some files as they are run; of what is called often, all lines."""

    OFTEN = 50

    def __init__(self, files: Iterable[str]) -> None:
        self.files = {str(SOURCE / file): file for file in files}
        self.functions: set[tuple[str, str]] = set()
        self.begin()

    def begin(self) -> None:
        self.lines: set[tuple[str, int]] = set()
        self.calls: dict[Any, int] = {}

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        file = self.files.get(code.co_filename)
        if file is None:
            return None
        lines = self.lines
        times = self.calls.get(code, 0)
        if times > self.OFTEN:
            return None
        self.calls[code] = times + 1
        if times == 0:
            if code.co_flags & inspect.CO_OPTIMIZED:  # no module and no body of a class
                self.functions.add((file, code.co_qualname.replace(".<locals>", "")))
            lines.add((file, code.co_firstlineno))
        elif times == self.OFTEN:
            lines.update((file, line) for _, _, line in code.co_lines() if line is not None)
            return None

        def local(frame: FrameType, event: str, arg: Any) -> Any:
            lines.add((file, frame.f_lineno))
            return local

        return local


class Limit(BaseException):
    """A test takes far too long: what it looks at never ends."""


AGAIN = 1.0
"""So many seconds later it is raised again: what is raised while an object goes is swallowed."""


class Trial:
    """A collected pytest session in which mutants are tried one after another."""

    def __init__(self, subject: Subject, work: Callable[[Trial], object], tracer: Tracer | None):
        self.subject = subject
        self.work = work
        self.tracer = tracer
        self.sentences: dict[str, Any] = {}
        self.others: dict[str, Any] = {}

    def pytest_runtestloop(self, session: Any) -> bool:
        sys.settrace(None)
        if session.testsfailed:  # a test file cannot be imported any more: noticed
            return True
        for item in session.items:
            if str(item.path) in self.subject.sentences:
                self.sentences[item.nodeid] = item
            elif self.subject.wants(item.name):
                self.others[item.nodeid] = item
        gc.collect()
        gc.freeze()
        self.work(self)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
        """Say no more than if a test failed: nobody reads where."""
        skipped = call.excinfo is not None and call.excinfo.errisinstance(pytest.skip.Exception)
        failed = call.excinfo is not None and not skipped
        passed = call.excinfo is None
        return SimpleNamespace(when=call.when, passed=passed, failed=failed, skipped=skipped)

    def run(self, items: Sequence[Any], seconds: dict[str, float] | None) -> str:
        """Run tests until one fails; return its name."""
        for item in items:
            usual = 6.0 if seconds is None else seconds.get(item.nodeid, 3.0)
            signal.setitimer(signal.ITIMER_PROF, 1 + 10 * usual, AGAIN)
            reports = runtestprotocol(item, log=False, nextitem=None)
            signal.setitimer(signal.ITIMER_PROF, 0)
            if any(report.failed for report in reports):
                return str(item.nodeid)
        return ""


def collect(subject: Subject, work: Callable[[Trial], object], tracer: Tracer | None = None) -> int:
    """Collect the tests of a subject in this process and do some work with them."""
    settings.register_profile("mutants", deadline=None, database=None)
    settings.load_profile("mutants")
    os.environ["PARADICE_POSITIONS"] = POSITIONS
    files = [*subject.sentences, *subject.others]
    options = ["-s", "-o", "addopts=", "--rootdir", str(ROOT)]
    for name in ("cacheprovider", "xdist", "terminal", "schemathesis", "anyio"):
        options += ["-p", f"no:{name}"]
    signal.signal(signal.SIGPROF, stop)
    if tracer is not None:
        sys.settrace(tracer)
    return int(pytest.main([*options, *files], plugins=[Trial(subject, work, tracer)]))


def stop(number: int, frame: FrameType | None) -> None:
    raise Limit


@dataclass
class Child:
    """A process of its own and the pipe on which it answers."""

    number: int
    pipe: int

    def answer(self) -> Any:
        """Wait for its end; return what it said, or None."""
        with os.fdopen(self.pipe, "rb") as pipe:
            text = pipe.read()
        os.waitpid(self.number, 0)
        return json.loads(text) if text else None


def fork(work: Callable[[], object]) -> Child:
    """Do some work in a process of its own, which is quiet and bounded."""
    sys.stdout.flush()
    sys.stderr.flush()
    reading, writing = os.pipe()
    number = os.fork()
    if number:
        os.close(writing)
        return Child(number, reading)
    try:
        os.close(reading)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
        os.write(writing, json.dumps(work()).encode())
    finally:
        os._exit(0)


def measure(subject: Subject) -> dict[str, Any]:
    """Return what runs at import; for each sentence test its lines, seconds and a sum of its text.

    What is known from before and has the same text is not measured again.
    """
    file = FOLDER / f"{subject.name}.plan"
    state = f"{zlib.crc32(b''.join((SOURCE / one).read_bytes() for one in subject.modules)):08x}"
    known: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    if known.get("state") != state:
        known = {"tests": {}, "others": {}}
    tracer = Tracer(subject.modules)
    found: dict[str, Any] = {"state": state, "tests": {}, "others": dict(known["others"])}

    def timed(trial: Trial, item: Any) -> float:
        start = time.process_time()
        if trial.run([item], None):
            found["failed"] = item.nodeid
        return round(time.process_time() - start, 3)

    def work(trial: Trial) -> None:
        found["import"] = sorted(tracer.functions)
        for name, item in trial.sentences.items():
            text = digest_of(item)
            old = known["tests"].get(name)
            if old is not None and old["text"] == text:
                found["tests"][name] = old
                continue
            tracer.begin()
            sys.settrace(tracer)
            seconds = timed(trial, item)
            sys.settrace(None)
            lines = sorted(tracer.lines)
            found["tests"][name] = {"seconds": seconds, "lines": lines, "text": text}
        for name, item in trial.others.items():
            if name not in found["others"]:
                found["others"][name] = timed(trial, item)

    def whole() -> object:
        collect(subject, work, tracer)
        file.write_text(json.dumps(found), "utf-8")
        return found.get("failed", "" if "import" in found else "the collection of tests")

    failed = fork(whole).answer()
    if failed != "":
        file.unlink(missing_ok=True)
        raise SystemExit(f"{subject.name}: {failed} fails without any fault")
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def digest_of(item: Any) -> str:
    """Return a short sum of the text of a test, and of what its file holds beside tests."""
    lines = inspect.getsource(item.function)
    return f"{zlib.crc32((item.name + lines).encode()):08x}"


def write_safely(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    new = file.with_suffix(".new")
    new.write_text(text, "utf-8")
    new.replace(file)
