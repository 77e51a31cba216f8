"""What other projects' own games do, measured through their own interfaces.

Every function here measures one peer and returns a rate, in units a second:
decisions, steps, simulations or moves. A peer whose package is not installed
is skipped with a sentence on standard error, and its function returns None.

Each measurement warms up and then takes the best of three short runs, because
on a machine with other work the best run is the one least disturbed. The runs
of one measurement play the same games from the same seeds. What is not the
peer's own work is kept as small as it can be: the random choice among the
legal moves is one multiplication, and chance is sampled by one walk over the
outcomes.

``python -m benchmarks.peers --help`` says how to run it.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

RUNS = 3
SECONDS = 1.0
WARM_UP = 0.3

MCTS_SIMULATIONS = 250
"""Simulations of one search; a run makes as many searches as fit."""

BOARDGAMEIO = "0.50.2"
BOARDGAMEIO_TABLES = 50
BOARDGAMEIO_LIMIT = 20.0
"""Seconds within which the measurement of boardgame.io ends in any case."""

_HERE = Path(__file__).resolve().parent
_NODE_PART = _HERE / "peer_boardgameio.cjs"
_NODE_MODULES = _HERE.parent / "build" / "peers"


# --- the measuring itself ----------------------------------------------------


def best_rate(play: Callable[[int], int], seconds: float) -> float:
    """The best rate of ``RUNS`` runs of ``seconds`` each.

    ``play(seed)`` does one whole piece of work, a game or a search, and returns
    how many units it was. Runs end with a finished piece: a game's late moves
    cost otherwise than its early ones, and both must count.
    """
    _rate(play, min(WARM_UP, seconds))
    return max(_rate(play, seconds) for _ in range(RUNS))


def _rate(play: Callable[[int], int], seconds: float) -> float:
    units = 0
    seed = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        seed += 1
        units += play(seed)
        elapsed = time.perf_counter() - start
    return units / elapsed


def _skip(name: str, reason: str) -> None:
    print(f"{name} is skipped: {reason}", file=sys.stderr)


def _module(name: str, module: str, package: str) -> ModuleType | None:
    """The peer's module, or None and a sentence when it is not installed."""
    # pygame, which PettingZoo's board games import, greets on standard output.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        return importlib.import_module(module)
    except ImportError as error:
        _skip(name, f"{package} is not installed or not whole ({error}).")
        return None


# --- OpenSpiel ---------------------------------------------------------------


def _openspiel_play(pyspiel: ModuleType, game: Any) -> Callable[[int], int]:
    """Random play of one OpenSpiel game from a Python loop.

    Chance nodes are sampled and cost their time, but are no decisions.
    """
    chance = int(pyspiel.PlayerId.CHANCE)
    terminal = int(pyspiel.PlayerId.TERMINAL)

    def play(seed: int) -> int:
        uniform = Random(seed).random
        state = game.new_initial_state()
        decisions = 0
        while (player := state.current_player()) != terminal:
            if player == chance:
                left = uniform()
                outcomes = state.chance_outcomes()
                happens = outcomes[-1][0]
                for outcome, probability in outcomes:
                    left -= probability
                    if left < 0.0:
                        happens = outcome
                        break
                state.apply_action(happens)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(uniform() * len(legal))])
                decisions += 1
        return decisions

    return play


def openspiel_crazy_eights(seconds: float = SECONDS) -> float | None:
    """OpenSpiel's Crazy Eights, written in C++, five players at random."""
    pyspiel = _module("peer.openspiel.crazy_eights", "pyspiel", "open_spiel")
    if pyspiel is None:
        return None
    return best_rate(_openspiel_play(pyspiel, pyspiel.load_game("crazy_eights")), seconds)


def openspiel_backgammon(seconds: float = SECONDS) -> float | None:
    """OpenSpiel's backgammon, written in C++, two players at random."""
    pyspiel = _module("peer.openspiel.backgammon", "pyspiel", "open_spiel")
    if pyspiel is None:
        return None
    return best_rate(_openspiel_play(pyspiel, pyspiel.load_game("backgammon")), seconds)


def openspiel_python_game(seconds: float = SECONDS) -> float | None:
    """OpenSpiel's ant foraging, written in Python, two players at random.

    The longest of the games that OpenSpiel itself has in Python: up to 100
    decisions a game and no chance. The next, team dominoes, has 22 decisions
    and 28 chance nodes that would cost time and not count.
    """
    name = "peer.openspiel.python_game"
    # Importing the game's module is what registers the game.
    if _module(name, "open_spiel.python.games.ant_foraging", "open_spiel") is None:
        return None
    pyspiel = importlib.import_module("pyspiel")
    return best_rate(_openspiel_play(pyspiel, pyspiel.load_game("python_ant_foraging")), seconds)


