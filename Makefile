# Everything a person types. `make help` lists it.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest
TYPES  := $(BIN)/mypy && $(BIN)/python -m tests.tools.qmllint

unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of processes: each would compile everything again

.PHONY: help run test slow conditions lint layout format translations bench simulate screens package demo-cabinet wheel clean lock art conformance counts mathematics playthroughs
.DEFAULT_GOAL := help

help:           ## list the targets
	@grep -E '^[a-z-]+: .*##|^[a-z-]+:  *##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | sort | expand -t 14

run: $(VENV)/ready          ## open the table as a demonstration; without a display, play it offscreen and leave pictures
	@$(BIN)/croupier --demo --bots 3 --windowed 1600x900 --data .cache/demonstration --pictures .cache/demonstration/pictures

test: layout                ## lint, types and the ordinary tests; the types are checked beside the tests
	@mkdir -p .cache
	{ $(TYPES); } >.cache/types.log 2>&1 & types=$$!; $(PYTEST) -q -n 2; tests=$$?; \
	wait $$types; types=$$?; cat .cache/types.log; [ $$tests = 0 ] && [ $$types = 0 ]

slow: $(VENV)/ready         ## the long tests, and the properties on many more examples
	$(PYTEST) -q -n 2 -m "slow or hypothesis" --hypothesis-profile thorough

conditions:     ## make test as another user, in another locale, zone, path, under load and so on; see tests/conditions --help
	tests/conditions

lint: layout                ## the same without the tests
	$(TYPES)

layout: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(VENV)/ready       ## lay out Python and QML
	$(BIN)/ruff format .
	$(BIN)/python -m tests.tools.qmllint --format

bench: $(VENV)/ready        ## benchmarks: ratios against baselines measured in the same run
	$(BIN)/pip install -q --require-hashes -r requirements-bench.lock
	$(BIN)/python -m tests.benchmarks

simulate: $(VENV)/ready     ## random players, faults and crashes against a model, seed after seed until one fails
	$(BIN)/python -m tests.simulate

screens: $(VENV)/ready      ## redraw the pictures in docs/screens, and record a round of every game as strips
	$(BIN)/python -m tests.tools.strips
	$(BIN)/python -m tests.tools.screens

conformance: $(VENV)/ready  ## write docs/conformance.md again from the tests' markers and the clause list
	$(BIN)/python -m tests.tools.conformance

mathematics: $(VENV)/ready  ## write the returns of everything printed again, into docs/mathematics.md and resources
	$(BIN)/python -m tests.tools.mathematics

counts: $(VENV)/ready       ## the same after counting all deals again; takes half an hour
	$(BIN)/python -m tests.tools.mathematics --recount

art: $(VENV)/ready          ## draw resources/art, make resources/sounds and speak resources/voices again
	packaging/art
	packaging/voice
	PYTHONPATH=.:packaging .cache/voice/tools/bin/python -m make.sounds

translations: $(VENV)/ready ## take new words into the languages; lists what lacks a translation
	packaging/translate

playthroughs: $(VENV)/ready ## write the golden playthroughs again; read the difference before you commit it
	$(BIN)/python -m tests.rules.playthroughs

package: $(VENV)/ready      ## freeze the kiosk and its add-on, sign them, run them, and make Debian packages of them
	packaging/needs
	packaging/freeze $(PYTHON)
	.cache/package-env/bin/python packaging/try
	packaging/deb $(BIN)/python

demo-cabinet: $(VENV)/ready ## try the package in a bare Debian with a real PID 1: install, play, kill, upgrade, purge
	$(BIN)/python packaging/cabinet/trial dist/croupier_*_amd64.deb

wheel: $(VENV)/ready        ## build the wheel and try it in an environment of its own
	packaging/build $(BIN)/python

lock:           ## pin the dependencies again, with hashes
	packaging/lock

clean:          ## remove what the other targets made
	rm -rf $(VENV) build dist .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/ready: requirements.lock pyproject.toml packaging/setup
	packaging/setup $(PYTHON) $(VENV)
