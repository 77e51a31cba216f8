"""Mutation tests of the rules: put one fault at a time into a game or core, and see who notices.

``make mutate`` takes a sample of 100, ``make mutate ALL=1`` all of them and keeps the figures in
docs/coverage/mutants.md. First the sentence tests alone are asked, then golden games, records and
property tests too. See :mod:`tools.mutants` for the faults, and docs/coverage/equivalent.toml for
those that change nothing.

A pytest session is collected once for each subject and forked for each mutant: the faulty function
is compiled and put in place of the right one, and only the tests that come to its line are run,
first those that noticed other faults of the same function. A fault in what has run before (a
module, the reading of data) is imported anew in a process of its own.

What was found is remembered in build/mutate as long as the function at fault and the test that
noticed have the same text; of what nobody noticed, tests that are new or changed are asked. So a
run that was stopped goes on where it was; ``--fresh`` forgets everything.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.abc
import importlib.util
import json
import os
import random
import select
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.mutants import ROOT, SOURCE, Mutant, find_mutants, make_tree
from tools.trial import (
    AGAIN,
    FOLDER,
    Child,
    Subject,
    Trial,
    collect,
    find_subject,
    fork,
    measure,
    stop,
    write_safely,
)

GAMES = ("trekking", "riff", "citadel", "undead")
NOTICED, LATE, UNSEEN, UNASKED = "a sentence test", "no sentence test", "nobody", "not asked"
"""How a mutant ends: a sentence test noticed, something else noticed, nobody did; or no sentence
test did and nothing else was asked."""
AIMS = (93.0, 99.0)
"""So many of a hundred the sentence tests notice, and all together."""
LUCK = 3.0
"""So many points a sample may be below that."""
SAMPLE = 100
IMPORT = 10.0
"""So many seconds of processor time the collection of tests may take before a fault counts as
noticed: a module that never ends."""
PAGE = ROOT / "docs" / "coverage" / "mutants.md"
EQUIVALENT = ROOT / "docs" / "coverage" / "equivalent.toml"


class Plan:
    """Which tests come to which line, so that only they are run, the likeliest first."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.early = {(file, name) for file, name in data["import"]}
        self.texts = {name: test["text"] for name, test in data["tests"].items()}
        self.seconds = {name: test["seconds"] for name, test in data["tests"].items()}
        self.others: dict[str, float] = data["others"]
        self.tests: dict[tuple[str, int], list[str]] = {}
        for name, test in data["tests"].items():
            for file, line in test["lines"]:
                self.tests.setdefault((file, line), []).append(name)
        self.kills: Counter[tuple[str, str]] = Counter()

    def comes_early(self, mutant: Mutant) -> bool:
        """Say if what is faulty has run already when the tests are collected."""
        names = mutant.where.split(".")
        heads = {".".join(names[: n + 1]) for n in range(len(names))}
        return not mutant.where or any((mutant.file, head) in self.early for head in heads)

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Return the tests to ask: those that noticed much here, then the quickest."""
        lines = range(mutant.line, mutant.last + 1)
        found = {name for line in lines for name in self.tests.get((mutant.file, line), [])}
        if self.comes_early(mutant) or not found:  # what stands in a class runs at import too
            found = set(self.seconds)
        return sorted(found, key=lambda name: (-self.likely(mutant, name), self.seconds[name]))

    def likely(self, mutant: Mutant, test: str) -> float:
        here = self.kills[f"{mutant.file} {mutant.where}", test]
        return (10 * here + self.kills[mutant.file, test]) / (0.01 + self.seconds[test])

    def learn(self, mutant: Mutant, test: str) -> None:
        self.kills[f"{mutant.file} {mutant.where}", test] += 1
        self.kills[mutant.file, test] += 1


@dataclass
class End:
    """How a mutant ended: who noticed, by which test, and which tests were asked before."""

    who: str
    test: str = ""
    asked: list[str] = field(default_factory=list)


class Memory:
    """How the mutants of a subject ended in this and in earlier runs."""

    def __init__(self, subject: Subject, plan: Plan, fresh: bool) -> None:
        self.file = FOLDER / f"{subject.name}.memory"
        self.plan = plan
        rows: dict[str, Any] = {}
        if self.file.exists() and not fresh:
            rows = json.loads(self.file.read_text("utf-8"))
        self.ends = {name: End(**row) for name, row in rows.items()}

    def of(self, mutant: Mutant) -> End | None:
        """Return how a mutant ended, if that still holds."""
        end = self.ends.get(mutant.name)
        if end is not None and end.who == NOTICED and end.test:
            name, _, text = end.test.rpartition(" ")
            if self.plan.texts.get(name) != text:
                return None
        return end

    def unasked(self, mutant: Mutant) -> list[str]:
        """Return the tests that were not yet asked about a mutant."""
        old = self.of(mutant)
        asked = set(old.asked) if old is not None else set()
        tests = self.plan.tests_of(mutant)
        return [name for name in tests if self.plan.texts[name] not in asked]

    def is_settled(self, mutant: Mutant, quick: bool) -> bool:
        end = self.of(mutant)
        if end is None or (end.who != NOTICED and self.unasked(mutant)):
            return False
        return quick or end.who != UNASKED

    def keep(self, mutant: Mutant, who: str, test: str) -> None:
        if who == NOTICED:
            if test in self.plan.texts:
                self.plan.learn(mutant, test)
                test = f"{test} {self.plan.texts[test]}"
            self.ends[mutant.name] = End(who, test)
        else:
            tests = self.plan.tests_of(mutant)
            old = self.of(mutant)
            if who == UNASKED and old is not None and old.who in (LATE, UNSEEN):
                who, test = old.who, old.test  # others were asked before
            self.ends[mutant.name] = End(who, test, [self.plan.texts[name] for name in tests])

    def save(self) -> None:
        write_safely(self.file, json.dumps({name: vars(end) for name, end in self.ends.items()}))


# Trying


def put_in_place(mutant: Mutant) -> bool:
    """Give the function that a fault stands in the faulty code; say if there is such a function."""
    tree = make_tree(mutant)
    first = mutant.where.partition(".")[0]
    tree.body = [
        node
        for node in tree.body
        if getattr(node, "name", "") == first
        or (isinstance(node, ast.ImportFrom) and node.module == "__future__")
    ]
    code: CodeType = compile(tree, str(SOURCE / mutant.file), "exec")
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


Answer = tuple[str, str]
"""Who noticed, and by which test."""


def judge(trial: Trial, plan: Plan, tests: Sequence[str], others: bool) -> Answer:
    """Ask the sentence tests, then all others."""
    test = trial.run([trial.sentences[name] for name in tests], plan.seconds)
    if test:
        return NOTICED, test
    if not others:
        return UNASKED, ""
    rest = sorted(trial.others.values(), key=lambda item: plan.others[item.nodeid])
    test = trial.run(rest, plan.others)
    return (LATE, test) if test else (UNSEEN, "")


def try_all(
    subject: Subject, mutants: Sequence[Mutant], memory: Memory, jobs: int, quick: bool
) -> None:
    """Try mutants and remember how they end."""
    plan = memory.plan
    early = [mutant for mutant in mutants if plan.comes_early(mutant)]
    late = [mutant for mutant in mutants if not plan.comes_early(mutant)]

    def wants_others(mutant: Mutant) -> bool:
        end = memory.of(mutant)
        return not quick and (end is None or end.who in (NOTICED, UNASKED))

    def here(trial: Trial) -> None:
        def one(mutant: Mutant) -> Answer:
            if not put_in_place(mutant):
                return "", ""
            return judge(trial, plan, memory.unasked(mutant), wants_others(mutant))

        early.extend(run_jobs(late, one, memory, jobs))
        memory.save()
        (FOLDER / f"{subject.name}.early").write_text(
            json.dumps([mutant.name for mutant in early]), "utf-8"
        )

    def afresh(mutant: Mutant) -> Answer:
        result: Answer = (NOTICED, "")

        def work(trial: Trial) -> None:
            nonlocal result
            result = judge(trial, plan, memory.unasked(mutant), wants_others(mutant))

        sys.meta_path.insert(0, Faulty(mutant))
        signal.signal(signal.SIGPROF, stop)
        signal.setitimer(signal.ITIMER_PROF, IMPORT, AGAIN)
        collect(subject if wants_others(mutant) else subject.alone(), work)
        return result

    if late:
        child = os.fork()
        if child == 0:
            try:
                collect(subject, here)
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        names = set(json.loads((FOLDER / f"{subject.name}.early").read_text("utf-8")))
        early = [mutant for mutant in mutants if mutant.name in names]
        memory.ends = Memory(subject, plan, False).ends
    run_jobs(early, afresh, memory, jobs)
    memory.save()


def run_jobs(
    mutants: Sequence[Mutant], one: Callable[[Mutant], Answer], memory: Memory, jobs: int
) -> list[Mutant]:
    """Try mutants, so many at a time, each in a process of its own.

    Return those whose function has run before it could be replaced.
    """
    refused: list[Mutant] = []
    running: dict[int, tuple[Child, Mutant]] = {}
    waiting = list(reversed(mutants))
    saved = time.monotonic()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            child = fork(lambda mutant=mutant: one(mutant))  # type: ignore[misc]
            running[child.pipe] = child, mutant
        for pipe in select.select(list(running), [], [])[0]:
            child, mutant = running.pop(pipe)
            who, test = child.answer() or (NOTICED, "")
            if not who:
                refused.append(mutant)
                continue
            memory.keep(mutant, who, test)
            if who != NOTICED:
                print(f"{who} notices {mutant}", flush=True)
        if time.monotonic() > saved + 20:
            memory.save()
            saved = time.monotonic()
            print(f"  {len(waiting)} to go", file=sys.stderr, flush=True)
    return refused


# What came of it


@dataclass
class Figures:
    """Of one subject: how many mutants, who noticed how many, and those that nobody noticed."""

    name: str
    count: int = 0
    equivalent: int = 0
    sentences: int = 0
    all: int = 0
    late: list[Mutant] = field(default_factory=list)
    unseen: list[Mutant] = field(default_factory=list)

    def share(self, noticed: int) -> float:
        return 100.0 * noticed / max(1, self.count - self.equivalent)

    def numbers(self) -> tuple[int, int, int, int]:
        return self.count, self.equivalent, self.sentences, self.all

    def row(self, day: str = "") -> str:
        shares = [f"{self.share(noticed):.1f} %" for noticed in (self.sentences, self.all)]
        counts = [f"{self.count:,}", str(self.equivalent)]
        return f"| {' | '.join([self.name, day, *counts, *shares])} |"


def try_subject(
    subject: Subject, mutants: Sequence[Mutant], jobs: int, quick: bool, fresh: bool
) -> Figures:
    known = read_equivalent()
    wanted = [mutant for mutant in mutants if mutant.key not in known]
    FOLDER.mkdir(parents=True, exist_ok=True)
    plan = Plan(measure(subject))
    memory = Memory(subject, plan, fresh)
    asked = [mutant for mutant in wanted if not memory.is_settled(mutant, quick)]
    count = f"{len(mutants)} mutants, {len(asked)} to try"
    print(f"{subject.name}: {count}", file=sys.stderr, flush=True)
    if asked:
        try_all(subject, asked, memory, jobs, quick)
    ends = {mutant: memory.ends[mutant.name].who for mutant in wanted}
    figures = Figures(subject.name, len(mutants), len(mutants) - len(wanted))
    figures.sentences = sum(end == NOTICED for end in ends.values())
    figures.all = sum(end in (NOTICED, LATE) for end in ends.values())
    figures.late = [mutant for mutant, end in ends.items() if end == LATE]
    figures.unseen = [mutant for mutant, end in ends.items() if end in (UNSEEN, UNASKED)]
    return figures


def read_equivalent() -> dict[str, str]:
    """Return the mutants that change nothing anybody can see, each with the reason."""
    if not EQUIVALENT.exists():
        return {}
    rows = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("equivalent", [])
    return {f"{row['file']}: {row['where']}: {row['change']}": row["reason"] for row in rows}


HEAD = """# Mutants: does a test notice each fault?

