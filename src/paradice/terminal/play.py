"""Play at the terminal: the table, the prompt, numbered moves, and a few words to type."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from paradice.bots.levels import find_bot
from paradice.core.events import Event
from paradice.core.match import ASK, NEVER, Match, read_match
from paradice.core.moves import Move, Rule
from paradice.core.record import BadRecord, is_number
from paradice.core.rng import Rng, seeded
from paradice.core.schema import Result, Seen
from paradice.faces.text import find_dates_text, sections_of
from paradice.games import find_game
from paradice.i18n.rules_pages import explain
from paradice.i18n.stories import find_story, story_ids, story_lines, thing_in
from paradice.i18n.words import LANGUAGES, Words, words
from paradice.terminal.advice import own_hint, why_bot
from paradice.terminal.screen import Screen

FEW: Final = 3
"""The refused moves shown beside the legal ones; more are listed on request."""


YES: Final = ("y", "yes", "o", "oui")


class Session:
    """A game at the terminal, for one person or several at one keyboard."""

    def __init__(
        self,
        match: Match,
        people: Sequence[int],
        language: str,
        screen: Screen,
        bot: str = "novice",
    ) -> None:
        self.match = match
        self.people = list(people)
        """The seats of those who sit here; bots have the others."""
        self.bot: Final = bot
        self.screen: Final = screen
        self.words: Words = words(language, match.game.id, "terminal")
        self.rng: Rng = seeded(match.seed ^ 0xB075)
        self.shown: int | None = None
        self.goes_on = False
        self.always = False

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.screen.say(self.words("game-name"), "bold yellow")
        self.screen.say(self.words("terminal-welcome"))
        try:
            while self.match.table.deciders():
                bot = self.deciding_bot()
                if bot is not None:
                    self.tell(self.match.play(bot, self.think(bot)).events)
                    self.goes_on = False
                    continue
                person = self.deciding_person()
                if person is None or not self.decide(person):
                    return
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            self.screen.say(self.words("terminal-left"))
            return
        self.finish()

    def think(self, seat: int) -> Move:
        """Let a bot choose a move, from imagined tables only."""
        match = self.match
        player = find_bot(self.bot, match.game, match.seats, match.options)
        return player.choose(match.table, seat, self.rng)

    def deciding_person(self) -> int | None:
        """Return a person that owes a decision."""
        for seat in self.match.table.deciders():
            if seat in self.people:
                return seat
        return None

    def deciding_bot(self) -> int | None:
        """Return a bot that owes a decision."""
        for seat in self.match.table.deciders():
            if seat not in self.people:
                return seat
        return None

    # What is shown

    def names(self) -> list[str]:
        return list(self.match.names)

    def view(self, seat: int) -> Seen:
        view: Seen = self.match.game.view(self.match.table, seat)
        return view

    def tell(self, events: list[Event]) -> None:
        """Print the events that those at the keyboard saw."""
        for event in events:
            if any(event.is_seen_by(seat) for seat in self.people):
                line = self.words.say(self.match.game.log_line(event), self.names())
                self.screen.say(f"  {line}", "dim")

    def show(self, seat: int) -> None:
        view = self.view(seat)
        self.screen.sections(
            sections_of(self.match.game.id, view, self.words, self.names()), self.words
        )
        self.ask(seat)

    def ask(self, seat: int) -> None:
        view = self.view(seat)
        self.screen.prompt(self.words.say(self.match.game.prompt(view), self.names()))
        self.list_moves(seat)

    def numbered(self, seat: int) -> list[Move]:
        """Return the candidates of *seat*: the legal moves first, then the refused ones."""
        offers = self.match.table.offers(seat)
        legal = [offer.move for offer in offers if offer.rule is None]
        return legal + [offer.move for offer in offers if offer.rule is not None]

    def list_moves(self, seat: int, refused: bool = False) -> None:
        """List the legal moves, or those that are refused; few of these are shown with the rest."""
        legal = len(self.match.table.moves(seat))
        moves = self.numbered(seat)
        view = self.view(seat)
        rows = [self.words.say(self.match.game.label(view, move), self.names()) for move in moves]
        hidden = len(moves) - legal if len(moves) - legal > FEW else 0
        if refused:
            self.screen.moves(rows[legal:], legal + 1, False)
            return
        self.screen.moves(rows[:legal], 1, True)
        if hidden:
            self.screen.say(self.words("terminal-refused", count=hidden), "dim")
        else:
            self.screen.moves(rows[legal:], legal + 1, False)

    def curtain(self, seat: int) -> None:
        """Clear the screen and wait until the keyboard was handed over."""
        secret = len(self.people) > 1 and not self.match.game.cooperative
        if secret and self.shown is not None and self.shown != seat:
            if not self.screen.plain:
                self.screen.console.clear()
            self.screen.say(
                self.words("terminal-curtain", seat=self.words.name(seat, self.names()))
            )
            self.screen.ask()
        self.shown = seat

    # What is typed

    def decide(self, seat: int) -> bool:
        """Ask *seat* until a move was played or undone; return False to leave."""
        if self.always and (move := self.habit(seat)) is not None:
            self.carry_out(seat, move)
            return True
        self.curtain(seat)
        if self.goes_on:
            self.ask(seat)
        else:
            self.show(seat)
        while True:
            verb, _, rest = self.screen.ask().strip().partition(" ")
            rest = rest.strip()
            if is_number(verb):
                if self.play(seat, verb):
                    return True
            elif verb in ("quit", "q", "exit"):
                self.screen.say(self.words("terminal-left"))
                return False
            elif verb == "hint":
                self.screen.lines(own_hint(self.match, seat, self.words, self.names()))
            elif verb == "why" and rest in ("bot", "robot"):
                self.screen.lines(why_bot(self.match, seat, self.people, self.words, self.names()))
            elif verb in ("why", "w"):
                self.why(seat, rest)
            elif verb == "about":
                self.about(seat, rest)
            elif verb == "dates" and (told := find_dates_text(self.match.game.id)):
                self.screen.sections([told(self.view(seat), self.words, self.names())], self.words)
            elif verb in ("undo", "u"):
                if self.undo():
                    return True
            elif verb == "redo":
                if self.redo():
                    return True
            elif verb == "save":
                self.save(rest)
            elif verb == "load":
                if self.load(rest):
                    return True
            elif verb in ("table", "t", ""):
                self.show(seat)
            elif verb in ("moves", "m"):
                self.list_moves(seat)
            elif verb == "always" and self.match.game.routine is not None:
                self.always = not self.always
                self.screen.say(self.words("terminal-always" if self.always else "terminal-asks"))
                if self.always and self.habit(seat) is not None:
                    return True
            elif verb in ("lang", "language"):
                self.speak(rest, seat)
            elif verb in ("help", "h", "?"):
                self.screen.lines(self.words("terminal-help").splitlines())
            else:
                self.screen.say(self.words("terminal-unknown", typed=verb[:40]))

    def pointed(self, seat: int, text: str) -> Move | None:
        candidates = self.numbered(seat)
        if is_number(text) and 1 <= int(text) <= len(candidates):
            return candidates[int(text) - 1]
        self.screen.say(self.words("terminal-no-such-move", most=len(candidates)))
        return None

    def play(self, seat: int, text: str) -> bool:
        move = self.pointed(seat, text)
        if move is None:
            return False
        rule = self.match.table.why_not(seat, move)
        if rule is not None:
            self.refuse(rule)
            return False
        self.carry_out(seat, move)
        return True

    def carry_out(self, seat: int, move: Move) -> None:
        self.tell(self.match.play(seat, move).events)
        self.goes_on = self.deciding_person() == seat and self.deciding_bot() is None

    def habit(self, seat: int) -> Move | None:
        """Return the first routine move, which may be played without asking."""
        routine = self.match.game.routine
        if routine is None:
            return None
        view = self.view(seat)
        return next((move for move in self.match.table.moves(seat) if routine(view, move)), None)

    def why(self, seat: int, text: str) -> None:
        if not text:
            self.list_moves(seat, refused=True)
            return
        move = self.pointed(seat, text)
        if move is None:
            return
        rule = self.match.table.why_not(seat, move)
        if rule is None:
            self.screen.say(self.words("terminal-legal"))
        else:
            self.refuse(rule)

    def about(self, seat: int, text: str) -> None:
        """Print the story of what a move is about, or of a thing by its name."""
        game = self.match.game
        if not text:
            self.screen.lines([", ".join(story_ids(game.id))])
            return
        thing = text.lower().replace(" ", "-")
        if is_number(text):
            move = self.pointed(seat, text)
            if move is None:
                return
            thing = thing_in(game.label(self.view(seat), move), game.id) or text
        story = find_story(game.id, thing, self.words.language)
        if story is None:
            self.screen.say(self.words("terminal-no-story", typed=text[:40]))
        else:
            self.screen.lines(story_lines(story, self.words.language))

    def refuse(self, rule: Rule) -> None:
        """Print why a move is refused, with its paragraph."""
        self.screen.say(self.words(f"rule-{rule.key}"), "bold red")
        paragraph = explain(self.match.game.id, self.words.language, rule.key)
        if paragraph is not None:
            self.screen.say(f"§ {paragraph.title}", "bold")
            self.screen.lines(paragraph.text.splitlines())

    def undo(self) -> bool:
        """Undo a person's latest move; if more would be lost, only if all agree."""
        kind, count = self.match.undo_of(self.people)
        if kind == NEVER:
            self.screen.say(self.words("terminal-nothing-to-undo"))
            return False
        asker = self.match.history[-count].seat
        if kind == ASK and not self.all_agree(asker, count):
            self.screen.say(self.words("terminal-not-undone"))
            return False
        self.match.take_back(asker, count)
        self.screen.say(self.words("terminal-undone"))
        self.goes_on = False
        return True

    def all_agree(self, asker: int, count: int) -> bool:
        """Print what would be lost, and ask everybody else at the keyboard; alone, the player."""
        self.screen.say(self.words("terminal-undo-lost"))
        self.tell([event for played in self.match.history[-count:] for event in played.events])
        for seat in [other for other in self.people if other != asker] or [asker]:
            name = self.words.name(seat, self.names())
            self.screen.say(self.words("terminal-undo-agree", seat=name))
            if self.screen.ask().strip().lower() not in YES:
                return False
        return True

    def redo(self) -> bool:
        if not self.match.undone:
            self.screen.say(self.words("terminal-nothing-to-redo"))
            return False
        self.tell(self.match.redo())
        self.goes_on = False
        return True

    def save(self, name: str) -> None:
        path = Path(name or f"{self.match.game.id}.txt").expanduser()
        try:
            path.write_text(self.match.record(), "utf-8")
        except OSError as error:
            self.screen.say(
                self.words("terminal-not-saved", file=str(path), why=error.strerror or "")
            )
        else:
            self.screen.say(self.words("terminal-saved", file=str(path)))

    def load(self, name: str) -> bool:
        path = Path(name or f"{self.match.game.id}.txt").expanduser()
        try:
            match = read_match(path.read_text("utf-8"), find_game)
            if match.game is not self.match.game:
                raise BadRecord(2, f"a record of {match.game.id}, not of {self.match.game.id}")
        except (OSError, UnicodeDecodeError) as error:
            why = getattr(error, "strerror", None) or "not UTF-8"
            self.screen.say(self.words("terminal-not-loaded", file=str(path), why=str(why)))
            return False
        except BadRecord as error:
            self.screen.say(self.words("terminal-not-loaded", file=str(path), why=str(error)))
            return False
        self.people = [seat for seat in self.people if seat < match.seats]
        self.match = match
        self.goes_on = False
        self.screen.say(self.words("terminal-loaded", file=str(path)))
        return True

    def speak(self, language: str, seat: int) -> None:
        if language not in LANGUAGES:
            self.screen.say(self.words("terminal-languages", languages=", ".join(LANGUAGES)))
            return
        self.words = words(language, self.match.game.id, "terminal")
        self.show(seat)

    def finish(self) -> None:
        """Print who won, and why."""
        view = self.view(self.people[0])
        sections = sections_of(self.match.game.id, view, self.words, self.names())
        self.screen.sections(sections, self.words)
        result = view["result"]
        assert result is not None
        self.screen.prompt(self.verdict(result))

    def verdict(self, result: Result) -> str:
        winners = [self.words.name(seat, self.names()) for seat in result["winners"]]
        if not winners:
            return self.words("terminal-lost")
        if len(winners) == self.match.seats:
            return self.words("terminal-won-together")
        return self.words("terminal-won", names=self.words.join(winners), count=len(winners))
