"""Gymnasium's face passes Gymnasium's own test, and says what is wrong."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

gymnasium = pytest.importorskip(
    "gymnasium", reason="Gymnasium is not installed: paradice[research] has it"
)

from gymnasium.utils.env_checker import check_env

import paradice.envs.gym
from paradice.envs.setting import GameIsOver, IllegalAction, titles
from paradice.games import find_game

TABLES = [
    (name, seats)
    for name in titles()
    for seats in range(find_game(name).fewest, find_game(name).most + 1)
]


def make(name: str, **setting: Any) -> Any:
    return gymnasium.make(f"paradice/{name.capitalize()}-v0", **setting)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_finds_no_fault(
    name: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(make(name, seats=seats, level="random").unwrapped)


@pytest.mark.parametrize("name", titles())
def test_one_seat_plays_to_the_end_against_bots(name: str) -> None:
    env = make(name, level="novice", seat=1)
    observation, info = env.reset(seed=2)
    rewards = []
    over = False
    while not over:
        assert info["seat"] == 1
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert env.unwrapped.action_masks().any()
        observation, reward, over, cut, info = env.step(env.action_space.sample())
        rewards.append(reward)
        assert not cut
    assert not any(rewards[:-1])
    assert -1.0 <= rewards[-1] <= 1.0
    assert "winners" in info["outcome"]


def test_the_learner_sits_on_another_seat_in_every_game() -> None:
    env = make("trekking", seats=4, level="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2, 3}


def test_a_masked_action_loses_and_is_told() -> None:
    env = make("trekking", level="random")
    env.reset(seed=1)
    *_, reward, over, cut, info = env.step(20)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "not-asked-now" in info["forbidden"]
    with pytest.raises(GameIsOver, match=r"reset\(\) deals the next"):
        env.step(0)


def test_a_strict_table_raises_with_the_rule_that_forbids_a_masked_action() -> None:
    env = make("trekking", level="random", strict=True)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="not-asked-now"):
        env.step(20)
    env.step(env.action_space.sample())


@pytest.mark.parametrize("action", [-1, 21, 0.5, None])
def test_a_foreign_action_always_raises(action: Any) -> None:
    env = make("trekking", level="random").unwrapped
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="from 0 to 20"):
        env.step(action)


def test_a_table_that_cannot_be_set_is_refused_with_what_could() -> None:
    for setting, hint in (
        ({"seats": 9}, "choose 1, 2, 3, 4"),
        ({"seat": 2}, "choose 0 to 1"),
        ({"level": "deity"}, "novice"),
        ({"rewards": "money"}, "choose rank, score"),
        ({"options": {"weather": "fine"}}, "first-itinerary"),
    ):
        with pytest.raises(ValueError, match=hint):
            make("trekking", **setting)


def test_tables_can_be_stepped_as_gymnasium_vectors() -> None:
    tables = gymnasium.make_vec(
        "paradice/Trekking-v0", num_envs=3, vectorization_mode="sync", level="random"
    )
    observations, _ = tables.reset(seed=1)
    assert observations["observation"].shape == (3, paradice.envs.layout("trekking").size())
    actions = observations["action_mask"].argmax(axis=1)
    observations, rewards, *_ = tables.step(actions)
    assert rewards.shape == (3,)


def test_the_actions_drawn_are_legal_and_the_space_can_be_sent() -> None:
    env = make("trekking", level="random").unwrapped
    observation, _ = env.reset(seed=1)
    drawn = {int(env.action_space.sample()) for _ in range(100)}
    assert drawn == set(observation["action_mask"].nonzero()[0])
    sent = pickle.loads(pickle.dumps(env.action_space))
    assert sent == env.action_space
    assert sent.legal is None
