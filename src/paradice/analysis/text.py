"""An analysis in words: the sum for every side, the moments that mattered, names of moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from paradice.analysis.model import A_POINT, NAMES, Analysis, changes
from paradice.core.events import EVERYONE
from paradice.core.match import Match
from paradice.i18n.words import Words

COLUMNS: Final = (
    "file game seats seat name decisions loss best good slip blunder luck play doubt result "
    "luck_share"
).split()


TENTH: Final = A_POINT // 10
"""The least amount that is printed."""
UNSURE_FROM: Final = 5 * A_POINT
"""Chances with a greater error are marked as unsure."""


def points(amount: int, language: str, signed: bool = True, digits: int = 1) -> str:
    """Return millionths as points of chance, in the figures of a language."""
    text = f"{abs(amount) / A_POINT:.{digits}f}"
    if language == "fr":
        text = text.replace(".", ",")
    if not signed:
        return text
    return text if float(text.replace(",", ".")) == 0 else f"{'−' if amount < 0 else '+'}{text}"


def give_or_take(amount: int, language: str) -> str:
    """Return how far a chance may be off, in points."""
    return f"±\u00a0{points(amount, language, False)}"


def side_names(analysis: Analysis, words: Words) -> list[str]:
    """Return the name of each side: its seats' names, or the team."""
    count = len(analysis.start)
    if count == 1 and analysis.seats > 1:
        return [words("analysis-team")]
    return [
        words.join(
            [
                words.name(seat, analysis.names)
                for seat in range(analysis.seats)
                if analysis.sides[seat] == side
            ]
        )
        for side in range(count)
    ]


@dataclass(frozen=True)
class Row:
    """A line of the sum: what it is called, what kind it is and of whom, the amount of each side.

    The kinds are start, play, chance, reveal, doubt and end.
    """

    title: str
    kind: str
    seat: int
    amounts: list[int]

    @property
    def is_whole(self) -> bool:
        """Whether it is a chance, not a change of one."""
        return self.kind in ("start", "end")


def sum_rows(analysis: Analysis, words: Words) -> list[Row]:
    """Return what the game was made of.

    Rows that are nothing to anybody are left out; what stands between the first and the last
    sums to their difference.
    """
    totals = analysis.totals()

    def of(kind: str, rows: dict[int, list[int]]) -> list[Row]:
        return [
            Row(words(f"analysis-{kind}", seat=words.name(seat, analysis.names)), kind, seat, row)
            for seat, row in rows.items()
        ]

    changes = [
        *of("play", totals.play),
        *of("chance", totals.chance),
        Row(words("analysis-reveal"), "reveal", EVERYONE, totals.reveal),
        Row(words("analysis-doubt"), "doubt", EVERYONE, totals.doubt),
    ]
    return [
        Row(words("analysis-start"), "start", EVERYONE, analysis.start),
        *[row for row in changes if any(row.amounts)],
        Row(words("analysis-end"), "end", EVERYONE, analysis.result),
    ]


def shown(amounts: Sequence[int]) -> list[int]:
    """Round what is added up, from the first on, to tenths of a point that add up themselves."""
    told: list[int] = []
    total = before = 0
    for amount in amounts:
        total += amount
        now = round(total / TENTH) * TENTH
        told.append(now - before)
        before = now
    return told


def shown_column(rows: Sequence[Row], side: int) -> list[int]:
    """Return the amounts of a side as they are printed: rounded so that they add up."""
    return [*shown([row.amounts[side] for row in rows[:-1]]), rows[-1].amounts[side]]


class Parts(NamedTuple):
    """What the game was made of for a side, as it is printed: the rows of the sum put together."""

    luck: int
    own: int
    others: int
    doubt: int


def parts(analysis: Analysis, words: Words, side: int) -> Parts:
    """Put the printed rows of the sum together, so that a sentence never differs from them."""
    luck = own = others = doubt = 0
    rows = sum_rows(analysis, words)
    for row, amount in zip(rows, shown_column(rows, side), strict=True):
        if row.kind in ("chance", "reveal"):
            luck += amount
        elif row.kind == "doubt":
            doubt += amount
        elif row.kind == "play" and analysis.sides[row.seat] == side:
            own += amount
        elif row.kind == "play":
            others += amount
    return Parts(luck, own, others, doubt)


def sentences(analysis: Analysis, words: Words) -> list[str]:
    """Return the sum of each side in one line, and the dearest move of each seat that slipped."""
    language = words.language
    told: list[str] = []
    for side, who in enumerate(side_names(analysis, words)):
        luck, own, others, doubt = (
            points(amount, language) for amount in parts(analysis, words, side)
        )
        who = who[:1].upper() + who[1:]
        told.append(words("analysis-sum", who=who, luck=luck, play=own, others=others, doubt=doubt))
    dearest = [
        (seat, max(range(len(analysis.steps)), key=lambda n: (loss_of(analysis, n, seat), -n)))
        for seat in range(analysis.seats)
    ]
    slipped = [(seat, n) for seat, n in dearest if loss_of(analysis, n, seat) > 0]
    for seat, number in slipped:
        told.append(
            words(
                "analysis-dearest",
                seat=words.name(seat, analysis.names),
                number=number + 1,
                amount=points(-loss_of(analysis, number, seat), language),
            )
        )
    return told if slipped else [*told, words("analysis-no-slip")]


