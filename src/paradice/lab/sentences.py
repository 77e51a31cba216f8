"""The list of every sentence of a rulebook: what carries it, which test asserts it, how it is met.

One file a game, ``docs/coverage/GAME.toml``, written by hand; the section "Every sentence" of
CONTRIBUTING says how. The sentences are in our own words, never in those of the book.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import paradice
from paradice.core.moves import GAME_IS_OVER, NOT_ASKED_NOW, NOT_YOUR_DECISION
from paradice.games import find_game, package_of

HOUSE_RULES: Final = (NOT_YOUR_DECISION, NOT_ASKED_NOW, GAME_IS_OVER)
KINDS: Final = ("sentence", "ruling", "figure")
SENTENCE_ENDS: Final = re.compile(r"(?<=[.!?…])[»”)]?\s+(?=[«“(]?\s?[A-ZÀ-ÖØ-Þ])")
MARKUP: Final = re.compile(r"[*_#]+")
BULLET: Final = re.compile(r"^\s*(?:[-•♦–]\s+)?")
NEW_POINT: Final = re.compile(r"^\s*(?:[-•♦–]|\d+[.)])\s")
HEADING_NUMBER: Final = re.compile(r" #\d+$")


class BadList(ValueError):
    """A list of sentences that cannot be read: which row, and what is wrong."""


@dataclass(frozen=True)
class Row:
    """A sentence of the book, a ruling of ours, or a figure that the book does not print."""

    kind: str
    heading: str
    number: int
    name: str
    """Of a ruling; of a figure the file, kind and field of its facts."""
    text: str
    carried: tuple[str, ...]
    tests: tuple[str, ...]
    met: str
    reason: str

    @property
    def title(self) -> str:
        place = f"{self.heading} {self.number}" if self.kind == "sentence" else self.name
        return f"{self.kind} {place!r}"


@dataclass(frozen=True)
class Aside:
    """Sentences that ask nothing of the rules, and why."""

    heading: str
    numbers: tuple[int, ...]
    why: str


@dataclass(frozen=True)
class Sentences:
    """The list of one game."""

    game: str
    book: str
    headings: tuple[str, ...]
    rows: tuple[Row, ...]
    asides: tuple[Aside, ...]
    spare: Mapping[str, str] = field(default_factory=dict)
    """Tests that assert no sentence, and what they are for."""
    wrapped: bool = False
    """The lines of the book are cut within sentences; an empty line ends a paragraph."""

    def under(self, heading: str) -> list[Row]:
        return [row for row in self.rows if row.kind == "sentence" and row.heading == heading]

    def of_kind(self, kind: str) -> list[Row]:
        return [row for row in self.rows if row.kind == kind]


# Reading


def find_root() -> Path:
    """Return the folder of the source checkout; ValueError where there is none."""
    for folder in (Path(paradice.__file__).resolve().parents[2], Path.cwd()):
        if (folder / "docs" / "coverage").is_dir() and (folder / "tests" / "games").is_dir():
            return folder
    raise ValueError("coverage is told from a source checkout: docs/coverage is not here")


def list_file(game: str, root: Path) -> Path:
    return root / "docs" / "coverage" / f"{game}.toml"


def read_sentences(game: str, root: Path) -> Sentences:
    """Return the list of a game; BadList where it cannot be read."""
    try:
        data = tomllib.loads(list_file(game, root).read_text("utf-8"))
    except OSError:
        raise BadList(f"{game} has no list of sentences yet: docs/coverage/{game}.toml") from None
    except tomllib.TOMLDecodeError as error:
        raise BadList(f"docs/coverage/{game}.toml: {error}") from None
    rows = [read_row(kind, entry) for kind in KINDS for entry in data.get(kind, [])]
    asides = [
        Aside(entry["heading"], read_numbers(entry["numbers"]), entry["why"])
        for entry in data.get("aside", [])
    ]
    headings = tuple(data["headings"])
    named = [row.heading for row in rows if row.kind == "sentence"]
    for heading in [*named, *(aside.heading for aside in asides)]:
        if heading not in headings:
            raise BadList(f"{game}: {heading!r} is no heading of the list")
    return Sentences(
        game,
        data["book"],
        headings,
        tuple(rows),
        tuple(asides),
        data.get("spare", {}),
        data.get("wrapped", False),
    )


def read_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of ``1, 4-6``."""
    numbers: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        numbers += range(int(first), int(last or first) + 1)
    return tuple(numbers)


