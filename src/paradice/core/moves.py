"""Moves, and the rules that forbid them: the catalogue and the rulebook of a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Rule:
    """A paragraph of a rulebook; its key names it and the sentence that refuses a move."""

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def __repr__(self) -> str:
        return self.key


class Rulebook:
    """Every rule of a game that can refuse a move, made once."""

    def __init__(self) -> None:
        self.rules: Final[list[Rule]] = []

    def add(self, key: str) -> Rule:
        rule = Rule(key)
        self.rules.append(rule)
        return rule


NOT_YOUR_DECISION: Final = Rule("not-your-decision")


NOT_ASKED_NOW: Final = Rule("not-asked-now")


GAME_IS_OVER: Final = Rule("game-is-over")


class Move:
    """A verb and up to two numbers: ``take 3``, ``carry 2 5``, ``pass``.

    Its *kind* is the list of all moves of its verb, as the catalogue returned it: rules ask
    ``move.kind is PICK``, or ``move is PASS`` where the verb has no numbers.
    """

    def __init__(self, index: i64, verb: str, what: i64, where: i64) -> None:
        self.index: Final = index
        self.verb: Final = verb
        self.what: Final = what
        self.where: Final = where
        numbers = [number for number in (what, where) if number >= 0]
        self.text: Final = " ".join([verb, *map(str, numbers)])
        self.kind: list[Move] = [self]

    def __repr__(self) -> str:
        return self.text


class Catalogue:
    """Every move of a game, created once and numbered; equal moves are the same object."""

    def __init__(self) -> None:
        self.moves: Final[list[Move]] = []
        self.by_text: Final[dict[str, Move]] = {}

    def one(self, verb: str) -> Move:
        """Number the bare *verb*: ``pass``."""
        return self.put(verb, -1, -1)

    def add(self, verb: str, whats: int, wheres: int = 0, first: int = 0) -> list[Move]:
        """Number ``verb 0`` or ``verb first`` up, or ``verb 0 0`` up (the second number runs)."""
        start = len(self.moves)
        for what in range(first, whats):
            if wheres == 0:
                self.put(verb, what, -1)
            for where in range(wheres):
                self.put(verb, what, where)
        return self.group(self.moves[start:])

    def group(self, moves: list[Move]) -> list[Move]:
        """Make these moves one kind; return them."""
        for move in moves:
            move.kind = moves
        return moves

    def put(self, verb: str, what: i64, where: i64) -> Move:
        """Number one move."""
        move = Move(len(self.moves), verb, what, where)
        text = repr(move)
        if text in self.by_text:
            raise ValueError(f"the catalogue has {text!r} twice")
        self.moves.append(move)
        self.by_text[text] = move
        return move

    def find(self, text: str) -> Move:
        """Return the move written *text*; KeyError if the game has none."""
        return self.by_text[text]
