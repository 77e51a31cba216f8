"""Teach a small network to play Trekking for two, from nothing, by playing against itself.

A masked policy gradient (PPO) in plain numpy on ``paradice.envs.vector``. Every half minute the
network plays the novice through Gymnasium's face; the share of wins is the curve.

    make fast
    PYTHONPATH=build/fast python examples/train_trekking.py --minutes 8

leaves the curve as build/learning.csv and build/learning.svg, and the weights as
build/trekking.npz. The same seed gives the same games, but how many of them fit into the minutes
depends on the machine.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core is the promise

import numpy as np

from paradice.core.game import how_rules_run
from paradice.envs import batch, layout
from paradice.envs.gym import SeatEnv

TABLES = 512
STEPS = 32
"""So many decisions at each table between two lessons."""
HIDDEN = 128
TRAITS = 32
LESSONS = 3
"""So often each decision is looked at."""
PART = 1024
CLIP = 0.2
DECAY = 0.95
CURIOSITY = 0.01
PACE = 1e-3
MARGIN = 40.0
"""Points of lead that are worth a whole win."""

LAYOUT = layout("trekking", 2)
OWN = LAYOUT.find("me.total").start
RIVAL = LAYOUT.find("rival.1.total").start
SLOTS = 6
CARD = np.array(
    [
        [*range(start, start + 8), LAYOUT.find("trek.ahead").start + slot]
        for slot in range(SLOTS)
        for start in [LAYOUT.find(f"row.{slot}.year").start]
    ]
)
"""Where the numbers of each card of the row stand."""


class Network:
    """What is seen → two layers → how much each action is liked, and the lead to expect.

    The six cards of the row are judged alike: each by a layer of its own that all share, weighed by
    what the second layer finds important now.
    """

    def __init__(self, size: int, actions: int, rng: Any) -> None:
        def layer(inputs: int, outputs: int, scale: float) -> list[Any]:
            weights = rng.standard_normal((inputs, outputs)) * scale / np.sqrt(inputs)
            return [weights.astype(np.float32), np.zeros(outputs, np.float32)]

        self.usual = np.zeros(size, np.float32)
        self.spread = np.ones(size, np.float32)
        self.weights: list[Any] = [
            *layer(size, HIDDEN, 1.4),
            *layer(HIDDEN, HIDDEN // 2, 1.4),
            *layer(HIDDEN // 2, actions + 1, 0.1),
            *layer(CARD.shape[1] + SLOTS, TRAITS, 1.4),
            *layer(HIDDEN // 2, TRAITS, 0.1),
        ]
        self.first = [np.zeros_like(array) for array in self.weights]
        self.second = [np.zeros_like(array) for array in self.weights]
        self.count = 0

    def get_used_to(self, seen: Any) -> None:
        """Learn what is usual, so that every number speaks equally loud."""
        self.usual = seen.mean(axis=0, dtype=np.float32)
        self.spread = 1 / np.maximum(seen.std(axis=0, dtype=np.float32), 0.05)

    def think(self, seen: Any) -> dict[str, Any]:
        """Return all layers; the lead of now is part of the lead to expect."""
        w1, b1, w2, b2, w3, b3, wc, bc, wq, bq = self.weights
        inputs = (seen - self.usual) * self.spread
        one = np.maximum(inputs @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        out = two @ w3 + b3
        slots = np.broadcast_to(np.eye(SLOTS, dtype=np.float32), (len(seen), SLOTS, SLOTS))
        cards = np.concatenate([inputs[:, CARD], slots], axis=2).reshape(len(seen) * SLOTS, -1)
        traits = np.maximum(cards @ wc + bc, 0).reshape(len(seen), SLOTS, TRAITS)
        query = two @ wq + bq
        out[:, :SLOTS] += np.einsum("nst,nt->ns", traits, query)
        out[:, -1] += (seen[:, OWN].astype(np.float32) - seen[:, RIVAL]) / MARGIN
        layers = {"inputs": inputs, "one": one, "two": two, "cards": cards}
        return {**layers, "traits": traits, "query": query, "out": out}

    def policy(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Return the chance of each legal action, and the lead to expect."""
        out = self.think(seen)["out"]
        return softmax(out[:, :-1], masks), out[:, -1]

    def learn(self, thought: dict[str, Any], slope: Any, pace: float) -> None:
        """Take one step of Adam against the slope of what came out."""
        _, _, w2, _, w3, _, _, _, wq, _ = self.weights
        one, two, traits = thought["one"], thought["two"], thought["traits"]
        take = slope[:, :SLOTS]
        slope_query = np.einsum("ns,nst->nt", take, traits)
        slope_traits = take[:, :, None] * thought["query"][:, None] * (traits > 0)
        slope2 = (slope @ w3.T + slope_query @ wq.T) * (two > 0)
        slope1 = (slope2 @ w2.T) * (one > 0)
        rises = (
            (thought["inputs"], slope1),
            (one, slope2),
            (two, slope),
            (thought["cards"], slope_traits.reshape(-1, TRAITS)),
            (two, slope_query),
        )
        slopes = [part for layer, rise in rises for part in (layer.T @ rise, rise.sum(0))]
        length = np.sqrt(sum(float((array**2).sum()) for array in slopes))
        self.count += 1
        for i, array in enumerate(slopes):
            array *= min(1.0, 0.5 / (length + 1e-8))
            self.first[i] += 0.1 * (array - self.first[i])
            self.second[i] += 0.001 * (array**2 - self.second[i])
            first = self.first[i] / (1 - 0.9**self.count)
            second = self.second[i] / (1 - 0.999**self.count)
            self.weights[i] -= pace * first / (np.sqrt(second) + 1e-8)