def read_row(kind: str, entry: Mapping[str, Any]) -> Row:
    allowed = {"text", "carried", "tests", "met", "reason"}
    allowed |= {"heading", "number"} if kind == "sentence" else {"name"}
    unknown = set(entry) - allowed
    row = Row(
        kind,
        str(entry.get("heading", "")),
        int(entry.get("number", 0)),
        str(entry.get("name", "")),
        str(entry.get("text", "")),
        tuple(entry.get("carried", ())),
        tuple(entry.get("tests", ())),
        str(entry.get("met", "")),
        str(entry.get("reason", "")),
    )
    if unknown:
        raise BadList(f"{row.title} has unknown {sorted(unknown)}")
    if not row.text:
        raise BadList(f"{row.title} says nothing: its text is missing")
    return row


# What the list says, compared with rules, data and tests


def faults_of(listing: Sentences, root: Path) -> list[str]:
    """Return what is wrong with a list, but for how often its rows were met."""
    return [
        *faults_of_places(listing),
        *faults_of_carriers(listing),
        *faults_of_tests(listing, root),
        *faults_of_figures(listing),
    ]


def faults_of_places(listing: Sentences) -> Iterator[str]:
    """Under each heading the numbers run from 1 without a gap."""
    for heading in listing.headings:
        numbers = [row.number for row in listing.under(heading)]
        numbers += [
            n for aside in listing.asides if aside.heading == heading for n in aside.numbers
        ]
        if sorted(numbers) != list(range(1, len(numbers) + 1)):
            yield f"under {heading!r} the numbers are {sorted(numbers)}"


def faults_of_carriers(listing: Sentences) -> Iterator[str]:
    """What carries a row exists; every rule, every step and every effect carries a row."""
    game = find_game(listing.game)
    carried: set[str] = set()
    for row in listing.rows:
        if not row.carried and not row.reason:
            yield f"{row.title}: nothing carries it, and no reason is given"
        for name in row.carried:
            carried.add(name)
            if not is_there(listing.game, name):
                yield f"{row.title}: there is no {name!r}"
    for rule in game.rules:
        if f"rule {rule.key}" not in carried:
            yield f"no sentence names the rule {rule.key!r}"
    for step in game.steps:
        if not any(part == step for name in carried for part in re.split(r"[ .]", name)):
            yield f"no sentence names the step {step}"


def is_there(game: str, name: str) -> bool:
    """Say if something that carries a sentence exists.

    It is written ``rule KEY``, ``data FILE KIND [ID]``, or MODULE.NAME of the game's folder.
    """
    kind, _, rest = name.partition(" ")
    if kind == "rule":
        return rest in [rule.key for rule in (*HOUSE_RULES, *find_game(game).rules)]
    if kind == "data":
        file, what, row = [*rest.split(), "", ""][:3]
        facts = [facts for facts in find_game(game).facts() if facts.name == file]
        rows = facts[0].kinds.get(what, []) if facts else []
        return bool(rows) and (not row or row in [entry["id"] for entry in rows])
    module, _, path = name.partition(".")
    try:
        find_thing(game, module, path)
    except (ImportError, AttributeError):
        return False
    return bool(path)


def find_thing(game: str, module: str, path: str) -> Any:
    """Return a class, function or method of a game's folder."""
    return reduce(getattr, path.split("."), import_module(f"{package_of(game)}.{module}"))


