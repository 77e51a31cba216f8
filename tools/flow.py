"""Where values come from: what is assigned, handed on or returned, in a program mypy has read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from mypy import nodes as n
from mypy import types as t

ELSEWHERE = {"node", "info", "original_def", "unanalyzed_items", "expanded"}
"""Attributes of nodes that lead to other places of the program."""


class Flow:
    """Every expression that a name, an attribute, a parameter or a function may stand for."""

    def __init__(self, types: dict[n.Expression, t.Type]) -> None:
        self.types = types
        self.sources: dict[n.Node, list[n.Expression]] = defaultdict(list)
        self.inside: list[n.FuncItem] = []
        self.seen: set[int] = set()

    def walk(self, o: n.Node) -> Iterator[n.Expression]:
        """Note where values go in a node and in all it holds; yield its expressions."""
        if id(o) in self.seen:
            return
        self.seen.add(id(o))
        if isinstance(o, n.FuncItem):
            self.inside.append(o)
            for argument in o.arguments:
                self.bind_node(argument.variable, argument.initializer)
        self.note(o)
        if isinstance(o, n.Expression):
            yield o
        for child in children(o):
            yield from self.walk(child)
        if isinstance(o, n.FuncItem):
            self.inside.pop()

    def note(self, o: n.Node) -> None:
        if isinstance(o, n.AssignmentStmt):
            for target in o.lvalues:
                self.bind(target, o.rvalue)
        elif isinstance(o, n.OperatorAssignmentStmt):
            self.bind(o.lvalue, o.rvalue)
        elif isinstance(o, n.AssignmentExpr):
            self.bind(o.target, o.value)
        elif isinstance(o, n.ForStmt):
            self.bind(o.index, o.expr)
        elif isinstance(o, (n.GeneratorExpr, n.DictionaryComprehension)):
            for index, sequence in zip(o.indices, o.sequences):
                self.bind(index, sequence)
        elif isinstance(o, n.ReturnStmt):
            self.bind_node(self.inside[-1], o.expr)
        elif isinstance(o, n.CallExpr):
            self.call(o)

    def bind(self, target: n.Node, value: n.Expression) -> None:
        """Let a target, or each part of one, stand for a value."""
        if isinstance(target, (n.TupleExpr, n.ListExpr)):
            parts = value.items if isinstance(value, n.TupleExpr) else []
            alike = parts if len(parts) == len(target.items) else [value] * len(target.items)
            for one, part in zip(target.items, alike):
                self.bind(one, part)
        elif isinstance(target, n.StarExpr):
            self.bind(target.expr, value)
        elif isinstance(target, n.IndexExpr):
            self.bind(target.base, value)
        else:
            self.bind_node(self.node(target), value)

    def bind_node(self, node: n.Node | None, value: n.Expression | None) -> None:
        if node and value and not isinstance(value, n.TempNode):
            self.sources[node].append(value)

    def node(self, o: n.Node) -> n.Node | None:
        """The variable that a name or an attribute means."""
        if isinstance(o, n.MemberExpr) and o.node is None:
            owner = t.get_proper_type(self.types.get(o.expr))
            found = owner.type.get(o.name) if isinstance(owner, t.Instance) else None
            return found.node if found else None
        return o.node if isinstance(o, n.RefExpr) else None

    def function(self, o: n.CallExpr) -> n.FuncDef | None:
        """The function that is called, where there is one; behind a decorator too."""
        called = t.get_proper_type(self.types.get(o.callee))
        found: n.Node | None = called.definition if isinstance(called, t.CallableType) else None
        found = found or self.node(o.callee)
        found = found.func if isinstance(found, n.Decorator) else found
        return found if isinstance(found, n.FuncDef) else None

    def call(self, o: n.CallExpr) -> None:
        """Let parameters, and attributes of what is made, stand for what is handed over."""
        if isinstance(o.callee, n.MemberExpr) and o.callee.name in ("append", "insert", "extend"):
            self.bind(o.callee.expr, o.args[-1])
        called = t.get_proper_type(self.types.get(o.callee))
        if not isinstance(called, t.CallableType) or not called.arg_names:
            return
        made = t.get_proper_type(called.ret_type) if called.is_type_obj() else None
        arguments = getattr(self.function(o), "arguments", ())
        for place, value in enumerate(o.args):
            name = o.arg_names[place] or called.arg_names[min(place, len(called.arg_names) - 1)]
            alike = [one.variable for one in arguments if one.variable.name == name]
            for node in alike or [one.variable for one in arguments if one.kind.is_star()]:
                self.bind_node(node, value)
            if isinstance(made, t.Instance) and name and (field := made.type.get(name)):
                self.bind_node(field.node, value)


def children(o: n.Node) -> Iterator[n.Node]:
    names = {name for kind in type(o).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    for name in sorted(names - ELSEWHERE):
        yield from held(getattr(o, name, None))


def held(value: object) -> Iterator[n.Node]:
    if isinstance(value, (n.Expression, n.Statement, n.FuncItem, n.Block)):
        yield value
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from held(one)
