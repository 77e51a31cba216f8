"""Hints at the terminal: the best moves and why, and why a bot moved so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from paradice.bots.reasons import Hint, give_hint, is_secret, unpack
from paradice.core.match import Match
from paradice.core.phrase import Phrase
from paradice.i18n.words import Words


def hint_lines(
    words: Words, hint: Hint, labels: Mapping[str, Phrase], names: Sequence[str]
) -> list[str]:
    """Return a hint as lines: each move with its number, then what it brings and risks."""
    rough = f" ({words('hint-rough')})" if hint.is_rough else ""
    lines = [f"{words('hint-title', n=len(hint.moves))}: {words('hint-unit')}{rough}"]
    for move in hint.moves:
        label = words.say(labels[move.move], names)
        lines.append(words("hint-spoken", move=label, wins=move.wins, doubt=move.doubt))
        lines += [f"    {words.say(unpack(said), names)}" for said in (move.brings, *move.risks)]
    if hint.is_equal:
        lines.append(words("hint-equal"))
    if hint.even:
        lines.append(words("hint-even", n=hint.even))
    return lines


def own_hint(match: Match, seat: int, words: Words, names: Sequence[str]) -> list[str]:
    """Return the best moves of *seat* now; the record will say that it had a hint."""
    table, game = match.table, match.game
    if len(table.moves(seat)) == 1:
        return [words("hint-only")]
    hint = give_hint(game, match.options, table, seat, seat)
    match.hinted.add((len(match.history), seat))
    return hint_lines(words, hint, label_all(match, game.view(table, seat), hint), names)


def label_all(match: Match, view: Any, hint: Hint) -> dict[str, Phrase]:
    game = match.game
    return {move.move: game.label(view, game.catalogue.find(move.move)) for move in hint.moves}


def why_bot(
    match: Match, asker: int, people: Sequence[int], words: Words, names: Sequence[str]
) -> list[str]:
    """Return why a bot may have made its latest move that was a choice, as *asker* could know."""
    game = match.game
    for number in range(len(match.history) - 1, -1, -1):
        seat, move = match.history[number].seat, match.history[number].move
        if seat in people:
            continue
        before = match.moment(number)
        if len(before.moves(seat)) == 1 or is_secret(game, before, seat, move.text, asker):
            continue
        hint = give_hint(game, match.options, before, asker, seat, move.text)
        view = game.view(before, asker)
        name = words.name(seat, names)
        played = f"{name}: {words.say(game.label(view, move), names)}"
        return [played, *hint_lines(words, hint, label_all(match, view, hint), names)]
    return [words("terminal-no-bot-yet")]
