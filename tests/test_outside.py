"""A game from another package, in a fresh environment: played in every way there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from paradice.core.game import BadGame, open_name
from paradice.core.observe import Observer
from paradice.games import entries, find_game
from tests import installed
from tests.outside import ROOT, Place, bare_game, whole_game

PROPERTIES = """
from paradice.core import properties
from paradice.games import find_game
game = find_game("sundial")
def visit(table, seat, moves):
    properties.check_decision(game, table, seat, moves)
    properties.check_refusals(game, table, seat, moves)
    properties.check_copies(game, table)
    properties.check_secrets(game, table, 1)
    properties.check_alike(game, table, seat, moves, 1)
for seed in range(3):
    properties.walk(game, 2 + seed, {}, seed, visit)
print("checked")
"""
ZOO = """
import numpy
from paradice.envs.zoo import Zoo
env = Zoo("sundial").env()
env.reset(seed=1)
steps = 0
for agent in env.agent_iter():
    seen, _, is_over, is_cut, _ = env.last()
    env.step(None if is_over or is_cut else int(numpy.flatnonzero(seen["action_mask"])[0]))
    steps += 1
print(steps)
"""
BENCH = """
import json
from benchmarks import engine
from paradice.games import find_game
engine.RUNS, engine.SECONDS = 1, 0.05
game = find_game("sundial")
print(json.dumps([engine.engine_rate(game), engine.driven_rate(game), engine.clone_time(game)]))
"""
SEARCH = ("--games", "1", "--bots", "adept,random", "--out", "games.csv")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return whole_game(tmp_path_factory.mktemp("whole"))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return bare_game(tmp_path_factory.mktemp("bare"))


def test_it_has_the_properties_of_every_game(whole: Place, tmp_path: Path) -> None:
    done = whole.run("-c", PROPERTIES, cwd=tmp_path)
    assert done.stdout.strip() == "checked", done.stderr


def test_it_is_listed_after_ours(whole: Place, tmp_path: Path) -> None:
    told = whole.paradice("games", cwd=tmp_path)
    assert told.index("Undead") < told.index("Sundial")


def test_it_is_played_at_the_terminal_and_its_record_is_true(whole: Place, tmp_path: Path) -> None:
    typed = "1\n" * 6 + "save game.txt\nquit\n"
    told = whole.paradice("play", "sundial", "--plain", "--seed", "7", cwd=tmp_path, typed=typed)
    assert "When will you wake?" in told
    assert ": true: " in whole.paradice("verify", "game.txt", cwd=tmp_path)
    assert "nap" in whole.paradice("rules", "sundial", "late-sleepers-skip-naps", cwd=tmp_path)


def test_it_is_played_at_the_terminal_in_french(whole: Place, tmp_path: Path) -> None:
    words = ("play", "sundial", "--plain", "--seed", "7", "--lang", "fr")
    told = whole.paradice(*words, cwd=tmp_path, typed="1\n" * 200)
    assert "À quelle heure vous levez-vous ?" in told
    assert "Toutes les aiguilles ont atteint le crépuscule." in told


def test_it_is_simulated_by_random_and_search_bots(whole: Place, tmp_path: Path) -> None:
    whole.paradice("sim", "sundial", *SEARCH, cwd=tmp_path)
    assert len((tmp_path / "games.csv").read_text("utf-8").splitlines()) == 2


def test_it_is_played_by_pettingzoo(whole: Place, tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo")
    done = whole.run("-c", ZOO, cwd=tmp_path)
    assert done.stdout.strip().isdigit(), done.stderr
    assert int(done.stdout) > 10


def test_it_is_benched(whole: Place, tmp_path: Path) -> None:
    done = whole.run("-c", BENCH, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert all(figure > 0 for figure in json.loads(done.stdout))


@pytest.mark.parametrize("kind", ["whole", "bare"])
def test_it_is_played_over_the_network_and_drawn_by_the_plain_face(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    place: Place = request.getfixturevalue(kind)
    with installed.serving(tmp_path, place.program, place.environment) as address:
        assert "/set/sundial" in installed.fetch(f"{address}/")
        assert re.search("<h1[ >].*</h1>", installed.fetch(f"{address}/rules/sundial"))
        installed.try_game(address, "sundial", 300)
        made = installed.fetch(f"{address}/api/tables", {"game": "sundial", "seats": ["me", "me"]})
        page = installed.fetch(f"{address}/t/{json.loads(made)['table']}")
        assert 'id="sketch"' in page


def test_bare_it_is_played_at_the_terminal_by_its_keys(bare: Place, tmp_path: Path) -> None:
    words = ("play", "sundial", "--plain", "--seed", "7")
    told = bare.paradice(*words, cwd=tmp_path, typed="1\n" * 200)
    assert "prompt-PledgeHour" in told
    assert "Move-wake 2" in told
    assert "reason-dusk" in told


def test_bare_it_is_simulated_by_random_bots(bare: Place, tmp_path: Path) -> None:
    words = ("--games", "2", "--bots", "random,random,random", "--out", "games.csv")
    bare.paradice("sim", "sundial", *words, cwd=tmp_path)
    assert len((tmp_path / "games.csv").read_text("utf-8").splitlines()) == 3


def test_bare_it_is_simulated_by_a_search_bot(bare: Place, tmp_path: Path) -> None:
    bare.paradice("sim", "sundial", *SEARCH, cwd=tmp_path)
    assert len((tmp_path / "games.csv").read_text("utf-8").splitlines()) == 2


def test_bare_it_has_the_properties_of_every_game(bare: Place, tmp_path: Path) -> None:
    done = bare.run("-c", PROPERTIES, cwd=tmp_path)
    assert done.stdout.strip() == "checked", done.stderr


def test_without_an_observer_one_sentence_says_so(bare: Place, tmp_path: Path) -> None:
    done = bare.run("-c", "import paradice.envs as e; e.layout('sundial')", cwd=tmp_path)
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith("sundial has no observer: programs cannot see its tables as numbers")


def test_what_a_card_names_must_be_there_and_of_its_class() -> None:
    assert open_name(find_game("riff").observer, Observer)
    with pytest.raises(BadGame, match="is of the class Game, not Observer"):
        open_name(entries()["riff"].value, Observer)
    with pytest.raises(BadGame, match="cannot be opened"):
        open_name("paradice.games.riff.observe:NOTHING", Observer)