Made by `make mutate ALL=1` (`ONLY=riff` for one row). Each mutant is one plausible fault in the
rules of a game or in core: a comparison off by one or turned round, a statement left out, a wrong
number or operator, arguments swapped (`tools/mutants.py`). *Sentences* are the tests named as
sentences of the rulebook, for core its own tests; *all* are these with golden games, records and
property tests. *Equivalent* ones change nothing that could be seen; each has its reason in
[equivalent.toml](equivalent.toml), and none is counted in the shares. Tests were written for what
a sample did not notice, so the share of a sample is no proof for the rest.

| | day | mutants | equivalent | noticed by sentences | noticed by all |
|---|---|--:|--:|--:|--:|
"""


def write_page(done: Sequence[Figures], modules: set[str]) -> None:
    """Write the figures of what was tried whole; what the page says of the rest stays."""
    old = PAGE.read_text("utf-8").splitlines() if PAGE.exists() else []
    rows = {line.split("|")[1].strip(): line for line in old if line.startswith("| ")}
    day = time.strftime("%Y-%m-%d")
    rows |= {figures.name: figures.row(day) for figures in done}
    text = HEAD + "\n".join(rows[name] for name in (*GAMES, "core") if name in rows) + "\n"
    lists = {
        UNSEEN: [mutant for figures in done for mutant in figures.unseen],
        LATE: [mutant for figures in done for mutant in figures.late],
    }
    titles = {
        UNSEEN: "Noticed by nobody",
        LATE: "Noticed only by golden games, records and property tests",
    }
    for who, title in titles.items():
        start = old.index(f"## {title}") if f"## {title}" in old else len(old)
        lines = [f"- `{mutant}`" for mutant in lists[who]]
        for line in old[start + 1 :]:
            if line.startswith("## "):
                break
            if line.startswith("- ") and line[3:].partition(":")[0] not in modules:
                lines.append(line)
        text += f"\n## {title}\n\n" + ("\n".join(sorted(lines)) or "None.") + "\n"
    PAGE.write_text(text, "utf-8")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--all", action="store_true", help="every mutant, and keep the figures")
    words.add_argument("--sample", type=int, default=SAMPLE)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--only", default="", help="trekking, riff, citadel, undead or core")
    words.add_argument("--fresh", action="store_true", help="forget what was found before")
    words.add_argument("--quick", action="store_true", help="ask the sentence tests alone")
    words.add_argument("--module", default="", help="only modules whose path contains this")
    words.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    args = words.parse_args()
    os.nice(10)
    sys.dont_write_bytecode = False  # collecting the tests again takes a third of the time
    names = args.only.split(",") if args.only else [*GAMES, "core"]
    subjects = {name: find_subject(name) for name in names}
    mutants = [
        (name, mutant)
        for name, subject in subjects.items()
        for module in subject.modules
        if args.module in module
        for mutant in find_mutants(module)
    ]
    random.Random(args.seed).shuffle(mutants)
    if not args.all:
        mutants = mutants[: args.sample]
    done = []
    for name, subject in subjects.items():
        own = [mutant for owner, mutant in mutants if owner == name]
        if own:
            done.append(try_subject(subject, own, args.jobs, args.quick, args.fresh))
    print("| | | mutants | equivalent | noticed by sentences | noticed by all |")
    for figures in done:
        print(figures.row())
    if args.all and not args.quick and not args.module:
        write_page(done, {module for subject in subjects.values() for module in subject.modules})
    whole = Figures("all", *(sum(n) for n in zip(*[f.numbers() for f in done], strict=True)))
    print(whole.row())
    least = [aim - (0 if args.all else LUCK) for aim in AIMS]
    if whole.share(whole.sentences) < least[0] or whole.share(whole.all) < least[1]:
        raise SystemExit(f"Fewer were noticed than {least[0]} % and {least[1]} %.")


if __name__ == "__main__":
    main()
