"""What the views of all games share: who looks, what is asked, how it ended, what is awaited."""

from __future__ import annotations

from typing import Any

import pytest

from paradice.core.events import EVERYONE
from paradice.core.moves import Catalogue
from paradice.core.phrase import Phrase
from paradice.core.playout import play_out
from paradice.core.rng import seeded
from paradice.core.schema import Question as Asked
from paradice.core.schema import Seen
from paradice.core.table import Outcome, Question
from paradice.core.view import (
    close_view,
    idle_prompt,
    label_by_key,
    no_thing,
    open_view,
    prompt_by_key,
)
from paradice.games import find_game
from tests.games.trekking import day


def test_a_view_begins_with_who_looks_who_decides_and_what_is_asked() -> None:
    table = day([-49], hours=[9, 0], crystals=2)
    table.play(1, find_game("trekking").catalogue.find("take 5"))
    assert open_view("trekking", table, 0) == {
        "game": "trekking",
        "seat": 0,
        "deciders": [1],
        "asked": {"step": "SpendCrystals", "seat": 1, "slot": 5},
    }


class Silent(Question[Any]):
    """Does not say whom it asks."""

    def numbers(self) -> list[int]:
        return []


def test_a_step_has_one_number_for_each_of_its_arguments() -> None:
    table = day([-49], hours=[9, 0])
    table.plan([Silent(1)])
    with pytest.raises(ValueError, match="zip"):
        open_view("trekking", table, 0)


def test_when_it_is_over_nobody_decides_and_nothing_is_asked() -> None:
    game = find_game("trekking")
    table = game.start(2, {}, 3)
    play_out(table, seeded(1), game.longest)
    assert open_view("trekking", table, EVERYONE) == {
        "game": "trekking",
        "seat": EVERYONE,
        "deciders": [],
        "asked": None,
    }


def test_a_view_ends_with_reason_winners_scores_and_their_parts() -> None:
    assert close_view(Outcome("noon", [1], [3, 7]), [{"total": 3}, {"total": 7}]) == {
        "reason": "noon",
        "winners": [1],
        "scores": [3, 7],
        "sheets": [{"total": 3}, {"total": 7}],
    }


def view_of(seat: int, deciders: list[int]) -> Seen:
    asked: Asked | None = {"step": "TakeCard"} if deciders else None
    return {"game": "trekking", "seat": seat, "deciders": deciders, "asked": asked, "result": None}


def test_who_decides_is_told_what_is_awaited_and_the_others_for_whom_they_wait() -> None:
    assert idle_prompt(view_of(1, [0, 1])) is None
    assert prompt_by_key(view_of(1, [0, 1])) == Phrase("prompt-TakeCard")
    waiting = Phrase("prompt-waiting", {"seat": 2, "others": 1})
    assert idle_prompt(view_of(0, [2, 3])) == prompt_by_key(view_of(0, [2, 3])) == waiting
    assert idle_prompt(view_of(EVERYONE, [2, 3])) == waiting
    assert idle_prompt(view_of(0, [])) == Phrase("prompt-over")


def test_a_move_is_labelled_by_its_verb_and_the_numbers_it_has() -> None:
    catalogue = Catalogue()
    stop, (take, _), (put, *_) = (
        catalogue.one("stop"),
        catalogue.add("take", 2),
        catalogue.add("put", 2, 2),
    )
    assert label_by_key({}, stop) == Phrase("move-stop")
    assert label_by_key({}, take) == Phrase("move-take", {"what": 0})
    assert label_by_key({}, put) == Phrase("move-put", {"what": 0, "where": 0})
    assert no_thing("card", 3) is None
