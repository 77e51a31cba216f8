"""One plausible fault each: all mutants of a module, made from its syntax tree."""

from __future__ import annotations

import ast
import copy
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SILENT = ("__repr__",)
"""Methods that are for engineers' eyes only."""


@dataclass(frozen=True)
class Mutant:
    """A fault: where it stands, what was there and what stands there now, and how to make it."""

    file: str
    line: int
    last: int
    where: str
    old: str
    new: str
    place: tuple[int, int]
    """Which node of the tree, and which of the changes of this node."""
    twin: int
    """How many with the same text come before it in the same function."""

    @property
    def key(self) -> str:
        return f"{self.file}: {self.where}: {self.old} → {self.new}"

    @property
    def name(self) -> str:
        """The same as long as the function it stands in has the same text."""
        return f"{self.key} #{self.twin} {digest(self.file, self.where)}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.where}: {self.old} → {self.new}"


def parse(file: str) -> ast.Module:
    return ast.parse((SOURCE / file).read_text("utf-8"), file)


@cache
def digest(file: str, where: str) -> str:
    """Return a short sum of the code of a function, or of what stands outside of all."""
    body: list[ast.stmt] = parse(file).body
    if not where:
        body = [one for one in body if not isinstance(one, ast.FunctionDef | ast.ClassDef)]
    for name in where.split(".") if where else []:
        body = [one for one in body if getattr(one, "name", "") == name]
        if not isinstance(body[0], ast.ClassDef):
            break
        body = body[0].body
    for node in ast.walk(ast.Module(body, [])):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            node.body = [line for line in node.body if not is_text(line)] or [ast.Pass()]
    text = "\n".join(ast.unparse(node) for node in body if not is_text(node))
    return f"{zlib.crc32(text.encode()):08x}"


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def find_mutants(file: str) -> list[Mutant]:
    """Return every mutant of a module, in the order of its text."""
    tree = parse(file)
    holders = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    found: list[Mutant] = []
    texts: Counter[str] = Counter()
    for number, (node, owner, where) in enumerate(walk(tree)):
        for change, faulty in enumerate(faults(node, owner)):
            old, new = show(node), show(faulty)
            if isinstance(node, ast.Constant):  # a number says little alone
                old, new = show_around(node, faulty, holders)
            if old != new:
                last = node.end_lineno if isinstance(node, ast.expr) else node.lineno
                text = f"{where}: {old} → {new}"
                place = (number, change)
                found.append(
                    Mutant(file, node.lineno, last or 0, where, old, new, place, texts[text])
                )
                texts[text] += 1
    return found


SHORT = 40
"""So many characters say too little to know what they are for."""


def show_around(
    node: ast.AST, faulty: ast.AST, holders: Mapping[ast.AST, ast.AST]
) -> tuple[str, str]:
    """Return what is around a node in one line, without and with its fault."""
    around = holders[node]
    while isinstance(around, ast.expr) and len(show(around)) < SHORT:
        around = holders[around]
    old = show(around)
    put(holders[node], node, faulty)
    new = show(around)
    put(holders[node], faulty, node)
    return old, new


def put(holder: ast.AST, node: ast.AST, other: ast.AST) -> None:
    """Put another node in the place of one."""
    for field, value in ast.iter_fields(holder):
        if value is node:
            setattr(holder, field, other)
        elif isinstance(value, list):
            value[:] = [other if one is node else one for one in value]


def make_tree(mutant: Mutant) -> ast.Module:
    """Return the module with this one fault in it."""
    tree = parse(mutant.file)
    node, owner, _ = list(walk(tree))[mutant.place[0]]
    faulty = list(faults(node, owner))[mutant.place[1]]
    for parent in ast.walk(tree):
        put(parent, node, faulty)
    return ast.fix_missing_locations(tree)


def show(node: ast.AST) -> str:
    """Return a piece of code in one line."""
    first = ast.unparse(ast.fix_missing_locations(node)).splitlines()[0]
    return first if len(first) < 200 else first[:197] + "…"


def walk(tree: ast.Module) -> Iterator[tuple[ast.stmt | ast.expr, ast.AST, str]]:
    """Every statement and expression that can be at fault, what holds it, and its function."""
    yield from walk_body(tree, tree, "")


def walk_body(
    holder: ast.AST, tree: ast.AST, where: str
) -> Iterator[tuple[ast.stmt | ast.expr, ast.AST, str]]:
    for child in ast.iter_child_nodes(holder):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            if child.name not in SILENT:
                inner = f"{where}.{child.name}" if where else child.name
                for statement in child.body:
                    yield from walk_node(statement, child, inner)
        else:
            yield from walk_node(child, holder, where)


def walk_node(
    node: ast.AST, holder: ast.AST, where: str
) -> Iterator[tuple[ast.stmt | ast.expr, ast.AST, str]]:
    if is_idle(node) or (not where and isinstance(node, ast.Call)):
        return
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        if node.name not in SILENT:
            for statement in node.body:
                yield from walk_node(
                    statement, node, f"{where}.{node.name}" if where else node.name
                )
        return
    if isinstance(node, ast.stmt | ast.expr):
        yield node, holder, where
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "ctx", "type_comment", "returns", "exc"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from walk_node(child, node, where)