def loss_of(analysis: Analysis, number: int, seat: int) -> int:
    """Return what a seat lost by a slip or a blunder at a step."""
    decision = analysis.steps[number].decision
    return decision.loss if decision.seat == seat and decision.name in NAMES[2:] else 0


def move_words(match: Match, number: int, text: str, words: Words) -> str:
    """Return what a move means in the position before the step of this number."""
    game, seat = match.game, match.history[number].seat
    view = game.view(match.moment(number), seat)
    return words.say(game.label(view, match.find(text)), match.names)


def lines_of(analysis: Analysis, match: Match, words: Words) -> Iterator[str]:
    """Describe the three moments that mattered, each with what was best."""
    for number in analysis.moments():
        yield moment_line(analysis, match, number, words)


def moment_line(analysis: Analysis, match: Match, number: int, words: Words) -> str:
    step = analysis.steps[number]
    seat = words.name(step.decision.seat, analysis.names)
    parts = [words("analysis-moment", number=number + 1, seat=seat) + ":"]
    if words.language == "fr":
        parts[0] = parts[0].replace(":", "\u00a0:")
    parts.append(move_words(match, number, step.decision.move, words))
    told = [judgement(analysis, match, number, words), *whose_chance(analysis, number, words)]
    return " ".join([*parts, f"({'; '.join(told)})"])


def whose_chance(analysis: Analysis, number: int, words: Words) -> Iterator[str]:
    """Return what a step gave or took from each side, doubt left out, where it is a point."""
    for name, amount in zip(
        side_names(analysis, words), changes(analysis.steps[number]), strict=True
    ):
        if abs(amount) >= A_POINT:
            yield f"{name} {points(amount, words.language)}"


def judgement(analysis: Analysis, match: Match, number: int, words: Words) -> str:
    """Return name, loss, best move, luck and uncertainty of a step, as far as it has them."""
    step = analysis.steps[number]
    language = words.language
    told: list[str] = []
    decision = step.decision
    if decision.name:
        told.append(words(f"analysis-{decision.name}"))
    if decision.name in NAMES[1:]:
        amount, doubt = (points(n, language, False) for n in (decision.loss, decision.doubt))
        told.append(words("analysis-lost", amount=amount, doubt=doubt))
        best = move_words(match, number, decision.best, words)
        told.append(words("analysis-best-was", move=best))
    side = analysis.sides[decision.seat]
    luck = step.chance[side] + step.reveal[side]
    if luck:
        told.append(f"{words('analysis-luck')} {points(luck, language)}")
    if step.unsure >= UNSURE_FROM:
        told.append(f"{words('analysis-unsure')} {give_or_take(step.unsure, language)}")
    return ", ".join(told) or words("analysis-forced")


def counts(analysis: Analysis, seat: int | None = None) -> dict[str, int]:
    """Count the moves of each name, of one seat or of all."""
    found = dict.fromkeys(NAMES, 0)
    for step in analysis.steps:
        if step.decision.name and seat in (None, step.decision.seat):
            found[step.decision.name] += 1
    return found


@dataclass
class Tally:
    """What many games of a player come to: sums, in millionths."""

    games: int = 0
    decisions: int = 0
    loss: int = 0
    luck: int = 0
    """What luck moved in these games, without signs."""
    absolute: int = 0
    """All that moved in them, without signs."""


def by_player(judged: Iterable[Analysis], words: Words) -> dict[tuple[str, str], Tally]:
    """Add up many analyses by game and by the name of the player."""
    found: dict[tuple[str, str], Tally] = {}
    for analysis in judged:
        totals = analysis.totals()
        for seat in range(analysis.seats):
            who = (analysis.game, words.name(seat, analysis.names))
            tally = found.setdefault(who, Tally())
            tally.games += 1
            tally.decisions += sum(counts(analysis, seat).values())
            tally.loss += loss_by(analysis, seat)
            tally.luck += totals.absolute_luck
            tally.absolute += totals.absolute
    return found


def loss_by(analysis: Analysis, seat: int) -> int:
    """Return what all decisions of a seat lost."""
    return sum(s.decision.loss for s in analysis.steps if s.decision.seat == seat)


def table_rows(file: str, analysis: Analysis) -> Iterator[list[str]]:
    """Return a row for each seat, under :data:`COLUMNS`: for spreadsheets, in points."""
    totals = analysis.totals()
    for seat in range(analysis.seats):
        side = analysis.sides[seat]
        named = counts(analysis, seat)
        decisions = sum(named.values())
        lost = loss_by(analysis, seat)
        own = totals.play[seat][side]
        share = totals.absolute_luck / max(1, totals.absolute)
        numbers = [
            lost / max(1, decisions) / A_POINT,
            *named.values(),
            totals.luck(side) / A_POINT,
            own / A_POINT,
            totals.doubt[side] / A_POINT,
            analysis.result[side] / A_POINT,
        ]
        name = analysis.names[seat] if seat < len(analysis.names) else ""
        yield [
            *map(str, [file, analysis.game, analysis.seats, seat, name, decisions]),
            *(str(n) if isinstance(n, int) else f"{n:.4f}" for n in numbers),
            f"{share:.4f}",
        ]
