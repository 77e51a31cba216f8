# Everything starts here. The two commands of the README: make play, make test.
# make.py sets everything up, and does play, test and wheel where there is no make.

export VENV ?= .venv
PYTHON ?= $(or $(shell command -v python3 || command -v python),$(error Paradice needs Python 3.11 or later; please install it))
PY = $(VENV)/bin/python

.PHONY: help ready play test check fast test-fast test-browsers test-hosting test-machine wheel test-wheel bench golden drawings fields mutate attack clean

help: ## say what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

play: ## set everything up and start the server (LAN=1 for phones too, ARGS for another command)
	@$(PYTHON) make.py play $(if $(LAN),serve --lan) $(ARGS)

test: ## set everything up and run the tests, interpreted
	@$(PYTHON) make.py test $(ARGS)

ready:
	@$(PYTHON) make.py setup test

check: ready ## formatting, lint, types, escaped pages, import contracts, both languages, coverage of the rulebooks
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports
	@$(PY) tools/fields.py --check
	@$(PY) -m tools.html
	@$(PY) -m pytest -q tests/test_words.py tests/test_grammar.py tests/test_terms.py tests/test_engineers_words.py tests/test_pages.py tests/test_coverage.py

fast: ready ## the compiled build, in build/fast
	@$(PY) tools/fast.py build

test-fast: fast ## property tests, golden games, records and analyses against the compiled build
	@PARADICE_FAST=1 PYTHONPATH=build/fast $(PY) -m pytest -n 2 tests/test_fast.py tests/test_properties.py tests/test_golden.py tests/test_agenda.py tests/test_rows.py tests/test_hints.py tests/games tests/envs tests/bots tests/analysis tests/server/test_secrets.py tests/server/test_rooms.py

test-browsers: ## each game some turns in Chromium, Firefox and WebKit; pictures in build/screens
	@$(PYTHON) make.py setup browsers
	@$(PY) -m pytest -n 2 --dist loadgroup tests/engines/every_engine.py $(ARGS)

test-hosting: ## what deploy holds: nginx, Caddy with TLS, several servers, units; a minute or two
	@$(PYTHON) make.py setup hosting
	@$(PY) -m pytest -n 2 tests/hosting/every_host.py $(ARGS)

test-machine: ## every command of docs/hosting.md on an empty Debian with systemd, and the image; as root, minutes
	@$(PYTHON) make.py setup machine
	@$(PY) -m pytest -n 0 tests/hosting/every_machine.py $(ARGS)

wheel: ## a source archive, a pure wheel and a compiled wheel, in dist
	@$(PYTHON) make.py wheel

test-wheel: ready ## compile and install as players do, from nothing; takes minutes
	@$(PYTHON) make.py setup wheel
	@$(PY) -m pytest -n 0 tests/wheel.py $(ARGS)

bench: fast ## measure everything (ONLY=engine for a part, KEEP=title for a line in results.md)
	@$(PYTHON) make.py setup bench || echo "Not all peers could be installed; they are left out."
	@PYTHONPATH=build/fast:. $(PY) -m benchmarks $(if $(ONLY),--only $(ONLY)) $(if $(KEEP),--keep "$(KEEP)")

fields: ready ## write fields.py of every game anew, after a change of fields.toml
	@$(PY) tools/fields.py

golden: ready ## write the golden games anew, after a change of rules
	@$(PY) -m tests.write_golden

drawings: ready ## keep fingerprints of all drawings anew, after a change players see (ONLY=undead)
	@$(PY) -m tests.draw $(ONLY)

mutate: ready ## put faults into the rules and see which tests notice (ALL=1 for all, ONLY=citadel, SEED=2)
	@$(PY) tools/mutate.py $(if $(ALL),--all) $(if $(ONLY),--only $(ONLY)) $(if $(SEED),--seed $(SEED))

attack: ready ## kill, cut, restart, fuzz, load, soak a running server for hours (ONLY=kill for a part, ARGS="--times 10")
	@PYTHONPATH=$$($(PY) tools/fast.py path):. $(PY) -m tests.attack $(ONLY) $(ARGS)

clean: ## remove what was built
	@rm -rf build dist .venv .mypy_cache .ruff_cache .pytest_cache
