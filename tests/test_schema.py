"""What a game declares of its views is what it shows, and what its steps are made with."""

from __future__ import annotations

from typing import Any, TypedDict, get_args, get_type_hints

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from paradice.core.events import EVERYONE
from paradice.core.game import open_name
from paradice.core.observe import asks
from paradice.core.view import arguments_of
from paradice.games import find_game
from paradice.server.endpoints.openapi import openapi, questions_of
from tests.draw import moments
from tests.titles import TITLES


def declared(name: str) -> Any:
    return open_name(find_game(name).schema, type)


def views_of(name: str) -> list[dict[str, Any]]:
    """Views of the golden games: of a spectator, and of who decides or the first seat."""
    game = find_game(name)
    return [
        game.view(table, seat)
        for table, _, _ in moments(game)
        for seat in (EVERYONE, *(table.deciders()[:1] or [0]))
    ]


def tags(view: Any) -> dict[str, Any]:
    """The questions of a view by the names of their steps."""
    return {get_args(get_type_hints(each)["step"])[0]: each for each in questions_of(view)}


@pytest.mark.parametrize("name", TITLES)
def test_a_game_declares_a_question_for_each_step_that_asks_with_its_arguments(name: str) -> None:
    steps = {key: step for key, step in find_game(name).steps.items() if asks(step)}
    questions = tags(declared(name))
    assert set(questions) == set(steps)
    for key, step in steps.items():
        hints = get_type_hints(questions[key])
        assert list(hints) == ["step", *arguments_of(step)], key
        assert {hints[argument] for argument in arguments_of(step)} <= {int}, key


@pytest.mark.parametrize("name", TITLES)
def test_every_view_is_exactly_as_declared(name: str) -> None:
    """Read as its type, a view loses nothing: no key is missing, spare or of another kind."""
    kind = declared(name)
    questions = tags(kind)
    bare = TypedDict("Bare", {**get_type_hints(kind), "asked": Any})  # type: ignore[misc]
    met = set()
    for view in views_of(name):
        assert msgspec.convert(view, bare) == view
        asked = view["asked"]
        assert (asked is None) == (view["result"] is not None)
        if asked is not None:
            met.add(asked["step"])
            assert msgspec.convert(asked, questions[asked["step"]]) == asked
    assert len(met) > 0.7 * len(questions)


@pytest.mark.parametrize("name", TITLES)
def test_the_description_of_the_api_fits_every_view_of_its_game_alone(name: str) -> None:
    parts = openapi()["components"]["schemas"]
    schema = {"$ref": f"#/components/schemas/{name}.{declared(name).__name__}"}
    one = Draft202012Validator({**schema, "components": {"schemas": parts}})
    all_games = parts["Table"]["properties"]["view"]
    either = Draft202012Validator({**all_games, "components": {"schemas": parts}})
    for view in views_of(name)[::9]:
        one.validate(view)
        either.validate(view)
        asked = view["asked"] or {"seat": 0}
        assert not one.is_valid({**view, "asked": {**asked, "step": "Daydream"}})
        assert not one.is_valid({**view, "game": "another"})
