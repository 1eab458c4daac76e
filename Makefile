# Everything a person types. `make` alone lists it.

SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
EXTRAS := cli,lab,server,page,dev

# The first interpreter that is new enough; `make PYTHON=/path/to/python3 …` chooses another.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c '$(NEW_ENOUGH)' >/dev/null 2>&1 && { echo "$$p"; break; }; done)

.DEFAULT_GOAL := help
.PHONY: help setup page play terminal test check compile uncompile bench wheel clean

help: ## list what can be made
	@echo 'Regent. Each of these sets up what it needs first.'
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' Makefile

setup: $(STAMP) ## create .venv with everything in it

# The tool knows by checksums whether anything is to be done; times mean nothing after a clone.
page: $(STAMP) ## build the browser's page, if its sources changed
	@$(BIN)/python tools/page.py --if-needed

play: page ## sit down at a table in the browser
	@$(BIN)/regent serve --open

# `make terminal TITLE=outposts` plays another one.
TITLE := contention
terminal: $(STAMP) ## sit down at a table in the terminal
	@$(BIN)/regent play $(TITLE)

test: page ## run all tests
	@$(BIN)/python tools/need.py chromium postgres
	@$(BIN)/python -m pytest -n 2

check: $(STAMP) ## style, types, directions of imports, papers that follow the code
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python -m pytest tests/test_house.py tests/test_docs.py

compile: $(STAMP) ## build kernel and games as fast extension modules, in place
	@$(BIN)/python tools/compile.py

uncompile: $(STAMP) ## remove the extension modules; pure Python is back
	@$(BIN)/python tools/compile.py --clean

bench: $(STAMP) ## measure ours beside other engines; some minutes, on a quiet machine
	@$(BIN)/python -m bench.run

wheel: page ## build the wheels of a release into dist/ and try them out
	@$(BIN)/python tools/wheel.py

clean: ## remove everything that was made, .venv too
	@find src tests -name '*.so' -delete
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
	@rm -rf build dist .regent .hypothesis .ruff_cache $(VENV) \
		web/node_modules src/regent/server/page

$(STAMP): pyproject.toml constraints.txt
	@if [ -z '$(PYTHON)' ] || ! '$(PYTHON)' -c '$(NEW_ENOUGH)'; then \
		echo 'Regent needs Python 3.11 or newer, and $(or $(PYTHON),python3) is older or missing.'; \
		echo 'Install one, or name it: make setup PYTHON=/path/to/python3.11'; \
		exit 1; \
	fi >&2
	@echo 'Setting up $(VENV) with $(PYTHON); this happens once.'
	@'$(PYTHON)' -m venv $(VENV) || { \
		echo 'The module venv is missing; on Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		-c constraints.txt -e '.[$(EXTRAS)]'
	@touch $@
