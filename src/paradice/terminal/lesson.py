"""A lesson at the terminal: the same scenes as in the browser, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paradice.core.events import Event
from paradice.core.moves import Move
from paradice.core.record import is_number
from paradice.faces.text import sections_of
from paradice.games import find_game
from paradice.i18n.lessons import Lesson, Scene, Trial, attempt, cost_key, lay, paragraph
from paradice.i18n.words import Words, words
from paradice.terminal.play import YES
from paradice.terminal.screen import Screen

ON: Final = "on"
BACK: Final = "back"
AGAIN: Final = "again"
QUIT: Final = "quit"


class Classroom:
    """Runs the scenes of a lesson for one person."""

    def __init__(self, lesson: Lesson, language: str, screen: Screen) -> None:
        self.lesson: Final = lesson
        self.screen: Final = screen
        self.game: Final = find_game(lesson.game)
        self.words: Final[Words] = words(language, lesson.game, "terminal", "lesson")
        self.names: Final = lesson.names(self.words("lesson-me"))

    def run(self, number: int = 1) -> bool:
        """Run the lesson from a scene on; return False if the learner left before the end."""
        say, count = self.words, len(self.lesson.scenes)
        self.screen.say(say("game-name"), "bold yellow")
        self.screen.say(say("lesson-welcome", count=count, minutes=self.lesson.minutes))
        try:
            while number <= count:
                went = self.teach(self.lesson.scenes[number - 1])
                if went == QUIT:
                    raise EOFError
                if went != AGAIN:
                    number = max(1, number - 1) if went == BACK else number + 1
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            self.screen.say(say("lesson-left", game=self.lesson.game, number=number))
            return False
        level, seats = self.lesson.level, self.lesson.seats
        self.screen.say(say("lesson-over", game=self.lesson.game, seats=seats, level=level))
        return True

    def teach(self, scene: Scene) -> str:
        """Run a scene until it is played, skipped or left."""
        say, table = self.words, lay(self.lesson.game, scene)
        view = self.game.view(table, scene.seat)
        self.screen.sections(sections_of(self.lesson.game, view, say, self.names), say)
        title, count = say(f"scene-{scene.id}"), len(self.lesson.scenes)
        head = say("lesson-scene", number=scene.number, count=count, title=title)
        self.screen.say(head, "bold yellow")
        self.screen.say(say(f"scene-{scene.id}-say"))
        offers = table.offers(scene.seat)
        legal = [offer.move for offer in offers if offer.rule is None]
        refused = [offer.move for offer in offers if offer.rule is not None]
        labels = [say.say(self.game.label(view, move), self.names) for move in legal + refused]
        self.screen.moves(labels[: len(legal)], 1, True)
        self.screen.moves(labels[len(legal) :], len(legal) + 1, False)
        self.screen.prompt(say(f"scene-{scene.id}-do"))
        while True:
            typed = self.screen.ask().strip().lower()
            if typed in ("skip", "n"):
                return ON
            if typed in ("back", "b"):
                return BACK
            if typed in ("again", "table", "t"):
                return AGAIN
            if typed in ("quit", "q", "exit"):
                return QUIT
            if typed in ("rules", "r"):
                _, found = paragraph(self.lesson.game, scene, say.language)
                self.screen.say(f"§ {found.title}", "bold")
                self.screen.lines(found.text.splitlines())
            elif is_number(typed) and 1 <= int(typed) <= len(labels):
                if self.answer(scene, (legal + refused)[int(typed) - 1]):
                    return ON
            else:
                self.screen.say(say("lesson-not-here"))

    def answer(self, scene: Scene, move: Move) -> bool:
        """Print the result of a move; return whether it was the expected one."""
        say = self.words
        trial = attempt(self.lesson.game, scene, repr(move))
        assert trial is not None
        if trial.rule is not None:
            self.refuse(scene, trial)
            return False
        if not trial.is_right:
            self.screen.say(say(cost_key(say, scene, repr(move))))
            self.screen.say(say("lesson-may-try"))
            if self.screen.ask().strip().lower() in YES:
                self.screen.say(say("lesson-tried"), "bold")
                self.tell(trial.events, scene.seat)
                self.screen.say(say("lesson-trying-free"))
            self.screen.prompt(say(f"scene-{scene.id}-do"))
            return False
        self.screen.say(say(f"scene-{scene.id}-done"), "bold green")
        self.tell(trial.events, scene.seat)
        self.screen.say(say("lesson-enter"))
        self.screen.ask()
        return True

    def refuse(self, scene: Scene, trial: Trial) -> None:
        assert trial.rule is not None
        self.screen.say(self.words(f"rule-{trial.rule.key}"), "bold red")
        later = self.lesson.later(trial.rule.key, scene.number)
        if later is not None:
            title = self.words(f"scene-{later.id}")
            self.screen.say(self.words("lesson-comes", number=later.number, title=title))

    def tell(self, events: Sequence[Event], seat: int) -> None:
        """What happened, as far as the learner saw it."""
        for event in events:
            if event.is_seen_by(seat):
                line = self.words.say(self.game.log_line(event), self.names)
                self.screen.say(f"  {line}", "dim")
