# One way in for everything. The two commands of the README: make play, make test.

VENV ?= .venv
PY = $(VENV)/bin/python
READY = $(VENV)/.ready

.PHONY: help play test check fast test-fast bench golden mutate clean

help: ## say what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

$(VENV)/.play: pyproject.toml constraints.txt tools/setup.sh
	@tools/setup.sh $(VENV) fast
	@touch $@

$(READY): pyproject.toml constraints.txt tools/setup.sh
	@tools/setup.sh $(VENV) dev,research,lab,cluster chromium postgresql gcc
	@touch $@ $(VENV)/.play

play: $(VENV)/.play ## set everything up and open the parlour
	@mkdir -p build
	@[ "$$($(PY) tools/fast.py path)" = "$(CURDIR)/build/fast" ] || \
		(nice $(PY) tools/fast.py build >build/fast.out 2>&1 &)
	@PYTHONPATH=$$($(PY) tools/fast.py path) $(PY) -m paradice.cli

test: $(READY) ## set everything up and run the tests, interpreted
	@$(PY) -m pytest -n 2 --dist worksteal $(ARGS)

check: $(READY) ## formatting, lint, types, import arrows, both languages
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports
	@$(PY) -m pytest -q tests/test_words.py tests/test_pages.py

fast: $(READY) ## the compiled build, in build/fast
	@$(PY) tools/fast.py build

test-fast: fast ## laws, told games and records against the compiled build
	@PARADICE_FAST=1 PYTHONPATH=build/fast $(PY) -m pytest -n 2 tests/test_fast.py tests/test_laws.py tests/test_told.py tests/test_agenda.py tests/test_rows.py tests/test_memory.py tests/games tests/envs tests/bots tests/server/test_secrets.py tests/server/test_rooms.py

bench: fast ## measure everything (ONLY=engine for a part, KEEP=title for a line in results.md)
	@tools/setup.sh $(VENV) dev,research,bench || echo "Not all peers could be installed; they are left out."
	@PYTHONPATH=build/fast:. $(PY) -m benchmarks $(if $(ONLY),--only $(ONLY)) $(if $(KEEP),--keep "$(KEEP)")

golden: $(READY) ## tell the told games anew, after a change of rules
	@$(PY) -m tests.tell

mutate: $(READY) ## put faults into the rules and see which tests notice (ALL=1 for all, ONLY=citadel, SEED=2)
	@$(PY) tools/mutate.py $(if $(ALL),--all) $(if $(ONLY),--only $(ONLY)) $(if $(SEED),--seed $(SEED))

clean: ## remove what was built
	@rm -rf build .venv .mypy_cache .ruff_cache .pytest_cache