def is_idle(node: ast.AST) -> bool:
    """Imports, docstrings, messages of errors and what only type checkers read."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.JoinedStr | ast.Raise | ast.Assert):
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.AnnAssign) and node.value is None:
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def faults(node: ast.stmt | ast.expr, holder: ast.AST) -> Iterator[ast.AST]:
    """Return what could stand in the place of a node by one small mistake."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            if type(operator) in COMPARISONS:
                other = COMPARISONS[type(operator)]()
                yield changed(node, ops=[*node.ops[:place], other, *node.ops[place + 1 :]])
    elif isinstance(node, ast.BoolOp):
        yield changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node.operand
    elif isinstance(node, ast.BinOp):
        is_list = isinstance(node.left, ast.List)  # [EMPTY] * seats has no other operator
        if type(node.op) in OPERATORS and not is_list and not is_mask(node, holder):
            yield changed(node, op=OPERATORS[type(node.op)]())
    elif isinstance(node, ast.Constant):
        if not is_mask(holder, None) and not is_blank(holder):
            yield from wrong_constants(node, holder)
    elif isinstance(node, ast.Call) and show(node.func) == "has":
        if not isinstance(holder, ast.UnaryOp):  # there the question is turned round already
            yield ast.UnaryOp(ast.Not(), node)
    elif isinstance(node, ast.Call):
        yield from wrong_calls(node)
        if is_question(node, holder):
            yield ast.UnaryOp(ast.Not(), node)
    elif isinstance(node, ast.stmt):
        yield from wrong_statements(node, holder)
    elif isinstance(node, ast.Name | ast.Attribute) and is_question(node, holder):
        yield ast.UnaryOp(ast.Not(), node)


def is_mask(node: ast.AST, holder: ast.AST | None) -> bool:
    """A bit looked at: ``(things >> thing) & 1 == 1``, ``ploys & LOCKS != 0``. One fault is enough
    for it, the comparison turned round."""
    if isinstance(node, ast.Compare):
        left = node.left
        return isinstance(left, ast.BinOp) and isinstance(left.op, ast.BitAnd)
    if not isinstance(node, ast.BinOp):
        return False
    if isinstance(node.op, ast.BitAnd):
        is_bit = isinstance(node.right, ast.Constant) and node.right.value == 1
        return is_bit or (holder is not None and is_mask(holder, None))
    shifts = isinstance(node.op, ast.RShift | ast.LShift)
    return shifts and isinstance(holder, ast.BinOp) and is_mask(holder, None)


def is_blank(holder: ast.AST) -> bool:
    """``self.time: i64 = 0``: what an attribute is before anything is dealt or read into it."""
    return isinstance(holder, ast.AnnAssign) and isinstance(holder.target, ast.Attribute)


def is_question(node: ast.expr, holder: ast.AST) -> bool:
    return isinstance(holder, ast.If | ast.While | ast.IfExp) and node is holder.test


def changed(node: ast.AST, **fields: object) -> ast.AST:
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def wrong_constants(node: ast.Constant, holder: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield changed(node, value=not node.value)
    elif isinstance(node.value, int):
        side = zlib.crc32(f"{show(holder)} {node.value}".encode())  # the same wherever it stands
        step = 1 if node.value == 0 or side % 2 else -1
        yield changed(node, value=node.value + step)


def wrong_calls(node: ast.Call) -> Iterator[ast.AST]:
    """Swap two arguments, take the other of two functions, let a range end one too early."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in TWINS:
        yield changed(node, func=ast.Name(TWINS[name], ast.Load()))
    if name == "range" and len(node.args) < 3:
        short = ast.BinOp(node.args[-1], ast.Sub(), ast.Constant(1))
        yield changed(node, args=[*node.args[:-1], short])
    for place in range(len(node.args) - 1) if name not in TWINS else ():
        first, second = node.args[place : place + 2]
        if is_small(first) and is_small(second):
            yield changed(node, args=[*node.args[:place], second, first, *node.args[place + 2 :]])


def is_small(node: ast.expr) -> bool:
    """A number by its name, as a seat, a room or a colour."""
    return isinstance(node, ast.Name) and node.id.islower() and node.id not in ("table", "self")


def wrong_statements(node: ast.stmt, holder: ast.AST) -> Iterator[ast.AST]:
    """Drop a statement; return nothing instead of a rule."""
    if isinstance(node, ast.Expr | ast.AugAssign):
        yield ast.Pass()
    elif isinstance(node, ast.Assign) and any(
        isinstance(t, ast.Attribute | ast.Subscript) for t in node.targets
    ):
        if not (isinstance(holder, ast.FunctionDef) and holder.name == "__init__"):
            yield ast.Pass()
    elif (
        isinstance(node, ast.Return)
        and isinstance(node.value, ast.Name)
        and node.value.id.isupper()
    ):
        yield changed(node, value=ast.Constant(None))
    elif isinstance(node, ast.Break | ast.Continue):
        yield ast.Pass()
