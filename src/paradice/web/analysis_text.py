"""The texts of an analysis: when each step was, what was played, what was best, small boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from paradice.analysis.model import NAMES, Analysis
from paradice.analysis.text import UNSURE_FROM, give_or_take, points, side_names
from paradice.core.events import EVERYONE
from paradice.core.match import Match
from paradice.core.phrase import log_line
from paradice.core.schema import Result, Seen
from paradice.faces.face import Face
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.faces.sketch import Sketch

OVER: Final = Result(reason="", winners=[], scores=[], sheets=[])
PLACE: Final = "\ue000"
"""Where an amount will stand; no name has it."""
NESTED: Final = {
    "en": (("“", "‘"), ("”", "’")),
    "fr": (("«\u00a0", "“"), ("\u00a0»", "”")),
}
"""The quotation marks within others, by language."""
MOST_LINES: Final = 3
"""The most sentences of the log for a step."""


@dataclass(frozen=True)
class StepText:
    """The texts of a step: its day or round, what was played, what was best instead."""

    period: str
    played: Html
    best: Html


@dataclass(frozen=True)
class GameText:
    """What the pages of an analysis say of a game, in one language; all of it is escaped."""

    steps: list[StepText]
    boards: Mapping[int, Sketch]
    """The boards before and after the most important steps, by the number of moves played."""
    after: Mapping[int, int]
    """For each of these steps, after how many moves its act first shows on the board."""
    happened: Mapping[int, str]
    """The public events of these steps."""
    result: Result


def write_text(pen: Pen, face: Face[Seen], match: Match, analysis: Analysis) -> GameText:
    """Replay a game once, and write down what the page says of each step."""
    game, table = match.game, match.deal()
    moments = {number: act_end(match, number) for number in analysis.moments()}
    wanted = {at for number, end in moments.items() for at in range(number, end + 1)}
    steps: list[StepText] = []
    boards: dict[int, Sketch] = {}
    happened: dict[int, str] = {}
    for number, played in enumerate(match.history):
        seen = game.view(table, EVERYONE)
        if number in wanted:
            boards[number] = face.sketch(seen)
        if number in moments:
            phrases = [
                log_line(game.thing, event) for event in played.events if event.is_seen_by(EVERYONE)
            ]
            happened[number] = " ".join(pen.tell(phrase) for phrase in phrases[:MOST_LINES])
        own = game.view(table, played.seat)
        best = match.find(analysis.steps[number].decision.best)
        phase = face.phase(big_unit(seen))
        steps.append(
            StepText(
                pen.tell(phase[0]) if phase else "",
                pen.tell(game.label(own, played.move)),
                pen.tell(game.label(own, best)),
            )
        )
        table.play(played.seat, played.move)
    last = game.view(table, EVERYONE)
    boards[len(steps)] = face.sketch(last)
    after = {
        number: next(
            (at for at in range(number + 1, end + 1) if boards[at] != boards[number]), number + 1
        )
        for number, end in moments.items()
    }
    return GameText(steps, boards, after, happened, last["result"])


def act_end(match: Match, number: int) -> int:
    """Return after how many moves the act of a move ends."""
    start = match.history[number].start
    end = number + 1
    while end < len(match.history) and match.history[end].start == start:
        end += 1
    return end


def filled(said: str, inside: Html, begins: bool) -> Html:
    """Put what is made already into words, with a capital where they begin a sentence."""
    text = f"{said[:1].upper()}{said[1:]}" if begins else said
    return Html(safe(text).replace(safe(PLACE), inside))


def big_unit(seen: Seen) -> Any:
    """Return a view as at the end: its phase is the day or the round alone."""
    return {**seen, "asked": None, "result": OVER}


@dataclass(frozen=True)
class AnalysisView:
    """What one request shows of an analysis: from whose side, and after how many moves."""

    pen: Pen
    face: Face[Seen]
    table_id: str
    match: Match
    analysis: Analysis
    text: GameText
    seat: int
    at: int
    mine: tuple[int, ...] = ()
    """The seats of the viewer."""
    only: str = "all"
    """Which moves are listed: all, yours, slips."""

    @property
    def side(self) -> int:
        return self.analysis.sides[self.seat]

    @property
    def here(self) -> Html:
        return safe(f"/t/{self.table_id}/analysis")

    def link(self, at: int) -> Html:
        """Return the address of this page after so many moves."""
        return Html(f"{self.here}?at={at}&amp;seat={self.seat}")

    def amount(self, amount: int, signed: bool = True) -> str:
        return points(amount, self.pen.words.language, signed)

    def chances(self, side: int) -> list[int]:
        """Return the chances of a side, from the start on."""
        steps = self.analysis.steps
        return [self.analysis.start[side], *(step.chances[side] for step in steps)]

    def luck(self, number: int) -> int:
        """Return what dice, cards and secrets of a step gave the side of the view."""
        step = self.analysis.steps[number]
        return step.chance[self.side] + step.reveal[self.side]

    def play(self, number: int) -> int:
        """Return what the decisions of a step gave or cost the side of the view."""
        return sum(row[self.side] for row in self.analysis.steps[number].play.values())

    def others(self, number: int) -> Html:
        """Say what decisions of others gave or cost the side of the view; empty for nothing."""
        sides, play = self.analysis.sides, self.analysis.steps[number].play
        amount = sum(row[self.side] for seat, row in play.items() if sides[seat] != self.side)
        return Html(f"{self.moved('others', amount, True)}.") if amount else Html("")

    def quote(self, key: str, move: Html, begins: bool = False) -> Html:
        """Return a sentence that quotes a move; its own quotation marks are nested."""
        inside = move
        for outer, inner in NESTED[self.pen.words.language]:
            inside = Html(inside.replace(safe(outer), safe(inner)))
        return filled(self.pen.words(f"analysis-{key}", move=PLACE), inside, begins)

    def doubt(self, number: int) -> int:
        """Return what the judge corrected at a step, for the side of the view."""
        return self.analysis.steps[number].doubt[self.side]

    def how_unsure(self, at: int) -> str:
        """Return the error of an unsure chance as text; empty if it is sure."""
        unsure = self.analysis.steps[at - 1].unsure if at else 0
        return give_or_take(unsure, self.pen.words.language) if unsure >= UNSURE_FROM else ""

    def moved(self, key: str, amount: int, begins: bool = False) -> Html:
        """Say what luck, own play or that of others gave or took: part of a sentence."""
        way = "gave" if amount >= 0 else "took"
        you = "-you" if self.is_you() else ""
        shown = Html(f"<b>{self.amount(abs(amount), False)}</b>")
        said = self.pen.words(f"analysis-{key}-{way}{you}", who=self.who(), amount=PLACE)
        return filled(said, shown, begins)

    def is_you(self) -> bool:
        """Return whether the viewer is addressed: on their own side, and not as a team."""
        return self.seat in self.mine and not self.is_team()

    def who(self) -> str:
        """Return the names of the side that the page is about."""
        return side_names(self.analysis, self.pen.words)[self.side]

    def is_team(self) -> bool:
        """Return whether all win or lose together."""
        return len(self.analysis.start) == 1 and self.analysis.seats > 1

    def read_out(self) -> Html:
        """Return the chance at the cursor, and the step before it."""
        pen, steps = self.pen, self.analysis.steps
        now = self.amount(self.chances(self.side)[self.at], False)
        chance = f"<b>{pen('analysis-percent', amount=now)}</b>"
        if self.at == 0:
            return Html(f"{chance} {pen('analysis-start').lower()}")
        who = pen.words.name(steps[self.at - 1].decision.seat, pen.names)
        when = self.text.steps[self.at - 1].period
        wide = self.how_unsure(self.at)
        unsure = f", {pen('analysis-unsure')} ({wide})" if wide else ""
        after = pen("analysis-after-of", seat=who)
        return Html(f"{chance} {after}{f', {when}' if when else ''}{unsure}")

    def when(self, number: int) -> Html:
        """Return the day or round of a step, and the name of its seat."""
        period = self.text.steps[number].period
        who = self.pen.name(self.analysis.steps[number].decision.seat)
        return Html(f"{period}, {who}" if period else who)

    def say(self) -> tuple[Html, Html]:
        """Return the sentence of the action bar, and the small text below it."""
        pen = self.pen
        if self.at == 0:
            return pen("analysis-start"), pen("analysis-hint-keys")
        number = self.at - 1
        step, text = self.analysis.steps[number], self.text.steps[number]
        decision = step.decision
        more: list[Html] = []
        if decision.name in NAMES[1:]:
            best = self.quote("best-quoted", text.best)
            head = Html(f"{self.when(number)}{pen('analysis-colon')} {best}")
            more.append(self.quote("played-move", text.played))
            more.append(
                pen(
                    "analysis-lost-about",
                    amount=self.amount(decision.loss, False),
                    doubt=self.amount(decision.doubt, False),
                )
            )
        else:
            head = Html(f"{self.when(number)}{pen('analysis-colon')} {text.played}")
            more.append(pen("analysis-was-best" if decision.name else "analysis-only-move"))
        if step.secret:
            more.append(pen("analysis-opens-later"))
        if others := self.others(number):
            more.append(others)
        if luck := self.luck(number):
            more.append(pen("analysis-luck-was", amount=self.amount(luck)))
        return head, Html(" ".join(more))