def openspiel_mcts_backgammon(seconds: float = SECONDS) -> float | None:
    """OpenSpiel's search in C++ on backgammon's first position, one core.

    Each simulation descends the tree and ends in one random game.
    """
    pyspiel = _module("peer.openspiel.mcts_backgammon", "pyspiel", "open_spiel")
    if pyspiel is None:
        return None
    game = pyspiel.load_game("backgammon")
    start = game.new_initial_state()
    start.apply_action(start.chance_outcomes()[0][0])  # the opening throw

    def search(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            2.0,  # the weight of exploring
            MCTS_SIMULATIONS,
            1000,  # megabytes
            False,  # no solving: every simulation is made
            seed,
            False,  # not verbose
        )
        return int(bot.mcts_search(start).explore_count)

    return best_rate(search, seconds)


# --- Catanatron --------------------------------------------------------------


def catanatron(seconds: float = SECONDS) -> float | None:
    """Catanatron's Catan, written in Python, its four random players."""
    module = _module("peer.catanatron", "catanatron", "catanatron")
    if module is None:
        return None
    colors = list(module.Color)

    def play(seed: int) -> int:
        players = [module.RandomPlayer(color) for color in colors]
        game = module.Game(players, seed=seed)
        game.play()
        return len(game.state.actions)  # one for each tick

    return best_rate(play, seconds)


# --- PettingZoo --------------------------------------------------------------


def _pettingzoo_play(env: Any) -> Callable[[int], int]:
    """Random legal play of one PettingZoo game through its turn interface.

    The steps that only take an ended game's players out are no steps here.
    """

    def play(seed: int) -> int:
        uniform = Random(seed).random
        steps = 0
        env.reset(seed=seed)
        for _agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(uniform() * len(legal))]))
            steps += 1
        return steps

    return play


def pettingzoo_connect_four(seconds: float = SECONDS) -> float | None:
    """PettingZoo's Connect Four, about 21 steps a game."""
    module = _module(
        "peer.pettingzoo.connect_four",
        "pettingzoo.classic.connect_four_v3",
        "pettingzoo[classic]",
    )
    if module is None:
        return None
    return best_rate(_pettingzoo_play(module.env()), seconds)


def pettingzoo_go(seconds: float = SECONDS) -> float | None:
    """PettingZoo's go on its own 19 by 19 board, several hundred steps a game."""
    module = _module("peer.pettingzoo.go", "pettingzoo.classic.go_v5", "pettingzoo[classic]")
    if module is None:
        return None
    return best_rate(_pettingzoo_play(module.env()), seconds)


# --- boardgame.io ------------------------------------------------------------


