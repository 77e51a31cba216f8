"""OpenSpiel's face passes OpenSpiel's own test, and its own bots play on it."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: paradice[research] has it"
)

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from paradice.envs import openspiel
from paradice.envs.setting import titles
from paradice.games import find_game

TABLES = [
    (name, seats)
    for name in titles()
    for seats in range(find_game(name).fewest, find_game(name).most + 1)
]


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"paradice_{name}", params)


def take_chances(state: Any, rng: Any) -> None:
    while state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))


def play(game: Any, rng: Any, decisions: int) -> Any:
    """Return a position after so many random decisions, and their chances."""
    state = game.new_initial_state()
    take_chances(state, rng)
    while decisions and not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
        take_chances(state, rng)
        decisions -= 1
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_finds_no_fault(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, players=seats), 1, serialize=True, verbose=False)


def evaluator(rng: Any) -> Any:
    return mcts.RandomRolloutEvaluator(1, rng)


def play_through(game: Any, bots: list[Any], rng: Any) -> Any:
    state = game.new_initial_state()
    take_chances(state, rng)
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
        take_chances(state, rng)
    return state


@pytest.mark.parametrize("name", titles())
def test_the_tree_search_of_openspiel_plays_whole_games(name: str) -> None:
    rng = np.random.RandomState(1)
    game = load(name)
    bots = [mcts.MCTSBot(game, 2.0, 2, evaluator(rng), random_state=rng) for _ in range(2)]
    state = play_through(game, bots, rng)
    assert all(-1.0 <= pay <= 1.0 for pay in state.returns())


@pytest.mark.parametrize("name", titles())
def test_the_information_set_search_of_openspiel_plays_whole_games(name: str) -> None:
    rng = np.random.RandomState(1)
    game = load(name)
    bots = [ismcts.ISMCTSBot(game, evaluator(rng), 2.0, 2, random_state=rng) for _ in range(2)]
    state = play_through(game, bots, rng)
    assert all(-1.0 <= pay <= 1.0 for pay in state.returns())


@pytest.mark.parametrize("name", titles())
def test_the_search_of_openspiel_in_c_plus_plus_finds_a_move(name: str) -> None:
    game = load(name)
    rng = np.random.RandomState(1)
    state = play(game, rng, 5)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 5, 100, False, 1, False)
    found = bot.mcts_search(state)
    assert found.best_child().action in state.legal_actions()


@pytest.mark.parametrize("name", titles())
def test_resampling_is_imagining(name: str) -> None:
    game = load(name)
    rng = np.random.RandomState(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    told = set()
    for decisions in range(0, 40, 5):
        state = play(game, rng, decisions)
        if state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(4):
            dreamt = state.resample_from_infostate(player, sampler)
            assert dreamt.information_state_string(player) == state.information_state_string()
            assert dreamt.legal_actions() == state.legal_actions()
            told.add(str(dreamt))
    assert len(told) > 8


def test_a_search_does_not_see_the_cards_to_come() -> None:
    """The same move from two copies of one position turns different cards by different chances."""
    game = load("trekking", chances=64)
    rng = np.random.RandomState(3)
    state = play(game, rng, 0)
    texts = set()
    for chance in range(64):
        twin = state.clone()
        for action in ("take 0", "spend 0"):
            number = find_game("trekking").catalogue.find(action).index
            if number in twin.legal_actions():
                twin.apply_action(number)
        assert twin.is_chance_node()
        twin.apply_action(chance)
        texts.add(twin.information_state_string(0))
    assert len(texts) > 15


def test_a_move_without_a_draw_needs_no_chance() -> None:
    game = load("trekking")
    state = play(game, np.random.RandomState(4), 0)
    before = state.clone()
    state.apply_action(0)
    if "SpendCrystals" in str(state):
        assert not state.is_chance_node()
    assert str(before) != str(state)


@pytest.mark.parametrize("name", titles())
def test_positions_are_copied_and_sent_whole(name: str) -> None:
    game = load(name)
    rng = np.random.RandomState(5)
    state = play(game, rng, 9)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)


@pytest.mark.parametrize("name", titles())
def test_the_tensor_is_the_observation_from_nought_to_one(name: str) -> None:
    game = load(name)
    state = play(game, np.random.RandomState(6), 7)
    observation = make_observation(game)
    for player in range(2):
        observation.set_from(state, player)
        numbers = np.rint(observation.tensor * 127).astype(np.int8)
        single = game.setting.single(state.table())
        single.show(player)
        assert bytes(numbers) == bytes(np.frombuffer(single.numbers, np.int8))
        assert observation.string_from(state, player) == state.observation_string(player)


def test_ranks_sum_up_to_nought_where_everybody_plays_alone() -> None:
    utility = pyspiel.GameType.Utility
    assert load("trekking", players=3).get_type().utility == utility.ZERO_SUM
    assert load("trekking", players=1).get_type().utility == utility.GENERAL_SUM


def test_options_are_parameters_and_bad_ones_are_refused() -> None:
    state = play(load("trekking", first_itinerary="chosen"), np.random.RandomState(1), 0)
    assert "ChooseItinerary" in str(state)
    for params in ({"players": 9}, {"first_itinerary": "stolen"}, {"chances": 1}):
        with pytest.raises(ValueError, match="is not possible; choose"):
            load("trekking", **params)


def test_two_seats_that_choose_in_secret_do_not_see_each_other() -> None:
    game = load("trekking", first_itinerary="chosen")
    state = play(game, np.random.RandomState(1), 0)
    seen = set()
    for action in state.legal_actions():
        twin = state.child(action)
        assert twin.current_player() == 1
        seen.add(twin.information_state_string(1))
    assert len(seen) == 1


def test_moves_are_told_by_their_text() -> None:
    state = play(load("trekking"), np.random.RandomState(1), 0)
    assert state.action_to_string(state.current_player(), 3) == "take 3"
    assert openspiel.CHANCES == 32
