"""Words, names and drawings of one table in one language, as HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from paradice.core.game import Phrase
from paradice.faces.html import Html, plain, safe
from paradice.i18n.words import Words

SHAPES: Final = (
    '<circle cx="20" cy="20" r="17"/>',
    '<rect x="4" y="4" width="32" height="32" rx="5"/>',
    '<path d="M20 2.500l15.500 8.800v17.400L20 37.500 4.500 28.700V11.300z"/>',
    '<path d="M20 1.500L38.500 20 20 38.500 1.500 20z"/>',
    '<path d="M4 5h32v14c0 10-7 16-16 19C11 35 4 29 4 19z"/>',
    '<path d="M20 1.500c8 9 13 14 13 21a13 13 0 0 1-26 0c0-7 5-12 13-21z"/>',
)
"""The shape of each seat, in a square of 40 units, so that colour is never the only sign."""


MEMO: Final[dict[tuple[str, str, str], dict[object, Html]]] = {}
"""Drawings shared by all tables, by language and game."""


HEARD: Final = 500
"""How many phrases a pen caches."""
DRAWN: Final = 4_000
"""How many shared drawings are kept for a game in one language: some 3 MB."""


class Pen:
    """Writes HTML for one table in one language: words, names and drawings, all escaped."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        sprite: str = "",
        icons: str = "",
        alone: Mapping[str, str] | None = None,
    ):
        """*alone* has the addresses of drawings that are files of their own."""
        self.words: Final = words
        self.names: Final = names
        self.sprite: Final = safe(sprite)
        self.icons: Final = safe(icons)
        self.alone: Final[Mapping[str, str]] = alone or {}
        self.said: Final[dict[Phrase, Html]] = {}
        self.avatars: Final[dict[tuple[int, int], Html]] = {}
        self.memo: Final = MEMO.setdefault((words.language, words.game, sprite), {})

    def __call__(self, key: str, **args: int | str) -> Html:
        return safe(self.words.fill(key, args)) if args else self.word(key)

    def word(self, key: str) -> Html:
        """Return a message that has no arguments: faster."""
        return safe(self.words.word(key))

    def capital(self, key: str) -> Html:
        """Return a message with a capital first letter."""
        text = self.words.word(key)
        return safe(text[:1].upper() + text[1:])

    def first_letter(self, key: str) -> Html:
        """Return the first letter of a message, cut before it is escaped."""
        return safe(self.words.word(key)[:1])

    def say(self, phrase: Phrase) -> Html:
        """Return a phrase in words; cached."""
        known = self.said.get(phrase)
        if known is None:
            if len(self.said) > HEARD:
                self.said.clear()
            known = self.said[phrase] = self.tell(phrase)
        return known

    def tell(self, phrase: Phrase) -> Html:
        """Return a phrase in words; not cached, for phrases that hardly recur."""
        return safe(self.words.say(phrase, self.names))

    def name(self, seat: int) -> Html:
        return safe(self.words.name(seat, self.names))

    def say_turn(self, seat: int) -> Html:
        """Return the sentence that says whose turn it is."""
        return self("turn-of", name=self.words.name(seat, self.names))

    def whose(self, yours: str, theirs: str) -> Html:
        """Return two wordings: the element with ``data-seat`` around them shows one."""
        return Html(f'<span class="yours">{yours}</span><span class="theirs">{theirs}</span>')

    def initial(self, seat: int) -> Html:
        """Return the initial in the shape of a seat; its number while nobody has a name."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return safe(name[:1].upper() or str(seat + 1))

    def address(self, symbol: str) -> Html:
        """Return the address of a drawing: a file of its own, or a symbol of the game's sprite."""
        return safe(self.alone.get(symbol) or f"{self.sprite}#{symbol}")

    def use(self, symbol: str, size: int = 20, css: str = "") -> Html:
        """Return a drawing of the game's sprite; with size 0 its style sets the size."""
        look = f' class="{css}"' if css else ""
        if size:
            look += f' width="{size}" height="{size}"'
        return Html(f'<svg{look} aria-hidden="true"><use href="{self.address(symbol)}"/></svg>')

    def icon(self, symbol: str, size: int = 17) -> Html:
        """Return a drawing of the sprite that all games share."""
        return Html(
            f'<svg width="{size}" height="{size}" aria-hidden="true">'
            f'<use href="{self.icons}#{symbol}"/></svg>'
        )

    def avatar(self, seat: int, size: int = 38) -> Html:
        """Return the shape, colour and initial of a seat."""
        known = self.avatars.get((seat, size))
        if known is None:
            known = self.avatars[seat, size] = self.draw_avatar(seat, size)
        return known

    def draw_avatar(self, seat: int, size: int) -> Html:
        return Html(
            f'<svg width="{size}" height="{size}" viewBox="0 0 40 40" aria-hidden="true">'
            f'<g fill="var(--p{seat + 1})" stroke="var(--ink)" stroke-width="1.500">'
            f'{SHAPES[seat % 6]}</g><text x="20" y="26" text-anchor="middle" font-size="17" '
            f'font-weight="800" fill="var(--p-ink)" font-family="var(--f-ui)">'
            f"{self.initial(seat)}</text></svg>"
        )

    def dot(self, seat: int) -> Html:
        """Return the shape and colour of a seat, small, for the beginning of a line about it."""
        return Html(
            '<svg class="dot" viewBox="0 0 40 40" aria-hidden="true">'
            f'<g fill="var(--p{seat + 1})" stroke="var(--ink)" stroke-width="2">'
            f"{SHAPES[seat % 6]}</g></svg>"
        )

    def piece(
        self,
        text: str,
        css: str,
        name: str,
        inside: str,
        *,
        picked: bool = False,
        style: str = "",
        about: str = "",
    ) -> Html:
        """Return a piece that stands for a move: *text* is the move, *name* its accessible name.

        It is drawn alike for everybody; the page highlights it for those who may play it. *about*
        is the thing whose story it opens.
        """
        look = f' style="{style}"' if style else ""
        if about:
            look += f' data-about="{safe(about)}"'
        if picked:
            css += " is-sel"
            inside = f'<span class="tick">{self.icon("pd-tick", 16)}</span>{inside}'
        return Html(
            f'<button data-piece="{safe(text)}" class="{css}" type="button" tabindex="-1"{look} '
            f'aria-label="{name}">{inside}</button>'
        )

    def keep(self, key: object, make: Callable[[], Html]) -> Html:
        """Return a drawing that all tables of this game in this language share; made once."""
        known = self.memo.get(key)
        if known is None:
            if len(self.memo) >= DRAWN:
                self.memo.clear()
            known = self.memo[key] = plain(make())
        return known