def boardgameio_moves_50(seconds: float = SECONDS) -> float | None:
    """boardgame.io's server in memory: 50 tables of two clients, 10 kB of state.

    A move counts when both clients of its table have been informed of it. The
    server sends the whole state, as it does unless configured otherwise; its way of
    sending differences is slower on this state. Server and clients are two
    processes of node on this machine.
    """
    name = "peer.boardgameio.moves_50"
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node is None or npm is None:
        _skip(name, "node and npm are not both installed.")
        return None
    problem = _install_boardgameio(npm)
    if problem is not None:
        _skip(name, problem)
        return None
    command = [node, str(_NODE_PART)]
    env = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(
        [*command, "serve", str(_NODE_MODULES)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=env,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()  # ends with the server, if it fails
            if not line:
                _skip(name, "its server did not start.")
                return None
            ports = json.loads(line)
            arguments = [
                ports["port"],
                ports["lobby"],
                BOARDGAMEIO_TABLES,
                min(seconds, 3.0),
                RUNS,
            ]
            answer = subprocess.run(
                [*command, "play", str(_NODE_MODULES), *map(str, arguments)],
                stdout=subprocess.PIPE,
                env=env,
                text=True,
                timeout=BOARDGAMEIO_LIMIT,
                check=True,
            )
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
            _skip(name, f"its clients did not finish ({error}).")
            return None
        finally:
            server.kill()
    rates: list[float] = json.loads(answer.stdout)["rates"]
    return max(rates)


def _install_boardgameio(npm: str) -> str | None:
    """Puts boardgame.io under build/; a sentence says what went wrong."""
    manifest = _NODE_MODULES / "node_modules" / "boardgame.io" / "package.json"
    if manifest.exists():
        installed = json.loads(manifest.read_text("utf-8"))["version"]
        if installed == BOARDGAMEIO:
            return None
    _NODE_MODULES.mkdir(parents=True, exist_ok=True)
    # With a package file of its own, npm does not look for one further up.
    (_NODE_MODULES / "package.json").write_text('{"private": true}\n', "utf-8")
    options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"]
    try:
        subprocess.run(
            [npm, "install", *options, f"boardgame.io@{BOARDGAMEIO}"],
            cwd=_NODE_MODULES,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60.0,
            check=True,
        )
    except subprocess.TimeoutExpired:
        return f"npm did not install boardgame.io {BOARDGAMEIO} within a minute."
    except subprocess.CalledProcessError as error:
        said = str(error.stderr).strip()
        return f"npm could not install boardgame.io {BOARDGAMEIO}: {said}"
    return None


# --- all of them -------------------------------------------------------------


class Peer(NamedTuple):
    """One measurement: how to take it, what it counts, whose version matters."""

    measure: Callable[[float], float | None]
    unit: str
    package: str


PEERS: dict[str, Peer] = {
    "peer.openspiel.crazy_eights": Peer(openspiel_crazy_eights, "decisions", "open_spiel"),
    "peer.openspiel.backgammon": Peer(openspiel_backgammon, "decisions", "open_spiel"),
    "peer.openspiel.python_game": Peer(openspiel_python_game, "decisions", "open_spiel"),
    "peer.openspiel.mcts_backgammon": Peer(openspiel_mcts_backgammon, "simulations", "open_spiel"),
    "peer.catanatron": Peer(catanatron, "decisions", "catanatron"),
    "peer.pettingzoo.connect_four": Peer(pettingzoo_connect_four, "steps", "pettingzoo"),
    "peer.pettingzoo.go": Peer(pettingzoo_go, "steps", "pettingzoo"),
    "peer.boardgameio.moves_50": Peer(boardgameio_moves_50, "moves", "boardgame.io"),
}


def _version(package: str) -> str:
    if package == "boardgame.io":
        return BOARDGAMEIO
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "of its own building"


def measure(only: str = "", seconds: float = SECONDS) -> dict[str, float]:
    """The rates of the peers whose name begins with ``only``.

    Skipped peers are left out. As each is done, a line on standard error says
    what it counted and which version it was.
    """
    rates: dict[str, float] = {}
    for name, peer in PEERS.items():
        if not name.startswith(only):
            continue
        rate = peer.measure(seconds)
        if rate is None:
            continue
        rates[name] = round(rate, 1)
        print(
            f"{name}: {rate:,.1f} {peer.unit} a second ({peer.package} {_version(peer.package)})",
            file=sys.stderr,
        )
    return rates


def _help_on_peers() -> str:
    lines = ["peers:"]
    for name, peer in PEERS.items():
        first = (peer.measure.__doc__ or "").partition("\n")[0]
        lines += [f"  {name} ({peer.unit} a second)", f"      {first}"]
    lines += [
        "",
        "how it measures:",
        f"  Each peer warms up, then the best of {RUNS} runs counts. The whole list",
        "  takes about a minute; the first time, npm also fetches boardgame.io",
        f"  {BOARDGAMEIO} into build/peers. Everything runs on this machine, and",
        "  nothing listens but on 127.0.0.1, for as long as its measurement lasts.",
        "  A peer that is not installed is skipped with a sentence on standard",
        "  error and is not in the answer: pip install 'paradice[bench]' brings",
        "  the Python ones, and boardgame.io needs node and npm.",
        "",
        "what comes out:",
        "  One JSON object on standard output, a name and a rate for each peer:",
        '  {"peer.catanatron": 15012.3, ...}. Higher is faster. Rates compare only',
        "  with rates of the same machine in the same hour.",
        "",
        "examples:",
        "  python -m benchmarks.peers",
        "  python -m benchmarks.peers --only peer.openspiel",
        "  python -m benchmarks.peers --only peer.catanatron --seconds 0.1",
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers",
        description="Measure other projects' own games on this machine.",
        epilog=_help_on_peers(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--only",
        metavar="PREFIX",
        default="",
        help="measure only the peers whose name begins with PREFIX",
    )
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=float,
        default=SECONDS,
        help=f"length of one of the {RUNS} runs of each peer (default {SECONDS})",
    )
    options = parser.parse_args(arguments)
    if options.seconds <= 0.0:
        parser.error("--seconds must be more than 0")
    if not any(name.startswith(options.only) for name in PEERS):
        parser.error(f"no peer begins with {options.only!r}; there are {', '.join(PEERS)}")
    print(json.dumps(measure(options.only, options.seconds), indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