def tests_of(game: str, root: Path) -> list[str]:
    """Return the names of all sentence tests of a game."""
    return [
        node.name
        for file in sorted((root / "tests" / "games").glob(f"test_{game}_*.py"))
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def faults_of_tests(listing: Sentences, root: Path) -> Iterator[str]:
    """Every row has a test or a reason; every test has a row, or is spare for a reason."""
    known = tests_of(listing.game, root)
    named: set[str] = set(listing.spare)
    for row in listing.rows:
        named |= set(row.tests)
        if not row.tests and not row.reason:
            yield f"{row.title}: no test asserts it, and no reason is given"
        for name in row.tests:
            if name not in known:
                yield f"{row.title}: there is no test {name!r}"
    for name in listing.spare:
        if name not in known:
            yield f"spare: there is no test {name!r}"
    for name in known:
        if name not in named:
            yield f"the test {name!r} asserts no sentence of the list"


def unprinted(game: str) -> dict[str, dict[str, list[str]]]:
    """Return what the book does not print: ``FILE KIND FIELD``, its provenances and their rows."""
    found: dict[str, dict[str, list[str]]] = {}
    for facts in find_game(game).facts():
        for fact in facts.sources:
            if fact.provenance != "printed":
                name = f"{fact.file} {fact.kind} {fact.field}"
                found.setdefault(name, {}).setdefault(fact.provenance, []).append(fact.row)
    return found


def faults_of_figures(listing: Sentences) -> Iterator[str]:
    """Every field of the data that holds something not printed has a row."""
    wanted = unprinted(listing.game)
    named = [row.name for row in listing.of_kind("figure")]
    for name in wanted:
        if name not in named:
            yield f"no row tells where the figures {name!r} come from"
    for name in named:
        if name not in wanted:
            yield f"figure {name!r}: all of it is printed, or there is no such field"


# The book itself


def plain(line: str) -> str:
    return " ".join(MARKUP.sub("", line).split())


def unwrapped(text: str, headings: Sequence[str]) -> list[str]:
    """Return the paragraphs of a book whose lines are wrapped, each as one line."""
    known = {HEADING_NUMBER.sub("", heading) for heading in headings}
    lines: list[str] = []
    open_paragraph = False
    for line in text.splitlines():
        alone = plain(line) in known
        if open_paragraph and line.strip() and not alone and not NEW_POINT.match(line):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line)
        open_paragraph = bool(line.strip()) and not alone
    return lines


def split_book(text: str, headings: Sequence[str], wrapped: bool = False) -> dict[str, list[str]]:
    """Return the sentences of a rulebook by heading; ValueError where a heading is missing.

    A heading is a line of its own, in this order; of one that stands twice the second ends `` #2``.
    What stands before the first is left out. A line ends a sentence, or an empty line where the
    book's lines are *wrapped*, and so does a full stop before a capital.
    """
    found: dict[str, list[str]] = {}
    left = list(headings)
    current: list[str] | None = None
    for line in unwrapped(text, headings) if wrapped else text.splitlines():
        bare = plain(line)
        if left and bare == HEADING_NUMBER.sub("", left[0]):
            current = found[left.pop(0)] = []
        elif current is not None:
            chunks = SENTENCE_ENDS.split(BULLET.sub("", bare))
            current.extend(piece for piece in chunks if any(map(str.isalpha, piece)))
    if left:
        raise ValueError(f"the book has no heading {left[0]!r} after those before it")
    return found


def faults_against_book(listing: Sentences, text: str) -> list[str]:
    """Return the headings under which the book has more or fewer sentences than the list."""
    faults = []
    for heading, sentences in split_book(text, listing.headings, listing.wrapped).items():
        listed = len(listing.under(heading))
        listed += sum(len(aside.numbers) for aside in listing.asides if aside.heading == heading)
        if listed != len(sentences):
            faults.append(f"{heading!r} has {len(sentences)} sentences, the list {listed}")
    return faults
