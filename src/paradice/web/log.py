"""The log beside a table: a chapter for each move."""

from __future__ import annotations

from collections.abc import Sequence

from paradice.core.phrase import Phrase
from paradice.core.schema import Seen
from paradice.faces.face import Face
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.i18n.stories import thing_in
from paradice.web.scene import Chapter


def story_in(lines: Sequence[tuple[str, Phrase]], face: Face[Seen], game: str) -> tuple[str, str]:
    """Return the first thing with a story that lines name, and the cue that names it."""
    for cue, phrase in lines:
        if cue in face.story_cues and (thing := thing_in(phrase, game)):
            return thing, cue
    return "", ""


def worth_telling(lines: Sequence[tuple[str, Phrase]], face: Face[Seen]) -> list[Phrase]:
    """Return the phrases without minor ones, which the table shows; all if there are no others."""
    kept = [phrase for cue, phrase in lines if cue not in face.minor]
    return kept or [phrase for _, phrase in lines]


def seat_of(phrase: Phrase, otherwise: int) -> int:
    """Return the seat a phrase is about."""
    seat = phrase.args.get("seat")
    return seat if isinstance(seat, int) and seat >= 0 else otherwise


def draw_chapter(chapter: Chapter, face: Face[Seen], pen: Pen) -> Html:
    """A move in the log, the newest at the top: who did what, and what followed.

    A new day is a headline; where the turn of another seat begins, so does a line of its own.
    """
    if chapter.note:
        if chapter.seat < 0:
            return Html(f'<li class="note">{pen(chapter.note)}</li>')
        name = pen.words.name(chapter.seat, pen.names)
        return Html(f'<li class="note">{pen.dot(chapter.seat)}{pen(chapter.note, name=name)}</li>')
    said: list[str] = []
    seat = chapter.seat
    lines: list[tuple[str, Phrase]] = []
    by = f' data-by="{seat}"' + (f' data-n="{chapter.place}"' if chapter.place >= 0 else "")
    for cue, phrase in chapter.lines:
        if cue in face.headlines or cue in face.openers:
            said.append(draw_lines(seat, lines, by, face, pen))
            seat, lines, by = seat_of(phrase, seat), [], ""
        if cue in face.headlines:
            said.append(f'<li class="hr">{pen.tell(phrase)}</li>')
        else:
            lines.append((cue, phrase))
    said.append(draw_lines(seat, lines, by, face, pen))
    return Html("".join(reversed(said)))


def draw_lines(
    seat: int, lines: Sequence[tuple[str, Phrase]], by: str, face: Face[Seen], pen: Pen
) -> Html:
    told = [pen.tell(phrase) for phrase in worth_telling(lines, face)]
    if not told:
        return Html("")
    tale = ""
    if thing := story_in(lines, face, pen.words.game)[0]:
        link, label = safe(f"/about/{pen.words.game}/{thing}"), pen.word("shell-story")
        tale = f'<a class="tale" href="{link}" aria-label="{label}"><kbd>B</kbd></a>'
    rest = f" <em>{' '.join(told[1:])}</em>" if len(told) > 1 else ""
    dot = pen.dot(seat) if seat >= 0 else ""
    return Html(f"<li{by}>{dot}{told[0]}{rest}{tale}</li>")
