"""Which expressions can only be HTML, numbers, or text written in the program."""

from __future__ import annotations

from collections.abc import Iterator

from mypy import nodes as n
from mypy import types as t
from tools.flow import Flow

MAKER = "paradice.faces.html"
"""The module that escapes: it alone makes ``Html`` of any text."""
CLEAN = {"builtins.int", "builtins.float", "builtins.bool", "mypy_extensions.i64", f"{MAKER}.Html"}
HANDED = set("enumerate zip reversed sorted list tuple dict iter next str max min pairwise".split())
HELD = set("join format items values get pop replace split upper lower".split())
"""Functions and methods that give back nothing but what they are given, or what is in there."""
EMPTY = (n.StrExpr, n.IntExpr, n.FloatExpr, n.ListExpr, n.TupleExpr, n.DictExpr, n.SetExpr)
"""What is clean where nothing in it is not."""


class Cleanness:
    """What is clean, wherever its values come from."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.dirty: set[n.Node] = set()
        self.settle()

    def settle(self) -> None:
        """Take all for clean, until a value shows otherwise, and then what depends on it."""
        before = -1
        while before != len(self.dirty):
            before = len(self.dirty)
            for node, values in self.flow.sources.items():
                if node not in self.dirty and not all(map(self.is_clean, values)):
                    self.dirty.add(node)

    def is_clean(self, o: n.Expression) -> bool:
        if is_clean_type(self.flow.types.get(o)):
            return True
        if isinstance(o, n.IndexExpr) and is_text(self.flow.types.get(o.base)):
            return False
        if isinstance(o, n.CallExpr) and not joined(o):
            function = self.flow.function(o)
            if function in self.flow.sources:
                return function not in self.dirty
            if getattr(o.callee, "name", "") not in HANDED | HELD:
                return False
        if isinstance(o, n.RefExpr):
            node = self.flow.node(o)
            return node in self.flow.sources and node not in self.dirty
        inside = list(parts(o))
        return (bool(inside) or isinstance(o, (*EMPTY, n.CallExpr))) and all(
            map(self.is_clean, inside)
        )


def is_text(kind: t.Type | None) -> bool:
    kind = t.get_proper_type(kind)
    return isinstance(kind, t.Instance) and kind.type.has_base("builtins.str")


def is_clean_type(kind: t.Type | None) -> bool:
    kind = t.get_proper_type(kind)
    if isinstance(kind, (t.UnionType, t.TupleType)):
        return all(map(is_clean_type, kind.items))
    if isinstance(kind, t.Instance):
        known = kind.type.fullname in CLEAN or kind.type.is_enum
        return known or (bool(kind.args) and all(map(is_clean_type, kind.args)))
    return isinstance(kind, (t.LiteralType, t.NoneType))


def joined(o: n.Node) -> list[n.Expression]:
    """The pieces of an f-string, of texts joined by one, of two texts."""
    if isinstance(o, n.OpExpr) and o.op == "+":
        return [o.left, o.right]
    if not isinstance(o, n.CallExpr) or not isinstance(o.callee, n.MemberExpr):
        return []
    if not isinstance(o.callee.expr, n.StrExpr) or o.callee.name not in ("join", "format"):
        return []
    first = o.args[0]
    listed = first.items if isinstance(first, n.ListExpr) else o.args
    return [o.callee.expr, *listed] if o.callee.name == "join" else listed


def parts(o: n.Expression) -> Iterator[n.Expression]:
    """What an expression is made of."""
    if isinstance(o, n.CallExpr):
        yield from joined(o) or o.args
        if not joined(o) and isinstance(o.callee, n.MemberExpr):
            yield o.callee.expr
    elif isinstance(o, n.DictExpr):
        yield from (one for pair in o.items for one in pair if one)
    elif isinstance(o, (n.ListExpr, n.TupleExpr, n.SetExpr)):
        yield from o.items
    names = ("base", "if_expr", "else_expr", "left", "right", "generator", "left_expr", "key")
    for name in (*names, "value", "expr"):
        inside = getattr(o, name, None)
        if isinstance(inside, n.Expression) and not isinstance(o, n.ComparisonExpr):
            yield inside
