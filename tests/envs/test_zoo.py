"""PettingZoo's face passes PettingZoo's own tests, and says what is wrong."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: paradice[research] has it")

import numpy as np
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from paradice.core.match import new_match
from paradice.envs.setting import GameIsOver, IllegalAction, titles
from paradice.games import find_game

TABLES = [
    (name, seats)
    for name in titles()
    for seats in range(find_game(name).fewest, find_game(name).most + 1)
]
NOT_A_BOX = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
"""The mask is in the observation, as PettingZoo's own card and board games have it."""


def zoo(name: str) -> Any:
    return import_module(f"paradice.envs.{name}_v0")


@pytest.mark.filterwarnings("error", *NOT_A_BOX)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_no_fault_in_turns(name: str, seats: int) -> None:
    api_test(zoo(name).env(seats=seats), num_cycles=1000)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_the_same_game_for_the_same_seed(name: str, seats: int) -> None:
    seed_test(partial(zoo(name).env, seats=seats), num_cycles=200)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_no_fault_in_cycles(name: str, seats: int) -> None:
    parallel_api_test(zoo(name).parallel_env(seats=seats), num_cycles=1000)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_that_cycles_can_be_limited(name: str, seats: int) -> None:
    """From a seed: one game of Riff for four in two hundred is lost within four cycles."""

    def prepared(make: Any, **limits: Any) -> Any:
        env = make(seats=seats, **limits)
        env.reset(seed=1)
        for number, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(number)
        return env

    module = zoo(name)
    max_cycles_test(
        SimpleNamespace(
            env=partial(prepared, module.env), parallel_env=partial(prepared, module.parallel_env)
        )
    )


@pytest.mark.parametrize("name", titles())
def test_a_seed_deals_the_same_table_as_everywhere_in_the_house(name: str) -> None:
    env = zoo(name).env(seats=2)
    env.reset(seed=5)
    game = find_game(name)
    table = new_match(game, 2, env.setting.options, 5).table
    assert game.write(env.single.table) == game.write(table)


@pytest.mark.parametrize("name", titles())
def test_the_end_is_rewarded_by_rank(name: str) -> None:
    env = zoo(name).env(seats=2)
    env.reset(seed=1)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated:
            rewards[agent] = reward
            assert not observation["action_mask"].any()
            assert "outcome" in info
            env.step(None)
            continue
        assert reward == 0.0
        assert not truncated
        assert (info["action_mask"] == observation["action_mask"]).all()
        env.step(env.action_space(agent).sample())
    outcome = env.single.table.outcome()
    if find_game(name).cooperative:
        assert set(rewards.values()) == {1.0 if outcome.winners else -1.0}
    else:
        assert sum(rewards.values()) == 0.0
        assert all(rewards[f"seat_{seat}"] >= 0.0 for seat in outcome.winners)


def test_the_end_can_be_rewarded_by_score() -> None:
    env = zoo("trekking").parallel_env(seats=3, rewards="score")
    env.reset(seed=1)
    while env.agents:
        actions = {agent: env.action_space(agent).sample() for agent in env.agents}
        _, rewards, *_ = env.step(actions)
    assert list(rewards.values()) == env.single.table.outcome().scores


def test_a_masked_action_raises_with_the_rule_that_forbids_it() -> None:
    env = zoo("trekking").env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="ancestor-opens-no-trek: An Ancestor") as refused:
        env.step(6)
    assert refused.value.rule is not None
    assert refused.value.rule.key == "ancestor-opens-no-trek"
    with pytest.raises(IllegalAction, match=r"\(choose 0\): not-asked-now"):
        env.step(17)


@pytest.mark.parametrize("action", [-1, 21, 1.5, "take", None])
def test_a_foreign_action_says_which_there_are(action: Any) -> None:
    env = zoo("trekking").env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="from 0 to 20"):
        env.step(action)
    assert env.last()[0]["action_mask"].any()


def test_stepping_a_finished_game_says_so() -> None:
    env = zoo("trekking").env(seats=1)
    with pytest.raises(GameIsOver, match=r"reset\(\) deals"):
        env.step(0)
    env.reset(seed=1)
    while not env.last()[2]:
        env.step(env.action_space("seat_0").sample())
    with pytest.raises(GameIsOver, match=r"step\(None\)"):
        env.step(0)
    env.step(None)
    with pytest.raises(GameIsOver, match="the game is over"):
        env.step(None)


def test_who_is_not_asked_sees_but_may_not_play() -> None:
    env = zoo("trekking").env(seats=2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    observation = env.observe(other)
    assert observation["observation"].any()
    assert not observation["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_observations_stay_as_they_were_given() -> None:
    env = zoo("trekking").env(seats=2)
    env.reset(seed=1)
    first = env.last()[0]
    kept = {key: array.copy() for key, array in first.items()}
    for _ in range(10):
        env.step(env.action_space(env.agent_selection).sample())
    assert all((first[key] == kept[key]).all() for key in kept)


def test_in_a_cycle_who_is_not_asked_waits() -> None:
    env = zoo("trekking").parallel_env(seats=2)
    observations, _ = env.reset(seed=1)
    waiting = [name for name, seen in observations.items() if seen["action_mask"][-1]]
    asked = next(name for name in observations if name not in waiting)
    assert len(waiting) == 1
    with pytest.raises(ValueError, match="has no action"):
        env.step({asked: 0})
    with pytest.raises(IllegalAction, match="not-your-decision"):
        env.step({asked: 0, waiting[0]: 0})
    with pytest.raises(IllegalAction, match="from 0 to 20"):
        env.step({asked: env.wait, waiting[0]: env.wait})
    env.step({asked: np.int64(0), waiting[0]: env.wait})


def test_all_who_decide_at_once_do_so_in_one_cycle() -> None:
    env = zoo("trekking").parallel_env(seats=3, options={"first-itinerary": "chosen"})
    observations, _ = env.reset(seed=1)
    assert not any(seen["action_mask"][-1] for seen in observations.values())
    choose = env.setting.game.catalogue.find("choose 2").index
    observations, *_ = env.step(dict.fromkeys(env.agents, choose))
    assert sum(not seen["action_mask"][-1] for seen in observations.values()) == 1


def test_a_table_is_drawn_in_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo("trekking").env(render_mode="ansi")
    env.reset(seed=1)
    assert "Waiting for seat_" in env.render()
    env = zoo("trekking").env(render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "Waiting for seat_" in capsys.readouterr().out
    with pytest.raises(ValueError, match="choose human, ansi"):
        zoo("trekking").env(render_mode="rgb_array")


def test_what_a_spectator_sees_is_the_state() -> None:
    env = zoo("trekking").env(seats=2)
    env.reset(seed=1)
    before = env.last()[0]["observation"]
    state = env.state()
    hand = env.layout.find("hand.0.heights").start
    assert not state[hand:].any()
    assert before[hand:].any()
    assert (env.last()[0]["observation"] == before).all()