def softmax(liking: Any, masks: Any) -> Any:
    liking = np.where(masks, liking, -1e9)
    chances = np.exp(liking - liking.max(axis=1, keepdims=True)) * masks
    return chances / chances.sum(axis=1, keepdims=True)


def draw(chances: Any, rng: Any) -> Any:
    marks = rng.random((len(chances), 1), dtype=np.float32)
    sums = chances.cumsum(axis=1)
    return np.minimum((sums < marks * sums[:, -1:]).sum(axis=1), chances.shape[1] - 1)


class School:
    """Tables where the network plays all seats, and what it remembers of a round."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.tables = batch("trekking", TABLES, rewards="score", seed=seed)
        self.shown = self.tables.shown()
        self.network = Network(self.tables.layout.size(), self.tables.actions, self.rng)
        self.decisions = 0
        self.games = 0

    def play(self) -> dict[str, Any]:
        """Play a round at all tables, and return every decision with what came of it."""
        seen, masks, actions, chances, values, movers, pays, ends = ([] for _ in range(8))
        for _ in range(STEPS):
            shown = self.shown
            policy, value = self.network.policy(shown.observations, shown.masks)
            action = draw(policy, self.rng)
            rows = np.arange(TABLES)
            wrong = shown.masks[rows, action] == 0  # the last crumb of a rounded sum
            action[wrong] = policy[wrong].argmax(axis=1)
            seen.append(shown.observations)
            masks.append(shown.masks)
            actions.append(action)
            chances.append(policy[rows, action])
            values.append(value)
            movers.append(shown.movers)
            self.shown = self.tables.step(action)
            lead = (self.shown.rewards - self.shown.rewards[:, ::-1]) / MARGIN
            pays.append(lead.astype(np.float32))
            ends.append(self.shown.ends)
        self.decisions += STEPS * TABLES
        self.games += int(np.sum(ends))
        gains = self.look_back(values, movers, pays, ends)
        return {
            "seen": np.concatenate(seen),
            "masks": np.concatenate(masks),
            "actions": np.concatenate(actions),
            "chances": np.concatenate(chances),
            "gains": np.concatenate(gains),
            "targets": np.concatenate(gains) + np.concatenate(values),
        }

    def look_back(self, values: Any, movers: Any, pays: Any, ends: Any) -> list[Any]:
        """Return by how much each decision went better than expected, seat by seat."""
        rows = np.arange(TABLES)
        hope = self.network.policy(self.shown.observations, self.shown.masks)[1]
        ahead = np.zeros((TABLES, 2), np.float32)
        ahead[rows, self.shown.movers] = hope
        ahead[rows, 1 - self.shown.movers] = -hope  # what one seat wins the other loses
        better = np.zeros((TABLES, 2), np.float32)
        paid = np.zeros((TABLES, 2), np.float32)
        gains: list[Any] = []
        for step in range(STEPS - 1, -1, -1):
            over = ends[step]
            ahead[over] = 0.0
            better[over] = 0.0
            paid[over] = pays[step][over]
            who = movers[step]
            surprise = paid[rows, who] + ahead[rows, who] - values[step]
            gain = surprise + DECAY * better[rows, who]
            paid[rows, who] = 0.0
            ahead[rows, who] = values[step]
            better[rows, who] = gain
            gains.insert(0, gain)
        return gains

    def teach(self, memory: dict[str, Any], pace: float) -> None:
        """Make what went better than expected more likely, a little at a time."""
        count = len(memory["actions"])
        gains = memory["gains"]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(LESSONS):
            order = self.rng.permutation(count)
            for start in range(0, count, PART):
                part = order[start : start + PART]
                rows = np.arange(len(part))
                masks, actions = memory["masks"][part], memory["actions"][part]
                thought = self.network.think(memory["seen"][part])
                policy = softmax(thought["out"][:, :-1], masks)
                ratio = policy[rows, actions] / memory["chances"][part]
                gain = gains[part]
                open_ = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                push = np.where(open_, gain * ratio, 0.0)
                logs = np.log(policy + 1e-12)
                spread = -(policy * logs).sum(axis=1, keepdims=True)
                slope = np.empty_like(thought["out"])
                slope[:, :-1] = policy * push[:, None]
                slope[rows, actions] -= push
                slope[:, :-1] += CURIOSITY * policy * (logs + spread)
                slope[:, -1] = 0.5 * (thought["out"][:, -1] - memory["targets"][part])
                self.network.learn(thought, slope / len(part), pace)


def examine(network: Network, level: str, games: int, seed: int) -> float:
    """Return the share of wins against a bot, seats drawn by lot; a shared win is half a win."""
    env = SeatEnv("trekking", level=level)
    total = 0.0
    for game in range(games):
        observation, _ = env.reset(seed=seed if game == 0 else None)
        over, reward = False, 0.0
        while not over:
            mask = observation["action_mask"][None]
            policy, _ = network.policy(observation["observation"][None], mask)
            observation, reward, over, _, _ = env.step(int(policy.argmax()))
        total += (reward + 1) / 2
    return total / games


def picture(curve: list[tuple[float, int, float]]) -> str:
    """Return the curve as a drawing: wins against the novice, minute by minute."""
    wide, high, left, low = 720, 360, 60, 310
    last = max(curve[-1][0], 0.1)
    step = 1 if last <= 12 else 5

    def x(minutes: float) -> float:
        return round(left + minutes / last * (wide - left - 20), 1)

    def y(share: float) -> float:
        return round(low - share * (low - 30), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="sans-serif" font-size="13" role="img">',
        "<title>Wins against the novice, by minutes of training</title>",
        f'<rect width="{wide}" height="{high}" fill="#fbf8f1"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        dash = "" if share == 0.5 else ' stroke-dasharray="2 4"'
        lines.append(
            f'<path d="M{left} {y(share)}H{wide - 20}" stroke="#b9ad95"{dash}/>'
            f'<text x="{left - 8}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>'
        )
    lines += [
        f'<text x="{x(m)}" y="{low + 20}" text-anchor="middle">{m}</text>'
        for m in range(0, int(last) + 1, step)
    ]
    points = " ".join(f"{x(minutes)},{y(share)}" for minutes, _, share in curve)
    lines += [
        f'<polyline points="{points}" fill="none" stroke="#1f5f8b" stroke-width="2.5"/>',
        *(f'<circle cx="{x(m)}" cy="{y(s)}" r="3.5" fill="#1f5f8b"/>' for m, _, s in curve),
        f'<text x="{left}" y="18">Trekking for two: games won against the novice</text>',
        f'<text x="{wide - 20}" y="{high - 10}" text-anchor="end">minutes on one core</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=200, help="games of an examination")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build"))
    args = parser.parse_args()
    if how_rules_run() == "interpreted":
        print("The rules run interpreted: expect a twentieth of the speed (make fast).")
    school = School(args.seed)
    school.network.get_used_to(school.play()["seen"])
    curve: list[tuple[float, int, float]] = []
    spent, next_exam = 0.0, 0.0
    while True:
        if spent >= next_exam or spent >= args.minutes * 60:
            share = examine(school.network, "novice", args.games, seed=args.seed)
            curve.append((spent / 60, school.decisions, share))
            print(
                f"{spent / 60:5.1f} min  {school.games:9,} games  {school.decisions:12,} decisions"
                f"  {share:6.1%} against novice",
                flush=True,
            )
            next_exam += 30.0
            if spent >= args.minutes * 60:
                break
        start = time.process_time()
        pace = PACE * max(0.1, 1 - spent / (args.minutes * 60))
        school.teach(school.play(), pace)
        spent += time.process_time() - start
    for level in ("novice", "adept"):
        print(f"{level}: {examine(school.network, level, args.games, seed=99):.1%} of games won")
    args.out.mkdir(exist_ok=True)
    rows = [f"{minutes:.2f},{decisions},{share:.4f}" for minutes, decisions, share in curve]
    (args.out / "learning.csv").write_text("\n".join(["minutes,decisions,wins", *rows, ""]))
    (args.out / "learning.svg").write_text(picture(curve))
    np.savez_compressed(args.out / "trekking.npz", *school.network.weights)


if __name__ == "__main__":
    main()
