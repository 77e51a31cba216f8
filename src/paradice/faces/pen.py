"""The pen of one table in one language: words, names and drawings as HTML."""

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
"""The shape of each seat, in a square of forty: colour is never the only sign."""


MEMO: Final[dict[tuple[str, str, str], dict[object, Html]]] = {}
"""What pens have drawn once for all tables, by language and game."""


HEARD: Final = 500
"""How many phrases a pen remembers."""
DRAWN: Final = 4_000
"""How many drawings of a game in one language are kept for all tables: some 3 MB."""


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
        """A message without places, the quick way."""
        return safe(self.words.word(key))

    def capital(self, key: str) -> Html:
        """A message at the head of a line: its first letter large."""
        text = self.words.word(key)
        return safe(text[:1].upper() + text[1:])

    def first_letter(self, key: str) -> Html:
        """The first letter of a message: cut before it is escaped."""
        return safe(self.words.word(key)[:1])

    def say(self, phrase: Phrase) -> Html:
        """A phrase in words; those that are said again and again are remembered."""
        known = self.said.get(phrase)
        if known is None:
            if len(self.said) > HEARD:
                self.said.clear()
            known = self.said[phrase] = self.tell(phrase)
        return known

    def tell(self, phrase: Phrase) -> Html:
        """A phrase in words that is hardly said twice."""
        return safe(self.words.say(phrase, self.names))

    def name(self, seat: int) -> Html:
        return safe(self.words.name(seat, self.names))

    def say_turn(self, seat: int) -> Html:
        """Whose turn it is."""
        return self("turn-of", name=self.words.name(seat, self.names))

    def whose(self, yours: str, theirs: str) -> Html:
        """Two ways to say it, inside something with ``data-seat``: to its owner, and to others."""
        return Html(f'<span class="yours">{yours}</span><span class="theirs">{theirs}</span>')

    def initial(self, seat: int) -> Html:
        """What stands in the shape of a seat: where nobody has a name yet, its number."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return safe(name[:1].upper() or str(seat + 1))

    def address(self, symbol: str) -> Html:
        """Where a drawing is fetched: in a file of its own, or in the game's sprite."""
        return safe(self.alone.get(symbol) or f"{self.sprite}#{symbol}")

    def use(self, symbol: str, size: int = 20, css: str = "") -> Html:
        """A drawing of the game's sprite; of size 0 where the style says how large it is."""
        look = f' class="{css}"' if css else ""
        if size:
            look += f' width="{size}" height="{size}"'
        return Html(f'<svg{look} aria-hidden="true"><use href="{self.address(symbol)}"/></svg>')

    def icon(self, symbol: str, size: int = 17) -> Html:
        """A drawing of the sprite that all games share."""
        return Html(
            f'<svg width="{size}" height="{size}" aria-hidden="true">'
            f'<use href="{self.icons}#{symbol}"/></svg>'
        )

    def avatar(self, seat: int, size: int = 38) -> Html:
        """The shape, colour and initial of a seat."""
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
        """The shape and colour of a seat, small, before a line about what it did."""
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
        """A piece one can point at: *text* is the move it means, *name* its full spoken name.

        It is drawn at rest, alike for everybody; the page highlights it for those who may play it.
        *about* is the thing whose story is on its back.
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
        """Draw once what is the same at every table of this game in this language."""
        known = self.memo.get(key)
        if known is None:
            if len(self.memo) >= DRAWN:
                self.memo.clear()
            known = self.memo[key] = plain(make())
        return known
